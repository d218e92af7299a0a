/** Short messages: shown for a while to those who look, and read aloud to those who listen. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Store, useStore } from "../core/store";
import { t } from "../core/words";

const SHOWN_FOR = 6_000;

interface Shown {
  text: string;
  number: number;
}

const shown = new Store<Shown | null>(null);
const spoken = new Store("");
let count = 0;

/** Show a sentence at the edge of the page, such as why something was refused. */
export function notify(text: string): void {
  count += 1;
  shown.set({ text, number: count });
}

/** Say something to a screen reader only; sighted people see it happen. */
export function announce(text: string): void {
  spoken.set(spoken.value === text ? `${text}\u00a0` : text); // The same words twice in a row are read again.
}

/** What to do with a request that failed: tell why. */
export function complain(error: unknown): void {
  notify(error instanceof Error && error.name !== "TypeError" ? error.message : t("web-unreachable"));
}

/** Something that leads elsewhere: busy from when it is asked for, until it is told why it failed. */
export function useErrand(errand: () => Promise<void>): { busy: boolean; run: () => void } {
  const [busy, setBusy] = useState(false);
  const run = (): void => {
    setBusy(true);
    errand().catch((error: unknown) => {
      complain(error);
      setBusy(false);
    });
  };
  return { busy, run };
}

export function Notices() {
  const notice = useStore(shown);
  const words = useStore(spoken);
  const layer = useRef<HTMLDivElement>(null);
  // Shown anew each time, it lies above every dialog that was opened since, and above what dims the page behind it.
  useLayoutEffect(() => {
    if (layer.current?.matches(":popover-open")) layer.current.hidePopover();
    if (notice) layer.current?.showPopover();
  }, [notice]);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => shown.set(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-label={t("web-announcements")}>
        {words}
      </div>
      <div ref={layer} class="notices" role="alert" popover="manual">
        {notice && (
          <p class="notice" key={notice.number}>
            {notice.text}
          </p>
        )}
      </div>
    </>
  );
}

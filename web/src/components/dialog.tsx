/** A window above the page. The browser's own dialog keeps the focus inside and closes on Escape. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../core/words";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

export function Dialog({ title, onClose, children, class: className = "" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      isGone.current = true; // The browser tells of the closing later, when something else may be shown.
      shown?.close();
    };
  }, []);
  useEffect(() => {
    // What can be scrolled is reached by the keyboard, even where there is nothing in it to go to.
    const scrolled = body.current;
    if (!scrolled || scrolled.querySelector("a, button, input, select, [tabindex]")) return;
    const look = (): void => {
      scrolled.tabIndex = scrolled.scrollHeight > scrolled.clientHeight ? 0 : -1;
    };
    look();
    addEventListener("resize", look); // A phone may be turned meanwhile.
    return () => removeEventListener("resize", look);
  });
  return (
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-labelledby={heading}
      onClose={() => isGone.current || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-frame">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet" onClick={onClose} aria-label={t("web-close")}>
            ✕
          </button>
        </div>
        <div ref={body} class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}

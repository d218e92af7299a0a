/** Something to be passed on, with a button that copies it. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { notify } from "../../components/notice";
import { t } from "../../core/words";

const SHOWN_FOR = 2_500;

/** Only secure pages may use the clipboard; on others, as in one's own network, an old way still works. */
async function copied(text: string, input: HTMLInputElement): Promise<boolean> {
  if (window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  input.select();
  return document.execCommand("copy");
}

export function Copy({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const field = useId();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [done]);
  async function copy(): Promise<void> {
    const worked = input.current !== null && (await copied(text, input.current).catch(() => false));
    setDone(worked);
    if (worked) notify(t("web-after-copied"));
    else notify(t("web-copy-yourself"));
  }
  return (
    <div class="copy">
      <label class="small" for={field}>
        {label}
      </label>
      <div class="copy-line">
        <input id={field} ref={input} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          {t(done ? "web-copied" : "web-copy")}
        </button>
      </div>
    </div>
  );
}

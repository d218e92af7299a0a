/** Under which name one plays, and how to take another one. */
import { useEffect, useRef, useState } from "preact/hooks";
import { complain } from "../components/notice";
import { me, rename } from "../core/me";
import { useStore } from "../core/store";
import { t } from "../core/words";

const LONGEST = 24;

function Changing({ name, onDone }: { name: string; onDone: () => void }) {
  const [written, setWritten] = useState(name);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const wanted = written.trim();
    if (!wanted || wanted === name) return onDone();
    setBusy(true);
    try {
      await rename(wanted);
      onDone();
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  }
  return (
    <form class="name-form" onSubmit={(event) => void save(event)}>
      <input
        ref={input}
        value={written}
        maxLength={LONGEST}
        required
        autoComplete="nickname"
        aria-label={t("web-your-name")}
        onInput={(event) => setWritten(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone()}
      />
      <button class="primary" disabled={busy}>
        {t("web-save")}
      </button>
      <button type="button" class="quiet" onClick={onDone}>
        {t("web-cancel")}
      </button>
    </form>
  );
}

export function NameForm() {
  const known = useStore(me);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!known) return <p class="name-line" />;
  if (open) {
    const close = (): void => {
      setOpen(false);
      requestAnimationFrame(() => button.current?.focus());
    };
    return <Changing name={known.name} onDone={close} />;
  }
  const change = t("web-change-name");
  return (
    <p class="name-line">
      <span>{t("web-playing-as", { name: known.name })}</span>
      <button ref={button} type="button" class="quiet small" onClick={() => setOpen(true)} aria-label={change}>
        {t("web-change")}
      </button>
    </p>
  );
}

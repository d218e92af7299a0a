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
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      isGone.current = true; // The browser tells of the closing later, when something else may be shown.
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-labelledby={heading}
      onClose={() => isGone.current || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-frame">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet" onClick={onClose} aria-label={t("web-close")}>
            ✕
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}

/** What happened while somebody was away: a few lines to read, instead of a film of it. */
import { t } from "../core/words";
import type { LogLine } from "./state";

/** So many lines are enough to know what one comes back to. */
const MOST_LINES = 12;

export function Since({ lines, onClose }: { lines: readonly LogLine[]; onClose: () => void }) {
  if (!lines.length) return null;
  const shown = lines.slice(-MOST_LINES);
  return (
    <section class="since" aria-label={t("web-since")}>
      <h2>{t("web-since")}</h2>
      <ol tabIndex={0}>
        {shown.length < lines.length && <li aria-hidden="true">…</li>}
        {shown.map(({ version, text, heading }, place) => (
          <li key={`${version}.${place}`} class={heading ? "log-heading" : ""}>
            {text}
          </li>
        ))}
      </ol>
      <button type="button" class="primary" onClick={onClose}>
        {t("web-since-read")}
      </button>
    </section>
  );
}

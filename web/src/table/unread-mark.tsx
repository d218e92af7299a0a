/** How many remarks somebody has not read yet. */
import { number, t } from "../core/words";

export function UnreadMark({ count }: { count: number }) {
  if (!count) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{number(count)}</span>
      <span class="unseen">{t("web-unread", { count })}</span>
    </span>
  );
}

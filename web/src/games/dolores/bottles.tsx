/** Bottles in a list; touching one shows its text. */
import { Icon } from "./faces";
import { t } from "./words";

export function BottleList({ bottles, explain }: { bottles: readonly string[]; explain: (topic: string) => void }) {
  return (
    <ul class="dolores-sorted-bottles">
      {bottles.map((bottle) => (
        <li key={bottle}>
          <button type="button" class="dolores-vial" onClick={() => explain(`bottle-${bottle}`)}>
            <Icon name={`bottles-${bottle}`} />
            {t(`bottle-${bottle}`)}
            <span class="unseen">{t("web-dolores-read")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

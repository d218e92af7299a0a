/** The hand of a duellist beside the cards: closed over a secret, still open, or shown. */
import { Icon } from "./faces";
import { list, t } from "./words";

interface HandProps {
  player: string;
  /** What is shown; two of them for a two-hand trick. */
  shown: readonly string[];
  /** What the viewer alone has chosen so far. */
  own: readonly string[];
  hasChosen: boolean;
  isChoosing: boolean;
}

export function gestureName(gesture: string): string {
  return t(`gesture-${gesture}`);
}

function Mark({ look, label, children }: { look: string; label: string; children: string }) {
  return (
    <span class={`dolores-hand dolores-hand-${look}`} role="img" aria-label={label}>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

export function Hand({ player, shown, own, hasChosen, isChoosing }: HandProps) {
  const gestures = shown.length ? shown : own;
  if (gestures.length) {
    const words = list(gestures.map(gestureName));
    const label = t(shown.length ? "web-dolores-shows" : "web-dolores-own-secret", { player, gesture: words });
    return (
      <span class={`dolores-hand dolores-hand-${shown.length ? "shown" : "secret"}`} role="img" aria-label={label}>
        {gestures.map((gesture) => (
          <Icon key={gesture} name={`gestures-${gesture}`} />
        ))}
      </span>
    );
  }
  if (hasChosen) return <Mark look="closed" label={t("web-dolores-has-chosen", { player })}>✓</Mark>;
  if (isChoosing) return <Mark look="choosing" label={t("web-dolores-is-choosing", { player })}>…</Mark>;
  return <span class="dolores-hand dolores-hand-empty" aria-hidden="true" />;
}

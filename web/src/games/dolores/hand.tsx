/** The hand of a duellist: empty, closed over a secret, or shown. */
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
  /** Changes when hands are shown: one, two, three. */
  counted: number | null;
}

export function gestureName(gesture: string): string {
  return t(`gesture-${gesture}`);
}

export function Hand({ player, shown, own, hasChosen, isChoosing, counted }: HandProps) {
  const gestures = shown.length ? shown : own;
  if (gestures.length) {
    const words = list(gestures.map(gestureName));
    const label = t(shown.length ? "web-dolores-shows" : "web-dolores-own-secret", { player, gesture: words });
    const motion = counted === null ? "" : "dolores-hand-counted";
    return (
      <span
        key={counted}
        class={`dolores-hand dolores-hand-${shown.length ? "shown" : "secret"} ${motion}`}
        role="img"
        aria-label={label}
      >
        {gestures.map((gesture) => (
          <Icon key={gesture} name={`gestures-${gesture}`} class="dolores-hand-gesture" />
        ))}
        {counted !== null && <Icon name="gestures-fight" class="dolores-hand-shaking" />}
      </span>
    );
  }
  if (hasChosen) {
    return (
      <span class="dolores-hand dolores-hand-closed" role="img" aria-label={t("web-dolores-has-chosen", { player })}>
        <span aria-hidden="true">✓</span>
      </span>
    );
  }
  if (!isChoosing) return <span class="dolores-hand dolores-hand-empty" aria-hidden="true" />;
  return (
    <span class="dolores-hand dolores-hand-choosing" role="img" aria-label={t("web-dolores-is-choosing", { player })}>
      <span aria-hidden="true">…</span>
    </span>
  );
}

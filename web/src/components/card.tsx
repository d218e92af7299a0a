/** Card faces and backs of both games: our own, drawn in HTML and SVG, of any size (`--card` is the width). */
import { readGood } from "../core/goods";
import { t } from "../core/words";
import { Icon } from "./icon";

export interface LootCard {
  suit: string;
  value: number;
}

export function cardName({ suit, value }: LootCard): string {
  return t("card", { suit: t(`suit-${suit}`), value });
}

/** A card of Dead Man's Draw. Suits differ by drawing, and by colour for those who see it. */
export function LootFace({ suit, value, class: className = "" }: LootCard & { class?: string }) {
  return (
    <span class={`face loot ${className}`} data-suit={suit}>
      <span class="face-value">{value}</span>
      <Icon name={`suits-${suit}`} class="face-icon" />
      <span class="face-value face-foot">{value}</span>
    </span>
  );
}

export function goodName(card: string): string {
  const { kind, value } = readGood(card);
  return value === null ? t(`bottle-${kind}`) : t("card", { suit: t(`kind-${kind}`), value });
}

/** A card of Dolores: goods with a value, or a bottle message with its name. */
export function GoodFace({ card, class: className = "" }: { card: string; class?: string }) {
  const { kind, value } = readGood(card);
  if (value === null) {
    return (
      <span class={`face bottle ${className}`} data-bottle={kind}>
        <Icon name="signs-bottle" class="face-bottle" />
        <Icon name={`bottles-${kind}`} class="face-icon" />
        <span class="face-name">{t(`bottle-${kind}`)}</span>
      </span>
    );
  }
  return (
    <span class={`face good ${className}`} data-kind={kind}>
      <span class="face-value">{value}</span>
      <Icon name={`goods-${kind}`} class="face-icon" />
      <span class="face-value face-foot">{value}</span>
    </span>
  );
}

/** The back that all cards share: a compass rose on the night sea. */
export function CardBack({ class: className = "" }: { class?: string }) {
  return (
    <span class={`face back ${className}`}>
      <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <rect x="6" y="6" width="88" height="128" rx="7" class="back-frame" />
        <circle cx="50" cy="70" r="30" class="back-ring" />
        <circle cx="50" cy="70" r="24" class="back-ring" />
        <path d="M50 32 L56 64 L88 70 L56 76 L50 108 L44 76 L12 70 L44 64 Z" class="back-rose" />
        <path d="M50 50 L53.5 66.5 L70 70 L53.5 73.5 L50 90 L46.5 73.5 L30 70 L46.5 66.5 Z" class="back-heart" transform="rotate(45 50 70)" />
        <path d="M12 20 q6 -6 12 0 t12 0 t12 0 t12 0 t12 0 t12 0" class="back-wave" />
        <path d="M12 124 q6 -6 12 0 t12 0 t12 0 t12 0 t12 0 t12 0" class="back-wave" />
      </svg>
    </span>
  );
}

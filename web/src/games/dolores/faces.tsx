/** The cards of this game, our own: drawn in HTML and SVG, of any size (`--card` is the width). */
import { iconsWith } from "../../components/icon";
import vignettes from "./vignettes.json";
import { readGood } from "./goods";
import drawings from "../../generated/icons/dolores.json";
import { t } from "./words";
import "./styles/faces.css";

export const Icon = iconsWith(drawings);

export function goodName(card: string): string {
  const { kind, value } = readGood(card);
  return value === null ? t(`bottle-${kind}`) : t("card", { suit: t(`kind-${kind}`), value });
}

/** Behind what a card shows: the place where it was found, in two tones of its colour. */
function Vignette({ scene }: { scene: keyof typeof vignettes.scenes }) {
  return (
    <svg class="face-art" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect class="face-sky" x="6" y="6" width="88" height="128" rx="4" />
      <path class="face-ground" d={vignettes.ground} />
      <path class="face-scene" d={vignettes.scenes[scene]} />
    </svg>
  );
}

/** What a card shows, with its shadow and the light on it. */
function Picture({ name }: { name: string }) {
  return (
    <span class="face-picture">
      <Icon name={name} class="face-shadow" />
      <Icon name={name} class="face-icon" />
      <Icon name={name} class="face-light" />
    </span>
  );
}

/** Goods with a value, or a bottle message with its name. */
export function GoodFace({ card }: { card: string }) {
  const { kind, value } = readGood(card);
  if (value === null) {
    return (
      <span class="face illustrated bottle" data-bottle={kind}>
        <Vignette scene="bottle" />
        <Icon name="bottles-bottle" class="face-bottle" />
        <Picture name={`bottles-${kind}`} />
        <span class="face-name">{t(`bottle-${kind}`)}</span>
      </span>
    );
  }
  return (
    <span class="face illustrated good" data-kind={kind}>
      <Vignette scene={kind as keyof typeof vignettes.scenes} />
      <Picture name={`goods-${kind}`} />
      <span class="face-value">{value}</span>
      <span class="face-value face-foot" aria-hidden="true">
        {value}
      </span>
    </span>
  );
}

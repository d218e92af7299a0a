/** The cards of this game, our own: drawn in HTML and SVG, of any size (`--card` is the width). */
import { ValueFace } from "../../components/card";
import { iconsWith } from "../../components/icon";
import { readGood } from "./goods";
import drawings from "./icons.json";
import { t } from "./words";
import "./styles/faces.css";

export const Icon = iconsWith(drawings);

export function goodName(card: string): string {
  const { kind, value } = readGood(card);
  return value === null ? t(`bottle-${kind}`) : t("card", { suit: t(`kind-${kind}`), value });
}

/** Goods with a value, or a bottle message with its name. */
export function GoodFace({ card }: { card: string }) {
  const { kind, value } = readGood(card);
  if (value === null) {
    return (
      <span class="face bottle" data-bottle={kind}>
        <Icon name="bottles-bottle" class="face-bottle" />
        <Icon name={`bottles-${kind}`} class="face-icon" />
        <span class="face-name">{t(`bottle-${kind}`)}</span>
      </span>
    );
  }
  return (
    <ValueFace class="good" data-kind={kind} value={value}>
      <Icon name={`goods-${kind}`} class="face-icon" shaded />
    </ValueFace>
  );
}

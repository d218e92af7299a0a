/** The cards of this game, our own: drawn in HTML and SVG, of any size (`--card` is the width). */
import { ValueFace } from "../../components/card";
import { iconsWith } from "../../components/icon";
import drawings from "./icons.json";
import { t } from "./words";
import "./styles/faces.css";

export const Icon = iconsWith(drawings);

export interface LootCard {
  suit: string;
  value: number;
}

export function cardName({ suit, value }: LootCard): string {
  return t("card", { suit: t(`suit-${suit}`), value });
}

/** Suits differ by drawing, and by colour for those who see it. */
export function LootFace({ suit, value }: LootCard) {
  return (
    <ValueFace class="loot" data-suit={suit} value={value}>
      <Icon name={`suits-${suit}`} class="face-icon" shaded />
    </ValueFace>
  );
}

/** The cards of this game, our own: drawn in HTML and SVG, of any size (`--card` is the width). */
import { iconsWith } from "../../components/icon";
import { pictureOf } from "./art";
import drawings from "../../generated/icons/dead-mans-draw.json";
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

/** The illustration of a suit, without a value. */
export function LootArt({ suit }: { suit: string }) {
  return <span class="loot-drawing" style={{ backgroundImage: `url("${pictureOf(suit)}")` }} />;
}

/** Suits differ by drawing, and by colour for those who see it. */
export function LootFace({ suit, value }: LootCard) {
  return (
    <span class="face loot" data-suit={suit}>
      <LootArt suit={suit} />
      <span class="face-value">{value}</span>
    </span>
  );
}

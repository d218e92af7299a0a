/** What is special about a match of Dolores when it is over. */
import type { DrawnCard } from "../../table/game-module";
import { GoodFace, goodName, Icon } from "./faces";
import { t } from "./words";

export { deal } from "./deal/check";

export const stretch = "duel";

/** Kinds are shown by their drawings. */
export function PartName({ name }: { name: string }) {
  const kind = name.replace(/^kind-/, "");
  return (
    <span class="part-icon good" data-kind={kind}>
      <Icon name={`goods-${kind}`} label={t(name)} />
    </span>
  );
}

export function CardFace({ card }: { card: NonNullable<DrawnCard> }) {
  return <GoodFace card={String(card)} />;
}

export function cardName(card: NonNullable<DrawnCard>): string {
  return goodName(String(card));
}

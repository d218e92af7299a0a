/** What is special about a match of Dead Man's Draw when it is over. */
import type { Card, DeadMansDrawView } from "../../generated/wire";
import type { DrawnCard } from "../../table/game-module";
import type { View } from "../../table/state";
import { cardName as lootName, Icon, LootFace } from "./faces";
import { t } from "./words";

export { deal } from "./deal/check";

export const stretch = "turn";

/** A suit is shown by its drawing, everything else by its name. */
export function PartName({ name }: { name: string }) {
  const [, suit] = /^suit-(.+)$/.exec(name) ?? [];
  if (!suit) return <span>{t(name)}</span>;
  return (
    <span class="part-icon loot" data-suit={suit}>
      <Icon name={`suits-${suit}`} label={t(name)} />
    </span>
  );
}

export function note(view: View, seat: number): string {
  return t("web-after-cards", { cards: (view as DeadMansDrawView).banks[seat]?.length ?? 0 });
}

function loot(card: NonNullable<DrawnCard>) {
  const [suit, value] = card as Card;
  return { suit, value };
}

export function CardFace({ card }: { card: NonNullable<DrawnCard> }) {
  return <LootFace {...loot(card)} />;
}

export function cardName(card: NonNullable<DrawnCard>): string {
  return lootName(loot(card));
}

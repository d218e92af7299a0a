/** What is special about a match of Dolores when it is over. */
import type { DoloresView } from "../../generated/wire";
import type { DrawnCard } from "../../table/game-module";
import type { ScorePart, View } from "../../table/state";
import { GoodFace, goodName, Icon } from "./faces";
import { isDoubled, scores, worths } from "./scores";
import { t } from "./words";

export { deal } from "./deal/check";

export const stretch = "duel";

/** The most and the least valuable kinds score, the most valuable first. */
export function scoreOf(view: View, seat: number): ScorePart[] {
  const { displays, options } = view as DoloresView;
  const kinds = worths(displays[seat] ?? [], Number(options["smallest-set"]));
  const scoring = kinds.filter(scores).sort((one, other) => other.total - one.total);
  const times = isDoubled(kinds) ? 2 : 1;
  const marks = isDoubled(kinds) ? ["doubled"] : [];
  return scoring.map(({ kind, total, values }) => ({
    name: `kind-${kind}`,
    points: times * total,
    values: [...values],
    marks,
  }));
}

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

/** What makes a score, part by part, for people who want to check it. */
import { type ScorePart, scoreParts } from "../dead-mans-draw/scoring";
import { isDoubled, scores, worths } from "../dolores/scores";
import type { DeadMansDrawView, DoloresView } from "../generated/wire";

export interface Score {
  parts: readonly ScorePart[];
  /** Dolores: all kinds are worth the same, so that they count twice. */
  doubled: boolean;
}

/** The most and the least valuable kinds score, the most valuable first. */
function goodsScore(view: DoloresView, seat: number): Score {
  const kinds = worths(view.displays[seat] ?? [], Number(view.options["smallest-set"]));
  const scoring = kinds.filter(scores).sort((one, other) => other.total - one.total);
  const parts = scoring.map(({ kind, total: points, values }) => ({ name: `kind-${kind}`, points, values }));
  return { parts, doubled: isDoubled(kinds) };
}

/** The parts of a seat's score. */
export function scoreOf(view: DeadMansDrawView | DoloresView, seat: number): Score {
  return "banks" in view ? { parts: scoreParts(view, seat), doubled: false } : goodsScore(view, seat);
}

export function total({ parts, doubled }: Score): number {
  return parts.reduce((sum, { points }) => sum + points, 0) * (doubled ? 2 : 1);
}

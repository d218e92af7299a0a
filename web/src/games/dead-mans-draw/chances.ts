/** A chance as people say it: one in four, two in three. */

export interface Odds {
  busting: number;
  cards: number;
}

/** More than this many cards are hard to imagine. */
const MOST = 60;
const FEW = 6;

/** The simplest odds near a chance between 0 and 1: one in so many up to a half, else of at most six. */
export function oddsOf(chance: number): Odds {
  if (chance <= 0.45) return { busting: 1, cards: Math.min(MOST, Math.max(2, Math.round(1 / chance))) };
  let best: Odds = { busting: 1, cards: 2 };
  for (let cards = 2; cards <= FEW; cards += 1) {
    for (let busting = 1; busting < cards; busting += 1) {
      const isNearer = Math.abs(busting / cards - chance) < Math.abs(best.busting / best.cards - chance) - 1e-9;
      if (isNearer) best = { busting, cards };
    }
  }
  return best;
}

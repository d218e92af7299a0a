/** The two sides of a duel, and how cards come to lie there and leave, event by event. */
import type { Happened } from "../../generated/wire";
import { readGood } from "./goods";

/** What lies before the neighbour, and what lies before the dealer. */
export type Sides<Card> = readonly [neighbour: readonly Card[], dealer: readonly Card[]];

/** Where a card of a display is seen: the stack of its kind, or the bottle itself. */
export function placeInDisplay(seat: number, card: string): string {
  const { kind, value } = readGood(card);
  return value === null ? `bottle-${seat}-${kind}` : `kind-${seat}-${kind}`;
}

export function named({ card }: Happened): string | null {
  return typeof card === "string" ? card : null;
}

/** A place on one of the sides. */
export interface Spot {
  side: 0 | 1;
  place: number;
}

/** Where the card lies, or one that lies face down and may be it; what lies before its taker is looked at first. */
export function findLeaving<Card>(
  sides: Sides<Card>,
  card: string | null,
  nearest: 0 | 1,
  faceOf: (card: Card) => string | null,
): Spot | null {
  const order = nearest ? ([1, 0] as const) : ([0, 1] as const);
  for (const face of [card, null]) {
    for (const side of order) {
      const place = sides[side].findIndex((each) => faceOf(each) === face);
      if (place >= 0) return { side, place };
    }
  }
  return null;
}

export function without<Card>([one, other]: Sides<Card>, { side, place }: Spot): Sides<Card> {
  return side ? [one, other.toSpliced(place, 1)] : [one.toSpliced(place, 1), other];
}

/** The whirlpool: the places of the mask come to lie before the neighbour. */
export function arranged<Card>(sides: Sides<Card>, mask: number): Sides<Card> {
  const all = sides.flat();
  const isBefore = (place: number): boolean => Boolean((mask >> place) & 1);
  return [all.filter((_, place) => isBefore(place)), all.filter((_, place) => !isBefore(place))];
}

/** The whirlpool: a card and one of the other side change places when both are touched; every layout is a legal one. */
import { useEffect, useState } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";

export interface Arranging {
  /** The places that lie before the neighbour, and those before the dealer, as they are laid out so far. */
  before: readonly number[];
  after: readonly number[];
  /** The place that was touched last, and waits for another to change with. */
  held: number | null;
  touch: (place: number) => void;
}

export interface Draft {
  before: readonly number[];
  after: readonly number[];
  held: number | null;
}

export function asTheyLie(view: DoloresView): Draft {
  const count = view.before_neighbour.length;
  const places = [...view.before_neighbour, ...view.before_dealer].map((_, place) => place);
  return { before: places.slice(0, count), after: places.slice(count), held: null };
}

/** What a touch makes of it: a card is taken up, put down, or changes places with one of the other side. */
export function touched(draft: Draft, place: number): Draft {
  const { held } = draft;
  if (held === place) return { ...draft, held: null };
  const sameSide = held !== null && draft.before.includes(held) === draft.before.includes(place);
  if (held === null || sameSide) return { ...draft, held: place };
  const swap = (side: readonly number[]): number[] =>
    side.map((each) => (each === held ? place : each === place ? held : each));
  return { before: swap(draft.before), after: swap(draft.after), held: null };
}

/** Null while nothing is to be laid out. */
export function useArranging(view: DoloresView, active: boolean): Arranging | null {
  const [draft, setDraft] = useState<Draft>(() => asTheyLie(view));
  useEffect(() => setDraft(asTheyLie(view)), [active, view.before_neighbour.length, view.before_dealer.length]);
  if (!active) return null;
  const fits = draft.before.length === view.before_neighbour.length && draft.after.length === view.before_dealer.length;
  return { ...(fits ? draft : asTheyLie(view)), touch: (place) => setDraft((before) => touched(before, place)) };
}

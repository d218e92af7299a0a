/** Follows the cards from one view to the next. */
import { useRef } from "preact/hooks";
import type { Card, DeadMansDrawView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { isCard, written } from "./cards";
import { type Copies, follow, type Journeys, journeys } from "./copies";

export interface Followed extends Journeys {
  view: DeadMansDrawView;
  /** Counts the views. */
  number: number;
  copies: Copies;
  /** The card on the discard pile that was thrown there last, as far as one may look. */
  discarded: Card | null;
}

const THROWN = new Set(["busted", "lost", "fired", "sword-discarded"]);

function lastDiscarded(before: Card | null, view: DeadMansDrawView, state: TableState): Card | null {
  const pile = view.discard;
  if (!pile?.length) return null;
  const thrown = state.events.flatMap(({ event, card }) => (THROWN.has(event) && isCard(card) ? [card] : []));
  const names = new Set(pile.map(written));
  const there = [...(before ? [before] : []), ...thrown].filter((card) => names.has(written(card)));
  return there.at(-1) ?? pile.at(-1) ?? null;
}

export function useFollowed(state: TableState, view: DeadMansDrawView): Followed {
  const kept = useRef<Followed | null>(null);
  if (kept.current?.view !== view) {
    const before = kept.current;
    const copies = follow(before?.copies ?? new Map<string, string[]>(), view);
    kept.current = {
      view,
      number: (before?.number ?? 0) + 1,
      copies,
      discarded: lastDiscarded(before?.discarded ?? null, view, state),
      ...journeys(before?.copies ?? new Map<string, string[]>(), copies, state.events),
    };
  }
  return kept.current;
}

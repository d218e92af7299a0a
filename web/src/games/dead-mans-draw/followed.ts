/** Follows the cards from one view to the next. */
import { useMemo, useRef } from "preact/hooks";
import type { Card, DeadMansDrawView, Happened } from "../../generated/wire";
import type { BoardProps } from "../../table/board";
import { isCard, without, written } from "./cards";
import { type Copies, follow, type Journeys, journeys } from "./copies";

export interface Followed extends Journeys {
  view: DeadMansDrawView;
  /** Counts the views. */
  number: number;
  copies: Copies;
  /** The cards of the discard pile that were thrown there last, as far as one may look: the top one, and that under it. */
  discarded: Card | null;
  under: Card | null;
}

const THROWN = new Set(["busted", "lost", "fired", "sword-discarded"]);

/** The cards that were thrown, in their order. */
export function thrownBy(events: readonly Happened[]): Card[] {
  return events.flatMap(({ event, card }) => (THROWN.has(event) && isCard(card) ? [card] : []));
}

/** The card that lies on top: of those that are still there, the one that was thrown last. */
export function topDiscard(pile: readonly Card[] | null, thrown: readonly Card[]): Card | null {
  if (!pile?.length) return null;
  const names = new Set(pile.map(written));
  return thrown.findLast((card) => names.has(written(card))) ?? pile.at(-1) ?? null;
}

/** What is shown now, against what was shown before. */
export function useFollowed({ state, view, scene, past }: BoardProps<DeadMansDrawView>): Followed {
  const kept = useRef<Followed | null>(null);
  const seen = useRef<Card[]>([]);
  const before = useMemo(() => thrownBy(past ?? []), [past]);
  if (kept.current?.view !== view) {
    const events = scene ? scene.events : state.events;
    const copies = follow(kept.current?.copies ?? new Map<string, string[]>(), view);
    seen.current = [...seen.current, ...thrownBy(events)];
    kept.current = {
      view,
      number: (kept.current?.number ?? 0) + 1,
      copies,
      ...journeys(kept.current?.copies ?? new Map<string, string[]>(), copies, events),
      discarded: null,
      under: null,
    };
  }
  const thrown = [...before, ...seen.current];
  const discarded = topDiscard(view.discard, thrown);
  const under = discarded && topDiscard(without(view.discard ?? [], [discarded]), thrown);
  return { ...kept.current, discarded, under };
}

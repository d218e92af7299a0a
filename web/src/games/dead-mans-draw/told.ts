/** What the server tells of every choice and of the odds, beyond its present description of the messages. */
import type { Card, DeadMansDrawView } from "../../generated/wire";
import type { Choice } from "../../table/state";

/** What a legal move is about. */
export interface LootChoice extends Choice {
  /** The card that moves first. */
  card?: Card | null;
  /** Where the thing lies that is chosen: a card of the row or of an offer, a stack of the bank of `seat`, the pile. */
  place?: "row" | "offer" | "bank" | "pile" | null;
  trait?: string | null;
}

interface Odds {
  /** What the active player would gain by collecting now, and lose by a bust. */
  stakes?: { gain: number; loss: number } | null;
  /** The cards among those that may come next which would bust now; a card that is there twice stands there twice. */
  busting?: Card[] | null;
}

export function stakesOf(view: DeadMansDrawView & Odds): { gain: number; loss: number } {
  return view.stakes ?? { gain: 0, loss: 0 };
}

export function bustingOf(view: DeadMansDrawView & Odds): readonly Card[] {
  return view.busting ?? [];
}

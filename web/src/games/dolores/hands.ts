/** Which choices of Dolores are easily slips, which are passed up by themselves, and which can be made in advance. */
import type { AnyChoice, DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { GESTURES, isDuellist } from "./choices";

const SLIPS = new Set(["peace", "fight", "choice", "both", "show", "rob", "drop"]);

export function isSlip({ verb }: AnyChoice): boolean {
  return SLIPS.has(verb);
}

/** Passing in a window for bottles. When dawn has come, everybody wants to be asked. */
export function passing({ view, moves }: TableState): string | undefined {
  const { asks, step } = view as DoloresView;
  return asks === "window" && step !== "dawn" && moves.includes("pass") ? "pass" : undefined;
}

/** The gestures, for a duellist who sees the cards and waits for others to pass. */
export function inAdvance({ view, seat, moves }: TableState): readonly string[] {
  const { asks, step, lantern, two_hand: twoHand } = view as DoloresView;
  const isWaiting = asks === "window" && step === "before_count" && !moves.length;
  const sees = lantern === null || lantern === seat;
  return isWaiting && sees && twoHand !== seat && isDuellist(view as DoloresView, seat) ? GESTURES : [];
}

/**
 * What a game's board is given. The same boards show a live match, a replay and a lesson.
 *
 * Whatever makes a move when it is touched carries that move as `data-move`, so that tests can touch every one.
 */
import type { Happened } from "../generated/wire";
import type { Scene } from "./scenes";
import type { TableState, View } from "./state";

/** A choice that is made but not yet on its way, or on its way and not yet answered. */
export interface Held {
  move: string;
  /** For how many milliseconds it can still be taken back; 0 once it is on its way. */
  lasts: number;
  /** Takes it back; null once it is on its way. */
  undo: (() => void) | null;
}

export interface BoardProps<Shown extends View> {
  /** The table as it is shown: while the board shows what is past, it has no moves and no question. */
  state: TableState;
  /** What the board shows. */
  view: Shown;
  /** What is being played over it; null while nothing is. Its events are those to be seen, heard and felt. */
  scene?: Scene | null;
  /** For how many milliseconds the scene lasts, at this table's pace. */
  lasts?: number;
  /** Another one for every picture: cards travel when it changes. */
  frame?: number;
  /** Makes a move of `state.moves`; null where nobody can act: for spectators, in replays, while one is on its way. */
  act: ((move: string) => void) | null;
  /** The choice that waits to be sent, or to be answered; shown where it was made. */
  held?: Held | null;
  /** The only legal move, which makes itself in so many milliseconds; null where there is a choice. */
  forced?: { move: string; lasts: number } | null;
  /** A move chosen before it is asked for, and how to choose or drop one; null where nobody can. */
  advance?: { chosen: string; choose: (move: string) => void } | null;
  /** Makes a promise; null where none can be made. */
  promise: ((promise: string) => void) | null;
  /** Whether the odds are shown: the table allows it, and the viewer wants it. */
  odds: boolean;
  /** Shows the text of a thing of the game by its topic in the rules. */
  explain: (topic: string) => void;
  /** What happened before this browser came, oldest first; a board may look there for what a view does not tell. */
  past?: readonly Happened[];
}

/**
 * What a game's board is given. The same boards show a live match, a replay and a lesson.
 *
 * Whatever makes a move when it is touched carries that move as `data-move`, so that tests can touch every one.
 */
import type { TableState, View } from "./state";

export interface BoardProps<Shown extends View> {
  state: TableState;
  view: Shown;
  /** Makes a move of `state.moves`; null where nobody can act: for spectators, in replays, while one is on its way. */
  act: ((move: string) => void) | null;
  /** Makes a promise; null where none can be made. */
  promise: ((promise: string) => void) | null;
  /** Whether the odds are shown: the table allows it, and the viewer wants it. */
  odds: boolean;
  /** Shows the text of a thing of the game by its topic in the rules. */
  explain: (topic: string) => void;
}

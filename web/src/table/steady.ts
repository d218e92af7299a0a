/** Acting without losing one's place: while a move is on its way the choices stay where they are, and do nothing. */
import { useRef } from "preact/hooks";

type Act = ((move: string) => void) | null;

function wait(): void {
  // The answer to the last move is on its way; a second one would be made by mistake.
}

export function useSteadyAct(act: Act, moves: readonly string[]): Act {
  const could = useRef(false); // Spectators and replays can never act, and get no buttons.
  could.current ||= act !== null;
  return act ?? (could.current && moves.length > 0 ? wait : null);
}

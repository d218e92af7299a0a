/** The face of a player at the table. */
import type { TableState } from "../../table/state";

export type Mood = "calm" | "glad" | "angry" | "afraid" | "sly";

interface LikenessProps {
  state: TableState;
  seat: number;
  mood?: Mood;
}

export function Likeness({ state, seat }: LikenessProps) {
  return (
    <span class="dolores-likeness" aria-hidden="true">
      {(state.view?.players[seat] ?? "").charAt(0)}
    </span>
  );
}

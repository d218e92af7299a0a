/** The face of a player at the table, with what it says of what happens. */
import { type Mood, SeatPortrait } from "../../components/portrait";
import type { TableState } from "../../table/state";

interface LikenessProps {
  state: TableState;
  seat: number;
  mood?: Mood;
}

export function Likeness({ state, seat, mood = "calm" }: LikenessProps) {
  return (
    <span class="dolores-likeness">
      <SeatPortrait state={state} seat={seat} mood={mood} />
    </span>
  );
}

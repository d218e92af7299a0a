/** What is heard of a move, and the light of dawn. */
import { useEffect, useRef } from "preact/hooks";
import { play, type Sound } from "../../core/sound";
import type { DoloresView, Happened } from "../../generated/wire";
import type { TableState } from "../../table/state";
import type { Scene } from "./scene";

/** The most telling sound of a move; one is enough. */
function soundOf(events: readonly Happened[], view: DoloresView): Sound | null {
  const has = (name: string, seat?: number | null): boolean =>
    events.some((each) => each.event === name && (seat === undefined || each.seat === seat));
  if (has("won", view.seat)) return "win";
  if (has("dawn") || has("over")) return "bust";
  if (has("showed") || has("both")) return "reveal";
  if (view.seat !== null && (has("took", view.seat) || has("robbed", view.seat))) return "collect";
  if (has("lost") || has("dropped")) return "bust";
  return has("dealt") || has("took") || has("played") || has("arranged") ? "card" : null;
}

export function useSounds(state: TableState, view: DoloresView): void {
  useEffect(() => {
    const sound = soundOf(state.events, view);
    if (sound) play(sound);
  }, [state.version]);
}

/** The sun comes up over the table; nobody has to wait for it, and the next move does not cut it short. */
export function Dawn({ scene }: { scene: Scene }) {
  const rose = useRef<number | null>(null);
  if (scene.dawn) rose.current = scene.number;
  return rose.current === null ? null : <div key={rose.current} class="dolores-dawn" aria-hidden="true" />;
}

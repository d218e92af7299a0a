/** What a player's face says of what is being played. */
import type { Mood } from "../../components/portrait";
import type { DoloresView } from "../../generated/wire";
import type { Scene } from "../../table/scenes";

export function moodOf(view: DoloresView, scene: Scene | null, seat: number): Mood {
  if (view.winners.length) return view.winners.includes(seat) ? "glad" : "cross";
  for (const { event, seat: whose, other } of scene?.events ?? []) {
    if (event === "robbed" && other === seat) return "cross";
    if (event === "robbed" && whose === seat) return "sly";
    if (event === "took" && whose === seat) return "glad";
    if (event === "dropped" && whose === seat) return "cross";
    if (event === "bet-won" && whose === seat) return "glad";
    if (event === "dawn") return "shocked";
    if (event === "showed" && whose === seat && other === "fight") return "cross";
    if (event === "showed" && whose === seat && other === "choice") return "sly";
  }
  return "calm";
}

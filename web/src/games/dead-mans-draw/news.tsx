/** What has just happened, in words, for as long as it is the latest; what hits the viewer is told louder. */
import { useRef } from "preact/hooks";
import type { Happened } from "../../generated/wire";
import { toldBy } from "../../table/state";
import { usePlay } from "./play";
import type { Room } from "./room";
import { fitting } from "./telling";

const ATTACKS = new Set(["fired", "scavenged", "stolen", "plundered"]);

/** How loud it is told: an attack on the viewer and a bust are news of their own. */
function loudness(events: readonly Happened[], seat: number | null): string {
  const isHit = events.some(({ event, other, seat: by }) => ATTACKS.has(event) && other === seat && by !== seat);
  if (isHit && seat !== null) return "draw-news-hit";
  return events.some(({ event }) => event === "busted") ? "draw-news-bust" : "";
}

interface Told {
  words: string;
  look: string;
}

/** How many letters fit where the news stand. */
function lettersIn({ shape, row }: Room): number {
  return shape === "line" ? Math.max(150, row / 5) : Math.max(80, row / 3.6);
}

export function News() {
  const { state, scene, room } = usePlay();
  const last = useRef<Told>({ words: "", look: "" });
  // What a drawn card leads to is not told before the card is turned over.
  const isWaiting = scene?.kind === "draw" && scene.events.at(-1) !== state.events.at(-1);
  const words = isWaiting ? "" : fitting(toldBy(state), lettersIn(room));
  if (words) last.current = { words, look: loudness(state.events, state.seat) };
  const { look } = last.current;
  return (
    <p class={`draw-news ${look}`} data-tip={look === "draw-news-bust" ? "bust" : undefined}>
      <span key={last.current.words}>{last.current.words}</span>
    </p>
  );
}

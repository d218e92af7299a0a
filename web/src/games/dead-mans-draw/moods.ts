/** The faces that players make at what has just happened to them. */
import type { Mood } from "../../components/portrait";
import type { Happened } from "../../generated/wire";

const AT_SEAT: Readonly<Record<string, Mood>> = {
  busted: "shocked",
  lost: "cross",
  "lost-to": "cross",
  collected: "glad",
  bonus: "glad",
  saved: "glad",
  plundered: "sly",
  fired: "sly",
  scavenged: "sly",
  stolen: "sly",
  owes: "shocked",
  won: "glad",
};

const HIT = new Set(["fired", "scavenged", "stolen", "plundered"]);

export function moodOf(events: readonly Happened[], seat: number): Mood {
  let mood: Mood = "calm";
  for (const { event, seat: whose, other } of events) {
    if (HIT.has(event) && other === seat && whose !== seat) return "cross";
    if (event === "lost-to" && other === seat) return "sly";
    if (whose === seat) mood = AT_SEAT[event] ?? mood;
  }
  return mood;
}

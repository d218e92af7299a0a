/** Cuts what a move did into scenes, each over the picture that it leads to. */
import type { DeadMansDrawView, Happened } from "../../generated/wire";
import type { Cut, Scene, SceneKind } from "../../table/scenes";
import { happen, reckoned } from "./picture";

/** What each thing that happens is about. What follows another of its kind belongs to the same scene. */
const KINDS: Readonly<Record<string, SceneKind>> = {
  "trait-chosen": "still",
  "trait-revealed": "reveal",
  "rival-named": "effect",
  turn: "turn",
  drawn: "draw",
  "banked-at-once": "collect",
  busted: "bust",
  saved: "collect",
  lost: "bust",
  "lost-to": "bust",
  collected: "collect",
  bonus: "bonus",
  plundered: "attack",
  hooked: "effect",
  fired: "attack",
  scavenged: "attack",
  stolen: "attack",
  offered: "effect",
  taken: "effect",
  peeked: "effect",
  owes: "effect",
  replayed: "effect",
  "pick-banked": "collect",
  "sword-discarded": "effect",
  "no-effect": "still",
  lapsed: "still",
  over: "ending",
  won: "ending",
};

/** What happens together with what was before it, whatever that was. */
const TOGETHER = new Set(["placed", "won", "lapsed"]);

/** The same things in a row are one scene, such as the cards that are collected; but each card is drawn for itself. */
function isSame(one: Happened, other: Happened): boolean {
  const isLoss = (name: string): boolean => name === "lost" || name === "lost-to";
  return (one.event === other.event && one.event !== "drawn") || (isLoss(one.event) && isLoss(other.event));
}

interface Part {
  kind: SceneKind;
  events: Happened[];
}

function parts(events: readonly Happened[]): Part[] {
  const found: Part[] = [];
  for (const event of events) {
    const part = found.at(-1);
    const [first] = part?.events ?? [];
    if (part && first && (TOGETHER.has(event.event) || isSame(first, event))) part.events.push(event);
    else found.push({ kind: KINDS[event.event] ?? "still", events: [event] });
  }
  return found;
}

export const cut: Cut = (from, to, events) => {
  const before = from as DeadMansDrawView;
  const after = to as DeadMansDrawView;
  const cutUp = parts(events);
  let picture = before;
  const scenes = cutUp.map(({ kind, events: own }, place): Scene => {
    picture = own.reduce((view, event) => happen(view, event, after), picture);
    const isLast = place === cutUp.length - 1;
    return { kind, events: own, view: isLast ? after : reckoned(picture, before, after) };
  });
  return scenes.length ? scenes : [{ kind: "still", events, view: after }];
};

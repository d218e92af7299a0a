/**
 * What happens at a table is played in scenes: each is some of the events of one move, over the picture they lead to.
 *
 * A game cuts a move into scenes by its `cut`, from the events and from nothing else. A game without one has a single
 * scene for every move.
 */
import type { Happened } from "../generated/wire";
import type { View } from "./state";

/** What a scene is about: its look, its sound and its drama. */
export type SceneKind =
  | "still" | "turn" | "deal" | "draw" | "effect" | "attack" | "bust" | "bonus" | "reveal" | "collect" | "dawn" | "ending";

export interface Scene {
  kind: SceneKind;
  /** What happens in it, in order. */
  events: readonly Happened[];
  /** What the board shows while it is played; with the last scene of a move this is the table as it is. */
  view: View;
}

/** Cuts what a move did into scenes. Every event is in one of them, in its order; the last shows `after`. */
export type Cut = (before: View, after: View, events: readonly Happened[]) => readonly Scene[];

/** How much there is to understand, by the name of an event: 1 is a card that is drawn, 0 is nothing to see. */
export type Weights = Readonly<Record<string, number>>;

export function weightOf(events: readonly Happened[], weights: Weights): number {
  return events.reduce((sum, { event }) => sum + (weights[event] ?? 1), 0);
}

/** A move as one scene. */
export const uncut: Cut = (_before, after, events) => [{ kind: "still", events, view: after }];

import assert from "node:assert/strict";
import { test } from "node:test";
import type { DoloresView, Happened } from "../../generated/wire";
import type { Scene, SceneKind } from "../../table/scenes";
import { blank, follow } from "./story";

function view(shown: Partial<DoloresView> = {}): DoloresView {
  const empty = { dealer: 0, neighbour: 1, before_dealer: ["arms 1"], before_neighbour: ["wine 2"], gestures: {} };
  return { ...empty, ...shown } as unknown as DoloresView;
}

const scene = (kind: SceneKind, ...events: Happened[]): Scene => ({ kind, events, view: view() });

test("the hands of a duel are known until the next begins, and then as those of the last", () => {
  const shown = follow(blank(1, view()), 2, scene("reveal",
    { event: "both", seat: 0, card: "peace", other: "fight" }, { event: "showed", seat: 1, other: "choice" }), view());
  assert.deepEqual(shown.count?.hands, { 0: ["peace", "fight"], 1: ["choice"] });
  const next = follow(shown, 3, scene("deal", { event: "duel", seat: 1, other: 2 }), view({ dealer: 1, neighbour: 2, before_dealer: [], before_neighbour: [] }));
  assert.equal(next.count, null);
  assert.deepEqual(next.last?.hands, { 0: ["peace", "fight"], 1: ["choice"] });
});

test("hands that were made void are forgotten", () => {
  const shown = follow(blank(1, view()), 2, scene("reveal", { event: "showed", seat: 1, other: "choice" }), view());
  assert.equal(follow(shown, 3, scene("effect", { event: "played", seat: 2, card: "void" }), view()).count, null);
});

test("a stolen card comes from its place in the victim's display", () => {
  const { theft, ways } = follow(blank(1, view()), 2, scene("attack", { event: "robbed", seat: 2, card: "gold 3", other: 1 }), view());
  assert.deepEqual(theft, { thief: 2, victim: 1, card: "gold 3" });
  assert.deepEqual(ways.from, { "theft-2": "kind-1-gold" });
});

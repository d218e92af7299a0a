import assert from "node:assert/strict";
import { test } from "node:test";
import type { DoloresView, Happened } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { advance, blank, type Kept } from "./scene";

function view(shown: Partial<DoloresView>): DoloresView {
  const empty = { seat: 0, dealer: 0, neighbour: 1, before_dealer: [], before_neighbour: [], bettor: null };
  return { ...empty, asks: "gestures", deciders: [], gestures: {}, ...shown } as unknown as DoloresView;
}

const state = (version: number, events: Happened[]): TableState => ({ version, events }) as unknown as TableState;
const start = (real: DoloresView): Kept => ({ version: 1, real, shown: blank(real), next: null });

const SHOWN: Happened[] = [
  { event: "showed", seat: 0, other: "peace" },
  { event: "showed", seat: 1, other: "fight" },
];

test("hands that settle a duel are shown over its cards before the next one", () => {
  const before = start(view({ before_dealer: ["wine 1"] }));
  const after = view({ dealer: 1, neighbour: 0, before_dealer: ["gold 3"] });
  const kept = advance(before, state(2, [...SHOWN, { event: "duel", seat: 1 }]), after);
  assert.deepEqual(kept.shown.view.gestures, { 0: "peace", 1: "fight" });
  assert.deepEqual(kept.shown.view.before_dealer, ["wine 1"]);
  assert.deepEqual(kept.next?.view.before_dealer, ["gold 3"]);
  assert.deepEqual(kept.next?.last?.hands, { 0: ["peace"], 1: ["fight"] });
});

test("a duel that goes on is shown at once", () => {
  const kept = advance(start(view({})), state(2, SHOWN), view({ asks: "window" }));
  assert.equal(kept.next, null);
  assert.deepEqual(kept.shown.counted?.hands, { 0: ["peace"], 1: ["fight"] });
});

test("whoever has missed something sees the table as it is", () => {
  const kept = advance(start(view({})), state(7, SHOWN), view({}));
  assert.equal(kept.shown.counted, null);
});

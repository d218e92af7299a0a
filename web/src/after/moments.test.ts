import assert from "node:assert/strict";
import { test } from "node:test";
import type { Snapshot, Update } from "../generated/wire";
import { fromSnapshot } from "../table/state";
import { beginning, momentsOf, placeOf } from "./moments";

const TABLE = { table: "abcdefgh", seats: [{ kind: "person" }, { kind: "bot" }] };
const END = fromSnapshot({ type: "table", version: 9, table: TABLE, seat: 0, at: 0 } as unknown as Snapshot, null);

function update(version: number, told: string, events: string[], hasView = true): Update {
  const view = hasView ? { players: ["Anne", "Bart"], points: [version, 0] } : null;
  const happened = events.map((event) => ({ event }));
  return { type: "update", version, view, events: happened, aid: { told: [told] }, moves: ["a"] } as unknown as Update;
}

const UPDATES = [
  update(1, "It begins.", ["turn"]),
  update(2, "Hello!", [], false),
  update(3, "A card.", ["drawn"]),
  update(4, "Bart's turn.", ["turn"]),
  update(5, "The end.", ["won"]),
];

test("every view is a moment, and what was told before it belongs to it", () => {
  const moments = momentsOf(UPDATES, END, 0, "turn");
  assert.deepEqual(moments.map(({ version }) => version), [1, 3, 4, 5]);
  assert.deepEqual(moments[1]?.lines.map(({ text }) => text), ["Hello!", "A card."]);
  assert.deepEqual(moments.map(({ begins }) => begins), [true, false, true, false]);
});

test("nobody is asked for anything in a replay", () => {
  for (const { state } of momentsOf(UPDATES, END, 1, "turn")) {
    assert.deepEqual([state.moves, state.choices, state.aid?.choices], [[], [], []]);
    assert.equal(state.seat, 1);
  }
});

test("a version leads to the moment at which it was the last", () => {
  const moments = momentsOf(UPDATES, END, 0, "turn");
  assert.deepEqual([0, 1, 2, 3, 99].map((version) => placeOf(moments, version)), [0, 0, 0, 1, 3]);
});

test("one goes from turn to turn, and at most to the ends", () => {
  const moments = momentsOf(UPDATES, END, 0, "turn");
  assert.deepEqual([beginning(moments, 0, 1), beginning(moments, 2, 1)], [2, 3]);
  assert.deepEqual([beginning(moments, 3, -1), beginning(moments, 2, -1)], [2, 0]);
});

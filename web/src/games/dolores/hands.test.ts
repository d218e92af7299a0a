import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnyChoice, DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { inAdvance, isSlip, passing } from "./hands";

function asked(shown: Partial<DoloresView>, moves: string[] = []): TableState {
  const view = { asks: "window", step: "before_count", dealer: 0, neighbour: 1, lantern: null, two_hand: null, ...shown };
  return { view, seat: 0, moves } as unknown as TableState;
}

test("gestures, thefts and dropped kinds are easily slips; bottles and passes are not", () => {
  const slips = ["peace", "both", "rob", "drop", "play", "pass", "take"].filter((verb) => isSlip({ verb } as AnyChoice));
  assert.deepEqual(slips, ["peace", "both", "rob", "drop"]);
});

test("windows for bottles are passed, but not when dawn has come", () => {
  assert.equal(passing(asked({}, ["play swell", "pass"])), "pass");
  assert.equal(passing(asked({ step: "dawn" }, ["play lookout", "pass"])), undefined);
  assert.equal(passing(asked({ asks: "gestures" }, ["peace"])), undefined);
});

test("a duellist who waits for others may choose a gesture in advance, if the cards can be seen", () => {
  assert.deepEqual(inAdvance(asked({})), ["peace", "fight", "choice"]);
  assert.deepEqual(inAdvance(asked({}, ["pass"])), []);
  assert.deepEqual(inAdvance(asked({ step: "before_deal" })), []);
  assert.deepEqual(inAdvance(asked({ lantern: 2 })), []);
  assert.deepEqual(inAdvance(asked({ two_hand: 0 })), []);
  assert.deepEqual(inAdvance(asked({ dealer: 1, neighbour: 2 })), []);
});

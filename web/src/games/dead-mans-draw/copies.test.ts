import assert from "node:assert/strict";
import { test } from "node:test";
import type { Card, DeadMansDrawView } from "../../generated/wire";
import { type Copies, DISCARD, follow, journeys, keysAt, ROW } from "./copies";

function view(shown: Partial<DeadMansDrawView>): DeadMansDrawView {
  const empty = { row: [], offer: null, banks: [[], []], discard: [], top: [], traits: [null, null], active: 0 };
  return { ...empty, ...shown } as unknown as DeadMansDrawView;
}

const NOWHERE: Copies = new Map();
const KEY: Card = ["key", 5];

test("a drawn card comes from the pile, a collected one goes to its stack", () => {
  const drawn = follow(NOWHERE, view({ row: [KEY] }));
  assert.deepEqual(journeys(NOWHERE, drawn, []), { from: { "key 5": "pile" }, to: { "key 5": "row" } });
  const collected = follow(drawn, view({ banks: [[KEY], []] }));
  assert.deepEqual(journeys(drawn, collected, []).to, { "key 5": "bank-0-key" });
});

test("of two equal cards the one that lies still is not the one that has moved", () => {
  const before = follow(NOWHERE, view({ banks: [[KEY], []], row: [KEY] }));
  assert.deepEqual(keysAt(before, KEY, ROW), ["key 5"]);
  const after = follow(before, view({ banks: [[KEY], [KEY]] }));
  assert.deepEqual(journeys(before, after, []).from, { "key 5": "row" });
  assert.deepEqual(keysAt(after, KEY, "bank-0"), ["key 5 (2)"]);
});

test("what is taken out of the discard pile comes from there, seen or not", () => {
  const taken = follow(NOWHERE, view({ row: [KEY], discard: null }));
  assert.equal(journeys(NOWHERE, taken, [{ event: "taken", card: KEY }]).from["key 5"], DISCARD);
});

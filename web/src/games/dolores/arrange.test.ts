import assert from "node:assert/strict";
import { test } from "node:test";
import type { DoloresView } from "../../generated/wire";
import { asTheyLie, touched } from "./arrange";

const VIEW = { before_neighbour: ["wine 2", "gold 3"], before_dealer: ["arms 1", "arms 1"] } as unknown as DoloresView;

test("cards lie as they were dealt, until two of different sides are touched", () => {
  const start = asTheyLie(VIEW);
  assert.deepEqual(start, { before: [0, 1], after: [2, 3], held: null });
  assert.deepEqual(touched(touched(start, 0), 3), { before: [3, 1], after: [2, 0], held: null });
});

test("touching a card again puts it down, and one of the same side is taken up instead", () => {
  const held = touched(asTheyLie(VIEW), 0);
  assert.equal(held.held, 0);
  assert.equal(touched(held, 0).held, null);
  assert.deepEqual(touched(held, 1), { before: [0, 1], after: [2, 3], held: 1 });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { oddsOf } from "./chances";

test("a chance is told as people say it", () => {
  const said = (chance: number): string => `${oddsOf(chance).busting} in ${oddsOf(chance).cards}`;
  assert.deepEqual([0.02, 0.1, 0.24, 0.34, 0.5, 0.66, 0.75, 0.95].map(said), [
    "1 in 50", "1 in 10", "1 in 4", "1 in 3", "1 in 2", "2 in 3", "3 in 4", "5 in 6",
  ]);
});

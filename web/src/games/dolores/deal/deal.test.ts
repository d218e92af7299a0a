import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyedChance, SeededChance } from "../../../after/chance";
import { dealKey } from "../../../after/fairness";
import { dealGoods } from "./deal";

test("seed 33 deals four players what it deals everywhere", () => {
  const { pile, start, removed } = dealGoods(new SeededChance(33n), 4, { bottles: "all" });
  assert.deepEqual(pile.slice(0, 6), ["arms 3", "arms 1", "gold 2", "arms 1", "cloth 1", "jewels 3"]);
  assert.equal(start, 0);
  assert.deepEqual([removed.length, pile.length], [4, 76]);
});

test("without bottles dawn alone is left, and comes late", () => {
  const { pile, removed } = dealGoods(new SeededChance(7n), 2, { bottles: "none" });
  assert.deepEqual(pile.slice(0, 6), ["wine 1", "gold 3", "wine 1", "wine 1", "cloth 1", "instruments 1"]);
  assert.equal(removed.length, 9);
  assert.ok(pile.indexOf("dawn") >= pile.length - 16);
});

test("a key deals three players what it deals everywhere", () => {
  const chance = new KeyedChance(dealKey("5f".repeat(32), ["a1b2c3", "", "77"]));
  const { pile, start, removed } = dealGoods(chance, 3, { bottles: "all" });
  const first = ["porcelain 1", "gold 1", "instruments 1", "porcelain 2", "jewels 1", "gold 3", "instruments 2"];
  assert.deepEqual(pile.slice(0, 7), first);
  assert.equal(start, 0);
  assert.deepEqual([removed.length, pile.length], [4, 76]);
});

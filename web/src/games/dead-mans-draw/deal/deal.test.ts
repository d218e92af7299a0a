import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyedChance, SeededChance } from "../../../after/chance";
import { dealKey } from "../../../after/fairness";
import { dealLoot } from "./deal";

const written = ([suit, value]: readonly [string, number]): string => `${suit} ${value}`;

test("seed 33 deals three players what it deals everywhere", () => {
  const { pile, start, traits } = dealLoot(new SeededChance(33n), 3, { decks: "1", traits: "random", mermaids: "plain" });
  const first = ["chest 5", "key 5", "anchor 6", "mermaid 6", "oracle 4", "cannon 4", "sword 6", "anchor 5"];
  assert.deepEqual(pile.slice(0, 8).map(written), first);
  assert.deepEqual(traits, [["casanova"], ["safe-harbor"], ["navigator"]]);
  assert.equal(start, 0);
  assert.equal(new Set(pile.map(written)).size, 50);
});

test("two copies, mermaids that act, and two traits to choose from", () => {
  const { pile, traits } = dealLoot(new SeededChance((1n << 64n) - 1n), 5, { decks: "2", traits: "draft", mermaids: "replay" });
  assert.deepEqual(pile.slice(0, 5).map(written), ["mermaid 7", "key 4", "key 6", "chest 4", "chest 6"]);
  assert.equal(pile.length, 100);
  const kept = ["davy-jones-locker", "golden-scales", "fisherman", "captains-hook", "safe-harbor"];
  kept.forEach((trait, seat) => assert.ok(traits[seat]?.includes(trait)));
});

test("a key deals three players what it deals everywhere", () => {
  const chance = new KeyedChance(dealKey("5f".repeat(32), ["a1b2c3", "", "77"]));
  const { pile, start, traits } = dealLoot(chance, 3, { decks: "1", traits: "random", mermaids: "plain" });
  const first = ["anchor 4", "map 3", "hook 7", "chest 3", "kraken 4", "key 6", "map 4", "kraken 5"];
  assert.deepEqual(pile.slice(0, 8).map(written), first);
  assert.deepEqual(traits, [["swordsman"], ["scavenger"], ["davy-jones-locker"]]);
  assert.equal(start, 2);
});

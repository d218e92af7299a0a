import assert from "node:assert/strict";
import { test } from "node:test";
import { placeBeside } from "./placing";
import { COMMON, keyOf, Patience, selectorOf, unseenTips } from "./tip";

const OWN = [{ name: "pile" }, { name: "bank" }, { name: "trump", at: '[data-move^="ruff "]' }];

test("a game's own tips come in their order, before those of every table", () => {
  const names = unseenTips("whist", OWN, []).map(({ name }) => name);
  assert.deepEqual(names, ["pile", "bank", "trump", ...COMMON.map(({ name }) => name)]);
});

test("what has been shown does not come again, in this game or, where it is of every table, in any", () => {
  const seen = [keyOf("whist", { name: "pile" }), keyOf("whist", { name: "coach" })];
  assert.deepEqual(unseenTips("whist", OWN, seen).slice(0, 2).map(({ name }) => name), ["bank", "trump"]);
  assert.ok(unseenTips("skat", OWN, seen).some(({ name }) => name === "pile"));
  assert.ok(!unseenTips("skat", OWN, seen).some(({ name }) => name === "coach"));
});

test("a thing is found by its mark, or as the tip says", () => {
  assert.deepEqual(OWN.map(selectorOf), ['[data-tip~="pile"]', '[data-tip~="bank"]', '[data-move^="ruff "]']);
});

/** How many looks pass until a tip may come. */
function looksUntil(patience: Patience, seen: (look: number) => string): number {
  for (let look = 1; look < 100; look += 1) if (patience.look(seen(look))) return look;
  return 100;
}

test("a tip waits until nothing moves, and not for ever", () => {
  assert.ok(looksUntil(new Patience(), () => "at 1, 2") < 6);
  assert.equal(looksUntil(new Patience(), (look) => `at ${look}, 2`), 100, "something moves all the time");
  assert.equal(looksUntil(new Patience(), () => ""), 100, "there is nothing to point at");
});

test("tips do not come one right after the other", () => {
  const patience = new Patience();
  const first = looksUntil(patience, () => "at 1, 2");
  patience.rest();
  assert.ok(looksUntil(patience, () => "at 1, 2") > first);
});

const ROOM = { left: 0, top: 0, width: 320, height: 568 };
const BUBBLE = { width: 260, height: 100 };

test("a bubble stands beside its thing, within the window, and on nothing that must stay free", () => {
  const button = { left: 10, top: 500, width: 140, height: 50 };
  const above = { left: 10, top: 380, width: 300, height: 60 };
  const place = placeBeside(button, BUBBLE, ROOM, [button]);
  assert.deepEqual(place?.side, "above");
  assert.ok((place?.top ?? 0) + BUBBLE.height <= button.top);
  assert.equal(placeBeside(button, BUBBLE, ROOM, [button, above]), null, "there is no room");
});

test("a bubble slides along its thing to a free place", () => {
  const pile = { left: 100, top: 200, width: 100, height: 140 };
  const over = { left: 60, top: 90, width: 60, height: 100 };
  const place = placeBeside(pile, { width: 120, height: 80 }, ROOM, [pile, over]);
  assert.equal(place?.side, "above");
  assert.ok((place?.left ?? 0) >= over.left + over.width);
});

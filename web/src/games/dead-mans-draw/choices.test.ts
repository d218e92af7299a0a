import assert from "node:assert/strict";
import { test } from "node:test";
import type { DeadMansDrawChoice, DeadMansDrawView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { type Choice, doubt, readChoices } from "./choices";

const VIEW = { active: 0, row: [["key", 5]], players: ["Anne", "Black Bart"] } as unknown as DeadMansDrawView;

function read(...choices: DeadMansDrawChoice[]): Choice[] {
  return readChoices({ choices, aid: null } as unknown as TableState);
}

test("every choice is touched where its card lies", () => {
  const found = read(
    { move: "draw", verb: "draw", place: "pile", card: ["key", 3], busts: true },
    { move: "collect", verb: "collect", points: 12 },
    { move: "take map 4", verb: "take", place: "offer", card: ["map", 4] },
    { move: "replay key 5", verb: "replay", place: "row", card: ["key", 5] },
    { move: "fire Black Bart anchor", verb: "fire", place: "bank", seat: 1, card: ["anchor", 7] },
    { move: "hook anchor", verb: "hook", place: "bank", seat: 0, card: ["anchor", 6] },
    { move: "plunder Black Bart", verb: "plunder", seat: 1 },
    { move: "trait mystic", verb: "trait", trait: "mystic" },
  );
  assert.deepEqual(found.map(({ target }) => target), [
    "draw", "collect", "offer-map 4", "row-key 5", "stack-1-anchor", "stack-0-anchor", "player-1", "trait-mystic",
  ]);
  assert.deepEqual(found.map(({ busts }) => busts), [true, ...Array.from({ length: 7 }, () => false)]);
});

test("one is asked back before a bust or a shot at the own bank, where there is something better", () => {
  const draw: DeadMansDrawChoice = { move: "draw", verb: "draw", place: "pile", card: ["key", 3], busts: true };
  const collect: DeadMansDrawChoice = { move: "collect", verb: "collect" };
  const [first, ...rest] = read(draw, collect);
  assert.ok(first);
  assert.equal(doubt(first, [first, ...rest], VIEW), "web-draw-sure-bust");
  assert.equal(doubt(first, [first], VIEW), "");
  const shots = read(
    { move: "fire Anne key", verb: "fire", place: "bank", seat: 0, card: ["key", 5] },
    { move: "fire Black Bart key", verb: "fire", place: "bank", seat: 1, card: ["key", 6] },
  );
  assert.deepEqual(shots.map((shot) => doubt(shot, shots, VIEW)), ["web-draw-sure-own", ""]);
});

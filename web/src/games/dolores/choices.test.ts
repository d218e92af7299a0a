import assert from "node:assert/strict";
import { test } from "node:test";
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { arrangeMove, betMove, type Choices, choicesOf, gesturesOf, robMoves, takeMove } from "./choices";

const VIEW = {
  before_neighbour: ["wine 2", "wine 2"],
  before_dealer: ["wine 2", "gold 3"],
} as unknown as DoloresView;

function read(...told: Record<string, unknown>[]): Choices {
  return choicesOf({ choices: told, aid: null } as unknown as TableState);
}

test("equal cards before the same player are taken by the same move", () => {
  const choices = read(
    { move: "take wine 2 from Bart", verb: "take", card: "wine 2", place: 0 },
    { move: "take wine 2 from Anne", verb: "take", card: "wine 2", place: 2 },
  );
  const found = [0, 1, 2, 3].map((place) => takeMove(choices, VIEW, place)?.number);
  assert.deepEqual(found, [1, 1, 2, undefined]);
});

test("an arrangement is found by its cards, whichever of equal ones were touched", () => {
  const choices = read({ move: "arrange wine 2, gold 3", verb: "arrange", places: [0, 3] });
  assert.equal(arrangeMove(choices, VIEW, [3, 2])?.number, 1);
  assert.equal(arrangeMove(choices, VIEW, [0, 1]), undefined);
});

test("a theft offers the most valuable card of a kind first", () => {
  const choices = read(
    { move: "rob Bart wine 1", verb: "rob", seat: 1, card: "wine 1" },
    { move: "rob Bart wine 3", verb: "rob", seat: 1, card: "wine 3" },
    { move: "rob Calico wine 2", verb: "rob", seat: 2, card: "wine 2" },
  );
  assert.deepEqual(robMoves(choices, 1, "wine").map(({ card }) => card), ["wine 3", "wine 1"]);
});

test("bets and tricks name two gestures, everything else one or none", () => {
  const choices = read(
    { move: "peace", verb: "peace", gesture: "peace" },
    { move: "both peace fight", verb: "both", gestures: ["peace", "fight"] },
    { move: "bet Anne peace Bart fight", verb: "bet", gestures: ["peace", "fight"] },
    { move: "pass", verb: "pass" },
  );
  assert.deepEqual(choices.map((choice) => gesturesOf(choice).length), [1, 2, 2, 0]);
  assert.equal(betMove(choices, "peace", "fight")?.number, 3);
  assert.equal(betMove(choices, "fight", "peace"), undefined);
});

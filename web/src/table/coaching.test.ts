import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Refusal } from "../core/api";
import type { Advice } from "../generated/wire";
import { Coaching, inShort, isSameDecision, markOf, ranked } from "./coaching";
import type { TableState } from "./state";

const TABLE = { table: "cove" };

function state(version: number, more: Partial<TableState> = {}): TableState {
  const usual = { version, table: TABLE, seat: 0, view: { deciders: [0, 1] }, moves: ["peace", "fight"], events: [] };
  return { ...usual, ...more } as unknown as TableState;
}

function advice(step: number): Advice {
  const moves = [
    { move: "peace", words: "Peace", value: 0.4, margin: 0.1 / step, best: step < 3 },
    { move: "fight", words: "Fight", value: 0.5, margin: 0.1 / step, best: true },
  ];
  return { version: 1, moves, chances: [], one_more_card: null, reason: "", step, steps: 3, playouts: 100 * step };
}

/** A coach who says so much at a time as the test lets it. */
function slowCoach() {
  const asked: number[] = [];
  const answers: ((said: Advice) => void)[] = [];
  const coaching = new Coaching((_, after) => {
    asked.push(after);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (step: number): Promise<void> => {
    answers.shift()?.(advice(step));
    await new Promise(setImmediate);
  };
  return { coaching, asked, answer };
}

test("a first estimate is shown before the sharper ones, and then it is left alone", async () => {
  const { coaching, asked, answer } = slowCoach();
  void coaching.begin(state(1));
  assert.equal(coaching.store.value?.isThinking, true);
  for (const step of [1, 2, 3]) {
    await answer(step);
    assert.equal(coaching.store.value?.advice?.step, step);
    assert.equal(coaching.store.value?.isThinking, step < 3);
  }
  assert.deepEqual(asked, [0, 1, 2]);
});

test("what comes for a decision that is gone is not shown", async () => {
  const { coaching, answer } = slowCoach();
  void coaching.begin(state(1));
  coaching.follow(state(2, { moves: ["pass"] }));
  await answer(1);
  assert.equal(coaching.store.value, null);
});

test("the same question after a secret choice of somebody else is asked again, and the old answer stands meanwhile", async () => {
  const { coaching, asked, answer } = slowCoach();
  void coaching.begin(state(1));
  await answer(1);
  coaching.follow(state(2, { events: [{ event: "chose", seat: 1 }] }));
  assert.equal(coaching.store.value?.advice?.step, 1);
  assert.deepEqual(asked, [0, 1, 0]);
});

test("another own card makes another decision, though the moves read the same", () => {
  const after = state(2, { events: [{ event: "drew", seat: 0 }] });
  assert.equal(isSameDecision(state(1), after), false);
  assert.equal(isSameDecision(state(1), state(1)), true);
  assert.equal(isSameDecision(state(1), state(4)), false, "whoever missed something has to ask again");
});

test("a coach who is busy leaves standing what was said", async () => {
  let calls = 0;
  const coaching = new Coaching(() => {
    calls += 1;
    return calls === 1 ? Promise.resolve(advice(1)) : Promise.reject(new Error("later"));
  });
  await coaching.begin(state(1));
  assert.deepEqual(
    [coaching.store.value?.advice?.step, coaching.store.value?.error, coaching.store.value?.isThinking],
    [1, "", false],
  );
});

test("what is about equal to the best comes with it", () => {
  assert.deepEqual(ranked(advice(1)).map(({ move }) => move), ["fight", "peace"]);
  assert.deepEqual(markOf(advice(3), "peace"), { share: 0.4, margin: 0.1 / 3, best: false });
  assert.equal(markOf(null, "peace"), null);
});

test("a move is named without what is said about it", () => {
  const named = ["Take 3 cards (14 more points)", "Peace (open hand): be content", "平和（開いた手）：分ける", "(x)"].map(inShort);
  assert.deepEqual(named, ["Take 3 cards", "Peace", "平和", "(x)"]);
});

test("a coach that is not ready yet is asked again until it is", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let asked = 0;
  const coaching = new Coaching(async (_, after) => {
    asked += 1;
    if (asked < 3) throw new Refusal(503, "server-coach-not-ready", "Not yet.");
    return advice(after + 1);
  });
  void coaching.begin(state(1));
  await new Promise(setImmediate);
  assert.equal(coaching.store.value?.error, "Not yet.");
  for (let wait = 0; wait < 2; wait += 1) {
    mock.timers.tick(2_000);
    await new Promise(setImmediate);
  }
  assert.equal(coaching.store.value?.advice?.step, 3);
  assert.equal(coaching.store.value?.error, "");
  mock.timers.reset();
});

test("nobody who has closed the coach's panel asks on", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let asked = 0;
  const coaching = new Coaching(async () => {
    asked += 1;
    throw new Refusal(503, "server-coach-not-ready", "Not yet.");
  });
  void coaching.begin(state(1));
  await new Promise(setImmediate);
  coaching.end();
  mock.timers.tick(60_000);
  await new Promise(setImmediate);
  assert.equal(asked, 1);
  assert.equal(coaching.store.value, null);
  mock.timers.reset();
});

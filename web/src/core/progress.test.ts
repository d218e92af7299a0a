import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameReadiness } from "../generated/wire";
import { isComing, type Progress, type Tiding, tidingAfter, withTold } from "./progress";

function told(done: number, seconds_left: number | null, more: Partial<GameReadiness> = {}): GameReadiness {
  return { game: "pig", state: "compiling", done, seconds_left, problem: "", bots: {}, coach: true, ...more };
}

function after(...all: GameReadiness[]): Progress {
  return all.reduce<Progress | undefined>((before, each) => withTold(before, each), undefined)!;
}

test("the line never runs back while the game is being made ready", () => {
  assert.equal(after(told(0.4, null), told(0.3, null)).done, 0.4);
  assert.equal(after(told(0.4, null), told(0.3, null), told(0.5, null)).done, 0.5);
  assert.equal(after(told(0.4, null), told(0.1, null, { state: "ready" })).done, 1);
});

test("what is compiled has to be loaded, and what was to be loaded may have to be compiled", () => {
  assert.equal(after(told(0.9, null), told(1, null, { state: "loading" })).done, 1);
  assert.equal(after(told(1, null, { state: "loading" }), told(0.1, null)).done, 0.1);
});

test("a server that was started anew with nothing compiled begins anew", () => {
  assert.equal(after(told(1, null, { state: "ready" }), told(0.1, null)).done, 0.1);
  assert.equal(after(told(0.6, null, { state: "failed" }), told(0.2, null)).done, 0.2);
});

test("the time left is told in steps and does not waver", () => {
  const shown = (...seconds: (number | null)[]): number | null => after(...seconds.map((each) => told(0.1, each))).left;
  assert.equal(shown(0.2), 5);
  assert.equal(shown(12), 15);
  assert.equal(shown(30), 30);
  assert.equal(shown(31), 40);
  assert.equal(shown(95), 120);
  assert.equal(shown(200), 240);
  assert.equal(shown(null), null);
  assert.equal(shown(19, 22), 20, "a little longer than it was a moment ago");
  assert.equal(shown(19, 34), 40, "much longer");
  assert.equal(shown(19, 12), 15);
  assert.equal(shown(19, null), null);
});

test("nothing is left of what is ready or has failed", () => {
  assert.equal(after(told(0.9, 3), told(1, 3, { state: "ready" })).left, null);
  assert.equal(after(told(0.9, 3), told(0.9, 3, { state: "failed" })).left, null);
});

test("bots may be ready later than their game", () => {
  const early = after(told(1, null, { state: "ready", bots: { drifter: true, captain: false } }));
  assert.deepEqual(early.unready, ["captain"]);
  assert.equal(isComing(early), false);
});

/** What is said aloud while a game goes through all this. */
function spoken(...all: GameReadiness[]): Tiding[] {
  let before: Progress | undefined;
  const heard: Tiding[] = [];
  for (const each of all) {
    before = withTold(before, each);
    const tiding = tidingAfter(heard.at(-1), before);
    if (tiding) heard.push(tiding);
  }
  return heard;
}

test("the beginning, the half and the end are said once each", () => {
  const way = [0, 0.1, 0.2, 0.5, 0.6, 0.9].map((done) => told(done, null));
  const ready = told(1, null, { state: "ready" });
  assert.deepEqual(spoken(...way, ready, ready), ["begun", "half", "ready"]);
  assert.deepEqual(spoken(ready, ready), []);
  assert.deepEqual(spoken(told(0.1, null), ready), ["begun", "ready"]);
});

test("what only has to be loaded is not worth a word", () => {
  const loading = told(1, null, { state: "loading" });
  assert.deepEqual(spoken(loading, told(1, null, { state: "ready" })), []);
  assert.deepEqual(spoken(loading, told(0, null), loading, told(1, null, { state: "ready" })), ["begun", "ready"]);
});

test("a failure is said once, and a new beginning after it", () => {
  const failed = told(0.3, null, { state: "failed" });
  assert.deepEqual(spoken(told(0.3, null), failed, failed, told(0.1, null)), ["begun", "failed", "begun"]);
});

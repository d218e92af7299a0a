import assert from "node:assert/strict";
import { test } from "node:test";
import { moodOf } from "./moods";
import { soundOf } from "./sounds";

test("who is hit is cross, who hits is sly, everybody else stays calm", () => {
  const events = [{ event: "fired", seat: 0, card: ["key", 5], other: 2 }];
  assert.deepEqual([0, 1, 2].map((seat) => moodOf(events, seat)), ["sly", "calm", "cross"]);
});

test("a bust shocks, a collection gladdens", () => {
  assert.equal(moodOf([{ event: "busted", seat: 1 }], 1), "shocked");
  assert.equal(moodOf([{ event: "collected", seat: 1 }], 1), "glad");
});

test("the loudest of what happens is heard, and the end sounds as one sees it", () => {
  assert.equal(soundOf([{ event: "drawn", seat: 0 }, { event: "busted", seat: 0 }], 0), "bust");
  const ending = [{ event: "over" }, { event: "won", seat: 1 }];
  assert.deepEqual([soundOf(ending, 1), soundOf(ending, 0), soundOf(ending, null)], ["win", "lose", "win"]);
});

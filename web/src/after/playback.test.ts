import assert from "node:assert/strict";
import { test } from "node:test";
import { deedOf, type Playback, within } from "./playback";

test("no place lies before the first or after the last", () => {
  assert.deepEqual([-1, 0, 3, 4].map((place) => within(place, 3)), [0, 0, 3, 3]);
});

test("keys lead one move on or back, to the ends, and play", () => {
  const shown: (number | string)[] = [];
  const playback: Playback = {
    place: 4,
    playing: false,
    speed: 1,
    show: (place) => shown.push(place),
    toggle: () => shown.push("play"),
    setSpeed: () => {},
  };
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", " "]) deedOf(key, playback, 9)?.();
  assert.deepEqual(shown, [3, 5, 0, 9, "play"]);
  assert.equal(deedOf("x", playback, 9), undefined);
});

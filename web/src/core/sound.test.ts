import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "./settings";
import { gainOf, turnVolume } from "./sound";

test("volume is heard from nothing to everything", () => {
  assert.equal(gainOf(0), 0);
  assert.equal(gainOf(1), 1);
  assert.ok(gainOf(0.5) < 0.5);
  assert.equal(gainOf(7), 1);
});

test("a volume of nothing is silence, and any other ends it", () => {
  assert.deepEqual([settings.value.sound, settings.value.volume], [true, 0.7]);
  turnVolume(0);
  assert.equal(settings.value.sound, false);
  turnVolume(0.4);
  assert.deepEqual([settings.value.sound, settings.value.volume], [true, 0.4]);
});

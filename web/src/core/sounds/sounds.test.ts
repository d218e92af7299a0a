import assert from "node:assert/strict";
import { test } from "node:test";
import { SOUNDS, waves } from ".";

const RATE = 16_000;

for (const [name, synthesis] of Object.entries({ ...SOUNDS, waves })) {
  test(`the sound “${name}” can be played`, () => {
    const samples = synthesis(RATE);
    const seconds = samples.length / RATE;
    assert.ok(seconds >= 0.05 && seconds <= (name === "waves" ? 12 : 3), `${seconds} s`);
    assert.ok(samples.every(Number.isFinite), "not a number");
    const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    assert.ok(peak <= 0.95, `clips: ${peak}`);
    const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    assert.ok(power > 0.005, `silent: ${power}`);
    assert.ok(Math.abs(samples.at(-1) ?? 1) < 0.001, "ends with a crack");
    assert.deepEqual(synthesis(RATE), samples);
  });
}

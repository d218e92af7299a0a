import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { GameReadiness, Readiness } from "../generated/wire";
import { isPlayable, noteReadiness, readiness, watchReadiness } from "./readiness";

let answer: Readiness | null = null;
let asked = 0;

globalThis.fetch = async () => {
  asked += 1;
  if (!answer) throw new TypeError("Failed to fetch");
  return Response.json(answer);
};

function entry(game: string, state: GameReadiness["state"], bots: Record<string, boolean> = {}): GameReadiness {
  return { game, state, done: state === "ready" ? 1 : 0.25, seconds_left: null, problem: "", bots, coach: true };
}

function answers(...games: GameReadiness[]): void {
  const isDone = ({ state, bots }: GameReadiness): boolean =>
    state === "failed" || (state === "ready" && Object.values(bots).every(Boolean));
  answer = { games, all_ready: games.every(isDone) };
}

/** Until everything that was asked is answered. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise<void>((done) => setImmediate(done));
}

async function pass(milliseconds: number): Promise<void> {
  mock.timers.tick(milliseconds);
  await settle();
}

mock.timers.enable({ apis: ["setTimeout"] });

beforeEach(() => {
  readiness.set(null);
  asked = 0;
});

test("a game is asked about once a second until it is ready, and then no more", async () => {
  answers(entry("snap", "ready"), entry("pig", "compiling"));
  const stop = watchReadiness();
  await settle();
  assert.equal(asked, 1);
  assert.equal(isPlayable(readiness.value, "snap"), true);
  assert.equal(isPlayable(readiness.value, "pig"), false);
  await pass(999);
  assert.equal(asked, 1);
  await pass(1);
  assert.equal(asked, 2);
  answers(entry("snap", "ready"), entry("pig", "ready"));
  await pass(1_000);
  assert.equal(isPlayable(readiness.value, "pig"), true);
  await pass(600_000);
  assert.equal(asked, 3);
  stop();
});

test("nobody asks when nobody watches", async () => {
  answers(entry("pig", "compiling"));
  const stop = watchReadiness();
  await settle();
  stop();
  await pass(600_000);
  assert.equal(asked, 1);
});

test("a server that is started again is found again", async () => {
  answers(entry("pig", "compiling"));
  const stop = watchReadiness();
  await settle();
  answer = null;
  for (let second = 0; second < 20; second += 1) await pass(1_000);
  assert.ok(asked > 4 && asked < 14, `${asked}`);
  answers(entry("pig", "ready"));
  await pass(4_000);
  assert.equal(isPlayable(readiness.value, "pig"), true);
  stop();
});

test("what has failed is asked about seldom, since it may be mended", async () => {
  answers(entry("pig", "failed"), entry("snap", "ready"));
  const stop = watchReadiness();
  await settle();
  await pass(1_000);
  assert.equal(asked, 1);
  answers(entry("pig", "compiling"), entry("snap", "ready"));
  await pass(3_000);
  assert.equal(readiness.value?.get("pig")?.state, "compiling");
  stop();
});

test("bots that come after their game are asked about seldom", async () => {
  answers(entry("pig", "ready", { boar: false }));
  const stop = watchReadiness();
  await settle();
  await pass(1_000);
  assert.equal(asked, 1);
  answers(entry("pig", "ready", { boar: true }));
  await pass(3_000);
  assert.deepEqual(readiness.value?.get("pig")?.unready, []);
  await pass(600_000);
  assert.equal(asked, 2);
  stop();
});

test("what a table tells of its game changes nothing of the others", () => {
  noteReadiness([entry("snap", "waiting"), entry("pig", "compiling")]);
  noteReadiness([entry("pig", "ready")]);
  assert.equal(readiness.value?.get("snap")?.state, "waiting");
  assert.equal(isPlayable(readiness.value, "pig"), true);
});

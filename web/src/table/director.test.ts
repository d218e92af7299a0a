import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../generated/wire";
import { Director, MOST_BEHIND, type Timer } from "./director";
import type { Cut } from "./scenes";
import type { TableState, View } from "./state";

/** Time that passes when it is told to. */
class Clock {
  private now = 0;
  private waiting: { at: number; run: () => void }[] = [];

  readonly timer: Timer = (run, milliseconds) => {
    const entry = { at: this.now + milliseconds, run };
    this.waiting.push(entry);
    return () => void (this.waiting = this.waiting.filter((each) => each !== entry));
  };

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.now = next.at;
      this.waiting = this.waiting.filter((each) => each !== next);
      next.run();
    }
    this.now = end;
  }
}

const BEAT = 100;
const WEIGHTS = { drawn: 1, busted: 2, turn: 0.5, chosen: 0 };

/** A view that only says how it came about. */
const viewOf = (name: string): View => ({ name, deciders: [0] }) as unknown as View;
const happened = (...names: string[]): Happened[] => names.map((event) => ({ event }));

function state(version: number, more: Partial<TableState> = {}): TableState {
  return {
    version,
    seat: 0,
    view: viewOf(`view ${version}`),
    moves: [`move ${version}`],
    choices: [],
    aid: { question: `question ${version}`, told: [] },
    mayPromise: false,
    events: [],
    log: [],
    table: { status: "playing", beat: BEAT },
    ...more,
  } as unknown as TableState;
}

/** A bust is three scenes, everything else is one. */
const cut: Cut = (before, after, events) => {
  const place = events.findIndex(({ event }) => event === "busted");
  if (place < 0) return [{ kind: "draw", events, view: after }];
  return [
    { kind: "draw", events: events.slice(0, place), view: { ...before, name: "beside its twin" } as View },
    { kind: "bust", events: events.slice(place, place + 1), view: { ...before, name: "beside its twin" } as View },
    { kind: "turn", events: events.slice(place + 1), view: after },
  ];
};

function directed(first = state(1), isAway = (): boolean => false) {
  const clock = new Clock();
  const director = new Director(first, clock.timer, isAway);
  director.direct(cut, WEIGHTS);
  const shown: string[] = [];
  director.frame.watch(({ scene, state: { view } }) => {
    const name = `${scene?.kind ?? "-"}: ${(view as unknown as { name: string }).name}`;
    if (shown.at(-1) !== name) shown.push(name);
  });
  return { clock, director, shown };
}

const BUST = happened("drawn", "busted", "turn");

test("the last scene shows the table as it is, and its question is put at once", () => {
  const { clock, director, shown } = directed();
  director.hear(state(2, { events: happened("drawn") }));
  assert.deepEqual(director.frame.value.state.moves, ["move 2"]);
  assert.equal(director.frame.value.lasts, BEAT);
  clock.pass(BEAT);
  assert.deepEqual(shown, ["draw: view 2", "-: view 2"]);
});

test("while the board shows what is past nothing is asked, and nothing of what comes is told", () => {
  const { clock, director, shown } = directed();
  const line = { version: 2, text: "Anne busts.", heading: false };
  director.hear(state(2, { events: BUST, log: [line], table: { status: "over", beat: BEAT } as TableState["table"] }));
  const { state: past } = director.frame.value;
  assert.deepEqual([past.moves, past.aid?.question, past.table.status, past.log], [[], "", "playing", []]);
  clock.pass(3 * BEAT);
  assert.equal(director.frame.value.state.table.status, "over");
  assert.deepEqual(director.frame.value.state.log, [line]);
  clock.pass(BEAT);
  assert.deepEqual(shown, ["draw: beside its twin", "bust: beside its twin", "turn: view 2", "-: view 2"]);
});

test("what comes while something is played waits for its end, and no scene is left out", () => {
  const { clock, director, shown } = directed();
  for (const version of [2, 3, 4]) director.hear(state(version, { events: BUST }));
  assert.deepEqual(director.frame.value.state.moves, []);
  clock.pass(3 * 3.5 * BEAT);
  assert.equal(shown.filter((each) => each.startsWith("bust")).length, 3);
  assert.equal(shown.at(-1), "-: view 4");
  assert.deepEqual(director.frame.value.state.moves, ["move 4"]);
});

test("a question whose picture is followed by another is put no longer", () => {
  const { director } = directed();
  director.hear(state(2, { events: happened("drawn") }));
  director.hear(state(3, { events: happened("drawn") }));
  assert.equal((director.frame.value.state.view as unknown as { name: string }).name, "view 2");
  assert.deepEqual(director.frame.value.state.moves, []);
});

test("a touch ends the scene that is played, and only that one", () => {
  const { director, shown } = directed();
  director.hear(state(2, { events: BUST }));
  director.hurry();
  assert.deepEqual(shown, ["draw: beside its twin", "bust: beside its twin"]);
  director.hurry();
  assert.deepEqual(director.frame.value.state.moves, ["move 2"]);
});

test("a secret choice of somebody else's neither stops what is played nor changes what is asked", () => {
  const { clock, director } = directed();
  director.hear(state(2, { events: happened("drawn") }));
  const { question, number } = director.frame.value;
  director.hear(state(3, { events: happened("chosen"), moves: ["move 2"] }));
  assert.equal(director.frame.value.scene?.kind, "draw");
  assert.deepEqual([director.frame.value.question, director.frame.value.number], [question, number]);
  clock.pass(BEAT);
  director.hear(state(4, { events: happened("chosen"), moves: ["another move"] }));
  assert.equal(director.frame.value.question, 4);
  assert.equal(director.frame.value.news, 2);
});

test("talk and presence reach the table at once, whatever is played", () => {
  const { director } = directed();
  const told = state(2, { events: BUST });
  director.hear(told);
  director.hear({ ...told, version: 3, talk: [{ version: 3, seat: 1, text: "Ha!" }] as unknown as TableState["talk"] });
  assert.equal(director.frame.value.state.talk.length, 1);
  assert.equal(director.frame.value.scene?.kind, "draw");
});

test("whoever was away or falls too far behind is told instead of shown", () => {
  let away = true;
  const { clock, director, shown } = directed(state(1), () => away);
  const line = (version: number) => ({ version, text: `line ${version}`, heading: false });
  director.hear(state(2, { events: BUST, log: [line(2)] }));
  assert.deepEqual([shown, director.frame.value.missed], [["-: view 2"], [line(2)]]);
  director.forget();
  away = false;
  const lines = [line(2)];
  for (let version = 3; director.frame.value.missed.length === 0; version += 1) {
    lines.push(line(version));
    director.hear(state(version, { events: BUST, log: [...lines] }));
    assert.ok(version < 3 + MOST_BEHIND / BEAT);
  }
  assert.deepEqual(director.frame.value.state.moves, [`move ${lines.at(-1)?.version}`]);
  assert.deepEqual(director.frame.value.missed, lines.slice(1));
  clock.pass(MOST_BEHIND);
  assert.equal(shown.filter((each) => each.startsWith("bust")).length, 0);
});

test("where something was missed, or another seat looks, the table is shown as it is", () => {
  const { director, shown } = directed();
  director.hear(state(5, { events: BUST }));
  director.hear(state(6, { events: BUST, seat: 1 }));
  assert.deepEqual(shown, ["-: view 5", "-: view 6"]);
});

test("at a table without pauses everything is there at once", () => {
  const { director, shown } = directed();
  director.hear(state(2, { events: BUST, table: { status: "playing", beat: 0 } as TableState["table"] }));
  assert.deepEqual(director.frame.value.state.moves, ["move 2"]);
  assert.equal(shown.at(-1), "-: view 2");
});

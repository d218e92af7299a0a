import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Card, DeadMansDrawView, Happened } from "../../generated/wire";
import { isCard, written } from "./cards";
import { cut } from "./cut";
import { happen, twinOf } from "./picture";

/** A table of two, as much of it as pictures need. */
function table(shown: Partial<DeadMansDrawView>): DeadMansDrawView {
  const empty = {
    seat: 0, players: ["Anne", "Calico"], options: {}, asks: "turn", active: 0, deciders: [0], row: [], protected: [], owed: 0,
    busted: false, draw_count: 20, unseen: [], top: [], discard: [], discard_count: 0, offer: [], banks: [[], []], points: [0, 0],
    traits: [null, null], rivals: [null, null],
  };
  return { ...empty, ...shown } as unknown as DeadMansDrawView;
}

const event = (name: string, card?: Card | null, other?: number): Happened => ({ event: name, seat: 0, card: card ?? null, other });

test("a bust is drawn, lies beside its twin, and only then sinks", () => {
  const row: Card[] = [["oracle", 6], ["anchor", 4], ["chest", 3]];
  const before = table({ row, protected: [["oracle", 6]] });
  const discard: Card[] = [["anchor", 4], ["chest", 3], ["oracle", 2]];
  const after = table({ active: 1, draw_count: 19, discard, discard_count: 3, banks: [[["oracle", 6]], []], points: [6, 0] });
  const events = [
    event("drawn", ["oracle", 2]), event("busted", ["oracle", 2]), event("saved", ["oracle", 6]),
    event("lost", ["anchor", 4]), event("lost", ["chest", 3]), event("lost", ["oracle", 2]), { event: "turn", seat: 1 },
  ];
  const scenes = cut(before, after, events);
  assert.deepEqual(scenes.map(({ kind }) => kind), ["draw", "bust", "collect", "bust", "turn"]);
  const rows = scenes.map(({ view }) => (view as DeadMansDrawView).row.map(written));
  assert.deepEqual(rows[0], ["oracle 6", "anchor 4", "chest 3", "oracle 2"]);
  assert.deepEqual(rows[1], ["oracle 6", "oracle 2", "anchor 4", "chest 3"]);
  assert.deepEqual(rows[2], ["oracle 2", "anchor 4", "chest 3"]);
  assert.deepEqual(rows[3], []);
  assert.deepEqual(scenes.map(({ view }) => view.points[0]), [0, 0, 6, 6, 6]);
  assert.equal(scenes.at(-1)?.view, after);
});

test("cards that are collected go together, and what the chest holds comes after them", () => {
  const before = table({ row: [["key", 5], ["chest", 3]], discard: [["map", 4], ["hook", 2]], discard_count: 2 });
  const banks: Card[][] = [[["key", 5], ["chest", 3], ["map", 4], ["hook", 2]], []];
  const after = table({ active: 1, banks, points: [14, 0] });
  const events = [
    event("collected", ["key", 5]), event("collected", ["chest", 3]), event("bonus", ["map", 4]), event("bonus", ["hook", 2]),
    { event: "turn", seat: 1 },
  ];
  const scenes = cut(before, after, events);
  assert.deepEqual(scenes.map(({ kind, events: own }) => [kind, own.length]), [["collect", 2], ["bonus", 2], ["turn", 1]]);
  assert.deepEqual(scenes.map(({ view }) => view.points[0]), [8, 14, 14]);
});

test("what a card is laid down for belongs to its scene", () => {
  const before = table({ banks: [[], [["sword", 7]]] });
  const after = table({ row: [["sword", 7]], owed: 0 });
  const scenes = cut(before, after, [event("stolen", ["sword", 7], 1), event("placed", ["sword", 7])]);
  assert.deepEqual(scenes.map(({ kind }) => kind), ["attack"]);
});

interface Recorded {
  before: DeadMansDrawView;
  after: DeadMansDrawView;
  events: Happened[];
}

/** Moves of real matches, where a test in Python has had them recorded. */
function recorded(): Recorded[] {
  const file = process.env.FREEBOOTER_RECORDED_MOVES;
  return file ? (JSON.parse(readFileSync(file, "utf8")) as Recorded[]) : [];
}

function countOf(view: DeadMansDrawView): number {
  const isShown = view.traits[view.active] === "navigator"; // Then what is offered lies in the discard pile all the time.
  const banked = view.banks.reduce((sum, bank) => sum + bank.length, 0);
  return view.draw_count + view.row.length + (isShown ? 0 : (view.offer?.length ?? 0)) + banked + view.discard_count;
}

const sorted = (cards: readonly Card[]): string => cards.map(written).sort().join();

test("of real matches every event is seen once and in order, and no card is ever lost", () => {
  for (const { before, after, events } of recorded()) {
    const told = JSON.stringify(events);
    const scenes = cut(before, after, events);
    assert.deepEqual(scenes.flatMap(({ events: own }) => own), events);
    assert.equal(scenes.at(-1)?.view, after);
    for (const { view, kind, events: own } of scenes) {
      const shown = view as DeadMansDrawView;
      assert.equal(countOf(shown), countOf(before), told);
      const fatal = own.find((each) => each.event === "busted")?.card;
      if (kind !== "bust" || !isCard(fatal)) continue;
      const place = shown.row.findLastIndex((card) => written(card) === written(fatal));
      const rest = shown.row.filter((_, each) => each !== place);
      assert.equal(place, twinOf(rest, fatal, shown.options.variant) + 1, told);
      assert.ok(place > 0, told);
    }
    // Without being told how it ends, the pictures end where the rules do.
    const end = events.reduce((view, each) => happen(view, each, after), before);
    if (after.asks === "over") continue;
    assert.equal(sorted(end.row), sorted(after.row), told);
    assert.equal(end.draw_count, after.draw_count, told);
    assert.equal(end.discard_count, after.discard_count, told);
    assert.equal(end.owed, after.owed, told);
    assert.equal(end.active, after.active, told);
    end.banks.forEach((bank, seat) => assert.equal(sorted(bank), sorted(after.banks[seat] ?? []), told));
  }
});

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { startWords, textOf } from "../core/words";
import { describeView, oddsOf, type Shown } from "./describe";

const WORDS = `
web-generic-yes = yes
web-generic-no = no
web-generic-bust-chance = Chance to bust on the next draw
pig--field-turn-total = This turn
pig--seats-bets = Bet
pig--phase-rolling = throwing the dice
pig--odds-pig = a one
pig--card-boar = Boar
`;

before(async () => {
  globalThis.fetch = async () => new Response(WORDS);
  await startWords();
});

const words = (text: string): Shown => ({ kind: "words", text });

function described(view: Record<string, unknown>) {
  return describeView(textOf("pig"), view, 2);
}

test("numbers, words and answers stand under their names", () => {
  const { fields } = described({ turn_total: 17, phase: "rolling", rolled_twice: false, bust_chance_probability: 0.25 });
  assert.deepEqual(fields.map(({ label, value }) => [label, value]), [
    ["This turn", words("17")],
    ["Phase", words("throwing the dice")],
    ["Rolled twice", words("no")],
    ["Bust chance probability", words("25.0%")],
  ]);
});

test("cards are faces, in either notation, and what is hidden still lies there", () => {
  const { fields } = described({ row: [["boar", 5], "wild-sow 3", null], empty: [], nobody: null });
  assert.deepEqual(fields[0]?.value, {
    kind: "list",
    items: [{ kind: "card", name: "Boar", value: "5" }, { kind: "card", name: "Wild sow", value: "3" }, { kind: "hidden" }],
  });
  assert.deepEqual([fields[1]?.value.kind, fields[2]?.value.kind], ["nothing", "nothing"]);
});

test("lists of lists and records by seat belong to the players, flat ones only where the game says so", () => {
  const { fields, bySeat } = described({
    rolls: [3, 4],
    bets: [1, 2],
    banks: [[["boar", 1]], []],
    last: { 0: "rolling" },
  });
  assert.deepEqual(fields.map(({ name }) => name), ["rolls"]);
  assert.deepEqual(bySeat.map(({ name, label }) => [name, label]), [["bets", "Bet"], ["banks", "Banks"], ["last", "Last"]]);
  assert.deepEqual(bySeat[1]?.values[1], { kind: "nothing" });
  assert.deepEqual(bySeat[2]?.values.map(({ kind }) => kind), ["words", "nothing"]);
});

test("what has a place of its own is not told twice", () => {
  const view = { seat: 0, players: ["Anne", "Bart"], points: [1, 2], deciders: [0], winners: [], score_parts: [[], []] };
  assert.deepEqual(described(view), { fields: [], bySeat: [] });
});

test("odds come from a list or from the chance to bust", () => {
  const odds = [{ name: "pig", probability: 1 / 6 }, { words: "anything else", probability: 5 / 6 }, { name: "?" }];
  const found = oddsOf(textOf("pig"), { odds, bust_probability: 0.5 });
  assert.deepEqual(found.map(({ label }) => label), ["Chance to bust on the next draw", "a one", "anything else"]);
});

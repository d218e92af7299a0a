import assert from "node:assert/strict";
import { before, test } from "node:test";
import { gameName, list, percent, startWords, t, textOf } from "./words";

const WORDS = `
web-rules = Rules
web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
level-captain = Captain
pig--game-title = Pig
pig--web-rules = Rules of Pig
pig--level-captain = Boar
`;

before(async () => {
  globalThis.fetch = async () => new Response(WORDS);
  await startWords();
});

test("a message is said in its form", () => {
  assert.equal(t("web-points", { count: 1 }), "1 point");
  assert.equal(t("web-points", { count: 3 }), "3 points");
});

test("a game's own words come before those of the house", () => {
  assert.equal(textOf("pig").t("web-rules"), "Rules of Pig");
  assert.equal(textOf("snap").t("web-rules"), "Rules");
  assert.equal(textOf("pig").or("level-captain", "captain"), "Boar");
  assert.equal(textOf("snap").or("level-captain", "captain"), "Captain");
});

test("what nobody has put into words has another word instead", () => {
  const text = textOf("pig");
  assert.equal(text.has("line"), false);
  assert.equal(text.or("line", "nothing"), "nothing");
});

test("a game is called by its title, or as the notation calls it", () => {
  assert.deepEqual(["pig", "whist"].map(gameName), ["Pig", "whist"]);
});

test("numbers and lists are written as the language does it", () => {
  assert.equal(percent(0.1234, 1), "12.3%");
  assert.equal(list(["Anne", "Bart", "Calico"]), "Anne, Bart, and Calico");
});

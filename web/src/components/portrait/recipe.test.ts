import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf, initialOf } from "../portrait";
import { botRecipe, COMMON, personRecipe, sibling } from "./recipe";

test("a name always has the same face", () => {
  assert.deepEqual(personRecipe("Anne"), personRecipe("Anne"));
  assert.deepEqual(botRecipe("wolf"), botRecipe("wolf"));
});

test("names have many faces", () => {
  const names = Array.from({ length: 60 }, (_, number) => `Guest ${number}`);
  const faces = new Set(names.map((name) => JSON.stringify(personRecipe(name))));
  assert.ok(faces.size > 55, String(faces.size));
  assert.equal(new Set(names.map((name) => personRecipe(name).hair)).size, 6);
});

test("people wear no hats, bots do", () => {
  assert.equal(personRecipe("Anne").hat, "none");
  assert.notEqual(botRecipe("wolf").hat, "none");
});

const OWN = { boatswain: { ...botRecipe("boatswain"), ground: "#123456" } };

test("a bot looks as its game says, else as all games know it, else by its name", () => {
  assert.equal(faceOf("boatswain", OWN), OWN.boatswain);
  assert.equal(faceOf("drifter", OWN), COMMON["drifter"]);
  assert.equal(faceOf("drifter", undefined), COMMON["drifter"]);
  assert.deepEqual(faceOf("wolf", OWN), botRecipe("wolf"));
});

test("an initial is a whole letter", () => {
  assert.equal(initialOf(" žofie"), "Ž");
  assert.equal(initialOf("ゆき"), "ゆ");
  assert.equal(initialOf("👩‍🚀 Anne"), "👩‍🚀");
  assert.equal(initialOf(""), "");
});

test("bots of one level are told apart, and the first is as it was drawn", () => {
  const drifter = COMMON["drifter"] ?? botRecipe("drifter");
  const seven = Array.from({ length: 7 }, (_, number) => sibling(drifter, number));
  assert.equal(seven[0], drifter);
  assert.equal(new Set(seven.map((recipe) => JSON.stringify(recipe))).size, 7);
  assert.deepEqual(new Set(seven.map(({ hat, coat }) => `${hat} ${coat}`)), new Set(["straw shirt"]));
});

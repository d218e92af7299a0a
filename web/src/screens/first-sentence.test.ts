import assert from "node:assert/strict";
import { test } from "node:test";
import { firstSentence } from "./first-sentence";

test("a card says the first sentence of its text, without its marks", () => {
  assert.equal(firstSentence("You bust on an equal **number**. Two cards may lie together."), "You bust on an equal number.");
  assert.equal(firstSentence("On 50.5 points it\nends.\n\nMore."), "On 50.5 points it ends.");
  assert.equal(firstSentence("人魚は5点増えます。一番上だけが数えます。"), "人魚は5点増えます。");
  assert.equal(firstSentence("No end"), "No end");
});

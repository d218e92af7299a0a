import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "./telling";

test("where there is little room, what matters most is told", () => {
  const told = ["You draw Oracle 3.", "You bust with Oracle 3!", "Lost to the Discard Pile: Oracle 6, Mermaid 4, Chest 3."];
  assert.equal(fitting(told, 200), told.join(" "));
  assert.equal(fitting(told, 60), "You bust with Oracle 3!");
  assert.equal(fitting(["You draw Oracle 3."], 5), "You draw Oracle 3.");
});

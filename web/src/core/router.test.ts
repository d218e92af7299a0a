import assert from "node:assert/strict";
import { test } from "node:test";
import { go, place } from "./router";

test("an address is told as path, query and the word of the invitation", () => {
  go("/t/abcdefgh?at=7&seat=none#secret");
  const { path, query, key } = place.value;
  assert.equal(path, "/t/abcdefgh");
  assert.deepEqual([query.get("at"), query.get("seat")], ["7", "none"]);
  assert.equal(key, "secret");
});

test("whoever watches is told of every new place", () => {
  const seen: string[] = [];
  const stop = place.watch(({ path }) => seen.push(path));
  go("/lobby");
  go("/learn", true);
  stop();
  go("/");
  assert.deepEqual(seen, ["/lobby", "/learn"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAll, type Evidence } from "./checks";
import { bytesToHex } from "@noble/hashes/utils.js";
import { alteredLine, commitment, dealKey, dealSeed, recordField } from "./fairness";

const SECRET = "5f".repeat(32);

function evidence(changed: Partial<Evidence["table"]["deal"]> = {}): Evidence {
  const nonces = ["a1b2c3", ""];
  const key = bytesToHex(dealKey(SECRET, nonces));
  const deal = { commitment: commitment(SECRET), secret: SECRET, nonces, key, ...changed };
  const table = { game: "pig", options: {}, deal } as unknown as Evidence["table"];
  return { table, histories: [[]], record: "", noted: commitment(SECRET), nonce: "a1b2c3", seat: 0 };
}

test("the seed follows from the secret and everyone's digits in the order of the seats", () => {
  assert.notEqual(dealSeed(SECRET, ["a", "b"]), dealSeed(SECRET, ["b", "a"]));
  assert.ok(dealSeed(SECRET, ["a"]) < 1n << 64n);
});

test("where nobody knows how a game deals, all but the cards is checked", () => {
  const { checks, pile } = checkAll(evidence(), undefined);
  const verdicts = Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]));
  assert.deepEqual(verdicts, {
    commitment: "holds", noted: "holds", key: "holds", nonce: "holds", record: "fails", unchecked: "open",
  });
  assert.deepEqual(pile, []);
});

test("a match from before there were keys is checked by its seed", () => {
  const { checks } = checkAll(evidence({ key: "", seed: String(dealSeed(SECRET, ["a1b2c3", ""])) }), undefined);
  assert.equal(checks.find(({ name }) => name === "seed")?.verdict, "holds");
  assert.ok(!checks.some(({ name }) => name === "key"));
});

test("another secret is found out", () => {
  const { checks } = checkAll(evidence({ secret: "00".repeat(32) }), undefined);
  const failing = checks.filter(({ verdict }) => verdict === "fails").map(({ name }) => name);
  assert.deepEqual(failing, ["commitment", "key", "record"]);
});

test("a record that is cut off or begins otherwise is not as it was written", () => {
  assert.equal(alteredLine("something else\n"), 1);
  assert.equal(alteredLine("freebooter record 1\n"), 2);
  assert.equal(recordField("seed: 7   #12345678\n", "seed"), "7");
});

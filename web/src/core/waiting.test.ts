import assert from "node:assert/strict";
import { test } from "node:test";
import type { Listing, Me } from "../generated/wire";
import { byTurn, isMyTurn } from "./waiting";

const me: Me = { player: "ann", name: "Ann" };

function listing(table: string, waits_for: number[]): Listing {
  const seats = [{ kind: "bot" }, { kind: "person", player: "ann" }, { kind: "person", player: "bob" }];
  return { table, seats, waits_for } as unknown as Listing;
}

test("it is my turn where the match waits for my seat", () => {
  assert.equal(isMyTurn(listing("a", [1]), me), true);
  assert.equal(isMyTurn(listing("a", [2]), me), false);
  assert.equal(isMyTurn(listing("a", [0]), { player: "", name: "" }), false);
});

test("tables that wait for me come first, the others keep their order", () => {
  const tables = [listing("a", []), listing("b", [2]), listing("c", [1, 2]), listing("d", [1])];
  assert.deepEqual(byTurn(tables, me).map(({ table }) => table), ["c", "d", "a", "b"]);
});

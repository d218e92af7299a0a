import assert from "node:assert/strict";
import { test } from "node:test";
import type { PromiseInfo, Snapshot, Update } from "../generated/wire";
import { fromSnapshot, withUpdate } from "./state";

const promise = (number: number, fate: PromiseInfo["fate"]): PromiseInfo => ({
  number, seat: number % 2, promise: "peace", round: 1 + Math.floor(number / 2), fate,
});
const update = (version: number, promises?: PromiseInfo[]): Update =>
  ({ type: "update", version, what: "promised", at: 0, promises }) as Update;

test("an update brings only the promises that changed", () => {
  const table = { type: "table", version: 1, table: { table: "abc" }, promises: [promise(0, "kept"), promise(1, "open")] };
  let state = fromSnapshot(table as unknown as Snapshot, null);
  const fates = (): string[] => state.promises.map(({ number, fate }) => `${number} ${fate}`);
  state = withUpdate(state, update(2));
  assert.deepEqual(fates(), ["0 kept", "1 open"]);
  state = withUpdate(state, update(3, [promise(2, "open")]));
  assert.deepEqual(fates(), ["0 kept", "1 open", "2 open"]);
  state = withUpdate(state, update(4, [promise(1, "broken"), promise(2, "lapsed")]));
  assert.deepEqual(fates(), ["0 kept", "1 broken", "2 lapsed"]);
});

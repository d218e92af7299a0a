import assert from "node:assert/strict";
import { test } from "node:test";
import type { DoloresView } from "../../generated/wire";
import { followEvents, freshLayout } from "./layout";

function view(shown: Partial<DoloresView>): DoloresView {
  return { dealer: 0, neighbour: 1, before_dealer: [], before_neighbour: [], ...shown } as unknown as DoloresView;
}

const START = view({ before_neighbour: ["wine 2", "gold 3"], before_dealer: ["arms 1", "arms 1"] });

test("a card that is taken travels to the tile of its kind, and the others keep their keys", () => {
  const before = freshLayout(START);
  const after = view({ before_neighbour: ["gold 3"], before_dealer: ["arms 1", "arms 1"] });
  const { layout, ways } = followEvents(before, [{ event: "took", seat: 1, card: "wine 2" }], after);
  assert.deepEqual(ways.to, { [before.beforeNeighbour[0]?.key ?? ""]: "kind-1-wine" });
  assert.equal(layout.beforeNeighbour[0]?.key, before.beforeNeighbour[1]?.key);
  assert.deepEqual(layout.beforeDealer, before.beforeDealer);
});

test("the whirlpool lays cards before the other without changing them", () => {
  const before = freshLayout(START);
  const after = view({ before_neighbour: ["gold 3", "arms 1"], before_dealer: ["wine 2", "arms 1"] });
  const { layout } = followEvents(before, [{ event: "arranged", seat: 1, other: 0b0110 }], after);
  const [wine, gold] = before.beforeNeighbour;
  assert.equal(layout.beforeNeighbour[0]?.key, gold?.key);
  assert.equal(layout.beforeDealer[0]?.key, wine?.key);
});

test("where something was missed, the duel is laid out anew", () => {
  const before = freshLayout(START);
  const { layout } = followEvents(before, [], view({ before_neighbour: ["jewels 1", "gold 3"] }));
  assert.deepEqual(layout.beforeNeighbour.map(({ card }) => card), ["jewels 1", "gold 3"]);
  assert.ok(layout.beforeNeighbour.every(({ key }) => !before.beforeNeighbour.some((laid) => laid.key === key)));
});

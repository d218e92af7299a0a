import assert from "node:assert/strict";
import { test } from "node:test";
import { directIn, roomFor } from "./room";

test("a phone that lies has its players at one side and its buttons at the other", () => {
  for (const [width, height] of [[740, 315], [844, 345], [667, 330]] as const) {
    assert.equal(roomFor(width, height, 4, true).shape, "side", `${width}`);
  }
});

test("piles lie above the row where it is higher than wide, else beside it", () => {
  for (const [width, height] of [[320, 523], [390, 800], [600, 915], [744, 1088], [820, 1135]] as const) {
    assert.equal(roomFor(width, height, 4, true).shape, "stacked", `${width}`);
  }
  for (const [width, height] of [[1024, 723], [1046, 612], [1120, 855], [1600, 1035], [2240, 1395]] as const) {
    assert.equal(roomFor(width, height, 4, true).shape, "line", `${width}`);
  }
});

test("the others' banks fold where there is no room, and can be touched where there is", () => {
  assert.equal(roomFor(320, 523, 8, true).others, "strip");
  assert.equal(roomFor(390, 799, 4, true).others, "small");
  assert.equal(directIn(roomFor(1120, 855, 4, true), 3).others, true);
  assert.equal(directIn(roomFor(2240, 1395, 8, true), 3).others, true);
  assert.equal(directIn(roomFor(390, 799, 4, true), 3).others, false);
});

test("a stack that can be touched is never smaller than a finger", () => {
  for (let width = 300; width <= 2600; width += 37) {
    for (let height = 260; height <= 1500; height += 61) {
      for (const players of [2, 3, 4, 5, 6, 7, 8]) {
        const room = roomFor(width, height, players, true);
        const { others, own } = directIn(room, 4);
        if (others) assert.ok(room.stack.width >= 44 && room.stack.height >= 44, JSON.stringify(room));
        if (own) assert.ok(room.own.width >= 44, JSON.stringify(room));
      }
    }
  }
});

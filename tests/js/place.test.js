import assert from "node:assert/strict";
import { test } from "node:test";

import { near } from "../../src/spatz/web/static/js/nearest.js";
import { around, centred } from "../../src/spatz/web/static/js/room.js";

const ROOM = { left: 10, top: 20, width: 300, height: 200, above: 0.5 };
const FIT = {
  wide: 40,
  high: 52,
  dx: 3,
  dy: 5,
  box: { left: 0, top: 0, width: 0, height: 0 },
  pans: false,
};

/** @param {number} slot @param {number} x @param {number} y */
const lying = (slot, x, y) => ({ at: { x, y }, view: { slot } });

test("a board that fits lies in the middle of its room", () => {
  assert.deepEqual(centred(ROOM, { width: 200, height: 100 }), { x: 60, y: 70 });
});

test("upright, a fifth of the free height lies above the board", () => {
  assert.equal(centred({ ...ROOM, above: 0.2 }, { width: 200, height: 100 }).y, 40);
});

test("a larger board shows the wished point in the middle", () => {
  assert.deepEqual(around(ROOM, { width: 600, height: 600 }, { x: 0.5, y: 0.5 }), {
    x: -140,
    y: -180,
  });
});

test("no edge of a larger board leaves its room without need", () => {
  const size = { width: 600, height: 600 };
  assert.deepEqual(around(ROOM, size, { x: 0, y: 0 }), { x: 10, y: 20 });
  assert.deepEqual(around(ROOM, size, { x: 1, y: 1 }), { x: -290, y: -380 });
});

test("a board that is larger one way only stays in the middle the other way", () => {
  assert.equal(around(ROOM, { width: 600, height: 100 }, { x: 0.5, y: 0 }).y, 70);
});

test("a point within reach counts for the nearest tile, slot 0 too", () => {
  const tiles = [lying(3, 100, 0), lying(0, 0, 0)];
  assert.equal(near(tiles, { x: 48, y: 20 }, FIT, 8), 0);
  assert.equal(near(tiles, { x: 95, y: 20 }, FIT, 8), 3);
});

test("a point out of reach counts for none", () => {
  assert.equal(near([lying(0, 0, 0)], { x: 52, y: 20 }, FIT, 8), null);
});

test("the side of a tile belongs to it", () => {
  assert.equal(near([lying(0, 0, 0)], { x: 43, y: 57 }, FIT, 0), 0);
});

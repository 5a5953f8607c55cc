import assert from "node:assert/strict";
import { test } from "node:test";

import { corner, fit, paintOrder } from "../../src/spatz/web/static/js/fit.js";
import { readLayout } from "./layouts.js";

/** @typedef {import("../../src/spatz/web/static/js/types.js").PlaceXYZ} PlaceXYZ */

const LAYOUTS = ["turtle", "pyramid", "fortress", "bridge", "spider", "courtyard"];
const ROOMS = [
  { width: 1392, height: 812 },
  { width: 976, height: 680 },
  { width: 652, height: 380 },
  { width: 378, height: 670 },
  { width: 348, height: 566 },
];
const DENSITIES = [1, 1.25, 1.5, 2, 3];

/** @param {number[]} numbers */
const whole = (numbers) => numbers.every(Number.isInteger);

for (const name of LAYOUTS) {
  test(`${name} fits into every room, in whole device pixels`, () => {
    const places = readLayout(name);
    for (const room of ROOMS) {
      for (const density of DENSITIES) {
        const { wide, high, dx, dy, box } = fit(places, room, density);
        assert.ok(whole([wide / 2, high / 2, dx, dy, ...Object.values(box)]));
        assert.ok(box.width <= room.width * density && box.height <= room.height * density);
        assert.ok(high / wide > 1.17 && high / wide < 1.38, `ratio ${high / wide}`);
      }
    }
  });
}

test("the turtle's tiles are as wide as the design says", () => {
  const turtle = readLayout("turtle");
  const widths = ROOMS.slice(0, 4).map((room) => fit(turtle, room, 1).wide);
  assert.deepEqual(widths, [76, 64, 38, 24]);
});

test("no tile is wider than 96 pixels", () => {
  /** @type {PlaceXYZ[]} */
  const two = [
    [0, 0, 0],
    [2, 0, 0],
  ];
  assert.equal(fit(two, { width: 1000, height: 1000 }, 1).wide, 96);
  assert.equal(fit(two, { width: 1000, height: 1000 }, 2).wide, 192);
});

test("tiles too small to read are shown larger than the room, to be moved about", () => {
  const found = fit(readLayout("turtle"), { width: 240, height: 300 }, 2);
  assert.equal(found.pans, true);
  assert.equal(found.wide, 72);
});

test("the first place lies where it is, though all its numbers are 0", () => {
  /** @type {PlaceXYZ[]} */
  const places = [
    [0, 0, 0],
    [0, 0, 1],
  ];
  const found = fit(places, { width: 300, height: 300 }, 1);
  assert.deepEqual(corner(found, [0, 0, 0]), { x: found.dx, y: found.dy });
  assert.deepEqual(corner(found, [0, 0, 1]), { x: 0, y: 0 });
});

test("a level is moved by exactly its thickness", () => {
  const found = fit(readLayout("turtle"), { width: 1392, height: 812 }, 1);
  const [low, high] = [corner(found, [8, 4, 0]), corner(found, [8, 4, 1])];
  assert.deepEqual([low.x - high.x, low.y - high.y], [found.dx, found.dy]);
});

test("tiles are painted by level, then from the upper left to the lower right", () => {
  /** @type {PlaceXYZ[]} */
  const places = [
    [0, 0, 1],
    [4, 1, 0],
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 0],
  ];
  assert.deepEqual(paintOrder(places), [4, 3, 2, 1, 0]);
});

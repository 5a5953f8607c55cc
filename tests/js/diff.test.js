import assert from "node:assert/strict";
import { test } from "node:test";

import { difference } from "../../src/spatz/web/static/js/diff.js";
import { row } from "./views.js";

/** @param {readonly {slot: number}[]} tiles */
const slots = (tiles) => tiles.map(({ slot }) => slot);

test("a first picture: every tile comes, slot 0 too", () => {
  const { come, gone } = difference([], row("b1 c5 c5 b1").tiles);
  assert.deepEqual([slots(come), slots(gone)], [[0, 1, 2, 3], []]);
});

test("a pair taken: two tiles go, their neighbours are freed", () => {
  const before = row("b1 c5 c5 b1").tiles;
  const after = before.slice(1, 3).map((tile) => ({ ...tile, free: true, left: [], right: [] }));
  const { gone, come, freed, altered, turned } = difference(before, after);
  assert.deepEqual(
    [slots(gone), slots(freed), slots(altered)],
    [
      [0, 3],
      [1, 2],
      [1, 2],
    ],
  );
  assert.deepEqual([come, turned], [[], []]);
});

test("a shuffle: other faces lie in the same slots", () => {
  const { gone, come, turned } = difference(row("b1 c5 c5 b1").tiles, row("c5 b1 c5 b1").tiles);
  assert.deepEqual([slots(gone), slots(come), slots(turned)], [[], [], [0, 1]]);
});

test("the same picture again differs in nothing", () => {
  const found = difference(row("b1 c5 c5 b1").tiles, structuredClone(row("b1 c5 c5 b1").tiles));
  assert.deepEqual(Object.values(found), [[], [], [], [], []]);
});

test("a blocker that goes alters what is said of a tile, though it stays blocked", () => {
  const before = row("b1 c5 c5 b1").tiles;
  const after = before.map((tile) => (tile.slot === 1 ? { ...tile, above: [9] } : tile));
  assert.deepEqual(slots(difference(before, after).altered), [1]);
});

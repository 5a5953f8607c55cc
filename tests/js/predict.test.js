import assert from "node:assert/strict";
import { test } from "node:test";

import { predict } from "../../src/spatz/web/static/js/predict.js";
import { lookAt, row, viewOf } from "./views.js";

test("nothing on its way: the view itself", () => {
  const view = row("b1 c5 c5 b1");
  assert.equal(predict(view, []), view);
});

test("a pair that goes frees its neighbours", () => {
  const view = predict(row("b1 c5 c5 b1"), [[0, 3]]);
  assert.deepEqual(view.tiles.map((tile) => [tile.slot, tile.free]), [[1, true], [2, true]]);
  assert.deepEqual(view.pairs, [[1, 2]]);
  assert.deepEqual([view.pairs_left, view.undoable, view.redoable], [1, 1, 0]);
});

test("a tile that goes uncovers what lies below", () => {
  const view = viewOf([[0, 0, 0], [4, 0, 0], [1, 1, 1], [8, 0, 0]], ["b1", "b1", "c5", "c5"]);
  assert.equal(view.tiles[0].free, false);
  assert.deepEqual(predict(view, [[2, 3]]).pairs, [[0, 1]]);
});

test("pairs that the server has taken already are passed over", () => {
  const view = row("b1 c5 c5 b1");
  assert.equal(predict(view, [[7, 9]]), view);
});

test("the view that was given stays as it was", () => {
  const view = row("b1 c5 c5 b1");
  const before = structuredClone(view);
  predict(view, [[0, 3]]);
  assert.deepEqual(view, before);
});

test("over whole games the prediction is what the places say", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { places, faces } = heap(seed);
    const start = viewOf(places, faces);
    /** @type {Array<[number, number]>} */
    const taken = [];
    for (let view = start; view.pairs.length > 0; view = predict(start, taken)) {
      taken.push(view.pairs[(seed * 7 + taken.length) % view.pairs.length]);
      const { tiles, pairs } = predict(start, taken);
      const truth = lookAt(places, faces, new Set(taken.flat()));
      assert.deepEqual({ tiles, pairs }, { tiles: truth.tiles, pairs: truth.pairs });
    }
  }
});

/**
 * Three levels of tiles, half-offset, with faces in an order of their own.
 * @param {number} seed
 */
function heap(seed) {
  /** @type {Array<[number, number, number]>} */
  const places = [];
  for (let z = 0; z < 3; z += 1) {
    for (let y = z; y < 6; y += 2) {
      for (let x = z + (y % 4 === 0 ? seed % 2 : 0); x < 10 - z; x += 2) places.push([x, y, z]);
    }
  }
  if (places.length % 2 === 1) places.pop();
  const faces = places.map((_, slot) => `face-${((slot * (2 * seed + 1)) % places.length) >> 1}`);
  return { places, faces };
}

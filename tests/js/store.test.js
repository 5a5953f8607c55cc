import assert from "node:assert/strict";
import { test } from "node:test";

import { Store } from "../../src/spatz/web/static/js/store.js";
import { row } from "./views.js";

/** @param {Partial<import("../../src/spatz/web/static/js/types.js").GameView>} [more] */
const playing = (more) => row("b1 c5 c5 b1", more);

/** @param {...any} views */
function storeWith(...views) {
  const store = new Store();
  for (const view of views) store.accept(view);
  return store;
}

test("the player sees the board without the pairs on their way", () => {
  const store = storeWith(playing());
  store.expect([[0, 3]]);
  assert.equal(store.view.pairs_left, 1);
  assert.equal(store.stored.pairs_left, 2);
});

test("a pair that is about to be undone does not vanish for the time between the answers", () => {
  const store = storeWith(playing());
  const taken = row("c5 c5", { version: 2 });
  store.accept(taken, { taken: [], beyond: 1 });
  assert.deepEqual([store.view.pairs_left, store.stored.version], [2, 2]);
  store.accept(playing({ version: 3 }));
  assert.equal(store.view.version, 3);
});

test("an older answer about the same game changes nothing", () => {
  const store = storeWith(playing({ version: 5 }), playing({ version: 4, pairs_left: 9 }));
  assert.equal(store.stored.version, 5);
});

test("another game is taken whatever its version", () => {
  const store = storeWith(playing({ version: 5 }), playing({ id: "h", version: 1 }));
  assert.equal(store.stored.id, "h");
});

test("a new game has no selection, though the same slot is free in it", () => {
  const store = storeWith(playing());
  store.select(0);
  store.accept(playing({ id: "h" }));
  assert.equal(store.selection, null);
});

test("a selection stays over an answer if its tile is still free", () => {
  const store = storeWith(playing());
  store.select(0);
  store.accept(playing({ version: 2 }));
  assert.equal(store.selection, 0);
});

test("a selected tile that goes is not selected any more", () => {
  const store = storeWith(playing());
  store.select(0);
  store.expect([[0, 3]]);
  assert.equal(store.selection, null);
});

test("a shown pair stays while the board stays, and no longer", () => {
  const store = storeWith(playing());
  store.show([0, 3]);
  store.accept(playing({ version: 2 }));
  assert.deepEqual(store.shown, [0, 3]);
  store.accept(row("b1 c5 c5 d1", { version: 3 }));
  assert.equal(store.shown, null);
});

test("a listener hears of every change", () => {
  const store = storeWith(playing());
  let heard = 0;
  store.subscribe(() => (heard += 1));
  store.select(0);
  store.show([0, 3]);
  store.accept(playing());
  assert.equal(heard, 3);
});

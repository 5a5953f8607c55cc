import assert from "node:assert/strict";
import { test } from "node:test";

import { readLayout } from "./layouts.js";
import { row } from "./views.js";

// These modules are of the page: the little of it that they touch when they load is stood in for.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { inTurn } = await import("../../src/spatz/web/static/js/help.js");
const { nameOf } = await import("../../src/spatz/web/static/js/keys.js");
const { underWay } = await import("../../src/spatz/web/static/js/newgame.js");
const { gain } = await import("../../src/spatz/web/static/js/turn.js");

test("pairs are shown in their order, those of the selected tile first", () => {
  const view = row("a b b a");
  view.pairs = [[0, 3], [1, 2], [1, 3], [2, 3]];
  assert.deepEqual(inTurn(view, null), view.pairs);
  assert.deepEqual(inTurn(view, 1), [[1, 2], [1, 3], [0, 3], [2, 3]]);
});

/** @param {string} key @param {Partial<KeyboardEvent>} [more] */
const named = (key, more = {}) => nameOf(/** @type {KeyboardEvent} */ ({ key, ...more }));

test("a key is named with its modifiers", () => {
  assert.equal(named("h"), "h");
  assert.equal(named("H", { shiftKey: true }), "Shift+h");
  assert.equal(named("z", { ctrlKey: true }), "Ctrl+z");
  assert.equal(named("Z", { metaKey: true, shiftKey: true }), "Ctrl+Shift+z");
  assert.equal(named("?", { shiftKey: true }), "?");
  assert.equal(named("Escape"), "Escape");
});

test("a game is under way when a pair is taken and it is not won", () => {
  assert.equal(underWay(row("a a")), false);
  assert.equal(underWay(row("a a", { undoable: 1 })), true);
  assert.equal(underWay(row("a a", { tally: { hints: 0, undos: 0, shuffles: 1 } })), true);
  assert.equal(underWay(row("a a", { undoable: 1, status: "won" })), false);
});

test("turning the phone is worth it for a wide layout, not for a narrow one", () => {
  const room = { width: 378, height: 660 };
  const screen = { width: 390, height: 844 };
  const gained = gain(readLayout("turtle"), room, screen, 3);
  assert.deepEqual(gained, { now: 25, then: 39 });
  assert.equal(gain(readLayout("courtyard"), room, screen, 3), null);
});

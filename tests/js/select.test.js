import assert from "node:assert/strict";
import { test } from "node:test";

import { choose, kept } from "../../src/spatz/web/static/js/select.js";
import { row, viewOf } from "./views.js";

const view = row("b1 c5 c5 b1");

test("a free tile is selected", () => {
  assert.deepEqual(choose(view, null, 0), { kind: "select", slot: 0 });
});

test("the selected tile is deselected", () => {
  assert.deepEqual(choose(view, 0, 0), { kind: "deselect" });
});

test("a second free tile of the same group makes a pair, the smaller slot first", () => {
  assert.deepEqual(choose(view, 3, 0), { kind: "pair", pair: [0, 3] });
});

test("another free tile that does not match is the new selection", () => {
  assert.deepEqual(choose(row("b1 c5 c5 d1"), 0, 3), { kind: "select", slot: 3 });
});

test("a tile that is not free is refused with its blockers, though it matches", () => {
  const refused = choose(row("c5 c5 b1 b1"), 0, 1);
  assert.equal(refused.kind, "refuse");
  assert.deepEqual(refused.kind === "refuse" && [refused.tile.left, refused.tile.right], [[0], [2]]);
});

test("a covered tile is refused, though its sides are open", () => {
  const stack = viewOf([[0, 0, 0], [4, 0, 0], [1, 1, 1]], ["b1", "b1", "c5"]);
  const refused = choose(stack, 1, 0);
  assert.deepEqual(refused.kind === "refuse" && refused.tile.above, [2]);
});

test("groups pair, not pictures", () => {
  const garden = row("flower-plum c5 c5 flower-orchid");
  for (const tile of garden.tiles) if (tile.face.startsWith("flower")) tile.group = "flowers";
  assert.deepEqual(choose(garden, 0, 3), { kind: "pair", pair: [0, 3] });
});

test("bare cloth changes nothing", () => {
  assert.deepEqual(choose(view, 0, 99), { kind: "nothing" });
});

test("slot 0 is a slot like any other", () => {
  assert.deepEqual(choose(view, 0, 3), { kind: "pair", pair: [0, 3] });
  assert.equal(kept(view, 0), 0);
});

test("a selection that is gone, or no longer free, is not kept", () => {
  assert.equal(kept(view, 1), null);
  assert.equal(kept(view, 99), null);
  assert.equal(kept(view, null), null);
});

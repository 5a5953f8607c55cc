import assert from "node:assert/strict";
import { test } from "node:test";

import { blame, reason, tileName } from "../../src/spatz/web/static/js/reason.js";
import { Words } from "../../src/spatz/web/static/js/text.js";
import { row, viewOf } from "./views.js";

const words = new Words({
  lang: "en",
  plural: { one: 0, other: 1 },
  m: {
    "face.a": "A", "face.b": "B", "face.c": "C", "face.d": "D",
    "blocked.covered": "Covered",
    "blocked.covered.by": "by {tiles}",
    "blocked.shut": "Closed",
    "blocked.shut.by": "by {left} and {right}",
    "blocked.others": ["{n} more", "{n} more"],
    "tile.free": "{face}, level {level}, free",
    "tile.covered": "{face}, level {level}, covered",
    "tile.shut": "{face}, level {level}, closed",
  },
});

test("a tile that is shut in names the tiles on both sides", () => {
  const view = row("a b c");
  assert.deepEqual(reason(words, view, view.tiles[1]), { title: "Closed", by: "by A and C" });
});

test("a covered tile names what lies on it, not what stands beside it", () => {
  const view = viewOf([[0, 0, 0], [2, 0, 0], [4, 0, 0], [2, 0, 1]], ["a", "b", "c", "d"]);
  assert.deepEqual(reason(words, view, view.tiles[1]), { title: "Covered", by: "by D" });
  assert.deepEqual(blame(view.tiles[1]), { above: [3], left: [], right: [] });
});

test("of many tiles the highest two are named, the others counted", () => {
  const places = [[2, 2, 0], [1, 1, 1], [3, 1, 1], [1, 3, 1], [3, 3, 2]];
  const view = viewOf(/** @type {any} */ (places), ["a", "b", "c", "b", "d"]);
  assert.equal(reason(words, view, view.tiles[0]).by, "by D, B and 2 more");
});

test("the name of a tile tells its face, its level and its state", () => {
  const view = viewOf([[0, 0, 0], [2, 0, 0], [4, 0, 0], [0, 0, 1]], ["a", "b", "c", "d"]);
  const names = view.tiles.map((tile) => tileName(words, tile, view));
  assert.deepEqual(names, [
    "A, level 1, covered", "B, level 1, closed", "C, level 1, free", "D, level 2, free",
  ]);
});

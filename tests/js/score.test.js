import assert from "node:assert/strict";
import { test } from "node:test";

import { causeOf, scoreAt, signed } from "../../src/spatz/web/static/js/score.js";
import { Words } from "../../src/spatz/web/static/js/text.js";
import { row } from "./views.js";

const falling = { points: 2, each_ms: 1000, floor: 0 };

/** @param {number} ms @param {number} total */
const timed = (ms, total) =>
  row("b1 b1", { clock: { ms, running: true }, score: { total, lines: [], falling } });

test("without points there is no score", () => {
  assert.equal(scoreAt(row("b1 b1"), 5000), null);
});

test("a score that does not fall stays", () => {
  const view = row("b1 b1", { score: { total: 500, lines: [], falling: null } });
  assert.equal(scoreAt(view, 99_000), 500);
});

test("a falling score falls at every full step of the clock", () => {
  assert.equal(scoreAt(timed(1500, 100), 1999), 100);
  assert.equal(scoreAt(timed(1500, 100), 2000), 98);
  assert.equal(scoreAt(timed(1500, 100), 4100), 94);
});

test("it does not fall under its floor", () => {
  assert.equal(scoreAt(timed(0, 5), 60_000), 0);
});

const words = new Words({
  lang: "en",
  plural: { one: 0, other: 1 },
  m: {
    "score.pairs": ["{n} pair", "{n} pairs"],
    "score.time": "Time {time}",
    "score.clean": "Clean",
  },
});

test("every line of a score tells its cause", () => {
  assert.equal(causeOf(words, { code: "pairs", count: 72, points: 7200 }, 0), "72 pairs");
  assert.equal(causeOf(words, { code: "time", count: 9, points: -18 }, 67_000), "Time 1:07");
  assert.equal(causeOf(words, { code: "clean", count: 1, points: 1000 }, 0), "Clean");
});

test("points of a sum carry their sign", () => {
  assert.equal(signed(words, 1320), "+\u20091,320");
  assert.equal(signed(words, -100), "\u2212\u2009100");
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { inked, inside } from "../../src/spatz/web/static/js/art.js";
import { initials, inscriptions } from "../../src/spatz/web/static/js/inscription.js";
import { faceIds, shadowSheet, shaped, tileSheet } from "../../src/spatz/web/static/js/sheet.js";

const STATIC = new URL("../../src/spatz/web/static/", import.meta.url);

/** @param {string} name */
const art = (name) => inside(readFileSync(new URL(`tiles/${name}.svg`, STATIC), "utf8"));

const BODY = { high: 130, dx: 8, dy: 13 };
const CELL = { width: 112, height: 147, left: 2, top: 2 };
const MOTIFS = {
  faces: art("faces"),
  design: art("kiri"),
  tint: 0.24,
  levels: 5,
  index: false,
  marks: [],
  dims: false,
};

test("there are 42 faces", () => {
  const ids = faceIds(MOTIFS.faces);
  assert.equal(ids.length, 42);
  assert.equal(new Set(ids).size, 42);
  assert.deepEqual([ids[0], ids.at(-1)], ["character-1", "season-winter"]);
});

test("a sheet holds three bodies a level, every face, apart from one another", () => {
  const { cells } = tileSheet(MOTIFS, BODY, 1, CELL);
  assert.equal(cells.length, 5 * 3 + 42);
  assert.equal(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size, cells.length);
});

test("the highest level is pure, the lowest has all of the tint", () => {
  const { svg } = tileSheet(MOTIFS, BODY, 1, CELL);
  const depths = [...svg.matchAll(/var\(--tile-shade\)" fill-opacity="([\d.]+)"/g)].map(
    (found) => found[1],
  );
  assert.deepEqual([...new Set(depths)], ["0.240", "0.180", "0.120", "0.060", "0.000"]);
});

test("a layout of one level is pure", () => {
  const { svg } = tileSheet({ ...MOTIFS, levels: 1 }, BODY, 1, CELL);
  assert.ok(svg.includes('fill-opacity="0.000"'));
});

test("every part of the design gets its outline", () => {
  const design = shaped(MOTIFS.design, BODY);
  assert.ok(!design.includes("data-part"));
  assert.ok(!design.includes("NaN"));
});

test("every colour of the drawings is a token with a value", () => {
  const tokens = readFileSync(new URL("css/tokens.css", STATIC), "utf8");
  /** @param {string} name */
  const valueOf = (name) => tokens.match(new RegExp(`${name}: ([^;]+);`))?.[1] ?? "";
  for (const { svg } of [tileSheet(MOTIFS, BODY, 1, CELL), shadowSheet(BODY, 1, CELL)]) {
    const drawn = inked(svg, valueOf);
    assert.ok(!drawn.includes("var(") && !drawn.includes('=""'));
  }
});

test("a mark stands on faces that pair with their suit, and only beside an index", () => {
  const marks = ["flower-plum"];
  const with_index = tileSheet({ ...MOTIFS, index: true, marks }, BODY, 1, CELL).svg;
  assert.equal(with_index.split('href="#mark-flower"').length, 2);
  assert.ok(!tileSheet({ ...MOTIFS, marks }, BODY, 1, CELL).svg.includes('href="#mark-'));
});

test("suits are inscribed with their rank, honours with their initial, others with nothing", () => {
  const letters = initials((face) => face.split("-")[1]?.[0]?.toUpperCase() ?? "");
  const written = inscriptions(["circle-7", "wind-east", "flower-plum"], letters);
  assert.deepEqual(
    [...written],
    [
      ["circle-7", "7"],
      ["wind-east", "E"],
    ],
  );
});

test("where blocked tiles are dimmed, every face is drawn a second time", () => {
  const { cells } = tileSheet({ ...MOTIFS, dims: true }, BODY, 1, CELL);
  assert.equal(cells.filter(({ id }) => id.startsWith("dim-")).length, 42);
});

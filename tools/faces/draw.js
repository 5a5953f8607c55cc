/**
 * Draws the 42 faces. Run it when a face changes:
 *
 *     node tools/faces/draw.js > src/spatz/web/static/tiles/faces.svg
 *
 * The art box is 100 wide and 120 high, with ink inside 8..91 by 8..112.
 */

import { readFileSync } from "node:fs";

import { bamboo } from "./bamboo.js";
import { circles } from "./circles.js";
import * as flowers from "./flowers.js";
import { brush, character, green, red, white, wind } from "./honours.js";
import * as seasons from "./seasons.js";

/** @typedef {import("./pen.js").Layer} Layer */

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WINDS = { east: "東", south: "南", west: "西", north: "北" };
const SEASON_MARK =
  "M17.6 18.6V8.5A11.5 11.5 0 0 0 7.5 18.6zM20.4 18.6H30.5A11.5 11.5 0 0 0 20.4 8.5z" +
  "M17.6 21.4H7.5A11.5 11.5 0 0 0 17.6 31.5zM20.4 21.4V31.5A11.5 11.5 0 0 0 30.5 21.4z";

/**
 * Every face by its id, in the order of the suits.
 * @returns {Record<string, Layer[]>}
 */
function faces() {
  const outlines = JSON.parse(readFileSync(new URL("glyphs.json", import.meta.url), "utf8"));
  const glyph = brush(outlines);
  return Object.fromEntries([
    ...RANKS.map((rank) => [`character-${rank}`, character(glyph, rank)]),
    ...RANKS.map((rank) => [`circle-${rank}`, circles(rank)]),
    ...RANKS.map((rank) => [`bamboo-${rank}`, bamboo(rank)]),
    ...Object.entries(WINDS).map(([name, sign]) => [`wind-${name}`, wind(glyph, sign)]),
    ["dragon-red", red(glyph)],
    ["dragon-green", green(glyph)],
    ["dragon-white", white()],
    ["flower-plum", flowers.plum()],
    ["flower-orchid", flowers.orchid()],
    ["flower-chrysanthemum", flowers.chrysanthemum()],
    ["flower-bamboo", flowers.bambooPlant()],
    ["season-spring", seasons.spring()],
    ["season-summer", seasons.summer()],
    ["season-autumn", seasons.autumn()],
    ["season-winter", seasons.winter()],
  ]);
}

/** @param {Layer} layer */
function path({ ink, d, outline, stroke }) {
  const colour = `var(--tile-${ink})`;
  if (stroke) {
    const line = `stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round"`;
    return `<path fill="none" ${line} d="${d}"/>`;
  }
  const edge = outline
    ? ` stroke="${colour}" stroke-width="${outline}" stroke-linejoin="round"`
    : "";
  return `<path fill="${colour}"${edge} d="${d}"/>`;
}

/** @param {string} id @param {string} content */
const symbol = (id, content) =>
  `<symbol id="${id}" viewBox="0 0 100 120" overflow="visible">${content}</symbol>`;

/** What stands in the upper left corner for any flower and any season. */
const marks = [
  symbol(
    "mark-flower",
    '<path fill="var(--tile-k)" stroke="var(--tile-f)" stroke-width="3" paint-order="stroke" ' +
      `d="${flowers.flowerMark()}"/>`,
  ),
  symbol(
    "mark-season",
    '<circle cx="19" cy="20" r="15" fill="var(--tile-f)"/>' +
      `<path fill="var(--tile-k)" d="${SEASON_MARK}"/>`,
  ),
];

const symbols = Object.entries(faces()).map(([id, layers]) =>
  symbol(id, layers.map(path).join("")),
);
process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, ...marks].join("\n")}\n</svg>\n`,
);

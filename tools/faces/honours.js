/** Characters, winds and dragons: Chinese characters, and the white dragon's frame. */

import { Pen } from "./pen.js";

/** @typedef {import("./pen.js").Layer} Layer */

const EM = 1000;
const STROKE = /([A-Z])([^A-Z]*)/g;
const NUMERALS = "一二三四五六七八九";
const TOPS = [34, 33, 33, 32, 32, 31, 31, 32, 31]; // the middle of each numeral

/** @typedef {(character: string, x: number, y: number, em: number) => string} Brush */

/**
 * A brush for outlines in a box of 1000 units an em.
 * @param {Record<string, string>} outlines
 * @returns {Brush}
 */
export function brush(outlines) {
  return (character, x, y, em) => {
    const pen = new Pen(x, y, 0, em / EM);
    let here = [0, 0];
    for (const [, letter = "", text = ""] of (outlines[character] ?? "").matchAll(STROKE)) {
      const points = pointsOf(letter, (text.match(/-?\d+/g) ?? []).map(Number), here);
      here = points.length > 0 ? points.slice(-2) : here;
      trace(pen, letter, points);
    }
    return pen.d;
  };
}

/**
 * Level and upright strokes name one number alone.
 * @param {string} letter
 * @param {number[]} numbers
 * @param {number[]} here
 */
function pointsOf(letter, numbers, [x = 0, y = 0]) {
  if (letter === "H") return numbers.flatMap((across) => [across, y]);
  if (letter === "V") return numbers.flatMap((down) => [x, down]);
  return numbers;
}

/** @param {Pen} pen @param {string} letter @param {number[]} points */
function trace(pen, letter, points) {
  if (letter === "Z") pen.close();
  else if (letter === "M") pen.move(points[0] ?? 0, points[1] ?? 0).line(...points.slice(2));
  else if (letter === "Q" || letter === "C") pen.write(letter.toLowerCase(), points);
  else pen.line(...points);
}

/** @param {Brush} glyph @param {number} rank @returns {Layer[]} */
export const character = (glyph, rank) => [
  { ink: "k", d: glyph(NUMERALS[rank - 1] ?? "", 50, TOPS[rank - 1] ?? 0, 56), outline: 2.6 },
  { ink: "r", d: glyph("萬", 50, 86, 56), outline: 1.9 },
];

/** @param {Brush} glyph @param {string} sign @returns {Layer[]} */
export const wind = (glyph, sign) => [{ ink: "k", d: glyph(sign, 49, 60, 86), outline: 3 }];

/** @param {Brush} glyph @returns {Layer[]} */
export const red = (glyph) => [{ ink: "r", d: glyph("中", 50, 60, 94), outline: 3.4 }];

/** @param {Brush} glyph @returns {Layer[]} */
export const green = (glyph) => [{ ink: "g", d: glyph("發", 49.5, 60, 87), outline: 2.2 }];

/**
 * A double frame with studs in its corners.
 * @returns {Layer[]}
 */
export function white() {
  const pen = new Pen();
  pen.box(17, 15, 66, 90, 6).hole(22.5, 20.5, 55, 79, 3);
  pen.box(28, 26, 44, 68, 2).hole(30.6, 28.6, 38.8, 62.8, 1);
  for (const x of [24.8, 75.2]) for (const y of [22.8, 97.2]) pen.circle(x, y, 5.4);
  return [{ ink: "b", d: pen.d }];
}

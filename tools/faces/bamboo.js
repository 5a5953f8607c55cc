/** Bamboo: jointed sticks in their traditional patterns, and a bird. */

import { Inks } from "./pen.js";

/** @typedef {import("./pen.js").Layer} Layer */
/**
 * @typedef {[
 *   ink: string, x: number, y: number, length: number, width: number, turn?: number
 * ]} Stick
 */

const HOLLOW_STICK = 9;

/** @param {Inks} inks @param {Stick} stick */
function stick(inks, [ink, x, y, length, width, turn = 0]) {
  const pen = inks.pen(ink, x, y, turn);
  const [half, cap, waist] = [length / 2, Math.min(5, length * 0.15), width * 0.36];
  for (const top of [-half, half - cap, -cap / 2]) pen.box(-width / 2, top, width, cap, cap / 2);
  const joint = half - cap * 1.5 + 1.2;
  for (const top of [-half + cap - 0.6, cap / 2 - 0.6]) {
    pen.box(-waist, top, 2 * waist, joint, 1.5);
    if (width > HOLLOW_STICK) pen.hole(-waist * 0.28, top + 2.6, waist * 0.56, joint - 5.2, 1);
  }
}

/**
 * @param {string} ink
 * @param {number[]} xs
 * @param {number} y
 * @param {number} length
 * @param {number} width
 * @returns {Stick[]}
 */
const stand = (ink, xs, y, length, width) => xs.map((x) => [ink, x, y, length, width]);

const WIDE = [20, 50, 80];

/** @type {Record<number, Stick[]>} */
const STICKS = {
  2: [
    ["g", 50, 33, 48, 24],
    ["b", 50, 87, 48, 24],
  ],
  3: [["g", 50, 33, 48, 22], ...stand("b", [28, 72], 87, 48, 22)],
  4: [
    ["b", 28, 33, 48, 22],
    ["g", 72, 33, 48, 22],
    ["g", 28, 87, 48, 22],
    ["b", 72, 87, 48, 22],
  ],
  5: [
    ["g", 20, 33, 48, 18],
    ["b", 80, 33, 48, 18],
    ["r", 50, 60, 48, 18],
    ["b", 20, 87, 48, 18],
    ["g", 80, 87, 48, 18],
  ],
  6: [...stand("g", WIDE, 33, 48, 18), ...stand("b", WIDE, 87, 48, 18)],
  7: [["r", 50, 24, 33, 17], ...stand("g", WIDE, 60, 33, 17), ...stand("b", WIDE, 96, 33, 17)],
  8: [
    ...stand("g", [17, 83], 33, 48, 14.5),
    ["g", 38.5, 36, 42, 14.5, 26],
    ["g", 61.5, 36, 42, 14.5, -26],
    ...stand("b", [17, 83], 87, 48, 14.5),
    ["b", 38.5, 84, 42, 14.5, -26],
    ["b", 61.5, 84, 42, 14.5, 26],
  ],
  9: [24, 60, 96].flatMap((y) => [
    ...stand("g", [20], y, 33, 17),
    ...stand("r", [50], y, 33, 17),
    ...stand("b", [80], y, 33, 17),
  ]),
};

/**
 * The bamboo of a rank; the first is a bird.
 * @param {number} rank
 */
export function bamboo(rank) {
  if (rank === 1) return bird();
  const inks = new Inks();
  for (const each of STICKS[rank] ?? []) stick(inks, each);
  return inks.layers("gbr");
}

/** @returns {Layer[]} */
function bird() {
  const inks = new Inks();
  tail(inks);
  body(inks);
  crest(inks);
  inks.pen("r").box(38, 86, 4, 17, 1).box(52, 85, 4, 18, 1);
  const perch = inks.pen("g").box(10, 101, 80, 9.5, 4.5);
  perch.hole(15, 104.4, 22, 2.6, 1).hole(42, 104.4, 22, 2.6, 1).hole(69, 104.4, 15, 2.6, 1);
  return inks.layers("gbr");
}

/**
 * Three plumes with their eyes.
 * @param {Inks} inks
 */
function tail(inks) {
  const plumes = [
    [80, 13],
    [91, 31],
    [92, 51],
  ];
  for (const [x = 0, y = 0] of plumes) inks.pen("g").leaf(50, 68, x, y, 6.5);
  for (const [x = 0, y = 0] of plumes) {
    const [u, v] = [50 + (x - 50) * 0.72, 68 + (y - 68) * 0.72];
    inks.pen("g").circle(u, v, 4.6, -1);
    inks.pen("r").circle(u, v, 3);
  }
}

/**
 * Body, neck and head, the eye, the wing.
 * @param {Inks} inks
 */
function body(inks) {
  const blue = inks.pen("b");
  blue
    .move(21, 52)
    .curve(18, 76, 36, 92, 60, 84)
    .curve(72, 80, 70, 64, 56, 60)
    .curve(46, 57, 42, 50, 42, 40)
    .curve(42, 25, 21, 24, 20, 37)
    .curve(19.6, 42, 22, 46, 21, 52)
    .close();
  blue.circle(30.5, 36.5, 3.6, -1);
  blue.move(36, 66).curve(42, 60, 56, 62, 63, 71).curve(56, 80, 42, 81, 36, 66).close();
  inks.pen("r").leaf(36, 67, 66, 75, 6.4, 5.2);
}

/**
 * Crest and beak.
 * @param {Inks} inks
 */
function crest(inks) {
  const red = inks.pen("r").circle(24, 14, 3.4).circle(33, 11, 3.4).circle(42, 15, 3.4);
  red.polygon(20, 34, 7, 41, 21, 43);
  inks
    .pen("b")
    .polygon(30, 28, 25, 17, 23, 18, 28, 29)
    .polygon(32, 27, 34, 13, 32, 13, 30, 27)
    .polygon(35, 28, 43, 18, 41, 16, 33, 27);
}

/** The four flowers: plants that stand free. */

import { Inks, Pen } from "./pen.js";

/** @typedef {import("./pen.js").Layer} Layer */
/** @typedef {[x: number, y: number, r: number, turn: number, width: number]} Bloom */

/**
 * Five petals in red round a yellow heart.
 * @param {Inks} inks
 * @param {Bloom} bloom
 */
export function blossom(inks, [x, y, r, turn, width]) {
  inks.pen("r", x, y).petals(5, turn, [r * 0.16, r, width, 0.95]);
  inks.pen("y", x, y).circle(0, 0, r * 0.25);
}

/**
 * A branch with three blossoms and two buds.
 * @returns {Layer[]}
 */
export function plum() {
  const inks = new Inks();
  branches(inks.pen("k"));
  blossom(inks, [31, 34, 25, 0, 19]);
  blossom(inks, [70, 53, 21, 30, 16]);
  blossom(inks, [73, 92, 17, 10, 13]);
  inks.pen("r").circle(76, 16, 6).circle(56, 100, 4.6);
  return inks.layers("kry");
}

/** @param {Pen} pen */
function branches(pen) {
  pen
    .move(12, 110)
    .curve(24, 96, 22, 84, 38, 72)
    .curve(52, 62, 54, 46, 66, 32)
    .line(78, 12, 81, 14, 70, 36)
    .curve(60, 54, 58, 70, 44, 80)
    .curve(32, 90, 32, 100, 23, 111)
    .close();
  pen
    .move(40, 76)
    .curve(56, 82, 66, 78, 82, 86)
    .line(83, 83)
    .curve(68, 73, 58, 76, 46, 70)
    .close();
  pen
    .move(38, 74)
    .curve(34, 60, 26, 54, 20, 40)
    .line(17, 42)
    .curve(22, 58, 28, 64, 32, 80)
    .close();
}

/**
 * Two blossoms over a tuft of blades.
 * @returns {Layer[]}
 */
export function orchid() {
  const inks = new Inks();
  inks
    .pen("g")
    .blade(48, 112, 38, 66, 10, 52, 8)
    .blade(50, 112, 26, 88, 8, 88, 7)
    .blade(52, 112, 58, 60, 92, 44, 8)
    .blade(54, 112, 74, 84, 93, 82, 7)
    .blade(50, 112, 46, 70, 30, 30, 6)
    .blade(51, 112, 56, 70, 53, 40, 4.6);
  inks.pen("p", 52, 36).petals(5, -180, [3, 27, 13, 0.8]);
  inks.pen("y", 52, 38).petal(0, 0, 13, 12, 0.9);
  inks.pen("p", 74, 70, 20).petals(5, 0, [2, 15, 8, 0.8]);
  inks.pen("y", 74, 70).circle(0, 0, 3);
  return inks.layers("gpy");
}

/**
 * A full bloom on a stalk with two lobed leaves.
 * @returns {Layer[]}
 */
export function chrysanthemum() {
  const inks = new Inks();
  const green = inks.pen("g").blade(50, 112, 46, 90, 50, 60, 7);
  green
    .move(50, 100)
    .curve(40, 84, 26, 84, 12, 78)
    .curve(14, 88, 18, 92, 24, 94)
    .curve(20, 97, 18, 99, 17, 104)
    .curve(30, 106, 42, 106, 50, 100)
    .close();
  green
    .move(51, 96)
    .curve(60, 84, 74, 84, 88, 80)
    .curve(86, 88, 82, 92, 77, 93)
    .curve(81, 96, 83, 99, 84, 104)
    .curve(70, 106, 58, 104, 51, 96)
    .close();
  inks.pen("y", 50, 44).petals(16, 0, [20, 38, 11, 0.9]).petals(12, 15, [8.5, 19, 8, 0.9]);
  inks.pen("r", 50, 44).circle(0, 0, 6.4);
  return inks.layers("gyr");
}

/**
 * Two stalks of the living plant.
 * @returns {Layer[]}
 */
export function bambooPlant() {
  const inks = new Inks();
  const pen = inks.pen("g");
  stalk(pen, 38, 10, [86, 60, 34, 10]);
  stalk(pen, 66, 8, [92, 66, 38]);
  const leaves = [
    [44, 34, 82, 20],
    [44, 34, 78, 40],
    [43, 33, 66, 8],
    [33, 60, 9, 48],
    [33, 60, 10, 68],
    [32, 61, 19, 84],
    [70, 66, 92, 56],
    [70, 66, 91, 78],
    [70, 67, 82, 92],
    [33, 33, 14, 22],
  ];
  for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of leaves) pen.leaf(x0, y0, x1, y1, 4.6);
  return inks.layers("g");
}

/** @param {Pen} pen @param {number} x @param {number} width @param {number[]} joints upwards */
function stalk(pen, x, width, joints) {
  let foot = 112;
  for (const joint of joints) {
    pen.box(x - width / 2, joint + 1.4, width, foot - joint - 2.8, 2.2);
    foot = joint;
  }
}

/**
 * The rosette that stands for any flower in the index.
 * @returns {string}
 */
export function flowerMark() {
  return new Pen(19, 20).petals(5, 180, [2, 12, 9, 0.9]).d;
}

/** The four seasons, seen through an arched window. */

import { blossom } from "./flowers.js";
import { Inks, Pen } from "./pen.js";

/** @typedef {import("./pen.js").Layer} Layer */

/** @returns {Inks} */
function arch() {
  const inks = new Inks();
  inks
    .pen("k")
    .move(11, 112)
    .line(11, 50)
    .curve(11, 26, 28, 8, 50, 8)
    .curve(72, 8, 89, 26, 89, 50)
    .line(89, 112)
    .close()
    .move(15.6, 107.4)
    .line(84.4, 107.4, 84.4, 50)
    .curve(84.4, 29, 69.5, 12.6, 50, 12.6)
    .curve(30.5, 12.6, 15.6, 29, 15.6, 50)
    .close();
  return inks;
}

/**
 * A sprout on a hill, a blossom above it.
 * @returns {Layer[]}
 */
export function spring() {
  const inks = arch();
  const green = inks.pen("g").blade(50, 96, 48, 76, 50, 52, 6.5);
  green.move(50, 74).curve(44, 52, 30, 48, 20, 50).curve(22, 66, 34, 76, 50, 74).close();
  green.move(50, 64).curve(54, 44, 66, 38, 80, 39).curve(79, 55, 67, 66, 50, 64).close();
  green.move(15, 108).line(15, 100).curve(34, 88, 66, 88, 85, 100).line(85, 108).close();
  blossom(inks, [48, 35, 17, 0, 13]);
  return inks.layers("kgry");
}

/**
 * The sun over water.
 * @returns {Layer[]}
 */
export function summer() {
  const inks = arch();
  inks.pen("r", 50, 48).circle(0, 0, 14).petals(12, 0, [17.5, 29, 5.6, 0.4]);
  for (const y of [84, 96]) {
    inks
      .pen("b")
      .move(15, y)
      .curve(22, y - 6, 29, y - 6, 36, y)
      .curve(43, y + 6, 50, y + 6, 57, y)
      .curve(64, y - 6, 71, y - 6, 78, y)
      .line(85, y + 3, 85, y + 8, 78, y + 5.6)
      .curve(71, y - 0.4, 64, y - 0.4, 57, y + 5.6)
      .curve(50, y + 11, 43, y + 11, 36, y + 5.6)
      .curve(29, y - 0.4, 22, y - 0.4, 15, y + 5.6)
      .close();
  }
  return inks.layers("krb");
}

const MAPLE = [
  [7, -20],
  [15, -25],
  [14, -9],
  [27, -17],
  [26, -8],
  [34, -5],
  [22, 8],
  [24, 14],
  [6, 13],
  [3.5, 13],
];

/**
 * A maple leaf; its veins show the face of the tile.
 * @returns {Layer[]}
 */
export function autumn() {
  const inks = arch();
  const mirrored = MAPLE.toReversed().map(([x = 0, y = 0]) => [-x, y]);
  inks.pen("o", 50, 62).polygon(0, -34, ...MAPLE.flat(), ...mirrored.flat());
  inks.pen("o", 50, 62).blade(0, 10, 1, 22, 8, 34, 5);
  const veins = new Pen(50, 62);
  veins.move(0, 12).line(0, -22).move(0, 8).line(17, -7).move(0, 8).line(-17, -7);
  return [...inks.layers("ko"), { ink: "f", d: veins.d, stroke: 2 }];
}

/**
 * A crystal of snow.
 * @returns {Layer[]}
 */
export function winter() {
  const inks = arch();
  for (let ray = 0; ray < 6; ray += 1) {
    const pen = inks.pen("b", 50, 60, ray * 60).box(-2.6, -34, 5.2, 34, 2.4);
    barb(pen, -24, 11);
    barb(pen, -13, 9);
  }
  return inks.layers("kb");
}

/**
 * Two needles that leave a ray at a height.
 * @param {Pen} pen
 * @param {number} y
 * @param {number} long
 */
function barb(pen, y, long) {
  const tip = y - long * 0.72;
  const right = [0, y + 3, long, tip, long + 2.6, tip + 3.6];
  pen.polygon(...right, 0, y + 7.6, -long - 2.6, tip + 3.6, -long, tip);
}

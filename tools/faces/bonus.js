/** Flowers stand free; seasons are seen through an arched window. */

import { Inks, Pen } from "./pen.js";

/** @typedef {import("./pen.js").Layer} Layer */
/** @typedef {[x: number, y: number, r: number, turn: number, width: number]} Bloom */

/** Five petals in red round a yellow heart. @param {Inks} inks @param {Bloom} bloom */
function blossom(inks, [x, y, r, turn, width]) {
  inks.pen("r", x, y).petals(5, turn, [r * 0.16, r, width, 0.95]);
  inks.pen("y", x, y).circle(0, 0, r * 0.25);
}

/** A branch with three blossoms and two buds. @returns {Layer[]} */
export function plum() {
  const inks = new Inks();
  const branch = inks.pen("k");
  branch.move(12, 110).curve(24, 96, 22, 84, 38, 72).curve(52, 62, 54, 46, 66, 32).line(78, 12, 81, 14, 70, 36)
    .curve(60, 54, 58, 70, 44, 80).curve(32, 90, 32, 100, 23, 111).close();
  branch.move(40, 76).curve(56, 82, 66, 78, 82, 86).line(83, 83).curve(68, 73, 58, 76, 46, 70).close();
  branch.move(38, 74).curve(34, 60, 26, 54, 20, 40).line(17, 42).curve(22, 58, 28, 64, 32, 80).close();
  blossom(inks, [31, 34, 25, 0, 19]);
  blossom(inks, [70, 53, 21, 30, 16]);
  blossom(inks, [73, 92, 17, 10, 13]);
  inks.pen("r").circle(76, 16, 6).circle(56, 100, 4.6);
  return inks.layers("kry");
}

/** Two blossoms over a tuft of blades. @returns {Layer[]} */
export function orchid() {
  const inks = new Inks();
  inks.pen("g").blade(48, 112, 38, 66, 10, 52, 8).blade(50, 112, 26, 88, 8, 88, 7)
    .blade(52, 112, 58, 60, 92, 44, 8).blade(54, 112, 74, 84, 93, 82, 7)
    .blade(50, 112, 46, 70, 30, 30, 6).blade(51, 112, 56, 70, 53, 40, 4.6);
  inks.pen("p", 52, 36).petals(5, -180, [3, 27, 13, 0.8]);
  inks.pen("y", 52, 38).petal(0, 0, 13, 12, 0.9);
  inks.pen("p", 74, 70, 20).petals(5, 0, [2, 15, 8, 0.8]);
  inks.pen("y", 74, 70).circle(0, 0, 3);
  return inks.layers("gpy");
}

/** A full bloom on a stalk with two lobed leaves. @returns {Layer[]} */
export function chrysanthemum() {
  const inks = new Inks();
  const green = inks.pen("g").blade(50, 112, 46, 90, 50, 60, 7);
  green.move(50, 100).curve(40, 84, 26, 84, 12, 78).curve(14, 88, 18, 92, 24, 94).curve(20, 97, 18, 99, 17, 104)
    .curve(30, 106, 42, 106, 50, 100).close();
  green.move(51, 96).curve(60, 84, 74, 84, 88, 80).curve(86, 88, 82, 92, 77, 93).curve(81, 96, 83, 99, 84, 104)
    .curve(70, 106, 58, 104, 51, 96).close();
  inks.pen("y", 50, 44).petals(16, 0, [20, 38, 11, 0.9]).petals(12, 15, [8.5, 19, 8, 0.9]);
  inks.pen("r", 50, 44).circle(0, 0, 6.4);
  return inks.layers("gyr");
}

/** Two stalks of the living plant. @returns {Layer[]} */
export function bambooPlant() {
  const inks = new Inks();
  const pen = inks.pen("g");
  stalk(pen, 38, 10, [86, 60, 34, 10]);
  stalk(pen, 66, 8, [92, 66, 38]);
  const leaves = [
    [44, 34, 82, 20], [44, 34, 78, 40], [43, 33, 66, 8], [33, 60, 9, 48], [33, 60, 10, 68],
    [32, 61, 19, 84], [70, 66, 92, 56], [70, 66, 91, 78], [70, 67, 82, 92], [33, 33, 14, 22],
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

/** @returns {Inks} */
function arch() {
  const inks = new Inks();
  inks.pen("k").move(11, 112).line(11, 50).curve(11, 26, 28, 8, 50, 8).curve(72, 8, 89, 26, 89, 50).line(89, 112).close()
    .move(15.6, 107.4).line(84.4, 107.4, 84.4, 50).curve(84.4, 29, 69.5, 12.6, 50, 12.6)
    .curve(30.5, 12.6, 15.6, 29, 15.6, 50).close();
  return inks;
}

/** A sprout on a hill, a blossom above it. @returns {Layer[]} */
export function spring() {
  const inks = arch();
  const green = inks.pen("g").blade(50, 96, 48, 76, 50, 52, 6.5);
  green.move(50, 74).curve(44, 52, 30, 48, 20, 50).curve(22, 66, 34, 76, 50, 74).close();
  green.move(50, 64).curve(54, 44, 66, 38, 80, 39).curve(79, 55, 67, 66, 50, 64).close();
  green.move(15, 108).line(15, 100).curve(34, 88, 66, 88, 85, 100).line(85, 108).close();
  blossom(inks, [48, 35, 17, 0, 13]);
  return inks.layers("kgry");
}

/** The sun over water. @returns {Layer[]} */
export function summer() {
  const inks = arch();
  inks.pen("r", 50, 48).circle(0, 0, 14).petals(12, 0, [17.5, 29, 5.6, 0.4]);
  for (const y of [84, 96]) {
    inks.pen("b").move(15, y).curve(22, y - 6, 29, y - 6, 36, y).curve(43, y + 6, 50, y + 6, 57, y)
      .curve(64, y - 6, 71, y - 6, 78, y).line(85, y + 3, 85, y + 8, 78, y + 5.6)
      .curve(71, y - 0.4, 64, y - 0.4, 57, y + 5.6).curve(50, y + 11, 43, y + 11, 36, y + 5.6)
      .curve(29, y - 0.4, 22, y - 0.4, 15, y + 5.6).close();
  }
  return inks.layers("krb");
}

const MAPLE = [
  [7, -20], [15, -25], [14, -9], [27, -17], [26, -8], [34, -5], [22, 8], [24, 14], [6, 13], [3.5, 13],
];

/** A maple leaf; its veins show the face of the tile. @returns {Layer[]} */
export function autumn() {
  const inks = arch();
  const mirrored = MAPLE.toReversed().map(([x = 0, y = 0]) => [-x, y]);
  inks.pen("o", 50, 62).polygon(0, -34, ...MAPLE.flat(), ...mirrored.flat());
  inks.pen("o", 50, 62).blade(0, 10, 1, 22, 8, 34, 5);
  const veins = new Pen(50, 62);
  veins.move(0, 12).line(0, -22).move(0, 8).line(17, -7).move(0, 8).line(-17, -7);
  return [...inks.layers("ko"), { ink: "f", d: veins.d, stroke: 2 }];
}

/** A crystal of snow. @returns {Layer[]} */
export function winter() {
  const inks = arch();
  for (let ray = 0; ray < 6; ray += 1) {
    const pen = inks.pen("b", 50, 60, ray * 60).box(-2.6, -34, 5.2, 34, 2.4);
    for (const [y = 0, long = 0] of [[-24, 11], [-13, 9]]) {
      const tip = y - long * 0.72;
      pen.polygon(0, y + 3, long, tip, long + 2.6, tip + 3.6, 0, y + 7.6, -long - 2.6, tip + 3.6, -long, tip);
    }
  }
  return inks.layers("kb");
}

/** The rosette that stands for any flower in the index. @returns {string} */
export function flowerMark() {
  return new Pen(19, 20).petals(5, 180, [2, 12, 9, 0.9]).d;
}

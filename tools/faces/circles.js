/** Circles: coins in their traditional patterns. */

import { Inks } from "./pen.js";

/** @typedef {import("./pen.js").Layer} Layer */
/** @typedef {[ink: string, x: number, y: number, r: number]} Coin */

const SMALL_COIN = 15;

/** @param {Inks} inks @param {Coin} coin */
function coin(inks, [ink, x, y, r]) {
  const pen = inks.pen(ink, x, y);
  pen.ring(0, 0, r, Math.max(3, r * 0.2));
  if (r > SMALL_COIN) pen.petals(8, 0, [r * 0.2, r * 0.68, r * 0.3, 0.7]);
  else pen.ring(0, 0, r * 0.56, r * 0.3);
}

/**
 * @param {string} ink
 * @param {number[]} xs
 * @param {number} y
 * @param {number} r
 * @returns {Coin[]}
 */
const row = (ink, xs, y, r) => xs.map((x) => [ink, x, y, r]);

const TWO = [30, 70];
const THREE = [21, 50, 79];

/** @type {Record<number, Coin[]>} */
const COINS = {
  2: [
    ["g", 50, 32, 24.5],
    ["b", 50, 88, 24.5],
  ],
  3: [
    ["b", 26.5, 25.5, 18],
    ["r", 50, 60, 18],
    ["g", 73.5, 94.5, 18],
  ],
  4: [
    ["b", 28, 32, 20],
    ["g", 72, 32, 20],
    ["g", 28, 88, 20],
    ["b", 72, 88, 20],
  ],
  5: [
    ["b", 26, 26, 17.4],
    ["g", 74, 26, 17.4],
    ["r", 50, 60, 17.4],
    ["g", 26, 94, 17.4],
    ["b", 74, 94, 17.4],
  ],
  6: [...row("g", TWO, 24, 16.4), ...row("r", TWO, 63, 16.4), ...row("r", TWO, 97.5, 16.4)],
  7: [
    ["g", 21, 19.5, 12],
    ["g", 50, 31, 12],
    ["g", 79, 42.5, 12],
    ...row("r", TWO, 70, 14),
    ...row("r", TWO, 99, 14),
  ],
  8: [20.5, 46.8, 73.2, 99.5].flatMap((y) => row("b", TWO, y, 13)),
  9: [...row("b", THREE, 24, 13.6), ...row("r", THREE, 60, 13.6), ...row("g", THREE, 96, 13.6)],
};

/** @returns {Layer[]} */
function rosette() {
  const inks = new Inks();
  inks.pen("g", 50, 60).ring(0, 0, 39, 5.5);
  inks.pen("b", 50, 60).petals(16, 0, [20.5, 31.5, 8.6, 0.8]);
  inks.pen("r", 50, 60).ring(0, 0, 19, 3).petals(6, 30, [2.5, 14, 10, 0.9]);
  return inks.layers("gbr");
}

/**
 * The circles of a rank.
 * @param {number} rank
 */
export function circles(rank) {
  if (rank === 1) return rosette();
  const inks = new Inks();
  for (const each of COINS[rank] ?? []) coin(inks, each);
  return inks.layers("bgr");
}

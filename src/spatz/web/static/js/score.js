/** The score as the page shows it: the server's, and how it falls until the next answer. */

import { asTime } from "./clock.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").ScoreLine} ScoreLine */
/** @typedef {import("./text.js").Words} Words */

const BARE = new Set(["clean"]);
const MINUS = "\u2212";

/**
 * The total at a moment of play; null where the game is played without points.
 * @param {GameView} view
 * @param {number} ms time played
 * @returns {number | null}
 */
export function scoreAt({ score, clock }, ms) {
  if (!score) return null;
  if (!score.falling) return score.total;
  const { points, each_ms: each, floor } = score.falling;
  const steps = Math.floor(ms / each) - Math.floor(clock.ms / each);
  return Math.max(Math.min(floor, score.total), score.total - points * steps);
}

/**
 * What a line of the score was given for.
 * @param {Words} words
 * @param {ScoreLine} line
 * @param {number} ms time played
 * @returns {string}
 */
export function causeOf(words, { code, count }, ms) {
  const key = `score.${code}`;
  if (code === "time") return words.say(key, { time: asTime(ms) });
  return BARE.has(code) ? words.say(key) : words.plural(key, count);
}

/**
 * Points with their sign, as a line of a sum shows them.
 * @param {Words} words
 * @param {number} points
 * @returns {string}
 */
export function signed(words, points) {
  const sign = points < 0 ? MINUS : "+";
  return `${sign}\u2009${words.number(Math.abs(points))}`;
}

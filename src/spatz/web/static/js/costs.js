/** What an aid costs under the scoring of a game; the page has brought the points. */

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./text.js").Words} Words */

/** @type {Record<string, Record<string, number>>} */
const COSTS = JSON.parse(globalThis.document?.documentElement.dataset.costs ?? "{}");

/**
 * A sentence, and after it what the aid costs; the sentence alone where the aid is free.
 * @param {Words} words
 * @param {GameView} view
 * @param {"hints" | "undos" | "shuffles"} aid
 * @param {string} sentence
 * @returns {string}
 */
export function withCost(words, view, aid, sentence) {
  const points = COSTS[view.scoring]?.[aid];
  return points ? `${sentence} ${words.plural(`cost.${aid}`, points)}` : sentence;
}

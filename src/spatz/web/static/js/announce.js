/** What a screen reader is told: one polite line, and one that interrupts. */

import { byId } from "./dom.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {import("./text.js").Words} Words */

/**
 * Say a sentence after the next picture, so that no picture waits for it.
 * @param {string} sentence
 */
export function say(sentence) {
  later("live", sentence);
}

/**
 * The same, interrupting what is being said.
 * @param {string} sentence
 */
export function alarm(sentence) {
  later("alarm", sentence);
}

/**
 * @param {string} id
 * @param {string} sentence
 */
function later(id, sentence) {
  requestAnimationFrame(() => setTimeout(() => (byId(id).textContent = sentence)));
}

/**
 * How many pairs are left, in words.
 * @param {Words} words
 * @param {GameView} view
 */
export function leftInWords(words, view) {
  return words.plural("say.left", view.pairs_left);
}

/**
 * The name of the whole board.
 * @param {Words} words
 * @param {GameView} view
 */
export function boardName(words, view) {
  return [
    words.say(`layout.${view.deal.layout}.name`),
    words.plural("board.tiles", view.pairs_left * 2),
    words.plural("board.pairs", view.pairs.length),
  ].join(", ");
}

/** The lines over the foot of the table: a word to the player, and the state of the connection. */

import { byId, write } from "./dom.js";

/** @typedef {import("./text.js").Words} Words */

const READING_TIME = 7000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Say something to the player for a while.
 * @param {string} sentence
 */
export function notice(sentence) {
  clearTimeout(timer);
  write(byId("notice"), sentence);
  byId("notice").hidden = false;
  timer = setTimeout(hush, READING_TIME);
}

/** Take the word away: the player has gone on. */
export function hush() {
  clearTimeout(timer);
  byId("notice").hidden = true;
}

/**
 * Say that the server cannot be reached, and what is kept until it can.
 * @param {Words} words
 * @param {boolean} lost
 * @param {number | null} waiting steps that are kept; null before there is a game
 */
export function drawConnection(words, lost, waiting) {
  byId("offline").hidden = !lost;
  if (!lost) return;
  const line = /** @type {Element} */ (byId("offline").lastElementChild);
  if (waiting === null) write(line, words.say("offline.start"));
  else write(line, waiting > 0 ? words.plural("offline.waiting", waiting) : words.say("offline.idle"));
}

/** A game that sleeps only because its page was hidden is woken by a page that is seen. */

import * as api from "./api.js";

/** @typedef {import("./types.js").GameView} GameView */

/**
 * @param {GameView} view
 * @returns {boolean} whether this page should wake the game
 */
export function sleeps(view) {
  return view.pause === "hidden" && document.visibilityState === "visible";
}

/**
 * The game, awake; or as it is, if somebody else has changed it meanwhile.
 * @param {GameView} view
 * @returns {Promise<GameView>}
 */
export async function wake(view) {
  try {
    return await api.send(view.id, { kind: "resume" }, view.version);
  } catch (problem) {
    if (problem instanceof api.Problem) return api.look(view.id);
    throw problem;
  }
}

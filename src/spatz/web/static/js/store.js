/**
 * What the page shows: the view of the server, the pairs on their way, and the two things that are
 * the browser's own, the selection and the pair that is shown.
 */

import { predict } from "./predict.js";
import { kept } from "./select.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Pair} Pair */

/** The view and what the browser adds to it; tells its listeners of every change. */
export class Store {
  /** @type {GameView | null} */
  #stored = null;
  /** @type {GameView | null} */
  #base = null;
  /** @type {readonly Pair[]} */
  #ahead = [];
  /** @type {GameView | null} */
  #view = null;
  /** @type {number | null} */
  selection = null;
  /** @type {Pair | null} */
  shown = null;
  /** @type {Array<() => void>} */
  #listeners = [];

  /** @returns {boolean} whether there is a game yet */
  get ready() {
    return this.#stored !== null;
  }

  /** @returns {GameView} what the server has answered last */
  get stored() {
    if (!this.#stored) throw new Error("no game yet");
    return this.#stored;
  }

  /** @returns {GameView} what the player sees: the pairs on their way have gone */
  get view() {
    this.#view ??= predict(this.#base ?? this.stored, this.#ahead);
    return this.#view;
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.#listeners.push(listener);
  }

  /**
   * Take the server's answer, unless a newer one of the same game is here already.
   * @param {GameView} view
   * @param {{taken: readonly Pair[], beyond: number}} [ahead] what is on its way still; while an
   *   answered move is about to be undone, the board stays as it will be after that
   */
  accept(view, { taken, beyond } = { taken: [], beyond: 0 }) {
    if (this.#stored && isOlder(view, this.#stored)) view = this.#stored;
    if (this.#stored && this.#stored.id !== view.id) this.selection = null;
    this.#stored = view;
    if (beyond === 0 || this.#base?.id !== view.id) this.#base = view;
    this.expect(taken);
  }

  /**
   * Say which pairs are on their way.
   * @param {readonly Pair[]} ahead
   */
  expect(ahead) {
    const before = this.#view;
    this.#ahead = ahead;
    this.#view = null;
    this.selection = kept(this.view, this.selection);
    if (!before || !sameTiles(before, this.view)) this.shown = null;
    this.#tell();
  }

  /** @param {number | null} slot */
  select(slot) {
    this.selection = slot;
    this.#tell();
  }

  /** @param {Pair | null} pair */
  show(pair) {
    this.shown = pair;
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * @param {GameView} view
 * @param {GameView} than
 */
function isOlder(view, than) {
  return view.id === than.id && view.version < than.version;
}

/**
 * @param {GameView} one
 * @param {GameView} other
 */
function sameTiles(one, other) {
  if (one.id !== other.id || one.tiles.length !== other.tiles.length) return false;
  return one.tiles.every((tile, place) => {
    const twin = other.tiles[place];
    return twin.slot === tile.slot && twin.face === tile.face;
  });
}

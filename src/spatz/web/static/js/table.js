/** The table: taps become selections and pairs, the board is drawn, the bubble says why not. */

import { boardName, say } from "./announce.js";
import { byId, write } from "./dom.js";
import { hush } from "./notice.js";
import { blame, reason } from "./reason.js";
import { choose, tileAt } from "./select.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./text.js").Words} Words */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./prefs.js").Prefs} Prefs */

const MARGIN = 8;
const WHILE_READING = 4000;

/**
 * @typedef {object} Parts
 * @property {Words} words
 * @property {Store} store
 * @property {Session} session
 * @property {Prefs} prefs
 */

/** The board and what is said about it. */
export class Table {
  /** @type {Board | null} */
  #board = null;
  /** @type {string} */
  #drawn = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Parts} parts */
  constructor({ words, store, session, prefs }) {
    this.words = words;
    this.store = store;
    this.session = session;
    this.prefs = prefs;
  }

  /** @param {Board} board */
  set(board) {
    this.#board = board;
    if (this.store.ready) this.draw();
  }

  /** @param {Partial<import("./types.js").BoardOptions>} options */
  setOptions(options) {
    this.#board?.setOptions(options);
  }

  /** Draw what the store shows. */
  draw() {
    const { view, selection, shown } = this.store;
    const animate = this.#drawn === view.id && !this.prefs.calm;
    this.#drawn = view.tiles.length > 0 ? view.id : "";
    this.#board?.draw(view, { selection, shown, animate });
    requestAnimationFrame(() => setTimeout(() => this.#name()));
  }

  /**
   * A tap on the tile in a slot.
   * @param {number} slot
   */
  tap(slot) {
    this.calm();
    if (this.session.busy) return;
    const { view, selection } = this.store;
    const choice = choose(view, selection, slot);
    if (choice.kind === "select") this.#select(slot);
    if (choice.kind === "deselect") this.deselect();
    if (choice.kind === "pair") this.#take(choice.pair);
    if (choice.kind === "refuse") this.#refuse(choice.tile);
  }

  deselect() {
    if (this.store.selection === null) return;
    this.store.select(null);
    say(this.words.say("say.deselected"));
  }

  /** Take the marks and words of what went before away. */
  calm() {
    clearTimeout(this.#timer);
    this.#board?.calm();
    byId("bubble").hidden = true;
    hush();
  }

  /** @param {number} slot */
  #select(slot) {
    this.store.select(slot);
    say(this.words.say("say.selected", { face: this.#faceOf(slot) }));
  }

  /** @param {Pair} pair */
  #take(pair) {
    const face = this.#faceOf(pair[0]);
    this.store.select(null);
    this.session.take(pair);
    const left = this.words.plural("say.left", this.store.view.pairs_left);
    say(this.words.say("say.removed", { face, left }));
  }

  /** @param {TileView} tile */
  #refuse(tile) {
    this.#board?.refuse(tile.slot, blame(tile));
    const { title, by } = reason(this.words, this.store.view, tile);
    say(`${title}. ${by}`);
    if (this.prefs.all.reasons) this.#bubble(tile, title, by);
  }

  /**
   * @param {TileView} tile
   * @param {string} title
   * @param {string} by
   */
  #bubble(tile, title, by) {
    const bubble = byId("bubble");
    write(/** @type {Element} */ (bubble.firstElementChild), title);
    write(/** @type {Element} */ (bubble.lastElementChild), by);
    bubble.hidden = false;
    const point = this.#board?.reasonAt(tile.slot) ?? { x: 0, y: 0 };
    place(bubble, byId("table"), point);
    this.#timer = setTimeout(() => (bubble.hidden = true), WHILE_READING);
  }

  /** @param {number} slot */
  #faceOf(slot) {
    return this.words.say(`face.${tileAt(this.store.view, slot)?.face}`);
  }

  #name() {
    byId("board").ariaLabel = boardName(this.words, this.store.view);
  }
}

/**
 * Put the bubble above a point, or below it where there is no room, and wholly into its host.
 * @param {HTMLElement} bubble
 * @param {HTMLElement} host
 * @param {{x: number, y: number}} point
 */
function place(bubble, host, { x, y }) {
  const [width, height] = [bubble.offsetWidth, bubble.offsetHeight];
  const left = Math.max(MARGIN, Math.min(x - width / 2, host.clientWidth - width - MARGIN));
  const above = y - height - MARGIN;
  const top = Math.max(MARGIN, above);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.style.setProperty("--tip", `${Math.max(14, Math.min(x - left, width - 14))}px`);
  bubble.dataset.side = above >= MARGIN ? "above" : "over";
}

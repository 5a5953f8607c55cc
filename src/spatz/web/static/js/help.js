/** The help panel: shows the open pairs one after the other, and removes none. */

import { say } from "./announce.js";
import { withCost } from "./costs.js";
import { button, byId, onClick, write } from "./dom.js";
import { tileName } from "./reason.js";
import { tileAt } from "./select.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {import("./text.js").Words} Words */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./session.js").Session} Session */

/**
 * The pairs in the order in which they are shown: those of the selected tile first.
 * @param {GameView} view
 * @param {number | null} selection
 * @returns {Pair[]}
 */
export function inTurn(view, selection) {
  const own = view.pairs.filter((pair) => pair.some((slot) => slot === selection));
  return [...own, ...view.pairs.filter((pair) => !own.includes(pair))];
}

/** The pair display. */
export class Help {
  /** @type {Pair[]} */
  #turn = [];
  #place = -1;

  /**
   * @param {Words} words
   * @param {Store} store
   * @param {Session} session
   * @param {(host: HTMLElement, face: string) => void} picture lays the picture of a tile
   */
  constructor(words, store, session, picture) {
    this.words = words;
    this.store = store;
    this.session = session;
    this.picture = picture;
    onClick("next-pair", () => this.step(1));
    onClick("previous-pair", () => this.step(-1));
  }

  /**
   * Show another pair: the first one, or that many places on from the one that is shown.
   * @param {number} by
   */
  step(by) {
    const { store } = this;
    if (!store.view.hints_allowed || store.view.pairs.length === 0) return;
    if (!store.shown) this.#turn = inTurn(store.view, store.selection);
    const count = this.#turn.length;
    this.#place = store.shown ? (this.#place + by + count) % count : 0;
    const pair = this.#turn[this.#place];
    this.session.show(pair);
    store.show(pair);
    this.#speak(pair);
  }

  /** Draw the panel's figures for the view as it is now. */
  draw() {
    const { view, shown } = this.store;
    write(byId("open-pairs"), String(view.pairs.length));
    byId("pair-display").hidden = !view.hints_allowed;
    byId("hints-off").hidden = view.hints_allowed;
    write(byId("help-promise"), withCost(this.words, view, "hints", this.words.say("help.promise")));
    byId("no-pair").hidden = view.pairs.length > 0;
    byId("shown-pair").hidden = !shown;
    button("next-pair").disabled = view.pairs.length === 0;
    button("previous-pair").disabled = !shown;
    const label = /** @type {Element} */ (byId("next-pair").firstElementChild);
    write(label, this.words.say(shown ? "help.next" : "help.show"));
    if (shown) this.#drawShown(view, shown);
  }

  /**
   * @param {GameView} view
   * @param {Pair} pair
   */
  #drawShown(view, pair) {
    const faces = pair.map((slot) => tileAt(view, slot)?.face ?? "");
    const [first, second] = faces.map((face) => this.words.say(`face.${face}`));
    const both = first === second ? `${first}.` : this.words.say("help.faces", { first, second });
    write(byId("shown-count"), this.words.say("help.count", this.#count()));
    write(byId("shown-face"), both);
    this.picture(byId("shown-tile"), faces[0]);
  }

  /** @param {Pair} pair */
  #speak(pair) {
    const { view } = this.store;
    const [first, second] = pair.map((slot) => {
      const tile = tileAt(view, slot);
      return tile ? tileName(this.words, tile, view) : "";
    });
    say(this.words.say("say.shown", { ...this.#count(), first, second }));
  }

  #count() {
    return { place: this.#place + 1, all: this.#turn.length };
  }
}

/** The dialog for a new game: what is dealt, how it counts, and which help there is. */

import { layouts } from "./api.js";
import { openDialog } from "./dialogs.js";
import { byId, dialog, write } from "./dom.js";
import { layoutPicture } from "./picture.js";
import { dealNumber } from "./text.js";

/** @typedef {import("./api.js").LayoutEntry} LayoutEntry */
/** @typedef {import("./api.js").Wish} Wish */
/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./text.js").Words} Words */
/** @typedef {import("./prefs.js").Prefs} Prefs */

const MOST = 999_999_999;

/**
 * Whether leaving a game gives something up: a pair has been taken, and it is not over.
 * @param {GameView} view
 * @returns {boolean}
 */
export function underWay(view) {
  return view.status !== "won" && view.undoable + view.tally.shuffles > 0;
}

/** The dialog. */
export class NewGame {
  /**
   * @param {Words} words
   * @param {Prefs} prefs
   * @param {(wish: Wish) => void} deal
   */
  constructor(words, prefs, deal) {
    this.words = words;
    this.prefs = prefs;
    this.deal = deal;
    this.form = /** @type {HTMLFormElement} */ (byId("new-form"));
    this.form.addEventListener("submit", (event) => this.#submit(event));
  }

  /**
   * Open the dialog as the player has left it, with a question while a game is under way.
   * @param {GameView | null} view
   */
  async open(view) {
    const warning = byId("new-warning");
    warning.hidden = view === null || !underWay(view);
    byId("new-again").hidden = view === null;
    if (view) write(warning, this.#question(view));
    write(byId("new-number-wrong"), "");
    this.#field("number").value = "";
    openDialog("new-dialog");
    if (byId("new-layouts").childElementCount === 0) this.#lay(await layouts());
    this.#fill();
  }

  /** @param {GameView} view */
  #question(view) {
    const taken = view.layout.tiles.length / 2 - view.pairs_left;
    return this.words.plural("new.warning", taken, { number: dealNumber(view.deal.number) });
  }

  /** @param {LayoutEntry[]} all */
  #lay(all) {
    byId("new-layouts").replaceChildren(...all.map((layout) => this.#card(layout)));
  }

  /** @param {LayoutEntry} layout */
  #card({ id, name, description, tiles }) {
    const card = document.createElement("label");
    const input = Object.assign(document.createElement("input"), {
      type: "radio",
      name: "layout",
      value: id,
    });
    const title = Object.assign(document.createElement("b"), { textContent: name });
    const about = Object.assign(document.createElement("span"), { textContent: description });
    const count = Object.assign(document.createElement("small"), {
      textContent: this.words.plural("board.tiles", tiles.length),
    });
    card.className = "layout";
    card.append(input, layoutPicture(tiles), title, count, about);
    return card;
  }

  #fill() {
    const { layout, rules, scoring, hints } = this.prefs.all;
    for (const [name, value] of Object.entries({ layout, rules, scoring })) {
      const choice = this.form.elements.namedItem(name);
      if (choice instanceof RadioNodeList) choice.value = value;
    }
    this.#field("hints").checked = hints;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const number = this.#field("number").value.replace(/[\s.,\u00a0\u202f]/g, "");
    if (number !== "" && !isNumber(number)) {
      const most = this.words.number(MOST);
      write(byId("new-number-wrong"), this.words.say("new.number.wrong", { most }));
      this.#field("number").focus();
      return;
    }
    dialog("new-dialog").close("yes");
    const chosen = this.#chosen();
    void this.prefs.set(chosen);
    this.deal({ ...chosen, ...(number && { number: Number(number) }) });
  }

  #chosen() {
    const data = new FormData(this.form);
    /** @param {string} name */
    const text = (name) => String(data.get(name));
    const hints = this.#field("hints").checked;
    return { layout: text("layout"), rules: text("rules"), scoring: text("scoring"), hints };
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.form.elements.namedItem(name));
  }
}

/** @param {string} text */
function isNumber(text) {
  return /^\d{1,9}$/.test(text) && Number(text) >= 1;
}

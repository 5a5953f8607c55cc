/** The dead end: what lies on the table, and the three ways to go on. */

import { alarm } from "./announce.js";
import { withCost } from "./costs.js";
import { PHONE, button, byId, write } from "./dom.js";
import { closePanel, openPanel, panelPage } from "./panel.js";
import { dealNumber } from "./text.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./text.js").Words} Words */

/** The panel of the dead end; it opens once for each dead end that is met. */
export class Stuck {
  #told = "";

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    byId("stuck-fold").addEventListener("click", () => this.#fold(!this.#folded));
  }

  /** @param {GameView} view */
  draw(view) {
    if (view.status !== "stuck") {
      if (panelPage() === "stuck") closePanel();
      this.#told = "";
      return;
    }
    this.#write(view);
    const met = `${view.id}/${view.undoable}/${view.tally.shuffles}`;
    if (met !== this.#told) this.#open();
    this.#told = met;
  }

  /** @returns {boolean} whether the panel is open and not folded */
  get read() {
    return panelPage() === "stuck" && !this.#folded;
  }

  /**
   * Say in the panel that no shuffle can help.
   * @param {string} detail
   */
  despair(detail) {
    byId("stuck-hopeless").hidden = false;
    write(byId("stuck-hopeless"), detail);
    byId("panel").scrollTop = 0;
    alarm(detail);
  }

  get #folded() {
    return byId("stuck-body").hidden;
  }

  /** @param {boolean} folded */
  #fold(folded) {
    byId("stuck-body").hidden = folded;
    byId("stuck-fold").ariaExpanded = String(!folded);
  }

  #open() {
    byId("stuck-hopeless").hidden = true;
    this.#fold(false);
    openPanel("stuck", { focus: PHONE.matches });
    alarm(`${this.words.say("stuck.title")}. ${byId("stuck-text").textContent}`);
  }

  /** @param {GameView} view */
  #write(view) {
    const { words } = this;
    const tiles = words.plural("stuck.tiles", view.tiles.length);
    const free = words.plural("stuck.free", view.tiles.filter((tile) => tile.free).length);
    write(byId("stuck-text"), words.say("stuck.text", { tiles, free }));
    button("stuck-undo").disabled = view.undoable === 0;
    const undo = view.undoable > 0 ? words.plural("stuck.undo.text", view.undoable) : null;
    const back = undo === null ? words.say("stuck.undo.none") : withCost(words, view, "undos", undo);
    write(byId("stuck-undo-text"), back);
    const shuffle = words.say("stuck.shuffle.text");
    write(byId("stuck-shuffle-text"), withCost(words, view, "shuffles", shuffle));
    const layout = words.say(`layout.${view.deal.layout}.name`);
    const all = words.plural("board.tiles", view.layout.tiles.length);
    const number = dealNumber(view.deal.number);
    write(byId("stuck-again-text"), words.say("stuck.again.text", { number, tiles: all }));
    write(byId("stuck-new-text"), words.say("stuck.new.text", { layout, tiles: all, number }));
  }
}

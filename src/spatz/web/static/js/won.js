/** The end of a won game: the score with its causes, and how to go on. */

import { say } from "./announce.js";
import { asTime } from "./clock.js";
import { openDialog } from "./dialogs.js";
import { byId, dialog, write } from "./dom.js";
import { petals } from "./petals.js";
import { tilePicture } from "./picture.js";
import { causeOf, signed } from "./score.js";
import { dealNumber } from "./text.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").ScoreView} ScoreView */
/** @typedef {import("./text.js").Words} Words */

const FAN = ["dragon-red", "bamboo-1", "circle-1", "flower-chrysanthemum", "season-autumn"];

/** Opens once for each game that is won while the page looks on, or found won. */
export class Won {
  #told = "";

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
  }

  /**
   * @param {GameView} view
   * @param {boolean} calm nothing drifts
   */
  draw(view, calm) {
    if (view.status !== "won") {
      if (this.#told) dialog("won-dialog").close("no");
      this.#told = "";
      return;
    }
    if (view.id === this.#told) return;
    this.#told = view.id;
    this.#write(view);
    openDialog("won-dialog");
    if (!calm) petals();
    say(`${this.words.say("won.title")}. ${byId("won-text").textContent}`);
  }

  /** @param {GameView} view */
  #write(view) {
    const { words } = this;
    byId("won-fan").replaceChildren(...FAN.map(tilePicture));
    const layout = words.say(`layout.${view.deal.layout}.name`);
    const number = dealNumber(view.deal.number);
    const time = asTime(view.clock.ms);
    write(byId("won-text"), words.say("won.text", { layout, number, time }));
    byId("won-score").hidden = view.score === null;
    if (view.score) this.#writeScore(view.score, view.clock.ms);
  }

  /**
   * @param {ScoreView} score
   * @param {number} ms
   */
  #writeScore({ lines, total }, ms) {
    const table = /** @type {HTMLTableElement} */ (byId("won-score"));
    const told = lines.filter((line, place) => place === 0 || line.points !== 0);
    const rows = told.map((line, place) => {
      const points = place === 0 ? this.words.number(line.points) : signed(this.words, line.points);
      return row(causeOf(this.words, line, ms), points);
    });
    table.tBodies[0].replaceChildren(...rows);
    const sum = table.tFoot?.rows[0].cells[1];
    if (sum) write(sum, this.words.number(total));
  }
}

/**
 * @param {string} cause
 * @param {string} points
 */
function row(cause, points) {
  const line = document.createElement("tr");
  const head = Object.assign(document.createElement("th"), { scope: "row", textContent: cause });
  line.append(head, Object.assign(document.createElement("td"), { textContent: points }));
  return line;
}

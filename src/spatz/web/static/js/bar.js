/** The bar: the name of the deal, the figures, and which buttons can be pressed. */

import { asTime } from "./clock.js";
import { PHONE, button, byId, write } from "./dom.js";
import { scoreAt } from "./score.js";
import { dealNumber } from "./text.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./text.js").Words} Words */

/**
 * On phones, Redo and Pause lie behind More.
 */
export function placeButtons() {
  const [redo, pause] = [byId("redo"), byId("pause")];
  if (PHONE.matches) {
    byId("more-menu").append(redo, pause);
  } else {
    byId("undo").after(redo);
    byId("shuffle").after(pause);
  }
}

/** Keep the buttons where they belong when the window changes. */
export function keepButtonsPlaced() {
  PHONE.addEventListener("change", placeButtons);
  byId("more-menu").addEventListener("click", () => byId("more-menu").hidePopover());
  placeButtons();
}

/**
 * @param {Words} words
 * @param {GameView} view
 */
export function drawBar(words, view) {
  write(byId("layout-name"), words.say(`layout.${view.deal.layout}.name`));
  write(byId("deal-number"), words.say("bar.deal", { number: dealNumber(view.deal.number) }));
  write(byId("pairs-left"), String(view.pairs_left));
  byId("score-figure").hidden = view.score === null;
  byId("status").dataset.status = view.status;
  write(byId("status"), words.say(`status.${view.status}`));
  drawProgress(view);
  drawButtons(view);
}

/**
 * @param {Words} words
 * @param {GameView} view
 * @param {number} ms time played
 */
export function drawTime(words, view, ms) {
  const clock = byId("clock");
  clock.dataset.ms = String(ms);
  write(clock, asTime(ms));
  const score = scoreAt(view, ms);
  write(byId("score"), score === null ? "" : words.number(score));
}

/** @param {GameView} view */
function drawProgress(view) {
  const progress = byId("progress");
  const pairs = view.layout.tiles.length / 2;
  const taken = pairs - view.pairs_left;
  progress.ariaValueMax = String(pairs);
  progress.ariaValueNow = String(taken);
  const line = /** @type {HTMLElement} */ (progress.firstElementChild);
  line.style.transform = `scaleX(${taken / pairs})`;
}

/** @param {GameView} view */
function drawButtons(view) {
  const { status } = view;
  const open = status === "playing" || status === "stuck";
  button("hint").disabled = !open;
  button("undo").disabled = !open || view.undoable === 0;
  button("redo").disabled = !open || view.redoable === 0;
  button("shuffle").disabled = !open || view.tiles.length === 0;
  button("pause").ariaPressed = String(status === "paused");
  button("pause").disabled = status !== "playing" && status !== "paused";
}

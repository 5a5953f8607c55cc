/** What the page shows of a game: the board at once, everything else after the next picture. */

import { drawBar, drawTime } from "./bar.js";
import { Clock } from "./clock.js";
import { byId, write } from "./dom.js";
import { Turn } from "./turn.js";

/** @typedef {import("./types.js").GameView} GameView */

/**
 * @typedef {import("./table.js").Parts & {
 *   table: import("./table.js").Table,
 *   help: import("./help.js").Help,
 *   stuck: import("./stuck.js").Stuck,
 *   won: import("./won.js").Won,
 * }} Parts
 */

/** Draws what the store holds whenever it changes. */
export class Page {
  /** @type {GameView | null} */
  #timed = null;
  #due = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.turn = new Turn(parts.words);
    this.clock = new Clock((ms) => this.#tick(ms));
    parts.store.subscribe(() => this.draw());
  }

  draw() {
    if (!this.parts.store.ready) return;
    this.parts.table.draw();
    if (this.#due) return;
    this.#due = true;
    afterPicture(() => this.#drawRest());
  }

  #drawRest() {
    this.#due = false;
    const { words, store, session, help, stuck, won, prefs } = this.parts;
    const { stored } = store;
    const view = { ...store.view, ...session.history };
    drawBar(words, view);
    this.#time(stored);
    help.draw();
    stuck.draw(view);
    won.draw(view, prefs.calm);
    this.turn.draw(view);
    byId("trouble").hidden = true;
    drawPause(view);
    write(byId("rules-pairs"), words.say(`rules.pairs.${view.deal.rules}`));
  }

  /** @param {GameView} stored */
  #time(stored) {
    if (stored !== this.#timed) this.clock.set(stored.clock.ms, stored.clock.running);
    this.#timed = stored;
  }

  /** @param {number} ms */
  #tick(ms) {
    const { words, store } = this.parts;
    if (store.ready) drawTime(words, store.stored, ms);
  }
}

/**
 * Do something when the picture of this moment is on the screen; at once where nobody looks.
 * @param {() => void} work
 */
export function afterPicture(work) {
  if (document.visibilityState === "hidden") work();
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * Show that the game is paused. The focus goes to the button that ends it, and then to the one that
 * began it, unless it is somewhere else: what had it is gone.
 * @param {GameView} view
 */
function drawPause({ pause }) {
  const card = byId("paused");
  const paused = pause === "player";
  if (card.hidden !== paused) return;
  const within = card.contains(document.activeElement);
  card.hidden = !paused;
  const homeless = within || document.activeElement === document.body;
  if (homeless) byId(paused ? "resume" : "pause").focus({ preventScroll: true });
}

/** The line that says how much larger the tiles would be if the phone lay on its side. */

import { byId, onClick, write } from "./dom.js";
import { fit } from "./fit.js";
import { roomOf } from "./room.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").PlaceXYZ} PlaceXYZ */
/** @typedef {import("./fit.js").Size} Size */
/** @typedef {import("./text.js").Words} Words */

const UPRIGHT = matchMedia("(max-width: 599px) and (orientation: portrait) and (pointer: coarse)");
const RAILS = 104 + 76;
const MARGINS = { x: 12, y: 10 };
const WORTH = 1.2;
const TOLD = "turn-told";

/**
 * How wide the tiles are now and would be then, in CSS pixels; null where turning is not worth it.
 * @param {readonly PlaceXYZ[]} places
 * @param {Size} room the board's room now
 * @param {Size} screen the window now
 * @param {number} density device pixels a CSS pixel
 * @returns {{now: number, then: number} | null}
 */
export function gain(places, room, screen, density) {
  const turned = { width: screen.height - RAILS - MARGINS.x, height: screen.width - MARGINS.y };
  const [now, then] = [room, turned].map((each) => fit(places, each, density));
  if (now.pans || then.pans || then.wide < now.wide * WORTH) return null;
  return { now: Math.round(now.wide / density), then: Math.round(then.wide / density) };
}

/** The line; it comes once in a visit, and goes when it is closed or the phone is turned. */
export class Turn {
  #layout = "";

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    onClick("turn-close", () => this.#close());
    UPRIGHT.addEventListener("change", () => this.#close());
  }

  /** @param {GameView} view */
  draw({ layout, status }) {
    const told = sessionStorage.getItem(TOLD) !== null || !UPRIGHT.matches;
    if (told || this.#layout === layout.id || status !== "playing") return;
    this.#layout = layout.id;
    const screen = { width: innerWidth, height: innerHeight };
    const gained = gain(layout.tiles, roomOf(byId("board")), screen, devicePixelRatio);
    byId("turn").hidden = gained === null;
    const line = /** @type {Element} */ (byId("turn").firstElementChild);
    if (gained) write(line, this.words.say("turn.text", gained));
  }

  #close() {
    if (!byId("turn").hidden) sessionStorage.setItem(TOLD, "yes");
    byId("turn").hidden = true;
  }
}

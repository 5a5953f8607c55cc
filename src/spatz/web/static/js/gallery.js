/**
 * The pictures that the board shows now, and those it is waiting for. One set is made at a time.
 */

import { initials } from "./inscription.js";
import { makeSprites } from "./sprites.js";

/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./sprites.js").Sprites} Sprites */
/** @typedef {import("./sprites.js").Wanted} Wanted */

const SMALL = 32; // CSS pixels: under this width the index is shown unless it is switched off

export class Gallery {
  /** @param {Element} host @param {(sprites: Sprites) => void} onReady */
  constructor(host, onReady) {
    this.host = host;
    this.onReady = onReady;
    /** @type {Sprites | null} */
    this.hung = null;
    /** @type {Wanted | null} */
    this.wish = null;
    /** @type {Promise<void>} */
    this.ready = Promise.resolve();
    this.working = false;
  }

  /**
   * Asks for pictures; the last wish counts.
   * @param {Wanted} wanted
   */
  want(wanted) {
    const latest = this.wish ?? this.hung?.wanted;
    if (latest && same(latest, wanted)) return;
    this.wish = this.hung && same(this.hung.wanted, wanted) ? null : wanted;
    if (this.wish && !this.working) this.ready = this.work();
  }

  async work() {
    this.working = true;
    try {
      while (this.wish) await this.fulfil(this.wish);
    } catch (error) {
      this.wish = null; // the next wish tries again
      throw error;
    } finally {
      this.working = false;
    }
  }

  /** @param {Wanted} wanted */
  async fulfil(wanted) {
    const sprites = await makeSprites(this.host, wanted);
    if (this.wish !== wanted) return sprites.release();
    this.wish = null;
    const old = this.hung;
    this.hung = sprites;
    this.onReady(sprites);
    old?.release();
  }

  /**
   * The pictures at hand, at another size until those of that size are ready.
   * @param {Fit} fit
   * @returns {Sprites | null}
   */
  at(fit) {
    const { hung } = this;
    if (!hung || hung.wanted.fit.wide === fit.wide) return hung;
    const factor = fit.wide / hung.wanted.fit.wide;
    return { ...hung, tile: stretched(hung.tile, factor), shadow: stretched(hung.shadow, factor) };
  }
}

/**
 * What has to be drawn for a layout.
 * @param {Fit} fit @param {number} levels @param {BoardOptions} options
 * @param {Set<string>} marks @param {number} density
 * @returns {Wanted}
 */
export function wantedFor(fit, levels, { design, dim, index, initial }, marks, density) {
  const on = index === "on" || (index === "auto" && fit.wide / density < SMALL);
  const written = on
    ? { initials: initials(initial), marks: [...marks].sort() }
    : { initials: null, marks: [] };
  return { design, fit, levels, dims: dim, ...written };
}

/**
 * The faces that pair with others of their suit: their index shows the suit.
 * @param {readonly TileView[]} tiles
 */
export const marked = (tiles) =>
  tiles.filter(({ face, group }) => face !== group).map(({ face }) => face);

/** @param {Wanted} a @param {Wanted} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {import("./sheet.js").Cell} cell @param {number} factor */
const stretched = ({ left, top, width, height }, factor) => ({
  left: left * factor,
  top: top * factor,
  width: width * factor,
  height: height * factor,
});

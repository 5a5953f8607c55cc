/** What moves on the board now: each flight is started and forgotten. */

import { flyBack, flyOff, settle, turn, turnDelays } from "./fly.js";

/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {import("./fit.js").Point} Point */
/** @typedef {import("./sprites.js").Sprites} Sprites */

export class Flights {
  /** @param {Element} sky what the copies fly over */
  constructor(sky) {
    this.sky = sky;
    /** @type {Sprites | null} */
    this.sprites = null;
    this.density = 1;
    this.less = false;
    this.deals = false; // a new deal settles as soon as it has its pictures
  }

  /** @param {Tile} tile @param {Point} lifted */
  off(tile, lifted) {
    if (this.sprites) flyOff(this.sky, tile, this.sprites, { ...this, lifted });
  }

  /** @param {Tile} tile */
  back(tile) {
    if (this.sprites) flyBack(this.sky, tile, this.sprites, this);
  }

  /** @param {readonly Tile[]} tiles @param {readonly string[]} old their pictures before */
  turn(tiles, old) {
    const { wide, high, box } = this.sprites?.wanted.fit ?? {
      wide: 0,
      high: 0,
      box: { width: 0, height: 0 },
    };
    const middle = { x: (box.width - wide) / 2, y: (box.height - high) / 2 };
    const delays = turnDelays(tiles, middle, this.less);
    tiles.forEach((tile, i) => turn(tile, old[i] ?? "", delays[i] ?? 0));
  }

  /** @param {readonly {shadows: Element, bodies: Element}[]} levels */
  deal(levels) {
    if (this.deals && !this.less) settle(levels.map(({ shadows, bodies }) => [shadows, bodies]));
    this.deals = false;
  }
}

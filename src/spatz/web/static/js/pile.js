/** All tiles as they lie: level upon level, each level's shadows below its bodies. */

import { paintOrder } from "./fit.js";
import { svg } from "./svg.js";
import { Tile } from "./tile.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").LayoutView} LayoutView */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./types.js").PlaceXYZ} PlaceXYZ */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./sprites.js").Sprites} Sprites */

export class Pile {
  constructor() {
    this.ground = svg("g");
    this.root = svg("svg", { class: "pile" }, this.ground);
    /** @type {Map<number, Tile>} */
    this.tiles = new Map();
    /** @type {LayoutView | null} */
    this.layout = null;
    /** @type {Fit | null} */
    this.fit = null;
    /** @type {Sprites | null} */
    this.sprites = null;
    /** @type {number[]} */
    this.rank = [];
    /** @type {{shadows: SVGGElement, bodies: SVGGElement}[]} */
    this.levels = [];
  }

  /**
   * Clears the table for a layout.
   * @param {LayoutView} layout
   */
  spread(layout) {
    this.layout = layout;
    this.tiles.clear();
    this.rank = [];
    paintOrder(layout.tiles).forEach((slot, rank) => (this.rank[slot] = rank));
    this.levels = Array.from({ length: layout.levels }, () => ({
      shadows: svg("g", { class: "shadows" }),
      bodies: svg("g", { class: "level" }),
    }));
    this.ground.replaceChildren(...this.levels.flatMap(({ shadows, bodies }) => [shadows, bodies]));
  }

  /**
   * Lays everything anew.
   * @param {Fit} fit
   * @param {Sprites | null} sprites
   */
  refit(fit, sprites) {
    this.fit = fit;
    this.sprites = sprites;
    for (const tile of this.tiles.values()) {
      tile.lay(fit);
      this.dressOne(tile);
    }
  }

  /** @param {Sprites} sprites */
  dress(sprites) {
    this.sprites = sprites;
    for (const tile of this.tiles.values()) this.dressOne(tile);
  }

  /** @param {Tile} tile */
  dressOne(tile) {
    if (this.sprites) tile.dress(this.sprites);
  }

  /**
   * Puts a tile in its place among those that are painted before and after it.
   * @param {TileView} view
   */
  put(view) {
    const place = this.layout?.tiles[view.slot] ?? [0, 0, 0];
    const tile = new Tile(view, place);
    if (this.fit) tile.lay(this.fit);
    this.dressOne(tile);
    const level = this.levels[place[2]];
    const next = this.nextPainted(view.slot, place[2]);
    level?.bodies.insertBefore(tile.group, next?.group ?? null);
    level?.shadows.insertBefore(tile.shadow, next?.shadow ?? null);
    this.tiles.set(view.slot, tile);
    return tile;
  }

  /**
   * The first tile of this level that is painted after a slot.
   * @param {number} slot
   * @param {number} z
   */
  nextPainted(slot, z) {
    /** @param {number} other */
    const rank = (other) => this.rank[other] ?? 0;
    /** @type {Tile | null} */
    let next = null;
    for (const tile of this.tiles.values()) {
      const at = rank(tile.view.slot);
      if (tile.place[2] !== z || at <= rank(slot)) continue;
      if (!next || at < rank(next.view.slot)) next = tile;
    }
    return next;
  }

  /** @param {number} slot */
  take(slot) {
    this.tiles.get(slot)?.remove();
    this.tiles.delete(slot);
  }
}

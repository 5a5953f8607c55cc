/**
 * The board is one stop of the Tab key: one free tile has it, and the keyboard's focus stays
 * near.
 */

import { near } from "./nearest.js";

/** @typedef {import("./pile.js").Pile} Pile */
/** @typedef {import("./tile.js").Tile} Tile */

export class Roving {
  /** @param {Pile} pile */
  constructor(pile) {
    this.pile = pile;
    /** @type {Tile | null} */
    this.stop = null;
  }

  /** The tile that has the focus of the keyboard, if one does. */
  get focused() {
    const active = document.activeElement;
    return [...this.pile.tiles.values()].find((tile) => tile.group === active);
  }

  /**
   * Makes a tile the stop.
   * @param {Tile} tile
   */
  at(tile) {
    if (this.stop?.view.free) this.stop.group.setAttribute("tabindex", "-1");
    this.stop = tile;
    tile.group.setAttribute("tabindex", "0");
  }

  /**
   * After a change: keeps the stop, or moves it to the free tile nearest to where it was. A focus
   * that went with its tile follows when the picture has been shown.
   * @param {Tile | undefined} held the tile that had the focus before
   */
  settle(held) {
    const { stop } = this;
    if (!stop || !this.has(stop)) this.move(stop?.at ?? { x: 0, y: 0 });
    if (!held || this.has(held)) return;
    requestAnimationFrame(() => setTimeout(() => this.follow()));
  }

  /** @param {Tile} tile */
  has(tile) {
    return this.pile.tiles.get(tile.view.slot) === tile && tile.view.free;
  }

  /** @param {import("./fit.js").Point} from */
  move(from) {
    const { pile } = this;
    const free = [...pile.tiles.values()].filter((tile) => tile.view.free);
    const slot = pile.fit ? near(free, from, pile.fit) : null;
    const next = slot === null ? undefined : pile.tiles.get(slot);
    this.stop = null;
    if (next) this.at(next);
  }

  /** Gives the stop the focus, unless something else on the page has it by now. */
  follow() {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) this.stop?.group.focus();
  }
}

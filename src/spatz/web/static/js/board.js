/** The picture of a game on the page: draws views, takes taps. */

import { drawing } from "./art.js";
import { difference } from "./diff.js";
import { Flights } from "./flights.js";
import { Gallery, marked, wantedFor } from "./gallery.js";
import { Marking } from "./marking.js";
import { isLess } from "./motion.js";
import { Pile } from "./pile.js";
import { Plane } from "./plane.js";
import { Rings } from "./rings.js";
import { Roving } from "./roving.js";
import { listen, slotOf } from "./taps.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").BoardHandlers} BoardHandlers */
/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Marks} Marks */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./sprites.js").Sprites} Sprites */
/** @typedef {import("./diff.js").Difference} Difference */

/** @type {BoardOptions} */
const USUAL = {
  design: "kiri",
  cloth: "light",
  dim: false,
  index: "auto",
  motion: "device",
  initial: () => "",
};

/**
 * Lays an empty board into its host element.
 * @param {HTMLElement} host
 * @param {Partial<BoardOptions> & BoardHandlers} options
 * @returns {Promise<Board>}
 */
export async function createBoard(host, options) {
  const drawn = new Drawn(host, options);
  await Promise.allSettled([drawing("faces"), drawing(drawn.options.design)]);
  return {
    draw: (view, marks = {}) => drawn.draw(view, marks),
    refuse: (slot, blockers) => drawn.marking.refuse(slot, blockers),
    calm: () => drawn.marking.calm(),
    reasonAt: (slot) => drawn.plane.onHost(drawn.marking.reasonAt(slot)),
    setOptions: (changed) => drawn.setOptions(changed),
    focus: (slot) => drawn.marking.tile(slot)?.group.focus(),
    ready: () => drawn.gallery.ready,
  };
}

class Drawn {
  /** @param {HTMLElement} host @param {Partial<BoardOptions> & BoardHandlers} options */
  constructor(host, { names, onTap, ...options }) {
    this.host = host;
    this.names = names;
    this.options = { ...USUAL, ...options };
    this.pile = new Pile();
    this.rings = new Rings();
    this.roving = new Roving(this.pile);
    this.marking = new Marking(this.pile, this.rings, this.roving);
    this.gallery = new Gallery(host, (sprites) => this.dress(sprites));
    this.plane = new Plane(host, [this.pile, this.rings], () => this.refit());
    this.flights = new Flights(this.plane.sky);
    /** @type {GameView | null} */
    this.view = null;
    /** @type {Set<string>} faces that pair with others of their suit in this game */
    this.suits = new Set();
    this.setOptions({});
    listen(this.plane, this.pile, onTap);
    this.watchFocus();
  }

  /** @param {GameView} view @param {Marks} marks */
  draw(view, marks) {
    const before = this.view;
    const opens = before?.id !== view.id || before.layout.id !== view.layout.id;
    const pauses = [before, view].some((drawn) => drawn?.status === "paused");
    const moves = Boolean(marks.animate) && !opens && !pauses;
    this.view = view;
    this.marking.calm();
    if (opens) this.open(view);
    this.change(difference(opens ? [] : before.tiles, view.tiles), moves);
    this.marking.set(marks, moves);
    this.want();
    if (opens && !this.gallery.wish) this.flights.deal(this.pile.levels);
  }

  /** @param {GameView} view */
  open(view) {
    this.suits.clear();
    this.rings.clear();
    this.pile.spread(view.layout);
    this.roving.stop = null;
    this.flights.deals = view.tiles.length === view.layout.tiles.length;
    this.plane.lay(view);
    this.refit();
  }

  /** @param {Difference} changes @param {boolean} moves */
  change({ gone, come, turned, freed, altered }, moves) {
    const held = this.roving.focused;
    for (const { slot } of gone) this.take(slot, moves);
    for (const view of come) this.put(view, moves);
    const tiles = this.marking.tiles(turned.map(({ slot }) => slot));
    const old = tiles.map((tile) => tile.picture);
    for (const view of altered) this.tell(view);
    if (moves) this.flights.turn(tiles, old);
    if (moves) this.marking.glow(freed);
    this.roving.settle(held);
    for (const face of marked([...come, ...turned])) this.suits.add(face);
  }

  /** @param {number} slot @param {boolean} moves */
  take(slot, moves) {
    const tile = this.marking.tile(slot);
    if (!tile) return;
    const from = tile === this.marking.lifted ? this.rings.lift : { x: 0, y: 0 };
    this.pile.take(slot);
    if (moves) this.flights.off(tile, from);
  }

  /** @param {TileView} view @param {boolean} moves */
  put(view, moves) {
    const tile = this.pile.put(view);
    this.tell(view);
    if (moves) this.flights.back(tile);
  }

  /** @param {TileView} view */
  tell(view) {
    const tile = this.marking.tile(view.slot);
    if (!this.view || !tile) return;
    tile.tell(view, this.names(view, this.view), this.options.dim);
    this.pile.dressOne(tile);
  }

  watchFocus() {
    this.host.addEventListener("focusin", (event) => {
      const tile = this.marking.tile(slotOf(event.target));
      if (tile?.view.free) this.roving.at(tile);
      this.marking.ring();
    });
    this.host.addEventListener("focusout", () => this.rings.focus(undefined, undefined));
  }

  /** @param {Partial<BoardOptions>} changed */
  setOptions(changed) {
    this.options = { ...this.options, ...changed };
    const { design, motion } = this.options;
    const less = isLess(motion);
    Object.assign(this.host.dataset, { design, motion: less ? "less" : "full" });
    this.rings.still = less;
    this.flights.less = less;
    if (!this.view) return;
    for (const tile of this.view.tiles) this.tell(tile);
    this.want();
  }

  /** The room has changed: everything is laid anew, with the old pictures until new ones come. */
  refit() {
    if (!this.view) return;
    const fit = this.plane.fit(this.view.layout.tiles);
    const sprites = this.gallery.at(fit);
    this.pile.refit(fit, sprites);
    this.use(sprites);
    this.want();
  }

  want() {
    const { fit } = this.pile;
    if (!this.view || !fit) return;
    const { levels } = this.view.layout;
    this.gallery.want(wantedFor(fit, levels, this.options, this.suits, this.plane.density));
  }

  /**
   * New pictures have come.
   * @param {Sprites} sprites
   */
  dress(sprites) {
    this.pile.dress(sprites);
    this.use(sprites);
    this.flights.deal(this.pile.levels);
  }

  /** @param {Sprites | null} sprites */
  use(sprites) {
    this.flights.sprites = sprites;
    this.flights.density = this.plane.density;
    if (this.pile.fit) this.rings.refit(this.pile.fit, sprites);
    this.marking.renew();
  }
}

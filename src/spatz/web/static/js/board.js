/** The picture of a game on the page: draws views, takes taps. */

import { difference } from "./diff.js";
import { Flights } from "./flights.js";
import { Gallery, marked, wantedFor } from "./gallery.js";
import { isLess } from "./motion.js";
import { Pile } from "./pile.js";
import { Plane } from "./plane.js";
import { Rings } from "./rings.js";
import { Roving } from "./roving.js";
import { listen, slotOf } from "./taps.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").BoardHandlers} BoardHandlers */
/** @typedef {import("./types.js").Blockers} Blockers */
/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").Marks} Marks */
/** @typedef {import("./sprites.js").Sprites} Sprites */
/** @typedef {import("./diff.js").Difference} Difference */

const BLOCKERS_MS = 900;

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
  return {
    draw: (view, marks = {}) => drawn.draw(view, marks),
    refuse: (slot, blockers) => drawn.refuse(slot, blockers),
    calm: () => drawn.calm(),
    reasonAt: (slot) => drawn.reasonAt(slot),
    setOptions: (changed) => drawn.setOptions(changed),
    focus: (slot) => drawn.tile(slot)?.group.focus(),
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
    this.gallery = new Gallery(host, (sprites) => this.dress(sprites));
    this.plane = new Plane(host, [this.pile.root, this.rings.root], () => this.refit());
    this.flights = new Flights(this.plane.sky);
    /** @type {GameView | null} */
    this.view = null;
    /** @type {Marks} */
    this.marks = {};
    /** @type {Set<string>} */
    this.suits = new Set();
    /** @type {number[]} */
    this.refused = [];
    this.timer = 0;
    this.setOptions({});
    listen(host, this.pile, onTap, () => this.plane.pans);
    this.watchFocus();
  }

  /** @param {number | null | undefined} slot */
  tile(slot) {
    return slot === null || slot === undefined ? undefined : this.pile.tiles.get(slot);
  }

  /** @param {GameView} view @param {Marks} marks */
  draw(view, marks) {
    const before = this.view;
    const opens = before?.id !== view.id || before.layout.id !== view.layout.id;
    this.calm();
    this.view = view;
    if (opens) this.open(view);
    const changes = difference(opens ? [] : before.tiles, view.tiles);
    const moves = (marks.animate ?? false) && !opens && [before, view].every(({ status }) => status !== "paused");
    for (const face of marked(view.tiles)) this.suits.add(face);
    this.change(changes, moves);
    if (opens || this.suits.size > 0) this.want();
    if (opens && view.tiles.length === view.layout.tiles.length) this.flights.deals = true;
    this.mark(marks, moves);
  }

  /** @param {GameView} view */
  open(view) {
    this.suits.clear();
    this.rings.clear();
    this.pile.spread(view.layout);
    this.roving.stop = null;
    this.plane.lay(view);
    this.refit();
  }

  /** @param {Difference} changes @param {boolean} moves */
  change({ gone, come, turned, freed, stayed }, moves) {
    const held = this.roving.focused;
    const lifted = this.tile(this.marks.selection);
    for (const { slot } of gone) {
      const tile = this.tile(slot);
      this.pile.take(slot);
      if (tile && moves) this.flights.off(tile, tile === lifted ? this.rings.lift : { x: 0, y: 0 });
    }
    for (const view of come) {
      const tile = this.pile.put(view);
      if (moves) this.flights.back(tile);
    }
    const old = turned.map(({ slot }) => this.tile(slot)?.picture ?? "");
    for (const view of [...stayed, ...come]) this.tell(view);
    this.turn(turned.map(({ slot }) => slot), old, moves);
    if (moves) for (const { slot } of freed) this.glow(slot);
    this.roving.settle(held);
  }

  /** @param {readonly number[]} slots @param {readonly string[]} old @param {boolean} moves */
  turn(slots, old, moves) {
    const tiles = slots.flatMap((slot) => this.tile(slot) ?? []);
    for (const tile of tiles) this.pile.dressOne(tile);
    if (moves) this.flights.turn(tiles, old);
  }

  /** @param {number} slot */
  glow(slot) {
    const tile = this.tile(slot);
    if (tile) this.rings.glow(tile);
  }

  /** @param {import("./types.js").TileView} view */
  tell(view) {
    if (!this.view) return;
    this.tile(view.slot)?.tell(view, this.names(view, this.view), this.options.dim);
  }

  /** @param {Marks} marks @param {boolean} moves */
  mark(marks, moves) {
    const was = this.marks;
    this.marks = marks;
    if (was.selection !== marks.selection) this.tile(was.selection)?.press(false);
    for (const slot of was.shown ?? []) this.tile(slot)?.show(false);
    for (const slot of marks.shown ?? []) this.tile(slot)?.show(true);
    const lifted = this.tile(marks.selection);
    lifted?.press(true);
    this.rings.select(lifted, moves && was.selection !== marks.selection);
    this.rings.show((marks.shown ?? []).flatMap((slot) => this.tile(slot) ?? []), lifted);
    this.ring();
  }

  /** Draws the ring of the keyboard's focus. */
  ring() {
    const focused = this.roving.focused;
    const seen = focused?.group.matches(":focus-visible") ? focused : undefined;
    this.rings.focus(seen, this.tile(this.marks.selection));
  }

  watchFocus() {
    this.host.addEventListener("focusin", (event) => {
      const tile = this.tile(slotOf(event.target));
      if (tile?.view.free) this.roving.at(tile);
      this.ring();
    });
    this.host.addEventListener("focusout", () => this.rings.focus(undefined, undefined));
  }

  /** @param {number} slot @param {Blockers} blockers */
  refuse(slot, { above, left, right }) {
    this.calm();
    const tile = this.tile(slot);
    if (!tile) return;
    this.refused = [...above, ...left, ...right];
    this.rings.refuse(tile, this.refused.flatMap((other) => this.tile(other) ?? []));
    this.timer = setTimeout(() => this.calm(), BLOCKERS_MS);
  }

  calm() {
    clearTimeout(this.timer);
    this.rings.calm();
  }

  /** Above a refused tile and what blocks it. @param {number} slot */
  reasonAt(slot) {
    const tiles = [slot, ...this.refused].flatMap((other) => this.tile(other)?.at ?? []);
    const at = this.tile(slot)?.at ?? { x: 0, y: 0 };
    const top = Math.min(at.y, ...tiles.map(({ y }) => y));
    return this.plane.onHost({ x: at.x + (this.pile.fit?.wide ?? 0) / 2, y: top });
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
    this.pile.sprites = sprites;
    this.pile.refit(fit);
    this.use(sprites);
    this.want();
  }

  want() {
    const { fit } = this.pile;
    if (!this.view || !fit) return;
    const { levels } = this.view.layout;
    this.gallery.want(wantedFor(fit, levels, this.options, this.suits, this.plane.density));
  }

  /** New pictures have come. @param {Sprites} sprites */
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
    this.mark(this.marks, false);
  }
}

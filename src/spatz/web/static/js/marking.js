/** Which tiles are marked, and how: selected, shown as a pair, focused, refused. */

/** @typedef {import("./types.js").Blockers} Blockers */
/** @typedef {import("./types.js").Marks} Marks */
/** @typedef {import("./pile.js").Pile} Pile */
/** @typedef {import("./plane.js").Plane} Plane */
/** @typedef {import("./rings.js").Rings} Rings */
/** @typedef {import("./roving.js").Roving} Roving */
/** @typedef {import("./tile.js").Tile} Tile */

const BLOCKERS_MS = 900;

export class Marking {
  /** @param {Pile} pile @param {Rings} rings @param {Roving} roving */
  constructor(pile, rings, roving) {
    this.pile = pile;
    this.rings = rings;
    this.roving = roving;
    /** @type {Marks} */
    this.marks = {};
    /** @type {number[]} */
    this.refused = [];
    this.timer = 0;
  }

  /** @param {number | null | undefined} slot */
  tile(slot) {
    return slot === null || slot === undefined ? undefined : this.pile.tiles.get(slot);
  }

  /** @param {readonly number[] | null | undefined} slots @returns {Tile[]} */
  tiles(slots) {
    return (slots ?? []).flatMap((slot) => this.tile(slot) ?? []);
  }

  get lifted() {
    return this.tile(this.marks.selection);
  }

  /** @param {Marks} marks @param {boolean} moves */
  set(marks, moves) {
    const was = this.marks;
    this.marks = marks;
    const changed = was.selection !== marks.selection;
    if (changed) this.tile(was.selection)?.press(false);
    for (const tile of this.tiles(was.shown)) tile.show(false);
    for (const tile of this.tiles(marks.shown)) tile.show(true);
    this.lifted?.press(true);
    if (changed && moves && this.tile(was.selection)) this.rings.lower();
    this.rings.select(this.lifted, moves && changed);
    this.rings.show(this.tiles(marks.shown), this.lifted);
    this.ring();
  }

  /** Draws everything again, without motion. */
  renew() {
    this.set(this.marks, false);
  }

  /** Draws the ring of the keyboard's focus. */
  ring() {
    const { focused } = this.roving;
    this.rings.focus(focused?.group.matches(":focus-visible") ? focused : undefined, this.lifted);
  }

  /**
   * A rim of light about tiles that have just become free.
   * @param {readonly {slot: number}[]} freed
   */
  glow(freed) {
    for (const tile of this.tiles(freed.map(({ slot }) => slot))) this.rings.glow(tile);
  }

  /** @param {number} slot @param {Blockers} blockers */
  refuse(slot, { above, left, right }) {
    this.calm();
    const tile = this.tile(slot);
    if (!tile) return;
    this.refused = [...above, ...left, ...right];
    this.rings.refuse(tile, this.tiles(this.refused));
    this.timer = setTimeout(() => this.calm(), BLOCKERS_MS);
  }

  calm() {
    clearTimeout(this.timer);
    this.rings.calm();
  }

  /**
   * Above a refused tile and what blocks it, in device pixels on the board.
   * @param {number} slot
   */
  reasonAt(slot) {
    const at = this.tile(slot)?.at ?? { x: 0, y: 0 };
    const tops = this.tiles(this.refused).map((tile) => tile.at?.y ?? at.y);
    return { x: at.x + (this.pile.fit?.wide ?? 0) / 2, y: Math.min(at.y, ...tops) };
  }
}

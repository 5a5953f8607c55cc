/** Marks on tiles, in a layer above the board, so that no higher neighbour cuts them. */

import { bodyOf } from "./outline.js";
import { badge, bow, dashed, dotted, double, frame, hatching, solid, stripes } from "./shapes.js";
import { svg } from "./svg.js";
import { boxOf, picturesOf } from "./tile.js";

/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./fit.js").Point} Point */
/** @typedef {import("./sprites.js").Sprites} Sprites */

const LIFT = { x: -0.05, y: -0.09 }; // of the width
const GLOW_MS = 300;
const SHAKE_MS = 180;
const LIFTING = { duration: 90, easing: "cubic-bezier(.2,.7,.2,1)" };

export class Rings {
  constructor() {
    this.layers = ["under", "lifted", "shown", "refused", "focused", "freed"].map((name) =>
      svg("g", { class: name }),
    );
    this.ground = svg("g", {}, ...this.layers);
    this.root = svg(
      "svg",
      { class: "rings", "aria-hidden": "true" },
      svg("defs", {}, stripes()),
      this.ground,
    );
    /** @type {Fit | null} */
    this.fit = null;
    /** @type {Sprites | null} */
    this.sprites = null;
    this.still = false;
  }

  /** @param {string} name */
  layer(name) {
    return /** @type {SVGGElement} */ (this.layers.find((layer) => layer.classList.contains(name)));
  }

  /** @param {Fit} fit @param {Sprites | null} sprites */
  refit(fit, sprites) {
    this.fit = fit;
    this.sprites = sprites;
  }

  /**
   * How far a selected tile is lifted, in device pixels.
   * @returns {Point}
   */
  get lift() {
    const wide = this.fit?.wide ?? 0;
    return { x: Math.round(wide * LIFT.x), y: Math.round(wide * LIFT.y) };
  }

  /**
   * Lifts the selected tile; nothing else is lifted.
   * @param {Tile | undefined} tile
   * @param {boolean} moves
   */
  select(tile, moves) {
    const layer = this.layer("lifted");
    if (!tile || !this.fit || !this.sprites) return layer.replaceChildren();
    const { x, y } = this.lift;
    const raised = svg(
      "g",
      { class: "raised" },
      ...picturesOf(tile, this.sprites),
      this.scaled(solid(this.high)),
    );
    const shadow = svg("image", { ...boxOf(this.sprites.shadow), href: this.sprites.url("upper") });
    layer.replaceChildren(
      this.on(tile, shadow, svg("g", { transform: `translate(${x} ${y})` }, raised)),
    );
    if (moves && !this.still) {
      raised.animate([{ translate: `${-x}px ${-y}px` }, { translate: "0 0" }], LIFTING);
    }
  }

  /** The selected tile goes down again; the copy is gone when it lies. */
  lower() {
    const copy = this.layer("lifted").querySelector(".raised");
    if (!copy || this.still) return;
    const { x, y } = this.lift;
    const place = this.layer("lifted").firstElementChild?.getAttribute("transform") ?? "";
    copy.lastElementChild?.remove(); // its ring
    const falling = svg("g", { transform: place }, copy);
    this.layer("freed").append(falling);
    const down = [{ translate: `${x}px ${y}px` }, { translate: "0 0" }];
    copy.animate(down, LIFTING).onfinish = () => falling.remove();
  }

  /**
   * Shows a pair, each tile in full; a selected tile of it has its ring already.
   * @param {readonly Tile[]} tiles none or two
   * @param {Tile | undefined} lifted the selected tile
   */
  show(tiles, lifted) {
    const [first, second] = tiles;
    const { sprites } = this;
    const [under, shown] = [this.layer("under"), this.layer("shown")];
    under.replaceChildren();
    shown.replaceChildren();
    if (!first || !second || !sprites) return;
    const flat = tiles.filter((tile) => tile !== lifted);
    under.append(this.scaled(...bow(this.middle(first), this.middle(second))));
    under.append(...flat.map((tile) => this.on(tile, ...picturesOf(tile, sprites))));
    shown.append(...flat.map((tile) => this.above(tile, lifted, ...dashed(this.high))));
    shown.append(...tiles.map((tile) => this.above(tile, lifted, badge())));
  }

  /**
   * Refuses a tile and hatches what blocks it.
   * @param {Tile} tile
   * @param {readonly Tile[]} blockers
   */
  refuse(tile, blockers) {
    const hatched = blockers.map((blocker) =>
      this.on(blocker, this.scaled(...hatching(this.high))),
    );
    this.layer("refused").replaceChildren(
      this.on(tile, this.scaled(...dotted(this.high))),
      ...hatched,
    );
    if (this.still) return;
    const steps = [0, -3, 3, -2, 0].map((pixels) => ({
      translate: `${pixels * this.density}px 0`,
    }));
    tile.group.animate(steps, SHAKE_MS);
  }

  calm() {
    this.layer("refused").replaceChildren();
  }

  clear() {
    for (const layer of this.layers) layer.replaceChildren();
  }

  /** @param {Tile | undefined} tile @param {Tile | undefined} lifted */
  focus(tile, lifted) {
    const rings = tile ? [this.above(tile, lifted, ...double(this.high))] : [];
    this.layer("focused").replaceChildren(...rings);
  }

  /**
   * A rim of light about a tile that has just become free.
   * @param {Tile} tile
   */
  glow(tile) {
    if (this.still) return;
    const rim = this.on(tile, this.scaled(frame(this.high, 0.5, "rim")));
    this.layer("freed").append(rim);
    rim.animate([{ opacity: 0.95 }, { opacity: 0 }], {
      duration: GLOW_MS,
      easing: "ease-in",
    }).onfinish = () => rim.remove();
  }

  get high() {
    return this.fit ? bodyOf(this.fit).high : 0;
  }

  get density() {
    return globalThis.devicePixelRatio || 1;
  }

  /** @param {...Node} marks in units */
  scaled(...marks) {
    return svg("g", { transform: `scale(${(this.fit?.wide ?? 0) / 100})` }, ...marks);
  }

  /**
   * Marks on a tile where it is seen, lifted or not.
   * @param {Tile} tile
   * @param {Tile | undefined} lifted
   * @param {...Node} marks in units
   */
  above(tile, lifted, ...marks) {
    const { x, y } = tile === lifted ? this.lift : { x: 0, y: 0 };
    return this.on(tile, svg("g", { transform: `translate(${x} ${y})` }, this.scaled(...marks)));
  }

  /** @param {Tile} tile @param {...Node} marks in device pixels */
  on(tile, ...marks) {
    return svg("g", { transform: `translate(${tile.at?.x ?? 0} ${tile.at?.y ?? 0})` }, ...marks);
  }

  /**
   * The middle of a tile's face, in units.
   * @param {Tile} tile
   */
  middle({ at }) {
    const { wide, high } = this.fit ?? { wide: 1, high: 1 };
    const unit = 100 / wide;
    return { x: (at?.x ?? 0) * unit + 50, y: ((at?.y ?? 0) + high / 2) * unit };
  }
}

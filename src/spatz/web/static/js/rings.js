/** Marks on tiles, in a layer above the board, so that no higher neighbour cuts them. */

import { bodyOf, ROUND } from "./outline.js";
import { svg } from "./svg.js";
import { boxOf } from "./tile.js";

/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./fit.js").Point} Point */
/** @typedef {import("./sprites.js").Sprites} Sprites */

const LIFT = { x: -0.05, y: -0.09 }; // of the width
const LIFT_MS = 90;
const GLOW_MS = 300;
const SHAKE_MS = 180;
const HATCH = "board-hatch";
const EASE_OUT = "cubic-bezier(.2,.7,.2,1)";
const LAMP =
  "M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.1 1 1.9l.1.8h5l.1-.8c.1-.8.4-1.4 1-1.9A6 6 0 0 0 12 3z";

export class Rings {
  constructor() {
    this.layers = ["shown", "lifted", "refused", "focused", "freed"].map((name) => svg("g", { class: name }));
    const hatch = svg(
      "pattern",
      { id: HATCH, width: 14, height: 14, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { class: "hatch", width: 6, height: 14 }),
    );
    this.ground = svg("g", {}, ...this.layers);
    this.root = svg("svg", { class: "rings", "aria-hidden": "true" }, svg("defs", {}, hatch), this.ground);
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

  /** How far a selected tile is lifted, in device pixels. @returns {Point} */
  get lift() {
    const wide = this.fit?.wide ?? 0;
    return { x: Math.round(wide * LIFT.x), y: Math.round(wide * LIFT.y) };
  }

  /** Lifts the selected tile; nothing else is lifted. @param {Tile | undefined} tile @param {boolean} moves */
  select(tile, moves) {
    const layer = this.layer("lifted");
    if (!tile || !this.fit || !this.sprites) return layer.replaceChildren();
    const { x, y } = this.lift;
    const raised = svg("g", { class: "raised" }, ...pictures(tile, this.sprites), this.scaled(solid(this.high)));
    const shadow = svg("image", { ...boxOf(this.sprites.shadow), href: this.sprites.url("upper") });
    layer.replaceChildren(this.on(tile, shadow, svg("g", { transform: `translate(${x} ${y})` }, raised)));
    if (moves && !this.still) {
      raised.animate([{ translate: `${-x}px ${-y}px` }, { translate: "0 0" }], { duration: LIFT_MS, easing: EASE_OUT });
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
    copy.animate(down, { duration: LIFT_MS, easing: EASE_OUT }).onfinish = () => falling.remove();
  }

  /** Shows a pair. @param {readonly Tile[]} tiles none or two @param {Tile | undefined} lifted the selected one */
  show(tiles, lifted) {
    const [first, second] = tiles;
    const sprites = this.sprites;
    if (!first || !second || !sprites) return this.layer("shown").replaceChildren();
    const marked = tiles.map((tile) => {
      const up = tile === lifted ? this.lift : { x: 0, y: 0 };
      const mark = svg("g", { transform: `translate(${up.x} ${up.y})` }, this.scaled(...dashed(this.high), badge()));
      return tile === lifted ? this.on(tile, mark) : this.on(tile, ...pictures(tile, sprites), mark);
    });
    this.layer("shown").replaceChildren(...this.arc(first, second), ...marked);
  }

  /** Refuses a tile and hatches what blocks it. @param {Tile} tile @param {readonly Tile[]} blockers */
  refuse(tile, blockers) {
    const hatched = blockers.map((blocker) => this.on(blocker, this.scaled(...hatching(this.high))));
    this.layer("refused").replaceChildren(this.on(tile, this.scaled(...dotted(this.high))), ...hatched);
    if (this.still) return;
    const steps = [0, -3, 3, -2, 0].map((pixels) => ({ translate: `${pixels * this.density}px 0` }));
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
    if (!tile) return this.layer("focused").replaceChildren();
    const up = tile === lifted ? this.lift : { x: 0, y: 0 };
    const mark = svg("g", { transform: `translate(${up.x} ${up.y})` }, this.scaled(...double(this.high)));
    this.layer("focused").replaceChildren(this.on(tile, mark));
  }

  /** A rim of light about a tile that has just become free. @param {Tile} tile */
  glow(tile) {
    if (this.still) return;
    const rim = this.on(tile, this.scaled(frame(this.high, 0.5, "rim")));
    this.layer("freed").append(rim);
    rim.animate([{ opacity: 0.95 }, { opacity: 0 }], { duration: GLOW_MS, easing: "ease-in" }).onfinish = () => rim.remove();
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

  /** @param {Tile} tile @param {...Node} marks in device pixels */
  on(tile, ...marks) {
    return svg("g", { transform: `translate(${tile.at?.x ?? 0} ${tile.at?.y ?? 0})` }, ...marks);
  }

  /** A dotted bow from one tile to another. @param {Tile} first @param {Tile} second */
  arc(first, second) {
    const { wide, high } = this.fit ?? { wide: 0, high: 0 };
    const [ax, ay] = [(first.at?.x ?? 0) + wide / 2, (first.at?.y ?? 0) + high / 2];
    const [bx, by] = [(second.at?.x ?? 0) + wide / 2, (second.at?.y ?? 0) + high / 2];
    const top = (ay + by) / 2 - Math.hypot(bx - ax, by - ay) * 0.16;
    const [scale, unit] = [wide / 100, 100 / wide];
    const d = `M${ax * unit} ${ay * unit}Q${((ax + bx) / 2) * unit} ${top * unit} ${bx * unit} ${by * unit}`;
    const lines = ["bow halo", "bow"].map((name) => svg("path", { class: name, d }));
    return [svg("g", { transform: `scale(${scale})` }, ...lines)];
  }
}

/** @param {Tile} tile @param {Sprites} sprites */
const pictures = (tile, sprites) =>
  tile.pictures.map((id) => svg("image", { ...boxOf(sprites.tile), href: sprites.url(id) }));

/** A frame some units outside the face. @param {number} high @param {number} out @param {string} name */
const frame = (high, out, name, more = {}) =>
  svg("rect", { class: name, x: -out, y: -out, width: 100 + 2 * out, height: high + 2 * out, rx: ROUND + out, ...more });

/** @param {number} high */
const solid = (high) => svg("g", {}, frame(high, 3.4, "halo"), frame(high, 3, "ring"));

/** @param {number} high */
const dashed = (high) => [frame(high, 2.2, "halo"), frame(high, 2, "dashes")];

/** @param {number} high */
const double = (high) => [frame(high, 9, "halo"), frame(high, 9, "ring")];

/** @param {number} high */
const hatching = (high) => [frame(high, 0, "hatching", { fill: `url(#${HATCH})` }), frame(high, 0.5, "halo"), frame(high, 0.5, "ring")];

/** @param {number} high */
const dotted = (high) => [frame(high, -1, "dots halo"), frame(high, -1, "dots")];

/** A lamp at the upper right. */
const badge = () =>
  svg(
    "g",
    { class: "badge", transform: "translate(88 6)" },
    svg("circle", { class: "rim", r: 20 }),
    svg("circle", { class: "disc", r: 16.5 }),
    svg("path", { class: "lamp", d: LAMP, transform: "translate(-12.5 -12.5) scale(1.04)" }),
  );

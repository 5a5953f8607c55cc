/** One tile as it is drawn: a button with two pictures, and its shadow below all of its level. */

import { corner } from "./fit.js";
import { bodyOf, hull } from "./outline.js";
import { bodyId, dimId, VARIANTS } from "./sheet.js";
import { set, svg } from "./svg.js";

/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./types.js").PlaceXYZ} PlaceXYZ */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./sprites.js").Sprites} Sprites */
/** @typedef {import("./sheet.js").Cell} Cell */

export class Tile {
  /** @param {TileView} view @param {PlaceXYZ} place */
  constructor(view, place) {
    this.view = view;
    this.place = place;
    this.body = svg("image");
    this.face = svg("image");
    this.dims = false;
    this.edge = svg("path", { class: "edge" });
    this.shadow = svg("image");
    this.group = svg("g", { class: "tile", role: "button" }, this.body, this.face, this.edge);
    set(this.group, { "data-slot": view.slot, "aria-pressed": "false" });
  }

  /** The ids of the pictures of its body and face. */
  get pictures() {
    const [x, y, z] = this.place;
    return [bodyId(z, (x * 7 + y * 3 + z) % VARIANTS), this.view.face];
  }

  /** The picture of the face that it shows now. */
  get picture() {
    return this.face.getAttribute("href") ?? "";
  }

  /** @param {Fit} fit */
  lay(fit) {
    const { x, y } = corner(fit, this.place);
    this.at = { x, y };
    set(this.group, { transform: `translate(${x} ${y})` });
    set(this.edge, { transform: `scale(${fit.wide / 100})`, d: hull(bodyOf(fit), 0, 1) });
  }

  /**
   * Gives it its pictures; it has been laid before.
   * @param {Sprites} sprites
   */
  dress(sprites) {
    const [body = "", face = ""] = this.pictures;
    const { x, y } = this.at ?? { x: 0, y: 0 };
    const ground = this.place[2] === 0 ? "ground" : "upper";
    set(this.body, { ...boxOf(sprites.tile), href: sprites.url(body) });
    const dimmed = this.dims && !this.view.free && sprites.url(dimId(face));
    set(this.face, { ...boxOf(sprites.tile), href: dimmed || sprites.url(face) });
    set(this.shadow, { ...boxOf(sprites.shadow, x, y), href: sprites.url(ground) });
  }

  /**
   * Says what the view says of it.
   * @param {TileView} view
   * @param {string} name
   * @param {boolean} dims
   */
  tell(view, name, dims) {
    Object.assign(this, { view, dims });
    const { group } = this;
    set(group, { "data-face": view.face, "data-free": String(view.free), "aria-label": name });
    set(group, { "aria-disabled": String(!view.free) });
    if (view.free && !group.hasAttribute("tabindex")) set(group, { tabindex: -1 });
    if (!view.free) group.removeAttribute("tabindex");
  }

  /** @param {boolean} pressed */
  press(pressed) {
    set(this.group, { "aria-pressed": String(pressed) });
  }

  /** @param {boolean} shown */
  show(shown) {
    if (shown) this.group.dataset.shown = "true";
    else delete this.group.dataset.shown;
  }

  remove() {
    this.group.remove();
    this.shadow.remove();
  }
}

/** @param {Cell} cell @param {number} x @param {number} y */
export const boxOf = ({ left, top, width, height }, x = 0, y = 0) => ({
  x: x - left,
  y: y - top,
  width,
  height,
});

/**
 * Copies of a tile's body and face, about its corner.
 * @param {Tile} tile
 * @param {Sprites} sprites
 */
export const picturesOf = ({ pictures }, sprites) =>
  pictures.map((id) => svg("image", { ...boxOf(sprites.tile), href: sprites.url(id) }));

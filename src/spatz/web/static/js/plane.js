/**
 * The plane on which the board is painted, in its place on the page: measured anew when that
 * changes.
 */

import { fit } from "./fit.js";
import { drag } from "./pan.js";
import { around, centred, roomOf } from "./room.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").PlaceXYZ} PlaceXYZ */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./fit.js").Point} Point */

/** @typedef {{root: SVGSVGElement, ground: SVGGElement}} Layer */

export class Plane {
  /** @param {HTMLElement} host @param {Layer[]} layers @param {() => void} onResize */
  constructor(host, layers, onResize) {
    this.host = host;
    this.layers = layers;
    this.sky = document.createElement("div");
    this.sky.className = "sky";
    host.replaceChildren(...layers.map(({ root }) => root), this.sky);
    this.measured = "";
    /** @type {Fit | null} */
    this.fitted = null;
    /** @type {Point} the upper left corner of the board on its host, in device pixels */
    this.corner = { x: 0, y: 0 };
    /** @type {Point} where the middle of the room is on the board, as shares of it */
    this.middle = { x: 0.5, y: 0.5 };
    const resized = () => this.measure() !== this.measured && onResize();
    new ResizeObserver(resized).observe(host);
    watchDensity(resized);
    drag(
      host,
      () => this.pans,
      (by) => this.move(by),
    );
  }

  get density() {
    return globalThis.devicePixelRatio || 1;
  }

  get pans() {
    return this.fitted?.pans ?? false;
  }

  /** What the fit depends on. */
  measure() {
    return [this.host.clientWidth, this.host.clientHeight, this.density].join(" ");
  }

  /** The size of the board in CSS pixels. */
  get size() {
    const { width, height } = this.fitted?.box ?? { width: 0, height: 0 };
    return { width: width / this.density, height: height / this.density };
  }

  /**
   * Begins with the highest free tile in the middle, where the board is larger than its room.
   * @param {GameView} view
   */
  lay({ layout, tiles }) {
    const free = tiles
      .filter((tile) => tile.free)
      .map(({ slot }) => layout.tiles[slot] ?? [0, 0, 0]);
    const [x, y] = free.reduce(
      (top, next) => (next[2] > top[2] ? next : top),
      free[0] ?? [layout.width / 2, layout.height / 2, 0],
    );
    this.middle = { x: (x + 1) / layout.width, y: (y + 1) / layout.height };
  }

  /**
   * The measures for a layout in the room there is.
   * @param {readonly PlaceXYZ[]} places
   * @returns {Fit}
   */
  fit(places) {
    this.measured = this.measure();
    this.fitted = fit(places, roomOf(this.host), this.density);
    this.place();
    return this.fitted;
  }

  /**
   * An SVG element begins on a whole device pixel; from there it is measured in device pixels, so
   * that no bitmap falls between them, whatever the scale.
   */
  place() {
    const [room, { size, density }] = [roomOf(this.host), this];
    const { x, y } = this.pans ? around(room, size, this.middle) : centred(room, size);
    this.corner = { x: Math.round(x * density), y: Math.round(y * density) };
    const transform = `scale(${1 / density}) translate(${this.corner.x} ${this.corner.y})`;
    for (const { ground } of this.layers) ground.setAttribute("transform", transform);
    Object.assign(this.sky.style, {
      left: `${this.corner.x / density}px`,
      top: `${this.corner.y / density}px`,
    });
    this.host.dataset.pans = String(this.pans);
  }

  /** @param {Point} by in CSS pixels */
  move(by) {
    const { width, height } = this.size;
    /** @param {number} share */
    const within = (share) => Math.min(1, Math.max(0, share));
    this.middle = {
      x: within(this.middle.x - by.x / width),
      y: within(this.middle.y - by.y / height),
    };
    this.place();
  }

  /**
   * A point of the board on its host.
   * @param {Point} point in device pixels
   * @returns {Point} in CSS pixels
   */
  onHost({ x, y }) {
    return { x: (this.corner.x + x) / this.density, y: (this.corner.y + y) / this.density };
  }

  /**
   * A point of the window on the board.
   * @param {Point} point in CSS pixels
   * @returns {Point} in device pixels
   */
  onBoard({ x, y }) {
    const { left, top } = this.host.getBoundingClientRect();
    return {
      x: (x - left) * this.density - this.corner.x,
      y: (y - top) * this.density - this.corner.y,
    };
  }
}

/**
 * Calls whenever the page is shown at another scale.
 * @param {() => void} onChange
 */
function watchDensity(onChange) {
  const scale = matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
  const changed = () => {
    watchDensity(onChange);
    onChange();
  };
  scale.addEventListener("change", changed, { once: true });
}

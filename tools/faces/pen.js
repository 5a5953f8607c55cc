/** A pen that draws shapes by geometry, and pens of several inks. */

import { Path } from "./path.js";

const KAPPA = 0.5523; // how far the handles of a quarter circle reach

export class Pen extends Path {
  /** @param {number} x @param {number} y @param {number} r @param {number} way -1 cuts a hole */
  circle(x, y, r, way = 1) {
    const k = KAPPA * r;
    const s = way;
    return this.move(x + r, y)
      .curve(x + r, y + k * s, x + k, y + r * s, x, y + r * s)
      .curve(x - k, y + r * s, x - r, y + k * s, x - r, y)
      .curve(x - r, y - k * s, x - k, y - r * s, x, y - r * s)
      .curve(x + k, y - r * s, x + r, y - k * s, x + r, y)
      .close();
  }

  /** @param {number} x @param {number} y @param {number} r @param {number} width */
  ring(x, y, r, width) {
    return this.circle(x, y, r).circle(x, y, r - width, -1);
  }

  /**
   * A box with round corners.
   * @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r
   */
  box(x, y, w, h, r) {
    const [q, X, Y] = [Math.min(r, w / 2, h / 2), x + w, y + h];
    const k = q * (1 - KAPPA);
    return this.move(x + q, y)
      .line(X - q, y)
      .curve(X - k, y, X, y + k, X, y + q)
      .line(X, Y - q)
      .curve(X, Y - k, X - k, Y, X - q, Y)
      .line(x + q, Y)
      .curve(x + k, Y, x, Y - k, x, Y - q)
      .line(x, y + q)
      .curve(x, y + k, x + k, y, x + q, y)
      .close();
  }

  /**
   * The same box as a hole.
   * @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r
   */
  hole(x, y, w, h, r) {
    const [q, X, Y] = [Math.min(r, w / 2, h / 2), x + w, y + h];
    const k = q * (1 - KAPPA);
    return this.move(x + q, y)
      .curve(x + k, y, x, y + k, x, y + q)
      .line(x, Y - q)
      .curve(x, Y - k, x + k, Y, x + q, Y)
      .line(X - q, Y)
      .curve(X - k, Y, X, Y - k, X, Y - q)
      .line(X, y + q)
      .curve(X, y + k, X - k, y, X - q, y)
      .close();
  }

  /**
   * A petal from the distance `from` to `to`, widest at the share `belly` of its length.
   * @param {number} turn @param {number} from @param {number} to @param {number} width
   */
  petal(turn, from, to, width, belly = 0.62) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin, long] = [Math.cos(angle), Math.sin(angle), to - from];
    /** @param {number} u @param {number} v @returns {[number, number]} */
    const at = (u, v) => [v * cos - u * sin, v * sin + u * cos];
    const low = from + long * belly * 0.5;
    return this.move(...at(0, from))
      .curve(...at(width * 0.62, low), ...at(width * 0.72, to), ...at(0, to))
      .curve(...at(-width * 0.72, to), ...at(-width * 0.62, low), ...at(0, from))
      .close();
  }

  /**
   * Petals all round.
   * @param {number} count
   * @param {number} first
   * @param {[number, number, number, number]} petal
   */
  petals(count, first, [from, to, width, belly]) {
    for (let i = 0; i < count; i += 1) {
      this.petal(first + (i * 360) / count, from, to, width, belly);
    }
    return this;
  }

  /**
   * A leaf, pointed at both ends.
   * @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1
   * @param {number} left how far it bulges @param {number} right
   */
  leaf(x0, y0, x1, y1, left, right = left) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [nx, ny] = [((y0 - y1) / length) * 2, ((x1 - x0) / length) * 2];
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return this.move(x0, y0)
      .quad(mx + nx * left, my + ny * left, x1, y1)
      .quad(mx - nx * right, my - ny * right, x0, y0)
      .close();
  }

  /**
   * A blade of grass, `width` wide at its foot, bent over (cx, cy).
   * @param {number} x0 @param {number} y0 @param {number} cx @param {number} cy
   * @param {number} x1 @param {number} y1 @param {number} width
   */
  blade(x0, y0, cx, cy, x1, y1, width) {
    const angle = Math.atan2(cy - y0, cx - x0) + Math.PI / 2;
    const [u, v] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
    return this.move(x0 - u, y0 - v)
      .quad(cx - u * 1.25, cy - v * 1.25, x1, y1)
      .quad(cx + u * 1.25, cy + v * 1.25, x0 + u, y0 + v)
      .close();
  }
}

/** Pens by ink: one path for each ink of a face. */
export class Inks {
  constructor() {
    /** @type {Record<string, Pen>} */
    this.pens = {};
  }

  /** @param {string} ink @param {number} x @param {number} y @param {number} turn */
  pen(ink, x = 0, y = 0, turn = 0) {
    const pen = (this.pens[ink] ??= new Pen());
    return pen.at(x, y, turn);
  }

  /**
   * The paths in this order of inks.
   * @param {string} order
   * @returns {Layer[]}
   */
  layers(order) {
    return [...order].flatMap((ink) => {
      const pen = this.pens[ink];
      return pen ? [{ ink, d: pen.d }] : [];
    });
  }
}

/** @typedef {{ink: string, d: string, outline?: number, stroke?: number}} Layer */

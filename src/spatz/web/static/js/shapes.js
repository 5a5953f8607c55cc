/** The shapes of the marks, in units of a hundredth of a tile's width. */

import { ROUND } from "./outline.js";
import { svg } from "./svg.js";

const HATCH = "board-hatch";
const LAMP =
  "M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.1 1 1.9l.1.8h5" +
  "l.1-.8c.1-.8.4-1.4 1-1.9A6 6 0 0 0 12 3z";

/** Slanted stripes, to be defined once in the document. */
export const stripes = () =>
  svg(
    "pattern",
    {
      id: HATCH,
      width: 14,
      height: 14,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(45)",
    },
    svg("rect", { class: "hatch", width: 6, height: 14 }),
  );

/**
 * A frame some units outside the face.
 * @param {number} high
 * @param {number} out
 * @param {string} name
 */
export const frame = (high, out, name, more = {}) =>
  svg("rect", {
    class: name,
    x: -out,
    y: -out,
    width: 100 + 2 * out,
    height: high + 2 * out,
    rx: ROUND + out,
    ...more,
  });

/** @param {number} high */
export const solid = (high) => svg("g", {}, frame(high, 3.4, "halo"), frame(high, 3, "ring"));

/** @param {number} high */
export const dashed = (high) => [frame(high, 2.2, "halo"), frame(high, 2, "dashes")];

/** @param {number} high */
export const double = (high) => [frame(high, 9, "halo"), frame(high, 9, "ring")];

/** @param {number} high */
export const hatching = (high) => [
  frame(high, 0, "hatching", { fill: `url(#${HATCH})` }),
  frame(high, 0.5, "halo"),
  frame(high, 0.5, "ring"),
];

/** @param {number} high */
export const dotted = (high) => [frame(high, -1, "dots halo"), frame(high, -1, "dots")];

/** A lamp at the upper right. */
export const badge = () =>
  svg(
    "g",
    { class: "badge", transform: "translate(88 6)" },
    svg("circle", { class: "rim", r: 20 }),
    svg("circle", { class: "disc", r: 16.5 }),
    svg("path", { class: "lamp", d: LAMP, transform: "translate(-12.5 -12.5) scale(1.04)" }),
  );

/**
 * A dotted bow from one point to another.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
export function bow(from, to) {
  const top = (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  const d = `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${top} ${to.x} ${to.y}`;
  return ["bow halo", "bow"].map((name) => svg("path", { class: name, d }));
}

/** The picture of a single tile, for panels and dialogs; the board draws its own. */

import { svg } from "./dom.js";
import { face as outline, hull, side } from "./outline.js";

const BODY = { high: 130, dx: 8, dy: 13 };
const SEAM = 0.56;
const ART = { y: 5, width: 100, height: 120 };

/**
 * A tile of the design that the page has.
 * @param {string} face
 * @returns {SVGElement}
 */
export function tilePicture(face) {
  const art = `${document.documentElement.dataset.static}/tiles/faces.svg#${face}`;
  return svg(
    "svg",
    { class: "picture", viewBox: "-2 -2 112 147" },
    svg("path", { class: "foot", d: hull(BODY, SEAM, 1) }),
    svg("path", { class: "foot-side", d: side(BODY, SEAM, 1) }),
    svg("path", { class: "top", d: hull(BODY, 0, SEAM) }),
    svg("path", { class: "top-side", d: side(BODY, 0, SEAM) }),
    svg("path", { class: "front", d: outline(BODY) }),
    svg("use", { href: art, ...ART }),
  );
}

/**
 * Lay the picture of a face into an element, unless it is there already.
 * @param {HTMLElement} host
 * @param {string} face
 */
export function layPicture(host, face) {
  if (host.dataset.picture === face) return;
  host.dataset.picture = face;
  host.replaceChildren(tilePicture(face));
}

/**
 * A layout from above: a rectangle a tile, brighter with every level.
 * @param {ReadonlyArray<readonly [number, number, number]>} tiles
 * @returns {SVGElement}
 */
export function layoutPicture(tiles) {
  const [width, height, top] = [0, 1, 2].map((axis) => Math.max(...tiles.map((at) => at[axis])));
  const upwards = tiles.toSorted((a, b) => a[2] - b[2] || a[0] + a[1] - (b[0] + b[1]));
  const rects = upwards.map(([x, y, z]) => {
    const level = Math.round((z / Math.max(1, top)) * 4);
    const [left, up] = [x * 5 - z * 0.9, y * 6.5 - z * 1.4];
    return svg("rect", { class: `level-${level}`, x: left, y: up, width: 10, height: 13, rx: 1.6 });
  });
  const box = [-6, -8, width * 5 + 22, height * 6.5 + 29].join(" ");
  return svg("svg", { viewBox: box, "aria-hidden": "true" }, ...rects);
}

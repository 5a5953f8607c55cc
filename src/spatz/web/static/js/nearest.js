/** Which of some tiles is nearest. Pure. */

/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./fit.js").Point} Point */
/** @typedef {{at?: Point | undefined, view: {slot: number}}} Lying */

/**
 * The slot of the nearest tile whose face or side is within reach.
 * @param {readonly Lying[]} tiles @param {Point} point in device pixels, as everything here
 * @param {Fit} fit @param {number} reach
 * @returns {number | null}
 */
export function near(tiles, point, { wide, high, dx, dy }, reach = Infinity) {
  let best = reach;
  let found = null;
  for (const { at, view } of tiles) {
    if (!at) continue;
    const across = Math.max(at.x - point.x, 0, point.x - (at.x + wide + dx));
    const along = Math.max(at.y - point.y, 0, point.y - (at.y + high + dy));
    const distance = Math.hypot(across, along);
    if (distance > best || (distance === best && found !== null)) continue;
    best = distance;
    found = view.slot;
  }
  return found;
}

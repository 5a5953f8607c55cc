/**
 * The room on the page that a board has, and where the board lies in it: in the middle, or where
 * the player has moved it if it is larger than its room.
 */

/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./fit.js").Point} Point */
/** @typedef {import("./fit.js").Size} Size */
/** @typedef {Size & {left: number, top: number, above: number}} Room */

/**
 * The room inside the host's padding, in CSS pixels.
 * @param {HTMLElement} host
 * @returns {Room}
 */
export function roomOf(host) {
  const style = getComputedStyle(host);
  /** @param {string} name */
  const pixels = (name) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [left, top] = [pixels("padding-left"), pixels("padding-top")];
  return {
    left,
    top,
    width: Math.max(1, host.clientWidth - left - pixels("padding-right")),
    height: Math.max(1, host.clientHeight - top - pixels("padding-bottom")),
    above: pixels("--board-above"),
  };
}

/**
 * Where a board lies that fits: in the middle, with a share of the free height above it.
 * @param {Room} room @param {Size} size in CSS pixels
 * @returns {Point}
 */
export const centred = (room, size) => ({
  x: room.left + (room.width - size.width) / 2,
  y: room.top + (room.height - size.height) * room.above,
});

/**
 * Where a board that is larger than its room lies, so that a point of it is in the middle and no
 * edge leaves the room without need.
 * @param {Room} room @param {Size} size @param {Point} middle shares of the board, from 0 to 1
 * @returns {Point}
 */
export function around(room, size, middle) {
  const rest = centred(room, size);
  /**
   * @param {number} start
   * @param {number} length
   * @param {number} all
   * @param {number} share
   * @param {number} calm
   */
  const along = (start, length, all, share, calm) => {
    if (all <= length) return calm;
    return Math.min(start, Math.max(start + length - all, start + length / 2 - share * all));
  };
  return {
    x: along(room.left, room.width, size.width, middle.x, rest.x),
    y: along(room.top, room.height, size.height, middle.y, rest.y),
  };
}

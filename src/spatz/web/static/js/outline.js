/**
 * The outlines of a tile's body in units of a hundredth of its width: the face is 100 wide, the
 * thickness reaches dx to the right and dy down.
 */

/** @typedef {{high: number, dx: number, dy: number}} Body */

export const ROUND = 9; // radius of the corners

/** @param {import("./fit.js").Fit} fit @returns {Body} */
export function bodyOf({ wide, high, dx, dy }) {
  return { high: (high / wide) * 100, dx: (dx / wide) * 100, dy: (dy / wide) * 100 };
}

/** @param {...number} point */
const at = (...point) => point.map((value) => Math.round(value * 100) / 100).join(" ");

const CORNER = `A${ROUND} ${ROUND} 0 0 1 `;
const INNER = `A${ROUND} ${ROUND} 0 0 0 `;

/**
 * Where the straight edge of the thickness leaves the upper right corner.
 * @param {Body} body
 */
function tangent({ dx, dy }) {
  const length = Math.hypot(dx, dy);
  return { x: (dy / length) * ROUND, y: (-dx / length) * ROUND };
}

/**
 * The silhouette of the face pushed from one depth to another: 0 is the top, 1 the foot.
 * @param {Body} body @param {number} from @param {number} to
 */
export function hull(body, from, to) {
  const { high } = body;
  const [ax, ay, bx, by] = [body.dx * from, body.dy * from, body.dx * to, body.dy * to];
  const { x: nx, y: ny } = tangent(body);
  const [right, low] = [100 - ROUND, high - ROUND];
  return (
    `M${at(right + nx + ax, ROUND + ny + ay)}L${at(right + nx + bx, ROUND + ny + by)}` +
    `${CORNER}${at(100 + bx, ROUND + by)}L${at(100 + bx, low + by)}` +
    `${CORNER}${at(right + bx, high + by)}L${at(ROUND + bx, high + by)}` +
    `${CORNER}${at(ROUND - nx + bx, low - ny + by)}` +
    `L${at(ROUND - nx + ax, low - ny + ay)}${CORNER}${at(ax, low + ay)}L${at(ax, ROUND + ay)}` +
    `${CORNER}${at(ROUND + ax, ay)}L${at(right + ax, ay)}` +
    `${CORNER}${at(right + nx + ax, ROUND + ny + ay)}Z`
  );
}

/**
 * The right-hand side of that silhouette alone.
 * @param {Body} body
 * @param {number} from
 * @param {number} to
 */
export function side(body, from, to) {
  const { high } = body;
  const [ax, ay, bx, by] = [body.dx * from, body.dy * from, body.dx * to, body.dy * to];
  const { x: nx, y: ny } = tangent(body);
  const [right, low, q] = [100 - ROUND, high - ROUND, ROUND * Math.SQRT1_2];
  return (
    `M${at(right + nx + ax, ROUND + ny + ay)}L${at(right + nx + bx, ROUND + ny + by)}` +
    `${CORNER}${at(100 + bx, ROUND + by)}L${at(100 + bx, low + by)}` +
    `${CORNER}${at(right + q + bx, low + q + by)}L${at(right + q + ax, low + q + ay)}` +
    `${INNER}${at(100 + ax, low + ay)}L${at(100 + ax, ROUND + ay)}` +
    `${INNER}${at(right + nx + ax, ROUND + ny + ay)}Z`
  );
}

/**
 * The face, drawn in by some units on every side.
 * @param {Body} body
 * @param {number} inset
 */
export function face({ high }, inset = 0) {
  const [r, right, low] = [ROUND - inset, 100 - inset, high - inset];
  const arc = `A${r} ${r} 0 0 1 `;
  return (
    `M${at(ROUND, inset)}H${at(100 - ROUND)}${arc}${at(right, ROUND)}V${at(high - ROUND)}` +
    `${arc}${at(100 - ROUND, low)}H${at(ROUND)}${arc}${at(inset, high - ROUND)}V${at(ROUND)}` +
    `${arc}${at(ROUND, inset)}Z`
  );
}

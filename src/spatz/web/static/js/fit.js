/**
 * How large the tiles are, and where each lies. Everything is in whole device pixels, so that
 * bitmaps stay sharp at any scale of the screen.
 */

/** @typedef {import("./types.js").PlaceXYZ} PlaceXYZ */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

/**
 * The measures of a board.
 * @typedef {object} Fit
 * @property {number} wide   of a tile's face; even
 * @property {number} high   of a tile's face; even
 * @property {number} dx     how far a level is moved to the left: the thickness seen at the right
 * @property {number} dy     how far a level is moved up: the thickness seen in front
 * @property {Box} box       what all places of the layout take up; the origin is place 0, 0, 0
 * @property {boolean} pans  the board is larger than its room and is moved about in it
 */

const LARGEST = 96; // CSS pixels, as are the next three
const SMALL = 44;
const UNREADABLE = 20;
const CLOSE_UP = 36;
const THICKNESS = { x: 0.08, y: 0.13 }; // of the width of a face
const RATIO = 1.3;
const SHORT = [1.28, 1.26, 1.24, 1.22, 1.2];
const TALL = 1.34;

/**
 * The largest tiles with which a layout fits into its room.
 * @param {readonly PlaceXYZ[]} places
 * @param {Size} room in CSS pixels
 * @param {number} density device pixels a CSS pixel
 * @returns {Fit}
 */
export function fit(places, room, density) {
  const { ratio, width } = shape(places, room);
  if (width < UNREADABLE) {
    return { ...measure(places, even(CLOSE_UP * density), ratio), pans: true };
  }
  let found = measure(places, even(Math.min(width, LARGEST) * density), ratio);
  while (overflows(found.box, room, density) && found.wide > 2) {
    found = measure(places, found.wide - 2, ratio);
  }
  return found;
}

/**
 * Where a place's tile has its upper left corner, from the corner of the box.
 * @param {Fit} fit
 * @param {PlaceXYZ} place
 * @returns {Point}
 */
export function corner({ wide, high, dx, dy, box }, [x, y, z]) {
  return { x: (wide / 2) * x - dx * z - box.left, y: (high / 2) * y - dy * z - box.top };
}

/**
 * The slots in the order in which they are painted: by level, then from the upper left to the
 * lower right, which is right for half tiles too.
 * @param {readonly PlaceXYZ[]} places
 * @returns {number[]}
 */
export function paintOrder(places) {
  /** @param {number} slot @returns {PlaceXYZ} */
  const at = (slot) => places[slot] ?? [0, 0, 0];
  return [...places.keys()].sort((a, b) => {
    const [[ax, ay, az], [bx, by, bz]] = [at(a), at(b)];
    return az - bz || ax + ay - (bx + by) || ax - bx;
  });
}

/** @param {number} length */
const even = (length) => 2 * Math.floor(length / 2);

/** @param {Box} box @param {Size} room @param {number} density */
const overflows = (box, room, density) =>
  box.width > room.width * density || box.height > room.height * density;

/**
 * The ratio of a face that gives the widest tiles. It flexes only where tiles would be small.
 * @param {readonly PlaceXYZ[]} places
 * @param {Size} room
 */
function shape(places, room) {
  const width = widthAt(places, room, RATIO);
  if (width >= SMALL) return { ratio: RATIO, width };
  const tall = bounds(places, 1, TALL, THICKNESS.x, THICKNESS.y);
  if (room.width / tall.width <= room.height / tall.height) {
    return { ratio: TALL, width: widthAt(places, room, TALL) };
  }
  return SHORT.map((ratio) => ({ ratio, width: widthAt(places, room, ratio) })).reduce(
    (best, next) => (next.width > best.width ? next : best),
    { ratio: RATIO, width },
  );
}

/** @param {readonly PlaceXYZ[]} places @param {Size} room @param {number} ratio */
function widthAt(places, room, ratio) {
  const { width, height } = bounds(places, 1, ratio, THICKNESS.x, THICKNESS.y);
  return Math.min(room.width / width, room.height / height);
}

/** @param {readonly PlaceXYZ[]} places @param {number} wide @param {number} ratio @returns {Fit} */
function measure(places, wide, ratio) {
  const high = 2 * Math.round((wide * ratio) / 2);
  const dx = Math.max(2, Math.round(wide * THICKNESS.x));
  const dy = Math.max(3, Math.round(wide * THICKNESS.y));
  return { wide, high, dx, dy, box: bounds(places, wide, high, dx, dy), pans: false };
}

/**
 * @param {readonly PlaceXYZ[]} places
 * @param {number} wide @param {number} high @param {number} dx @param {number} dy
 * @returns {Box}
 */
function bounds(places, wide, high, dx, dy) {
  const xs = places.map(([x, , z]) => (wide / 2) * x - dx * z);
  const ys = places.map(([, y, z]) => (high / 2) * y - dy * z);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left,
    top,
    width: Math.max(...xs) + wide + dx - left,
    height: Math.max(...ys) + high + dy - top,
  };
}

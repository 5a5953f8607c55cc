/** Views that one can see: a row of tiles on the table, and tiles lying upon others. */

/** @typedef {import("../../src/spatz/web/static/js/types.js").GameView} GameView */
/** @typedef {import("../../src/spatz/web/static/js/types.js").TileView} TileView */
/** @typedef {import("../../src/spatz/web/static/js/types.js").PlaceXYZ} PlaceXYZ */

/**
 * What lies where, as the server would tell it, worked out from the places themselves.
 * @param {PlaceXYZ[]} places
 * @param {string[]} faces one for each place
 * @param {Partial<GameView>} [more]
 * @returns {GameView}
 */
export function viewOf(places, faces, more = {}) {
  return lookAt(places, faces, new Set(), more);
}

/**
 * The same when some slots have been emptied.
 * @param {PlaceXYZ[]} places
 * @param {string[]} faces
 * @param {ReadonlySet<number>} gone
 * @param {Partial<GameView>} [more]
 * @returns {GameView}
 */
export function lookAt(places, faces, gone, more = {}) {
  const slots = places.map((_, slot) => slot).filter((slot) => !gone.has(slot));
  const tiles = slots.map((slot) => tileOf(places, faces, slots, slot));
  const pairs = slots.flatMap((a) =>
    slots.filter((b) => a < b && faces[a] === faces[b] && [a, b].every((s) => isFree(tiles, s)))
      .map((b) => /** @type {[number, number]} */ ([a, b])),
  );
  return {
    id: "g",
    version: 1,
    deal: { layout: "row", rules: "classic", dealer: "constructed", number: 1 },
    layout: { id: "row", width: 8, height: 2, levels: 2, tiles: places },
    scoring: "none",
    hints_allowed: true,
    status: "playing",
    pause: null,
    tiles,
    pairs,
    pairs_left: tiles.length / 2,
    undoable: gone.size / 2,
    redoable: 0,
    clock: { ms: 0, running: true },
    score: null,
    tally: { hints: 0, undos: 0, shuffles: 0 },
    notice: null,
    ...more,
  };
}

/**
 * Tiles side by side on the table, by their faces: `row("b1 c5 c5 b1")`.
 * @param {string} faces
 * @param {Partial<GameView>} [more]
 */
export function row(faces, more = {}) {
  const names = faces.split(" ");
  return viewOf(names.map((_, place) => [2 * place, 0, 0]), names, more);
}

/**
 * @param {TileView[]} tiles
 * @param {number} slot
 */
const isFree = (tiles, slot) => tiles.find((tile) => tile.slot === slot)?.free === true;

/**
 * @param {PlaceXYZ[]} places
 * @param {string[]} faces
 * @param {number[]} slots
 * @param {number} slot
 * @returns {TileView}
 */
function tileOf(places, faces, slots, slot) {
  const [x, y, z] = places[slot];
  /** @param {(dx: number, dy: number, dz: number) => boolean} test */
  const those = (test) =>
    slots.filter((other) => {
      const [ox, oy, oz] = places[other];
      return Math.abs(oy - y) < 2 && test(ox - x, oy - y, oz - z);
    });
  const above = those((dx, _, dz) => dz > 0 && Math.abs(dx) < 2);
  const left = those((dx, _, dz) => dz === 0 && dx === -2);
  const right = those((dx, _, dz) => dz === 0 && dx === 2);
  const free = above.length === 0 && (left.length === 0 || right.length === 0);
  return { slot, face: faces[slot], group: faces[slot], free, above, left, right };
}

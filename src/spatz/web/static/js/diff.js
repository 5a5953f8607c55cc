/** What differs between two pictures of a game. Pure. */

/** @typedef {import("./types.js").TileView} TileView */

/**
 * @typedef {object} Difference
 * @property {TileView[]} gone    as they were
 * @property {TileView[]} come    as they are
 * @property {TileView[]} turned  another face lies in the slot
 * @property {TileView[]} freed   was blocked, is free
 * @property {TileView[]} stayed  everything that was there before and still is, as it is
 */

/**
 * @param {readonly TileView[]} before
 * @param {readonly TileView[]} after
 * @returns {Difference}
 */
export function difference(before, after) {
  const [were, are] = [bySlot(before), bySlot(after)];
  const stayed = after.filter((tile) => were.has(tile.slot));
  return {
    gone: before.filter((tile) => !are.has(tile.slot)),
    come: after.filter((tile) => !were.has(tile.slot)),
    turned: stayed.filter((tile) => were.get(tile.slot)?.face !== tile.face),
    freed: stayed.filter((tile) => tile.free && were.get(tile.slot)?.free === false),
    stayed,
  };
}

/** @param {readonly TileView[]} tiles */
const bySlot = (tiles) => new Map(tiles.map((tile) => [tile.slot, tile]));

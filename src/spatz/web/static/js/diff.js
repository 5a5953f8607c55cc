/** What differs between two pictures of a game. Pure. */

/** @typedef {import("./types.js").TileView} TileView */

/**
 * @typedef {object} Difference
 * @property {TileView[]} gone    as they were
 * @property {TileView[]} come    as they are
 * @property {TileView[]} turned  another face lies in the slot
 * @property {TileView[]} freed   was blocked, is free
 * @property {TileView[]} altered  of those that stayed: anything is said of it that was not before
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
    altered: stayed.filter((tile) => !same(were.get(tile.slot), tile)),
  };
}

/** @param {TileView | undefined} was @param {TileView} is */
function same(was, is) {
  return (
    was === is ||
    (was?.face === is.face &&
      was.free === is.free &&
      was.group === is.group &&
      [was.above, was.left, was.right].join("|") === [is.above, is.left, is.right].join("|"))
  );
}

/** @param {readonly TileView[]} tiles */
const bySlot = (tiles) => new Map(tiles.map((tile) => [tile.slot, tile]));

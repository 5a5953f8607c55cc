/**
 * What the board will look like when the pairs that are on their way have been taken. It knows no
 * rule: it crosses out blockers that the view has named, and the server decides.
 */

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./types.js").Pair} Pair */

/**
 * The view without these pairs; pairs that it no longer holds are passed over.
 * @param {GameView} view
 * @param {readonly Pair[]} taken
 * @returns {GameView}
 */
export function predict(view, taken) {
  const present = new Set(view.tiles.map((tile) => tile.slot));
  const going = taken.filter((pair) => pair.every((slot) => present.has(slot)));
  if (going.length === 0) return view;
  const gone = new Set(going.flat());
  const tiles = view.tiles.filter((tile) => !gone.has(tile.slot)).map((tile) => without(tile, gone));
  return {
    ...view,
    tiles,
    pairs: pairsOf(tiles),
    pairs_left: view.pairs_left - going.length,
    undoable: view.undoable + going.length,
    redoable: 0,
  };
}

/**
 * A tile whose blockers have partly gone.
 * @param {TileView} tile
 * @param {ReadonlySet<number>} gone
 * @returns {TileView}
 */
function without(tile, gone) {
  /** @param {readonly number[]} slots */
  const stay = (slots) => slots.filter((slot) => !gone.has(slot));
  const [above, left, right] = [stay(tile.above), stay(tile.left), stay(tile.right)];
  const free = above.length === 0 && (left.length === 0 || right.length === 0);
  return { ...tile, above, left, right, free };
}

/**
 * Every two free tiles of one group, in the order of the server: by the first slot, then the second.
 * @param {readonly TileView[]} tiles in slot order
 * @returns {Pair[]}
 */
function pairsOf(tiles) {
  const free = tiles.filter((tile) => tile.free);
  return free.flatMap((tile, place) =>
    free
      .slice(place + 1)
      .filter((other) => other.group === tile.group)
      .map((other) => /** @type {Pair} */ ([tile.slot, other.slot])),
  );
}

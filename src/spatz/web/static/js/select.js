/**
 * What a tap on a tile means. Pure: it looks at the view and answers, and does nothing.
 */

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./types.js").Pair} Pair */

/**
 * @typedef {{kind: "select", slot: number}
 *   | {kind: "deselect"}
 *   | {kind: "refuse", tile: TileView}
 *   | {kind: "pair", pair: Pair}
 *   | {kind: "nothing"}} Choice
 */

/**
 * The tile that lies in a slot, if one does.
 * @param {GameView} view
 * @param {number | null} slot
 * @returns {TileView | undefined}
 */
export function tileAt(view, slot) {
  return view.tiles.find((tile) => tile.slot === slot);
}

/**
 * What tapping the tile in a slot means while another, or none, is selected.
 * @param {GameView} view
 * @param {number | null} selection the selected slot
 * @param {number} slot the tapped slot
 * @returns {Choice}
 */
export function choose(view, selection, slot) {
  const tile = tileAt(view, slot);
  if (!tile) return { kind: "nothing" };
  if (!tile.free) return { kind: "refuse", tile };
  if (slot === selection) return { kind: "deselect" };
  const selected = tileAt(view, selection);
  if (selected?.free && selected.group === tile.group) {
    return { kind: "pair", pair: asPair(selected.slot, slot) };
  }
  return { kind: "select", slot };
}

/**
 * Two slots as a pair, the smaller first.
 * @param {number} a
 * @param {number} b
 * @returns {Pair}
 */
export function asPair(a, b) {
  return a < b ? [a, b] : [b, a];
}

/**
 * The selection that may stay when the view has changed: a tile that is still there and free.
 * @param {GameView} view
 * @param {number | null} selection
 * @returns {number | null}
 */
export function kept(view, selection) {
  return tileAt(view, selection)?.free ? selection : null;
}

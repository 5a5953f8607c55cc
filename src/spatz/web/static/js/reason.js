/**
 * Why a tile is blocked: which tiles to flash, and the words for it.
 */

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").TileView} TileView */
/** @typedef {import("./text.js").Words} Words */

const NAMED = 2;

/**
 * The tiles that are to blame: those that cover it; if none does, those that shut it in.
 * @param {TileView} tile
 * @returns {{above: number[], left: number[], right: number[]}}
 */
export function blame({ above, left, right }) {
  return above.length > 0 ? { above, left: [], right: [] } : { above, left, right };
}

/**
 * @param {Words} words
 * @param {GameView} view
 * @param {TileView} tile
 * @returns {{title: string, by: string}}
 */
export function reason(words, view, tile) {
  const { above, left, right } = blame(tile);
  /** @param {number[]} slots */
  const names = (slots) => nameAll(words, view, slots);
  if (above.length > 0) {
    return {
      title: words.say("blocked.covered"),
      by: words.say("blocked.covered.by", { tiles: names(above) }),
    };
  }
  const by = words.say("blocked.shut.by", { left: names(left), right: names(right) });
  return { title: words.say("blocked.shut"), by };
}

/**
 * The highest tiles by name, the others by their number.
 * @param {Words} words
 * @param {GameView} view
 * @param {number[]} slots
 * @returns {string}
 */
function nameAll(words, view, slots) {
  const levels = view.layout.tiles;
  const highest = slots.toSorted((a, b) => levels[b][2] - levels[a][2]);
  const seen = highest.slice(0, highest.length > NAMED + 1 ? NAMED : highest.length);
  const faces = new Map(view.tiles.map((tile) => [tile.slot, tile.face]));
  const names = seen.map((slot) => words.say(`face.${faces.get(slot)}`));
  const others = highest.length - seen.length;
  return words.list(others > 0 ? [...names, words.plural("blocked.others", others)] : names);
}

/**
 * The accessible name of a tile.
 * @param {Words} words
 * @param {TileView} tile
 * @param {GameView} view
 * @returns {string}
 */
export function tileName(words, tile, view) {
  const level = view.layout.tiles[tile.slot][2] + 1;
  const face = words.say(`face.${tile.face}`);
  return words.say(`tile.${stateOf(tile)}`, { face, level });
}

/** @param {TileView} tile */
function stateOf(tile) {
  if (tile.free) return "free";
  return tile.above.length > 0 ? "covered" : "shut";
}

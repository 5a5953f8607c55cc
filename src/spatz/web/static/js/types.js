/**
 * The shapes that the page's modules share: what the server says of a game, and what the board
 * is asked to draw. Types alone; nothing here runs.
 */

/** @typedef {number} Slot Index of a place in its layout; 0 is a slot like any other. */
/** @typedef {"playing" | "paused" | "stuck" | "won"} Status */
/** @typedef {"player" | "hidden"} PauseCause */
/** @typedef {[first: Slot, second: Slot]} Pair Two slots, the smaller first. */
/** @typedef {[x: number, y: number, z: number]} PlaceXYZ In half tiles; z is the level, from 0. */

/**
 * @typedef {object} DealId
 * @property {string} layout
 * @property {string} rules
 * @property {string} dealer
 * @property {number} number
 */

/**
 * @typedef {object} LayoutView
 * @property {string} id
 * @property {number} width    in half tiles
 * @property {number} height   in half tiles
 * @property {number} levels
 * @property {PlaceXYZ[]} tiles  every place of the layout; the index is the slot
 */

/**
 * The tiles that still lie in the way.
 * @typedef {object} Blockers
 * @property {Slot[]} above
 * @property {Slot[]} left
 * @property {Slot[]} right
 */

/**
 * One remaining tile.
 * @typedef {Blockers & {slot: Slot, face: string, group: string, free: boolean}} TileView
 */

/** @typedef {{ms: number, running: boolean}} ClockView Time played, and whether it runs on. */
/** @typedef {{code: string, count: number, points: number}} ScoreLine */
/** @typedef {{points: number, each_ms: number, floor: number}} FallingScore */
/** @typedef {{total: number, lines: ScoreLine[], falling?: FallingScore | null}} ScoreView */
/** @typedef {{hints: number, undos: number, shuffles: number}} Tally */

/**
 * All that the server tells of a game. While it is paused, `tiles` and `pairs` are empty.
 * @typedef {object} GameView
 * @property {string} id
 * @property {number} version
 * @property {DealId} deal
 * @property {LayoutView} layout
 * @property {string} scoring
 * @property {boolean} hints_allowed
 * @property {Status} status
 * @property {PauseCause | null} pause
 * @property {TileView[]} tiles  remaining tiles, in the order of their slots
 * @property {Pair[]} pairs      every legal pair, in a fixed order
 * @property {number} pairs_left
 * @property {number} undoable
 * @property {number} redoable
 * @property {ClockView} clock
 * @property {ScoreView | null} score
 * @property {Tally} tally
 * @property {string | null} notice  a word to the player
 */

/**
 * What the page adds to a view when it is drawn.
 * @typedef {object} Marks
 * @property {Slot | null} [selection]
 * @property {Pair | null} [shown]     a pair shown as a hint
 * @property {boolean} [animate]       false: no flight, no fade (a first picture, a correction)
 */

/** @typedef {"device" | "less" | "full"} Motion */
/** @typedef {"auto" | "on" | "off"} IndexOption Auto: shown where tiles are small. */

/**
 * @typedef {object} BoardOptions
 * @property {string} design          "kiri"
 * @property {"light" | "dark"} cloth
 * @property {boolean} dim            blocked tiles are dimmed
 * @property {IndexOption} index      numbers and letters on the faces
 * @property {Motion} motion
 * @property {(face: string) => string} initial  the letter of a wind or dragon in the player's
 *                                               language
 */

/**
 * @typedef {object} BoardHandlers
 * @property {(tile: TileView, view: GameView) => string} names  the tile's accessible name
 * @property {(slot: Slot) => void} onTap   a tile was clicked, touched, or entered by key
 */

/**
 * The picture of a game on the page.
 * @typedef {object} Board
 * @property {(view: GameView, marks?: Marks) => void} draw  draws what differs from before
 * @property {(slot: Slot, blockers: Blockers) => void} refuse  shakes a tile, hatches its blockers
 * @property {() => void} calm                takes the marks of a refusal away at once
 * @property {(slot: Slot) => Point} reasonAt  where a word on this tile may point to
 * @property {(options: Partial<BoardOptions>) => void} setOptions
 * @property {(slot: Slot) => void} focus
 * @property {() => Promise<void>} ready      settled when the tiles have their pictures
 */

/** @typedef {{x: number, y: number}} Point In CSS pixels, from the upper left of the host. */

export {};

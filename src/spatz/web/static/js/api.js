/**
 * The only module that asks the server. Every answer is JSON; a refusal is a Problem, no answer a
 * LostError.
 */

import { LostError } from "./queue.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./queue.js").Command} Command */
/** @typedef {import("./text.js").Messages} Messages */

/**
 * What a new game, or the game of a link, shall be; what is missing takes its default.
 * @typedef {object} Wish
 * @property {string} [layout]
 * @property {string} [rules]
 * @property {string} [dealer]
 * @property {number | string} [number]
 * @property {string} [scoring]
 * @property {boolean | string} [hints]
 */

/**
 * @typedef {object} Preferences
 * @property {string | null} language
 * @property {string} design
 * @property {"device" | "light" | "dark"} surroundings
 * @property {boolean} reasons
 * @property {boolean} dim
 * @property {boolean} mark_at_once
 * @property {"auto" | "on" | "off"} index
 * @property {boolean} sound
 * @property {"device" | "less" | "full"} motion
 * @property {string} scoring
 * @property {boolean} hints
 * @property {string} layout
 * @property {string} rules
 * @property {string} dealer
 */

/**
 * @typedef {object} LayoutEntry
 * @property {string} id
 * @property {string} name
 * @property {string} description
 * @property {Array<[number, number, number]>} tiles
 */

/** @typedef {{ms: number, version: number, status: string}} Life */

const PATIENCE = 15_000;
const AWAY = new Set([502, 503, 504]);

/** The server refused, and says why in the player's language. */
export class Problem extends Error {
  /**
   * @param {number} status
   * @param {{code?: string, detail?: string}} body
   */
  constructor(status, { code = "", detail = "" }) {
    super(detail || `status ${status}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */
async function ask(method, path, body) {
  const { lang } = document.documentElement;
  const response = await reach(`${path}?lang=${lang}`, {
    method,
    keepalive: method !== "GET",
    cache: "no-store",
    headers: { "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (AWAY.has(response.status)) throw new LostError(`status ${response.status}`);
  if (response.ok) return arrived(response.json());
  throw new Problem(response.status, await response.json().catch(() => ({})));
}

/**
 * @param {string} path
 * @param {RequestInit} request
 */
async function reach(path, request) {
  return arrived(fetch(path, request));
}

/**
 * Half an answer is none.
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
async function arrived(answer) {
  try {
    return await answer;
  } catch (reason) {
    throw new LostError(String(reason));
  }
}

/** @type {Record<Command["kind"], (command: any) => object>} */
const BODIES = {
  moves: ({ pair }) => ({ pair }),
  shown: ({ pair }) => ({ pair }),
  undo: ({ moves }) => ({ moves }),
  pause: ({ cause }) => ({ cause }),
  redo: () => ({}),
  shuffle: () => ({}),
  resume: () => ({}),
};

/** @param {string} id */
const game = (id) => `/api/games/${encodeURIComponent(id)}`;

/**
 * Resume the game that is wished for, or begin it.
 * @param {Wish} wish
 */
export const open = (wish) => /** @type {Promise<GameView>} */ (ask("POST", "/api/games/open", wish));

/**
 * Begin a new game.
 * @param {Wish} wish
 */
export const begin = (wish) => /** @type {Promise<GameView>} */ (ask("POST", "/api/games", wish));

/** @param {string} id */
export const look = (id) => /** @type {Promise<GameView>} */ (ask("GET", game(id)));

/**
 * @param {string} id
 * @param {Command} command
 * @param {number} version
 */
export const send = (id, command, version) => {
  const body = { ...BODIES[command.kind](command), version };
  return /** @type {Promise<GameView>} */ (ask("POST", `${game(id)}/${command.kind}`, body));
};

/**
 * A sign of life.
 * @param {string} id
 * @param {boolean} keptPlaying the signs failed, the player did not stop
 */
export const alive = (id, keptPlaying) =>
  /** @type {Promise<Life>} */ (ask("POST", `${game(id)}/alive`, { kept_playing: keptPlaying }));

export const preferences = () => /** @type {Promise<Preferences>} */ (ask("GET", "/api/preferences"));

/** @param {Partial<Preferences>} change */
export const prefer = (change) =>
  /** @type {Promise<Preferences>} */ (ask("PUT", "/api/preferences", change));

export const layouts = () => /** @type {Promise<LayoutEntry[]>} */ (ask("GET", "/api/layouts"));

/**
 * The messages of the page's language, from the cache for ever.
 * @returns {Promise<Messages>}
 */
export async function messages() {
  const { lang, dataset } = document.documentElement;
  const response = await reach(`${dataset.static}/text/${lang}.json`, {});
  return arrived(response.json());
}

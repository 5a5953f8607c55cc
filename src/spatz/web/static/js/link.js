/** A link is a deal: reading the address, and keeping it true to the game on the page. */

/** @typedef {import("./api.js").Wish} Wish */
/** @typedef {import("./types.js").GameView} GameView */

const TRUTH = /** @type {Record<string, boolean>} */ ({ true: true, false: false });

/**
 * The game that an address asks for. What cannot be read goes to the server as it is, which says
 * what is wrong with it.
 * @param {string} search the part of the address from the question mark
 * @returns {Wish}
 */
export function wishOf(search) {
  const query = new URLSearchParams(search);
  /** @type {Record<string, string | number | boolean>} */
  const wish = {};
  for (const name of ["layout", "rules", "dealer", "number", "scoring", "hints"]) {
    const value = query.get(name);
    if (value === null) continue;
    wish[name] = name === "hints" ? (TRUTH[value] ?? value) : value;
    if (name === "number" && /^\d{1,15}$/.test(value)) wish[name] = Number(value);
  }
  return wish;
}

/**
 * The address of a game's deal, in the language that the address had.
 * @param {GameView} view
 * @param {string} search
 * @returns {string}
 */
export function linkOf({ deal }, search) {
  const { layout, rules, dealer, number } = deal;
  const query = new URLSearchParams({ layout, rules, dealer, number: String(number) });
  const lang = new URLSearchParams(search).get("lang");
  if (lang) query.set("lang", lang);
  return `/play?${query}`;
}

/**
 * This address in another language.
 * @param {string} search
 * @param {string} lang
 * @returns {string}
 */
export function inLanguage(search, lang) {
  const query = new URLSearchParams(search);
  query.set("lang", lang);
  return `?${query}`;
}

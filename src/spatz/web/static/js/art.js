/** The drawings of the tiles, as text, and the colours that a design gives them. */

const TILES = new URL("../tiles/", import.meta.url);

/** @type {Map<string, Promise<string>>} */
const loaded = new Map();

/**
 * The symbols of a drawing; each file is loaded once.
 * @param {string} name "faces", or a design
 * @returns {Promise<string>}
 */
export function drawing(name) {
  const known = loaded.get(name);
  if (known) return known;
  const text = load(name);
  loaded.set(name, text);
  text.catch(() => loaded.delete(name));
  return text;
}

/** @param {string} name */
async function load(name) {
  const answer = await fetch(new URL(`${name}.svg`, TILES));
  if (!answer.ok) throw new Error(`tiles/${name}.svg: ${answer.status}`);
  return inside(await answer.text());
}

/**
 * What stands between the outer tags of an SVG file.
 * @param {string} svg
 */
export const inside = (svg) => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));

/**
 * The drawing with its custom properties replaced by their values: a picture is drawn apart from
 * the page and does not see the page's styles.
 * @param {string} text
 * @param {(name: string) => string} valueOf
 */
export const inked = (text, valueOf) =>
  text.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => valueOf(name));

/**
 * The values of the custom properties that an element sees.
 * @param {Element} element
 * @returns {(name: string) => string}
 */
export function tokensOf(element) {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
}

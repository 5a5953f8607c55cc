/** Small helpers for the elements that the server has laid out. */

/** A screen on which the panel is a sheet, and not every button has its place. */
export const PHONE = matchMedia(
  "(max-width: 599px), (max-height: 480px) and (orientation: landscape)",
);

/**
 * The element with an id that the page is known to have.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/**
 * @param {string} id
 * @returns {HTMLButtonElement}
 */
export const button = (id) => /** @type {HTMLButtonElement} */ (byId(id));

/**
 * @param {string} id
 * @returns {HTMLDialogElement}
 */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (byId(id));

/**
 * Write words, but leave the element alone if it holds them already.
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * An SVG element with its attributes.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * @param {string} id
 * @param {() => void} action
 */
export function onClick(id, action) {
  byId(id).addEventListener("click", action);
}

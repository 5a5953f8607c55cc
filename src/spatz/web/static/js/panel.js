/** The panel beside the board, a sheet on phones: it holds the help or the dead end, never both. */

import { byId } from "./dom.js";

/** @typedef {"help" | "stuck"} Page */

/** @type {readonly Page[]} */
const PAGES = ["help", "stuck"];

/** @type {HTMLElement | SVGElement | null} */
let opener = null;

/** @returns {Page | null} what the panel shows now */
export function panelPage() {
  return PAGES.find((page) => !byId(page).hidden) ?? null;
}

/** @returns {HTMLElement | SVGElement | null} what has the focus: a control, or a tile */
function focused() {
  const { activeElement: held } = document;
  if (held === document.body) return null;
  return held instanceof HTMLElement || held instanceof SVGElement ? held : null;
}

/**
 * Open the panel at a page. The focus goes to its title if a person asked for it.
 * @param {Page} page
 * @param {{focus: boolean}} options
 */
export function openPanel(page, { focus }) {
  for (const other of PAGES) byId(other).hidden = other !== page;
  byId("panel").hidden = false;
  byId("panel").dataset.page = page;
  byId("panel").scrollTop = 0;
  byId("hint").ariaExpanded = String(page === "help");
  if (!focus) return;
  opener = focused();
  byId(`${page}-title`).focus({ preventScroll: true });
}

/** Close the panel; a focus inside it goes back to where it came from. */
export function closePanel() {
  const inside = byId("panel").contains(document.activeElement);
  for (const page of PAGES) byId(page).hidden = true;
  byId("panel").hidden = true;
  byId("hint").ariaExpanded = "false";
  if (inside) (opener?.isConnected ? opener : byId("hint")).focus({ preventScroll: true });
  opener = null;
}

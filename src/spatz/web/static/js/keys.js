/** The keys that work anywhere on the page. */

import { dialogOpen } from "./dialogs.js";

/** @typedef {Record<string, () => void>} Actions by the key as `nameOf` writes it */

const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select";

/**
 * @param {Actions} actions
 */
export function listen(actions) {
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.repeat || dialogOpen()) return;
    if (target instanceof Element && target.matches(TYPING)) return;
    const action = actions[nameOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/**
 * A key with its modifiers: "h", "Shift+h", "Ctrl+Shift+z"; the command key counts as Ctrl.
 * @param {KeyboardEvent} event
 * @returns {string}
 */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const letter = key.length === 1;
  const name = letter ? key.toLowerCase() : key;
  const shift = shiftKey && (!letter || name !== name.toUpperCase());
  const modifiers = [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shift && "Shift"];
  return [...modifiers.filter(Boolean), name].join("+");
}

/** Dialogs: the browser keeps the focus in them and gives it back; here they are opened and asked. */

import { byId, dialog, write } from "./dom.js";

/** Let every close button, and a press beside a dialog, close it. */
export function wireDialogs() {
  for (const each of document.querySelectorAll("dialog")) {
    each.addEventListener("click", (event) => {
      const { target } = event;
      const closes = target instanceof Element && target.closest("[data-close]");
      if (closes || target === each) each.close("no");
    });
  }
}

/** @returns {boolean} whether a dialog is open now */
export function dialogOpen() {
  return document.querySelector("dialog[open]") !== null;
}

/**
 * @param {string} id
 */
export function openDialog(id) {
  const opened = dialog(id);
  if (opened.open) return;
  opened.returnValue = "no";
  opened.showModal();
}

/**
 * Ask the player; resolves to the answer.
 * @param {{title: string, text: string, yes: string}} question
 * @returns {Promise<boolean>}
 */
export async function ask({ title, text, yes }) {
  write(byId("ask-title"), title);
  write(byId("ask-text"), text);
  write(byId("ask-yes"), yes);
  openDialog("ask-dialog");
  const asked = dialog("ask-dialog");
  await new Promise((resolve) => asked.addEventListener("close", resolve, { once: true }));
  return asked.returnValue === "yes";
}

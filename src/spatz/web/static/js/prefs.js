/** What the player prefers: kept by the server, applied to the page, set by marked controls. */

import * as api from "./api.js";
import { LostError } from "./queue.js";

/** @typedef {import("./api.js").Preferences} Preferences */

const DARK = matchMedia("(prefers-color-scheme: dark)");
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** The player's preferences on this page; it comes with them. */
export class Prefs {
  /** @type {() => void} */
  #changed = () => {};

  constructor() {
    /** @type {Preferences} */
    this.all = JSON.parse(document.documentElement.dataset.preferences ?? "{}");
    this.#apply();
    DARK.addEventListener("change", () => this.#apply());
    CALM.addEventListener("change", () => this.#apply());
    document.addEventListener("change", (event) => this.#read(event.target));
  }

  /** @returns {"light" | "dark"} */
  get cloth() {
    const { surroundings } = this.all;
    if (surroundings !== "device") return surroundings;
    return DARK.matches ? "dark" : "light";
  }

  /** @returns {boolean} whether nothing should fly, shake or drift */
  get calm() {
    return this.all.motion === "device" ? CALM.matches : this.all.motion === "less";
  }

  /** @param {() => void} changed */
  listen(changed) {
    this.#changed = changed;
  }

  /**
   * Prefer something else, at once here and soon on the server.
   * @param {Partial<Preferences>} change
   */
  async set(change) {
    this.all = { ...this.all, ...change };
    this.#apply();
    try {
      await api.prefer(change);
    } catch (problem) {
      if (!(problem instanceof LostError)) throw problem;
    }
  }

  #apply() {
    const { dataset } = document.documentElement;
    dataset.cloth = this.cloth;
    dataset.design = this.all.design;
    dataset.motion = this.calm ? "less" : "full";
    for (const control of document.querySelectorAll("input[data-preference]")) {
      if (control instanceof HTMLInputElement) this.#show(control);
    }
    this.#changed();
  }

  /** @param {HTMLInputElement} control */
  #show(control) {
    const value = this.all[/** @type {keyof Preferences} */ (control.dataset.preference)];
    control.checked = control.type === "radio" ? control.value === value : value === true;
  }

  /** @param {EventTarget | null} control */
  #read(control) {
    if (!(control instanceof HTMLInputElement) || !control.dataset.preference) return;
    const value = control.type === "radio" ? control.value : control.checked;
    void this.set({ [control.dataset.preference]: value });
  }
}

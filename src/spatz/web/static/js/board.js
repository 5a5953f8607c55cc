/** The picture of a game on the page: draws views, takes taps. */

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").BoardHandlers} BoardHandlers */

/**
 * Lays an empty board into its host element.
 * @param {HTMLElement} host
 * @param {Partial<BoardOptions> & BoardHandlers} options
 * @returns {Promise<Board>}
 */
export async function createBoard(host, options) {
  host.dataset.design = options.design ?? "kiri";
  host.addEventListener("click", (event) => {
    const tile = event.target instanceof Element ? event.target.closest("[data-slot]") : null;
    if (tile instanceof HTMLElement) options.onTap(Number(tile.dataset.slot));
  });
  return {
    draw(view) {
      host.replaceChildren(
        ...view.tiles.map((tile) => {
          const button = document.createElement("button");
          Object.assign(button.dataset, { slot: tile.slot, face: tile.face, free: tile.free });
          button.textContent = options.names(tile, view);
          return button;
        }),
      );
    },
    refuse() {},
    calm() {},
    reasonAt: () => ({ x: host.clientWidth / 2, y: host.clientHeight / 2 }),
    setOptions(changed) {
      if (changed.design) host.dataset.design = changed.design;
    },
    focus(slot) {
      /** @type {HTMLElement | null} */ (host.querySelector(`[data-slot="${slot}"]`))?.focus();
    },
    ready: () => Promise.resolve(),
  };
}

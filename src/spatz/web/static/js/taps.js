/** Pointers, touches and keys on the board become taps on tiles. */

import { near } from "./nearest.js";

/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {import("./pile.js").Pile} Pile */
/** @typedef {import("./plane.js").Plane} Plane */

const FINGER = 8; // CSS pixels: how far a touch may miss a free tile, and may stray

/**
 * @param {Plane} plane @param {Pile} pile @param {(slot: number) => void} onTap
 */
export function listen(plane, pile, onTap) {
  const { host } = plane;
  /** @type {{id: number, x: number, y: number} | null} */
  let pressed = null;
  /** @param {PointerEvent | MouseEvent} event @param {boolean} finger */
  const tap = (event, finger) => {
    const slot = tappedSlot(event, plane, pile, finger);
    if (slot !== null) onTap(slot);
  };
  host.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    // Where the board can be moved, a press may become a drag, and counts when it ends.
    if (event.pointerType === "mouse" && !plane.pans) tap(event, false);
    else pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  host.addEventListener("pointerup", (event) => {
    const start = pressed;
    pressed = null;
    if (start?.id !== event.pointerId) return;
    const strayed = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (strayed <= FINGER) tap(event, event.pointerType !== "mouse");
  });
  host.addEventListener("pointercancel", () => (pressed = null));
  host.addEventListener("click", (event) => {
    // A click without a pointer: an assistive technology presses the tile.
    if (event.detail === 0) tap(event, false);
  });
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const slot = slotOf(event.target);
    if (slot === null) return;
    event.preventDefault();
    onTap(slot);
  });
}

/** The slot of the tile that an element belongs to. @param {EventTarget | null} target */
export function slotOf(target) {
  const tile = target instanceof Element ? target.closest("[data-slot]") : null;
  return tile instanceof SVGElement ? Number(tile.dataset.slot) : null;
}

/** @param {MouseEvent} event @param {Plane} plane @param {Pile} pile @param {boolean} finger */
function tappedSlot(event, plane, pile, finger) {
  const slot = slotOf(event.target);
  const met = slot === null ? undefined : pile.tiles.get(slot);
  if (!finger || met?.view.free || !pile.fit) return slot;
  const at = plane.onBoard({ x: event.clientX, y: event.clientY });
  const free = [...pile.tiles.values()].filter((tile) => tile.view.free);
  return near(free, at, pile.fit, FINGER * plane.density) ?? slot;
}

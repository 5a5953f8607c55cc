/** Pointers, touches and keys on the board become taps on tiles. */

import { near } from "./nearest.js";

/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {import("./pile.js").Pile} Pile */
/** @typedef {import("./plane.js").Plane} Plane */

const FINGER = 8; // CSS pixels: how far a touch may miss a free tile, and may stray

/** @typedef {(event: MouseEvent, finger: boolean) => void} Tap */

/**
 * @param {Plane} plane @param {Pile} pile @param {(slot: number) => void} onTap
 */
export function listen(plane, pile, onTap) {
  const { host } = plane;
  /** @type {Tap} */
  const tap = (event, finger) => {
    const slot = tappedSlot(event, plane, pile, finger);
    if (slot !== null) onTap(slot);
  };
  listenToPointers(plane, tap);
  host.addEventListener("click", (event) => {
    // A click without a pointer: an assistive technology presses the tile.
    if (event.detail === 0) tap(event, false);
  });
  host.addEventListener("keydown", (event) => {
    const slot = slotOf(event.target);
    if (slot === null || !enters(event)) return;
    event.preventDefault();
    onTap(slot);
  });
}

/**
 * A mouse counts when it is pressed, a finger when it leaves; so does a mouse where the board can
 * be moved and a press may become a drag.
 * @param {Plane} plane @param {Tap} tap
 */
function listenToPointers(plane, tap) {
  /** @type {PointerEvent | null} */
  let pressed = null;
  plane.host.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (event.pointerType === "mouse" && !plane.pans) tap(event, false);
    else pressed = event;
  });
  plane.host.addEventListener("pointerup", (event) => {
    const start = pressed;
    pressed = null;
    if (start?.pointerId !== event.pointerId) return;
    const strayed = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (strayed <= FINGER) tap(event, event.pointerType !== "mouse");
  });
  plane.host.addEventListener("pointercancel", () => (pressed = null));
}

/** @param {KeyboardEvent} event */
function enters({ key, repeat, ctrlKey, altKey, metaKey }) {
  return (key === "Enter" || key === " ") && !(repeat || ctrlKey || altKey || metaKey);
}

/**
 * The slot of the tile that an element belongs to.
 * @param {EventTarget | null} target
 */
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

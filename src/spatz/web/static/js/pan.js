/** Moving a board about that is larger than its room. */

/** @typedef {import("./fit.js").Point} Point */

const STRAY = 8; // CSS pixels: below, a press is a tap

/**
 * @param {HTMLElement} host
 * @param {() => boolean} pans
 * @param {(by: Point) => void} onMove  by how many CSS pixels since the last call
 */
export function drag(host, pans, onMove) {
  /** @type {{id: number, x: number, y: number, moves: boolean} | null} */
  let held = null;
  host.addEventListener("pointerdown", (event) => {
    if (event.isPrimary && pans()) {
      held = { id: event.pointerId, x: event.clientX, y: event.clientY, moves: false };
    }
  });
  host.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    const by = { x: event.clientX - held.x, y: event.clientY - held.y };
    if (!held.moves && Math.hypot(by.x, by.y) <= STRAY) return;
    if (!held.moves) host.setPointerCapture(event.pointerId);
    held = { id: held.id, x: event.clientX, y: event.clientY, moves: true };
    onMove(by);
  });
  const release = () => (held = null);
  host.addEventListener("pointerup", release);
  host.addEventListener("pointercancel", release);
}

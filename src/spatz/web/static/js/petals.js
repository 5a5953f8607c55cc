/** Plum petals that drift once over the cleared table. */

import { svg } from "./dom.js";

const COUNT = 64;
const DRIFT = 1600;
const LATEST = 800;
const PETAL = "M0 0C-9 -8 -8 -22 0 -25C8 -22 9 -8 0 0Z";

/** Let them drift, and take them away when the last has settled. */
export function petals() {
  const cloth = svg("svg", { class: "petals", "aria-hidden": "true" });
  const drifting = Array.from({ length: COUNT }, (_, place) => petal(cloth, place));
  document.body.append(cloth);
  for (const drift of drifting) drift();
  setTimeout(() => cloth.remove(), DRIFT + LATEST);
}

/**
 * @param {SVGElement} cloth
 * @param {number} place
 * @returns {() => void} lets it drift
 */
function petal(cloth, place) {
  const [x, y] = [Math.random() * innerWidth, Math.random() * innerHeight];
  const shape = svg("path", { class: `petal-${place % 3}`, d: PETAL });
  cloth.append(shape);
  const turn = `rotate(${Math.random() * 360}deg) scale(${0.5 + Math.random() * 0.7})`;
  return () => {
    shape.animate(
      [
        { transform: `translate(${x - 60}px, ${y - 190}px) ${turn}`, opacity: 0 },
        { transform: `translate(${x}px, ${y}px) rotate(40deg) ${turn}`, opacity: 0.9, offset: 0.7 },
        { transform: `translate(${x + 12}px, ${y + 26}px) rotate(60deg) ${turn}`, opacity: 0 },
      ],
      { duration: DRIFT, delay: Math.random() * LATEST, easing: "ease-out", fill: "both" },
    );
  };
}

/** Tiles in flight: copies that leave the board or come back, and hold nothing up. */

import { svg } from "./svg.js";
import { boxOf, picturesOf } from "./tile.js";

/** @typedef {import("./tile.js").Tile} Tile */
/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./fit.js").Point} Point */
/** @typedef {import("./sprites.js").Sprites} Sprites */

const EASE_OUT = "cubic-bezier(.2,.7,.2,1)";
const EASE_IN = "cubic-bezier(.5,0,.9,.4)";
const REMOVAL = { rise: 110, fade: 190 };
const RETURN = 220;
const FADE = 120; // with less motion
const TURN = { fade: 150, apart: 30, all: 450 };
const SETTLE = { apart: 60, all: 400 };

/**
 * @param {Tile} tile @param {Sprites} sprites @param {number} density @param {Point} shift
 */
function copyOf(tile, sprites, density, shift) {
  const { x, y } = tile.at ?? { x: 0, y: 0 };
  const box = boxOf(sprites.tile);
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const copy = svg("svg", { class: "flying", viewBox }, ...picturesOf(tile, sprites));
  Object.assign(copy.style, {
    left: `${(x + shift.x + box.x) / density}px`,
    top: `${(y + shift.y + box.y) / density}px`,
    width: `${box.width / density}px`,
    height: `${box.height / density}px`,
  });
  return copy;
}

/**
 * The flight of a removal; a return is the same backwards.
 * @param {number} wide in CSS pixels
 * @returns {Keyframe[]}
 */
function flight(wide) {
  const peak = REMOVAL.rise / (REMOVAL.rise + REMOVAL.fade);
  const high = `translateY(${-0.16 * wide}px) scale(1.07)`;
  return [
    { transform: "translateY(0) scale(1)", opacity: 1, easing: EASE_OUT },
    { transform: high, opacity: 1, offset: peak, easing: EASE_IN },
    { transform: `translateY(${-0.5 * wide}px) scale(.84)`, opacity: 0 },
  ];
}

/**
 * A taken tile flies off; it has already left the board.
 * @param {Element} sky what the copies fly over @param {Tile} tile @param {Sprites} sprites
 * @param {{density: number, less: boolean, lifted: Point}} how
 */
export function flyOff(sky, tile, sprites, { density, less, lifted }) {
  const copy = copyOf(tile, sprites, density, lifted);
  sky.append(copy);
  const frames = less
    ? [{ opacity: 1 }, { opacity: 0 }]
    : flight(sprites.wanted.fit.wide / density);
  const duration = less ? FADE : REMOVAL.rise + REMOVAL.fade;
  copy.animate(frames, duration).onfinish = () => copy.remove();
}

/**
 * A tile that was put back comes down; it can be pressed meanwhile.
 * @param {Element} sky @param {Tile} tile @param {Sprites} sprites
 * @param {{density: number, less: boolean}} how
 */
export function flyBack(sky, tile, sprites, { density, less }) {
  const copy = copyOf(tile, sprites, density, { x: 0, y: 0 });
  sky.append(copy);
  tile.group.classList.add("away");
  const frames = less
    ? [{ opacity: 1 }, { opacity: 0 }]
    : flight(sprites.wanted.fit.wide / density);
  const flying = copy.animate(frames, {
    duration: less ? FADE : RETURN,
    direction: "reverse",
    easing: "ease-in",
  });
  flying.onfinish = () => {
    tile.group.classList.remove("away");
    copy.remove();
  };
}

/**
 * A tile shows another face: the old one fades over it.
 * @param {Tile} tile @param {string} old its picture @param {number} delay
 */
export function turn(tile, old, delay) {
  const above = svg("image", { href: old });
  for (const name of ["x", "y", "width", "height"]) {
    above.setAttribute(name, tile.face.getAttribute(name) ?? "0");
  }
  tile.face.after(above);
  const timing = { delay, duration: TURN.fade, fill: /** @type {const} */ ("both") };
  tile.face.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, fill: "backwards" });
  above.animate([{ opacity: 1 }, { opacity: 0 }], timing).onfinish = () => above.remove();
}

/**
 * When each of some tiles turns: the further from the middle, the later.
 * @param {readonly Tile[]} tiles @param {Point} middle @param {boolean} less
 * @returns {number[]} delays
 */
export function turnDelays(tiles, middle, less) {
  const last = TURN.all - TURN.fade;
  const far = tiles.map(({ at }) => Math.hypot((at?.x ?? 0) - middle.x, (at?.y ?? 0) - middle.y));
  const order = [...far.keys()].sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
  const step = less ? 0 : Math.min(TURN.apart, last / Math.max(1, tiles.length - 1));
  return order.reduce(
    (delays, tile, place) => ((delays[tile] = place * step), delays),
    /** @type {number[]} */ ([]),
  );
}

/**
 * A new deal settles, level by level.
 * @param {readonly Element[][]} levels from the bottom
 */
export function settle(levels) {
  const last = SETTLE.all - SETTLE.apart * (levels.length - 1);
  levels.forEach((parts, z) => {
    for (const part of parts) {
      part.animate(
        [
          { opacity: 0, translate: "0 -14px" },
          { opacity: 1, translate: "0 0" },
        ],
        {
          delay: z * SETTLE.apart,
          duration: Math.max(SETTLE.apart, last),
          easing: EASE_OUT,
          fill: "backwards",
        },
      );
    }
  });
}

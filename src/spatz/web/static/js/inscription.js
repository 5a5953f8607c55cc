/** Numbers and letters in the corner of the faces, for those who read them more easily. */

/** @typedef {import("./sheet.js").Sheet} Sheet */

const SIZE = 30; // units, as are the next ones
const LONG_SIZE = 22; // for initials of several letters
const HALO = 5;
const LEFT = 7;
const BASE = 29;
const SUITS = /^(character|circle|bamboo)-(\d)$/;

const HONOURS = [
  "wind-east",
  "wind-south",
  "wind-west",
  "wind-north",
  "dragon-red",
  "dragon-green",
  "dragon-white",
];

/** @param {(face: string) => string} initial @returns {Record<string, string>} */
export const initials = (initial) =>
  Object.fromEntries(HONOURS.map((face) => [face, initial(face)]));

/**
 * What is written on each face: the rank in a suit, the initial of an honour, nothing on others.
 * @param {readonly string[]} faces
 * @param {Readonly<Record<string, string>>} initials
 * @returns {Map<string, string>}
 */
export function inscriptions(faces, initials) {
  const written = new Map();
  for (const face of faces) {
    const text = SUITS.exec(face)?.[2] ?? initials[face];
    if (text) written.set(face, text);
  }
  return written;
}

/**
 * A function that writes them on a drawn sheet, when the font is there.
 * @param {Map<string, string>} index @param {Sheet} sheet @param {number} scale
 * @param {(name: string) => string} valueOf
 * @returns {Promise<(context: OffscreenCanvasRenderingContext2D) => void>}
 */
export async function writeIndex(index, { cell, cells }, scale, valueOf) {
  const letters = [...index.values()].join("");
  // Without the font the index is written in another one.
  await Promise.allSettled([document.fonts.load(`600 ${SIZE}px Inter`, letters)]);
  return (context) => {
    context.fillStyle = valueOf("--tile-k");
    context.strokeStyle = valueOf("--tile-f");
    context.lineWidth = HALO * scale;
    context.lineJoin = "round";
    for (const { id, x, y } of cells) {
      const text = index.get(id.replace(/^dim-/, ""));
      if (!text) continue;
      context.font = `600 ${(text.length > 1 ? LONG_SIZE : SIZE) * scale}px Inter, sans-serif`;
      const at = /** @type {const} */ ([x + cell.left + LEFT * scale, y + cell.top + BASE * scale]);
      context.strokeText(text, ...at);
      context.fillText(text, ...at);
    }
  };
}

/**
 * The tiles' pictures: drawn once a design and size, kept as bitmaps of exactly the size in which
 * they are shown. The board then copies bitmaps; no vector is drawn while the game is played.
 */

import { drawing, inked, tokensOf } from "./art.js";
import { inscriptions, writeIndex } from "./inscription.js";
import { bodyOf } from "./outline.js";
import { faceIds, shadowSheet, tileSheet } from "./sheet.js";

/** @typedef {import("./fit.js").Fit} Fit */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./sheet.js").Cell} Cell */

/**
 * What the pictures depend on.
 * @typedef {object} Wanted
 * @property {string} design
 * @property {Fit} fit
 * @property {number} levels
 * @property {Readonly<Record<string, string>> | null} initials  of the honours; null: no index
 * @property {readonly string[]} marks  faces that pair with others of their suit
 * @property {boolean} dims             the faces are wanted dimmed too
 */

/**
 * A set of pictures; `release` gives their memory back.
 * @typedef {object} Sprites
 * @property {Wanted} wanted
 * @property {(id: string) => string} url
 * @property {Cell} tile     where a tile's picture lies about its corner
 * @property {Cell} shadow
 * @property {() => void} release
 */

const MARGIN = 2; // device pixels about a body, for its outline
const SPREAD = 44; // units about a tile that its shadow reaches

/**
 * @param {Element} element sees the design's colours
 * @param {Wanted} wanted
 * @returns {Promise<Sprites>}
 */
export async function makeSprites(element, wanted) {
  const [faces, design] = await Promise.all([drawing("faces"), drawing(wanted.design)]);
  const { fit } = wanted;
  const [scale, body, valueOf] = [fit.wide / 100, bodyOf(fit), tokensOf(element)];
  const { levels, initials, marks, dims } = wanted;
  const tint = Number(valueOf("--tile-tint"));
  const motifs = { faces, design, tint, levels, index: initials !== null, marks, dims };
  const tiles = tileSheet(motifs, body, scale, cellFor(fit, MARGIN));
  const shadows = shadowSheet(body, scale, cellFor(fit, MARGIN + Math.ceil(SPREAD * scale)));
  const index = initials && inscriptions(faceIds(faces), initials);
  const write = index && (await writeIndex(index, tiles, scale, valueOf));
  const parts = await Promise.all([cut(tiles, valueOf, write), cut(shadows, valueOf, null)]);
  return gather(wanted, parts.flat(), tiles.cell, shadows.cell);
}

/** @param {Fit} fit @param {number} margin @returns {Cell} */
const cellFor = (fit, margin) => ({
  width: fit.wide + fit.dx + 2 * margin,
  height: fit.high + fit.dy + 2 * margin,
  left: margin,
  top: margin,
});

/**
 * @param {Sheet} sheet @param {(name: string) => string} valueOf
 * @param {((context: OffscreenCanvasRenderingContext2D) => void) | null} write
 */
async function cut(sheet, valueOf, write) {
  const picture = await pictureOf(inked(sheet.svg, valueOf));
  const whole = new OffscreenCanvas(picture.width, picture.height);
  const context = contextOf(whole);
  context.drawImage(picture, 0, 0);
  write?.(context);
  return Promise.all(sheet.cells.map((cell) => cutOne(whole, cell, sheet.cell)));
}

/** @param {string} svg */
async function pictureOf(svg) {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    return await decoded(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {string} url */
async function decoded(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** @param {OffscreenCanvas} canvas */
function contextOf(canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  return context;
}

/**
 * @param {OffscreenCanvas} whole
 * @param {{id: string, x: number, y: number}} at
 * @param {Cell} cell
 */
async function cutOne(whole, { id, x, y }, { width, height }) {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(whole, x, y, width, height, 0, 0, width, height);
  const url = URL.createObjectURL(await canvas.convertToBlob());
  return { id, url, image: await decoded(url) };
}

/**
 * @param {Wanted} wanted @param {{id: string, url: string, image: HTMLImageElement}[]} pictures
 * @param {Cell} tile @param {Cell} shadow @returns {Sprites}
 */
function gather(wanted, pictures, tile, shadow) {
  // The images are kept: while they are decoded, the board shows a copy without waiting.
  const byId = new Map(pictures.map(({ id, ...picture }) => [id, picture]));
  return {
    wanted,
    tile,
    shadow,
    url: (id) => byId.get(id)?.url ?? "",
    release() {
      for (const { url } of byId.values()) URL.revokeObjectURL(url);
      byId.clear();
    },
  };
}

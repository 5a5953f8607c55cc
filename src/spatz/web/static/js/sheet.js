/**
 * Sheets of drawings: every body, face and shadow of a design side by side in one SVG, from which
 * the sprites are cut. Pure: text in, text out.
 */

import { face, hull, side } from "./outline.js";

/** @typedef {import("./outline.js").Body} Body */
/** @typedef {{width: number, height: number, left: number, top: number}} Cell */
/** @typedef {{svg: string, cell: Cell, cells: {id: string, x: number, y: number}[]}} Sheet */

/**
 * What is drawn on a sheet of tiles.
 * @typedef {object} Motifs
 * @property {string} faces   the drawing of the faces
 * @property {string} design  the drawing of the bodies
 * @property {number} tint    how much shade the lowest level has, from 0 to 1
 * @property {number} levels
 * @property {boolean} index  the faces leave room for an index
 * @property {readonly string[]} marks  faces whose index shows their suit
 * @property {boolean} dims   every face once more, dimmed
 */

export const VARIANTS = 3; // of the grain, so that neighbours do not look copied
const PART = /data-part="(hull|side|face|rim)"(?: data-from="([\d.]+)" data-to="([\d.]+)")?/g;
const ID = /<symbol id="([a-z]+-[a-z0-9]+)"/g;

/** @param {number} z @param {number} variant */
export const bodyId = (z, variant) => `body-${z}-${variant}`;

/** @param {string} face */
export const dimId = (face) => `dim-${face}`;

/**
 * All bodies and faces.
 * @param {Motifs} motifs @param {Body} body
 * @param {number} scale device pixels a unit @param {Cell} cell
 */
export function tileSheet(motifs, body, scale, cell) {
  const bodies = Array.from({ length: motifs.levels }, (_, z) => bodiesOf(motifs, body, z)).flat();
  const faces = faceIds(motifs.faces).map((id) => ({ id, art: faceArt(motifs, body, id) }));
  const veil = `<path fill="var(--tile-dim)" fill-opacity=".5" d="${face(body)}"/>`;
  const dimmed = faces.map(({ id, art }) => ({ id: dimId(id), art: art + veil }));
  const defs = shaped(motifs.design, body) + motifs.faces;
  return sheet([...bodies, ...faces, ...(motifs.dims ? dimmed : [])], defs, scale, cell);
}

/**
 * What a tile casts: on the cloth, and on the tiles below it with a dark fringe all round.
 * @param {Body} body @param {number} scale @param {Cell} cell
 */
export function shadowSheet(body, scale, cell) {
  const cast = shade("cast", body.dx + 2, body.dy + 4, body.high, "var(--tile-shadow-depth)");
  const wide = shade("wide", body.dx + 7, body.dy + 12, body.high, ".36");
  const fringe = shade("fringe", -3, -3, body.high, ".34");
  const defs = blur("wide", 13) + blur("cast", 6.5) + blur("fringe", 3.6);
  const list = [
    { id: "ground", art: wide + cast },
    { id: "upper", art: fringe + cast },
  ];
  return sheet(list, defs, scale, cell);
}

/**
 * The ids of the faces in a drawing.
 * @param {string} faces
 */
export const faceIds = (faces) =>
  [...faces.matchAll(ID)].map((found) => found[1] ?? "").filter((id) => !id.startsWith("mark-"));

/**
 * The design with an outline for each of its parts.
 * @param {string} design
 * @param {Body} body
 */
export const shaped = (design, body) =>
  design.replaceAll(PART, (_, part, from, to) => {
    const [a, b] = [Number(from ?? 0), Number(to ?? 0)];
    const outlines = {
      hull: () => hull(body, a, b),
      side: () => side(body, a, b),
      face: () => face(body),
      rim: () => face(body, 1.1),
    };
    return `d="${outlines[/** @type {keyof typeof outlines} */ (part)]()}"`;
  });

/**
 * The three bodies of a level; lower levels are mixed with shade.
 * @param {Motifs} motifs
 * @param {Body} body
 * @param {number} z
 */
function bodiesOf({ levels, tint }, body, z) {
  const depth = levels > 1 ? tint * (1 - z / (levels - 1)) : 0;
  const opacity = depth.toFixed(3);
  const all = hull(body, 0, 1);
  const shadow = `<path fill="var(--tile-shade)" fill-opacity="${opacity}" d="${all}"/>`;
  return Array.from({ length: VARIANTS }, (_, variant) => ({
    id: bodyId(z, variant),
    art:
      `<use href="#block"/><use href="#grain-${variant}" width="100" height="${body.high}"/>` +
      `<use href="#edge"/>${shadow}`,
  }));
}

/** @param {string} id how much of the art is left beside an index */
const share = (id) =>
  id.startsWith("character") ? 0.94 : /^(wind|dragon-[rg])/.test(id) ? 0.9 : 0.83;

/**
 * The art stands in the middle; beside an index it gives way to the lower right.
 * @param {Motifs} motifs
 * @param {Body} body
 * @param {string} id
 */
function faceArt({ index, marks }, { high }, id) {
  if (!index) return `<use href="#${id}" y="${(high - 120) / 2 - 1}" width="100" height="120"/>`;
  const size = share(id);
  const top = high - 120 * size - (high - 120) * 0.6;
  const box = `x="${98 * (1 - size)}" y="${top}" width="${100 * size}" height="${120 * size}"`;
  const art = `<use href="#${id}" ${box}/>`;
  const mark = marks.includes(id)
    ? `<use href="#mark-${id.split("-")[0]}" width="100" height="120"/>`
    : "";
  return art + mark;
}

/** @param {string} id @param {number} deviation */
const blur = (id, deviation) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * As large as the tile, so that neighbours' shadows add up without a seam.
 * @param {string} filter
 * @param {number} x
 * @param {number} y
 * @param {number} high
 * @param {string} depth
 */
const shade = (filter, x, y, high, depth) =>
  `<g filter="url(#${filter})"><rect x="${x}" y="${y}" width="100" height="${high}" ` +
  `fill="var(--tile-shadow)" opacity="${depth}"/></g>`;

/**
 * @param {{id: string, art: string}[]} list
 * @param {string} defs
 * @param {number} scale
 * @param {Cell} cell
 * @returns {Sheet}
 */
function sheet(list, defs, scale, cell) {
  const { width, height, left, top } = cell;
  const columns = Math.ceil(Math.sqrt((list.length * height) / width));
  const cells = list.map(({ id }, i) => ({
    id,
    x: (i % columns) * width,
    y: Math.floor(i / columns) * height,
  }));
  const drawn = list.map(
    ({ art }, i) =>
      `<svg x="${cells[i]?.x}" y="${cells[i]?.y}" width="${width}" height="${height}">` +
      `<g transform="translate(${left} ${top}) scale(${scale})">${art}</g></svg>`,
  );
  const [w, h] = [columns * width, Math.ceil(list.length / columns) * height];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">`;
  return { svg: `${open}<defs>${defs}</defs>${drawn.join("")}</svg>`, cell, cells };
}

import { readFileSync } from "node:fs";

/** @typedef {import("../../src/spatz/web/static/js/types.js").PlaceXYZ} PlaceXYZ */

const DATA = new URL("../../src/spatz/layouts/data/", import.meta.url);

/**
 * The places of a built-in layout, from its drawing.
 * @param {string} name
 * @returns {PlaceXYZ[]}
 */
export function readLayout(name) {
  const levels = readFileSync(new URL(`${name}.txt`, DATA), "utf8").split(/^level \d+\n/m).slice(1);
  return levels.flatMap((drawn, z) =>
    drawn.split("\n").flatMap((line, y) =>
      [...line.matchAll(/\[\]/g)].map(({ index }) => /** @type {PlaceXYZ} */ ([index, y, z])),
    ),
  );
}

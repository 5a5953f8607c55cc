import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(
  new URL("../../src/spatz/web/static/css/tokens.css", import.meta.url),
  "utf8",
);

/** @typedef {number[]} Colour red, green and blue, from 0 to 255 */

/** @param {string} hex @returns {Colour} */
const colour = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The value of a token: one colour, or those on the light and on the dark cloth.
 * @param {string} name
 */
const token = (name) => {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? "";
  return [...value.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => colour(hex));
};

/** @param {Colour} a */
const luminance = (a) => {
  const [r = 0, g = 0, b = 0] = a.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * The contrast of WCAG 2.2.
 * @param {Colour} a
 * @param {Colour} b
 */
const contrast = (a, b) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** @param {Colour} a @param {Colour} b @param {number} share of b */
const mixed = (a, b, share) => a.map((part, at) => part + ((b[at] ?? 0) - part) * share);

/** Both ends of the face on each of five levels. */
const faces = () => {
  const tint = Number(css.match(/--tile-tint: ([\d.]+)/)?.[1]);
  const [shade = []] = token("tile-shade");
  const ends = [...token("tile-face-1"), ...token("tile-face-2")];
  return [0, 1, 2, 3, 4].flatMap((z) => ends.map((end) => mixed(end, shade, tint * (1 - z / 4))));
};

/** @param {string} name @param {number} needed @param {Colour[]} grounds */
const holds = (name, needed, grounds) => {
  const [ink = []] = token(name);
  for (const ground of grounds)
    assert.ok(contrast(ink, ground) >= needed, `${name}: ${contrast(ink, ground)}`);
};

test("numerals and letters can be read on every face", () => holds("tile-k", 4.5, faces()));

for (const ink of ["r", "g", "b", "y", "o", "p"]) {
  test(`ink ${ink} stands out on every face`, () => holds(`tile-${ink}`, 3, faces()));
}

for (const ring of ["ring", "ring-shown", "ring-blocker", "ring-focus"]) {
  test(`${ring} stands out on every face, and from its halo`, () => {
    holds(ring, 3, faces());
    holds(ring, 3, token(ring === "ring-focus" ? "ring-focus-halo" : "ring-halo"));
  });
}

const TEXTS = /** @type {const} */ ([
  ["ink", "panel", 4.5],
  ["ink-2", "panel", 4.5],
  ["ink-2", "panel-2", 4.5],
  ["on-accent", "accent", 4.5],
  ["accent", "panel", 4.5],
  ["bad", "panel", 4.5],
  ["control-edge", "panel", 3],
  ["cloth-ink-2", "cloth-high", 4.5],
  ["cloth-ink-2", "cloth-edge", 4.5],
  ["ink", "cloth-edge", 4.5],
  ["focus", "cloth-middle", 3],
  ["accent", "cloth-middle", 3],
]);

for (const [ink, ground, needed] of TEXTS) {
  test(`${ink} can be read on ${ground}, light and dark`, () => {
    const [grounds, inks] = [token(ground), token(ink)];
    assert.equal(grounds.length, 2);
    grounds.forEach((under, cloth) => {
      const found = contrast(inks[cloth] ?? [], under);
      assert.ok(found >= needed, `${found}`);
    });
  });
}

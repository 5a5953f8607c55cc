/** How much moves: as the device asks, unless the player has decided. */

/** @typedef {import("./types.js").Motion} Motion */

const asked = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Motion} motion */
export const isLess = (motion) => motion === "less" || (motion === "device" && asked.matches);

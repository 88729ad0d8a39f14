// What old maps are adorned with.

import { s } from "../dom.js";

/**
 * A compass rose.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function compass(x, y, r) {
  const rose = (/** @type {number} */ reach, /** @type {number} */ turn) =>
    [0, 90, 180, 270]
      .flatMap((angle) => [[reach, angle + turn], [r * 0.22, angle + turn + 45]])
      .map(([away, angle]) => `${(away * Math.sin((angle * Math.PI) / 180)).toFixed(1)},${(-away * Math.cos((angle * Math.PI) / 180)).toFixed(1)}`)
      .join(" ");
  return s(
    "g",
    { class: "compass", transform: `translate(${x} ${y})` },
    s("circle", { r: r * 0.72 }),
    s("circle", { r: r * 0.64 }),
    s("polygon", { points: rose(r * 0.7, 45), class: "minor" }),
    s("polygon", { points: rose(r, 0), class: "major" }),
    s("text", { y: -r - 5, "text-anchor": "middle" }, "N"),
  );
}

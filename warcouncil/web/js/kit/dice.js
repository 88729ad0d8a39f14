// Dice as they fell: those that hit stand out.

import { h, s } from "../dom.js";

/** @type {Record<number, [number, number][]>} */
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

/**
 * @param {number} value
 * @param {boolean} hit
 */
export function die(value, hit) {
  return s(
    "svg",
    { class: `die ${hit ? "hit" : ""}`, viewBox: "0 0 24 24", role: "img", "aria-label": String(value) },
    s("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 4.5 }),
    (PIPS[value] ?? []).map(([x, y]) => s("circle", { cx: 12 + 5.6 * x, cy: 12 + 5.6 * y, r: 2.3 })),
  );
}

/**
 * A row of dice, best first.
 * @param {number[]} values
 * @param {(value: number) => boolean} hits
 */
export function dice(values, hits) {
  return h("span", { class: "dice" }, [...values].sort((a, b) => b - a).map((value) => die(value, hits(value))));
}

// Shapes of places on a board that need nothing but the place.

import { s } from "./dom.js";
import { polygon } from "./kit/tokens.js";

/** @typedef {import("./types.js").Space} Space */

const SIDES = /** @type {Record<string, number>} */ ({ square: 4, hexagon: 6, octagon: 8 });

/**
 * A shape around (0, 0).
 * @param {Space} space
 * @param {number} radius
 * @param {string} name its class
 */
export function outline(space, radius, name) {
  const sides = SIDES[space.shape ?? ""] ?? 0;
  return polygon(sides, sides ? radius * 1.12 : radius, 180 / sides - 90, { class: name });
}

/**
 * The mark of a place that is not certain; seen when certainty is switched on.
 * @param {Space} space
 * @param {boolean} absolute
 */
export function doubt(space, absolute) {
  const [x, y] = absolute ? [space.x, space.y] : [0, 0];
  return s("g", { class: `doubt doubt-${space.certainty}`, transform: `translate(${x + 17} ${y - 17})` }, s("circle", { r: 8 }), s("text", { "text-anchor": "middle", y: 4.5 }, "?"));
}

/**
 * A line between two spaces that passes through a third, if there is one between them.
 * @param {Space} a
 * @param {Space} b
 * @param {Space} [middle]
 */
export function bow(a, b, middle) {
  if (!middle) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const [cx, cy] = [2 * middle.x - (a.x + b.x) / 2, 2 * middle.y - (a.y + b.y) / 2];
  return `M${a.x} ${a.y}Q${cx} ${cy} ${b.x} ${b.y}`;
}

/**
 * What an event is about.
 * @param {Event} event
 */
export function elementOf({ target }) {
  return (target instanceof Element ? target.closest("[data-element]")?.getAttribute("data-element") : null) ?? "";
}

/**
 * The next of some spaces in a direction, rather near than exactly there.
 * @param {Space} here
 * @param {Space[]} others
 * @param {[number, number]} direction
 * @returns {Space | null}
 */
export function toward(here, others, [east, south]) {
  let [best, found] = [Infinity, /** @type {Space | null} */ (null)];
  for (const space of others) {
    const [dx, dy] = [space.x - here.x, space.y - here.y];
    const along = dx * east + dy * south;
    const cost = along + (Math.abs(dx * south) + Math.abs(dy * east)) * 2.2;
    if (along > 0 && cost < best) [best, found] = [cost, space];
  }
  return found;
}

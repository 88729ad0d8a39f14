// Moves that are not made yet: an arrow from one place to another, and whoever would stand there, as ghosts.

import { s } from "../dom.js";
import { arrow } from "./trails.js";

/** @typedef {import("../scene.js").Scene} Scene */
/**
 * Who would go from where to where: figures around (0, 0), in the colour of an owner.
 * @typedef {{from: string, to: string, color: string, figures: SVGElement[]}} Aim
 */

/** How far ghosts stand from each other, and how far behind the tip of their arrow. */
const APART = 44;
const BESIDE = 30;

/**
 * @param {Aim[]} aims
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function ghosts(aims, scene) {
  /** @type {Map<string, Aim>} what goes the same way goes together */
  const ways = new Map();
  for (const aim of aims) {
    const key = `${aim.from} ${aim.to}`;
    const known = ways.get(key);
    ways.set(key, known ? { ...known, figures: [...known.figures, ...aim.figures] } : aim);
  }
  return [...ways.values()].flatMap((aim) => ghostly(aim, scene));
}

/**
 * @param {Aim} aim
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
function ghostly({ from, to, color, figures }, scene) {
  const [start, end] = [scene.spaces.get(from), scene.spaces.get(to)];
  if (!start || !end) return [];
  const middle = (figures.length - 1) / 2;
  const row = figures.map((figure, index) => s("g", { transform: `translate(${(index - middle) * APART} 0)` }, figure));
  const stands = s("g", { class: "ghost-row", "data-ghosts": to, transform: `translate(${end.x} ${end.y - BESIDE})` }, row);
  return [arrow(start, end, color), stands].filter((one) => one !== null);
}

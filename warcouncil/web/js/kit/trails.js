// Who has gone from where to where: arrows over the board, for a moment.

import { s } from "../dom.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").LogEntry} LogEntry */

/** What the sentences of a log call the two ends of a way. */
const WAYS = [["space", "space2"], ["area", "area2"], ["place", "place2"], ["place", "space"], ["ocean", "space"]];
/** So many arrows at once, the newest ones. */
const MOST = 5;
/** How long one is seen, in milliseconds. */
const TIME = 2600;

/**
 * @param {SVGElement} layer
 * @param {LogEntry[]} entries what has just happened
 * @param {Scene} scene
 */
export function showTrails(layer, entries, scene) {
  const made = entries.flatMap((entry) => trail(entry, scene) ?? []).slice(-MOST);
  for (const one of made) {
    layer.append(one);
    setTimeout(() => one.remove(), TIME);
  }
}

/**
 * @param {LogEntry} entry
 * @param {Scene} scene
 */
function trail({ arguments: told }, scene) {
  const ends = WAYS.map((way) => way.map((name) => scene.spaces.get(String(told[name] ?? "")))).find(([from, to]) => from && to && from !== to);
  if (!ends?.[0] || !ends[1]) return null;
  return arrow(ends[0], ends[1], typeof told.power === "string" ? scene.look(told.power).color : "currentColor");
}

/**
 * An arrow from one space to another; null if they lie too near.
 * @param {import("../types.js").Space} from
 * @param {import("../types.js").Space} to
 * @param {string} color
 */
export function arrow(from, to, color) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 30) return null;
  const [ux, uy] = [dx / length, dy / length];
  const bend = { x: (from.x + to.x) / 2 - dy * 0.14, y: (from.y + to.y) / 2 + dx * 0.14 };
  const tip = { x: to.x - ux * 12, y: to.y - uy * 12 };
  const way = (/** @type {string} */ name) => s("path", { class: name, d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, pathLength: 1 });
  const [ax, ay] = [tip.x - bend.x, tip.y - bend.y];
  const head = s("path", { class: "trail-head", d: "M0 0L-22 11L-22 -11z", transform: `translate(${tip.x} ${tip.y}) rotate(${(Math.atan2(ay, ax) * 180) / Math.PI})` });
  return s("g", { class: "trail", color }, way("trail-rim"), way("trail-way"), head);
}

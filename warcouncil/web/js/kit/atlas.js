// A map as an old atlas would have it: shallow water along the coasts, a net of lines, hills and woods, a frame; and
// where somebody marches or fights on it.

import { s } from "../dom.js";
import { sign } from "../icons.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("./sites.js").Sites} Sites */
/** @typedef {[number, number]} Point */

/** @type {Record<string, string>} what rises, grows or rolls there: lines around (0, 0) */
const STROKES = {
  mountain: "M-17 10l13-23 6 10 4-6 11 19M-4-13l1 9-4 5 2 6M6-9l1 7-2 4",
  hill: "M-15 6q8-15 16-1M-2 1q8-11 15 5M-8 1l-2 5M7 0l2 4",
  pine: "M0-13l5 8h-3l5 8h-3l4 6h-16l4-6h-3l5-8h-3zM0 9v5",
  tree: "M0 4c-7 1-10-4-7-8-1-6 6-9 9-5 5-2 8 4 5 7 1 4-3 7-7 6zM0 1v11",
  marsh: "M-13 6h26M-7 6v-8M-2 6l-2-6M4 6v-10M8 6l2-6M-5 11h14",
  field: "M-12-5q12-6 24 0M-12 1q12-6 24 0M-12 7q12-6 24 0",
  dune: "M-15 4q8-10 15 0 7-9 15 0M-6 9q6-6 12 0",
  snow: "M0-7v14M-6-3.500l12 7M-6 3.500l12-7",
  wave: "M-27 0q7-9 13.500 0t13.500 0 13.500 0 13.500 0M-13 10q7-8 13.500 0t13.500 0",
};

// -- land and sea

/**
 * The sea grows lighter toward the coasts.
 * @param {string} coast
 * @param {number[]} reaches how far from it, the farthest first
 */
export function shallows(coast, reaches) {
  return reaches.map((reach, index) => s("path", { d: coast, class: `shallows shallows-${index}`, "stroke-width": reach }));
}

/**
 * The net of meridians and parallels over a part of the board.
 * @param {number[]} xs
 * @param {number[]} ys
 * @param {[number, number, number, number]} box x, y, width and height
 */
export function graticule(xs, ys, [x, y, width, height]) {
  const lines = [...xs.map((at) => `M${at} ${y}v${height}`), ...ys.map((at) => `M${x} ${at}h${width}`)];
  return s("path", { d: lines.join(""), class: "graticule" });
}

/**
 * A line of a frame around a part of the board: wide, a scale of degrees, or a thin line.
 * @param {[number, number, number, number]} box x, y, width and height
 * @param {number} inset
 * @param {"wide" | "scale" | "line"} look
 */
export function framing([x, y, width, height], inset, look) {
  return s("rect", { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, class: `frame frame-${look}` });
}

/**
 * Hills, woods or waves at some spots: mountain, hill, pine, tree, marsh, field, dune, snow or wave.
 * @param {string} kind
 * @param {Point[]} spots
 */
export function country(kind, spots) {
  return s("path", { d: spots.map(([x, y]) => moved(STROKES[kind], x, y)).join(""), class: `country country-${kind}` });
}

/**
 * A path at another place: only its M are absolute.
 * @param {string} path
 * @param {number} x
 * @param {number} y
 */
function moved(path, x, y) {
  return path.replace(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g, (_, dx, dy) => `M${(Number(dx) + x).toFixed(1)} ${(Number(dy) + y).toFixed(1)}`);
}

// -- free spots

/**
 * Free spots of an area, a few and apart from each other, the same at every drawing.
 * @param {Space} area
 * @param {Sites} sites
 * @param {number} apart
 * @param {number} most
 * @returns {Point[]}
 */
export function scatter(area, sites, apart, most) {
  /** @type {Point[]} */
  const found = [];
  for (let i = 0; i < 420 && found.length < most; i++) {
    const [turn, reach] = [i * 2.39996, 11 * Math.sqrt(i)]; // a sunflower: even, and never in rows
    const [x, y] = [area.x + reach * 1.25 * Math.cos(turn), area.y + reach * Math.sin(turn)];
    const near = found.some(([u, v]) => Math.hypot(u - x, v - y) < apart);
    if (!near && sites.free(area.id, { x, y, width: apart * 0.85, height: 30 })) found.push([x, y]);
  }
  return found;
}

/**
 * A free square in an area.
 * @param {string} id
 * @param {Sites} sites
 * @param {number} size
 * @returns {Point | null}
 */
export function openSquare(id, sites, size) {
  const [width, height] = sites.size;
  for (let y = size / 2; y < height; y += 20) {
    for (let x = size / 2; x < width; x += 20) if (sites.free(id, { x, y, width: size, height: size })) return [x, y];
  }
  return null;
}

// -- ways and battles

/**
 * All links of a kind as one path.
 * @param {string} kind
 * @param {Scene} scene
 */
export function linkPath(kind, scene) {
  return scene.board.links
    .filter((link) => link.kind === kind)
    .map((link) => [scene.spaces.get(link.a), scene.spaces.get(link.b)])
    .map(([a, b]) => (a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ""))
    .join("");
}

/**
 * Here there is fighting just now.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} [figure]
 */
export function battleMark(x, y, radius, figure = "attack") {
  return s("g", { class: "embattled", transform: `translate(${x} ${y})` }, s("circle", { r: radius }), sign(figure, 0, 0, radius * 1.36));
}

/**
 * Somebody marches from one space to another.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {string} color
 */
export function arrow(from, to, color) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = (/** @type {number} */ share) => `${(from.x + dx * share).toFixed(1)} ${(from.y + dy * share).toFixed(1)}`;
  const [start, end] = [along(20 / length), along(1 - 20 / length)];
  const turn = ((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(0);
  return s("g", { class: "marching" }, s("path", { d: `M${start}L${end}`, stroke: color }), s("path", { d: "M-18-12L2 0-18 12z", transform: `translate(${end}) rotate(${turn})`, fill: color }));
}

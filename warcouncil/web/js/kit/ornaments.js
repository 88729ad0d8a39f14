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

/**
 * The net of rhumb lines of a portolan chart: from some points to all sixteen winds, as far as a box reaches.
 * @param {[number, number][]} roses
 * @param {[number, number, number, number]} box x, y, width and height
 */
export function rhumbs(roses, [left, top, width, height]) {
  const far = width + height;
  const lines = roses.flatMap(([x, y]) =>
    Array.from({ length: 16 }, (_, wind) => {
      const angle = (wind * Math.PI) / 8;
      return `M${x} ${y}l${(far * Math.cos(angle)).toFixed(0)} ${(far * Math.sin(angle)).toFixed(0)}`;
    }),
  );
  const clip = `rhumbs-${left}-${top}`;
  return s("g", { class: "rhumbs" }, s("clipPath", { id: clip }, s("rect", { x: left, y: top, width, height })), s("path", { d: lines.join(""), "clip-path": `url(#${clip})` }));
}

/**
 * A band of tiles with stars around a part of the board, as on the walls of Granada.
 * @param {[number, number, number, number]} box x, y, width and height
 * @param {number} wide
 * @param {string} id of its pattern
 */
export function tiledFrame([x, y, width, height], wide, id) {
  const middle = wide / 2;
  const star = Array.from({ length: 16 }, (_, point) => {
    const [reach, angle] = [point % 2 ? wide * 0.3 : wide * 0.44, (point * Math.PI) / 8];
    return `${(middle + reach * Math.cos(angle)).toFixed(2)},${(middle + reach * Math.sin(angle)).toFixed(2)}`;
  });
  const tile = s("pattern", { id, x, y, width: wide, height: wide, patternUnits: "userSpaceOnUse" }, s("rect", { width: wide, height: wide, class: "tile" }), s("path", { d: `M0 0l${middle * 0.5} 0L0 ${middle * 0.5}zM${wide} 0l${-middle * 0.5} 0L${wide} ${middle * 0.5}zM0 ${wide}l${middle * 0.5} 0L0 ${wide - middle * 0.5}zM${wide} ${wide}l${-middle * 0.5} 0L${wide} ${wide - middle * 0.5}z`, class: "tile-corner" }), s("polygon", { points: star.join(" "), class: "tile-star" }));
  const band = `M${x} ${y}h${width}v${height}h${-width}zM${x + wide} ${y + wide}v${height - 2 * wide}h${width - 2 * wide}v${2 * wide - height}z`;
  return s("g", { class: "tiled-frame" }, tile, s("path", { d: band, fill: `url(#${id})`, "fill-rule": "evenodd" }), s("rect", { x: x + wide, y: y + wide, width: width - 2 * wide, height: height - 2 * wide, class: "tiled-line" }));
}

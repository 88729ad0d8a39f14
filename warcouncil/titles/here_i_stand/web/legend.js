// What the signs on the map mean, at the foot of the plate beside it.

import { badge, s } from "/js/kit/index.js";
import { outline } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */

const LINE = 29;
const COLUMN = 176;
const LEFT = 32;
const SHAPES = ["key", "electorate", "fortress", "town"];

/** @typedef {[SVGElement[], string][]} Rows */

/**
 * Signs and what they mean, in two columns.
 * @param {Scene} scene
 * @returns {[Rows, Rows]}
 */
export function signs(scene) {
  const { words } = scene;
  /** @type {Rows} */
  const left = [
    ...SHAPES.map((kind) => /** @type {[SVGElement[], string]} */ ([[outline(kind, -5, "legend-space")], words.label(kind === "town" ? "unfortified" : kind)])),
    [[s("path", { d: "M-13 0h26", class: "mountain-pass" })], words.label("pass")],
    ...scene.board.zones.map((zone) => /** @type {[SVGElement[], string]} */ ([swatch(zone.id, words.name("zone", zone.id)), words.name("zone", zone.id)])),
  ];
  /** @type {Rows} */
  const right = [
    [[outline("town", -3, "legend-space")], words.label("catholic")],
    [[outline("town", -3, "legend-space"), outline("town", -6.5, "legend-white")], words.label("protestant")],
    [[badge("raid", "unrest-badge", 11)], words.label("unrest")],
    [[badge("siege_engine", "siege-badge", 11)], words.label("siege")],
    [[s("path", { d: "M0-11l3.200 6.900 7.500.9-5.500 5.200 1.400 7.500L0 6.800-6.600 10.500l1.400-7.500-5.500-5.200 7.500-.9z", class: "led" })], words.label("led")],
  ];
  return [left, right];
}

/**
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function legend(scene) {
  const { words } = scene;
  const [left, right] = signs(scene);
  const top = scene.board.size[1] - 30 - LINE * Math.max(left.length, right.length);
  const column = (/** @type {Rows} */ rows, /** @type {number} */ x) =>
    rows.map(([figure, text], line) => s("g", { transform: `translate(${x} ${top + 24 + line * LINE})` }, figure, s("text", { x: 20, y: 6, class: "sign-line" }, text)));
  return [s("g", { class: "legend" }, s("text", { x: 28, y: top - 8, class: "plate-head" }, words.label("legend")), column(left, LEFT + 8), column(right, LEFT + 8 + COLUMN))];
}

/**
 * The colours of a language zone, with its initial for whoever sees no colours.
 * @param {string} zone
 * @param {string} name
 */
function swatch(zone, name) {
  const box = { x: -12, y: -9, width: 24, height: 18 };
  return [s("g", { class: `language-${zone}` }, s("rect", { ...box, class: "language-ground" }), s("rect", { ...box, class: "language-band legend-band" })), s("text", { y: 5, "text-anchor": "middle", class: "legend-initial" }, [...name][0])];
}

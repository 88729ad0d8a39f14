// What the signs mean: powers and their colours, the pieces that lie on the board, and the marks that a title names.

import { dialog } from "./dialog.js";
import { h, s } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";
import { drawPiece } from "./kit/pieces.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {[SVGElement[], string][]} LegendRows figures around (0, 0), and what they mean */

/** Half the side of the box in which a figure is shown, before it is known how big it is. */
const HALF = 30;

/** @param {Scene} scene */
export function showLegend(scene) {
  const powers = scene.powers.map((power) => row(shield(scene.look(power)), scene.powerName(power)));
  const pieces = piecesOf(scene).map(([figure, text]) => row(drawn([figure]), text));
  const marks = (scene.dress.legend?.(scene) ?? []).map(([figures, text]) => row(drawn(figures), text));
  const part = (/** @type {string} */ name, /** @type {Child[]} */ rows) => (rows.length ? h("section", {}, h("h3", {}, t(`legend-${name}`)), h("ul", { class: "legend-rows" }, rows)) : null);
  const { element } = dialog(t("legend"), h("div", { class: "board-legend", "data-testid": "legend" }, part("powers", powers), part("pieces", pieces), part("marks", marks)));
  for (const svg of element.querySelectorAll(".legend-figure")) fit(/** @type {SVGSVGElement} */ (svg));
}

/**
 * One piece of each kind that lies on the board, as it is drawn there.
 * @param {Scene} scene
 * @returns {[SVGElement, string][]}
 */
function piecesOf(scene) {
  /** @type {Map<string, [SVGElement, string]>} */
  const found = new Map();
  for (const piece of scene.view.pieces) {
    const { words } = scene;
    const name = words.has(piece.kind) ? words.label(piece.kind) : (words.names.unit?.[piece.kind] ?? words.anything(piece.kind));
    if (!name || found.has(piece.kind)) continue;
    const figure = scene.dress.piece?.({ ...piece, count: 1 }, scene) ?? (scene.dress.piece ? null : drawPiece(piece, scene));
    if (figure && (figure.childElementCount > 0 || figure.tagName !== "g")) found.set(piece.kind, [figure, name]);
  }
  return [...found.values()];
}

/** @param {SVGElement[]} figures */
function drawn(figures) {
  return s("svg", { class: "board legend-figure", viewBox: `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`, "aria-hidden": "true" }, s("g", { class: "legend" }, figures)); // dressed as on the map
}

/**
 * Show all of a figure; what is only drawn when one comes nearer has no line.
 * @param {SVGSVGElement} svg
 */
function fit(svg) {
  const box = /** @type {SVGGElement} */ (svg.firstElementChild).getBBox();
  if (box.width === 0) return svg.closest("li")?.remove();
  const side = Math.max(box.width, box.height, 20) + 6;
  svg.setAttribute("viewBox", `${box.x + box.width / 2 - side / 2} ${box.y + box.height / 2 - side / 2} ${side} ${side}`);
}

/**
 * @param {Child} figure
 * @param {string} text
 */
function row(figure, text) {
  return h("li", {}, figure, h("span", {}, text));
}

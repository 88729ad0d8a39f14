// What is printed on the map besides duchies: the turn track, the impulse track, the diplomatic status display, the legend
// and a line that says how much of all this is reconstructed.

import { badge, s, sign, textWidth, turnOf, turnTrack } from "/js/kit/index.js";
import { certaintyLine, panelOf } from "./places.js";
import { outline } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */

const LINE = 27;
const YEARS = ["1805", "1807", "1809", "1811", "1813", "1815"];
const TRACK = { x: 396, y: 74, step: 43 };
const GRID = { x: 566, y: 1640, head: 58, wide: 102, high: 22, top: 48 };

/** @param {Scene} scene */
export function turns(scene) {
  const { turn } = scene.view;
  if (turn.turn === undefined) return [];
  const head = `${turnOf(scene.words.label("turn"), turn.turn)} · ${turn.years}`;
  return [s("g", { class: "turn-track" }, turnTrack(TRACK.x, TRACK.y, YEARS, { turn: turn.turn, last: turn.last, head })), impulses(scene)];
}

/** The nations from left to right; a ring is around the one whose impulse is due, an arrow under the active one. @param {Scene} scene */
function impulses(scene) {
  const { turn } = scene.view;
  const track = scene.board.tracks.find((one) => one.id === "impulses");
  const boxes = (track?.nations ?? []).map((/** @type {string} */ nation, /** @type {number} */ index) => {
    const look = scene.look(nation);
    const panel = scene.view.panels.find((one) => one.kind === "nation" && one.power === nation);
    return s(
      "g",
      { transform: `translate(${TRACK.x + 20 + index * TRACK.step} ${TRACK.y + 110})`, class: `impulse ${turn.due === nation ? "due" : ""} ${turn.active === nation ? "active" : ""}` },
      s("circle", { r: 18, class: "impulse-ring" }),
      s("path", { d: "M-13-14h26v14q0 10-13 16-13-6-13-16z", fill: look.color }),
      sign(look.emblem, 0, -1, 17, { fill: look.ink }),
      s("text", { y: 33, "text-anchor": "middle", class: "impulse-cards" }, panel ? `${panel.cards}` : ""),
    );
  });
  return s("g", { class: "impulse-track" }, s("text", { x: TRACK.x, y: TRACK.y + 84, class: "plate-head small" }, `${scene.words.label("impulse_track")} · ${turnOf(scene.words.label("round"), turn.round)}`), boxes);
}

// -- the diplomatic status display

/** Rows of powers, columns from unaligned to pact, and the consuls of the minor powers in them. @param {Scene} scene @returns {SVGElement[]} */
export function display(scene) {
  const panel = panelOf(scene, "display");
  if (!panel) return [];
  const { words } = scene;
  const width = GRID.head + panel.columns.length * GRID.wide;
  const height = GRID.top + panel.rows.length * GRID.high;
  const column = (/** @type {number} */ index) => GRID.head + index * GRID.wide;
  return [
    s(
      "g",
      { class: "nw-display", transform: `translate(${GRID.x} ${GRID.y})`, "data-element": "display" },
      s("rect", { x: -10, y: -4, width: width + 20, height: height + 12, rx: 7, class: "display-plate" }),
      s("text", { x: 0, y: 20, class: "display-title" }, words.label("panel_display")),
      panel.columns.map((/** @type {any} */ one, /** @type {number} */ index) => s("text", { x: column(index) + GRID.wide / 2, y: 41, "text-anchor": "middle", class: "display-column" }, `${words.name("column", one.id)} ${one.cp}`)),
      panel.rows.map((/** @type {string} */ row, /** @type {number} */ index) => displayRow(row, GRID.top + index * GRID.high, panel, scene)),
      s("rect", { x: column(0), y: GRID.top, width: GRID.wide, height: panel.rows.length * GRID.high, class: "display-cell unaligned" }),
      unaligned(panel, scene),
    ),
  ];
}

/**
 * @param {string} row
 * @param {number} y
 * @param {Panel} panel
 * @param {Scene} scene
 */
function displayRow(row, y, panel, scene) {
  const look = scene.look(row);
  const here = (/** @type {string} */ column) => panel.consuls.filter((/** @type {any} */ one) => one.row === row && one.column === column);
  return s(
    "g",
    { transform: `translate(0 ${y})` },
    s("rect", { x: 2, y: 2, width: GRID.head - 6, height: GRID.high - 4, rx: 4, fill: look.color }),
    sign(look.emblem, GRID.head / 2 - 1, GRID.high / 2, 16, { fill: look.ink }),
    panel.columns.slice(1).map((/** @type {any} */ column, /** @type {number} */ index) => s("g", { transform: `translate(${GRID.head + (index + 1) * GRID.wide} 0)` }, s("rect", { width: GRID.wide, height: GRID.high, class: `display-cell ${column.id}` }), here(column.id).map((/** @type {any} */ one, /** @type {number} */ place) => consul(one, 22 + place * 30, GRID.high / 2, scene)))),
  );
}

/** The first column belongs to all rows. @param {Panel} panel @param {Scene} scene */
function unaligned(panel, scene) {
  const free = panel.consuls.filter((/** @type {any} */ one) => one.column === panel.columns[0].id);
  return free.map((/** @type {any} */ one, /** @type {number} */ index) => consul(one, GRID.head + 22 + (index % 3) * 31, GRID.top + 20 + Math.floor(index / 3) * 34, scene));
}

/**
 * @param {any} one
 * @param {number} x
 * @param {number} y
 * @param {Scene} scene
 */
function consul(one, x, y, scene) {
  const look = scene.look(one.power);
  return s("g", { class: "consul", transform: `translate(${x} ${y})` }, s("circle", { r: 10.5, fill: look.color }), sign(look.emblem, 0, 0, 14, { fill: look.ink }), one.plus ? s("g", { transform: "translate(11 -8)", class: "plus" }, s("circle", { r: 7 }), s("text", { y: 4, "text-anchor": "middle" }, "+1")) : null);
}

// -- the legend

/** What the signs on the map mean. @param {Scene} scene */
export function signs(scene) {
  const { words } = scene;
  const road = (/** @type {string} */ kind) => s("path", { d: "M-13 0h26", class: `nw-line nw-${kind}` });
  /** @type {[SVGElement, string][]} */
  const lines = [
    ...["capital", "fortress", "key", "duchy"].map((kind) => /** @type {[SVGElement, string]} */ ([outline(kind, -5, "legend-space"), words.label(kind)])),
    [outline("duchy", -4, "legend-space subject"), words.label("subject_duchy")],
    [s("g", {}, outline("duchy", -4, "legend-space"), outline("duchy", 0, "home-ring", { stroke: "#7d2f2a" })), words.label("foreign_flag")],
    ...["road", "rough", "pass", "marsh", "strait"].map((kind) => /** @type {[SVGElement, string]} */ ([road(kind), words.label(`line_${kind}`)])),
    [badge("siege_engine", "siege-badge", 10), words.label("siege")],
    [sign("star", 0, 0, 19, { class: "led" }), words.label("commander")],
  ];
  return lines;
}

/** The legend, and what of it is reconstructed. @param {Scene} scene @returns {SVGElement[]} */
export function legend(scene) {
  const { words } = scene;
  const lines = signs(scene);
  const half = Math.ceil(lines.length / 2);
  const told = wrapped(certaintyLine(scene), 14, 304);
  return [
    s(
      "g",
      { class: "legend", transform: "translate(36 36)" },
      s("rect", { width: 336, height: LINE * half + 66 + told.length * 18, rx: 6, class: "legend-plate" }),
      s("text", { x: 14, y: 27, class: "legend-head" }, words.label("legend")),
      lines.map(([figure, text], line) => s("g", { transform: `translate(${26 + Math.floor(line / half) * 166} ${52 + (line % half) * LINE})` }, figure, s("text", { x: 22, y: 6, class: "sign-line" }, text))),
      s("text", { class: "certainty-line", "data-testid": "certainty-line" }, told.map((text, index) => s("tspan", { x: 14, y: 52 + half * LINE + 10 + index * 18 }, text))),
    ),
  ];
}

/**
 * A sentence in lines of some width; Chinese may be broken anywhere.
 * @param {string} text
 * @param {number} letter
 * @param {number} width
 */
function wrapped(text, letter, width) {
  const parts = text.match(/[\u2e80-\uffff]|[^\u2e80-\uffff\s]+\s?/g) ?? [text];
  const lines = [""];
  for (const part of parts) {
    if (textWidth(lines[lines.length - 1] + part.trimEnd(), letter, 0.5) > width && !/[，。；、]/.test(part)) lines.push("");
    lines[lines.length - 1] += part;
  }
  return lines;
}

// What lies on the chart besides spaces: the turn track, the legend, and who has explored which ocean.

import { badge, s, sign, turnOf, turnTrack } from "/js/kit/index.js";
import { outline } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */

const LINE = 29;
const LEFT = 44;
const SHAPES = ["key", "fortress", "strategic", "common"];

/**
 * @param {Scene} scene
 * @param {string} kind
 * @returns {Panel | undefined}
 */
export function panelOf(scene, kind) {
  return scene.view.panels.find((panel) => panel.kind === kind);
}

/** @param {Scene} scene */
export function turns(scene) {
  const { turn } = scene.view;
  const track = scene.board.tracks.find((one) => one.id === "turns");
  if (!track || turn.turn === undefined) return [];
  const head = `${turnOf(scene.words.label("turn"), turn.turn)} · ${scene.words.name("phase", turn.phase)}`;
  return [s("g", { class: "turn-track" }, turnTrack(LEFT, 66, Array.from({ length: Number(track.positions) }, () => ""), { turn: turn.turn, last: turn.last, head }))];
}

/** What the signs on the map mean. @param {Scene} scene @returns {[SVGElement[], string][]} */
export function signs(scene) {
  const { words } = scene;
  /** @type {[SVGElement[], string][]} */
  const lines = [
    ...SHAPES.map((kind) => /** @type {[SVGElement[], string]} */ ([[outline(kind, -5, "legend-space")], words.label(kind)])),
    [[outline("common", -3, "legend-space"), outline("common", 0, "home-ring", { stroke: "#e9c25c" })], words.label("not_home")],
    [[s("path", { d: "M-13 0h26", class: "mountain-pass" })], words.label("pass")],
    [[badge("raid", "unrest-badge", 10)], words.label("unrest")],
    [[badge("drop", "plague-badge", 10)], words.label("plague")],
    [[badge("siege_engine", "siege-badge", 10)], words.label("siege")],
    [[sign("star", 0, 0, 20, { class: "led" })], words.label("led")],
  ];
  return lines;
}

/**
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function legend(scene) {
  const { words } = scene;
  const lines = signs(scene);
  const [left, top] = [scene.board.size[0] - 436, 34];
  const half = Math.ceil(lines.length / 2);
  return [
    s(
      "g",
      { class: "legend" },
      s("rect", { x: left, y: top, width: 408, height: LINE * half + 44, rx: 6, class: "legend-plate" }),
      s("text", { x: left + 14, y: top + 28, class: "legend-head" }, words.label("legend")),
      lines.map(([figure, text], line) => s("g", { transform: `translate(${left + 24 + Math.floor(line / half) * 200} ${top + 50 + (line % half) * LINE})` }, figure, s("text", { x: 22, y: 6, class: "sign-line" }, text))),
    ),
  ];
}

/**
 * Under each ocean zone who has explored it, and how many charts are left.
 * @param {Scene} scene
 */
export function explored(scene) {
  const panel = panelOf(scene, "voyages");
  if (!panel) return [];
  return scene.board.spaces
    .filter((space) => space.kind === "ocean")
    .map((space) => {
      const players = panel.explored.filter((/** @type {[string, string]} */ [, ocean]) => ocean === space.id).map((/** @type {[string, string]} */ [player]) => player);
      const charts = Number(panel.charts[space.id] ?? 0);
      return s(
        "g",
        { class: "explored", transform: `translate(${space.x} ${space.y - 26})` },
        players.map((/** @type {string} */ player, /** @type {number} */ index) => s("g", { transform: `translate(${22 + index * 19} 0)` }, s("circle", { r: 9, fill: scene.look(player).color }), sign(scene.look(player).emblem, 0, 0, 12, { fill: scene.look(player).ink }))),
        Array.from({ length: charts }, (_, index) => s("rect", { x: -28 - index * 14, y: -7, width: 11, height: 14, class: "chart" })),
      );
    });
}

// Lines along the steps of a match, one for each power. A click leads to that step.

import { h, s } from "./dom.js";
import { shield } from "./icons.js";

/** @typedef {import("./scene.js").Scene} Scene */

const [WIDTH, HEIGHT, EDGE] = [340, 150, 14];

/**
 * @typedef {object} Lines
 * @property {string} name
 * @property {string} [tip] what is drawn
 * @property {{step: number, values: Record<string, number>}[]} points
 * @property {number} steps how many the match has
 * @property {(value: number) => string} [say] a value in words
 */

/**
 * A chart with its legend.
 * @param {Lines} lines
 * @param {Scene} scene
 * @param {(step: number) => void} go
 */
export function lineChart({ name, tip, points, steps, say = String }, scene, go) {
  const powers = [...new Set(points.flatMap(({ values }) => Object.keys(values)))]; // some come in later
  const all = points.flatMap(({ values }) => Object.values(values));
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ step) => EDGE + ((WIDTH - 2 * EDGE) * step) / Math.max(1, steps);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low);
  const line = (/** @type {string} */ power) => s("polyline", { class: "course-line", "data-power": power, stroke: scene.look(power).color, points: points.filter(({ values }) => power in values).map(({ step, values }) => `${x(step).toFixed(1)},${y(values[power]).toFixed(1)}`).join(" ") });
  const mark = (/** @type {number} */ value) => [s("line", { class: "course-mark", x1: EDGE, x2: WIDTH - EDGE, y1: y(value), y2: y(value) }), s("text", { x: 2, y: y(value) - 2, class: "course-number" }, say(value))];
  const jump = (/** @type {MouseEvent} */ event) => {
    const box = chart.getBoundingClientRect();
    go(Math.round((((event.clientX - box.left) / box.width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE) * steps));
  };
  const chart = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "course-chart", role: "img", "aria-label": name, onclick: jump }, mark(low), mark(high), powers.map(line));
  const last = points[points.length - 1].values;
  const legend = Object.keys(last).sort((a, b) => last[b] - last[a]).map((power) => h("li", {}, shield(scene.look(power)), scene.powerName(power), h("b", {}, say(last[power]))));
  return h("figure", { class: "course-figure" }, h("figcaption", {}, h("b", {}, name), tip ? h("div", { class: "dim" }, tip) : null), chart, h("ul", { class: "course-legend" }, legend));
}

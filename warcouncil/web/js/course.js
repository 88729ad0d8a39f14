// How a match went: the scores of all along the way, drawn from some of its steps. A click leads to that step.

import { get } from "./api.js";
import { h, s, show } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";
import { latest } from "./latest.js";
import { statistics } from "./statistics.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{step: number, scores: Record<string, number>}} Moment */

/** So many steps are looked at. */
const MOMENTS = 24;
const [WIDTH, HEIGHT, EDGE] = [340, 150, 14];

export class Course {
  /**
   * @param {string} match
   * @param {Scene} scene
   * @param {() => Record<string, string | null>} query whose eyes
   * @param {(step: number) => void} go
   */
  constructor(match, scene, query, go) {
    this.match = match;
    this.scene = scene;
    this.query = query;
    this.go = go;
    this.body = h("div", { class: "course" });
    this.name = h("summary", {});
    this.element = h("details", { class: "course-box", "data-testid": "course", ontoggle: () => this.element.open && void this.load() }, this.name, this.body);
    this.steps = 0;
    /** @type {Moment[]} */
    this.moments = [];
    this.eyes = "";
    /** Through which eyes it is being looked at just now. */
    this.looking = "";
    this.loads = latest();
  }

  /** @param {number} steps how many the match has */
  show(steps) {
    this.name.textContent = t("how-it-went");
    const eyes = JSON.stringify([this.query(), steps]);
    if (eyes !== this.eyes) [this.eyes, this.steps, this.moments] = [eyes, steps, []];
    if (this.element.open) void this.load();
  }

  async load() {
    if (this.moments.length > 0) return this.draw();
    if (this.looking === this.eyes) return; // it comes
    this.looking = this.eyes;
    const still = this.loads();
    const found = await this.look(() => still() && this.element.open);
    if (!still()) return;
    this.looking = "";
    if (!found) return;
    this.moments = found;
    this.draw();
    this.body.scrollIntoView({ block: "nearest" });
  }

  /**
   * The scores at some steps.
   * @param {() => boolean} wanted whether they still are
   * @returns {Promise<Moment[] | null>}
   */
  async look(wanted) {
    const query = this.query();
    const count = Math.min(MOMENTS, this.steps);
    const steps = [...new Set(Array.from({ length: count + 1 }, (_, index) => Math.round((index * this.steps) / Math.max(1, count))))];
    const found = [];
    for (const step of steps) {
      show(this.body, h("progress", { max: steps.length, value: found.length, "aria-label": t("loading") }));
      const { state } = await get(`/matches/${this.match}/history/${step}`, query);
      if (!wanted()) return null;
      found.push({ step, scores: this.scoresOf(state) });
    }
    return found;
  }

  /** As the title counts them, at that moment. @param {import("./types.js").State} state */
  scoresOf(state) {
    const then = Object.assign(Object.create(Object.getPrototypeOf(this.scene)), this.scene, { state });
    /** @type {Record<string, number>} */
    const scores = {};
    for (const power of this.scene.powers) {
      const score = this.scene.dress.score?.(power, then);
      if (score) scores[power] = Number.parseFloat(String(score.value)) || 0;
    }
    return scores;
  }

  draw() {
    const powers = Object.keys(this.moments[0]?.scores ?? {});
    if (powers.length === 0) return show(this.body, h("p", { class: "dim" }, t("no-course")), statistics(this.scene.log, this.scene));
    const all = this.moments.flatMap(({ scores }) => Object.values(scores));
    const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
    const x = (/** @type {number} */ step) => EDGE + ((WIDTH - 2 * EDGE) * step) / Math.max(1, this.steps);
    const y = (/** @type {number} */ score) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (score - low)) / (high - low);
    const line = (/** @type {string} */ power) => s("polyline", { class: "course-line", "data-power": power, stroke: this.scene.look(power).color, points: this.moments.map(({ step, scores }) => `${x(step).toFixed(1)},${y(scores[power]).toFixed(1)}`).join(" ") });
    const mark = (/** @type {number} */ score) => [s("line", { class: "course-mark", x1: EDGE, x2: WIDTH - EDGE, y1: y(score), y2: y(score) }), s("text", { x: 2, y: y(score) - 2, class: "course-number" }, score)];
    const jump = (/** @type {MouseEvent} */ event) => {
      const box = chart.getBoundingClientRect();
      this.go(Math.round((((event.clientX - box.left) / box.width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE) * this.steps));
    };
    const last = this.moments[this.moments.length - 1].scores;
    const chart = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "course-chart", role: "img", "aria-label": t("how-it-went"), onclick: jump }, mark(low), mark(high), powers.map(line));
    const legend = [...powers].sort((a, b) => last[b] - last[a]).map((power) => h("li", {}, shield(this.scene.look(power)), this.scene.powerName(power), h("b", {}, last[power])));
    show(this.body, chart, h("ul", { class: "course-legend" }, legend), statistics(this.scene.log, this.scene));
  }
}

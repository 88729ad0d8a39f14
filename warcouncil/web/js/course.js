// How a match went: the scores of all along the way and, after the end, what each seat was worth to a bot there, drawn
// from some of its steps, with the turning points. A click leads to that step.

import { get } from "./api.js";
import { h, show } from "./dom.js";
import { t } from "./i18n.js";
import { latest } from "./latest.js";
import { lineChart } from "./linechart.js";
import { statistics } from "./statistics.js";
import { turnList, turns } from "./turning.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").LogEntry} LogEntry */

/**
 * @typedef {object} Moment
 * @property {number} step
 * @property {Record<string, number>} scores
 * @property {Record<string, number> | null} chances after the end: how likely a bot at each seat held it to win, by its first power
 * @property {number} said how many sentences the log had
 * @property {boolean} over whether that is the end
 */

/** So many steps are looked at. */
const MOMENTS = 24;

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
    /** Up to the last of them. @type {LogEntry[]} */
    this.log = [];
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
    this.element.scrollIntoView({ block: "start" });
  }

  /**
   * How things stood at some steps.
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
      const { state, log, chances } = await get(`/matches/${this.match}/history/${step}`, query);
      if (!wanted()) return null;
      this.log = log.entries;
      found.push({ step, scores: this.scoresOf(state), chances: chances && this.chancesOf(chances), said: log.entries.length, over: state.over });
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

  /**
   * By the first power that each seat has now: who plays whom may change on the way.
   * @param {number[]} chances
   */
  chancesOf(chances) {
    const { powers } = this.scene;
    const seats = this.scene.state?.seats ?? {};
    const firsts = powers.filter((power) => powers.find((other) => seats[other] === seats[power]) === power);
    return Object.fromEntries(firsts.map((power) => [power, chances[seats[power]]]));
  }

  draw() {
    const { moments, steps, scene, go } = this;
    const counted = Object.keys(moments[0]?.scores ?? {}).length > 0;
    const scores = counted ? lineChart({ name: t("course-scores"), points: moments.map(({ step, scores }) => ({ step, values: scores })), steps }, scene, go) : h("p", { class: "dim" }, t("no-course"));
    show(this.body, turnList(turns(moments, this.log, scene), scene, go), scores, this.judged(), statistics(this.log, scene));
  }

  /** What each seat was worth to a bot there, unless it has never been anything else than at the beginning. */
  judged() {
    const points = this.moments.flatMap(({ step, chances }) => (chances ? [{ step, values: chances }] : []));
    const begins = JSON.stringify(points[0]?.values);
    if (points.every(({ values }) => JSON.stringify(values) === begins)) return null;
    return lineChart({ name: t("course-chances"), tip: t("course-chances-tip"), points, steps: this.steps, say: (share) => `${Math.round(100 * share)}%` }, this.scene, this.go);
  }
}

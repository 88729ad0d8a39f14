// The turning points of a match: where the chances of the seats shifted most, and what was told of it last.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";
import { tales } from "./kit/tales.js";
import { FIGHTS } from "./statistics.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./course.js").Moment} Moment */
/** @typedef {{step: number, power: string, from: number, to: number, shift: number, told: string | null}} Turn */

/** So many are named at most. */
const MOST = 4;
/** A lesser shift of all chances is none. */
const LEAST = 0.08;

/**
 * Those of a match, as they came. The end is none: it is what all of them led to.
 * @param {Moment[]} moments
 * @param {LogEntry[]} log up to the last of them
 * @param {Scene} scene
 * @returns {Turn[]}
 */
export function turns(moments, log, scene) {
  const stories = tales(log, scene.dress.tales ?? []);
  const found = moments.flatMap((now, index) => {
    const before = moments[index - 1];
    return before?.chances && now.chances && !now.over ? [turned(before, now, log, stories)] : [];
  });
  const most = found.filter(({ shift }) => shift >= LEAST).sort((a, b) => b.shift - a.shift).slice(0, MOST);
  return most.sort((a, b) => a.step - b.step);
}

/**
 * @param {Moment} before
 * @param {Moment} now
 * @param {LogEntry[]} log
 * @param {import("./kit/tales.js").Tale[]} stories
 * @returns {Turn}
 */
function turned(before, now, log, stories) {
  const [was, is] = [before.chances ?? {}, now.chances ?? {}];
  const by = (/** @type {string} */ power) => Math.abs(is[power] - was[power]);
  const [power] = Object.keys(is).sort((a, b) => by(b) - by(a));
  const shift = Object.keys(is).reduce((sum, one) => sum + by(one), 0) / 2;
  const since = stories.filter(({ first }) => first >= before.said && first < now.said);
  const story = since.filter(({ telling }) => FIGHTS.has(telling.sign)).pop() ?? since.pop();
  const own = log.slice(before.said, now.said).filter(({ arguments: about }) => about.power === power && about.round === undefined && about.turn === undefined).pop();
  const told = (story ? (story.verdict ?? story.entries[0]) : own)?.text ?? null;
  return { step: now.step, power, from: was[power], to: is[power], shift, told };
}

/**
 * A list of them, each of which leads to its step; null where there are none.
 * @param {Turn[]} all
 * @param {Scene} scene
 * @param {(step: number) => void} go
 */
export function turnList(all, scene, go) {
  if (all.length === 0) return null;
  const percent = (/** @type {number} */ share) => Math.round(100 * share);
  const line = (/** @type {Turn} */ { step, power, from, to, told }) =>
    h("li", {}, shield(scene.look(power)), h("div", {}, h("button", { type: "button", class: "link", "data-step": step, onclick: () => go(step) }, t("turned", { name: scene.powerName(power), from: percent(from), to: percent(to) })), told ? h("div", { class: "dim" }, told) : null));
  return h("section", { class: "turning", "data-testid": "turning" }, h("h3", {}, t("turning-points")), h("ol", {}, all.map(line)));
}

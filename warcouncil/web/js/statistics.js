// Dice and battles of a match, counted from the log that its viewer reads.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";
import { tales } from "./kit/tales.js";
import { toldDice } from "./kit/warstage.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {{fights: number, won: number, dice: number, sum: number}} Tally */

/** What a fight is called by in the tales of a title. */
export const FIGHTS = new Set(["attack", "siege_engine"]);

/**
 * @param {LogEntry[]} log
 * @param {Scene} scene
 * @returns {Map<string, Tally>} power -> what it has fought and rolled
 */
export function tallies(log, scene) {
  /** @type {Map<string, Tally>} */
  const found = new Map(scene.powers.map((power) => [power, { fights: 0, won: 0, dice: 0, sum: 0 }]));
  for (const { telling, entries, verdict } of tales(log, scene.dress.tales ?? [])) {
    if (!FIGHTS.has(telling.sign)) continue;
    const winner = verdict ? verdict.arguments[telling.winner?.[verdict.message] ?? ""] : null;
    for (const power of [entries[0].arguments.power, entries[0].arguments.power2].flat()) {
      const tally = found.get(String(power));
      if (tally) tally.fights += 1;
      if (tally && [winner].flat().includes(power)) tally.won += 1;
    }
  }
  for (const entry of log) {
    const { dice, dice2, die } = /** @type {Record<string, any>} */ (entry.arguments);
    count(found, entry.arguments.power, dice ?? (die === undefined ? [] : [die]));
    count(found, entry.arguments.power2, dice2 ?? []);
  }
  return found;
}

/**
 * @param {Map<string, Tally>} found
 * @param {unknown} who
 * @param {unknown} rolled
 */
function count(found, who, rolled) {
  const tally = found.get(String([who].flat()[0]));
  if (!tally || !Array.isArray(rolled)) return;
  const values = rolled.filter((value) => typeof value === "number");
  tally.dice += values.length;
  tally.sum += values.reduce((sum, value) => sum + value, 0);
}

/**
 * A table of them; null where nothing was fought and nothing rolled.
 * @param {LogEntry[]} log
 * @param {Scene} scene
 */
export function statistics(log, scene) {
  const all = [...tallies(log, scene)].filter(([, tally]) => tally.fights + tally.dice > 0);
  if (all.length === 0) return null;
  const rolls = log.flatMap((entry) => toldDice(entry)).length;
  const average = (/** @type {Tally} */ { dice, sum }) => (dice ? (sum / dice).toFixed(2) : "–");
  const heads = ["power", "fights", "won", "dice", "average"].map((name) => h("th", { scope: "col" }, t(`stat-${name}`)));
  const row = (/** @type {string} */ power, /** @type {Tally} */ tally) => h("tr", { "data-power": power }, h("th", { scope: "row" }, shield(scene.look(power)), " ", scene.powerName(power)), [tally.fights, tally.won, tally.dice, average(tally)].map((value) => h("td", {}, value)));
  return h("div", { class: "statistics", "data-testid": "statistics" }, h("table", {}, h("caption", {}, t("stat-head", { count: rolls })), h("thead", {}, h("tr", {}, heads)), h("tbody", {}, all.map(([power, tally]) => row(power, tally)))));
}

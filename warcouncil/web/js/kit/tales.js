// What happened, told as one: a battle, bids, a reveal, from the sentence that begins it to what came of it. Tales are
// made of the viewer's own log and of nothing else, so that they are the same behind bundled news and in the replay.

import { h } from "../dom.js";
import { comma } from "../i18n.js";
import { icon, shield } from "../icons.js";
import { dice } from "./dice.js";
import { toldDice } from "./warstage.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../dom.js").Child} Child */

/**
 * What a title says about one kind of tale. Messages are those of its log.
 * @typedef {object} Telling
 * @property {string} sign
 * @property {string[]} begins
 * @property {string[]} decides the messages that say how it ended; without any it is decided when it begins
 * @property {string[]} [after] what still belongs to it behind the decision
 * @property {Record<string, [string | number, string][]>} [totals] message -> who (an argument that names powers, or the number of a side) and which argument is the total: it is no line then
 * @property {Record<string, string>} [winner] message that decides -> the argument that names the winner
 * @property {boolean} [round] many compete, each for themselves: there are no two sides, whomever the beginning names
 * @property {string[]} [silent] messages that are no line of the card
 * @property {(entry: LogEntry) => number[][]} [rolls] the dice that an entry tells of
 * @property {(entry: LogEntry, value: number, roll: number[]) => boolean} [counts] whether a die stands out
 */

/** @typedef {{telling: Telling, first: number, entries: LogEntry[], verdict: LogEntry | null}} Tale */

/** A tale that is not decided after so many sentences is none. */
export const LONGEST = 80;

/**
 * The tales of a log, those that are decided.
 * @param {LogEntry[]} log
 * @param {Telling[]} tellings
 * @param {number} [from] where to begin
 * @returns {Tale[]}
 */
export function tales(log, tellings, from = 0) {
  /** @type {Tale[]} */
  const found = [];
  /** @type {Tale | null} */
  let open = null;
  const close = () => {
    if (open?.verdict) found.push(open);
    open = null;
  };
  for (let index = from; index < log.length; index++) {
    const entry = log[index];
    const telling = tellings.find((one) => one.begins.includes(entry.message));
    if (telling && !claimed(open, entry)) {
      close();
      open = { telling, first: index, entries: [entry], verdict: telling.decides.length ? null : entry };
    } else if (open && !goesOn(open, entry)) close();
  }
  close();
  return found;
}

/**
 * Whether a sentence that could begin a tale belongs to the one that is told: a second secret card, batteries in a battle.
 * @param {Tale | null} tale
 * @param {LogEntry} entry
 */
function claimed(tale, entry) {
  return Boolean(tale?.telling.after?.includes(entry.message));
}

/**
 * @param {Tale} tale
 * @param {LogEntry} entry
 * @returns {boolean} whether the entry is a part of the tale
 */
function goesOn(tale, entry) {
  const { telling, entries, verdict } = tale;
  const decides = telling.decides.includes(entry.message);
  const belongs = decides || !verdict || (telling.after ?? []).includes(entry.message);
  if (!belongs || entries.length >= LONGEST) return false;
  entries.push(entry);
  if (decides) tale.verdict = entry;
  return true;
}

/**
 * Whether a sentence says how something ended.
 * @param {LogEntry} entry
 * @param {Telling[]} tellings
 */
export function isVerdict(entry, tellings) {
  return tellings.some((one) => (one.decides.length ? one.decides : one.begins).includes(entry.message));
}

// -- the card

/**
 * A tale as a card: how it began, both sides with what is told of each, and how it ended.
 * @param {Tale} tale
 * @param {Scene} scene
 */
export function taleCard(tale, scene) {
  const { telling, entries, verdict } = tale;
  const [first] = entries;
  const sides = telling.round ? [] : sidesOf(first);
  const lines = entries.filter((entry) => entry !== first && entry !== verdict && !telling.silent?.includes(entry.message) && !telling.totals?.[entry.message]);
  const winner = verdict ? named(verdict, telling.winner?.[verdict.message] ?? "") : [];
  const own = (/** @type {string[]} */ powers) => lines.filter((entry) => sideOf(entry, sides) === powers);
  const common = lines.filter((entry) => sideOf(entry, sides) === null);
  return h(
    "article",
    { class: "tale", "data-tale": first.message },
    h("h3", {}, icon(telling.sign), h("span", {}, first.text)),
    sides.length ? h("div", { class: "combat-sides" }, sides.map((powers) => sideCard(powers, own(powers), tale, scene, winner.some((power) => powers.includes(power))))) : null,
    common.length ? h("ul", { class: "told" }, common.map((entry) => line(entry, tale, scene, true))) : null,
    verdict && verdict !== first ? h("p", { class: "tale-verdict", "data-testid": "verdict" }, verdict.text, rolls(verdict, tale)) : null,
  );
}

/**
 * @param {string[]} powers
 * @param {LogEntry[]} entries
 * @param {Tale} tale
 * @param {Scene} scene
 * @param {boolean} won
 */
function sideCard(powers, entries, tale, scene, won) {
  const total = totalOf(powers, tale);
  return h(
    "div",
    { class: `combat-side ${won ? "winner" : ""}`, "data-side": powers.join(" ") },
    h("div", { class: "combat-head" }, powers.map((power) => shield(scene.look(power))), h("span", {}, h("b", {}, powers.map((power) => scene.powerName(power)).join(comma()))), total === null ? null : h("span", { class: "combat-total" }, total)),
    entries.length ? h("ul", { class: "told" }, entries.map((entry) => line(entry, tale, scene, false))) : null,
    won ? h("span", { class: "tag good" }, scene.words.label("winner")) : null,
  );
}

/**
 * @param {LogEntry} entry
 * @param {Tale} tale
 * @param {Scene} scene
 * @param {boolean} shields whether it says by a shield whom it is about
 */
function line(entry, tale, scene, shields) {
  const [power] = named(entry, "power");
  return h("li", {}, shields && power ? shield(scene.look(power)) : null, h("span", {}, entry.text), rolls(entry, tale));
}

/**
 * The dice that a sentence tells of.
 * @param {LogEntry} entry
 * @param {Tale} tale
 */
function rolls(entry, { telling }) {
  return (telling.rolls ?? toldDice)(entry).map((roll) => dice(roll, (value) => telling.counts?.(entry, value, roll) ?? false));
}

/**
 * Who stands against whom, as the beginning says it: none where it names no two.
 * @param {LogEntry} entry
 */
function sidesOf(entry) {
  const sides = [named(entry, "power"), named(entry, "power2")];
  return sides.every((powers) => powers.length > 0) && !sides[0].some((power) => sides[1].includes(power)) ? sides : [];
}

/**
 * The side that a sentence is about; null: both, or neither.
 * @param {LogEntry} entry
 * @param {string[][]} sides
 */
function sideOf(entry, sides) {
  const about = [...named(entry, "power"), ...(entry.arguments.dice2 ? named(entry, "power2") : [])];
  const found = sides.filter((powers) => about.some((power) => powers.includes(power)));
  return found.length === 1 ? found[0] : null;
}

/**
 * What a side has come to: the last total told of it.
 * @param {string[]} powers
 * @param {Tale} tale
 * @returns {Child}
 */
function totalOf(powers, { telling, entries }) {
  let total = null;
  for (const entry of entries) {
    for (const [who, what] of telling.totals?.[entry.message] ?? []) {
      const whose = typeof who === "number" ? sidesOf(entries[0])[who] : named(entry, who);
      if (whose?.some((power) => powers.includes(power))) total = entry.arguments[what];
    }
  }
  return /** @type {Child} */ (total);
}

/**
 * The powers that an argument of a sentence names.
 * @param {LogEntry} entry
 * @param {string} argument
 * @returns {string[]}
 */
function named(entry, argument) {
  const found = entry.arguments[argument];
  return Array.isArray(found) ? found.map(String) : typeof found === "string" ? [found] : [];
}

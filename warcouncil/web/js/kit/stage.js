// What is going on just now: a box for each thing, two sides with what counts for them, and how the last dice fell.

import { h } from "../dom.js";
import { icon, shield } from "../icons.js";
import { dice, die } from "./dice.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../dom.js").Children} Children */

/**
 * Something that is going on: the name of a sign or what to show in its place, a title, perhaps what it comes to, how
 * tests find it, and all about it.
 * @param {{sign: Child, title: Children, total?: Child, test: string}} head
 * @param {...Children} inside
 */
export function staged({ sign, title, total = null, test }, ...inside) {
  const figure = typeof sign === "string" ? icon(sign) : sign;
  return h("div", { class: "combat", "data-testid": test }, h("h3", {}, figure, h("span", {}, title), total === null ? null : h("span", { class: "combat-total" }, total)), ...inside);
}

/**
 * One side of a fight; `total` is what it comes to.
 * @param {{powers: string[], role: string, total?: Child, won?: boolean}} who
 * @param {Scene} scene
 * @param {...Children} inside
 */
export function side({ powers, role, total = null, won = false }, scene, ...inside) {
  const { words } = scene;
  const name = h("span", {}, h("b", {}, scene.powerName(powers[0])), h("span", { class: "dim" }, words.label(role)));
  return h(
    "div",
    { class: `combat-side ${won ? "winner" : ""}` },
    h("div", { class: "combat-head" }, powers.map((power, index) => shield(scene.look(power), index > 0 ? scene.powerName(power) : "")), name, total === null ? null : h("span", { class: "combat-total" }, total)),
    ...inside,
    won ? h("span", { class: "tag good" }, words.label("winner")) : null,
  );
}

/**
 * Lines with a value at the end of each.
 * @param {[Children, Child][]} lines
 * @param {string} [name] class of the list
 */
export function tally(lines, name = "") {
  return h("ul", { class: name || null }, lines.map(([what, value]) => h("li", {}, h("span", {}, what), h("b", {}, value))));
}

// -- how the last dice fell

/** Dice are news as long as no more than so many sentences follow them. */
const RECENT = 16;
/** How many sentences after the dice tell what came of them. */
const AFTER = 4;

/**
 * What a title says about the sentences of its log that have to do with dice.
 * @typedef {object} Telling
 * @property {string} name what the story is called
 * @property {Set<string>} begins the messages that begin what dice decide
 * @property {Set<string>} elsewhere the messages that begin something else: no part of what the dice decided
 * @property {(entry: LogEntry) => number[][]} rolls the dice that an entry tells of
 * @property {(entry: LogEntry, value: number, roll: number[]) => boolean} counts whether a die stands out
 */

/** @param {LogEntry} entry */
function named(entry) {
  return Object.entries(entry.arguments).filter(([name]) => name.startsWith("power")).map(([, power]) => power);
}

/**
 * Whether a sentence is about other places than those of a story, or, without any, about other powers.
 * @param {LogEntry} entry
 * @param {LogEntry[]} story
 */
function isElsewhere(entry, story) {
  const apart = (/** @type {(one: LogEntry) => unknown[]} */ of) => {
    const there = story.flatMap(of);
    return of(entry).length > 0 && !of(entry).some((one) => there.includes(one));
  };
  return entry.elements.length ? apart((one) => one.elements) : apart(named);
}

/**
 * The last thing that dice decided, from its beginning on, sentence by sentence, as long as it is news.
 * @param {LogEntry[]} log
 * @param {Telling} telling
 */
export function lastDice(log, { name, begins, elsewhere, rolls, counts }) {
  const other = (/** @type {LogEntry} */ entry) => begins.has(entry.message) || elsewhere.has(entry.message);
  const oldest = Math.max(0, log.length - RECENT);
  let last = log.length - 1;
  while (last >= oldest && rolls(log[last]).length === 0) last--;
  if (last < oldest) return null;
  let first = last;
  while (first > 0 && !other(log[first])) first--;
  const begin = begins.has(log[first].message) ? first : last;
  const after = log.slice(last + 1, last + 1 + AFTER);
  const decided = log.slice(begin, last + 1);
  const next = after.findIndex((entry) => other(entry) || isElsewhere(entry, decided));
  const told = [...decided, ...(next < 0 ? after : after.slice(0, next))];
  const line = (/** @type {LogEntry} */ entry) => h("li", {}, h("span", {}, entry.text), rolls(entry).map((roll) => dice(roll, (value) => counts(entry, value, roll))));
  return h("div", { class: "last-dice" }, staged({ sign: die(5, false), title: name, test: "last-dice" }, h("div", { class: "told-end" }, h("ol", { class: "told" }, told.map(line)))));
}

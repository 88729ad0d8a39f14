// What goes on in a war: formations, moves, battles on land and at sea, deals, with every die and why.

import { h } from "../dom.js";
import { phrase } from "../i18n.js";
import { icon, mark, shield } from "../icons.js";
import { dice } from "./dice.js";
import { side, staged, tally } from "./stage.js";
import { FIGURES } from "./warfigures.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Panel} Panel */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../dom.js").Children} Children */
/** @typedef {(panel: Panel, scene: Scene) => Child} Stage */

/** A die hits from this on, unless a side says otherwise. */
const HIT = 5;

/**
 * What it is called, wherever a piece may be.
 * @param {string} id
 * @param {Scene} scene
 */
export function placeName(id, scene) {
  return scene.elementName(id);
}

/**
 * Units in a line: so many of each kind, in the colours of their owners.
 * @param {{owner: string, unit: string, count: number}[]} troops
 * @param {string[]} leaders
 * @param {Scene} scene
 */
export function forceLine(troops, leaders, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "signs force" },
    troops.map(({ owner, unit, count }) => h("span", { class: "value", title: phrase`${scene.powerName(owner)}: ${count} × ${words.name("unit", unit)}` }, shield(scene.look(owner)), mark(icon(FIGURES[unit], words.name("unit", unit)), String(count)))),
    leaders.map((leader) => h("span", { class: "value" }, icon("star", "", "gold"), words.name("leader", leader))),
  );
}

// -- moves

/** @type {Stage} */
function picked(panel, scene) {
  return staged({ sign: "footman", title: scene.words.label("formation"), test: "picked" }, forceLine(panel.troops, panel.leaders, scene));
}

/** @type {Stage} */
function move(panel, scene) {
  if (scene.view.panels.some((other) => other.kind === "battle")) return null;
  const way = `${placeName(panel.origin, scene)} → ${placeName(panel.target, scene)}`;
  return staged({ sign: panel.by_sea ? "ship" : "march", title: [shield(scene.look(panel.power)), ` ${way}`], test: "move" }, forceLine(panel.troops, panel.leaders, scene));
}

/** @type {Stage} */
function navalOrders(panel, scene) {
  const { words } = scene;
  if (!panel.sailing.length && !panel.admirals.length) return null;
  return staged(
    { sign: "ship", title: words.label("naval_orders"), test: "naval-orders" },
    h("ul", { class: "lines" }, panel.sailing.map((/** @type {any} */ one) => h("li", {}, forceLine(one.ships, [], scene), h("span", {}, `${placeName(one.origin, scene)} → ${placeName(one.target, scene)}`))), panel.admirals.map((/** @type {any} */ one) => h("li", {}, h("span", {}, words.name("leader", one.leader)), h("span", {}, `→ ${placeName(one.target, scene)}`))), panel.following.map((/** @type {any} */ one) => h("li", { "data-following": one.leader }, h("span", {}, words.name("leader", one.leader)), h("span", {}, one.target ? `→ ${placeName(one.target, scene)}` : phrase`${placeName(one.place, scene)}: ${words.label("stays_in")}`)))),
  );
}

/** @type {Stage} */
function navalRoll(panel, scene) {
  const { words } = scene;
  return staged({ sign: "ship", title: [shield(scene.look(panel.power)), phrase` ${words.label(`naval_${panel.roll}`)}: ${placeName(panel.place, scene)}`], test: "naval-roll" }, h("div", { class: "roll" }, dice(panel.dice, () => false), h("b", {}, `= ${panel.total}`)));
}

// -- battles

/**
 * A battle on land or at sea: both sides, what gives them dice, the dice, and the cards played in it.
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {(card: string, scene: Scene) => Child} chip a card in a line
 */
export function battle(panel, scene, chip) {
  const { words } = scene;
  const kind = panel.kind === "naval_battle" ? "naval_battle" : `battle_${panel.battle}`;
  const winner = (/** @type {any} */ side) => panel.winner === side.role;
  const sign = panel.kind === "naval_battle" ? "ship" : panel.battle === "assault" ? "siege_engine" : "attack";
  return staged(
    { sign, title: phrase`${words.label(kind)}: ${placeName(panel.place, scene)}`, test: "battle" },
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, forceLine(side.troops, side.leaders, scene), winner(side)))),
    panel.cards?.length ? h("div", { class: "values" }, panel.cards.map((/** @type {any} */ one) => [shield(scene.look(one.power)), chip(one.card, scene)])) : null,
  );
}

/**
 * One side of a roll. Where it says so (`fours`), some dice one below a hit hit as well.
 * @param {any} one
 * @param {Scene} scene
 * @param {Children} who
 * @param {boolean} [won]
 */
export function sideBox(one, scene, who, won = false) {
  const { words } = scene;
  const rolled = one.dice.length > 0;
  return side(
    { powers: one.powers, role: one.role, won },
    scene,
    who,
    rolled || one.count ? h("div", { class: "roll" }, rolled ? dice(one.dice, "best" in one ? isBest(one.dice) : hitting(one)) : h("span", { class: "dim" }, phrase`${words.label("dice")}: ${one.count}`)) : null,
    rolled ? h("div", { class: "hits" }, "best" in one ? [h("b", {}, one.best), ` ${words.label("best_die")}${modified(one.modifier)}`] : [phrase`${words.label("hits")}: `, h("b", {}, one.hits)]) : null,
    one.lines.length ? tally(one.lines.map((/** @type {any} */ row) => [reason(row, scene), row.dice > 0 ? `+${row.dice}` : row.dice]), "lines") : null,
    one.fours ? h("small", { class: "dim" }, phrase`${words.label("fours")}: ${one.fours}`) : null,
  );
}

/**
 * Which dice of a side hit: called once for each of them, the highest first.
 * @param {any} one
 */
function hitting({ hit_from: from = HIT, fours = 0 }) {
  let left = fours;
  return (/** @type {number} */ value) => value >= from || (value === HIT - 1 && left-- > 0);
}

/** @param {number} value */
export function isHit(value) {
  return value >= HIT;
}

/**
 * Where only the best die counts.
 * @param {number[]} roll
 */
function isBest(roll) {
  const best = Math.max(...roll);
  return (/** @type {number} */ value) => value === best;
}

/** @param {number} modifier what every die is changed by */
export function modified(modifier) {
  return modifier ? phrase` (${modifier > 0 ? "+" : ""}${modifier})` : "";
}

/**
 * Why there are so many dice.
 * @param {any} row
 * @param {Scene} scene
 */
export function reason(row, scene) {
  const { words } = scene;
  if (row.leader) return words.name("leader", row.leader);
  if (row.debater) return words.name("debater", row.debater);
  return words.name("dice", row.kind);
}

// -- deals

/** @type {Stage} */
function deal(panel, scene) {
  const { words } = scene;
  return staged(
    { sign: "alliance", title: [`${words.label("deal")} `, panel.parties.map((/** @type {string} */ power) => shield(scene.look(power), scene.powerName(power)))], test: "deal" },
    panel.terms.length ? h("ul", { class: "terms" }, panel.terms.map((/** @type {any[]} */ term) => h("li", {}, termLine(term, scene)))) : h("p", { class: "dim" }, words.label("no_terms")),
  );
}

/**
 * A term: who gives what to whom.
 * @param {any[]} term
 * @param {Scene} scene
 * @returns {Child[]}
 */
function termLine([act, giver, taker, ...rest], scene) {
  const { words } = scene;
  const things = rest.map((thing) => (typeof thing === "number" ? String(thing) : (words.anything(thing) ?? thing))).join(" ");
  const power = (/** @type {string | undefined} */ id) => (id ? shield(scene.look(id), scene.powerName(id)) : null);
  const mutual = act === "ally" || act === "end_war";
  return [power(giver), mutual ? " – " : taker ? " → " : " ", power(taker), " ", h("b", {}, words.label(`term_${act}`)), things ? ` ${things}` : ""];
}

/** @type {Record<string, Stage>} what goes on in any war, by the kind of its panel; battles need the cards of the title */
export const WAR_STAGES = { picked, naval_orders: navalOrders, naval_roll: navalRoll, move, deal };

/** @param {LogEntry} entry @returns {number[][]} the dice that an entry tells of */
export function toldDice(entry) {
  const { dice: first, dice2: second, die } = /** @type {Record<string, any>} */ (entry.arguments);
  return [first, second, die === undefined ? undefined : [die]].filter((roll) => Array.isArray(roll) && roll.length > 0);
}

// What is going on just now, with every die and why; and when it is over, how the last dice fell.

import { h } from "../../dom.js";
import { icon, mark, shield } from "../../icons.js";
import { cardChip } from "./cards.js";
import { dice, die, fiveOrSix } from "./dice.js";
import { debater } from "./tables.js";
import { FIGURES } from "./tokens.js";

/** @typedef {import("../../scene.js").Scene} Scene */
/** @typedef {import("../../types.js").Panel} Panel */
/** @typedef {import("../../types.js").LogEntry} LogEntry */
/** @typedef {import("../../dom.js").Child} Child */
/** @typedef {import("../../dom.js").Children} Children */

/** @type {Record<string, (panel: Panel, scene: Scene) => Child>} */
const STAGES = { picked, naval_orders: navalOrders, naval_roll: navalRoll, move, battle, naval_battle: battle, attempts, debate, diet, piracy, deal };

/**
 * @param {Scene} scene
 */
export function stage(scene) {
  if (scene.state?.over) return null;
  const shown = scene.view.panels.map((panel) => STAGES[panel.kind]?.(panel, scene) ?? null);
  const rolling = scene.view.panels.some((panel) => panel.kind === "naval_roll" || panel.sides?.some((/** @type {any} */ side) => side.dice.length > 0));
  const story = rolling ? null : lastDice(scene);
  return shown.some(Boolean) || story ? h("div", { class: "his-stage" }, shown, story) : null;
}

/**
 * @param {string} id
 * @param {Scene} scene
 */
function placeName(id, scene) {
  const { words } = scene;
  const kind = scene.spaces.get(id)?.kind;
  if (kind === "foreign_war") return words.name("card", scene.spaces.get(id)?.card);
  return words.name(kind === "sea" ? "sea" : "space", id);
}

/**
 * @param {string} sign
 * @param {Children} title
 * @param {string} test
 * @param {...Children} inside
 */
function frame(sign, title, test, ...inside) {
  return h("div", { class: "combat", "data-testid": test }, h("h3", {}, icon(sign), h("span", {}, title)), ...inside);
}

/**
 * Units in a line: so many of each kind, in the colours of their owners.
 * @param {{owner: string, unit: string, count: number}[]} troops
 * @param {string[]} leaders
 * @param {Scene} scene
 */
function forceLine(troops, leaders, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "signs force" },
    troops.map(({ owner, unit, count }) => h("span", { class: "value", title: `${scene.powerName(owner)}: ${count} × ${words.name("unit", unit)}` }, shield(scene.look(owner)), mark(icon(FIGURES[unit], words.name("unit", unit)), String(count)))),
    leaders.map((leader) => h("span", { class: "value" }, icon("star", "", "gold"), words.name("leader", leader))),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function picked(panel, scene) {
  return frame("footman", scene.words.label("formation"), "picked", forceLine(panel.troops, panel.leaders, scene));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function move(panel, scene) {
  if (scene.view.panels.some((other) => other.kind === "battle")) return null;
  const way = `${placeName(panel.origin, scene)} → ${placeName(panel.target, scene)}`;
  return frame(panel.by_sea ? "ship" : "march", [shield(scene.look(panel.power)), ` ${way}`], "move", forceLine(panel.troops, panel.leaders, scene));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function navalOrders(panel, scene) {
  const { words } = scene;
  if (!panel.sailing.length && !panel.admirals.length) return null;
  return frame(
    "ship",
    words.label("naval_orders"),
    "naval-orders",
    h("ul", { class: "lines" }, panel.sailing.map((/** @type {any} */ one) => h("li", {}, forceLine(one.ships, [], scene), h("span", {}, `${placeName(one.origin, scene)} → ${placeName(one.target, scene)}`))), panel.admirals.map((/** @type {any} */ one) => h("li", {}, h("span", {}, words.name("leader", one.leader)), h("span", {}, `→ ${placeName(one.target, scene)}`))), panel.following.map((/** @type {any} */ one) => h("li", { "data-following": one.leader }, h("span", {}, words.name("leader", one.leader)), h("span", {}, one.target ? `→ ${placeName(one.target, scene)}` : `${placeName(one.place, scene)}: ${words.label("stays_in")}`)))),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function navalRoll(panel, scene) {
  const { words } = scene;
  return frame("ship", [shield(scene.look(panel.power)), ` ${words.label(`naval_${panel.roll}`)}: ${placeName(panel.place, scene)}`], "naval-roll", h("div", { class: "roll" }, dice(panel.dice, () => false), h("b", {}, `= ${panel.total}`)));
}

// -- battles

/**
 * A battle on land or at sea: both sides, what gives them dice, and the dice.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function battle(panel, scene) {
  const { words } = scene;
  const kind = panel.kind === "naval_battle" ? "naval_battle" : `battle_${panel.battle}`;
  const winner = (/** @type {any} */ side) => panel.winner === side.role;
  return frame(
    panel.kind === "naval_battle" ? "ship" : panel.battle === "assault" ? "siege_engine" : "attack",
    `${words.label(kind)}: ${placeName(panel.place, scene)}`,
    "battle",
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, forceLine(side.troops, side.leaders, scene), winner(side)))),
    panel.cards?.length ? h("div", { class: "values" }, panel.cards.map((/** @type {any} */ one) => [shield(scene.look(one.power)), cardChip(one.card, scene)])) : null,
  );
}

/**
 * One side of a roll.
 * @param {any} side
 * @param {Scene} scene
 * @param {Children} who
 * @param {boolean} [won]
 */
function sideBox(side, scene, who, won = false) {
  const { words } = scene;
  const rolled = side.dice.length > 0;
  return h(
    "div",
    { class: `combat-side ${won ? "winner" : ""}` },
    h("div", { class: "combat-head" }, side.powers.map((/** @type {string} */ power) => shield(scene.look(power), scene.powerName(power))), h("span", {}, h("b", {}, scene.powerName(side.powers[0])), h("span", { class: "dim" }, words.label(side.role)))),
    who,
    rolled || side.count ? h("div", { class: "roll" }, rolled ? dice(side.dice, "best" in side ? isBest(side.dice) : fiveOrSix) : h("span", { class: "dim" }, `${words.label("dice")}: ${side.count}`)) : null,
    rolled ? h("div", { class: "hits" }, "best" in side ? [h("b", {}, side.best), ` ${words.label("best_die")}${modified(side.modifier)}`] : [`${words.label("hits")}: `, h("b", {}, side.hits)]) : null,
    side.lines.length ? h("ul", { class: "lines" }, side.lines.map((/** @type {any} */ row) => h("li", {}, h("span", {}, reason(row, scene)), h("b", {}, row.dice > 0 ? `+${row.dice}` : row.dice)))) : null,
    won ? h("span", { class: "tag good" }, words.label("winner")) : null,
  );
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
function modified(modifier) {
  return modifier ? ` (${modifier > 0 ? "+" : ""}${modifier})` : "";
}

/**
 * Why there are so many dice.
 * @param {any} row
 * @param {Scene} scene
 */
function reason(row, scene) {
  const { words } = scene;
  if (row.leader) return words.name("leader", row.leader);
  if (row.debater) return words.name("debater", row.debater);
  return words.name("dice", row.kind);
}

// -- religion

/**
 * A series of attempts: how many are left, and the last one with the dice of both sides and why.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function attempts(panel, scene) {
  const { words } = scene;
  return frame(
    "bible",
    [shield(scene.look(panel.power)), ` ${words.label(`${panel.attempts}_attempts`)}: ${panel.left}`],
    "attempts",
    h("p", { class: "dim" }, panel.target ? h("b", { class: "attempted" }, words.name("space", panel.target), " · ") : null, `${words.label("target_zones")}: ${panel.zones.map((/** @type {string} */ zone) => words.name("zone", zone)).join(", ")}`, panel.bonus ? ` · ${words.name("debater", panel.bonus)}` : "", panel.plus_one ? ` · +1` : ""),
    panel.target ? h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side, /** @type {number} */ index) => sideBox(side, scene, side.dice.length ? null : h("span", { class: "dim" }, words.label("automatic")), panel.succeeded === (index === 0)))) : null,
  );
}

/**
 * What an attempt against a space would be: beside the option, and told in full to whoever points at it or at the space.
 * @param {string} space
 * @param {Scene} scene
 * @param {string} [helper] a debater who would be committed for his dice
 * @returns {{short: Child[], long: Child[]} | null}
 */
export function odds(space, scene, helper) {
  const { words } = scene;
  const target = scene.view.panels.find((panel) => panel.kind === "attempts")?.targets.find((/** @type {any} */ one) => one.space === space);
  if (!target) return null;
  const bonus = helper ? (target.helpers[helper] ?? 0) : 0;
  const own = target.dice[0] + bonus;
  const other = target.dice[1];
  const lines = bonus ? [...target.lines[0], { kind: "debater", debater: helper, dice: bonus }] : target.lines[0];
  const list = (/** @type {any[]} */ lines) => lines.map((row) => `${reason(row, scene)} ${row.dice}`).join(", ");
  return {
    short: [h("span", { class: "cp-mark" }, `${own} : ${other}`), target.wins_ties ? icon("star", words.label("wins_ties"), "gold") : null],
    long: [
      h("div", {}, `${words.label("own_dice")} ${own}: ${list(lines)}${modified(target.modifier)}`),
      h("div", {}, `${words.label("their_dice")} ${other}: ${list(target.lines[1])}`),
      target.wins_ties ? h("div", {}, words.label("wins_ties")) : null,
    ],
  };
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function debate(panel, scene) {
  const { words } = scene;
  const people = [panel.attacker, panel.defender];
  return frame(
    "culture",
    `${words.label("debate")}: ${words.name("zone", panel.zone)} · ${words.label("round")} ${panel.round}`,
    "debate",
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side, /** @type {number} */ index) => sideBox(side, scene, people[index] ? debater(people[index], side.committed ? "committed" : "", scene) : h("span", { class: "dim" }, "?")))),
    panel.prize ? h("p", { "data-testid": "prize" }, shield(scene.look(panel.prize.power), scene.powerName(panel.prize.power)), ` ${words.label("spaces_won")}: `, h("b", {}, panel.prize.spaces), h("span", { class: "dim" }, ` (${panel.prize.lines.map((/** @type {any} */ row) => `${reason(row, scene)} +${row.dice}`).join(", ")})`)) : null,
    panel.barred ? h("p", { class: "dim" }, `${words.label("barred")}: ${words.name("debater", panel.barred)}`) : null,
  );
}

/**
 * The cards that one's own powers have committed, until everybody's are shown.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function diet(panel, scene) {
  const { words } = scene;
  return frame("culture", `${words.name("phase", "diet")}: ${words.label("diet_cards")}`, "diet", h("div", { class: "values" }, panel.cards.map((/** @type {any} */ one) => [shield(scene.look(one.power), scene.powerName(one.power)), cardChip(one.card, scene)])));
}

// -- piracy and deals

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function piracy(panel, scene) {
  const { words } = scene;
  return frame("skull", `${words.label("piracy")}: ${words.name("sea", panel.sea)}`, "piracy", h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, null))));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function deal(panel, scene) {
  const { words } = scene;
  return frame(
    "alliance",
    [`${words.label("deal")} `, panel.parties.map((/** @type {string} */ power) => shield(scene.look(power), scene.powerName(power)))],
    "deal",
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

// -- how the last dice fell

/** The messages that begin what dice decide. */
const BEGINNINGS = new Set([
  "field_battle", "assault", "naval_combat", "piracy", "sack_of_rome", "moves", "moves_with", "ships_sail", "embarked",
  "reform_attempts", "counter_attempts", "debate_called", "theses", "diet_card", "event_played", "event_forced",
  "explorer", "conquistador",
]);
/** The messages that begin something else: no part of what the dice decided. */
const ELSEWHERE = new Set([
  "card_spent", "passed", "impulse_skipped", "will_skip", "action_phase", "card_draw_phase", "diplomacy_phase", "spring", "winter", "vp_at_end",
  "begins", "cards_join", "draws_cards", "cards_drawn", "draws_from_hand", "discards_card", "deal_announced", "sues_for_peace", "ransoms", "war_declared",
  "deploys", "deploys_with", "ships_winter", "winters", "replacement", "built", "siege_lifted", "voyage", "st_peters", "university_founded",
  "new_testament", "full_bible", "reformer_excommunicated", "ruler_excommunicated", "debater_enters", "reformer_enters", "leader_enters", "admiral_waits",
]);
/** Dice are news as long as no more than so many sentences follow them. */
const RECENT = 16;
/** How many sentences after the dice tell what came of them. */
const AFTER = 4;

/** @param {LogEntry} entry */
function elsewhere(entry) {
  return BEGINNINGS.has(entry.message) || ELSEWHERE.has(entry.message);
}

/** @param {LogEntry} entry @returns {number[][]} the dice that an entry tells of */
function rolls(entry) {
  const { dice: first, dice2: second, die } = /** @type {Record<string, any>} */ (entry.arguments);
  return [first, second, die === undefined ? undefined : [die]].filter((roll) => Array.isArray(roll) && roll.length > 0);
}

/**
 * The last thing that dice decided, from its beginning on, sentence by sentence, as long as it is news.
 * @param {Scene} scene
 */
function lastDice(scene) {
  const { log } = scene;
  const oldest = Math.max(0, log.length - RECENT);
  let last = log.length - 1;
  while (last >= oldest && rolls(log[last]).length === 0) last--;
  if (last < oldest) return null;
  let first = last;
  while (first > 0 && !elsewhere(log[first])) first--;
  const begin = BEGINNINGS.has(log[first].message) ? first : last;
  const after = log.slice(last + 1, last + 1 + AFTER);
  const next = after.findIndex(elsewhere);
  const told = [...log.slice(begin, last + 1), ...(next < 0 ? after : after.slice(0, next))];
  return h(
    "div",
    { class: "combat", "data-testid": "last-dice" },
    h("h3", {}, die(5, false), h("span", {}, scene.words.label("last_dice"))),
    h("div", { class: "told-end" }, h("ol", { class: "told" }, told.map((entry) => h("li", {}, h("span", {}, entry.text), rolls(entry).map((roll) => dice(roll, (value) => counts(entry.message, value, roll))))))),
  );
}

const HITS = /battle|naval_dice|naval_more_dice|debate_dice|piracy|diet_dice|council_dice|rebels|doria/;

/**
 * Whether a die is one that counts: a hit where there are hits, the best where the best is compared.
 * @param {string} message
 * @param {number} value
 * @param {number[]} roll
 */
function counts(message, value, roll) {
  if (/attempt/.test(message)) return value === Math.max(...roll);
  return HITS.test(message) && fiveOrSix(value);
}

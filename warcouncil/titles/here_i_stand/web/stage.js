// What is going on just now, with every die and why; and when it is over, how the last dice fell.

import { dice, h, icon, lastDice, mark, shield, side, staged, tally } from "/js/kit/index.js";
import { chip } from "./cards.js";
import { debater } from "./tables.js";
import { FIGURES } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").LogEntry} LogEntry */
/** @typedef {import("/js/kit/index.js").Child} Child */
/** @typedef {import("/js/kit/index.js").Children} Children */

/** @type {Record<string, (panel: Panel, scene: Scene) => Child>} */
const STAGES = { picked, naval_orders: navalOrders, naval_roll: navalRoll, move, battle, naval_battle: battle, attempts, debate, diet, piracy, deal };

/**
 * @param {Scene} scene
 */
export function stage(scene) {
  if (scene.state?.over) return null;
  const shown = scene.view.panels.map((panel) => STAGES[panel.kind]?.(panel, scene) ?? null);
  const rolling = scene.view.panels.some((panel) => panel.kind === "naval_roll" || panel.sides?.some((/** @type {any} */ side) => side.dice.length > 0));
  const story = rolling ? null : lastDice(scene.log, { name: scene.words.label("last_dice"), begins: BEGINNINGS, elsewhere: ELSEWHERE, rolls, counts });
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
  return staged({ sign: "footman", title: scene.words.label("formation"), test: "picked" }, forceLine(panel.troops, panel.leaders, scene));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function move(panel, scene) {
  if (scene.view.panels.some((other) => other.kind === "battle")) return null;
  const way = `${placeName(panel.origin, scene)} → ${placeName(panel.target, scene)}`;
  return staged({ sign: panel.by_sea ? "ship" : "march", title: [shield(scene.look(panel.power)), ` ${way}`], test: "move" }, forceLine(panel.troops, panel.leaders, scene));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function navalOrders(panel, scene) {
  const { words } = scene;
  if (!panel.sailing.length && !panel.admirals.length) return null;
  return staged(
    { sign: "ship", title: words.label("naval_orders"), test: "naval-orders" },
    h("ul", { class: "lines" }, panel.sailing.map((/** @type {any} */ one) => h("li", {}, forceLine(one.ships, [], scene), h("span", {}, `${placeName(one.origin, scene)} → ${placeName(one.target, scene)}`))), panel.admirals.map((/** @type {any} */ one) => h("li", {}, h("span", {}, words.name("leader", one.leader)), h("span", {}, `→ ${placeName(one.target, scene)}`))), panel.following.map((/** @type {any} */ one) => h("li", { "data-following": one.leader }, h("span", {}, words.name("leader", one.leader)), h("span", {}, one.target ? `→ ${placeName(one.target, scene)}` : `${placeName(one.place, scene)}: ${words.label("stays_in")}`)))),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function navalRoll(panel, scene) {
  const { words } = scene;
  return staged({ sign: "ship", title: [shield(scene.look(panel.power)), ` ${words.label(`naval_${panel.roll}`)}: ${placeName(panel.place, scene)}`], test: "naval-roll" }, h("div", { class: "roll" }, dice(panel.dice, () => false), h("b", {}, `= ${panel.total}`)));
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
  const sign = panel.kind === "naval_battle" ? "ship" : panel.battle === "assault" ? "siege_engine" : "attack";
  return staged(
    { sign, title: `${words.label(kind)}: ${placeName(panel.place, scene)}`, test: "battle" },
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, forceLine(side.troops, side.leaders, scene), winner(side)))),
    panel.cards?.length ? h("div", { class: "values" }, panel.cards.map((/** @type {any} */ one) => [shield(scene.look(one.power)), chip(one.card, scene)])) : null,
  );
}

/**
 * One side of a roll.
 * @param {any} one
 * @param {Scene} scene
 * @param {Children} who
 * @param {boolean} [won]
 */
function sideBox(one, scene, who, won = false) {
  const { words } = scene;
  const rolled = one.dice.length > 0;
  return side(
    { powers: one.powers, role: one.role, won },
    scene,
    who,
    rolled || one.count ? h("div", { class: "roll" }, rolled ? dice(one.dice, "best" in one ? isBest(one.dice) : isHit) : h("span", { class: "dim" }, `${words.label("dice")}: ${one.count}`)) : null,
    rolled ? h("div", { class: "hits" }, "best" in one ? [h("b", {}, one.best), ` ${words.label("best_die")}${modified(one.modifier)}`] : [`${words.label("hits")}: `, h("b", {}, one.hits)]) : null,
    one.lines.length ? tally(one.lines.map((/** @type {any} */ row) => [reason(row, scene), row.dice > 0 ? `+${row.dice}` : row.dice]), "lines") : null,
  );
}

/** @param {number} value */
function isHit(value) {
  return value >= 5;
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
  return staged(
    { sign: "bible", title: [shield(scene.look(panel.power)), ` ${words.label(`${panel.attempts}_attempts`)}: ${panel.left}`], test: "attempts" },
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
  return staged(
    { sign: "culture", title: `${words.label("debate")}: ${words.name("zone", panel.zone)} · ${words.label("round")} ${panel.round}`, test: "debate" },
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
  return staged({ sign: "culture", title: `${words.name("phase", "diet")}: ${words.label("diet_cards")}`, test: "diet" }, h("div", { class: "values" }, panel.cards.map((/** @type {any} */ one) => [shield(scene.look(one.power), scene.powerName(one.power)), chip(one.card, scene)])));
}

// -- piracy and deals

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function piracy(panel, scene) {
  const { words } = scene;
  return staged({ sign: "skull", title: `${words.label("piracy")}: ${words.name("sea", panel.sea)}`, test: "piracy" }, h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, null))));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
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

/** @param {LogEntry} entry @returns {number[][]} the dice that an entry tells of */
function rolls(entry) {
  const { dice: first, dice2: second, die } = /** @type {Record<string, any>} */ (entry.arguments);
  return [first, second, die === undefined ? undefined : [die]].filter((roll) => Array.isArray(roll) && roll.length > 0);
}

const HITS = /battle|naval_dice|naval_more_dice|debate_dice|piracy|diet_dice|council_dice|rebels|doria/;

/**
 * Whether a die is one that counts: a hit where there are hits, the best where the best is compared.
 * @param {LogEntry} entry
 * @param {number} value
 * @param {number[]} roll
 */
function counts({ message }, value, roll) {
  if (/attempt/.test(message)) return value === Math.max(...roll);
  return HITS.test(message) && isHit(value);
}

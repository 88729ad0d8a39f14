// What is going on just now: marches, battles, sieges, voyages and convoys, round by round and die by die, with who was
// disrupted and killed; and when it is over, how the last dice fell.

import { die, forceLine, h, icon, phrase, placeName, reason, shield, side, staged, tally, toldDice, warStage } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").LogEntry} LogEntry */
/** @typedef {import("/js/kit/index.js").Child} Child */

const KILL = 6;
const DISRUPT = 5;

/** @type {Record<string, (panel: Panel, scene: Scene) => Child>} */
const STAGES = { march, battle: fight, siege: fight, voyage, naval_battle: fight, convoy };

/** @type {Record<string, [string, string]>} kind of fight -> the messages of its beginning and of its rounds */
const TOLD = { battle: ["battle", "battle_round"], siege: ["siege", "siege_round"], naval_battle: ["naval_battle", "naval_round"] };

// -- moves

/** @param {Panel} panel @param {Scene} scene */
function march(panel, scene) {
  if (scene.view.panels.some((other) => other.kind === "battle")) return null;
  return staged({ sign: "march", title: [shield(scene.look(panel.power)), phrase` ${scene.words.label("march")}: ${placeName(panel.space, scene)}`], test: "march" }, forceLine(panel.troops, panel.leaders, scene), panel.entered ? h("p", { class: "dim" }, phrase`${scene.words.label("entered")}: ${panel.entered}`) : null);
}

/** @param {Panel} panel @param {Scene} scene */
function voyage(panel, scene) {
  if (scene.view.panels.some((other) => other.kind === "naval_battle")) return null;
  const way = [panel.came, panel.place, panel.target].filter((place, index, all) => place && all.indexOf(place) === index).map((place) => placeName(place, scene)).join(" → ");
  return staged({ sign: "ship", title: [panel.members.map((/** @type {string} */ nation) => shield(scene.look(nation), scene.powerName(nation))), phrase` ${scene.words.label("voyage")}: ${way}`], test: "voyage" }, forceLine(panel.troops, [], scene));
}

/** @param {Panel} panel @param {Scene} scene */
function convoy(panel, scene) {
  const way = [panel.space, ...panel.seas].map((place) => placeName(place, scene)).join(" → ");
  return staged({ sign: "anchor", title: [shield(scene.look(panel.power)), phrase` ${scene.words.label("convoy")}: ${way}`], test: "convoy" }, forceLine(panel.troops, panel.leaders, scene));
}

// -- fights

/** @param {Panel} panel @param {Scene} scene */
function fight(panel, scene) {
  const { words } = scene;
  const sign = { battle: "attack", siege: "siege_engine", naval_battle: "ship" }[panel.kind] ?? "attack";
  const round = panel.kind === "siege" ? panel.rounds : panel.round;
  return staged(
    { sign, title: phrase`${words.label(panel.kind)}: ${placeName(panel.place, scene)}`, total: round ? words.label("battle_round").replace("%n", String(round)) : null, test: "battle" },
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ one) => sideBox(one, scene))),
    rounds(panel, scene),
  );
}

/** @param {any} one @param {Scene} scene */
function sideBox(one, scene) {
  const { words } = scene;
  const losses = [["killed", one.killed], ["disrupted", one.disrupted]].filter(([, count]) => count !== undefined).map(([word, count]) => `${words.label(word)} ${count}`);
  const suffered = [losses.length ? phrase`${words.label("losses")}: ${losses.join(" · ")}` : null, one.rating === undefined ? null : `${words.label("sixes")} ${one.sixes}/${one.rating}`].filter(Boolean);
  return side(
    { powers: one.powers, role: one.role },
    scene,
    forceLine(one.troops, one.leaders, scene),
    one.head && one.leaders.length > 1 ? h("p", { class: "dim" }, icon("star", "", "gold"), phrase` ${words.label("commander")}: ${words.name("leader", one.head)}`) : null,
    h("div", { class: "roll" }, one.dice.length ? rolled(one.dice, one.kill, one.disrupt) : h("span", { class: "dim" }, phrase`${words.label("dice")}: ${one.count}`)),
    h("div", { class: "hits" }, suffered.join(" · ")),
    one.lines.length ? tally(one.lines.map((/** @type {any} */ row) => [row.power ? phrase`${reason(row, scene)} (${scene.powerName(row.power)})` : reason(row, scene), row.dice > 0 ? `+${row.dice}` : row.dice]), "lines") : null,
  );
}

/**
 * Dice, best first: those that kill are framed, those that disrupt are shaded.
 * @param {number[]} values
 * @param {number} [kill]
 * @param {number} [disrupt]
 */
function rolled(values, kill = KILL, disrupt = DISRUPT) {
  return h("span", { class: "dice" }, [...values].sort((a, b) => b - a).map((value) => h("span", { class: value >= kill ? "kills" : value >= disrupt ? "disrupts" : "" }, die(value, value >= disrupt))));
}

/** The rounds of this fight so far, as the log tells them. @param {Panel} panel @param {Scene} scene */
function rounds(panel, scene) {
  const [begin, message] = TOLD[panel.kind];
  const first = scene.log.findLastIndex((entry) => entry.message === begin);
  const told = scene.log.slice(Math.max(first, 0)).filter((entry) => entry.message === message);
  if (told.length < 2) return null;
  const row = (/** @type {LogEntry} */ entry) => h("li", {}, toldDice(entry).map((roll) => [rolled(roll), " "]));
  return h("details", { class: "rounds", open: true }, h("summary", {}, scene.words.label("rounds_so_far")), h("ol", {}, told.map(row)));
}

// -- how the last dice fell

/** The messages that begin what dice decide. */
const BEGINNINGS = new Set(["attrition", "conquest_rolled", "peace_rolled", "war_rolled", "battle", "siege", "naval_battle", "intercepts", "evades", "fleet_intercepts", "fleet_patrols", "enters", "convoy", "landing", "assault", "event_played", "reserve_used"]);
/** The messages that begin something else: no part of what the dice decided. */
const ELSEWHERE = new Set(["begins", "new_turn", "card_spent", "passed", "flag_placed", "units_built", "leader_built", "consul_moved", "resource_used", "war_declared", "joins_camp", "deployed", "squadron_built", "preempts", "minor_draws", "peace_card"]);
/** Messages of a single die: it counts if it comes to a six with what was added. */
const SINGLE = new Set(["peace_rolled", "conquest_rolled", "war_rolled", "event_rolled"]);
/** Rolls in which fives count as well as sixes: all but attrition and the dice of a besieger. */
const HITS = /battle_round|naval_round|siege_round|coastal_fire|flotilla_fire/;

/** @param {LogEntry} entry @returns {number[][]} the dice that an entry tells of */
export function rolls(entry) {
  return SINGLE.has(entry.message) ? [[Number(entry.arguments.amount)]] : toldDice(entry);
}

/** @param {LogEntry} entry @param {number} value @param {number[]} roll */
export function counts({ message, arguments: told }, value, roll) {
  if (SINGLE.has(message)) return Number(told.total ?? value) >= KILL;
  if (message === "siege_round" && roll === told.dice2) return value >= KILL;
  return HITS.test(message) ? value >= DISRUPT : message.endsWith("attrition") && value >= KILL;
}

export const stage = warStage(STAGES, { begins: BEGINNINGS, elsewhere: ELSEWHERE, rolls, counts, busy: (panel) => panel.kind in TOLD });

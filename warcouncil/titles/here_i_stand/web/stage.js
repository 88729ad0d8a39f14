// What is going on just now, with every die and why; and when it is over, how the last dice fell.

import { CAMPAIGN_STAGES, comma, h, icon, isHit, modified, phrase, reason, shield, sideBox, staged, turnOf, warChip, warStage } from "/js/kit/index.js";
import { debater } from "./tables.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").LogEntry} LogEntry */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {Record<string, (panel: Panel, scene: Scene) => Child>} */
const STAGES = { ...CAMPAIGN_STAGES, attempts, debate, diet, piracy };

// -- religion

/**
 * A series of attempts: how many are left, and the last one with the dice of both sides and why.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function attempts(panel, scene) {
  const { words } = scene;
  return staged(
    { sign: "bible", title: [shield(scene.look(panel.power)), phrase` ${words.label(`${panel.attempts}_attempts`)}: ${panel.left}`], test: "attempts" },
    h("p", { class: "dim" }, panel.target ? h("b", { class: "attempted" }, words.name("space", panel.target), " · ") : null, phrase`${words.label("target_zones")}: ${panel.zones.map((/** @type {string} */ zone) => words.name("zone", zone)).join(comma())}`, panel.bonus ? ` · ${words.name("debater", panel.bonus)}` : "", panel.plus_one ? ` · +1` : ""),
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
  const list = (/** @type {any[]} */ lines) => lines.map((row) => `${reason(row, scene)} ${row.dice}`).join(comma());
  return {
    short: [h("span", { class: "cp-mark" }, `${own} : ${other}`), target.wins_ties ? icon("star", words.label("wins_ties"), "gold") : null],
    long: [
      h("div", {}, phrase`${words.label("own_dice")} ${own}: ${list(lines)}${modified(target.modifier)}`),
      h("div", {}, phrase`${words.label("their_dice")} ${other}: ${list(target.lines[1])}`),
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
    { sign: "culture", title: phrase`${words.label("debate")}: ${words.name("zone", panel.zone)} · ${turnOf(words.label("round"), panel.round)}`, test: "debate" },
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side, /** @type {number} */ index) => sideBox(side, scene, people[index] ? debater(people[index], side.committed ? "committed" : "", scene) : h("span", { class: "dim" }, "?")))),
    panel.prize ? h("p", { "data-testid": "prize" }, shield(scene.look(panel.prize.power), scene.powerName(panel.prize.power)), phrase` ${words.label("spaces_won")}: `, h("b", {}, panel.prize.spaces), h("span", { class: "dim" }, phrase` (${panel.prize.lines.map((/** @type {any} */ row) => `${reason(row, scene)} +${row.dice}`).join(comma())})`)) : null,
    panel.barred ? h("p", { class: "dim" }, phrase`${words.label("barred")}: ${words.name("debater", panel.barred)}`) : null,
  );
}

/**
 * The cards that one's own powers have committed, until everybody's are shown.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function diet(panel, scene) {
  const { words } = scene;
  return staged({ sign: "culture", title: phrase`${words.name("phase", "diet")}: ${words.label("diet_cards")}`, test: "diet" }, h("div", { class: "values" }, panel.cards.map((/** @type {any} */ one) => [shield(scene.look(one.power), scene.powerName(one.power)), warChip(one.card, scene)])));
}

// -- piracy

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function piracy(panel, scene) {
  const { words } = scene;
  return staged({ sign: "skull", title: phrase`${words.label("piracy")}: ${words.name("sea", panel.sea)}`, test: "piracy" }, h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, null))));
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

const HITS = /battle|naval_dice|naval_more_dice|debate_dice|piracy|diet_dice|council_dice|rebels|doria/;

/**
 * Whether a die is one that counts: a hit where there are hits, the best where the best is compared.
 * @param {LogEntry} entry
 * @param {number} value
 * @param {number[]} roll
 */
export function counts({ message }, value, roll) {
  if (/attempt/.test(message)) return value === Math.max(...roll);
  return HITS.test(message) && isHit(value);
}

export const stage = warStage(STAGES, { begins: BEGINNINGS, elsewhere: ELSEWHERE, counts });

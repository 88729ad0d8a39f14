// What is going on just now, with every die and why; and when it is over, how the last dice fell.

import { CAMPAIGN_STAGES, h, isHit, phrase, placeName, shield, sideBox, staged, warChip, warStage } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").LogEntry} LogEntry */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {Record<string, (panel: Panel, scene: Scene) => Child>} */
const STAGES = { headlines, ...CAMPAIGN_STAGES, nao_orders: naoOrders, piracy };

/**
 * Headlines: one's own secret choice, then everybody's in their order.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function headlines(panel, scene) {
  const { words } = scene;
  const shown = [...panel.shown].sort((a, b) => a.place - b.place);
  const chosen = Object.entries(/** @type {Record<string, any[][]>} */ (panel.chosen));
  return staged(
    { sign: "influence", title: words.label("headlines"), test: "headlines" },
    shown.length
      ? h("ol", { class: "headline-list" }, shown.map((one) => h("li", {}, shield(scene.look(one.power), scene.powerName(one.power)), " ", one.event ? warChip(one.event, scene) : "–", one.support ? [h("span", { class: "dim" }, ` ${words.label("headline_support")} `), warChip(one.support, scene)] : null)))
      : chosen.map(([player, draft]) => h("p", {}, shield(scene.look(player), scene.powerName(player)), phrase` ${words.label("your_choice")}: `, draft.filter((option) => option[1]).map((option) => warChip(String(option[1]), scene)))),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function naoOrders(panel, scene) {
  const { words } = scene;
  const word = (/** @type {string | number} */ thing) => (typeof thing === "number" ? String(thing) : scene.spaces.has(thing) ? placeName(thing, scene) : (words.anything(thing) ?? thing));
  return staged({ sign: "nao", title: words.label("nao_orders"), test: "nao-orders" }, h("ul", { class: "terms" }, panel.orders.map((/** @type {(string | number)[]} */ [, ...things]) => h("li", {}, things.map(word).join(" → ")))));
}

/**
 * Piracy in a sea zone, or a nao that raids settlements.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function piracy(panel, scene) {
  const { words } = scene;
  const nao = panel.nao ? ` · ${words.name("nao", panel.nao)}` : "";
  return staged({ sign: "skull", title: phrase`${words.label("piracy")}: ${placeName(panel.place, scene)}${nao}`, test: "piracy" }, h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => sideBox(side, scene, null))));
}

// -- how the last dice fell

/** The messages that begin what dice decide. */
const BEGINNINGS = new Set(["field_battle", "assault", "naval_combat", "piracy", "raid", "moves", "moves_with", "ships_sail", "embarked", "event_played", "event_forced", "nao_sails", "headlines_ranked", "wedding", "foreign_war", "venetian_war", "deck_shuffled", "naos_sail"]);
/** The messages that begin something else: no part of what the dice decided. */
const ELSEWHERE = new Set([
  "card_spent", "passed", "impulse_skipped", "action_phase", "card_draw_phase", "diplomacy_phase", "spring", "winter", "vp_at_end", "begins", "cards_join", "draws_cards",
  "deal_announced", "ransoms", "war_declared", "deploys", "deploys_with", "built", "siege_lifted", "nao_built", "influence", "leader_enters", "turn_begins", "phase", "headline_shown",
]);

const HITS = /battle|naval_dice|naval_more_dice|piracy|raid|assault|strike|volley/;

/**
 * Whether a die is a hit, where there are hits.
 * @param {LogEntry} entry
 * @param {number} value
 */
export function counts({ message }, value) {
  return HITS.test(message) && isHit(value);
}

export const stage = warStage(STAGES, { begins: BEGINNINGS, elsewhere: ELSEWHERE, counts });

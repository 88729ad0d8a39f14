// Cards and reserve cards: command points, colour of the number, bars, and the mark of what leaves the game.

import { cardChip, cardTile, comma, h, icon, phrase } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {[string, string][]} a bar or a mark of a card -> its sign */
const BARS = [["battle", "attack"], ["response", "defense"], ["foreign_war", "raid"], ["timed", "sun"], ["must_be_event", "influence"], ["plus", "plus"], ["no_1805", "lock"]];

/**
 * What is printed on a card, in words.
 * @param {any} fact
 * @param {Scene} scene
 */
function printed(fact, scene) {
  const { words } = scene;
  return [`${fact.cp} ${words.label("cp")}`, ...BARS.filter(([bar]) => fact[bar]).map(([bar]) => words.label(`bar_${bar}`)), ...(fact.color ? [words.label(`number_${fact.color}`)] : []), ...(fact.remove ? [words.label(`removed_${fact.remove}`)] : [])];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
function cardTip(id, scene) {
  const { words } = scene;
  const fact = scene.data.card?.[id] ?? {};
  const effect = words.effect("card", id);
  const players = (fact.players ?? []).map((/** @type {string} */ nation) => scene.powerName(nation)).join(comma());
  const doubt = words.certainty(fact.certainty);
  return [
    h("b", {}, words.name("card", id)),
    h("div", { class: "dim" }, printed(fact, scene).join(" · ")),
    players ? h("div", {}, phrase`${words.label("for_nations")}: ${players}`) : null,
    effect ? h("div", {}, effect) : null,
    doubt ? h("div", { class: "dim" }, doubt) : null,
  ];
}

/** @param {any} fact @returns {string} the sign of its foremost bar */
function signOf(fact) {
  return BARS.find(([bar]) => fact[bar])?.[1] ?? "draw";
}

/** @param {any} fact */
function look(fact) {
  return `nw-card number-${fact.color ?? "black"} ${fact.battle ? "bar-battle" : fact.response ? "bar-response" : fact.foreign_war ? "bar-war" : ""} ${fact.certainty === "reconstructed" ? "doubtful" : ""}`;
}

/**
 * A card as it is held in a hand.
 * @param {string} id
 * @param {Scene} scene
 */
export function tile(id, scene) {
  const fact = scene.data.card?.[id] ?? {};
  const name = scene.words.name("card", id);
  const bars = BARS.filter(([bar]) => fact[bar]);
  const marks = [...bars.slice(1).map(([bar, figure]) => icon(figure, scene.words.label(`bar_${bar}`))), fact.remove ? h("span", { title: scene.words.label(`removed_${fact.remove}`) }, "✕") : null].filter(Boolean);
  const line = bars[0] ? scene.words.label(`bar_${bars[0][0]}`) : "";
  return cardTile(id, { value: fact.cp, sign: icon(signOf(fact)), art: icon(signOf(fact)), line, name, marks: marks.length ? marks : undefined, spoken: [name, ...printed(fact, scene)].join(comma()) }, look(fact), () => cardTip(id, scene));
}

/**
 * A card in a line of text.
 * @param {string} id
 * @param {Scene} scene
 */
export function chip(id, scene) {
  const fact = scene.data.card?.[id] ?? {};
  return cardChip(id, [h("b", {}, fact.cp), scene.words.name("card", id)], `war-chip ${look(fact)}`, () => cardTip(id, scene));
}

/**
 * A reserve card on a headquarters display; used ones are faint.
 * @param {string} id
 * @param {boolean} ready
 * @param {Scene} scene
 */
export function reserveChip(id, ready, scene) {
  const { words } = scene;
  const fact = scene.data.reserve?.[id] ?? {};
  const doubt = words.certainty(fact.certainty);
  const effect = words.effect("reserve", id);
  return cardChip(id, [h("b", {}, fact.cp), words.name("reserve", id)], `war-chip reserve ${ready ? "" : "spent"}`, () => [h("b", {}, words.name("reserve", id)), h("div", { class: "dim" }, `${fact.cp} ${words.label("cp")}${ready ? "" : ` · ${words.label("spent")}`}`), effect ? h("div", {}, effect) : null, doubt ? h("div", { class: "dim" }, doubt) : null]);
}

/**
 * What to show beside an option that is about a card.
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function signs(id, scene) {
  const fact = scene.data.card?.[id] ?? scene.data.reserve?.[id];
  if (!fact) return [];
  return [h("span", { class: "cp-mark" }, `${fact.cp} ${scene.words.label("cp")}`), scene.data.card?.[id] ? icon(signOf(fact), printed(fact, scene).slice(1).join(comma())) : null];
}

// House cards and orders in words and signs.

import { comma, explain, h, icon, mark, s, sign } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Child} Child */

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function cardSigns(id, scene) {
  const fact = scene.data.card?.[id];
  if (!fact) return [];
  const { words } = scene;
  return [
    mark(icon("star", words.label("strength"), "sign-glory"), String(fact.strength)),
    fact.swords ? mark(icon("attack", words.label("swords")), String(fact.swords)) : null,
    fact.fortifications ? mark(icon("castle", words.label("fortifications")), String(fact.fortifications)) : null,
  ];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function orderSigns(id, scene) {
  const fact = scene.data.order?.[id];
  if (!fact) return [];
  const value = fact.modifier ? (fact.modifier > 0 ? `+${fact.modifier}` : `−${-fact.modifier}`) : "";
  return [mark(icon(fact.type, scene.words.name("order", id)), value), fact.star ? icon("star", scene.words.label("special_order"), "sign-glory") : null];
}

/**
 * A house card as one would hold it: the strength in a shield, swords and towers one by one, the arms of the house on
 * their own pattern, the name; whether there is a text, which is told to whoever points at it or taps it.
 * @param {string} id
 * @param {Scene} scene
 * @param {boolean} [spent]
 */
export function houseCard(id, scene, spent = false) {
  const { words } = scene;
  const name = words.name("card", id);
  const fact = scene.data.card?.[id] ?? {};
  const look = scene.look(fact.house ?? null);
  const effect = fact.text ? (words.effect("card", id) ?? "") : "";
  const spoken = [name, `${words.label("strength")} ${fact.strength}`, fact.swords ? `${words.label("swords")} ${fact.swords}` : "", fact.fortifications ? `${words.label("fortifications")} ${fact.fortifications}` : "", effect].filter(Boolean).join(comma());
  const many = (/** @type {string} */ sign, /** @type {number} */ count) => Array.from({ length: count }, () => icon(sign));
  const element = h(
    "div",
    { class: `house-card ${spent ? "spent" : ""}`, "data-element": id, "data-key": `card ${id}`, role: "group", "aria-label": spoken },
    arms(look),
    h("b", { class: "house-card-strength" }, fact.strength),
    h("span", { class: "house-card-icons" }, many("attack", fact.swords ?? 0), many("castle", fact.fortifications ?? 0)),
    h("span", { class: "house-card-name" }, name, effect ? h("small", { class: "house-card-text" }, "❧") : null),
  );
  element.style.setProperty("--house", look.color);
  element.style.setProperty("--house-ink", look.ink);
  return explain(element, () => [h("b", {}, name), h("div", { class: "signs" }, cardSigns(id, scene)), h("div", {}, effect)]);
}

/** The arms of a house on a field strewn with them. @param {import("/js/kit/index.js").Livery} look */
function arms(look) {
  const spots = [[14, 14], [50, 6], [86, 14], [14, 66], [86, 66], [50, 76]];
  return s("svg", { class: "house-card-arms", viewBox: "0 0 100 80", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" }, s("rect", { width: 100, height: 80, fill: look.color }), spots.map(([x, y]) => sign(look.emblem, x, y, 15, { fill: look.ink, opacity: 0.28 })), sign(look.emblem, 50, 42, 50, { fill: look.ink }));
}

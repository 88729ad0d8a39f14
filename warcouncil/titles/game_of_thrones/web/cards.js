// House cards and orders in words and signs.

import { explain, h, icon, mark, shield } from "/js/kit/index.js";

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
 * A card with its owner's shield, its icons and what it does.
 * @param {string} id
 * @param {Scene} scene
 * @param {boolean} [spent]
 */
export function houseCard(id, scene, spent = false) {
  const { words } = scene;
  const name = words.name("card", id);
  const fact = scene.data.card?.[id];
  const effect = fact?.text ? (words.effect("card", id) ?? "") : "";
  const element = h(
    "div",
    { class: `house-card ${spent ? "spent" : ""}`, "data-element": id, "data-key": `card ${id}` },
    shield(scene.look(fact?.house ?? null)),
    h("span", { class: "house-card-name" }, name),
    h("span", { class: "signs" }, cardSigns(id, scene)),
    effect ? h("small", { class: "house-card-text" }, effect) : null,
  );
  return explain(element, () => [h("b", {}, name), h("div", { class: "signs" }, cardSigns(id, scene)), h("div", {}, words.effect("card", id) ?? "")]);
}

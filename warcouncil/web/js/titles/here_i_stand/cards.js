// Cards: command points, name, what kind they are; what they do is told to whoever points at them.

import { h } from "../../dom.js";
import { icon, shield } from "../../icons.js";
import { explain } from "../../tips.js";

/** @typedef {import("../../scene.js").Scene} Scene */
/** @typedef {import("../../dom.js").Child} Child */

const SIGNS = /** @type {Record<string, string>} */ ({ home: "crown", mandatory: "influence", combat: "attack", response: "defense", event: "draw" });

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function cardTip(id, scene) {
  const { words } = scene;
  const fact = scene.data.card?.[id] ?? {};
  const effect = words.effect("card", id);
  const doubt = words.certainty(fact.certainty);
  return [
    h("b", {}, words.name("card", id)),
    h("div", { class: "dim" }, `${words.name("card_kind", fact.kind)} · ${fact.cp} ${words.label("cp")} · #${fact.number}`, fact.remove ? ` · ${words.label(`removed_${fact.remove}`)}` : ""),
    effect ? h("div", {}, effect) : null,
    fact.deadline ? h("div", { class: "dim" }, `${words.label("deadline")}: ${words.label("turn")} ${fact.deadline}`) : null,
    doubt ? h("div", { class: "dim" }, doubt) : null,
  ];
}

/**
 * A card as it is held in a hand.
 * @param {string} id
 * @param {Scene} scene
 * @param {string} [more] more class names
 */
export function cardTile(id, scene, more = "") {
  const { words } = scene;
  const fact = scene.data.card?.[id] ?? {};
  const tile = h(
    "div",
    { class: `his-card card-${fact.kind} ${more}`, "data-element": id, "data-key": `card ${id}`, role: "group", "aria-label": `${words.name("card", id)}, ${fact.cp} ${words.label("cp")}, ${words.name("card_kind", fact.kind)}` },
    h("span", { class: "card-cp" }, fact.cp),
    h("span", { class: "card-kind" }, fact.owner ? shield(scene.look(fact.owner)) : icon(SIGNS[fact.kind] ?? "draw")),
    h("span", { class: "card-name" }, words.name("card", id)),
  );
  return explain(tile, () => cardTip(id, scene));
}

/**
 * A card in a line of text.
 * @param {string} id
 * @param {Scene} scene
 */
export function cardChip(id, scene) {
  const fact = scene.data.card?.[id] ?? {};
  return explain(h("span", { class: `card-chip his-chip card-${fact.kind}`, "data-element": id, "data-key": `card ${id}` }, h("b", {}, fact.cp), scene.words.name("card", id)), () => cardTip(id, scene));
}

/**
 * What to show beside an option that is about a card.
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function cardSigns(id, scene) {
  const fact = scene.data.card?.[id];
  if (!fact) return [];
  return [h("span", { class: "cp-mark" }, `${fact.cp} ${scene.words.label("cp")}`), icon(SIGNS[fact.kind] ?? "draw", scene.words.name("card_kind", fact.kind))];
}

/**
 * Cards that nobody else sees.
 * @param {number} count
 * @param {string} power
 * @param {Scene} scene
 */
export function backs(count, power, scene) {
  return Array.from({ length: count }, () => h("div", { class: "his-card card-back" }, shield(scene.look(power))));
}

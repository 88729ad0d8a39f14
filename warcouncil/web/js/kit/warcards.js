// Cards of a war by command points: in a hand, in a line of text, beside an option. What they do is told to whoever
// points at them. The facts are those of `facts.json`: `scene.data.card`.

import { h } from "../dom.js";
import { phrase } from "../i18n.js";
import { icon, shield } from "../icons.js";
import { cardChip, cardTile } from "./cards.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../dom.js").Child} Child */

const SIGNS = /** @type {Record<string, string>} */ ({ home: "crown", mandatory: "influence", combat: "attack", response: "defense", event: "draw", papal_bull: "keys", no_event: "ring", automatic: "influence" });

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
function cardTip(id, scene) {
  const { words } = scene;
  const fact = scene.data.card?.[id] ?? {};
  const effect = words.effect("card", id);
  const doubt = words.certainty(fact.certainty);
  return [
    h("b", {}, words.name("card", id)),
    h("div", { class: "dim" }, `${words.name("card_kind", fact.kind)} · ${fact.cp} ${words.label("cp")} · #${fact.number}`, fact.remove ? ` · ${words.label(`removed_${fact.remove}`)}` : ""),
    effect ? h("div", {}, effect) : null,
    fact.deadline ? h("div", { class: "dim" }, phrase`${words.label("deadline")}: ${words.label("turn")} ${fact.deadline}`) : null,
    doubt ? h("div", { class: "dim" }, doubt) : null,
  ];
}

/**
 * A card as it is held in a hand.
 * @param {string} id
 * @param {Scene} scene
 * @param {string} [more] more class names
 */
export function warTile(id, scene, more = "") {
  const { words } = scene;
  const fact = scene.data.card?.[id] ?? {};
  const name = words.name("card", id);
  const [figure, kind] = [SIGNS[fact.kind] ?? "draw", words.name("card_kind", fact.kind)];
  const sign = fact.owner ? shield(scene.look(fact.owner)) : icon(figure);
  const marks = [fact.remove ? h("span", { title: words.label(`removed_${fact.remove}`) }, "✕") : null, fact.deadline ? h("span", { title: words.label("deadline") }, `≤${fact.deadline}`) : null].filter(Boolean);
  const spoken = `${name}, ${fact.cp} ${words.label("cp")}, ${kind}`;
  return cardTile(id, { value: fact.cp, sign, art: icon(figure), line: kind, name, marks: marks.length ? marks : undefined, spoken }, `card-${fact.kind} ${more}`, () => cardTip(id, scene));
}

/**
 * A card in a line of text.
 * @param {string} id
 * @param {Scene} scene
 */
export function warChip(id, scene) {
  const fact = scene.data.card?.[id] ?? {};
  return cardChip(id, [h("b", {}, fact.cp), scene.words.name("card", id)], `war-chip card-${fact.kind}`, () => cardTip(id, scene));
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

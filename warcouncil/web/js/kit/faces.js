// Components as things one would like to hold: a card with its value, whose it is, its name, its kind and what it does. Made
// of the facts of `facts.json` and the title's own words alone, so that every title has them.

import { h } from "../dom.js";
import { hasWords, t } from "../i18n.js";
import { icon, shield } from "../icons.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {Record<string, any>} Fact */

/** What stands in the corner: the first of these that a component has. */
const VALUES = ["cp", "strength", "level", "battle", "rating", "admin", "value", "charisma"];
/** Whose it is. */
const OWNERS = ["owner", "power", "nation", "house", "player", "side"];
/** What has been told in another place of the card, or is nothing for people. */
const TOLD = new Set([...OWNERS, "en", "zh", "certainty", "count_certainty", "kind", "number", "deck", "remove", "color", "text"]);

/**
 * @param {string} kind
 * @param {string} id
 * @param {Fact} fact
 * @param {Scene} scene
 */
export function face(kind, id, fact, scene) {
  const { words } = scene;
  const name = words.name(kind, id);
  const owner = OWNERS.map((one) => fact[one]).find((one) => typeof one === "string" && one in (words.names.power ?? {}));
  const corner = VALUES.find((one) => typeof fact[one] === "number");
  const look = scene.look(owner ?? null);
  const doubt = words.certainty(fact.certainty);
  const [printed, text] = [line(kind, fact, scene), words.effect(kind, id)];
  const element = h(
    "article",
    { class: `face face-${kind} ${owner ? "owned" : ""}`, "data-face": id, "data-kind": fact.kind ?? fact.deck ?? null },
    h("header", {}, corner ? h("b", { class: "face-value", title: named(corner, scene) }, fact[corner]) : null, h("span", { class: "face-name" }, name), owner ? shield(look, scene.powerName(owner)) : null),
    printed ? h("p", { class: "face-line" }, printed) : null,
    text ? h("p", { class: "face-text" }, text) : null,
    h("footer", {}, rest(fact, corner, scene), doubt ? h("span", { class: "face-doubt", title: doubt }, "?") : null),
  );
  if (owner) element.style.setProperty("--owner", look.color);
  return element;
}

/**
 * What kind of a card it is, and its number.
 * @param {string} kind
 * @param {Fact} fact
 * @param {Scene} scene
 */
function line(kind, fact, { words }) {
  const parts = [];
  if (typeof fact.kind === "string") parts.push(words.name(`${kind}_kind`, fact.kind));
  if (typeof fact.deck === "string") parts.push(words.anything(fact.deck) ?? words.label(fact.deck));
  if (fact.remove && words.has(`removed_${fact.remove}`)) parts.push(words.label(`removed_${fact.remove}`));
  if (typeof fact.number === "number") parts.push(`#${fact.number}`);
  return parts.join(" · ");
}

/**
 * The numbers and marks that have a word of their own.
 * @param {Fact} fact
 * @param {string | undefined} corner
 * @param {Scene} scene
 * @returns {Child[]}
 */
function rest(fact, corner, scene) {
  const { words } = scene;
  /** @type {Child[]} */
  const signs = Object.entries(fact.icons ?? {}).map(([sign, count]) => h("span", { class: "mark" }, icon(sign, words.anything(sign) ?? words.label(sign)), count));
  const known = Object.entries(fact).filter(([name, value]) => name !== corner && !TOLD.has(name) && named(name, scene) && (typeof value === "number" ? value !== 0 : value === true));
  const actions = (fact.actions ?? []).map((/** @type {string} */ action) => h("span", { class: "tag" }, words.name("action", action)));
  return [...signs, ...actions, ...known.map(([name, value]) => h("span", { class: "tag" }, value === true ? named(name, scene) : `${named(name, scene)} ${value}`))];
}

/**
 * What a number on a component is called; null: it has no name of its own.
 * @param {string} name
 * @param {Scene} scene
 */
function named(name, { words }) {
  return hasWords(`fact-${name}`) ? t(`fact-${name}`) : words.has(name) ? words.label(name) : null;
}

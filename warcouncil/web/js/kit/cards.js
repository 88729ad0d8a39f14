// Cards: in a hand, in a line of text, face down. What they do is told to whoever points at them.

import { h } from "../dom.js";
import { shield } from "../icons.js";
import { explain } from "../tips.js";

/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../dom.js").Children} Children */
/** @typedef {import("../icons.js").Livery} Livery */

/**
 * What is seen of a card: its value, large; a sign of what it is, in the corner and behind everything; what kind it is, in
 * a word or two; its name; marks; and what a screen reader says.
 * @typedef {object} CardFace
 * @property {Child} value
 * @property {Child} sign
 * @property {Child} [art] the sign once more
 * @property {string} [line]
 * @property {string} name
 * @property {Children} [marks]
 * @property {string} spoken
 */

/**
 * A card as it is held in a hand.
 * @param {string} id
 * @param {CardFace} face
 * @param {string} kind more class names
 * @param {() => Child[]} tip
 */
export function cardTile(id, { value, sign, art, line, name, marks, spoken }, kind, tip) {
  const tile = h(
    "div",
    { class: `card-tile ${kind}`, "data-element": id, "data-key": `card ${id}`, role: "group" },
    art ? h("span", { class: "card-art" }, art) : null,
    h("b", { class: "card-corner" }, value),
    " ",
    h("span", { class: "card-line" }, line),
    " ",
    h("span", { class: "card-kind" }, sign),
    " ",
    h("span", { class: "card-name" }, name),
    marks ? h("span", { class: "card-marks" }, marks) : null,
  );
  const read = (tile.textContent ?? "").trim().replace(/\s+/g, " "); // what is read must be part of what is heard
  tile.setAttribute("aria-label", spoken.startsWith(name) ? read + spoken.slice(name.length) : `${read}, ${spoken}`);
  return explain(tile, tip);
}

/**
 * A card in a line of text.
 * @param {string} id
 * @param {Children} inside
 * @param {string} kind more class names
 * @param {() => Child[]} tip
 */
export function cardChip(id, inside, kind, tip) {
  return explain(h("span", { class: `card-chip ${kind}`, "data-element": id, "data-key": `card ${id}` }, inside), tip);
}

/**
 * Cards that nobody else sees.
 * @param {number} count
 * @param {Livery} look
 */
export function cardBacks(count, look) {
  return Array.from({ length: count }, () => h("div", { class: "card-tile card-back" }, shield(look)));
}

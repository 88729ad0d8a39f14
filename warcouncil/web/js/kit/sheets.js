// What stands on the sheet of a power: how much it has of something, and how far it has come.

import { h } from "../dom.js";
import { icon } from "../icons.js";

/** @typedef {import("../dom.js").Child} Child */

/**
 * How much there is of something.
 * @param {string} figure
 * @param {string} text
 * @param {Child} value
 */
export function pool(figure, text, value) {
  return h("div", { class: "pool" }, icon(figure), h("span", {}, text), h("b", {}, value));
}

/**
 * A track: so many steps of so many.
 * @param {string} name
 * @param {number} value
 * @param {number} most
 */
export function bar(name, value, most) {
  const steps = Array.from({ length: most }, (_, at) => h("i", { class: at < value ? "on" : "" }));
  return h("div", { class: "bar-track", role: "img", "aria-label": `${name} ${value}/${most}` }, h("span", {}, name), h("span", { class: "bar-steps" }, steps), h("b", {}, `${value}/${most}`));
}

// Why something cannot be done: what it would have been, and the rule behind it.

import { h } from "./dom.js";
import { phrase } from "./i18n.js";

/**
 * @param {any} one what is refused, with others that are refused for the same reason
 * @param {(clause: string) => void} rule shows a clause
 */
export function refusal(one, rule) {
  return h(
    "div",
    { class: "refusal", "data-testid": "refusal" },
    h("b", {}, [one, ...one.others].map((/** @type {any} */ option) => option.label).join(" · "), one.more ? phrase` · … (+${one.more})` : ""),
    h("p", {}, one.clause ? one.clause.text : one.message),
    one.clause ? h("button", { type: "button", class: "link", onclick: () => rule(one.clause.id) }, `${one.clause.section} · ${one.clause.id}`) : null,
  );
}

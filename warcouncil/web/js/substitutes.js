// Substitutes: named for one's own seat, called, and stepping in.

import { post, put } from "./api.js";
import { h } from "./dom.js";
import { comma, t } from "./i18n.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */

/** What is being written for a seat, by its path: it outlives that the seats are drawn anew. @type {Map<string, string>} */
const drafts = new Map();

/**
 * Who plays on for a seat; for my own, a way to change that.
 * @param {Table} table
 * @param {Seat} seat
 * @param {(act: () => Promise<unknown>) => Promise<unknown>} tell
 * @param {() => unknown} [after]
 */
export function substituteLine(table, seat, tell, after = () => undefined) {
  const known = seat.substitute?.name ?? "";
  const said = known ? h("span", { class: "tag", "data-testid": "substitute" }, seat.called ? t("substitute-called", { name: known }) : t("substitute-is", { name: known })) : null;
  if (!seat.mine || !["open", "playing"].includes(table.status)) return said;
  const act = (/** @type {() => Promise<unknown>} */ work) => void tell(work).then(after);
  const path = `/tables/${table.id}/seats/${seat.seat}/substitute`;
  const button = (/** @type {string} */ text, /** @type {() => Promise<unknown>} */ work) => h("button", { type: "button", onclick: () => act(work) }, text);
  if (known) return [said, button(t("substitute-none"), () => put(path, { name: null })), table.status === "playing" && !seat.called ? button(t("substitute-call", { name: known }), () => post(`/matches/${table.id}/hand-over`, { seat: seat.seat })) : null];
  const field = h("input", { type: "text", maxlength: 24, size: 12, "data-key": `substitute ${seat.seat}`, value: drafts.get(path) ?? "", oninput: (/** @type {Event} */ event) => drafts.set(path, /** @type {HTMLInputElement} */ (event.target).value), placeholder: t("substitute"), title: t("substitute-why"), "aria-label": t("substitute") });
  const send = () => (field.value.trim() ? put(path, { name: field.value.trim() }) : Promise.resolve(field.focus()));
  return [field, button(t("substitute-name"), send)];
}

/**
 * A seat waits for me.
 * @param {Table} table
 * @param {(power: string) => string} powerName
 */
export function stepIn(table, powerName) {
  return table.step_in.map((number) => {
    const powers = table.seats[number]?.powers.map(powerName).join(comma()) ?? "";
    const sit = async () => {
      await post(`/matches/${table.id}/step-in`, { seat: number });
      location.reload();
    };
    return h("div", { class: "banner", "data-testid": "step-in" }, h("span", { class: "grow" }, t("step-in-why", { powers })), h("button", { type: "button", class: "main", onclick: () => void sit() }, t("step-in")));
  });
}

// What the host does with leagues, in a browser that has opened the host's page.

import { Agreement } from "./agreement.js";
import { post, put } from "./api.js";
import { h, show } from "./dom.js";
import { comma, phrase, t } from "./i18n.js";
import { navigate } from "./router.js";
import { tell } from "./telling.js";
import { titles } from "./words.js";

/** @typedef {import("./types.js").League} League */
/** @typedef {(work: () => Promise<unknown>) => Promise<unknown>} Act */

/** A form for a new league. */
export async function newLeagueCard() {
  const all = await titles();
  const clock = h("div", {});
  const agreement = new Agreement(() => show(clock, agreement.clockChoice()));
  show(clock, agreement.clockChoice());
  const name = field(t("name"), { maxlength: 60, required: true, "data-key": "league-name" });
  const title = h("select", { "aria-label": t("which-game"), onchange: () => (sizes.value = usual()) }, all.map((one) => h("option", { value: one.id }, one.name)));
  const usual = () => String(all[title.selectedIndex].best_players ?? Math.max(2, all[title.selectedIndex].players[0]));
  const sizes = field(t("league-sizes-field"), { value: usual(), pattern: "[0-9 ,]+" });
  const rounds = field(t("league-rounds-field"), { inputmode: "numeric", pattern: "[0-9]+", value: 3 });
  const closed = h("input", { type: "checkbox" });
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const body = { name: name.value, title: title.value, sizes: numbers(sizes.value), rounds: Number(rounds.value), clock: agreement.clock, private: closed.checked };
    void tell(async () => navigate(`/league/${(await post("/host/leagues", body)).id}`));
  };
  return h(
    "form",
    { class: "card host", "data-testid": "new-league", onsubmit: send },
    h("h2", {}, t("league-new")),
    [name, title, sizes, rounds].map(labelled),
    clock,
    h("label", { class: "toggle" }, closed, h("span", {}, t("league-private"))),
    h("button", { type: "submit", class: "main" }, t("league-announce")),
  );
}

/**
 * What the host can do with a league.
 * @param {League} league
 * @param {Act} act
 */
export function hostCard(league, act) {
  const path = `/host/leagues/${league.id}`;
  const more = league.status !== "over";
  const button = (/** @type {string} */ label, /** @type {() => Promise<unknown>} */ work) => h("button", { type: "button", onclick: () => void act(work) }, label);
  return h(
    "section",
    { class: "card host", "data-testid": "league-host" },
    h("h2", {}, t("league-for-host")),
    more
      ? h(
          "div",
          { class: "buttons" },
          league.round < league.rounds ? button(t("league-begin", { round: league.round + 1 }), () => post(`${path}/rounds`, { round: league.round + 1 })) : null,
          button(t(league.registering ? "league-shut" : "league-open"), () => put(`${path}/registration`, { open: !league.registering })),
          button(t("league-end"), () => post(`${path}/end`)),
        )
      : null,
    more ? form(t("league-invite"), [field(t("name"))], ([name]) => act(() => post(`${path}/invitations`, { name }))) : null,
    more ? form(t("league-put-out"), [field(t("name"))], ([name]) => act(() => post(`${path}/withdrawals`, { name }))) : null,
    more ? form(t("league-replace"), [field(t("name")), field(t("league-by"))], ([name, by]) => act(() => post(`${path}/successors`, { name, by }))) : null,
    league.drawn.length ? correction(league, path, act) : null,
  );
}

/**
 * @param {League} league
 * @param {string} path
 * @param {Act} act
 */
function correction(league, path, act) {
  const done = league.drawn.flatMap((one) => one.tables.filter((table) => ["over", "closed"].includes(table.status)).map((table) => ({ one, table })));
  if (done.length === 0) return null;
  const named = (/** @type {typeof done[number]} */ { one, table }) => phrase`${one.round}: ${table.seats.map((seat) => league.entrants[seat.entrant].name ?? "–").join(comma())}`;
  const table = h("select", { "aria-label": t("league-table") }, done.map((one) => h("option", { value: one.table.table }, named(one))));
  return form(t("league-correct"), [table, field(t("league-ranks"), { placeholder: "1, 2, 3" }), field(t("league-reason"), { maxlength: 300 })], ([id, ranks, reason]) => act(() => post(`${path}/rulings`, { table: id, ranks: numbers(ranks), reason })));
}

/** @param {string} text */
function numbers(text) {
  return text.split(",").map((part) => part.trim()).filter(Boolean).map(Number);
}

/**
 * @param {string} label
 * @param {import("./dom.js").Attributes} [more]
 */
function field(label, more = {}) {
  return h("input", { type: "text", class: "grow", "aria-label": label, placeholder: label, ...more });
}

/** @param {HTMLElement} input */
function labelled(input) {
  return h("label", { class: "row wrap" }, h("span", { class: "label" }, input.getAttribute("aria-label")), input);
}

/**
 * Some fields in a row, and a button.
 * @param {string} label
 * @param {(HTMLInputElement | HTMLSelectElement)[]} fields
 * @param {(values: string[]) => unknown} send
 */
function form(label, fields, send) {
  const submit = (/** @type {Event} */ event) => (event.preventDefault(), send(fields.map((one) => one.value.trim())));
  return h("form", { class: "row wrap", onsubmit: submit }, fields, h("button", { type: "submit" }, label));
}

// Friends, and invitations by name.

import { get, post, remove, whoami } from "./api.js";
import { h, show } from "./dom.js";
import { t } from "./i18n.js";
import { tell } from "./telling.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{id: string, name: string}} Named */
/** @typedef {{friends: Named[], ask_me: Named[], i_ask: Named[]}} Friends */

/** A card for the account page. */
export async function friendsCard() {
  const card = h("section", { class: "card", "data-testid": "friends" });
  const ask = (/** @type {string} */ name) => tell(async () => draw(await post("/friends", { name })));
  const part = (/** @type {Named} */ one) => tell(async () => (await remove(`/friends/${one.id}`), draw(await get("/friends"))));
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ act) => h("button", { type: "button", onclick: () => void act() }, label);
  const row = (/** @type {Named} */ one, /** @type {import("./dom.js").Child[]} */ ...rest) => h("div", { class: "row" }, h("span", { class: "grow" }, one.name), rest);
  const draw = (/** @type {Friends} */ all) => {
    const name = h("input", { type: "text", class: "grow", maxlength: 24, "aria-label": t("name"), placeholder: t("name") });
    const send = (/** @type {Event} */ event) => (event.preventDefault(), void ask(name.value));
    show(
      card,
      h("h2", {}, t("friends")),
      h("p", { class: "dim" }, t("friends-why")),
      all.ask_me.map((one) => row(one, h("span", { class: "dim" }, t("friend-asks")), button(t("friend-agree"), () => ask(one.name)), button(t("friend-decline"), () => part(one)))),
      all.friends.map((one) => row(one, button(t("friend-end"), () => part(one)))),
      all.i_ask.map((one) => row(one, h("span", { class: "tag" }, t("friend-asked")), button(t("take-back"), () => part(one)))),
      h("form", { class: "row", onsubmit: send }, name, h("button", { type: "submit" }, t("friend-add"))),
    );
  };
  draw(await get("/friends"));
  return card;
}

/**
 * Invite by name, and see who has not answered yet; or answer my own invitation.
 * @param {Table} table
 * @param {(seat: number | null) => string} seatName
 * @param {() => Promise<unknown>} accept
 */
export function bids(table, seatName, accept) {
  const mine = table.bids.find((bid) => bid.mine);
  const path = `/tables/${table.id}/bids`;
  if (mine && table.my_seats.length === 0) {
    return h("div", { class: "banner", "data-testid": "bidden" }, h("span", { class: "grow" }, t("invite-mine", { name: mine.by.name ?? "", seat: seatName(mine.seat) })), h("button", { type: "button", class: "main", onclick: () => void tell(accept) }, t("invite-accept")), h("button", { type: "button", onclick: () => void tell(async () => (await post(`${path}/decline`), location.assign("/"))) }, t("invite-decline")));
  }
  const open = table.seats.filter((seat) => seat.kind === "open");
  if (open.length === 0 || (table.my_seats.length === 0 && !table.am_creator)) return null;
  const known = h("datalist", { id: "my-friends" });
  if (whoami() && !whoami()?.guest) void get("/friends").then(({ friends }) => show(known, friends.map((/** @type {Named} */ one) => h("option", { value: one.name }))));
  const name = h("input", { type: "text", class: "grow", maxlength: 24, list: "my-friends", "data-key": "invite-name", "aria-label": t("invite-by-name"), placeholder: t("name") });
  const seat = h("select", { "data-key": "invite-seat", "aria-label": t("seats") }, h("option", { value: "" }, t("invite-any-seat")), open.map((one) => h("option", { value: one.seat }, seatName(one.seat))));
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.value.trim()) void tell(() => post(path, { name: name.value.trim(), seat: seat.value === "" ? null : Number(seat.value) }));
  };
  return h(
    "section",
    { class: "card", "data-testid": "invite-by-name" },
    h("h2", {}, t("invite-by-name")),
    h("form", { class: "row wrap", onsubmit: send }, name, seat, h("button", { type: "submit" }, t("invite-send")), known),
    table.bids.map((bid) => h("div", { class: "row" }, h("span", { class: "grow" }, t("invite-waits", { name: bid.user.name ?? "", seat: seatName(bid.seat) })), table.am_creator || bid.by.id === whoami()?.id ? h("button", { type: "button", onclick: () => void tell(() => remove(`${path}/${bid.user.id}`)) }, t("invite-withdraw")) : null)),
  );
}

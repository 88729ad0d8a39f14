// My turns as a calendar: a secret address that calendar programs follow.

import { get, post, remove } from "./api.js";
import { h, show } from "./dom.js";
import { t } from "./i18n.js";
import { copyButton } from "./menu.js";
import { tell } from "./telling.js";

/** A card for the account page. */
export async function calendarCard() {
  const card = h("section", { class: "card", "data-testid": "calendar" });
  const draw = (/** @type {{path: string | null}} */ { path }) => {
    const link = path ? new URL(path, location.origin).href : "";
    const renew = () => tell(async () => draw(await post("/me/calendar")));
    const drop = () => tell(async () => (await remove("/me/calendar"), draw({ path: null })));
    const buttons = path ? [copyButton(link), h("button", { type: "button", onclick: () => void renew() }, t("calendar-new")), h("button", { type: "button", onclick: () => void drop() }, t("calendar-off"))] : h("button", { type: "button", onclick: () => void renew() }, t("calendar-on"));
    show(card, h("h2", {}, t("calendar")), h("p", { class: "dim" }, t("calendar-why")), path ? h("div", { class: "row" }, h("input", { class: "grow", readonly: true, value: link, "aria-label": t("calendar-address") })) : null, h("div", { class: "buttons" }, buttons));
  };
  draw(await get("/me/calendar"));
  return card;
}

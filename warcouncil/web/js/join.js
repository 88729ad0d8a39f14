// Somebody was invited by a link.

import { ensureMe, get, post, whoami } from "./api.js";
import { plainPage } from "./chrome.js";
import { h, show } from "./dom.js";
import { comma, t } from "./i18n.js";
import { reconnect } from "./live.js";
import { setHeading } from "./notices.js";
import { navigate } from "./router.js";
import { keep, newReceipt } from "./sealing.js";
import { terms } from "./table.js";
import { tell } from "./telling.js";

/** @typedef {import("./router.js").Page} Page */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Seat} Seat */

/**
 * @param {Record<string, string>} parameters
 * @returns {Page}
 */
export function joinPage({ token }) {
  /** @type {string} */
  let name = "";
  /** @type {Table | null} as it was shown first */
  let offered = null;

  const enter = (/** @type {string} */ as) =>
    tell(async () => {
      const known = whoami() !== null;
      await ensureMe(name.trim() || undefined);
      if (!known) reconnect();
      const table = await (as === "player" ? sit() : post(`/invitations/${token}`, { as }));
      await navigate(`/table/${table.id}`, { replace: true });
    });

  /** Sit down, committed to a number for the dice that is kept beforehand. */
  const sit = () => {
    if (offered?.status !== "open") return post(`/invitations/${token}`, { as: "player" });
    const receipt = newReceipt(offered.commitment ?? "");
    keep(offered.id, receipt);
    return post(`/invitations/${token}`, { as: "player", pledge: receipt.pledge });
  };

  const invitation = (/** @type {HTMLElement} */ body, /** @type {Table} */ table, /** @type {number | null} */ seat) => {
    const left = (/** @type {Seat} */ other) => table.status === "playing" && other.kind === "bot" && other.resigned; // a bot plays on until somebody comes
    const free = table.seats.some((other) => (seat === null || other.seat === seat) && (other.kind === "open" || left(other)));
    const names = table.seats.filter((other) => other.kind !== "open").map((other) => (other.kind === "bot" ? t("bot") : other.name));
    show(
      body,
      h("h1", {}, t("invited-to", { title: table.title_name })),
      h("p", {}, t("invited-by", { name: table.creator.name ?? "" }), " ", t("at-the-table", { names: names.join(comma()) })),
      h("p", { class: "dim", "data-testid": "terms" }, terms(table).join(" · ")),
      whoami() ? null : h("label", { class: "row" }, h("span", { class: "label" }, t("your-name")), h("input", { type: "text", class: "grow", maxlength: 24, placeholder: t("guest"), "data-testid": "my-name", oninput: (/** @type {Event} */ event) => (name = /** @type {HTMLInputElement} */ (event.target).value) })),
      h(
        "div",
        { class: "buttons" },
        free ? h("button", { type: "button", class: "main big", "data-testid": "sit", onclick: () => void enter("player") }, t("sit-down")) : h("p", {}, t("no-seat-free")),
        table.spectators ? h("button", { type: "button", onclick: () => void enter("spectator") }, t("watch")) : null,
      ),
    );
  };

  return plainPage("narrow", async (body) => {
    if (!body.firstChild) show(body, h("p", { class: "loading" }, t("loading")));
    const { table, seat } = await get(`/invitations/${token}`);
    return () => {
      if (table.my_seats.length > 0) return void navigate(`/table/${table.id}`, { replace: true });
      setHeading(table.title_name);
      offered ??= table;
      invitation(body, table, seat);
    };
  });
}

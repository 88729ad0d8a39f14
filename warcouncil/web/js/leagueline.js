// A league in a list.

import { classes, h } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {import("./types.js").LeagueRow} LeagueRow */

/**
 * @param {LeagueRow} league
 */
export function leagueLine(league) {
  const state = league.registering ? t("league-registering") : t(`league-status-${league.status}`);
  return h(
    "a",
    { class: classes("table-line", league.registering && !league.mine && "asked"), href: `/league/${league.id}`, "data-league": league.id },
    h("span", { class: "grow" }, h("b", {}, league.name), h("span", { class: "dim" }, `${league.title_name} · ${t("league-entered", { count: league.entered })}`)),
    h("span", { class: "right" }, league.mine ? h("span", { class: "tag good" }, t("league-mine")) : null, h("span", { class: "tag" }, state), league.round ? h("span", { class: "dim" }, t("league-round-of", { round: league.round, rounds: league.rounds })) : null),
  );
}

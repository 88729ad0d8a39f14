// What came of it: statistics of a title, ratings of those with accounts, and the finished games.

import { get, whoami } from "./api.js";
import { plainPage } from "./chrome.js";
import { h, show } from "./dom.js";
import { t } from "./i18n.js";
import { line, newest } from "./lobby.js";
import { setHeading } from "./notices.js";
import { botName } from "./scene.js";
import { titles } from "./words.js";

/** @typedef {import("./router.js").Page} Page */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Title} Title */
/** @typedef {import("./dom.js").Child} Child */

const PAGE = 20;

/**
 * @param {Record<string, string>} parameters
 * @returns {Page}
 */
export function resultsPage({ title: wanted }) {
  return plainPage("results", async (body) => {
    const all = await titles();
    const title = all.find((other) => other.id === wanted) ?? all[0];
    const over = { status: "over", title: title.id, limit: PAGE };
    const [numbers, rated, open, mine] = await Promise.all([get(`/titles/${title.id}/statistics`), get("/ratings", { title: title.id }), get("/tables", over), whoami() ? get("/tables", { ...over, mine: true }) : { tables: [] }]);
    return () => {
      setHeading(t("results"));
      show(body, h("h1", {}, t("results")), choice(all, title), h("div", { class: "columns" }, h("div", {}, statistics(numbers), ratings(rated.ratings)), finished(newest([...open.tables, ...mine.tables]), open.more, title)));
    };
  });
}

/**
 * @param {Title[]} all
 * @param {Title} now
 */
function choice(all, now) {
  return h("nav", { class: "buttons", "aria-label": t("which-game") }, all.map((title) => h("a", { class: `button ${title.id === now.id ? "main" : ""}`, href: `/results/${title.id}`, "aria-current": title.id === now.id ? "page" : null }, title.name)));
}

/** @param {any} numbers */
function statistics(numbers) {
  const percent = (/** @type {{won: number, played: number}} */ row) => (row.played ? `${Math.round((100 * row.won) / row.played)} %` : "–");
  return h(
    "section",
    { class: "card", "data-testid": "statistics" },
    h("h2", {}, t("statistics")),
    h("p", {}, t("statistics-sum", { finished: numbers.finished, running: numbers.running }), numbers.finished ? ` ${t("statistics-length", { choices: Math.round(numbers.choices), minutes: Math.max(1, Math.round(numbers.hours * 60)) })}` : ""),
    numbers.by_power.length ? table([t("side"), t("played"), t("won"), t("mean-score")], numbers.by_power.map((/** @type {any} */ row) => [row.name, row.played, percent(row), row.score.toFixed(1)])) : null,
    numbers.by_bot.length ? table([t("bots"), t("played"), t("won")], numbers.by_bot.map((/** @type {any} */ row) => [botName(row.bot), row.played, percent(row)])) : null,
    numbers.by_players.length ? table([t("players"), t("games")], numbers.by_players.map((/** @type {any} */ row) => [row.players, row.matches])) : null,
  );
}

/** @param {any[]} rows */
function ratings(rows) {
  return h(
    "section",
    { class: "card", "data-testid": "ratings" },
    h("h2", {}, t("ratings")),
    rows.length ? table(["", t("name"), t("rating"), t("played")], rows.map((row) => [row.rank, row.user.name, h("span", { title: `± ${row.certainty.toFixed(1)}` }, row.rating.toFixed(1)), row.played])) : h("p", {}, t("nobody-rated")),
    h("p", { class: "dim" }, t("ratings-why")),
  );
}

/**
 * @param {Table[]} tables
 * @param {number | null} more where to go on
 * @param {Title} title
 */
function finished(tables, more, title) {
  const list = h("div", { class: "table-list" }, tables.map((one) => line(one)));
  const button = h("button", { type: "button", hidden: more === null, onclick: () => void earlier() }, t("earlier-games"));
  const earlier = async () => {
    const answer = await get("/tables", { status: "over", title: title.id, limit: PAGE, before: more });
    list.append(...answer.tables.map((/** @type {Table} */ one) => line(one)));
    more = answer.more;
    button.hidden = more === null;
  };
  return h("section", { class: "card" }, h("h2", {}, t("finished")), tables.length ? list : h("p", {}, t("none-finished")), button);
}

/**
 * @param {string[]} head
 * @param {Child[][]} rows
 */
function table(head, rows) {
  return h("table", {}, h("thead", {}, h("tr", {}, head.map((name) => h("th", { scope: "col" }, name)))), h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell))))));
}

// Leagues: the list of them, and one league with its rounds and standings.

import { ApiError, get, post, remove, whoami } from "./api.js";
import { clockName } from "./agreement.js";
import { notHere, plainPage, topBar } from "./chrome.js";
import { classes, h, show } from "./dom.js";
import { comma, list, phrase, t, when } from "./i18n.js";
import { hostCard, newLeagueCard } from "./leaguehost.js";
import { leagueLine } from "./leagueline.js";
import { listen } from "./live.js";
import { setHeading } from "./notices.js";
import { tell } from "./telling.js";

/** @typedef {import("./router.js").Page} Page */
/** @typedef {import("./types.js").League} League */
/** @typedef {import("./types.js").LeagueRow} LeagueRow */
/** @typedef {import("./types.js").DrawnTable} DrawnTable */

const AGAIN = 20_000;

/** @returns {Page} */
export function leaguesPage() {
  return plainPage("leagues", async (body) => {
    const { host } = await get("/host");
    const { leagues } = await get(host ? "/host/leagues" : "/leagues");
    const announce = host ? await newLeagueCard() : null;
    return () => {
      setHeading(t("leagues"));
      show(body, h("h1", {}, t("leagues")), h("p", { class: "dim" }, t("leagues-why")), leagues.length ? h("section", { class: "card" }, h("div", { class: "table-list" }, leagues.map(leagueLine))) : h("p", {}, t("leagues-none")), announce);
    };
  });
}

/**
 * @param {Record<string, string>} parameters
 * @returns {Page}
 */
export function leaguePage({ id }) {
  const top = topBar();
  const body = h("main", { class: "page league", "data-testid": "league" });
  let host = false;

  const load = async () => {
    const league = await get(host ? `/host/leagues/${id}` : `/leagues/${id}`);
    draw(league);
    if (whoami()) await post(`/leagues/${id}/seen`);
  };
  const act = (/** @type {() => Promise<unknown>} */ work) => tell(async () => (await work(), await load()));
  const draw = (/** @type {League} */ league) => {
    setHeading(league.name);
    const rounds = [...league.drawn].reverse();
    show(
      body,
      h("h1", {}, league.name),
      h("p", { class: "dim" }, terms(league).join(" · ")),
      mine(league, act),
      league.entrants.length ? standings(league) : null,
      rounds.map((one) => round(league, one)),
      rules(league),
      host ? hostCard(league, act) : null,
    );
  };
  /** @type {() => void} */
  let stop = () => undefined;
  const again = () => void load().catch(() => undefined); // offline: the next time it may go better
  const timer = window.setInterval(() => document.activeElement?.matches("input, select, textarea") || again(), AGAIN);
  return {
    async render(root) {
      show(root, top.element, body);
      try {
        host = (await get("/host")).host;
        await load();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show(body, notHere(t("league-not-here"), error.message));
        return;
      }
      stop = listen((message) => message.type === "notice" && again());
    },
    leave: () => (stop(), top.stop(), clearInterval(timer)),
    relabel: again,
  };
}

/** @param {League} league */
function terms(league) {
  return [league.title_name, league.registering ? t("league-registering") : t(`league-status-${league.status}`), t("league-sizes", { sizes: list(league.sizes.map(String)) }), t("league-rounds", { count: league.rounds }), clockName(league.clock), t(league.rated ? "league-rated" : "league-unrated"), ...(league.private ? [t("private")] : [])];
}

/**
 * What I can do: enter, withdraw, go to my table.
 * @param {League} league
 * @param {(work: () => Promise<unknown>) => Promise<unknown>} act
 */
function mine(league, act) {
  const me = whoami();
  const inside = league.me !== null && !league.entrants[league.me].out;
  const last = league.drawn.at(-1);
  const tables = league.drawn.flatMap((one) => one.tables.filter((table) => ["open", "playing"].includes(table.status) && table.seats.some((seat) => seat.entrant === league.me)).map((table) => ({ round: one.round, table })));
  const path = `/leagues/${league.id}/entry`;
  const account = h("a", { class: "button", href: "/account" }, t("league-account"));
  const enter = h("button", { type: "button", class: "main", "data-testid": "enter", onclick: () => void act(() => post(path)) }, t("league-enter"));
  const withdraw = h("button", { type: "button", "data-testid": "withdraw", onclick: () => void act(() => remove(path)) }, t("league-withdraw"));
  return h(
    "div",
    { class: "buttons" },
    tables.map(({ round, table }) => h("a", { class: "button main", href: `/table/${table.table}`, "data-testid": "my-table" }, t("league-my-table", { round }))),
    last && league.me !== null && last.byes.includes(league.me) ? h("p", {}, t("league-my-bye", { round: last.round })) : null,
    inside && league.status !== "over" ? [h("span", { class: "tag good" }, t("league-mine")), withdraw] : null,
    !inside && league.registering ? (me && !me.guest ? enter : account) : null,
  );
}

/** @param {League} league */
function standings(league) {
  const heads = ["", t("name"), t("league-points"), t("league-wins"), t("league-opponents"), t("league-share"), t("played")];
  const head = h("thead", {}, h("tr", {}, heads.map((name) => h("th", { scope: "col" }, name))));
  const lines = league.standings.map((line) => {
    const entrant = league.entrants[line.entrant];
    return h("tr", { class: line.entrant === league.me ? "mine" : "", "data-entrant": line.entrant }, [line.place, nameOf(league, line.entrant, true), line.points, line.wins, line.opponents, line.share.toFixed(2), line.played].map((cell, column) => h("td", { class: entrant.out && column === 1 ? "dim" : "" }, cell)));
  });
  return h("section", { class: "card", "data-testid": "standings" }, h("h2", {}, t("league-standings")), h("div", { class: "scroll" }, h("table", {}, head, h("tbody", {}, lines))), h("p", { class: "dim" }, t("league-ties")));
}

/**
 * Whoever holds a place; after whom, and whether they have withdrawn.
 * @param {League} league
 * @param {number} number
 * @param {boolean} [whole]
 */
function nameOf(league, number, whole = false) {
  const entrant = league.entrants[number];
  const name = entrant.name ?? "–";
  const before = whole && entrant.before.length ? ` ${t("league-before", { names: list(entrant.before.map((one) => one ?? "–")) })}` : "";
  return `${name}${before}${whole && entrant.out ? ` ${t("league-out")}` : ""}`;
}

/**
 * @param {League} league
 * @param {League["drawn"][number]} one
 */
function round(league, one) {
  return h(
    "section",
    { class: "card", "data-testid": `round-${one.round}` },
    h("h2", {}, t("league-round", { round: one.round })),
    h("div", { class: "seat-list" }, one.tables.map((table) => tableCard(league, table))),
    one.byes.length ? h("p", {}, t("league-byes", { names: list(one.byes.map((number) => nameOf(league, number))), points: league.bye })) : null,
  );
}

/**
 * @param {League} league
 * @param {DrawnTable} table
 */
function tableCard(league, table) {
  const seats = [...table.seats].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat);
  return h(
    "div",
    { class: "league-table", "data-table": table.table },
    h("div", { class: "row" }, h("a", { class: "grow", href: `/table/${table.table}` }, t("league-table")), h("span", { class: classes("tag", table.status === "playing" && "good") }, t(`league-table-${table.status}`)), table.starts ? h("span", { class: "dim" }, t("league-starts", { time: when(table.starts) })) : null),
    seats.map((seat) =>
      h(
        "div",
        { class: "row wrap" },
        h("span", { class: "grow" }, h("b", {}, nameOf(league, seat.entrant)), h("span", { class: "dim" }, ` ${seat.powers.join(comma())}`), seat.substitute ? h("span", { class: "dim" }, ` · ${t("league-substitute", { name: seat.substitute })}`) : null, seat.left ? h("span", { class: "tag" }, t("league-left")) : null),
        table.status === "open" && !seat.here ? h("span", { class: "tag" }, t("league-not-come")) : null,
        seat.due ? h("span", { class: "dim" }, t("league-due", { time: when(seat.due) })) : null,
        seat.score !== null ? h("span", { class: "dim" }, t("league-score", { score: seat.score })) : null,
        seat.points !== null ? h("b", {}, t("league-got", { rank: seat.rank ?? 0, points: seat.points })) : null,
      ),
    ),
    table.ruling ? h("p", { class: "ruling" }, t("league-ruling", { reason: table.ruling.reason })) : null,
    table.status === "closed" && !table.ruling ? h("p", { class: "dim" }, t("league-no-result")) : null,
  );
}

/** @param {League} league */
function rules(league) {
  return h(
    "details",
    { class: "card" },
    h("summary", {}, t("league-rules")),
    league.sizes.map((size) => h("p", {}, t("league-points-for", { size, points: league.points[String(size)].join(" – ") }))),
    h("p", {}, t("league-rule-bye", { points: league.bye })),
    h("p", {}, t("league-rule-seat")),
    h("p", {}, t("league-rule-wait", { hours: league.wait })),
    h("p", {}, t(league.automatic ? "league-rule-automatic" : "league-rule-by-hand")),
    h("p", {}, t("league-rule-draw")),
    h("p", { class: "dim seal" }, phrase`${t("league-seed")}: `, h("code", {}, league.seed)),
  );
}

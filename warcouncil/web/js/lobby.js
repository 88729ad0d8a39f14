// The first page: my games, a new game, tables that look for players, finished games.

import { get, setMe, whoami } from "./api.js";
import { topBar } from "./chrome.js";
import { classes, h, show } from "./dom.js";
import { comma, t, when } from "./i18n.js";
import { latest } from "./latest.js";
import { leagueLine } from "./leagueline.js";
import { isGreeted, listen, send } from "./live.js";
import { language } from "./i18n.js";
import { NewGame } from "./newgame.js";
import { count, setHeading } from "./notices.js";
import { preview } from "./preview.js";
import { navigate } from "./router.js";
import { titles } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./router.js").Page} Page */

/** @typedef {{user: import("./types.js").Me | null, open: Table[], over: Table[], mine: Table[], leagues: import("./types.js").LeagueRow[]}} Front */

const SHOWN = 6;
/** @type {Front | null} asked for before the page is there */
let early = null;

/** Who I am, and what the page will show first. */
export async function loadFront() {
  early = await front();
  setMe(early.user);
}

/** @returns {Promise<Front>} */
function front() {
  return get("/front");
}

/** @returns {Page} */
export function lobbyPage() {
  return new Lobby();
}

class Lobby {
  constructor() {
    this.top = topBar();
    this.mine = h("section", { class: "card mine", "data-testid": "my-games", hidden: true });
    this.open = h("section", { class: "card", hidden: true });
    this.finished = h("section", { class: "card", hidden: true });
    this.leagues = h("section", { class: "card", hidden: true, "data-testid": "leagues" });
    this.join = h("section", { class: "card" });
    this.picture = h("div", {});
    this.looks = latest();
    this.loads = latest();
    this.opens = latest();
    this.labels = latest();
    this.gone = false;
    /** @type {NewGame | null} */
    this.newGame = null;
    this.heading = h("div", { class: "hero" });
    /** @type {(() => void) | null} */
    this.stop = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** @param {HTMLElement} root */
  async render(root) {
    setHeading(t("product"));
    const list = await titles();
    if (this.gone) return;
    const newGame = (this.newGame = new NewGame(list, (title, players) => void this.look(title.id, players)));
    show(root, this.top.element, h("main", { class: "page lobby" }, this.heading, h("div", { class: "columns" }, h("div", {}, this.newGame.element), h("div", {}, this.mine, this.picture, this.open, this.leagues, this.join, this.finished))));
    this.label();
    this.stop = listen((message) => {
      if (message.type === "lobby") this.showOpen(message.tables, this.opens());
      if (message.type === "hello") send({ type: "lobby", on: true, lang: language() });
      if (message.type === "notice") void this.load();
    });
    if (isGreeted()) send({ type: "lobby", on: true, lang: language() }); // else with the hello, once
    this.timer = window.setInterval(() => void this.load(), 20_000);
    await Promise.all([newGame.begin(), this.load()]);
  }

  /**
   * Show the board of a title.
   * @param {string} id
   * @param {number} players
   */
  async look(id, players) {
    const still = this.looks();
    const board = await preview(id, players);
    if (still()) show(this.picture, board);
  }

  leave() {
    this.gone = true;
    send({ type: "lobby", on: false });
    this.stop?.();
    this.top.stop();
    clearInterval(this.timer);
    this.looks();
    this.loads();
  }

  async relabel() {
    const still = this.labels();
    this.label();
    const list = await titles();
    if (this.gone || !still()) return;
    this.newGame?.relabel(list);
    if (this.newGame) void this.look(this.newGame.title.id, this.newGame.players);
    await this.load();
  }

  label() {
    show(this.heading, h("h1", {}, t("product")), h("p", {}, t("welcome")));
    const field = h("input", { type: "text", class: "grow", placeholder: t("paste-link"), "aria-label": t("paste-link") });
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      const token = /(?:\/(join|table)\/)?([\w-]+)\/?$/.exec(field.value.trim());
      if (token) void navigate(`/${token[1] ?? "join"}/${token[2]}`);
    };
    show(this.join, h("h2", {}, t("join-by-link")), h("form", { class: "row", onsubmit: go }, field, h("button", { type: "submit" }, t("join"))));
  }

  async load() {
    const still = this.loads();
    const stillOpen = this.opens();
    const { open, over, mine, leagues } = early ?? (await front());
    early = null;
    this.showOpen(open, stillOpen);
    if (still()) this.showLeagues(leagues);
    if (whoami()) {
      await count();
      if (!still()) return;
      const running = mine.filter((table) => table.status !== "over");
      running.sort((a, b) => b.asked.length - a.asked.length || b.created - a.created);
      this.list(this.mine, t("my-games"), running);
    }
    if (!still()) return;
    this.list(this.finished, t("finished"), newest([...over, ...mine.filter((table) => table.status === "over")]).slice(0, SHOWN));
    this.finished.append(h("p", { class: "more-results" }, h("a", { href: "/results" }, t("statistics-and-ratings"))));
  }

  /**
   * @param {Table[]} tables
   * @param {() => boolean} still whether nobody has told of others since
   */
  showOpen(tables, still) {
    if (!still()) return;
    const me = whoami();
    const others = tables.filter((table) => table.status === "open" && !table.seats.some((seat) => me && seat.user === me.id));
    this.list(this.open, t("open-tables"), others);
  }

  /**
   * Those that concern me, or that I could enter.
   * @param {import("./types.js").LeagueRow[]} all
   */
  showLeagues(all) {
    const near = all.filter((league) => league.status !== "over" && (league.mine || league.registering)).slice(0, SHOWN);
    this.leagues.hidden = all.length === 0;
    show(this.leagues, h("h2", {}, t("leagues")), h("div", { class: "table-list" }, near.map(leagueLine)), h("p", { class: "more-results" }, h("a", { href: "/leagues" }, t("leagues-all"))));
  }

  /**
   * @param {HTMLElement} place
   * @param {string} heading
   * @param {Table[]} tables
   */
  list(place, heading, tables) {
    place.hidden = tables.length === 0;
    show(place, h("h2", {}, heading), h("div", { class: "table-list" }, tables.map((table) => line(table))));
  }
}

/**
 * Finished tables, each once, the newest first.
 * @param {Table[]} tables
 */
export function newest(tables) {
  const each = new Map(tables.map((table) => [table.id, table]));
  return [...each.values()].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
}

/**
 * A table in a list.
 * @param {Table} table
 */
export function line(table) {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const state = table.bids.some((bid) => bid.mine) ? t("invited-tag") : table.status === "open" ? t("seats-free", { count: free }) : table.status === "over" ? t("game-over") : table.paused ? t("paused") : table.asked.length > 0 ? t("your-turn") : t("running");
  const names = table.seats.filter((seat) => seat.kind !== "open").map((seat) => (seat.mine && !seat.hot_seat ? t("you") : seat.kind === "bot" ? t("bot") : seat.name)).join(comma());
  return h(
    "a",
    { class: classes("table-line", table.asked.length > 0 && "asked"), href: `/table/${table.id}`, "data-table": table.id },
    h("span", { class: "grow" }, h("b", {}, table.title_name), h("span", { class: "dim" }, names)),
    h("span", { class: "right" }, h("span", { class: classes("tag", table.asked.length > 0 && "good") }, state), h("span", { class: "dim" }, when(table.ended ?? table.started ?? table.created))),
  );
}

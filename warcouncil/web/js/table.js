// A table before the start: who sits where, and the links to call the others.

import { Agreement, clockName } from "./agreement.js";
import { ApiError, ensureMe, get, patch, post, put, remove } from "./api.js";
import { topBar } from "./chrome.js";
import { dialog } from "./dialog.js";
import { classes, h, show } from "./dom.js";
import { bids } from "./friends.js";
import { sharedDevice } from "./hotseat.js";
import { comma, list, phrase, t, when } from "./i18n.js";
import { guestMark, livery, shield } from "./icons.js";
import { latest } from "./latest.js";
import { copyButton } from "./menu.js";
import { navigate } from "./router.js";
import { botName } from "./scene.js";
import { scheduleTerms } from "./schedule.js";
import { doubt, keep, newReceipt, sealNote, tend } from "./sealing.js";
import { substituteLine } from "./substitutes.js";
import { TalkPanel } from "./talk.js";
import { tell } from "./telling.js";
import { dressOf } from "./wardrobe.js";
import { title, words } from "./words.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Title} Title */

export class TableView {
  /** @param {MatchStore} store */
  constructor(store) {
    this.store = store;
    this.top = topBar();
    this.body = h("main", { class: "page" });
    this.talk = new TalkPanel(store, null);
    this.talk.visible = true;
    this.element = h("div", {}, this.top.element, this.body);
    /** @type {Title | null} */
    this.title = null;
    /** @type {import("./words.js").Words | null} */
    this.words = null;
    /** @type {import("./scene.js").Dress} */
    this.dress = {};
    /** @type {{table: {path: string} | null, seats: {seat: number, path: string}[]}} */
    this.links = { table: null, seats: [] };
    this.loads = latest();
    this.linkLoads = latest();
    this.timer = setInterval(() => this.tick(), 1000);
    this.update();
    void this.load();
  }

  leave() {
    clearInterval(this.timer);
    this.top.stop();
  }

  async load() {
    const id = this.store.table?.title ?? "";
    const still = this.loads();
    const found = await Promise.all([title(id), words(id), dressOf(id), this.loadLinks()]);
    if (!still()) return;
    [this.title, this.words, this.dress] = found;
    this.update();
  }

  async loadLinks() {
    const { table } = this.store;
    if (!table || (table.my_seats.length === 0 && !table.am_creator)) return;
    const still = this.linkLoads();
    const links = await get(`/tables/${table.id}/invitations`);
    if (still()) this.links = links;
  }

  relabel() {
    this.talk.relabel();
    void this.load();
  }

  update() {
    const { table } = this.store;
    if (!table) return;
    const closed = table.status === "closed";
    const full = table.seats.every((seat) => seat.kind !== "open");
    const free = table.seats.some((seat) => seat.kind === "open");
    show(
      this.body,
      h("h1", {}, table.title_name),
      h("p", { class: "dim" }, table.league ? h("a", { href: `/league/${table.league.id}` }, t("league-of-table", table.league)) : t("table-of", { name: table.creator.name ?? "" }), " · ", t(table.private ? "private" : "public"), this.options(), terms(table).map((term) => ` · ${term}`)),
      closed ? h("div", { class: "banner", "data-testid": "closed" }, h("span", { class: "grow" }, t("table-closed")), h("a", { class: "button", href: "/" }, t("home"))) : this.invitation(free),
      closed ? null : bids(table, (seat) => this.seatName(seat), () => this.accept()),
      this.sealing(),
      h("section", { class: "card" }, h("h2", {}, t("seats")), h("div", { class: "seat-list" }, table.seats.map((seat) => this.seat(seat)))),
      closed ? null : h(
        "div",
        { class: "buttons" },
        table.am_creator ? h("button", { type: "button", class: "main big", "data-testid": "start", disabled: !full || table.sealing !== null, onclick: () => void this.start() }, t("start")) : h("p", {}, table.league ? t("league-table-waits", { time: when(table.league.starts) }) : t("waiting-for-start", { name: table.creator.name ?? "" })),
        table.am_creator ? h("button", { type: "button", "data-testid": "change-terms", onclick: () => this.changeTerms() }, t("change-terms")) : null,
        table.am_creator ? h("button", { type: "button", onclick: () => void this.close() }, t("close-table")) : null,
        !table.am_creator && table.my_seats.length > 0 ? h("button", { type: "button", onclick: () => void tell(() => this.store.getUp(() => post(`/tables/${table.id}/leave`))) }, t("leave")) : null,
        full ? null : h("p", { class: "dim" }, t("seats-missing")),
      ),
      h("section", { class: "card" }, h("h2", {}, t("talk")), this.talk.element),
      sealNote(table),
    );
    this.talk.show();
  }

  /** The dice are being sealed, or something about the seal is not as it should be. */
  sealing() {
    const { table } = this.store;
    if (!table || table.status !== "open") return null;
    const wrong = doubt(table);
    const warning = wrong ? h("div", { class: "banner bad", role: "alert", "data-testid": "doubt" }, t(`doubt-${wrong}`)) : null;
    if (!table.sealing) return warning;
    const waiting = table.seats.filter((seat) => table.sealing?.waiting.includes(seat.seat));
    const left = h("span", { class: "clock", "data-until": table.sealing.until });
    const names = list([...new Set(waiting.map((seat) => seat.name ?? ""))]);
    this.tick();
    return [
      warning,
      h(
        "div",
        { class: "banner", "data-testid": "sealing" },
        h("span", { class: "grow" }, t("sealing-now", { names }), " ", left),
        table.am_creator ? h("button", { type: "button", "data-testid": "break-off", onclick: () => void tell(() => remove(`/tables/${table.id}/start`)) }, t("break-off")) : null,
      ),
      h("p", { class: "dim" }, t("sealing-why")),
    ];
  }

  /** The time to reveal runs. */
  tick() {
    requestAnimationFrame(() => {
      for (const clock of this.body.querySelectorAll("[data-until]")) {
        const left = Math.max(0, Number(clock.getAttribute("data-until")) - Date.now() / 1000 - this.store.offset);
        clock.textContent = left > 3600 ? t("hours-left", { count: Math.ceil(left / 3600) }) : t("seconds-left", { count: Math.ceil(left) });
      }
    });
  }

  options() {
    const { table } = this.store;
    const chosen = this.title?.options.filter((option) => table && option.id in table.options && table.options[option.id] !== option.default) ?? [];
    return chosen.map((option) => phrase` · ${option.label}: ${option.values.find((value) => value.value === table?.options[option.id])?.label ?? ""}`);
  }

  /** @param {boolean} free */
  invitation(free) {
    const { table } = this.store;
    if (!table || !free || !this.links.table) return null;
    const url = new URL(this.links.table.path, location.origin).href;
    return h(
      "section",
      { class: "card invite" },
      h("h2", {}, t("invite")),
      h("p", {}, t("invite-how")),
      h("div", { class: "row" }, h("input", { class: "grow", readonly: true, value: url, "data-testid": "invitation", "aria-label": t("invite"), onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }), copyButton(url)),
    );
  }

  /** @param {number | null} number */
  seatName(number) {
    const powers = this.store.table?.seats.find((seat) => seat.seat === number)?.powers ?? [];
    if (number === null) return t("invite-any-seat");
    return powers.map((power) => this.words?.name("power", power) ?? "").join(comma()) || t("seat", { number: number + 1 });
  }

  /** @param {Seat} seat */
  seat(seat) {
    const { table } = this.store;
    if (!table) return null;
    const powers = seat.powers.map((power) => this.words?.name("power", power) ?? "").join(comma());
    const link = this.links.seats.find((other) => other.seat === seat.seat);
    const shared = sharedDevice(table, seat);
    const gathering = table.status === "open";
    const said = gathering && table.am_creator && seat.kind !== "person"; // the choice beside it tells the same
    const who = said ? "" : seat.kind === "open" ? t("open-seat") : seat.kind === "bot" ? t("bot-named", { name: botName(seat.bot ?? "") }) : (seat.name ?? "");
    return h(
      "div",
      { class: classes("row seat", seat.kind), "data-seat": seat.seat },
      seat.powers.map((power) => shield(livery(this.dress.powers, table.seats.flatMap((other) => other.powers), power))),
      h("b", { class: "seat-power" }, powers || t("seat", { number: seat.seat + 1 })),
      h("span", { class: "grow" }, who, guestMark(seat), shared || seat.mine ? h("span", { class: "tag" }, shared ?? t("you")) : null, seat.kind === "person" && seat.online ? h("span", { class: "online", title: t("online") }) : null),
      gathering && seat.kind === "open" && link ? copyButton(new URL(link.path, location.origin).href) : null,
      gathering && seat.kind === "open" && table.my_seats.length === 0 ? h("button", { type: "button", class: "main", onclick: () => void this.join(seat.seat) }, t("sit-here")) : null,
      gathering && table.am_creator ? this.change(seat) : null,
      seat.hot_seat ? null : substituteLine(table, seat, tell),
    );
  }

  /** @param {Seat} seat */
  change(seat) {
    const { table } = this.store;
    if (!table) return null;
    if (seat.kind === "person" && !seat.mine) {
      return h("button", { type: "button", onclick: () => void this.kick(seat.seat) }, t("kick"));
    }
    const bots = this.title?.bots ?? [];
    const now = seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind === "open" ? "open" : seat.hot_seat ? "hot-seat" : "me";
    const choices = [["me", t("me")], ["open", t("open-seat")], ...bots.map((bot) => [`bot ${bot.id}`, t("bot-named", { name: botName(bot.id) })]), ["hot-seat", t("hot-seat")]];
    const select = h(
      "select",
      { "aria-label": t("who-plays"), onchange: () => void this.set(seat.seat, select.value) },
      choices.filter(([value]) => value !== "me" || now === "me" || !table.seats.some((other) => other.mine && !other.hot_seat)).map(([value, text]) => h("option", { value, selected: value === now }, text)),
    );
    return select;
  }

  /**
   * @param {number} seat
   * @param {string} value
   */
  async set(seat, value) {
    const [kind, bot] = value.split(" ");
    await tell(() => put(`/tables/${this.store.id}/seats/${seat}`, bot ? { kind, bot } : { kind }));
    await this.loadLinks();
    this.update();
  }

  /**
   * Send somebody away. The links are others then, and those shown must work.
   * @param {number} seat
   */
  async kick(seat) {
    await tell(() => post(`/tables/${this.store.id}/kick`, { seat }));
    await this.loadLinks();
    this.update();
  }

  /** @param {number} seat */
  async join(seat) {
    await tell(() => this.sit("join", { seat }));
  }

  /** Sit down where I was invited by name. */
  async accept() {
    await this.sit("bids/accept", {});
  }

  /**
   * @param {string} way
   * @param {Record<string, number>} where
   */
  async sit(way, where) {
    await ensureMe();
    const receipt = newReceipt(this.store.table?.commitment ?? "");
    keep(this.store.id, receipt);
    await post(`/tables/${this.store.id}/${way}`, { ...where, pledge: receipt.pledge });
    await navigate(`/table/${this.store.id}`, { replace: true });
  }

  /** The creator changes what was agreed, until the game starts. */
  changeTerms() {
    const { title: game, words: said } = this;
    const { table } = this.store;
    if (!table || !game) return;
    const draw = () => show(form, agreement.scenario(game, table.players, said), agreement.form(game, table.players, said));
    const agreement = new Agreement(draw, table);
    const form = h("div", {});
    const refusal = h("span", { class: "refusal grow", role: "alert" });
    const save = async () => {
      try {
        await patch(`/tables/${table.id}`, agreement.wish());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show(refusal, error.message);
        return;
      }
      close();
      await this.loadLinks();
      this.update();
    };
    draw();
    const { close } = dialog(t("change-terms"), form, [
      refusal,
      h("button", { type: "button", onclick: () => close() }, t("cancel")),
      h("button", { type: "button", class: "main", "data-testid": "save-terms", onclick: () => void save() }, t("save")),
    ]);
  }

  async start() {
    await tell(async () => tend(await post(`/tables/${this.store.id}/start`)));
  }

  async close() {
    if (await tell(() => post(`/tables/${this.store.id}/close`))) await navigate("/");
  }
}

/**
 * What somebody should know before sitting down: time control, and what is not as usual.
 * @param {Table} table
 */
export function terms(table) {
  const flags = /** @type {const} */ (["rated", "free_talk", "open_hands", "random_seats", "lenient_bots"]).filter((flag) => table[flag]);
  return [clockName(table.clock), ...scheduleTerms(table), ...flags.map((flag) => t(`flag-${flag}`))];
}

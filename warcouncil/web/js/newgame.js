// "New game": title, players, seats, and a button. Everything else has a sensible default behind "More options".

import { Agreement } from "./agreement.js";
import { ensureMe, post, whoami } from "./api.js";
import { classes, h, show } from "./dom.js";
import { beginGuide, hasGuide } from "./guide.js";
import { learn, list, phrase, t } from "./i18n.js";
import { shield } from "./icons.js";
import { livery } from "./icons.js";
import { latest } from "./latest.js";
import { reconnect } from "./live.js";
import { navigate, prepare } from "./router.js";
import { botName } from "./scene.js";
import { keep, newReceipt, tend } from "./sealing.js";
import { tell } from "./telling.js";
import { dressOf } from "./wardrobe.js";
import { words } from "./words.js";

/** @typedef {import("./types.js").Title} Title */
/** @typedef {{kind: "me" | "open" | "bot" | "hot-seat", bot?: string, name?: string}} SeatWish */

export class NewGame {
  /**
   * @param {Title[]} titles
   * @param {(title: Title, players: number) => void} chosen told which title is looked at
   */
  constructor(titles, chosen) {
    this.titles = titles;
    this.chosen = chosen;
    this.element = h("section", { class: "card new-game", "aria-label": t("new-game") });
    this.title = titles[0];
    this.players = 0;
    /** @type {SeatWish[]} */
    this.seats = [];
    this.agreement = new Agreement(() => this.show());
    this.name = whoami()?.name ?? "";
    this.busy = false;
    /** @type {import("./words.js").Words | null} */
    this.words = null;
    /** @type {import("./scene.js").Dress} */
    this.dress = {};
    this.lessons = latest();
  }

  /** The first game is looked at, unless somebody chooses another one. */
  async begin() {
    if (this.title) await this.choose(this.title);
  }

  /**
   * The same form in other words.
   * @param {Title[]} titles
   */
  relabel(titles) {
    this.titles = titles;
    this.title = titles.find((title) => title.id === this.title.id) ?? titles[0];
    void this.learn(this.title);
  }

  /** @param {Title} title */
  async choose(title) {
    this.title = title;
    this.agreement.options = {};
    this.setPlayers(title.best_players ?? (title.players.includes(3) ? 3 : title.players[0]));
    this.chosen(title, this.players);
    await this.learn(title);
  }

  /**
   * Fetch the words and looks of a game; whoever has chosen another one, or another language, is not shown them.
   * @param {Title} title
   */
  async learn(title) {
    const still = this.lessons();
    const [found, dress] = await Promise.all([words(title.id), dressOf(title.id)]); // with them come the words of the dress
    await learn(title.dress?.words ?? null);
    if (!still()) return;
    [this.words, this.dress] = [found, dress];
    this.show();
  }

  /** @param {number} players */
  setPlayers(players) {
    this.players = players;
    const known = new Set(this.title.bots.map((bot) => bot.id));
    const before = this.seats.map((seat) => (seat.bot === undefined || known.has(seat.bot) ? seat : { ...seat, bot: this.title.default_bot })); // another title, other bots
    this.seats = Array.from({ length: players }, (_, seat) => before[seat] ?? (seat === 0 ? { kind: "me" } : { kind: "bot", bot: this.title.default_bot }));
    this.agreement.fit(this.title, players);
    this.show();
  }

  show() {
    if (!this.title) return;
    const open = this.seats.some((seat) => seat.kind === "open");
    const more = this.element.querySelector("details")?.open; // a toggle event would come too late for whoever is quick
    show(
      this.element,
      h("h2", {}, t("new-game")),
      h(
        "div",
        { class: "title-choice", role: "radiogroup", "aria-label": t("which-game") },
        this.titles.map((title) =>
          h("button", { type: "button", role: "radio", class: classes("title-card", title.id === this.title.id && "chosen"), "data-key": `title ${title.id}`, "data-title": title.id, "aria-checked": String(title.id === this.title.id), onclick: () => void this.choose(title) }, title.dress?.picture ? h("img", { src: title.dress.picture, alt: "", width: 72, height: 48 }) : null, h("span", {}, h("b", {}, title.name), h("span", { class: "dim" }, range(title.players)))),
        ),
      ),
      whoami() ? null : h("label", { class: "row wrap" }, h("span", { class: "label" }, t("your-name")), h("input", { type: "text", class: "grow", maxlength: 24, value: this.name, placeholder: t("guest"), "data-testid": "my-name", "data-key": "my-name", oninput: (/** @type {Event} */ event) => (this.name = /** @type {HTMLInputElement} */ (event.target).value) })),
      h(
        "div",
        { class: "start" },
        h("button", { type: "button", class: "main big", "data-key": "play", "data-testid": "play", disabled: this.busy, onclick: () => void this.create() }, open ? t("create-table") : t("play-now")),
        hasGuide() ? h("button", { type: "button", class: "big", "data-key": "guided", "data-testid": "guided", disabled: this.busy, title: t("guide-tip"), onclick: () => void this.create(true) }, t("guide-start")) : null,
      ),
      this.box(),
      h("p", { class: "about" }, firstSentences(this.title.about), " ", h("a", { href: `/rules/${this.title.id}` }, t("how-to-play")), " · ", h("a", { href: `/cards/${this.title.id}` }, t("components"))),
      h(
        "div",
        { class: "row wrap" },
        h("span", { class: "label" }, t("players")),
        h("div", { class: "switch", role: "group", "aria-label": t("players") }, this.title.players.map((count) => h("button", { type: "button", "aria-pressed": String(count === this.players), "data-key": `players ${count}`, "data-players": count, onclick: () => this.setPlayers(count) }, count))),
      ),
      h("div", { class: "seat-list" }, this.seats.map((seat, index) => this.seat(seat, index))),
      this.agreement.scenario(this.title, this.players, this.words),
      h("details", { class: "more", open: more }, h("summary", {}, t("more-options")), this.agreement.form(this.title, this.players, this.words)),
    );
  }

  /** How long the game takes and how heavy it is, as far as its dress tells. */
  box() {
    const { box } = this.dress;
    if (!box) return null;
    const weight = t("weight-of", { weight: box.weight });
    return h("p", { class: "box-facts" }, t("hours-of", { from: box.hours[0], to: box.hours[1] }), " · ", h("span", { title: weight, role: "img", "aria-label": weight }, "●".repeat(box.weight) + "○".repeat(5 - box.weight)), " ", t(`weight-${box.weight}`));
  }

  /**
   * @param {SeatWish} seat
   * @param {number} index
   */
  seat(seat, index) {
    const powers = this.title.powers[String(this.players)]?.[index] ?? [];
    const all = (this.title.powers[String(this.players)] ?? []).flat();
    const now = seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind;
    const choices = [["me", t("me")], ["open", t("open-seat")], ...this.title.bots.map((bot) => [`bot ${bot.id}`, t("bot-named", { name: botName(bot.id) })]), ["hot-seat", t("hot-seat")]];
    const select = h("select", { "data-key": `seat ${index}`, "data-seat": index, "aria-label": phrase`${t("seat", { number: index + 1 })}: ${t("who-plays")}`, onchange: () => this.setSeat(index, select.value) }, choices.map(([value, text]) => h("option", { value, selected: value === now }, text)));
    return h(
      "div",
      { class: "row seat" },
      powers.map((power) => shield(livery(this.dress.powers, all, power))),
      h("b", { class: "seat-power" }, list(powers.map((power) => this.words?.name("power", power) ?? "")) || t("seat", { number: index + 1 })),
      select,
      seat.kind === "hot-seat" ? h("input", { type: "text", class: "grow", maxlength: 24, value: seat.name ?? "", placeholder: t("name"), "data-hot-seat-name": index, "data-key": `hot-seat-name ${index}`, "aria-label": t("name"), oninput: (/** @type {Event} */ event) => (seat.name = /** @type {HTMLInputElement} */ (event.target).value) }) : null,
    );
  }

  /**
   * @param {number} index
   * @param {string} value
   */
  setSeat(index, value) {
    const [kind, bot] = value.split(" ");
    if (kind === "me") this.seats = this.seats.map((seat) => (seat.kind === "me" ? { kind: "bot", bot: this.title.default_bot } : seat));
    this.seats[index] = /** @type {SeatWish} */ (bot ? { kind, bot } : { kind });
    this.show();
  }

  /** What the server is asked for. */
  wish() {
    const seats = this.seats.map((seat) => (seat.kind === "hot-seat" && !seat.name ? { kind: seat.kind } : seat));
    return { title: this.title.id, players: this.players, seats, ...this.agreement.wish() };
  }

  /** A table as it is wished for. Where nobody else is to come, play begins at once. */
  async table() {
    const receipt = newReceipt("");
    const table = await post("/tables", { ...this.wish(), pledge: receipt.pledge });
    keep(table.id, { ...receipt, seal: table.commitment });
    if (this.seats.every((seat) => seat.kind !== "open")) await tend(await post(`/tables/${table.id}/start`));
    return table.id;
  }

  /** A first game: alone with bots, from the position that the title has prepared. Anybody may know its dice. */
  async lesson() {
    const table = await post("/tables", { title: this.title.id, lesson: true });
    beginGuide(table.id);
    return table.id;
  }

  /** @param {boolean} [guided] */
  async create(guided = false) {
    this.busy = true;
    prepare("/table/new");
    this.show();
    await tell(async () => {
      const known = whoami() !== null;
      await ensureMe(this.name.trim() || undefined);
      if (!known) reconnect();
      await navigate(`/table/${guided ? await this.lesson() : await this.table()}`);
    });
    this.busy = false;
    this.show();
  }
}

/** @param {string} text */
function firstSentences(text) {
  return text.split("\n\n")[0];
}

/**
 * How many people a game is for.
 * @param {number[]} players
 */
function range(players) {
  const [from, to] = [players[0], players[players.length - 1]];
  return from === to ? t("players-exactly", { count: from }) : t("players-range", { from, to });
}

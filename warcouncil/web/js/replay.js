// A match step by step: while it runs as far as the seat may know, afterwards through any eyes, or all at once.

import { get, post } from "./api.js";
import { BoardView } from "./board.js";
import { languageSwitch, themeSwitch } from "./chrome.js";
import { h, show } from "./dom.js";
import { t } from "./i18n.js";
import { LogPanel } from "./log.js";
import { copyButton, tell } from "./menu.js";
import { setHeading } from "./notices.js";
import { Dock, standings } from "./panels.js";
import { phoneTabs } from "./tabs.js";
import { verdictDialog } from "./verdict.js";
import { title, words } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{step: number, seat: number, power: string, kind: string, option?: any[], text: string, log: number}} Step */

/**
 * A whole number of a link, or null.
 * @param {string | null} text
 */
function whole(text) {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * The part of a path behind the question mark, without what is not set.
 * @param {Record<string, string | number | null>} values
 */
function search(values) {
  const set = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return new URLSearchParams(set).toString();
}

export class ReplayView {
  /**
   * @param {Table} table
   * @param {Scene} scene
   * @param {URLSearchParams} query what the link says: `step`, or `during` (a step as it was counted while the match
   *   ran), `seat` (whose eyes) and `share` (the token of a shared link)
   */
  constructor(table, scene, query) {
    this.table = table;
    this.scene = scene;
    this.step = whole(query.get("step")) ?? 0;
    /** @type {number | null} */
    this.during = whole(query.get("during"));
    /** @type {string | null} a seat, "spectator", "everything", or null for what is usual */
    this.eyes = query.get("seat");
    this.share = query.get("share");
    /** @type {Step[]} */
    this.steps = [];
    /** @type {LogEntry[]} */
    this.entries = [];
    this.over = false;
    /** @type {number | undefined} */
    this.player = undefined;
    this.bar = h("header", { class: "bar match-bar" });
    this.controls = h("section", { class: "replay-controls" });
    this.standings = h("section", { class: "standings" });
    this.stage = h("section", { class: "stage" });
    this.board = new BoardView(scene, () => undefined);
    this.dock = new Dock(scene, () => undefined);
    this.log = new LogPanel(scene, (ids) => this.board.flash(ids));
    this.tabs = h("nav", { class: "phone-tabs" });
    const tall = scene.board.size[1] > scene.board.size[0];
    this.element = h(
      "main",
      { class: `match replay ${tall ? "tall" : ""}`, "data-tab": "ask", "data-story": "log", "data-title": scene.title.id, "data-layout": scene.dress.layout ?? null },
      this.bar,
      h("div", { class: "board-slot" }, this.board.element, this.log.ticker),
      h("div", { class: "side" }, this.controls, this.stage, this.standings, h("section", { class: "story" }, this.log.list)),
      this.dock.element,
      this.tabs,
    );
  }

  get query() {
    return { seat: this.eyes, share: this.share };
  }

  /** Whoever came by a shared link and does not sit at the table. */
  get outsider() {
    return this.share !== null && this.table.my_seats.length === 0 && !this.table.am_creator;
  }

  async load() {
    const answer = await get(`/matches/${this.table.id}/history`, { ...this.query, during: this.during });
    this.steps = answer.steps;
    this.over = answer.over;
    this.eyes ??= answer.seat === null ? "spectator" : String(answer.seat);
    if (this.during !== null) this.step = answer.at;
    this.during = null;
    await this.go(this.step);
  }

  leave() {
    clearInterval(this.player);
  }

  update() {}

  async relabel() {
    const id = this.scene.title.id;
    [this.scene.title, this.scene.words] = await Promise.all([title(id), words(id)]);
    this.board.draw();
    this.log.clear();
    await this.load();
  }

  /** @param {number} wanted */
  async go(wanted) {
    const step = Math.max(0, Math.min(this.steps.length, Math.round(wanted)));
    await tell(async () => {
      const answer = await get(`/matches/${this.table.id}/history/${step}`, this.query);
      this.step = step;
      this.scene.state = { decisions: [], can_undo: false, ...answer.state };
      this.scene.seat = typeof answer.seat === "number" ? answer.seat : null;
      this.entries = answer.log.entries;
      this.scene.log = this.entries;
      this.show();
    });
  }

  show() {
    const { scene } = this;
    setHeading(`${t("replay")}: ${scene.title.name}`);
    history.replaceState(null, "", this.path);
    show(this.bar, h("a", { href: "/", class: "home", "aria-label": t("home") }, h("img", { src: "/icon.svg", alt: "", width: 26, height: 26 })), h("div", { class: "match-name" }, h("b", {}, scene.title.name), h("span", { class: "dim" }, scene.dress.turn?.(scene) ?? t("replay"))), h("span", { class: "gap" }), languageSwitch(), themeSwitch(), this.outsider ? null : h("a", { class: "button", href: `/table/${this.table.id}` }, t("back-to-game")));
    this.showControls();
    this.drawTabs();
    this.board.show();
    this.dock.show();
    show(this.standings, standings(scene, (power) => this.openPanel(power)));
    show(this.stage, scene.dress.stage?.(scene) ?? null);
    const before = this.log.shown.length;
    this.log.show(this.entries);
    const fresh = this.entries.slice(before).flatMap((entry) => entry.elements);
    if (fresh.length > 0 && fresh.length < 12) this.board.flash(fresh);
  }

  drawTabs() {
    const tabs = [
      { what: "ask", sign: "occupy", text: t("step") },
      { what: "dock", sign: "worker", text: t("tab-players") },
      { what: "log", sign: "influence", text: t("log") },
    ];
    show(this.tabs, phoneTabs(tabs, this.element.dataset.tab, (what) => this.openTab(what)));
  }

  /** @param {string} what */
  openTab(what) {
    this.element.dataset.tab = what;
    this.drawTabs();
    this.log.list.scrollTop = this.log.list.scrollHeight;
  }

  /** @param {string} power */
  openPanel(power) {
    this.dock.selectPower(power);
    this.openTab("dock");
  }

  /** Where this step is found again. While the match runs, others count other steps than I; `during` says so. */
  get path() {
    const query = search({ [this.over ? "step" : "during"]: this.step, ...this.query });
    return `/table/${this.table.id}?${query}`;
  }

  /** A link for others: somebody at the table has it made, so that it opens a private match, too. */
  async link() {
    const mine = this.table.my_seats.length > 0 || this.table.am_creator;
    const path = mine ? (await post(`/matches/${this.table.id}/share`, { step: this.step, seat: this.eyes })).path : this.path;
    return new URL(path, location.origin).href;
  }

  showControls() {
    const now = this.steps[this.step - 1];
    const button = (/** @type {string} */ text, /** @type {string} */ label, /** @type {() => void} */ act, /** @type {boolean} */ off = false) =>
      h("button", { type: "button", "data-key": `replay ${label}`, title: label, "aria-label": label, disabled: off, onclick: act }, text);
    const slider = h("input", { type: "range", min: 0, max: this.steps.length, value: this.step, "data-key": "slider", "data-testid": "slider", "aria-label": t("step"), onchange: () => void this.go(Number(slider.value)), oninput: () => (count.textContent = `${slider.value} / ${this.steps.length}`) });
    const count = h("span", { class: "dim", "data-testid": "step" }, `${this.step} / ${this.steps.length}`);
    const first = this.step === 0;
    const last = this.step === this.steps.length;
    show(
      this.controls,
      h("div", { class: "prompt" }, h("span", {}, now ? now.text : t("after-set-up"))),
      slider,
      h(
        "div",
        { class: "row" },
        button("⏮", t("first-step"), () => void this.go(0), first),
        button("◀", t("step-back"), () => void this.go(this.step - 1), first),
        button(this.player ? "⏸" : "▶▶", t("play-back"), () => this.play()),
        button("▶", t("step-on"), () => void this.go(this.step + 1), last),
        button("⏭", t("last-step"), () => void this.go(this.steps.length), last),
        h("span", { class: "gap" }),
        count,
      ),
      h("div", { class: "row wrap" }, this.eyesChoice(), copyButton(() => this.link()), this.over ? h("button", { type: "button", onclick: () => void this.verify() }, t("verify")) : null, h("a", { class: "button", href: `/api/matches/${this.table.id}/journal?${search(this.query)}`, download: "" }, t("journal"))),
    );
  }

  /** After the end anybody's eyes may be used, or all at once. */
  eyesChoice() {
    if (!this.over) return null;
    const choices = [["everything", t("everybody")], ["spectator", t("spectator")], ...this.table.seats.map((seat) => [String(seat.seat), `${seat.powers.map((power) => this.scene.words.name("power", power)).join(", ")} ${seat.name ?? ""}`])];
    const select = h("select", { "aria-label": t("whose-eyes"), "data-key": "eyes", onchange: () => ((this.eyes = select.value), this.log.clear(), void this.load()) }, choices.map(([value, text]) => h("option", { value, selected: value === this.eyes }, text)));
    return select;
  }

  play() {
    if (this.player) {
      clearInterval(this.player);
      this.player = undefined;
      return this.show();
    }
    this.player = window.setInterval(() => {
      if (this.step >= this.steps.length) this.play();
      else void this.go(this.step + 1);
    }, 1100);
    this.show();
  }

  async verify() {
    await verdictDialog(this.table, this.share);
  }
}

// A match step by step: while it runs as far as the seat may know, afterwards through any eyes, or all at once.

import { ApiError, get, post } from "./api.js";
import { BoardView } from "./board.js";
import { languageSwitch, themeSwitch } from "./chrome.js";
import { Course } from "./course.js";
import { h, show, showNews } from "./dom.js";
import { language, t } from "./i18n.js";
import { LogPanel } from "./log.js";
import { copyButton, tell } from "./menu.js";
import { setHeading } from "./notices.js";
import { Dock, standings } from "./panels.js";
import { keepRoom } from "./rooms.js";
import { recall, remember } from "./settings.js";
import { phoneTabs } from "./tabs.js";
import { Tidings } from "./tidings.js";
import { verdictDialog } from "./verdict.js";
import { title, words } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{step: number, seat: number, power: string, kind: string, option?: any[], text: string}} Step */

/** How long a step is shown, in milliseconds, when the match runs by itself. @type {Record<string, number>} */
const PACES = { calm: 2400, steady: 1100, quick: 350 };
/** Keys that go somewhere: from this step, of so many, to that one. @type {Record<string, (now: number, all: number) => number>} */
const KEYS = { ArrowLeft: (now) => now - 1, ArrowRight: (now) => now + 1, PageUp: (now) => now - 10, PageDown: (now) => now + 10, Home: () => 0, End: (_, all) => all };

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
   *   ran), or `entry` (a sentence of the log by its number), `seat` (whose eyes) and `share` (the token of a shared link)
   */
  constructor(table, scene, query) {
    this.table = table;
    this.scene = scene;
    this.step = whole(query.get("step")) ?? 0;
    /** @type {number | null} */
    this.during = whole(query.get("during"));
    /** @type {number | null} */
    this.entry = whole(query.get("entry"));
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
    this.heading = h("span", {});
    this.count = h("span", { class: "dim", "data-testid": "step" });
    this.slider = h("input", { type: "range", min: 0, "data-key": "slider", "data-testid": "slider", onchange: () => void this.go(Number(this.slider.value)), oninput: () => (this.count.textContent = `${this.slider.value} / ${this.steps.length}`) });
    this.buttons = h("div", {});
    this.course = new Course(table.id, scene, () => this.query, (step) => void this.go(step));
    this.course.element.open = query.has("course");
    this.controls = h("section", { class: "replay-controls" }, h("div", { class: "prompt" }, this.heading), this.slider, this.buttons, this.course.element);
    this.standings = h("section", { class: "standings" });
    this.stage = h("section", { class: "stage" });
    this.board = new BoardView(scene, () => undefined);
    this.dock = new Dock(scene, () => undefined);
    this.tidings = new Tidings(scene, null);
    this.log = new LogPanel(scene, (ids) => this.board.flash(ids), this.tidings, (entry) => void this.toEntry(entry.number));
    /** Turns or rounds that can be jumped to: the sentence that begins each. @type {LogEntry[] | null} */
    this.chapters = null;
    this.tabs = h("nav", { class: "phone-tabs" });
    const tall = scene.board.size[1] > scene.board.size[0];
    this.element = h(
      "main",
      { class: `match replay ${tall ? "tall" : ""}`, "data-tab": "ask", "data-story": "log", "data-title": scene.title.id, "data-layout": scene.dress.layout ?? null },
      this.bar,
      h("div", { class: "board-slot" }, this.board.element, this.tidings.element, this.log.ticker),
      h("div", { class: "side" }, this.controls, this.stage, this.standings, h("section", { class: "story" }, h("div", { class: "story-tabs" }, this.log.tools), this.log.element)),
      this.dock.element,
      this.tabs,
    );
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
    const stopRoom = keepRoom(this.element);
    document.addEventListener("keydown", key);
    this.stop = () => {
      stopRoom();
      document.removeEventListener("keydown", key);
    };
  }

  get query() {
    return { seat: this.eyes, share: this.share };
  }

  /** Whoever came by a shared link and does not sit at the table. */
  get outsider() {
    return this.share !== null && this.table.my_seats.length === 0 && !this.table.am_creator;
  }

  async load() {
    const answer = await get(`/matches/${this.table.id}/history`, { ...this.query, during: this.during, entry: this.entry });
    this.steps = answer.steps;
    this.over = answer.over;
    this.eyes ??= answer.seat === null ? "spectator" : String(answer.seat);
    if (this.during !== null || this.entry !== null) this.step = answer.at ?? 0;
    this.during = this.entry = null;
    await this.go(this.step);
    void this.findChapters(); // a look at the end of a long match takes its time
  }

  leave() {
    this.stop();
    clearTimeout(this.player);
  }

  update() {}

  /** @param {KeyboardEvent} event */
  key(event) {
    const busy = event.target instanceof Element && event.target.closest("input, select, textarea, dialog, [role=dialog], .board");
    if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = KEYS[event.key]?.(this.step, this.steps.length);
    if (target === undefined) return;
    event.preventDefault();
    void this.go(target);
  }

  /**
   * To the step at which a sentence of the log was said.
   * @param {number} entry
   */
  async toEntry(entry) {
    await tell(async () => {
      const answer = await get(`/matches/${this.table.id}/history`, { ...this.query, entry });
      await this.go(answer.at ?? 0);
    });
  }

  /** The turns or rounds of the whole match, by the log of its last step. */
  async findChapters() {
    try {
      const answer = await get(`/matches/${this.table.id}/history/${this.steps.length}`, this.query);
      this.chapters = this.log.openings(answer.log.entries);
      this.showControls();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // then there is nothing to jump to
    }
  }

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
    this.course.show(this.steps.length);
    this.drawTabs();
    this.board.show();
    this.dock.show();
    show(this.standings, standings(scene, (power) => this.openPanel(power)));
    show(this.stage, scene.dress.stage?.(scene) ?? null);
    const before = this.log.shown.length;
    this.log.show(this.entries);
    this.tidings.showEnd();
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
    this.log.toEnd();
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
    const count = `${this.step} / ${this.steps.length}`;
    show(this.heading, now ? now.text : t("after-set-up"));
    this.count.textContent = count;
    this.slider.max = String(this.steps.length);
    this.slider.value = String(this.step);
    this.slider.setAttribute("aria-label", t("step"));
    const [first, last] = [this.step === 0, this.step === this.steps.length];
    showNews(this.buttons, [language(), first, last, this.player !== undefined, this.over, this.eyes, this.chapters?.map((entry) => entry.text)], () => this.rows(first, last));
  }

  /**
   * @param {boolean} first
   * @param {boolean} last
   */
  rows(first, last) {
    const button = (/** @type {string} */ text, /** @type {string} */ label, /** @type {() => void} */ act, /** @type {boolean} */ off = false) =>
      h("button", { type: "button", "data-key": `replay ${label}`, title: label, "aria-label": label, disabled: off, onclick: act }, text);
    return [
      h(
        "div",
        { class: "row" },
        button("|◀", t("first-step"), () => void this.go(0), first),
        button("◀", t("step-back"), () => void this.go(this.step - 1), first),
        button(this.player ? "❚❚" : "▶▶", this.player ? t("play-stop") : t("play-back"), () => this.play()),
        button("▶", t("step-on"), () => void this.go(this.step + 1), last),
        button("▶|", t("last-step"), () => void this.go(this.steps.length), last),
        h("span", { class: "gap" }),
        this.count,
      ),
      h("div", { class: "row wrap" }, this.chapterChoice(), this.paceChoice()),
      h("div", { class: "row wrap" }, this.eyesChoice(), copyButton(() => this.link()), this.over ? h("button", { type: "button", onclick: () => void this.verify() }, t("verify")) : null, h("a", { class: "button", href: `/api/matches/${this.table.id}/journal?${search(this.query)}`, download: "" }, t("journal"))),
    ];
  }

  /** After the end anybody's eyes may be used, or all at once. */
  eyesChoice() {
    if (!this.over) return null;
    const choices = [["everything", t("everybody")], ["spectator", t("spectator")], ...this.table.seats.map((seat) => [String(seat.seat), `${seat.powers.map((power) => this.scene.words.name("power", power)).join(", ")} ${seat.name ?? ""}`])];
    const select = h("select", { "aria-label": t("whose-eyes"), "data-key": "eyes", onchange: () => ((this.eyes = select.value), this.log.clear(), void this.load()) }, choices.map(([value, text]) => h("option", { value, selected: value === this.eyes }, text)));
    return select;
  }

  /** Where the turns or rounds begin. */
  chapterChoice() {
    const chapters = this.chapters ?? [];
    if (chapters.length < 2) return null;
    const select = h("select", { "aria-label": t("jump-to"), "data-key": "chapters", "data-testid": "chapters", onchange: () => select.value && void this.toEntry(Number(select.value)) }, h("option", { value: "" }, t("jump-to")), chapters.map((entry) => h("option", { value: entry.number }, entry.text)));
    return select;
  }

  paceChoice() {
    const now = recall("replay-pace") ?? "steady";
    const select = h("select", { "aria-label": t("pace"), "data-key": "pace", "data-testid": "pace", onchange: () => remember("replay-pace", select.value) }, Object.keys(PACES).map((pace) => h("option", { value: pace, selected: pace === now }, t(`pace-${pace}`))));
    return select;
  }

  /** Let it run by itself, or stop it. */
  play() {
    clearTimeout(this.player);
    const stops = this.player !== undefined;
    this.player = undefined;
    if (!stops) this.playOn();
    this.show();
  }

  playOn() {
    const pause = PACES[recall("replay-pace") ?? "steady"] ?? PACES.steady;
    this.player = window.setTimeout(async () => {
      await this.go(this.step + 1);
      if (this.player === undefined) return; // stopped meanwhile
      if (this.step < this.steps.length) return this.playOn();
      this.player = undefined;
      this.show();
    }, pause);
  }

  async verify() {
    await verdictDialog(this.table, this.share);
  }
}

// A match step by step: while it runs as far as the seat may know, afterwards through any eyes, or all at once.

import { ApiError, get, post } from "./api.js";
import { Aside } from "./aside.js";
import { BoardView } from "./board.js";
import { Course } from "./course.js";
import { h, show, showNews } from "./dom.js";
import { comma, language, phrase, t } from "./i18n.js";
import { latest } from "./latest.js";
import { LogPanel } from "./log.js";
import { copyButton } from "./menu.js";
import { setHeading } from "./notices.js";
import { Dock } from "./panels.js";
import { isHandheld } from "./rooms.js";
import { recall, remember } from "./settings.js";
import { tell } from "./telling.js";
import { Tidings } from "./tidings.js";
import { verdictDialog } from "./verdict.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{step: number, seat: number, power: string, kind: string, option?: any[], text: string}} Step */

/** How long a step is shown, in milliseconds, when the match runs by itself. @type {Record<string, number>} */
const PACES = { calm: 2400, steady: 1100, quick: 350 };
/** Behind the last step, however many there are. */
const END = Infinity;
/** Keys that go somewhere: from this step to that one. @type {Record<string, (now: number) => number>} */
const KEYS = { ArrowLeft: (now) => now - 1, ArrowRight: (now) => now + 1, PageUp: (now) => now - 10, PageDown: (now) => now + 10, Home: () => 0, End: () => END };

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
    /** The step that is shown. */
    this.step = 0;
    /** The one that is wanted, until its answer has come; it may lie behind the last one. */
    this.wanted = whole(query.get("step")) ?? 0;
    this.loads = latest();
    this.looks = latest();
    this.finds = latest();
    /** Whether it is known how many steps there are through these eyes. @type {Promise<boolean>} */
    this.counted = Promise.resolve(false);
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
    this.heading = h("span", {});
    this.count = h("span", { class: "dim", "data-testid": "step" });
    this.slider = h("input", { type: "range", min: 0, "data-key": "slider", "data-testid": "slider", onchange: () => void this.go(Number(this.slider.value)), oninput: () => (this.count.textContent = `${this.slider.value} / ${this.steps.length}`) });
    this.buttons = h("div", {});
    this.course = new Course(table.id, scene, () => this.query, (step) => void this.go(step));
    this.course.element.open = query.has("course");
    this.controls = h("section", { class: "replay-controls" }, h("div", { class: "prompt" }, this.heading), this.slider, this.buttons, this.course.element);
    this.stage = h("section", { class: "stage", tabindex: 0 }); // it scrolls where there is little room
    this.board = new BoardView(scene, () => undefined);
    this.dock = new Dock(scene, () => undefined);
    this.tidings = new Tidings(scene, null, () => isHandheld(this.element));
    this.log = new LogPanel(scene, (ids) => this.board.flash(ids), this.tidings, (entry) => void this.toEntry(entry.number));
    /** Turns or rounds that can be jumped to: the sentence that begins each. @type {LogEntry[] | null} */
    this.chapters = null;
    this.frame = new Aside(scene, { name: "replay", tab: "step", kind: "", slot: [this.board.element, this.tidings.element], side: [this.controls, this.stage], dock: this.dock, log: this.log });
    this.element = this.frame.element;
    const key = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", key);
    this.stop = () => {
      this.frame.leave();
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

  /** Through other eyes there are other steps; what was wanted meanwhile is still wanted then. */
  async load() {
    const still = this.loads();
    const counting = this.countSteps(still);
    const before = this.counted;
    this.counted = counting.then(() => true, () => before); // without an answer one goes on among the steps that are known
    await Promise.all([counting, this.look()]);
    if (still()) void this.findChapters(); // a look at the end of a long match takes its time
  }

  /** @param {() => boolean} still */
  async countSteps(still) {
    const answer = await get(`/matches/${this.table.id}/history`, { ...this.query, during: this.during, entry: this.entry });
    if (!still()) return;
    this.steps = answer.steps;
    this.over = answer.over;
    this.eyes ??= answer.seat === null ? "spectator" : String(answer.seat);
    if (this.during !== null || this.entry !== null) this.wanted = answer.at ?? 0;
    this.during = this.entry = null;
  }

  leave() {
    this.stop();
    clearTimeout(this.player);
    for (const wish of [this.loads, this.looks, this.finds]) wish(); // nothing is wanted any more
  }

  update() {}

  /** @param {KeyboardEvent} event */
  key(event) {
    const busy = event.target instanceof Element && event.target.closest("input, select, textarea, dialog, [role=dialog], .board");
    if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = KEYS[event.key]?.(this.target);
    if (target === undefined) return;
    event.preventDefault();
    void this.go(target);
  }

  /** The step to go on from: the one that is wanted, as far as there is one. */
  get target() {
    return Math.min(this.wanted, this.steps.length);
  }

  /**
   * Go where an answer leads, unless something else is wanted by then.
   * @param {() => Promise<any>} ask
   * @param {(answer: any) => unknown} follow
   */
  async seek(ask, follow) {
    const still = this.looks();
    const told = await tell(async () => {
      if (!(await this.counted) || !still()) return;
      const answer = await ask();
      if (still()) await follow(answer);
    });
    if (!told && still()) this.wanted = this.step;
  }

  /**
   * To the step at which a sentence of the log was said.
   * @param {number} entry
   */
  async toEntry(entry) {
    await this.seek(() => get(`/matches/${this.table.id}/history`, { ...this.query, entry }), (answer) => this.go(answer.at ?? 0));
  }

  /** The turns or rounds of the whole match, by the log of its last step. */
  async findChapters() {
    const still = this.finds();
    try {
      const answer = await get(`/matches/${this.table.id}/history/${this.steps.length}`, this.query);
      if (!still()) return;
      this.chapters = this.log.openings(answer.log.entries);
      this.showControls();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // then there is nothing to jump to
    }
  }

  async relabel() {
    this.board.draw();
    this.log.clear();
    await this.load();
  }

  /** @param {number} wanted */
  async go(wanted) {
    this.wanted = Math.max(0, Math.round(wanted));
    await this.look();
  }

  async look() {
    await this.seek(
      () => get(`/matches/${this.table.id}/history/${this.target}`, this.query),
      (answer) => {
        this.step = this.target;
        this.scene.state = { decisions: [], can_undo: false, ...answer.state };
        this.scene.seat = typeof answer.seat === "number" ? answer.seat : null;
        this.entries = answer.log.entries;
        this.scene.log = this.entries;
        this.show();
      },
    );
  }

  show() {
    const { scene } = this;
    setHeading(phrase`${t("replay")}: ${scene.title.name}`);
    history.replaceState(null, "", this.path);
    this.frame.show(this.outsider ? null : h("a", { class: "button", href: `/table/${this.table.id}` }, t("back-to-game")));
    this.showControls();
    this.course.show(this.steps.length);
    this.board.show();
    this.dock.show();
    show(this.stage, scene.dress.stage?.(scene) ?? null);
    const before = this.log.shown.length;
    this.log.show(this.entries);
    this.tidings.showEnd();
    const fresh = this.entries.slice(before).flatMap((entry) => entry.elements);
    if (fresh.length > 0 && fresh.length < 12) this.board.flash(fresh);
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
        button("◀", t("step-back"), () => void this.go(this.target - 1), first),
        button(this.player ? "❚❚" : "▶▶", this.player ? t("play-stop") : t("play-back"), () => this.play()),
        button("▶", t("step-on"), () => void this.go(this.target + 1), last),
        button("▶|", t("last-step"), () => void this.go(END), last),
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
    const choices = [["everything", t("everybody")], ["spectator", t("spectator")], ...this.table.seats.map((seat) => [String(seat.seat), `${seat.powers.map((power) => this.scene.words.name("power", power)).join(comma())} ${seat.name ?? ""}`])];
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
      await this.go(this.target + 1);
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

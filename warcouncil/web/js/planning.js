// The planning board: what somebody may know, on which they move for everybody. Nothing of it happens, and nobody else sees it.

import { ApiError, get, patch, post, remove } from "./api.js";
import { BoardView } from "./board.js";
import { languageSwitch, themeSwitch } from "./chrome.js";
import { DecisionPanel } from "./decision.js";
import { closePopover } from "./dialog.js";
import { classes, h, show, toast } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";
import { LogPanel } from "./log.js";
import { tell } from "./menu.js";
import { setHeading } from "./notices.js";
import { Dock, standings } from "./panels.js";
import { queueBanners } from "./queue.js";
import { keepRoom } from "./rooms.js";
import { phoneTabs } from "./tabs.js";

/** @typedef {import("./types.js").Decision & {drawn: boolean, mine: boolean}} Question */
/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{id: number, seat: number, name: string, notes: string, count: number, lapsed: boolean, here: boolean, queued: boolean}} Variant */
/** @typedef {{power: string, kind: string, option: OptionTuple, text: string, mine: boolean, rolled: boolean}} Tried */
/** @typedef {{variant: Variant, state: any, log: {entries: any[]}, tried: Tried[], left: number, stopped: string | null, text: string | null, refusal: {message: string} | null}} Planned */

const AT_ONCE = 20;

export class PlanningView {
  /**
   * @param {import("./store.js").MatchStore} store the match itself, which goes on meanwhile
   * @param {Scene} scene
   * @param {() => void} leaveBoard back to the match
   */
  constructor(store, scene, leaveBoard) {
    this.store = store;
    this.scene = scene;
    this.leaveBoard = leaveBoard;
    this.path = `/matches/${store.id}/variants`;
    /** @type {Planned | null} */
    this.body = null;
    /** @type {Variant[]} */
    this.variants = [];
    /** Whose question is shown, where several are asked. */
    this.power = "";
    const flash = (/** @type {string[]} */ ids) => (this.board.flash(ids), this.dock.flash(ids));
    const pick = (/** @type {string} */ id, /** @type {Element} */ at) => void tell(() => this.ask.pick(id, at));
    this.board = new BoardView(scene, pick);
    this.dock = new Dock(scene, pick);
    this.log = new LogPanel(scene, flash);
    this.ask = new DecisionPanel(scene, {
      choose: (decision, steps) => this.walk(decision, steps),
      final: async () => false, // nothing happens here that could not be taken back
      underway: () => null,
      why: async () => null,
      undo: () => this.go(this.count - 1),
      behind: () => 0,
      catchUp: () => undefined,
      hint: async (decision) => ({ decision: decision.id, hints: [] }),
      light: (lights, chosen, way) => (this.board.light(lights, chosen, way), this.dock.light(lights, chosen)),
      flash,
      rule: () => undefined,
      extra: () => null,
    });
    this.bar = h("header", { class: "bar match-bar" });
    this.banners = h("div", { class: "banners" });
    this.who = h("div", { class: "plan-who", role: "group" });
    this.steps = h("section", { class: "plan-steps" });
    this.keeping = h("section", { class: "plan-keeping" });
    this.standings = h("section", { class: "standings" });
    this.tabs = h("nav", { class: "phone-tabs" });
    const tall = scene.board.size[1] > scene.board.size[0];
    this.element = h(
      "main",
      { class: classes("match replay planning", tall && "tall"), "data-tab": "ask", "data-story": "log", "data-title": scene.title.id, "data-layout": scene.dress.layout ?? null },
      this.bar,
      this.banners,
      h("div", { class: "board-slot" }, this.board.element, this.log.ticker),
      h("div", { class: "side" }, h("div", { class: "replay-controls" }, this.who, this.ask.element, this.steps, this.keeping), this.standings, h("section", { class: "story" }, h("div", { class: "story-tabs" }, this.log.tools), this.log.element)),
      this.dock.element,
      this.tabs,
    );
    this.stopRoom = keepRoom(this.element);
  }

  get count() {
    return this.body?.tried.length ?? 0;
  }

  /**
   * A variant that is there, or a new one from now on.
   * @param {number | null} number
   */
  async load(number) {
    if (number !== null) await this.open(number).catch((error) => this.anew(error));
    else await this.anew();
  }

  /** @param {unknown} [error] why the one that was asked for cannot be shown */
  async anew(error) {
    if (error && !(error instanceof ApiError)) throw error;
    if (error instanceof ApiError) toast(error.message, "bad");
    await this.open((await post(this.path, { seat: this.store.seat })).id);
  }

  /**
   * @param {number} number
   * @returns {Promise<void>}
   */
  async open(number) {
    const body = await get(`${this.path}/${number}`);
    if (body.variant.seat !== this.store.seat) return this.anew(); // of another player on this device
    this.body = body;
    this.power = "";
    this.log.clear();
    await this.list();
  }

  async list() {
    const all = /** @type {Variant[]} */ ((await get(this.path)).variants);
    this.variants = all.filter((one) => one.seat === this.store.seat);
    this.show();
  }

  leave() {
    this.stopRoom();
    closePopover();
  }

  back() {
    history.replaceState(null, "", `/table/${this.store.id}`);
    this.leaveBoard();
  }

  update() {}

  relabel() {
    this.board.draw();
    if (this.body) void tell(() => this.open(this.body?.variant.id ?? 0));
  }

  /**
   * The match itself has gone on, or a queue has.
   * @param {import("./store.js").Changes} changes
   */
  async changed(changes) {
    if (this.body && (changes.state || changes.table)) await tell(() => this.list());
  }

  /**
   * Go on, or back: so many choices stay, and these come behind them.
   * @param {number} keep
   * @param {{power: string, kind: string, option: OptionTuple}[]} [choices]
   */
  async go(keep, choices = []) {
    const { body } = this;
    if (!body) return;
    await tell(async () => {
      const next = await post(`${this.path}/${body.variant.id}/choices`, { keep, choices });
      if (next.refusal && choices.length > 0) return toast(next.refusal.message, "bad");
      this.body = next;
      this.variants = this.variants.map((one) => (one.id === next.variant.id ? next.variant : one));
      this.show();
    });
  }

  /**
   * An answer, and those that follow from it as long as they are asked for.
   * @param {import("./types.js").Decision} decision
   * @param {import("./errand.js").Step[]} steps
   */
  async walk(decision, steps) {
    for (const step of steps) {
      const asked = step === steps[0] ? decision : this.scene.state?.decisions.find((one) => one.kind === step.kind && one.options.some((choice) => choice.option.join(" ") === step.option.join(" ")));
      if (asked) await this.go(this.count, [{ power: asked.power, kind: asked.kind, option: step.option }]);
      else if (!step.optional) return toast(t("errand-dropped"), "bad");
    }
  }

  // -- what is shown

  show() {
    const { scene, body } = this;
    if (!body) return;
    const questions = /** @type {Question[]} */ (body.state.decisions);
    if (!questions.some((one) => one.power === this.power)) this.power = (questions.find((one) => one.mine) ?? questions[0])?.power ?? "";
    const shown = questions.filter((one) => one.power === this.power).map((one) => (one.drawn ? { ...one, prompt: `${one.prompt} ${t("plan-drawn")}` } : one));
    scene.state = { ...body.state, decisions: shown, can_undo: body.tried.length > 0 };
    scene.log = body.log.entries;
    scene.table = this.store.table && { ...this.store.table, hints: false, paused: null };
    history.replaceState(null, "", `/table/${this.store.id}?try=${body.variant.id}&seat=${this.store.seat}`);
    setHeading(`${t("plan")}: ${scene.title.name}`, (this.store.state?.decisions.length ?? 0) > 0);
    this.showBar();
    show(this.banners, this.bannersNow());
    this.showWho(questions);
    this.board.show();
    this.dock.show();
    this.ask.show();
    show(this.steps, this.stepsNow(body));
    show(this.keeping, this.keepingNow(body.variant));
    show(this.standings, standings(scene, (power) => this.openPanel(power)));
    this.log.show(scene.log);
    this.drawTabs();
  }

  showBar() {
    const { scene } = this;
    show(
      this.bar,
      h("a", { href: "/", class: "home", "aria-label": t("home") }, h("img", { src: "/icon.svg", alt: "", width: 26, height: 26 })),
      h("div", { class: "match-name" }, h("b", {}, scene.title.name), h("span", { class: "dim" }, scene.dress.turn?.(scene) ?? t("plan"))),
      h("span", { class: "gap" }),
      languageSwitch(),
      themeSwitch(),
      h("button", { type: "button", "data-testid": "back-to-game", onclick: () => this.back() }, t("back-to-game")),
    );
  }

  bannersNow() {
    const { store } = this;
    const asked = (store.state?.decisions.length ?? 0) > 0;
    const behind = this.body && !this.body.variant.here && !this.variants.find((one) => one.id === this.body?.variant.id)?.here;
    return [
      h("div", { class: "banner plan-note", "data-testid": "plan-note" }, h("span", { class: "grow" }, t("plan-note"))),
      asked ? h("div", { class: "banner", "data-testid": "plan-asked" }, t("plan-asked")) : null,
      behind ? h("div", { class: "banner", "data-testid": "plan-behind" }, h("span", { class: "grow" }, t("plan-behind")), h("button", { type: "button", "data-testid": "plan-now", onclick: () => void tell(() => this.anew()) }, t("plan-now"))) : null,
      queueBanners(store.table, store.seat, (number) => void tell(() => this.open(number))),
    ];
  }

  /**
   * Where several are asked at once, one moves for each of them in turn.
   * @param {Question[]} questions
   */
  showWho(questions) {
    this.who.setAttribute("aria-label", t("plan-who"));
    const passes = questions.filter((one) => !one.mine && one.trigger !== null && one.options.some((choice) => choice.option.join(" ") === "pass"));
    const pass = () => void this.go(this.count, passes.slice(0, AT_ONCE).map(({ power, kind }) => ({ power, kind, option: ["pass"] })));
    const choose = (/** @type {string} */ power) => ((this.power = power), this.show());
    show(
      this.who,
      questions.length > 1 ? questions.map((one) => h("button", { type: "button", class: "plan-power", "data-key": `who ${one.power}`, "data-power": one.power, "aria-pressed": String(one.power === this.power), title: this.scene.powerName(one.power), "aria-label": this.scene.powerName(one.power), onclick: () => choose(one.power) }, shield(this.scene.look(one.power)))) : null,
      passes.length > 0 ? h("button", { type: "button", "data-key": "others pass", "data-testid": "others-pass", onclick: pass }, t("plan-others-pass")) : null,
    );
  }

  /** @param {Planned} body */
  stepsNow(body) {
    const back = (/** @type {number} */ number) => void this.go(number);
    const row = (/** @type {Tried} */ one, /** @type {number} */ number) =>
      h("li", { class: classes(one.mine && "mine") }, h("button", { type: "button", class: "link", "data-key": `back ${number}`, title: t("plan-back"), onclick: () => back(number) }, one.text), one.rolled ? h("span", { class: "tag", title: t("plan-rolled-tip") }, t("plan-rolled")) : null);
    return [
      h("h3", {}, t("plan-steps", { count: body.tried.length })),
      body.tried.length > 0 ? h("ol", { "data-testid": "plan-steps" }, body.tried.map(row)) : h("p", { class: "dim" }, t("plan-empty")),
      body.stopped ? h("p", { class: "dim" }, body.refusal?.message ?? body.text) : null,
    ];
  }

  /** @param {Variant} variant */
  keepingNow(variant) {
    const name = h("input", { type: "text", maxlength: 60, value: variant.name, class: "grow", "aria-label": t("plan-name"), placeholder: t("plan-name"), "data-key": "plan name", "data-testid": "plan-name" });
    const notes = h("textarea", { maxlength: 4000, rows: 2, value: variant.notes, "aria-label": t("plan-notes"), placeholder: t("plan-notes"), "data-key": "plan notes", "data-testid": "plan-notes" });
    const keep = async () => {
      const kept = await patch(`${this.path}/${variant.id}`, { name: name.value.trim() || t("plan-unnamed"), notes: notes.value });
      if (this.body) this.body.variant = kept;
      await this.list();
      toast(t("saved"));
    };
    const branch = async (/** @type {boolean} */ redraw) => this.open((await post(this.path, { branch: variant.id, keep: this.count, name: t("plan-branch-of", { name: variant.name || t("plan-unnamed") }).slice(0, 60), redraw })).id);
    const act = (/** @type {string} */ text, /** @type {string} */ id, /** @type {() => Promise<unknown>} */ what, tip = "") => h("button", { type: "button", "data-key": id, "data-testid": id, title: tip, onclick: () => void tell(what) }, text);
    const mine = this.body?.tried.some((one) => one.mine) ?? false;
    return [
      h("div", { class: "row" }, name, act(t("plan-keep"), "plan-keep", keep)),
      notes,
      h(
        "div",
        { class: "buttons" },
        act(t("plan-branch"), "plan-branch", () => branch(false), t("plan-branch-tip")),
        act(t("plan-redraw"), "plan-redraw", () => branch(true), t("plan-redraw-tip")),
        act(t("plan-new"), "plan-new", () => this.anew()),
        mine && !variant.queued && this.store.table?.status === "playing" ? act(t("plan-queue"), "plan-queue", () => this.queue(variant), t("plan-queue-tip")) : null,
      ),
      h("ul", { class: "plan-variants", "data-testid": "plan-variants" }, this.variants.map((one) => this.variantRow(one, variant))),
    ];
  }

  /**
   * @param {Variant} one
   * @param {Variant} now
   */
  variantRow(one, now) {
    const label = one.name || t("plan-unnamed");
    const forget = async () => {
      await remove(`${this.path}/${one.id}`);
      await (one.id === now.id ? this.anew() : this.list());
    };
    return h(
      "li",
      { class: "row", "data-variant": one.id },
      h("button", { type: "button", class: "link grow", "data-key": `open ${one.id}`, "aria-current": one.id === now.id ? "true" : null, disabled: one.lapsed, title: one.notes, onclick: () => void tell(() => this.open(one.id)) }, label),
      h("span", { class: "dim" }, t("plan-count", { count: one.count })),
      one.lapsed ? h("span", { class: "tag bad", title: t("plan-lapsed-tip") }, t("plan-lapsed")) : one.here ? h("span", { class: "tag" }, t("plan-here")) : null,
      one.queued ? h("span", { class: "tag" }, t("plan-queued")) : null,
      h("button", { type: "button", class: "plain", "data-key": `forget ${one.id}`, "aria-label": t("plan-forget", { name: label }), title: t("plan-forget", { name: label }), onclick: () => void tell(forget) }, "×"),
    );
  }

  /** @param {Variant} variant */
  async queue(variant) {
    await post(`${this.path}/${variant.id}/queue`);
    await this.list();
  }

  // -- parts that lie behind each other on a phone

  drawTabs() {
    const tabs = [
      { what: "ask", sign: "occupy", text: t("plan") },
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
}


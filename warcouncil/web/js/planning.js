// The planning board: what somebody may know, on which they move for everybody. Nothing of it happens, and nobody else sees it.

import { ApiError, get, patch, post, remove } from "./api.js";
import { Aside } from "./aside.js";
import { BoardView } from "./board.js";
import { DecisionPanel } from "./decision.js";
import { closePopover } from "./dialog.js";
import { classes, h, show, toast } from "./dom.js";
import { Errand } from "./errand.js";
import { phrase, t } from "./i18n.js";
import { shield } from "./icons.js";
import { latest } from "./latest.js";
import { LogPanel } from "./log.js";
import { setHeading } from "./notices.js";
import { Dock } from "./panels.js";
import { queueBanners } from "./queue.js";
import { tell } from "./telling.js";

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
    this.board = new BoardView(scene, pick, (id) => this.ask.point(id));
    this.dock = new Dock(scene, pick);
    this.log = new LogPanel(scene, flash);
    this.ask = new DecisionPanel(scene, {
      choose: (decision, steps, quiet) => (steps.length > 1 ? this.errand.begin(decision, steps, quiet) : this.answer(decision.id, steps[0].option)),
      final: async () => false,
      underway: () => null,
      why: async () => null,
      undo: () => this.go(this.count - 1),
      behind: () => 0,
      catchUp: () => undefined,
      hint: async (decision) => ({ decision: decision.id, hints: [] }),
      light: (lights, chosen, way) => (this.board.light(lights, chosen, way), this.dock.light(lights, chosen)),
      aim: (aims) => this.board.aim(aims),
      flash,
      rule: () => undefined,
      extra: () => null,
    });
    this.errand = new Errand(scene, (decision, option) => this.answer(decision, option), () => this.ask.show());
    this.banners = h("div", { class: "banners" });
    this.who = h("div", { class: "plan-who", role: "group" });
    this.steps = h("section", { class: "plan-steps" });
    this.keeping = h("section", { class: "plan-keeping" });
    const side = h("div", { class: "replay-controls" }, this.who, this.ask.element, this.steps, this.keeping);
    this.frame = new Aside(scene, { name: "plan", tab: "plan", kind: "planning", above: this.banners, slot: [this.board.element], side: [side], dock: this.dock, log: this.log });
    this.element = this.frame.element;
    this.moves = latest();
    this.lists = latest();
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
    const still = this.moves();
    const body = await get(`${this.path}/${number}`);
    if (!still()) return;
    if (body.variant.seat !== this.store.seat) return this.anew(); // of another player on this device
    this.body = body;
    this.power = "";
    this.log.clear();
    await this.list();
  }

  async list() {
    const still = this.lists();
    const all = /** @type {Variant[]} */ ((await get(this.path)).variants);
    if (!still()) return;
    this.variants = all.filter((one) => one.seat === this.store.seat);
    this.show();
  }

  leave() {
    this.frame.leave();
    for (const wish of [this.moves, this.lists]) wish(); // nothing is wanted any more
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
   * Choose for whoever is asked.
   * @param {string} decision
   * @param {OptionTuple} option
   */
  async answer(decision, option) {
    const asked = this.body?.state.decisions.find((/** @type {Question} */ one) => one.id === decision);
    if (asked) await this.go(this.count, [{ power: asked.power, kind: asked.kind, option }]);
  }

  /**
   * Go on, or back: so many choices stay, and these come behind them.
   * @param {number} keep
   * @param {{power: string, kind: string, option: OptionTuple}[]} [choices]
   */
  async go(keep, choices = []) {
    const { body } = this;
    if (!body) return;
    if (choices.length === 0) this.errand.stop();
    const still = this.moves();
    await tell(async () => {
      const next = await post(`${this.path}/${body.variant.id}/choices`, { keep, choices });
      if (!still()) return;
      if (next.refusal && choices.length > 0) return toast(next.refusal.message, "bad");
      this.body = next;
      this.variants = this.variants.map((one) => (one.id === next.variant.id ? next.variant : one));
      this.show();
    });
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
    setHeading(phrase`${t("plan")}: ${scene.title.name}`, (this.store.state?.decisions.length ?? 0) > 0);
    this.frame.show(h("button", { type: "button", "data-testid": "back-to-game", onclick: () => this.back() }, t("back-to-game")));
    show(this.banners, this.bannersNow());
    this.showWho(questions);
    this.board.show();
    this.dock.show();
    this.ask.show();
    show(this.steps, this.stepsNow(body));
    show(this.keeping, this.keepingNow(body.variant));
    this.log.show(scene.log);
    void this.errand.goOn();
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
}

// A match on the screen: board, question, standings, panels, log and talk.

import { ApiError, post } from "./api.js";
import { BoardView } from "./board.js";
import { noteWindow } from "./awaited.js";
import { bell, emblem, languageSwitch, themeSwitch } from "./chrome.js";
import { DecisionPanel } from "./decision.js";
import { closePopover } from "./dialog.js";
import { classes, h, say, show, showNews, toast } from "./dom.js";
import { language, phrase, t, turnOf } from "./i18n.js";
import { isConnected, onConnection } from "./live.js";
import { Errand } from "./errand.js";
import { LogPanel } from "./log.js";
import { copyButton, openMenu, requests } from "./menu.js";
import { nudge } from "./notes.js";
import { call, onNotices, seen, setHeading, unread } from "./notices.js";
import { Dock, panelKey, standings } from "./panels.js";
import { queueBanners } from "./queue.js";
import { isHandheld, keepRoom } from "./rooms.js";
import { navigate } from "./router.js";
import { ruleDialog } from "./help.js";
import { runningTime, standsStill } from "./schedule.js";
import { checkMatch, findingNote, receiptOf } from "./sealing.js";
import { DraftSheet } from "./sheet.js";
import { Guide } from "./guide.js";
import { play, soundOf } from "./sound.js";
import { phoneTabs } from "./tabs.js";
import { TalkPanel } from "./talk.js";
import { tell } from "./telling.js";
import { Tidings } from "./tidings.js";
import { seatNames } from "./verdict.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */
/** @typedef {import("./store.js").Changes} Changes */
/** @typedef {import("./scene.js").Scene} Scene */

/** A step behind all others: the end. */
const END = 999_999;

export class MatchView {
  /**
   * @param {MatchStore} store
   * @param {Scene} scene
   * @param {(variant: number | null) => void} plan opens the planning board
   */
  constructor(store, scene, plan) {
    this.store = store;
    this.scene = scene;
    this.plan = plan;
    this.sync();
    const flash = (/** @type {string[]} */ ids) => this.flash(ids);
    const pick = (/** @type {string} */ id, /** @type {Element} */ at) => void tell(() => this.ask.pick(id, at));
    this.board = new BoardView(scene, pick, (id) => this.ask.point(id));
    this.bench = new DraftSheet(scene, {
      whatIf: (body) => store.act("what-if", body),
      chooseMany: (decision, options) => this.chooseMany(decision, options),
      compose: (channel, text) => this.compose(channel, text),
      offer: (body) => this.offer(body),
      rule: (clause) => void ruleDialog(scene.title.id, clause),
    });
    this.dock = new Dock(scene, pick, this.bench);
    this.tidings = new Tidings(scene, store.id, () => isHandheld(this.element));
    this.log = new LogPanel(scene, flash, this.tidings, (entry) => void navigate(`/table/${store.id}?${new URLSearchParams({ entry: String(entry.number), seat: String(store.seat ?? "spectator") })}`));
    this.talk = new TalkPanel(store, scene, {
      change: (written, channel) => this.changeOffer(written, channel),
      chooseMany: (decision, options) => this.chooseMany(decision, options),
      rule: (clause) => void ruleDialog(scene.title.id, clause),
    });
    this.errand = new Errand(scene, (decision, option) => store.choose(decision, option), () => {
      this.ask.show();
      this.guide.show(); // not about what the errand answers by itself
    });
    this.ask = new DecisionPanel(scene, {
      choose: (decision, steps, quiet) => this.choose(decision, steps, quiet),
      final: async (decision, steps) => (await store.act("what-if", { choices: steps.map(({ option }, number) => (number ? { option } : { option, power: decision.power, kind: decision.kind })), why: [] })).final,
      underway: () => this.underway(),
      why: (element, decision) => store.act("why", { decision: decision.id, element }),
      undo: () => this.undo(),
      takeBack: (decision) => this.refusable(() => store.takeBack(decision)),
      stand: (trigger, until, power, unless) => store.stand(trigger, until, scene.mine.length > 1 ? power : null, unless),
      withdraw: (window) => store.withdraw(window),
      nudge: () => nudge(store),
      behind: () => store.pace.behind,
      catchUp: () => store.pace.catchUp(),
      hint: (decision) => store.act("hint", { decision: decision.id }),
      light: (lights, chosen, way) => this.light(lights, chosen, way),
      aim: (aims) => this.board.aim(aims),
      flash,
      rule: (clause) => void ruleDialog(scene.title.id, clause),
      extra: () => this.extra(),
    });
    this.guide = new Guide(scene, store.id, {
      hint: (decision) => this.hinted(decision),
      pick: (decision, option) => this.ask.pickOption(decision, option),
    });
    this.bar = h("header", { class: "bar match-bar" });
    this.banners = h("div", { class: "banners" });
    this.standings = h("section", { class: "standings" });
    this.stage = h("section", { class: "stage", tabindex: 0 }); // it scrolls where there is little room
    this.story = h("section", { class: "story" });
    this.tabs = h("nav", { class: "phone-tabs" });
    const tall = scene.board.size[1] > scene.board.size[0];
    this.element = h(
      "main",
      { class: classes("match", tall && "tall"), "data-tab": "ask", "data-story": "log", "data-title": scene.title.id, "data-layout": scene.dress.layout ?? null },
      this.bar,
      this.banners,
      h("div", { class: "board-slot" }, this.board.element, this.tidings.element, this.log.ticker),
      h("div", { class: "side" }, this.guide.element, this.ask.element, this.stage, this.standings, this.story),
      this.dock.element,
      this.tabs,
    );
    this.board.svg.addEventListener("pointerdown", () => this.tidings.fold(true));
    this.stops = [onConnection(() => this.connection()), onNotices(() => this.showBar()), keepRoom(this.element)];
    this.timer = setInterval(() => this.tick(), 1000);
    this.asked = "";
    this.fair = h("div", { class: "fair-note" });
    this.talk.caughtUp();
    this.drawStory();
    this.drawTabs();
    this.update();
  }

  leave() {
    for (const stop of this.stops) stop();
    clearInterval(this.timer);
    closePopover();
  }

  /** The scene shows what the store knows. */
  sync() {
    this.scene.state = this.store.state;
    this.scene.log = this.store.log;
    this.scene.table = this.store.table;
    this.scene.seat = this.store.seat;
  }

  /** The language has changed. */
  relabel() {
    this.board.draw();
    this.log.clear();
    this.talk.relabel();
    this.drawStory();
    this.drawTabs();
    this.update();
  }

  /** @param {Changes} [changes] */
  update(changes) {
    this.sync();
    const { store, scene } = this;
    const asked = store.state?.decisions.map((decision) => decision.id).join(" ") ?? "";
    const news = asked !== this.asked && asked !== "";
    noteWindow(scene, changes !== undefined);
    this.showBar();
    this.showBanners();
    this.board.show();
    this.dock.show();
    this.ask.show();
    if (news) this.dock.follow(store.state?.decisions[0]?.power ?? "");
    showNews(this.standings, [language(), scene.words.lang, store.state?.seats, store.state?.waiting, scene.view.panels, scene.view.turn, store.table?.status, store.table?.seats, store.table?.clocks], () => standings(scene, (power) => this.openPanel(power)));
    this.stage.setAttribute("aria-label", t("going-on"));
    showNews(this.stage, [language(), scene.words.lang, scene.view.panels, store.log.length], () => scene.dress.stage?.(scene) ?? null);
    this.log.show(store.log);
    if (news && changes) this.tidings.fold(true); // what comes with the question is unfolded
    this.tidings.show();
    this.talk.visible = this.element.dataset.story === "talk";
    this.talk.show();
    this.drawTabs();
    this.tick();
    if (news) this.announce();
    const heard = soundOf(changes?.added ?? [], scene.dress.tales ?? [], news);
    if (heard) play(heard);
    this.asked = asked;
    void this.errand.goOn();
    if (changes?.added.length) {
      this.flashQuietly(changes.added.flatMap((entry) => entry.elements));
      this.board.travel(changes.added);
    }
    if (changes?.lapsed) toast(t("standing-lapsed"));
    for (const message of changes?.messages ?? []) {
      if (message.seat !== store.seat && !this.talk.visible) toast(phrase`${message.name}: ${message.text || t("offer-new")}`);
    }
    this.talk.offers?.tellNews();
  }

  announce() {
    const { state, seat, id } = this.store;
    say(state?.decisions[0]?.prompt ?? "");
    if (document.hidden) void call(phrase`${this.scene.title.name}: ${state?.decisions[0]?.prompt ?? ""}`, `/table/${id}`);
    else if (seat !== null) void seen(id, seat).catch(() => undefined);
    const touched = state?.decisions.flatMap((decision) => decision.options.flatMap((choice) => choice.touches)) ?? [];
    if (state?.answers.length || (this.board.panzoom.touched && !isHandheld(this.element))) return; // who places something stays there
    const places = touched.filter((id) => this.scene.spaces.has(id));
    this.board.attend(places.length > 0 || !this.stage.hasChildNodes() ? places : this.scene.matter()); // a battle has a place
  }

  // -- the bar and the banners

  showBar() {
    const { scene, store } = this;
    const mine = (store.state?.decisions.length ?? 0) > 0;
    const moment = store.state ? (scene.dress.turn?.(scene) ?? plainTurn(scene)) : "";
    setHeading(scene.title.name, mine);
    showNews(this.bar, [language(), moment, store.seat, store.spectators, unread()], () => [
      h("a", { href: "/", class: "home", "aria-label": t("home") }, emblem()),
      h("div", { class: "match-name" }, h("h1", {}, scene.title.name), h("span", { class: "dim", "data-testid": "turn" }, moment)),
      h("span", { class: "gap" }),
      store.seat === null ? h("span", { class: "tag" }, t("watching")) : null,
      store.spectators ? h("span", { class: "dim", title: t("spectators") }, `◉ ${store.spectators}`) : null,
      bell(),
      languageSwitch(),
      themeSwitch(),
      h("a", { class: "plain", href: `/rules/${scene.title.id}`, target: "_blank", title: t("rules"), "aria-label": t("rules") }, "?"),
      h("button", { type: "button", class: "plain", "data-key": "menu", "data-testid": "menu", title: t("menu"), "aria-label": t("menu"), onclick: () => openMenu(store, scene) }, "☰"),
    ]);
  }

  connection() {
    this.showBanners();
    if (isConnected() && this.bench.draft.trouble) this.bench.draft.settle();
  }

  showBanners() {
    const { table, seat, offset } = this.store;
    const resting = table ? standsStill(table, Date.now() / 1000 + offset) : false;
    showNews(this.banners, [language(), isConnected(), table?.status, table?.requests, table?.paused, table?.my_seats, table?.queues, table?.step_in, seat, resting], () => [isConnected() ? null : h("div", { class: "banner offline", "data-testid": "offline" }, t("connection-lost")), requests(this.store, this.scene), queueBanners(table, seat, this.plan)]);
  }

  /** Buttons under the question: to the sheet for drafts where it is of use, and what to do after the end. */
  extra() {
    const { table, state } = this.store;
    const { bench } = this;
    const drafts = bench.here() && bench.timely() ? h("button", { type: "button", "data-key": "workbench", "data-testid": "workbench", onclick: () => this.openBench() }, bench.name()) : null;
    if (drafts || !table || (!state?.over && table.status !== "closed")) return h("span", { class: "buttons" }, drafts, this.planButton());
    const again = async () => {
      const next = table.rematch ? { id: table.rematch } : await post(`/tables/${table.id}/rematch`);
      await navigate(`/table/${next.id}`);
    };
    if (state?.over && receiptOf(table.id)) void this.checkDice(table);
    return h(
      "span",
      { class: "buttons" },
      this.fair,
      state?.over && table.my_seats.length > 0 ? h("button", { type: "button", class: "main", onclick: () => void tell(again) }, t("rematch")) : null,
      h("a", { class: "button", href: `/table/${table.id}?step=0` }, t("replay")),
      state?.over ? h("a", { class: "button", href: `/table/${table.id}?step=${END}&course`, "data-testid": "to-course" }, t("how-it-went")) : null,
      state?.over && table.my_seats.length > 0 ? copyButton(() => this.courseLink(table.id), t("share-end")) : null,
      h("a", { class: "button", href: "/" }, t("home")),
    );
  }

  /** To the planning board, at any time, also while others think. */
  planButton() {
    const { table, seat } = this.store;
    if (table?.status !== "playing" || seat === null || !table.my_seats.includes(seat)) return null;
    return h("button", { type: "button", "data-key": "plan", "data-testid": "plan", title: t("plan-tip"), onclick: () => this.plan(null) }, t("plan"));
  }

  /**
   * A link for anybody to how the match went.
   * @param {string} id
   */
  async courseLink(id) {
    const { path } = await post(`/matches/${id}/share`, { step: END, seat: "everything" });
    return new URL(`${path}&course`, location.origin).href;
  }

  /**
   * The match is over: this device looks by itself whether the dice were fair.
   * @param {import("./types.js").Table} table
   */
  async checkDice(table) {
    try {
      show(this.fair, findingNote(await checkMatch(table.id), seatNames(table)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // the record cannot be had now: it can be checked in the replay
    }
  }

  // -- parts that stand beside each other on a desk and behind each other on a phone

  drawStory() {
    const open = (/** @type {string} */ what) => {
      this.element.dataset.story = what;
      this.update();
    };
    const now = this.element?.dataset.story ?? "log";
    const tab = (/** @type {string} */ what, /** @type {string} */ text) =>
      h("button", { type: "button", role: "tab", class: "tab", "data-key": `story ${what}`, "data-story-tab": what, "aria-selected": String(now === what), onclick: () => open(what) }, text);
    show(this.story, h("div", { class: "story-tabs" }, h("div", { role: "tablist" }, tab("log", t("log")), tab("talk", t("talk"))), this.log.tools), this.log.element, this.talk.element);
  }

  drawTabs() {
    const waiting = this.talk.unread();
    for (const tab of this.story.querySelectorAll("[data-story-tab]")) {
      const what = tab.getAttribute("data-story-tab");
      tab.setAttribute("aria-selected", String(what === this.element.dataset.story));
      if (what === "talk") tab.textContent = waiting ? phrase`${t("talk")} (${waiting})` : t("talk");
    }
    const now = this.element.dataset.tab;
    const asked = (this.store.state?.decisions.length ?? 0) > 0;
    const tabs = [
      { what: "ask", sign: "occupy", text: t("tab-ask"), lit: asked },
      { what: "dock", sign: "worker", text: t("tab-players") },
      { what: "log", sign: "influence", text: t("log") },
      { what: "talk", sign: "culture", text: t("talk"), lit: waiting > 0 },
    ];
    showNews(this.tabs, [tabs, now], () => phoneTabs(tabs, now, (what) => this.openTab(what)));
  }

  /** @param {string} what */
  openTab(what) {
    this.element.dataset.tab = what;
    if (what === "log" || what === "talk") this.element.dataset.story = what;
    this.drawTabs();
    this.talk.visible = what === "talk";
    this.talk.show();
    this.log.toEnd();
  }

  /** @param {string} power */
  openPanel(power) {
    this.dock.selectPower(power);
    this.openTab("dock");
  }

  openBench() {
    this.dock.select(panelKey(this.bench.panel));
    this.openTab("dock");
    this.bench.focusFirst();
  }

  /**
   * @param {string} channel
   * @param {string} text
   */
  compose(channel, text) {
    this.openTab("talk");
    this.talk.compose(channel, text);
  }

  /**
   * Send an offer, and show where it stands.
   * @param {{channel: string} & Record<string, unknown>} body
   */
  async offer(body) {
    if (!(await tell(() => this.store.act("offers", body)))) return false;
    this.openTab("talk");
    this.talk.open = body.channel;
    this.talk.show();
    return true;
  }

  /**
   * Somebody's offer onto the sheet, to be changed and sent back.
   * @param {import("./types.js").Written} written
   * @param {string} channel
   */
  changeOffer(written, channel) {
    if (this.bench.fill(written, channel)) this.openBench();
    else toast(t("draft-not-now"), "bad");
  }

  // -- lights

  /**
   * @param {import("./board.js").Lights} lights
   * @param {string | null} chosen
   * @param {string[]} way
   */
  light(lights, chosen, way) {
    this.board.light(lights, chosen, way);
    this.dock.light(lights, chosen);
  }

  /** @param {string[]} ids */
  flash(ids) {
    if (ids.length === 0) return;
    this.board.flash(ids);
    this.dock.flash(ids);
  }

  /** @param {string[]} ids */
  flashQuietly(ids) {
    const seenNow = ids.filter((id) => {
      const space = this.scene.spaces.get(id);
      return !space || this.board.panzoom.sees(space.x, space.y);
    });
    this.flash(seenNow.slice(-6));
  }

  // -- playing

  /**
   * @param {import("./types.js").Decision} decision
   * @param {import("./errand.js").Step[]} steps the answer, and what is to be answered next if it is asked
   * @param {string[]} quiet
   */
  async choose(decision, steps, quiet) {
    this.tidings.putAway();
    if (decision.trigger === null) this.errand.stop();
    if (steps.length > 1) await this.errand.begin(decision, steps, quiet);
    else await this.refusable(() => this.store.choose(decision.id, steps[0].option));
  }

  /** What is still to come of an answer: it can be dropped. */
  underway() {
    const { errand, scene } = this;
    const places = errand.steps.filter((step) => !step.optional && scene.spaces.has(String(step.option[1]))).map((step) => scene.elementName(String(step.option[1])));
    if (places.length === 0 || errand.busy) return null;
    const way = places.filter((name, number) => name !== places[number - 1]).join(" → ");
    const stop = () => {
      errand.stop();
      this.ask.show();
    };
    return h("button", { type: "button", class: "underway", "data-key": "underway", "data-testid": "underway", title: t("errand-stop"), onclick: stop }, `${t("errand-then", { way })} ✕`);
  }

  /**
   * @param {string} decision
   * @param {import("./types.js").OptionTuple[]} options
   * @returns {Promise<import("./sheet.js").Refusal | null>}
   */
  async chooseMany(decision, options) {
    this.tidings.putAway();
    try {
      await this.store.chooseMany(decision, options);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "set-back") location.reload();
      return { message: reason(error), clause: error.clause, entry: error.entry };
    }
  }

  /**
   * What a bot would do; nothing, if it cannot be asked now.
   * @param {import("./types.js").Decision} decision
   */
  async hinted(decision) {
    try {
      return await this.store.act("hint", { decision: decision.id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { decision: decision.id, hints: [] };
    }
  }

  async undo() {
    this.errand.stop();
    await this.refusable(() => this.store.undo());
  }

  /** @param {() => Promise<void>} act */
  async refusable(act) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(reason(error), "bad");
      if (error.code === "set-back") location.reload();
    }
  }

  /** Clocks run between updates. */
  tick() {
    const now = Date.now() / 1000 + this.store.offset;
    for (const clock of this.standings.querySelectorAll(".clock")) {
      const deadline = Number(clock.getAttribute("data-deadline"));
      const left = deadline && this.store.table ? runningTime(this.store.table, now, deadline) : Number(clock.getAttribute("data-left"));
      clock.textContent = duration(left);
      clock.classList.toggle("short", left < 60);
    }
  }
}

/** @param {ApiError} error */
function reason(error) {
  return error.code === "offline" ? t("offline") : error.code === "stale" ? t("stale") : error.message;
}

/** @param {number} seconds */
function duration(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86400) return t("days-left", { count: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
  const pad = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return hours ? `${hours}:${pad(minutes)}:${pad(left % 60)}` : `${minutes}:${pad(left % 60)}`;
}

/** @param {Scene} scene */
function plainTurn(scene) {
  const { turn } = scene.view;
  const parts = [];
  if (turn.round !== undefined) parts.push(turnOf(scene.words.label("round"), turn.round, turn.rounds));
  if (turn.phase) parts.push(scene.words.name("phase", turn.phase));
  return parts.join(" · ");
}

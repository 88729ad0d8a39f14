// What is asked, and of whom: always in sight. Every option is a button here, whatever the board shows.

import { ApiError } from "./api.js";
import { closePopover, popover } from "./dialog.js";
import { classes, focusKey, h, showNews } from "./dom.js";
import { waiting } from "./awaited.js";
import { beyond, stepsOf } from "./errand.js";
import { forecastLine } from "./forecast.js";
import { language, t } from "./i18n.js";
import { latest } from "./latest.js";
import { Marching } from "./marching.js";
import { passFromNowOn, promptOf } from "./passing.js";
import { Placing } from "./placing.js";
import { ALONE, grouped, lightsOf, toldFirst, walk } from "./options.js";
import { refusal } from "./refused.js";
import { roster } from "./roster.js";
import { set, setting } from "./settings.js";
import { tell } from "./telling.js";
import { explain } from "./tips.js";

/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./board.js").Lights} Lights */
/** @typedef {import("./dom.js").Child} Child */

/** The second half of a double click is no answer to the question that has come meanwhile: so long, in milliseconds. */
const TWICE = 600;

/**
 * @typedef {object} Wishes what the panel asks of the page
 * @property {(decision: Decision, steps: import("./errand.js").Step[], quiet: string[]) => Promise<void>} choose answer, and what follows from it
 * @property {(decision: Decision, steps: import("./errand.js").Step[]) => Promise<boolean>} final whether it could not be taken back
 * @property {() => Child} underway what is still to come of an answer, if anything is
 * @property {(element: string, decision: Decision) => Promise<any>} why
 * @property {() => Promise<void>} undo
 * @property {(decision: string) => Promise<void>} [takeBack] take back one answer of an open block
 * @property {(trigger: string, until: (string | number)[], power: string, unless: boolean) => Promise<void>} [stand] pass until then, always or unless it concerns one
 * @property {(window: string) => Promise<void>} [withdraw] take back a standing answer
 * @property {() => Promise<void>} [nudge] have whoever is asked told once more
 * @property {() => number} behind how many moves of others are not shown yet
 * @property {() => void} catchUp show them all
 * @property {(decision: Decision) => Promise<{decision: string, hints: import("./types.js").Hint[]}>} hint
 * @property {(lights: Lights, chosen: string | null, way: string[]) => void} light
 * @property {(aims: import("./kit/ghosts.js").Aim[]) => void} aim
 * @property {(ids: string[]) => void} flash
 * @property {(clause: string) => void} rule
 * @property {() => Child} extra more buttons below
 */

export class DecisionPanel {
  /**
   * @param {Scene} scene
   * @param {Wishes} wishes
   */
  constructor(scene, wishes) {
    this.scene = scene;
    this.wishes = wishes;
    this.element = h("section", { class: "ask" });
    this.placing = new Placing(scene, {
      place: (decision, choice) => this.select(decision, choice),
      lift: async ({ decision }) => void (this.busy || (await this.during(async () => wishes.takeBack?.(decision)))),
      show: () => this.show(),
    });
    this.marching = new Marching(scene, {
      go: (decision, steps) => this.during(() => wishes.choose(decision, steps, [])),
      show: () => this.show(),
    });
    /** @type {{decision: Decision, choice: Choice} | null} */
    this.selected = null;
    /** The spaces behind the chosen one, where a way is chosen. @type {string[]} */
    this.way = [];
    /** Whether places that are pointed at lengthen the way. */
    this.further = false;
    this.answered = 0;
    /** What is being looked at whether it could be taken back, and whether it was chosen once more meanwhile. */
    this.looking = "";
    this.insisted = false;
    this.busy = false;
    this.asks = latest();
    /** Parts of a long list that stand open, and stay so when it is drawn anew. @type {Set<string>} */
    this.opened = new Set();
    /** What a bot would do, where somebody has asked. @type {{decision: string, hints: import("./types.js").Hint[]} | null} */
    this.advice = null;
    /** @type {Lights} */
    this.lights = new Map();
    this.asked = "";
  }

  /** @returns {Decision[]} */
  get decisions() {
    return this.scene.state?.decisions ?? [];
  }

  /** Whether the clock stands still: what is asked can be read, and nobody answers. */
  get paused() {
    return Boolean(this.scene.table?.paused);
  }

  /** Show what is asked now. */
  show() {
    const { scene, decisions } = this;
    const asked = decisions.map((decision) => decision.id).join(" ");
    if (asked !== this.asked) {
      this.forget();
      this.opened.clear();
      this.advice = null;
      closePopover();
      for (const one of [this.element, this.element.parentElement]) if (one?.matches(".ask, .side")) one.scrollTop = 0; // it is read from its beginning
    } else if (this.selected) this.selected = this.find(this.selected.choice.option.join(" "));
    this.asked = asked;
    this.placing.check();
    this.marching.check();
    this.lights = this.further ? this.onward() : lightsOf(this.paused ? [] : this.marching.narrowed(this.placing.narrowed(decisions)));
    this.element.classList.toggle("mine", decisions.length > 0);
    const { state, table } = scene;
    this.element.dataset.asked = asked;
    this.element.dataset.waiting = state?.over ? "" : (state?.waiting.powers.join(" ") ?? "");
    const depends = [language(), scene.words.lang, decisions, this.selected?.choice.option, this.way, this.further, setting("whole"), this.wishes.underway() !== null, this.busy, this.paused, state?.can_undo, state?.answers, state?.unless_concerned, this.placing.held, [...this.marching.some], this.advice, table?.hints, this.wishes.behind(), state?.waiting, state?.result, table?.status, table?.rematch, table?.seats];
    const held = this.element.contains(document.activeElement);
    showNews(this.element, depends, () => [decisions.length > 0 ? decisions.map((decision) => this.question(decision)) : waiting(this), roster(scene), this.footer()]);
    if (held && !this.element.contains(document.activeElement)) this.focus();
    this.wishes.light(this.lights, this.way.at(-1) ?? this.selected?.choice.touches[0] ?? null, this.selected ? [this.selected.choice.touches[0] ?? "", ...this.way] : []);
    this.aim();
  }

  /** Ghosts and arrows of what is declared, meant and pointed at. */
  aim() {
    this.wishes.aim(this.marching.aims(this.selected));
  }

  /** @param {string} id the place that somebody points at, or nothing */
  point(id) {
    if (this.marching.point(this.lights.has(id) ? id : "")) this.aim();
  }

  forget() {
    this.selected = null;
    this.way = [];
    this.further = false;
  }

  /** Whoever plays by keys stays here: at what is asked, or at who is waited for, and never at the first option. */
  focus() {
    focusKey(this.element, "prompt");
  }

  /** @param {string} option */
  find(option) {
    for (const decision of this.decisions) {
      const choice = decision.options.find((other) => other.option.join(" ") === option);
      if (choice) return { decision, choice };
    }
    return null;
  }

  // -- what is shown

  /** @param {Decision} decision */
  question(decision) {
    const placing = this.placing.look(decision.kind) !== null;
    const placed = placing || (decision.kind === "ready" && this.placing.placed.some((answer) => answer.power === decision.power));
    return h(
      "div",
      { class: "question" },
      promptOf(this, decision),
      this.advice?.decision === decision.id ? this.hints(decision, this.advice.hints) : null,
      this.journey(decision)?.whole ? this.wholeSwitch() : null,
      placing ? this.placing.palette(decision) : null,
      placed ? this.placing.sheet(decision.power) : null,
      this.marching.row(decision),
      placing ? this.placing.list(this.choices(decision)) : this.choices(decision),
      passFromNowOn(this, decision),
    );
  }

  /** @param {Decision} decision */
  choices(decision) {
    const groups = grouped(decision, this.scene);
    if (!groups) return this.options(decision, decision.options);
    return [...groups].map(([name, choices]) => {
      if (name === ALONE) return this.options(decision, choices);
      const open = groups.size === 1 || this.opened.has(name) || choices.some((choice) => choice === this.selected?.choice);
      const toggle = (/** @type {Event} */ event) => void (/** @type {HTMLDetailsElement} */ (event.target).open ? this.opened.add(name) : this.opened.delete(name));
      return h("details", { class: "option-group", open, ontoggle: toggle }, h("summary", {}, name, h("span", { class: "dim" }, ` ${choices.length}`)), this.options(decision, choices));
    });
  }

  /**
   * @param {Decision} decision
   * @param {Choice[]} choices
   */
  options(decision, choices) {
    const one = (/** @type {Choice} */ choice) => {
      const button = this.option(decision, choice);
      return this.selected?.choice === choice ? h("div", { class: "chosen-option" }, button, this.confirmation(decision, choice)) : button;
    };
    return h("div", { class: "options", role: "group", "aria-label": t("options"), onkeydown: walk }, choices.map(one));
  }

  /**
   * @param {Decision} decision
   * @param {Choice} choice
   */
  option(decision, choice) {
    const { scene } = this;
    const chosen = this.selected?.choice === choice;
    const note = scene.dress.note?.(decision, choice, scene);
    const button = h(
      "button",
      {
        type: "button",
        class: classes("option", chosen && "chosen", choice.option.length === 1 && decision.options.length > 1 && "quiet"),
        "data-key": `option ${choice.option.join(" ")}`,
        "data-option": JSON.stringify(choice.option),
        "data-testid": chosen ? "do-it" : null,
        "aria-pressed": String(chosen),
        disabled: this.busy || this.paused,
        onclick: (/** @type {MouseEvent} */ event) => void (event.detail > 1 && Date.now() - this.answered < TWICE ? null : this.select(decision, choice, event.currentTarget)),
        onpointerenter: () => this.wishes.flash([]),
      },
      h("span", { class: "option-label" }, choice.label, this.way.length > 0 && chosen ? ` → ${this.way.map((id) => scene.elementName(id)).join(" → ")}` : null),
      chosen ? h("span", { class: "again" }, t("do-it")) : null,
      note ? h("span", { class: "signs" }, note) : null,
      choice.forecast ? forecastLine(choice.forecast) : null,
    );
    const detail = scene.dress.detail?.(decision, choice, scene);
    return choice.tip || detail ? explain(button, () => [choice.tip ? h("div", {}, choice.tip) : null, detail ?? null]) : button;
  }

  /**
   * @param {Decision} decision
   * @param {Choice} choice
   */
  confirmation(decision, choice) {
    const detail = this.scene.dress.detail?.(decision, choice, this.scene);
    const journey = this.journey(decision);
    const press = () => {
      this.further = !this.further;
      this.show();
      if (this.further) this.wishes.flash([...this.lights.keys()]);
    };
    return h(
      "div",
      { class: "confirmation" },
      choice.tip ? h("div", { class: "dim" }, choice.tip) : null,
      detail ? h("div", { class: "dim" }, detail) : null,
      this.further ? h("div", { class: "dim", "data-testid": "further-how" }, t("further-how")) : null,
      h(
        "div",
        { class: "buttons" },
        journey ? h("button", { type: "button", "data-key": "further", "data-testid": "further", "aria-pressed": String(this.further), title: t("further-tip"), onclick: press }, t("further")) : null,
        h("button", { type: "button", "data-key": "cancel", onclick: () => this.unselect() }, t("cancel")),
      ),
    );
  }

  /** @param {Decision} decision */
  journey(decision) {
    return this.scene.dress.journeys?.find((one) => one.kind === decision.kind) ?? null;
  }

  wholeSwitch() {
    const box = h("input", { type: "checkbox", "data-key": "whole", "data-testid": "whole", checked: setting("whole") === "yes", onchange: () => (set("whole", box.checked ? "yes" : "no"), this.show()) });
    return h("label", { class: "toggle whole" }, box, h("span", {}, t("whole-stack")));
  }

  /**
   * The answers that a choice stands for.
   * @param {Decision} decision
   * @param {Choice} choice
   */
  steps(decision, choice) {
    const journey = this.journey(decision);
    if (!journey || choice.option[0] !== journey.act) return [{ kind: decision.kind, option: choice.option }];
    return stepsOf(journey, [String(choice.option[1]), ...this.way], setting("whole") === "yes");
  }

  /** Where the way can go on. @returns {Lights} */
  onward() {
    const journey = this.selected && this.journey(this.selected.decision);
    if (!this.selected || !journey) return new Map();
    const end = this.way.at(-1) ?? String(this.selected.choice.option[1]);
    return new Map([...beyond(journey, end, this.scene), end].map((id) => [id, []]));
  }

  /**
   * @param {Decision} decision
   * @param {import("./types.js").Hint[]} hints the best first
   */
  hints(decision, hints) {
    const line = (/** @type {import("./types.js").Hint} */ hint) => {
      const found = this.find(hint.option.join(" "));
      return h("li", {}, h("button", { type: "button", class: "link", "data-key": `hint ${hint.option.join(" ")}`, disabled: !found || this.busy || this.paused, onclick: () => found && this.select(decision, found.choice) }, hint.label), h("span", { class: "dim" }, ` ${hint.reasons.join(t("list-comma"))}`));
    };
    return h("div", { class: "hint", "data-testid": "hint" }, h("b", {}, t("hint-head")), h("ol", {}, hints.map(line)));
  }

  /** Ask a bot about what is asked first. */
  async ask() {
    const decision = this.decisions.find((one) => one.options.length > 1);
    if (decision) await this.during(async () => void (this.advice = await this.wishes.hint(decision)));
  }

  footer() {
    const { state, table } = this.scene;
    const puzzling = Boolean(table?.hints) && !table?.rated && this.scene.title.default_bot !== "random" && !this.advice && this.decisions.some((decision) => decision.options.length > 1);
    return h(
      "div",
      { class: "ask-footer" },
      state?.can_undo ? h("button", { type: "button", "data-key": "undo", "data-testid": "undo", disabled: this.busy || this.paused, onclick: () => void this.undo() }, `↶ ${t("undo")}`) : null,
      this.wishes.behind() ? h("button", { type: "button", "data-key": "catch up", "data-testid": "catch-up", onclick: () => this.wishes.catchUp() }, `▶▶ ${t("catch-up", { count: this.wishes.behind() })}`) : null,
      puzzling ? h("button", { type: "button", "data-key": "hint", "data-testid": "ask-hint", title: t("hint-tip"), disabled: this.busy || this.paused, onclick: () => void tell(() => this.ask()) }, t("hint")) : null,
      this.wishes.underway(),
      this.wishes.extra(),
    );
  }

  // -- choosing

  /**
   * What can be taken back is done at once. What cannot is shown first, and the same button, in the same place, does it.
   * @param {Decision} decision
   * @param {Choice} choice
   * @param {EventTarget | null} [at] the button in a box beside the board, which stays
   */
  async select(decision, choice, at = null) {
    const meant = choice.option.join(" ");
    if (this.busy) return void (this.insisted ||= this.looking === meant);
    const boxed = at instanceof Element ? at.closest(".popover") : null;
    if (!boxed) closePopover();
    [this.looking, this.insisted] = [meant, false];
    const same = this.selected?.decision.id === decision.id && this.selected.choice.option.join(" ") === meant;
    if (same || !(await this.mustAsk(decision, choice)) || this.insisted) return this.choose(decision, choice);
    if (!this.find(choice.option.join(" ")) || this.asked !== this.decisions.map((one) => one.id).join(" ")) return;
    this.forget();
    this.selected = this.find(choice.option.join(" "));
    this.show();
    this.wishes.flash(choice.touches);
    if (boxed?.isConnected) return this.sure(boxed, decision, choice);
    focusKey(this.element, `option ${choice.option.join(" ")}`);
  }

  /**
   * The box beside the board: its button is now the one that does it.
   * @param {Element} box
   * @param {Decision} decision
   * @param {Choice} choice
   */
  sure(box, decision, choice) {
    const key = `option ${choice.option.join(" ")}`;
    for (const button of box.querySelectorAll(".option")) {
      if (button.getAttribute("data-key") !== key) button.classList.remove("chosen");
      else button.replaceWith(this.option(decision, choice));
    }
    focusKey(box, key);
  }

  /**
   * Whether somebody must be asked twice: as they like it, or where a choice among several could not be taken back.
   * @param {Decision} decision
   * @param {Choice} choice
   */
  async mustAsk(decision, choice) {
    const likes = setting("confirm");
    if (likes !== "final") return likes === "yes";
    if (decision.options.length === 1 || this.placing.look(decision.kind)) return false;
    let final = true;
    await this.during(async () => {
      try {
        final = await this.wishes.final(decision, this.steps(decision, choice));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error; // nobody knows: then it is asked
      }
    });
    return final;
  }

  /**
   * Choose what somebody else names: first it is shown, then it is done.
   * @param {Decision} decision
   * @param {string} option
   */
  pickOption(decision, option) {
    const found = this.find(option);
    if (found && found.decision.id === decision.id && this.selected?.choice !== found.choice) void this.select(found.decision, found.choice);
  }

  unselect() {
    if (!this.selected) return;
    const key = `option ${this.selected.choice.option.join(" ")}`;
    this.forget();
    closePopover();
    this.show();
    focusKey(this.element, key);
  }

  /**
   * @param {Decision} decision
   * @param {Choice} choice
   */
  async choose(decision, choice) {
    if (this.busy) return;
    closePopover();
    const steps = this.steps(decision, choice);
    await this.during(() => this.wishes.choose(decision, steps, this.journey(decision)?.quiet ?? []));
    this.answered = Date.now();
  }

  async undo() {
    await this.during(() => this.wishes.undo());
  }

  /** @param {() => Promise<void>} act */
  async during(act) {
    this.busy = true;
    this.element.classList.add("busy");
    try {
      await act();
    } finally {
      this.busy = false;
      this.element.classList.remove("busy");
      this.show();
    }
  }

  /**
   * Somebody clicked an element of the board or of a panel.
   * @param {string} id
   * @param {Element} at
   */
  async pick(id, at) {
    this.asks(); // what is not explained yet is not wanted any more
    if (this.paused) return;
    const here = this.lights.get(id) ?? [];
    if (this.further && this.selected && this.lights.has(id)) return this.lengthen(id);
    if ((await this.placing.pick(id)) || (await this.marching.pick(id))) return;
    if (here.length === 1 && !toldFirst(id, this.scene)) {
      const found = this.find(here[0].choice.option.join(" "));
      if (found) await this.select(found.decision, found.choice);
    } else if (here.length > 0) this.menu(id, at);
    else if (this.decisions.length > 0) await this.explainRefusal(id, at);
  }

  /**
   * One space more; its last space once more means to go.
   * @param {string} id
   */
  async lengthen(id) {
    if (!this.selected) return;
    const end = this.way.at(-1) ?? String(this.selected.choice.option[1]);
    if (id === end) return this.choose(this.selected.decision, this.selected.choice);
    this.way = [...this.way, id];
    this.show();
  }

  /**
   * @param {string} id
   * @param {Element} at
   */
  menu(id, at) {
    const here = this.lights.get(id) ?? [];
    const choices = here.map((light) => this.find(light.choice.option.join(" "))).filter((found) => found !== null);
    popover(at, this.scene.elementName(id), [
      h("h3", {}, this.scene.elementName(id)),
      this.told(id),
      h("div", { class: "options", onkeydown: walk }, choices.map(({ decision, choice }) => this.option(decision, choice))),
    ]);
  }

  /** @param {string} id of a card: whoever taps on it wants to read it */
  told(id) {
    const text = this.scene.words.anyEffect(id);
    return text ? h("p", { class: "told-text", "data-testid": "card-text" }, text) : null;
  }

  /**
   * "Why can't I?"
   * @param {string} id
   * @param {Element} at
   */
  async explainRefusal(id, at) {
    const still = this.asks();
    for (const decision of this.decisions) {
      const answer = await this.wishes.why(id, decision);
      if (!still()) return; // something else was clicked meanwhile
      const refused = answer?.refused ?? [];
      if (refused.length === 0) continue;
      popover(at, t("why-not"), [
        this.told(id),
        h("h3", {}, t("why-not")),
        refused.slice(0, 4).map((/** @type {any} */ one) => refusal(one, this.wishes.rule)),
      ]);
      return;
    }
    popover(at, t("why-not"), [this.told(id), h("p", { "data-testid": "refusal" }, t("nothing-can-be-done"))]);
  }
}

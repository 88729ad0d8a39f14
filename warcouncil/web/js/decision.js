// What is asked, and of whom: always in sight. Every option is a button here, whatever the board shows.

import { closePopover, popover } from "./dialog.js";
import { classes, focusKey, h, showNews } from "./dom.js";
import { language, t } from "./i18n.js";
import { shield } from "./icons.js";
import { tell } from "./menu.js";
import { setting } from "./settings.js";
import { explain } from "./tips.js";

/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./board.js").Lights} Lights */
/** @typedef {import("./dom.js").Child} Child */

const MANY = 14;
const ALONE = "";

/**
 * @typedef {object} Wishes what the panel asks of the page
 * @property {(decision: Decision, choice: Choice) => Promise<void>} choose
 * @property {(element: string, decision: Decision) => Promise<any>} why
 * @property {() => Promise<void>} undo
 * @property {() => number} behind how many moves of others are not shown yet
 * @property {() => void} catchUp show them all
 * @property {(decision: Decision) => Promise<{decision: string, hints: import("./types.js").Hint[]}>} hint
 * @property {(lights: Lights, chosen: string | null) => void} light
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
    /** @type {{decision: Decision, choice: Choice} | null} */
    this.selected = null;
    this.busy = false;
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
      this.selected = null;
      this.advice = null;
      closePopover();
    } else if (this.selected) this.selected = this.find(this.selected.choice.option.join(" "));
    this.asked = asked;
    this.lights = lightsOf(this.paused ? [] : decisions);
    this.element.classList.toggle("mine", decisions.length > 0);
    const { state, table } = scene;
    this.element.dataset.asked = asked;
    this.element.dataset.waiting = state?.over ? "" : (state?.waiting.powers.join(" ") ?? "");
    const depends = [language(), scene.words.lang, decisions, this.selected?.choice.option, this.busy, this.paused, state?.can_undo, this.advice, table?.hints, this.wishes.behind(), state?.waiting, state?.result, table?.status, table?.rematch, table?.seats];
    const held = this.element.contains(document.activeElement);
    showNews(this.element, depends, () => [decisions.length > 0 ? decisions.map((decision) => this.question(decision)) : this.waiting(), this.footer()]);
    if (held && !this.element.contains(document.activeElement)) this.focus();
    this.wishes.light(this.lights, this.selected?.choice.touches[0] ?? null);
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

  waiting() {
    const { state } = this.scene;
    if (!state || this.scene.table?.status === "closed") return null;
    if (state.result) return this.ended(state.result);
    const powers = state.waiting.powers;
    return h(
      "div",
      { class: "waiting" },
      h("span", { class: "shields" }, powers.map((power) => shield(this.scene.look(power)))),
      h("div", {}, h("div", { class: "prompt", tabindex: -1, "data-key": "prompt", "data-testid": "waiting" }, state.waiting.text), h("div", { class: "dim dots" }, powers.map((power) => this.scene.player(power)).join(", "))),
    );
  }

  /** @param {import("./types.js").MatchResult} result */
  ended(result) {
    const { scene } = this;
    return h(
      "div",
      { class: "ended", tabindex: -1, "data-key": "prompt", "data-testid": "result" },
      h("h2", {}, t("game-over")),
      h("p", {}, result.text),
      h("ol", { class: "ranking" }, result.lines.map((line) => h("li", { class: classes(result.winners.includes(line.seat) && "winner") }, h("span", { class: "rank" }, line.rank), shield(scene.look(line.power)), h("span", { class: "grow" }, scene.powerName(line.power), h("span", { class: "dim" }, ` ${scene.player(line.power)}`)), h("b", {}, line.score)))),
      result.clause ? h("p", { class: "dim" }, result.clause.text) : null,
    );
  }

  /** @param {Decision} decision */
  question(decision) {
    const { scene } = this;
    const groups = grouped(decision, scene);
    return h(
      "div",
      { class: "question" },
      h("div", { class: "prompt", tabindex: -1, "data-key": "prompt" }, shield(scene.look(decision.power)), h("span", { "data-testid": "prompt" }, decision.prompt)),
      this.advice?.decision === decision.id ? this.hints(decision, this.advice.hints) : null,
      groups
        ? [...groups].map(([name, choices]) => {
            if (name === ALONE) return this.options(decision, choices);
            const open = groups.size === 1 || choices.some((choice) => choice === this.selected?.choice);
            return h("details", { class: "option-group", open }, h("summary", {}, name, h("span", { class: "dim" }, ` ${choices.length}`)), this.options(decision, choices));
          })
        : this.options(decision, decision.options),
    );
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
        "aria-pressed": String(chosen),
        disabled: this.busy || this.paused,
        onclick: () => this.select(decision, choice),
        onpointerenter: () => this.wishes.flash([]),
      },
      h("span", { class: "option-label" }, choice.label),
      note ? h("span", { class: "signs" }, note) : null,
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
    return h(
      "div",
      { class: "confirmation" },
      choice.tip ? h("div", { class: "dim" }, choice.tip) : null,
      detail ? h("div", { class: "dim" }, detail) : null,
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "main", "data-key": "do it", "data-testid": "do-it", disabled: this.busy || this.paused, onclick: () => void this.choose(decision, choice) }, t("do-it")),
        h("button", { type: "button", "data-key": "cancel", onclick: () => this.unselect() }, t("cancel")),
      ),
    );
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
      this.wishes.extra(),
    );
  }

  // -- choosing

  /**
   * First choose, then do; whoever is sure may switch the second step off.
   * @param {Decision} decision
   * @param {Choice} choice
   */
  select(decision, choice) {
    closePopover();
    if (this.selected?.choice === choice || setting("confirm") === "no") return void this.choose(decision, choice);
    this.selected = { decision, choice };
    this.show();
    this.wishes.flash(choice.touches);
    this.element.querySelector(".chosen-option")?.scrollIntoView({ block: "nearest" });
    const button = this.element.querySelector('[data-key="do it"]');
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  /**
   * Choose what somebody else names: first it is shown, then it is done.
   * @param {Decision} decision
   * @param {string} option
   */
  pickOption(decision, option) {
    const found = this.find(option);
    if (found && found.decision.id === decision.id && this.selected?.choice !== found.choice) this.select(found.decision, found.choice);
  }

  unselect() {
    if (!this.selected) return;
    const key = `option ${this.selected.choice.option.join(" ")}`;
    this.selected = null;
    this.show();
    const button = this.element.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  /**
   * @param {Decision} decision
   * @param {Choice} choice
   */
  async choose(decision, choice) {
    if (this.busy) return;
    await this.during(() => this.wishes.choose(decision, choice));
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
    if (this.paused) return;
    const here = this.lights.get(id) ?? [];
    if (here.length === 1) {
      const found = this.find(here[0].choice.option.join(" "));
      if (found) this.select(found.decision, found.choice);
    } else if (here.length > 1) this.menu(id, at);
    else if (this.decisions.length > 0) await this.explainRefusal(id, at);
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
      h("div", { class: "options", onkeydown: walk }, choices.map(({ decision, choice }) => this.option(decision, choice))),
    ]);
  }

  /**
   * "Why can't I?"
   * @param {string} id
   * @param {Element} at
   */
  async explainRefusal(id, at) {
    for (const decision of this.decisions) {
      const answer = await this.wishes.why(id, decision);
      const refused = answer?.refused ?? [];
      if (refused.length === 0) continue;
      const shown = refused.slice(0, 4);
      popover(at, t("why-not"), [
        h("h3", {}, t("why-not")),
        shown.map((/** @type {any} */ one) =>
          h(
            "div",
            { class: "refusal", "data-testid": "refusal" },
            h("b", {}, [one, ...one.others].map((/** @type {any} */ option) => option.label).join(" · "), one.more ? ` · … (+${one.more})` : ""),
            h("p", {}, one.clause ? one.clause.text : one.message),
            one.clause ? h("button", { type: "button", class: "link", onclick: () => this.wishes.rule(one.clause.id) }, `${one.clause.section} · ${one.clause.id}`) : null,
          ),
        ),
      ]);
      return;
    }
    popover(at, t("why-not"), h("p", { "data-testid": "refusal" }, t("nothing-can-be-done")));
  }
}

/**
 * The arrow keys walk through a list of options.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !(event.target instanceof Element)) return;
  const all = [...(event.target.closest(".ask, [role=dialog]")?.querySelectorAll(".option:not(:disabled)") ?? [])].filter((one) => one.checkVisibility());
  const next = all[all.indexOf(event.target) + by];
  if (!(next instanceof HTMLElement) || !all.includes(event.target)) return;
  event.preventDefault();
  next.focus();
}

/**
 * Element -> the options that touch it.
 * @param {Decision[]} decisions
 * @returns {Lights}
 */
export function lightsOf(decisions) {
  /** @type {Lights} */
  const lights = new Map();
  for (const decision of decisions) {
    for (const choice of decision.options) {
      for (const id of choice.touches) lights.set(id, [...(lights.get(id) ?? []), { choice, decision: decision.id }]);
    }
  }
  return lights;
}

/**
 * A long list in parts, as the title would have it, or by what its options are about first. What is about nothing stands
 * alone at the end. Null for a short list.
 * @param {Decision} decision
 * @param {Scene} scene
 * @returns {Map<string, Choice[]> | null}
 */
function grouped(decision, scene) {
  if (decision.options.length <= MANY) return null;
  const { group } = scene.dress;
  if (!group && !decision.options.some((choice) => choice.option.length > 2)) return null;
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  const alone = [];
  for (const choice of decision.options) {
    const name = choice.option.length > 1 ? (group?.(decision, choice, scene) ?? scene.elementName(String(choice.option[1]))) : ALONE;
    if (name === ALONE) alone.push(choice);
    else groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return alone.length > 0 ? groups.set(ALONE, alone) : groups;
}

// What a table agrees on besides who plays: the options of the game, the time control, who may watch and talk. The same
// form for a new game and for a table that waits for its players.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { scheduleForm } from "./schedule.js";

/** @typedef {import("./types.js").MatchOption} MatchOption */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Title} Title */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {Table["clock"]} Clock */

/** The option that is asked for in plain sight: it decides what is played. */
const SCENARIO = "scenario";

/** @type {Clock[]} */
const CLOCKS = [
  { kind: "none" },
  { kind: "fischer", minutes: 10, increment: 15, late: "bot" },
  { kind: "fischer", minutes: 60, increment: 30, late: "bot" },
  { kind: "days", days: 1, late: "bot" },
  { kind: "days", days: 3, late: "bot" },
  { kind: "days", days: 7, late: "bot" },
];

const FLAGS = /** @type {const} */ (["private", "spectators", "random_seats", "free_talk", "open_hands", "lenient_bots", "hints", "rated"]);

/** @param {Clock} clock */
export function clockName({ kind, minutes = 0, increment = 0, days = 0 }) {
  if (kind === "fischer") return t("clock-fischer", { minutes, increment });
  if (kind !== "days") return t("clock-none");
  return days === 1 ? t("clock-day") : t("clock-days", { days });
}

export class Agreement {
  /**
   * @param {() => void} changed the form should be drawn again
   * @param {Table | null} [table] what holds now
   */
  constructor(changed, table = null) {
    this.changed = changed;
    /** @type {Record<string, any>} */
    this.options = { ...table?.options };
    /** @type {Clock} */
    this.clock = table?.clock ?? CLOCKS[0];
    /** @type {import("./types.js").Break[]} */
    this.breaks = table?.breaks ?? [];
    /** @type {Record<typeof FLAGS[number], boolean>} */
    this.flags = { private: true, spectators: true, free_talk: false, open_hands: false, random_seats: false, lenient_bots: false, hints: true, rated: false };
    if (table) for (const flag of FLAGS) this.flags[flag] = table[flag];
  }

  /** What the server is asked for. */
  wish() {
    return { options: this.options, clock: this.clock, breaks: this.clock.kind === "days" ? this.breaks : [], ...this.flags };
  }

  /**
   * Forget the options that do not go with so many players.
   * @param {Title} title
   * @param {number} players
   */
  fit(title, players) {
    const fitting = new Set(fittingOptions(title, players).map((option) => option.id));
    this.options = Object.fromEntries(Object.entries(this.options).filter(([id]) => fitting.has(id)));
  }

  /**
   * What is played.
   * @param {Title} title
   * @param {number} players
   * @param {Words | null} words
   */
  scenario(title, players, words) {
    return fittingOptions(title, players).filter((option) => option.id === SCENARIO).map((option) => this.option(option, words));
  }

  /**
   * All the rest.
   * @param {Title} title
   * @param {number} players
   * @param {Words | null} words
   */
  form(title, players, words) {
    return h(
      "div",
      { class: "options-form" },
      fittingOptions(title, players).filter((option) => option.id !== SCENARIO).map((option) => this.option(option, words)),
      this.clockChoice(),
      scheduleForm(this, this.changed),
      FLAGS.map((flag) => {
        const box = h("input", { type: "checkbox", checked: this.flags[flag], "data-flag": flag, onchange: () => (this.flags[flag] = box.checked) });
        return h("label", { class: "toggle" }, box, h("span", {}, t(`flag-${flag}`), h("small", { class: "dim" }, t(`flag-${flag}-tip`))));
      }),
    );
  }

  /**
   * @param {MatchOption} option
   * @param {Words | null} words
   */
  option(option, words) {
    const choose = () => {
      this.options[option.id] = option.values[select.selectedIndex].value;
      this.changed();
    };
    const select = h(
      "select",
      { "data-key": `option ${option.id}`, "data-match-option": option.id, onchange: choose },
      option.values.map((value) => h("option", { selected: value.value === (this.options[option.id] ?? option.default) }, value.label)),
    );
    return h("label", { class: "row wrap", title: words?.labels[`option-${option.id}.tip`] ?? null }, h("span", { class: "label" }, option.label), select);
  }

  clockChoice() {
    const now = clockName(this.clock);
    const clocks = CLOCKS.some((clock) => clockName(clock) === now) ? CLOCKS : [...CLOCKS, this.clock];
    const select = h("select", { "data-key": "clock", onchange: () => ((this.clock = clocks[select.selectedIndex]), this.changed()) }, clocks.map((clock) => h("option", { selected: clockName(clock) === now }, clockName(clock))));
    return h("label", { class: "row wrap" }, h("span", { class: "label" }, t("clock")), select);
  }
}

/**
 * The title's options that go with so many players.
 * @param {Title} title
 * @param {number} players
 */
function fittingOptions(title, players) {
  return title.options.filter((option) => option.players.length === 0 || option.players.includes(players));
}

// The form of a draft: what to add next, kind by kind and field by field. What the rules refuse stands there too, apart
// from the rest; whoever picks it reads why.

import { ApiError } from "./api.js";
import { h, say } from "./dom.js";
import { keyOf, MOST_WISHES } from "./draft.js";
import { hasWords, t } from "./i18n.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Wish} Wish */
/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {import("./types.js").RefusedRow} RefusedRow */
/** @typedef {import("./types.js").TriedQuestion} TriedQuestion */
/** @typedef {import("./types.js").Clause} Clause */
/** @typedef {[value: string, text: string]} Item */

/** So many reasons are told at once. */
const REASONS = 3;
const PAUSE = 150;

export class TermForm {
  /**
   * @param {Draft} draft
   * @param {() => void} redraw
   * @param {(clause: string) => void} rule
   */
  constructor(draft, redraw, rule) {
    this.draft = draft;
    this.redraw = redraw;
    this.rule = rule;
    this.kind = "";
    /** @type {OptionTuple} what is filled in for the next one, field by field */
    this.picks = [];
    /** @type {{key: string, rows: RefusedRow[], trouble: string}} what begins like the next one, and is refused */
    this.grey = { key: "", rows: [], trouble: "" };
    this.wanted = "";
  }

  draw() {
    const { draft } = this;
    const { question, answer, look } = draft;
    if (!question) return answer?.text ? h("p", { class: "dim", "data-testid": "draft-stopped" }, answer.text) : null;
    if (draft.kept.wishes.length >= MOST_WISHES) return h("p", { class: "dim" }, t("draft-full", { count: MOST_WISHES }));
    const apart = new Set([look.parties, look.end, ...(look.never ?? [])]);
    const acts = question.acts.filter((act) => !apart.has(act));
    if (acts.length === 0) return h("p", { class: "dim" }, t("draft-alone"));
    const possible = acts.filter((act) => this.offered(act).length > 0);
    const kind = acts.includes(this.kind) ? this.kind : (possible[0] ?? acts[0]);
    return h(
      "fieldset",
      { class: "draft-form" },
      h("legend", {}, t("draft-term")),
      this.kinds(kind, possible, acts.filter((act) => !possible.includes(act))),
      possible.includes(kind) ? this.fields(kind) : this.impossible(kind),
    );
  }

  /**
   * @param {string} act
   * @returns {Wish[]}
   */
  offered(act) {
    return this.draft.offers.filter((one) => one.option[0] === act);
  }

  /**
   * @param {string} kind
   * @param {string[]} possible
   * @param {string[]} grey
   */
  kinds(kind, possible, grey) {
    const items = (/** @type {string[]} */ acts) => acts.map((act) => /** @type {Item} */ ([act, this.kindName(act)]));
    const pick = (/** @type {string} */ value) => {
      [this.kind, this.picks] = [value, []];
      this.redraw();
    };
    return field("kind", t("draft-kind"), items(possible), kind, pick, items(grey));
  }

  /** @param {string} act */
  kindName(act) {
    if (hasWords(`draft-kind-${act}`)) return t(`draft-kind-${act}`);
    const [first] = this.offered(act);
    return !first ? this.draft.scene.words.label(act) : first.option.length > 1 ? `${first.label} …` : first.label;
  }

  /** @param {string | number} value */
  valueName(value) {
    const { scene } = this.draft;
    if (typeof value === "number") return String(value);
    return value in (scene.state?.seats ?? {}) ? scene.powerName(value) : (scene.words.anything(value) ?? scene.words.label(value));
  }

  // -- what can be added

  /**
   * The fields of a kind, as far as they are filled in, with the first that fits elsewhere; and the sentence they make.
   * @param {string} kind
   */
  fields(kind) {
    const offered = this.offered(kind);
    const places = offered[0].option.length - 1;
    const names = this.draft.look.fields?.[kind] ?? [];
    /** @type {OptionTuple} */
    const term = [kind];
    const drawn = [];
    for (let place = 1; place <= places; place++) {
      const alike = offered.filter((one) => term.every((atom, at) => one.option[at] === atom));
      const values = [...new Set(alike.map((one) => one.option[place]))];
      const last = place === places;
      const grey = last ? this.greyValues([...term], values) : [];
      const wish = kind === this.kind ? this.picks[place - 1] : undefined;
      const now = wish !== undefined && (values.includes(wish) || grey.includes(wish)) ? wish : values[0];
      drawn.push(this.field(kind, place, names[place - 1], [...term], values, now, grey));
      term.push(now);
    }
    return [drawn, this.preview(term, offered.find((one) => keyOf(one.option) === keyOf(term)))];
  }

  /**
   * @param {string} kind
   * @param {number} place
   * @param {string | undefined} name
   * @param {OptionTuple} before
   * @param {OptionTuple} values
   * @param {string | number} now
   * @param {OptionTuple} grey
   */
  field(kind, place, name, before, values, now, grey) {
    const items = (/** @type {OptionTuple} */ list) => list.map((value) => /** @type {Item} */ ([String(value), this.valueName(value)]));
    const pick = (/** @type {string} */ value) => {
      this.kind = kind;
      this.picks = [...before.slice(1), [...values, ...grey].find((other) => String(other) === value) ?? value];
      this.redraw();
    };
    const label = name ? t(`draft-field-${name}`) : t("draft-what");
    return field(name ?? String(place), label, items(values), String(now), pick, items(grey));
  }

  /**
   * What else the last field could hold if no rule stood against it. More of something than there is goes without saying.
   * @param {OptionTuple} before
   * @param {OptionTuple} values
   * @returns {OptionTuple}
   */
  greyValues(before, values) {
    const rows = this.refusedLike(before);
    const found = rows.flatMap((row) => [row, ...row.others]).map((one) => one.option[before.length]);
    return found.filter((value) => typeof value === "string" && !values.includes(value) && !before.includes(value));
  }

  /**
   * @param {OptionTuple} term
   * @param {Wish | undefined} wish
   */
  preview(term, wish) {
    const { draft } = this;
    const refused = wish ? null : draft.whyNot(term, this.grey.rows);
    const add = () => {
      if (!wish) return;
      draft.add(wish);
      say(wish.label);
    };
    const button = h("button", { type: "button", "data-key": "draft add", "data-testid": "draft-add", "aria-disabled": wish ? null : "true", onclick: add }, `+ ${t("draft-add")}`);
    return [
      h("div", { class: "draft-preview" }, h("output", { class: wish ? null : "dim", "data-testid": "draft-preview" }, wish?.label ?? refused?.label ?? ""), button),
      refused ? this.because(refused.row, "draft-why") : null,
    ];
  }

  // -- what cannot

  /**
   * Of a kind of which nothing can be added: what stands against it, beginning with what is between the parties.
   * @param {string} kind
   */
  impossible(kind) {
    const rows = this.refusedLike([kind]);
    const { scene, kept } = this.draft;
    const seats = scene.state?.seats ?? {};
    const among = new Set([kept.power, ...kept.wishes.flatMap((wish) => wish.option)]);
    const powers = (/** @type {RefusedRow} */ row) => row.option.filter((atom) => atom in seats);
    const near = rows.filter((row) => powers(row).every((power) => among.has(power)) && new Set(powers(row)).size === powers(row).length);
    const told = (near.length > 0 ? near : rows).slice(0, REASONS);
    return h(
      "div",
      { class: "draft-impossible", role: "status", "data-testid": "draft-impossible" },
      told.map((row) => h("div", {}, this.because(row), h("div", { class: "dim" }, `${row.label ?? ""}${row.others.length > 0 ? " …" : ""}`))),
      told.length === 0 && this.grey.key === this.wanted ? h("p", {}, this.grey.trouble || t("draft-nothing")) : null,
    );
  }

  /**
   * A reason with its rule.
   * @param {{message: string, clause: Clause | null}} reason
   * @param {string} [test]
   */
  because({ message, clause }, test) {
    return because(message, clause, this.rule, test);
  }

  /**
   * What begins so and is refused; asked for a moment from now, if it is not known.
   * @param {OptionTuple} wanted
   * @returns {RefusedRow[]}
   */
  refusedLike(wanted) {
    const { draft } = this;
    const key = JSON.stringify([wanted, draft.version]);
    if (this.wanted !== key && draft.settled) {
      this.wanted = key;
      setTimeout(() => void this.inquire(wanted, key), PAUSE);
    }
    return this.grey.rows.filter((row) => wanted.every((atom, at) => row.option[at] === atom));
  }

  /**
   * @param {OptionTuple} wanted
   * @param {string} key
   */
  async inquire(wanted, key) {
    if (key !== this.wanted) return;
    try {
      this.grey = { key, rows: await this.draft.refusedLike(wanted), trouble: "" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.grey = { key, rows: [], trouble: error.code === "offline" ? t("offline") : error.message };
    }
    if (key === this.wanted) this.redraw();
  }
}

/**
 * A reason with its rule.
 * @param {string} message
 * @param {Clause | null} clause
 * @param {(clause: string) => void} rule
 * @param {string} [test]
 */
export function because(message, clause, rule, test) {
  const link = clause ? h("button", { type: "button", class: "link", "data-key": `draft rule ${clause.id}`, onclick: () => rule(clause.id) }, `${clause.section} · ${clause.id}`) : null;
  return h("div", { class: "draft-because", "data-testid": test }, clause ? clause.text : message, " ", link);
}

/**
 * A list to choose from, with its name; what is not possible stands apart at its end.
 * @param {string} key
 * @param {string} label
 * @param {Item[]} values
 * @param {string} now
 * @param {(value: string) => void} pick
 * @param {Item[]} [grey]
 */
export function field(key, label, values, now, pick, grey = []) {
  const option = (/** @type {Item} */ [value, text]) => h("option", { value, selected: value === now }, text);
  const apart = grey.length ? h("optgroup", { label: t("draft-grey") }, grey.map(option)) : null;
  const select = h("select", { "aria-label": label, "data-key": `draft ${key}`, "data-draft": key, class: grey.some(([value]) => value === now) ? "grey" : null, onchange: () => pick(select.value) }, values.map(option), apart);
  return h("label", { class: "draft-field" }, h("span", { class: "dim" }, label), select);
}

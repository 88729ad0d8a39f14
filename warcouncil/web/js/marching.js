// Marching: units that stand together are chosen, all or some, and then the place they go to, where a question asks for
// one unit and one place at a time. A title says in its dress for which kinds (`marching`). What was declared, and what
// one points at, is seen on the board as ghosts and arrows before anything is done.

import { classes, h, s } from "./dom.js";
import { t } from "./i18n.js";
import { roundel } from "./kit/tokens.js";
import { explain } from "./tips.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./errand.js").Step} Step */
/** @typedef {import("./kit/ghosts.js").Aim} Aim */
/**
 * How marching looks. The answers are (act, unit, place).
 * @typedef {object} MarchLook
 * @property {string} act
 * @property {(decision: Decision, scene: Scene) => {from: string, units: string[]} | null} party where they stand, and who could still go, one by one
 * @property {(unit: string, power: string, scene: Scene) => SVGElement} token a unit around (0, 0), at most 64 wide
 * @property {(unit: string, scene: Scene) => string} name
 */

export class Marching {
  /**
   * @param {Scene} scene
   * @param {{go: (decision: Decision, steps: Step[]) => Promise<void>, show: () => void}} wishes
   */
  constructor(scene, wishes) {
    this.scene = scene;
    this.wishes = wishes;
    /** How many of each unit go; empty: all of them. @type {Map<string, number>} */
    this.some = new Map();
    /** The question that this is about. */
    this.asked = "";
    /** What one points at. */
    this.over = "";
  }

  /** @param {string} kind */
  look(kind) {
    return this.scene.dress.marching?.[kind] ?? null;
  }

  /** The question, where they stand and who could still go. */
  get now() {
    const decision = this.scene.state?.decisions.find((one) => this.look(one.kind));
    const look = decision && this.look(decision.kind);
    const party = decision && look ? look.party(decision, this.scene) : null;
    return decision && look && party ? { decision, look, ...party } : null;
  }

  /** Another question has come, or none: all go, unless somebody says otherwise. */
  check() {
    const asked = this.now?.decision.id ?? "";
    if (asked !== this.asked) this.some.clear();
    this.asked = asked;
  }

  /** Those who go. @returns {string[]} */
  get chosen() {
    const units = this.now?.units ?? [];
    if (this.some.size === 0) return units;
    return [...this.some].flatMap(([unit, count]) => Array.from({ length: Math.min(count, units.filter((one) => one === unit).length) }, () => unit));
  }

  /**
   * One more of these goes, or none of them if all do; if everybody goes, this one alone.
   * @param {string} unit
   */
  toggle(unit) {
    const units = this.now?.units ?? [];
    const most = units.filter((one) => one === unit).length;
    const count = this.some.get(unit) ?? 0;
    if (this.some.size === 0) this.some.set(unit, 1);
    else if (count < most) this.some.set(unit, count + 1);
    else this.some.delete(unit);
    if (this.chosen.length === units.length) this.some.clear();
    this.wishes.show();
  }

  /**
   * The questions with those options only that are about those who go.
   * @param {Decision[]} decisions
   */
  narrowed(decisions) {
    const { now, chosen } = this;
    if (!now) return decisions;
    const fits = (/** @type {Choice} */ { option }) => option[0] !== now.look.act || chosen.includes(String(option[1]));
    return decisions.map((decision) => (decision.id === now.decision.id ? { ...decision, options: decision.options.filter(fits) } : decision));
  }

  /**
   * The answers that send those who are chosen to a place, as far as they may go there.
   * @param {string} place
   * @returns {Step[]}
   */
  steps(place) {
    const { now } = this;
    if (!now) return [];
    const may = new Set(now.decision.options.filter(({ option }) => option[0] === now.look.act && option[2] === place).map(({ option }) => String(option[1])));
    return this.chosen.filter((unit) => may.has(unit)).map((unit) => ({ kind: now.decision.kind, option: [now.look.act, unit, place] }));
  }

  /**
   * Somebody pointed at a place: whether that was about marching.
   * @param {string} id
   */
  async pick(id) {
    const { now } = this;
    const steps = this.steps(id);
    if (!now || steps.length === 0) return false;
    await this.wishes.go(now.decision, steps);
    return true;
  }

  /** @param {string} id what one points at, or nothing */
  point(id) {
    if (this.over === id) return false;
    this.over = id;
    return true;
  }

  /**
   * What is declared already, what would follow from the choice that is to be confirmed, and what one points at.
   * @param {{decision: Decision, choice: Choice} | null} selected
   * @returns {Aim[]}
   */
  aims(selected) {
    const { scene, now } = this;
    const declared = scene.state?.over ? [] : (scene.dress.movement?.(scene) ?? []);
    const meant = selected ? journeyAim(selected.decision, selected.choice, scene) : null;
    const steps = now ? this.steps(this.over) : [];
    const pointed = now && steps.length > 0 ? [{ from: now.from, to: this.over, color: scene.look(now.decision.power).color, figures: steps.map(({ option }) => now.look.token(String(option[1]), now.decision.power, scene)) }] : [];
    return [...declared, ...(meant ? [meant] : []), ...pointed];
  }

  /** Those who could go: pressed, they do. @param {Decision} decision */
  row(decision) {
    const { now, scene } = this;
    if (!now || now.decision.id !== decision.id || now.units.length === 0) return null;
    const all = this.some.size === 0;
    /** @type {Map<string, number>} */
    const seen = new Map();
    const left = new Map(this.some);
    const tokens = now.units.map((unit) => {
      const number = seen.get(unit) ?? 0;
      seen.set(unit, number + 1);
      const goes = all || (left.get(unit) ?? 0) > number;
      const name = now.look.name(unit, scene);
      const button = h("button", { type: "button", class: classes("token", "marcher", goes && "held"), "data-key": `unit ${unit} ${number}`, "data-unit": unit, "aria-pressed": String(goes), "aria-label": name, onclick: () => this.toggle(unit) }, s("svg", { viewBox: "-32 -32 64 64", class: "token-face", "aria-hidden": "true" }, now.look.token(unit, decision.power, scene)));
      return explain(button, () => h("b", {}, name));
    });
    return [
      h("div", { class: "palette marchers", role: "group", "aria-label": t("march-who"), "data-testid": "marchers" }, tokens, now.units.length > 1 ? h("button", { type: "button", class: classes("march-all", all && "held"), "data-key": "march all", "data-testid": "march-all", "aria-pressed": String(all), onclick: () => (this.some.clear(), this.wishes.show()) }, t("march-all")) : null),
      h("div", { class: "dim placing-how" }, t("march-how")),
    ];
  }
}

/**
 * A step of a way that is about to be chosen: those who stand there as one token.
 * @param {Decision} decision
 * @param {Choice} choice
 * @param {Scene} scene
 * @returns {Aim | null}
 */
function journeyAim(decision, choice, scene) {
  const journey = scene.dress.journeys?.find((one) => one.kind === decision.kind);
  const [act, to] = choice.option.map(String);
  const party = act === journey?.act ? journey.party?.(decision, scene) : null;
  if (!party) return null;
  const look = scene.look(decision.power);
  return { from: party.from, to, color: look.color, figures: party.count ? [roundel(look, party.count)] : [] };
}

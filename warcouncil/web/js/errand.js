// Own choices that wait for their questions: the whole stack, a way of several spaces. They go on by themselves as long as
// nothing happens that was not to be expected; otherwise the rest is dropped, and the page says so.

import { ApiError } from "./api.js";
import { toast } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/**
 * An answer to a question of this kind. What is optional is left out where it is not asked. A loose one may name the power
 * in its middle, too: a seat of several powers is asked for one of them, and sets out again as itself.
 * @typedef {{kind: string, option: OptionTuple, optional?: boolean, loose?: boolean}} Step
 */

export class Errand {
  /**
   * @param {Scene} scene
   * @param {(decision: string, option: OptionTuple) => Promise<void>} choose
   * @param {() => void} changed
   */
  constructor(scene, choose, changed) {
    this.scene = scene;
    this.choose = choose;
    this.changed = changed;
    /** @type {Step[]} what is still to be answered */
    this.steps = [];
    this.power = "";
    /** What may happen on the way: messages of the log. @type {Set<string>} */
    this.quiet = new Set();
    this.known = 0;
    this.busy = false;
  }

  /**
   * @param {Decision} decision the question that the first step answers
   * @param {Step[]} steps
   * @param {string[]} quiet
   */
  async begin(decision, steps, quiet) {
    this.power = decision.power;
    this.steps = [...steps];
    this.quiet = new Set(quiet);
    this.known = this.scene.log.length;
    await this.goOn();
  }

  /** Forget the rest. */
  stop() {
    this.steps = [];
  }

  /** Answer what is asked as long as it is what was to be asked. */
  async goOn() {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.steps.length > 0) {
        const answer = this.next();
        if (answer === undefined) return;
        if (answer === null) return this.drop();
        this.steps.shift();
        await this.choose(answer.decision.id, answer.option);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.drop(error.code === "offline" ? t("offline") : error.message);
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /**
   * The question that the next step answers, and how; null: it is another one; undefined: others decide, or I may respond
   * to something.
   * @returns {{decision: Decision, option: OptionTuple} | null | undefined}
   */
  next() {
    const { log, state } = this.scene;
    if (log.length < this.known || log.slice(this.known).some((entry) => !this.quiet.has(entry.message))) return null;
    if (!state || state.over) return null;
    if (state.decisions.length === 0 || state.decisions.some((one) => one.trigger !== null)) return undefined;
    const [decision, other] = state.decisions;
    if (other) return null;
    while (this.steps[0]?.optional && this.steps[0].kind !== decision.kind) this.steps.shift();
    const [step] = this.steps;
    if (!step) return undefined;
    const meant = [step.option, [step.option[0], this.power, ...step.option.slice(1)]].slice(0, step.loose ? 2 : 1).map((option) => option.join(" "));
    const found = decision.options.find((choice) => meant.includes(choice.option.join(" ")));
    return found && step.kind === decision.kind ? { decision, option: found.option } : null;
  }

  /** @param {string} [why] */
  drop(why) {
    const lost = this.steps.some((step) => !step.optional) || why;
    this.stop();
    if (lost) toast(why ? `${t("errand-dropped")} ${why}` : t("errand-dropped"), "bad");
  }
}

/**
 * How a way of several spaces is asked for, where questions of this kind ask where to.
 * @typedef {object} Journey
 * @property {string} kind the question where to
 * @property {string} act what its options are called that name a space
 * @property {{kind: string, act: string}} [again] the question and the option by which what stands in a space sets out once more; without it, the question where to comes again
 * @property {{kind: string, option: OptionTuple}} [whole] the question who goes, and the answer that all do
 * @property {string[]} links the kinds of links along which it goes
 * @property {(decision: Decision, scene: Scene) => {from: string, count: number} | null} [party] where they stand, and how many
 * @property {string[]} quiet messages of the log that do not interrupt it
 */

/**
 * The answers that lead along a way.
 * @param {Journey} journey
 * @param {string[]} way
 * @param {boolean} whole
 * @returns {Step[]}
 */
export function stepsOf(journey, way, whole) {
  return way.flatMap((space, number) => {
    /** @type {Step[]} */
    const steps = [];
    if (number > 0 && journey.again) steps.push({ kind: journey.again.kind, option: [journey.again.act, way[number - 1]], loose: true });
    steps.push({ kind: journey.kind, option: [journey.act, space] });
    if (whole && journey.whole) steps.push({ ...journey.whole, optional: true });
    return steps;
  });
}

/**
 * Where a way can lead on from a space.
 * @param {Journey} journey
 * @param {string} space
 * @param {Scene} scene
 */
export function beyond(journey, space, scene) {
  const links = scene.board.links.filter((link) => journey.links.includes(link.kind));
  return links.flatMap((link) => (link.a === space ? [link.b] : link.b === space ? [link.a] : []));
}

// A first game with a guide: what is asked, why it matters and where to look, told by the title, and what a bot would do.
// It is this device's alone: the table knows nothing of it.

import { h, show, showNews } from "./dom.js";
import { hasWords, language, t } from "./i18n.js";
import { saysMore } from "./more.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Hint} Hint */

/** So many questions are explained at least, even if the first round has fewer. */
const LEAST = 8;
/** And so many at most: by then one knows how it goes. */
const MOST = 40;

/**
 * How far somebody has come: at which turn or round it began, how many questions were explained and which was the last,
 * whether the welcome was read, whether it is put aside, whether it has come to its end.
 * @typedef {{first: number | null, told: number, last: string, welcomed: boolean, aside: boolean, ended: boolean}} Progress
 */

/**
 * Whoever opens this match on this device is guided through its first round.
 * @param {string} match
 */
export function beginGuide(match) {
  note(match, { first: null, told: 0, last: "", welcomed: false, aside: false, ended: false });
}

/** Whether a title has a guide. The words of its dress must be in use. */
export function hasGuide() {
  return hasWords("guide-welcome");
}

export class Guide {
  /**
   * @param {Scene} scene
   * @param {string} match
   * @param {{hint: (decision: Decision) => Promise<{decision: string, hints: Hint[]}>, pick: (decision: Decision, option: string) => void}} wishes
   */
  constructor(scene, match, wishes) {
    this.scene = scene;
    this.match = match;
    this.wishes = wishes;
    this.element = h("section", { class: "guide", "data-testid": "guide", "aria-live": "polite" });
    /** The explanation, which scrolls: what a bot would do stands below it. */
    this.told = h("div", { class: "guide-told" });
    saysMore(this.told);
    /** What was explained last: another text begins at its top. */
    this.topic = "";
    /** The question about which a bot was asked last, and what it said. @type {{decision: string, hints: Hint[]}} */
    this.advice = { decision: "", hints: [] };
    /** The question that advice is wanted about. @type {Decision | null} */
    this.wanted = null;
    this.consulting = false;
  }

  get progress() {
    return progressOf(this.match);
  }

  /** The turn or round that goes on. */
  get now() {
    const { round, turn } = this.scene.state?.view?.turn ?? {};
    return Number(round ?? turn ?? 0);
  }

  show() {
    const { progress } = this;
    if (!progress || !this.scene.state || !hasGuide()) return void showNews(this.element, null, () => null);
    progress.first ??= Math.max(1, this.now); // what is set up belongs to the first round
    progress.ended ||= this.done(progress); // rounds are counted anew in some games
    const decision = this.scene.state.decisions[0];
    if (decision && !progress.aside && progress.welcomed && !this.done(progress)) {
      if (decision.id !== progress.last) Object.assign(progress, { told: progress.told + 1, last: decision.id });
      void this.consult(decision);
    }
    note(this.match, progress);
    showNews(this.element, [language(), progress, this.now, this.scene.state.over, decision?.id, decision?.prompt, this.advice], () => (progress.aside ? this.folded() : this.page(progress, decision)));
    const page = `${progress.welcomed} ${progress.ended} ${decision?.id}`;
    if (page !== this.topic) this.told.scrollTop = 0;
    this.topic = page;
  }

  /** @param {Progress} progress */
  done(progress) {
    const { told, first, ended } = progress;
    return ended || Boolean(this.scene.state?.over) || told > MOST || (told > LEAST && this.now > (first ?? 1));
  }

  /**
   * @param {Progress} progress
   * @param {Decision | undefined} decision
   */
  page(progress, decision) {
    if (!progress.welcomed) return this.sheet(t("guide-welcome"), h("button", { type: "button", class: "main", "data-key": "guide on", "data-testid": "guide-on", onclick: () => this.change({ welcomed: true }) }, t("guide-on")));
    if (this.done(progress)) return this.sheet(t("guide-end"), h("button", { type: "button", class: "main", "data-key": "guide end", "data-testid": "guide-finish", onclick: () => this.leave() }, t("guide-finish")));
    if (!decision) return this.sheet(t("guide-waiting"));
    const told = hasWords(`guide-${decision.kind}`) ? t(`guide-${decision.kind}`) : t("guide-else");
    return this.sheet(told, this.advised(decision));
  }

  /**
   * @param {string} text
   * @param {...import("./dom.js").Children} more
   */
  sheet(text, ...more) {
    show(this.told, text.split("\n").map((line) => h("p", {}, line)));
    return [
      h("header", {}, h("b", {}, t("guide")), h("span", { class: "gap" }), h("button", { type: "button", class: "plain", "data-key": "guide aside", "data-testid": "guide-aside", "aria-label": t("guide-aside"), title: t("guide-aside"), onclick: () => this.change({ aside: true }) }, "–"), h("button", { type: "button", class: "plain", "data-key": "guide leave", "data-testid": "guide-leave", "aria-label": t("guide-without"), title: t("guide-without"), onclick: () => this.leave() }, "✕")),
      this.told,
      ...more,
    ];
  }

  folded() {
    return h("button", { type: "button", class: "plain", "data-key": "guide back", "data-testid": "guide-back", onclick: () => this.change({ aside: false }) }, t("guide-back"));
  }

  /** What a bot would do, with its reasons. @param {Decision} decision */
  advised(decision) {
    const best = this.advice.decision === decision.id ? this.advice.hints[0] : null;
    if (!best) return null;
    const option = best.option.join(" ");
    return h("p", { class: "guide-advice", "data-testid": "guide-advice", "data-option": JSON.stringify(best.option) }, t("guide-try"), " ", h("button", { type: "button", class: "link", "data-key": `guide ${option}`, onclick: () => this.wishes.pick(decision, option) }, best.label), h("span", { class: "dim" }, ` ${best.reasons.join(t("list-comma"))}`));
  }

  /**
   * Have a bot asked, one question after another, for the server answers nobody's second question before the first:
   * what was asked of in between, and is no more, is left out.
   * @param {Decision} decision
   */
  async consult(decision) {
    this.wanted = decision;
    if (this.consulting || this.advice.decision === decision.id) return;
    this.consulting = true;
    const answer = await this.wishes.hint(decision).finally(() => (this.consulting = false));
    const next = this.wanted;
    if (next && next.id !== decision.id) return void this.consult(next);
    this.advice = answer;
    this.show();
  }

  /** @param {Partial<Progress>} changes */
  change(changes) {
    const { progress } = this;
    if (progress) note(this.match, { ...progress, ...changes });
    this.show();
  }

  leave() {
    remember(name(this.match), null);
    this.show();
  }
}

/** @param {string} match */
function name(match) {
  return `guide ${match}`;
}

/**
 * @param {string} match
 * @param {Progress} progress
 */
function note(match, progress) {
  remember(name(match), JSON.stringify(progress));
}

/**
 * @param {string} match
 * @returns {Progress | null}
 */
function progressOf(match) {
  try {
    const kept = recall(name(match));
    const { first = null, told = 0, last = "", welcomed = false, aside = false, ended = false } = JSON.parse(kept ?? "null") ?? {};
    return kept === null ? null : { first, told, last, welcomed, aside, ended };
  } catch (error) {
    if (error instanceof SyntaxError) return null; // somebody has written something else there
    throw error;
  }
}

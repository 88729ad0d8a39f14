// A draft: choices that a power prepares for a question that is open or still to come. The rules are asked with "what
// if"; here is only what was wanted, in the order in which the rules take it, and what of it they refuse as it stands.

import { ApiError } from "./api.js";
import { language } from "./i18n.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {import("./types.js").Draftable} Draftable */
/** @typedef {import("./types.js").WhatIf} WhatIf */
/** @typedef {import("./types.js").RefusedRow} RefusedRow */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").DraftLook} DraftLook */
/** @typedef {{option: OptionTuple, label: string}} Wish */
/** @typedef {{step: string, power: string, wishes: Wish[], loose: Wish[], sent: boolean, answers?: string}} Kept answers: the offer that it is to answer */
/** @typedef {(body: Record<string, unknown>) => Promise<WhatIf>} Ask */

/** The server takes at most 100 choices at once. */
export const MOST_WISHES = 90;
const MOST_WHY = 8;
/** So long a change waits for the next one before the server is asked. */
const PAUSE = 80;

/** @param {OptionTuple} option */
export const keyOf = (option) => JSON.stringify(option);

/**
 * @param {OptionTuple} one
 * @param {OptionTuple} other
 */
const same = (one, other) => keyOf(one) === keyOf(other);

/** Asks "what if": one question at a time, and none twice as long as nothing has happened. */
export class Inquiry {
  /**
   * @param {Scene} scene
   * @param {Ask} ask
   */
  constructor(scene, ask) {
    this.scene = scene;
    this.ask = ask;
    /** @type {Map<string, Promise<WhatIf>>} */
    this.known = new Map();
    /** @type {unknown} */
    this.state = null;
    /** @type {Promise<unknown>} */
    this.last = Promise.resolve();
  }

  /**
   * @param {Draftable} from
   * @param {OptionTuple[]} options
   * @param {OptionTuple[]} why
   * @returns {Promise<WhatIf>}
   */
  whatIf(from, options, why) {
    if (this.state !== this.scene.state) this.known.clear();
    this.state = this.scene.state;
    const { step, power, number } = from;
    const start = from.decision ? null : { step, power, number };
    const body = { start, choices: options.map((option) => ({ option, power })), why: why.slice(0, MOST_WHY) };
    const key = JSON.stringify([language(), from.decision, body]);
    let answer = this.known.get(key);
    if (!answer) {
      answer = this.last.then(() => this.ask(body));
      this.last = answer.catch(() => null);
      this.known.set(key, answer);
      answer.catch(() => this.known.delete(key));
    }
    return answer;
  }
}

/** What is wanted, kept in this browser for this match and seat, and what the rules say to it. */
export class Draft {
  /**
   * @param {Scene} scene
   * @param {Ask} ask
   * @param {() => void} changed
   * @param {() => boolean} inSight whether anybody looks at it
   */
  constructor(scene, ask, changed, inSight) {
    this.scene = scene;
    this.inSight = inSight;
    this.inquiry = new Inquiry(scene, ask);
    this.changed = changed;
    this.place = `draft ${scene.table?.id} ${scene.seat}`;
    /** @type {Kept} */
    this.kept = this.load() ?? this.empty();
    /** @type {WhatIf | null} what the rules say to it as it stands */
    this.answer = null;
    /** @type {Draftable | null} what it is a draft for: a question that is open, or one to come */
    this.occasion = null;
    /** @type {{occasion: Draftable, answer: WhatIf}[]} what each of several occasions begins with */
    this.beginnings = [];
    /** @type {ApiError | null} why the rules could not be asked */
    this.trouble = null;
    /** Whether the answer is one to the draft as it stands. */
    this.settled = false;
    /** @type {string} */
    this.asked = "";
    this.turn = 0;
    this.version = 0;
  }

  // -- keeping it

  /** @returns {Kept | null} what was kept, unless this seat plays other powers by now or it cannot be read */
  load() {
    try {
      const kept = JSON.parse(recall(this.place) ?? "null");
      const whole = this.scene.mine.includes(kept?.power) && [...kept.wishes, ...kept.loose].every((/** @type {Wish} */ wish) => Array.isArray(wish.option));
      return whole ? kept : null;
    } catch {
      return null;
    }
  }

  /** @returns {Kept} */
  empty() {
    const first = this.scene.state?.draftable[0];
    return { step: first?.step ?? "", power: first?.power ?? "", wishes: [], loose: [], sent: false };
  }

  get blank() {
    return this.kept.wishes.length + this.kept.loose.length === 0;
  }

  /** Whether nothing is on it but who is part of it. */
  get bare() {
    return [...this.kept.wishes, ...this.kept.loose].every((wish) => wish.option[0] === this.look.parties);
  }

  /** @param {Partial<Kept>} changes */
  change(changes) {
    this.kept = { ...this.kept, ...changes };
    remember(this.place, this.blank ? null : JSON.stringify(this.kept));
    this.settle();
  }

  clear() {
    this.change({ wishes: [], loose: [], sent: false, answers: "" });
  }

  forget() {
    remember(this.place, null);
  }

  /**
   * Where a wish would go among the others: behind them all if the last question offers it, or else where it was offered
   * last; null if nowhere.
   * @param {OptionTuple} option
   * @param {WhatIf | null} [answer]
   * @returns {number | null}
   */
  entryOf(option, answer = this.answer) {
    const question = answer ? this.questionOf(answer) : null;
    if (answer && question?.options.some((one) => same(one.option, option))) return answer.taken;
    return answer?.between.find((one) => same(one.option, option))?.entry ?? null;
  }

  /**
   * One more wish. Where it goes is found out if that is not known now.
   * @param {Wish} wish
   */
  add({ option, label }) {
    const { wishes, loose } = this.kept;
    if (this.wants(option)) return;
    const entry = this.settled ? this.entryOf(option) : null;
    this.change(entry === null ? { loose: [...loose, { option, label }] } : { wishes: inserted(wishes, entry, { option, label }) });
  }

  /** @param {OptionTuple} option */
  wants(option) {
    return [...this.kept.wishes, ...this.kept.loose].some((wish) => same(wish.option, option));
  }

  /** @param {OptionTuple[]} options */
  remove(...options) {
    const stays = (/** @type {Wish} */ wish) => !options.some((option) => same(option, wish.option));
    this.change({ wishes: this.kept.wishes.filter(stays), loose: this.kept.loose.filter(stays) });
  }

  // -- what the rules say

  /** @returns {DraftLook} */
  get look() {
    return this.scene.dress.drafts?.[this.kept.step] ?? {};
  }

  /** @returns {Draftable[]} the occasions for this draft, the nearest first */
  get occasions() {
    return (this.scene.state?.draftable ?? []).filter((one) => one.step === this.kept.step && one.power === this.kept.power);
  }

  /** The question that is open for this draft, if its time has come. */
  get open() {
    return this.occasion?.decision ? this.occasion : null;
  }

  /** @param {WhatIf} answer */
  questionOf(answer) {
    return answer.asked.find((one) => one.power === this.kept.power) ?? null;
  }

  get question() {
    return this.answer ? this.questionOf(this.answer) : null;
  }

  /** All that can be added now. @returns {Wish[]} */
  get offers() {
    return [...(this.question?.options ?? []), ...(this.answer?.between ?? [])];
  }

  /** Something has happened in the match, or the language is another one: ask again where that matters. */
  refresh() {
    const { state } = this.scene;
    if (!this.occasions.length && this.bare && state?.draftable.length) this.kept = this.empty();
    const now = JSON.stringify([language(), state?.draftable, state?.view]);
    if (now !== this.asked) {
      this.asked = now;
      this.settle();
    }
  }

  /** Bring wishes and rules together, a moment from now. Whatever was under way is given up. */
  settle() {
    this.settled = false;
    this.version++;
    const turn = ++this.turn;
    setTimeout(() => void this.run(turn), PAUSE);
    this.changed();
  }

  /** @param {number} turn */
  async run(turn) {
    if (turn !== this.turn || !this.inSight()) return;
    try {
      const found = this.kept.sent ? null : await this.arranged(turn).catch(tooLate);
      if (turn !== this.turn) return;
      this.trouble = null;
      if (found) this.take(found);
      else this.answer = this.occasion = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn !== this.turn) return;
      this.trouble = error;
    }
    this.settled = this.trouble === null;
    this.version++;
    this.changed();
  }

  /** @param {{answer: WhatIf, wishes: Wish[], loose: Wish[]}} found */
  take({ answer, wishes, loose }) {
    this.answer = answer;
    const said = answer.tried.map(({ option, label }) => ({ option, label: label ?? "" }));
    this.kept = { ...this.kept, wishes: wishes.map((wish, number) => said[number] ?? wish), loose: loose.map((wish) => ({ ...wish, label: this.whyNot(wish.option)?.label ?? wish.label })) };
    if (recall(this.place)) remember(this.place, JSON.stringify(this.kept));
  }

  /**
   * Wishes in an order that the rules take, and those that they refuse: these are set loose and come back as soon as they
   * can.
   * @param {number} turn
   */
  async arranged(turn) {
    this.occasion = await this.pickOccasion();
    if (!this.occasion) return null;
    let [wishes, loose] = [[...this.kept.wishes], [...this.kept.loose]];
    let answer = await this.try(wishes, loose);
    while (answer.refusal && turn === this.turn) {
      loose.push(...wishes.splice(answer.refusal.entry, 1));
      answer = await this.try(wishes, loose);
    }
    for (const wish of [...loose]) {
      const entry = this.entryOf(wish.option, answer);
      if (entry === null || turn !== this.turn) continue;
      const [more, less] = [inserted(wishes, entry, wish), loose.filter((other) => other !== wish)];
      const next = await this.try(more, less);
      if (!next.refusal) [answer, wishes, loose] = [next, more, less];
    }
    if (wishes.length === 0 && loose.length === 0) {
      const only = this.onlyParty(answer);
      if (only) return { answer: await this.try([only], []), wishes: [only], loose };
    }
    return { answer, wishes, loose };
  }

  /**
   * @param {Wish[]} wishes
   * @param {Wish[]} loose
   */
  try(wishes, loose) {
    const { end, parties } = this.look;
    const why = [...(end ? [[end]] : []), ...(parties ? [[parties]] : []), ...loose.map((wish) => wish.option)];
    return this.inquiry.whatIf(/** @type {Draftable} */ (this.occasion), wishes.map((wish) => wish.option), why);
  }

  /** Of several occasions the one that offers the first wish; of an empty draft the one that people can talk about. */
  async pickOccasion() {
    const { occasions } = this;
    this.beginnings = [];
    if (occasions.length < 2) return occasions[0] ?? null;
    for (const occasion of occasions) this.beginnings.push({ occasion, answer: await this.inquiry.whatIf(occasion, [], []) });
    const first = this.kept.wishes[0];
    const fits = this.beginnings.find(({ answer }) => (first ? this.entryOf(first.option, answer) !== null : this.talkable(answer)));
    return (fits ?? this.beginnings[0]).occasion;
  }

  /**
   * Whether the only party there can be is one with whom the channel is open.
   * @param {WhatIf} answer
   */
  talkable(answer) {
    const only = this.onlyParty(answer);
    return only !== null && Boolean(this.channelOf([this.kept.power, String(only.option[1])])?.open);
  }

  /**
   * The channel of some powers alone, open or not.
   * @param {string[]} powers
   */
  channelOf(powers) {
    const { state } = this.scene;
    const seats = new Set(powers.map((power) => state?.seats[power]));
    return (state?.talk ?? []).find((channel) => channel.seats.length === seats.size && channel.seats.every((seat) => seats.has(seat)));
  }

  /**
   * @param {WhatIf} answer
   * @returns {Wish | null}
   */
  onlyParty(answer) {
    const found = (this.questionOf(answer)?.options ?? []).filter((one) => one.option[0] === this.look.parties);
    return found.length === 1 ? found[0] : null;
  }

  /**
   * Why something cannot be added, if that was asked for.
   * @param {OptionTuple} option
   * @param {RefusedRow[]} [rows]
   * @returns {{label: string | null, row: RefusedRow} | null}
   */
  whyNot(option, rows = this.question?.refused ?? []) {
    for (const row of rows) {
      const found = [row, ...row.others].find((one) => same(one.option, option));
      if (found) return { label: found.label, row };
    }
    return null;
  }

  /**
   * What begins so and is refused now.
   * @param {OptionTuple} wanted
   * @returns {Promise<RefusedRow[]>}
   */
  async refusedLike(wanted) {
    if (!this.occasion) return [];
    const answer = await this.inquiry.whatIf(this.occasion, this.kept.wishes.map((wish) => wish.option), [wanted]);
    return this.questionOf(answer)?.refused ?? [];
  }
}

/**
 * The match has gone on, and what can be drafted is about to be told anew.
 * @param {unknown} error
 */
function tooLate(error) {
  if (error instanceof ApiError && error.code === "refused") return null;
  throw error;
}

/**
 * @param {Wish[]} wishes
 * @param {number} entry
 * @param {Wish} wish
 */
function inserted(wishes, entry, wish) {
  return [...wishes.slice(0, entry), wish, ...wishes.slice(entry)];
}

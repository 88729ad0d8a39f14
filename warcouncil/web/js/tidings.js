// What happened since one's last choice, as cards to step through: in a corner of the board, until they are put away or
// the next question is answered. Whoever turns to the board, or is asked the next question, has them folded to a strip, and
// where there is little room they begin as one. Every card can be had again from the log.

import { h, showNews } from "./dom.js";
import { language, t } from "./i18n.js";
import { icon } from "./icons.js";
import { isVerdict, LONGEST, taleCard, tales } from "./kit/tales.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./kit/tales.js").Tale} Tale */

/** Of so many matches this device remembers how far its people have read. */
const REMEMBERED = 40;

export class Tidings {
  /**
   * @param {Scene} scene
   * @param {string | null} match of it this device remembers how far it has been read, by whoever sits here; null: one
   *   looks back at it
   * @param {() => boolean} [cramped] whether there is little room
   */
  constructor(scene, match, cramped = () => false) {
    this.scene = scene;
    this.match = match;
    this.cramped = cramped;
    this.folded = false;
    this.element = h("section", { class: "tidings", "data-testid": "tidings", "aria-label": t("tidings") });
    /** How much of the log was there at one's last choice; below 0: not known yet. */
    this.since = -1;
    /** @type {Tale[]} */
    this.cards = [];
    this.at = 0;
    /** A card of the log that somebody wants to see again. @type {Tale | null} */
    this.wanted = null;
  }

  get tellings() {
    return this.scene.dress.tales ?? [];
  }

  /** @param {LogEntry} entry */
  tells(entry) {
    return isVerdict(entry, this.tellings);
  }

  show() {
    const { log } = this.scene;
    if (this.since < 0) this.begin();
    if (this.since > log.length) this.since = log.length; // something was taken back
    const before = this.cards.length;
    const near = tales(log, this.tellings, Math.max(0, this.since - LONGEST));
    this.cards = near.filter((tale) => tale.first + tale.entries.length > this.since); // begun before one's choice or behind it
    if (this.cards.length > before) this.folded = this.cramped();
    if (this.cards.length !== before) this.at = this.cards.length - 1;
    this.draw();
  }

  /**
   * To a strip, or out of it.
   * @param {boolean} folded
   */
  fold(folded) {
    if (this.folded === folded) return;
    this.folded = folded;
    this.draw();
  }

  /** Where the reader left off; somebody who has never been here has read everything. */
  begin() {
    this.since = (this.match === null ? null : readTo(this.match)) ?? this.scene.log.length;
    this.note();
  }

  note() {
    if (this.match) noteRead(this.match, this.since);
  }

  /** Looking back: what has just come to its end. */
  showEnd() {
    const { log } = this.scene;
    const last = tales(log, this.tellings, Math.max(0, log.length - LONGEST)).pop();
    this.wanted = null;
    this.cards = last && last.first + last.entries.length === log.length ? [last] : [];
    this.at = 0;
    this.folded = this.cramped();
    this.draw();
  }

  draw() {
    const card = this.wanted ?? this.cards[this.at] ?? null;
    const count = this.wanted ? 1 : this.cards.length;
    this.element.classList.toggle("folded", this.folded && card !== null);
    showNews(this.element, [language(), this.scene.words.lang, this.at, count, this.folded, card?.entries.map((entry) => entry.text)], () => (card ? (this.folded ? this.strip(card, count) : this.sheet(card, count)) : null));
  }

  /**
   * One line of it, which unfolds.
   * @param {Tale} card
   * @param {number} count
   */
  strip(card, count) {
    const told = (card.verdict ?? card.entries[0]).text;
    return h(
      "header",
      {},
      h("button", { type: "button", class: "plain tidings-told", "data-key": "tidings unfold", "data-testid": "tidings-unfold", "aria-expanded": "false", title: t("tidings-unfold"), onclick: () => this.fold(false) }, icon(card.telling.sign), h("span", {}, told), count > 1 ? h("span", { class: "dim" }, `${this.at + 1}/${count}`) : null, h("span", { "aria-hidden": "true" }, "▾")),
      this.away(),
    );
  }

  away() {
    return h("button", { type: "button", class: "plain", "data-key": "tidings close", "data-testid": "tidings-close", "aria-label": t("close"), title: t("close"), onclick: () => this.close() }, "✕");
  }

  /**
   * @param {Tale} card
   * @param {number} count
   */
  sheet(card, count) {
    const step = (/** @type {number} */ by) => {
      this.at = Math.max(0, Math.min(this.cards.length - 1, this.at + by));
      this.draw();
    };
    const arrow = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by) =>
      h("button", { type: "button", class: "plain", "data-key": `tidings ${by}`, "aria-label": name, title: name, disabled: this.at + by < 0 || this.at + by >= count, onclick: () => step(by) }, sign);
    return [
      h(
        "header",
        {},
        h("span", { class: "dim" }, count > 1 ? t("tidings-since") : t("tidings")),
        h("span", { class: "gap" }),
        count > 1 ? [arrow("‹", t("tidings-back"), -1), h("span", { class: "dim", "data-testid": "tidings-count" }, `${this.at + 1}/${count}`), arrow("›", t("tidings-on"), 1)] : null,
        h("button", { type: "button", class: "plain", "data-key": "tidings fold", "data-testid": "tidings-fold", "aria-label": t("tidings-fold"), title: t("tidings-fold"), onclick: () => this.fold(true) }, "▴"),
        this.away(),
      ),
      taleCard(card, this.scene),
    ];
  }

  /** The card to which a sentence of the log belongs. @param {LogEntry} entry */
  open(entry) {
    this.wanted = tales(this.scene.log, this.tellings).find((tale) => tale.entries.includes(entry)) ?? null;
    this.folded = false;
    this.draw();
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** Put away what is shown: a card from the log alone, or all there are. */
  close() {
    if (!this.wanted) return this.putAway();
    this.wanted = null;
    this.draw();
  }

  /** Everything has been seen, up to now. */
  putAway() {
    this.wanted = null;
    this.since = this.scene.log.length;
    this.note();
    this.show();
  }
}

/** @param {string} match */
function readTo(match) {
  return read().find(([one]) => one === match)?.[1] ?? null;
}

/**
 * @param {string} match
 * @param {number} count
 */
function noteRead(match, count) {
  const others = read().filter(([one]) => one !== match);
  remember("read", JSON.stringify([...others, [match, count]].slice(-REMEMBERED)));
}

/** @returns {[string, number][]} */
function read() {
  try {
    const found = JSON.parse(recall("read") ?? "[]");
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && typeof one[1] === "number") : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // somebody has written something else there
    throw error;
  }
}

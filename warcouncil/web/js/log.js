// What happened, turn by turn. The things it names flash on the board, and every moment can be looked at again.

import { classes, h, showNews } from "./dom.js";
import { language, t } from "./i18n.js";
import { shield } from "./icons.js";
import { explain } from "./tips.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").LogThing} LogThing */
/** @typedef {import("./scene.js").Scene} Scene */

/** What heads a part of the log where the title does not say it. */
const HEADINGS = /^(round|phase|over|open|abolition|score)/;
/** Somebody who reads further up than this, in pixels, is not taken to the end by news. */
const AT_THE_END = 60;

/** So many sentences stand open at least. */
const ENOUGH = 25;
/** What ends a sentence or a part of it. */
const STOP = /^[.,;:!?)。，；：！？、）」]+/;

/**
 * One turn or round: its sentences are made once somebody wants to see them.
 * @typedef {object} Chapter
 * @property {unknown} number of the turn or round; null before the first
 * @property {LogEntry[]} entries
 * @property {HTMLElement} list
 * @property {HTMLDetailsElement | null} fold
 * @property {number} made how many of the sentences are on the page
 */

export class LogPanel {
  /**
   * @param {Scene} scene
   * @param {(ids: string[]) => void} flash
   * @param {import("./tidings.js").Tidings | null} [tidings] the cards of what is told as one
   * @param {((entry: LogEntry) => void) | null} [revisit] show the moment of a sentence
   */
  constructor(scene, flash, tidings = null, revisit = null) {
    this.scene = scene;
    this.flash = flash;
    this.tidings = tidings;
    this.revisit = revisit;
    this.tools = h("div", { class: "log-tools", role: "group" }); // beside the tabs, or above the log
    this.body = h("div", { class: "log-body" });
    this.element = h("div", { class: "log", tabindex: 0, role: "log", "aria-live": "off", "aria-label": t("log"), onscroll: () => (this.following = this.nearEnd()) }, this.body);
    /** Whether the newest sentences are kept in sight; not for somebody who reads further up. */
    this.following = true;
    new ResizeObserver(() => this.following && this.toEnd()).observe(this.element);
    this.ticker = h("div", { class: "ticker", "data-testid": "ticker", "aria-live": "polite" });
    /** Whom alone the log is about. @type {string | null} */
    this.only = null;
    /** @type {LogEntry[]} */
    this.shown = [];
    /** @type {Chapter[]} */
    this.chapters = [];
  }

  /** @param {LogEntry[]} entries */
  show(entries) {
    const same = this.common(entries);
    const began = this.shown.length === 0;
    if (same < this.shown.length) this.forget(); // something was taken back
    const from = same < this.shown.length ? 0 : same;
    this.shown = entries;
    for (const entry of entries.slice(from)) this.add(entry);
    for (const chapter of this.chapters) this.make(chapter, !began && from > 0);
    this.fold(began || from === 0);
    this.showTools();
    const last = entries[entries.length - 1];
    this.ticker.replaceChildren(...(last ? this.parts(last) : []));
    if (this.following || began) this.toEnd();
  }

  nearEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.element;
    return scrollHeight - scrollTop - clientHeight < AT_THE_END;
  }

  toEnd() {
    requestAnimationFrame(() => (this.element.scrollTop = this.element.scrollHeight)); // it may not be on the page yet
  }

  /**
   * How many of the first entries are the ones already shown.
   * @param {LogEntry[]} entries
   */
  common(entries) {
    let same = 0;
    while (same < entries.length && same < this.shown.length && entries[same].text === this.shown[same].text) same++;
    return same;
  }

  /** Forget what is shown: the words are others now. */
  clear() {
    this.shown = [];
    this.forget();
    this.element.setAttribute("aria-label", t("log"));
  }

  forget() {
    this.chapters = [];
    this.body.replaceChildren();
  }

  // -- chapters

  /** @param {LogEntry} entry */
  add(entry) {
    const now = this.chapters[this.chapters.length - 1];
    const number = this.numbered(entry);
    if (!now || (number !== null && number !== now.number)) this.begin(entry, number);
    else now.entries.push(entry);
  }

  /**
   * @param {LogEntry} entry
   * @param {unknown} number
   */
  begin(entry, number) {
    const list = h("ol", { class: "log-lines" });
    if (number === null) {
      this.chapters.push({ number, entries: [entry], list, fold: null, made: 0 });
      this.body.append(list);
      return;
    }
    const fold = h("details", { class: "log-chapter", ontoggle: () => this.make(chapter) }, h("summary", { "data-message": entry.message }, this.parts(entry)), list);
    /** @type {Chapter} */
    const chapter = { number, entries: [], list, fold, made: 0 };
    this.chapters.push(chapter);
    this.body.append(fold);
  }

  /**
   * The turn that is played stands open when it begins, and as much before it as one may want to read; what is older is
   * folded away.
   * @param {boolean} old whether all of it was there before
   */
  fold(old) {
    const last = this.chapters[this.chapters.length - 1];
    if (!last?.fold || last.made > 0) return;
    let seen = 0;
    for (const chapter of [...this.chapters].reverse()) {
      if (chapter.fold) chapter.fold.open = seen < ENOUGH;
      seen += chapter.entries.length;
      this.make(chapter, !old);
    }
  }

  /**
   * @param {Chapter} chapter
   * @param {boolean} [fresh]
   */
  make(chapter, fresh = false) {
    if (chapter.fold && !chapter.fold.open) return;
    for (const entry of chapter.entries.slice(chapter.made)) if (this.concerns(entry)) chapter.list.append(this.entry(entry, fresh));
    chapter.made = chapter.entries.length;
  }

  /**
   * The sentences that begin a chapter.
   * @param {LogEntry[]} entries
   */
  openings(entries) {
    let now = null;
    const found = [];
    for (const entry of entries) {
      const number = this.numbered(entry);
      if (number !== null && number !== now) found.push(entry);
      now = number ?? now;
    }
    return found;
  }

  /** Of which turn or round a sentence is the heading; null: of none. @param {LogEntry} entry */
  numbered(entry) {
    return this.heads(entry) ? (entry.arguments.round ?? entry.arguments.turn ?? null) : null;
  }

  // -- about one power alone

  showTools() {
    const { powers } = this.scene;
    if (powers.length < 2) return;
    const pick = (/** @type {string} */ power) => {
      this.only = this.only === power ? null : power;
      for (const chapter of this.chapters) {
        chapter.list.replaceChildren();
        chapter.made = 0;
        this.make(chapter);
      }
      this.showTools();
      this.toEnd();
    };
    this.tools.setAttribute("aria-label", t("log-only"));
    showNews(this.tools, [language(), this.scene.words.lang, powers, this.only], () =>
      powers.map((power) => {
        const name = t("log-only-of", { name: this.scene.powerName(power) });
        return h("button", { type: "button", class: "plain", "data-key": `only ${power}`, "data-only": power, "aria-pressed": String(this.only === power), "aria-label": name, title: name, onclick: () => pick(power) }, shield(this.scene.look(power)));
      }),
    );
  }

  /** @param {LogEntry} entry */
  concerns(entry) {
    const { only } = this;
    if (only === null || this.heads(entry)) return true;
    return Object.values(entry.arguments).includes(only) || entry.parts.some((part) => typeof part !== "string" && part.domain === "power" && part.value === only);
  }

  // -- sentences

  /** @param {LogEntry} entry */
  heads(entry) {
    return this.scene.dress.headings?.includes(entry.message) ?? HEADINGS.test(entry.message);
  }

  /**
   * @param {LogEntry} entry
   * @param {boolean} fresh
   */
  entry(entry, fresh) {
    const power = typeof entry.arguments.power === "string" ? entry.arguments.power : null;
    const { tidings, revisit } = this;
    const button = (/** @type {string} */ test, /** @type {string} */ name, /** @type {string} */ sign, /** @type {() => void} */ act) =>
      h("button", { type: "button", class: `plain ${test}`, "data-testid": test, "aria-label": name, title: name, onclick: (/** @type {Event} */ event) => (event.stopPropagation(), act()) }, sign);
    return h(
      "li",
      { class: classes(fresh && "fresh", this.heads(entry) && "big"), "data-message": entry.message, onclick: () => this.flash(entry.elements) },
      power ? shield(this.scene.look(power)) : h("span", { class: "shield-gap" }),
      h("span", { class: "log-text" }, this.parts(entry)),
      tidings?.tells(entry) ? button("tell", t("tidings"), "❏", () => tidings.open(entry)) : null,
      revisit ? button("revisit", t("log-revisit"), "↶", () => revisit(entry)) : null,
    );
  }

  /** @param {LogEntry} entry */
  parts(entry) {
    return glued(entry.parts).map((part) => {
      if (Array.isArray(part)) return h("span", { class: "glued" }, this.link(part[0]), part[1]);
      if (typeof part === "string") return document.createTextNode(part);
      if (part.domain === "power") return h("b", {}, part.text);
      return part.element ? this.link(part) : this.thing(part);
    });
  }

  /** A place: it is shown on the board. @param {LogThing} part */
  link({ element = "", text }) {
    const link = h(
      "button",
      {
        type: "button",
        class: "link",
        "data-element": element,
        onclick: (/** @type {Event} */ event) => {
          event.stopPropagation();
          this.flash([element]);
        },
        onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.flash([element]),
      },
      text,
    );
    return explain(link, () => this.scene.dress.tip?.(element, this.scene) ?? null);
  }

  /** A card, a person or the like: what it does, where that is known. @param {LogThing} part */
  thing(part) {
    const element = h("span", { class: "thing" }, part.text);
    const effect = this.scene.words.effect(part.domain, part.value);
    return effect ? explain(element, () => [h("b", {}, part.text), h("div", {}, effect)]) : element;
  }
}

/**
 * A stop or comma behind a link stays on its line.
 * @param {LogEntry["parts"]} parts
 * @returns {(string | LogThing | [LogThing, string])[]}
 */
function glued(parts) {
  /** @type {(string | LogThing | [LogThing, string])[]} */
  const found = [];
  for (const part of parts) {
    const before = found[found.length - 1];
    const stop = typeof part === "string" ? STOP.exec(part)?.[0] : null;
    if (typeof part === "string" && stop && typeof before === "object" && "element" in before) found.splice(-1, 1, [before, stop], part.slice(stop.length));
    else found.push(part);
  }
  return found;
}

// What happened. The things it names flash on the board.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./scene.js").Scene} Scene */

const KEPT = 400;

export class LogPanel {
  /**
   * @param {Scene} scene
   * @param {(ids: string[]) => void} flash
   * @param {import("./tidings.js").Tidings | null} [tidings] the cards of what is told as one
   */
  constructor(scene, flash, tidings = null) {
    this.scene = scene;
    this.flash = flash;
    this.tidings = tidings;
    this.list = h("ol", { class: "log", tabindex: 0, "aria-label": t("log") });
    this.ticker = h("div", { class: "ticker", "data-testid": "ticker", "aria-live": "polite" });
    /** @type {LogEntry[]} */
    this.shown = [];
  }

  /** @param {LogEntry[]} entries */
  show(entries) {
    const same = this.common(entries);
    const fresh = entries.length - same;
    while (this.list.children.length > Math.min(same, KEPT)) this.list.lastElementChild?.remove();
    const start = this.shown.length === 0 ? Math.max(0, entries.length - KEPT) : same;
    for (const entry of entries.slice(start)) this.list.append(this.entry(entry, this.shown.length > 0));
    this.shown = entries;
    const last = entries[entries.length - 1];
    this.ticker.replaceChildren(...(last ? this.parts(last) : []));
    if (fresh > 0) requestAnimationFrame(() => (this.list.scrollTop = this.list.scrollHeight)); // it may not be on the page yet
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
    this.list.replaceChildren();
    this.list.setAttribute("aria-label", t("log"));
  }

  /**
   * @param {LogEntry} entry
   * @param {boolean} fresh
   */
  entry(entry, fresh) {
    const power = typeof entry.arguments.power === "string" ? entry.arguments.power : null;
    const big = /^(round|phase|over|open|abolition|score)/.test(entry.message);
    return h(
      "li",
      { class: `${fresh ? "fresh" : ""} ${big ? "big" : ""}`, "data-message": entry.message, onclick: () => this.flash(entry.elements) },
      power ? shield(this.scene.look(power)) : h("span", { class: "shield-gap" }),
      h("span", {}, this.parts(entry)),
      this.tidings?.tells(entry) ? h("button", { type: "button", class: "plain tell", "data-testid": "tell", "aria-label": t("tidings"), title: t("tidings"), onclick: () => this.tidings?.open(entry) }, "❏") : null,
    );
  }

  /** @param {LogEntry} entry */
  parts(entry) {
    return entry.parts.map((part) => {
      if (typeof part === "string") return document.createTextNode(part);
      if (part.domain === "power") return h("b", {}, part.text);
      if (!part.element) return h("span", { class: "thing" }, part.text);
      const element = part.element;
      return h(
        "button",
        {
          type: "button",
          class: "link",
          onclick: (/** @type {Event} */ event) => {
            event.stopPropagation();
            this.flash([element]);
          },
          onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.flash([element]),
        },
        part.text,
      );
    });
  }
}

// Beside the match: the frame around a board that one looks at or tries things out on, without playing.

import { emblem, languageSwitch, themeSwitch } from "./chrome.js";
import { classes, h, show } from "./dom.js";
import { t } from "./i18n.js";
import { standings } from "./panels.js";
import { keepRoom } from "./rooms.js";
import { phoneTabs } from "./tabs.js";

/** @typedef {import("./dom.js").Child} Child */
/** @typedef {{name: string, tab: string, kind: string, above?: Child, slot: Child[], side: Child[], dock: import("./panels.js").Dock, log: import("./log.js").LogPanel}} Parts
 *  `name` and `tab` are words: what it is, and the first tab of a phone */

export class Aside {
  /**
   * @param {import("./scene.js").Scene} scene
   * @param {Parts} parts
   */
  constructor(scene, parts) {
    this.scene = scene;
    this.parts = parts;
    this.bar = h("header", { class: "bar match-bar" });
    this.standings = h("section", { class: "standings" });
    this.tabs = h("nav", { class: "phone-tabs" });
    const { dock, log } = parts;
    const tall = scene.board.size[1] > scene.board.size[0];
    this.element = h(
      "main",
      { class: classes("match replay", parts.kind, tall && "tall"), "data-tab": "ask", "data-story": "log", "data-title": scene.title.id, "data-layout": scene.dress.layout ?? null },
      this.bar,
      parts.above,
      h("div", { class: "board-slot" }, parts.slot, log.ticker),
      h("div", { class: "side" }, parts.side, this.standings, h("section", { class: "story" }, h("div", { class: "story-tabs" }, log.tools), log.element)),
      dock.element,
      this.tabs,
    );
    this.leave = keepRoom(this.element);
  }

  /** @param {Child} back the way to the match */
  show(back) {
    const { scene } = this;
    show(
      this.bar,
      h("a", { href: "/", class: "home", "aria-label": t("home") }, emblem()),
      h("div", { class: "match-name" }, h("h1", {}, scene.title.name), h("span", { class: "dim" }, scene.dress.turn?.(scene) ?? t(this.parts.name))),
      h("span", { class: "gap" }),
      languageSwitch(),
      themeSwitch(),
      back,
    );
    show(this.standings, standings(scene, (power) => this.openPanel(power)));
    this.drawTabs();
  }

  /** Parts that lie behind each other on a phone. */
  drawTabs() {
    const tabs = [
      { what: "ask", sign: "occupy", text: t(this.parts.tab) },
      { what: "dock", sign: "worker", text: t("tab-players") },
      { what: "log", sign: "influence", text: t("log") },
    ];
    show(this.tabs, phoneTabs(tabs, this.element.dataset.tab, (what) => this.openTab(what)));
  }

  /** @param {string} what */
  openTab(what) {
    this.element.dataset.tab = what;
    this.drawTabs();
    this.parts.log.toEnd();
  }

  /** @param {string} power */
  openPanel(power) {
    this.parts.dock.selectPower(power);
    this.openTab("dock");
  }
}

// Panels beside the board: what lies before each player, decks, whatever a title has to show.

import { classes, h, showNews } from "./dom.js";
import { sharedDevice } from "./hotseat.js";
import { language, t, when } from "./i18n.js";
import { guestMark, shield } from "./icons.js";
import { deciding } from "./roster.js";

/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./sheet.js").DraftSheet} DraftSheet */
/** @typedef {import("./board.js").Lights} Lights */

/** @param {Panel} panel */
export function panelKey(panel) {
  return [panel.kind, panel.power ?? panel.house ?? panel.owner ?? ""].join(" ");
}

export class Dock {
  /**
   * @param {Scene} scene
   * @param {(id: string, at: Element) => void} pick
   * @param {DraftSheet | null} [bench]
   */
  constructor(scene, pick, bench = null) {
    this.scene = scene;
    this.pick = pick;
    this.bench = bench;
    this.tabs = h("div", { class: "dock-tabs", role: "tablist" });
    this.body = h("div", { class: "dock-body", role: "tabpanel", tabindex: 0 }); // it scrolls
    this.heading = h("h3", { class: "unseen" });
    this.element = h("section", { class: "dock" }, this.heading, this.tabs, this.body);
    /** @type {string | null} */
    this.open = null;
    /** @type {Lights} */
    this.lights = new Map();
    /** @type {string | null} */
    this.chosen = null;
    new ResizeObserver(() => this.fitTabs()).observe(this.tabs);
    this.body.addEventListener("click", (event) => this.click(event));
    this.body.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.click(event);
    });
  }

  /** @returns {Panel[]} the panels that have a tab */
  get panels() {
    const { scene, bench } = this;
    const shown = scene.view.panels.filter((panel) => this.name(panel) !== null);
    return bench?.here() ? [...shown, bench.panel] : shown;
  }

  /** @param {Panel} panel */
  name(panel) {
    const { scene, bench } = this;
    if (panel === bench?.panel) return bench.name();
    if (scene.dress.panelName) return scene.dress.panelName(panel, scene);
    return panel.power ? scene.powerName(panel.power) : scene.words.label(panel.kind);
  }

  show() {
    const { scene, panels } = this;
    const mine = panels.find((panel) => panel.seat !== undefined && panel.seat === scene.seat);
    if (!panels.some((panel) => panelKey(panel) === this.open)) this.open = panelKey(mine ?? panels[0] ?? { kind: "" });
    showNews(this.tabs, [scene.words.lang, language(), this.open, panels.map(panelKey)], () => panels.map((panel) => this.tab(panel)));
    this.fitTabs();
    const panel = panels.find((other) => panelKey(other) === this.open);
    this.heading.textContent = panel ? this.name(panel) : "";
    this.body.setAttribute("aria-label", this.heading.textContent ?? "");
    const own = panel && panel === this.bench?.panel; // it redraws itself, so that nobody loses what they are filling in
    showNews(this.body, own ? [panel] : [scene.words.lang, language(), panel, scene.view.turn], () => (panel ? this.draw(panel) : null));
    this.bench?.show();
    this.light(this.lights, this.chosen);
  }

  /** Where the names have no room beside each other, others are known by their shields. */
  fitTabs() {
    this.tabs.classList.remove("tight");
    this.tabs.classList.toggle("tight", this.tabs.scrollWidth > this.tabs.clientWidth);
  }

  /** @param {Panel} panel */
  tab(panel) {
    const { scene } = this;
    const key = panelKey(panel);
    const owner = panel.power ?? panel.owner;
    const move = (/** @type {KeyboardEvent} */ event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!step) return;
      const keys = this.panels.map(panelKey);
      this.select(keys[(keys.indexOf(key) + step + keys.length) % keys.length]);
      const next = this.tabs.querySelector('[aria-selected="true"]');
      if (next instanceof HTMLElement) next.focus();
    };
    return h(
      "button",
      { type: "button", role: "tab", class: classes("tab", panel.seat === scene.seat && panel.seat !== undefined && "own"), "data-key": `tab ${key}`, "data-panel": key, "aria-selected": String(key === this.open), title: this.name(panel), tabindex: key === this.open ? 0 : -1, onclick: () => this.select(key), onkeydown: move },
      owner ? shield(scene.look(owner)) : null,
      h("span", {}, this.name(panel)),
    );
  }

  /** @param {string} key */
  select(key) {
    this.open = key;
    this.show();
    this.tabs.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {string} power */
  selectPower(power) {
    const panel = this.panels.find((other) => other.power === power) ?? this.panels.find((other) => other.powers?.includes(power));
    if (panel) this.select(panelKey(panel));
  }

  /**
   * @param {Lights} lights
   * @param {string | null} chosen
   */
  light(lights, chosen) {
    this.lights = lights;
    this.chosen = chosen;
    for (const element of this.body.querySelectorAll("[data-element]")) {
      const id = element.getAttribute("data-element") ?? "";
      const lit = lights.has(id);
      element.classList.toggle("lit", lit);
      element.classList.toggle("chosen", id === chosen);
      pressable(element, lit);
    }
    const holders = this.holders();
    for (const tab of this.tabs.children) tab.classList.toggle("lit", holders.has(tab.getAttribute("data-panel") ?? ""));
  }

  /** The panels that show something lit which does not lie on the board. */
  holders() {
    const off = [...this.lights.keys()].filter((id) => !this.scene.spaces.has(id));
    if (off.length === 0) return new Set();
    const wanted = off.map((id) => `[data-element="${CSS.escape(id)}"]`).join(",");
    return new Set(this.panels.filter((panel) => this.draw(panel).querySelector(wanted)).map(panelKey));
  }

  /** @param {Panel} panel */
  draw(panel) {
    if (panel === this.bench?.panel) return this.bench.element;
    return this.scene.dress.panel?.(panel, this.scene) ?? plain(panel, this.scene);
  }

  /**
   * Whoever looks at one of their powers sees the one that is asked; then, if nothing that is lit can be seen now, the
   * panel that holds it.
   * @param {string} power
   */
  follow(power) {
    const now = this.panels.find((panel) => panelKey(panel) === this.open);
    if (now?.power && now.power !== power && this.scene.table?.my_seats.includes(now.seat)) this.selectPower(power);
    const lit = [...this.lights.keys()];
    if (lit.length === 0 || this.body.querySelector("[data-element].lit")) return;
    if (lit.some((id) => this.scene.spaces.has(id))) return;
    const [holder] = this.holders();
    if (holder) this.select(holder);
  }

  /** @param {string[]} ids */
  flash(ids) {
    for (const id of ids) {
      const element = this.body.querySelector(`[data-element="${CSS.escape(id)}"]`);
      element?.classList.add("flash");
      setTimeout(() => element?.classList.remove("flash"), 1600);
    }
  }

  /** @param {Event} event */
  click(event) {
    const element = event.target instanceof Element ? event.target.closest("[data-element]") : null;
    if (!element) return;
    if (event.type === "keydown") event.preventDefault();
    this.pick(element.getAttribute("data-element") ?? "", element);
  }
}

/**
 * Something in a panel can be pressed, or no longer.
 * @param {Element} element
 * @param {boolean} lit
 */
function pressable(element, lit) {
  if (lit) element.setAttribute("tabindex", "0");
  else element.removeAttribute("tabindex");
  if (lit || element.getAttribute("role") === "button") element.setAttribute("role", lit ? "button" : "group");
}

const HIDDEN = new Set(["kind", "power", "seat", "color", "id"]);

/**
 * Any panel as a list of words and values.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function plain(panel, scene) {
  return h("dl", { class: "plain-panel" }, rows(panel, scene));
}

/**
 * @param {Record<string, any>} values
 * @param {Scene} scene
 */
function rows(values, scene) {
  return Object.entries(values)
    .filter(([name, value]) => !HIDDEN.has(name) && value !== null && value !== "")
    .flatMap(([name, value]) => [h("dt", {}, scene.words.anything(name) ?? scene.words.label(name)), h("dd", {}, plainValue(value, scene))]);
}

/**
 * @param {any} value
 * @param {Scene} scene
 * @returns {Node | string}
 */
function plainValue(value, scene) {
  if (value === true) return t("yes");
  if (value === false) return t("no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return scene.words.anything(value) ?? scene.words.label(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    return h("span", { class: "values" }, value.map((entry) => (entry === null ? null : h("span", { class: "value", "data-element": typeof entry === "string" ? entry : entry.id }, plainValue(entry, scene)))));
  }
  return h("dl", { class: "plain-panel" }, rows(value, scene));
}

/**
 * The powers that have a line of their own among the scores: where somebody leads several and one of them has the score
 * of all, only that one. Each with the powers that it stands for.
 * @param {Scene} scene
 * @returns {[string, string[]][]}
 */
function scored(scene) {
  const kin = (/** @type {string} */ power) => scene.powers.filter((other) => scene.state?.seats[other] === scene.state?.seats[power]);
  const counts = (/** @type {string} */ power) => Boolean(scene.dress.score?.(power, scene));
  const own = scene.powers.filter((power) => counts(power) || !kin(power).some(counts));
  return own.map((power) => [power, [power, ...kin(power).filter((other) => !own.includes(other))]]);
}

/**
 * Scores, or how near each is to victory: one line for each power, always in sight.
 * @param {Scene} scene
 * @param {(power: string) => void} open
 */
export function standings(scene, open) {
  const asked = new Set(scene.state?.over || scene.table?.status === "closed" ? [] : deciding(scene));
  const seats = scene.table?.seats ?? [];
  return scored(scene).map(([power, led]) => {
    const score = scene.dress.score?.(power, scene);
    const seat = seats.find((other) => other.seat === scene.state?.seats[power]);
    const clock = scene.table?.clocks?.find((other) => other.seat === seat?.seat);
    const shared = scene.table && seat && !seat.mine ? sharedDevice(scene.table, seat) : null;
    return h(
      "button",
      { type: "button", class: classes("standing", led.some((one) => asked.has(one)) && "asked", scene.mine.includes(power) && "own"), "data-key": `standing ${power}`, "data-power": power, onclick: () => open(power) },
      shield(scene.look(power)),
      h("span", { class: "standing-name" }, h("b", {}, scene.powerName(power)), h("span", { class: classes("dim", seat?.kind === "person" && !seat.online && !seat.mine && "away"), title: shared ?? null }, scene.player(power), shared ? h("small", { class: "shared-device" }, ` · ${shared}`) : null), guestMark(seat, true)),
      h("span", { class: "standing-extra" }, score?.extra, clock ? h("span", { class: "clock", "data-deadline": clock.running ? clock.deadline : "", "data-left": clock.left, title: clock.deadline ? t("runs-out", { time: when(clock.deadline) }) : null }) : null),
      score ? h("span", { class: "standing-score", title: score.label }, score.value) : null,
    );
  });
}

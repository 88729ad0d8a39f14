// The sheets of a war: blocks of a power's card, points line by line, who fights whom, piles of cards, the turn track.

import { h, s } from "../dom.js";
import { phrase } from "../i18n.js";
import { icon, shield } from "../icons.js";
import { cardBacks } from "./cards.js";
import { warChip, warTile } from "./warcards.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Panel} Panel */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("../dom.js").Children} Children */

const TURN = { width: 66, height: 62 };

/**
 * A part of a sheet under its heading.
 * @param {string} name
 * @param {...Children} inside
 */
export function block(name, ...inside) {
  return h("section", { class: "war-block" }, h("h4", {}, name), ...inside);
}

/**
 * The board of a power: the ruler and the hand on top, then its blocks.
 * @param {Panel} panel
 * @param {Child} ruler
 * @param {Scene} scene
 * @param {...Children} blocks
 */
export function powerBoard(panel, ruler, scene, ...blocks) {
  return h("div", { class: "power-card" }, h("div", { class: "power-top" }, ruler, handOf(panel, scene)), h("div", { class: "power-sheet" }, blocks));
}

/**
 * The cards of a power: those that the viewer sees, the backs of the others, home cards that are spent.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function handOf(panel, scene) {
  const used = Object.entries(/** @type {Record<string, boolean>} */ (panel.home_cards)).filter(([, held]) => !held).map(([id]) => id);
  return h("div", { class: "power-hand", role: "group", "aria-label": scene.words.label("hand") }, panel.hand.map((/** @type {string} */ id) => warTile(id, scene)), cardBacks(panel.cards - panel.hand.length, scene.look(panel.power)), used.map((id) => warTile(id, scene, "spent")));
}

/**
 * Victory points line by line.
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {(kind: string) => string} [nameOf] what a reason is called
 */
export function pointLines(panel, scene, nameOf = (kind) => scene.words.name("vp", kind)) {
  const { words } = scene;
  const rows = panel.vp_lines.map((/** @type {any} */ row) => h("li", {}, h("span", {}, nameOf(row.kind)), h("b", {}, row.vp)));
  const history = panel.vp_history.length ? h("li", { class: "dim" }, h("span", {}, words.label("earlier_turns")), h("span", {}, panel.vp_history.join(" · "))) : null;
  return h("ul", { class: "lines" }, rows, h("li", { class: "sum" }, h("span", {}, words.label("total")), h("b", {}, panel.vp)), history);
}

/**
 * Where the cards of the next deal come from.
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {(kind: string) => string} [nameOf] what a reason is called
 */
export function dealLines(panel, scene, nameOf = (kind) => scene.words.name("deal", kind)) {
  const rows = panel.next_cards.map((/** @type {any} */ row) => h("li", {}, h("span", {}, nameOf(row.kind)), h("b", {}, row.cards > 0 ? `+${row.cards}` : row.cards)));
  return h("ul", { class: "lines" }, rows);
}

/**
 * Who is at war and who is allied with whom.
 * @param {string[]} lines the powers of the rows
 * @param {string[]} columns
 * @param {(row: string, column: string) => "war" | "allied" | "peace" | "self" | string} state
 * @param {Scene} scene
 */
export function statusTable(lines, columns, state, scene) {
  const { words } = scene;
  /** @type {Record<string, [string, Child]>} */
  const signs = { war: ["at_war", icon("attack", words.label("at_war"))], allied: ["allied", icon("alliance", words.label("allied"))], sea_war: ["at_war_at_sea", icon("ship", words.label("at_war_at_sea"))], peace: ["at_peace", "·"] };
  const cell = (/** @type {string} */ row, /** @type {string} */ column) => {
    const now = state(row, column);
    if (now === "self") return h("td", { class: "self" });
    const [word, figure] = signs[now];
    return h("td", { class: now, title: phrase`${scene.powerName(row)} – ${scene.powerName(column)}: ${words.label(word)}` }, typeof figure === "string" ? figure : /** @type {Element} */ (figure).cloneNode(true));
  };
  return h(
    "table",
    { class: "status-table" },
    h("thead", {}, h("tr", {}, h("td", {}), columns.map((power) => h("th", { scope: "col", title: scene.powerName(power) }, shield(scene.look(power), scene.powerName(power)))))),
    h("tbody", {}, lines.map((row) => h("tr", {}, h("th", { scope: "row" }, shield(scene.look(row)), h("span", {}, ` ${scene.powerName(row)}`)), columns.map((column) => cell(row, column))))),
  );
}

/**
 * Whether a pair is among some pairs.
 * @param {[string, string][]} pairs
 * @param {string} a
 * @param {string} b
 */
export function paired(pairs, a, b) {
  return pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

/**
 * The draw deck, what is in effect, and the piles.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function piles(panel, scene) {
  const { words } = scene;
  const pile = (/** @type {string} */ name, /** @type {string[]} */ cards, /** @type {boolean} */ open) => (cards.length ? h("details", { class: "pile", open }, h("summary", {}, phrase`${name} (${cards.length})`), h("div", { class: "values" }, cards.map((id) => warChip(id, scene)))) : null);
  const lasting = scene.view.turn.lasting.map((/** @type {string} */ one) => one.split(" ")[0]).filter((/** @type {string} */ one) => one in (scene.data.card ?? {}));
  return h(
    "div",
    { class: "piles" },
    h("p", {}, icon("draw"), phrase` ${words.label("deck")}: `, h("b", {}, panel.deck)),
    panel.drawn.length ? pile(words.label("drawn"), panel.drawn, true) : null,
    lasting.length ? pile(words.label("lasting"), lasting, true) : null,
    pile(words.label("discards"), [...panel.discard].reverse(), true),
    pile(words.label("removed"), panel.removed, false),
    pile(words.label("later"), panel.later, false),
  );
}

/**
 * The turns in a row; what is written below each of them may be a year.
 * @param {number} x
 * @param {number} y
 * @param {(string | number)[]} below
 * @param {{turn: number, last: number, head: string}} now
 */
export function turnTrack(x, y, below, { turn, last, head }) {
  const boxes = below.map((text, index) => {
    const number = index + 1;
    const gone = number < turn || number > last;
    return s(
      "g",
      { transform: `translate(${x + index * TURN.width} ${y})`, class: `turn-box ${number === turn ? "now" : ""} ${gone ? "gone" : ""}` },
      s("rect", { width: TURN.width - 5, height: TURN.height, rx: 5 }),
      s("text", { x: TURN.width / 2 - 2.5, y: text === "" ? 40 : 30, class: "turn-number", "text-anchor": "middle" }, number),
      s("text", { x: TURN.width / 2 - 2.5, y: 52, class: "turn-year", "text-anchor": "middle" }, text),
    );
  });
  return [s("text", { x, y: y - 12, class: "plate-head" }, head), ...boxes];
}

// What is going on just now: a battle, bids, mustering, a march.

import { h } from "../../dom.js";
import { icon, mark, shield } from "../../icons.js";
import { houseCard } from "./cards.js";
import { SIGNS } from "./tables.js";
import { figure } from "./tokens.js";

/** @typedef {import("../../scene.js").Scene} Scene */
/** @typedef {import("../../types.js").Panel} Panel */

/**
 * What is being resolved, one below the other.
 * @param {Scene} scene
 */
export function stage(scene) {
  if (scene.state?.over) return null;
  const shown = scene.view.panels.map((panel) => {
    if (panel.kind === "combat") return combat(panel, scene);
    if (panel.kind === "bids") return bids(panel, scene);
    if (panel.kind === "mustering") return mustering(panel, scene);
    if (panel.kind === "march") return march(panel, scene);
    if (panel.kind === "decks" && scene.view.turn.phase === "westeros") return westeros(panel, scene);
    return null;
  });
  return shown.some(Boolean) ? h("div", {}, shown) : null;
}

/**
 * The cards of this round.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function westeros(panel, scene) {
  const { words } = scene;
  const cards = Object.values(/** @type {Record<string, string | null>} */ (panel.revealed)).filter((card) => card !== null);
  if (cards.length === 0) return null;
  return h(
    "div",
    { class: "combat", "data-testid": "westeros" },
    h("h3", {}, icon("draw"), ` ${words.label("westeros_cards")}`),
    h("dl", { class: "westeros-cards" }, cards.map((card) => [h("dt", {}, words.name("westeros_card", card)), h("dd", { class: "dim" }, words.effect("westeros_card", card) ?? "")])),
  );
}

/**
 * Two sides, and where every point comes from; once it is decided, what decided it.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function combat(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "combat", "data-testid": "combat" },
    h("h3", {}, icon("attack"), ` ${words.label("combat")}: ${words.name("area", panel.area)}`),
    panel.tie ? h("p", { class: "combat-tie", "data-testid": "tie" }, `${words.label("tie")}: `, h("b", {}, words.name("track", panel.tie))) : null,
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => combatSide(side, panel, scene))),
  );
}

/**
 * @param {Record<string, number>} units
 * @param {Scene} scene
 */
function figures(units, scene) {
  return Object.entries(units).map(([name, count]) => mark(icon(figure(name), scene.words.name("unit", name)), count > 1 ? String(count) : ""));
}

/**
 * Who is left of those who fought.
 * @param {Record<string, number>} units
 * @param {Scene} scene
 */
function survivors(units, scene) {
  const left = figures(units, scene);
  return h("div", { class: "signs", "data-testid": "left" }, h("span", { class: "dim" }, `${scene.words.label("left")}:`), left.length ? left : "–");
}

/**
 * @param {any} side
 * @param {Panel} panel
 * @param {Scene} scene
 */
function combatSide(side, panel, scene) {
  const { words } = scene;
  const source = (/** @type {any} */ row) => (row.source === panel.area && row.kind !== "garrison" ? words.label(row.kind) : `${words.label(row.kind)}: ${words.anything(row.source) ?? ""}`);
  return h(
    "div",
    { class: `combat-side ${panel.winner === side.house ? "winner" : ""}` },
    h("div", { class: "combat-head" }, shield(scene.look(side.house)), h("span", {}, h("b", {}, scene.powerName(side.house)), h("span", { class: "dim" }, words.label(side.role))), h("span", { class: "combat-total" }, side.total)),
    h("div", { class: "signs" }, figures(side.units, scene)),
    h("ul", {}, side.points.map((/** @type {any} */ row) => h("li", {}, h("span", {}, source(row)), h("b", {}, row.points > 0 ? `+${row.points}` : row.points)))),
    side.card ? houseCard(side.card, scene) : null,
    side.swords || side.fortifications ? h("div", { class: "signs" }, mark(icon("attack", words.label("swords")), String(side.swords)), mark(icon("castle", words.label("fortifications")), String(side.fortifications))) : null,
    side.left ? survivors(side.left, scene) : null,
    panel.winner === side.house ? h("span", { class: "tag good" }, words.label("winner")) : null,
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function bids(panel, scene) {
  const { words } = scene;
  const about = panel.track ? words.name("track", panel.track) : words.label("wildlings");
  const rows = Object.entries(/** @type {Record<string, number>} */ (panel.bids)).sort((a, b) => b[1] - a[1]);
  return h(
    "div",
    { class: "combat", "data-testid": "bids" },
    h("h3", {}, icon(panel.track ? SIGNS[panel.track] : "skull"), ` ${words.label("bids")}: ${about}`, panel.strength === null ? null : h("span", { class: "combat-total" }, panel.strength)),
    panel.card ? h("p", {}, h("b", {}, words.name("wildling_card", panel.card)), ` ${words.effect("wildling_card", panel.card) ?? ""}`) : null,
    h("ul", {}, rows.map(([power, bid]) => h("li", {}, h("span", {}, shield(scene.look(power)), ` ${scene.powerName(power)}`, panel.tied.includes(power) ? " =" : ""), h("b", {}, bid)))),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function mustering(panel, scene) {
  const { words } = scene;
  return h("div", { class: "combat" }, h("h3", {}, icon("castle"), ` ${words.label("mustering")}`), h("ul", {}, Object.entries(panel.points).map(([area, points]) => h("li", {}, h("span", {}, words.name("area", area)), h("b", {}, /** @type {number} */ (points))))));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function march(panel, scene) {
  const { words } = scene;
  return h("div", { class: "combat" }, h("h3", {}, shield(scene.look(panel.house)), ` ${words.name("order", panel.order)}: ${words.name("area", panel.origin)}`), panel.moves.length ? h("ul", {}, panel.moves.map((/** @type {any} */ move) => h("li", {}, h("span", {}, icon(figure(move.unit)), ` ${words.name("unit", move.unit)}`), h("b", {}, `→ ${words.name("area", move.area)}`)))) : null);
}

// What is going on just now: a battle, bids, mustering, a march.

import { h, icon, mark, phrase, shield, side, staged, tally } from "/js/kit/index.js";
import { houseCard } from "./cards.js";
import { SIGNS, trackRow, TRACKS } from "./tables.js";
import { figure } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */

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
  return staged(
    { sign: "draw", title: words.label("westeros_cards"), test: "westeros" },
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
  return staged(
    { sign: "attack", title: phrase`${words.label("combat")}: ${words.name("area", panel.area)}`, test: "combat" },
    panel.tie ? h("p", { class: "combat-tie", "data-testid": "tie" }, phrase`${words.label("tie")}: `, h("b", {}, words.name("track", panel.tie))) : null,
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ one) => combatSide(one, panel, scene))),
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
 * @param {any} one
 * @param {Panel} panel
 * @param {Scene} scene
 */
function combatSide(one, panel, scene) {
  const { words } = scene;
  const source = (/** @type {any} */ row) => (row.source === panel.area && row.kind !== "garrison" ? words.label(row.kind) : phrase`${words.label(row.kind)}: ${words.anything(row.source) ?? ""}`);
  return side(
    { powers: [one.house], role: one.role, total: one.total, won: panel.winner === one.house },
    scene,
    h("div", { class: "signs" }, figures(one.units, scene)),
    tally(one.points.map((/** @type {any} */ row) => [source(row), row.points > 0 ? `+${row.points}` : row.points])),
    one.card ? houseCard(one.card, scene) : null,
    one.swords || one.fortifications ? h("div", { class: "signs" }, mark(icon("attack", words.label("swords")), String(one.swords)), mark(icon("castle", words.label("fortifications")), String(one.fortifications))) : null,
    one.left ? survivors(one.left, scene) : null,
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
  return staged(
    { sign: panel.track ? SIGNS[panel.track] : "skull", title: phrase`${words.label("bids")}: ${about}`, total: panel.strength, test: "bids" },
    panel.track ? h("div", { class: "tracks" }, TRACKS.map((track) => trackRow(track, scene))) : null, // also where the tables lie behind a tab
    panel.card ? h("p", {}, h("b", {}, words.name("wildling_card", panel.card)), ` ${words.effect("wildling_card", panel.card) ?? ""}`) : null,
    tally(rows.map(([power, bid]) => [[shield(scene.look(power)), ` ${scene.powerName(power)}`, panel.tied.includes(power) ? " =" : ""], bid])),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function mustering(panel, scene) {
  const { words } = scene;
  return staged({ sign: "castle", title: words.label("mustering"), test: "mustering" }, tally(Object.entries(/** @type {Record<string, number>} */ (panel.points)).map(([area, points]) => [words.name("area", area), points])));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function march(panel, scene) {
  const { words } = scene;
  const moves = panel.moves.map((/** @type {any} */ move) => [[icon(figure(move.unit)), ` ${words.name("unit", move.unit)}`], `→ ${words.name("area", move.area)}`]);
  return staged({ sign: shield(scene.look(panel.house)), title: phrase`${words.name("order", panel.order)}: ${words.name("area", panel.origin)}`, test: "march" }, moves.length ? tally(moves) : null);
}

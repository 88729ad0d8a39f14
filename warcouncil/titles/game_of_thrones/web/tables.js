// What lies beside the map: each house's cards and power, the influence tracks, the decks.

import { comma, explain, h, icon, phrase, pool, shield } from "/js/kit/index.js";
import { houseCard } from "./cards.js";
import { figure } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Child} Child */

export const TRACKS = ["iron_throne", "fiefdoms", "kings_court"];
export const SIGNS = /** @type {Record<string, string>} */ ({ iron_throne: "crown", fiefdoms: "attack", kings_court: "influence", valyrian_steel_blade: "attack", messenger_raven: "influence" });
export const TO_WIN = 7;

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function house(panel, scene) {
  const { words } = scene;
  const castles = Array.from({ length: TO_WIN }, (_, at) => h("i", { class: at < panel.castles ? "on" : "" }));
  return h(
    "div",
    { class: "house-sheet" },
    h("div", { class: "castle-track", title: words.label("castles") }, icon("stronghold"), castles, h("b", {}, `${panel.castles}/${TO_WIN}`)),
    h(
      "div",
      { class: "house-facts" },
      pool("consolidate", words.label("available_power"), panel.available ?? "?"),
      pool("influence", words.label("power_pool"), panel.pool),
      pool("barrel", words.label("supply"), panel.supply),
      pool("footman", words.label("army_limits"), panel.armies.join(" · ")),
      panel.stars === null ? null : pool("star", words.label("special_orders"), panel.stars),
      panel.bid === null || panel.bid === undefined ? null : pool("wealth", words.label("bid"), panel.bid),
    ),
    h("div", { class: "house-facts" }, TRACKS.filter((track) => track in panel.positions).map((track) => h("div", { class: "pool", "data-element": track }, icon(SIGNS[track]), h("span", {}, words.name("track", track)), h("b", {}, panel.positions[track])))),
    h("div", { class: "house-facts" }, h("span", { class: "dim" }, words.label("unused_units")), Object.entries(panel.unused).map(([name, count]) => h("span", { class: "pool", title: words.name("unit", name) }, icon(figure(name), words.name("unit", name)), h("b", {}, /** @type {number} */ (count))))),
    h("h4", {}, phrase`${words.label("house_cards")} (${panel.cards})`),
    h("div", { class: "house-cards" }, panel.hand?.map((/** @type {string} */ id) => houseCard(id, scene)) ?? h("span", { class: "dim" }, words.label("face_down"))),
    panel.discards?.length ? [h("h4", {}, words.label("discards")), h("div", { class: "house-cards" }, panel.discards.map((/** @type {string} */ id) => houseCard(id, scene, true)))] : null,
  );
}

/**
 * What lies before all players.
 * @param {Scene} scene
 */
export function common(scene) {
  const panel = scene.view.panels.find((other) => other.kind === "decks");
  return h("div", { class: "got-tables" }, tracks(scene), panel ? decks(panel, scene) : null);
}

/**
 * Who stands where on an influence track.
 * @param {string} track
 * @param {Scene} scene
 */
export function trackRow(track, scene) {
  const { words, view } = scene;
  return h(
    "div",
    { class: "track-row", "data-element": track, "data-key": `track ${track}` },
    icon(SIGNS[track]),
    h("span", { class: "track-name" }, words.name("track", track)),
    (view.turn.tracks?.[track] ?? []).map((/** @type {string} */ power) => shield(scene.look(power), scene.powerName(power))),
  );
}

/**
 * The influence tracks and the wildlings.
 * @param {Scene} scene
 */
function tracks(scene) {
  const { words } = scene;
  const { turn } = scene.view;
  return h(
    "div",
    { class: "tracks" },
    TRACKS.map((track) => trackRow(track, scene)),
    h("div", { class: "track-row" }, icon("skull"), h("span", { class: "track-name" }, words.label("wildling_threat")), h("b", {}, turn.threat)),
  );
}

/**
 * The decks: what lies open, and what is still to come.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function decks(panel, scene) {
  const { words } = scene;
  const cell = (/** @type {string} */ name, /** @type {number} */ left, /** @type {Child} */ shown) => h("div", { class: "deck-cell" }, h("span", { class: "dim" }, `${name} · ${left}`), h("b", {}, shown ?? "–"));
  const westeros = Object.entries(/** @type {Record<string, any>} */ (panel.westeros)).map(([deck, content]) => {
    const open = panel.revealed[deck];
    const name = open ? words.name("westeros_card", open) : null;
    return explain(cell(words.name("deck", deck), content.size, name), () => [
      open ? h("div", {}, h("b", {}, name), ` ${words.effect("westeros_card", open) ?? ""}`) : null,
      h("div", {}, phrase`${words.label("unseen")}: ${content.size}`),
      ...Object.entries(content.unseen).map(([card, count]) => h("div", { class: "dim" }, `${count} × ${words.name("westeros_card", card)}`)),
    ]);
  });
  const known = panel.wildlings.top.filter((/** @type {string | null} */ card) => card !== null);
  const top = known.map((/** @type {string} */ card) => words.name("wildling_card", card)).join(comma());
  return h("div", { class: "got-decks" }, westeros, cell(words.label("wildling_deck"), panel.wildlings.size, top || null));
}

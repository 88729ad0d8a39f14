// What lies before everybody: diplomacy, the religious struggle, the New World.

import { bar, comma, explain, h, icon, paired, phrase, shield, statusTable } from "/js/kit/index.js";
import { translations } from "./powers.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** The major powers in the order of their impulses. */
const MAJORS = ["ottoman", "hapsburg", "england", "france", "papacy", "protestant"];

// -- the diplomatic status display

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function diplomacy(panel, scene) {
  const { words } = scene;
  const minors = Object.keys(panel.minors);
  const state = (/** @type {string} */ row, /** @type {string} */ column) => {
    if (row === column) return "self";
    if (paired(panel.wars, row, column)) return "war";
    return paired(panel.alliances, row, column) || panel.minors[column] === row ? "allied" : "peace";
  };
  return h(
    "div",
    { class: "diplomacy" },
    statusTable(MAJORS, [...MAJORS, ...minors], state, scene),
    h("p", { class: "dim legend-line" }, icon("attack"), ` ${words.label("at_war")}  `, icon("alliance"), ` ${words.label("allied")}`),
    h("ul", { class: "lines" }, minors.map((minor) => h("li", {}, h("span", {}, shield(scene.look(minor)), ` ${scene.powerName(minor)}`), h("span", {}, panel.minors[minor] ? [words.label("ally_of"), " ", shield(scene.look(panel.minors[minor])), ` ${scene.powerName(panel.minors[minor])}`] : words.label("inactive"))))),
  );
}

// -- the religious struggle

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function religion(panel, scene) {
  const { words } = scene;
  const column = (/** @type {string} */ name, /** @type {(row: any) => boolean} */ belongs) => {
    const here = panel.debaters.filter(belongs);
    return h("section", { class: "war-block" }, h("h4", {}, name), here.length ? here.map((/** @type {any} */ row) => debater(row.debater, row.committed ? "committed" : "", scene)) : h("span", { class: "dim" }, "–"));
  };
  const zones = ["german", "french", "english"];
  const fallen = Object.entries(/** @type {Record<string, string>} */ (panel.fallen));
  const protestants = scene.view.panels.find((other) => other.kind === "power" && other.power === "protestant");
  return h(
    "div",
    { class: "struggle" },
    column(words.label("papal_debaters"), (row) => row.side === "papacy"),
    zones.map((zone) => column(words.name("zone", zone), (row) => row.side === "protestant" && row.zone === zone)),
    h("section", { class: "war-block" }, h("h4", {}, words.label("spaces_by_zone")), zoneCounts(panel, scene)),
    protestants ? h("section", { class: "war-block wide" }, h("h4", {}, words.label("translations")), translations(protestants, scene)) : null,
    h(
      "section",
      { class: "war-block" },
      h("h4", {}, words.label("religious_struggle")),
      bar(words.label("protestant_spaces"), panel.protestant_spaces, scene.view.turn.religious_victory),
      h("p", { class: "dim" }, phrase`${words.label("universities")}: ${panel.universities}`),
      panel.away.length ? h("p", { class: "dim" }, phrase`${words.label("off_the_board")}: ${panel.away.map((/** @type {string} */ one) => words.name("debater", one)).join(comma())}`) : null,
      fallen.length ? [h("h4", {}, words.label("fallen")), fallen.map(([one, owner]) => h("div", { class: "row" }, shield(scene.look(owner), scene.powerName(owner)), debater(one, "fallen", scene)))] : null,
    ),
  );
}

/**
 * @param {string} id
 * @param {string} how committed, fallen or nothing
 * @param {Scene} scene
 */
export function debater(id, how, scene) {
  const { words } = scene;
  const fact = scene.data.debater?.[id] ?? {};
  const element = h("div", { class: `debater side-${fact.side} ${how}`, "data-element": id, "data-key": `debater ${id}` }, h("span", { class: "debater-value" }, fact.value), h("span", {}, words.name("debater", id)), how ? h("small", { class: "dim" }, words.label(how)) : null);
  return explain(element, () => [h("b", {}, words.name("debater", id)), h("div", { class: "dim" }, `${words.label("debate_value")} ${fact.value}${how ? ` · ${words.label(how)}` : ""}`), h("div", {}, words.effect("debater", id) ?? "")]);
}

/**
 * How many spaces of each language zone are Protestant. They add up to the track: those in unrest stand beside.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function zoneCounts(panel, scene) {
  const { words } = scene;
  const unrest = (/** @type {number} */ count) => (count ? h("p", { class: "dim zone-unrest" }, `+ ${count} ${words.label("unrest_not_counted")}`) : null);
  return panel.zones.map((/** @type {any} */ row) => [bar(row.zone ? words.name("zone", row.zone) : words.label("no_zone"), row.counted, row.spaces), unrest(row.unrest)]);
}

// -- the New World

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function newWorldTable(panel, scene) {
  const { words } = scene;
  const claim = (/** @type {string} */ domain, /** @type {string} */ place, /** @type {string | null} */ owner) =>
    h("li", { "data-element": place }, h("span", {}, owner ? shield(scene.look(owner), scene.powerName(owner)) : icon("ring"), ` ${words.name(domain, place)}`), panel.vp[place] ? h("b", {}, `${panel.vp[place]} ${words.label("vp")}`) : null);
  const claims = (/** @type {string} */ domain, /** @type {Record<string, string | null>} */ all) => h("ul", { class: "lines" }, Object.entries(all).map(([place, owner]) => claim(domain, place, owner)));
  const left = Object.keys(panel.explorers);
  return h(
    "div",
    { class: "struggle" },
    h("section", { class: "war-block" }, h("h4", {}, words.label("discoveries")), claims("discovery", panel.discoveries)),
    h("section", { class: "war-block" }, h("h4", {}, words.label("conquests")), claims("conquest", panel.conquests), h("h4", {}, words.label("colonies")), Object.keys(panel.colonies).length ? claims("colony", panel.colonies) : h("span", { class: "dim" }, "–")),
    h(
      "section",
      { class: "war-block" },
      h("h4", {}, words.label("crossing_atlantic")),
      panel.voyages.length ? h("ul", { class: "lines" }, panel.voyages.map((/** @type {any} */ voyage) => h("li", {}, h("span", {}, shield(scene.look(voyage.power)), ` ${words.label(`voyage_${voyage.kind}`)}`), h("span", {}, voyage.explorer ? words.name("explorer", voyage.explorer) : "", voyage.bonus ? ` +${voyage.bonus}` : "")))) : h("span", { class: "dim" }, "–"),
      ["galleons", "plantations", "raiders"].map((kind) => (panel[kind].length ? h("p", {}, phrase`${words.label(kind)}: `, panel[kind].map((/** @type {string} */ power) => shield(scene.look(power), scene.powerName(power)))) : null)),
    ),
    h(
      "section",
      { class: "war-block wide" },
      h("h4", {}, words.label("explorers_left")),
      left.map((power) => h("p", { class: "dim" }, shield(scene.look(power), scene.powerName(power)), " ", counted([...panel.explorers[power].map((/** @type {string} */ one) => words.name("explorer", one)), ...(panel.conquistadors[power] ?? []).map((/** @type {string} */ one) => words.name("conquistador", one))]))),
    ),
  );
}

/**
 * Names in a line, those that come several times with their number.
 * @param {string[]} names
 */
function counted(names) {
  const times = (/** @type {string} */ name) => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${name} ×${times(name)}` : name)).join(comma());
}

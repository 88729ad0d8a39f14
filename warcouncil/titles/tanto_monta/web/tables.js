// What lies before everybody: wars and treaties, influence with minor powers, the oceans, weddings.

import { block, comma, explain, h, icon, paired, phrase, shield, statusTable } from "/js/kit/index.js";
import { resource } from "./boards.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Child} Child */

export const PLAYERS = ["muslim", "portugal", "spain", "france"];
/** Those who make war and alliances; Castile and Aragon do both as Spain. */
const FLAGS = ["nasrid", "north_africa", "portugal", "beltranejos", "spain", "france", "catalonia"];
const LEVELS = 6;

// -- wars and treaties

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
    if (paired(panel.sea_wars, row, column)) return "sea_war";
    const friends = row === "spain" ? ["castile", "aragon", "spain"] : [row];
    return paired(panel.alliances, row, column) || friends.includes(panel.minors[column]) ? "allied" : "peace";
  };
  const gone = Object.keys(panel.surrendered);
  return h(
    "div",
    { class: "diplomacy" },
    statusTable(FLAGS.filter((power) => !gone.includes(power)), [...FLAGS.filter((power) => !gone.includes(power)), ...minors], state, scene),
    h("p", { class: "dim legend-line" }, icon("attack"), ` ${words.label("at_war")}  `, icon("alliance"), ` ${words.label("allied")}  `, icon("ship"), ` ${words.label("at_war_at_sea")}`),
    h(
      "div",
      { class: "lines" },
      block(words.label("treaties"), h("ul", { class: "lines" }, panel.treaties.map((/** @type {any} */ one) => h("li", {}, h("span", {}, treatyName(one.treaty, scene)), h("b", { class: one.signed && !one.broken ? "good" : "dim" }, words.label(one.broken ? "broken" : one.signed ? "signed" : "not_signed")))))),
      gone.length || panel.beaten.length ? block(words.label("out_of_game"), h("div", { class: "values" }, gone.map((power) => h("span", { class: "value" }, shield(scene.look(power)), ` ${scene.powerName(power)}`)), panel.beaten.map((/** @type {string} */ power) => explain(h("span", { class: "value" }, shield(scene.look(power)), ` ${scene.powerName(power)}`), () => words.label("beaten"))))) : null,
    ),
  );
}

/**
 * @param {string} id
 * @param {Scene} scene
 */
function treatyName(id, scene) {
  return scene.words.has(`treaty_${id}`) ? scene.words.label(`treaty_${id}`) : scene.words.name("treaty", id);
}

// -- influence

/**
 * The diplomatic influence table: the markers of all players at their levels, and whose ally each minor power is.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function influence(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "influence" },
    Object.keys(panel.minors).map((minor) => track(minor, panel, scene)),
    block(words.label("pope"), h("p", {}, h("b", {}, words.name("pope", panel.pope)), h("span", { class: "dim" }, phrase` · ${words.label("affinity")}: ${affinity(panel.pope, scene)}`))),
  );
}

/**
 * @param {string} pope
 * @param {Scene} scene
 */
function affinity(pope, scene) {
  const liked = Object.entries(/** @type {Record<string, number>} */ (scene.data.pope?.[pope]?.affinity ?? {}));
  return liked.map(([power, value]) => `${power in (scene.words.names.power ?? {}) ? scene.powerName(power) : "–"} ${value > 0 ? "+" : ""}${value}`).join(comma()) || "–";
}

/**
 * @param {string} minor
 * @param {Panel} panel
 * @param {Scene} scene
 */
function track(minor, panel, scene) {
  const { words } = scene;
  const fact = scene.data.power?.[minor] ?? {};
  const ally = panel.minors[minor];
  const levels = /** @type {Record<string, number>} */ (panel.influence[minor] ?? {});
  const settled = panel.settled.includes(minor);
  const may = [...(fact.activate ?? []), ...(fact.deactivate ?? [])];
  const marker = (/** @type {string} */ player) => {
    const out = panel.shut_out.some((/** @type {[string, string]} */ [who, where]) => who === player && where === minor);
    const role = out ? "shut_out" : (fact.activate ?? []).includes(player) ? "may_activate" : "may_deactivate";
    return explain(h("span", { class: `influence-marker ${out ? "out" : ""} ${role === "may_deactivate" ? "weak" : ""}` }, shield(scene.look(player), scene.powerName(player))), () => phrase`${scene.powerName(player)}: ${levels[player] ?? 0} · ${words.label(role)}`);
  };
  const cells = Array.from({ length: LEVELS + 1 }, (_, level) => h("td", { title: level ? `${fact.costs?.[level - 1]} ${words.label("cp")}` : "" }, h("small", { class: "dim" }, level), PLAYERS.filter((player) => may.includes(player) && (levels[player] ?? 0) === level).map(marker)));
  return h(
    "section",
    { class: "war-block influence-row", "data-element": minor, "data-key": `minor ${minor}` },
    h("h4", {}, shield(scene.look(minor)), ` ${scene.powerName(minor)} `, h("span", { class: "dim" }, ally ? [`${words.label("ally_of")} `, shield(scene.look(ally)), ` ${scene.powerName(ally)}`] : words.label("inactive")), settled ? h("span", { class: "tag" }, words.label("settled")) : null),
    h("table", { class: "influence-track" }, h("tbody", {}, h("tr", {}, cells))),
    h("p", { class: "dim" }, phrase`${words.label("influence_costs")}: ${(fact.costs ?? []).join(" · ")}`),
  );
}

// -- the oceans

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function voyages(panel, scene) {
  const { words } = scene;
  const oceans = scene.board.spaces.filter((space) => space.kind === "ocean");
  const who = (/** @type {string} */ ocean, /** @type {[string, string][]} */ pairs) => pairs.filter(([, where]) => where === ocean).map(([player]) => shield(scene.look(player), scene.powerName(player)));
  const seen = Object.entries(/** @type {Record<string, string[]>} */ (panel.seen));
  const away = Object.entries(/** @type {Record<string, number>} */ (panel.away_naos));
  return h(
    "div",
    { class: "voyage-sheet" },
    block(
      words.label("oceans"),
      h(
        "table",
        { class: "ocean-table" },
        h("thead", {}, h("tr", {}, ["ocean", "explored", "charts_left"].map((word) => h("th", { scope: "col" }, words.label(word))))),
        h("tbody", {}, oceans.map((ocean) => h("tr", { "data-element": ocean.id }, h("th", { scope: "row" }, h("b", {}, ocean.label), ` ${words.name("ocean", ocean.id)}`), h("td", {}, who(ocean.id, panel.explored)), h("td", {}, panel.charts[ocean.id] ?? 0)))),
      ),
      panel.overseas ? null : h("p", { class: "dim" }, phrase`4–8, A, B: ${words.label("closed_ocean")}`),
    ),
    block(words.label("discoveries"), h("ul", { class: "lines" }, ["new_world", "india"].map((id) => h("li", {}, h("span", {}, words.label(`discovery_${id}`)), panel.discoverers[id] ? shield(scene.look(panel.discoverers[id]), scene.powerName(panel.discoverers[id])) : h("span", { class: "dim" }, words.label("nobody")))))),
    block(words.label("naos_left"), h("ul", { class: "lines" }, PLAYERS.map((player) => h("li", {}, h("span", {}, shield(scene.look(player)), ` ${scene.powerName(player)}`), h("b", {}, panel.left_naos[player]))), away.map(([nao, turn]) => h("li", { class: "dim" }, h("span", {}, words.name("nao", nao)), h("span", {}, `${words.label("naos_away")} ${turn}`))), panel.lost_naos.map((/** @type {string} */ nao) => h("li", { class: "dim" }, h("span", {}, words.name("nao", nao)), h("span", {}, words.label("naos_lost")))))),
    block(words.label("resource_pools"), h("ul", { class: "lines" }, ["naval", "caravan"].map((pool) => h("li", {}, h("span", {}, icon(pool === "naval" ? "chest" : "camel"), ` ${words.label(`${pool}_pool`)}`), h("b", {}, panel.pools[pool])))), seen.map(([where, all]) => h("p", {}, phrase`${placeOf(where, scene)}: `, all.map((id) => resource(id, scene))))),
  );
}

/**
 * Where a resource lies that the viewer may see: "cargo:elmina".
 * @param {string} where
 * @param {Scene} scene
 */
function placeOf(where, scene) {
  const [kind, place] = where.split(":");
  return scene.words.name(kind === "naos" ? "nao" : kind === "cargo" ? "settlement" : "space", place);
}

// -- weddings

/**
 * The children of the Catholic Monarchs with whom they may marry, in which turn everybody comes, and what became of them.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function weddings(panel, scene) {
  const { words } = scene;
  const children = Object.entries(/** @type {Record<string, any>} */ (scene.data.royal ?? {})).filter(([, fact]) => fact.suitors);
  return h(
    "div",
    { class: "weddings" },
    children.map(([child, fact]) => {
      const promised = panel.promoted[child];
      const spouse = panel.married[child];
      const here = panel.children.includes(child);
      const state = spouse ? [icon("alliance", "", "gold"), ` ${words.label("married_to")} ${words.name("royal", spouse)}`] : promised ? `${words.label("promised")} ${words.name("royal", promised[0])} · ${words.label("dowry")} ${promised[1]} ${words.label("cp")}` : here ? words.label("unmarried") : fact.turn > scene.view.turn.turn ? `${words.label("comes_in")} ${fact.turn}` : words.label("dead");
      return h(
        "section",
        { class: `war-block royal ${here ? "" : "absent"}`, "data-element": child, "data-key": `royal ${child}` },
        h("h4", {}, icon("crown", "", here ? "gold" : ""), ` ${words.name("royal", child)}`),
        h("p", {}, state),
        h("p", { class: "dim" }, phrase`${words.label("suitors")}: ${fact.suitors.map((/** @type {string} */ one) => suitor(one, panel, scene)).join(comma())}`),
      );
    }),
    block(words.label("dynastic"), h("p", {}, panel.dynastic.map((/** @type {string} */ realm) => words.label(`realm_${realm}`)).join(comma()) || "–")),
  );
}

/**
 * @param {string} id
 * @param {Panel} panel
 * @param {Scene} scene
 */
function suitor(id, panel, scene) {
  const { words } = scene;
  const fact = scene.data.royal?.[id] ?? {};
  const note = panel.suitors.includes(id) ? "" : fact.turn > scene.view.turn.turn ? phrase` (${words.label("from_turn")} ${fact.turn})` : " †";
  return `${words.name("royal", id)}${note}`;
}

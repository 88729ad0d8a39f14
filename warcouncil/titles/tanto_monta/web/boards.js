// A player board: the hand, the ruler, victory points line by line, the warehouse, and the tracks that only it has.

import { bar, block, comma, dealLines, explain, h, icon, phrase, pointLines, powerBoard, shield, warChip } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Child} Child */

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function playerBoard(panel, scene) {
  const { words } = scene;
  return powerBoard(
    panel,
    ruler(panel, scene),
    scene,
    block(words.label("victory_points"), pointLines(panel, scene, (kind) => pointName(kind, scene))),
    block(words.label("keys"), bar(words.label("military_victory"), panel.keys, panel.winning_keys)),
    block(words.label("warehouse"), warehouse(panel, scene)),
    ownTracks(panel, scene),
    block(words.label("tracks"), commonTracks(panel, scene)),
    block(words.label("next_deal"), dealLines(panel, scene, (kind) => pointName(kind, scene, "deal")), panel.power === "spain" || panel.power === "france" ? h("p", { class: "dim" }, words.label("by_dice")) : null),
    block(words.label("forces"), forces(panel, scene)),
    panel.on_table.length ? block(words.label("in_play"), h("div", { class: "values" }, panel.on_table.map((/** @type {string} */ id) => warChip(id, scene)))) : null,
  );
}

/**
 * Why there are points or cards: a reason of the rules, a marker, a space or whatever else has a name.
 * @param {string} kind
 * @param {Scene} scene
 * @param {string} [domain]
 */
export function pointName(kind, scene, domain = "vp") {
  const { words } = scene;
  const known = [domain, "marker", "space", "island", "card"].find((one) => `${one}-${kind}` in words.labels || kind in (words.names[one] ?? {}));
  return words.name(known ?? domain, kind);
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function ruler(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "power-ruler" },
    h("span", { class: "big-shield" }, shield(scene.look(panel.power), scene.powerName(panel.power)), panel.powers.map((/** @type {string} */ power) => (power === panel.power ? null : shield(scene.look(power), scene.powerName(power))))),
    h("b", {}, words.name("ruler", panel.ruler)),
    h("span", { class: "dim" }, `${words.label("charisma")} ${panel.charisma} · ${words.label("admin")} ${panel.admin}`),
    panel.admin_lost ? h("span", { class: "tag bad" }, phrase`${words.label("admin_lost")}: ${panel.admin_lost}`) : null,
    h("span", { class: "power-vp" }, h("b", {}, panel.vp), ` / ${scene.view.turn.winning_vp} ${words.label("vp")}`),
  );
}

/**
 * What lies in the warehouse: its owner sees the values, others from which pool they come.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function warehouse(panel, scene) {
  const { words } = scene;
  const chip = (/** @type {string} */ id) => resource(id, scene);
  const row = (/** @type {string[]} */ all) => h("div", { class: "values" }, all.length ? all.map(chip) : h("span", { class: "dim" }, "–"));
  return [
    row(panel.warehouse),
    panel.arrivals.length ? [h("p", { class: "dim" }, words.label("arrivals")), row(panel.arrivals)] : null,
    panel.vp_resources.length ? [h("p", { class: "dim" }, words.label("vp_resources")), row(panel.vp_resources)] : null,
  ];
}

/**
 * A resource, or the back of one.
 * @param {string} id
 * @param {Scene} scene
 */
export function resource(id, scene) {
  const { words } = scene;
  const [pool, kind, value] = id.split("_");
  const sign = pool === "caravan" ? "camel" : "chest";
  const name = kind ? words.name("resource", id) : words.label(`${pool}_pool`);
  const short = !kind ? "?" : kind === "cp" ? `${value} ${words.label("cp")}` : kind === "vp" ? `${value} ${words.label("vp")}` : kind === "card" ? icon("draw") : `${value} ${words.name("unit", kind)}`;
  return explain(h("span", { class: `value resource resource-${pool}` }, icon(sign, name), short), () => name);
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function commonTracks(panel, scene) {
  const { words } = scene;
  return [
    bar(words.label("piracy_vp"), panel.piracy_vp, panel.most_piracy_vp),
    h(
      "ul",
      { class: "lines" },
      h("li", {}, h("span", {}, icon("castle"), ` ${words.label("fortress_markers")}`), h("b", {}, panel.fortresses)),
      panel.university ? h("li", {}, h("span", {}, icon("temple"), ` ${words.label("university")}`), h("b", {}, panel.university)) : null,
      panel.technology ? h("li", {}, h("span", {}, icon("nao"), ` ${words.label("technology")}`), h("b", {}, "✓")) : null,
    ),
  ];
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function forces(panel, scene) {
  const { words } = scene;
  const units = Object.entries(/** @type {Record<string, {land: number, most: number}>} */ (panel.units));
  const ships = Object.entries(/** @type {Record<string, number>} */ (panel.captured_ships));
  return h(
    "ul",
    { class: "lines" },
    units.map(([power, { land, most }]) => h("li", {}, h("span", {}, shield(scene.look(power)), ` ${scene.powerName(power)}`), h("b", {}, `${land}/${most}`))),
    ships.map(([power, count]) => h("li", {}, h("span", {}, icon("ship"), phrase` ${words.label("captured_ships")}: ${scene.powerName(power)}`), h("b", {}, count))),
    panel.captives.length ? h("li", {}, h("span", {}, icon("lock"), ` ${words.label("captives")}`), h("span", {}, panel.captives.map((/** @type {string} */ one) => words.name("leader", one)).join(comma()))) : null,
  );
}

// -- tracks of one board

/**
 * @param {Panel} panel
 * @param {Scene} scene
 * @returns {Child[]}
 */
function ownTracks(panel, scene) {
  const { words } = scene;
  const { track } = panel;
  const spaces = (/** @type {string[]} */ all) => h("p", { class: "dim" }, all.map((space) => words.name("space", space)).join(comma()) || "–");
  switch (panel.power) {
    case "muslim":
      return [
        block(words.label("corsair_vp"), bar(words.label("vp"), track.corsair_vp, track.most_corsair_vp)),
        block(words.label("caravans"), h("ul", { class: "lines" }, track.caravans.map((/** @type {any} */ one) => h("li", {}, h("span", {}, icon("camel"), ` ${words.name("space", one.space)}`), h("span", { class: "dim" }, one.waits ? words.label("waits") : one.turn > scene.view.turn.turn ? `${words.label("from_turn")} ${one.turn}` : "–"))))),
      ];
    case "portugal":
      return [block(words.label("atlantic_ports"), bar(words.label("atlantic_ports"), track.atlantic_ports.length, track.most_ports), spaces(track.atlantic_ports), track.sagres ? h("p", {}, words.label("sagres")) : null)];
    case "spain":
      return [block(words.label("kingdoms"), kingdoms(track.kingdoms, scene), track.cisneros ? h("p", {}, words.label("cisneros")) : track.isabella_dead ? h("p", {}, words.label("isabella_dead")) : null)];
    case "france":
      return [
        block(words.label("houses"), track.houses.map((/** @type {any} */ one) => bar(words.name("house", one.house), one.loyalty, track.most_loyalty))),
        block(words.label("lord_of_italy"), bar(words.label("lord_of_italy"), track.lord_of_italy.length, track.most_italy), spaces(track.lord_of_italy)),
        block(words.label("north_sea"), h("p", {}, phrase`${words.label("north_sea")}: ${track.north_sea}`), track.garrison ? h("p", { class: "dim" }, words.label("garrison")) : null),
      ];
    default:
      return [];
  }
}

/**
 * In which turns each kingdom brings a card, and with what die.
 * @param {any[]} all
 * @param {Scene} scene
 */
function kingdoms(all, scene) {
  const { words } = scene;
  return h(
    "ul",
    { class: "lines kingdoms" },
    all.map((one) => h("li", { class: one.held ? "" : "lost" }, h("span", {}, icon(one.held ? "crown" : "ring", one.held ? "" : words.label("not_held"), one.held ? "gold" : ""), ` ${words.name("kingdom", one.kingdom)}`), h("span", { class: "dim" }, `${words.label(`turns_${one.turns}`)} · ${one.roll ? `${one.roll}+` : words.label("no_die")}`))),
  );
}

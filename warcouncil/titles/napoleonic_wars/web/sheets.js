// What lies beside the map: the diplomatic status display with camps and truces, a sheet for every nation, cards, fleets.

import { bar, block, cardBacks, comma, explain, h, icon, phrase, shield, tally } from "/js/kit/index.js";
import { chip, reserveChip, tile } from "./cards.js";
import { certaintyLine } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Child} Child */

/**
 * A nation in a line.
 * @param {string} nation
 * @param {Scene} scene
 */
function named(nation, scene) {
  return h("span", { class: "value" }, shield(scene.look(nation)), ` ${scene.powerName(nation)}`);
}

/** @param {number} turn @param {Scene} scene */
function until(turn, scene) {
  return `${scene.words.label("until_turn")} ${turn}`;
}

// -- the display

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function displaySheet(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "display-sheet" },
    h("div", { class: "camps" }, Object.entries(/** @type {Record<string, string[]>} */ (panel.camps)).map(([camp, nations]) => h("section", { class: `camp camp-${camp}` }, h("h4", {}, words.name("camp", camp)), h("div", { class: "values" }, nations.map((nation) => named(nation, scene))))), neutralBlock(panel, scene)),
    displayTable(panel, scene),
    h("div", { class: "power-sheet" }, warsBlock(panel, scene), statesBlock(panel, scene), minorsBlock(scene), keysBlock(scene)),
    h("p", { class: "dim", "data-testid": "certainty" }, certaintyLine(scene)),
  );
}

/** @param {Panel} panel @param {Scene} scene */
function neutralBlock(panel, scene) {
  const members = Object.values(/** @type {Record<string, string[]>} */ (panel.camps)).flat();
  const neutral = nations(scene).map((one) => one.power).filter((nation) => !members.includes(nation));
  return neutral.length ? h("section", { class: "camp" }, h("h4", {}, scene.words.label("neutral")), h("div", { class: "values" }, neutral.map((nation) => named(nation, scene)))) : null;
}

/** @param {Scene} scene @returns {Panel[]} */
function nations(scene) {
  return scene.view.panels.filter((panel) => panel.kind === "nation");
}

/**
 * Rows of powers, columns from Unaligned to Pact.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function displayTable(panel, scene) {
  const { words } = scene;
  const [first, ...others] = panel.columns;
  const consuls = (/** @type {(one: any) => boolean} */ wanted) => panel.consuls.filter(wanted).map((/** @type {any} */ one) => consul(one, scene));
  const doubt = (/** @type {any} */ column) => words.certainty(scene.data.column?.[column.id]?.certainty);
  return h(
    "table",
    { class: "display-table" },
    h("thead", {}, h("tr", {}, h("td", {}), panel.columns.map((/** @type {any} */ column) => h("th", { scope: "col", title: doubt(column) ?? "" }, words.name("column", column.id), h("small", { class: "dim" }, ` ${column.cp} ${words.label("cp")}`))))),
    h(
      "tbody",
      {},
      panel.rows.map((/** @type {string} */ row, /** @type {number} */ index) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, shield(scene.look(row)), h("span", {}, ` ${scene.powerName(row)}`)),
          index === 0 ? h("td", { rowspan: panel.rows.length, class: "unaligned" }, consuls((one) => one.column === first.id)) : null,
          others.map((/** @type {any} */ column) => h("td", { class: column.id }, consuls((one) => one.column === column.id && one.row === row))),
        ),
      ),
    ),
  );
}

/** @param {any} one @param {Scene} scene */
function consul(one, scene) {
  const { words } = scene;
  const where = `${words.name("column", one.column)}${one.row ? ` · ${scene.powerName(one.row)}` : ""}`;
  return explain(h("span", { class: "consul-chip", "data-element": one.power, "data-key": `consul ${one.power}` }, shield(scene.look(one.power)), h("span", {}, scene.powerName(one.power)), one.plus ? h("b", { class: "plus-mark" }, "+1") : null, one.barred ? icon("lock", words.label("truce")) : null), () => [h("b", {}, scene.powerName(one.power)), h("div", {}, where), one.plus ? h("div", { class: "dim" }, words.label("plus_consul")) : null]);
}

/** @param {Panel} panel @param {Scene} scene */
function warsBlock(panel, scene) {
  const { words } = scene;
  const wars = Object.entries(/** @type {Record<string, string[]>} */ (panel.wars));
  const inside = (/** @type {string} */ card) => scene.piecesAt(card).map((piece) => scene.pieceName(piece)).join(comma());
  return block(words.label("foreign_wars"), wars.length ? h("ul", { class: "terms" }, wars.map(([card, who]) => h("li", {}, chip(card, scene), " ", who.map((nation) => shield(scene.look(nation), scene.powerName(nation))), h("span", { class: "dim" }, ` ${inside(card)}`)))) : h("p", { class: "dim" }, "–"));
}

/** Truces, subject neutrals and the +1 Key status. @param {Panel} panel @param {Scene} scene */
function statesBlock(panel, scene) {
  const { words } = scene;
  const subjects = Object.entries(/** @type {Record<string, any>} */ (panel.subjects)).map(([nation, one]) => h("li", {}, named(nation, scene), h("span", {}, `${words.label("subject_of")} ${scene.powerName(one.conqueror)} · ${until(one.turn, scene)}`)));
  const truces = Object.entries(/** @type {Record<string, any>} */ (panel.truces)).map(([nation, one]) => h("li", {}, named(nation, scene), h("span", {}, phrase`${until(one.turn, scene)}: `, one.bound.map((/** @type {string} */ other) => shield(scene.look(other), scene.powerName(other))))));
  return [
    subjects.length ? block(words.label("subjects"), h("ul", { class: "lines" }, subjects)) : null,
    block(words.label("truces"), truces.length ? h("ul", { class: "lines" }, truces) : h("p", { class: "dim" }, "–")),
    panel.plus_key ? block(words.label("plus_key"), named(panel.plus_key, scene)) : null,
  ];
}

/** Minor powers that nobody runs. @param {Scene} scene */
function minorsBlock(scene) {
  const { words } = scene;
  const free = nations(scene).filter((one) => one.seat === null || one.seat === undefined);
  if (!free.length) return null;
  return block(words.label("free_minors"), h("ul", { class: "lines" }, free.map((one) => h("li", {}, named(one.power, scene), h("span", {}, mark("draw", one.cards, words.label("cards")), mark("footman", one.units.now, words.label("unit")), mark("ship", one.squadrons.now, words.label("squadron")), one.credit ? ` +${one.credit} ${words.label("cp")}` : "")))));
}

/** The key track. @param {Scene} scene */
function keysBlock(scene) {
  const { words } = scene;
  const rows = [...nations(scene)].sort((a, b) => b.keys - a.keys);
  return block(words.label("key_track"), h("ul", { class: "lines" }, rows.map((one) => h("li", {}, named(one.power, scene), h("b", {}, one.keys, one.plus_key ? " +1" : "")))));
}

/** @param {string} figure @param {Child} value @param {string} name */
function mark(figure, value, name) {
  return h("span", { class: "nw-mark", title: name }, icon(figure, name), value);
}

// -- nations

/**
 * The headquarters display of a nation.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function nationSheet(panel, scene) {
  const { words } = scene;
  const fact = scene.data.power?.[panel.power] ?? {};
  return h(
    "div",
    { class: "power-card" },
    h("div", { class: "power-top" }, headquarters(panel, scene), h("div", { class: "power-hand", role: "group", "aria-label": words.label("hand") }, panel.hand.map((/** @type {string} */ id) => tile(id, scene)), cardBacks(panel.cards - panel.hand.length, scene.look(panel.power)))),
    h(
      "div",
      { class: "power-sheet" },
      panel.player ? block(words.label("victory_points"), tally([...panel.point_lines.map((/** @type {any} */ row) => [words.label(`points_${row.kind}`), signed(row.points)]), [h("b", {}, words.label("total")), panel.points]], "lines")) : null,
      block(words.label("reserves"), reserves(panel, scene)),
      block(words.label("forces"), bar(words.label("units"), panel.units.now, panel.units.most), bar(words.label("squadrons"), panel.squadrons.now, panel.squadrons.most), tally([[words.label("flags_laid"), panel.flags.most === null ? panel.flags.now : `${panel.flags.now}/${panel.flags.most}`]], "lines")),
      block(words.label("next_draw"), tally([[words.label("cards"), panel.draw], [words.label("draw_limits"), `${fact.least}–${fact.most}`], [words.label("reinforcement"), `${fact.reinforcement} ${words.label("cp")}`]], "lines")),
      panel.minors.length ? block(words.label("pact_minors"), h("div", { class: "values" }, panel.minors.map((/** @type {string} */ minor) => named(minor, scene)))) : null,
      panel.absent.length ? block(words.label("absent_leaders"), h("p", { class: "dim" }, panel.absent.map((/** @type {string} */ leader) => leaderText(leader, scene)).join(comma()))) : null,
    ),
  );
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${value}` : value;
}

/** @param {string} leader @param {Scene} scene */
function leaderText(leader, scene) {
  const fact = scene.data.leader?.[leader] ?? {};
  return `${scene.words.name("leader", leader)} ${fact.command}/${fact.battle}${fact.year ? phrase` (${fact.year})` : ""}`;
}

/** @param {Panel} panel @param {Scene} scene */
function headquarters(panel, scene) {
  const { words } = scene;
  const state = panel.subject ? `${words.label("subject_of")} ${scene.powerName(panel.subject)}` : panel.camp ? words.name("camp", panel.camp) : words.label("neutral");
  return h(
    "div",
    { class: "power-ruler" },
    h("span", { class: "big-shield" }, shield(scene.look(panel.power), scene.powerName(panel.power))),
    h("b", {}, scene.powerName(panel.power)),
    h("span", { class: "dim" }, state),
    panel.truce ? h("span", { class: "tag" }, `${words.label("truce")} ${until(panel.truce, scene)}`) : null,
    h("span", { class: "power-vp" }, h("b", {}, panel.keys), ` ${words.label("keys")}${panel.plus_key ? " +1" : ""}`),
    h("span", {}, icon("chest"), phrase` ${words.label("resources")}: `, h("b", {}, panel.resources)),
  );
}

/** Reserve cards, spare ones and kept cards. @param {Panel} panel @param {Scene} scene */
function reserves(panel, scene) {
  const own = Object.entries(/** @type {Record<string, any>} */ (scene.data.reserve ?? {})).filter(([, fact]) => fact.nation === panel.power);
  const hidden = (/** @type {(string | null)[]} */ cards, /** @type {string} */ word) => (cards.length ? h("p", {}, phrase`${scene.words.label(word)}: `, cards.map((card) => (card ? chip(card, scene) : h("span", { class: "card-chip" }, "?")))) : null);
  return [h("div", { class: "values" }, own.map(([id]) => reserveChip(id, panel.reserves.includes(id), scene)), own.length ? null : h("span", { class: "dim" }, "–")), hidden(panel.spares, "spares"), hidden(panel.kept, "kept")];
}

// -- cards and fleets

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function cardsSheet(panel, scene) {
  const { words } = scene;
  const chips = (/** @type {string[]} */ cards) => (cards.length ? h("div", { class: "values" }, cards.map((card) => chip(card, scene))) : h("p", { class: "dim" }, "–"));
  return h(
    "div",
    { class: "power-sheet" },
    block(words.label("piles"), tally([[words.label("deck"), panel.deck], [words.label("discards"), panel.discards]], "lines"), panel.top ? h("p", {}, phrase`${words.label("top_discard")}: `, chip(panel.top, scene)) : null),
    block(words.label("timed_events"), chips(panel.timed)),
    block(words.label("lasting_events"), chips(panel.lasting.filter((/** @type {string} */ one) => one in (scene.data.card ?? {})))),
    block(words.label("removed"), chips(panel.removed)),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function fleetsSheet(panel, scene) {
  const { words } = scene;
  return h(
    "table",
    { class: "fleet-table" },
    h("thead", {}, h("tr", {}, ["where", "fleet", "squadrons", "dice"].map((word) => h("th", { scope: "col" }, words.label(word))))),
    h("tbody", {}, panel.fleets.map((/** @type {any} */ fleet) => h("tr", { "data-element": fleet.place }, h("th", { scope: "row" }, scene.elementName(fleet.place)), h("td", {}, fleet.members.map((/** @type {string} */ nation) => shield(scene.look(nation), scene.powerName(nation))), fleet.members.length > 1 ? h("small", { class: "dim" }, ` ${words.label("grand_fleet")}`) : ` ${scene.powerName(fleet.power)}`), h("td", {}, fleet.ships.map((/** @type {any} */ one) => [shield(scene.look(one.owner), scene.powerName(one.owner)), ` ${one.count} `])), h("td", {}, fleet.dice)))),
  );
}

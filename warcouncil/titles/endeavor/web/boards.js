// What lies before the players of Endeavor: player boards, the building supply, the decks.

import { cardChip, explain, h, icon, mark, phrase, pool, shield } from "/js/kit/index.js";
import { facade } from "./facades.js";
import { buildingSigns, cardSigns, tokenSigns } from "./signs.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */

const LEVEL = /** @type {Record<string, string>} */ ({ industry: "build_level", culture: "growth_level", wealth: "payment_level", influence: "card_limit" });
const BANDS = [0, 2, 4, 7, 10];
const LONGEST = 15;

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function player(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "player-board" },
    h(
      "div",
      { class: "empire" },
      h("div", { class: "pools" }, pool("anchor", words.label("harbor"), panel.harbor), pool("worker", words.label("supply"), panel.supply), panel.crown && icon("crown", words.label("crown"), "gold big")),
      h("div", { class: "attributes" }, panel.attributes.map((/** @type {any} */ row) => attribute(row, scene))),
    ),
    h(
      "div",
      { class: "holdings" },
      h("div", { class: "coast-slots" }, panel.coast.map((/** @type {any} */ slot) => coastSlot(slot, panel.power, scene))),
      h("div", { class: "cards-row" }, cards(panel, scene), tokens(panel, scene)),
    ),
    scoreTable(panel.score, scene),
  );
}

/**
 * @param {any} row
 * @param {Scene} scene
 */
function attribute(row, scene) {
  const { words } = scene;
  const name = words.name("attribute", row.attribute);
  const cells = Array.from({ length: LONGEST + 1 }, (_, at) => h("i", { class: `${at <= row.score ? "on" : ""} ${BANDS.includes(at) ? "band" : ""}` }));
  const element = h(
    "div",
    { class: `attribute sign-${row.attribute}`, "data-element": row.id, "data-key": row.id, role: "group", "aria-label": `${name} ${row.score}, ${words.label(LEVEL[row.attribute])} ${row.level}` },
    icon(row.attribute),
    h("span", { class: "attribute-name" }, name),
    h("b", {}, row.score),
    h("span", { class: "level" }, row.level),
    h("span", { class: "steps", "aria-hidden": "true" }, cells),
  );
  return explain(element, () => [
    h("b", {}, phrase`${name}: ${row.score}`),
    h("div", {}, phrase`${words.label(LEVEL[row.attribute])}: ${row.level}`),
    h("div", {}, phrase`${words.label("glory")}: ${row.glory}`),
    row.tokens ? h("div", {}, phrase`${words.label("attribute_tokens")}: ${row.tokens}`) : null,
    row.memorial_discs ? h("div", {}, phrase`${words.label("memorial_discs")}: ${row.memorial_discs}`) : null,
  ]);
}

/**
 * @param {any} slot
 * @param {string} power
 * @param {Scene} scene
 */
function coastSlot(slot, power, scene) {
  const { words } = scene;
  const name = slot.building ? words.name("building", slot.building) : words.label("empty");
  const fact = scene.data.building?.[slot.building] ?? {};
  const state = slot.worker ? `, ${words.label("activated")}` : "";
  const element = h(
    "div",
    { class: `slot ${slot.building ? "built" : "empty"} ${slot.worker ? "busy" : ""}`, "data-element": slot.id, "data-key": slot.id, role: "group", "aria-label": phrase`${words.label("slot")} ${slot.slot}: ${name}${state}` },
    h("span", { class: "slot-number" }, slot.slot),
    " ",
    slot.building ? facade(slot.building, scene) : null,
    h("span", { class: "slot-name" }, slot.building ? name : ""),
    " ",
    slot.building ? h("span", { class: "signs" }, buildingSigns(slot.building, scene)) : null,
    slot.worker ? h("span", { class: "slot-worker" }, shield(scene.look(power), words.label("activated"))) : null,
    fact.salary_phase_only ? h("span", { class: "salary-only" }, icon("lock", words.label("salary_phase_only"))) : null,
  );
  return slot.building ? explain(element, () => buildingTip(slot.building, scene, slot.worker)) : element;
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @param {boolean} busy
 */
function buildingTip(id, scene, busy) {
  const { words } = scene;
  const fact = scene.data.building?.[id];
  if (!fact) return [];
  const actions = fact.actions.map((/** @type {string} */ action) => words.name("action", action)).join(` ${fact.joiner} `);
  return [
    h("b", {}, words.name("building", id)),
    fact.level ? h("div", { class: "dim" }, `${words.label("level")} ${fact.level}`) : null,
    h("div", {}, actions || words.label("not_activatable")),
    ...Object.entries(fact.icons).map(([name, times]) => h("div", {}, `+${times} ${words.name("attribute", name)}`)),
    fact.glory ? h("div", {}, phrase`${words.label("glory")}: ${fact.glory}`) : null,
    fact.salary_phase_only ? h("div", {}, words.label("salary_phase_only")) : null,
    busy ? h("div", {}, words.label("activated")) : null,
    words.certainty(fact.certainty) ? h("div", { class: "dim" }, words.certainty(fact.certainty)) : null,
  ];
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function cards(panel, scene) {
  const { words } = scene;
  const all = [...panel.cards, ...panel.governors, ...(panel.free_slot ? [panel.free_slot] : [])];
  return h(
    "div",
    { class: "hand" },
    h("span", { class: "dim" }, `${words.label("cards")} ${panel.cards_in_slots}/${panel.card_limit}`),
    all.map((id) => chip(id, scene)),
    panel.face_down.map((/** @type {string} */ id) => h("span", { class: "card-chip down" }, words.name("card", id), mark(icon("glory", "", "sign-glory"), "−1"))),
  );
}

/**
 * @param {string} id
 * @param {Scene} scene
 */
function chip(id, scene) {
  const { words } = scene;
  const fact = scene.data.card?.[id] ?? {};
  const name = words.anything(id) ?? id;
  return cardChip(id, [h("span", {}, name), h("span", { class: "signs" }, cardSigns(id, scene))], `deck-${fact.deck ?? "governor"}`, () => [
    h("b", {}, name),
    h("div", { class: "signs" }, cardSigns(id, scene)),
    fact.abolition ? h("div", {}, words.label("abolition")) : null,
    words.certainty(fact.certainty) ? h("div", { class: "dim" }, words.certainty(fact.certainty)) : null,
  ]);
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function tokens(panel, scene) {
  if (panel.action_tokens.length === 0) return null;
  return h(
    "div",
    { class: "hand" },
    h("span", { class: "dim" }, scene.words.label("action_tokens")),
    panel.action_tokens.map((/** @type {any} */ token) =>
      h("span", { class: "card-chip action-chip", "data-element": token.id, "data-key": token.id, title: scene.words.name("trade_token", token.token) }, tokenSigns(token.token, scene), token.count > 1 ? `×${token.count}` : ""),
    ),
  );
}

/**
 * The score as it stands, with where each point comes from.
 * @param {any} score
 * @param {Scene} scene
 */
function scoreTable(score, scene) {
  const { words } = scene;
  const source = (/** @type {any} */ item) => words.labels[`score-item-${item.kind}`] ?? words.anything(item.source) ?? words.label(item.source);
  return h(
    "div",
    { class: "score" },
    h("div", { class: "score-total" }, icon("glory", "", "sign-glory"), h("span", {}, words.label("glory")), h("b", {}, score.total)),
    score.rows.map((/** @type {any} */ row) =>
      h(
        "details",
        { class: "score-row" },
        h("summary", {}, h("span", {}, words.labels[`score-row-${row.id}`] ?? row.id), h("b", {}, row.points)),
        h("ul", {}, row.items.map((/** @type {any} */ item) => h("li", {}, h("span", {}, source(item)), h("b", {}, item.points)))),
      ),
    ),
  );
}

/**
 * The scores of all players side by side.
 * @param {Scene} scene
 */
export function scores(scene) {
  const { words } = scene;
  const players = scene.powers.map((power) => ({ power, score: scene.view.panels.find((panel) => panel.kind === "player" && panel.power === power)?.score })).filter((player) => player.score);
  const row = (/** @type {string} */ name, /** @type {(score: any) => number} */ points, /** @type {string} */ more = "") => h("tr", { class: more }, h("th", { scope: "row" }, name), players.map(({ score }) => h("td", {}, points(score))));
  return h(
    "table",
    { class: "scores", "data-testid": "scores" },
    h("thead", {}, h("tr", {}, h("th", {}, words.label("glory")), players.map(({ power }) => h("th", { scope: "col" }, shield(scene.look(power), scene.powerName(power)))))),
    h("tbody", {}, players[0]?.score.rows.map((/** @type {any} */ line, /** @type {number} */ at) => row(words.labels[`score-row-${line.id}`] ?? line.id, (score) => score.rows[at].points)), row("", (score) => score.total, "total")),
  );
}

// -- supply and decks

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function supply(panel, scene) {
  const { words } = scene;
  const levels = [1, 2, 3, 4, 5];
  return h(
    "div",
    { class: "supply" },
    levels.map((level) =>
      h(
        "div",
        { class: "supply-level" },
        h("h4", {}, `${words.label("level")} ${level}`),
        panel.buildings.filter((/** @type {any} */ one) => one.level === level).map((/** @type {any} */ one) =>
          explain(
            h(
              "div",
              { class: `slot built ${one.count ? "" : "gone"}`, "data-element": one.id, "data-key": `supply ${one.id}` },
              h("span", { class: "slot-number" }, `×${one.count}`),
              facade(one.id, scene),
              h("span", { class: "slot-name" }, words.name("building", one.id)),
              h("span", { class: "signs" }, buildingSigns(one.id, scene)),
            ),
            () => buildingTip(one.id, scene, false),
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function decks(panel, scene) {
  const { words } = scene;
  const row = (/** @type {string} */ name, /** @type {string[]} */ ids) => h("div", { class: "deck-row" }, h("h4", {}, name), ids.length ? ids.map((id) => chip(id, scene)) : h("span", { class: "dim" }, words.label("empty")));
  return h(
    "div",
    { class: "decks" },
    Object.entries(/** @type {Record<string, string[]>} */ (panel.decks)).map(([deck, ids]) => row(words.name("deck", deck), ids)),
    row(words.label("discard_area"), panel.discard_area),
    row(words.label("governors"), panel.governors),
  );
}

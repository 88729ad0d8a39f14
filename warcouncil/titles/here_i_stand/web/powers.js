// A power card: the hand, the ruler, victory points line by line, keys, and the tracks that only this power has.

import { bar, block, comma, dealLines, explain, h, icon, phrase, pointLines, powerBoard, shield, warChip } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Child} Child */

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function powerCard(panel, scene) {
  const { words } = scene;
  return powerBoard(
    panel,
    ruler(panel, scene),
    scene,
    block(words.label("victory_points"), pointLines(panel, scene)),
    scene.data.power?.[panel.power]?.key_track ? block(words.label("keys"), keyTrack(panel, scene)) : null,
    ownTracks(panel, scene),
    block(words.label("next_deal"), dealLines(panel, scene)),
    block(words.label("forces"), forces(panel, scene)),
    holdings(panel, scene),
  );
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
    h("span", { class: "big-shield" }, shield(scene.look(panel.power), scene.powerName(panel.power))),
    h("b", {}, words.name("ruler", panel.ruler)),
    h("span", { class: "dim" }, `${words.label("admin")} ${panel.admin}`, panel.bonus ? ` · ${words.label("card_bonus")} +${panel.bonus}` : ""),
    panel.minus_cards ? h("span", { class: "tag bad" }, words.label("excommunicated")) : null,
    h("span", { class: "power-vp" }, h("b", {}, panel.vp), ` / ${scene.view.turn.winning_vp} ${words.label("vp")}`),
  );
}

/**
 * Keys: what each number of them gives, and how many the power has.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function keyTrack(panel, scene) {
  const { words } = scene;
  const fact = scene.data.power[panel.power];
  const boxes = fact.key_track.map((/** @type {[number, number]} */ [cards, vp], /** @type {number} */ keys) =>
    explain(h("i", { class: `key-box ${keys === panel.keys ? "now" : keys < panel.keys ? "on" : ""}` }, h("b", {}, keys), h("small", {}, cards), h("small", { class: "vp" }, vp)), () => phrase`${words.label("keys")} ${keys}: ${words.label("cards")} ${cards}, ${words.label("vp")} ${vp}`),
  );
  return [
    h("div", { class: "key-track" }, h("i", { class: "key-box legend" }, icon("castle", words.label("keys")), icon("draw", words.label("cards")), icon("glory", words.label("vp"))), boxes, h("i", { class: `key-box win ${panel.keys >= fact.auto_win_keys ? "now" : ""}`, title: words.label("military_victory") }, h("b", {}, fact.auto_win_keys), icon("crown", words.label("military_victory"), "gold"))),
  ];
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function forces(panel, scene) {
  const { words } = scene;
  const [squadrons, corsairs] = panel.lost_ships;
  return h(
    "ul",
    { class: "lines" },
    h("li", {}, h("span", {}, icon("footman"), ` ${words.label("land_units")}`), h("b", {}, `${panel.units.land}/${panel.units.most}`)),
    squadrons || corsairs ? h("li", {}, h("span", {}, icon("ship"), ` ${words.label("ships_next_turn")}`), h("b", {}, squadrons + corsairs)) : null,
    panel.captives.length ? h("li", {}, h("span", {}, icon("lock"), ` ${words.label("captives")}`), h("span", {}, panel.captives.map((/** @type {string} */ one) => words.name("leader", one)).join(comma()))) : null,
  );
}

/**
 * Minor allies, and cards that lie before the power.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function holdings(panel, scene) {
  const { words } = scene;
  if (panel.minors.length === 0 && panel.on_table.length === 0) return null;
  return block(
    words.label("allies_and_cards"),
    h("div", { class: "values" }, panel.minors.map((/** @type {string} */ one) => h("span", { class: "value" }, shield(scene.look(one)), ` ${scene.powerName(one)}`)), panel.on_table.map((/** @type {string} */ id) => warChip(id, scene))),
  );
}

// -- tracks of one power

/**
 * @param {Panel} panel
 * @param {Scene} scene
 * @returns {Child}
 */
function ownTracks(panel, scene) {
  const { words } = scene;
  const { track } = panel;
  switch (panel.power) {
    case "ottoman":
      return block(words.label("piracy"), bar(words.label("piracy_vp"), track.piracy_vp, 10));
    case "england":
      return block(words.label("wives"), wives(track, scene));
    case "france":
      return block(words.label("chateaux"), bar(words.label("chateaux"), track.chateaux, 6));
    case "papacy":
      return block(
        words.label("st_peters"),
        bar(words.label("st_peters_cp"), track.peters_cp, 5),
        bar(words.label("vp"), track.peters_vp, 5),
        track.excommunicated.length ? h("p", { class: "dim" }, phrase`${words.label("excommunicated")}: ${track.excommunicated.map((/** @type {string} */ one) => words.anything(one) ?? one).join(comma())}`) : null,
      );
    case "protestant":
      return block(words.label("translations"), translations(panel, scene), electorates(track, scene));
    default:
      return null;
  }
}

/**
 * @param {Record<string, any>} track
 * @param {Scene} scene
 */
function wives(track, scene) {
  const { words } = scene;
  const all = Object.keys(words.names.wife ?? {});
  const now = all.indexOf(track.marital);
  const births = Object.entries(/** @type {Record<string, string>} */ (track.pregnancy));
  return [
    h("ol", { class: "wives" }, all.map((wife, at) => h("li", { class: at === now ? "now" : at < now ? "gone" : "" }, words.name("wife", wife)))),
    births.length ? h("ul", { class: "lines" }, births.map(([result, wife]) => h("li", {}, h("span", {}, words.name("wife", wife)), h("b", {}, words.name("birth", result))))) : null,
  ];
}

/**
 * New Testaments and full Bibles, language by language.
 * @param {Panel} panel
 * @param {Scene} scene
 */
export function translations(panel, scene) {
  const { words } = scene;
  return ["german", "french", "english"].map((zone) => {
    const [testament, bible] = [panel.track.new_testament[zone] ?? 0, panel.track.full_bible[zone] ?? 0];
    return h("div", { class: "translation", "data-element": zone, "data-key": `zone ${zone}` }, h("span", { class: "dim" }, words.name("zone", zone)), bar(words.label("new_testament"), testament, 6), bar(words.label("full_bible"), bible, 10));
  });
}

/**
 * The electorate display: troops that wait for their electorate.
 * @param {Record<string, any>} track
 * @param {Scene} scene
 */
function electorates(track, scene) {
  const { words } = scene;
  const waiting = Object.entries(/** @type {Record<string, number>} */ (track.electorates));
  if (waiting.length === 0) return null;
  return [h("h4", {}, words.label("electorate_display")), h("div", { class: "values" }, waiting.map(([space, count]) => h("span", { class: "value" }, `${words.name("space", space)} `, h("b", {}, count))))];
}

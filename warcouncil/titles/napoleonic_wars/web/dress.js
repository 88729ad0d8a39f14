// How The Napoleonic Wars is dressed: a staff map of Europe in 1805, the diplomatic status display, nine headquarters.

import { comma, counted, factsAndMap, h, icon, manyTogether, phrase, shield, strength, turnOf } from "/js/kit/index.js";
import { fights, ground, marches, realms, roads } from "./atlas.js";
import { display, legend, signs as marks, turns } from "./boxes.js";
import { signs } from "./cards.js";
import { controller, flagsOf, isDuchy, WORLD } from "./places.js";
import { cardsSheet, displaySheet, fleetsSheet, nationSheet } from "./sheets.js";
import { stage } from "./stage.js";
import { tales } from "./tales.js";
import { drawPiece, drawSpace, holders } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Dress} Dress */
/** @typedef {import("/js/kit/index.js").Piece} Piece */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Choice} Choice */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {Record<string, (panel: Panel, scene: Scene) => Element>} */
const PANELS = { display: displaySheet, nation: nationSheet, cards: cardsSheet, fleets: fleetsSheet };

/** @type {Record<string, string>} camp -> the emblem of the power around which it stands */
const CAMPS = { imperial: "eagle", coalition: "lion" };

/** @type {Dress} */
const napoleonicWars = {
  box: { hours: [3, 8], weight: 4 },
  powers: {
    france: { color: "#2b50a5", ink: "#ffffff", emblem: "eagle" },
    britain: { color: "#b81f2b", ink: "#fff1d6", emblem: "lion" },
    austria: { color: "#e9e6dc", ink: "#a0222a", emblem: "fess", tint: "#c9a9a4" },
    russia: { color: "#2f7d32", ink: "#f6f4dc", emblem: "saltire" },
    prussia: { color: "#26282b", ink: "#f2efe4", emblem: "maltese", tint: "#55595e" },
    turkey: { color: "#d8b31f", ink: "#4a1606", emblem: "crescent" },
    spain: { color: "#8b5a2b", ink: "#ffe9b8", emblem: "castle" },
    sweden: { color: "#5aa0d8", ink: "#fff3a8", emblem: "three_crowns" },
    denmark: { color: "#e0702a", ink: "#ffffff", emblem: "cross" },
  },
  layout: "war",

  prepare: factsAndMap(import.meta.url),

  ground,
  trim: roads,
  underlay: realms,
  matter: (scene) => fights(scene).map(({ at }) => at.id),
  overlay: (scene) => [...legend(scene), ...turns(scene), ...display(scene), ...holders(scene), ...marches(scene)],
  space: drawSpace,
  piece: drawPiece,
  arrange: (space, pieces, scene) => WORLD.stands(space, pieces, scene).map(([x, y]) => [space.x + x, space.y + y]),

  elementName(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return null;
    return space.kind === "box" ? scene.words.label(id) : scene.words.name(space.kind === "sea" ? "sea" : "space", id);
  },

  tip(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return [];
    const pieces = scene.piecesAt(id).filter((piece) => piece.kind !== "flag" && piece.kind !== "siege");
    return [...(isDuchy(space) ? about(space, scene) : []), ...pieces.map((piece) => pieceLine(piece, scene))];
  },

  turn(scene) {
    const { turn } = scene.view;
    const { words } = scene;
    const points = turn.cp || turn.mp ? phrase`: ${turn.cp} ${words.label("cp")}${turn.mp ? ` + ${turn.mp} ${words.label("mp")}` : ""}` : "";
    const impulse = turn.phase === "impulses" && turn.active ? ` · ${scene.powerName(turn.active)}${turn.card ? phrase` (${words.name("card", turn.card)})` : ""}${points}` : "";
    return phrase`${turnOf(words.label("turn"), turn.turn, turn.last)} (${turn.years}) · ${words.name("phase", turn.phase)}${impulse}`;
  },

  score(power, scene) {
    const panel = scene.view.panels.find((other) => other.kind === "nation" && other.power === power);
    if (!panel) return null;
    const { words } = scene;
    return {
      value: panel.points ?? "–",
      label: words.label("victory_points"),
      extra: [
        scene.view.turn.active === power ? icon("march", words.label("active"), "gold") : null,
        panel.camp ? h("span", { class: `camp-mark camp-${panel.camp}`, title: words.name("camp", panel.camp) }, icon(CAMPS[panel.camp] ?? "ring", words.name("camp", panel.camp))) : null,
        counted("keys", "stronghold", panel.keys, scene),
        counted("cards", "draw", panel.cards, scene),
        panel.resources ? counted("resources", "chest", panel.resources, scene) : null,
      ],
    };
  },

  panelName(panel, scene) {
    if (panel.kind === "nation") return typeof panel.seat === "number" ? scene.powerName(panel.power) : null;
    return panel.kind in PANELS ? scene.words.label(`panel_${panel.kind}`) : null;
  },

  panel: (panel, scene) => PANELS[panel.kind]?.(panel, scene) ?? null,

  stage,
  journeys: [{ kind: "march", act: "enter", links: ["road", "rough", "pass", "marsh", "strait"], quiet: ["enters"], party }],
  legend: (scene) => marks(scene).map(([figure, text]) => [[figure], text]),
  headings: ["begins", "new_turn"],
  tales,

  group: manyTogether,

  note(_decision, choice, scene) {
    const things = choice.option.slice(1).map(String);
    const card = things.find((thing) => thing in (scene.data.card ?? {}) || thing in (scene.data.reserve ?? {}));
    if (card) return signs(card, scene);
    const leader = things.find((thing) => thing in (scene.data.leader ?? {}));
    if (leader) return [h("span", { class: "dim" }, `${scene.data.leader[leader].command}/${scene.data.leader[leader].battle}`)];
    const power = things.find((thing) => thing in (scene.words.names.power ?? {}));
    return power ? [shield(scene.look(power), scene.powerName(power))] : null;
  },
};

export default napoleonicWars;

/**
 * What a duchy is: whose, whose it was, its fortress, its seas.
 * @param {Space} space
 * @param {Scene} scene
 * @returns {Child[]}
 */
function about(space, scene) {
  const { words } = scene;
  const owner = controller(space, flagsOf(scene));
  const sure = (space.sure ?? []).map((/** @type {string} */ field) => words.label(`sure_${field}`)).join(comma());
  return [
    h("div", {}, shield(scene.look(owner)), ` ${scene.powerName(owner)}`),
    h("div", { class: "dim" }, phrase`${words.label(`status_${space.status}`)}: ${scene.powerName(String(space.nation))}${space.second ? ` · ${scene.powerName(String(space.second))}` : ""}`),
    space.fortress ? h("div", {}, icon("castle"), ` ${words.label("fortress")} ${space.fortress}`) : null,
    space.ports?.length ? h("div", { class: "dim" }, icon("anchor"), ` ${space.ports.map((/** @type {string} */ sea) => words.name("sea", sea)).join(comma())}`) : null,
    sure ? h("div", { class: "dim" }, phrase`${words.label("sure")}: ${sure}`) : null,
  ];
}

/**
 * A piece in words, with the shield of its nation.
 * @param {Piece} piece
 * @param {Scene} scene
 */
function pieceLine(piece, scene) {
  const { words } = scene;
  const figure = shield(scene.look(piece.owner), piece.owner ? scene.powerName(piece.owner) : "");
  if (piece.kind === "leader") {
    const [who, ...marks] = piece.markers;
    const fact = scene.data.leader?.[who] ?? {};
    const doubt = words.certainty(fact.certainty);
    return h("div", {}, figure, ` ${words.name("leader", who)} `, h("span", { class: "dim" }, `${words.label("command_rating")} ${fact.command} · ${words.label("battle_rating")} ${fact.battle}`, [...marks.map((mark) => words.label(mark)), ...marched(piece, scene)].map((mark) => ` · ${mark}`), doubt ? ` · ${doubt}` : ""));
  }
  return h("div", {}, figure, ` ${piece.count} × ${words.label(piece.kind)}`, [...piece.markers.map((mark) => words.label(mark)), ...marched(piece, scene)].map((mark) => phrase` (${mark})`));
}

/**
 * How many duchies a formation has entered in this impulse: behind the fourth it suffers.
 * @param {Piece & {marched?: number}} piece
 * @param {Scene} scene
 */
function marched(piece, scene) {
  return piece.marched ? [`${scene.words.label("marched")} ${piece.marched}`] : [];
}

/**
 * Who marches, and where they stand.
 * @param {import("/js/kit/index.js").Decision} _decision
 * @param {Scene} scene
 */
function party(_decision, scene) {
  const march = scene.view.panels.find((panel) => panel.kind === "march");
  return march ? { from: march.space, count: strength(march.troops) } : null;
}

// How Tanto Monta is dressed: a portolan chart of Iberia and its seas, islands and oceans, four boards, influence, weddings.

import { announced, campaignFights, campaignMarches, cardSigns, comma, counted, factsAndMap, h, icon, impulseLine, manyTogether, MARCH, phrase, piles, shield, standing, turnOf, warMovement } from "/js/kit/index.js";
import { ground, realms, roads } from "./atlas.js";
import { playerBoard } from "./boards.js";
import { explored, legend, signs, turns } from "./boxes.js";
import { WORLD } from "./places.js";
import { stage } from "./stage.js";
import { diplomacy, influence, PLAYERS, voyages, weddings } from "./tables.js";
import { tales } from "./tales.js";
import { drawPiece, drawSpace, FIGURES, holders } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Dress} Dress */
/** @typedef {import("/js/kit/index.js").Piece} Piece */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Choice} Choice */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {Record<string, (panel: Panel, scene: Scene) => Element>} */
const PANELS = { player: playerBoard, diplomacy, influence, voyages, weddings, cards: piles };

/** @type {Record<string, string>} kind of place -> where its name is found */
const NAMES = { sea: "sea", ocean: "ocean", settlement: "settlement", foreign_war: "place" };

/** @type {Dress} */
const tantoMonta = {
  box: { hours: [4, 8], weight: 5 },
  powers: {
    muslim: { color: "#1d6b3a", ink: "#f6f4dc", emblem: "crescent" },
    nasrid: { color: "#17452a", ink: "#f2d98b", emblem: "pomegranate", tint: "#1f5c38" },
    north_africa: { color: "#3e8e41", ink: "#f8f8e4", emblem: "khatim" },
    morisco: { color: "#17452a", ink: "#ffffff", emblem: "leaf" },
    ottoman: { color: "#8c1d18", ink: "#fff4dc", emblem: "crescent" },
    portugal: { color: "#7b1e3a", ink: "#ffeed2", emblem: "armillary" },
    beltranejos: { color: "#2b9a95", ink: "#042c2a", emblem: "lozenge" },
    spain: { color: "#d9a91a", ink: "#3a1204", emblem: "arrows" },
    castile: { color: "#c9a227", ink: "#4a0f0a", emblem: "castle" },
    aragon: { color: "#b3261e", ink: "#ffe08a", emblem: "pales" },
    orders: { color: "#f2ead6", ink: "#8c1d18", emblem: "maltese" },
    france: { color: "#2b4c9b", ink: "#f7e3a0", emblem: "fleur" },
    catalonia: { color: "#eadfc0", ink: "#a8201a", emblem: "catalan", tint: "#d8a878" },
    papacy: { color: "#6a3d9a", ink: "#fff1c4", emblem: "keys" },
    navarre: { color: "#4d4d4d", ink: "#f3d27a", emblem: "carbuncle" },
    venice: { color: "#d8681c", ink: "#fff3df", emblem: "lion" },
    genoa: { color: "#e89ab5", ink: "#5a0f28", emblem: "cross" },
    florence: { color: "#9cc9e8", ink: "#7c1420", emblem: "rose" },
    naples: { color: "#5a3a22", ink: "#ffe2b8", emblem: "sun" },
    independent: { color: "#8f9296", ink: "#ffffff", emblem: "tower" },
    guanche: { color: "#8d6e63", ink: "#fff6e8", emblem: "chevron" },
    tribal: { color: "#6b4a2a", ink: "#ffe6b0", emblem: "spear_sun" },
  },
  layout: "war",

  prepare: factsAndMap(import.meta.url),

  ground,
  trim: roads,
  underlay: realms,
  matter: (scene) => campaignFights(scene).map(({ at }) => at.id),
  overlay: (scene) => [...legend(scene), ...turns(scene), ...explored(scene), ...holders(scene), ...campaignMarches(WORLD, scene)],
  space: drawSpace,
  piece: drawPiece,
  arrange: (space, pieces, scene) => WORLD.stands(space, pieces, scene).map(([x, y]) => [space.x + x, space.y + y]),

  elementName(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return null;
    return space.kind === "box" ? scene.words.label(id) : scene.words.name(NAMES[space.kind] ?? "space", id);
  },

  tip(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return [];
    const pieces = scene.piecesAt(id);
    return [...about(space, pieces, scene), ...pieces.filter((piece) => piece.kind !== "control").map((piece) => pieceLine(piece, scene))];
  },

  turn(scene) {
    const { turn } = scene.view;
    const { words } = scene;
    const bound = turn.bound?.length ? ` · ${words.label("bound")} ${turn.bound.map((/** @type {string} */ power) => scene.powerName(power)).join(comma())}` : "";
    return `${turnOf(words.label("turn"), turn.turn, turn.last)} · ${words.name("phase", turn.phase)}${impulseLine(scene)}${turn.phase === "action" ? bound : ""}`;
  },

  score(power, scene) {
    const panel = scene.view.panels.find((other) => other.kind === "player" && other.power === power);
    if (!panel) return null;
    return {
      value: panel.vp,
      label: scene.words.label("victory_points"),
      extra: [
        ...standing(panel, "khatim", scene),
        panel.warehouse.length ? counted("warehouse", "chest", panel.warehouse.length, scene) : null,
      ],
    };
  },

  panelName(panel, scene) {
    if (panel.kind === "player") return scene.powerName(panel.power);
    return panel.kind in PANELS ? scene.words.label(`panel_${panel.kind}`) : null;
  },

  panel: (panel, scene) => PANELS[panel.kind]?.(panel, scene) ?? null,

  stage,
  journeys: [MARCH],
  movement: warMovement,
  legend: signs,
  headings: ["scenario_begins", "phase_begins"],
  tales,

  drafts: announced({
    grant_resources: ["from", "to", "amount"],
    no_roll: ["from", "to", "leader"],
    return_nao: ["from", "to", "nao"],
    return_squadrons: ["from", "to", "amount"],
    grant_influence: ["from", "to", "minor", "amount"],
    grant_militia: ["from", "to", "amount"],
    show_hand: ["from", "to"],
  }, PLAYERS),

  group: manyTogether,

  note(_decision, choice, scene) {
    const things = choice.option.slice(1).map(String);
    const card = things.find((thing) => thing in (scene.data.card ?? {}));
    if (card && !scene.spaces.has(card)) return cardSigns(card, scene);
    const unit = things.find((thing) => thing in (scene.words.names.unit ?? {}));
    if (unit) return [icon(FIGURES[unit], scene.words.name("unit", unit))];
    const power = things.find((thing) => thing in (scene.words.names.power ?? {}));
    return power ? [shield(scene.look(power), scene.powerName(power))] : null;
  },
};

export default tantoMonta;

/**
 * What a place is: whose, whose home, at which seas, and what of it is not certain.
 * @param {Space} space
 * @param {Piece[]} pieces
 * @param {Scene} scene
 * @returns {Child[]}
 */
function about(space, pieces, scene) {
  const { words } = scene;
  const held = pieces.find((piece) => piece.kind === "control");
  const now = held?.markers.find((marker) => marker !== "closed");
  const doubts = Object.entries(/** @type {Record<string, string>} */ (space.doubt ?? {})).map(([field, how]) => phrase`${words.label(`doubt_${field}`)}: ${words.certainty(how)}`);
  return [
    held?.owner ? h("div", {}, shield(scene.look(held.owner)), ` ${scene.powerName(held.owner)}`) : null,
    space.home ? h("div", { class: "dim" }, phrase`${words.label("home")}: ${scene.powerName(space.home)}${space.shared ? ` · ${scene.powerName(space.shared)}` : ""}`) : null,
    now ? h("div", {}, phrase`${words.label("becomes")}: ${words.label(now)}`) : null,
    held?.markers.includes("closed") ? h("div", { class: "dim" }, `${words.label("not_in_play")}${space.turn ? phrase` (${words.label("from_turn")} ${space.turn})` : ""}`) : null,
    space.island ? h("div", { class: "dim" }, words.name("island", space.island)) : null,
    space.reserved ? h("div", {}, `${words.label("reserved")} ${scene.powerName(space.reserved)}`) : null,
    space.ports?.length ? h("div", { class: "dim" }, icon("anchor"), ` ${space.ports.map((/** @type {string} */ sea) => words.name("sea", sea)).join(comma())}`) : null,
    doubts.length ? h("div", { class: "dim" }, doubts.join(" · ")) : null,
  ];
}

/**
 * A piece in words, with the shield of its owner.
 * @param {Piece} piece
 * @param {Scene} scene
 */
function pieceLine(piece, scene) {
  const { words } = scene;
  const [who, ...marks] = piece.markers;
  const figure = piece.owner ? shield(scene.look(piece.owner), scene.powerName(piece.owner)) : icon(FIGURES[piece.kind] ?? "ring");
  const tell = (/** @type {string[]} */ found) => (found.length ? phrase` (${found.map((mark) => words.label(mark)).join(comma())})` : "");
  if (piece.kind === "leader" || piece.kind === "admiral") {
    const fact = scene.data.leader?.[who] ?? {};
    const ratings = [["battle_rating", fact.battle], ["command_rating", fact.command], ["piracy_rating", fact.piracy]].filter(([, value]) => value !== undefined);
    const doubt = words.certainty(fact.certainty);
    return h("div", {}, figure, ` ${words.name("leader", who)} `, h("span", { class: "dim" }, ratings.map(([word, value]) => `${words.label(String(word))} ${value}`).join(" · "), doubt ? ` · ${doubt}` : ""));
  }
  if (piece.kind === "nao") return h("div", {}, figure, ` ${words.name("nao", who)}${tell(marks)}`);
  const what = piece.kind in (words.names.unit ?? {}) ? words.name("unit", piece.kind) : words.label(piece.kind);
  return h("div", {}, figure, ` ${piece.count > 1 ? `${piece.count} × ` : ""}${what}${piece.kind === "settlement" ? tell(piece.markers) : ""}`);
}

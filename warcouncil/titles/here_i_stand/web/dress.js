// How Here I Stand is dressed: a map of Europe with its powers and faiths, power cards, and what goes on with every die.

import { announced, campaignFights, campaignMarches, cardSigns, comma, factsAndMap, h, highways, icon, impulseLine, manyTogether, MARCH, phrase, piles, shield, standing, turnOf, warMovement } from "/js/kit/index.js";
import { ground, realms } from "./atlas.js";
import { newWorld, plate, turns } from "./boxes.js";
import { legend, signs } from "./legend.js";
import { EUROPE } from "./places.js";
import { powerCard } from "./powers.js";
import { odds, stage } from "./stage.js";
import { diplomacy, newWorldTable, religion } from "./tables.js";
import { tales } from "./tales.js";
import { drawPiece, drawSpace, FIGURES, holders } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Dress} Dress */
/** @typedef {import("/js/kit/index.js").Piece} Piece */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Choice} Choice */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {Record<string, (panel: Panel, scene: Scene) => Element>} */
const PANELS = { power: powerCard, diplomacy, religion, new_world: newWorldTable, cards: piles };

/** Acts that name a power first; Genoa and Venice are cities, too. */
const ABOUT_POWERS = new Set(["power", "declare_war", "activate", "deactivate", "reinforce"]);

/** @type {Dress} */
const hereIStand = {
  box: { hours: [3, 8], weight: 5 },
  powers: {
    ottoman: { color: "#1f6b3a", ink: "#f4f8e8", emblem: "crescent" },
    hapsburg: { color: "#e3b505", ink: "#332500", emblem: "eagle" },
    england: { color: "#c0272d", ink: "#fff4ee", emblem: "rose" },
    france: { color: "#27408b", ink: "#f7e8b2", emblem: "fleur" },
    papacy: { color: "#6b3fa0", ink: "#fff1c4", emblem: "keys" },
    protestant: { color: "#8b5a2b", ink: "#fff8ec", emblem: "bible" },
    genoa: { color: "#e48bb0", ink: "#4a1029", emblem: "cross" },
    hungary_bohemia: { color: "#8cc06a", ink: "#18330c", emblem: "patriarchal" },
    scotland: { color: "#6ca6cd", ink: "#0a2a44", emblem: "saltire" },
    venice: { color: "#e8833a", ink: "#4a1a00", emblem: "lion" },
    independent: { color: "#8a8d91", ink: "#ffffff", emblem: "tower" },
  },

  layout: "war",

  prepare: factsAndMap(import.meta.url),

  ground: (scene) => [...ground(scene), ...plate(scene), ...legend(scene)],
  trim: highways,
  underlay: realms,
  matter: (scene) => campaignFights(scene).map(({ at }) => at.id),
  overlay: (scene) => [...newWorld(scene), ...turns(scene), ...holders(scene), ...campaignMarches(EUROPE, scene)],
  space: drawSpace,
  piece: drawPiece,
  arrange: (space, pieces, scene) => EUROPE.stands(space, pieces, scene).map(([x, y]) => [space.x + x, space.y + y]),

  elementName(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return null;
    const { words } = scene;
    if (space.kind === "foreign_war") return words.name("card", space.card);
    return words.name(space.kind === "sea" ? "sea" : "space", id);
  },

  tip(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return [];
    const { words } = scene;
    const pieces = scene.piecesAt(id);
    const held = pieces.find((piece) => piece.kind === "control");
    return [
      held?.owner ? h("div", {}, shield(scene.look(held.owner)), ` ${scene.powerName(held.owner)}`, held.markers[0] ? ` · ${words.label(held.markers[0])}` : "") : null,
      space.home && space.home !== held?.owner ? h("div", { class: "dim" }, phrase`${words.label("home")}: ${scene.powerName(space.home)}`) : null,
      space.capital_of ? h("div", {}, icon("crown", "", "gold"), phrase` ${words.label("capital")}: ${scene.powerName(space.capital_of)}`) : null,
      space.zone ? h("div", { class: "dim" }, words.name("zone", space.zone)) : null,
      space.ports?.length ? h("div", { class: "dim" }, icon("anchor"), ` ${space.ports.map((/** @type {string} */ sea) => words.name("sea", sea)).join(comma())}`) : null,
      ...pieces.filter((piece) => piece.kind !== "control").map((piece) => pieceLine(piece, scene)),
      ...(odds(id, scene)?.long ?? []),
    ];
  },

  turn(scene) {
    const { turn } = scene.view;
    const { words } = scene;
    return phrase`${turnOf(words.label("turn"), turn.turn, turn.last)} (${turn.years[0]}–${turn.years[1]}) · ${words.name("phase", turn.phase)}${impulseLine(scene)}`;
  },

  score(power, scene) {
    const panel = scene.view.panels.find((other) => other.kind === "power" && other.power === power);
    if (!panel) return null;
    return {
      value: panel.vp,
      label: scene.words.label("victory_points"),
      extra: standing(panel, "castle", scene),
    };
  },

  panelName(panel, scene) {
    if (panel.kind === "power") return scene.powerName(panel.power);
    return panel.kind in PANELS ? scene.words.label(`panel_${panel.kind}`) : null;
  },

  panel: (panel, scene) => PANELS[panel.kind]?.(panel, scene) ?? null,

  stage,
  journeys: [MARCH],
  movement: warMovement,
  legend: (scene) => signs(scene).flat(),
  headings: ["begins", "card_draw_phase", "diplomacy_phase", "spring", "action_phase", "winter"],
  tales,

  drafts: announced({
    lend_fleet: ["from", "to"],
    lend_admiral: ["from", "to", "leader"],
    grant_mercenaries: ["from", "to", "amount"],
    lift_excommunication: ["ruler"],
  }),

  group: manyTogether,

  detail(_decision, choice, scene) {
    const [, space, helper] = choice.option.map(String);
    return space ? (odds(space, scene, helper)?.long ?? null) : null;
  },

  note(_decision, choice, scene) {
    const [act, ...things] = choice.option.map(String);
    const card = things.find((thing) => thing in (scene.data.card ?? {}));
    if (card && !scene.spaces.has(card)) return cardSigns(card, scene);
    const chances = things[0] ? odds(things[0], scene, things[1]) : null;
    if (chances) return chances.short;
    const unit = things.find((thing) => thing in (scene.words.names.unit ?? {}));
    if (unit) return [icon(FIGURES[unit], scene.words.name("unit", unit))];
    const power = things.find((thing) => thing in (scene.words.names.power ?? {}) && (ABOUT_POWERS.has(act) || !scene.spaces.has(thing)));
    return power ? [shield(scene.look(power), scene.powerName(power))] : null;
  },
};

export default hereIStand;

/**
 * A piece in words, with the shield of its owner.
 * @param {Piece} piece
 * @param {Scene} scene
 */
function pieceLine(piece, scene) {
  const { words } = scene;
  const domain = piece.kind === "leader" || piece.kind === "admiral" ? "leader" : piece.kind === "reformer" ? "reformer" : null;
  const named = domain ? words.name(domain, piece.markers[0]) : null;
  const fact = domain === "leader" ? scene.data.leader?.[piece.markers[0]] : null;
  const what = piece.kind in (words.names.unit ?? {}) ? words.name("unit", piece.kind) : words.label(piece.kind);
  const ratings = fact ? phrase` (${fact.battle}${fact.command ? `–${fact.command}` : ""}${fact.piracy ? `–${fact.piracy}` : ""})` : "";
  return h("div", {}, piece.owner ? shield(scene.look(piece.owner), scene.powerName(piece.owner)) : icon(FIGURES[piece.kind] ?? "ring"), ` ${named ? `${named}${ratings}` : `${piece.count > 1 ? `${piece.count} × ` : ""}${what}`}`);
}

// How Endeavor is dressed: an old atlas of seven plates, wooden discs, cards and player boards.

import { compass, disc, h, icon, label, phrase, read, s, sign, turnOf } from "/js/kit/index.js";
import { cardShape, controlled, lane, plate, stars, veil } from "./atlas.js";
import { decks, player, scores, supply } from "./boards.js";
import { besideDeck } from "./governors.js";
import { placeNames } from "./names.js";
import { buildingSigns, cardFace, cardSigns, gains, tip, token, tokenSigns } from "./signs.js";
import { tales } from "./tales.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Dress} Dress */
/** @typedef {import("/js/kit/index.js").Piece} Piece */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Zone} Zone */
/** @typedef {import("/js/kit/index.js").Child} Child */

/** @type {Dress} */
const endeavor = {
  box: { hours: [1, 2], weight: 3 },
  powers: {
    red: { color: "#b9382c", ink: "#fff3e6", emblem: "cross" },
    blue: { color: "#2766a3", ink: "#eef6ff", emblem: "crescent" },
    yellow: { color: "#e2b327", ink: "#4a3300", emblem: "sun" },
    purple: { color: "#75479a", ink: "#f8efff", emblem: "lozenge" },
    green: { color: "#2c7f55", ink: "#effff5", emblem: "leaf" },
    silent: { color: "#707478", ink: "#ffffff", emblem: "ring" },
  },

  async prepare(scene) {
    const side = String(scene.board.side ?? "A").toLowerCase();
    const [facts, map] = await Promise.all([read("facts.json", import.meta.url), read(`map_${side}.json`, import.meta.url)]);
    scene.data = { ...facts, land: map.land };
  },

  legend: (scene) => Object.keys(scene.data.token ?? {}).map((id) => [[token(id, scene, 15)], scene.words.name("trade_token", id)]),

  ground: (scene) => [
    s("rect", { width: scene.board.size[0], height: scene.board.size[1], class: "atlas-table" }),
    ...scene.board.zones.map((zone) => plate(zone, scene)),
    ...scene.board.tracks.map((track) => lane(track.spaces ?? [], String(track.region), scene)),
    compass(1128, 912, 46),
  ],

  underlay(scene) {
    if (!scene.state) return [];
    const open = new Set(scene.view.turn.open ?? []);
    return scene.board.zones.filter((zone) => zone.box && !open.has(zone.id)).map((zone) => veil(zone, scene));
  },

  overlay: (scene) => controlled(scene),

  space(space, scene) {
    switch (space.kind) {
      case "city":
        return [s("circle", { r: 22, class: "city-wall" }), s("circle", { r: 17.5, class: "shape city" }), ...stars(space.glory), ...placeNames(space, scene)];
      case "fleet":
        return [s("circle", { r: 21, class: "shape fleet" }), sign("anchor", 0, 0, 22, { class: "faint" }), ...placeNames(space, scene)];
      case "round_link":
        return [s("circle", { r: 13, class: "shape link-space" })];
      case "square_link":
        return [s("rect", { x: -9.5, y: -9.5, width: 19, height: 19, rx: 2, class: "shape link-space" }), sign("glory", 0, 0, 12, { class: "faint" })];
      case "track_space":
        return [s("circle", { r: 18, class: "shape track-space" }), sign("ship", 0, 0, 18, { class: "faint" })];
      case "sea":
        return [s("path", { d: "M-34 0c6-8 11-8 17 0s11 8 17 0 11-8 17 0 11 8 17 0M-26 11c5-6 9-6 13 0s9 6 13 0 9-6 13 0 9 6 13 0", class: "waves" }), label(0, -14, scene.words.label("sea"), "name small")];
      case "deck":
        return [cardShape(7, "halo"), cardShape(0, "shape deck-space")];
      case "discard_area":
        return [cardShape(9, "halo"), cardShape(3, "shape deck-space"), label(0, 48, scene.words.label("discard_area"), "name small")];
      default:
        return null;
    }
  },

  arrange(space, pieces, scene) {
    if (space.kind === "sea") return pieces.map((_, index) => [space.x + (index - (pieces.length - 1) / 2) * 34, space.y + 4]);
    if (space.kind === "deck") return pieces.map((piece) => (piece.kind === "governor" ? besideDeck(space, scene) : [space.x, space.y]));
    if (space.kind === "discard_area") return pieces.map((_, index) => [space.x + index * Math.min(22, 105 / pieces.length), space.y]);
    return pieces.map(() => [space.x, space.y]);
  },

  piece(piece, scene) {
    const kind = scene.spaces.get(piece.place)?.kind ?? "";
    if (piece.kind === "disc") return disc(scene, piece.owner, piece.count, undefined, kind.endsWith("link") ? 11 : 17);
    if (piece.kind === "token") return token(piece.markers[0], scene, kind.endsWith("link") ? 11.5 : 15);
    if (piece.kind === "deck") return s("g", {}, piece.markers[0] ? cardFace(piece.markers[0], scene, piece.count) : null);
    if (piece.kind === "governor" || piece.kind === "card") return cardFace(piece.markers[0], scene, 1, piece.kind === "governor" ? 0.8 : 1);
    return null;
  },

  elementName(id, scene) {
    const { words } = scene;
    const coast = /^coast_([a-z]+)_(\d+)$/.exec(id);
    if (coast) return `${words.label("slot")} ${coast[2]}`;
    const attribute = /^attribute_([a-z]+)_([a-z]+)$/.exec(id);
    if (attribute) return words.name("attribute", attribute[2]);
    const chip = /^token_([a-z]+)_(tok_\w+)$/.exec(id);
    if (chip) return words.name("trade_token", chip[2]);
    if (id.startsWith("deck_")) return words.name("deck", id.slice(5));
    if (id.startsWith("sea_")) return phrase`${words.label("sea")}: ${words.name("area", id.slice(4))}`;
    const track = /^track_(\w+)_(\d+)$/.exec(id);
    if (track) return phrase`${words.label("track")}: ${words.name("area", track[1])}, ${track[2]}`;
    return null;
  },

  tip: (id, scene) => tip(id, scene),

  turn(scene) {
    const { turn } = scene.view;
    const { words } = scene;
    return `${turnOf(words.label("round"), turn.round, turn.rounds)} · ${words.name("phase", turn.phase)}`;
  },

  score(power, scene) {
    const panel = playerOf(power, scene);
    if (!panel) return null;
    return {
      value: panel.score.total,
      label: scene.words.label("glory"),
      extra: [
        panel.crown && icon("crown", scene.words.label("crown"), "gold"),
        h("span", { class: "dim", title: scene.words.label("harbor") }, icon("anchor"), panel.harbor),
        panel.passed && h("span", { class: "tag" }, scene.words.label("passed")),
      ],
    };
  },

  panelName(panel, scene) {
    const { words } = scene;
    if (panel.kind === "player") return words.name("power", panel.power);
    if (panel.kind === "building_supply") return words.label("buildings");
    if (panel.kind === "cards") return words.label("decks");
    if (panel.kind === "out_of_game") return words.label("out_of_game");
    return words.label(panel.kind);
  },

  panel(panel, scene) {
    if (panel.kind === "player") return player(panel, scene);
    if (panel.kind === "building_supply") return supply(panel, scene);
    if (panel.kind === "cards") return decks(panel, scene);
    return null;
  },

  stage: (scene) => (scene.state?.over ? scores(scene) : null),
  tales,

  note(decision, choice, scene) {
    const [act, target] = choice.option;
    const id = String(target);
    const panel = playerOf(decision.power, scene);
    switch (act) {
      case "build":
      case "start":
      case "remove":
        return buildingSigns(id, scene);
      case "activate":
      case "pay": {
        const slot = panel?.coast[Number(target) - 1];
        return slot?.building ? [h("b", {}, scene.words.name("building", slot.building)), " ", ...buildingSigns(slot.building, scene)] : null;
      }
      case "spend":
        return tokenSigns(id, scene);
      case "occupy":
      case "attack":
      case "ship_fleet":
      case "ship_track":
        return gains(choice.touches[0], scene);
      case "draw":
      case "silent_discard": {
        const top = scene.piecesAt(`deck_${id}`).find((piece) => piece.kind === "deck")?.markers[0];
        return top ? [h("b", {}, scene.words.name("card", top)), " ", ...cardSigns(top, scene)] : null;
      }
      case "draw_discard":
      case "discard":
      case "house":
      case "discard_governor":
        return cardSigns(id, scene);
      default:
        return null;
    }
  },
};

export default endeavor;

/**
 * @param {string} power
 * @param {Scene} scene
 */
function playerOf(power, scene) {
  return scene.view.panels.find((panel) => panel.kind === "player" && panel.power === power);
}

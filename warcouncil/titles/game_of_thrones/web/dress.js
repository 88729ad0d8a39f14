// How A Game of Thrones is dressed: a map of Westeros, houses with their emblems, combat and bids.

import { battleMark, comma, escutcheon, h, icon, phrase, read, roundel, s, shield, sign, tower, turnOf } from "/js/kit/index.js";
import { beside, ground, head, places, trim } from "./atlas.js";
import { cardSigns, orderSigns } from "./cards.js";
import { stage } from "./stage.js";
import { common, house, SIGNS, TO_WIN } from "./tables.js";
import { tales } from "./tales.js";
import { figure, orderToken } from "./tokens.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Dress} Dress */
/** @typedef {import("/js/kit/index.js").Piece} Piece */
/** @typedef {import("/js/kit/index.js").Panel} Panel */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Child} Child */

const UNITS = ["footman", "knight", "siege_engine", "ship", "routed_footman", "routed_knight", "routed_ship"];
const MARCHERS = UNITS.filter((unit) => !unit.startsWith("routed_"));
const SPREAD = 46;

/** @type {Dress} */
const gameOfThrones = {
  box: { hours: [2, 4], weight: 4 },
  powers: {
    stark: { color: "#dde3e8", ink: "#2d3b48", emblem: "wolf", tint: "#7d93a8" },
    greyjoy: { color: "#2d2f35", ink: "#e4c65a", emblem: "kraken" },
    lannister: { color: "#a8202b", ink: "#ffe08a", emblem: "lion" },
    baratheon: { color: "#dcb52a", ink: "#2a1c00", emblem: "stag" },
    tyrell: { color: "#2f7d45", ink: "#ffe9a8", emblem: "rose" },
    martell: { color: "#d56f22", ink: "#4a1500", emblem: "spear_sun" },
  },

  async prepare(scene) {
    scene.data = await read("facts.json", import.meta.url);
  },

  legend(scene) {
    const { words } = scene;
    const land = /** @type {[string, string][]} */ ([["castle", "castle"], ["stronghold", "stronghold"], ["barrel", "supply_icon"], ["crown", "power_icon"]]);
    const orders = Object.keys(scene.data.order ?? {}).map((id) => /** @type {[SVGElement[], string]} */ ([[orderToken({ place: "", kind: "order", count: 1, owner: null, markers: [id] }, scene)], words.name("order", id)]));
    return [...land.map(([figure, label]) => /** @type {[SVGElement[], string]} */ ([[sign(figure, 0, 0, 34, { class: `land-sign land-${figure}` })], words.label(label)])), ...orders];
  },

  stretch: 1.32,
  ground,
  trim,

  space(space, scene) {
    if (space.kind === "port") return [s("circle", { r: 27, class: "shape port" }), sign("anchor", 0, 0, 34, { class: "port-sign" })];
    return head(space, scene);
  },

  matter: (scene) => scene.view.panels.flatMap((panel) => (panel.kind === "combat" ? [panel.area] : [])),

  overlay(scene) {
    const combat = scene.view.panels.find((panel) => panel.kind === "combat");
    const at = combat && !scene.state?.over ? beside(combat.area, scene) : null;
    if (!at) return [];
    return [s("path", { d: scene.areas?.paths.get(combat?.area), class: "embattled-area" }), battleMark(at[0], at[1], 25)];
  },

  arrange(space, pieces, scene) {
    const army = pieces.filter((piece) => UNITS.includes(piece.kind));
    const tokens = pieces.filter((piece) => !army.includes(piece) && piece.kind !== "order");
    const { units, order, others } = places(space, army.length, pieces.length > army.length + tokens.length, tokens.length, scene);
    const step = Math.min(SPREAD, (2 * SPREAD) / Math.max(1, army.length - 1));
    return pieces.map((piece) => {
      if (piece.kind === "order") return [order.x, order.y];
      if (army.includes(piece)) return [units.x + (army.indexOf(piece) - (army.length - 1) / 2) * step, units.y];
      return [others.x + (tokens.indexOf(piece) - (tokens.length - 1) / 2) * 24, others.y];
    });
  },

  piece(piece, scene) {
    if (piece.kind === "order") return orderToken(piece, scene);
    const look = scene.look(piece.owner);
    if (UNITS.includes(piece.kind)) return escutcheon(look, figure(piece.kind), piece.count, piece.kind.startsWith("routed_"));
    return piece.kind === "power_token" ? roundel(look, piece.count) : tower(look, piece.markers.includes("unbreachable") ? "✕" : `${piece.count}`);
  },

  elementName: (id, scene) => (scene.spaces.has(id) ? scene.words.name("area", id) : null),

  tip(id, scene) {
    const space = scene.spaces.get(id);
    if (!space) return [];
    const { words } = scene;
    return [
      space.castle ? h("div", {}, words.label(space.castle)) : null,
      space.supply ? h("div", {}, icon("barrel"), ` ${words.label("supply_icon")} × ${space.supply}`) : null,
      space.power ? h("div", {}, icon("crown"), ` ${words.label("power_icon")} × ${space.power}`) : null,
      space.home_of ? h("div", {}, phrase`${words.label("home")}: ${scene.powerName(space.home_of)}`) : null,
      ...scene.piecesAt(id).map((piece) => h("div", {}, piece.owner ? shield(scene.look(piece.owner)) : null, " ", scene.pieceName(piece))),
    ];
  },

  turn(scene) {
    const { turn } = scene.view;
    const { words } = scene;
    const barred = turn.restrictions?.length ? ` · ${turn.restrictions.map((/** @type {string} */ one) => words.name("restriction", one)).join(comma())}` : "";
    return `${turnOf(words.label("round"), turn.round, turn.rounds)} · ${words.name("phase", turn.phase)}${barred}`;
  },

  score(power, scene) {
    const panel = houseOf(power, scene);
    if (!panel) return null;
    const { words } = scene;
    const held = Object.entries(/** @type {Record<string, string>} */ (scene.view.turn.holders ?? {})).filter(([, holder]) => holder === power);
    return {
      value: `${panel.castles}/${TO_WIN}`,
      label: words.label("castles"),
      extra: [
        held.map(([token]) => icon(SIGNS[token] ?? "crown", words.name("token", token), "gold")),
        h("span", { class: "dim", title: words.label("available_power") }, icon("consolidate"), panel.available ?? "?"),
        h("span", { class: "dim", title: words.label("supply") }, icon("barrel"), panel.supply),
      ],
    };
  },

  panelName(panel, scene) {
    if (panel.kind === "house") return scene.powerName(panel.power);
    if (panel.kind === "decks") return scene.words.label("decks");
    return null;
  },

  panel(panel, scene) {
    if (panel.kind === "house") return h("div", { class: "house-panel" }, house(panel, scene), h("div", { class: "wide-only" }, common(scene)));
    return panel.kind === "decks" ? common(scene) : null;
  },

  stage,
  tales,

  marching: {
    move: {
      act: "move",
      party: (_decision, scene) => {
        const march = scene.view.panels.find((panel) => panel.kind === "march");
        return march ? { from: march.origin, units: staying(march, scene) } : null;
      },
      token: (unit, power, scene) => escutcheon(scene.look(power), figure(unit), 1),
      name: (unit, scene) => scene.words.name("unit", unit),
    },
  },

  movement(scene) {
    const march = scene.view.panels.find((panel) => panel.kind === "march");
    const moves = /** @type {{unit: string, area: string}[]} */ (march?.moves ?? []);
    return moves.map(({ unit, area }) => ({ from: march?.origin, to: area, color: scene.look(march?.house).color, figures: [escutcheon(scene.look(march?.house), figure(unit), 1)] }));
  },

  placing: {
    order: {
      token: (piece, power, scene) => orderToken({ place: "", kind: "order", count: 1, owner: power, markers: [piece] }, scene),
      name: (piece, scene) => (piece === "leave" ? scene.words.label("no_order") : scene.words.name("order", piece)),
      pieces: (scene) => Object.entries(scene.data.order ?? {}).map(([id, fact]) => [id, fact.count]),
    },
  },

  note(_decision, choice, scene) {
    const [act, first, second] = choice.option.map(String);
    if (act === "order" || act === "raven_order") return orderSigns(second, scene);
    if (act === "play" || act === "discard" || act === "recover") return cardSigns(first, scene);
    if (act === "muster" || act === "upgrade" || act === "lose" || act === "make_knight" || act === "unhorse") return [icon(figure(second))];
    if (act === "move" || act === "kill") return [icon(figure(first))];
    if (act === "rank" || act === "name" || act === "take") return [shield(scene.look(first))];
    if ((act === "muster_at" || act === "muster_in") && barren(first, scene)) return [h("small", { class: "dim", "data-testid": "barren" }, scene.words.label("barren"))];
    return null;
  },
};

export default gameOfThrones;

/**
 * Whether nothing can be mustered in an area that is offered for it.
 * @param {string} area
 * @param {Scene} scene
 */
function barren(area, scene) {
  return scene.view.panels.some((panel) => panel.kind === "barren" && panel.areas.includes(area));
}

/**
 * The units of a march that are not sent anywhere yet.
 * @param {Panel} march
 * @param {Scene} scene
 * @returns {string[]}
 */
function staying(march, scene) {
  const sent = march.moves.map((/** @type {{unit: string}} */ { unit }) => unit);
  const there = scene.piecesAt(march.origin).filter((piece) => piece.owner === march.house && MARCHERS.includes(piece.kind));
  return there.flatMap(({ kind, count }) => Array.from({ length: count - sent.filter((/** @type {string} */ unit) => unit === kind).length }, () => kind));
}

/**
 * @param {string} power
 * @param {Scene} scene
 */
function houseOf(power, scene) {
  return scene.view.panels.find((panel) => panel.kind === "house" && panel.power === power);
}

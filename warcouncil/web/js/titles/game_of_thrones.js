// How A Game of Thrones is dressed: a map of Westeros, houses with their emblems, combat and bids.

import { label } from "../board.js";
import { h, s } from "../dom.js";
import { icon, mark, shield, sign } from "../icons.js";
import { number } from "../pieces.js";
import { explain } from "../tips.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../scene.js").Dress} Dress */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Panel} Panel */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../dom.js").Child} Child */

const UNITS = ["footman", "knight", "siege_engine", "ship", "routed_footman", "routed_knight", "routed_ship"];
const TRACKS = ["iron_throne", "fiefdoms", "kings_court"];
const SIGNS = /** @type {Record<string, string>} */ ({ iron_throne: "crown", fiefdoms: "attack", kings_court: "influence", valyrian_steel_blade: "attack", messenger_raven: "influence" });
const TO_WIN = 7;
const LONG_NAME = 11;

/** @type {Dress} */
const gameOfThrones = {
  powers: {
    stark: { color: "#dde3e8", ink: "#2d3b48", emblem: "wolf" },
    greyjoy: { color: "#2d2f35", ink: "#e4c65a", emblem: "kraken" },
    lannister: { color: "#a8202b", ink: "#ffe08a", emblem: "lion" },
    baratheon: { color: "#dcb52a", ink: "#2a1c00", emblem: "stag" },
    tyrell: { color: "#2f7d45", ink: "#ffe9a8", emblem: "rose" },
    martell: { color: "#d56f22", ink: "#4a1500", emblem: "spear_sun" },
  },

  async prepare(scene) {
    const answer = await fetch(new URL("../../titles/game_of_thrones.json", import.meta.url));
    scene.data = await answer.json();
  },

  ground: (scene) => [s("rect", { width: scene.board.size[0], height: scene.board.size[1], class: "westeros-sea" })],

  space(space, scene) {
    const name = scene.words.name("area", space.id);
    if (space.kind === "port") return [s("circle", { r: 26, class: "shape port" }), sign("anchor", 0, 0, 30, { class: "port-sign" })];
    if (space.kind === "sea") return [label(space.x, space.y, name, "name sea-name", LONG_NAME)];
    return [...landSigns(space), label(space.x, space.y, name, "name land-name", LONG_NAME)];
  },

  arrange(space, pieces, scene) {
    const up = scene.words.name("area", space.id).length > LONG_NAME ? 64 : 50;
    const units = pieces.filter((piece) => UNITS.includes(piece.kind));
    const down = space.kind === "land" && (space.castle || space.supply || space.power) ? 76 : 44;
    const others = pieces.filter((piece) => !units.includes(piece) && piece.kind !== "order");
    return pieces.map((piece) => {
      if (piece.kind === "order") return space.kind === "port" ? [space.x + 44, space.y] : [space.x, space.y - up];
      if (units.includes(piece)) return [space.x + (units.indexOf(piece) - (units.length - 1) / 2) * 48, space.y + (space.kind === "port" ? 0 : down)];
      const side = others.indexOf(piece) + 1;
      return [space.x + side * 46, space.y - up + 4];
    });
  },

  piece(piece, scene) {
    if (piece.kind === "order") return orderToken(piece, scene);
    if (UNITS.includes(piece.kind)) return unit(piece, scene);
    const look = scene.look(piece.owner);
    if (piece.kind === "power_token") return s("g", {}, s("circle", { r: 19, fill: look.color, class: "figure-ground" }), sign(look.emblem, 0, 0, 24, { fill: look.ink }));
    const text = piece.markers.includes("unbreachable") ? "✕" : `${piece.count}`;
    return s("g", {}, s("path", { d: "M-20-20h10v6h5v-6h10v6h5v-6h10V20h-40z", fill: look.color, class: "figure-ground" }), s("text", { y: 12, class: "garrison-strength", "text-anchor": "middle", fill: look.ink }, text));
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
      space.home_of ? h("div", {}, `${words.label("home")}: ${scene.powerName(space.home_of)}`) : null,
      ...scene.piecesAt(id).map((piece) => h("div", {}, piece.owner ? shield(scene.look(piece.owner)) : null, " ", scene.pieceName(piece))),
    ];
  },

  turn(scene) {
    const { turn } = scene.view;
    const { words } = scene;
    const barred = turn.restrictions?.length ? ` · ${turn.restrictions.map((/** @type {string} */ one) => words.name("restriction", one)).join(", ")}` : "";
    return `${words.label("round")} ${turn.round}/${turn.rounds} · ${words.name("phase", turn.phase)}${barred}`;
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
    if (panel.kind === "house") return house(panel, scene);
    if (panel.kind === "decks") return h("div", { class: "got-tables" }, tracks(scene), decks(panel, scene));
    return null;
  },

  stage(scene) {
    const shown = scene.view.panels.map((panel) => {
      if (panel.kind === "combat") return combat(panel, scene);
      if (panel.kind === "bids") return bids(panel, scene);
      if (panel.kind === "mustering") return mustering(panel, scene);
      if (panel.kind === "march") return march(panel, scene);
      return null;
    });
    return shown.some(Boolean) ? h("div", {}, shown) : null;
  },

  note(_decision, choice, scene) {
    const [act, first, second] = choice.option.map(String);
    if (act === "order" || act === "raven_order") return orderSigns(second, scene);
    if (act === "play" || act === "discard" || act === "recover") return cardSigns(first, scene);
    if (act === "muster" || act === "upgrade" || act === "lose" || act === "make_knight" || act === "unhorse") return [icon(figure(second))];
    if (act === "move" || act === "kill") return [icon(figure(first))];
    if (act === "rank" || act === "name" || act === "take") return [shield(scene.look(first))];
    return null;
  },
};

export default gameOfThrones;

/**
 * @param {string} power
 * @param {Scene} scene
 */
function houseOf(power, scene) {
  return scene.view.panels.find((panel) => panel.kind === "house" && panel.power === power);
}

// -- the map

/** @param {Space} space */
function landSigns(space) {
  const signs = [];
  if (space.castle) signs.push(space.castle);
  for (let i = 0; i < (space.supply ?? 0); i++) signs.push("barrel");
  for (let i = 0; i < (space.power ?? 0); i++) signs.push("crown");
  const step = 31;
  return signs.map((name, index) => {
    const big = name === "stronghold" || name === "castle";
    return sign(name, space.x + (index - (signs.length - 1) / 2) * step, space.y + 28, big ? 34 : 24, { class: `land-sign land-${name} above` });
  });
}

/**
 * The sign of a unit; a routed one lies on its side but is the same.
 * @param {string} kind
 */
function figure(kind) {
  return kind.replace("routed_", "");
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
function unit(piece, scene) {
  const look = scene.look(piece.owner);
  const routed = piece.kind.startsWith("routed_");
  return s(
    "g",
    { class: "unit", transform: routed ? "rotate(90)" : null, opacity: routed ? 0.75 : null },
    s("path", { d: "M-21-21h42V4c0 13-9 19-21 25C-12 23-21 17-21 4z", fill: look.color, class: "figure-ground" }),
    sign(figure(piece.kind), 0, -1, 30, { fill: look.ink }),
    sign(look.emblem, 0, 20, 10, { fill: look.ink }),
    number(piece.count, 18, -19),
  );
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
function orderToken(piece, scene) {
  const look = scene.look(piece.owner);
  const order = piece.markers.find((marker) => marker in (scene.data.order ?? {}));
  const secret = piece.markers.includes("face_down") || piece.markers.includes("draft");
  const fact = order ? scene.data.order[order] : null;
  const value = fact?.modifier ? (fact.modifier > 0 ? `+${fact.modifier}` : `−${-fact.modifier}`) : "";
  return s(
    "g",
    { class: `order ${secret ? "secret" : ""} ${fact ? `order-${fact.type}` : ""}` },
    s("circle", { r: 25, class: "order-rim", fill: look.color }),
    s("circle", { r: 20, class: "order-ground" }),
    fact ? sign(fact.type, value ? -5 : 0, 0, 24, { class: "order-sign" }) : sign(look.emblem, 0, 0, 26, { fill: look.color, class: "order-back" }),
    value ? s("text", { x: 11, y: 7, class: "order-value", "text-anchor": "middle" }, value) : null,
    fact?.star ? sign("star", 0, -20, 15, { class: "glory-star" }) : null,
  );
}

// -- cards and orders

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
function cardSigns(id, scene) {
  const fact = scene.data.card?.[id];
  if (!fact) return [];
  const { words } = scene;
  return [
    mark(icon("star", words.label("strength"), "sign-glory"), String(fact.strength)),
    fact.swords ? mark(icon("attack", words.label("swords")), String(fact.swords)) : null,
    fact.fortifications ? mark(icon("castle", words.label("fortifications")), String(fact.fortifications)) : null,
    fact.text ? h("span", { class: "dim", title: words.label("card_text") }, "§") : null,
  ];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
function orderSigns(id, scene) {
  const fact = scene.data.order?.[id];
  if (!fact) return [];
  const value = fact.modifier ? (fact.modifier > 0 ? `+${fact.modifier}` : `−${-fact.modifier}`) : "";
  return [mark(icon(fact.type, scene.words.name("order", id)), value), fact.star ? icon("star", scene.words.label("special_order"), "sign-glory") : null];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @param {boolean} [spent]
 */
function houseCard(id, scene, spent = false) {
  const { words } = scene;
  const name = words.name("card", id);
  const owner = scene.data.card?.[id]?.house ?? null;
  const look = scene.look(owner);
  const element = h("div", { class: `house-card ${spent ? "spent" : ""}`, "data-element": id, "data-key": `card ${id}` }, shield(look), h("span", { class: "house-card-name" }, name), h("span", { class: "signs" }, cardSigns(id, scene)));
  return explain(element, () => [h("b", {}, name), h("div", { class: "signs" }, cardSigns(id, scene)), h("div", {}, words.effect("card", id) ?? "")]);
}

// -- panels

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function house(panel, scene) {
  const { words } = scene;
  const fact = (/** @type {string} */ name, /** @type {string} */ text, /** @type {Child} */ value) => h("div", { class: "pool" }, icon(name), h("span", {}, text), h("b", {}, value));
  const castles = Array.from({ length: TO_WIN }, (_, at) => h("i", { class: at < panel.castles ? "on" : "" }));
  return h(
    "div",
    { class: "house-panel" },
    h("div", { class: "castle-track", title: words.label("castles") }, icon("stronghold"), castles, h("b", {}, `${panel.castles}/${TO_WIN}`)),
    h(
      "div",
      { class: "house-facts" },
      fact("consolidate", words.label("available_power"), panel.available ?? "?"),
      fact("influence", words.label("power_pool"), panel.pool),
      fact("barrel", words.label("supply"), panel.supply),
      fact("footman", words.label("army_limits"), panel.armies.join(" · ")),
      panel.stars === null ? null : fact("star", words.label("special_orders"), panel.stars),
      panel.bid === null || panel.bid === undefined ? null : fact("wealth", words.label("bid"), panel.bid),
    ),
    h("div", { class: "house-facts" }, TRACKS.filter((track) => track in panel.positions).map((track) => h("div", { class: "pool", "data-element": track }, icon(SIGNS[track]), h("span", {}, words.name("track", track)), h("b", {}, panel.positions[track])))),
    h("div", { class: "house-facts" }, h("span", { class: "dim" }, words.label("unused_units")), Object.entries(panel.unused).map(([name, count]) => h("span", { class: "pool", title: words.name("unit", name) }, icon(figure(name), words.name("unit", name)), h("b", {}, /** @type {number} */ (count))))),
    h("h4", {}, `${words.label("house_cards")} (${panel.cards})`),
    h("div", { class: "house-cards" }, panel.hand?.map((/** @type {string} */ id) => houseCard(id, scene)) ?? h("span", { class: "dim" }, words.label("face_down"))),
    panel.discards?.length ? [h("h4", {}, words.label("discards")), h("div", { class: "house-cards" }, panel.discards.map((/** @type {string} */ id) => houseCard(id, scene, true)))] : null,
  );
}

/**
 * The influence tracks, the wildlings and the victory track.
 * @param {Scene} scene
 */
function tracks(scene) {
  const { words } = scene;
  const { turn } = scene.view;
  return h(
    "div",
    { class: "tracks" },
    TRACKS.map((track) =>
      h(
        "div",
        { class: "track-row", "data-element": track, "data-key": `track ${track}` },
        icon(SIGNS[track]),
        h("span", { class: "track-name" }, words.name("track", track)),
        (turn.tracks?.[track] ?? []).map((/** @type {string} */ power) => shield(scene.look(power), scene.powerName(power))),
      ),
    ),
    h("div", { class: "track-row" }, icon("skull"), h("span", { class: "track-name" }, words.label("wildling_threat")), h("b", {}, turn.threat)),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function decks(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "got-decks" },
    Object.entries(/** @type {Record<string, any>} */ (panel.westeros)).map(([deck, content]) => {
      const shown = panel.revealed[deck];
      const name = shown ? words.name("westeros_card", shown) : "–";
      const element = h("div", { class: "deck-row" }, h("h4", {}, words.name("deck", deck)), h("b", {}, name), h("span", { class: "dim" }, ` ${words.label("unseen")}: ${content.size}`));
      return explain(element, () => [shown ? h("div", {}, h("b", {}, name), ` ${words.effect("westeros_card", shown) ?? ""}`) : null, ...Object.entries(content.unseen).map(([card, count]) => h("div", { class: "dim" }, `${count} × ${words.name("westeros_card", card)}`))]);
    }),
    h("div", { class: "deck-row" }, h("h4", {}, words.label("wildling_deck")), h("b", {}, panel.wildlings.size), panel.wildlings.top.map((/** @type {string | null} */ card) => h("span", { class: "tag" }, card ? words.name("wildling_card", card) : "?"))),
  );
}

// -- what is going on

/**
 * Two sides, and where every point comes from.
 * @param {Panel} panel
 * @param {Scene} scene
 */
function combat(panel, scene) {
  const { words } = scene;
  return h(
    "div",
    { class: "combat", "data-testid": "combat" },
    h("h3", {}, icon("attack"), ` ${words.label("combat")}: ${words.name("area", panel.area)}`),
    h("div", { class: "combat-sides" }, panel.sides.map((/** @type {any} */ side) => combatSide(side, panel, scene))),
  );
}

/**
 * @param {any} side
 * @param {Panel} panel
 * @param {Scene} scene
 */
function combatSide(side, panel, scene) {
  const { words } = scene;
  const source = (/** @type {any} */ row) => (row.source === panel.area && row.kind !== "garrison" ? words.label(row.kind) : `${words.label(row.kind)}: ${words.anything(row.source) ?? ""}`);
  return h(
    "div",
    { class: `combat-side ${panel.winner === side.house ? "winner" : ""}` },
    h("div", { class: "combat-head" }, shield(scene.look(side.house)), h("span", {}, h("b", {}, scene.powerName(side.house)), h("span", { class: "dim" }, words.label(side.role))), h("span", { class: "combat-total" }, side.total)),
    h("div", { class: "signs" }, Object.entries(side.units).map(([name, count]) => mark(icon(figure(name), words.name("unit", name)), /** @type {number} */ (count) > 1 ? String(count) : ""))),
    h("ul", {}, side.points.map((/** @type {any} */ row) => h("li", {}, h("span", {}, source(row)), h("b", {}, row.points > 0 ? `+${row.points}` : row.points)))),
    side.card ? houseCard(side.card, scene) : null,
    side.swords || side.fortifications ? h("div", { class: "signs" }, mark(icon("attack", words.label("swords")), String(side.swords)), mark(icon("castle", words.label("fortifications")), String(side.fortifications))) : null,
    panel.winner === side.house ? h("span", { class: "tag good" }, words.label("winner")) : null,
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function bids(panel, scene) {
  const { words } = scene;
  const about = panel.track ? words.name("track", panel.track) : words.label("wildlings");
  const rows = Object.entries(/** @type {Record<string, number>} */ (panel.bids)).sort((a, b) => b[1] - a[1]);
  return h(
    "div",
    { class: "combat", "data-testid": "bids" },
    h("h3", {}, icon(panel.track ? SIGNS[panel.track] : "skull"), ` ${words.label("bids")}: ${about}`, panel.strength === null ? null : h("span", { class: "combat-total" }, panel.strength)),
    panel.card ? h("p", {}, h("b", {}, words.name("wildling_card", panel.card)), ` ${words.effect("wildling_card", panel.card) ?? ""}`) : null,
    h("ul", {}, rows.map(([power, bid]) => h("li", {}, h("span", {}, shield(scene.look(power)), ` ${scene.powerName(power)}`, panel.tied.includes(power) ? " =" : ""), h("b", {}, bid)))),
  );
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function mustering(panel, scene) {
  const { words } = scene;
  return h("div", { class: "combat" }, h("h3", {}, icon("castle"), ` ${words.label("mustering")}`), h("ul", {}, Object.entries(panel.points).map(([area, points]) => h("li", {}, h("span", {}, words.name("area", area)), h("b", {}, /** @type {number} */ (points))))));
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 */
function march(panel, scene) {
  const { words } = scene;
  return h("div", { class: "combat" }, h("h3", {}, shield(scene.look(panel.house)), ` ${words.name("order", panel.order)}: ${words.name("area", panel.origin)}`), panel.moves.length ? h("ul", {}, panel.moves.map((/** @type {any} */ move) => h("li", {}, h("span", {}, icon(figure(move.unit)), ` ${words.name("unit", move.unit)}`), h("b", {}, `→ ${words.name("area", move.area)}`)))) : null);
}

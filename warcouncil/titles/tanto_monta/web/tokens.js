// Spaces by their shape and who holds them; units, leaders, ships, naos, settlements and markers.

import { badge, FIGURES as UNITS, fromAfar, namedBox, s, seaName, siege, sign, spaceNames, spaceOutline, unitFigure } from "/js/kit/index.js";
import { bearer, isGround, ROOM, WORLD } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Piece} Piece */

/** @type {Record<string, string>} what a piece is drawn as */
export const FIGURES = { ...UNITS, nao: "nao", settlement: "building", plague: "drop", uprising: "influence", special_control: "star", mesta: "sheep", caravan: "camel", maximilian: "eagle" };

/** @type {Record<string, {radius: number, sides: number, turn?: number}>} */
const SHAPES = { key: { radius: 20, sides: 0 }, special: { radius: 20, sides: 8 }, fortress: { radius: 15, sides: 4 }, strategic: { radius: 17, sides: 6 }, common: { radius: 13, sides: 0 }, settlement: { radius: 13, sides: 4, turn: -90 } };

// -- spaces

/**
 * The outline of a kind of space around (0, 0); a key is a star of eight points.
 * @param {string} kind
 * @param {number} more than its size on every side
 * @param {string} name its class
 * @param {Record<string, unknown>} [attributes]
 */
export function outline(kind, more, name, attributes = {}) {
  const shape = SHAPES[kind] ?? SHAPES.common;
  if (kind !== "key") return spaceOutline(shape, more, name, attributes);
  const points = Array.from({ length: 16 }, (_, index) => {
    const [reach, angle] = [index % 2 ? shape.radius * 0.79 + more : shape.radius + more, (index * Math.PI) / 8];
    return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return s("polygon", { points: points.join(" "), class: name, ...attributes });
}

/**
 * @param {Space} space
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function drawSpace(space, scene) {
  const { words } = scene;
  if (space.kind === "sea") return seaName(words.name("sea", space.id), ROOM.sea);
  if (space.kind === "ocean") return ocean(space, scene);
  if (space.kind === "foreign_war") return namedBox(words.name("place", space.id), ROOM.foreign_war, "war-box");
  if (space.kind === "box") return namedBox(words.label(space.id), ROOM.box, "nao-box");
  return [outline(space.kind, 8, "halo"), ...spaceNames(space, WORLD, scene)];
}

/**
 * @param {Space} space
 * @param {Scene} scene
 */
function ocean(space, scene) {
  const [halo, name] = seaName(scene.words.name("ocean", space.id), ROOM.ocean, 17);
  return [halo, s("text", { y: -20, class: "ocean-label", "text-anchor": "middle" }, space.label), name];
}

/**
 * Who holds each space, and each settlement: colour and emblem. A ring tells whose home it is if somebody else holds it.
 * @param {Scene} scene
 */
export function holders(scene) {
  const now = new Map(scene.view.pieces.filter((piece) => piece.kind === "control" || piece.kind === "settlement").map((piece) => [piece.place, piece]));
  return scene.board.spaces.filter((space) => isGround(space) || space.kind === "settlement").map((space) => s("g", { transform: `translate(${space.x} ${space.y})` }, holder(space, now.get(space.id) ?? null, scene)));
}

/**
 * @param {Space} space
 * @param {Piece | null} piece
 * @param {Scene} scene
 */
function holder(space, piece, scene) {
  if (space.kind === "settlement" && !piece) return s("g", { class: "holder vacant" }, outline("settlement", 0, "rim"), space.reserved ? sign(scene.look(space.reserved).emblem, 0, 0, 13, { class: "reserved" }) : null);
  const owner = bearer(space, piece?.owner ?? null);
  const look = scene.look(owner);
  const kind = piece?.markers.find((marker) => marker in SHAPES && marker !== "fortress") ?? space.kind;
  const strange = isGround(space) && owner !== space.home && owner !== space.shared;
  return s(
    "g",
    { class: `holder holder-${kind} ${piece?.markers.includes("closed") ? "closed" : ""}` },
    strange ? outline(kind, 3.6, "home-ring", { stroke: scene.look(space.home).color }) : null,
    outline(kind, 0, "rim", { fill: look.color }),
    sign(look.emblem, 0, 0, kind === "key" || kind === "special" ? 21 : kind === "common" ? 16 : 17, { fill: look.ink, class: "emblem" }),
  );
}

// -- pieces

/** @type {Record<string, string>} kind of marker -> its figure */
const BADGES = { unrest: "raid", plague: "drop", fortress: "castle", uprising: "influence", special_control: "star", mesta: "sheep", caravan: "camel", maximilian: "eagle" };

/**
 * @param {Piece} piece
 * @param {Scene} scene
 * @returns {SVGElement | null}
 */
export function drawPiece(piece, scene) {
  switch (piece.kind) {
    case "control":
      return s("g", {});
    case "settlement":
      return s("g", {}, piece.markers.includes("fortress") ? s("g", { transform: "translate(-15 -12)" }, badge("castle", "fortress-badge", 8)) : null, piece.markers.includes("loaded") ? s("g", { transform: "translate(15 -12)" }, badge("chest", "cargo-badge", 8)) : null);
    case "siege":
      return siege(piece, WORLD, scene);
    case "nao":
      return nao(piece, scene);
    case "piracy":
      return s("g", { class: "piracy-mark", transform: "translate(-56 -8)" }, badge("skull", "piracy-badge", 12), s("circle", { cx: 10, cy: 9, r: 5.5, fill: scene.look(piece.owner).color }));
    default:
      if (WORLD.isSoldier(piece) || WORLD.isSailor(piece)) return unitFigure(piece, WORLD, scene);
      return badge(BADGES[piece.kind] ?? "ring", `${piece.kind}-badge`, 10);
  }
}

/**
 * A nao in the colours of its player: crew and piracy below it, a chest if it carries something.
 * @param {Piece} piece
 * @param {Scene} scene
 */
function nao(piece, scene) {
  const look = scene.look(piece.owner);
  const fact = scene.data.nao?.[piece.markers[0]] ?? {};
  return s(
    "g",
    {},
    s(
      "g",
      { class: `nao near-only ${piece.markers.includes("damaged") ? "damaged" : ""}` },
      s("path", { d: "M-12-11h24v12q-1 9-7 9h-10q-6 0-7-9z", fill: look.color, class: "unit-ground" }),
      sign("nao", 0, -4, 14, { fill: look.ink }),
      s("text", { y: 9, "text-anchor": "middle", fill: look.ink }, `${fact.crew ?? 0}·${fact.piracy ?? 0}`),
      piece.markers.includes("loaded") ? s("g", { transform: "translate(11 -10)" }, badge("chest", "cargo-badge", 6)) : null,
    ),
    fromAfar(piece, WORLD, scene),
  );
}

// Duchies by their rank and whose they are; units, leaders, squadrons, and armies before fortresses.

import { badge, fromAfar, namedBox, s, seaName, siege, sign, spaceNames, spaceOutline, unitFigure } from "/js/kit/index.js";
import { controller, flagsOf, isDuchy, ROOM, WORLD } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Piece} Piece */

/** @type {Record<string, {radius: number, sides: number, turn?: number}>} */
const SHAPES = { capital: { radius: 20, sides: 8 }, fortress: { radius: 16, sides: 4 }, key: { radius: 17, sides: 6 }, duchy: { radius: 12.5, sides: 0 } };

/**
 * The outline of a kind of duchy around (0, 0).
 * @param {string} kind
 * @param {number} more than its size on every side
 * @param {string} name its class
 * @param {Record<string, unknown>} [attributes]
 */
export function outline(kind, more, name, attributes = {}) {
  return spaceOutline(SHAPES[kind] ?? SHAPES.duchy, more, name, attributes);
}

/**
 * @param {Space} space
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function drawSpace(space, scene) {
  const { words } = scene;
  if (space.kind === "sea") return seaName(words.name("sea", space.id), ROOM.sea, 19);
  if (space.kind === "box") return namedBox(words.label(space.id), ROOM.box, "nw-box");
  const names = spaceNames(space, WORLD, scene);
  for (const part of names) part.classList.toggle("doubtful", space.certainty === "reconstructed");
  return [outline(space.kind, 8, "halo"), ...names];
}

/** Whose every duchy is: colour and emblem. @param {Scene} scene */
export function holders(scene) {
  const flags = flagsOf(scene);
  return scene.board.spaces.filter(isDuchy).map((space) => s("g", { transform: `translate(${space.x} ${space.y})` }, holder(space, controller(space, flags), scene)));
}

/**
 * A flag stands on a duchy of another nation, with a ring in the colour of that nation; subjects have a broken rim.
 * @param {Space} space
 * @param {string} owner
 * @param {Scene} scene
 */
function holder(space, owner, scene) {
  const look = scene.look(owner);
  const foreign = owner !== space.nation;
  return s(
    "g",
    { class: `holder holder-${space.kind} status-${space.status}` },
    foreign ? outline(space.kind, 3.6, "home-ring", { stroke: scene.look(String(space.nation)).color }) : null,
    outline(space.kind, 0, "rim", { fill: look.color }),
    sign(look.emblem, 0, 0, { capital: 23, fortress: 18, key: 18 }[space.kind] ?? 15, { fill: look.ink, class: "emblem" }),
    space.fortress ? s("g", { class: "rating", transform: "translate(15 14)" }, s("circle", { r: 8 }), s("text", { y: 4.5, "text-anchor": "middle" }, space.fortress)) : null,
    space.second && space.second !== owner ? s("circle", { cx: -11, cy: 11, r: 5, fill: scene.look(String(space.second)).color, class: "second" }) : null,
  );
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 * @returns {SVGElement | null}
 */
export function drawPiece(piece, scene) {
  switch (piece.kind) {
    case "flag":
      return piece.markers.includes("ceded") ? s("g", { transform: "translate(-15 -13)" }, badge("lock", "ceded-badge", 8)) : s("g", {});
    case "siege":
      return siege(piece, WORLD, scene);
    case "leader":
      return s("g", {}, unitFigure(piece, WORLD, scene), leads(piece) ? s("g", { class: "near-only commander", transform: "translate(9 -9)" }, sign("star", 0, 0, 13, { class: "led" })) : null);
    case "squadron":
      return squadron(piece, scene);
    default:
      return unitFigure(piece, WORLD, scene);
  }
}

/** @param {Piece} piece */
const leads = (piece) => piece.markers.includes("commander") || piece.markers.includes("group");

/**
 * Squadrons; those that refit or are being built say so.
 * @param {Piece} piece
 * @param {Scene} scene
 */
function squadron(piece, scene) {
  if (!piece.markers.length) return unitFigure(piece, WORLD, scene);
  const building = piece.markers.includes("building");
  const near = s("g", { class: `near-only ${building ? "building" : "worn"}` }, unitFigure(piece, WORLD, scene).firstElementChild, s("g", { transform: "translate(10 -9)" }, badge(building ? "industry" : "broken", building ? "building-badge" : "refit-badge", 7)));
  return s("g", {}, near, fromAfar(piece, WORLD, scene));
}

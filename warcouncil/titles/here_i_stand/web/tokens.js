// Spaces by their shape, who holds them and what they believe; units, leaders, ships and markers.

import { badge, FIGURES as UNITS, initials, namedBox, s, seaName, siege, sign, spaceNames, spaceOutline, unitFigure } from "/js/kit/index.js";
import { EUROPE, isLand } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Piece} Piece */

/** @type {Record<string, string>} what a unit is drawn as */
export const FIGURES = { ...UNITS, haven: "skull", university: "temple", knights: "maltese", waiting: "footman" };

/** @type {Record<string, {radius: number, sides: number}>} */
const SHAPES = { key: { radius: 16.5, sides: 4 }, electorate: { radius: 18, sides: 6 }, fortress: { radius: 17, sides: 8 }, town: { radius: 14, sides: 0 } };
export const SEA = { width: 132, height: 44 };
const WAR = { width: 156, height: 92 };

// -- spaces

/**
 * The outline of a kind of space around (0, 0).
 * @param {string} kind
 * @param {number} more than its size on every side
 * @param {string} name its class
 * @param {Record<string, unknown>} [attributes]
 */
export function outline(kind, more, name, attributes = {}) {
  return spaceOutline(SHAPES[kind] ?? SHAPES.town, more, name, attributes);
}

/**
 * @param {Space} space
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function drawSpace(space, scene) {
  if (space.kind === "sea") return seaName(scene.words.name("sea", space.id), SEA);
  if (space.kind === "foreign_war") return namedBox(scene.words.name("card", space.card), WAR, "war-box");
  return [outline(space.kind, 9, "halo"), ...spaceNames(space, EUROPE, scene)];
}

/**
 * Who holds each space and what it believes: filled for Catholics, with a white middle for Protestants.
 * @param {Scene} scene
 */
export function holders(scene) {
  const now = new Map(scene.view.pieces.filter((piece) => piece.kind === "control").map((piece) => [piece.place, piece]));
  return scene.board.spaces.filter(isLand).map((space) => s("g", { transform: `translate(${space.x} ${space.y})` }, holder(space, now.get(space.id) ?? null, scene)));
}

/**
 * @param {Space} space
 * @param {Piece | null} piece
 * @param {Scene} scene
 */
function holder(space, piece, scene) {
  const look = scene.look(piece?.owner ?? space.home);
  const reformed = piece?.markers.includes("protestant") ?? false;
  const plain = !reformed && !piece?.markers.includes("catholic");
  const size = space.kind === "town" ? 17 : 20;
  return s(
    "g",
    { class: `holder holder-${space.kind} ${reformed ? "protestant" : plain ? "neither" : "catholic"}` },
    space.capital_of ? outline(space.kind, 4, "capital") : null,
    outline(space.kind, 0, "rim", { fill: look.color }),
    reformed ? outline(space.kind, -4.5, "white") : null,
    sign(look.emblem, 0, 0, reformed ? size - 4 : size, { fill: reformed ? "#201a10" : look.ink, class: "emblem" }),
  );
}

// -- pieces

/**
 * @param {Piece} piece
 * @param {Scene} scene
 * @returns {SVGElement | null}
 */
export function drawPiece(piece, scene) {
  switch (piece.kind) {
    case "control":
      return s("g", {});
    case "siege":
      return siege(piece, EUROPE, scene);
    case "unrest":
      return badge("raid", "unrest-badge", 11);
    case "reformer":
      return s("g", { class: "reformer" }, s("circle", { r: 10.5 }), s("text", { y: 4.5, "text-anchor": "middle" }, initials(scene.words.name("reformer", piece.markers[0]))));
    case "waiting":
      return s("g", { class: "waiting-troops" }, s("rect", { x: -10, y: -8, width: 20, height: 16, rx: 3 }), s("text", { y: 5, "text-anchor": "middle" }, piece.count));
    default:
      if (EUROPE.isSoldier(piece) || EUROPE.isSailor(piece)) return unitFigure(piece, EUROPE, scene);
      return badge(FIGURES[piece.kind] ?? "ring", `${piece.kind}-badge`, piece.kind === "piracy" ? 13 : 9.5);
  }
}

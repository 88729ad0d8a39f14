// Spaces by their shape, who holds them and what they believe; units, leaders, ships and markers.

import { badge, banner, initials, inLines, medallion, polygon, rows, s, sign } from "/js/kit/index.js";
import { anchors, hook, isLand, isSailor, isSoldier, LETTER, mooring, names, stands } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Piece} Piece */

/** @type {Record<string, string>} what a unit is drawn as */
export const FIGURES = { regular: "footman", mercenary: "attack", cavalry: "knight", squadron: "ship", corsair: "galley", unrest: "raid", siege: "siege_engine", fortress: "castle", haven: "skull", university: "temple", knights: "maltese", piracy: "skull", waiting: "footman" };

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
  const { radius, sides } = SHAPES[kind] ?? SHAPES.town;
  const reach = radius + more;
  if (sides === 4) return s("rect", { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: 2.5, class: name, ...attributes });
  return polygon(sides, reach, sides === 8 ? 22.5 : -90, { class: name, ...attributes });
}

/**
 * @param {Space} space
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function drawSpace(space, scene) {
  if (space.kind === "sea") return sea(space, scene);
  if (space.kind === "foreign_war") return foreignWar(space, scene);
  const text = scene.words.name("space", space.id);
  const { near, wide } = names(scene);
  const [small, big] = [near.get(space.id)?.spot, wide.get(space.id)?.spot];
  return [
    outline(space.kind, 9, "halo"),
    ...anchors(space, scene).map(([x, y]) => s("g", { class: "harbour" }, s("circle", { cx: x, cy: y, r: 8 }), sign("anchor", x, y, 12))),
    ...(small ? [s("text", { x: small.x, y: small.y, "text-anchor": small.anchor, class: `place-name near-only place-${space.kind}`, "font-size": LETTER.near }, text)] : []),
    ...(big ? [s("text", { x: big.x, y: big.y, "text-anchor": big.anchor, class: "place-name wide-name", "font-size": LETTER.wide }, text)] : []),
  ];
}

/**
 * @param {Space} space
 * @param {Scene} scene
 */
function sea(space, scene) {
  const words = scene.words.name("sea", space.id);
  const lines = inLines(words, 9);
  const letter = 21;
  return [
    s("ellipse", { rx: SEA.width / 2, ry: SEA.height / 2 + (lines.length - 1) * 10, class: "halo" }),
    s("text", { class: "sea-zone", "text-anchor": "middle", "font-size": letter }, lines.map((line, index) => s("tspan", { x: 0, y: (index - (lines.length - 1) / 2) * letter + 7 }, line))),
  ];
}

/**
 * @param {Space} space
 * @param {Scene} scene
 */
function foreignWar(space, scene) {
  const { width, height } = WAR;
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 8 };
  return [s("rect", { ...box, class: "halo" }), s("rect", { ...box, class: "war-box" }), s("text", { y: -height / 2 + 22, class: "war-name", "text-anchor": "middle" }, scene.words.name("card", space.card))];
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
      return s("g", { class: "siege" }, s("circle", { r: 25, stroke: scene.look(piece.owner).color }), s("g", { transform: "translate(0 24)" }, badge("siege_engine", "siege-badge")));
    case "unrest":
      return badge("raid", "unrest-badge", 11);
    case "reformer":
      return s("g", { class: "reformer" }, s("circle", { r: 10.5 }), s("text", { y: 4.5, "text-anchor": "middle" }, initials(scene.words.name("reformer", piece.markers[0]))));
    case "waiting":
      return s("g", { class: "waiting-troops" }, s("rect", { x: -10, y: -8, width: 20, height: 16, rx: 3 }), s("text", { y: 5, "text-anchor": "middle" }, piece.count));
    case "leader":
    case "admiral":
      return s("g", {}, leader(piece, scene), overview(piece, scene));
    default:
      if (isSoldier(piece) || isSailor(piece)) return s("g", {}, unit(piece, scene), overview(piece, scene));
      return badge(FIGURES[piece.kind] ?? "ring", `${piece.kind}-badge`, piece.kind === "piracy" ? 13 : 9.5);
  }
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
function unit(piece, scene) {
  return banner(scene.look(piece.owner), FIGURES[piece.kind], piece.count, isSailor(piece), `near-only unit-${piece.kind}`);
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
function leader(piece, scene) {
  return medallion(scene.look(piece.owner), initials(scene.words.name("leader", piece.markers[0])), "near-only");
}

/**
 * A whole stack as it is seen from afar: its strength on a shield, a star for a leader. It hangs on the first piece.
 * @param {Piece} piece
 * @param {Scene} scene
 */
function overview(piece, scene) {
  const space = scene.spaces.get(piece.place);
  if (!space) return null;
  const here = scene.piecesAt(piece.place);
  const naval = isSailor(piece);
  const kin = rows(here.filter(naval ? isSailor : isSoldier));
  const line = kin.findIndex((row) => row.some((one) => same(one, piece)));
  const row = kin[line];
  if (!row || !same(row[0], piece)) return null;
  const [x, y] = stands(space, here, scene)[here.findIndex((one) => same(one, piece))];
  const count = row.reduce((sum, one) => sum + (one.kind === "leader" || one.kind === "admiral" ? 0 : one.count), 0);
  const led = row.some((one) => one.kind === "leader" || one.kind === "admiral");
  const look = scene.look(piece.owner);
  const at = spotOf(space, line, kin.length, naval ? mooring(space, scene) : hook(space, scene));
  const shape = naval ? "M-17-13h34v13q-2 13-11 13h-12q-9 0-11-13z" : "M-15-16h30v15q0 12-15 18-15-6-15-18z";
  return s(
    "g",
    { class: "overview", transform: `translate(${at[0] - x} ${at[1] - y})` },
    s("path", { d: shape, fill: look.color }),
    count ? s("text", { y: naval ? 8 : 7, "text-anchor": "middle", fill: look.ink }, count) : sign(look.emblem, 0, 0, 20, { fill: look.ink }),
    led ? sign("star", naval ? 15 : 13, -15, 17, { class: "led" }) : null,
  );
}

/**
 * Where the shield of one stack among several hangs.
 * @param {Space} space
 * @param {number} line
 * @param {number} lines
 * @param {[number, number]} first where the first one hangs on land
 * @returns {[number, number]}
 */
function spotOf(space, line, lines, [x, y]) {
  if (isLand(space)) return [x + line * (x < 0 ? -30 : 30), y];
  return [(line - (lines - 1) / 2) * 38, space.kind === "sea" ? 34 : 16];
}

/**
 * @param {Piece} one
 * @param {Piece} other
 */
function same(one, other) {
  return one.kind === other.kind && one.owner === other.owner && one.markers.join() === other.markers.join();
}

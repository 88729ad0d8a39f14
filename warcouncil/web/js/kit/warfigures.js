// Figures of a war map: outlines of spaces, names beside them, harbours, and whole stacks as they are seen from afar.

import { s } from "../dom.js";
import { sign } from "../icons.js";
import { battleMark } from "./atlas.js";
import { inLines, spaced } from "./lettering.js";
import { rows } from "./places.js";
import { badge, banner, initials, medallion, polygon } from "./tokens.js";
import { LETTER, SEA_LINE } from "./warmap.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("./warmap.js").WarMap} WarMap */
/** @typedef {{radius: number, sides: number, turn?: number}} Shape without sides a circle */

/** @type {Record<string, string>} what a unit or a marker is drawn as */
export const FIGURES = { regular: "footman", unit: "footman", mercenary: "attack", militia: "pitchfork", cavalry: "knight", artillery: "cannon", squadron: "ship", corsair: "galley", unrest: "raid", siege: "siege_engine", fortress: "castle", piracy: "skull" };

/**
 * The outline of a kind of space around (0, 0).
 * @param {Shape} shape
 * @param {number} more than its size on every side
 * @param {string} name its class
 * @param {Record<string, unknown>} [attributes]
 */
export function spaceOutline({ radius, sides, turn }, more, name, attributes = {}) {
  const reach = radius + more;
  if (sides === 4 && turn === undefined) return s("rect", { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: 2.5, class: name, ...attributes });
  return polygon(sides, reach, turn ?? (sides === 8 ? 22.5 : -90), { class: name, ...attributes });
}

/**
 * The harbours and the names of a space: one for whoever is near, one for whoever looks from afar.
 * @param {Space} space
 * @param {WarMap} map
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function spaceNames(space, map, scene) {
  const text = map.terrain.nameOf(space, scene);
  const { near, wide } = map.names(scene);
  const [small, big] = [near.get(space.id)?.spot, wide.get(space.id)?.spot];
  return [
    ...map.anchors(space, scene).map(([x, y]) => s("g", { class: "harbour" }, s("circle", { cx: x, cy: y, r: 8 }), sign("anchor", x, y, 12))),
    ...(small ? [s("text", { x: small.x, y: small.y, "text-anchor": small.anchor, class: `place-name near-only place-${space.kind}`, "font-size": LETTER.near }, text)] : []),
    ...(big ? [s("text", { x: big.x, y: big.y, "text-anchor": big.anchor, class: "place-name wide-name", "font-size": LETTER.wide }, text)] : []),
  ];
}

/**
 * The name of a sea zone, in two lines if it is long, with a halo around it.
 * @param {string} text
 * @param {{width: number, height: number}} size
 * @param {number} [letter]
 * @returns {SVGElement[]}
 */
export function seaName(text, { width, height }, letter = 21) {
  const lines = inLines(text, SEA_LINE);
  return [
    s("ellipse", { rx: width / 2, ry: height / 2 + (lines.length - 1) * 10, class: "halo" }),
    s("text", { class: "sea-zone", "text-anchor": "middle", "font-size": letter }, spaced(lines.map((line, index) => s("tspan", { x: 0, y: (index - (lines.length - 1) / 2) * letter + 7 }, line)))),
  ];
}

/**
 * A box on the map with a name at its upper edge.
 * @param {string} text
 * @param {{width: number, height: number}} size
 * @param {string} name class of the box
 * @returns {SVGElement[]}
 */
export function namedBox(text, { width, height }, name) {
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 8 };
  const lines = inLines(text, width / 10);
  return [s("rect", { ...box, class: "halo" }), s("rect", { ...box, class: name }), s("text", { class: "war-name", "text-anchor": "middle" }, spaced(lines.map((line, index) => s("tspan", { x: 0, y: -height / 2 + 22 + index * 18 }, line))))];
}

// -- units

/**
 * So many units of a kind, or somebody who leads; and what is seen of the stack from afar.
 * @param {Piece} piece
 * @param {WarMap} map
 * @param {Scene} scene
 */
export function unitFigure(piece, map, scene) {
  const led = piece.kind === "leader" || piece.kind === "admiral";
  const near = led ? medallion(scene.look(piece.owner), initials(scene.words.name("leader", piece.markers[0])), "near-only", ratings(piece.markers[0], scene)) : banner(scene.look(piece.owner), FIGURES[piece.kind], piece.count, map.isSailor(piece), `near-only unit-${piece.kind}`);
  return s("g", {}, near, fromAfar(piece, map, scene));
}

/**
 * The ratings of whoever leads, as they stand on the counter.
 * @param {string} leader
 * @param {Scene} scene
 * @returns {number[]}
 */
function ratings(leader, scene) {
  const { battle, command } = scene.data.leader?.[leader] ?? {};
  return [battle, command].filter((rating) => rating !== undefined);
}

/**
 * A whole stack as it is seen from afar: its strength on a shield, a star for a leader. It hangs on the first piece.
 * @param {Piece} piece
 * @param {WarMap} map
 * @param {Scene} scene
 */
export function fromAfar(piece, map, scene) {
  const space = scene.spaces.get(piece.place);
  if (!space) return null;
  const here = scene.piecesAt(piece.place);
  const naval = map.isSailor(piece);
  const kin = rows(here.filter((one) => (naval ? map.isSailor(one) : map.isSoldier(one))));
  const line = kin.findIndex((row) => row.some((one) => same(one, piece)));
  const row = kin[line];
  if (!row || !same(row[0], piece)) return null;
  const [x, y] = map.stands(space, here, scene)[here.findIndex((one) => same(one, piece))];
  const count = row.reduce((sum, one) => sum + (one.kind === "leader" || one.kind === "admiral" ? 0 : one.count), 0);
  const led = row.some((one) => one.kind === "leader" || one.kind === "admiral");
  const look = scene.look(piece.owner);
  const [middle, level] = naval ? map.mooring(space, kin.length, scene) : map.hook(space, kin.length, scene);
  const apart = naval || !map.terrain.isLand(space) ? 36 : 30;
  const at = [middle + (line - (kin.length - 1) / 2) * apart, level];
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
 * An army before a fortress: a ring in the colour of its owner, and the sign of it where it covers least.
 * @param {Piece} piece
 * @param {WarMap} map
 * @param {Scene} scene
 */
export function siege(piece, map, scene) {
  const space = scene.spaces.get(piece.place);
  const signs = /** @type {const} */ (["near", "wide"]).map((view) => {
    const [x, y] = space ? map.works(space, view, scene) : [0, 25];
    return s("g", { class: `${view}-only`, transform: `translate(${x} ${y})` }, badge("siege_engine", "siege-badge", view === "near" ? 10 : 16));
  });
  return s("g", { class: "siege" }, s("circle", { r: 26, stroke: scene.look(piece.owner).color }), ...signs);
}

/**
 * Here there is fighting just now: a ring, and the sign of it where it covers least.
 * @param {Space} space
 * @param {string} figure
 * @param {WarMap} map
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function embattled(space, figure, map, scene) {
  const marks = /** @type {const} */ (["near", "wide"]).map((view) => {
    const [x, y] = map.fray(space, view, scene);
    return s("g", { class: `${view}-only` }, battleMark(space.x + x, space.y + y, view === "near" ? 17 : 24, figure));
  });
  return [s("circle", { cx: space.x, cy: space.y, r: 31, class: "embattled-ring" }), ...marks];
}

/**
 * @param {Piece} one
 * @param {Piece} other
 */
function same(one, other) {
  return one.kind === other.kind && one.owner === other.owner && one.markers.join() === other.markers.join();
}

// Where things lie on the map: what is land, which names are read from afar, and who holds what.

import { WarMap } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Panel} Panel */

/** @type {Record<string, {width: number, height: number}>} what places take that are no duchies */
export const ROOM = { sea: { width: 132, height: 46 }, box: { width: 250, height: 118 } };
const MARGIN = 30;

/** @param {Space} space */
export function isDuchy(space) {
  return !(space.kind in ROOM);
}

/** @param {Scene} scene @returns {Map<string, string>} duchy -> whose flag lies there */
export function flagsOf(scene) {
  return new Map(scene.view.pieces.filter((piece) => piece.kind === "flag").map((piece) => [piece.place, String(piece.owner)]));
}

/**
 * Whose a duchy is: without a flag that of its original owner.
 * @param {Space} space
 * @param {Map<string, string>} flags
 */
export function controller(space, flags) {
  return flags.get(space.id) ?? String(space.nation);
}

/**
 * @param {Scene} scene
 * @param {string} kind
 * @returns {Panel | undefined}
 */
export function panelOf(scene, kind) {
  return scene.view.panels.find((panel) => panel.kind === kind);
}

/** How many rows of the box are reconstructed, in a sentence. @param {Scene} scene */
export function certaintyLine(scene) {
  const doubt = /** @type {any} */ (scene.board).certainty;
  return scene.words.label("certainty_line").replace("%r", doubt?.reconstructed).replace("%l", doubt?.likely).replace("%n", doubt?.rows);
}

export const WORLD = new WarMap({
  isLand: isDuchy,
  isGreat: (space) => Boolean(space.capital) || Number(space.fortress) > 0,
  room: (space) => ROOM[space.kind] ?? null,
  nameOf: (space, scene) => scene.words.name("space", space.id),
  frame: (scene) => [MARGIN, MARGIN, scene.board.size[0] - MARGIN, scene.board.size[1] - MARGIN],
  soldiers: ["unit", "leader"],
  sailors: ["squadron"],
  boxes: ["box"],
  fixed: { flag: [0, 0], siege: [0, 0] },
});

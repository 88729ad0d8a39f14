// Where things lie on the three maps: what is land, which names are read from afar, and the frames of the small maps.

import { WarMap } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */

/** @type {Record<string, {width: number, height: number}>} what places take that are no land */
export const ROOM = { sea: { width: 140, height: 46 }, ocean: { width: 128, height: 44 }, foreign_war: { width: 168, height: 96 }, box: { width: 196, height: 82 } };
const MARGIN = 24;

/** Spaces of the main map and the Canaries. @param {Space} space */
export function isGround(space) {
  return !(space.kind in ROOM) && space.kind !== "settlement";
}

/** Spaces of an island of the Canaries. @param {Space} space */
export function isIsland(space) {
  return Boolean(space.island);
}

const SPAIN = ["castile", "aragon"];

/**
 * Whose colours a space bears. What Spain holds at home needs no marker: it bears those of Castile or Aragon.
 * @param {Space | undefined} space
 * @param {string | null} owner
 */
export function bearer(space, owner) {
  const homes = [space?.home, space?.shared].map(String);
  if (owner === null) return homes[0];
  return owner === "spain" ? (homes.find((home) => SPAIN.includes(home)) ?? owner) : owner;
}

/** @param {Scene} scene @param {string} id @returns {[number, number, number, number]} x, y, width and height of a small map */
export function frameOf(scene, id) {
  return scene.board.zones.find((zone) => zone.id === id)?.box ?? [0, 0, 0, 0];
}

/**
 * Where the name of a space may lie: within its own map.
 * @param {Scene} scene
 * @param {Space} space
 * @returns {[number, number, number, number]}
 */
function bounds(scene, space) {
  const [width, height] = scene.board.size;
  const small = isIsland(space) ? "canaries" : space.kind === "settlement" ? "voyages" : null;
  if (small) {
    const [x, y, wide, high] = frameOf(scene, small);
    return [x + 6, y + 4, x + wide - 6, y + high - 4];
  }
  const [left, top] = frameOf(scene, "canaries");
  if (space.y > top - 12) return [MARGIN, 0, left - 4, height - MARGIN];
  return space.x > left - 20 ? [MARGIN, 0, width - MARGIN, top - 2] : [MARGIN, 0, width - MARGIN, height - MARGIN];
}

/**
 * What is written beside a place: on the islands without the name of the island.
 * @param {Space} space
 * @param {Scene} scene
 */
function shortName(space, scene) {
  const name = scene.words.name(space.kind === "settlement" ? "settlement" : "space", space.id);
  return isIsland(space) ? (name.split(/[:：]\s*/).at(-1) ?? name) : name;
}

export const WORLD = new WarMap({
  isLand: (space) => !(space.kind in ROOM),
  isGreat: (space) => space.kind === "key" || space.kind === "special",
  room: (space) => ROOM[space.kind] ?? null,
  nameOf: shortName,
  frame: bounds,
  soldiers: ["regular", "militia", "cavalry", "artillery", "leader"],
  sailors: ["squadron", "corsair", "nao", "admiral"],
  boxes: ["foreign_war", "box"],
  fixed: { control: [0, 0], siege: [0, 0], settlement: [0, 0] },
});

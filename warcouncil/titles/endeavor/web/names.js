// Where the names of cities and fleets are written: within their plate, clear of discs, links, cards and each other.

import { beside, inLines, s, spaced } from "/js/kit/index.js";
import { besideDeck } from "./governors.js";
import { CARD } from "./signs.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Box} Box */
/** @typedef {import("/js/kit/index.js").Name} Name */

/** The letters of names near by and from afar; the style sheet has them, too. */
const LETTER = { near: 18.5, wide: 26 };
const GROUND = 23;
const EDGE = 5;
const LONG = 14;
/** @type {Record<string, number>} how much a space and what lies on it take */
const WIDE = { city: 46, fleet: 44, track_space: 38, round_link: 30, square_link: 24 };

/** @typedef {{lang: string, near: Map<string, Name>, wide: Map<string, Name>}} Names */

/** @type {WeakMap<Scene, Names>} */
const known = new WeakMap();

/**
 * The name beside its space: one for whoever is near, one for whoever looks from afar.
 * @param {Space} space
 * @param {Scene} scene
 */
export function placeNames(space, scene) {
  return /** @type {const} */ (["near", "wide"]).map((view) => {
    const { x, y, anchor } = /** @type {Name} */ (names(scene)[view].get(space.id)).spot;
    const lines = linesOf(space, scene).map((line, index) => s("tspan", { x, y: y + index * LETTER[view] }, line));
    return s("text", { class: `name ${view}-only`, "text-anchor": anchor }, spaced(lines));
  });
}

/**
 * A long name has two lines.
 * @param {Space} space
 * @param {Scene} scene
 */
function linesOf(space, scene) {
  return inLines(scene.words.name(space.kind, space.id), LONG);
}

/**
 * Where every name is written.
 * @param {Scene} scene
 * @returns {Names}
 */
export function names(scene) {
  const before = known.get(scene);
  if (before?.lang === scene.words.lang) return before;
  const found = { lang: scene.words.lang, near: write(scene, LETTER.near), wide: write(scene, LETTER.wide) };
  known.set(scene, found);
  return found;
}

/**
 * Every name in such letters, plate by plate.
 * @param {Scene} scene
 * @param {number} letter
 */
function write(scene, letter) {
  const fixed = scene.board.spaces.flatMap((space) => taken(space, scene));
  /** @type {Map<string, Name>} */
  const found = new Map();
  for (const zone of scene.board.zones) {
    if (!zone.box) continue;
    const [west, north, wide, high] = zone.box;
    const here = scene.board.spaces.filter(({ kind, x, y }) => (kind === "city" || kind === "fleet") && x > west && y > north && x < west + wide && y < north + high);
    const outside = (/** @type {Box} */ box) => box.x - box.width / 2 < west + EDGE || box.x + box.width / 2 > west + wide - EDGE || box.y - box.height / 2 < north + EDGE || box.y + box.height / 2 > north + high - EDGE;
    const all = here.map((space) => ({ space, text: scene.words.name(space.kind, space.id), lines: linesOf(space, scene) }));
    for (const [id, name] of beside(all, { letter, ground: GROUND, fixed, outside })) found.set(id, name);
  }
  return found;
}

/**
 * What a space takes: itself, the glory of a city, the governor beside a deck, the word at an open sea.
 * @param {Space} space
 * @param {Scene} scene
 * @returns {Box[]}
 */
function taken(space, scene) {
  const { x, y } = space;
  if (space.kind === "deck") return [[x, y], besideDeck(space, scene)].map(([u, v]) => ({ x: u, y: v, width: CARD.width, height: CARD.height }));
  if (space.kind === "discard_area") return [{ x, y, width: CARD.width + 20, height: CARD.height + 30 }];
  if (space.kind === "sea") return [{ x, y: y - 4, width: 76, height: 44 }];
  const width = WIDE[space.kind] ?? 0;
  const own = { x, y, width, height: width };
  return space.kind === "city" ? [own, { x, y: y - 25, width: 28, height: 14 }] : [own];
}

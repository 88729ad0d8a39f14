// Where things lie on the map of Europe: what is land, which names are read from afar, and the names of language zones.

import { overlap, textWidth, WarMap } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */

const SEA_NAME = { width: 130, height: 40 };

/** @param {Space} space */
export function isLand(space) {
  return space.kind !== "sea" && space.kind !== "foreign_war";
}

export const EUROPE = new WarMap({
  isLand,
  isGreat: (space) => space.kind === "key" || space.kind === "electorate",
  room: (space) => (space.kind === "sea" ? SEA_NAME : space.kind === "foreign_war" ? { width: 150, height: 90 } : null),
  nameOf: (space, scene) => scene.words.name("space", space.id),
  frame: (scene) => [Number(scene.board.west), 0, scene.board.size[0] - 14, Infinity],
  soldiers: ["regular", "mercenary", "cavalry", "leader"],
  sailors: ["squadron", "corsair", "admiral"],
  fixed: { control: [0, 0], siege: [0, 0], piracy: [-74, -2] },
});

// -- language zones

export const ZONE_LETTER = 30;
const SPACED = 1.2;
const GRID = 14;
const INLAND = 55;

/**
 * The name of each language zone, where least of the map lies over it.
 * @param {Scene} scene
 * @returns {{text: string, x: number, y: number}[]}
 */
export function zoneNames(scene) {
  const lands = scene.board.spaces.filter(isLand);
  const { wide } = EUROPE.names(scene);
  const busy = [...lands.map((space) => ({ x: space.x, y: space.y, width: 52, height: 52 })), ...[...wide.values()].map((name) => name.box)];
  const within = (/** @type {string} */ zone, /** @type {number} */ x, /** @type {number} */ y) => {
    const far = (/** @type {Space} */ space) => Math.hypot(space.x - x, space.y - y);
    const nearest = lands.reduce((best, space) => (far(space) < far(best) ? space : best));
    return nearest.zone === zone && far(nearest) < INLAND;
  };
  return scene.board.zones.map((zone) => {
    const text = scene.words.name("zone", zone.id);
    const size = { width: textWidth(text, ZONE_LETTER) * SPACED, height: ZONE_LETTER };
    const own = lands.filter((space) => space.zone === zone.id);
    const [xs, ys] = [own.map((space) => space.x), own.map((space) => space.y)];
    let [least, best] = [Infinity, { x: xs[0], y: ys[0] }];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID) {
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
        const box = { ...size, x, y };
        const outside = [-0.5, -0.25, 0, 0.25, 0.5].filter((share) => !within(zone.id, x + share * size.width, y)).length;
        const cost = busy.reduce((sum, one) => sum + overlap(box, one), outside * 4000);
        if (cost < least) [least, best] = [cost, { x, y }];
      }
    }
    return { text, x: best.x, y: best.y + ZONE_LETTER * 0.34 };
  });
}

// Where things lie on the map: names beside their spaces and clear of each other, anchors toward the sea, stacks above.

import { away, beside, leastCovered, overlap, rows, spread, textWidth } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Piece} Piece */
/** @typedef {import("/js/kit/index.js").Box} Box */
/** @typedef {import("/js/kit/index.js").Name} Name */
/** @typedef {import("/js/kit/index.js").Point} Point */

export const LETTER = { near: 16, wide: 27 };
const GROUND = { near: 20, wide: 25 };
const ANCHOR = 24;
const TOKEN = 27;
const ROW = 22;
const SEA_NAME = { width: 130, height: 40 };

/** @param {Space} space */
export function isLand(space) {
  return space.kind !== "sea" && space.kind !== "foreign_war";
}

/**
 * Where the anchors of a port lie, from its space.
 * @param {Space} space
 * @param {Scene} scene
 * @returns {Point[]}
 */
export function anchors(space, scene) {
  const harbours = /** @type {Record<string, number>} */ (scene.data.harbours?.[space.id] ?? {});
  return Object.values(harbours).map((degrees) => away(degrees, ANCHOR));
}

// -- names

/** @typedef {{lang: string, near: Map<string, Name>, wide: Map<string, Name>, rooms: Map<string, Point>}} Layout with room found for pieces */

/** @type {WeakMap<Scene, Layout>} */
const known = new WeakMap();

/**
 * Where the names are written: all of them near by, those of keys and electorates from afar.
 * @param {Scene} scene
 * @returns {Layout}
 */
export function names(scene) {
  let found = known.get(scene);
  if (!found || found.lang !== scene.words.lang) {
    const lands = scene.board.spaces.filter(isLand);
    const great = lands.filter((space) => space.kind === "key" || space.kind === "electorate");
    found = { lang: scene.words.lang, near: write(lands, lands, "near", scene), wide: write(great, lands, "wide", scene), rooms: new Map() };
    known.set(scene, found);
  }
  return found;
}

/**
 * Names of some spaces, clear of all spaces, anchors, seas and wars.
 * @param {Space[]} named
 * @param {Space[]} all
 * @param {"near" | "wide"} size
 * @param {Scene} scene
 */
function write(named, all, size, scene) {
  const [letter, ground] = [LETTER[size], GROUND[size]];
  /** @type {Box[]} */
  const fixed = all.flatMap((space) => [
    { x: space.x, y: space.y, width: 2 * ground, height: 2 * ground },
    ...anchors(space, scene).map(([x, y]) => ({ x: space.x + x, y: space.y + y, width: 16, height: 16 })),
  ]);
  for (const sea of scene.board.spaces) {
    if (sea.kind === "sea") fixed.push({ x: sea.x, y: sea.y, ...SEA_NAME });
    if (sea.kind === "foreign_war") fixed.push({ x: sea.x, y: sea.y, width: 150, height: 90 });
  }
  const [west, east] = [Number(scene.board.west), scene.board.size[0] - 14];
  const outside = (/** @type {Box} */ box) => box.x - box.width / 2 < west || box.x + box.width / 2 > east || box.y < letter;
  return beside(named.map((space) => ({ space, text: scene.words.name("space", space.id) })), { letter, ground, fixed, outside });
}

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
  const { wide } = names(scene);
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

// -- pieces

const SOLDIERS = ["regular", "mercenary", "cavalry", "leader"];
const SAILORS = ["squadron", "corsair", "admiral"];

/** @type {Point[]} where markers lie, from their space, the first one first */
const CORNERS = [[-18, -13], [18, 13], [-18, 13], [18, -15], [0, 20]];

/** @param {Piece} piece */
export function isSoldier(piece) {
  return SOLDIERS.includes(piece.kind);
}

/** @param {Piece} piece */
export function isSailor(piece) {
  return SAILORS.includes(piece.kind);
}

/**
 * Where the pieces of a place stand, from the place.
 * @param {Space} space
 * @param {Piece[]} pieces
 * @param {Scene} scene
 * @returns {Point[]}
 */
export function stands(space, pieces, scene) {
  const soldiers = rows(pieces.filter(isSoldier));
  const sailors = rows(pieces.filter(isSailor));
  const taken = new Map([...spread(soldiers, camp(space, soldiers, scene), TOKEN, ROW), ...spread(sailors, berth(space, sailors, scene), TOKEN, ROW)]);
  let markers = 0;
  return pieces.map((piece) => {
    if (piece.kind === "control" || piece.kind === "siege") return [0, 0];
    if (piece.kind === "piracy") return [-74, -2];
    return taken.get(piece) ?? CORNERS[markers++ % CORNERS.length];
  });
}

/**
 * How much room rows of pieces need.
 * @param {Piece[][]} all
 */
function extent(all) {
  return { width: TOKEN * Math.max(0, ...all.map((row) => row.length)), height: ROW * all.length };
}

/**
 * The middle of an army, from its space.
 * @param {Space} space
 * @param {Piece[][]} all
 * @param {Scene} scene
 * @returns {Point}
 */
function camp(space, all, scene) {
  const { width: wide, height } = extent(all);
  if (!isLand(space)) return [0, 16];
  const [side, up] = [GROUND.near + wide / 2, GROUND.near + height / 2];
  return room(`camp ${wide} ${height}`, space, { width: wide, height }, "near", scene, [
    [[0, -up], 0],
    [[side - 10, -up + 8], 30],
    [[-side + 10, -up + 8], 30],
    [[side, 0], 40],
    [[-side, 0], 40],
    [[0, up], 60],
    [[side - 10, up - 8], 60],
    [[-side + 10, up - 8], 60],
  ]);
}

/**
 * The middle of a fleet, from its port or the name of its sea.
 * @param {Space} space
 * @param {Piece[][]} all
 * @param {Scene} scene
 * @returns {Point}
 */
function berth(space, all, scene) {
  const { width: wide, height } = extent(all);
  if (space.kind === "sea") return [0, 15 + height / 2];
  return room(`berth ${wide} ${height}`, space, { width: wide, height }, "near", scene, atSea(space, 34 + wide / 2, 34 + height / 2, scene));
}

/** @type {[Point, number][]} where the shield of a stack hangs when it is seen from afar */
const HOOKS = [[[23, -25], 0], [[-23, -25], 10], [[0, -40], 15], [[31, 6], 20], [[-31, 6], 20], [[23, 26], 40], [[-23, 26], 40]];

const SHIELD = { width: 32, height: 36 };

/**
 * @param {Space} space
 * @param {Scene} scene
 */
export function hook(space, scene) {
  return room("hook", space, SHIELD, "wide", scene, HOOKS);
}

/**
 * Where the sign of a fleet in port lies when it is seen from afar: clear of the shield of the army there.
 * @param {Space} space
 * @param {Scene} scene
 */
export function mooring(space, scene) {
  const [x, y] = hook(space, scene);
  return room("mooring", space, { width: 36, height: 28 }, "wide", scene, atSea(space, 46, 42, scene), [{ ...SHIELD, x: space.x + x, y: space.y + y }]);
}

/**
 * Spots off the harbours of a port.
 * @param {Space} space
 * @param {number} across
 * @param {number} down
 * @param {Scene} scene
 * @returns {[Point, number][]}
 */
function atSea(space, across, down, scene) {
  const harbours = Object.values(/** @type {Record<string, number>} */ (scene.data.harbours?.[space.id] ?? {}));
  return (harbours.length ? harbours : [90]).flatMap((degrees) =>
    [0, -30, 30, -60, 60, -90, 90].map((turn) => {
      const [x, y] = away(degrees + turn, 1);
      return /** @type {[Point, number]} */ ([[x * across, y * down], Math.abs(turn)]);
    }),
  );
}

/**
 * Of some wishes the one where least is covered: other spaces, and names.
 * @param {string} what
 * @param {Space} space
 * @param {{width: number, height: number}} size
 * @param {"near" | "wide"} view
 * @param {Scene} scene
 * @param {[Point, number][]} wishes each with how little it is liked
 * @param {Box[]} [besides] what else is not to be covered
 * @returns {Point}
 */
function room(what, space, size, view, scene, wishes, besides = []) {
  const layout = names(scene);
  const key = `${space.id} ${what}`;
  const before = layout.rooms.get(key);
  if (before) return before;
  const ground = 2 * GROUND[view];
  const reach = 140 + size.width;
  const others = scene.board.spaces.filter((other) => other !== space && isLand(other) && Math.abs(other.x - space.x) < reach && Math.abs(other.y - space.y) < reach);
  const seas = scene.board.spaces.filter((other) => other !== space && other.kind === "sea");
  const boxes = [...others.map((other) => ({ x: other.x, y: other.y, width: ground, height: ground })), ...seas.map((sea) => ({ x: sea.x, y: sea.y, ...SEA_NAME })), ...[...layout[view].values()].map((name) => name.box), ...besides];
  const best = leastCovered(space, size, wishes, boxes);
  layout.rooms.set(key, best);
  return best;
}

// Where things lie on the map of a war: names beside their spaces and clear of each other, anchors toward the sea,
// stacks above, and the shields by which stacks are known from afar. Nothing covers a neighbour if there is room.

import { inLines } from "./lettering.js";
import { away, beside, leastCovered, rows, spread } from "./places.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("./places.js").Box} Box */
/** @typedef {import("./places.js").Name} Name */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {{width: number, height: number}} Size */
/**
 * What a title says about its map.
 * @typedef {object} Terrain
 * @property {(space: Space) => boolean} isLand whether armies stand beside it, and its name
 * @property {(space: Space) => boolean} isGreat whether its name is read from afar
 * @property {(space: Space) => Size | null} room what any other place takes: the name of a sea, a box
 * @property {(space: Space, scene: Scene) => string} nameOf
 * @property {(scene: Scene, space: Space) => [number, number, number, number]} frame west, north, east and south of the names there
 * @property {string[]} soldiers kinds of pieces that stand together on land
 * @property {string[]} sailors kinds of pieces that lie together at sea
 * @property {Record<string, Point>} fixed kind of piece -> where it always lies, from its place
 * @property {string[]} [boxes] kinds of places that are boxes with their name at the upper edge
 */
/** @typedef {"near" | "wide"} View */
/** @typedef {{lang: string, near: Map<string, Name>, wide: Map<string, Name>}} Layout */
/**
 * Where stacks stand, by what and whose they are, and what they take.
 * @typedef {{layout: Layout, spots: Map<string, Point>, taken: Record<View, Map<string, Box>>}} Standing
 */

export const LETTER = { near: 16, wide: 27 };
const GROUND = { near: 20, wide: 25 };
const ANCHOR = 24;
const TOKEN = 27;
const ROW = 22;
/** A row with somebody who leads, whose ratings hang below. */
const LED_ROW = 33;
const SHIELD = { width: 30, height: 36 };
const HULL = { width: 36, height: 28 };
/** The sign of a battle, with a rim around it. */
const MARK = { near: 40, wide: 54 };
/** How much dearer it is to lie over a name or another stack than over a place. */
const STACKED = 1.6;
const ROUNDS = 2;
/** A name of a sea with more letters has two lines. */
export const SEA_LINE = 9;

/** @type {Point[]} where markers lie, from their space, the first one first */
const CORNERS = [[-18, -13], [18, 13], [-18, 13], [18, -15], [0, 20]];

/**
 * Where the shields of a stack hang when it is seen from afar: the middle of so wide a row.
 * @param {number} width
 * @returns {[Point, number][]}
 */
function hooks(width) {
  const [slant, side] = [8 + width / 2, 16 + width / 2];
  return [[[slant, -25], 0], [[-slant, -25], 10], [[0, -43], 15], [[side, 6], 20], [[-side, 6], 20], [[slant, 26], 40], [[-slant, 26], 40], [[0, 45], 70], [[side + 12, -14], 110], [[-side - 12, -14], 110]];
}

export class WarMap {
  /** @param {Terrain} terrain */
  constructor(terrain) {
    this.terrain = terrain;
    /** @type {WeakMap<Scene, Layout>} */
    this.known = new WeakMap();
    /** @type {WeakMap<Piece[], Standing>} for all that lies on the board at a time */
    this.stood = new WeakMap();
  }

  /** @param {Piece} piece */
  isSoldier(piece) {
    return this.terrain.soldiers.includes(piece.kind);
  }

  /** @param {Piece} piece */
  isSailor(piece) {
    return this.terrain.sailors.includes(piece.kind);
  }

  /**
   * Where the anchors of a port lie, from its space.
   * @param {Space} space
   * @param {Scene} scene
   * @returns {Point[]}
   */
  anchors(space, scene) {
    const harbours = /** @type {Record<string, number>} */ (scene.data.harbours?.[space.id] ?? {});
    return Object.values(harbours).map((degrees) => away(degrees, ANCHOR));
  }

  /** Whether a place is a box with its name at the upper edge, not a sea. @param {Space} space */
  boxed(space) {
    return (this.terrain.boxes ?? ["foreign_war"]).includes(space.kind);
  }

  // -- names

  /**
   * Where the names are written: all of them near by, the great ones from afar.
   * @param {Scene} scene
   * @returns {Layout}
   */
  names(scene) {
    let found = this.known.get(scene);
    if (!found || found.lang !== scene.words.lang) {
      const lands = scene.board.spaces.filter(this.terrain.isLand);
      const great = lands.filter(this.terrain.isGreat);
      found = { lang: scene.words.lang, near: this.write(lands, lands, "near", scene), wide: this.write(great, lands, "wide", scene) };
      this.known.set(scene, found);
    }
    return found;
  }

  /**
   * Names of some spaces, clear of all spaces, anchors, seas and boxes.
   * @param {Space[]} named
   * @param {Space[]} all
   * @param {"near" | "wide"} size
   * @param {Scene} scene
   */
  write(named, all, size, scene) {
    const [letter, ground] = [LETTER[size], GROUND[size]];
    /** @type {Box[]} */
    const fixed = all.flatMap((space) => [
      { x: space.x, y: space.y, width: 2 * ground, height: 2 * ground },
      ...this.anchors(space, scene).map(([x, y]) => ({ x: space.x + x, y: space.y + y, width: 16, height: 16 })),
    ]);
    fixed.push(...this.others(scene));
    /** @type {Map<string, Space[]>} the names that keep within the same frame */
    const frames = new Map();
    for (const space of named) {
      const key = this.terrain.frame(scene, space).join();
      frames.set(key, [...(frames.get(key) ?? []), space]);
    }
    return new Map(
      [...frames.values()].flatMap((spaces) => {
        const [west, north, east, south] = this.terrain.frame(scene, spaces[0]);
        const outside = (/** @type {Box} */ box) => box.x - box.width / 2 < west || box.x + box.width / 2 > east || box.y < north + letter || box.y > south - letter / 2;
        return [...beside(spaces.map((space) => ({ space, text: this.terrain.nameOf(space, scene) })), { letter, ground, fixed, outside })];
      }),
    );
  }

  /**
   * The room that the names of seas and the boxes take.
   * @param {Scene} scene
   * @param {Space} [besides]
   * @returns {Box[]}
   */
  others(scene, besides) {
    return scene.board.spaces.flatMap((space) => {
      const size = space === besides ? null : this.terrain.room(space);
      return size ? [{ x: space.x, y: space.y, ...size }] : [];
    });
  }

  // -- pieces

  /**
   * Where everything stands that lies on the board now, so that stacks of neighbours do not cover each other: first each
   * in the light of those before it, then again in the light of all others.
   * @param {Scene} scene
   * @returns {Standing}
   */
  standing(scene) {
    const { pieces } = scene.view;
    const layout = this.names(scene);
    const before = this.stood.get(pieces);
    if (before?.layout === layout) return before;
    /** @type {Standing} */
    const found = { layout, spots: new Map(), taken: { near: new Map(), wide: new Map() } };
    this.stood.set(pieces, found);
    /** @type {Map<string, Piece[]>} */
    const places = new Map();
    for (const piece of pieces) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
    const peopled = [...places].flatMap(([id, here]) => {
      const space = scene.spaces.get(id);
      return space ? [{ space, here }] : [];
    });
    for (const { space, here } of peopled) this.mark(space, here, found);
    for (let round = 0; round < ROUNDS; round++) {
      found.spots.clear();
      for (const { space, here } of peopled) this.settle(space, here, scene);
    }
    return found;
  }

  /**
   * Markers lie at the corners of their space, and nothing else should.
   * @param {Space} space
   * @param {Piece[]} here
   * @param {Standing} standing
   */
  mark(space, here, { taken }) {
    const markers = here.filter((piece) => !this.isSoldier(piece) && !this.isSailor(piece) && !(piece.kind in this.terrain.fixed));
    markers.forEach((_, index) => {
      const [x, y] = CORNERS[index % CORNERS.length];
      for (const view of /** @type {const} */ (["near", "wide"])) taken[view].set(`${space.id} marker ${index}`, { x: space.x + x, y: space.y + y, width: 18, height: 18 });
    });
  }

  /**
   * The stacks of one place, seen from near by and from afar.
   * @param {Space} space
   * @param {Piece[]} here
   * @param {Scene} scene
   */
  settle(space, here, scene) {
    const [soldiers, sailors] = [rows(here.filter((piece) => this.isSoldier(piece))), rows(here.filter((piece) => this.isSailor(piece)))];
    if (here.some((piece) => piece.kind === "siege")) for (const view of /** @type {const} */ (["near", "wide"])) this.works(space, view, scene);
    if (soldiers.length) {
      this.camp(space, soldiers, scene);
      this.hook(space, soldiers.length, scene);
    }
    if (sailors.length) {
      this.berth(space, sailors, scene);
      this.mooring(space, sailors.length, scene);
    }
  }

  /**
   * Where the pieces of a place stand, from the place.
   * @param {Space} space
   * @param {Piece[]} pieces
   * @param {Scene} scene
   * @returns {Point[]}
   */
  stands(space, pieces, scene) {
    const soldiers = rows(pieces.filter((piece) => this.isSoldier(piece)));
    const sailors = rows(pieces.filter((piece) => this.isSailor(piece)));
    const taken = new Map([...spread(soldiers, this.camp(space, soldiers, scene), TOKEN, high), ...spread(sailors, this.berth(space, sailors, scene), TOKEN, high)]);
    let markers = 0;
    return pieces.map((piece) => this.terrain.fixed[piece.kind] ?? taken.get(piece) ?? CORNERS[markers++ % CORNERS.length]);
  }

  /**
   * The middle of an army, from its space.
   * @param {Space} space
   * @param {Piece[][]} all
   * @param {Scene} scene
   * @returns {Point}
   */
  camp(space, all, scene) {
    const size = extent(all);
    if (!this.terrain.isLand(space)) return [0, this.top(space, scene) + size.height / 2];
    const [side, up] = [GROUND.near + size.width / 2, GROUND.near + size.height / 2];
    return this.room("camp", space, size, "near", scene, [
      [[0, -up], 0],
      [[side - 10, -up + 8], 30],
      [[-side + 10, -up + 8], 30],
      [[side, 0], 40],
      [[-side, 0], 40],
      [[0, up], 60],
      [[side - 10, up - 8], 60],
      [[-side + 10, up - 8], 60],
      [[size.width / 2, -up], 60],
      [[-size.width / 2, -up], 60],
      ...around(side, up),
    ]);
  }

  /**
   * The middle of a fleet, from its port or the name of its sea.
   * @param {Space} space
   * @param {Piece[][]} all
   * @param {Scene} scene
   * @returns {Point}
   */
  berth(space, all, scene) {
    const size = extent(all);
    if (!this.terrain.isLand(space)) return [0, this.keel(space, scene) + size.height / 2];
    return this.room("berth", space, size, "near", scene, this.atSea(space, 34 + size.width / 2, 34 + size.height / 2, scene));
  }

  /**
   * Where an army begins that is in a box or at sea.
   * @param {Space} space
   * @param {Scene} scene
   */
  top(space, scene) {
    return this.boxed(space) && this.shared(space, scene) ? -26 : 5;
  }

  /**
   * Where a fleet begins that is in a box or at sea: below the army that is there, too.
   * @param {Space} space
   * @param {Scene} scene
   */
  keel(space, scene) {
    if (!this.shared(space, scene)) return this.underName(space, scene);
    const army = extent(rows(scene.piecesAt(space.id).filter((piece) => this.isSoldier(piece))));
    return this.top(space, scene) + army.height + 4;
  }

  /**
   * Whether an army and a fleet are at the same place.
   * @param {Space} space
   * @param {Scene} scene
   */
  shared(space, scene) {
    const here = scene.piecesAt(space.id);
    return here.some((piece) => this.isSoldier(piece)) && here.some((piece) => this.isSailor(piece));
  }

  /**
   * Where the name of a sea ends: a long one has two lines.
   * @param {Space} space
   * @param {Scene} scene
   */
  underName(space, scene) {
    return inLines(scene.elementName(space.id), SEA_LINE).length > 1 ? 24 : 15;
  }

  /**
   * The middle of the shields of so many stacks when they are seen from afar.
   * @param {Space} space
   * @param {number} count
   * @param {Scene} scene
   * @returns {Point}
   */
  hook(space, count, scene) {
    if (!this.terrain.isLand(space)) return this.afloat(space, scene, false);
    const width = SHIELD.width * count;
    return this.room("hook", space, { ...SHIELD, width }, "wide", scene, hooks(width));
  }

  /**
   * The middle of the signs of so many fleets in port when they are seen from afar.
   * @param {Space} space
   * @param {number} count
   * @param {Scene} scene
   * @returns {Point}
   */
  mooring(space, count, scene) {
    if (!this.terrain.isLand(space)) return this.afloat(space, scene, true);
    const width = HULL.width * count;
    return this.room("mooring", space, { ...HULL, width }, "wide", scene, this.atSea(space, 28 + width / 2, 42, scene));
  }

  /**
   * Below the name of a sea, or in a box.
   * @param {Space} space
   * @param {Scene} scene
   * @param {boolean} naval
   * @returns {Point}
   */
  afloat(space, scene, naval) {
    const level = this.boxed(space) ? 16 : 19 + this.underName(space, scene);
    if (!this.shared(space, scene)) return [0, level];
    return [0, this.boxed(space) ? (naval ? 32 : -6) : naval ? level + 36 : level];
  }

  /**
   * Where the sign of a battle lies: clear of stacks and names.
   * @param {Space} space
   * @param {View} view
   * @param {Scene} scene
   * @returns {Point}
   */
  fray(space, view, scene) {
    if (this.boxed(space)) return [0, (this.terrain.room(space)?.height ?? 0) / 2];
    const reach = (this.terrain.isLand(space) ? 23 : 42) + MARK[view] / 2;
    const wishes = [135, 45, -135, -45, 90, 180, 0, -90].flatMap((degrees, order) => [0, 14].map((more) => /** @type {[Point, number]} */ ([away(degrees, reach + more), order + 6 * more])));
    return this.room("fray", space, { width: MARK[view], height: MARK[view] }, view, scene, wishes);
  }

  /**
   * Where the sign of a siege lies, at the ring around its space.
   * @param {Space} space
   * @param {View} view
   * @param {Scene} scene
   * @returns {Point}
   */
  works(space, view, scene) {
    const [reach, size] = view === "near" ? [26, 20] : [36, 32];
    const wishes = [90, 45, 135, 0, 180, -45, -135, -90].map((degrees, order) => /** @type {[Point, number]} */ ([away(degrees, reach), 6 * order]));
    return this.room("works", space, { width: size, height: size }, view, scene, wishes);
  }

  /**
   * Spots off the harbours of a port.
   * @param {Space} space
   * @param {number} across
   * @param {number} down
   * @param {Scene} scene
   * @returns {[Point, number][]}
   */
  atSea(space, across, down, scene) {
    const harbours = Object.values(/** @type {Record<string, number>} */ (scene.data.harbours?.[space.id] ?? {}));
    return (harbours.length ? harbours : [90]).flatMap((degrees) =>
      [0, -30, 30, -60, 60, -90, 90].flatMap((turn) => {
        const [x, y] = away(degrees + turn, 1);
        return [1, 1.35, 1.7].map((more) => /** @type {[Point, number]} */ ([[x * across * more, y * down * more], Math.abs(turn) + 170 * (more - 1)]));
      }),
    );
  }

  /**
   * Of some wishes the one where least is covered: other spaces, names, and other stacks.
   * @param {string} what
   * @param {Space} space
   * @param {Size} size
   * @param {View} view
   * @param {Scene} scene
   * @param {[Point, number][]} wishes each with how little it is liked
   * @returns {Point}
   */
  room(what, space, size, view, scene, wishes) {
    const { layout, spots, taken } = this.standing(scene);
    const own = `${space.id} ${what}`;
    const key = `${own} ${view} ${size.width} ${size.height}`;
    const before = spots.get(key);
    if (before) return before;
    const ground = 2 * GROUND[view];
    const near = (/** @type {{x: number, y: number}} */ one) => Math.abs(one.x - space.x) < 190 + size.width && Math.abs(one.y - space.y) < 100 + size.height;
    const lands = scene.board.spaces.filter((other) => other !== space && near(other) && this.terrain.isLand(other)).map((other) => ({ x: other.x, y: other.y, width: ground, height: ground }));
    const names = [...layout[view].values()].map((name) => name.box).filter(near);
    const stacks = [...taken[view]].filter(([other, box]) => other !== own && near(box)).map(([, box]) => box);
    const dear = [...names, ...names, ...stacks]; // a name that is hidden is worse than a stack that is touched
    const best = leastCovered(space, size, wishes, [...lands, ...this.others(scene, space).filter(near)], dear, STACKED);
    spots.set(key, best);
    taken[view].set(own, { ...size, x: space.x + best[0], y: space.y + best[1] });
    return best;
  }
}

/**
 * Spots in all directions for whoever finds nothing better, close by and a little farther away.
 * @param {number} side
 * @param {number} up
 * @returns {[Point, number][]}
 */
function around(side, up) {
  return Array.from({ length: 16 }, (_, step) => away(22.5 * step, 1)).flatMap(([x, y]) => [1, 1.2, 1.4].map((reach) => /** @type {[Point, number]} */ ([[x * side * reach, y * up * reach], 40 + 150 * (reach - 0.7)])));
}

/** @param {Piece[]} row */
function high(row) {
  return row.some((piece) => piece.kind === "leader") ? LED_ROW : ROW;
}

/**
 * How much room rows of pieces need.
 * @param {Piece[][]} all
 */
function extent(all) {
  return { width: TOKEN * Math.max(0, ...all.map((row) => row.length)), height: all.reduce((sum, row) => sum + high(row), 0) };
}

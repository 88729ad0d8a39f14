// Where things lie on the map of a war: names beside their spaces and clear of each other, anchors toward the sea,
// stacks above, and the shields by which stacks are known from afar. Nothing covers a neighbour if there is room.

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
/** @typedef {{lang: string, near: Map<string, Name>, wide: Map<string, Name>, rooms: Map<string, Point>}} Layout with room found for pieces */

export const LETTER = { near: 16, wide: 27 };
const GROUND = { near: 20, wide: 25 };
const ANCHOR = 24;
const TOKEN = 27;
const ROW = 22;
const SHIELD = { width: 32, height: 36 };

/** @type {Point[]} where markers lie, from their space, the first one first */
const CORNERS = [[-18, -13], [18, 13], [-18, 13], [18, -15], [0, 20]];

/** @type {[Point, number][]} where the shield of a stack hangs when it is seen from afar */
const HOOKS = [[[23, -25], 0], [[-23, -25], 10], [[0, -40], 15], [[31, 6], 20], [[-31, 6], 20], [[23, 26], 40], [[-23, 26], 40]];

export class WarMap {
  /** @param {Terrain} terrain */
  constructor(terrain) {
    this.terrain = terrain;
    /** @type {WeakMap<Scene, Layout>} */
    this.known = new WeakMap();
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
      found = { lang: scene.words.lang, near: this.write(lands, lands, "near", scene), wide: this.write(great, lands, "wide", scene), rooms: new Map() };
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
   * Where the pieces of a place stand, from the place.
   * @param {Space} space
   * @param {Piece[]} pieces
   * @param {Scene} scene
   * @returns {Point[]}
   */
  stands(space, pieces, scene) {
    const soldiers = rows(pieces.filter((piece) => this.isSoldier(piece)));
    const sailors = rows(pieces.filter((piece) => this.isSailor(piece)));
    const taken = new Map([...spread(soldiers, this.camp(space, soldiers, scene), TOKEN, ROW), ...spread(sailors, this.berth(space, sailors, scene), TOKEN, ROW)]);
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
    if (!this.terrain.isLand(space)) return [0, 16];
    const [side, up] = [GROUND.near + size.width / 2, GROUND.near + size.height / 2];
    return this.room(`camp ${size.width} ${size.height}`, space, size, "near", scene, [
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
  berth(space, all, scene) {
    const size = extent(all);
    if (!this.terrain.isLand(space)) return [0, 15 + size.height / 2];
    return this.room(`berth ${size.width} ${size.height}`, space, size, "near", scene, this.atSea(space, 34 + size.width / 2, 34 + size.height / 2, scene));
  }

  /**
   * Where the shield of a stack hangs when it is seen from afar.
   * @param {Space} space
   * @param {Scene} scene
   */
  hook(space, scene) {
    return this.room("hook", space, SHIELD, "wide", scene, HOOKS);
  }

  /**
   * Where the sign of a fleet in port lies when it is seen from afar: clear of the shield of the army there.
   * @param {Space} space
   * @param {Scene} scene
   */
  mooring(space, scene) {
    const [x, y] = this.hook(space, scene);
    return this.room("mooring", space, { width: 36, height: 28 }, "wide", scene, this.atSea(space, 46, 42, scene), [{ ...SHIELD, x: space.x + x, y: space.y + y }]);
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
   * @param {Size} size
   * @param {"near" | "wide"} view
   * @param {Scene} scene
   * @param {[Point, number][]} wishes each with how little it is liked
   * @param {Box[]} [besides] what else is not to be covered
   * @returns {Point}
   */
  room(what, space, size, view, scene, wishes, besides = []) {
    const layout = this.names(scene);
    const key = `${space.id} ${what}`;
    const before = layout.rooms.get(key);
    if (before) return before;
    const ground = 2 * GROUND[view];
    const reach = 140 + size.width;
    const others = scene.board.spaces.filter((other) => other !== space && this.terrain.isLand(other) && Math.abs(other.x - space.x) < reach && Math.abs(other.y - space.y) < reach);
    const boxes = [...others.map((other) => ({ x: other.x, y: other.y, width: ground, height: ground })), ...this.others(scene, space), ...[...layout[view].values()].map((name) => name.box), ...besides];
    const best = leastCovered(space, size, wishes, boxes);
    layout.rooms.set(key, best);
    return best;
  }
}

/**
 * How much room rows of pieces need.
 * @param {Piece[][]} all
 */
function extent(all) {
  return { width: TOKEN * Math.max(0, ...all.map((row) => row.length)), height: ROW * all.length };
}

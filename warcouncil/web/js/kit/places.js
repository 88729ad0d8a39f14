// Where things lie on a map of points: names beside their spaces and clear of each other, pieces where they cover least.

import { textWidth } from "./lettering.js";

/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box around its middle */
/** @typedef {{x: number, y: number, anchor: "start" | "middle" | "end"}} Spot where a name is written, from its space */
/** @typedef {{spot: Spot, box: Box}} Name */
/** @typedef {{text: string, space: Space, lines?: string[]}} Named in several lines if it says so */
/**
 * @typedef {object} Writing
 * @property {number} letter how high a letter is
 * @property {number} ground half of what a space itself takes
 * @property {Box[]} fixed what names must not cover
 * @property {(box: Box) => boolean} outside whether a name would lie outside the map
 */

const ROUNDS = 4;
const FORBIDDEN = 2000;

/**
 * Every name where it covers least: first the best spot alone, then again in the light of all others.
 * @param {Named[]} all
 * @param {Writing} writing
 * @returns {Map<string, Name>}
 */
export function beside(all, { letter, ground, fixed, outside }) {
  /** @type {Map<string, Name>} */
  const chosen = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text, space, lines = [text] } of all) {
      const wide = Math.max(...lines.map((line) => textWidth(line, letter)));
      const others = [...chosen].filter(([id]) => id !== space.id).map(([, one]) => one.box);
      let [least, best] = [Infinity, /** @type {Name | null} */ (null)];
      for (const [spot, dislike] of spots(ground, letter, letter * (lines.length - 1))) {
        const box = boxOf(space, spot, wide, letter, letter * lines.length);
        let cost = dislike + (outside(box) ? FORBIDDEN : 0);
        for (const one of fixed) cost += overlap(box, one);
        for (const one of others) cost += 1.6 * overlap(box, one);
        if (cost < least) [least, best] = [cost, { spot, box }];
      }
      if (best) chosen.set(space.id, best);
    }
  }
  return chosen;
}

/**
 * The spots around a space for the first line of a name, each with how little it is liked.
 * @param {number} ground
 * @param {number} letter
 * @param {number} more how far its last line is below the first
 * @returns {[Spot, number][]}
 */
function spots(ground, letter, more) {
  const [side, below, slant] = [ground + 1, ground + letter * 0.78, ground * 0.72];
  const middle = letter * 0.34;
  const level = middle - more / 2;
  return [
    [{ x: 0, y: below, anchor: "middle" }, 0],
    [{ x: side, y: level, anchor: "start" }, 8],
    [{ x: -side, y: level, anchor: "end" }, 10],
    [{ x: slant, y: slant + middle + 4, anchor: "start" }, 14],
    [{ x: -slant, y: slant + middle + 4, anchor: "end" }, 16],
    [{ x: 0, y: -ground - 4 - more, anchor: "middle" }, 60],
    [{ x: slant, y: -slant - more, anchor: "start" }, 45],
    [{ x: -slant, y: -slant - more, anchor: "end" }, 50],
  ];
}

/**
 * @param {Space} space
 * @param {Spot} spot
 * @param {number} wide
 * @param {number} letter
 * @param {number} high
 * @returns {Box}
 */
function boxOf(space, spot, wide, letter, high) {
  const shift = spot.anchor === "start" ? wide / 2 : spot.anchor === "end" ? -wide / 2 : 0;
  return { x: space.x + spot.x + shift, y: space.y + spot.y - letter * 0.34 + (high - letter) / 2, width: wide, height: high };
}

/**
 * @param {Box} a
 * @param {Box} b
 */
export function overlap(a, b) {
  const x = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? x * y : 0;
}

/**
 * Of some wishes, seen from a space, the one where least is covered.
 * @param {Space} space
 * @param {{width: number, height: number}} size
 * @param {[Point, number][]} wishes each with how little it is liked
 * @param {Box[]} boxes what should not be covered
 * @param {Box[]} [worse] what should be covered even less
 * @param {number} [weight] how much less
 * @returns {Point}
 */
export function leastCovered(space, size, wishes, boxes, worse = [], weight = 1) {
  let [least, best] = [Infinity, wishes[0][0]];
  for (const [[x, y], dislike] of wishes) {
    const box = { ...size, x: space.x + x, y: space.y + y };
    const edge = box.y - size.height / 2 < 4 ? 3000 : 0;
    const covered = (/** @type {Box[]} */ all) => all.reduce((sum, one) => sum + overlap(box, one), 0);
    const cost = dislike + edge + covered(boxes) + weight * covered(worse);
    if (cost < least) [least, best] = [cost, [x, y]];
  }
  return best;
}

/**
 * A point in a direction.
 * @param {number} degrees clockwise from the east
 * @param {number} reach
 * @returns {Point}
 */
export function away(degrees, reach) {
  const angle = (degrees * Math.PI) / 180;
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
}

// -- pieces

/**
 * The pieces of each owner in a row of their own.
 * @param {Piece[]} pieces
 * @returns {Piece[][]}
 */
export function rows(pieces) {
  /** @type {Map<string | null, Piece[]>} */
  const found = new Map();
  for (const piece of pieces) found.set(piece.owner, [...(found.get(piece.owner) ?? []), piece]);
  return [...found.values()];
}

/**
 * Rows of pieces around a middle.
 * @param {Piece[][]} all
 * @param {Point} middle
 * @param {number} across from piece to piece
 * @param {(row: Piece[]) => number} high how much room a row takes
 * @returns {[Piece, Point][]}
 */
export function spread(all, [x, y], across, high) {
  let top = y - all.reduce((sum, row) => sum + high(row), 0) / 2;
  const least = Math.min(...all.map(high));
  return all.flatMap((row) => {
    const line = top + least / 2;
    top += high(row);
    return row.map((piece, index) => /** @type {[Piece, Point]} */ ([piece, [x + (index - (row.length - 1) / 2) * across, line]]));
  });
}

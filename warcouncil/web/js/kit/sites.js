// Where the names and pieces of areas go: inside their area and clear of each other, as far as there is room.

/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("./regions.js").Regions} Regions */
/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box around its middle */

const STEP = 12;
const REACH = 200;
const GAP = 2;
const EDGE = 30;

/** @type {[number, number, number][]} steps away from a wish and what each costs, the nearest first */
const STEPS = [];
for (let dy = -REACH; dy <= REACH; dy += STEP) {
  for (let dx = -REACH; dx <= REACH; dx += STEP) STEPS.push([dx, dy, Math.hypot(dx, dy * 1.15) / 34]);
}
STEPS.sort((a, b) => a[2] - b[2]);

export class Sites {
  /**
   * @param {Regions} areas
   * @param {Space[]} spaces
   * @param {[number, number]} size
   */
  constructor(areas, spaces, size) {
    this.areas = areas;
    this.size = size;
    this.kinds = new Map(spaces.map((space) => [space.id, space.kind]));
    /** @type {Box[]} what is taken already */
    this.boxes = [];
  }

  /**
   * Take room that is known.
   * @param {...Box} boxes
   */
  keep(...boxes) {
    this.boxes.push(...boxes);
  }

  /**
   * Find room for something in an area, as near as possible to one of the places where it should be.
   * @param {string} id
   * @param {[number, number]} size
   * @param {Point[]} wishes
   * @param {Box[]} [mine] what is taken besides
   * @returns {Box}
   */
  find(id, [width, height], wishes, mine = []) {
    let best = Infinity;
    /** @type {Box} */
    let found = { x: wishes[0][0], y: wishes[0][1], width, height };
    for (const [dx, dy, away] of STEPS) {
      if (away >= best) break;
      for (const [x, y] of wishes) {
        const box = { x: x + dx, y: y + dy, width, height };
        let cost = away + 26 * (crowd(box, this.boxes) + crowd(box, mine));
        if (cost < best) cost += this.outside(id, box);
        if (cost < best) [best, found] = [cost, box];
      }
    }
    return found;
  }

  /**
   * Whether a spot lies wholly in an area and nobody has taken it.
   * @param {string} id
   * @param {Box} box
   */
  free(id, box) {
    return crowd(box, this.boxes) === 0 && this.outside(id, box) === 0;
  }

  /**
   * What it costs that a box does not lie in its own area: most outside the board, much in a neighbour, less in the sea.
   * @param {string} id
   * @param {Box} box
   */
  outside(id, { x, y, width, height }) {
    let cost = 0;
    for (const v of [-0.5, 0, 0.5]) {
      for (const u of [-0.5, -0.25, 0, 0.25, 0.5]) {
        const px = x + u * width;
        const py = y + v * height;
        if (px < EDGE || py < EDGE || px > this.size[0] - EDGE || py > this.size[1] - EDGE) cost += 3;
        else {
          const there = this.areas.at(px, py);
          if (there !== id) cost += this.kinds.get(there ?? "") === "sea" ? 0.8 : 1.3;
        }
      }
    }
    return cost;
  }
}

/**
 * How much of a box is taken by others.
 * @param {Box} box
 * @param {Box[]} boxes
 */
function crowd(box, boxes) {
  let shared = 0;
  for (const other of boxes) {
    const across = (box.width + other.width) / 2 + GAP - Math.abs(box.x - other.x);
    const down = (box.height + other.height) / 2 + GAP - Math.abs(box.y - other.y);
    if (across > 0 && down > 0) shared += (across * down) / Math.min(box.width * box.height, other.width * other.height);
  }
  return shared;
}

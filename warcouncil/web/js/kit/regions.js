// Land and sea from points: each spot of the board belongs to the nearest point of an area, as on a map drawn from
// hearsay. Borders are shared lines, smoothed once, so that neighbours always fit together.

/** @typedef {import("../types.js").Space} Space */
/** @typedef {[number, number]} Point */
/** @typedef {{a: string, b: string | null, path: string}} Border */
/**
 * @typedef {object} Regions
 * @property {Map<string, string>} paths area -> its outline
 * @property {Border[]} borders
 * @property {(x: number, y: number) => string | null} at the area at a point of the board
 */
/** @typedef {{left: number, right: number, points: Point[], closed: boolean}} Line */

const STEP = 5;
const WOBBLE = 17;
const CALM = 48;
const OUTSIDE = -1;

/**
 * The areas among the spaces: those with points to fill from.
 * @param {Space[]} spaces
 * @param {[number, number]} size
 * @param {number} [stretch] how much wider to draw than the points lie; who borders on whom stays the same
 * @returns {Regions}
 */
export function regions(spaces, size, stretch = 1) {
  const areas = spaces.filter((space) => space.fill && space.kind !== "port");
  const grid = new Grid(areas, size);
  const lines = grid.lines();
  /** @type {Border[]} */
  const borders = [];
  /** @type {Map<number, Point[][]>} */
  const pieces = new Map(areas.map((_, index) => [index, []]));
  for (const line of lines) {
    const points = smooth(slim(line.points, line.closed), line.closed).map(([x, y]) => /** @type {Point} */ ([x * stretch, y]));
    const [a, b] = line.left === OUTSIDE ? [line.right, line.left] : [line.left, line.right];
    borders.push({ a: areas[a].id, b: b === OUTSIDE ? null : areas[b].id, path: draw(points, line.closed) });
    const whole = line.closed ? [...points, points[0]] : points;
    if (line.left !== OUTSIDE) pieces.get(line.left)?.push(whole);
    if (line.right !== OUTSIDE) pieces.get(line.right)?.push([...whole].reverse());
  }
  const paths = new Map(areas.map((area, index) => [area.id, rings(pieces.get(index) ?? [])]));
  return { paths, borders, at: (x, y) => areas[grid.label(Math.floor(x / stretch / STEP), Math.floor(y / STEP))]?.id ?? null };
}

class Grid {
  /**
   * @param {Space[]} areas
   * @param {[number, number]} size
   */
  constructor(areas, size) {
    this.width = Math.ceil(size[0] / STEP);
    this.height = Math.ceil(size[1] / STEP);
    /** @type {number[]} x, y, area of every point */
    const seeds = [];
    areas.forEach((area, index) => {
      seeds.push(area.x, area.y, index);
      for (const [x, y] of area.fill ?? []) seeds.push(x, y, index);
    });
    this.labels = new Int16Array(this.width * this.height);
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) {
        this.labels[row * this.width + column] = nearest(seeds, (column + 0.5) * STEP, (row + 0.5) * STEP);
      }
    }
  }

  /**
   * @param {number} column
   * @param {number} row
   */
  label(column, row) {
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return OUTSIDE;
    return this.labels[row * this.width + column];
  }

  /**
   * The steps out of a corner of the grid along a border: where to, and what lies on either hand.
   * @param {number} x
   * @param {number} y
   * @returns {{x: number, y: number, left: number, right: number}[]}
   */
  steps(x, y) {
    const [nw, ne, sw, se] = [this.label(x - 1, y - 1), this.label(x, y - 1), this.label(x - 1, y), this.label(x, y)];
    const found = [];
    if (ne !== se) found.push({ x: x + 1, y, left: ne, right: se });
    if (se !== sw) found.push({ x, y: y + 1, left: se, right: sw });
    if (sw !== nw) found.push({ x: x - 1, y, left: sw, right: nw });
    if (nw !== ne) found.push({ x, y: y - 1, left: nw, right: ne });
    return found;
  }

  /** Every border once: first those between corners where three areas meet, then the rings of islands. */
  lines() {
    /** @type {Line[]} */
    const lines = [];
    const done = new Set();
    const key = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ u, /** @type {number} */ v) =>
      x < u || y < v ? `${x},${y},${u},${v}` : `${u},${v},${x},${y}`;
    const trace = (/** @type {number} */ x, /** @type {number} */ y, /** @type {{x: number, y: number, left: number, right: number}} */ first) => {
      /** @type {Point[]} */
      const points = [[x * STEP, y * STEP]];
      let [px, py, step] = [x, y, first];
      for (;;) {
        done.add(key(px, py, step.x, step.y));
        points.push([step.x * STEP, step.y * STEP]);
        const onward = this.steps(step.x, step.y);
        if (onward.length !== 2 || (step.x === x && step.y === y)) break;
        const next = onward.find((other) => !(other.x === px && other.y === py));
        if (!next || done.has(key(step.x, step.y, next.x, next.y))) break;
        [px, py, step] = [step.x, step.y, next];
      }
      const end = points[points.length - 1];
      const closed = points.length > 3 && end[0] === points[0][0] && end[1] === points[0][1];
      if (closed) points.pop();
      lines.push({ left: first.left, right: first.right, points, closed });
    };
    for (const junctions of [true, false]) {
      for (let y = 0; y <= this.height; y++) {
        for (let x = 0; x <= this.width; x++) {
          const steps = this.steps(x, y);
          if (steps.length === 0 || (junctions && steps.length === 2)) continue;
          for (const step of steps) if (!done.has(key(x, y, step.x, step.y))) trace(x, y, step);
        }
      }
    }
    return lines;
  }
}

/**
 * The area of a point. Borders are shaken a little, but not where three areas meet: who borders on whom must stay true.
 * @param {number[]} seeds
 * @param {number} x
 * @param {number} y
 */
function nearest(seeds, x, y) {
  const shake = WOBBLE * Math.min(1, room(seeds, x, y) / CALM);
  const u = x + shake * (noise(x / 70, y / 70) + 0.5 * noise(x / 26 + 9, y / 26));
  const v = y + shake * (noise(x / 70 + 40, y / 70 + 17) + 0.5 * noise(x / 26, y / 26 + 31));
  let best = Infinity;
  let found = 0;
  for (let i = 0; i < seeds.length; i += 3) {
    const dx = seeds[i] - u;
    const dy = seeds[i + 1] - v;
    const distance = dx * dx + dy * dy;
    if (distance < best) {
      best = distance;
      found = seeds[i + 2];
    }
  }
  return found;
}

/**
 * How much farther the third area is than the first: nothing where three of them meet.
 * @param {number[]} seeds
 * @param {number} x
 * @param {number} y
 */
function room(seeds, x, y) {
  let [first, second, third] = [Infinity, Infinity, Infinity];
  let [one, two] = [OUTSIDE, OUTSIDE];
  for (let i = 0; i < seeds.length; i += 3) {
    const dx = seeds[i] - x;
    const dy = seeds[i + 1] - y;
    const distance = dx * dx + dy * dy;
    if (distance >= third) continue;
    const area = seeds[i + 2];
    if (area === one) first = Math.min(first, distance);
    else if (distance < first) {
      if (area !== two) third = second;
      second = first;
      two = one;
      first = distance;
      one = area;
    } else if (area === two) second = Math.min(second, distance);
    else if (distance < second) {
      third = second;
      second = distance;
      two = area;
    } else third = distance;
  }
  return Math.sqrt(third) - Math.sqrt(first);
}

/**
 * Smooth noise between -1 and 1, the same for everybody.
 * @param {number} x
 * @param {number} y
 */
function noise(x, y) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = hash(column, row) * (1 - u) + hash(column + 1, row) * u;
  const bottom = hash(column, row + 1) * (1 - u) + hash(column + 1, row + 1) * u;
  return 2 * (top * (1 - v) + bottom * v) - 1;
}

/** @param {number} share */
const ease = (share) => share * share * (3 - 2 * share);

/**
 * @param {number} x
 * @param {number} y
 */
function hash(x, y) {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/**
 * Without the steps of the grid (Douglas and Peucker).
 * @param {Point[]} points
 * @param {boolean} closed
 * @returns {Point[]}
 */
function slim(points, closed) {
  if (!closed) return reduce(points);
  const half = points.length >> 1;
  return [...reduce(points.slice(0, half + 1)).slice(0, -1), ...reduce([...points.slice(half), points[0]]).slice(0, -1)];
}

/**
 * @param {Point[]} points
 * @returns {Point[]}
 */
function reduce(points) {
  if (points.length < 3) return points;
  const [ax, ay] = points[0];
  const [bx, by] = points[points.length - 1];
  const length = Math.hypot(bx - ax, by - ay);
  let [best, farthest] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const away = length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay);
    if (away > best) [best, farthest] = [away, i];
  }
  if (best <= STEP * 0.9) return [points[0], points[points.length - 1]];
  return [...reduce(points.slice(0, farthest + 1)).slice(0, -1), ...reduce(points.slice(farthest))];
}

/**
 * Cut the corners twice (Chaikin); the ends of an open line stay.
 * @param {Point[]} points
 * @param {boolean} closed
 * @returns {Point[]}
 */
function smooth(points, closed) {
  let line = points;
  for (let round = 0; round < 2; round++) {
    /** @type {Point[]} */
    const next = closed ? [] : [line[0]];
    const last = closed ? line.length : line.length - 1;
    for (let i = 0; i < last; i++) {
      const [[ax, ay], [bx, by]] = [line[i], line[(i + 1) % line.length]];
      next.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
    }
    if (!closed) next.push(line[line.length - 1]);
    line = next;
  }
  return line;
}

/**
 * Lines joined at their ends to closed rings.
 * @param {Point[][]} lines
 */
function rings(lines) {
  const rest = [...lines];
  let path = "";
  while (rest.length > 0) {
    const ring = [.../** @type {Point[]} */ (rest.pop())];
    for (;;) {
      const [x, y] = ring[ring.length - 1];
      const next = rest.findIndex((line) => line[0][0] === x && line[0][1] === y);
      if (next < 0 || (x === ring[0][0] && y === ring[0][1])) break;
      ring.push(...rest.splice(next, 1)[0].slice(1));
    }
    path += draw(ring, true);
  }
  return path;
}

/**
 * @param {Point[]} points
 * @param {boolean} closed
 */
function draw(points, closed) {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${closed ? "z" : ""}`;
}

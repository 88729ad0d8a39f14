// Which land belongs to which space: the points nearest to it, as far as its influence reaches. The shapes are convex and
// know their neighbours; whoever draws them cuts them off at the coast.

/** @typedef {{id: string | null, x: number, y: number}} Site a point and whose it is */
/** @typedef {[number, number]} Point */
/** @typedef {{from: Point, to: Point, beyond: string | null}} Edge what lies beyond: another space, or nobody's land */
/** @typedef {{id: string, path: string, edges: Edge[]}} Territory */

const REACH = 116;
const CORNERS = 34;

/**
 * @param {Site[]} spaces
 * @param {Site[]} outliers land that the sea divides from the space nearest to it: whose it is instead
 * @param {number} [reach] how far a space reaches where nobody else is near
 * @returns {Map<string, Territory>}
 */
export function territories(spaces, outliers, reach = REACH) {
  const sites = [...spaces, ...outliers];
  const found = new Map(spaces.map((space) => [String(space.id), territory(space, sites, reach)]));
  for (const site of outliers) {
    const owner = found.get(site.id ?? "");
    if (!owner) continue;
    const more = territory(site, sites, reach);
    owner.path += more.path;
    owner.edges.push(...more.edges);
  }
  return found;
}

/**
 * @param {Site} space
 * @param {Site[]} spaces
 * @param {number} reach
 * @returns {Territory}
 */
function territory(space, spaces, reach) {
  /** @type {{at: Point, beyond: string | null}[]} each corner with what lies beyond the edge that starts there */
  let corners = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    const far = reach * (1 + 0.07 * Math.sin(index * 2.3 + space.x)); // a border drawn by hand
    return { at: [space.x + far * Math.cos(angle), space.y + far * Math.sin(angle)], beyond: null };
  });
  for (const other of spaces) {
    const [dx, dy] = [other.x - space.x, other.y - space.y];
    if (other === space || Math.hypot(dx, dy) > 2.2 * reach) continue;
    const middle = (other.x * other.x - space.x * space.x + other.y * other.y - space.y * space.y) / 2;
    corners = cut(corners, (point) => point[0] * dx + point[1] * dy - middle, other.id);
  }
  const points = corners.map((corner) => corner.at);
  const edges = corners.map(({ at, beyond }, index) => ({ from: at, to: points[(index + 1) % points.length], beyond }));
  return { id: space.id ?? "", path: `M${points.map(short).join("L")}z`, edges };
}

/**
 * What is left of a shape on the near side of a line.
 * @param {{at: Point, beyond: string | null}[]} corners
 * @param {(point: Point) => number} side negative on the near side
 * @param {string | null} beyond who holds the far side
 */
function cut(corners, side, beyond) {
  /** @type {{at: Point, beyond: string | null}[]} */
  const left = [];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    const [here, there] = [side(corner.at), side(next.at)];
    if (here <= 0) left.push(corner);
    if (here <= 0 === there <= 0) return;
    const share = here / (here - there);
    const at = /** @type {Point} */ ([corner.at[0] + share * (next.at[0] - corner.at[0]), corner.at[1] + share * (next.at[1] - corner.at[1])]);
    left.push({ at, beyond: here <= 0 ? beyond : corner.beyond });
  });
  return left;
}

/** @param {Point} point */
function short([x, y]) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/**
 * The borders between spaces that differ in something, as one path.
 * @param {Iterable<Territory>} lands
 * @param {(id: string) => string | null} sort
 * @param {boolean} [open] whether the edge toward nobody's land is a border, too
 */
export function borders(lands, sort, open = false) {
  let path = "";
  for (const land of lands) {
    for (const { from, to, beyond } of land.edges) {
      if (beyond === null ? open : sort(beyond) !== sort(land.id)) path += `M${short(from)}L${short(to)}`;
    }
  }
  return path;
}

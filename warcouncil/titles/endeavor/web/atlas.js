// The map of Endeavor: seven plates of an old atlas, with shipping lanes and a compass.

import { graticule, s, shallows, sign } from "/js/kit/index.js";
import { besideDeck } from "./governors.js";
import { names } from "./names.js";
import { CARD } from "./signs.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Zone} Zone */

/** From line to line of the net over a plate. */
const NET = 90;

/**
 * One area as a plate of its own, with its coast.
 * @param {Zone} zone
 * @param {Scene} scene
 */
export function plate(zone, scene) {
  const [x, y, width, height] = zone.box ?? [0, 0, 0, 0];
  const land = scene.data.land?.[zone.id] ?? "";
  const clip = `plate-${zone.id}`;
  const title = scene.words.name("area", zone.id);
  const [cx, cy] = freeSpot(zone, scene, title);
  return s(
    "g",
    { class: "plate" },
    s("clipPath", { id: clip }, s("rect", { x, y, width, height, rx: 5 })),
    s("rect", { x: x - 5, y: y - 5, width: width + 10, height: height + 10, rx: 9, class: "plate-frame" }),
    s("rect", { x, y, width, height, rx: 5, class: "plate-sea" }),
    s(
      "g",
      { "clip-path": `url(#${clip})` },
      graticule(steps(x + 60, x + width), steps(y + 50, y + height), [x, y, width, height]),
      ...shallows(land, [26, 17, 9]),
      s("path", { d: land, class: "land", fill: zone.color }),
      s("path", { d: land, class: "coast" }),
      s("rect", { x, y, width, height, rx: 5, class: "plate-edge" }),
    ),
    s("text", { x: cx, y: cy + 9, class: "plate-name", "text-anchor": "middle" }, title),
  );
}

/**
 * @param {number} from
 * @param {number} to
 */
function steps(from, to) {
  return Array.from({ length: Math.ceil((to - from) / NET) }, (_, index) => from + index * NET);
}

/**
 * The shipping track of a region: a lane that ends at its deck.
 * @param {string[]} ids
 * @param {string} region
 * @param {Scene} scene
 */
export function lane(ids, region, scene) {
  const spots = [...ids, `deck_${region}`].map((id) => scene.spaces.get(id)).filter((space) => space !== undefined);
  return s("path", { d: `M${spots.map((spot) => `${spot.x} ${spot.y}`).join("L")}`, class: "lane" });
}

/**
 * A closed region lies under a veil.
 * @param {Zone} zone
 * @param {Scene} scene
 */
export function veil(zone, scene) {
  const [x, y, width, height] = zone.box ?? [0, 0, 0, 0];
  const [cx, cy] = freeSpot(zone, scene, scene.words.name("area", zone.id));
  return s(
    "g",
    { class: "veil" },
    s("rect", { x, y, width, height, rx: 5 }),
    s("g", { transform: `translate(${cx} ${cy + 29})` }, sign("lock", -30, -5, 15), s("text", { "text-anchor": "middle", x: 8 }, scene.words.label("closed"))),
  );
}

/**
 * Links whose two ends one player holds, in that player's colour.
 * @param {Scene} scene
 */
export function controlled(scene) {
  const holder = new Map(scene.view.pieces.filter((piece) => piece.kind === "disc").map((piece) => [piece.place, piece.owner]));
  return scene.board.links.flatMap((link) => {
    const [a, b, middle] = [scene.spaces.get(link.a), scene.spaces.get(link.b), scene.spaces.get(link.id ?? "")];
    const owner = holder.get(link.a);
    if (!owner || owner === "silent" || owner !== holder.get(link.b) || !a || !b || !middle) return [];
    const look = scene.look(owner);
    return [
      s("path", { d: `M${a.x} ${a.y}L${middle.x} ${middle.y}L${b.x} ${b.y}`, class: "held-link", stroke: look.color }),
      s("circle", { cx: middle.x, cy: middle.y, r: 10, fill: look.color, class: "held-mark" }),
      sign(look.emblem, middle.x, middle.y, 13, { fill: look.ink }),
    ];
  });
}

/**
 * Where the name of a plate disturbs least: as far as possible from all spaces and their names.
 * @param {Zone} zone
 * @param {Scene} scene
 * @param {string} title
 * @returns {[number, number]}
 */
function freeSpot(zone, scene, title) {
  const [x, y, width, height] = zone.box ?? [0, 0, 0, 0];
  const written = names(scene).wide;
  const half = (/[^\x00-\x7f]/.test(title) ? 13 : 7.4) * title.length + 6;
  const busy = scene.board.spaces.flatMap((space) => {
    if (space.kind === "deck") return [[space.x, space.y, 40], [...besideDeck(space, scene), 40]];
    const name = written.get(space.id)?.box;
    return [[space.x, space.y, 24], ...(name ? [[name.x, name.y, 46]] : [])];
  });
  let [best, at] = [-Infinity, /** @type {[number, number]} */ ([x + width / 2, y + 34])];
  for (let cy = y + 28; cy < y + height - 40; cy += 12) {
    for (let cx = x + half; cx <= x + width - half; cx += 16) {
      const room = Math.min(...busy.map(([bx, by, reach]) => Math.hypot(Math.max(0, Math.abs(bx - cx) - half - reach), Math.max(0, Math.abs(by - cy - 10) - 20 - reach / 2))));
      const value = Math.min(room, 30) - Math.abs(cx - x - width / 2) / 60 - Math.abs(cy - y) / 200;
      if (value > best) [best, at] = [value, [cx, cy]];
    }
  }
  return at;
}

/**
 * @param {number} more than a card on every side
 * @param {string} name its class
 */
export function cardShape(more, name) {
  return s("rect", { x: -CARD.width / 2 - more, y: -CARD.height / 2 - more, width: CARD.width + 2 * more, height: CARD.height + 2 * more, rx: 5 + more / 2, class: name });
}

/** @param {number} glory */
export function stars(glory) {
  const at = glory > 1 ? [-7, 7] : [0];
  return at.map((x) => sign("glory", x, -25, 12, { class: "glory-star" }));
}

// A portolan chart of the western Mediterranean: dark water with the lines of the winds, warm land, tiles of Granada
// around it; and in frames of their own the Canaries, as in a book of islands, and the oceans.

import { borders, compass, country, highways, linkPath, rhumbs, s, shallows, territories, tiledFrame } from "/js/kit/index.js";
import { bearer, frameOf, isGround, isIsland } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Point} Point */
/** @typedef {import("/js/kit/index.js").Territory} Territory */

const TILE = 20;

/** @type {Record<string, Point[]>} what rises, grows or rolls there */
const COUNTRY = {
  mountain: [
    [996, 330], [1072, 352], [1148, 356], [1232, 352], [1310, 368], [1408, 330], [720, 300], [820, 262], [900, 490], [960, 660],
    [820, 800], [690, 700], [560, 1090], [640, 1120], [610, 1010], [760, 1050], [1050, 1080], [1200, 1090], [1400, 1070], [1480, 1090], [1640, 320], [1686, 300], [1720, 250], [1770, 190],
    [1836, 190], [1900, 214], [1880, 520], [1918, 600], [2010, 700], [1560, 400], [1500, 300], [340, 1280], [420, 1260], [360, 1110], [2060, 240], [2120, 300], [2180, 360],
  ],
  tree: [[1230, 150], [1330, 130], [1400, 190], [1480, 120], [1560, 60], [1310, 280], [1420, 270], [1560, 230], [570, 560], [640, 620], [480, 480], [1700, 130], [1950, 110], [2030, 70], [2100, 120]],
  dune: [[180, 1450], [420, 1440], [480, 1460], [240, 1470], [470, 1310], [700, 1110], [900, 1110], [980, 1096], [1120, 1100], [1300, 1096], [1580, 1100], [1640, 1088]],
  field: [[760, 440], [700, 560], [800, 600], [880, 400], [620, 420], [1040, 520], [760, 660]],
  wave: [[120, 420], [150, 640], [90, 820], [60, 1060], [600, 60], [760, 90], [1500, 640], [1450, 800], [1220, 760], [1180, 920], [1560, 900], [1700, 960], [1900, 960], [2060, 1060], [2200, 900], [2000, 520], [2150, 640]],
};

/** @type {Point[]} where the winds meet */
const ROSES = [[232, 850], [1270, 660], [1980, 960]];

/** @type {WeakMap<Scene, Map<string, Territory>>} */
const lands = new WeakMap();

/** @param {Scene} scene */
function territoriesOf(scene) {
  let found = lands.get(scene);
  if (!found) {
    found = territories(scene.board.spaces.filter((space) => isGround(space) && !isIsland(space)), []);
    lands.set(scene, found);
  }
  return found;
}

/** @param {Scene} scene */
export function ground(scene) {
  const [width, height] = scene.board.size;
  const { land } = scene.data;
  const [left, top] = frameOf(scene, "canaries");
  const main = `M0 0h${width}V${top}H${left}V${height}H0z`;
  return [
    s("clipPath", { id: "tm-land" }, s("path", { d: land.main, "clip-rule": "evenodd" })),
    s("clipPath", { id: "tm-main" }, s("path", { d: main })),
    s("rect", { width, height, class: "tm-sea" }),
    s("g", { "clip-path": "url(#tm-main)" }, rhumbs(ROSES, [0, 0, width, height]), shallows(land.main, [44, 28, 13]), s("path", { d: land.main, class: "tm-land" }), countries(scene), s("path", { d: land.main, class: "tm-coast" })),
    compass(ROSES[0][0] - 110, 700, 44),
    ...canaries(scene),
    ...oceans(scene),
    tiledFrame([0, 0, width, height], TILE, "tm-tiles"),
  ];
}

/** @param {Scene} scene */
function countries(scene) {
  const busy = scene.board.spaces;
  return Object.entries(COUNTRY).map(([kind, places]) => {
    const room = kind === "wave" ? 66 : 34;
    return country(kind, places.filter(([x, y]) => busy.every((space) => Math.hypot(space.x - x, space.y - y) > room)));
  });
}

// -- the Canaries

/** The islands: a shore around the spaces of each. @param {Scene} scene */
function canaries(scene) {
  const box = frameOf(scene, "canaries");
  const [x, y, width, height] = box;
  /** @type {Map<string, Space[]>} */
  const islands = new Map();
  for (const space of scene.board.spaces.filter(isIsland)) islands.set(String(space.island), [...(islands.get(String(space.island)) ?? []), space]);
  const shores = [...islands.values()].map(shore).join("");
  return [
    s("rect", { x, y, width, height, class: "tm-inset" }),
    rhumbs([[x + 90, y + 250]], box),
    ...["shoal", "shore", "soil"].map((name) => s("path", { d: shores, class: `tm-island tm-${name}` })),
    s("text", { x: x + 28, y: y + height - 26, class: "plate-head" }, scene.words.label("canaries")),
    tiledFrame(box, 14, "tm-tiles-canaries"),
  ];
}

/** @param {Space[]} spaces */
function shore(spaces) {
  const middle = { x: spaces.reduce((sum, space) => sum + space.x, 0) / spaces.length, y: spaces.reduce((sum, space) => sum + space.y, 0) / spaces.length };
  const turn = (/** @type {Space} */ space) => Math.atan2(space.y - middle.y, space.x - middle.x);
  const points = [...spaces].sort((a, b) => turn(a) - turn(b)).map((space) => `${space.x} ${space.y}`);
  return points.length === 1 ? `M${points[0]}l6 -5` : `M${points.join("L")}z`;
}

// -- the oceans

/** Coasts, and the ways between ocean zones with their currents. @param {Scene} scene */
function oceans(scene) {
  const box = frameOf(scene, "voyages");
  const [x, y, width, height] = box;
  const coast = scene.data.land.voyages;
  return [
    s("clipPath", { id: "tm-voyages" }, s("rect", { x, y, width, height })),
    s("rect", { x, y, width, height, class: "tm-inset" }),
    s("g", { "clip-path": "url(#tm-voyages)" }, rhumbs([[x + 330, y + 250], [x + 930, y + 270]], box), shallows(coast, [22, 12]), s("path", { d: coast, class: "tm-land" }), s("path", { d: coast, class: "tm-coast" })),
    ...currents(scene),
    s("text", { x: x + 30, y: y + height - 26, class: "plate-head" }, scene.words.label("voyages")),
    tiledFrame(box, 14, "tm-tiles-voyages"),
  ];
}

/** Each arrow on a way is a check of navigation. @param {Scene} scene */
function currents(scene) {
  return scene.board.links
    .filter((link) => link.kind === "current")
    .flatMap((link) => {
      const [a, b] = [scene.spaces.get(link.a), scene.spaces.get(link.b)];
      if (!a || !b) return [];
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      const turn = ((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI).toFixed(0);
      const heads = Array.from({ length: Number(link.arrows) }, (_, index) => s("path", { d: "M-7-8L6 0-7 8", transform: `translate(${(index - (Number(link.arrows) - 1) / 2) * 13} 0)` }));
      return [s("path", { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, class: `current current-${link.color}` }), s("g", { class: `current-heads current-${link.color}`, transform: `translate(${x} ${y}) rotate(${turn})` }, heads)];
    });
}

/**
 * Roads, passes and the Strait, above the colours of the powers.
 * @param {Scene} scene
 */
export function roads(scene) {
  return [
    ...highways(scene),
    s("path", { d: linkPath("strait", scene), class: "strait" }),
  ];
}

/**
 * What every power holds, in its colour; before a game its home.
 * @param {Scene} scene
 */
export function realms(scene) {
  const all = territoriesOf(scene);
  const holders = new Map(scene.view.pieces.filter((piece) => piece.kind === "control").map((piece) => [piece.place, piece.owner]));
  const owner = (/** @type {string} */ id) => bearer(scene.spaces.get(id), holders.get(id) ?? null);
  /** @type {Map<string, string>} */
  const held = new Map();
  for (const land of all.values()) held.set(owner(land.id), (held.get(owner(land.id)) ?? "") + land.path);
  return [
    s(
      "g",
      { "clip-path": "url(#tm-main)", class: "realms" },
      s("g", { "clip-path": "url(#tm-land)" }, [...held].map(([power, path]) => s("path", { d: path, fill: scene.look(power).tint ?? scene.look(power).color, class: `realm realm-${power}` })), s("path", { d: borders(all.values(), owner), class: "frontier" })),
    ),
  ];
}

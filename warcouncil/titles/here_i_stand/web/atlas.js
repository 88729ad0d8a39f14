// The map of Europe as an atlas of the time would have it: coasts, mountains and woods, language zones, roads, seas.

import { borders, compass, country, framing, graticule, s, shallows, territories } from "/js/kit/index.js";
import { isLand, zoneNames, ZONE_LETTER } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Territory} Territory */
/** @typedef {import("/js/kit/index.js").Point} Point */

/** @type {Record<string, Point[]>} what rises, grows or rolls there: longitude and latitude */
const COUNTRY = {
  mountain: [
    [-1.4, 42.4], [-0.3, 42.7], [0.7, 42.6], [1.6, 42.5], [-6.2, 42.9], [-5.2, 43], [-3.3, 37], [3.1, 44.7], [3.4, 45.3],
    [6.4, 44.5], [6.7, 45.4], [7.5, 45.95], [8.3, 46.5], [9.4, 46.45], [10.4, 46.7], [12, 46.9], [13.2, 47], [14.2, 46.6],
    [11.3, 43.95], [12.5, 43.1], [13.6, 42.2], [14.6, 41.4], [16.3, 39.2],
    [16.5, 44.5], [17.6, 43.7], [18.9, 43.4], [20.4, 42.4], [21, 41.4], [21.4, 40.3], [23.8, 43.2], [25.3, 42.6], [26.5, 42.9],
    [19.3, 49.2], [20.4, 49.2], [21.6, 49.2], [23.2, 48.5], [24.4, 47.8], [25.4, 46.8], [25.6, 45.7], [24.4, 45.5], [23.1, 45.5],
    [-4.8, 34.3], [-3.4, 34], [-1.9, 34.4], [1.2, 35.2], [4.6, 36.2], [6.4, 35.6], [8.2, 35.9],
    [29.6, 38.6], [30.9, 37.6], [31.5, 39.4], [13.4, 50.6], [15.9, 50.6], [-3.7, 56.7], [28.4, 38.9],
  ],
  tree: [
    [17.6, 52.4], [18.8, 51.6], [19.9, 53.1], [21.2, 52.1], [22.6, 53.4], [22.3, 51.3], [24, 52.4], [25.4, 51.4], [26.6, 52.2],
    [28, 51.2], [29.3, 52.1], [30.6, 51.3], [24.6, 50.2], [27, 49.9], [29, 50.1], [31, 49.8], [27.6, 48.2], [29.6, 48.4], [10.2, 49.9], [14.4, 48.9],
  ],
  dune: [[-3, 33.2], [-0.4, 33.6], [2.2, 33.8], [5, 33.9], [7.6, 33.5], [9.6, 33.6], [11, 32.4], [15.6, 32.2], [17.5, 32.2], [21.2, 32.4], [24.6, 32.1], [27.6, 32.1]],
  wave: [
    [-10.4, 50.2], [-9.8, 46.6], [-6.8, 46.9], [-11, 41], [-10.8, 36.4], [-8.5, 35.4], [0.6, 54.6], [5.4, 56.4], [6, 54.4], [1.4, 56.3], [3.7, 42.6], [6.7, 41.6], [7, 38.4],
    [2.2, 37.9], [12.6, 39], [14.7, 39.4], [18.6, 38.6], [16.4, 37], [20.6, 35], [16.2, 34.4], [23.4, 33.6], [13.4, 34.3], [25.3, 39.1], [30.2, 42.3], [31.4, 44.2], [16.6, 55.4], [18.6, 55.6], [28.8, 34.6],
  ],
};

/** @type {Point[][]} where one sea zone ends and the next begins */
const SEA_LINES = [
  [[1.35, 51.15], [1.78, 50.9]],
  [[-5.7, 50.02], [-5.4, 49.2], [-4.8, 48.45]],
  [[-5.4, 49.2], [-8, 48.8], [-12.2, 48.6]],
  [[-8.3, 43.45], [-9.4, 44.2], [-12.2, 44.5]],
  [[-5.62, 36.02], [-5.55, 35.85]],
  [[10.7, 56.3], [12.4, 56.25]],
  [[-0.65, 37.6], [0.9, 38.6], [2.5, 39.35]],
  [[3.3, 39.6], [6, 39.2], [8.4, 39.05]],
  [[9.45, 43], [10.5, 42.95]],
  [[9.15, 41.42], [9.2, 41.22]],
  [[9.55, 39.1], [11, 38.5], [12.45, 37.95]],
  [[11.05, 37.05], [12, 36.95], [12.6, 37.58]],
  [[12, 36.95], [13.2, 36.3], [14.2, 35.95]],
  [[14.6, 35.85], [18, 35.7], [21.5, 35.9], [22.45, 36.4]],
  [[21.5, 35.9], [23.5, 35.5]],
  [[26.35, 35.2], [27.1, 35.5], [27.8, 35.95]],
  [[28.25, 36.46], [28.3, 36.72]],
  [[15.6, 38.27], [15.7, 38.18]],
  [[18.5, 40.1], [19.6, 39.85]],
];

/** @type {[string | null, Point][]} land across the water from the nearest space: whose it is */
const OUTLIERS = [["rouen", [-1.3, 49.3]], ["rouen", [-0.3, 49.1]], [null, [-6.6, 54.6]], [null, [-7.2, 53.3]], [null, [-7.4, 52.3]], [null, [-5.3, 35.2]], [null, [-6.4, 34.6]]];

/** @type {WeakMap<Scene, Map<string, Territory>>} */
const lands = new WeakMap();

/** @param {Scene} scene */
export function territoriesOf(scene) {
  let found = lands.get(scene);
  if (!found) {
    const outliers = OUTLIERS.map(([id, place]) => ({ id, x: onBoard(place, scene)[0], y: onBoard(place, scene)[1] }));
    found = territories(scene.board.spaces.filter(isLand), outliers);
    lands.set(scene, found);
  }
  return found;
}

/**
 * Longitude and latitude to the board, as in the data of the map.
 * @param {Point} place
 * @param {Scene} scene
 * @returns {Point}
 */
function onBoard([lon, lat], scene) {
  return [Number(scene.board.west) + 45 * (lon + 12.2), 65 * (57 - lat)];
}

/** @param {Scene} scene */
export function ground(scene) {
  const [width, height] = scene.board.size;
  const west = Number(scene.board.west);
  const shift = `translate(${west} 0)`;
  const { land } = scene.data;
  const meridians = [-10, -5, 0, 5, 10, 15, 20, 25, 30].map((lon) => onBoard([lon, 0], scene)[0]);
  const parallels = [55, 50, 45, 40, 35].map((lat) => onBoard([0, lat], scene)[1]);
  return [
    s("clipPath", { id: "his-land" }, s("path", { d: land, transform: shift, "clip-rule": "evenodd" })),
    s("clipPath", { id: "his-map" }, s("rect", { x: west, y: 0, width: width - west, height })),
    s("pattern", { id: "his-hatch", width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, s("rect", { width: 3.2, height: 9, class: "hatch" }), s("rect", { x: 3.2, width: 1.3, height: 9, class: "hatch-edge" })),
    s("rect", { width, height, class: "his-sea" }),
    s(
      "g",
      { "clip-path": "url(#his-map)" },
      graticule(meridians, parallels, [west, 0, width - west, height]),
      s("g", { transform: shift }, shallows(land, [34, 22, 11]), s("path", { d: land, class: "his-land" })),
      zones(scene),
      s("path", { d: SEA_LINES.map((line) => `M${line.map((place) => onBoard(place, scene).map((at) => at.toFixed(0)).join(" ")).join("L")}`).join(""), class: "sea-line" }),
      countries(scene),
      zoneNames(scene).map(({ text, x, y }) => s("text", { x, y, class: "language-name", "text-anchor": "middle", "font-size": ZONE_LETTER }, text)),
      s("path", { d: land, transform: shift, class: "his-coast" }),
    ),
    compass(west + 88, 640, 52),
    framing([west, 0, width - west, height], 0, "wide"),
    framing([west, 0, width - west, height], 6, "line"),
  ];
}

/**
 * The language zones: a light tint, and a band along their borders as if painted by hand.
 * @param {Scene} scene
 */
function zones(scene) {
  const all = territoriesOf(scene);
  const zoneOf = (/** @type {string} */ id) => String(scene.spaces.get(id)?.zone ?? "");
  return s(
    "g",
    { "clip-path": "url(#his-land)" },
    scene.board.zones.map((zone) => {
      const own = [...all.values()].filter((land) => zoneOf(land.id) === zone.id);
      const shape = own.map((land) => land.path).join("");
      const clip = `his-zone-${zone.id}`;
      return s(
        "g",
        { class: `language language-${zone.id}` },
        s("clipPath", { id: clip }, s("path", { d: shape })),
        s("path", { d: shape, class: "language-ground" }),
        s("g", { "clip-path": `url(#${clip})` }, s("path", { d: borders(own, zoneOf, true), class: "language-band" })),
      );
    }),
  );
}

/** @param {Scene} scene */
function countries(scene) {
  const busy = scene.board.spaces;
  return Object.entries(COUNTRY).map(([kind, places]) => {
    const room = kind === "wave" ? 62 : 36;
    return country(kind, places.map((place) => onBoard(place, scene)).filter(([x, y]) => busy.every((space) => Math.hypot(space.x - x, space.y - y) > room)));
  });
}

/**
 * What every power holds, in its colour, before a game its home; hatched where the people are Protestants.
 * @param {Scene} scene
 */
export function realms(scene) {
  const all = territoriesOf(scene);
  const holders = new Map(scene.view.pieces.filter((piece) => piece.kind === "control").map((piece) => [piece.place, piece]));
  const owner = (/** @type {string} */ id) => holders.get(id)?.owner ?? String(scene.spaces.get(id)?.home);
  /** @type {Map<string, string>} */
  const held = new Map();
  let reformed = "";
  for (const land of all.values()) {
    const power = owner(land.id);
    held.set(power, (held.get(power) ?? "") + land.path);
    if (holders.get(land.id)?.markers.includes("protestant")) reformed += land.path;
  }
  return [
    s(
      "g",
      { "clip-path": "url(#his-land)", class: "realms" },
      [...held].map(([power, path]) => s("path", { d: path, fill: scene.look(power).color, class: `realm realm-${power}` })),
      s("path", { d: reformed, fill: "url(#his-hatch)", class: "reformed" }),
      s("path", { d: borders(all.values(), owner), class: "frontier" }),
    ),
  ];
}

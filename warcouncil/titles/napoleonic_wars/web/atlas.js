// A staff map of 1805 as it was engraved for a campaign: pale land, ruled water along the coasts, a Greek key in green and
// gold around it; roads by their kind, and whatever marches, sails or fights on it just now.

import { arrow, borders, compass, country, fray, linkPath, s, shallows, territories } from "/js/kit/index.js";
import { controller, flagsOf, isDuchy, WORLD } from "./places.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Point} Point */
/** @typedef {import("/js/kit/index.js").Territory} Territory */

const FRAME = 22;
const REACH = 165;
/** Land that is nobody's, though duchies are near. */
const AFRICA = [[290, 1800], [400, 1770], [520, 1700], [640, 1680], [760, 1670], [880, 1660], [1000, 1650], [1050, 1700]].map(([x, y]) => ({ id: null, x, y }));

/** @type {Record<string, Point[]>} what rises or grows there */
const COUNTRY = {
  mountain: [
    [600, 1225], [650, 1240], [700, 1236], [860, 1060], [880, 1010], [1010, 1010], [1060, 1000], [1110, 996], [1160, 1005], [1000, 950], [1230, 1030],
    [1470, 860], [1560, 820], [1600, 860], [1640, 905], [1650, 960], [1610, 1010], [1300, 1120], [1330, 1180], [1400, 1240], [1450, 1390], [1500, 1330], [1560, 1260],
    [480, 1500], [330, 1340], [260, 1250], [1080, 1180], [1150, 1230], [1210, 1330], [1270, 1420], [1000, 180], [960, 90], [1050, 240], [420, 520], [440, 330],
    [700, 1720], [800, 1700], [950, 1700], [1930, 1440], [2040, 1470], [2150, 1440],
  ],
  pine: [[1230, 120], [1300, 190], [1180, 210], [1750, 60], [2060, 130], [2140, 210], [2200, 120], [2240, 330], [1790, 380], [1850, 330], [2080, 610], [2200, 620], [2040, 560], [1760, 580], [1250, 330]],
  tree: [[760, 960], [720, 1080], [640, 900], [1180, 740], [1390, 700], [1540, 620], [1460, 590], [1720, 700], [2100, 760], [1000, 640], [1140, 610]],
  marsh: [[1690, 640], [1730, 610], [1790, 650], [1840, 620]],
};

/** @type {WeakMap<Scene, Map<string, Territory>>} */
const lands = new WeakMap();

/** @param {Scene} scene */
function territoriesOf(scene) {
  let found = lands.get(scene);
  if (!found) {
    found = territories(scene.board.spaces.filter(isDuchy), AFRICA, REACH);
    lands.set(scene, found);
  }
  return found;
}

/** @param {Scene} scene */
export function ground(scene) {
  const [width, height] = scene.board.size;
  const coast = scene.data.land.main;
  return [
    s("clipPath", { id: "nw-land" }, s("path", { d: coast, "clip-rule": "evenodd" })),
    s("pattern", { id: "nw-ruling", width: 6, height: 6, patternUnits: "userSpaceOnUse" }, s("path", { d: "M0 3h6", class: "nw-rule" })),
    s("rect", { width, height, class: "nw-sea" }),
    s("path", { d: coast, class: "nw-ruled" }),
    ...shallows(coast, [34, 20, 9]),
    s("path", { d: coast, class: "nw-land" }),
    ...countries(scene),
    s("path", { d: coast, class: "nw-coast" }),
    compass(96, 1150, 50),
    greekKey(width, height),
  ];
}

/** @param {Scene} scene */
function countries(scene) {
  const busy = scene.board.spaces;
  return Object.entries(COUNTRY).map(([kind, places]) => country(kind, places.filter(([x, y]) => busy.every((space) => Math.hypot(space.x - x, space.y - y) > 36))));
}

/**
 * A band with a Greek key around the map.
 * @param {number} width
 * @param {number} height
 */
function greekKey(width, height) {
  const band = `M0 0h${width}v${height}h${-width}zM${FRAME} ${FRAME}v${height - 2 * FRAME}h${width - 2 * FRAME}v${2 * FRAME - height}z`;
  const key = "M0 19h18.500V5H5v9.500h8V9.500M18.500 19H22";
  return s(
    "g",
    { class: "nw-frame" },
    s("pattern", { id: "nw-key", width: FRAME, height: FRAME, patternUnits: "userSpaceOnUse" }, s("rect", { width: FRAME, height: FRAME, class: "nw-band" }), s("path", { d: key, class: "nw-meander" })),
    s("path", { d: band, fill: "url(#nw-key)", "fill-rule": "evenodd" }),
    s("rect", { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME, class: "nw-frame-line" }),
  );
}

/** Lines between duchies by their kind, above the colours of the nations. @param {Scene} scene */
export function roads(scene) {
  return [
    ...["road", "rough", "pass"].map((kind) => s("path", { d: linkPath(kind, scene), class: "road-edge" })),
    ...["road", "rough", "pass", "marsh", "strait"].map((kind) => s("path", { d: linkPath(kind, scene), class: `nw-line nw-${kind}` })),
  ];
}

/** What every nation controls, in its colour. @param {Scene} scene */
export function realms(scene) {
  const all = territoriesOf(scene);
  const flags = flagsOf(scene);
  const owner = (/** @type {string} */ id) => controller(/** @type {any} */ (scene.spaces.get(id)), flags);
  /** @type {Map<string, string>} */
  const held = new Map();
  for (const land of all.values()) held.set(owner(land.id), (held.get(owner(land.id)) ?? "") + land.path);
  return [s("g", { "clip-path": "url(#nw-land)", class: "realms" }, [...held].map(([nation, path]) => s("path", { d: path, fill: scene.look(nation).tint ?? scene.look(nation).color, class: "realm" })), s("path", { d: borders(all.values(), owner), class: "frontier" }))];
}

/** Where a panel of what goes on is about. @param {import("/js/kit/index.js").Panel} panel @param {Scene} scene */
const placeOf = (panel, scene) => scene.spaces.get(panel.place ?? panel.space);

/** The places where there is fighting just now. @param {Scene} scene */
export function fights(scene) {
  return scene.view.panels.flatMap((panel) => {
    const at = ["battle", "naval_battle", "siege"].includes(panel.kind) ? placeOf(panel, scene) : undefined;
    return at ? [{ at, figure: panel.kind === "siege" ? "siege_engine" : "attack" }] : [];
  });
}

/** Where somebody marches or sails, and where there is fighting just now. @param {Scene} scene */
export function marches(scene) {
  if (scene.state?.over) return [];
  const moving = scene.view.panels.flatMap((panel) => {
    const [from, to] = panel.kind === "voyage" ? [scene.spaces.get(panel.came || panel.place), scene.spaces.get(panel.target || panel.place)] : panel.kind === "convoy" ? [scene.spaces.get(panel.space), scene.spaces.get(panel.place)] : [];
    if (from && to && from !== to) return [arrow(from, to, scene.look(panel.power).color)];
    const at = placeOf(panel, scene);
    return at && ["march", "voyage", "convoy"].includes(panel.kind) ? [s("circle", { cx: at.x, cy: at.y, r: 30, class: "marching-ring", stroke: scene.look(panel.power).color })] : [];
  });
  return [...fray(fights(scene), WORLD, scene), ...moving];
}

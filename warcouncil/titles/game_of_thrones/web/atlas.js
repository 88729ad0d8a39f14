// The map of Westeros as an old atlas would have it: coasts, hills and woods, seas with waves and a compass. What lies
// where in an area (its name, signs, order, units) is found out once for each language.

import { compass, country, framing, inLines, openSquare, s, scatter, sign, Sites, textWidth } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */
/** @typedef {import("/js/kit/index.js").Box} Box */
/** @typedef {{units: Box, order: Box, others: Box}} Places where the pieces of an area stand */
/** @typedef {{lang: string, names: Map<string, Box>, written: Sites, places: Map<string, Places>}} Layout */

const LONG_NAME = 11;
const LETTER = { land: 26, sea: 27 };
const NARROW = 0.53;
const SIGN = { big: 42, small: 30 };
const PORT = 58;

/** @type {Record<string, string>} what grows or rises there -> the areas */
const COUNTRY = {
  snow: "castle_black",
  pine: "winterfell karhold widows_watch crackclaw_point",
  tree: "the_twins seagard riverrun harrenhal kingswood storms_end",
  marsh: "moat_cailin greywater_watch",
  hill: "white_harbor the_stony_shore flints_finger the_fingers pyke lannisport stoney_sept searoad_marches three_towers",
  mountain: "the_mountains_of_the_moon the_eyrie dragonstone dornish_marches the_boneway princes_pass yronwood starfall",
  field: "blackwater kings_landing the_reach highgarden oldtown the_arbor",
  dune: "sunspear salt_shore",
};

// -- where things lie

/** @type {WeakMap<Scene, Layout>} */
const known = new WeakMap();

/**
 * Where the names are written, in the language in use.
 * @param {Scene} scene
 */
function layout(scene) {
  let found = known.get(scene);
  if (!found || found.lang !== scene.words.lang) {
    found = lay(scene);
    known.set(scene, found);
  }
  return found;
}

/**
 * @param {Scene} scene
 * @returns {Layout}
 */
function lay(scene) {
  if (!scene.areas) throw new Error("Westeros has areas");
  const { spaces, size } = scene.board;
  const written = new Sites(scene.areas, spaces, size);
  written.keep({ x: size[0] - 74, y: size[1] - 160, width: 148, height: 320 }); // here the board has its buttons
  for (const port of spaces) if (port.kind === "port") written.keep({ x: port.x, y: port.y, width: PORT, height: PORT });
  /** @type {Map<string, Box>} */
  const names = new Map();
  const areas = spaces.filter((space) => space.kind !== "port");
  areas.sort((a, b) => (a.fill?.length ?? 0) - (b.fill?.length ?? 0)); // the small ones have the least choice
  for (const area of areas) {
    const name = written.find(area.id, headSize(area, scene), [[area.x, area.y]]);
    names.set(area.id, name);
    written.keep(...headParts(area, name, scene));
  }
  return { lang: scene.words.lang, names, written, places: new Map() };
}

/**
 * Where the pieces of an area stand: so many units, perhaps an order, and other tokens.
 * @param {Space} space
 * @param {number} units
 * @param {boolean} order
 * @param {number} others
 * @param {Scene} scene
 * @returns {Places}
 */
export function places(space, units, order, others, scene) {
  const { written, names, places: found } = layout(scene);
  const key = `${space.id} ${units} ${order} ${others}`;
  const before = found.get(key);
  if (before) return before;
  const at = names.get(space.id) ?? { x: space.x, y: space.y, width: PORT, height: PORT };
  const port = space.kind === "port";
  const home = port ? String(space.sea) : space.id;
  const [below, above] = [at.y + at.height / 2 + 30, at.y - at.height / 2 - 30];
  const wide = Math.min(units, 3) * 46;
  /** @type {Box[]} */
  const mine = [];
  const take = (/** @type {[number, number]} */ size, /** @type {[number, number][]} */ wishes) => {
    const box = written.find(home, size, wishes, mine);
    mine.push(box);
    return box;
  };
  const result = {
    units: units === 0 || port ? at : take([wide, 54], [[at.x, below]]),
    others: others === 0 ? at : take([44 + 24 * (others - 1), 44], [[at.x + at.width / 2 + 24, at.y - 14], [at.x - at.width / 2 - 24, at.y - 14], [at.x, below]]),
    order: at,
  };
  const army = result.units;
  const aside = army.width / 2 + 30;
  if (order) result.order = take([58, 58], [[at.x, above], [army.x + aside, army.y], [army.x - aside, army.y]]);
  found.set(key, result);
  return result;
}

/**
 * Where something about an area can be marked: beside its name.
 * @param {string} id
 * @param {Scene} scene
 * @returns {[number, number] | null}
 */
export function beside(id, scene) {
  const name = layout(scene).names.get(id);
  return name ? [name.x, name.y - name.height / 2 - 26] : null;
}

/**
 * The lines of an area's name, how wide they are, and how high a letter is.
 * @param {Space} area
 * @param {Scene} scene
 */
function writing(area, scene) {
  const lines = inLines(scene.words.name("area", area.id), LONG_NAME);
  const letter = area.kind === "sea" ? LETTER.sea : LETTER.land;
  return { lines, letter, width: Math.max(...lines.map((line) => textWidth(line, letter, NARROW))), height: lines.length * letter };
}

/**
 * How much room the name of an area and the signs below it take.
 * @param {Space} area
 * @param {Scene} scene
 * @returns {[number, number]}
 */
function headSize(area, scene) {
  const { width, height } = writing(area, scene);
  const signs = signsOf(area);
  return [Math.max(width, signsWidth(signs)), height + (signs.length ? SIGN.big : 0)];
}

/**
 * The same as two boxes: the corners beside the narrower one are free.
 * @param {Space} area
 * @param {Box} name
 * @param {Scene} scene
 * @returns {Box[]}
 */
function headParts(area, name, scene) {
  const { width, height } = writing(area, scene);
  const top = name.y - name.height / 2;
  const signs = signsOf(area);
  const text = { x: name.x, y: top + height / 2, width, height };
  return signs.length ? [text, { x: name.x, y: top + height + SIGN.big / 2, width: signsWidth(signs), height: SIGN.big }] : [text];
}

// -- names and signs

/**
 * The name of an area, and below it what it is worth.
 * @param {Space} area
 * @param {Scene} scene
 * @returns {SVGElement[]}
 */
export function head(area, scene) {
  const name = /** @type {Box} */ (layout(scene).names.get(area.id));
  const sea = area.kind === "sea";
  const { lines, letter, height } = writing(area, scene);
  const top = name.y - name.height / 2;
  const text = s("text", { class: `name ${sea ? "sea-name" : "land-name"}`, "text-anchor": "middle" }, lines.map((line, index) => s("tspan", { x: name.x, y: top + letter * (index + 0.8) }, line)));
  const signs = signsOf(area);
  const middle = top + height + SIGN.big / 2;
  let x = name.x - signsWidth(signs) / 2;
  const drawn = signs.map((one) => {
    const width = signWidth(one);
    x += width;
    return sign(one, x - width / 2, middle, width - 3, { class: `land-sign land-${one} above` });
  });
  return [text, ...drawn];
}

/** @param {Space} area */
function signsOf(area) {
  const repeat = (/** @type {string} */ name, /** @type {number | undefined} */ count) => Array.from({ length: count ?? 0 }, () => name);
  return [...(area.castle ? [String(area.castle)] : []), ...repeat("barrel", area.supply), ...repeat("crown", area.power)];
}

/** @param {string} name */
function signWidth(name) {
  return name === "stronghold" || name === "castle" ? SIGN.big : SIGN.small;
}

/** @param {string[]} signs */
function signsWidth(signs) {
  return signs.reduce((sum, one) => sum + signWidth(one), 0);
}

// -- land and sea

/** @param {Scene} scene */
export function ground(scene) {
  const [width, height] = scene.board.size;
  const shade = (/** @type {string} */ id, /** @type {[number, string][]} */ stops) => s("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1: 0, y1: 0, x2: 0, y2: height }, stops.map(([offset, name]) => s("stop", { offset, class: name })));
  return [
    s("defs", {}, shade("westeros-land", [[0, "north"], [0.28, "wolfswood"], [0.62, "riverlands"], [1, "dorne"]]), shade("westeros-water", [[0, "cold"], [1, "warm"]])),
    s("rect", { width, height, class: "westeros-sea" }),
  ];
}

/**
 * Woods, hills and waves where nothing is written, the Wall, the compass, and a frame around it all.
 * @param {Scene} scene
 */
export function trim(scene) {
  const { written } = layout(scene);
  const [width, height] = scene.board.size;
  const named = (/** @type {string} */ areas) => areas.split(" ").flatMap((id) => scene.spaces.get(id) ?? []);
  const countries = Object.entries(COUNTRY).map(([kind, areas]) => country(kind, named(areas).flatMap((area) => scatter(area, written, 44, 14))));
  const seas = scene.board.spaces.filter((space) => space.kind === "sea");
  const rose = seas.map((sea) => openSquare(sea.id, written, 150)).find((spot) => spot !== null);
  if (rose) written.keep({ x: rose[0], y: rose[1], width: 150, height: 150 });
  const waves = seas.flatMap((sea) => scatter(sea, written, 84, 8));
  const wall = scene.areas?.borders.filter((border) => border.a === "castle_black" && border.b === null).map((border) => border.path) ?? [];
  return [
    ...countries,
    country("wave", waves),
    s("clipPath", { id: "westeros-frame" }, s("rect", { width, height })),
    s("g", { "clip-path": "url(#westeros-frame)" }, s("path", { d: wall.join(""), class: "wall" }), s("path", { d: wall.join(""), class: "wall wall-stones" })),
    ...(rose ? [compass(rose[0], rose[1] + 6, 58)] : []),
    framing([0, 0, width, height], 6, "wide"),
    framing([0, 0, width, height], 6, "scale"),
    framing([0, 0, width, height], 13, "line"),
  ];
}

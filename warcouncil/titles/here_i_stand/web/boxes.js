// What lies beside the map of Europe: the New World, the turn track, and how far the Reformation has come.

import { phrase, s, sign, turnOf, turnTrack } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Panel} Panel */

const EDGE = 14;
const LINE = 33;
const TURN = { width: 66, height: 62 };

/**
 * @param {Scene} scene
 * @param {string} kind
 * @returns {Panel | undefined}
 */
export function panelOf(scene, kind) {
  return scene.view.panels.find((panel) => panel.kind === kind);
}

// -- the New World

/** The plate of the New World; nothing on it moves. @param {Scene} scene */
export function plate(scene) {
  const [, height] = scene.board.size;
  const { america } = scene.data;
  const width = Number(scene.board.west) - 2 * EDGE;
  if (!america) return [];
  return [
    s("rect", { x: 0, y: 0, width: Number(scene.board.west), height, class: "his-table" }),
    s("rect", { x: EDGE, y: EDGE, width, height: height - 2 * EDGE, rx: 6, class: "his-plate" }),
    s("text", { x: EDGE + width / 2, y: 56, class: "plate-title", "text-anchor": "middle" }, scene.words.label("new_world")),
    s("g", { transform: `translate(${EDGE + 8} 74)` }, s("rect", { width: america.size[0], height: america.size[1], rx: 4, class: "his-sea" }), s("path", { d: america.land, class: "his-land america" }), s("path", { d: america.land, class: "his-coast" })),
  ];
}

/**
 * Who has found and taken what, on the small map and in a list below it.
 * @param {Scene} scene
 */
export function newWorld(scene) {
  const panel = panelOf(scene, "new_world");
  const { america } = scene.data;
  if (!panel || !america) return [];
  const { words } = scene;
  const taken = /** @type {Record<string, string | null>} */ ({ ...panel.discoveries, ...panel.conquests, ...panel.colonies });
  const marks = Object.entries(/** @type {Record<string, [number, number]>} */ (america.sites)).flatMap(([place, [x, y]]) => {
    const owner = taken[place];
    const great = place in panel.discoveries || place in panel.conquests;
    if (!owner && !great) return [];
    return [s("g", { transform: `translate(${EDGE + 8 + x} ${74 + y})` }, coin(owner, great ? 13 : 9, panel.vp[place], scene))];
  });
  let y = 74 + america.size[1] + 44;
  /** @type {SVGElement[]} */
  const lines = [];
  const head = (/** @type {string} */ text) => {
    y += 9;
    lines.push(s("text", { x: EDGE + 14, y, class: "plate-head" }, text));
    y += LINE;
  };
  const line = (/** @type {string} */ text, /** @type {string | null} */ owner, /** @type {number | null} */ vp) => {
    lines.push(s("g", { transform: `translate(${EDGE + 28} ${y - 8})` }, coin(owner, 13, vp, scene)), s("text", { x: EDGE + 50, y, class: `plate-line ${owner ? "" : "open"}` }, text));
    y += LINE;
  };
  head(words.label("discoveries"));
  for (const [place, owner] of Object.entries(panel.discoveries)) line(words.name("discovery", place), owner, panel.vp[place]);
  head(words.label("conquests"));
  for (const [place, owner] of Object.entries(panel.conquests)) line(words.name("conquest", place), owner, panel.vp[place]);
  const colonies = Object.entries(/** @type {Record<string, string>} */ (panel.colonies));
  head(words.label("colonies"));
  for (const [place, owner] of colonies) line(words.name("colony", place), owner, null);
  if (colonies.length === 0) lines.push(s("text", { x: EDGE + 16, y: (y += LINE) - LINE, class: "plate-line open" }, "–"));
  head(words.label("crossing_atlantic"));
  for (const voyage of panel.voyages) line(voyage.explorer ? words.name("explorer", voyage.explorer) : words.label(`voyage_${voyage.kind}`), voyage.power, null);
  if (panel.voyages.length === 0) lines.push(s("text", { x: EDGE + 16, y, class: "plate-line open" }, "–"));
  return [s("g", { class: "new-world" }, marks, lines)];
}

/**
 * A claim: its owner's emblem, or what it is worth as long as nobody has it.
 * @param {string | null} owner
 * @param {number} radius
 * @param {number | null} vp
 * @param {Scene} scene
 */
function coin(owner, radius, vp, scene) {
  if (owner) {
    const look = scene.look(owner);
    return s("g", { class: "coin" }, s("circle", { r: radius, fill: look.color }), sign(look.emblem, 0, 0, radius * 1.35, { fill: look.ink }));
  }
  return s("g", { class: "coin free" }, s("circle", { r: radius }), s("text", { y: radius * 0.42, "text-anchor": "middle", "font-size": radius * 1.25 }, vp ?? ""));
}

// -- the turn track

/**
 * The turns with their years, and below them the Protestant spaces with what they are worth.
 * @param {Scene} scene
 */
export function turns(scene) {
  const { turn } = scene.view;
  const track = scene.board.tracks.find((one) => one.id === "turns");
  if (!track || turn.turn === undefined) return [];
  const { words } = scene;
  const years = /** @type {[number, number][]} */ (track.years);
  const [x, y] = [scene.board.size[0] - years.length * TURN.width - 24, 46];
  const head = phrase`${turnOf(words.label("turn"), turn.turn)}: ${turn.years[0]}–${turn.years[1]}`;
  const boxes = turnTrack(x, y, years.map(([from]) => from), { turn: turn.turn, last: turn.last, head });
  return [s("g", { class: "turn-track" }, boxes, reformation(x, y + TURN.height + 48, years.length * TURN.width - 5, scene))];
}

/**
 * How many spaces are Protestant, on the way to their victory; the steps are victory points.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {Scene} scene
 */
function reformation(x, y, width, scene) {
  const { turn } = scene.view;
  const panel = panelOf(scene, "religion");
  if (!panel) return null;
  const [has, most] = [Math.min(turn.protestant_spaces, turn.religious_victory), turn.religious_victory];
  const at = (/** @type {number} */ spaces) => x + (spaces / most) * width;
  const steps = /** @type {number[]} */ (panel.track);
  return s(
    "g",
    { class: "reformation" },
    s("text", { x, y: y - 12, class: "plate-head" }, phrase`${scene.words.label("protestant_spaces")}: ${turn.protestant_spaces}/${most}`),
    s("rect", { x, y, width, height: 20, rx: 5, class: "struggle-catholic" }),
    s("rect", { x, y, width: Math.max(0, at(has) - x), height: 20, rx: 5, class: "struggle-protestant" }),
    s("path", { d: steps.slice(1, -1).map((spaces) => `M${at(spaces).toFixed(1)} ${y}v20`).join(""), class: "struggle-step" }),
    steps.map((spaces, vp) => (vp % 5 === 0 ? s("text", { x: at(spaces), y: y + 42, class: "turn-year", "text-anchor": vp === 0 ? "start" : vp === 15 ? "end" : "middle" }, `${vp} ${scene.words.label("vp")}`) : null)),
  );
}

// What the dresses of the card-driven wars have in common: where their data lie, what is said of an impulse and beside a
// power's points, which choices go together, where there is fighting, and what is told on the stage.

import { h, s } from "../dom.js";
import { phrase } from "../i18n.js";
import { icon } from "../icons.js";
import { arrow, linkPath } from "./atlas.js";
import { read } from "./files.js";
import { lastDice } from "./stage.js";
import { warChip } from "./warcards.js";
import { embattled } from "./warfigures.js";
import { battle, toldDice, WAR_STAGES } from "./warstage.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Panel} Panel */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../dom.js").Child} Child */
/** @typedef {import("./stage.js").Telling} Telling */
/** @typedef {import("./warmap.js").WarMap} WarMap */
/** @typedef {{at: Space, figure: string}} Fight */

/**
 * A dress that keeps its components and its map in two files beside it.
 * @param {string} place the address of its module
 */
export function factsAndMap(place) {
  return async (/** @type {Scene} */ scene) => {
    const [facts, map] = await Promise.all([read("facts.json", place), read("map.json", place)]);
    scene.data = { ...facts, ...map };
  };
}

// -- words

/**
 * Choices of one sort stand under one heading, where there is a word for many of them.
 * @param {Decision} decision
 * @param {Choice} choice
 * @param {Scene} scene
 */
export function manyTogether(decision, choice, scene) {
  const headed = (/** @type {Choice} */ one) => scene.words.has(`many_${one.option[0]}`);
  if (!decision.options.some(headed)) return choice.option.length > 2 ? null : "";
  const kin = decision.options.filter((other) => other.option[0] === choice.option[0]);
  return headed(choice) && kin.length > 1 ? scene.words.label(`many_${choice.option[0]}`) : "";
}

/**
 * Whose impulse it is, with which card, and how many points are left; nothing between impulses.
 * @param {Scene} scene
 */
export function impulseLine(scene) {
  const { words } = scene;
  const { turn } = scene.view;
  const doing = turn.acting ?? turn.active;
  if (turn.phase !== "action" || !doing) return "";
  const card = turn.card ? phrase` (${words.name("card", turn.card)})` : "";
  return ` · ${scene.powerName(doing)}${card}${turn.cp ? phrase`: ${turn.cp} ${words.label("cp")}` : ""}`;
}

/**
 * What stands beside the points of a power: whether it acts or has passed, how many keys and cards it has.
 * @param {Panel} panel
 * @param {string} key the figure of a key
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function standing(panel, key, scene) {
  const { words } = scene;
  const { turn } = scene.view;
  const acts = turn.phase === "action";
  return [
    acts && turn.active === panel.power ? icon("march", words.label("active"), "gold") : null,
    acts && turn.passed.includes(panel.power) ? h("span", { class: "tag" }, words.label("passed")) : null,
    counted("keys", key, panel.keys, scene),
    counted("cards", "draw", panel.cards, scene),
  ];
}

/**
 * A number with its sign and, in its tip, its name.
 * @param {string} name
 * @param {string} figure
 * @param {number} number
 * @param {Scene} scene
 */
export function counted(name, figure, number, scene) {
  return h("span", { class: "dim", title: scene.words.label(name) }, icon(figure), number);
}

/**
 * How a treaty is drafted: who takes part, and term by term between whom and about what.
 * @param {Record<string, string[]>} terms those that only this title has
 * @param {string[]} [partners] who negotiates, where that is not every power
 */
export function announced(terms, partners) {
  const common = {
    end_war: ["between", "and"],
    ally: ["between", "and"],
    cede: ["from", "to", "space"],
    lend: ["from", "to", "port", "amount"],
    release: ["from", "to", "leader"],
    grant_cards: ["from", "to", "amount"],
  };
  return { announce: { parties: "invite", partners, end: "propose", never: ["drop", "done"], fields: { ...common, ...terms } } };
}

// -- the map

/**
 * Roads and passes, above the colours of the powers.
 * @param {Scene} scene
 */
export function highways(scene) {
  return [
    s("path", { d: linkPath("road", scene), class: "road-edge" }),
    s("path", { d: linkPath("road", scene), class: "road" }),
    s("path", { d: linkPath("pass", scene), class: "road-edge" }),
    s("path", { d: linkPath("pass", scene), class: "mountain-pass" }),
  ];
}

const FIGHTS = new Set(["battle", "naval_battle", "piracy"]);

/**
 * The places where there is fighting just now; pirates are where their sea is, if the panel names one.
 * @param {Scene} scene
 * @returns {Fight[]}
 */
export function campaignFights(scene) {
  return scene.view.panels.flatMap((panel) => {
    const at = FIGHTS.has(panel.kind) ? (scene.spaces.get(panel.place) ?? scene.spaces.get(panel.sea)) : undefined;
    return at ? [{ at, figure: panel.kind === "piracy" ? "skull" : "attack" }] : [];
  });
}

/**
 * Where somebody marches or sails, and where there is fighting just now.
 * @param {WarMap} map
 * @param {Scene} scene
 */
export function campaignMarches(map, scene) {
  if (scene.state?.over) return [];
  const moving = scene.view.panels.flatMap((panel) => {
    const [from, to] = [scene.spaces.get(panel.origin), scene.spaces.get(panel.target)];
    return panel.kind === "move" && from && to ? [arrow(from, to, scene.look(panel.power).color)] : [];
  });
  return [...fray(campaignFights(scene), map, scene), ...moving];
}

/**
 * Marks of battle, seen from near and from afar.
 * @param {Fight[]} fights
 * @param {WarMap} map
 * @param {Scene} scene
 */
export function fray(fights, map, scene) {
  return fights.flatMap(({ at, figure }) => embattled(at, figure, map, scene));
}

// -- the stage

/** @param {Panel} panel @param {Scene} scene */
const fight = (panel, scene) => battle(panel, scene, warChip);

/** What goes on in a campaign, where cards are played into battles. */
export const CAMPAIGN_STAGES = { ...WAR_STAGES, battle: fight, naval_battle: fight };

/** Whether dice lie on the table in what goes on now. @param {Panel} panel */
const rolling = (panel) => panel.kind === "naval_roll" || panel.sides?.some((/** @type {any} */ side) => side.dice.length > 0);

/**
 * The stage of a war: what goes on just now, and when nothing is rolled how the last dice fell.
 * @param {Record<string, (panel: Panel, scene: Scene) => Child>} stages how each kind of panel is shown
 * @param {Omit<Telling, "name" | "rolls"> & {rolls?: Telling["rolls"], busy?: (panel: Panel) => boolean}} told
 */
export function warStage(stages, { rolls = toldDice, busy = rolling, ...telling }) {
  return (/** @type {Scene} */ scene) => {
    if (scene.state?.over) return null;
    const shown = scene.view.panels.map((panel) => stages[panel.kind]?.(panel, scene) ?? null);
    const story = scene.view.panels.some(busy) ? null : lastDice(scene.log, { ...telling, rolls, name: scene.words.label("last_dice") });
    return shown.some(Boolean) || story ? h("div", { class: "war-stage" }, shown, story) : null;
  };
}

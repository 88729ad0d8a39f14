// Ways of several spaces in games in which a formation goes one space at a time.

import { roundel } from "./tokens.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../errand.js").Journey} Journey */

/** Those who march; who leads them is not counted. */
const SOLDIERS = ["regular", "mercenary", "militia", "cavalry", "artillery"];

/** A formation of a campaign: out of a space, where to, who goes; for each space anew. @type {Journey} */
export const MARCH = {
  kind: "move_to",
  act: "space",
  again: { kind: "action", act: "move" },
  whole: { kind: "move_formation", option: ["all"] },
  links: ["road", "pass"],
  party(decision, scene) {
    const from = String(decision.about.space ?? "");
    const own = scene.piecesAt(from).filter((piece) => piece.owner === decision.power && SOLDIERS.includes(piece.kind));
    return { from, count: own.reduce((sum, piece) => sum + piece.count, 0) };
  },
  quiet: ["moves", "moves_with"],
};

/**
 * The formation that is on its way, while others may still stop it.
 * @param {Scene} scene
 * @returns {import("./ghosts.js").Aim[]}
 */
export function warMovement(scene) {
  return scene.view.panels
    .filter((panel) => panel.kind === "move" && !panel.by_sea)
    .map(({ origin, target, power, troops }) => {
      const look = scene.look(power);
      return { from: origin, to: target, color: look.color, figures: [roundel(look, strength(troops))] };
    });
}

/** @param {{count: number}[]} troops */
export function strength(troops) {
  return troops.reduce((sum, { count }) => sum + count, 0);
}

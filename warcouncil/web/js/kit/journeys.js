// Ways of several spaces in games in which a formation goes one space at a time.

/** @typedef {import("../errand.js").Journey} Journey */

/** A formation of a campaign: out of a space, where to, who goes; for each space anew. @type {Journey} */
export const MARCH = {
  kind: "move_to",
  act: "space",
  again: { kind: "action", act: "move" },
  whole: { kind: "move_formation", option: ["all"] },
  links: ["road", "pass"],
  quiet: ["moves", "moves_with"],
};

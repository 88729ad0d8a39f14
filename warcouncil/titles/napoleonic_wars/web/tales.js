// What of the log is told as one, on a card: battles on land and at sea, sieges, interceptions, attrition, conquests, the peace roll.

import { counts, rolls } from "./stage.js";

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** What becomes of both sides behind a battle. */
const AFTERMATH = ["unit_lost", "leader_lost", "leader_felled", "rout", "retreats", "resource_lost", "resource_gained", "squadron_lost", "fleet_retreats", "regrouped", "squadrons_regrouped", "flag_removed", "flag_placed"];
const told = { rolls, counts };

/** @type {Telling[]} */
export const tales = [
  { sign: "attack", begins: ["battle"], decides: ["battle_over"], after: AFTERMATH, ...told },
  { sign: "siege_engine", begins: ["siege"], decides: ["siege_round", "fortress_fallen"], after: AFTERMATH, ...told },
  { sign: "ship", begins: ["naval_battle"], decides: ["naval_over"], after: ["coastal_fire", ...AFTERMATH], ...told },
  { sign: "march", begins: ["intercepts", "evades", "fleet_intercepts", "fleet_patrols"], decides: ["check_rolled"], after: ["interception_failed", "evasion_failed", "fleet_evades"], ...told },
  { sign: "skull", begins: ["attrition", "ships_attrition"], decides: [], after: ["unit_lost", "leader_lost", "squadron_lost"], ...told },
  { sign: "ship", begins: ["coastal_fire", "flotilla_fire"], decides: [], after: ["squadron_lost"], ...told },
  { sign: "crown", begins: ["conquest_rolled"], decides: [], after: ["conquered", "subdued", "pact_lost", "flag_placed"], ...told },
  { sign: "alliance", begins: ["submission_offered"], decides: ["submission_accepted", "submission_refused"], after: ["subdued"] },
  { sign: "alliance", begins: ["peace_rolled"], decides: [], ...told },
];

// What the logs of campaigns tell as one: battles in the field, assaults, fights at sea, interceptions, deals.

/** @typedef {import("./tales.js").Telling} Telling */

/** What is told of both sides in a battle and behind it. */
const AFTERMATH = ["battle_dice", "units_lost", "no_change", "captured", "leader_gone", "retreats", "no_retreat", "goes_inside", "displaced", "takes_control", "siege", "siege_broken", "siege_lifted", "ships_lost", "ships_retreat", "response_played", "unrest"];

/**
 * @param {Telling["counts"]} counts whether a die of the title stands out
 * @returns {Telling[]}
 */
export function warTales(counts) {
  return [
    { sign: "attack", begins: ["field_battle"], decides: ["battle_won"], after: AFTERMATH, totals: { battle_won: [[0, "hits"], [1, "hits2"]] }, winner: { battle_won: "power" }, counts },
    { sign: "siege_engine", begins: ["assault"], decides: ["assault_succeeds", "assault_fails", "assault_broken"], after: AFTERMATH, winner: { assault_succeeds: "power" }, counts },
    { sign: "ship", begins: ["naval_combat"], decides: ["naval_result"], after: AFTERMATH, winner: { naval_result: "power" }, counts },
    { sign: "ship", begins: ["naval_roll"], decides: ["naval_interception", "naval_avoidance"], after: ["naval_roll"] },
    { sign: "march", begins: ["intercepts", "intercepts_not", "avoids", "avoids_not"], decides: [], after: ["intercepts", "intercepts_not", "avoids", "avoids_not"] },
    { sign: "alliance", begins: ["deal_announced"], decides: ["deal_confirmed", "deal_refused", "deal_dropped"], after: ["war_ended", "allied", "space_handed_over", "squadrons_lent", "admiral_lent"] },
  ];
}

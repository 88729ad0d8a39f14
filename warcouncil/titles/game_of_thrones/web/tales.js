// What of the log is told as one, on a card: combats, bids, attacks of the wildlings, the orders of a round.

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** @type {Telling[]} */
export const tales = [
  {
    sign: "attack",
    begins: ["combat"],
    decides: ["wins"],
    after: ["garrison_falls", "units_die", "loses_unit", "no_retreat", "retreats", "enters", "kept_out", "gains_power", "removes_order", "moves_order", "recovers_cards", "discards_card", "token_lost", "takes_ships", "ships_lost"],
    totals: { base_strength: [["power", "strength"], ["power2", "strength2"]], total_strength: [["power", "strength"], ["power2", "strength2"]] },
    winner: { wins: "power" },
  },
  { sign: "crown", begins: ["bids"], decides: ["track"], after: ["token_passes"] },
  { sign: "skull", begins: ["wildling_attack"], decides: ["watch_wins", "wildlings_win"], after: ["names", "wildling_card", "loses_unit", "unhorsed", "knighted", "moves_on_track", "discards_card", "recovers_cards", "loses_power", "regains_bid", "threat"] },
  { sign: "march", begins: ["orders_revealed"], decides: [], after: ["order"] },
];

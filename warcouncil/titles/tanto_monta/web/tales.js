// What of the log is told as one, on a card: battles, pirates, headlines, naos, plagues, trade, weddings, minor powers won over.

import { warTales } from "/js/kit/index.js";
import { counts } from "./stage.js";

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** @type {Telling[]} */
export const tales = [
  ...warTales(counts),
  { sign: "attack", begins: ["battle_dice"], decides: ["battle_won"], after: ["battle_dice", "units_lost", "foreign_war_over"], totals: { battle_won: [[0, "hits"], [1, "hits2"]] }, winner: { battle_won: "power" }, counts }, // of a foreign war
  { sign: "skull", begins: ["piracy"], decides: ["piracy_defence", "piracy_dice"], after: ["ships_lost", "piracy_vp", "piracy_order", "piracy_ship"], counts },
  { sign: "skull", begins: ["raid"], decides: ["raid_defence"], after: ["raid_dice", "raid_vp", "raid_cargo"], counts },
  { sign: "skull", begins: ["raid_defence"], decides: ["raid_dice"], after: ["raid_cargo"], counts }, // of an event: nobody sails there
  { sign: "ship", begins: ["war_at_sea"], decides: [], after: ["war_ships_sunk", "war_ships_home"], counts },
  { sign: "attack", begins: ["pursuit"], decides: [], after: ["units_lost"], counts },
  { sign: "culture", begins: ["headline_shown"], decides: ["headlines_ranked"], after: ["headline_shown", "headline_roll", "headline_fails"] },
  { sign: "ship", begins: ["nao_roll"], decides: [], after: ["ocean_explored", "chart_won"] },
  { sign: "alliance", begins: ["status_roll"], decides: ["status_won"], after: ["status_roll", "activated", "deactivated"], round: true },
  { sign: "chest", begins: ["return_roll"], decides: [], after: ["cargo_fate"] },
  { sign: "ship", begins: ["escort_roll"], decides: [], after: ["escort_home", "escort_lost"] },
  { sign: "chest", begins: ["caravan_blocked", "factories", "sack_die"], decides: [] },
  { sign: "chest", begins: ["trade_roll", "slave_trade"], decides: [], after: ["trade_roll", "slave_trade"], round: true },
  { sign: "chest", begins: ["kingdom_roll", "house_roll"], decides: [], after: ["kingdom_roll", "house_roll"], round: true },
  { sign: "culture", begins: ["headline_roll"], decides: [], after: ["headline_fails"] },
  { sign: "skull", begins: ["disaster", "rebels", "orders_strike"], decides: [], after: ["units_lost", "resource_discarded"], counts },
  { sign: "alliance", begins: ["captive_roll", "atlantic_roll"], decides: [] },
  { sign: "skull", begins: ["plague_dice", "plague_strikes", "rebellion_dice"], decides: [], after: ["plague_dice", "plague_strikes", "rebellion_dice"] },
  { sign: "march", begins: ["militia_dice", "rally_die", "uprising_roll"], decides: [], after: ["militia_dice", "rally_die", "uprising_roll", "units_lost"], round: true },
  { sign: "crown", begins: ["death_roll"], decides: [], after: ["death_roll", "royal_death"] },
  { sign: "crown", begins: ["wedding_roll"], decides: [], after: ["married"] },
];

// What of the log is told as one, on a card: battles, pirates, headlines, naos, weddings, minor powers won over.

import { warTales } from "/js/kit/index.js";
import { counts } from "./stage.js";

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** @type {Telling[]} */
export const tales = [
  ...warTales(counts),
  { sign: "skull", begins: ["piracy"], decides: ["piracy_dice"], after: ["piracy_vp", "piracy_order", "piracy_ship"], counts },
  { sign: "culture", begins: ["headline_shown"], decides: ["headlines_ranked"], after: ["headline_shown", "headline_roll", "headline_fails"] },
  { sign: "ship", begins: ["nao_roll"], decides: [], after: ["ocean_explored", "chart_won"] },
  { sign: "crown", begins: ["wedding_roll"], decides: [], after: ["married"] },
];

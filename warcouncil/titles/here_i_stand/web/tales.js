// What of the log is told as one, on a card: battles, debates, attempts, the Diet, pirates, voyages.

import { warTales } from "/js/kit/index.js";
import { counts } from "./stage.js";

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** @type {Telling[]} */
export const tales = [
  ...warTales(counts),
  { sign: "culture", begins: ["debate_called"], decides: ["debate_won", "debate_undecided", "no_debate"], after: ["aleander", "campeggio", "debater_burnt", "debater_disgraced", "turns_protestant", "turns_catholic"], counts },
  { sign: "culture", begins: ["diet_card"], decides: ["diet_won", "diet_undecided"], after: ["diet_card"], counts },
  { sign: "skull", begins: ["piracy"], decides: ["piracy_dice"], after: ["piracy_vp", "piracy_ship"], counts },
  { sign: "ship", begins: ["explorer"], decides: ["lost_at_sea", "nothing_found", "discovery", "voyage_failed"] },
  { sign: "ship", begins: ["conquistador"], decides: ["conquistador_killed", "no_conquest", "conquered"] },
];

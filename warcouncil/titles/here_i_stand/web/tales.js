// What of the log is told as one, on a card: battles, debates, attempts, the Diet, works, Henry's wives, pirates, voyages.

import { warTales } from "/js/kit/index.js";
import { counts } from "./stage.js";

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** What may come of a marriage of Henry VIII. */
const HEIRS = ["pregnancy", "pregnancy_nothing"];

/** @type {Telling[]} */
export const tales = [
  ...warTales(counts),
  { sign: "attack", begins: ["battle_dice"], decides: ["battle_won"], after: ["battle_dice", "units_lost"], counts }, // a war abroad has no battle in the field
  { sign: "culture", begins: ["debate_called"], decides: ["debate_won", "debate_undecided", "no_debate"], after: ["aleander", "campeggio", "debater_burnt", "debater_disgraced", "turns_protestant", "turns_catholic"], counts },
  { sign: "culture", begins: ["diet_card"], decides: ["diet_won", "diet_undecided"], after: ["diet_card"], counts },
  { sign: "culture", begins: ["reform_attempts", "counter_attempts", "reform_attempt", "counter_attempt"], decides: [], after: ["debater_committed", "attempt_fails", "reform_attempt", "counter_attempt", "attempt_answer", "turns_protestant", "turns_catholic", "electorate_troops", "leader_enters", "attempts_ended"], counts },
  { sign: "crown", begins: HEIRS, decides: [] },
  { sign: "crown", begins: ["mary_die"], decides: [], after: ["mary_interferes"] },
  { sign: "culture", begins: ["chateau_die", "michelangelo", "prayer_die", "council_dice"], decides: [], after: ["council_dice"] },
  { sign: "ship", begins: ["riches", "raider", "fountain"], decides: [], after: ["riches", "raider"] },
  { sign: "skull", begins: ["rebels", "leader_executed", "leader_dismissed", "doria_raids"], decides: [] },
  { sign: "skull", begins: ["piracy"], decides: ["piracy_dice"], after: ["piracy_vp", "piracy_ship"], counts },
  { sign: "ship", begins: ["explorer"], decides: ["lost_at_sea", "nothing_found", "discovery", "voyage_failed"], after: ["explorer", "voyage_roll"] },
  { sign: "ship", begins: ["conquistador"], decides: ["conquistador_killed", "no_conquest", "conquered"], after: ["conquistador", "voyage_roll"] },
];

// Quiet tones for a move, a battle, and one's own turn; off unless somebody wants them.

import { setting } from "./settings.js";
import { FIGHTS } from "./statistics.js";

/** @typedef {"turn" | "move" | "battle"} Sound */
/** @typedef {{pitch: number, after: number, lasts: number, loud: number, shape: OscillatorType}} Tone */

/** @type {Record<Sound, Tone[]>} */
const SOUNDS = {
  turn: [
    { pitch: 523.25, after: 0, lasts: 0.75, loud: 0.08, shape: "sine" },
    { pitch: 783.99, after: 0.12, lasts: 0.75, loud: 0.08, shape: "sine" },
  ],
  move: [{ pitch: 196, after: 0, lasts: 0.16, loud: 0.06, shape: "triangle" }],
  battle: [
    { pitch: 98, after: 0, lasts: 0.5, loud: 0.1, shape: "triangle" },
    { pitch: 73.42, after: 0.16, lasts: 0.7, loud: 0.1, shape: "triangle" },
  ],
};

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} sound */
export function play(sound) {
  if (setting("sound") !== "yes") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { pitch, after, lasts, loud, shape } of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(loud, now + after + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + after + lasts - 0.05);
    tone.connect(volume).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + lasts);
  }
}

/**
 * What is heard of what has happened: one's own turn above all, then a battle, then anything that was done.
 * @param {import("./types.js").LogEntry[]} added
 * @param {import("./kit/tales.js").Telling[]} tellings
 * @param {boolean} mine
 * @returns {Sound | null}
 */
export function soundOf(added, tellings, mine) {
  if (mine) return "turn";
  const fought = added.some((entry) => tellings.some((one) => FIGHTS.has(one.sign) && [...one.begins, ...one.decides].includes(entry.message)));
  return fought ? "battle" : added.length > 0 ? "move" : null;
}

// A quiet bell when it is my turn; off unless somebody wants it.

import { setting } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

export function chime() {
  if (setting("sound") !== "yes") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + index * 0.12);
    volume.gain.linearRampToValueAtTime(0.08, now + index * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + index * 0.12 + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(now + index * 0.12);
    tone.stop(now + index * 0.12 + 0.75);
  }
}

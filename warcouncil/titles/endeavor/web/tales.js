// What of the log is told as one, on a card: attacks, regions that open, the abolition of slavery, the count at the end.

/** @typedef {import("/js/kit/index.js").Telling} Telling */

/** @type {Telling[]} */
export const tales = [
  { sign: "attack", begins: ["attack", "attack_silent"], decides: [], after: ["memorial", "gain_token", "link_token"] },
  { sign: "ship", begins: ["open"], decides: [], after: ["governor", "silent_governor"] },
  { sign: "slavery", begins: ["abolition"], decides: [], after: ["discard_slavery", "population"] },
  { sign: "crown", begins: ["score"], decides: [], after: ["score"] },
];

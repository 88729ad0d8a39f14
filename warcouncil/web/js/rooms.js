// How much room there is: which layout of a match fits the window. The style sheets know the layouts, not the sizes.

import { saysMore } from "./more.js";

/**
 * `desk`: board, question, story and player boards side by side. `low`: the same with less height. `stacked`: the board
 * above one part of the rest, the others behind tabs. `beside`: the same with the board on the left.
 * @typedef {"desk" | "low" | "stacked" | "beside"} Room
 */

/** Narrower than this is a phone held upright. */
const NARROW = 760;
/** Up to this width a tablet held upright has no room for three parts beside each other. */
const UPRIGHT = 1100;
/** Lower than this is a phone on its side. */
const FLAT = 500;
/** Lower than this, question, scores and log share the height with care. */
const LOW = 860;

/**
 * @param {number} width
 * @param {number} height
 * @param {boolean} tall whether the board is higher than wide
 * @returns {Room}
 */
export function roomFor(width, height, tall) {
  if (height < FLAT && width > height) return "beside";
  if (width < NARROW) return "stacked";
  if (width < UPRIGHT && height > width) return tall ? "beside" : "stacked";
  return height < LOW ? "low" : "desk";
}

/**
 * Whether only one part is seen beside the board.
 * @param {HTMLElement} element
 */
export function isHandheld(element) {
  return element.classList.contains("handheld");
}

/**
 * Keep the layout of a match fitting to the window; returns how to stop.
 * @param {HTMLElement} element
 */
export function keepRoom(element) {
  const fit = () => {
    const room = roomFor(innerWidth, innerHeight, element.classList.contains("tall"));
    element.dataset.room = room;
    element.classList.toggle("handheld", room === "stacked" || room === "beside");
  };
  addEventListener("resize", fit);
  for (const part of element.querySelectorAll(".ask, .stage, .tidings, .replay-controls, .dock-body")) saysMore(part);
  fit();
  return () => removeEventListener("resize", fit);
}

// Names on a map.

import { s } from "../dom.js";

/**
 * A name around a point; a long one may take two lines.
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {string} [name]
 * @param {number} [longest] letters in a line
 */
export function label(x, y, text, name = "name", longest = Infinity) {
  const lines = inLines(text, longest);
  if (lines.length === 1) return s("text", { x, y, class: name, "text-anchor": "middle" }, text);
  return s("text", { y, class: name, "text-anchor": "middle" }, spaced(lines.map((line, index) => s("tspan", { x, dy: index === 0 ? "-0.9em" : "0.95em" }, line))));
}

/**
 * Lines of one text, with spaces between that take no room: the words do not run together where they are read aloud.
 * @param {Element[]} lines
 */
export function spaced(lines) {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [s("tspan", { "font-size": 0, x: line.getAttribute("x") }, " "), line]));
}

/**
 * What a place is called by those who cannot see it: whatever is written there, too, for whoever speaks to the page.
 * @param {string} spoken
 * @param {Element} group the place as it is drawn
 */
export function heard(spoken, group) {
  const texts = [...group.querySelectorAll("text")].map((text) => (text.textContent ?? "").trim());
  const written = [...new Set(texts)].filter((text) => /[\p{L}\p{N}]/u.test(text)).join(" "); // signs such as ? say nothing aloud
  return spoken.includes(written) ? spoken : `${written}. ${spoken}`;
}

/**
 * A text in one line, or in two that are about as long as each other.
 * @param {string} text
 * @param {number} longest letters in a line
 */
export function inLines(text, longest) {
  const words = text.split(" ");
  if (text.length <= longest || words.length < 2) return [text];
  let [best, at] = [Infinity, 1];
  for (let i = 1; i < words.length; i++) {
    const uneven = Math.abs(words.slice(0, i).join(" ").length - words.slice(i).join(" ").length);
    if (uneven < best) [best, at] = [uneven, i];
  }
  return [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

/**
 * About how wide a text is.
 * @param {string} text
 * @param {number} letter the size of its letters
 * @param {number} [narrow] the width of a Latin letter for its size; a Chinese one is as wide as high
 */
export function textWidth(text, letter, narrow = 0.58) {
  return [...text].reduce((sum, one) => sum + (one > "\u2e7f" ? 1.02 : narrow), 0) * letter;
}

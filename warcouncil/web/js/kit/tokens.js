// Figures on a map, around (0, 0): whose they are, what they are, how many.

import { s } from "../dom.js";
import { sign } from "../icons.js";
import { number } from "./pieces.js";

/** @typedef {import("../icons.js").Livery} Livery */

/**
 * A regular shape; without sides a circle.
 * @param {number} sides
 * @param {number} radius
 * @param {number} turn where its first corner lies, in degrees clockwise from the east
 * @param {Record<string, unknown>} attributes
 */
export function polygon(sides, radius, turn, attributes) {
  if (sides === 0) return s("circle", { r: radius, ...attributes });
  const points = Array.from({ length: sides }, (_, i) => {
    const angle = ((i / sides) * 360 + turn) * (Math.PI / 180);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return s("polygon", { points: points.join(" "), ...attributes });
}

/**
 * A marker of no power: a sign in a small circle.
 * @param {string} figure
 * @param {string} name its class
 * @param {number} [radius]
 */
export function badge(figure, name, radius = 9.5) {
  return s("g", { class: `badge ${name}` }, s("circle", { r: radius }), sign(figure, 0, 0, radius * 1.45));
}

/**
 * So many units of a kind: a banner, or at sea a hull, with their figure and their number.
 * @param {Livery} look
 * @param {string} figure
 * @param {number} count
 * @param {boolean} naval
 * @param {string} name its class
 */
export function banner(look, figure, count, naval, name) {
  const shape = naval ? "M-13-10h26v12q-1 8-8 8h-10q-7 0-8-8z" : "M-13-10h26v20h-26z";
  const many = count > 9;
  return s(
    "g",
    { class: `unit ${name}` },
    s("path", { d: shape, fill: look.color, class: "unit-ground" }),
    sign(figure, many ? -7 : -5.5, 0, many ? 11 : 13, { fill: look.ink }),
    s("text", { x: many ? 5.5 : 6.5, y: 5, "text-anchor": "middle", fill: look.ink, "font-size": many ? 12.5 : 14 }, count),
  );
}

/**
 * One unit or several of a kind on the shield of their owner; those that were beaten lie on their side.
 * @param {Livery} look
 * @param {string} figure
 * @param {number} count
 * @param {boolean} [beaten]
 */
export function escutcheon(look, figure, count, beaten = false) {
  return s(
    "g",
    { class: "unit", transform: beaten ? "rotate(90)" : null, opacity: beaten ? 0.75 : null },
    s("path", { d: "M-21-21h42V4c0 13-9 19-21 25C-12 23-21 17-21 4z", fill: look.color, class: "figure-ground" }),
    sign(figure, 0, -1, 30, { fill: look.ink }),
    sign(look.emblem, 0, 20, 10, { fill: look.ink }),
    number(count, 18, -19),
  );
}

/**
 * A round token with its owner's emblem.
 * @param {Livery} look
 * @param {number} count
 */
export function roundel(look, count) {
  return s("g", {}, s("circle", { r: 20, fill: look.color, class: "figure-ground" }), sign(look.emblem, 0, 0, 25, { fill: look.ink }), number(count, 16, -16));
}

/**
 * A tower with a strength written on it.
 * @param {Livery} look
 * @param {string} strength
 */
export function tower(look, strength) {
  return s("g", {}, s("path", { d: "M-20-21h10v6h5v-6h10v6h5v-6h10V20h-40z", fill: look.color, class: "figure-ground" }), s("text", { y: 12, class: "tower-strength", "text-anchor": "middle", fill: look.ink }, strength));
}

/**
 * Somebody who leads: a coin with a few letters, and below it what they are worth.
 * @param {Livery} look
 * @param {string} letters
 * @param {string} name its class
 * @param {number[]} [ratings] the battle rating, and how many units follow
 */
export function medallion(look, letters, name, ratings = []) {
  const worth = ratings.length ? s("g", { class: "ratings" }, s("rect", { x: -13, y: 8.5, width: 26, height: 11.5, rx: 4 }), s("text", { y: 17.8, "text-anchor": "middle" }, ratings.join("·"))) : null;
  return s("g", { class: `medallion ${name}` }, s("circle", { r: 12.5, class: "medallion-rim" }), s("circle", { r: 10, fill: look.color }), s("text", { y: 4.5, "text-anchor": "middle", fill: look.ink }, letters), worth);
}

/**
 * The initials of a name; of a Chinese one, its first two characters.
 * @param {string} name
 */
export function initials(name) {
  if (/[\u2e80-\u9fff]/.test(name)) return name.replace(/[^\u2e80-\u9fff]/g, "").slice(0, 2);
  const words = name.split(/[\s-]+/).filter((word) => /^[A-ZÀ-Þ]/.test(word));
  return words.map((word) => word[0]).join("").slice(0, 3) || name.slice(0, 2);
}

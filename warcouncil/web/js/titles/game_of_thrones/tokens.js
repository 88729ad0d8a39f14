// Units, orders, garrisons and power tokens on the map.

import { s } from "../../dom.js";
import { sign } from "../../icons.js";
import { number } from "../../pieces.js";

/** @typedef {import("../../scene.js").Scene} Scene */
/** @typedef {import("../../types.js").Piece} Piece */

/**
 * The sign of a unit; a routed one lies on its side but is the same.
 * @param {string} kind
 */
export function figure(kind) {
  return kind.replace("routed_", "");
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
export function unit(piece, scene) {
  const look = scene.look(piece.owner);
  const routed = piece.kind.startsWith("routed_");
  return s(
    "g",
    { class: "unit", transform: routed ? "rotate(90)" : null, opacity: routed ? 0.75 : null },
    s("path", { d: "M-21-21h42V4c0 13-9 19-21 25C-12 23-21 17-21 4z", fill: look.color, class: "figure-ground" }),
    sign(figure(piece.kind), 0, -1, 30, { fill: look.ink }),
    sign(look.emblem, 0, 20, 10, { fill: look.ink }),
    number(piece.count, 18, -19),
  );
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
export function orderToken(piece, scene) {
  const look = scene.look(piece.owner);
  const order = piece.markers.find((marker) => marker in (scene.data.order ?? {}));
  const secret = piece.markers.includes("face_down") || piece.markers.includes("draft");
  const fact = order ? scene.data.order[order] : null;
  const value = fact?.modifier ? (fact.modifier > 0 ? `+${fact.modifier}` : `−${-fact.modifier}`) : "";
  return s(
    "g",
    { class: `order ${secret ? "secret" : ""} ${fact ? `order-${fact.type}` : ""}` },
    s("circle", { r: 25, class: "order-rim", fill: look.color }),
    s("circle", { r: 20, class: "order-ground" }),
    fact ? sign(fact.type, value ? -8 : 0, 0, value ? 19 : 25, { class: "order-sign" }) : sign(look.emblem, 0, 0, 26, { fill: look.color, class: "order-back" }),
    value ? s("text", { x: 10, y: 6.5, class: "order-value", "text-anchor": "middle" }, value) : null,
    fact?.star ? sign("star", 0, -20, 15, { class: "glory-star" }) : null,
  );
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
export function powerToken(piece, scene) {
  const look = scene.look(piece.owner);
  return s("g", {}, s("circle", { r: 20, fill: look.color, class: "figure-ground" }), sign(look.emblem, 0, 0, 25, { fill: look.ink }), number(piece.count, 16, -16));
}

/**
 * The garrison of a home, or a neutral force: its strength in a tower.
 * @param {Piece} piece
 * @param {Scene} scene
 */
export function garrison(piece, scene) {
  const look = scene.look(piece.owner);
  const strength = piece.markers.includes("unbreachable") ? "✕" : `${piece.count}`;
  return s("g", {}, s("path", { d: "M-20-21h10v6h5v-6h10v6h5v-6h10V20h-40z", fill: look.color, class: "figure-ground" }), s("text", { y: 12, class: "garrison-strength", "text-anchor": "middle", fill: look.ink }, strength));
}

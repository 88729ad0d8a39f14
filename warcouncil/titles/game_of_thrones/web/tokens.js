// Units and orders on the map.

import { s, sign } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Piece} Piece */

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

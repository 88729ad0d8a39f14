// Pieces as any title may have them: discs with the owner's emblem, and a number where there are several.

import { s } from "../dom.js";
import { PATHS, sign } from "../icons.js";

/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Space} Space */
/** @typedef {import("../scene.js").Scene} Scene */

/**
 * Where so many pieces stand: side by side, in rows of four.
 * @param {Space} space
 * @param {number} count
 * @param {boolean} below leave the middle to the name
 * @returns {[number, number][]}
 */
export function arrange(space, count, below) {
  const [across, down] = [34, 36];
  const rows = Math.ceil(count / 4);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 4);
    const inRow = Math.min(4, count - row * 4);
    const x = space.x + ((index % 4) - (inRow - 1) / 2) * across;
    const y = space.y + (below ? 30 + row * down : (row - (rows - 1) / 2) * down);
    return [x, y];
  });
}

/**
 * @param {Piece} piece
 * @param {Scene} scene
 */
export function drawPiece(piece, scene) {
  if (piece.owner !== null) return disc(scene, piece.owner, piece.count, piece.kind in PATHS ? piece.kind : undefined);
  const known = piece.kind in PATHS ? piece.kind : (piece.markers.find((marker) => marker in PATHS) ?? "ring");
  return s("g", {}, s("circle", { r: 14, class: "token-ground" }), sign(known, 0, 0, 17, { class: "token-sign" }), number(piece.count, 12, -12));
}

/**
 * A wooden disc in somebody's colour.
 * @param {Scene} scene
 * @param {string | null} owner
 * @param {number} count
 * @param {string} [figure] a sign in place of the emblem
 * @param {number} [radius]
 */
export function disc(scene, owner, count, figure, radius = 16) {
  const look = scene.look(owner);
  return s(
    "g",
    { class: "disc" },
    s("ellipse", { cy: radius * 0.24, rx: radius, ry: radius, class: "disc-side", fill: look.color }),
    s("circle", { r: radius, class: "disc-top", fill: look.color }),
    s("circle", { r: radius * 0.78, class: "disc-rim", stroke: look.ink }),
    sign(figure ?? look.emblem, 0, 0, radius * 1.1, { fill: look.ink }),
    number(count, radius * 0.75, -radius * 0.75),
  );
}

/**
 * How many; one is not said.
 * @param {number} count
 * @param {number} x
 * @param {number} y
 */
export function number(count, x, y) {
  if (count <= 1) return null;
  return s("g", { class: "count", transform: `translate(${x} ${y})` }, s("circle", { r: 9 }), s("text", { y: 4.5, "text-anchor": "middle" }, count));
}

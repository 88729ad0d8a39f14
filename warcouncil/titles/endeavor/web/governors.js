// Where the governor of a region lies.

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Space} Space */

/**
 * Where the governor lies: on the side of the deck with the most room.
 * @param {Space} deck
 * @param {Scene} scene
 * @returns {[number, number]}
 */
export function besideDeck(deck, scene) {
  const zone = scene.board.zones.find((other) => other.id === deck.area);
  const [x, y, width, height] = zone?.box ?? [0, 0, ...scene.board.size];
  /** @type {[number, number][]} */
  const sides = [[44, 0], [-44, 0], [0, -58], [0, 58]];
  const spots = sides.map(([dx, dy]) => /** @type {[number, number]} */ ([deck.x + dx, deck.y + dy]));
  const inside = spots.filter(([u, v]) => u > x + 20 && u < x + width - 20 && v > y + 26 && v < y + height - 26);
  const room = (/** @type {[number, number]} */ [u, v]) => Math.min(...scene.board.spaces.filter((space) => space !== deck).flatMap((space) => [Math.hypot(space.x - u, space.y - v), Math.hypot(space.x - u, space.y + 36 - v)]));
  return (inside.length > 0 ? inside : spots).reduce((a, b) => (room(b) > room(a) ? b : a));
}

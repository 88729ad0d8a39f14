// The empty board of a title, to look at before a game.

import { get } from "./api.js";
import { BoardView } from "./board.js";
import { h } from "./dom.js";
import { dressOf, Scene } from "./scene.js";
import { title, words } from "./words.js";

/**
 * @param {string} id
 * @param {number} players
 */
export async function preview(id, players) {
  const [about, board, vocabulary, dress] = await Promise.all([title(id), get(`/titles/${id}/board`, { players }), words(id), dressOf(id)]);
  const scene = new Scene(about, board, vocabulary, dress);
  await dress.prepare?.(scene);
  const view = new BoardView(scene, () => undefined);
  view.element.setAttribute("aria-hidden", "true");
  return h("div", { class: "card preview", "data-title": id }, view.element);
}

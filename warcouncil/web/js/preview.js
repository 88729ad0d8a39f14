// The empty board of a title, to look at before a game.

import { get } from "./api.js";
import { BoardView } from "./board.js";
import { h } from "./dom.js";
import { dressed } from "./wardrobe.js";

/**
 * @param {string} id
 * @param {number} players
 */
export async function preview(id, players) {
  const view = new BoardView(await dressed(id, get(`/titles/${id}/board`, { players })), () => undefined);
  view.element.setAttribute("aria-hidden", "true");
  return h("div", { class: "card preview", "data-title": id }, view.element);
}

// The buttons at the corner of the board. In a hand they fold to a single one: fingers zoom by themselves, and the map
// needs the room.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { showLegend } from "./legend.js";

/** @typedef {import("./board.js").BoardView} BoardView */

/** @param {BoardView} view */
export function boardButtons({ scene, panzoom, buttons }) {
  const unfold = (/** @type {boolean} */ open) => {
    buttons.classList.toggle("open", open);
    folded.setAttribute("aria-expanded", String(open));
  };
  const folded = button("±", t("zoom"), () => unfold(!buttons.classList.contains("open")));
  folded.classList.add("fold");
  unfold(false);
  panzoom.svg.onpointerdown = () => unfold(false);
  return [
    button("＋", t("zoom-in"), () => panzoom.zoom(1.5)),
    button("－", t("zoom-out"), () => panzoom.zoom(1 / 1.5)),
    button("⤢", t("zoom-all"), () => panzoom.reset()),
    button("?", t("legend"), () => showLegend(scene)),
    folded,
  ];
}

/**
 * @param {string} text
 * @param {string} label
 * @param {() => void} act
 */
function button(text, label, act) {
  return h("button", { type: "button", class: "round", title: label, "aria-label": label, onclick: act }, text);
}

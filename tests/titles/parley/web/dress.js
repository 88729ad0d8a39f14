// How parley is dressed: a few looks of its own, to see that a title from outside can bring them.

import { badge, label, s, t } from "/js/kit/index.js";

/** @type {import("/js/kit/index.js").Dress} */
const parley = {
  powers: {
    cobalt: { color: "#1f4fa3", ink: "#ffffff", emblem: "tower" },
    amber: { color: "#d99a1c", ink: "#2a1c00", emblem: "sun" },
    damson: { color: "#5d2a5f", ink: "#ffffff", emblem: "leaf" },
    basalt: { color: "#3c3f44", ink: "#ffffff", emblem: "chevron" },
  },

  space: (space, scene) => [s("circle", { r: 20, class: "shape parley-town" }), badge("castle", "parley-gate"), label(0, 37, scene.elementName(space.id))],

  turn: (scene) => t("parley-round", { round: scene.view.turn.round }),
};

export default parley;

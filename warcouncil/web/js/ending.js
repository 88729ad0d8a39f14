// The end of a match in words: who has won, and the ranks of all.

import { classes, h } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";

/**
 * @param {import("./types.js").MatchResult} result
 * @param {import("./scene.js").Scene} scene
 */
export function ending(result, scene) {
  return h(
    "div",
    { class: "ended", tabindex: -1, "data-key": "prompt", "data-testid": "result" },
    h("h2", {}, t("game-over")),
    h("p", {}, result.text),
    h("ol", { class: "ranking" }, result.lines.map((line) => h("li", { class: classes(result.winners.includes(line.seat) && "winner") }, h("span", { class: "rank" }, line.rank), shield(scene.look(line.power)), h("span", { class: "grow" }, scene.powerName(line.power), h("span", { class: "dim" }, ` ${scene.player(line.power)}`)), h("b", {}, line.score)))),
    result.clause ? h("p", { class: "dim" }, result.clause.text) : null,
  );
}

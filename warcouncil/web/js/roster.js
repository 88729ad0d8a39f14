// Who is ready and who still decides, where all decide at once and the title has that seen. The server tells it of no
// response window.

import { classes, h } from "./dom.js";
import { t } from "./i18n.js";
import { shield } from "./icons.js";

/** @typedef {import("./scene.js").Scene} Scene */

/**
 * Whom the table waits for among those who are asked: without whoever is ready, where one may know that.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function deciding(scene) {
  const { powers, ready } = scene.state?.waiting ?? { powers: [], ready: null };
  return ready ? powers.filter((power) => !ready.includes(power)) : powers;
}

/**
 * Everybody by name, with who sits there.
 * @param {Scene} scene
 */
export function roster(scene) {
  const { waiting, over } = scene.state ?? {};
  const ready = waiting?.ready;
  if (!waiting || !ready || over || waiting.powers.length < 2) return null;
  const line = (/** @type {string} */ power) => {
    const is = ready.includes(power);
    return h(
      "li",
      { class: classes("decider", is && "is-ready"), "data-power": power, "data-ready": String(is) },
      shield(scene.look(power)),
      h("span", { class: "decider-name" }, h("b", {}, scene.powerName(power)), " ", h("span", { class: "dim" }, scene.player(power))),
      h("span", { class: "decider-state" }, `${is ? "✓" : "…"} ${t(is ? "is-ready" : "is-deciding")}`),
    );
  };
  return h("ul", { class: "roster", "data-testid": "roster", "aria-label": t("who-is-ready") }, waiting.powers.map(line));
}

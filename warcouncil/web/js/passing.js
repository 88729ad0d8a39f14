// Passing in a window, now and at such moments from now on.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { tell } from "./telling.js";

/** @typedef {import("./decision.js").DecisionPanel} DecisionPanel */
/** @typedef {import("./types.js").Decision} Decision */

/**
 * For a question that is asked in a window, where the page can leave a standing answer.
 * @param {DecisionPanel} panel
 * @param {Decision} decision
 */
export function passFromNowOn(panel, decision) {
  const { trigger } = decision;
  const { stand } = panel.wishes;
  if (!trigger || !stand) return null;
  const ways = panel.scene.title.standing.flatMap((one) => [
    { trigger, until: one.until, name: t("pass-here-until", { until: one.name }) },
    { trigger: "*", until: one.until, name: t("pass-everywhere-until", { until: one.name }) },
  ]);
  const select = h(
    "select",
    {
      class: "pass-on",
      "aria-label": t("pass-from-now"),
      "data-key": `pass on ${decision.power}`,
      "data-testid": "pass-on",
      disabled: panel.busy || panel.paused,
      onchange: () => {
        const way = ways[Number(select.value)];
        if (way) void panel.during(async () => void (await tell(() => stand(way.trigger, way.until, decision.power))));
      },
    },
    h("option", { value: "" }, t("pass-from-now")),
    ways.map((way, number) => h("option", { value: String(number) }, way.name)),
  );
  return h("div", { class: "row" }, select);
}

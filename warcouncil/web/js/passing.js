// A question that is asked in a window: whom it concerns, and passing now and at such moments from now on.

import { h } from "./dom.js";
import { list, t } from "./i18n.js";
import { shield } from "./icons.js";
import { tell } from "./telling.js";

/** @typedef {import("./decision.js").DecisionPanel} DecisionPanel */
/** @typedef {import("./types.js").Decision} Decision */

/**
 * What is asked, and in a window whom it concerns.
 * @param {DecisionPanel} panel
 * @param {Decision} decision
 */
export function promptOf(panel, decision) {
  const prompt = h("div", { class: "prompt", tabindex: -1, "data-key": "prompt" }, shield(panel.scene.look(decision.power)), h("span", { "data-testid": "prompt" }, decision.prompt));
  return [prompt, decision.concerns ? concernsLine(panel, decision, decision.concerns) : null];
}

/**
 * Whom a window concerns, as everybody can see; and to whoever wants to be asked only then, that this is why.
 * @param {DecisionPanel} panel
 * @param {Decision} decision
 * @param {string[]} powers
 */
function concernsLine(panel, decision, powers) {
  const { scene, wishes } = panel;
  const { withdraw } = wishes;
  const whom = powers.length > 0 ? t("concerns", { powers: list(powers.map((power) => scene.powerName(power))) }) : t("concerns-all");
  const held = scene.state?.unless_concerned ?? {};
  const wish = [`${decision.power} ${decision.trigger}`, decision.trigger ?? "", `${decision.power} *`, "*"].find((window) => window in held);
  const mine = powers.length === 0 || powers.some((power) => scene.mine.includes(power));
  const takeBack = () => void panel.during(async () => void (wish && withdraw && (await tell(() => withdraw(wish)))));
  const back = wish && withdraw ? h("button", { type: "button", class: "plain", disabled: panel.busy || panel.paused, onclick: takeBack }, t("ask-always-again")) : null;
  return h("div", { class: "row wrap concerns dim", "data-testid": "concerns" }, h("span", {}, whom), wish && mine ? h("b", {}, t("concerns-you")) : null, back);
}

/**
 * For a question that is asked in a window, where the page can leave a standing answer.
 * @param {DecisionPanel} panel
 * @param {Decision} decision
 */
export function passFromNowOn(panel, decision) {
  const { trigger } = decision;
  const { stand } = panel.wishes;
  if (!trigger || !stand) return null;
  const choices = panel.scene.title.standing;
  const always = choices.flatMap((one) => [
    { trigger, until: one.until, unless: false, name: t("pass-here-until", { until: one.name }) },
    { trigger: "*", until: one.until, unless: false, name: t("pass-everywhere-until", { until: one.name }) },
  ]);
  const unless = choices.filter((one) => one.unless).flatMap((one) => [
    { trigger, until: one.until, unless: true, name: t("pass-here-unless", { until: one.name }) },
    { trigger: "*", until: one.until, unless: true, name: t("pass-everywhere-unless", { until: one.name }) },
  ]);
  const ways = [...always, ...unless];
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
        if (way) void panel.during(async () => void (await tell(() => stand(way.trigger, way.until, decision.power, way.unless))));
      },
    },
    h("option", { value: "" }, t("pass-from-now")),
    ways.map((way, number) => h("option", { value: String(number) }, way.name)),
  );
  return h("div", { class: "row" }, select);
}

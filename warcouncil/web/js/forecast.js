// What would come of an option: totals of both sides, and how likely it is to succeed.

import { h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * A short line beside an option: a bar with its percentage, then what was counted.
 * @param {import("./types.js").Forecast} forecast
 */
export function forecastLine(forecast) {
  const { percent, text } = forecast;
  const bar = h("span", { class: "chance-bar", "aria-hidden": "true" });
  if (percent !== null) bar.style.setProperty("--chance", `${percent}%`);
  return h(
    "span",
    { class: "forecast", "data-testid": "forecast" },
    percent === null ? null : h("span", { class: "chance", role: "img", "aria-label": t("forecast-chance", { percent }) }, bar, h("b", { "aria-hidden": "true" }, t("forecast-percent", { percent }))),
    h("span", { class: "dim" }, text.join(" · ")),
  );
}

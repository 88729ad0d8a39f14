// The tabs of a phone: what stands side by side on a desk lies behind each other there.

import { classes, h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {{what: string, sign: string, text: string, lit?: boolean}} PhoneTab `what` is the part of the page it opens */

/**
 * @param {PhoneTab[]} tabs
 * @param {string | undefined} now the one that is open
 * @param {(what: string) => void} open
 */
export function phoneTabs(tabs, now, open) {
  return tabs.map(({ what, sign, text, lit }) =>
    h("button", { type: "button", class: classes("phone-tab", lit && "lit"), "data-key": `phone ${what}`, "data-phone-tab": what, "aria-pressed": String(now === what), onclick: () => open(what) }, icon(sign), h("span", {}, text)),
  );
}

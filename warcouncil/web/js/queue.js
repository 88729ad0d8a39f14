// What I have queued on the planning board: how far it has come, or why it was dropped. Only I see it.

import { remove } from "./api.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { tell } from "./telling.js";

/** @typedef {import("./types.js").Table} Table */

/**
 * @param {Table | null} table
 * @param {number | null} seat on a shared device each sees their own
 * @param {(variant: number) => void} open
 * @returns {import("./dom.js").Child[]}
 */
export function queueBanners(table, seat, open) {
  const mine = (table?.queues ?? []).filter((queue) => queue.seat === seat);
  return mine.map((queue) => {
    const away = () => void tell(() => remove(`/matches/${table?.id}/variants/${queue.variant}/queue`));
    const name = queue.name || t("plan-unnamed");
    const text = queue.dropped ? `${t("queue-dropped", { name })} ${t(`queue-${queue.dropped}`)}` : t("queue-going", { name, made: queue.made, count: queue.count });
    return h(
      "div",
      { class: queue.dropped ? "banner queue dropped" : "banner queue", "data-testid": queue.dropped ? "queue-dropped" : "queue" },
      h("span", { class: "grow" }, text),
      h("button", { type: "button", "data-testid": "queue-open", onclick: () => open(queue.variant) }, t("plan-open")),
      h("button", { type: "button", "data-testid": "queue-away", onclick: away }, t(queue.dropped ? "close" : "queue-stop")),
    );
  });
}

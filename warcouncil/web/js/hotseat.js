// One device, several players: a curtain between them where somebody has something to hide.

import { h, ready, show } from "./dom.js";
import { comma, t } from "./i18n.js";
import { shield } from "./icons.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./scene.js").Scene} Scene */

/**
 * Whose eyes should be used now. The seat in use stays while it is asked something.
 * @param {Table} table
 * @param {number | null} current
 * @returns {number | null} another seat, or null to stay
 */
export function nextSeat(table, current) {
  if (table.status === "closed" || table.my_seats.length < 2 || (current !== null && table.asked.includes(current))) return null;
  const after = table.asked.find((seat) => current !== null && seat > current) ?? table.asked[0];
  return after === undefined || after === current ? null : after;
}

/**
 * On whose device a seat is played that somebody holds for another person; null: on its own. All at the table may know.
 * @param {Table} table
 * @param {Seat} seat
 */
export function sharedDevice(table, seat) {
  if (!seat.hot_seat) return null;
  const holder = table.seats.find((other) => other.user === seat.user && !other.hot_seat)?.name ?? table.creator.name;
  return seat.mine ? t("hot-seat") : t("on-device-of", { name: holder ?? "" });
}

/**
 * Whether the screen must be covered before another seat's view is shown.
 * @param {Table} table
 * @param {boolean} secrets whether the title has any
 */
export function needsCurtain(table, secrets) {
  return secrets && !table.open_hands && table.my_seats.length > 1;
}

/**
 * Cover everything until the next player says so.
 * @param {HTMLElement} root
 * @param {Table} table
 * @param {number} seat
 * @param {Scene | null} scene
 * @returns {Promise<void>}
 */
export function curtain(root, table, seat, scene) {
  const who = table.seats.find((other) => other.seat === seat);
  const powers = who?.powers ?? [];
  return new Promise((resolve) => {
    const button = h("button", { type: "button", class: "main big", "data-testid": "hand-over", onclick: () => resolve() }, t("i-am", { name: who?.name ?? t("seat", { number: seat + 1 }) }));
    show(
      root,
      h(
        "main",
        { class: "curtain" },
        h("div", { class: "curtain-shields" }, scene ? powers.map((power) => shield(scene.look(power))) : null),
        h("h1", {}, t("hand-over", { name: who?.name ?? t("seat", { number: seat + 1 }) })),
        scene ? h("p", { class: "dim" }, powers.map((power) => scene.powerName(power)).join(comma())) : null,
        h("p", {}, t("hand-over-why")),
        button,
      ),
    );
    button.focus();
    ready(true);
  });
}

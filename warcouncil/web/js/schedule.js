// Tables with a clock of days: days of rest and breaks, in which clocks stand still.

import { dialog } from "./dialog.js";
import { h, show } from "./dom.js";
import { day, list, t, weekdayName } from "./i18n.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Break} Break */
/** @typedef {Table["clock"]} Clock */
/** @typedef {{clock: Clock, breaks: Break[]}} Schedule */

const DAY = 86400;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Whether clocks stand still at a moment.
 * @param {Schedule} table
 * @param {number} at
 */
export function standsStill({ clock, breaks }, at) {
  if (clock.kind !== "days") return false;
  const weekday = (Math.floor((at + (clock.zone ?? 0) * 60) / DAY) + 3) % 7; // the first day of 1970 was a Thursday
  return (clock.rest ?? []).includes(weekday) || breaks.some((one) => one.start <= at && at < one.end);
}

/**
 * The seconds between two moments in which clocks run.
 * @param {Schedule} table
 * @param {number} from
 * @param {number} to
 */
export function runningTime(table, from, to) {
  if (table.clock.kind !== "days" || (!table.clock.rest?.length && table.breaks.length === 0)) return to - from;
  const east = (table.clock.zone ?? 0) * 60;
  const edges = table.breaks.flatMap((one) => [one.start, one.end]);
  let sum = 0;
  for (let at = from; at < to; ) {
    const midnight = (Math.floor((at + east) / DAY) + 1) * DAY - east;
    const end = Math.min(to, midnight, ...edges.filter((edge) => edge > at));
    if (!standsStill(table, at)) sum += end - at;
    at = end;
  }
  return sum;
}

/** @param {Break} span */
export function spanName({ start, end }) {
  return t("break-span", { from: day(start), to: day(end - 1) });
}

/**
 * What was agreed about rest, in words.
 * @param {Schedule} table
 */
export function scheduleTerms({ clock, breaks }) {
  if (clock.kind !== "days") return [];
  const rest = clock.rest?.length ? [t("rest-agreed", { days: list(clock.rest.map(weekdayName)) })] : [];
  return [...rest, ...breaks.map((one) => t("break-agreed", { span: spanName(one) }))];
}

/**
 * Days of rest and breaks, in the form for a table with a clock of days.
 * @param {Schedule} agreement
 * @param {() => void} changed
 */
export function scheduleForm(agreement, changed) {
  if (agreement.clock.kind !== "days") return null;
  const rest = new Set(agreement.clock.rest ?? []);
  const toggle = (/** @type {number} */ weekday) => {
    if (!rest.delete(weekday) && rest.size < WEEK.length - 1) rest.add(weekday); // one day must be left to play
    agreement.clock = { ...agreement.clock, rest: [...rest].sort(), zone: -new Date().getTimezoneOffset() };
    changed();
  };
  const drop = (/** @type {Break} */ span) => {
    agreement.breaks = agreement.breaks.filter((one) => one !== span);
    changed();
  };
  const add = (/** @type {Break} */ span) => {
    agreement.breaks = [...agreement.breaks, span];
    changed();
  };
  return [
    h("div", { class: "row wrap", title: t("rest-days-tip") }, h("span", { class: "label" }, t("rest-days")), h("div", { class: "switch", role: "group", "aria-label": t("rest-days") }, WEEK.map((weekday) => h("button", { type: "button", "aria-pressed": String(rest.has(weekday)), "data-key": `rest ${weekday}`, "data-rest": weekday, onclick: () => toggle(weekday) }, weekdayName(weekday))))),
    h("div", { class: "row wrap" }, h("span", { class: "label" }, t("breaks")), agreement.breaks.map((one) => h("span", { class: "tag" }, spanName(one), h("button", { type: "button", class: "plain", "aria-label": t("break-remove"), onclick: () => drop(one) }, "✕"))), breakFields(t("break-add"), add)),
  ];
}

/**
 * Two days and a button.
 * @param {string} label
 * @param {(span: Break) => unknown} done
 */
function breakFields(label, done) {
  const from = h("input", { type: "date", "data-key": "break-from", "aria-label": t("break-from") });
  const to = h("input", { type: "date", "data-key": "break-to", "aria-label": t("break-to") });
  const midnight = (/** @type {string} */ value, /** @type {number} */ later) => {
    const date = new Date(`${value}T00:00:00`);
    date.setDate(date.getDate() + later);
    return date.getTime() / 1000;
  };
  const take = () => {
    if (from.value && to.value && from.value <= to.value) done({ start: midnight(from.value, 0), end: midnight(to.value, 1) });
    else (from.value ? to : from).focus();
  };
  return h("span", { class: "row wrap" }, from, to, h("button", { type: "button", onclick: take }, label));
}

/**
 * Ask the others for a break.
 * @param {import("./store.js").MatchStore} store
 */
export function breakDialog(store) {
  const fields = h("div", {});
  const { close } = dialog(t("request-break"), [h("p", { class: "dim" }, t("request-break-why")), fields]);
  show(fields, breakFields(t("request-break"), async (span) => (await store.act("requests", { kind: "break", span }), close())));
}

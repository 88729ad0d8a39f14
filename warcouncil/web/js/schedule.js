// Tables with a clock of days: days of rest and breaks, in which clocks stand still.

import { dialog } from "./dialog.js";
import { h, show } from "./dom.js";
import { day, list, t, weekdayName, zoneName } from "./i18n.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Break} Break */
/** @typedef {Table["clock"]} Clock */
/** @typedef {{clock: Clock, breaks: Break[]}} Schedule */

const DAY = 86400;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Where this browser is, as the time zone database calls it. */
const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** How clocks go in a place; null: this browser does not know. @type {Map<string, Intl.DateTimeFormat | null>} */
const clocksOf = new Map();

/** @param {string} place */
function clocksIn(place) {
  if (!clocksOf.has(place)) {
    let found = null;
    try {
      found = new Intl.DateTimeFormat("en-GB", { timeZone: place, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    clocksOf.set(place, found);
  }
  return clocksOf.get(place) ?? null;
}

/**
 * How many seconds ahead of Greenwich the days of a table are at a moment.
 * @param {Clock} clock
 * @param {number} at
 */
function east(clock, at) {
  const clocks = clock.place ? clocksIn(clock.place) : null;
  if (!clocks) return (clock.zone ?? 0) * 60;
  const parts = Object.fromEntries(clocks.formatToParts(at * 1000).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) / 1000 - Math.floor(at);
}

/**
 * When the next day begins, or an earlier moment of this one: clocks may be put forward or back before it is over.
 * @param {Clock} clock
 * @param {number} at
 */
function midnight(clock, at) {
  const ahead = east(clock, at);
  const straight = (Math.floor((at + ahead) / DAY) + 1) * DAY - ahead;
  const turned = straight + ahead - east(clock, straight);
  return turned > at ? turned : straight;
}

/**
 * Whether clocks stand still at a moment.
 * @param {Schedule} table
 * @param {number} at
 */
export function standsStill({ clock, breaks }, at) {
  if (clock.kind !== "days") return false;
  const weekday = (Math.floor((at + east(clock, at)) / DAY) + 3) % 7; // the first day of 1970 was a Thursday
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
  const edges = table.breaks.flatMap((one) => [one.start, one.end]);
  let sum = 0;
  for (let at = from; at < to; ) {
    const end = Math.min(to, midnight(table.clock, at), ...edges.filter((edge) => edge > at));
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
  const days = list((clock.rest ?? []).map(weekdayName));
  const elsewhere = clock.place && clock.place !== here() && clocksIn(clock.place) ? clock.place : null;
  const rest = !clock.rest?.length ? [] : [elsewhere ? t("rest-agreed-elsewhere", { days, zone: zoneName(elsewhere) }) : t("rest-agreed", { days })];
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
    agreement.clock = { ...agreement.clock, rest: [...rest].sort(), zone: -new Date().getTimezoneOffset(), place: here() };
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
  const dayBegins = (/** @type {string} */ value, /** @type {number} */ later) => {
    const date = new Date(`${value}T00:00:00`);
    date.setDate(date.getDate() + later);
    return date.getTime() / 1000;
  };
  const take = () => {
    if (from.value && to.value && from.value <= to.value) done({ start: dayBegins(from.value, 0), end: dayBegins(to.value, 1) });
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

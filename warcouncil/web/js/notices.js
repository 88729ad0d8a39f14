// Who waits for me: the badge in the title of the window, and notifications of the browser where they are wanted.

import { get, post } from "./api.js";
import { t } from "./i18n.js";
import { listen, send } from "./live.js";
import { setting, set } from "./settings.js";

/** @typedef {import("./types.js").Notice} Notice */

/** Notices that call for somebody, and not only tell. */
const CALLS = new Set(["your-turn", "request", "invited"]);

/** @type {Set<string>} matches that wait for me and are not on the screen */
const waiting = new Set();
/** @type {string | null} the match on the screen */
let here = null;
let asked = false;
let heading = "War Council";
let last = 0;
/** @type {Set<() => void>} */
const listeners = new Set();

/** How many games wait for me. */
export function unread() {
  return waiting.size;
}

/**
 * A match is on the screen now, or none.
 * @param {string | null} match
 */
export function visiting(match) {
  here = match;
  if (match !== null) waiting.delete(match);
  tell();
}

/**
 * @param {() => void} listener
 * @returns {() => void} stop listening
 */
export function onNotices(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What is written on the window's tab.
 * @param {string} text
 * @param {boolean} [myTurn]
 */
export function setHeading(text, myTurn = false) {
  heading = text;
  asked = myTurn;
  title();
}

function title() {
  const games = waiting.size + (asked ? 1 : 0);
  document.title = `${games ? `(${games}) ` : ""}${asked ? `${t("your-turn")} · ` : ""}${heading}`;
}

/** @param {Notice} notice */
function note(notice) {
  last = Math.max(last, notice.id);
  if (!notice.read && notice.match !== here && CALLS.has(notice.kind)) waiting.add(notice.match);
}

/** Ask for what is new from now on; what there was before is only counted. */
async function subscribe() {
  const { notices } = await get("/notices");
  waiting.clear();
  notices.forEach(note);
  tell();
  send({ type: "notices", since: last });
}

/**
 * This match is before my eyes: its notices are read.
 * @param {string} match
 * @param {number} seat
 */
export async function seen(match, seat) {
  await post(`/matches/${match}/seen`, { seat });
}

function tell() {
  title();
  for (const listener of [...listeners]) listener();
}

/**
 * A notification of the browser, where that is wanted and allowed.
 * @param {string} text
 * @param {string} path where it leads
 */
export function call(text, path) {
  if (setting("notify") !== "yes" || !("Notification" in window) || Notification.permission !== "granted") return;
  const card = new Notification("War Council", { body: text, tag: path, icon: "/icon.svg" });
  card.onclick = () => {
    window.focus();
    if (location.pathname !== path) location.assign(path);
  };
}

export function startNotices() {
  listen((message) => {
    if (message.type === "hello" && message.user) void subscribe().catch(() => undefined); // offline: the next hello asks again
    if (message.type !== "notice") return;
    if (message.notice.id > last && !message.notice.read) call(message.notice.text, message.notice.path);
    note(message.notice);
    tell();
  });
}

/** @returns {Promise<boolean>} whether notifications may be shown */
export async function wantNotifications() {
  if (!("Notification" in window)) return false;
  const answer = await Notification.requestPermission();
  set("notify", answer === "granted" ? "yes" : "no");
  return answer === "granted";
}

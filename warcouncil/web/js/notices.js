// Who waits for me: the badge in the title of the window, and notifications of the browser where they are wanted.

import { get, post, whoami } from "./api.js";
import { t } from "./i18n.js";
import { latest } from "./latest.js";
import { listen, send } from "./live.js";
import { tendAll } from "./sealing.js";
import { setting, set } from "./settings.js";

/** @typedef {import("./types.js").Notice} Notice */

/** @typedef {import("./types.js").Table} Table */

/** @type {Set<string>} matches that ask me something */
let asking = new Set();
/** @type {Set<string>} tables to which I am invited and have not gone yet */
const invited = new Set();
/** @type {string | null} the match on the screen */
let here = null;
let asked = false;
let heading = "War Council";
let last = 0;
const counts = latest();
/** @type {Set<() => void>} */
const listeners = new Set();

/** How many games wait for me, besides the one on the screen. */
export function unread() {
  return [...new Set([...asking, ...invited])].filter((match) => match !== here).length;
}

/**
 * A match is on the screen now, or none.
 * @param {string | null} match
 */
export function visiting(match) {
  here = match;
  if (match !== null) invited.delete(match);
  tell();
  if (match === null) void count().catch(() => undefined); // offline: the next hello asks again
}

/** @param {Table} table */
function waits(table) {
  return (table.asked.length > 0 && !table.paused) || table.requests.some((request) => request.waits_for_me);
}

/** Count anew which games ask me something, whether I have seen the question or not. */
export async function count() {
  if (!whoami()) return;
  const still = counts();
  const { tables } = await get("/tables", { mine: true, status: "playing" });
  if (!still()) return;
  asking = new Set(tables.filter(waits).map((/** @type {Table} */ table) => table.id));
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
  const games = unread() + (asked ? 1 : 0);
  document.title = `${games ? `(${games}) ` : ""}${asked ? `${t("your-turn")} · ` : ""}${heading}`;
}

/** @param {Notice} notice */
function note(notice) {
  last = Math.max(last, notice.id);
  if (!notice.read && notice.match !== here && ["invited", "bidden"].includes(notice.kind)) invited.add(notice.match);
}

/** Ask for what is new from now on; what there was before is only counted. */
async function subscribe() {
  const { notices } = await get("/notices");
  invited.clear();
  notices.forEach(note);
  await count();
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
export async function call(text, path) {
  if (setting("notify") !== "yes" || !("Notification" in window) || Notification.permission !== "granted") return;
  const looks = { body: text, tag: path, icon: "/icon.svg" };
  try {
    const card = new Notification(t("product"), looks);
    card.onclick = () => {
      window.focus();
      if (location.pathname !== path) location.assign(path);
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await callByWorker(looks);
  }
}

/**
 * Chrome on Android knows the constructor and refuses it: there a service worker shows notifications, if the page came
 * over a safe connection. Otherwise the badge must do.
 * @param {NotificationOptions} looks
 */
async function callByWorker(looks) {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/caller.js");
  const ready = await navigator.serviceWorker.ready;
  await ready.showNotification(t("product"), looks);
}

export function startNotices() {
  listen((message) => {
    if (message.type === "hello" && message.user) void subscribe().catch(() => undefined); // offline: the next hello asks again
    if (message.type !== "notice") return;
    const fresh = message.notice.id > last && !message.notice.read;
    if (message.notice.kind === "sealing") void tendAll();
    note(message.notice);
    tell();
    void count().catch(() => undefined);
    if (fresh) void call(message.notice.text, message.notice.path);
  });
}

/** @returns {Promise<boolean>} whether notifications may be shown */
export async function wantNotifications() {
  if (!("Notification" in window)) return false;
  const answer = await Notification.requestPermission();
  set("notify", answer === "granted" ? "yes" : "no");
  return answer === "granted";
}

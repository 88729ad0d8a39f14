// Who waits for me: the badge in the title of the window, and notifications of the browser where they are wanted.

import { get, post, whoami } from "./api.js";
import { t } from "./i18n.js";
import { listen } from "./live.js";
import { setting, set } from "./settings.js";

/** @typedef {import("./types.js").Notice} Notice */

let count = 0;
let asked = false;
let heading = "War Council";
let last = 0;
/** @type {Set<() => void>} */
const listeners = new Set();

export function unread() {
  return count;
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
  const waiting = Math.max(count, asked ? 1 : 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${asked ? `${t("your-turn")} · ` : ""}${heading}`;
}

export async function loadNotices() {
  if (!whoami()) return;
  const answer = await get("/notices");
  count = answer.unread;
  last = Math.max(0, ...answer.notices.map((/** @type {Notice} */ notice) => notice.id));
  tell();
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

/** @param {Notice} notice */
function announce(notice) {
  const here = location.pathname === notice.path && !document.hidden;
  if (here || setting("notify") !== "yes" || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification("War Council", { body: notice.text, tag: `${notice.match}-${notice.seat}`, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    location.assign(notice.path);
  };
}

export function startNotices() {
  listen((message) => {
    if (message.type !== "notice") return;
    count = message.unread;
    if (message.notice.id > last && !message.notice.read) announce(message.notice);
    last = Math.max(last, message.notice.id);
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

// The live channel: one WebSocket for the whole page, which comes back by itself and resumes where it was.

import { language } from "./i18n.js";
import { NOTHING } from "./patches.js";

/** @typedef {import("./types.js").Update} Update */
/**
 * Somebody on this page who watches a match through one seat's eyes.
 * @typedef {object} Watcher
 * @property {string} match
 * @property {number | null} seat
 * @property {() => string | null} cursor the last one applied
 * @property {() => string} held the tag of what is held
 * @property {(message: any) => void} receive updates, presence, errors and the end of watching
 */

const PING = 25_000;
const SILENCE = 70_000;
const SLOWEST = 15_000;

/** @type {WebSocket | null} */
let socket = null;
/** @type {Set<Watcher>} */
const watchers = new Set();
/** @type {Set<(message: any) => void>} */
const others = new Set();
/** @type {Set<(connected: boolean) => void>} */
const states = new Set();
let wait = 500;
let wanted = false;
let heard = 0;
let connected = false;
/** Whether the server has said hello, and whoever listens for that has asked for what they want. */
let greeted = false;
/** @type {number | undefined} */
let retry;

/**
 * @param {Watcher} watcher
 * @returns {() => void} stop watching
 */
export function watch(watcher) {
  watchers.add(watcher);
  connect();
  if (connected) ask(watcher);
  return () => {
    watchers.delete(watcher);
    send({ type: "unwatch", match: watcher.match, seat: watcher.seat });
  };
}

/**
 * Ask anew, in the language now in use.
 * @param {Iterable<Watcher>} [those]
 */
export function rewatch(those = watchers) {
  for (const watcher of those) ask(watcher, true);
}

/**
 * Messages that belong to no match: lobby and notices.
 * @param {(message: any) => void} listener
 * @returns {() => void} stop listening
 */
export function listen(listener) {
  others.add(listener);
  connect();
  return () => others.delete(listener);
}

/**
 * @param {(connected: boolean) => void} listener told whenever the connection is lost or found
 * @returns {() => void} stop listening
 */
export function onConnection(listener) {
  states.add(listener);
  return () => states.delete(listener);
}

export function isConnected() {
  return connected;
}

export function isGreeted() {
  return greeted;
}

/** @param {unknown} message */
export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** A new session: the channel must know it too. */
export function reconnect() {
  if (socket) socket.close();
  else connect();
}

/**
 * @param {Watcher} watcher
 * @param {boolean} [anew]
 */
function ask(watcher, anew = false) {
  /** @type {Record<string, unknown>} */
  const message = { type: "watch", match: watcher.match, lang: language() };
  if (watcher.seat !== null) message.seat = watcher.seat;
  const cursor = anew ? null : watcher.cursor();
  if (cursor !== null) message.cursor = cursor;
  message.held = anew ? NOTHING : watcher.held();
  send(message);
}

function connect() {
  wanted = true;
  if (socket) return;
  clearTimeout(retry);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = (socket = new WebSocket(`${scheme}://${location.host}/api/live`));
  mine.onopen = () => {
    wait = 500;
    heard = Date.now();
    tell(true);
    for (const watcher of watchers) ask(watcher);
  };
  mine.onmessage = (event) => {
    heard = Date.now();
    receive(JSON.parse(event.data));
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    socket = null;
    greeted = false;
    tell(false);
    if (!wanted) return;
    retry = window.setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
    wait = Math.min(SLOWEST, wait * 1.8);
  };
}

/** @param {boolean} now */
function tell(now) {
  if (connected === now) return;
  connected = now;
  for (const state of [...states]) state(now);
}

/** @param {any} message */
function receive(message) {
  if (message.type === "hello") greeted = true;
  if (message.match !== undefined && message.type !== "notice") {
    for (const watcher of [...watchers]) {
      const forMe = message.type === "presence" || (message.seat ?? null) === watcher.seat;
      if (message.match === watcher.match && forMe) watcher.receive(message);
    }
  }
  for (const listener of [...others]) listener(message);
}

function beat() {
  if (!socket || socket.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > SILENCE) socket.close();
  else send({ type: "ping", id: Date.now() % 1_000_000 });
}

setInterval(beat, PING);
window.addEventListener("online", () => {
  wait = 500;
  if (wanted && !socket) connect();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !wanted) return;
  wait = 500;
  if (!socket) connect();
  else beat();
});

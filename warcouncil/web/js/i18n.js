// The page's own words. A title's words are in words.js.

import { set, setting } from "./settings.js";

export const LANGUAGES = [
  { id: "en", name: "English", short: "EN" },
  { id: "zh-Hans", name: "简体中文", short: "简" },
  { id: "zh-Hant", name: "繁體中文", short: "繁" },
];

/** @type {Record<string, Record<string, string>>} */
const loaded = {};
/** @type {Set<() => void>} */
const listeners = new Set();
let current = "en";

/** The language in use. */
export function language() {
  return current;
}

/** What the browser would like, if the visitor has not chosen. */
function wished() {
  const chosen = setting("language");
  if (LANGUAGES.some((entry) => entry.id === chosen)) return chosen;
  const letter = new URLSearchParams(location.search).get("lang"); // links in letters name the language of the letter
  if (letter && LANGUAGES.some((entry) => entry.id === letter)) return letter;
  for (const tag of navigator.languages) {
    if (/^zh.*(hant|tw|hk|mo)/i.test(tag)) return "zh-Hant";
    if (/^zh/i.test(tag)) return "zh-Hans";
    if (/^en/i.test(tag)) return "en";
  }
  return "en";
}

export async function loadLanguage() {
  await use(wished());
}

/**
 * Switch the language, here and now.
 * @param {string} wanted
 */
export async function switchLanguage(wanted) {
  set("language", wanted);
  await use(wanted);
  for (const listener of [...listeners]) listener();
}

/** @param {string} wanted */
async function use(wanted) {
  if (!loaded[wanted]) {
    const answer = await fetch(new URL(`../words/${wanted}.json`, import.meta.url));
    if (!answer.ok) throw new Error(`no words for ${wanted}`);
    loaded[wanted] = await answer.json();
  }
  current = wanted;
  document.documentElement.lang = wanted;
}

/**
 * @param {() => void} listener called after the language changed
 * @returns {() => void} stop listening
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {string} key */
export function hasWords(key) {
  return loaded[current]?.[key] !== undefined;
}

/**
 * A sentence of the page. `{name}` stands for an argument; `{count|one|many}` chooses by number.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  const pattern = loaded[current]?.[key];
  if (pattern === undefined) {
    console.error(`no words for ${key} in ${current}`);
    return key;
  }
  return pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) => {
    const value = args[name];
    if (one === undefined) return String(value ?? "");
    return (Number(value) === 1 ? one : many).replace("#", String(value));
  });
}

/**
 * @param {number} seconds since 1970
 */
export function when(seconds) {
  const date = new Date(seconds * 1000);
  const today = new Date().toDateString() === date.toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const style = today ? { hour: "2-digit", minute: "2-digit" } : { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(current, style).format(date);
}

/**
 * @param {string[]} parts
 */
export function list(parts) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(parts);
}

// The page's own words, and those that the dress of a title brings for it. All other words of a title are in words.js.

import { latest } from "./latest.js";
import { set, setting } from "./settings.js";

export const LANGUAGES = [
  { id: "en", name: "English", short: "EN" },
  { id: "zh-Hans", name: "简体中文", short: "简" },
  { id: "zh-Hant", name: "繁體中文", short: "繁" },
];

const OWN = new URL("../words", import.meta.url).pathname;
/** @type {Map<string, Record<string, string>>} address of a file -> its sentences */
const loaded = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let current = "en";
/** @type {string | null} the folder with the words of the dress that is worn */
let worn = null;
const switches = latest();
const lessons = latest();

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
  if (!(await use(wanted))) return;
  for (const listener of [...listeners]) listener();
}

/**
 * @param {string} wanted
 * @returns {Promise<boolean>} whether it is spoken now: somebody may have chosen another one meanwhile
 */
async function use(wanted) {
  const still = switches();
  await Promise.all([load(OWN, wanted), worn && load(worn, wanted)]);
  if (!still()) return false;
  current = wanted;
  document.documentElement.lang = wanted;
  return true;
}

/**
 * @param {string} folder
 * @param {string} wanted
 */
async function load(folder, wanted) {
  const address = addressOf(folder, wanted);
  if (loaded.has(address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words for ${wanted}`);
  loaded.set(address, await answer.json());
}

/**
 * The words of a dress have come with something else.
 * @param {string} folder
 * @param {string} lang
 * @param {Record<string, string>} sentences
 */
export function teach(folder, lang, sentences) {
  if (Object.keys(sentences).length > 0) loaded.set(addressOf(folder, lang), sentences);
}

/**
 * @param {string} folder
 * @param {string} lang
 */
function addressOf(folder, lang) {
  return `${folder}/${lang}.json`;
}

/**
 * Speak the words of a dress beside our own, in the place of those of any other.
 * @param {string | null} folder
 */
export async function learn(folder) {
  const still = lessons();
  let read = "";
  while (folder && read !== current) {
    read = current;
    await load(folder, read);
  }
  if (still()) worn = folder;
}

/**
 * @param {string} key
 * @returns {string | undefined}
 */
function sentence(key) {
  return loaded.get(addressOf(OWN, current))?.[key] ?? (worn === null ? undefined : loaded.get(addressOf(worn, current))?.[key]);
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
  return sentence(key) !== undefined;
}

/**
 * A sentence of the page. `{name}` stands for an argument; `{count|one|many}` chooses by number.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  const pattern = sentence(key);
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
 * The turn or round that goes on, of how many, as one says it.
 * @param {string} what
 * @param {number} now
 * @param {number} [all]
 */
export function turnOf(what, now, all) {
  return all ? t("turn-of", { what, now, all }) : t("turn-at", { what, now });
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
 * A day, without the time.
 * @param {number} seconds since 1970
 */
export function day(seconds) {
  return new Intl.DateTimeFormat(current, { month: "short", day: "numeric" }).format(new Date(seconds * 1000));
}

/** @param {number} weekday 0: Monday */
export function weekdayName(weekday) {
  return new Intl.DateTimeFormat(current, { weekday: "short", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, 1 + weekday))); // a Monday
}

/** How people call the time in a place. @param {string} place */
export function zoneName(place) {
  const parts = new Intl.DateTimeFormat(current, { timeZone: place, timeZoneName: "longGeneric" }).formatToParts(new Date());
  return parts.find((part) => part.type === "timeZoneName")?.value ?? place;
}

/** How Chinese writes what stands between two parts of a line. @type {[RegExp, string][]} */
const FULL_WIDTH = [[/: ?/g, "："], [/ ?\(/g, "（"], [/\)/g, "）"], [/, /g, "，"]];

/**
 * A line put together from names, with the marks between them as the language writes them:
 * `phrase\`${place}: ${name} (${count})\``.
 * @param {TemplateStringsArray} parts
 * @param {...unknown} values
 */
export function phrase(parts, ...values) {
  const marks = current.startsWith("zh") ? parts.map((part, at) => (part === " " && at > 0 && at < values.length ? "" : FULL_WIDTH.reduce((text, [mark, wide]) => text.replace(mark, wide), part))) : parts;
  return String.raw({ raw: marks }, ...values);
}

/** What stands between names of a row. */
export function comma() {
  return current.startsWith("zh") ? "、" : ", ";
}

/**
 * @param {string[]} parts
 */
export function list(parts) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(parts);
}

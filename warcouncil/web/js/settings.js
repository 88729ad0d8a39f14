// What this browser remembers about its user's taste.

/** @typedef {"theme" | "language" | "confirm" | "sound" | "certainty" | "notify" | "motion" | "pace" | "whole"} Setting */

/** @type {Record<Setting, string>} */
const DEFAULTS = {
  theme: "auto",
  language: "",
  confirm: "final",
  sound: "no",
  certainty: "no",
  notify: "no",
  motion: "auto",
  pace: "quick",
  whole: "yes",
};

/** @type {Map<string, string>} kept for this visit where the browser keeps nothing */
const kept = new Map();
/** @type {Set<(name: Setting) => void>} */
const listeners = new Set();

/**
 * What this browser keeps under a name.
 * @param {string} name
 */
export function recall(name) {
  try {
    return localStorage.getItem(name) ?? kept.get(name) ?? null;
  } catch {
    return kept.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value null: forget it
 */
export function remember(name, value) {
  if (value === null) kept.delete(name);
  else kept.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse; `kept` has it.
  }
}

/** @param {Setting} name */
export function setting(name) {
  return recall(name) ?? DEFAULTS[name];
}

/**
 * @param {Setting} name
 * @param {string} value
 */
export function set(name, value) {
  remember(name, value);
  apply();
  for (const listener of listeners) listener(name);
}

/**
 * @param {(name: Setting) => void} listener
 * @returns {() => void} stop listening
 */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Show the settings that are about looks. */
export function apply() {
  document.dispatchEvent(new Event("theme"));
  document.documentElement.dataset.certainty = setting("certainty");
  document.documentElement.dataset.motion = setting("motion");
}

/** Whether to move things gently or at once. */
export function still() {
  return setting("motion") === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// Patches: what turns a value that we hold into what it is now (docs/api.md). Values are never changed, only copied
// where something differs, so whatever was not changed stays the very same object.

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {(string | number)[]} Path */
/** @typedef {[Path] | [Path, any] | [Path, number, number, any[]]} Step */
/** @typedef {Step | [number, ...Step]} Told the path may be so many keys of the one before, and the rest */

/** What we say as long as we hold nothing. */
export const NOTHING = "nothing";
/** So many are kept: answers and the live channel may be a little behind each other. */
const KEPT = 6;

/**
 * @param {any} value
 * @param {Told[]} steps
 */
export function patched(value, steps) {
  /** @type {Path} */
  let path = [];
  return steps.reduce((now, step) => {
    const [shared, [rest, ...what]] = typeof step[0] === "number" ? [step[0], step.slice(1)] : [0, step];
    path = [...path.slice(0, shared), ...rest];
    return done(now, /** @type {Step} */ ([path, ...what]), 0);
  }, value);
}

/**
 * @param {any} value
 * @param {Step} step
 * @param {number} deep
 * @returns {any}
 */
function done(value, step, deep) {
  const path = step[0];
  if (deep === path.length) {
    if (step.length !== 4) return step[1];
    return [...value.slice(0, step[1]), ...step[3], ...value.slice(step[1] + step[2])];
  }
  const key = path[deep];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (step.length === 1 && deep === path.length - 1) delete copy[key];
  else copy[key] = done(value[key], step, deep + 1);
  return copy;
}

/** What one viewer holds of a match under the tags that name it. */
export class Shelf {
  constructor() {
    /** @type {Map<string, {state: any, table: any}>} */
    this.kept = new Map();
    /** The tag of the newest. */
    this.tag = NOTHING;
  }

  /**
   * An update with what its patch comes to in the place of the patch; null if we do not hold what it is against.
   * @param {any} update
   */
  resolve(update) {
    const { patch, ...rest } = update;
    const before = patch ? this.kept.get(patch.against) : { state: null, table: null };
    if (before === undefined) return null;
    if (patch?.state) rest.state = patched(before.state, patch.state);
    if (patch?.table) rest.table = patched(before.table, patch.table);
    if (rest.log) rest.log = { ...rest.log, entries: rest.log.entries.map((/** @type {any} */ entry, /** @type {number} */ n) => spelled(entry, rest.log.keep + n + 1)) };
    if (rest.tag !== undefined) this.keep(rest.tag, { state: before.state, table: before.table, ...parts(rest) });
    return rest;
  }

  /**
   * @param {string} tag
   * @param {{state: any, table: any}} held
   */
  keep(tag, held) {
    this.tag = tag;
    this.kept.delete(tag);
    this.kept.set(tag, held);
    for (const old of [...this.kept.keys()].slice(0, -KEPT)) this.kept.delete(old);
  }
}

/**
 * An entry of the log with all that follows from what was sent of it.
 * @param {any} entry
 * @param {number} number
 * @returns {LogEntry}
 */
function spelled(entry, number) {
  const parts = entry.parts.map((/** @type {any} */ part) => (Array.isArray(part) ? thing(part, entry.arguments) : part));
  const named = parts.flatMap((/** @type {any} */ part) => part.element ?? []);
  const text = parts.map((/** @type {any} */ part) => part.text ?? part).join("");
  return { number, message: entry.message, arguments: entry.arguments, text, parts, elements: entry.elements ?? [...new Set(named)] };
}

/**
 * Something that an entry names: how it is written, its domain, its value unless that is the argument of this name, and
 * a 1 if it lies on the board.
 * @param {any[]} part
 * @param {Record<string, any>} told
 */
function thing([text, domain, ...rest], told) {
  const value = typeof rest[0] === "string" ? rest[0] : told[domain];
  return { text, domain, value, ...(rest.at(-1) === 1 ? { element: value } : {}) };
}

/**
 * The parts that are there.
 * @param {any} update
 */
function parts(update) {
  return Object.fromEntries(["state", "table"].filter((part) => part in update).map((part) => [part, update[part]]));
}

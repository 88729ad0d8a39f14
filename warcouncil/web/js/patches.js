// Patches: what turns a value that we hold into what it is now (docs/api.md). Values are never changed, only copied
// where something differs, so whatever was not changed stays the very same object.

/** @typedef {(string | number)[]} Path */
/** @typedef {[Path] | [Path, any] | [Path, number, number, any[]]} Step */

/** What we say as long as we hold nothing. */
export const NOTHING = "nothing";
/** So many are kept: answers and the live channel may be a little behind each other. */
const KEPT = 6;

/**
 * @param {any} value
 * @param {Step[]} steps
 */
export function patched(value, steps) {
  return steps.reduce((now, step) => done(now, step, 0), value);
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
    if (rest.log) rest.log = { ...rest.log, entries: rest.log.entries.map(spelled) };
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
 * An entry of the log with its text, which is all its parts.
 * @param {any} entry
 */
function spelled(entry) {
  if (entry.text !== undefined) return entry;
  return { ...entry, text: entry.parts.map((/** @type {any} */ part) => part.text ?? part).join("") };
}

/**
 * The parts that are there.
 * @param {any} update
 */
function parts(update) {
  return Object.fromEntries(["state", "table"].filter((part) => part in update).map((part) => [part, update[part]]));
}

// Lists of options: their parts, the places that they light up, and how keys walk through them.

/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./board.js").Lights} Lights */

const MANY = 14;
/** The part of a list without a heading. */
export const ALONE = "";

/**
 * The arrow keys walk through a list of options.
 * @param {KeyboardEvent} event
 */
export function walk(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !(event.target instanceof Element)) return;
  const all = [...(event.target.closest(".ask, [role=dialog]")?.querySelectorAll(".option:not(:disabled)") ?? [])].filter((one) => one.checkVisibility());
  const next = all[all.indexOf(event.target) + by];
  if (!(next instanceof HTMLElement) || !all.includes(event.target)) return;
  event.preventDefault();
  next.focus();
}

/**
 * Element -> the options that touch it.
 * @param {Decision[]} decisions
 * @returns {Lights}
 */
export function lightsOf(decisions) {
  /** @type {Lights} */
  const lights = new Map();
  for (const decision of decisions) {
    for (const choice of decision.options) {
      for (const id of choice.touches) lights.set(id, [...(lights.get(id) ?? []), { choice, decision: decision.id }]);
    }
  }
  return lights;
}

/**
 * A long list in parts, as the title would have it, or by what its options are about first. What is about nothing stands
 * alone at the end. Null for a short list.
 * @param {Decision} decision
 * @param {Scene} scene
 * @returns {Map<string, Choice[]> | null}
 */
export function grouped(decision, scene) {
  if (decision.options.length <= MANY) return null;
  const { group } = scene.dress;
  if (!group && !decision.options.some((choice) => choice.option.length > 2)) return null;
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  const alone = [];
  for (const choice of decision.options) {
    const name = choice.option.length > 1 ? (group?.(decision, choice, scene) ?? scene.elementName(String(choice.option[1]))) : ALONE;
    if (name === ALONE) alone.push(choice);
    else groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return alone.length > 0 ? groups.set(ALONE, alone) : groups;
}

/**
 * Whether something beside the board is read before it is chosen: a finger cannot point at it and leave it there.
 * @param {string} id
 * @param {Scene} scene
 */
export function toldFirst(id, scene) {
  return matchMedia("(hover: none)").matches && !scene.spaces.has(id) && Boolean(scene.words.anyEffect(id));
}

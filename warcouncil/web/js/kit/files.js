// Data files that a dress brings along.

/**
 * A JSON file beside a module.
 * @param {string} name
 * @param {string} from the module: its `import.meta.url`
 * @returns {Promise<any>}
 */
export async function read(name, from) {
  const address = new URL(name, from);
  const packed = /** @type {any} */ (globalThis).warCouncil?.[address.pathname]; // it came with the script
  if (packed) return packed();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

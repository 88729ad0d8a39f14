// Data files that a dress brings along.

/**
 * A JSON file beside a module.
 * @param {string} name
 * @param {string} from the module: its `import.meta.url`
 * @returns {Promise<any>}
 */
export async function read(name, from) {
  const answer = await fetch(new URL(name, from));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

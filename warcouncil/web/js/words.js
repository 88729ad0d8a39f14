// The words of a title, as the server has them: names of things and labels, in the language in use.

import { get } from "./api.js";
import { language, t, teach } from "./i18n.js";

/** @typedef {import("./types.js").WordList} WordList */
/** @typedef {import("./types.js").Title} Title */
/** @typedef {{id: string, text: string}} HelpPage */

/** @type {Map<string, Promise<any>>} */
const cache = new Map();

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
function once(path) {
  const key = `${language()} ${path}`;
  let answer = cache.get(key);
  if (!answer) {
    answer = get(path);
    cache.set(key, answer);
    answer.catch(() => cache.delete(key));
  }
  return answer;
}

/**
 * All games, without their pages of help.
 * @returns {Promise<Title[]>}
 */
export async function titles() {
  return (await once("/titles?brief=true")).titles;
}

/**
 * A game, without its pages of help.
 * @param {string} id
 * @returns {Promise<Title>}
 */
export async function title(id) {
  return (await look(id)).title;
}

/**
 * The pages of help of a game.
 * @param {string} id
 * @returns {Promise<HelpPage[]>}
 */
export async function help(id) {
  return (await once(`/titles/${id}`)).help;
}

/**
 * @param {string} id
 * @returns {Promise<Words>}
 */
export async function words(id) {
  return new Words((await look(id)).words);
}

/**
 * What it takes to show a game; from now on the page knows the words of its dress.
 * @param {string} id
 * @returns {Promise<{title: Title, words: WordList, page: Record<string, string>}>}
 */
async function look(id) {
  const found = await once(`/titles/${id}/look`);
  if (found.title.dress?.words) teach(found.title.dress.words, found.words.lang, found.page);
  return found;
}

/**
 * All clauses of a title.
 * @param {string} id
 * @returns {Promise<{total: number, sections: string[], clauses: import("./types.js").Clause[]}>}
 */
export function clauses(id) {
  return once(`/titles/${id}/clauses`);
}

/** Looks names and labels up. */
export class Words {
  /** @param {WordList} list */
  constructor(list) {
    this.lang = list.lang;
    this.names = list.names;
    this.labels = list.labels;
  }

  /**
   * The name of a thing; with no such name, the id made readable.
   * @param {string} domain
   * @param {string | number} value
   */
  name(domain, value) {
    return this.names[domain]?.[value] ?? this.labels[`${domain}-${value}`] ?? readable(String(value));
  }

  /**
   * The name of something whose domain nobody said.
   * @param {string} id
   * @returns {string | null}
   */
  anything(id) {
    for (const domain of Object.values(this.names)) {
      if (id in domain) return domain[id];
    }
    return null;
  }

  /**
   * A word of the board: "harbor" is `label-harbor`.
   * @param {string} word
   */
  label(word) {
    return this.labels[`label-${word}`] ?? this.labels[word] ?? readable(word);
  }

  /** @param {string} word */
  has(word) {
    return `label-${word}` in this.labels || word in this.labels;
  }

  /**
   * What a thing does, where the title tells it.
   * @param {string} domain
   * @param {string} value
   * @returns {string | null}
   */
  effect(domain, value) {
    return this.labels[`${domain}-${value}.effect`] ?? null;
  }

  /**
   * What something does whose domain nobody said.
   * @param {string} id
   */
  anyEffect(id) {
    return Object.keys(this.names).map((domain) => this.effect(domain, id)).find((effect) => effect !== null) ?? null;
  }

  /** @param {string | null | undefined} certainty */
  certainty(certainty) {
    if (!certainty || certainty === "sure") return null;
    return this.labels[`label-${certainty}`] ?? t(certainty === "likely" ? "likely" : "reconstructed");
  }
}

/** @param {string} id */
export function readable(id) {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

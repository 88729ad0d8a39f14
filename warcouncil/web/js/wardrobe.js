// The dresses of titles: each lies with its title, and is fetched when the title is to be seen. Only the one that is
// worn has a say about looks, so that titles cannot spoil each other's.

import { learn } from "./i18n.js";
import { Scene } from "./scene.js";
import { title, words } from "./words.js";

/** @typedef {import("./scene.js").Dress} Dress */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Title} Title */

const HANGING = "not all";
/** @type {Map<string, Promise<HTMLLinkElement | null>>} style sheets by address */
const sheets = new Map();
/** The title that was asked for last. */
let wanted = "";

/**
 * What a title's own script says about it. Whoever cannot read it sees the title plainly, and plays.
 * @param {string} id
 * @returns {Promise<Dress>}
 */
export async function dressOf(id) {
  const { dress } = await title(id);
  if (!dress?.script) return {};
  try {
    return (await import(dress.script)).default;
  } catch (error) {
    console.error(`the dress of ${id} does not fit`, error);
    return {};
  }
}

/**
 * A title in its dress, ready to be drawn.
 * @param {string} id
 * @param {Promise<Board>} board
 */
export async function dressed(id, board) {
  wanted = id;
  const [about, unchanging, vocabulary, dress, sheet] = await Promise.all([title(id), board, words(id), dressOf(id), sheetOf(id)]);
  const scene = new Scene(about, unchanging, vocabulary, dress);
  await dress.prepare?.(scene);
  if (wanted === id) await wear(about, sheet); // unless somebody has asked for another one meanwhile
  return scene;
}

/**
 * From now on the looks and the words of this title hold.
 * @param {Title} about
 * @param {HTMLLinkElement | null} sheet
 */
async function wear({ dress }, sheet) {
  for (const link of document.querySelectorAll("link[data-dress]")) /** @type {HTMLLinkElement} */ (link).media = link === sheet ? "all" : HANGING;
  await learn(dress?.words ?? null);
}

/**
 * The style sheet of a title, there but not worn; null if there is none, or if it cannot be had.
 * @param {string} id
 * @returns {Promise<HTMLLinkElement | null>}
 */
async function sheetOf(id) {
  const { dress } = await title(id);
  return dress?.style ? hung(dress.style) : null;
}

/** @param {string} address */
function hung(address) {
  let sheet = sheets.get(address);
  if (!sheet) {
    sheet = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.media = HANGING;
      link.dataset.dress = address;
      link.onload = () => done(link);
      link.onerror = () => done(null);
      link.href = address;
      document.head.append(link);
    });
    sheets.set(address, sheet);
  }
  return sheet;
}

/**
 * What is printed on the components of a title: kind -> id -> facts.
 * @param {Title} about
 * @returns {Promise<Record<string, Record<string, any>>>}
 */
export async function factsOf({ dress }) {
  return dress?.facts ? (await fetch(dress.facts)).json() : {};
}

// Tokens, cards and buildings of Endeavor as signs, on the board and in lines of text.

import { h, icon, mark, number, phrase, s, shield, sign } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Child} Child */

export const CARD = { width: 46, height: 60 };

/**
 * @param {string} id
 * @param {Scene} scene
 * @param {number} radius
 */
export function token(id, scene, radius) {
  const fact = scene.data.token?.[id];
  const blue = fact && !fact.attribute;
  const signs = fact?.attribute ? [fact.attribute] : (fact?.actions ?? ["ring"]);
  const size = signs.length > 1 ? radius * 0.95 : radius * 1.25;
  return s(
    "g",
    { class: blue ? "token action-token" : "token attribute-token" },
    s("circle", { r: radius, class: "token-ground" }),
    s("circle", { r: radius - 2.5, class: "token-rim" }),
    signs.map((/** @type {string} */ name, /** @type {number} */ index) => sign(name, signs.length > 1 ? (index - 0.5) * radius * 0.9 : 0, 0, size, { class: "token-sign" })),
  );
}

/**
 * A card on the board: its value, and what it brings.
 * @param {string} id
 * @param {Scene} scene
 * @param {number} count cards in the pile
 * @param {number} [scale]
 */
export function cardFace(id, scene, count, scale = 1) {
  const fact = scene.data.card?.[id] ?? { icons: {} };
  const { width, height } = CARD;
  const under = Math.min(3, count - 1);
  const signs = Object.entries(/** @type {Record<string, number>} */ (fact.icons)).flatMap(([name, times]) => Array(times).fill(name));
  for (let i = 0; i < (fact.glory ?? 0); i++) signs.push("glory");
  if (fact.plus) signs.push("plus");
  const step = signs.length > 4 ? 11 : 14;
  const perRow = signs.length > 4 ? 3 : 2;
  const rows = Math.ceil(signs.length / perRow);
  return s(
    "g",
    { class: `card-face deck-${fact.deck ?? "governor"}`, transform: scale === 1 ? null : `scale(${scale})` },
    Array.from({ length: under }, (_, i) => s("rect", { x: -width / 2 + (under - i) * 2, y: -height / 2 + (under - i) * 2, width, height, rx: 5, class: "card-under" })),
    s("rect", { x: -width / 2, y: -height / 2, width, height, rx: 5, class: "card-ground" }),
    s("rect", { x: -width / 2, y: -height / 2, width, height: 16, rx: 5, class: "card-band" }),
    fact.value === undefined ? sign("crown", 0, -height / 2 + 8, 13, { class: "card-value" }) : s("text", { x: 0, y: -height / 2 + 13, class: "card-value", "text-anchor": "middle" }, fact.value),
    signs.map((name, index) => {
      const row = Math.floor(index / perRow);
      const inRow = Math.min(perRow, signs.length - row * perRow);
      return sign(name, ((index % perRow) - (inRow - 1) / 2) * (step + 1), 8 + (row - (rows - 1) / 2) * (step + 1), step, { class: `sign-${name}` });
    }),
    number(count, width / 2 - 3, height / 2 - 3),
  );
}

/**
 * Signs of attributes and glory, with what they are for those who cannot see them.
 * @param {Record<string, number>} icons
 * @param {Scene} scene
 * @returns {Child[]}
 */
function attributeSigns(icons, scene) {
  return Object.entries(icons).map(([name, times]) => mark(icon(name, `${times} ${scene.words.name("attribute", name)}`, `sign-${name}`), times > 1 ? String(times) : ""));
}

/**
 * @param {number} glory
 * @param {Scene} scene
 */
function glorySign(glory, scene) {
  return glory ? mark(icon("glory", `${glory} ${scene.words.label("glory")}`, "sign-glory"), String(glory)) : null;
}

/**
 * @param {string[]} actions
 * @param {string} joiner
 * @param {Scene} scene
 * @returns {Child[]}
 */
function actionSigns(actions, joiner, scene) {
  return actions.flatMap((action, index) => [index > 0 ? joiner : null, icon(action, scene.words.name("action", action), "action")]);
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function buildingSigns(id, scene) {
  const fact = scene.data.building?.[id];
  if (!fact) return [];
  return [...actionSigns(fact.actions, fact.joiner, scene), ...attributeSigns(fact.icons, scene), glorySign(fact.glory, scene)];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function cardSigns(id, scene) {
  const fact = scene.data.card?.[id];
  if (!fact) return [];
  return [...attributeSigns(fact.icons, scene), glorySign(fact.glory, scene), fact.plus ? mark(icon("plus", scene.words.label("plus"))) : null];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function tokenSigns(id, scene) {
  const fact = scene.data.token?.[id];
  if (!fact) return [];
  return fact.attribute ? attributeSigns({ [fact.attribute]: 1 }, scene) : actionSigns(fact.actions, fact.joiner, scene);
}

/**
 * What somebody gets who takes a space: its token and its glory.
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function gains(id, scene) {
  const space = scene.spaces.get(id);
  const there = scene.piecesAt(id);
  const held = there.find((piece) => piece.kind === "disc");
  const lies = there.find((piece) => piece.kind === "token");
  return [held ? shield(scene.look(held.owner)) : null, ...(lies ? tokenSigns(lies.markers[0], scene) : []), glorySign(space?.glory ?? 0, scene)];
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function tip(id, scene) {
  const space = scene.spaces.get(id);
  if (!space) return [];
  const { words } = scene;
  /** @type {Child[]} */
  const lines = [];
  if (space.area) {
    const open = (scene.view.turn.open ?? []).includes(space.area);
    lines.push(h("div", {}, phrase`${words.name("area", space.area)} (${words.label(open ? "open" : "closed")})`));
  }
  if (space.glory) lines.push(h("div", {}, phrase`${words.label("glory")}: ${space.glory}`));
  for (const piece of scene.piecesAt(id)) {
    const shown = piece.markers[0];
    const card = shown && scene.data.card?.[shown];
    const many = piece.kind === "deck" ? phrase` (${words.label("cards")}: ${piece.count})` : "";
    const name = shown ? (words.anything(shown) ?? scene.pieceName(piece)) : scene.pieceName(piece);
    lines.push(h("div", {}, name, many, " ", card ? cardSigns(shown, scene) : shown ? tokenSigns(shown, scene) : null));
    const doubt = card && words.certainty(card.certainty);
    if (doubt) lines.push(h("div", { class: "dim" }, doubt));
  }
  return lines;
}

// Buildings as one would draw them: the higher the level, the grander the front. Over the door hangs what one does there.

import { s, sign } from "/js/kit/index.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */

/** Roofs by level, over walls from 10 to 70 and from 26 down: a gable, a hip with chimneys, a gallery, a tower, a dome. */
const ROOFS = [
  "M4 26L40 6L76 26z",
  "M4 26L40 6L76 26z",
  "M4 26L18 10H24V5H29V10H51V5H56V10H62L76 26z",
  "M4 26L10 16H24V10H34V16H46V10H56V16H70L76 26z",
  "M4 26L14 14H31V8L40 0L49 8V14H66L76 26z",
  "M4 26L10 20H22C22 8 30 4 38 3V0H42V3C50 4 58 8 58 20H70L76 26z",
];
/** Where windows are: as many as the level has. */
const WINDOWS = [16, 57, 25, 48, 36.5];

/**
 * @param {string} id
 * @param {Scene} scene
 */
export function facade(id, scene) {
  const fact = scene.data.building?.[id] ?? {};
  const level = Math.min(ROOFS.length - 1, fact.level ?? 0);
  const [action] = fact.actions ?? [];
  return s(
    "svg",
    { class: `facade facade-${level}`, viewBox: "0 0 80 56", "aria-hidden": "true" },
    s("path", { d: "M10 26H70V54H10z", class: "facade-wall" }),
    s("path", { d: ROOFS[level], class: "facade-roof" }),
    WINDOWS.slice(0, Math.max(2, level)).map((x) => s("rect", { x, y: 29, width: 7, height: 8, rx: 1, class: "facade-window" })),
    s("path", { d: "M4 54H76", class: "facade-ground" }),
    action ? [s("circle", { cx: 40, cy: 45, r: 11, class: "facade-board" }), sign(action, 40, 45, 16, { class: "facade-sign" })] : s("path", { d: "M35 54V44A5 5 0 0 1 45 44V54z", class: "facade-window" }),
  );
}

// Whom we wait for: people, by name; never oneself, and no bot, as long as there is anybody else.

import { language, list, t } from "./i18n.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** The window that is open, and since when, as far as this page has seen it begin. */
let open = { key: "", since: 0 };

/**
 * Note that a window has opened; before the first look nobody knows when it did.
 * @param {Scene} scene
 * @param {boolean} fresh whether the page has seen what came before
 */
export function noteWindow(scene, fresh) {
  const key = isWindow(scene) ? `${scene.table?.id} ${scene.state?.waiting.what} ${scene.log.length}` : "";
  if (key !== open.key) open = { key, since: fresh ? Date.now() : 0 };
}

/** @param {Scene} scene */
function isWindow(scene) {
  return scene.title.windows.some((one) => one.id === scene.state?.waiting.what);
}

/**
 * @param {Scene} scene
 * @returns {{powers: string[], text: string, since: string | null}}
 */
export function awaited(scene) {
  const { waiting } = scene.state ?? { waiting: { powers: [], text: "" } };
  if (isWindow(scene)) return { powers: [], text: waiting.text, since: open.since ? t("open-since", { time: new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(open.since) }) : null };
  const others = waiting.powers.filter((power) => !scene.mine.includes(power));
  const people = others.filter((power) => scene.table?.seats.find((seat) => seat.seat === scene.state?.seats[power])?.kind !== "bot");
  if (people.length === 0 && others.length > 1) return { powers: [], text: t("bots-move"), since: null };
  const powers = people.length ? people : others.length ? others : waiting.powers;
  return { powers, text: t("waiting-for", { names: list(powers.map((power) => scene.powerName(power))) }), since: null };
}

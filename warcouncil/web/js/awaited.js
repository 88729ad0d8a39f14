// Whom we wait for: people, by name; never oneself, and no bot, as long as there is anybody else.

import { h } from "./dom.js";
import { ending } from "./ending.js";
import { comma, language, list, t } from "./i18n.js";
import { shield } from "./icons.js";
import { deciding } from "./roster.js";
import { tell } from "./telling.js";

/** @typedef {import("./decision.js").DecisionPanel} DecisionPanel */
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
  if (isWindow(scene)) return { powers: [], text: scene.state?.waiting.text ?? "", since: open.since ? t("open-since", { time: new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(open.since) }) : null };
  const powers = deciding(scene);
  const others = powers.filter((power) => !scene.mine.includes(power));
  const people = others.filter((power) => scene.table?.seats.find((seat) => seat.seat === scene.state?.seats[power])?.kind !== "bot");
  if (people.length === 0 && others.length > 1) return { powers: [], text: t("bots-move"), since: null };
  const named = people.length ? people : others.length ? others : powers;
  return { powers: named, text: t("waiting-for", { names: list(named.map((power) => scene.powerName(power))) }), since: null };
}

/**
 * In the place of a question, while others decide or when all is over.
 * @param {DecisionPanel} panel
 */
export function waiting(panel) {
  const { scene } = panel;
  if (!scene.state || scene.table?.status === "closed") return null;
  if (scene.state.result) return ending(scene.state.result, scene);
  const { powers, text, since } = awaited(scene);
  const players = [...new Set(powers.map((power) => scene.player(power)))];
  return h(
    "div",
    { class: "waiting" },
    h("span", { class: "shields" }, powers.map((power) => shield(scene.look(power)))),
    h("div", {}, h("div", { class: "prompt", tabindex: -1, "data-key": "prompt", "data-testid": "waiting" }, text), h("div", { class: "dim dots", "data-testid": "awaited" }, [...players, ...(since ? [since] : [])].join(comma())), nudging(panel)),
  );
}

/**
 * Where people keep us waiting: it comes in sight after a while, and tells nobody who is asked.
 * @param {DecisionPanel} panel
 */
function nudging({ scene, wishes, paused }) {
  const { nudge } = wishes;
  const { table, seat } = scene;
  const people = table?.seats.some((other) => other.kind === "person" && !other.mine);
  if (!nudge || seat === null || !people || table?.status !== "playing" || paused) return null;
  return h("button", { type: "button", class: "link nudge", "data-key": "nudge", "data-testid": "nudge", title: t("nudge-tip"), onclick: () => void tell(nudge) }, t("nudge"));
}

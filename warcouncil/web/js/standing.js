// Standing answers: "pass for me until ...", always or unless it concerns me, for windows in which one may interrupt others.

import { dialog } from "./dialog.js";
import { h, show } from "./dom.js";
import { phrase, t } from "./i18n.js";
import { shield } from "./icons.js";
import { parts } from "./store.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").State} State */
/** @typedef {(string | number)[]} Until */
/** @typedef {(act: () => Promise<unknown>) => Promise<boolean>} Tell do something and tell if it was refused */

/**
 * All standing answers of a seat, in the order in which they are shown.
 * @param {State | null} state
 */
function inForce(state) {
  const always = Object.entries(state?.standing ?? {}).filter(([window]) => parts(window).trigger !== "asked");
  return [
    ...always.map(([window, until]) => ({ window, until, unless: false })),
    ...Object.entries(state?.unless_concerned ?? {}).map(([window, until]) => ({ window, until, unless: true })),
  ];
}

/**
 * @param {MatchStore} store
 * @param {Scene} scene
 * @param {Tell} tell
 */
export function standingDialog(store, scene, tell) {
  const body = h("div", { class: "stack" });
  const act = async (/** @type {() => Promise<unknown>} */ work) => {
    await tell(work);
    draw();
  };
  const draw = () => show(body, content(store, scene, act));
  draw();
  dialog(t("standing-answers"), body);
}

/**
 * @param {MatchStore} store
 * @param {Scene} scene
 * @param {(work: () => Promise<unknown>) => Promise<void>} act
 */
function content(store, scene, act) {
  const rows = (/** @type {string | null} */ power) => [
    row(store, scene, act, "*", t("every-window"), power),
    scene.title.windows.map((window) => row(store, scene, act, window.id, window.name, power)),
  ];
  const group = (/** @type {string} */ power) => h("section", { "data-power": power }, h("h3", {}, shield(scene.look(power)), ` ${scene.powerName(power)}`), rows(power));
  return [h("p", { class: "dim" }, t("standing-why")), current(store, scene, act), askedAlways(store, act), scene.mine.length > 1 ? scene.mine.map(group) : rows(null)];
}

/**
 * What holds now, each with a button that takes it back.
 * @param {MatchStore} store
 * @param {Scene} scene
 * @param {(work: () => Promise<unknown>) => Promise<void>} act
 */
function current(store, scene, act) {
  const held = inForce(store.state);
  if (held.length === 0) return null;
  const line = (/** @type {{window: string, until: Until, unless: boolean}} */ one) => {
    const { power, trigger } = parts(one.window);
    const name = trigger === "*" ? t("every-window") : (scene.title.windows.find((window) => window.id === trigger)?.name ?? trigger);
    const until = scene.title.standing.find((choice) => JSON.stringify(choice.until) === JSON.stringify(one.until))?.name ?? one.until.join(" ");
    const said = `${power ? phrase`${scene.powerName(power)}: ` : ""}${name} – ${t(one.unless ? "pass-unless-until" : "pass-until", { until })}`;
    const back = h("button", { type: "button", "aria-label": phrase`${t("standing-take-back")}: ${said}`, onclick: () => void act(() => store.withdraw(one.window)) }, t("standing-take-back"));
    return h("li", { class: "row", "data-window": one.window }, h("span", { class: "grow" }, said), back);
  };
  return h("section", {}, h("h3", {}, t("standing-now")), h("ul", { class: "standing-now", "data-testid": "standing-now" }, held.map(line)));
}

/**
 * @param {MatchStore} store
 * @param {Scene} scene
 * @param {(work: () => Promise<unknown>) => Promise<void>} act
 * @param {string} trigger
 * @param {string} name
 * @param {string | null} power
 */
function row(store, scene, act, trigger, name, power) {
  const standing = store.state?.standing ?? {};
  const unless = store.state?.unless_concerned ?? {};
  const held = standing[`${power} ${trigger}`] ?? standing[trigger];
  const now = JSON.stringify([held ?? unless[`${power} ${trigger}`] ?? unless[trigger] ?? [], held === undefined]);
  const option = (/** @type {Until} */ until, /** @type {boolean} */ concerned, /** @type {string} */ label) => {
    const value = JSON.stringify([until, concerned]);
    return h("option", { value, selected: value === now }, label);
  };
  const select = h(
    "select",
    {
      "aria-label": power ? phrase`${scene.powerName(power)}: ${name}` : name,
      onchange: () => {
        const [until, concerned] = JSON.parse(select.value);
        void act(() => store.stand(trigger, until, power, concerned));
      },
    },
    option([], true, t("ask-me")),
    scene.title.standing.map(({ until, name }) => option(until, false, t("pass-until", { until: name }))),
    scene.title.standing.filter((one) => one.unless).map(({ until, name }) => option(until, true, t("pass-unless-until", { until: name }))),
  );
  return h("label", { class: "row" }, h("span", { class: "grow" }, name), select);
}

/**
 * Where windows are discreet: be asked also where one can only pass.
 * @param {MatchStore} store
 * @param {(work: () => Promise<unknown>) => Promise<void>} act
 */
function askedAlways(store, act) {
  if (store.state?.options.windows !== "discreet") return null;
  const box = h("input", {
    type: "checkbox",
    "data-testid": "asked-always",
    checked: "asked" in (store.state?.standing ?? {}),
    onchange: () => void act(() => store.stand("asked", box.checked ? ["never"] : [], null)),
  });
  return h("label", { class: "row" }, box, h("span", { class: "grow" }, t("asked-always"), h("div", { class: "dim" }, t("asked-always-why"))));
}

// Keys that work everywhere on a match: a way to every part without a mouse.

import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

/** @type {Record<string, string[]>} key -> where the focus goes: to the first of these that is there */
const PLACES = {
  b: [".board .space[tabindex='0']", ".board .space"],
  o: [".ask .token:not(:disabled)", ".ask .option", ".ask button"],
  p: [".dock-tabs [aria-selected='true']"],
  l: [".log"],
};

export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, dialog") || !document.querySelector(".match")) return;
    if (event.key === "?") return help();
    if (event.key === "Escape") return press('.confirmation [data-key="cancel"]');
    if (event.key === "u") return press('[data-key="undo"]');
    if (event.key === "m") return press('[data-key="menu"]');
    if (event.key === "t") return talk(event);
    const found = PLACES[event.key]?.map((place) => document.querySelector(place)).find((one) => one !== null);
    if (found instanceof HTMLElement || found instanceof SVGElement) {
      event.preventDefault();
      found.focus();
    }
  });
}

/** @param {string} selector */
function press(selector) {
  const button = document.querySelector(selector);
  if (button instanceof HTMLElement) button.click();
}

/** @param {Event} event */
function talk(event) {
  event.preventDefault();
  press('[data-story-tab="talk"]');
  const field = document.querySelector(".talk .say input");
  if (field instanceof HTMLElement) field.focus();
}

function help() {
  const keys = ["b", "o", "p", "l", "t", "u", "m", "arrows", "enter", "escape", "zoom", "question"];
  dialog(t("keys"), h("dl", { class: "plain-panel keys" }, keys.flatMap((key) => [h("dt", {}, h("kbd", {}, t(`key-${key}-name`))), h("dd", {}, t(`key-${key}`))])));
}

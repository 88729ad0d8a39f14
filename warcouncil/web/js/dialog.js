// Questions and small windows of the page itself.

import { append, byId, h } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {import("./dom.js").Children} Children */

/**
 * A window over the page. Escape and the cross close it.
 * @param {string} title
 * @param {Children} content
 * @param {Children} [buttons]
 * @returns {{element: HTMLDialogElement, close: () => void}}
 */
export function dialog(title, content, buttons) {
  const close = () => element.close();
  const element = h(
    "dialog",
    { class: "dialog", "aria-label": title },
    h("header", {}, h("h2", {}, title), h("button", { type: "button", class: "plain", "aria-label": t("close"), onclick: close }, "✕")),
    h("div", { class: "dialog-body" }, content),
    buttons ? h("footer", {}, buttons) : null,
  );
  element.addEventListener("close", () => element.remove());
  element.addEventListener("click", (event) => {
    if (event.target === element) close();
  });
  byId("overlay").append(element);
  element.showModal();
  return { element, close };
}

/**
 * @param {string} title
 * @param {Children} content
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function confirm(title, content, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const { element, close } = dialog(title, typeof content === "string" ? h("p", {}, content) : content, [
      h("button", { type: "button", onclick: () => close() }, t("cancel")),
      h("button", { type: "button", class: "main", onclick: () => ((answer = true), close()) }, yes),
    ]);
    element.addEventListener("close", () => resolve(answer));
  });
}

/** Close every window over the page: another page comes. */
export function closeDialogs() {
  for (const element of byId("overlay").querySelectorAll("dialog")) element.close();
}

/** @type {HTMLElement | null} */
let popup = null;

/**
 * A small box beside something on the page; a click elsewhere or Escape closes it.
 * @param {Element} anchor
 * @param {string} label
 * @param {Children} content
 */
export function popover(anchor, label, content) {
  closePopover();
  const box = anchor.getBoundingClientRect();
  const back = document.activeElement;
  const element = (popup = h("div", { class: "popover", role: "dialog", "aria-label": label, tabindex: -1 }));
  append(element, [content]);
  byId("overlay").append(element);
  const { offsetWidth: width, offsetHeight: height } = element;
  const middle = box.left + box.width / 2;
  const spread = box.height > 200 ? 0 : box.height / 2;
  const centre = box.top + box.height / 2;
  const below = centre + spread + 12;
  const top = below + height < innerHeight - 8 ? below : centre - spread - height - 12;
  element.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, middle - width / 2))}px`;
  element.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, top))}px`;
  const first = element.querySelector("button, a");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  else element.focus({ preventScroll: true });
  element.addEventListener("keydown", (event) => {
    const buttons = [...element.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (event.key === "Escape") {
      event.stopPropagation();
      closePopover();
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = at + (event.key === "ArrowDown" ? 1 : -1);
      buttons[(next + buttons.length) % buttons.length]?.focus();
    }
  });
}

export function closePopover() {
  popup?.remove();
  popup = null;
}

document.addEventListener("pointerdown", (event) => {
  if (popup && event.target instanceof Node && !popup.contains(event.target)) closePopover();
});

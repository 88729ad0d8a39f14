// Whatever one points at explains itself: on hover, on focus by keyboard, on a long press, on a tap where that does nothing else.

import { append, byId } from "./dom.js";

/** @typedef {import("./dom.js").Children} Children */

const HOVER = 350;
const PRESS = 480;

/** @type {WeakMap<Element, () => Children>} */
const tips = new WeakMap();
/** @type {Element | null} */
let shown = null;
let timer = 0;
let pressed = false;
let clicked = "";

/**
 * Explain an element.
 * @template {Element} E
 * @param {E} element
 * @param {() => Children} content asked when somebody looks
 * @returns {E}
 */
export function explain(element, content) {
  tips.set(element, content);
  element.setAttribute("data-tip", "");
  return element;
}

/** @param {EventTarget | null} target */
function owner(target) {
  let element = target instanceof Element ? target.closest("[data-tip]") : null;
  while (element && !tips.has(element)) element = element.parentElement?.closest("[data-tip]") ?? null;
  return element;
}

/** @param {Element} element */
function open(element) {
  const content = tips.get(element)?.();
  const place = byId("tip");
  if (!content || (Array.isArray(content) && content.length === 0) || !element.isConnected) return hideTip();
  shown = element;
  place.replaceChildren();
  append(place, [content]);
  place.hidden = false;
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = place;
  if (box.left > width + 20 && box.left > innerWidth * 0.55 && box.width > 200) {
    place.style.left = `${box.left - width - 10}px`; // beside a list, so that its next lines stay in sight
    place.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, box.top))}px`;
    return;
  }
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const above = box.top - height - 10;
  const below = box.bottom + 10;
  const fitsBelow = below + height < innerHeight - 8;
  place.style.left = `${left}px`;
  place.style.top = `${Math.max(8, fitsBelow || above < 8 ? Math.min(below, innerHeight - height - 8) : above)}px`;
}

export function hideTip() {
  clearTimeout(timer);
  if (!shown) return;
  shown = null;
  byId("tip").hidden = true;
}

export function startTips() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || clicked === `${event.clientX} ${event.clientY}`) return; // the page moved, not the mouse
    const element = owner(event.target);
    if (element !== null && element === shown) return;
    hideTip();
    if (element) timer = window.setTimeout(() => open(element), HOVER);
  });
  document.addEventListener("pointerdown", (event) => {
    pressed = false;
    clicked = `${event.clientX} ${event.clientY}`;
    hideTip();
    if (event.pointerType !== "touch") return;
    const element = owner(event.target);
    if (!element) return;
    timer = window.setTimeout(() => {
      pressed = true;
      open(element);
    }, PRESS);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" && !pressed && Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(timer);
  });
  document.addEventListener("pointerup", () => clearTimeout(timer));
  document.addEventListener(
    "click",
    (event) => {
      if (!pressed) return;
      pressed = false; // a long press has explained; it chooses nothing
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener("click", (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    const element = owner(event.target);
    if (element && !element.closest("button, a, summary, svg, .lit")) open(element); // a tap on what does nothing else tells about it
  });
  document.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    const element = owner(event.target);
    hideTip();
    if (element && event.target instanceof Element && event.target.matches(":focus-visible")) {
      timer = window.setTimeout(() => open(element), HOVER);
    }
  });
  document.addEventListener("focusout", hideTip);
  document.addEventListener("scroll", hideTip, { capture: true, passive: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hideTip();
  });
}

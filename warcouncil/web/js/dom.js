// Making elements, in one line each.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Child | Children[]} Children */
/** @typedef {Record<string, unknown>} Attributes */

/**
 * An HTML element. Attributes that are null, undefined or false are left out; `on…` are listeners.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Children} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  return /** @type {HTMLElementTagNameMap[T]} */ (fill(element, attributes, children));
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Children} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  return /** @type {SVGElementTagNameMap[T]} */ (fill(element, attributes, children));
}

/**
 * @param {Element} element
 * @param {Attributes} attributes
 * @param {Children[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2).toLowerCase(), /** @type {EventListener} */ (value));
    } else if (name === "value" && element instanceof HTMLTextAreaElement) {
      element.value = String(value);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Children[]} children
 */
export function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Put these children in place of all others. Whoever had the focus gets it back if it is still there, known by its
 * `data-key`.
 * @param {Element} element
 * @param {...Children} children
 */
export function show(element, ...children) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.getAttribute("data-key") : null;
  const scroll = element.scrollTop;
  element.replaceChildren();
  append(element, children);
  element.scrollTop = scroll;
  if (key !== null) focusKey(element, key);
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/** What is pressed just now: a click on something that has gone meanwhile would be lost. @type {EventTarget | null} */
let pressed = null;
/** What is drawn as soon as it is let go. @type {Map<Element, () => void>} */
const held = new Map();

function letGo() {
  pressed = null;
  setTimeout(() => {
    const all = [...held.values()];
    held.clear();
    for (const draw of all) draw();
  }); // the click itself comes first
}

addEventListener("pointerdown", (event) => (pressed = event.button === 0 ? event.target : null), { capture: true });
for (const end of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(end, letGo, { capture: true });

/**
 * Like `show`, but nothing is touched while what it depends on stays the same, nor while something in it is pressed:
 * whoever is about to click a button must still find it there after somebody else's move.
 * @param {Element} element
 * @param {unknown} depends
 * @param {() => Children} build
 */
export function showNews(element, depends, build) {
  const key = JSON.stringify(depends);
  held.delete(element);
  if (shown.get(element) === key) return;
  if (pressed instanceof Node && element.contains(pressed)) {
    held.set(element, () => showNews(element, depends, build));
    return;
  }
  shown.set(element, key);
  show(element, build());
}

/**
 * @param {Element} root
 * @param {string} key
 */
export function focusKey(root, key) {
  const found = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (found instanceof HTMLElement || found instanceof SVGElement) found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement && found.type === "text") found.setSelectionRange(found.value.length, found.value.length); // whoever types goes on typing
}

/**
 * The element of the page with this id.
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

/**
 * Whether the page is drawn, and waits for whoever is there: `data-ready` tells those who look at it from outside.
 * @param {boolean} drawn
 */
export function ready(drawn) {
  document.documentElement.toggleAttribute("data-ready", drawn);
}

/** @param {...(string | false | null | undefined)} names */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/**
 * Tell a screen reader.
 * @param {string} text
 */
export function say(text) {
  const place = byId("speech");
  place.textContent = "";
  requestAnimationFrame(() => (place.textContent = text));
}

/** So many messages at most lie over the page; newer ones take the place of older ones. */
const TOASTS = 2;

/**
 * A short message at the edge of the screen.
 * @param {string} text
 * @param {"note" | "bad"} [kind]
 */
export function toast(text, kind = "note") {
  const note = h("div", { class: `toast ${kind}` }, text);
  for (const other of [...byId("toasts").children]) if (other.textContent === text) other.remove();
  byId("toasts").append(note);
  for (const old of [...byId("toasts").children].slice(0, -TOASTS)) old.remove();
  note.addEventListener("click", () => note.remove());
  setTimeout(() => note.remove(), kind === "bad" ? 9000 : 4500);
}

/**
 * Put these into a layer of a drawing in the place of what is there, unless they look the same.
 * @param {SVGElement} layer
 * @param {SVGElement[]} drawn
 */
export function renew(layer, drawn) {
  const { children } = layer;
  const same = children.length === drawn.length && drawn.every((one, index) => one.isEqualNode(children[index]));
  if (!same) layer.replaceChildren(...drawn);
}

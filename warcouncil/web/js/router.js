// Which page belongs to which path. Links with a path of our own are followed without loading anew.

import { closeDialogs, closePopover } from "./dialog.js";
import { h, ready } from "./dom.js";

/** @typedef {{render: (root: HTMLElement) => void | Promise<void>, leave?: () => void, relabel?: () => void}} Page */
/** @typedef {(parameters: Record<string, string>, query: URLSearchParams) => Page} PageMaker */

/** @type {{pattern: RegExp, names: string[], make: PageMaker}[]} */
const routes = [];
/** @type {Page | null} */
let current = null;
/** @type {HTMLElement} */
let root;

/**
 * @param {string} path such as "/table/:id"
 * @param {PageMaker} make
 */
export function route(path, make) {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  routes.push({ pattern: new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}/?$`), names, make });
}

/** @param {HTMLElement} place */
export function start(place) {
  root = place;
  window.addEventListener("popstate", () => void open());
  document.addEventListener("click", follow);
  return open();
}

/**
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function navigate(path, how = {}) {
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  return open();
}

/** The page that is open. */
export function page() {
  return current;
}

async function open() {
  ready(false);
  current?.leave?.();
  current = null;
  closeDialogs();
  closePopover();
  window.scrollTo(0, 0);
  for (const { pattern, names, make } of routes) {
    const match = pattern.exec(location.pathname);
    if (!match) continue;
    const parameters = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1])]));
    const opened = (current = make(parameters, new URLSearchParams(location.search)));
    const place = h("div"); // of its own: what comes too late for a page is drawn where nobody sees it
    root.replaceChildren(place);
    await opened.render(place);
    if (current === opened) ready(true);
    return;
  }
  await navigate("/", { replace: true });
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  event.preventDefault();
  void navigate(url.pathname + url.search + url.hash);
}

// Which page belongs to which path. Links with a path of our own are followed without loading anew.

import { closeDialogs, closePopover } from "./dialog.js";
import { h, ready, show } from "./dom.js";
import { t } from "./i18n.js";
import { latest } from "./latest.js";

/** @typedef {{render: (root: HTMLElement) => void | Promise<void>, leave?: () => void, relabel?: () => void}} Page */
/** @typedef {(parameters: Record<string, string>, query: URLSearchParams) => Page} PageMaker */

/** @typedef {() => Promise<PageMaker>} Fetch whoever makes the page, who may have to be fetched first */

/** @type {{pattern: RegExp, names: string[], fetch: Fetch}[]} */
const routes = [];
const openings = latest();
/** @type {Page | null} */
let current = null;
/** @type {HTMLElement} */
let root;

/**
 * @param {string} path such as "/table/:id"
 * @param {Fetch} fetch
 */
export function route(path, fetch) {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  routes.push({ pattern: new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}/?$`), names, fetch });
}

/** @param {HTMLElement} place */
export function start(place) {
  root = place;
  window.addEventListener("popstate", () => void open());
  document.addEventListener("click", follow);
  for (const sign of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(sign, foresee);
  return open();
}

/**
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 * @returns {Promise<void>}
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
  const still = openings();
  const { pathname, search } = location;
  const found = routes.find(({ pattern }) => pattern.test(pathname));
  if (!found) return navigate("/", { replace: true });
  const make = await found.fetch().catch(missed);
  if (!still()) return;
  current?.leave?.();
  current = null;
  closeDialogs();
  closePopover();
  window.scrollTo(0, 0);
  const place = h("div"); // of its own: what comes too late for a page is drawn where nobody sees it
  root.replaceChildren(place);
  if (make) {
    const given = /** @type {RegExpExecArray} */ (found.pattern.exec(pathname)).slice(1);
    const parameters = Object.fromEntries(found.names.map((name, index) => [name, decodeURIComponent(given[index])]));
    const opened = (current = make(parameters, new URLSearchParams(search)));
    await opened.render(place);
    if (current === opened) ready(true);
  } else {
    unreachable(place);
  }
}

/**
 * A part of the page did not come. If the server is there it has another page than this one by now: that one is loaded.
 * @param {unknown} error
 * @returns {Promise<null>}
 */
async function missed(error) {
  console.warn(error);
  const there = await fetch("/api/health").then((answer) => answer.ok, () => false);
  if (there && current !== null) location.reload();
  return null;
}

/**
 * There is nothing to show without the server.
 * @param {HTMLElement} place
 */
export function unreachable(place) {
  show(place, h("main", { class: "page narrow" }, h("h1", {}, t("product")), h("p", {}, t("offline")), h("button", { type: "button", class: "main", onclick: () => location.reload() }, t("try-again"))));
  ready(true);
}

/**
 * Somebody is about to go there: what the page needs may come already.
 * @param {string} path
 */
export function prepare(path) {
  void routes.find(({ pattern }) => pattern.test(path))?.fetch().catch(() => undefined); // who goes there is told
}

/** @param {Event} event */
function foresee(event) {
  const link = ours(event);
  if (link) prepare(new URL(link.href).pathname);
}

/**
 * The link with a path of our own that somebody points at.
 * @param {Event} event
 */
function ours(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && !url.pathname.startsWith("/api") ? link : null;
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = ours(event);
  if (!link) return;
  const url = new URL(link.href);
  event.preventDefault();
  void navigate(url.pathname + url.search + url.hash);
}

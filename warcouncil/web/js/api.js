// Talking to the server (docs/api.md).

import { language, t } from "./i18n.js";

/** @typedef {import("./types.js").Clause} Clause */
/** @typedef {import("./types.js").Me} Me */

/** The server said no, or could not be reached (`code` "offline"). */
export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Clause | null} [clause]
   * @param {string} [field]
   * @param {number | null} [entry] which of several choices it is about
   */
  constructor(code, message, clause = null, field = "", entry = null) {
    super(message);
    this.code = code;
    this.clause = clause;
    this.field = field;
    this.entry = entry;
  }
}

/**
 * @param {string} method
 * @param {string} path below /api
 * @param {unknown} [body]
 * @param {Record<string, string | number | boolean | null | undefined>} [query]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, query = {}) {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("lang", language());
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin", headers: { "X-War-Council": "1" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(url, init).catch(() => {
    throw new ApiError("offline", "offline");
  });
  if (answer.status === 204) return null;
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  const error = data.error ?? {};
  throw new ApiError(error.code ?? `http-${answer.status}`, error.message ?? answer.statusText, error.clause ?? null, error.field, error.entry ?? null);
}

/**
 * @param {string} path
 * @param {Record<string, string | number | boolean | null | undefined>} [query]
 */
export const get = (path, query) => request("GET", path, undefined, query);
/**
 * @param {string} path
 * @param {unknown} [body]
 */
export const post = (path, body = {}) => request("POST", path, body);
/**
 * @param {string} path
 * @param {unknown} [body]
 */
export const put = (path, body = {}) => request("PUT", path, body);
/**
 * @param {string} path
 * @param {unknown} body
 */
export const patch = (path, body) => request("PATCH", path, body);
/**
 * @param {string} path
 * @param {unknown} [body]
 */
export const remove = (path, body) => request("DELETE", path, body);

// -- who I am

/** @type {Me | null} */
let me = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** Who plays here; null before anything was done. */
export function whoami() {
  return me;
}

/** @param {Me | null} user */
export function setMe(user) {
  me = user;
  for (const listener of [...listeners]) listener();
}

/**
 * @param {() => void} listener
 * @returns {() => void} stop listening
 */
export function onMe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function loadMe() {
  setMe((await get("/me")).user);
  return me;
}

/**
 * Who plays needs a session: make a guest where there is none.
 * @param {string} [name]
 * @returns {Promise<Me>}
 */
export async function ensureMe(name) {
  if (me) return me;
  const answer = await post("/guests", { name: name || `${t("guest")} ${mark()}` });
  setMe(answer.user ?? answer);
  return /** @type {Me} */ (/** @type {unknown} */ (me));
}

/** So that two guests are hardly ever called the same. */
function mark() {
  return [...crypto.getRandomValues(new Uint8Array(2))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

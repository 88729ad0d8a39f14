// What this device does for fair dice: it commits to a number of its own when it sits down, keeps it together with the
// seal, reveals it when it has seen what is to be sealed, and checks the record at the end.

import { ApiError, get, post, whoami } from "./api.js";
import { hex } from "./blake2b.js";
import { check, pledge, terms } from "./fairness.js";
import { h } from "./dom.js";
import { list, phrase, t } from "./i18n.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./fairness.js").Receipt} Receipt */
/** @typedef {import("./fairness.js").Finding} Finding */
/** @typedef {import("./fairness.js").Header} Header */
/** @typedef {import("./types.js").Table} Table */

const ALL = "receipts";
const MOST = 300;
const WEEK = 7 * 86400_000;

/** @returns {Record<string, Receipt>} */
function receipts() {
  return JSON.parse(recall(ALL) ?? "{}");
}

/** @param {string} id of a table */
export function receiptOf(id) {
  return receipts()[id] ?? null;
}

/**
 * @param {string} id
 * @param {Receipt} receipt
 */
export function keep(id, receipt) {
  const all = Object.entries({ ...receipts(), [id]: receipt }).sort(([, one], [, other]) => other.time - one.time);
  remember(ALL, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
}

/**
 * A new number, under the seal that was seen first.
 * @param {string} seal
 * @returns {Receipt}
 */
export function newReceipt(seal) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  return { seal, nonce, pledge: pledge(nonce), header: null, time: Date.now() };
}

// -- committing and revealing

/** @type {Map<string, string>} tables at which something is not as it was agreed, and what */
const doubts = new Map();
/** @type {Set<string>} */
const busy = new Set();
/** What this page has revealed its number for: news of before that come late do not make it reveal again. @type {Set<string>} */
const revealed = new Set();

/**
 * Why this device does not reveal, if something is not as it was agreed.
 * @param {Table} table
 */
export function doubt(table) {
  return doubts.get(table.id) ?? null;
}

/**
 * Do what is to be done now at a table where I sit: commit, or reveal.
 * @param {Table} table
 * @returns {Promise<Table | null>} the table as it is after that, if something was done
 */
export async function tend(table) {
  if (table.status !== "open" || table.my_seats.length === 0 || busy.has(table.id)) return null;
  busy.add(table.id);
  try {
    return await (table.sealing ? reveal(table) : commit(table));
  } catch (error) {
    if (error instanceof ApiError) return null; // others were faster, or the connection is gone: the next news tell
    throw error;
  } finally {
    busy.delete(table.id);
  }
}

/** @param {Table} table */
async function commit(table) {
  const known = receiptOf(table.id);
  if (known && table.commitment !== known.seal) doubts.set(table.id, "seal");
  if (known && table.commitment !== known.seal) return null;
  const worn = known !== null && known.header !== null; // sent once, and perhaps known
  if (known && table.pledge && !(worn && table.pledge === known.pledge)) return null; // or another device of mine sits for me
  const fresh = known && !worn ? known : newReceipt(table.commitment ?? "");
  keep(table.id, fresh);
  return post(`/tables/${table.id}/pledge`, { pledge: fresh.pledge });
}

/** @param {Table} table */
async function reveal(table) {
  const known = receiptOf(table.id);
  const { sealing } = table;
  if (!known || !sealing || !sealing.waiting.some((seat) => table.my_seats.includes(seat)) || revealed.has(sealing.header)) return null;
  const wrong = disagreement(table, JSON.parse(sealing.header), known);
  if (wrong) {
    doubts.set(table.id, wrong);
    return null;
  }
  doubts.delete(table.id);
  keep(table.id, { ...known, header: sealing.header });
  const after = await post(`/tables/${table.id}/reveal`, { nonce: known.nonce });
  revealed.add(sealing.header);
  return after;
}

/**
 * What in a header is not what I agreed to. A bot has no device: each would be another chance to withhold a number.
 * @param {Table} table
 * @param {Header} header
 * @param {Receipt} known
 */
export function disagreement(table, header, known) {
  if (header.commitment !== known.seal) return "seal";
  const mine = header.devices?.find((device) => device.pledge === known.pledge);
  if (!mine || String(mine.seats) !== String(table.my_seats)) return "pledge";
  const seats = (header.devices ?? []).flatMap((device) => (device.nonce === "" ? device.seats : [-1]));
  if (seats.some((seat) => table.seats[seat]?.kind !== "person")) return "terms";
  const shown = [table.title, table.players, Object.entries(table.options).sort()];
  const written = [header.title, header.players, Object.entries(header.options).sort()];
  if (JSON.stringify(shown) !== JSON.stringify(written) || header.warcouncil !== 2 || [header.start, header.seed, header.play_on].some((odd) => odd !== undefined)) return "terms";
  if (known.header !== null && terms(JSON.parse(known.header)) !== terms(header)) return "terms"; // it is known by now
  return null;
}

/** Wherever on the page I am: reveal at tables that are about to start. */
export async function tendAll() {
  const waiting = Object.values(receipts()).some((receipt) => receipt.header === null && Date.now() - receipt.time < WEEK);
  if (!waiting || !whoami()) return;
  const { tables } = await get("/tables", { mine: true, status: "open" });
  for (const table of tables) if (table.sealing) await tend(table);
}

/**
 * The seal of the dice, and what this device adds to it.
 * @param {Table} table
 */
export function sealNote(table) {
  if (table.commitment === "") return h("p", { class: "dim seal" }, t("fair-seeded"));
  const mine = receiptOf(table.id);
  const own = mine && mine.seal === table.commitment;
  return h("p", { class: "dim seal", title: t("seal-tip") }, phrase`${t("seal")}: `, h("code", {}, table.commitment ?? "–"), own ? ` ${t("seal-kept")}` : null);
}

// -- the end

/** @type {Map<string, Promise<Finding>>} */
const checked = new Map();

/**
 * Check the record of a finished match by ourselves; once a visit.
 * @param {string} id
 * @param {string | null} [share]
 */
export function checkMatch(id, share = null) {
  const found = checked.get(id) ?? download(id, share).then((text) => check(text, receiptOf(id)));
  checked.set(id, found);
  found.catch(() => checked.delete(id));
  return found;
}

/**
 * @param {string} id
 * @param {string | null} share
 */
async function download(id, share) {
  const answer = await fetch(`/api/matches/${id}/journal${share ? `?share=${encodeURIComponent(share)}` : ""}`, { credentials: "same-origin" }).catch(() => {
    throw new ApiError("offline", t("offline"));
  });
  if (!answer.ok) throw new ApiError(`http-${answer.status}`, t("offline"));
  return answer.text();
}

/**
 * What this device has found, in words.
 * @param {Finding} finding
 * @param {(seat: number) => string} name
 */
export function findingLines(finding, name) {
  const rest = finding.remarks.filter((remark) => remark.id !== finding.outcome);
  const said = finding.remarks.find((remark) => remark.id === finding.outcome);
  const words = (/** @type {import("./fairness.js").Remark} */ remark) => ({ count: remark.count ?? 0, record: remark.record ?? 0, names: list((remark.seats ?? []).map(name)) });
  return [
    t(`fair-${finding.outcome}`, { ...words(said ?? { id: "" }), rolls: finding.rolls }),
    ...rest.map((remark) => t(`fair-${remark.id}`, words(remark))),
  ];
}

/**
 * The sentence below a result: what this device has found about the dice.
 * @param {Finding} finding
 * @param {(seat: number) => string} name
 */
export function findingNote(finding, name) {
  const good = ["proven", "sound"].includes(finding.outcome);
  return h("span", { class: good ? "fair dim" : "fair", "data-testid": "fair", "data-outcome": finding.outcome }, `${good ? "✓" : "⚠"} ${findingLines(finding, name).slice(0, good ? 1 : 2).join(" ")}`);
}

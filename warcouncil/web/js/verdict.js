// What a finished record proves: as this device finds by itself, and as the server says.

import { get } from "./api.js";
import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { termsDigest } from "./fairness.js";
import { t } from "./i18n.js";
import { checkMatch, findingLines, receiptOf } from "./sealing.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{outcome: string, text: string[], commitment: string, key: string | null, head: string | null}} ServerVerdict */

/**
 * Who sits where, for sentences about seats.
 * @param {Table} table
 * @returns {(seat: number) => string}
 */
export function seatNames(table) {
  return (seat) => table.seats[seat]?.name ?? t("seat", { number: seat + 1 });
}

/**
 * What this device remembers, as the server and the command line take it.
 * @param {string} id
 * @returns {Record<string, string>}
 */
function memories(id) {
  const kept = receiptOf(id);
  if (!kept) return {};
  return kept.header === null ? { seal: kept.seal } : { seal: kept.seal, nonce: kept.nonce, terms: termsDigest(kept.header) };
}

/**
 * @param {Table} table
 * @param {string | null} share
 */
export async function verdictDialog(table, share) {
  const kept = memories(table.id);
  const [finding, verdict] = await Promise.all([checkMatch(table.id, share), /** @type {Promise<ServerVerdict>} */ (get(`/matches/${table.id}/verify`, { share, ...kept }))]);
  const lines = (/** @type {string[]} */ texts) => h("ul", { class: "verdict" }, texts.map((text) => h("li", {}, text[0].toUpperCase() + text.slice(1))));
  const command = ["warcouncil verify", `warcouncil-${table.id}.jsonl`, ...Object.entries(kept).map(([name, value]) => `--${name} ${value}`)].join(" ");
  dialog(t("verify"), [
    h("h3", {}, t("checked-here")),
    h("div", { "data-testid": "own-verdict", "data-outcome": finding.outcome }, lines(findingLines(finding, seatNames(table)))),
    h("h3", {}, t("checked-by-server")),
    h("div", { "data-testid": "server-verdict", "data-outcome": verdict.outcome }, lines(verdict.text)),
    h(
      "details",
      {},
      h("summary", {}, t("check-yourself")),
      h("dl", { class: "plain-panel seals" }, [
        [t("seal"), verdict.commitment],
        [t("key"), verdict.key],
        [t("head"), verdict.head],
        [t("my-number"), kept.nonce],
      ].map(([name, value]) => [h("dt", {}, name ?? ""), h("dd", {}, h("code", {}, value ?? "–"))])),
      h("p", { class: "dim" }, t("check-offline")),
      h("code", { class: "command" }, command),
    ),
  ]);
}

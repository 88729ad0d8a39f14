// Around the board: notes of my own about a match, and a nudge for whoever is asked.

import { get, post, put } from "./api.js";
import { dialog } from "./dialog.js";
import { h, toast } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

const LONGEST = 20_000;

/**
 * A sheet that only I can read.
 * @param {MatchStore} store
 */
export async function notesDialog({ id }) {
  const { text } = await get(`/matches/${id}/notes`);
  const field = h("textarea", { class: "notes", rows: 12, maxlength: LONGEST, value: text, "aria-label": t("my-notes"), "data-testid": "notes" });
  const save = async () => {
    await put(`/matches/${id}/notes`, { text: field.value }); // what cannot be saved stays in the window
    close();
  };
  const { close } = dialog(t("my-notes"), [h("p", { class: "dim" }, t("my-notes-why")), field], h("button", { type: "button", class: "main", onclick: () => void save() }, t("save")));
}

/** @param {MatchStore} store */
export async function nudge({ id, seat }) {
  await post(`/matches/${id}/nudge`, { seat });
  toast(t("nudge-done"));
}

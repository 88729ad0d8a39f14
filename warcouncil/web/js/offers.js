// Offers in the talk: a deal somebody proposes before its time has come, as a card with its terms, what has become of it,
// and what can be done with it.

import { ApiError, get } from "./api.js";
import { h, say, toast } from "./dom.js";
import { language, list, t } from "./i18n.js";
import { icon, shield } from "./icons.js";
import { because } from "./termform.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Written} Written */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Clause} Clause */
/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {{possible: boolean | null, refusal: {message: string, clause: Clause | null} | null}} Verdict */

/**
 * What a card may ask of the page.
 * @typedef {object} Page
 * @property {(written: Written, channel: string) => void} change onto the sheet with it
 * @property {(decision: string, options: OptionTuple[]) => Promise<import("./sheet.js").Refusal | null>} chooseMany
 * @property {(clause: string) => void} rule show a rule
 */

export class Offers {
  /**
   * @param {MatchStore} store
   * @param {Scene} scene
   * @param {Page} page
   * @param {() => void} redraw
   */
  constructor(store, scene, page, redraw) {
    this.store = store;
    this.scene = scene;
    this.page = page;
    this.redraw = redraw;
    /** @type {Map<string, Verdict | null>} what the rules say, once asked */
    this.verdicts = new Map();
    /** @type {Map<string, string>} what has become of each, as far as it was shown */
    this.known = new Map();
    this.busy = "";
  }

  /** What cards depend on. */
  get depends() {
    const { state, table } = this.store;
    return [table?.offers, state?.talk, state?.draftable, [...this.verdicts], this.busy];
  }

  /** @param {string} id @returns {Offer | null} none: it is long past */
  row(id) {
    return (this.store.table?.offers ?? []).find((one) => one.id === id) ?? null;
  }

  /** Tell of promises that have lapsed since the last look: mine, and those made to me. */
  tellNews() {
    const { store } = this;
    for (const one of store.table?.offers ?? []) {
      const before = this.known.get(one.id);
      this.known.set(one.id, one.state);
      const mine = store.seat !== null && [one.seat, ...one.partners].includes(store.seat);
      if (mine && before === "accepted" && one.state === "lapsed") toast(`${t("offer-dropped")} ${t(`offer-why-${one.reason ?? "passed"}`)}`);
    }
  }

  // -- a card

  /**
   * @param {Message} message
   * @param {Written} written
   */
  card(message, written) {
    const row = this.row(written.id);
    const { parties, terms } = this.parts(written);
    const names = list(parties.map((power) => this.scene.powerName(power)));
    const title = t(written.answers ? "offer-counter" : "offer-title", { power: this.scene.powerName(written.power), powers: names });
    return h(
      "section",
      { class: "offer", "aria-label": title, "data-offer": written.id, "data-state": row?.state ?? "past" },
      h("h4", {}, icon("alliance"), " ", [written.power, ...parties].map((power) => shield(this.scene.look(power))), " ", title),
      h("ol", { "aria-label": t("draft-terms") }, terms.map((one) => h("li", { "data-term": one.option.join(" ") }, one.label ?? one.option.join(" ")))),
      message.text ? h("p", { class: "offer-note" }, message.text) : null,
      h("p", { class: "offer-state", role: "status", "data-testid": "offer-state" }, this.stateWords(row)),
      row?.clause ? because("", row.clause, this.page.rule) : null,
      row ? [this.verdict(row), this.buttons(row, written)] : null,
    );
  }

  /** @param {Written} written */
  parts(written) {
    const look = this.scene.dress.drafts?.[written.step] ?? {};
    const isParty = (/** @type {Written["choices"][number]} */ one) => one.option[0] === look.parties;
    const parties = written.choices.filter(isParty).map((one) => String(one.option[1]));
    return { parties, terms: written.choices.filter((one) => !isParty(one) && one.option[0] !== look.end) };
  }

  /** @param {Offer | null} row */
  stateWords(row) {
    if (!row) return t("offer-past");
    const { seat } = this.store;
    if (row.state === "lapsed") return `${t("offer-lapsed")} ${t(`offer-why-${row.reason ?? "passed"}`)}`;
    if (row.state === "accepted" && seat !== null && row.partners.includes(seat)) return t(row.queued.includes(seat) ? "offer-queued" : "offer-ask-me-said");
    if (row.state === "open" && row.accepted.length > 0) return t("offer-partly", { powers: this.powers(row.accepted) });
    return t(`offer-${row.state}`, { powers: this.powers(row.partners) });
  }

  /** @param {number[]} seats */
  powers(seats) {
    const { scene } = this;
    return list(scene.powers.filter((power) => seats.includes(scene.state?.seats[power] ?? -1)).map((power) => scene.powerName(power)));
  }

  // -- what the rules say

  /** @param {Offer} row */
  verdict(row) {
    const { seat } = this.store;
    if (seat === null || !["open", "accepted"].includes(row.state)) return null;
    const key = `${language()} ${row.id} ${row.state}`;
    const found = this.verdicts.get(key);
    if (found === undefined) {
      this.verdicts.set(key, null);
      void this.inquire(row.id, key);
    }
    if (!found || found.possible === null) return null;
    const { refusal } = found;
    return h("div", { class: "offer-verdict", "data-testid": "offer-verdict", "data-possible": String(found.possible) }, refusal ? [t("offer-impossible"), " ", because(refusal.message, refusal.clause, this.page.rule)] : t("offer-possible"));
  }

  /**
   * @param {string} id
   * @param {string} key
   */
  async inquire(id, key) {
    try {
      this.verdicts.set(key, await get(`/matches/${this.store.id}/offers/${id}`, { seat: this.store.seat }));
      this.redraw();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // it is not there any more, or may be asked for later
    }
  }

  // -- what can be done

  /**
   * @param {Offer} row
   * @param {Written} written
   */
  buttons(row, written) {
    const { seat, state } = this.store;
    const open = Boolean((state?.talk ?? []).find((channel) => channel.channel === row.channel)?.open);
    if (seat === null || !["open", "accepted"].includes(row.state)) return null;
    const found = row.seat === seat ? this.own(row, written, open) : row.partners.includes(seat) ? this.answers(row, written, seat, open) : [];
    return found.length > 0 ? h("div", { class: "buttons" }, found) : null;
  }

  /**
   * Of whoever has made it.
   * @param {Offer} row
   * @param {Written} written
   * @param {boolean} open
   */
  own(row, written, open) {
    const now = (this.store.state?.draftable ?? []).find((one) => one.step === written.step && one.power === written.power && one.decision);
    const announce = () => this.announce(now?.decision ?? "", written);
    return [now ? this.button(row, "announce", announce, row.state === "accepted") : null, open ? this.button(row, "withdraw") : null].filter((one) => one !== null);
  }

  /**
   * Of whoever is to answer it.
   * @param {Offer} row
   * @param {Written} written
   * @param {number} seat
   * @param {boolean} open
   */
  answers(row, written, seat, open) {
    if (row.accepted.includes(seat)) {
      if (!row.queued.includes(seat)) return [this.button(row, "accept")];
      return [open ? this.button(row, "decline") : this.button(row, "ask-me")];
    }
    if (!open) return [];
    const change = async () => this.page.change(written, row.channel);
    return [this.button(row, "accept", undefined, true), this.button(row, "change", change), this.button(row, "decline")];
  }

  /**
   * @param {Offer} row
   * @param {"accept" | "decline" | "withdraw" | "ask-me" | "change" | "announce"} what
   * @param {() => Promise<unknown>} [act]
   * @param {boolean} [main]
   */
  button(row, what, act = () => this.store.act(`offers/${row.id}`, { answer: what }), main = false) {
    return h("button", { type: "button", class: main ? "main" : null, "data-key": `offer ${row.id} ${what}`, "data-testid": `offer-${what}`, title: t(`offer-do-${what}-tip`), disabled: this.busy === row.id, onclick: () => void this.run(row, act) }, t(`offer-do-${what}`));
  }

  /**
   * @param {Offer} row
   * @param {() => Promise<unknown>} act
   */
  async run(row, act) {
    this.busy = row.id;
    this.redraw();
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, "bad");
      say(error.message);
    } finally {
      this.busy = "";
      this.redraw();
    }
  }

  /**
   * All of it at once, exactly as it was offered.
   * @param {string} decision
   * @param {Written} written
   */
  async announce(decision, written) {
    const refusal = await this.page.chooseMany(decision, written.choices.map((one) => one.option));
    if (refusal) toast(refusal.message, "bad");
  }
}

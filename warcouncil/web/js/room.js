// The page of a table: where people gather before the start, the match itself, or its replay.

import { ApiError, get } from "./api.js";
import { notHere } from "./chrome.js";
import { h, show, toast } from "./dom.js";
import { t } from "./i18n.js";
import { curtain, needsCurtain, nextSeat } from "./hotseat.js";
import { latest } from "./latest.js";
import { rewatch } from "./live.js";
import { MatchView } from "./match.js";
import { setHeading, visiting } from "./notices.js";
import { PlanningView } from "./planning.js";
import { ReplayView } from "./replay.js";
import { navigate } from "./router.js";
import { doubt, tend } from "./sealing.js";
import { MatchStore } from "./store.js";
import { stepIn } from "./substitutes.js";
import { TableView } from "./table.js";
import { tell } from "./telling.js";
import { dressed } from "./wardrobe.js";
import { title, words } from "./words.js";

/** @typedef {import("./router.js").Page} Page */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {{element: HTMLElement, update: (changes?: any) => void, relabel: () => void, leave: () => void}} Shown */

/**
 * @param {Record<string, string>} parameters
 * @param {URLSearchParams} query
 * @returns {Page}
 */
export function roomPage({ id }, query) {
  return new Room(id, query);
}

class Room {
  /**
   * @param {string} id
   * @param {URLSearchParams} query
   */
  constructor(id, query) {
    this.id = id;
    this.query = query;
    /** @type {MatchStore | null} */
    this.store = null;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {import("./scene.js").Scene | null} */
    this.scene = null;
    this.gone = false;
    this.turning = false;
    this.placing = false;
    this.labels = latest();
    this.plans = latest();
    /** @type {HTMLElement} */
    this.root = document.body;
  }

  /** @param {HTMLElement} root */
  async render(root) {
    this.root = root;
    visiting(this.id);
    show(root, h("p", { class: "loading" }, t("loading")));
    try {
      const table = await get(`/tables/${this.id}`, { share: this.query.get("share") });
      const wanted = this.query.get("seat");
      if (["step", "during", "entry"].some((name) => this.query.has(name))) return await this.replay(table);
      if (!table.spectators && table.status === "playing" && table.my_seats.length === 0 && table.step_in.length > 0) return await this.offer(table);
      const seat = wanted !== null && wanted !== "" ? Number(wanted) : table.my_seats.length > 1 ? (table.asked[0] ?? table.my_seats[0]) : null;
      await this.sit(seat, table);
      if (this.query.has("try")) await this.plan(wholeNumber(this.query.get("try")));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused(error);
    }
  }

  /**
   * Nobody may look on here, but a seat waits for me.
   * @param {Table} table
   */
  async offer(table) {
    const said = await words(table.title);
    show(this.root, h("main", { class: "page narrow" }, h("h1", {}, table.title_name), stepIn(table, (power) => said.name("power", power))));
  }

  /** @param {{message: string, code: string}} error */
  refused(error) {
    if (error.code === "not-found") this.nothing(t("private-table"), t("private-table-how"), invitationForm());
    else this.nothing(t("not-here"), error.code === "offline" ? t("offline") : error.message);
  }

  /**
   * @param {string} heading
   * @param {string} [why]
   * @param {HTMLElement | null} [form]
   */
  nothing(heading, why, form = null) {
    this.shown?.leave();
    this.shown = null;
    show(this.root, h("main", { class: "page narrow" }, notHere(heading, why, form)));
  }

  leave() {
    this.gone = true;
    visiting(null);
    this.shown?.leave();
    this.store?.close();
  }

  /** Everything anew in another language. */
  async relabel() {
    const still = this.labels();
    rewatch();
    const id = this.scene?.title.id;
    const said = id ? await Promise.all([title(id), words(id)]) : null;
    if (this.gone || !still()) return;
    if (this.scene && said) [this.scene.title, this.scene.words] = said;
    this.shown?.relabel();
  }

  /**
   * Look through the eyes of a seat. Where players hide something from each other, a curtain falls first.
   * @param {number | null} seat
   * @param {Table} table
   */
  async sit(seat, table) {
    this.turning = true;
    this.shown?.leave();
    this.shown = null;
    this.store?.close();
    this.store = null;
    const about = await title(table.title);
    if (seat !== null && table.status === "playing" && needsCurtain(table, about.secrets)) {
      await curtain(this.root, table, seat, this.scene);
      if (this.gone) return;
    }
    const store = new MatchStore(this.id, seat);
    this.store = store;
    store.onChange = (changes) => void this.changed(store, changes);
    store.onEnded = (error) => void this.ended(store, error);
    store.onPresence = () => this.shown?.update();
    await store.open();
    if (store.table) void this.tend(store, store.table);
    this.turning = false;
    if (this.gone) return store.close();
    await this.place(store);
  }

  /**
   * @param {MatchStore} store
   * @param {any} changes
   */
  async changed(store, changes) {
    if (this.gone || store !== this.store || this.turning) return;
    if (changes.table && store.table) void this.tend(store, store.table);
    if (this.placing) return;
    if (this.shown instanceof PlanningView) return this.shown.changed(changes);
    const started = store.state !== null && !(this.shown instanceof MatchView);
    if (started || !this.shown) return this.place(store);
    const table = store.table;
    const next = table && store.state ? nextSeat(table, store.seat) : null;
    if (table && next !== null) return this.turn(table, next);
    this.shown.update(changes);
  }

  /**
   * Commit or reveal, if it is time for it; a doubt is shown.
   * @param {MatchStore} store
   * @param {Table} table
   */
  async tend(store, table) {
    await tend(table);
    if (store === this.store && doubt(table) && this.shown instanceof TableView) this.shown.update();
  }

  /**
   * The server shows no more through these eyes. Whoever has only got up from the seat may still look on.
   * @param {MatchStore} store
   * @param {{message: string, code: string}} error
   */
  async ended(store, error) {
    if (this.gone || store !== this.store) return;
    const lost = store.seat !== null && !store.leaving && ["not-yours", "not-found"].includes(error.code);
    const refuse = () => (lost ? this.nothing(t("seat-gone")) : this.refused(error));
    if (error.code !== "not-yours" || store.seat === null) return refuse();
    try {
      await this.sit(null, await get(`/tables/${this.id}`));
      if (lost) toast(t("seat-gone"));
    } catch (other) {
      if (!(other instanceof ApiError)) throw other;
      refuse();
    }
  }

  /**
   * Another seat of mine is asked.
   * @param {Table} table
   * @param {number} seat
   */
  async turn(table, seat) {
    const who = table.seats.find((other) => other.seat === seat);
    await this.sit(seat, table);
    if (!needsCurtain(table, this.scene?.title.secrets ?? false)) toast(t("now-plays", { name: who?.name ?? "" }));
  }

  /**
   * Show what the store has: a table that gathers, or a match.
   * @param {MatchStore} store
   */
  async place(store) {
    this.placing = true;
    try {
      await this.mount(store);
    } finally {
      this.placing = false;
    }
  }

  /** @param {MatchStore} store */
  async mount(store) {
    const { table } = store;
    if (!table) return;
    if (store.state === null) {
      this.shown?.leave();
      this.shown = new TableView(store);
      setHeading(table.title_name);
    } else {
      this.scene = await this.stageFor(table.title);
      if (this.gone || store !== this.store) return;
      this.shown?.leave();
      const next = nextSeat(store.table ?? table, store.seat);
      if (next !== null) return this.turn(store.table ?? table, next);
      this.shown = new MatchView(store, this.scene, (number) => void tell(() => this.plan(number)));
    }
    const held = document.activeElement?.closest(".ask, .curtain"); // the same keys go on for the next seat of mine
    show(this.root, this.shown.element);
    if (held && this.shown instanceof MatchView) this.shown.ask.focus();
  }

  /** @param {string} name */
  async stageFor(name) {
    return dressed(name, get(`/matches/${this.id}/board`, { share: this.query.get("share") }));
  }

  /**
   * Before the end a step back shows a seat's secrets, too, and Back leads here while somebody else holds the device.
   * @param {Table} table
   */
  async replay(table) {
    const scene = (this.scene = await this.stageFor(table.title));
    scene.table = table;
    const running = table.status !== "over";
    const several = running && table.my_seats.length > 1; // then one must be named
    if (several && !this.query.get("seat")) this.query.set("seat", String(table.my_seats[0]));
    const eyes = this.query.get("seat");
    if (running && eyes !== "spectator" && needsCurtain(table, scene.title.secrets)) {
      await curtain(this.root, table, Number(eyes), scene);
      if (this.gone) return;
    }
    const replay = new ReplayView(table, scene, this.query);
    this.shown = replay;
    await replay.load();
    if (!this.gone) show(this.root, replay.element);
  }

  /**
   * From the match to the planning board, and back. The connection stays as it is: nobody sees that somebody plans.
   * @param {number | null} number a variant that is there; null: a new one
   */
  async plan(number) {
    const { store, scene } = this;
    if (!store?.table || !scene || !(this.shown instanceof MatchView) || store.seat === null || !store.table.my_seats.includes(store.seat)) return;
    const still = this.plans();
    const planning = new PlanningView(store, scene, () => void this.place(store));
    try {
      await planning.load(number);
    } catch (error) {
      planning.leave();
      throw error;
    }
    if (this.gone || store !== this.store || !still()) return planning.leave();
    this.shown.leave();
    this.shown = planning;
    show(this.root, planning.element);
  }
}

/**
 * A number of a link; null if there is none.
 * @param {string | null} text
 */
function wholeNumber(text) {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** A private table is open to whoever has its invitation: a field for the link, or for the token in it. */
function invitationForm() {
  const field = h("input", { type: "text", class: "grow", maxlength: 400, "aria-label": t("invitation-link"), placeholder: t("invitation-link"), "data-testid": "invitation-link" });
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const token = /(?:^|\/join\/)([\w-]{6,100})\/?$/.exec(field.value.trim().replace(/[?#].*$/, ""))?.[1];
    if (token) void navigate(`/join/${token}`);
    else toast(t("no-invitation"), "bad");
  };
  return h("form", { class: "row", onsubmit: enter }, field, h("button", { type: "submit", class: "main" }, t("use-invitation")));
}

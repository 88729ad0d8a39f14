// Talk: the table's channel and private ones between seats. A closed channel says which rule closed it.

import { get, post, put, whoami } from "./api.js";
import { classes, h, show, showNews, toast } from "./dom.js";
import { language, list, phrase, t, when } from "./i18n.js";
import { shield } from "./icons.js";
import { botName } from "./scene.js";

import { Offers } from "./offers.js";
import { tell } from "./telling.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./types.js").TalkChannel} TalkChannel */
/** @typedef {import("./types.js").Message} Message */

export class TalkPanel {
  /**
   * @param {MatchStore} store
   * @param {Scene | null} scene none before the start
   * @param {import("./offers.js").Page | null} [page] where offers can be made
   */
  constructor(store, scene, page = null) {
    this.store = store;
    this.scene = scene;
    this.offers = scene && page ? new Offers(store, scene, page, () => this.show()) : null;
    this.tabs = h("div", { class: "channels", role: "tablist" });
    this.list = h("ol", { class: "messages", tabindex: 0, "aria-live": "polite" });
    this.note = h("p", { class: "dim closed-note" });
    this.input = h("input", { type: "text", maxlength: 1000, autocomplete: "off" });
    this.button = h("button", { type: "submit" });
    this.form = h("form", { class: "say", onsubmit: (/** @type {Event} */ event) => void this.send(event) }, this.input, this.button);
    this.relabel();
    this.element = h("div", { class: "talk" }, this.tabs, this.list, this.note, this.form);
    /** @type {string | null} */
    this.open = null;
    /** @type {Map<string, number>} channel -> the last message that was read */
    this.read = new Map();
    /** @type {Map<string, Message[]>} older messages that were asked for */
    this.older = new Map();
    this.visible = false;
  }

  /** The field stays when the language changes: something may be written there already. */
  relabel() {
    this.older?.clear();
    this.input.placeholder = t("say");
    this.input.setAttribute("aria-label", t("say"));
    this.button.textContent = t("send");
  }

  /** @returns {TalkChannel[]} */
  get channels() {
    const known = this.store.state?.talk ?? [];
    if (known.length > 0) return known;
    const seats = (this.store.table?.seats ?? []).map((seat) => seat.seat);
    return seats.length > 0 ? [{ channel: seats.join("-"), seats, open: true, clause: null }] : [];
  }

  /** Channels with a tab: those with something unread first, and none of my own with bots alone, which never talk. */
  tabbed() {
    const seats = this.store.table?.seats ?? [];
    const answers = (/** @type {TalkChannel} */ { channel, seats: inside }) =>
      inside.length === seats.length || channel === this.open || inside.some((seat) => seat !== this.store.seat && seats[seat]?.kind !== "bot") || this.store.talk.some((message) => message.channel === channel);
    return this.channels.filter(answers).sort((a, b) => Number(this.waiting(b)) - Number(this.waiting(a)));
  }

  /** @param {TalkChannel} channel */
  waiting({ channel }) {
    const open = this.visible && channel === this.open;
    return !open && this.store.talk.some((message) => message.channel === channel && message.number > (this.read.get(channel) ?? 0) && message.seat !== this.store.seat);
  }

  /** How many messages wait to be read. */
  unread() {
    return this.store.talk.filter((message) => message.number > (this.read.get(message.channel) ?? 0) && message.seat !== this.store.seat).length;
  }

  /** Everything there is now counts as read: on the first look. */
  caughtUp() {
    for (const message of this.store.talk) this.read.set(message.channel, Math.max(this.read.get(message.channel) ?? 0, message.number));
  }

  show() {
    const channels = this.tabbed();
    if (!channels.some((channel) => channel.channel === this.open)) this.open = channels[0]?.channel ?? null;
    const now = channels.find((channel) => channel.channel === this.open);
    const messages = [...(this.older.get(this.open ?? "") ?? []), ...this.store.talk.filter((message) => message.channel === this.open)];
    if (this.visible && messages.length > 0) this.read.set(this.open ?? "", messages[messages.length - 1].number);
    show(this.tabs, channels.length > 1 ? channels.map((channel) => this.tab(channel)) : null);
    const more = (messages[0]?.number ?? 1) > 1;
    showNews(this.list, [language(), this.open, messages, this.store.table?.seats.length, this.offers?.depends], () => [more ? h("li", {}, h("button", { type: "button", class: "link", "data-key": "earlier", onclick: () => void this.earlier(messages[0].number) }, t("earlier"))) : null, messages.map((message) => this.message(message)), messages.length === 0 ? h("li", { class: "dim" }, t("nothing-said")) : null]);
    this.list.scrollTop = this.list.scrollHeight;
    const mayWrite = this.store.seat !== null && now?.open === true;
    this.form.hidden = !mayWrite;
    show(this.note, mayWrite ? null : this.store.seat === null ? t("spectators-read") : now?.clause ? phrase`${t("channel-closed")} ${now.clause.text} (${now.clause.id})` : t("channel-closed"));
  }

  /**
   * Fetch what was said before.
   * @param {number} before
   */
  async earlier(before) {
    const channel = this.open ?? "";
    const { messages } = await get(`/matches/${this.store.id}/talk`, { seat: this.store.seat, channel, before });
    this.older.set(channel, [...messages, ...(this.older.get(channel) ?? [])]);
    this.show();
  }

  /** @param {TalkChannel} channel */
  tab(channel) {
    const others = channel.seats.filter((seat) => seat !== this.store.seat);
    const all = channel.seats.length === (this.store.table?.players ?? 0);
    const waiting = this.waiting(channel);
    const people = list(others.map((seat) => this.seatName(seat)));
    return h(
      "button",
      {
        type: "button",
        role: "tab",
        class: classes("tab", waiting && "waiting", !channel.open && "closed"),
        "data-key": `channel ${channel.channel}`,
        "data-channel": channel.channel,
        "aria-selected": String(channel.channel === this.open),
        title: all ? null : people,
        onclick: () => {
          this.open = channel.channel;
          this.show();
        },
      },
      all ? t("everybody") : others.flatMap((seat) => this.shields(seat)),
      all ? null : h("span", {}, list(others.flatMap((seat) => this.powerNames(seat)))),
    );
  }

  /** @param {number} seat */
  shields(seat) {
    const { scene } = this;
    return scene ? scene.powers.filter((power) => scene.state?.seats[power] === seat).map((power) => shield(scene.look(power))) : [];
  }

  /**
   * What a seat plays; before the start, who sits there.
   * @param {number} seat
   */
  powerNames(seat) {
    const { scene } = this;
    const powers = scene ? scene.powers.filter((power) => scene.state?.seats[power] === seat) : [];
    return scene && powers.length > 0 ? powers.map((power) => scene.powerName(power)) : [this.seatName(seat)];
  }

  /** @param {number | null} seat */
  seatName(seat) {
    const found = this.store.table?.seats.find((other) => other.seat === seat);
    if (found?.kind === "bot") return t("bot-named", { name: botName(found.bot ?? "") });
    return found?.name ?? t("seat", { number: (seat ?? 0) + 1 });
  }

  /** @param {Message} message */
  message(message) {
    const mine = message.seat === this.store.seat;
    const author = message.user === whoami()?.id ? null : message.user; // not whoever sits there by now
    return h(
      "li",
      { class: classes("message", mine && "own") },
      h("div", { class: "dim" }, message.seat === null ? null : this.shields(message.seat), ` ${message.name} · ${when(message.time)} `, author ? h("button", { type: "button", class: "link", title: t("mute"), "aria-label": t("mute"), onclick: () => void this.mute(author, message.name) }, "⊘") : null, author ? h("button", { type: "button", class: "link report", title: t("report"), "aria-label": t("report"), onclick: () => void this.report(message) }, "⚑") : null),
      this.offers && message.offer ? this.offers.card(message, message.offer) : h("div", { class: "said" }, message.text),
    );
  }

  /**
   * Begin a message; whoever plays sends it, or does not.
   * @param {string} channel
   * @param {string} text
   */
  compose(channel, text) {
    this.open = channel;
    this.input.value = `${this.input.value} ${text}`.trim();
    this.show();
    this.input.focus();
  }

  /** @param {Event} event */
  async send(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text || this.open === null) return;
    try {
      await post(`/matches/${this.store.id}/talk`, { seat: this.store.seat, channel: this.open, text });
      this.input.value = "";
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /**
   * Show it to the host.
   * @param {Message} message
   */
  async report(message) {
    if (await tell(() => post(`/matches/${this.store.id}/reports`, { seat: this.store.seat, channel: message.channel, number: message.number }))) toast(t("reported"));
  }

  /**
   * @param {string} user
   * @param {string} name
   */
  async mute(user, name) {
    if (!(await tell(() => put(`/mutes/${user}`)))) return;
    const heard = (/** @type {Message} */ message) => message.user !== user;
    this.store.talk = this.store.talk.filter(heard);
    for (const [channel, messages] of this.older) this.older.set(channel, messages.filter(heard));
    this.show();
    toast(t("muted", { name }));
  }
}

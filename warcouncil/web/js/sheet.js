// The sheet on which a power drafts what it is going to answer, such as a deal: who is part of it, term by term, and then
// all at once onto the table. Nobody else sees it before it is sent.

import { focusKey, h, showNews } from "./dom.js";
import { Draft } from "./draft.js";
import { comma, hasWords, language, list, phrase, t } from "./i18n.js";
import { icon, shield } from "./icons.js";
import { because, field, TermForm } from "./termform.js";

/** @typedef {import("./types.js").OptionTuple} OptionTuple */
/** @typedef {import("./types.js").Clause} Clause */
/** @typedef {import("./types.js").TalkChannel} TalkChannel */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./draft.js").Ask} Ask */
/** @typedef {import("./draft.js").Wish} Wish */

/** @typedef {{message: string, clause: Clause | null, entry: number | null}} Refusal why several choices were not made, and which of them it is about */

/**
 * What the sheet may ask of the page.
 * @typedef {object} Page
 * @property {Ask} whatIf
 * @property {(decision: string, options: OptionTuple[]) => Promise<Refusal | null>} chooseMany
 * @property {(channel: string, text: string) => void} compose begin a message in a channel
 * @property {(body: {channel: string} & Record<string, unknown>) => Promise<boolean>} offer make an offer; whether that went well
 * @property {(clause: string) => void} rule show a rule
 */

export class DraftSheet {
  /**
   * @param {Scene} scene
   * @param {Page} page
   */
  constructor(scene, page) {
    this.scene = scene;
    this.page = page;
    this.panel = { kind: "draft" };
    this.element = h("div", { class: "draft", "data-testid": "draft" });
    this.draft = new Draft(scene, page.whatIf, () => this.show(), () => this.element.isConnected);
    this.form = new TermForm(this.draft, () => this.redraw(), page.rule);
    this.drawn = 0;
    this.channel = "";
    this.note = "";
    this.busy = false;
    this.eager = false;
    /** @type {Refusal | null} */
    this.refusal = null;
  }

  name() {
    return this.said("name", t("draft"));
  }

  /** Whether there is anything to draft now, or something that was drafted. */
  here() {
    const { state, seat, mine } = this.scene;
    return state !== null && !state.over && seat !== null && mine.length > 0 && (state.draftable.length > 0 || !this.draft.bare);
  }

  /** Whether what is drafted has to do with what goes on. */
  timely() {
    return (this.scene.state?.draftable ?? []).length > 0;
  }

  /**
   * What the title calls something, or what everybody does.
   * @param {string} key
   * @param {string} general
   * @param {Record<string, string>} [args]
   */
  said(key, general, args = {}) {
    const own = `drafted-${this.draft.kept.step}-${key}`;
    return hasWords(own) ? t(`drafted-${this.draft.kept.step}-${key}`, args) : general;
  }

  // -- what it holds

  /** @returns {{parties: Wish[], terms: Wish[]}} */
  get parts() {
    const isParty = (/** @type {Wish} */ wish) => wish.option[0] === this.draft.look.parties;
    const { wishes } = this.draft.kept;
    return { parties: wishes.filter(isParty), terms: wishes.filter((wish) => !isParty(wish)) };
  }

  /** Everybody who is part of it. */
  get company() {
    const powers = [this.draft.kept.power, ...this.parts.parties.map((wish) => String(wish.option[1]))];
    return this.inOrder(powers);
  }

  /** @param {string[]} powers */
  inOrder(powers) {
    return Object.keys(this.scene.state?.seats ?? {}).filter((power) => powers.includes(power));
  }

  /** @param {OptionTuple} option */
  shields(option) {
    const { scene } = this;
    const powers = option.filter((atom) => typeof atom === "string" && atom in (scene.state?.seats ?? {}));
    return powers.length ? h("span", { class: "shields" }, powers.map((power) => shield(scene.look(String(power))))) : null;
  }

  /** @returns {TalkChannel[]} the channels that one may write in, private ones first */
  get channels() {
    const open = (this.scene.state?.talk ?? []).filter((channel) => channel.open);
    return open.sort((one, other) => one.seats.length - other.seats.length);
  }

  get ourChannel() {
    return this.draft.channelOf(this.company);
  }

  /** The channel that was chosen, or that of the parties alone: nobody else reads a draft by mistake. */
  get chosenChannel() {
    const { ourChannel } = this;
    return this.channels.find((channel) => channel.channel === this.channel) ?? (ourChannel?.open && this.company.length > 1 ? ourChannel : undefined);
  }

  // -- what is shown

  show() {
    const { scene, draft } = this;
    if (scene.state?.over) draft.forget();
    if (!this.here() || !this.element.parentNode) return;
    draft.refresh();
    const focused = this.element.contains(document.activeElement);
    const depends = [language(), scene.words.lang, scene.mine, draft.version, this.drawn, scene.state?.talk, scene.state?.draftable, scene.table?.offers, this.channel, this.busy, this.refusal];
    showNews(this.element, depends, () => [
      h("div", { class: "draft-make" }, h("p", { class: "dim draft-about" }, t("draft-about")), this.occasion(), draft.answer ? [this.parties(), this.form.draw()] : this.waiting()),
      h("div", { class: "draft-deal" }, this.terms(), this.trouble(), this.buttons()),
    ]);
    this.element.setAttribute("aria-busy", String(!draft.settled && !draft.trouble));
    if (focused && !this.element.contains(document.activeElement)) this.focus("draft add", "draft send", "draft clear");
    if (this.eager && draft.settled) this.focusFirst();
  }

  redraw() {
    this.drawn++;
    this.show();
  }

  /** Whoever comes here by keys begins with the first thing to fill in, as soon as it is known. */
  focusFirst() {
    this.eager = !this.draft.settled;
    const first = this.element.querySelector("button, input, select");
    if (!this.eager && first instanceof HTMLElement) first.focus();
  }

  /**
   * Give the focus to the first of these that can take it.
   * @param {...string} keys
   */
  focus(...keys) {
    for (const key of keys) {
      focusKey(this.element, key);
      if (document.activeElement?.getAttribute("data-key") === key) return;
    }
  }

  /** Nothing can be added: because it was sent, because nobody has answered yet, or because it is not the time. */
  waiting() {
    const { draft } = this;
    if (draft.kept.sent || draft.trouble) return null;
    return h("p", { class: "dim" }, draft.settled ? t("draft-not-now") : t("draft-asking"));
  }

  /** Whoever can draft for several powers, or several things, says which. */
  occasion() {
    const { scene, draft } = this;
    const { step, power } = draft.kept;
    const found = new Map((scene.state?.draftable ?? []).map((one) => [`${one.power} ${one.step}`, one]));
    if (found.size < 2 && found.has(`${power} ${step}`)) return null;
    const items = [...found].map(([key, one]) => /** @type {[string, string]} */ ([key, scene.powerName(one.power)]));
    if (items.length === 0) return null;
    const choose = (/** @type {string} */ key) => this.draftFor(found.get(key)?.power ?? power, found.get(key)?.step ?? step);
    return field("power", this.said("power", t("draft-power")), items, `${power} ${step}`, choose);
  }

  /**
   * Another power of the same seat: where it was a party, the one before takes its place.
   * @param {string} power
   * @param {string} step
   */
  draftFor(power, step) {
    const { kept, look } = this.draft;
    const swapped = (/** @type {Wish} */ wish) => (wish.option[0] === look.parties && wish.option[1] === power ? { ...wish, option: [String(look.parties), kept.power] } : wish);
    this.edit(() => this.draft.change({ power, step, wishes: kept.wishes.map(swapped), sent: false }));
  }

  /**
   * The draft changes: what was said about the last one no longer holds.
   * @param {() => void} act
   */
  edit(act) {
    this.refusal = null;
    act();
  }

  parties() {
    const { draft } = this;
    const act = draft.look.parties;
    if (!act) return null;
    const named = (/** @type {{option: OptionTuple}[]} */ rows) => rows.filter((one) => one.option[0] === act).map((one) => String(one.option[1]));
    const others = draft.beginnings.flatMap(({ answer }) => named(draft.questionOf(answer)?.options ?? []));
    const now = [...named(draft.offers), ...named(draft.kept.wishes)];
    const grey = named((draft.question?.refused ?? []).flatMap((row) => [row, ...row.others]));
    const all = this.inOrder([...now, ...others, ...(draft.beginnings.length ? [] : grey)]).filter((power) => power !== draft.kept.power && (draft.look.partners?.includes(power) ?? true));
    return h("fieldset", { class: "draft-parties" }, h("legend", {}, t("draft-parties")), all.map((power) => this.party(power, now.includes(power), others.includes(power))));
  }

  /**
   * One who is part of it, or may be.
   * @param {string} power
   * @param {boolean} here
   * @param {boolean} elsewhere on another occasion: whoever is part of this one leaves
   */
  party(power, here, elsewhere) {
    const { scene, draft } = this;
    const option = [String(draft.look.parties), power];
    const among = draft.wants(option);
    const why = here || elsewhere ? null : draft.whyNot(option)?.row;
    const change = () => {
      this.channel = "";
      this.edit(() => {
        const label = draft.offers.find((one) => one.option.join(" ") === option.join(" "))?.label ?? "";
        if (among) draft.remove(option);
        else if (here) draft.add({ option, label });
        else draft.change({ wishes: [{ option, label }, ...this.parts.terms] });
      });
    };
    const box = h("input", { type: "checkbox", "data-key": `party ${power}`, "data-party": power, checked: among, disabled: Boolean(why) || this.busy, onchange: change });
    return h("label", { class: "draft-party", title: why ? (why.clause?.text ?? why.message) : null }, box, shield(scene.look(power)), scene.powerName(power));
  }

  terms() {
    const { scene, draft, company } = this;
    const { settled, kept, look } = draft;
    const coming = settled ? [] : kept.loose.filter((wish) => wish.option[0] !== look.parties);
    const terms = [...this.parts.terms, ...coming];
    const loose = settled ? kept.loose : [];
    const count = terms.length + loose.length;
    return [
      h("h4", {}, look.parties ? icon("alliance") : null, ` ${list(company.map((power) => scene.powerName(power)))}`, count ? h("span", { class: "dim" }, ` · ${t("draft-count", { count })}`) : null),
      count === 0 ? h("p", { class: "dim" }, t("draft-no-terms")) : null,
      terms.length ? h("ol", { class: "draft-terms", "aria-label": t("draft-terms") }, terms.map((wish) => this.line(wish))) : null,
      loose.length ? h("ul", { class: "draft-terms draft-loose", "aria-label": t("draft-loose"), "data-testid": "draft-loose" }, h("li", { class: "dim" }, t("draft-loose")), loose.map((wish) => this.line(wish, true))) : null,
    ];
  }

  /**
   * @param {Wish} wish
   * @param {boolean} [loose]
   */
  line(wish, loose = false) {
    const { draft } = this;
    const { label, option } = wish;
    const row = loose ? draft.whyNot(option)?.row : null;
    const refused = loose || this.refused === wish;
    const remove = () => this.edit(() => draft.remove(option));
    return h(
      "li",
      { class: refused ? "refused" : null, "data-term": option.join(" ") },
      this.shields(option),
      h("span", { class: "grow" }, h("span", { class: "draft-label" }, label), row ? because(row.message, row.clause, this.page.rule) : null),
      h("button", { type: "button", class: "plain", "data-key": `draft remove ${option.join(" ")}`, title: t("draft-remove", { term: label }), "aria-label": t("draft-remove", { term: label }), disabled: this.busy, onclick: remove }, "✕"),
    );
  }

  /** The wish that was refused when it was sent, if it was one. */
  get refused() {
    const entry = this.refusal?.entry ?? null;
    return entry === null ? null : (this.draft.kept.wishes[entry] ?? null);
  }

  /** Why it could not be sent, and what of it; or why the rules could not be asked. */
  trouble() {
    const { refusal, draft } = this;
    if (draft.trouble) {
      const { code, message } = draft.trouble;
      return h("div", { class: "draft-trouble", role: "alert", "data-testid": "draft-offline" }, h("p", {}, code === "offline" ? t("draft-offline") : message), h("button", { type: "button", "data-key": "draft retry", onclick: () => draft.settle() }, t("draft-retry")));
    }
    if (draft.kept.sent) return h("p", { class: "draft-said", role: "status" }, this.said("sent", t("draft-sent")));
    if (!refusal) return null;
    const what = this.refused?.label || this.said("whole", t("draft-whole"));
    return h("div", { class: "draft-trouble", role: "alert", "data-testid": "draft-refusal" }, h("b", {}, t("draft-refused", { what })), because(refusal.message, refusal.clause, this.page.rule));
  }

  /** Whether it is whole, as far as one can tell. */
  get ready() {
    const { draft } = this;
    const { end } = draft.look;
    return draft.settled && draft.kept.wishes.length > 0 && draft.kept.loose.length === 0 && (!end || Boolean(draft.question?.options.some((one) => one.option[0] === end)));
  }

  buttons() {
    const { draft } = this;
    const { sent } = draft.kept;
    const send = h("button", { type: "button", class: "main", "data-key": "draft send", "data-testid": "draft-send", disabled: !this.ready || !draft.open || this.busy, onclick: () => void this.send() }, this.said("send", t("draft-send")));
    const again = h("button", { type: "button", "data-key": "draft again", "data-testid": "draft-again", onclick: () => this.edit(() => draft.change({ sent: false })) }, t("draft-again"));
    const clear = h("button", { type: "button", "data-key": "draft clear", "data-testid": "draft-clear", disabled: this.busy || draft.blank, onclick: () => this.edit(() => draft.clear()) }, t("draft-clear"));
    return [this.lacking(), h("div", { class: "buttons" }, sent ? again : send, clear), this.later(), this.talk(), this.closed()];
  }

  /** What stands against the end of it, where everything in it is allowed. */
  lacking() {
    const { draft } = this;
    const { end } = draft.look;
    if (!end || this.ready || !draft.settled || this.parts.terms.length === 0) return null;
    const row = draft.whyNot([end])?.row;
    return row ? h("div", { class: "dim", "data-testid": "draft-lacking" }, because(row.message, row.clause, this.page.rule)) : null;
  }

  later() {
    const { scene, draft } = this;
    const power = scene.powerName(draft.kept.power);
    if (draft.open || draft.kept.sent || !draft.occasion) return null;
    return h("p", { class: "dim" }, this.said("later", t("draft-later", { power }), { power }));
  }

  talk() {
    const { chosenChannel } = this;
    if (this.channels.length === 0 && !this.ourChannel) return null;
    const channels = this.channels.map((channel) => /** @type {[string, string]} */ ([channel.channel, this.channelName(channel)]));
    const pick = (/** @type {string} */ value) => {
      this.channel = value;
      this.show();
    };
    const idle = this.parts.terms.length === 0 || !chosenChannel;
    return h(
      "div",
      { class: "draft-talk" },
      field("channel", t("draft-channel"), chosenChannel ? channels : [["", t("draft-no-channel")], ...channels], chosenChannel?.channel ?? "", pick),
      this.offering(),
      h("button", { type: "button", "data-key": "draft talk", "data-testid": "draft-talk", disabled: idle, onclick: () => chosenChannel && this.page.compose(chosenChannel.channel, this.words()) }, t("draft-to-talk")),
    );
  }

  /** To make an offer of it, with a word or without. */
  offering() {
    const { chosenChannel, draft } = this;
    const { seats } = this.scene.state ?? { seats: {} };
    const inside = chosenChannel && this.company.every((power) => chosenChannel.seats.includes(/** @type {Record<string, number>} */ (seats)[power]));
    const note = h("input", { type: "text", maxlength: 1000, autocomplete: "off", value: this.note, placeholder: t("offer-word"), "aria-label": t("offer-word"), "data-key": "draft note", "data-testid": "draft-note", oninput: () => (this.note = note.value) });
    const idle = !this.ready || !inside || this.busy || !draft.look.end;
    return h("div", { class: "draft-offer" }, note, h("button", { type: "button", "data-key": "draft offer", "data-testid": "draft-offer", title: t("offer-send-tip"), disabled: idle, onclick: () => void this.offer() }, t(this.answering ? "offer-send-counter" : "offer-send")));
  }

  /** The offer that this one answers, if that is still open. */
  get answering() {
    const { answers } = this.draft.kept;
    const found = (this.scene.table?.offers ?? []).find((one) => one.id === answers);
    return found && ["open", "accepted"].includes(found.state) && found.channel === this.chosenChannel?.channel ? found.id : null;
  }

  async offer() {
    const { draft, chosenChannel, answering } = this;
    const { step, power, wishes } = draft.kept;
    if (!chosenChannel || !draft.look.end) return;
    this.busy = true;
    this.show();
    const choices = [...wishes.map((wish) => wish.option), [draft.look.end]];
    try {
      if (!(await this.page.offer({ channel: chosenChannel.channel, step, power, choices, note: this.note, answers: answering }))) return;
      this.note = "";
      draft.change({ answers: "" });
    } finally {
      this.busy = false;
      this.redraw();
    }
  }

  /**
   * Somebody's offer, as one of my own: whoever made it is a party to it. Whether that can be drafted.
   * @param {import("./types.js").Written} written
   * @param {string} channel
   */
  fill(written, channel) {
    const { scene, draft } = this;
    const { parties, end } = scene.dress.drafts?.[written.step] ?? {};
    const isParty = (/** @type {Wish} */ one) => one.option[0] === parties;
    const choices = written.choices.map(({ option, label }) => ({ option, label: label ?? "" }));
    const company = [written.power, ...choices.filter(isParty).map((one) => String(one.option[1]))];
    const power = company.find((one) => scene.mine.includes(one) && (scene.state?.draftable ?? []).some((other) => other.step === written.step && other.power === one));
    if (!parties || !power) return false;
    const others = this.inOrder(company.filter((one) => one !== power)).map((one) => ({ option: [parties, one], label: "" }));
    const terms = choices.filter((one) => !isParty(one) && one.option[0] !== end);
    this.channel = channel;
    this.edit(() => draft.change({ step: written.step, power, wishes: [...others, ...terms], loose: [], sent: false, answers: written.id }));
    return true;
  }

  /** Why the parties cannot talk among themselves now. */
  closed() {
    const { ourChannel } = this;
    if (this.company.length < 2 || !ourChannel || ourChannel.open) return null;
    const { clause } = ourChannel;
    return h("p", { class: "dim", "data-testid": "draft-closed" }, `${t("draft-closed")} ${clause ? phrase`${clause.text} (${clause.id})` : ""}`);
  }

  /** @param {TalkChannel} channel */
  channelName(channel) {
    const { scene } = this;
    if (channel.seats.length === (scene.table?.players ?? 0)) return t("everybody");
    const others = channel.seats.filter((seat) => seat !== scene.seat);
    return others.map((seat) => scene.powers.filter((power) => scene.state?.seats[power] === seat).map((power) => scene.powerName(power)).join(" + ")).join(comma());
  }

  /** All of it as a sentence to say. */
  words() {
    const { scene } = this;
    const powers = list(this.company.map((power) => scene.powerName(power)));
    const terms = this.parts.terms.map((wish) => wish.label).join(t("draft-next"));
    return this.said("words", t("draft-words", { powers, terms }), { powers, terms });
  }

  // -- sending it

  /** All at once: the parties, the terms, and that this is all. */
  async send() {
    const { draft } = this;
    const decision = draft.open?.decision;
    if (!decision || !this.ready) return;
    const { end } = draft.look;
    this.busy = true;
    this.refusal = null;
    this.show();
    try {
      this.refusal = await this.page.chooseMany(decision, [...draft.kept.wishes.map((wish) => wish.option), ...(end ? [[end]] : [])]);
      if (!this.refusal) draft.change({ sent: true });
    } finally {
      this.busy = false;
      this.show();
      this.focus("draft send", "draft clear");
    }
  }
}

// A deal in the making, outside the match: who is part of it, term by term, and then all at once onto the table.
// It is kept in this browser for this match and seat, and nobody else sees it before it is announced.

import { focusKey, h, icon, language, list, recall, remember, say, shield, showNews, t } from "/js/kit/index.js";
import { MAJORS } from "./tables.js";
import { candidates, FIELDS, inImpulseOrder, inOrder, KINDS, MOST_TERMS, named, partiesOf, sentence } from "./terms.js";

/** @typedef {import("/js/kit/index.js").Scene} Scene */
/** @typedef {import("/js/kit/index.js").Page} Page */
/** @typedef {import("/js/kit/index.js").Workbench} Workbench */
/** @typedef {import("/js/kit/index.js").Refusal} Refusal */
/** @typedef {import("/js/kit/index.js").TalkChannel} TalkChannel */
/** @typedef {import("./terms.js").Term} Term */
/** @typedef {import("./terms.js").Deal} Deal */

const TIMELY = new Set(["announce", "negotiate", "first_talks"]);

/** @implements {Workbench} */
export class DealDraft {
  /**
   * @param {Scene} scene
   * @param {Page} page
   */
  constructor(scene, page) {
    this.scene = scene;
    this.page = page;
    this.panel = { kind: "draft" };
    this.element = h("div", { class: "draft", "data-testid": "draft" });
    this.kind = "";
    /** @type {(string | number)[]} what is filled in for the next term */
    this.picks = [];
    this.channel = "";
    this.busy = false;
    this.announced = false;
    /** @type {Refusal | null} */
    this.refusal = null;
    /** @type {Deal | null} what was begun here, if anything was */
    this.kept = this.load();
  }

  name() {
    return t("draft");
  }

  here() {
    const { state, seat, mine } = this.scene;
    return state !== null && !state.over && seat !== null && mine.length > 0;
  }

  timely() {
    return (this.scene.state?.decisions ?? []).some((decision) => TIMELY.has(decision.kind));
  }

  // -- keeping it

  get place() {
    return `draft ${this.scene.table?.id} ${this.scene.seat}`;
  }

  /** @returns {Deal | null} what was kept, unless this seat plays other powers by now or it cannot be read */
  load() {
    try {
      const kept = JSON.parse(recall(this.place) ?? "null");
      const known = this.scene.mine.includes(kept?.announcer) && kept.terms.every((/** @type {Term} */ term) => term[0] in FIELDS);
      return known ? kept : null;
    } catch {
      return null;
    }
  }

  /** @returns {Deal} what was begun, or an empty sheet with the only power that a deal could be with just now */
  get deal() {
    if (this.kept) return this.kept;
    const { mine } = this.scene;
    const announcer = mine.find((power) => this.partners(power).length > 0) ?? mine[0] ?? "";
    return { announcer, parties: inImpulseOrder([announcer, ...this.likely(announcer)]), terms: [] };
  }

  /**
   * The draft has changed: what was said about the last one no longer holds.
   * @param {Partial<Deal>} changes
   */
  change(changes) {
    this.keep({ ...this.deal, ...changes });
    if (changes.parties) this.channel = "";
    this.show();
  }

  /** An empty sheet again. */
  clear() {
    this.keep(null);
    this.channel = "";
    this.show();
  }

  /** @param {Deal | null} deal */
  keep(deal) {
    this.kept = deal;
    this.refusal = null;
    this.announced = false;
    const empty = deal === null || (deal.terms.length === 0 && deal.parties.length < 2);
    remember(this.place, empty ? null : JSON.stringify(deal));
  }

  // -- what it needs

  /** The diplomatic status display, which tells who may make deals with whom. */
  get status() {
    return this.scene.view.panels.find((panel) => panel.kind === "diplomacy");
  }

  /** On turn 1 England alone makes deals, with one power at a time. */
  get first() {
    return (this.status?.largest_deal ?? MAJORS.length) < MAJORS.length;
  }

  /**
   * With whom a power may make deals.
   * @param {string} power
   * @returns {string[]}
   */
  partners(power) {
    return this.status?.dealers[power] ?? [];
  }

  /**
   * With whom a deal of this power must be just now: whom it may invite, or with whom it talks; nobody if there are several.
   * @param {string} announcer
   * @returns {string[]}
   */
  likely(announcer) {
    const { state } = this.scene;
    const invited = (this.ask(announcer)?.options ?? []).filter((one) => one.option[0] === "invite").map((one) => String(one.option[1]));
    const heard = this.channels.filter((channel) => channel.seats.length === 2).flatMap((channel) => channel.seats);
    const allowed = this.partners(announcer);
    const lists = [invited, MAJORS.filter((power) => heard.includes(state?.seats[power] ?? -1)), allowed];
    const found = lists.map((powers) => powers.filter((power) => allowed.includes(power))).find((powers) => powers.length > 0) ?? [];
    return found.length === 1 ? found : [];
  }

  /** The other parties, in the order in which they are invited. */
  get others() {
    return this.deal.parties.filter((power) => power !== this.deal.announcer);
  }

  /** The question that an announcement answers, if it is open. */
  get question() {
    return this.ask(this.deal.announcer);
  }

  /** @param {string} power */
  ask(power) {
    return this.scene.state?.decisions.find((decision) => decision.kind === "announce" && decision.power === power);
  }

  /** @returns {TalkChannel[]} the channels that one may write in, private ones first */
  get channels() {
    const open = (this.scene.state?.talk ?? []).filter((channel) => channel.open);
    return open.sort((one, other) => one.seats.length - other.seats.length);
  }

  /** The channel of the parties alone, open or not. */
  get ourChannel() {
    const seats = new Set(this.deal.parties.map((power) => this.scene.state?.seats[power]));
    return (this.scene.state?.talk ?? []).find((channel) => channel.seats.length === seats.size && channel.seats.every((seat) => seats.has(seat)));
  }

  /** The channel that was chosen, or that of the parties alone: nobody else reads a draft by mistake. */
  get chosenChannel() {
    const { ourChannel } = this;
    return this.channels.find((channel) => channel.channel === this.channel) ?? (ourChannel?.open ? ourChannel : undefined);
  }

  // -- what is shown

  show() {
    const { scene, deal } = this;
    if (scene.state?.over) remember(this.place, null);
    if (!this.here() || !this.element.parentNode) return;
    const focused = this.element.contains(document.activeElement);
    const offers = new Map(KINDS.map((kind) => [kind, candidates(kind, deal, scene)]));
    const depends = [language(), scene.words.lang, scene.mine, deal, this.kind, this.picks, [...offers], this.question?.id, this.status, scene.state?.talk, this.channel, this.busy, this.announced, this.refusal];
    showNews(this.element, depends, () => [
      h("div", { class: "draft-make" }, h("p", { class: "dim draft-about" }, t("draft-about")), this.announcer(), this.parties(), this.form(offers)),
      h("div", { class: "draft-deal" }, this.terms(), this.trouble(), this.buttons()),
    ]);
    if (focused && !this.element.contains(document.activeElement)) this.focus("draft add", "draft announce", "draft clear");
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

  /** Whoever plays two powers says for which one. */
  announcer() {
    const { scene, deal } = this;
    if (scene.mine.length < 2) return null;
    const choose = (/** @type {string} */ power) => this.change({ announcer: power, parties: inImpulseOrder([...deal.parties, power]) });
    return field("announcer", t("draft-announcer"), scene.mine.map((power) => [power, scene.powerName(power)]), deal.announcer, choose);
  }

  parties() {
    const { deal } = this;
    const bound = deal.terms.flatMap(partiesOf);
    const alone = this.first ? this.others : [];
    const party = (/** @type {string} */ power) => this.party(power, bound.includes(power) || alone.some((other) => other !== power && bound.includes(other)));
    const allowed = MAJORS.filter((power) => power !== deal.announcer && (this.partners(deal.announcer).includes(power) || deal.parties.includes(power)));
    return h("fieldset", { class: "draft-parties" }, h("legend", {}, t("draft-parties")), allowed.map(party), this.first ? h("p", { class: "dim", "data-testid": "draft-first" }, t("draft-first")) : null);
  }

  /**
   * One who may be part of the deal.
   * @param {string} power
   * @param {boolean} bound
   */
  party(power, bound) {
    const { scene, deal } = this;
    const among = deal.parties.includes(power);
    const company = this.first ? [deal.announcer] : deal.parties;
    const change = () => this.change({ parties: among ? deal.parties.filter((other) => other !== power) : inImpulseOrder([...company, power]) });
    const box = h("input", { type: "checkbox", "data-key": `party ${power}`, "data-party": power, checked: among, disabled: bound || this.busy, onchange: change });
    return h("label", { class: "draft-party", title: bound ? t("draft-bound") : null }, box, shield(scene.look(power)), scene.powerName(power));
  }

  /** @param {Map<string, Term[]>} offers */
  form(offers) {
    const { scene, deal } = this;
    if (deal.parties.length < 2) return h("p", { class: "dim" }, t("draft-alone"));
    if (deal.terms.length >= MOST_TERMS) return h("p", { class: "dim" }, t("draft-full", { count: MOST_TERMS }));
    const possible = KINDS.filter((kind) => offers.get(kind)?.length);
    const kind = possible.includes(this.kind) ? this.kind : possible[0];
    if (!kind) return h("p", { class: "dim" }, t("draft-nothing"));
    const pickKind = (/** @type {string} */ value) => {
      [this.kind, this.picks] = [value, []];
      this.show();
    };
    const kinds = KINDS.map((one) => /** @type {[string, string, boolean]} */ ([one, t(`draft-kind-${one}`), !possible.includes(one)]));
    const { term, lists } = this.filledIn(kind, offers.get(kind) ?? []);
    const add = () => {
      this.change({ terms: inOrder([...deal.terms, term], scene) });
      say(sentence(term, scene));
    };
    const fields = FIELDS[kind].map((name, place) => {
      const values = lists[place].map((value) => /** @type {[string, string]} */ ([String(value), named(name, value, scene)]));
      const pick = (/** @type {string} */ value) => {
        this.kind = kind;
        this.picks = [...term.slice(1, place + 1), lists[place].find((other) => String(other) === value) ?? value];
        this.show();
      };
      return field(name, t(`draft-field-${name}`), values, String(term[place + 1]), pick);
    });
    return h(
      "fieldset",
      { class: "draft-form" },
      h("legend", {}, t("draft-term")),
      field("kind", t("draft-kind"), kinds, kind, pickKind),
      fields,
      h(
        "div",
        { class: "draft-preview" },
        h("output", { "data-testid": "draft-preview" }, sentence(term, scene)),
        h("button", { type: "button", "data-key": "draft add", "data-testid": "draft-add", disabled: this.busy, onclick: add }, `+ ${t("draft-add")}`),
      ),
      possible.length < KINDS.length ? h("p", { class: "dim" }, t("draft-grey")) : null,
    );
  }

  /**
   * The next term as far as it is filled in, the first that fits elsewhere; and what each field may hold then.
   * @param {string} kind
   * @param {Term[]} offered
   */
  filledIn(kind, offered) {
    /** @type {(string | number)[][]} */
    const lists = [];
    let [left, place] = [offered, 1];
    for (const _ of FIELDS[kind]) {
      const values = [...new Set(left.map((term) => term[place]))];
      const pick = kind === this.kind && values.includes(this.picks[place - 1]) ? this.picks[place - 1] : values[0];
      left = left.filter((term) => term[place] === pick);
      lists.push(values);
      place++;
    }
    return { term: left[0], lists };
  }

  terms() {
    const { scene, deal } = this;
    const wrong = this.refused;
    const line = (/** @type {Term} */ term, /** @type {number} */ number) => {
      const words = sentence(term, scene);
      const remove = () => this.change({ terms: deal.terms.filter((other) => other !== term) });
      return h(
        "li",
        { class: wrong === number ? "refused" : null, "data-term": term.join(" ") },
        h("span", { class: "shields" }, partiesOf(term).map((power) => shield(scene.look(power)))),
        h("span", { class: "grow" }, words),
        h("button", { type: "button", class: "plain", "data-key": `draft remove ${term.join(" ")}`, title: t("draft-remove", { term: words }), "aria-label": t("draft-remove", { term: words }), disabled: this.busy, onclick: remove }, "✕"),
      );
    };
    return [
      h("h4", {}, icon("alliance"), ` ${list(deal.parties.map((power) => scene.powerName(power)))}`, deal.terms.length ? h("span", { class: "dim" }, ` · ${t("draft-count", { count: deal.terms.length })}`) : null),
      deal.terms.length ? h("ol", { class: "draft-terms", "aria-label": t("draft-terms") }, deal.terms.map(line)) : h("p", { class: "dim" }, t("draft-no-terms")),
    ];
  }

  /** The number of the term that was refused, if it was a term. */
  get refused() {
    const entry = this.refusal?.entry ?? null;
    return entry === null ? null : entry - this.others.length;
  }

  /** Why it could not be announced, and what of it. */
  trouble() {
    const { refusal, scene, deal } = this;
    if (!refusal) return this.announced ? h("p", { class: "draft-said", role: "status" }, t("draft-announced")) : null;
    const number = this.refused;
    const invited = number !== null && number < 0 ? this.others[refusal.entry ?? 0] : null;
    const what = invited ? scene.powerName(invited) : number !== null && deal.terms[number] ? sentence(deal.terms[number], scene) : t("draft-whole");
    const { clause } = refusal;
    return h(
      "div",
      { class: "draft-trouble", role: "alert", "data-testid": "draft-refusal" },
      h("b", {}, t("draft-refused", { what })),
      h("p", {}, clause ? clause.text : refusal.message),
      clause ? h("button", { type: "button", class: "link", "data-key": "draft rule", onclick: () => this.page.rule(clause.id) }, `${clause.section} · ${clause.id}`) : null,
    );
  }

  buttons() {
    const { deal, scene, chosenChannel } = this;
    const ready = deal.terms.length > 0 && this.others.length > 0;
    const asked = this.question !== undefined;
    const channels = this.channels.map((channel) => /** @type {[string, string]} */ ([channel.channel, this.channelName(channel)]));
    const pick = (/** @type {string} */ value) => {
      this.channel = value;
      this.show();
    };
    return [
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "main", "data-key": "draft announce", "data-testid": "draft-announce", disabled: !ready || !asked || this.busy, onclick: () => void this.announce() }, t("draft-announce")),
        h("button", { type: "button", "data-key": "draft clear", "data-testid": "draft-clear", disabled: this.busy || (deal.terms.length === 0 && this.others.length === 0), onclick: () => this.clear() }, t("draft-clear")),
      ),
      asked || (this.first && this.partners(deal.announcer).length < 2) ? null : h("p", { class: "dim" }, t("draft-wait", { power: scene.powerName(deal.announcer) })),
      h(
        "div",
        { class: "draft-talk" },
        field("channel", t("draft-channel"), chosenChannel ? channels : [["", t("draft-no-channel")], ...channels], chosenChannel?.channel ?? "", pick),
        h("button", { type: "button", "data-key": "draft talk", "data-testid": "draft-talk", disabled: !ready || !chosenChannel, onclick: () => chosenChannel && this.page.compose(chosenChannel.channel, this.words()) }, t("draft-to-talk")),
      ),
      this.closed(),
    ];
  }

  /** Why the parties cannot talk among themselves now. */
  closed() {
    const { ourChannel } = this;
    if (this.others.length === 0 || !ourChannel || ourChannel.open) return null;
    const { clause } = ourChannel;
    return h("p", { class: "dim", "data-testid": "draft-closed" }, `${t("draft-closed")} ${clause ? `${clause.text} (${clause.id})` : ""}`);
  }

  /** @param {TalkChannel} channel */
  channelName(channel) {
    const { scene } = this;
    if (channel.seats.length === (scene.table?.players ?? 0)) return t("everybody");
    const others = channel.seats.filter((seat) => seat !== scene.seat);
    return others.map((seat) => scene.powers.filter((power) => scene.state?.seats[power] === seat).map((power) => scene.powerName(power)).join(" + ")).join(", ");
  }

  /** All of it as a sentence to say. */
  words() {
    const { scene, deal } = this;
    const powers = list(deal.parties.map((power) => scene.powerName(power)));
    return t("draft-words", { powers, terms: deal.terms.map((term) => sentence(term, scene)).join(t("draft-next")) });
  }

  // -- announcing it

  /** All at once: the parties, the terms, and that this is the deal. */
  async announce() {
    const { question, deal } = this;
    if (!question) return;
    const invited = this.others.map((power) => /** @type {Term} */ (["invite", power]));
    this.busy = true;
    this.show();
    try {
      this.refusal = await this.page.chooseMany(question.id, [...invited, ...deal.terms, ["propose"]]);
      this.announced = this.refusal === null;
    } finally {
      this.busy = false;
      this.show();
      this.focus("draft announce", "draft clear");
    }
  }
}

/**
 * A list to choose from, with its name.
 * @param {string} key
 * @param {string} label
 * @param {[value: string, text: string, disabled?: boolean][]} values
 * @param {string} now
 * @param {(value: string) => void} pick
 */
function field(key, label, values, now, pick) {
  const select = h("select", { "aria-label": label, "data-key": `draft ${key}`, "data-draft": key, onchange: () => pick(select.value) }, values.map(([value, text, disabled]) => h("option", { value, selected: value === now, disabled }, text)));
  return h("label", { class: "draft-field" }, h("span", { class: "dim" }, label), select);
}

// What can be done with a match besides playing: pause, resign, ask for things, settings.

import { get, patch, post, remove, whoami } from "./api.js";
import { languageSwitch, themeSwitch } from "./chrome.js";
import { confirm, dialog } from "./dialog.js";
import { h, show, toast } from "./dom.js";
import { sharedDevice } from "./hotseat.js";
import { list, t, when } from "./i18n.js";
import { guestMark, shield } from "./icons.js";
import { nudge, notesDialog } from "./notes.js";
import { wantNotifications } from "./notices.js";
import { navigate } from "./router.js";
import { botName } from "./scene.js";
import { breakDialog, spanName, standsStill } from "./schedule.js";
import { sealNote } from "./sealing.js";
import { PACES } from "./pace.js";
import { set, setting } from "./settings.js";
import { standingDialog } from "./standing.js";
import { stepIn, substituteLine } from "./substitutes.js";
import { tell } from "./telling.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./settings.js").Setting} Setting */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").TableRequest} TableRequest */

/**
 * @param {MatchStore} store
 * @param {Scene} scene
 */
export function openMenu(store, scene) {
  const { table, seat } = store;
  if (!table) return;
  const close = () => window.close();
  /** @type {(label: string, act: () => Promise<unknown>, more?: string) => Child} */
  const item = (label, act, more = "") =>
    h("button", { type: "button", class: `menu-item ${more}`, onclick: () => (close(), void tell(act)) }, label);
  const playing = table.status === "playing" && seat !== null && table.my_seats.includes(seat);
  const mayPause = playing && !table.paused;
  const items = [
    h("a", { class: "menu-item", href: `/rules/${table.title}`, target: "_blank" }, t("rules")),
    h("a", { class: "menu-item", href: `/cards/${table.title}`, target: "_blank" }, t("components")),
    h("a", { class: "menu-item", href: `/table/${table.id}?step=0${seat === null || table.status === "over" ? "" : `&seat=${seat}`}` }, t("replay")),
    h("a", { class: "menu-item", href: `/api/matches/${table.id}/journal${seat === null ? "" : `?seat=${seat}`}`, download: "" }, t("journal")),
    playing && !store.state?.can_undo && !table.rated ? item(t("request-undo"), () => store.act("requests", { kind: "undo" })) : null,
    mayPause ? item(t(table.am_creator ? "pause" : "request-pause"), () => (table.am_creator ? post(`/matches/${table.id}/pause`) : store.act("requests", { kind: "pause" }))) : null,
    mayPause && table.clock.kind === "days" ? item(t("request-break"), async () => breakDialog(store)) : null,
    table.paused ? item(t("resume"), () => post(`/matches/${table.id}/resume`)) : null,
    whoami() ? item(t("my-notes"), () => notesDialog(store)) : null,
    mayPause ? h("button", { type: "button", class: "menu-item", title: t("nudge-tip"), onclick: () => (close(), void tell(() => nudge(store))) }, t("nudge")) : null,
    playing && (scene.title.windows.length > 0) ? item(t("standing-answers"), async () => standingDialog(store, scene, tell)) : null,
    table.spectators && (table.my_seats.length > 0 || table.am_creator) ? item(t("invite-spectators"), () => copyInvitation(table.id)) : null,
    table.status === "playing" && (table.am_creator || table.my_seats.length > 0) ? item(t("seats-and-links"), async () => seatsDialog(store, scene)) : null,
    table.am_creator && table.private && table.status !== "open" ? item(t("withdraw-links"), () => withdrawLinks(table.id)) : null,
    playing ? item(t("resign"), () => resign(store), "bad") : null,
  ];
  const seal = sealNote(table);
  const window = dialog(t("menu"), [h("div", { class: "row", onclick: close }, h("span", {}, t("language")), languageSwitch()), h("div", { class: "menu" }, items), h("h3", {}, t("settings")), h("div", { class: "row" }, h("span", {}, t("theme")), themeSwitch()), settings(), seal]);
}

/** The switches for looks and habits. */
export function settings() {
  return h("div", { class: "settings" }, [
    pick("confirm", ["final", "yes", "no"].map((value) => [value, t(`confirm-${value}`)]), t("set-confirm"), t("set-confirm-tip")),
    toggle("certainty", t("set-certainty"), t("set-certainty-tip")),
    toggle("sound", t("set-sound")),
    toggle("motion", t("set-motion"), "", "still", "auto"),
    pick("pace", Object.keys(PACES).map((value) => [value, t(`pace-${value}`)]), t("set-pace")),
    notifications(),
  ]);
}

/**
 * @param {Setting} name
 * @param {string} text
 * @param {string} [tip]
 * @param {string} [on]
 * @param {string} [off]
 */
function toggle(name, text, tip = "", on = "yes", off = "no") {
  const box = h("input", { type: "checkbox", checked: setting(name) === on, onchange: () => set(name, box.checked ? on : off) });
  return h("label", { class: "toggle" }, box, h("span", {}, text, tip ? h("small", { class: "dim" }, tip) : null));
}

/**
 * @param {Setting} name
 * @param {string[][]} values each with its name
 * @param {string} text
 * @param {string} [tip]
 */
function pick(name, values, text, tip = "") {
  const select = h("select", { "data-testid": `set-${name}`, onchange: () => set(name, select.value) }, values.map(([value, called]) => h("option", { value, selected: setting(name) === value }, called)));
  return h("label", { class: "toggle" }, select, h("span", {}, text, tip ? h("small", { class: "dim" }, tip) : null));
}

function notifications() {
  const on = setting("notify") === "yes";
  const box = h("input", {
    type: "checkbox",
    checked: on,
    onchange: async () => {
      if (!box.checked) return set("notify", "no");
      box.checked = await wantNotifications();
      if (!box.checked) toast(t("notifications-refused"), "bad");
    },
  });
  return h("label", { class: "toggle" }, box, h("span", {}, t("set-notify")));
}

/** @param {MatchStore} store */
async function resign(store) {
  const talk = h("input", { type: "checkbox" });
  const sure = [h("p", {}, t("resign-sure")), h("label", { class: "toggle" }, talk, h("span", {}, t("hand-over-talk"), h("small", { class: "dim" }, t("hand-over-talk-tip"))))];
  if (!(await confirm(t("resign"), sure, t("resign")))) return;
  await store.getUp(() => store.act("resign", { hand_over_talk: talk.checked }));
  await navigate("/");
}

/**
 * Who sits where: links for free seats, and bots' seats that others may be asked to open. For the creator also bots for
 * those who are away, and what may still be changed.
 * @param {MatchStore} store
 * @param {Scene} scene
 */
async function seatsDialog(store, scene) {
  const { table, id } = store;
  if (!table) return;
  const body = h("div", { class: "seat-list" }, t("loading"));
  const flags = /** @type {const} */ (["spectators", "free_talk", "open_hands"]).map((flag) => {
    const box = h("input", { type: "checkbox", checked: table[flag], onchange: () => void tell(() => patch(`/tables/${table.id}`, { [flag]: box.checked })) });
    return h("label", { class: "toggle" }, box, h("span", {}, t(`flag-${flag}`), h("small", { class: "dim" }, t(`flag-${flag}-tip`))));
  });
  dialog(t("seats-and-links"), [body, table.am_creator ? [h("h3", {}, t("settings")), flags] : null]);
  const draw = async () => {
    const [now, links] = await Promise.all([get(`/tables/${id}`), get(`/tables/${id}/invitations`)]);
    show(body, now.seats.map((/** @type {Seat} */ seat) => line(now, seat, links.seats.find((/** @type {any} */ other) => other.seat === seat.seat))));
  };
  /** A seat that is opened has a new link: what is shown must be the one that works. */
  const replace = (/** @type {number} */ seat, /** @type {string | null} */ bot) => void tell(async () => (await post(`/matches/${id}/replace`, { seat, bot }), await draw()));
  const line = (/** @type {Table} */ now, /** @type {Seat} */ seat, /** @type {{path: string} | undefined} */ link) => {
    const shared = sharedDevice(now, seat);
    const asked = now.requests.some((request) => request.about === seat.seat);
    const name = seat.kind === "bot" ? t("bot-named", { name: botName(seat.bot ?? "") }) : (seat.name ?? t("open-seat"));
    return h(
      "div",
      { class: "row", "data-seat": seat.seat },
      seat.powers.map((power) => shield(scene.look(power), scene.powerName(power))),
      h("span", { class: "grow" }, name, guestMark(seat), seat.resigned ? h("span", { class: "tag" }, t("resigned")) : null, shared ? h("span", { class: "tag" }, shared) : null),
      asked ? h("span", { class: "tag" }, t("others-are-asked")) : null,
      seat.kind === "bot" && !asked ? h("button", { type: "button", title: t("open-to-person-tip"), onclick: () => replace(seat.seat, null) }, t("open-to-person")) : null,
      seat.kind === "person" && !seat.mine && now.am_creator ? h("button", { type: "button", title: t("let-bot-play-tip"), onclick: () => replace(seat.seat, scene.title.default_bot) }, t("let-bot-play")) : null,
      link ? copyButton(new URL(link.path, location.origin).href) : null,
      substituteLine(now, seat, tell, draw),
    );
  };
  await draw();
}

/** @param {string} id */
async function copyInvitation(id) {
  const links = await get(`/tables/${id}/invitations`);
  await copy(new URL(links.table.path, location.origin).href);
  toast(t("copied"));
}

/** @param {string} id */
async function withdrawLinks(id) {
  await remove(`/matches/${id}/share`);
  toast(t("links-withdrawn"));
}

/** @param {string} text */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).catch(() => byHand(text));
  const field = h("textarea", { value: text, class: "unseen" }); // without HTTPS there is no clipboard to write to
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/**
 * Where the browser does not let us copy.
 * @param {string} text
 */
function byHand(text) {
  const field = h("input", { class: "grow", readonly: true, value: text, "aria-label": t("copy-link") });
  dialog(t("copy-link"), h("div", { class: "row" }, field));
  field.select();
}

/**
 * @param {string | (() => Promise<string>)} link or how it is come by
 * @param {string} [label]
 */
export function copyButton(link, label = t("copy-link")) {
  const button = h(
    "button",
    {
      type: "button",
      onclick: async () => {
        if (!(await tell(async () => copy(typeof link === "string" ? link : await link())))) return;
        button.textContent = t("copied");
        setTimeout(() => (button.textContent = label), 1600);
      },
    },
    label,
  );
  return button;
}

/**
 * What could not be kept when the rules changed.
 * @param {string[]} powers once for each choice
 * @returns {Child}
 */
function lost(powers) {
  return powers.length > 0 ? ` ${t("rules-lost", { count: powers.length, powers: list([...new Set(powers)]) })}` : null;
}

/**
 * What somebody asks the others for.
 * @param {Table} table
 * @param {TableRequest} request
 * @param {Scene} scene
 */
function wish(table, request, scene) {
  const asker = request.seat === null ? table.creator : table.seats[request.seat];
  const name = asker?.name ?? "";
  if (request.who) return t("asks-substitute", { name, who: request.who });
  if (request.span) return t("asks-break", { name, span: spanName(request.span) });
  if (request.kind !== "open-seat") return t(request.kind === "undo" ? "asks-undo" : "asks-pause", { name });
  const powers = table.seats[request.about ?? -1]?.powers ?? [];
  return t("asks-open-seat", { name, powers: list(powers.map((power) => scene.powerName(power))) });
}

/**
 * Requests at the table that wait for an answer, and a paused table.
 * @param {MatchStore} store
 * @param {Scene} scene
 * @returns {Child[]}
 */
export function requests(store, scene) {
  const { table, seat } = store;
  if (!table) return [];
  /** @type {Child[]} */
  const shown = [];
  if (table.status === "closed") shown.push(h("div", { class: "banner", "data-testid": "closed" }, t("match-closed")));
  if (table.rules_changed > 0) shown.push(h("div", { class: "banner" }, t("rules-changed"), lost(table.rules_lost)));
  if (table.paused) {
    shown.push(h("div", { class: "banner" }, h("span", { class: "grow" }, t("paused-by", { name: table.paused.by ?? "" })), table.my_seats.length > 0 ? h("button", { type: "button", onclick: () => void tell(() => post(`/matches/${table.id}/resume`)) }, t("resume")) : null));
  }
  else if (table.status === "playing" && standsStill(table, Date.now() / 1000 + store.offset)) shown.push(h("div", { class: "banner", "data-testid": "rest" }, t("clocks-rest")));
  shown.push(...stepIn(table, (power) => scene.powerName(power)));
  for (const request of table.requests) {
    const mine = request.seat === null ? table.am_creator : table.my_seats.includes(request.seat);
    const answer = (/** @type {boolean} */ grant) => void tell(() => store.act(`requests/${request.id}`, { grant }));
    const takeBack = () => void tell(() => remove(`/matches/${table.id}/requests/${request.id}`));
    const named = (/** @type {number[]} */ seats) => list(seats.map((number) => table.seats[number]?.name ?? ""));
    const facts = [
      request.granted.length > 0 ? t("granted-by", { names: named(request.granted) }) : "",
      request.waits_for.length > 0 ? t("waits-for", { names: named(request.waits_for) }) : "",
      request.due ? t("silence-grants", { time: when(request.due) }) : "",
    ].filter(Boolean);
    shown.push(
      h(
        "div",
        { class: "banner request", "data-testid": "request" },
        h("span", { class: "grow" }, wish(table, request, scene), h("small", { class: "dim" }, ` ${facts.join(" ")}`)),
        mine ? h("button", { type: "button", onclick: takeBack }, t("take-back")) : null,
        request.waits_for_me && seat !== null ? [h("button", { type: "button", class: "main", onclick: () => answer(true) }, t("grant")), h("button", { type: "button", onclick: () => answer(false) }, t("refuse"))] : null,
      ),
    );
  }
  return shown;
}

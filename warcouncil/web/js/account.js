// Who I am: a guest's name, an account, its sessions and how it wants to be called.

import { get, loadMe, patch, post, put, remove, setMe, whoami } from "./api.js";
import { calendarCard } from "./calendar.js";
import { plainPage } from "./chrome.js";
import { confirm } from "./dialog.js";
import { h, show, toast } from "./dom.js";
import { friendsCard } from "./friends.js";
import { language, t, when } from "./i18n.js";
import { reconnect } from "./live.js";
import { settings } from "./menu.js";
import { setHeading } from "./notices.js";
import { navigate } from "./router.js";
import { tell } from "./telling.js";

/** @typedef {import("./router.js").Page} Page */

/** @returns {Page} */
export function accountPage() {
  const page = plainPage("narrow", async (body) => {
    if (!whoami()) await loadMe();
    const me = whoami();
    const cards = [me && !me.guest ? await known() : logIn(), me && !me.guest ? await friendsCard() : null, me ? await calendarCard() : null, me ? await muted() : null];
    return () => {
      setHeading(t("account"));
      show(body, h("h1", {}, me ? me.name : t("account")), me ? nameForm() : null, cards, h("section", { class: "card" }, h("h2", {}, t("settings")), settings()), me ? leaveForms() : null);
    };
  });

  const done = async (/** @type {string} */ text) => {
    toast(text);
    await loadMe();
    await page.draw();
  };

  const nameForm = () => {
    const field = text(t("your-name"), whoami()?.name ?? "");
    return h("section", { class: "card" }, form(t("save"), [field.row], () => patch("/me", { name: field.input.value, language: language() }), () => done(t("saved"))));
  };

  const logIn = () => {
    const name = text(t("name"), whoami()?.name ?? "", "username");
    const password = text(t("password"), "", "new-password", "password");
    const oldName = text(t("name"), "", "username");
    const oldPassword = text(t("password"), "", "current-password", "password");
    const enter = async (/** @type {any} */ answer) => {
      setMe(answer.user ?? answer);
      reconnect();
      await done(t("welcome-back", { name: whoami()?.name ?? "" }));
    };
    return h(
      "div",
      { class: "columns" },
      h("section", { class: "card" }, h("h2", {}, t("make-account")), h("p", { class: "dim" }, t("make-account-why")), form(t("make-account"), [name.row, password.row], async () => enter(await post("/accounts", { name: name.input.value, password: password.input.value })))),
      h("section", { class: "card" }, h("h2", {}, t("log-in")), form(t("log-in"), [oldName.row, oldPassword.row], async () => enter(await post("/session", { name: oldName.input.value, password: oldPassword.input.value, claim: true }))), h("p", { class: "after" }, h("a", { href: "/reset" }, t("forgot-password")))),
    );
  };

  /** Another address needs the password: mail leads to a new one. */
  const mailForm = () => {
    const me = whoami();
    const now = me?.email ?? "";
    const mail = text(t("email"), now, "email", "email");
    const proof = text(t("password"), "", "current-password", "password");
    const wanted = h("input", { type: "checkbox", checked: me?.notify.mail ?? true });
    const isNew = () => mail.input.value !== "" && mail.input.value !== now;
    const ask = () => (proof.row.hidden = !isNew());
    mail.input.addEventListener("input", ask);
    ask();
    const save = () => patch("/me", { email: mail.input.value || null, notify: { mail: wanted.checked }, ...(isNew() ? { password: proof.input.value } : {}) });
    const saved = () => done(isNew() ? t("mail-letter-sent", { email: mail.input.value }) : t("saved"));
    return form(t("save"), [mail.row, proof.row, h("label", { class: "toggle" }, wanted, h("span", {}, t("mail-me")))], save, saved);
  };

  /** How far mail to my address has got. */
  const mailState = () => {
    const { email, email_state: state } = whoami() ?? { email: null, email_state: "none" };
    if (!email || state === "none") return null;
    const again = () => tell(async () => (await post("/me/email/letter"), toast(t("mail-letter-sent", { email }))));
    return h("div", { class: `mail-state ${state}`, "data-testid": "mail-state" }, h("p", { class: state === "unconfirmed" ? "" : "dim" }, t(`mail-${state}`, { email })), state === "unconfirmed" ? h("button", { type: "button", onclick: () => void again() }, t("send-letter")) : null);
  };

  const known = async () => {
    const me = whoami();
    const [{ sessions }, server] = await Promise.all([get("/sessions"), get("/server")]);
    const old = text(t("password"), "", "current-password", "password");
    const next = text(t("new-password"), "", "new-password", "password");
    const hook = text(t("webhook"), me?.webhook ?? "", "off", "url");
    const testHook = async () => {
      const { delivered, status } = await post("/me/webhook/test");
      toast(delivered ? t("webhook-works") : t("webhook-fails", { status: status ?? "–" }), delivered ? "note" : "bad");
    };
    const saveHook = () => (hook.input.value ? put("/me/webhook", { url: hook.input.value }) : remove("/me/webhook"));
    return h(
      "div",
      {},
      h("section", { class: "card" }, h("h2", {}, t("new-password")), form(t("save"), [old.row, next.row], () => post("/me/password", { old: old.input.value, new: next.input.value }), () => done(t("saved")))),
      h("section", { class: "card" }, h("h2", {}, t("notifications")), server.mail ? mailForm() : null, server.mail ? mailState() : null, form(t("save"), [hook.row], saveHook, () => done(t("saved"))), h("p", { class: "dim" }, t("webhook-why")), me?.webhook ? h("button", { type: "button", onclick: () => void tell(testHook) }, t("webhook-test")) : null),
      h("section", { class: "card" }, h("h2", {}, t("sessions")), h("ul", {}, sessions.map((/** @type {any} */ session) => h("li", {}, `${session.device} · ${when(session.seen)}`, session.this ? h("span", { class: "tag" }, t("this-device")) : null)))),
    );
  };

  const muted = async () => {
    const { mutes } = await get("/mutes");
    if (mutes.length === 0) return null;
    const unmute = (/** @type {{id: string, name: string}} */ user) => tell(async () => (await remove(`/mutes/${user.id}`), await done(t("unmuted", { name: user.name }))));
    return h("section", { class: "card" }, h("h2", {}, t("muted-people")), mutes.map((/** @type {{id: string, name: string}} */ user) => h("div", { class: "row" }, h("span", { class: "grow" }, user.name), h("button", { type: "button", onclick: () => void unmute(user) }, t("unmute")))));
  };

  const leaveForms = () => {
    const me = whoami();
    const password = text(t("password"), "", "current-password", "password");
    const leave = (/** @type {string} */ path) =>
      tell(async () => {
        await remove(path);
        setMe(null);
        reconnect();
        await navigate("/");
      });
    const erase = async () => {
      if (!(await confirm(t("delete-account"), t("delete-sure"), t("delete-account")))) return;
      await remove("/me", me?.guest ? {} : { password: password.input.value });
      setMe(null);
      reconnect();
      await navigate("/");
    };
    return h(
      "section",
      { class: "card" },
      h("div", { class: "buttons" }, me?.guest ? null : h("button", { type: "button", onclick: () => void leave("/session") }, t("log-out")), me?.guest ? null : h("button", { type: "button", onclick: () => void leave("/sessions") }, t("log-out-everywhere"))),
      h("details", {}, h("summary", {}, t("delete-account")), form(t("delete-account"), me?.guest ? [] : [password.row], erase)),
    );
  };

  return page;
}

/**
 * @param {string} label
 * @param {string} value
 * @param {string} [complete]
 * @param {string} [type]
 */
export function text(label, value, complete = "off", type = "text") {
  const input = h("input", { type, value, autocomplete: complete, class: "grow" });
  return { input, row: h("label", { class: "row wrap" }, h("span", { class: "label" }, label), input) };
}

/**
 * @param {string} label
 * @param {HTMLElement[]} rows
 * @param {() => Promise<unknown>} act
 * @param {() => unknown} [after]
 */
export function form(label, rows, act, after = () => undefined) {
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await tell(act)) await after();
  };
  return h("form", { class: "stack", onsubmit: (/** @type {Event} */ event) => void submit(event) }, rows, h("button", { type: "submit" }, label));
}


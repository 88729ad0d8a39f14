// A forgotten password: ask for a letter, and set a new one by the link in it.

import { form, text } from "./account.js";
import { ApiError, get, loadMe, post } from "./api.js";
import { plainPage } from "./chrome.js";
import { h, show, toast } from "./dom.js";
import { t } from "./i18n.js";
import { reconnect } from "./live.js";
import { setHeading } from "./notices.js";
import { navigate } from "./router.js";

/** @typedef {import("./router.js").Page} Page */
/** @typedef {import("./dom.js").Children} Children */

/** @returns {Page} */
export function forgottenPage() {
  const who = { value: "" };
  return plainPage("narrow", async (body) => {
    const { mail } = await get("/server");
    const field = text(t("forgot-who"), who.value, "username");
    field.input.addEventListener("input", () => (who.value = field.input.value));
    const sent = () => show(body, h("h1", {}, t("forgot-password")), card(h("p", { "data-testid": "sent" }, t("forgot-sent")), h("a", { class: "button", href: "/account" }, t("log-in"))));
    const ask = [h("p", {}, t("forgot-why")), form(t("send-letter"), [field.row], () => post("/forgotten", { who: field.input.value }), sent)];
    return () => {
      setHeading(t("forgot-password"));
      show(body, h("h1", {}, t("forgot-password")), card(mail ? ask : h("p", { "data-testid": "ask-the-host" }, t("forgot-no-mail"))));
    };
  });
}

/**
 * @param {Record<string, string>} parameters
 * @returns {Page}
 */
export function resetPage({ token }) {
  return plainPage("narrow", async (body) => {
    const shown = (/** @type {Children[]} */ ...children) => () => (setHeading(t("new-password")), show(body, children));
    try {
      const { name } = await get(`/reset/${encodeURIComponent(token)}`);
      const account = h("input", { type: "text", value: name, autocomplete: "username", hidden: true });
      const password = text(t("new-password"), "", "new-password", "password");
      const done = async () => {
        toast(t("reset-done", { name }));
        await loadMe();
        reconnect();
        await navigate("/account", { replace: true });
      };
      return shown(h("h1", {}, t("reset-for", { name })), card(h("p", {}, t("reset-why")), form(t("save"), [account, password.row], () => post("/reset", { token, password: password.input.value }), done)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return shown(h("h1", {}, t("forgot-password")), card(h("p", {}, error.code === "offline" ? t("offline") : error.message), h("a", { class: "button", href: "/reset" }, t("reset-again"))));
    }
  });
}

/** @param {...Children} children */
function card(...children) {
  return h("section", { class: "card" }, children);
}

// The bar at the top of every page: home, language, theme, who I am.

import { ApiError, onMe, whoami } from "./api.js";
import { h, show } from "./dom.js";
import { LANGUAGES, language, onLanguage, switchLanguage, t } from "./i18n.js";
import { latest } from "./latest.js";
import { onNotices, setHeading, unread } from "./notices.js";
import { set, setting } from "./settings.js";

/** @typedef {import("./dom.js").Children} Children */

/** The language switch; the change is seen at once. */
export function languageSwitch() {
  return h(
    "div",
    { class: "switch", role: "group", "aria-label": t("language") },
    LANGUAGES.map((entry) =>
      h(
        "button",
        {
          type: "button",
          lang: entry.id,
          title: entry.name,
          "aria-label": `${entry.short} ${entry.name}`, // what is read must be part of what is heard
          "aria-pressed": String(entry.id === language()),
          "data-key": `language ${entry.id}`,
          onclick: () => void switchLanguage(entry.id),
        },
        entry.short,
      ),
    ),
  );
}

export function themeSwitch() {
  const order = ["auto", "light", "dark"];
  const now = setting("theme");
  const next = order[(order.indexOf(now) + 1) % order.length];
  const button = h(
    "button",
    {
      type: "button",
      class: "plain theme-switch",
      title: t(`theme-${now}`),
      "aria-label": t(`theme-${now}`),
      "data-key": "theme",
      onclick: () => {
        set("theme", next);
        button.replaceWith(themeSwitch());
      },
    },
    now === "dark" ? "☾" : now === "light" ? "☀" : "◐",
  );
  return button;
}

/** The sign of the page, as its head names it. */
export function emblem() {
  const link = document.querySelector("link[rel=icon]");
  return h("img", { src: link?.getAttribute("href") ?? "/icon.svg", alt: "", width: 26, height: 26 });
}

/** How many games wait for me. */
export function bell() {
  const count = unread();
  if (!count) return null;
  return h("a", { class: "bell", href: "/", title: t("games-waiting", { count }), "aria-label": `${count}: ${t("games-waiting", { count })}` }, String(count));
}

/**
 * The top bar of the pages around the game.
 * @returns {{element: HTMLElement, stop: () => void}}
 */
export function topBar() {
  const element = h("header", { class: "bar" });
  const draw = () => {
    const me = whoami();
    show(
      element,
      h("a", { href: "/", class: "home", "aria-label": t("product") }, emblem(), h("span", {}, t("product"))),
      h("span", { class: "gap" }),
      bell(),
      h("a", { href: "/results", class: "who" }, t("results")),
      h("a", { href: "/account", class: "who" }, me ? me.name : t("log-in"), me?.email_state === "unconfirmed" ? h("span", { class: "wanting", title: t("mail-not-confirmed") }) : null),
      languageSwitch(),
      themeSwitch(),
    );
  };
  draw();
  const stops = [onMe(draw), onLanguage(draw), onNotices(draw)];
  return { element, stop: () => stops.forEach((stop) => stop()) };
}

/**
 * There is nothing to see, why, and the way home.
 * @param {string} heading
 * @param {string} [why]
 * @param {HTMLElement | null} [form] something that may help
 * @returns {Children}
 */
export function notHere(heading, why, form = null) {
  return [h("h1", {}, heading), why ? h("p", {}, why) : null, form, h("a", { class: "button", href: "/" }, t("home"))];
}

/**
 * A page around the game, under the bar. A link may name something that is not here.
 * @param {string} kind
 * @param {(body: HTMLElement) => Promise<() => void>} prepare fetches what is needed; what it gives draws the page
 * @returns {import("./router.js").Page & {draw: () => Promise<void>}}
 */
export function plainPage(kind, prepare) {
  const top = topBar();
  const body = h("main", { class: `page ${kind}` });
  const draws = latest();
  const refused = (/** @type {unknown} */ error) => {
    if (!(error instanceof ApiError)) throw error;
    return () => {
      setHeading(t("not-here"));
      show(body, notHere(t("not-here"), error.code === "offline" ? t("offline") : error.message));
    };
  };
  const draw = async () => {
    const still = draws();
    const paint = await prepare(body).catch(refused);
    if (still()) paint();
  };
  const leave = () => {
    top.stop();
    draws(); // nothing is drawn any more
  };
  return { render: (root) => (show(root, top.element, body), draw()), leave, relabel: () => void draw(), draw };
}

// All cards and components of a title, to leaf through.

import { ApiError, get } from "./api.js";
import { notHere, topBar } from "./chrome.js";
import { h, show } from "./dom.js";
import { hasWords, t } from "./i18n.js";
import { face } from "./kit/faces.js";
import { setHeading } from "./notices.js";
import { dressed, factsOf } from "./wardrobe.js";
import { title } from "./words.js";

/**
 * @param {Record<string, string>} parameters
 * @param {URLSearchParams} query
 * @returns {import("./router.js").Page}
 */
export function componentsPage({ title: game }, query) {
  const top = topBar();
  const body = h("main", { class: "page components" });
  let search = query.get("search") ?? "";

  const draw = async () => {
    const [about, scene] = await Promise.all([title(game), dressed(game, get(`/titles/${game}/board`))]);
    const facts = await factsOf(about);
    setHeading(`${about.name}: ${t("components")}`);
    const kinds = Object.keys({ ...facts, ...scene.words.names }).filter((kind) => hasWords(`kind-${kind}`));
    const parts = kinds.map((kind) => ({ kind, faces: Object.keys(facts[kind] ?? scene.words.names[kind]).map((id) => face(kind, id, facts[kind]?.[id] ?? {}, scene)) }));
    const found = () => {
      const needles = search.toLowerCase().split(/\s+/).filter(Boolean);
      for (const { kind, faces } of parts) {
        for (const one of faces) one.hidden = !needles.every((needle) => one.textContent?.toLowerCase().includes(needle));
        const section = body.querySelector(`#kind-${kind}`);
        if (section instanceof HTMLElement) section.hidden = faces.every((one) => one.hidden);
      }
    };
    const field = h("input", { type: "search", class: "grow", value: search, placeholder: t("search-components"), "aria-label": t("search-components"), "data-testid": "search", oninput: () => ((search = field.value), found(), scrollTo(0, 0)) });
    show(
      body,
      h("h1", {}, about.name),
      h("div", { class: "row wrap finder" }, field, h("a", { class: "button", href: `/rules/${game}` }, t("rules"))),
      parts.length > 1 ? h("nav", { class: "toc toc-columns", "aria-label": t("contents") }, parts.map(({ kind, faces }) => h("a", { href: `#kind-${kind}` }, t(`kind-${kind}`), h("span", { class: "dim" }, ` ${faces.length}`)))) : null,
      parts.length === 0 ? h("p", {}, t("no-components")) : null,
      parts.map(({ kind, faces }) => h("section", { id: `kind-${kind}` }, h("h2", {}, t(`kind-${kind}`)), h("div", { class: "faces" }, faces))),
    );
    found();
  };

  /** A link may name a game that is not here. */
  const drawKnown = async () => {
    try {
      await draw();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setHeading(t("not-here"));
      show(body, notHere(t("not-here"), error.code === "offline" ? t("offline") : error.message));
    }
  };

  return {
    async render(root) {
      show(root, top.element, body);
      await drawKnown();
    },
    leave: () => top.stop(),
    relabel: () => void drawKnown(),
  };
}

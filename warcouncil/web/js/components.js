// All cards and components of a title, to leaf through.

import { get } from "./api.js";
import { plainPage } from "./chrome.js";
import { h, show } from "./dom.js";
import { Finder } from "./finder.js";
import { hasWords, phrase, t } from "./i18n.js";
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
  const finder = new Finder(query.get("search"));
  return plainPage("components", async (body) => {
    const [about, scene] = await Promise.all([title(game), dressed(game, get(`/titles/${game}/board`))]);
    const facts = await factsOf(about);
    const kinds = Object.keys({ ...facts, ...scene.words.names }).filter((kind) => hasWords(`kind-${kind}`));
    const parts = kinds.map((kind) => ({ kind, faces: Object.keys(facts[kind] ?? scene.words.names[kind]).map((id) => face(kind, id, facts[kind]?.[id] ?? {}, scene)) }));
    const found = () => {
      for (const { kind, faces } of parts) {
        for (const one of faces) one.hidden = !finder.finds(one.textContent);
        const section = body.querySelector(`#kind-${kind}`);
        if (section instanceof HTMLElement) section.hidden = faces.every((one) => one.hidden);
      }
    };
    return () => {
      setHeading(phrase`${about.name}: ${t("components")}`);
      show(
        body,
        h("h1", {}, about.name),
        h("div", { class: "row wrap finder" }, finder.field(t("search-components"), found), h("a", { class: "button", href: `/rules/${game}` }, t("rules"))),
        parts.length > 1 ? h("nav", { class: "toc toc-columns", "aria-label": t("contents") }, parts.map(({ kind, faces }) => h("a", { href: `#kind-${kind}` }, t(`kind-${kind}`), h("span", { class: "dim" }, ` ${faces.length}`)))) : null,
        parts.length === 0 ? h("p", {}, t("no-components")) : null,
        parts.map(({ kind, faces }) => h("section", { id: `kind-${kind}` }, h("h2", {}, t(`kind-${kind}`)), h("div", { class: "faces" }, faces))),
      );
      found();
    };
  });
}

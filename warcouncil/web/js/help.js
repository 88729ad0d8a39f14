// The rules inside the program: how to play, every clause with its number, and which components are reconstructed.

import { get } from "./api.js";
import { plainPage } from "./chrome.js";
import { dialog } from "./dialog.js";
import { h, show } from "./dom.js";
import { Finder } from "./finder.js";
import { comma, hasWords, learn, phrase, t } from "./i18n.js";
import { setHeading } from "./notices.js";
import { factsOf } from "./wardrobe.js";
import { clauses, help, readable, title, words } from "./words.js";

/** @typedef {import("./router.js").Page} Page */
/** @typedef {import("./types.js").Clause} Clause */

/**
 * One rule, over the page.
 * @param {string} game
 * @param {string} id
 */
export async function ruleDialog(game, id) {
  const { clauses: all } = await clauses(game);
  const clause = all.find((other) => other.id === id);
  if (!clause) return;
  const around = all.filter((other) => other.section === clause.section);
  const { element } = dialog(clause.section, [h("ol", { class: "clauses" }, around.map((other) => line(other, other.id === id))), h("p", {}, h("a", { href: `/rules/${game}?clause=${id}`, target: "_blank" }, t("all-rules")))]);
  element.querySelector(".chosen")?.scrollIntoView({ block: "center" });
}

/**
 * @param {Clause} clause
 * @param {boolean} [chosen]
 */
function line(clause, chosen = false) {
  return h("li", { class: chosen ? "chosen" : null, id: `clause-${clause.id}` }, h("p", {}, clause.text), h("code", {}, clause.id), clause.unimplemented ? h("p", { class: "dim" }, `${t("left-out")} ${clause.unimplemented}`) : null);
}

/**
 * @param {Record<string, string>} parameters
 * @param {URLSearchParams} query
 * @returns {Page}
 */
export function helpPage({ title: game }, query) {
  const finder = new Finder(query.get("search"));
  let section = "";
  let wanted = query.get("clause");

  return plainPage("help", async (body) => {
    const about = await title(game);
    const [list, vocabulary, board, facts, pages] = await Promise.all([clauses(game), words(game), get(`/titles/${game}/board`), factsOf(about), help(game), learn(about.dress?.words ?? null)]);
    const results = h("div", {});
    const found = () => {
      const shown = list.clauses.filter((clause) => (!section || clause.section === section) && finder.finds(`${clause.id} ${clause.section} ${clause.text}`));
      /** @type {Map<string, Clause[]>} */
      const groups = new Map();
      for (const clause of shown) groups.set(clause.section, [...(groups.get(clause.section) ?? []), clause]);
      for (const part of body.querySelectorAll("#how-to-play, .toc")) part.toggleAttribute("hidden", finder.needles.length > 0); // what was found stands below the search
      show(results, h("p", { class: "dim", "data-testid": "found" }, t("clauses-found", { count: shown.length })), [...groups].map(([name, some]) => [h("h3", {}, name), h("ol", { class: "clauses" }, some.map((clause) => line(clause, clause.id === wanted)))]).flat());
    };
    const select = h("select", { "aria-label": t("section"), onchange: () => ((section = select.value), found()) }, h("option", { value: "" }, t("all-sections")), list.sections.map((name) => h("option", { value: name, selected: name === section }, name)));
    const guide = h("section", { class: "card", id: "how-to-play" }, h("h2", {}, t("how-to-play")), paragraphs(about.about), pages.map((page, index) => h("details", { id: `topic-${page.id}`, open: index === 0 }, h("summary", {}, topic(page)), paragraphs(page.text))));
    const contents = toc(pages, list.sections, (name) => {
      select.value = section = name;
      found();
      results.scrollIntoView({ block: "start" });
    });
    return () => {
      setHeading(phrase`${about.name}: ${t("rules")}`);
      show(
        body,
        h("h1", {}, about.name),
        h("div", { class: "row wrap finder" }, finder.field(t("search-rules"), found), select, h("a", { class: "button", href: `/cards/${game}` }, t("components"))),
        contents,
        guide,
        h("section", { class: "card", id: "clauses" }, h("h2", {}, t("clauses")), results),
        components(board, facts, vocabulary),
      );
      found();
      if (wanted) document.getElementById(`clause-${wanted}`)?.scrollIntoView({ block: "center" });
      wanted = null;
    };
  });
}

/**
 * The table of contents: how to play, page by page, and the sections of the rules.
 * @param {import("./words.js").HelpPage[]} pages
 * @param {string[]} sections
 * @param {(name: string) => void} open
 */
function toc(pages, sections, open) {
  const leaf = (/** @type {string} */ id) => {
    const page = document.getElementById(id);
    if (page instanceof HTMLDetailsElement) page.open = true;
    page?.scrollIntoView({ block: "start" });
  };
  const entry = (/** @type {string} */ text, /** @type {() => void} */ act) => h("button", { type: "button", class: "link", onclick: act }, text);
  return h(
    "nav",
    { class: "card toc", "aria-label": t("contents"), "data-testid": "toc" },
    h("h2", {}, t("contents")),
    h("h3", {}, t("how-to-play")),
    h("div", { class: "toc-columns" }, pages.map((page) => entry(topic(page), () => leaf(`topic-${page.id}`)))),
    h("details", { open: sections.length <= 24 }, h("summary", {}, t("clauses")), h("div", { class: "toc-columns" }, sections.map((name) => entry(name, () => open(name))))),
  );
}

/**
 * What a page of help is about, in a word.
 * @param {{id: string, text: string}} page
 */
function topic(page) {
  return hasWords(`topic-${page.id}`) ? t(`topic-${page.id}`) : `${page.text.split(/[.。]/)[0]} …`;
}

/** @param {string} text */
function paragraphs(text) {
  return h("div", {}, text.split(/\n\s*\n/).map((part) => h("p", {}, part.trim())));
}

/**
 * Which components are not certain.
 * @param {import("./types.js").Board} board
 * @param {Record<string, Record<string, any>>} facts kind of component -> id -> what is printed on it
 * @param {import("./words.js").Words} vocabulary
 */
function components(board, facts, vocabulary) {
  /** @type {Map<string, Map<string, string[]>>} certainty -> kind -> names */
  const doubts = new Map();
  const doubt = (/** @type {string | undefined} */ certainty, /** @type {string} */ kind, /** @type {string} */ name) => {
    if (!certainty || certainty === "sure") return;
    const kinds = doubts.get(certainty) ?? new Map();
    kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
    doubts.set(certainty, kinds);
  };
  for (const space of [...board.spaces, ...board.zones]) doubt(space.certainty, space.kind, vocabulary.anything(space.id) ?? readable(space.id));
  for (const [kind, all] of Object.entries(facts)) {
    for (const [id, fact] of Object.entries(all)) doubt(fact.certainty, kind, vocabulary.name(kind, id));
  }
  if (doubts.size === 0) return null;
  return h(
    "section",
    { class: "card", id: "components" },
    h("h2", {}, t("reconstructed-parts")),
    h("p", {}, t("reconstructed-why")),
    [...doubts].map(([certainty, kinds]) => h("details", {}, h("summary", {}, vocabulary.certainty(certainty)), [...kinds].map(([kind, names]) => h("p", {}, h("b", {}, phrase`${vocabulary.label(kind)}: `), [...new Set(names)].join(comma()))))),
  );
}

"""A deal of Here I Stand is drafted outside the match, kept, talked about, and announced in one piece."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Europe
from tests.browser.visitor import PHONE
from warcouncil import text
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.diplomacy.ways import DIPLOMACY

DRESS = Path(__file__).resolve().parents[2] / "warcouncil" / "titles" / "here_i_stand" / "web"
TERMS: tuple[Option, ...] = (
    ("end_war", "ottoman", "hapsburg"),
    ("ally", "england", "papacy"),
    ("cede", "france", "papacy", "lyon"),
    ("lend_fleet", "ottoman", "france"),
    ("lend", "ottoman", "france", "athens", 1),
    ("lend", "ottoman", "france", "athens", 3),
    ("lend_admiral", "ottoman", "france", "barbarossa"),
    ("release", "hapsburg", "france", "francis_i"),
    ("grant_cards", "papacy", "england", 1),
    ("grant_cards", "papacy", "england", 2),
    ("grant_mercenaries", "hapsburg", "papacy", 1),
    ("grant_mercenaries", "hapsburg", "papacy", 4),
    ("grant_divorce",),
    ("lift_excommunication", "england"),
)


# -- words


def said(pattern: str, arguments: dict[str, str]) -> str:
    """A sentence of the page, as the page makes it."""

    def fill(found: re.Match[str]) -> str:
        value = arguments[found[1]]
        if found[2] is None:
            return value
        return str(found[2] if value == "1" else found[3]).replace("#", value)

    return re.sub(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}", fill, pattern)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_a_draft_has_the_words_of_the_game(language: str) -> None:
    assert {term[0] for term in TERMS} == set(DIPLOMACY.terms)
    voice = text.speaker("here_i_stand", language)
    words = json.loads((DRESS / "words" / f"{language}.json").read_text(encoding="utf-8"))
    for term in TERMS:
        arguments: dict[str, str] = {}
        for domain, value in zip(DIPLOMACY.terms[str(term[0])].shape, term[1:], strict=True):
            name = "power2" if domain in arguments else domain
            arguments[name] = str(value) if domain == "amount" else voice.name(domain, str(value))
        assert said(words[f"draft-term-{term[0]}"], arguments) == voice.option("package", term)


# -- the page


def panel(page: Page) -> Locator:
    """Turn to the draft."""
    page.locator(".dock [data-panel='draft ']").click()
    return page.get_by_test_id("draft")


def add(draft: Locator, kind: str, fields: dict[str, str] | None = None) -> None:
    """Add a term; what is not said stays as it is filled in."""
    draft.locator("[data-draft=kind]").select_option(kind)
    for field, value in (fields or {}).items():
        draft.locator(f"[data-draft='{field}']").select_option(value)
    draft.get_by_test_id("draft-add").click()


def lines(draft: Locator) -> Locator:
    return draft.locator(".draft-terms li .grow")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_deal_is_drafted_kept_and_announced_when_its_time_comes(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532")
    page = europe.page
    draft = panel(page)
    draft.locator("[data-party=france]").check()
    draft.locator("[data-party=hapsburg]").check()
    add(draft, "grant_cards", {"from": "france", "to": "ottoman", "amount": "1"})
    add(draft, "cede", {"from": "hapsburg", "to": "ottoman", "space": "graz"})
    add(draft, "ally", {"between": "ottoman", "and": "france"})
    terms = [
        "Ottoman Empire and France to be allies for this turn",
        "Hapsburgs to cede Graz to Ottoman Empire",
        "Ottoman Empire to draw a random card of France",
    ]
    expect(lines(draft)).to_have_text(terms)
    expect(draft.get_by_test_id("draft-announce")).to_be_disabled()

    page.reload()
    europe.visitor.wait_asked()
    expect(lines(panel(page))).to_have_text(terms)

    europe.until("ottoman", "invite", "france")
    page.get_by_test_id("workbench").click()
    draft.get_by_test_id("draft-announce").click()
    expect(page.get_by_test_id("deal")).to_contain_text("Graz")
    europe.do("hapsburg", "yes")
    europe.do("france", "yes")
    log = page.locator(".log")
    for term in terms:
        expect(log).to_contain_text(f"{term};")
    europe.until("ottoman", "invite", "england")
    expect(europe.show("diplomacy ").get_by_title("France – Ottoman Empire: Allied")).to_have_count(1)
    expect(log).to_contain_text("France confirmed the deal of Ottoman Empire.")
    graz = europe.visitor.point_at(page.locator(".board .space[data-element=graz]"))
    expect(graz).to_contain_text("Ottoman Empire")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_refused_draft_says_which_term_and_why_and_is_not_lost(visitor: NewVisitor) -> None:
    europe = Europe(visitor().provokes("409"), "1532")
    page = europe.page
    draft = panel(page)
    draft.locator("[data-party=hapsburg]").check()
    add(draft, "end_war")
    add(draft, "ally")
    expect(draft.locator("[data-party=hapsburg]")).to_be_disabled()
    draft.get_by_label("Remove: Ottoman Empire and Hapsburgs to end their war").click()
    europe.until("ottoman", "invite", "france")
    panel(page)
    draft.get_by_test_id("draft-announce").click()
    refusal = draft.get_by_test_id("draft-refusal")
    expect(refusal).to_contain_text("Ottoman Empire and Hapsburgs to be allies for this turn")
    expect(refusal).to_contain_text("not while they are at war")
    expect(draft.locator("li.refused")).to_have_attribute("data-term", "ally ottoman hapsburg")
    expect(page.get_by_test_id("prompt")).to_contain_text("You may announce 4 more.")
    refusal.get_by_role("button").click()
    expect(page.locator("dialog .chosen")).to_contain_text("not while they are at war")
    page.keyboard.press("Escape")

    add(draft, "end_war")
    expect(refusal).to_have_count(0)
    draft.get_by_test_id("draft-announce").click()
    expect(page.get_by_test_id("deal")).to_contain_text("end of the war")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_is_written_into_a_private_channel_and_sent_by_hand_only(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532")
    page = europe.page
    draft = panel(page)
    draft.locator("[data-party=france]").check()
    add(draft, "ally")
    expect(draft.locator("[data-draft=channel]")).to_have_value("0-3")
    draft.locator("[data-draft=channel]").select_option("0-2")
    draft.get_by_test_id("draft-talk").click()
    field = page.get_by_label("Say something")
    words = "A deal between Ottoman Empire and France: Ottoman Empire and France to be allies for this turn."
    expect(field).to_have_value(words)
    expect(field).to_be_focused()
    expect(page.locator("[data-channel='0-2']")).to_have_attribute("aria-selected", "true")
    assert europe.call(f"/matches/{europe.id}/talk?seat=0&channel=0-2")["messages"] == []


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_by_keyboard_alone(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532")
    page = europe.page
    page.get_by_test_id("workbench").focus()
    page.keyboard.press("Enter")
    draft = page.get_by_test_id("draft")
    expect(draft.locator("[data-party=hapsburg]")).to_be_focused()
    page.keyboard.press("Space")
    draft.get_by_test_id("draft-add").focus()
    page.keyboard.press("Enter")
    expect(lines(draft)).to_have_text(["Ottoman Empire and Hapsburgs to end their war"])
    expect(draft.get_by_test_id("draft-add")).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines(draft)).to_have_count(2)
    draft.get_by_label("Remove: Ottoman Empire and Hapsburgs to end their war").focus()
    page.keyboard.press("Enter")
    expect(lines(draft)).to_have_count(1)
    expect(draft.get_by_test_id("draft-add")).to_be_focused()


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_on_a_phone_in_chinese(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale="zh-CN")
    europe = Europe(ann, "1532")
    page = europe.page
    page.get_by_test_id("workbench").tap()
    draft = page.get_by_test_id("draft")
    draft.locator("[data-party=france]").tap()
    add(draft, "ally")
    add(draft, "lend", {"from": "ottoman", "port": "athens", "amount": "1"})
    expect(lines(draft)).to_have_count(2)
    ann.wait_chinese("[data-testid=draft]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    draft.get_by_test_id("draft-clear").tap()
    expect(lines(draft)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_seat_with_two_powers_drafts_for_the_one_it_chooses(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532", players=3)
    page = europe.page
    draft = panel(page)
    draft.locator("[data-draft=announcer]").select_option("france")
    expect(draft.locator("[data-party=ottoman]")).to_be_checked()
    draft.locator("[data-party=ottoman]").uncheck()
    draft.locator("[data-party=england]").check()
    add(draft, "ally")
    europe.until("ottoman", "invite", "france")
    expect(panel(page).get_by_test_id("draft-announce")).to_be_disabled()
    europe.until("france", "invite", "england")
    panel(page).get_by_test_id("draft-announce").click()
    europe.do("england", "yes")
    expect(page.locator(".log")).to_contain_text("England confirmed the deal of France.")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_on_turn_1_the_sheet_knows_that_england_alone_negotiates(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1517")
    page = europe.page
    europe.until("england", "power", "hapsburg").choose("power", "france")
    europe.visitor.wait_asked()
    expect(page.get_by_test_id("prompt")).to_contain_text("Negotiate in secret with France")
    draft = panel(page)
    expect(draft.get_by_test_id("draft-first")).to_be_visible()
    expect(draft.locator("[data-party]")).to_have_count(2)
    expect(draft.locator("[data-party=france]")).to_be_checked()
    add(draft, "ally")
    expect(draft.locator("[data-draft=channel]")).to_have_value("2-3")
    expect(draft.locator("[data-party=hapsburg]")).to_be_disabled()
    draft.get_by_test_id("draft-clear").click()

    draft.locator("[data-party=hapsburg]").check()
    expect(draft.locator("[data-party=france]")).not_to_be_checked()
    add(draft, "ally")
    expect(draft.locator("[data-draft=channel]")).to_have_value("")
    expect(draft.get_by_test_id("draft-talk")).to_be_disabled()
    expect(draft.get_by_test_id("draft-closed")).to_contain_text("On turn 1 only England negotiates")
    europe.until("england", "invite", "hapsburg")
    panel(page).get_by_test_id("draft-announce").click()
    europe.do("hapsburg", "yes")
    expect(page.locator(".log")).to_contain_text("Hapsburgs confirmed the deal of England.")


@pytest.mark.slow
def test_spectators_have_no_draft(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532", private=False)
    eve = visitor().open(f"/table/{europe.id}").page
    eve.locator("[data-panel='diplomacy ']").wait_for()
    expect(eve.locator("[data-panel='draft ']")).to_have_count(0)


# -- what is offered

OFFERS = """async ([state, board, deal]) => {
  const { candidates, KINDS } = await import("/dress/here_i_stand/terms.js");
  const { leader } = await (await fetch("/dress/here_i_stand/facts.json")).json();
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const words = { lang: "en", name: (domain, value) => value };
  const scene = { state, view: state.view, board, spaces, words, data: { leader } };
  return KINDS.flatMap((kind) => candidates(kind, deal, scene));
}"""
"""All terms that the page offers for a deal, given what it knows of a match."""
MOST_LENIENT = ("lend", "lend_fleet")
"""Whether there is a way by sea is left to the rules."""


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
@pytest.mark.parametrize(
    ("announcer", "others", "begun"),
    [
        ("ottoman", ("hapsburg",), ()),
        ("ottoman", ("hapsburg",), (("end_war", "ottoman", "hapsburg"),)),
        ("ottoman", ("france",), (("ally", "ottoman", "france"),)),
        ("ottoman", ("france",), (("ally", "ottoman", "france"), ("lend_fleet", "ottoman", "france"))),
        ("ottoman", ("france", "papacy"), ()),
        ("hapsburg", ("papacy", "protestant"), (("ally", "hapsburg", "papacy"),)),
        ("england", ("papacy",), ()),
    ],
)
def test_a_draft_offers_what_the_rules_offer(
    visitor: NewVisitor, announcer: str, others: tuple[str, ...], begun: tuple[Option, ...]
) -> None:
    europe = Europe(visitor(), "1532")
    state = europe.quietly(
        lambda now: (now["decisions"][0]["power"], now["decisions"][0]["kind"]) == (announcer, "announce")
    )
    board = europe.call(f"/matches/{europe.id}/board")
    options: list[Option] = [*(("invite", power) for power in others), *begun]
    choices: list[dict[str, object]] = [{"option": list(option)} for option in options]
    choices[0]["decision"] = state["decisions"][0]["id"]
    body = {"seat": state["seats"][announcer], "choices": choices}
    now = europe.call(f"/matches/{europe.id}/choices", body)["state"]
    rules = {tuple(one["option"]) for one in now["decisions"][0]["options"] if one["option"][0] in DIPLOMACY.terms}
    deal = {"announcer": announcer, "parties": [announcer, *others], "terms": [list(term) for term in begun]}
    page = {tuple(term) for term in europe.page.evaluate(OFFERS, [now, board, deal])}
    assert rules
    assert rules - page == set()
    last = list(DIPLOMACY.terms).index(str(begun[-1][0])) if begun else -1
    behind = {term for term in page if list(DIPLOMACY.terms).index(term[0]) > last and term[0] not in MOST_LENIENT}
    assert behind - rules == set()

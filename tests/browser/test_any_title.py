"""Titles from outside: with a dress of their own, or drawn from their plain data; with windows and closed channels."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.beside import Beside
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

FILL = "place => getComputedStyle(document.querySelector(place)).fill"
LIT = """() => [
  [...document.querySelectorAll('.board .space.lit')].map(one => one.dataset.element),
  [...document.querySelectorAll('.ask .option')].map(one => JSON.parse(one.dataset.option)),
]"""
WORN = "places => places.filter(one => one.media === 'all').map(one => one.dataset.dress)"


DOCS = Path(__file__).resolve().parents[2] / "docs" / "adding-a-title.md"


def at_the_table(visitor: Visitor, title: str) -> Visitor:
    """To a match of two seats on one device, without a look at any other title on the way."""
    return Beside(visitor, title, 2).visitor


def test_a_title_from_outside_brings_its_dress(visitor: NewVisitor) -> None:
    ann = visitor()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url.removeprefix(ann.url)))
    page = at_the_table(ann, "parley").page
    assert page.locator(".board .parley-town").count() == 8
    assert page.evaluate(FILL, ".parley-town") == "rgb(201, 122, 84)"
    expect(page.locator(".match-name")).to_contain_text("Round 1 of the talks")
    worn = {"/dress/parley/dress.js", "/dress/parley/style.css", "/api/titles/parley/look"}
    paths = {path.partition("?")[0] for path in asked}
    assert {path for path in paths if path.startswith("/dress/") or path.endswith("/look")} == worn
    page.locator("[data-key='language zh-Hans']").first.click()
    expect(page.locator(".match-name")).to_contain_text("会谈第1轮")


def test_only_the_dress_of_the_title_on_show_is_worn(visitor: NewVisitor) -> None:
    page = visitor().open().page
    for title in ("parley", "here_i_stand", "plain_parley", "parley"):
        page.locator(f".title-card[data-title={title}]").click()
        page.locator(f".preview[data-title={title}]").wait_for()
        worn = [one.partition("?v=")[0] for one in page.locator("link[data-dress]").evaluate_all(WORN)]
        assert worn == ([] if title == "plain_parley" else [f"/dress/{title}/style.css"])


def answer(visitor: Visitor, name: str, kind: str, body: str) -> None:
    """Give this browser another file of the dress of parley than the server has."""
    place = re.compile(rf"/dress/parley/{re.escape(name)}(\?.*)?$")
    visitor.page.route(place, lambda route: route.fulfill(content_type=kind, body=body))


def test_a_dress_that_does_not_fit_spoils_no_match(visitor: NewVisitor) -> None:
    ann = visitor().provokes("the dress of parley does not fit")
    answer(ann, "dress.js", "text/javascript", "}")
    page = at_the_table(ann, "parley").page
    assert page.locator(".board .space").count() == 8
    assert page.locator(".board .parley-town").count() == 0
    ann.choose()


def example(language: str) -> str:
    """A block of code of the docs."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_dress_of_the_docs_can_be_worn(visitor: NewVisitor) -> None:
    ann = visitor()
    answer(ann, "dress.js", "text/javascript", example("javascript"))
    answer(ann, "style.css", "text/css", example("css"))
    page = at_the_table(ann, "parley").page
    assert page.locator(".board .shape.heap").count() == 8
    assert page.evaluate(FILL, ".heap") == "rgb(217, 184, 96)"
    expect(page.locator(".board .sand, .board .country-dune")).to_have_count(2)


def test_a_title_is_played_from_its_plain_data(visitor: NewVisitor) -> None:
    ann = visitor().new_game("plain_parley", players=2)
    page = ann.provokes("409").page  # the market takes whoever comes first: a bot may be faster
    ann.wait_asked()
    assert page.locator(".board .space").count() >= 8
    expect(page.locator(".board")).to_contain_text("Arden")
    lit, offered = page.evaluate(LIT)  # in one look: a bot may be faster
    assert set(lit) <= {str(option[1]) for option in offered if len(option) > 1}
    ann.without_questions()
    assert ann.play_to_the_end() > 0  # how soon somebody wins is a matter of luck
    expect(page.get_by_test_id("result")).to_contain_text("The game is over")


def test_standing_answers_to_windows(visitor: NewVisitor) -> None:
    ann = visitor().new_game("parley", players=2)
    page = ann.page
    ann.wait_asked()
    for until, stands in (("Pass", True), ("Ask me", False)):
        page.get_by_test_id("menu").click()
        page.get_by_role("button", name="Standing answers").click()
        choice = page.get_by_label("Every time", exact=True)
        choice.wait_for()
        wanted = next(label for label in choice.locator("option").all_inner_texts() if label.startswith(until))
        with page.expect_response("**/standing?*") as told:
            choice.select_option(label=wanted)
        assert bool(told.value.json()["state"]["standing"]) is stands
        page.keyboard.press("Escape")


def test_a_closed_channel_says_which_rule_closed_it(visitor: NewVisitor) -> None:
    ann = visitor().new_game("parley", players=3)
    page = ann.page
    ann.wait_asked()
    page.locator("[data-story-tab=talk]").click()
    expect(page.locator(".closed-note")).to_contain_text("This channel is closed now. Nobody talks during the council.")
    expect(page.locator(".closed-note")).to_contain_text("par-7-1")
    expect(page.get_by_label("Say something")).to_be_hidden()

"""A title without a module of its own on the page: drawn from its plain data, with windows and closed channels."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor


def test_a_title_is_played_from_its_plain_data(visitor: NewVisitor) -> None:
    ann = visitor().new_game("parley", players=2)
    page = ann.provokes("409").page  # the market takes whoever comes first: a bot may be faster
    ann.wait_asked()
    assert page.locator(".board .space").count() >= 8
    expect(page.locator(".board")).to_contain_text("Arden")
    assert {one.get_attribute("data-element") for one in page.locator(".board .space.lit").all()} <= {
        str(option[1]) for option in ann.offered() if len(option) > 1
    }
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
        choice = page.get_by_label("Every time")
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

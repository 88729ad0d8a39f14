"""A newcomer starts a game against bots from the first page, plays it to its end, and looks back at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor


def test_from_the_first_page_to_the_first_move_in_three_clicks(visitor: NewVisitor) -> None:
    ann = visitor().open()
    page = ann.page
    page.get_by_test_id("play").click()
    page.locator(".ask .option", has_text="Merchant Dock").click()
    page.get_by_test_id("do-it").click()
    page.locator(".log li", has_text="starts with the Merchant Dock").first.wait_for()


@pytest.mark.slow
def test_a_whole_game_against_a_bot(visitor: NewVisitor) -> None:
    ann = visitor().new_game_by_page(players=2)
    page = ann.page
    ann.choose("start", "colonial_house")
    ann.without_questions()
    assert ann.play_to_the_end() > 20
    expect(page.get_by_test_id("result")).to_contain_text("The game is over")
    totals = [int(text.split()[-1]) for text in page.locator(".ranking li").all_inner_texts()]
    assert len(totals) == 2
    assert totals == sorted(totals, reverse=True)
    assert sorted(map(int, page.locator(".standing-score").all_inner_texts()), reverse=True) == totals
    assert sorted(column_sums(page), reverse=True) == totals
    expect(page.locator(".log li[data-message=score]")).to_have_count(2)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()

    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_test_id("step")).to_contain_text("0 / ")
    page.get_by_label("Through whose eyes").select_option("spectator")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log li[data-message=score]")).to_have_count(2)
    assert "seat=spectator" in page.url
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("dialog")).to_contain_text("Proven")

    ann.open("/results/endeavor")
    expect(page.get_by_test_id("statistics")).to_contain_text("finished")
    expect(page.get_by_test_id("statistics").get_by_role("row", name="skilled")).to_be_visible()
    ratings = page.get_by_test_id("ratings")
    expect(ratings).to_be_visible()  # of others, perhaps: they may have played here
    expect(ratings.get_by_role("cell", name="Ann", exact=True)).to_have_count(0)
    ann.open("/results/napoleonic_wars")
    expect(ratings).to_contain_text("No rated game")


def column_sums(page: Page) -> list[int]:
    """The scores of the players as the sums of their points."""
    rows = [row.locator("td").all_inner_texts() for row in page.get_by_test_id("scores").locator("tbody tr").all()]
    *parts, total = [list(map(int, row)) for row in rows]
    sums = [sum(column) for column in zip(*parts, strict=True)]
    assert sums == total
    return sums

"""A newcomer starts a game against bots from the first page and plays it to its end."""

from __future__ import annotations

import json
import time

import pytest

from tests.browser.conftest import NewVisitor


def test_from_the_first_page_to_the_first_move_in_a_few_clicks(visitor: NewVisitor) -> None:
    ann = visitor()
    start = time.monotonic()
    ann.open()
    ann.page.get_by_test_id("play").click()
    ann.wait_asked()
    assert "starting tile" in ann.prompt()
    ann.choose("start", "merchant_quay")
    assert time.monotonic() - start < 60
    ann.page.locator(".log li", has_text="starts with the Merchant Quay").first.wait_for()


@pytest.mark.slow
def test_a_whole_game_against_a_bot(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    page = ann.page
    ann.choose("start", "colonial_house")
    ann.without_questions()
    over = page.get_by_test_id("result")
    choices = ann.click_until(lambda: over.count() > 0)
    assert choices > 20
    assert "The game is over" in over.inner_text()
    ranks = page.locator(".ranking li").all_inner_texts()
    assert len(ranks) == 2
    totals = [int(text.split()[-1]) for text in ranks]
    assert totals == sorted(totals, reverse=True)
    shown = {
        one.get_attribute("data-power"): int(one.locator(".standing-score").inner_text())
        for one in page.locator(".standing").all()
    }
    assert sorted(shown.values(), reverse=True) == totals
    assert page.locator(".log li[data-message=score]").count() == 2
    page.get_by_role("button", name="Play again").wait_for()
    result = page.evaluate("fetch('/api/tables?mine=true').then(answer => answer.text())")
    assert json.loads(result)["tables"][0]["status"] == "over"

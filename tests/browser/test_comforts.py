"""Small things: the way to a private table, keys in a list of options, what a finger and an eye find on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Empire, Europe
from tests.browser.visitor import PHONE, Visitor

SHOWN = "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.option)"
FOCUSED = "() => document.activeElement?.dataset.option"
RATINGS = "all => all.map(one => one.textContent)"


def test_a_private_table_asks_for_the_invitation(visitor: NewVisitor) -> None:
    ann = visitor().new_game(seats={1: "open"})
    bob = visitor(viewport=PHONE).provokes("404", "403").open(ann.page.url.replace(ann.url, ""))
    field = bob.page.get_by_test_id("invitation-link")
    field.fill("https://elsewhere.example/nothing")
    bob.page.get_by_role("button", name="Go there").click()
    expect(bob.page.locator(".toast")).to_contain_text("no link of an invitation")
    field.fill(ann.invitation)
    field.press("Enter")
    bob.page.wait_for_url("**/join/*")
    expect(bob.page.get_by_test_id("sit")).to_be_visible()


def test_arrow_keys_walk_through_the_options(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2).wait_asked()
    page, shown = ann.page, ann.options.evaluate_all(SHOWN)
    ann.options.locator("visible=true").first.focus()
    walked = []
    for key in ("ArrowDown", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.evaluate(FOCUSED))
    assert walked == [shown[1], shown[0], shown[1]]


def phone(visitor: NewVisitor) -> Visitor:
    return visitor(viewport=PHONE, has_touch=True, is_mobile=True)


def test_a_tap_on_a_card_shows_its_text(visitor: NewVisitor, same_dice: None) -> None:
    page = Europe(phone(visitor), "1532").page
    page.locator("[data-phone-tab=dock]").tap()
    page.locator(".dock .card-tile[data-element]:not(.lit)").first.tap()
    expect(page.locator(".popover").get_by_test_id("card-text")).to_be_visible()
    assert len(page.get_by_test_id("card-text").inner_text()) > 40


@pytest.mark.parametrize("table", [Europe, Empire])
def test_the_map_tells_what_leaders_are_worth_and_where_fleets_lie(
    visitor: NewVisitor, same_dice: None, table: type[Europe]
) -> None:
    page = (Europe(visitor(), "1532") if table is Europe else Empire(visitor())).page
    found = page.locator(".board .medallion .ratings").evaluate_all(RATINGS)
    assert len(found) > 5 and sum("·" in one for one in found) > 3, found  # admirals command no units
    hulls = page.locator(".board:not(.near) .overview path[d^='M-17-13']")
    assert sum(one.is_visible() for one in hulls.all()) > 3, "fleets are seen from afar"

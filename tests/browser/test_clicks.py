"""How many clicks it takes: one for what can be taken back, two in one place for what cannot, a few for a long way."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Europe
from tests.browser.visitor import Visitor, box

MOST_CLICKS = 15
"""For an impulse of five command points, which took 38."""
COUNT = "window.clicks = 0; addEventListener('pointerdown', () => { window.clicks += 1 }, {capture: true})"
MIDDLE = "group => { const {e, f} = group.getScreenCTM(); return {x: e, y: f}; }"
WAY = ("mohacs", "buda", "szegedin", "buda", "mohacs")


def clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks"))


def option(page: Page, *wanted: str) -> Locator:
    """Open the part of the list it stands in, as anybody must."""
    found = page.locator(f".option[data-option='{json.dumps(list(wanted), separators=(',', ':'))}']")
    found.wait_for(state="attached")
    group = page.locator(".ask details:not([open])", has=found)
    if group.count():
        group.locator("summary").click()
    return found


def point(page: Page, space: str) -> None:
    """Click a space of the map, where it lies."""
    spot = page.locator(f".board .space[data-element={space}]").evaluate(MIDDLE)
    page.mouse.click(spot["x"], spot["y"])


def lengthen(page: Page, *way: str) -> None:
    """Point at one space after another, each when the way leads as far as the one before."""
    for count, space in enumerate(way, 1):
        point(page, space)
        expect(page.locator(".still-trails .trail")).to_have_count(count)


def ottoman_impulse(visitor: Visitor) -> Europe:
    visitor.context.add_init_script(COUNT)
    europe = Europe(visitor, "1532")
    europe.until_impulse("ottoman")
    return europe


@pytest.mark.usefixtures("same_dice")
def test_an_impulse_of_five_points_takes_few_clicks(visitor: NewVisitor) -> None:
    europe = ottoman_impulse(visitor())
    page = europe.page
    before = clicks(page)
    option(page, "spend", "janissaries").click()
    option(page, "move", "buda").click()
    option(page, "space", WAY[0]).click()
    page.get_by_test_id("further").click()
    lengthen(page, *WAY[1:])
    expect(page.get_by_test_id("do-it")).to_contain_text("Mohacs → Buda → Szegedin → Buda → Mohacs")
    point(page, WAY[-1])
    log = page.locator(".log li[data-message^=moves]")
    expect(log).to_have_count(len(WAY))
    expect(log.last).to_contain_text("Mohacs")
    assert clicks(page) - before <= MOST_CLICKS


@pytest.mark.usefixtures("same_dice")
def test_what_can_be_taken_back_is_one_click_and_what_cannot_is_two_in_one_place(visitor: NewVisitor) -> None:
    europe = ottoman_impulse(visitor())
    page = europe.page
    page.locator(".dock .card-tile[data-element=janissaries]").click()
    expect(page.get_by_test_id("card-text")).to_contain_text("5 more dice")
    page.keyboard.press("Escape")
    option(page, "spend", "janissaries").click()
    page.get_by_test_id("undo").click()
    option(page, "spend", "janissaries").click()
    page.get_by_test_id("whole").wait_for(state="detached")
    option(page, "move", "buda").click()
    going = option(page, "space", "mohacs")
    before = box(going)
    asked = page.locator(".ask").get_attribute("data-asked")
    going.click()
    sure = page.get_by_test_id("do-it")
    expect(sure).to_contain_text("Click again")
    after = box(sure)
    middle = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    assert (after["x"], after["y"]) == (before["x"], before["y"])
    assert page.locator(".ask").get_attribute("data-asked") == asked
    page.mouse.click(*middle)
    expect(page.locator(".log li[data-message^=moves]")).to_have_count(1)


@pytest.mark.usefixtures("same_dice")
def test_a_part_of_a_stack_goes_and_a_way_that_is_barred_is_dropped(visitor: NewVisitor) -> None:
    europe = ottoman_impulse(visitor())
    page = europe.page
    option(page, "spend", "janissaries").click()
    option(page, "move", "buda").click()
    page.get_by_test_id("whole").uncheck()
    option(page, "space", "mohacs").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Mohacs")
    page.get_by_test_id("undo").click()
    page.get_by_test_id("whole").check()
    option(page, "space", "mohacs").click()
    page.get_by_test_id("further").click()
    lengthen(page, "graz", "vienna")
    point(page, "vienna")
    expect(page.locator(".toast.bad")).to_contain_text("dropped")
    expect(page.get_by_test_id("underway")).to_have_count(0)

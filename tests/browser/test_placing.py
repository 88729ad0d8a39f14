"""Placing orders: a palette of tokens, areas in any order, and everything can be changed until one is ready."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor

INSIDE = """space => {
    const path = space.querySelector(".shape"), box = path.getBBox(), turn = path.getScreenCTM();
    for (let across = 1; across < 16; across++) for (let down = 1; down < 16; down++) {
        const point = new DOMPoint(box.x + (box.width * across) / 16, box.y + (box.height * down) / 16);
        const seen = point.matrixTransform(turn);
        if (path.isPointInFill(point) && document.elementFromPoint(seen.x, seen.y)?.closest("[data-element]") === space)
            return { x: seen.x, y: seen.y };
    }
}"""
"""A point of an area where a click reaches it."""


def token(page: Page, piece: str) -> Locator:
    return page.locator(f".palette [data-piece={piece}]")


def area(page: Page, place: str) -> Locator:
    return page.locator(f".board .space[data-element={place}]")


def point(page: Page, place: str) -> None:
    """Click an area where nothing else lies over it."""
    spot = area(page, place).evaluate(INSIDE)
    page.mouse.click(spot["x"], spot["y"])


def lacking(page: Page) -> list[str]:
    """The areas that are lit."""
    return [str(one.get_attribute("data-element")) for one in page.locator(".board .space.lit[data-element]").all()]


def placed(page: Page) -> list[str]:
    return [str(one.get_attribute("data-placed")) for one in page.locator("[data-placed]").all()]


def put(page: Page, piece: str, place: str) -> None:
    """Take a token, click an area."""
    token(page, piece).click()
    expect(token(page, piece)).to_have_attribute("aria-pressed", "true")
    point(page, place)
    expect(page.locator(f"[data-placed={place}]")).to_be_visible()


def start(visitor: Visitor) -> Page:
    page = visitor.new_game("game_of_thrones", players=3).wait_asked().page
    token(page, "raid").wait_for()
    return page


def test_orders_go_to_any_area_in_any_order_and_any_one_is_changed(visitor: NewVisitor) -> None:
    page = start(visitor())
    areas = lacking(page)
    assert len(areas) >= 3
    put(page, "raid", areas[-1])
    put(page, "support", areas[0])
    assert lacking(page) == areas[1:-1] and set(placed(page)) == {areas[0], areas[-1]}
    expect(page.locator(".board .order-raid")).to_have_count(1)
    point(page, areas[-1])  # taken up again: it is in hand
    expect(token(page, "raid")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .order-raid")).to_have_count(0)
    point(page, areas[1])
    expect(page.locator(f"[data-placed={areas[1]}]")).to_be_visible()
    token(page, "consolidate").click()
    point(page, areas[0])  # in place of the support order, which is in hand then
    expect(page.locator(".board .order-consolidate")).to_have_count(1)
    expect(token(page, "support")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("in-hand")).to_have_count(0)
    for order in ("march_0", "defense_plus_1", "march_minus_1", "raid", "support"):
        left = lacking(page)
        if left:
            put(page, order, left[-1])
    assert set(placed(page)) == set(areas)
    page.locator(f"[data-placed={areas[0]}]").click()  # all have one, and it can still be changed
    expect(token(page, "consolidate")).to_have_attribute("aria-pressed", "true")
    point(page, areas[0])
    page.locator(".option[data-option='[\"ready\"]']").click()
    expect(page.locator(".board .order.secret")).to_have_count(0)


def test_a_token_is_dragged_or_carried_by_keys(visitor: NewVisitor) -> None:
    page = start(visitor())
    areas = lacking(page)
    spot = area(page, areas[0]).evaluate(INSIDE)
    box = token(page, "raid").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(spot["x"], spot["y"], steps=4)
    expect(page.locator(".token.ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(f"[data-placed={areas[0]}]")).to_be_visible()
    expect(page.locator(".token.ghost")).to_have_count(0)
    token(page, "support").press("Enter")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator("[data-placed]")).to_have_count(2)
    expect(page.locator(".board .order-support")).to_have_count(1)


def test_a_second_device_sees_what_was_placed(visitor: NewVisitor) -> None:
    ann = visitor()
    page = start(ann)
    areas = lacking(page)
    tablet = ann.context.new_page()
    tablet.goto(page.url)
    token(tablet, "raid").wait_for()
    put(page, "raid", areas[1])
    expect(tablet.locator(f"[data-placed={areas[1]}]")).to_be_visible()
    expect(tablet.locator(".board .order-raid")).to_have_count(1)
    tablet.locator(f"[data-placed={areas[1]}]").click()
    expect(page.locator("[data-placed]")).to_have_count(0)


@pytest.mark.parametrize("language", ["zh-CN"])
def test_a_phone_in_chinese(visitor: NewVisitor, language: str) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale=language)
    page = start(ann)
    ann.wait_chinese(".ask")
    areas = lacking(page)
    for piece, place in (("raid", areas[0]), ("support", areas[1])):
        token(page, piece).tap()
        spot = area(page, place).evaluate(INSIDE)
        page.touchscreen.tap(spot["x"], spot["y"])
        expect(page.locator(f"[data-placed={place}]")).to_be_visible()
    page.locator(f"[data-placed={areas[0]}]").tap()
    expect(token(page, "raid")).to_have_attribute("aria-pressed", "true")
    size = token(page, "raid").bounding_box()
    assert size is not None and size["width"] >= 44 and size["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.wait_chinese(".ask")

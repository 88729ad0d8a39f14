"""The map of Westeros: true to the rules, and readable."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, box, fits, until
from tests.browser.westeros import Westeros

BORDERS = """async () => {
    const { regions } = await import("/js/kit/regions.js");
    const board = await (await fetch("/api/titles/game_of_thrones/board")).json();
    const length = path => {
        const points = path.slice(1).replace("z", "").split("L").map(point => point.split(" ").map(Number));
        return points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0);
    };
    const drawn = {};
    for (const { a, b, path } of regions(board.spaces, board.size).borders)
        if (b !== null) drawn[[a, b].sort().join(" ")] = (drawn[[a, b].sort().join(" ")] ?? 0) + length(path);
    return { drawn, links: board.links };
}"""
LAID_OUT = """() => [...document.querySelectorAll(".board .names .name, .board .piece")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { what: one.textContent || one.getAttribute("class"), x, y, width, height };
})"""


def shared(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How much of the smaller of two boxes the other covers."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    smaller = min(one["width"] * one["height"], other["width"] * other["height"])
    return max(0.0, across) * max(0.0, down) / smaller


def test_areas_border_on_each_other_just_as_in_the_rules(visitor: NewVisitor) -> None:
    page = visitor().open("/rules/game_of_thrones").page
    found = page.evaluate(BORDERS)
    drawn: dict[str, float] = found["drawn"]
    crossed = {" ".join(sorted((link["a"], link["b"]))) for link in found["links"] if link["kind"] != "port"}
    rivers = {" ".join(sorted((link["a"], link["b"]))) for link in found["links"] if link["kind"] == "river"}
    assert crossed - set(drawn) == set()
    assert set(drawn) - crossed == {"riverrun the_twins"}  # drawn as a river: nobody may cross there
    assert [pair for pair in crossed - rivers if drawn[pair] < 30] == []


@pytest.mark.parametrize("language", ["en-GB", "zh-CN"])
def test_names_and_pieces_do_not_cover_each_other(visitor: NewVisitor, language: str) -> None:
    page = visitor(locale=language).new_game("game_of_thrones", players=6).wait_asked().page
    things = page.evaluate(LAID_OUT)
    assert len(things) > 50 + 20
    covered = [
        (one["what"], other["what"])
        for index, one in enumerate(things)
        for other in things[index + 1 :]
        if shared(one, other) > 0.35
    ]
    assert covered == []


def scale(page: Page) -> float:
    return float(str(page.locator(".board > g").get_attribute("transform")).split("scale(")[1].rstrip(")"))


def test_a_phone_shows_the_area_that_is_asked_about_at_a_readable_size(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = ann.new_game("game_of_thrones", players=3).wait_asked().page
    lit = page.locator(".board .areas .lit, .board .space.lit").first
    expect(lit).to_be_in_viewport()
    until(page, lambda: scale(page) >= 0.4, "the area is readable")
    page.get_by_role("button", name="Buttons of the map").tap()  # in a hand they are folded
    page.get_by_role("button", name="Show everything").tap()
    until(page, lambda: scale(page) < 0.4, "everything is shown")
    assert fits(page)


def test_an_area_offers_its_options_where_it_lies(visitor: NewVisitor) -> None:
    ann = visitor().new_game("game_of_thrones", players=3).wait_asked()
    page = ann.page
    page.locator(".board .space[data-element=winterfell]").click()
    popover = page.get_by_role("dialog")
    expect(popover).to_contain_text("Winterfell")
    popover.locator('[data-option=\'["order","winterfell","support"]\']').click()
    expect(page.locator(".board .order-support")).to_have_count(1)
    tip = ann.point_at(page.locator(".board .space[data-element=karhold]"))
    expect(tip).to_contain_text("Karhold")
    expect(tip).to_contain_text("Power icon")


def test_westeros_in_chinese_has_no_english_word(visitor: NewVisitor) -> None:
    ann = visitor(locale="zh-TW").new_game("game_of_thrones", players=3).wait_asked()
    for place in (".match-bar .match-name", ".ask", ".log", ".dock", ".standings", ".board .names"):
        ann.wait_chinese(place)


INSIDE = """width => {
  const option = document.querySelector(`[data-option='["play","ser_gregor_clegane"]']`);
  const card = option.getBoundingClientRect();
  const told = option.querySelector('[data-testid=forecast]').getBoundingClientRect();
  return card.left <= told.left && told.right <= card.right && card.right <= width;
}"""
"""What a card would come to stands within it, and it within the screen."""


def test_beside_a_card_stands_what_it_would_come_to(visitor: NewVisitor) -> None:
    table = Westeros(visitor())
    table.attacked()
    card = table.page.locator('[data-option=\'["play","ser_gregor_clegane"]\']')
    told = card.get_by_test_id("forecast")
    expect(told).to_contain_text("strength 6 to 2, swords 3, fortifications 0 · without their card")
    table.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(told).to_be_visible()
    table.page.wait_for_function(INSIDE, arg=PHONE["width"])


def test_a_decided_combat_stays_as_it_was_decided(visitor: NewVisitor) -> None:
    table = Westeros(visitor())
    table.riverrun()
    page, panel = table.page, table.page.get_by_test_id("combat")
    expect(panel.locator(".combat-total")).to_have_text(["3", "2"])
    expect(panel.locator(".combat-side").nth(1)).to_contain_text("Support: Ironman's Bay+1")
    table.visitor.choose("remove_order", "ironmans_bay")
    table.visitor.wait_asked()
    assert table.now().kind == "retreat"
    expect(page.locator(".board .order-support")).to_have_count(0)
    expect(panel.locator(".combat-total")).to_have_text(["3", "2"])
    expect(panel.locator(".combat-side").nth(1)).to_contain_text("Support: Ironman's Bay+1")
    expect(panel.locator(".combat-side.winner")).to_contain_text("Lannister")


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_nothing_is_cut_off_beside_the_map(visitor: NewVisitor, size: tuple[int, int]) -> None:
    width, height = size
    page = visitor(viewport={"width": width, "height": height}).new_game("game_of_thrones", players=3).wait_asked().page
    for part in (".ask", ".dock", ".board"):
        place = box(page.locator(part))
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= width, part
    assert page.locator(".dock-body").evaluate("body => body.scrollWidth <= body.clientWidth")

"""What happened, on cards: a combat with both sides, totals and who won; until it is put away, and again later."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE
from tests.browser.westeros import RIVERRUN, Westeros

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("same_dice")]

COVERED = """() => {
  const box = place => document.querySelector(place).getBoundingClientRect();
  const card = box(".tidings");
  const over = ({left, top, right, bottom}) =>
    card.bottom > top && card.right > left && card.top < bottom && card.left < right;
  return card.right > innerWidth || card.left < 0 || [".ask", ".board-buttons"].some(place => over(box(place)));
}"""
"""Whether the card hangs out of the window, or lies over the question or the buttons of the board."""
SHARE = """() => {
  const box = place => document.querySelector(place).getBoundingClientRect();
  const size = place => box(place).width * box(place).height;
  return size(".tidings") / size(".board-pane");
}"""
"""How much of the board it covers."""


def keep(page: Page, name: str) -> None:
    """A picture to look at, for whoever asks for one."""
    if folder := os.environ.get("WARCOUNCIL_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def after_riverrun(table: Westeros) -> None:
    """The combat is over, and the next question stands."""
    table.riverrun()
    table.visitor.choose("remove_order", "ironmans_bay")
    table.settled()


def test_a_combat_is_told_on_a_card_until_it_is_put_away(visitor: NewVisitor) -> None:
    table = Westeros(visitor())
    after_riverrun(table)
    page, cards = table.page, table.page.get_by_test_id("tidings")
    card = cards.locator(".tale[data-tale=combat]")
    expect(card.locator(".combat-total")).to_have_text(["3", "2"])
    expect(card.locator(".combat-side.winner")).to_contain_text("Lannister")
    expect(card.locator("[data-side=greyjoy]")).to_contain_text("Aeron Damphair")
    expect(card.get_by_test_id("verdict")).to_contain_text("won the combat in Riverrun")
    keep(page, "combat-desk")
    assert not page.evaluate(COVERED)
    assert page.evaluate(SHARE) < 0.25
    page.get_by_role("button", name="Bigger").click()
    expect(card).to_be_visible()
    page.locator(".board").click(position={"x": 30, "y": 700})
    expect(card).to_have_count(0)
    assert page.evaluate(SHARE) < 0.05
    page.get_by_role("button", name="Show everything").click()
    cards.get_by_test_id("tidings-unfold").click()

    page.reload()
    expect(card).to_be_visible()
    cards.get_by_test_id("tidings-close").click()
    expect(cards).to_be_empty()
    page.reload()
    table.visitor.wait_asked()
    expect(cards).to_be_empty()

    page.locator(".log [data-message=wins]").get_by_test_id("tell").click()
    expect(card).to_contain_text("Riverrun")
    table.visitor.choose(*table.now().options[0])
    expect(card).to_have_count(0)


def reads_a_house_card(page: Page) -> None:
    """A finger on a card that could be played: first it is read."""
    tabs = page.locator(".phone-tab")
    tabs.nth(1).tap()
    page.locator(".house-card[data-element=tyrion_lannister]").tap()
    box = page.get_by_role("dialog")
    expect(box.get_by_test_id("card-text")).to_be_visible()
    expect(box.locator(".option")).to_have_count(1)
    keep(page, "house-card-phone")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    tabs.nth(0).tap()


def test_the_card_on_a_phone_in_chinese_leaves_the_question_free(visitor: NewVisitor) -> None:
    table = Westeros(visitor(viewport=PHONE, has_touch=True, is_mobile=True, locale="zh-CN"))
    before = table.attacked()
    reads_a_house_card(table.page)
    table.until("cersei", "lannister", [*before, *RIVERRUN])
    table.visitor.choose("remove_order", "ironmans_bay")
    table.settled()
    card = table.page.locator(".tidings .tale[data-tale=combat]")
    strip = table.page.get_by_test_id("tidings-unfold")
    expect(strip).to_contain_text("奔流城")
    expect(card).to_have_count(0)
    assert not table.page.evaluate(COVERED)
    keep(table.page, "combat-phone-strip")
    strip.tap()
    expect(card.get_by_test_id("verdict")).to_contain_text("奔流城")
    keep(table.page, "combat-phone")
    assert not table.page.evaluate(COVERED)
    table.visitor.wait_chinese(".tidings")

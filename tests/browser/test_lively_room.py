"""Titles in the middle of a game, at many sizes and in two languages: nothing cut off, covered, merged or too small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewVisitor
from tests.browser.geometry import collisions, measure
from tests.browser.lively import TITLES, lively
from tests.browser.test_room import HANDHELD, SIZES, check_desk, check_handheld, look
from tests.browser.visitor import Visitor

FEW = {"en": [(390, 844), (1280, 720)], "zh-Hans": [(768, 1024), (1024, 768)]}
"""A phone, a tablet and two small desks: what goes wrong goes wrong there first."""
ALL = {"en": SIZES, "zh-Hans": SIZES}

Sizes = dict[str, list[tuple[int, int]]]


def speak(ann: Visitor, language: str) -> None:
    """Until the page and the names on the board are in this language."""
    ann.page.locator(f"[data-key='language {language}']").first.click()
    ann.page.locator(f"html[lang={language}]").wait_for()
    if language != "en":
        ann.wait_chinese(".match-bar h1")


def check_size(page: Page, width: int, height: int) -> dict[str, list[str]]:
    """What is wrong at this size, behind each tab of a phone."""
    page.mouse.move(0, 0)  # under a pointer a dock unfolds
    room = look(page, width, height)["room"]
    if room not in HANDHELD:
        check_desk(page, width, height)
        return {room: measure(page).wrong}
    check_handheld(page, width, height)
    seen = measure(page)
    assert seen.lit == 0 or seen.shown > 0, f"none of {seen.lit} places can be seen at {width}x{height}"
    found = {}
    for tab in ("talk", "log", "dock", "ask"):  # the log stays open at the desk
        page.locator(f"[data-phone-tab={tab}]").click()
        look(page, width, height)
        found[tab] = measure(page).wrong
    return found


def check_all(ann: Visitor, title: str, sizes: Sizes) -> None:
    page = ann.open(lively(ann, title)).wait_asked().page
    found: dict[str, object] = {}
    for language, wanted in sizes.items():
        speak(ann, language)
        for width, height in wanted:
            for where, bad in check_size(page, width, height).items():
                found[f"{language} {width}x{height} {where}"] = bad
            found[f"{language} {width}x{height} map"] = collisions(page)
    assert {where: bad for where, bad in found.items() if bad} == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_lively_game_has_room(visitor: NewVisitor, same_dice: None, title: str) -> None:
    check_all(visitor(), title, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_a_lively_game_has_room_at_every_size(visitor: NewVisitor, same_dice: None, title: str) -> None:
    check_all(visitor(), title, ALL)

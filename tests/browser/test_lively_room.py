"""A title in the middle of a game, at every size and in both languages: nothing cut off, covered or too small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewVisitor
from tests.browser.geometry import Seen, collisions, measure
from tests.browser.lively import lively
from tests.browser.test_room import HANDHELD, SIZES, check_desk, check_handheld, look


def wrong(seen: Seen) -> list[str]:
    return [*seen.small, *seen.clipped, *seen.covered]


def check_size(page: Page, width: int, height: int) -> dict[str, list[str]]:
    """What is wrong at this size, behind each tab of a phone."""
    room = look(page, width, height)["room"]
    if room not in HANDHELD:
        check_desk(page, width, height)
        return {room: wrong(measure(page))}
    check_handheld(page, width, height)
    seen = measure(page)
    assert seen.lit == 0 or seen.shown > 0, f"none of {seen.lit} places can be seen at {width}x{height}"
    found = {}
    for tab in ("talk", "log", "dock", "ask"):  # the log stays open at the desk
        page.locator(f"[data-phone-tab={tab}]").click()
        look(page, width, height)
        found[tab] = wrong(measure(page))
    return found


@pytest.mark.parametrize("title", ["tanto_monta"])
def test_a_lively_game_has_room_at_every_size(visitor: NewVisitor, same_dice: None, title: str) -> None:
    ann = visitor()
    page = ann.open(lively(ann, title)).wait_asked().page
    found: dict[str, object] = {}
    for language in ("en", "zh-Hans"):
        page.locator(f"[data-key='language {language}']").first.click()
        page.locator(f"html[lang={language}]").wait_for()
        for width, height in SIZES:
            for where, bad in check_size(page, width, height).items():
                found[f"{language} {width}x{height} {where}"] = bad
        found[f"{language} map"] = collisions(page)  # the largest size: every name is written there
    assert {where: bad for where, bad in found.items() if bad} == {}

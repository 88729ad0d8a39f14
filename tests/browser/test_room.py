"""Every title at every size: question, undo, scores, boards and log can be reached, and nothing covers another."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import NEXT_FRAME, Visitor, box
from warcouncil.engine.title import get_title

SIZES = [(390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
HANDHELD = {"stacked", "beside"}
LOOK = """() => {
  const box = place => {
    const found = document.querySelector(place);
    if (!found || !found.checkVisibility({visibilityProperty: true})) return null;
    const {left, top, right, bottom} = found.getBoundingClientRect();
    return right > left && bottom > top ? [left, top, right, bottom] : null;
  };
  const places = ['.bar', '.board-slot', '.side', '.ask', '.stage', '.standings', '.log', '.dock', '.phone-tabs'];
  const all = [...document.querySelectorAll('.ask button, .phone-tab, .standing')];
  const targets = all.filter(one => one.checkVisibility());
  const rows = [...document.querySelectorAll('.dock-tabs .tab, .standing')].filter(one => one.checkVisibility());
  return {
    room: document.querySelector('.match').dataset.room,
    sideways: document.documentElement.scrollWidth - innerWidth,
    boxes: Object.fromEntries(places.map(place => [place, box(place)])),
    bursting: rows.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent),
    targets: targets.map(one => [one.textContent, Math.round(one.getBoundingClientRect().height)]),
  };
}"""


def wide_table(visitor: Visitor, title: str) -> Visitor:
    """A match with everybody who can be there."""
    players = get_title(title).players[-1]
    return visitor.new_game(title, players).wait_asked()


def apart(one: list[float], other: list[float]) -> bool:
    return one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


def look(page: Page, width: int, height: int) -> dict[str, Any]:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(NEXT_FRAME)
    return dict(page.evaluate(LOOK))


def check(seen: dict[str, Any], width: int, height: int, *wanted: str) -> None:
    """These parts are on the screen, whole where they scroll by themselves, and apart from each other."""
    boxes = seen["boxes"]
    where = f"{width}x{height} {seen['room']}: {boxes}"
    assert seen["sideways"] <= 0, where
    assert not seen["bursting"], f"{seen['bursting']} lie over their neighbours at {width}x{height}"
    for place in wanted:
        assert boxes[place], f"no {place} at {where}"
        left, top, right, bottom = boxes[place]
        assert left >= -1 and top >= -1 and right <= width + 1 and bottom <= height + 1, f"{place} at {where}"
    whole = [".bar", ".board-slot", ".side" if ".dock" not in wanted or seen["room"] not in HANDHELD else ".dock"]
    parts = [place for place in (*whole, ".dock", ".phone-tabs") if boxes[place]]
    for i, one in enumerate(dict.fromkeys(parts)):
        for other in list(dict.fromkeys(parts))[i + 1 :]:
            assert apart(boxes[one], boxes[other]), f"{one} covers {other} at {where}"


def check_desk(page: Page, width: int, height: int) -> None:
    seen = look(page, width, height)
    check(seen, width, height, ".board-slot", ".side", ".ask", ".standings", ".log", ".dock")
    boxes = seen["boxes"]
    assert boxes[".ask"][3] - boxes[".ask"][1] >= 90, boxes
    assert boxes[".log"][3] - boxes[".log"][1] >= 80, boxes
    column = [boxes[place] for place in (".ask", ".stage", ".standings", ".log") if boxes[place]]
    assert all(apart(one, other) for i, one in enumerate(column) for other in column[i + 1 :]), boxes


def check_handheld(page: Page, width: int, height: int) -> None:
    seen = look(page, width, height)
    check(seen, width, height, ".board-slot", ".side", ".standings", ".phone-tabs")
    low = [(text, high) for text, high in seen["targets"] if high < 44]
    assert not low, f"too low for a finger at {width}x{height}: {low}"
    board = seen["boxes"][".board-slot"]
    assert (board[2] - board[0]) * (board[3] - board[1]) >= 0.33 * width * height, board
    for tab, part in (("dock", ".dock"), ("log", ".log"), ("ask", ".ask")):
        page.locator(f"[data-phone-tab={tab}]").click()
        seen = look(page, width, height)
        assert seen["boxes"][part], f"no {part} behind its tab at {width}x{height}"
        assert not seen["bursting"], f"{seen['bursting']} lie over their neighbours at {width}x{height}"
    first = box(page.locator(".ask .option, .ask .palette [data-piece], .ask summary"))
    assert first["y"] + first["height"] <= height, "the first thing to do is under the fold"


@pytest.mark.parametrize("title", ["endeavor", "game_of_thrones", "here_i_stand", "tanto_monta", "napoleonic_wars"])
def test_there_is_room_at_every_size_in_both_languages(visitor: NewVisitor, title: str) -> None:
    ann = wide_table(visitor(), title)
    page = ann.page
    for language in ("en", "zh-Hans"):
        page.locator(f"[data-key='language {language}']").first.click()
        page.locator(f"html[lang={language}]").wait_for()
        for width, height in SIZES:
            room = look(page, width, height)["room"]
            (check_handheld if room in HANDHELD else check_desk)(page, width, height)


def test_which_layout_fits_where(visitor: NewVisitor) -> None:
    page = visitor().open().page
    rooms = "async ([w, h, tall]) => (await import('/js/rooms.js')).roomFor(w, h, tall)"
    wanted = {
        (390, 844, False): "stacked",
        (390, 844, True): "stacked",
        (768, 1024, False): "stacked",
        (768, 1024, True): "beside",
        (844, 390, False): "beside",
        (1024, 768, False): "low",
        (1280, 720, True): "low",
        (1440, 900, False): "desk",
    }
    assert {size: page.evaluate(rooms, list(size)) for size in wanted} == wanted


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (1440, 900)])
def test_play_and_learn_are_above_the_fold_of_the_first_page(visitor: NewVisitor, width: int, height: int) -> None:
    page = visitor(viewport={"width": width, "height": height}).open().page
    expect(page.locator(".box-facts")).not_to_be_empty()  # they come last
    for place in ("play", "guided"):
        found = box(page.get_by_test_id(place))
        assert found["y"] + found["height"] <= height, (place, found)

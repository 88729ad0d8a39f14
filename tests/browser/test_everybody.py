"""For everybody: phones, keyboards, other languages, other tastes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import NEXT_FRAME, PHONE, box, boxes, fits

EMBLEMS = "[...document.querySelectorAll('.standing .shield path')].map(path => path.getAttribute('d'))"


# -- a phone


def test_a_phone_shows_and_does_everything(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ann.new_game(players=2)
    page = ann.page
    assert fits(page)
    ann.wait_asked().options.last.tap()
    page.get_by_test_id("do-it").tap()
    page.locator(".log li[data-message=start]", has_text="Red").wait_for(state="attached")
    expect(page.locator(".ticker")).to_be_visible()
    for tab in ("dock", "log", "talk", "ask"):
        page.locator(f"[data-phone-tab={tab}]").tap()
        expect(page.locator(".match")).to_have_attribute("data-tab", tab)
        assert fits(page)
        shown = {"dock": ".dock-body", "log": ".log", "talk": ".talk", "ask": ".ask"}[tab]
        place = box(page.locator(shown))
        assert place["height"] > 100 and place["y"] + 60 < PHONE["height"]
    box(ann.wait_asked().options)
    assert all(button["height"] >= 44 for button in boxes(ann.options)[:5])


def test_on_a_phone_the_games_that_run_come_first(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True).new_game(players=2)
    games = box(ann.open().page.get_by_test_id("my-games"))
    assert games["y"] < PHONE["height"] / 2


def test_a_phone_shows_where_the_options_are_and_a_finger_may_miss_a_little(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ann.new_game(players=2)
    page = ann.page
    ann.until_occupying()
    pane = box(page.locator(".board-pane"))
    expect(page.locator(".board .space.lit").first).to_be_in_viewport()
    page.evaluate(NEXT_FRAME)  # the board has come to rest
    lit = box(page.locator(".board .space.lit"))
    assert pane["x"] <= lit["x"] and lit["x"] + lit["width"] <= pane["x"] + pane["width"]
    page.touchscreen.tap(lit["x"] + lit["width"] / 2 + 12, lit["y"] + lit["height"] / 2 - 10)
    expect(page.locator(".confirmation")).to_be_visible()


# -- the keyboard


def press_until(page: Page, key: str, selector: str, most: int = 80) -> None:
    """Press a key until the focus is on such an element."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with {key}")


def test_everything_works_with_the_keyboard_alone(visitor: NewVisitor) -> None:
    ann = visitor().open()
    page = ann.page
    page.get_by_test_id("play").wait_for()
    press_until(page, "Tab", "[data-players='2']")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "[data-testid=play]")
    page.keyboard.press("Enter")
    ann.wait_asked()
    press_until(page, "Tab", ".ask .option")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "[data-testid=do-it]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("building")
    page.keyboard.press("o")
    press_until(page, "Tab", ".ask .option[data-option*=shipyard]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator(".log li[data-message=build]").first.wait_for()


def test_the_board_is_walked_with_arrow_keys(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    page = ann.page
    ann.until_occupying()
    page.keyboard.press("b")
    at = "document.activeElement.dataset.element"
    first = page.evaluate(at)
    assert [str(option[1]) for option in ann.offered()].count(first) == 1
    page.keyboard.press("ArrowRight")
    second = page.evaluate(at)
    assert second != first
    spoken = page.evaluate("document.activeElement.getAttribute('aria-label')").split(". ")
    assert spoken[-1] == f"Occupy {spoken[0]}"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("do-it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".confirmation")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Undo")


# -- languages


def test_chinese_at_once_and_without_a_reload(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    page = ann.page
    ann.choose("start", "colonial_house").wait_asked()
    page.evaluate("window.sameplace = true")
    for name, round_ in (("简体中文", "轮"), ("繁體中文", "輪")):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_test_id("turn")).to_contain_text(round_)
        expect(page.get_by_test_id("prompt")).not_to_contain_text("building")
        for place in (".ask", ".log", ".dock", ".standings", ".board .names"):
            ann.wait_chinese(place)
    assert page.evaluate("window.sameplace") is True
    assert page.evaluate("document.documentElement.lang") == "zh-Hant"
    page.get_by_role("button", name="English").click()
    expect(page.get_by_test_id("turn")).to_contain_text("Round 1/7")


def test_a_chinese_browser_is_met_in_chinese(visitor: NewVisitor) -> None:
    ann = visitor(locale="zh-CN").open("/rules/endeavor")
    ann.page.get_by_test_id("found").wait_for()
    ann.wait_chinese("h1")
    ann.open().page.get_by_test_id("play").wait_for()
    ann.wait_chinese(".new-game")


def test_two_languages_at_one_table(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "open"})
    bob = visitor(locale="zh-TW").sit_down(ann.invitation, "Bob")
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob):
        one.page.locator(".match").wait_for()
    expect(ann.page.locator(".log li").first).to_contain_text("tokens")
    expect(bob.page.locator(".log li").first).to_contain_text("指示物")


# -- taste


def test_dark_and_light(visitor: NewVisitor) -> None:
    ann = visitor(color_scheme="dark").open()
    page = ann.page
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    page.locator(".theme-switch").click()
    light = page.evaluate(paper)
    assert dark != light
    ann.reload()
    assert page.evaluate(paper) == light


def test_colours_are_never_the_only_difference_between_players(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=5)
    expect(ann.page.locator(".standing")).to_have_count(5)
    emblems = ann.page.evaluate(EMBLEMS)
    assert len(emblems) == len(set(emblems)) == 5

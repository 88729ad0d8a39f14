"""Of several wishes the last one counts: an answer that comes late does not take the place of what was wished since."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_looking_back import finished, sits_down
from tests.browser.test_planning import both, try_out
from tests.browser.visitor import Visitor, hold_first
from tests.server.house import House

END = re.compile(r"^(\d+) / \1$")


def looking_back(visitor: NewVisitor, server: House) -> Visitor:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = finished(ann, bob)
    return sits_down(visitor, ann).open(f"/table/{match}?step=0&seat=everything")


def test_steps_that_were_wanted_before_do_not_come_back(visitor: NewVisitor, server: House) -> None:
    page = looking_back(visitor, server).page
    step = page.get_by_test_id("step")
    let_go = hold_first(page, "**/history/1?*")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # from the step that is wanted, not from the one that is still shown
    expect(step).to_have_text(re.compile("^2 / "))
    let_go()
    expect(step).to_have_text(re.compile("^2 / "))


def test_the_end_is_the_end_through_other_eyes_too(visitor: NewVisitor, server: House) -> None:
    page = looking_back(visitor, server).page
    step, eyes = page.get_by_test_id("step"), page.get_by_label("Through whose eyes")
    let_go = hold_first(page, "**/history?*seat=spectator*")
    eyes.select_option("spectator")
    page.get_by_role("button", name="To the end").click()
    let_go()
    expect(step).to_have_text(END)
    expect(page).to_have_url(re.compile("seat=spectator"))
    page.get_by_role("button", name="One step back").click()
    expect(step).not_to_have_text(END)

    let_go = hold_first(page, "**/history?*seat=1*")
    eyes.select_option("1")
    eyes.select_option("0")
    expect(page).to_have_url(re.compile("seat=0"))
    let_go()
    expect(page).to_have_url(re.compile("seat=0"))
    expect(eyes).to_have_value("0")


def test_a_replay_that_was_left_changes_nothing_any_more(visitor: NewVisitor, server: House) -> None:
    page = looking_back(visitor, server).page
    let_go = hold_first(page, "**/history/1?*")
    page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="Home").click()
    page.get_by_test_id("play").wait_for()
    let_go()
    assert page.url.endswith("/")


def test_a_plan_is_as_it_was_tried_last(visitor: NewVisitor, server: House) -> None:
    desk, _ = both(visitor, server)
    page = desk.wait_asked().page
    page.get_by_test_id("plan").click()
    page.get_by_test_id("plan-note").wait_for()
    try_out(page, 3)
    tried = page.locator(".plan-steps li")
    let_go = hold_first(page, "**/variants/*/choices*")
    tried.nth(2).get_by_role("button").click()
    tried.nth(1).get_by_role("button").click()
    expect(tried).to_have_count(1)
    let_go()
    expect(tried).to_have_count(1)


def test_the_language_is_the_one_that_was_chosen_last(visitor: NewVisitor) -> None:
    page = visitor().open("/rules/endeavor").page
    let_go = hold_first(page, "**/words/zh-Hans.json")
    page.get_by_role("button", name="简体中文").click()
    page.get_by_role("button", name="繁體中文").click()
    language = page.locator("html")
    expect(language).to_have_attribute("lang", "zh-Hant")
    let_go()
    expect(language).to_have_attribute("lang", "zh-Hant")
    expect(page.get_by_test_id("search")).to_have_attribute("placeholder", "搜尋規則")

"""The planning board in the browser: one person tries out, names, branches and queues; the other sees none of it."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor, fits, until
from tests.server.house import House, Person
from tests.server.playing import two_at_a_table

BOTH = '"online":[0,1]'
NEWS = ('"type":"update"', '"type":"notice"')
"""What the live channel tells of a match; the rest is the beat of the line, and what the page has asked for itself."""


def keep(page: Page, name: str) -> None:
    """A picture to look at, for whoever asks for one."""
    if folder := os.environ.get("WARCOUNCIL_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def seated(person: Person, page: Visitor, match: str) -> Visitor:
    """The page of somebody who has a session already, at the table."""
    cookies = [{"name": name, "value": value, "url": page.url} for name, value in person.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    return page.open(f"/table/{match}").without_questions()


def both(visitor: NewVisitor, server: House) -> tuple[Visitor, Visitor]:
    """Whoever is asked first at a desk, and the other on a phone in Chinese."""
    ann, bob = server.person("Ann"), server.person("Bob")
    match = two_at_a_table(ann, bob)
    first, second = (ann, bob) if ann.look(match)["state"]["decisions"] else (bob, ann)
    phone = visitor(viewport=PHONE, has_touch=True, locale="zh-CN")
    return seated(first, visitor(), match), seated(second, phone, match)


def try_out(page: Page, count: int) -> None:
    """Choose so many times for whoever is asked."""
    for made in range(count):
        page.locator(".ask .option").first.click()
        expect(page.locator(".plan-steps li")).to_have_count(made + 1)


def test_one_plans_and_queues_and_the_other_sees_none_of_it(visitor: NewVisitor, server: House) -> None:
    desk, phone = both(visitor, server)
    page = desk.wait_asked().page
    phone.page.locator(".ask [data-testid=waiting]").wait_for()
    until(phone.page, lambda: any(BOTH in told for told in phone.wire), "both know that both are there")
    came = len(phone.wire)
    page.get_by_test_id("plan").click()
    expect(page.get_by_test_id("plan-note")).to_contain_text("nothing here happens")
    try_out(page, 5)
    assert {"mine", ""} >= {one.get_attribute("class") or "" for one in page.locator(".plan-steps li").all()}
    page.get_by_test_id("undo").click()
    expect(page.locator(".plan-steps li")).to_have_count(4)
    page.get_by_test_id("plan-name").fill("By sea")
    page.get_by_test_id("plan-notes").fill("if the quay is free")
    page.get_by_test_id("plan-keep").click()
    expect(page.locator("[data-variant] .link").first).to_have_text("By sea")
    page.get_by_test_id("plan-branch").click()
    expect(page.locator("[data-variant]")).to_have_count(2)
    keep(page, "planning-desk")
    page.locator("[data-variant] .link", has_text="By sea").last.click()
    expect(page.get_by_test_id("plan-notes")).to_have_value("if the quay is free")
    page.get_by_test_id("back-to-game").click()
    desk.wait_asked()
    assert not any(news in told for told in phone.wire[came:] for news in NEWS)

    page.get_by_test_id("plan").click()
    page.get_by_test_id("plan-note").wait_for()
    page.locator("[data-variant] .link", has_text="By sea").last.click()
    page.get_by_test_id("plan-queue").click()
    phone.wait_asked()  # the first choice was made
    expect(page.get_by_test_id("queue")).to_contain_text("Only you see this")
    page.get_by_test_id("back-to-game").click()
    expect(page.get_by_test_id("queue")).to_contain_text("By sea")
    phone.page.locator(".ask .option").nth(1).tap()  # in the variant it was the first
    expect(page.get_by_test_id("queue-dropped")).to_contain_text("otherwise than your variant")
    assert not any(word in text for text in phone.wire for word in ("By sea", "if the quay", '"variant"'))
    page.get_by_test_id("queue-away").click()
    expect(page.get_by_test_id("queue-dropped")).to_have_count(0)


def test_on_a_phone_in_chinese_one_plans_while_the_other_thinks(visitor: NewVisitor, server: House) -> None:
    _, phone = both(visitor, server)
    page = phone.page
    page.get_by_test_id("plan").tap()
    expect(page.get_by_test_id("plan-note")).to_contain_text("其他人也看不到")
    try_out(page, 3)
    phone.wait_chinese(".replay-controls")
    assert fits(page)
    small = page.locator(".replay-controls button").evaluate_all(
        "all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 44).length"
    )
    assert small == 0
    page.get_by_test_id("plan-name").fill("海路")
    page.get_by_test_id("plan-keep").tap()
    expect(page.locator("[data-variant] .link")).to_have_text(["海路"])
    page.locator(".ask").scroll_into_view_if_needed()
    keep(page, "planning-phone")
    phone.reload()
    expect(page.locator(".plan-steps li")).to_have_count(3)
    expect(page.get_by_test_id("plan-name")).to_have_value("海路")
    page.locator("[data-phone-tab=log]").tap()
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_test_id("back-to-game").tap()
    expect(page.locator(".ask [data-testid=waiting]")).to_be_visible()

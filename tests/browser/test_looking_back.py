"""Looking back: everything after the end, and links to a step for people who were not there."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House, Person
from tests.server.playing import play_some, two_at_a_table
from tests.server.test_sharing import hands


def sits_down(visitor: NewVisitor, person: Person) -> Visitor:
    """The page of somebody who has a session already."""
    page = visitor()
    cookies = [{"name": name, "value": value, "url": page.url} for name, value in person.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    return page


def finished(ann: Person, bob: Person) -> str:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    play_some({0: ann, 1: bob}, match, 1000, random.Random(1))
    return match


def test_after_the_end_everything_is_shown_and_the_link_works_for_strangers(visitor: NewVisitor, server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = finished(ann, bob)
    whole = hands(ann.get(f"/api/matches/{match}/history/1"))
    page = sits_down(visitor, ann).open(f"/table/{match}")
    page.page.get_by_role("link", name="Look back").first.click()
    eyes = page.page.get_by_label("Through whose eyes")
    expect(eyes).to_have_value("everything")
    expect(eyes.locator("option:checked")).to_have_text("Everybody")
    page.page.get_by_role("button", name="One step on").click()
    expect(page.page.get_by_test_id("step")).to_contain_text("1 / ")
    names = ann.get("/api/titles/parley/words")["names"]["card"]

    def shown(visitor: Visitor, power: str) -> None:
        visitor.page.locator(f".dock [role=tab][data-panel*={power}]").click()
        for card in whole[power]:
            expect(visitor.page.locator(".dock-body")).to_contain_text(names[card])

    for power in ("cobalt", "amber"):
        shown(page, power)
    link = page.copied()
    assert "step=1" in link and "share=" in link and "seat=everything" in link

    stranger = visitor().open(link)
    expect(stranger.page.get_by_test_id("step")).to_contain_text("1 / ")
    for power in ("cobalt", "amber"):
        shown(stranger, power)
    expect(stranger.page.get_by_role("link", name="Back to the game")).to_have_count(0)
    stranger.page.get_by_label("Through whose eyes").select_option("spectator")
    stranger.page.locator(".dock [role=tab][data-panel*=amber]").click()
    for card in whole["amber"]:
        expect(stranger.page.locator(".dock-body")).not_to_contain_text(names[card])
    stranger.page.get_by_role("button", name="Check the dice").click()
    expect(stranger.page.locator("dialog")).to_contain_text("Sound under its own seal")
    stranger.page.keyboard.press("Escape")
    stranger.page.get_by_role("button", name="简体中文").click()
    expect(stranger.page.get_by_label("以谁的视角").locator("option").first).to_have_text("所有人")


def test_during_play_a_link_shows_what_spectators_see_or_says_why_not(visitor: NewVisitor, server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    page = sits_down(visitor, ann).provokes("403").open(f"/table/{match}?step=0")
    link = page.copied()
    assert page.page.get_by_label("Through whose eyes").count() == 0
    assert "seat=spectator" in link and "share=" in link
    stranger = visitor().open(link)
    expect(stranger.page.get_by_test_id("step")).to_contain_text("0 / 0")
    held = [card for hand in hands(ann.get(f"/api/matches/{match}/history/0")).values() for card in hand]
    seen = [text for text in stranger.wire if '"panels"' in text]
    assert held and seen and not any(f'"{card}"' in text for text in seen for card in held)

    ann.call("PATCH", f"/api/tables/{match}", {"spectators": False})
    page.page.get_by_role("button", name="Copied").or_(page.page.get_by_role("button", name="Copy link")).click()
    expect(page.page.locator(".toast.bad")).to_contain_text("no spectators")
    late = visitor().provokes("403").open(link)
    expect(late.page.locator("main")).to_contain_text("This table wants no spectators.")


def test_the_record_of_one_of_several_seats_can_be_downloaded_during_play(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    ann.choose("start", "colonial_house").wait_asked()
    ann.open(f"{ann.page.url}?step=0")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert '"redacted_for":0' in text and "colonial_house" in text


def test_a_curtain_falls_before_a_seat_of_a_shared_device_looks_back(visitor: NewVisitor) -> None:
    """Whoever holds the device now may press Back: that must not open what the last player saw."""
    ann = visitor().new_game("parley", players=2, seats={1: "hot-seat:Bob"})
    page = ann.page
    button = page.get_by_test_id("hand-over")
    first = button.inner_text()
    button.click()
    ann.wait_asked()
    page.get_by_test_id("menu").click()
    page.get_by_role("link", name="Look back").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(button).to_have_text(first)
    assert page.locator(".board, .log, .dock").count() == 0
    button.click()
    expect(page.get_by_test_id("step")).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    button.click()
    for _ in range(10):
        ann.wait_asked()
        asked = page.locator(".ask").get_attribute("data-asked")
        ann.options.first.click()
        ann.be_sure(asked)
        ann.wait_answered(asked)
        page.locator(".ask .option, .curtain").first.wait_for(state="attached")
        if button.count():
            break
    expect(button).not_to_have_text(first)
    page.go_back()
    expect(button).to_have_text(first)
    assert page.locator(".board, .log, .dock").count() == 0
    ann.open(page.url.partition("?")[0] + "?step=0")
    expect(button).to_have_text("I am Ann")
    assert page.locator(".board, .log, .dock").count() == 0


def test_the_menu_closes_when_it_leads_to_another_page(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    ann.wait_asked()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_role("link", name="Look back").click()
    expect(ann.page.get_by_test_id("step")).to_be_visible()
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.get_by_role("link", name="Back to the game").click()
    ann.page.get_by_test_id("menu").click()
    ann.page.go_back()
    expect(ann.page.get_by_test_id("step")).to_be_visible()
    expect(ann.page.locator("dialog")).to_have_count(0)


def test_on_a_phone_boards_and_log_of_a_step_can_be_reached(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True).new_game(players=2)
    ann.choose("start", "colonial_house")
    page = ann.page
    ann.open(f"{page.url}?step=9")
    controls, log, dock = page.locator(".replay-controls"), page.locator(".log"), page.locator(".dock-body")
    expect(controls).to_be_visible()
    expect(log).to_be_hidden()
    expect(dock).to_be_hidden()
    page.locator("[data-phone-tab=log]").tap()
    expect(log).to_contain_text("Colonial House")
    expect(controls).to_be_hidden()
    page.locator("[data-phone-tab=dock]").tap()
    expect(dock).to_contain_text("Colonial House")
    page.locator("[data-phone-tab=ask]").tap()
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
    page.locator(".standing").last.tap()
    expect(dock).to_be_visible()

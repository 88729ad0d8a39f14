"""Several people: invitation links, hot seats, taking back, and lost connections."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.browser.wire import cable
from tests.server.house import House


def two_at_a_table(visitor: NewVisitor, **bobs: object) -> tuple[Visitor, Visitor]:
    """Ann opens a table for two, Bob comes by the link, Ann starts."""
    ann = visitor().new_game(players=2, seats={1: "open"})
    link = ann.invitation
    bob = visitor(**bobs)
    bob.sit_down(link.replace(ann.url, bob.url), "Bob")
    expect(ann.page.locator(".seat[data-seat='1']")).to_contain_text("Bob")
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob):
        one.page.locator(".match").wait_for()
    return ann, bob


def asked_first(ann: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Who holds the crown, and the other."""
    return (ann, bob) if ann.wait_turn("red", "blue") == "red" else (bob, ann)


def test_a_friend_comes_by_a_link_and_both_see_every_move_at_once(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    assert not second.is_asked()
    expect(second.page.get_by_test_id("waiting")).to_be_visible()
    first.choose("start", "merchant_quay")
    expect(second.page.locator(".log li").last).to_contain_text("Merchant Dock")
    second.wait_asked().choose("start", "colonial_house")
    first.wait_asked()


def test_talk_reaches_the_other_side_of_the_table(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    ann.page.locator("[data-story-tab=talk]").click()
    ann.page.get_by_label("Say something").fill("Good luck <b>Bob</b>!")
    ann.page.get_by_role("button", name="Send").click()
    bob.page.locator("[data-story-tab=talk]", has_text="Talk (1)").click()
    expect(bob.page.locator(".said")).to_have_text("Good luck <b>Bob</b>!")


def test_players_on_one_device_take_turns(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    page = ann.page
    ann.wait_asked()
    seen = set()
    for _ in range(4):
        ann.wait_asked()
        seen.add(page.locator(".standing.own").get_attribute("data-power"))
        ann.choose()
    assert seen == {"red", "blue"}
    expect(page.locator(".standing", has_text="Bob")).to_have_count(1)


def test_undo_takes_back_the_last_choice(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    page = ann.page
    ann.choose("start", "colonial_house").choose("start", "colonial_house")
    ann.choose("build", "shipyard").choose("build", "shipyard").wait_asked()
    while ["activate", 2] not in ann.offered():
        ann.choose(*ann.offered()[0]).wait_asked()
    asked = ann.prompt()
    entries = ann.log()
    ann.choose("activate", 2).wait_asked()
    expect(page.get_by_test_id("prompt")).not_to_have_text(asked)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("prompt")).to_have_text(asked)
    assert ann.log() == entries
    assert ["activate", 2] in ann.offered()


def test_an_undo_request_needs_the_others(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    first.choose("start", "merchant_quay")
    second.wait_asked().choose("start", "colonial_house")
    first.wait_asked()
    expect(first.page.get_by_test_id("undo")).to_have_count(0)
    first.page.get_by_test_id("menu").click()
    first.page.get_by_role("button", name="Ask to take back a choice").click()
    request = second.page.get_by_test_id("request")
    expect(request).to_contain_text("asks to take back")
    request.get_by_role("button", name="Allow").click()
    expect(first.page.get_by_test_id("prompt")).to_contain_text("starting tile")
    assert first.offered() == [["start", "colonial_house"], ["start", "merchant_quay"]]
    expect(second.page.get_by_test_id("request")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_decision_shows_it_again(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    page = ann.page
    asked = ann.wait_asked().prompt()
    ann.options.first.click()
    expect(page.locator(".confirmation")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("prompt")).to_have_text(asked)
    ann.choose("start", "merchant_quay").wait_asked()
    expect(page.locator(".log li[data-message=start]")).to_have_count(1)


def test_after_a_lost_connection_nothing_is_missing_and_nothing_comes_twice(visitor: NewVisitor, server: House) -> None:
    with cable(server.port) as line:
        ann, bob = two_at_a_table(visitor, url=line.url)
        bob.provokes("ERR_")
        if asked_first(ann, bob)[0] is bob:
            bob.choose("start", "merchant_quay")
        ann.wait_asked()
        line.unplug()
        expect(bob.page.get_by_test_id("offline")).to_be_visible()
        ann.choose(*ann.offered()[0])
        line.plug()
        expect(bob.page.get_by_test_id("offline")).to_have_count(0)
        bob.wait_asked()
        expect(bob.page.locator(".log li")).to_have_count(ann.page.locator(".log li").count())
        assert bob.log() == ann.log()


def test_a_choice_made_without_a_connection_is_told_and_can_be_made_again(visitor: NewVisitor, server: House) -> None:
    with cable(server.port) as line:
        ann = visitor(url=line.url).provokes("ERR_")
        ann.new_game(players=2, seats={1: "hot-seat:Bob"})
        ann.wait_asked()
        line.unplug()
        ann.options.first.click()
        ann.page.get_by_test_id("do-it").click()
        expect(ann.page.locator(".toast.bad")).to_contain_text("cannot be reached")
        line.plug()
        expect(ann.page.get_by_test_id("offline")).to_have_count(0)
        ann.page.get_by_test_id("do-it").click()
        expect(ann.page.locator(".log li[data-message=start]")).to_have_count(1)

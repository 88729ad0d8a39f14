"""What people do at a table besides playing: they pause, leave, take over, fall silent, and are called."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_together import asked_first, two_at_a_table
from tests.browser.visitor import Visitor

CALLED = """
    window.called = [];
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title, { body }) { window.called.push(body); }
    };
"""


def menu(player: Visitor, item: str) -> None:
    player.page.get_by_test_id("menu").click()
    player.page.get_by_role("button", name=item).click()


def say(player: Visitor, text: str) -> None:
    player.page.locator("[data-story-tab=talk]").click()
    player.page.get_by_label("Say something").fill(text)
    player.page.get_by_role("button", name="Send").click()


def test_the_title_of_the_window_says_whose_turn_it_is(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    expect(first.page).to_have_title("(1) Your turn · Endeavor: Age of Sail")
    expect(second.page).to_have_title("Endeavor: Age of Sail")
    first.choose("start", "merchant_quay")
    expect(second.page).to_have_title("(1) Your turn · Endeavor: Age of Sail")
    expect(first.page).to_have_title("Endeavor: Age of Sail")


def test_whoever_looks_elsewhere_is_called(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    page = second.page
    page.add_init_script(CALLED)
    second.open("/account")
    page.get_by_label("Browser notifications").check()
    second.open("/")
    expect(page.locator(".table-line")).to_contain_text("Others decide")
    first.choose("start", "merchant_quay")
    page.wait_for_function("() => window.called.length > 0")
    assert "Endeavor" in page.evaluate("window.called[0]")
    expect(page.locator(".table-line")).to_contain_text("Your turn")
    expect(page.locator(".bell")).to_have_text("1")


def test_pause_and_go_on(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    menu(ann, "Pause the game")
    for one in (ann, bob):
        expect(one.page.locator(".banner")).to_contain_text("Ann has paused the game")
    ann.page.locator(".banner").get_by_role("button", name="Go on").click()
    for one in (ann, bob):
        expect(one.page.locator(".banner")).to_have_count(0)


def test_whoever_leaves_is_replaced_by_a_bot_and_a_person_may_take_over(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    menu(bob, "Leave the game for good")
    bob.page.locator("dialog").get_by_role("button", name="Leave the game for good").click()
    expect(ann.page.locator(".standing", has_text="Bot")).to_have_count(1)
    menu(ann, "Seats and links")
    seats = ann.page.locator("dialog")
    seats.get_by_role("button", name="Open for a person").click()
    ann.page.keyboard.press("Escape")
    link = ann.page.evaluate(
        "fetch('/api' + location.pathname.replace('/table/', '/tables/') + '/invitations')"
        ".then(answer => answer.json()).then(links => links.seats[0].path)"
    )
    carol = visitor().sit_down(link, "Carol")
    carol.page.locator(".match").wait_for()
    expect(ann.page.locator(".standing", has_text="Carol")).to_have_count(1)


def test_muted_people_are_not_heard_until_they_are_unmuted(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    say(bob, "First!")
    ann.page.locator("[data-story-tab=talk]").click()
    said = ann.page.locator(".said")
    expect(said).to_have_text(["First!"])
    ann.page.get_by_role("button", name="Mute or unmute this person").click()
    expect(ann.page.locator(".toast", has_text="no longer see what Bob says")).to_be_visible()
    say(bob, "Second!")
    expect(bob.page.locator(".said")).to_have_text(["First!", "Second!"])
    say(ann, "Hello?")
    expect(bob.page.locator(".said")).to_have_text(["First!", "Second!", "Hello?"])
    assert "Second!" not in ann.page.locator(".talk").inner_text()
    ann.open("/account")
    ann.page.get_by_role("button", name="Unmute").click()
    expect(ann.page.get_by_role("button", name="Unmute")).to_have_count(0)

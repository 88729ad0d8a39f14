"""What a campaign of weeks needs around the board: notes, a nudge."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_at_the_table import menu
from tests.browser.test_together import asked_first, two_at_a_table
from tests.browser.visitor import Visitor
from tests.server.test_clocks import table_with
from warcouncil.server.storage.book import Break, ClockRule
from warcouncil.server.tables.schedule import DAY, spent, stands_still


def test_notes_and_a_nudge(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    asked, other = asked_first(ann, bob)
    menu(other, "My notes")
    other.page.get_by_test_id("notes").fill("they want Bristol")
    other.page.get_by_role("button", name="Save").click()
    expect(other.page.get_by_test_id("notes")).to_have_count(0)
    menu(other, "My notes")
    expect(other.page.get_by_test_id("notes")).to_have_value("they want Bristol")
    other.page.keyboard.press("Escape")
    asked.open("/")
    menu(other, "Nudge whoever is asked")
    expect(other.page.locator(".toast")).to_contain_text("told once more")
    told = asked.page.request.get("/api/notices").json()["notices"]
    assert [one["kind"] for one in told if not one["read"]][-1] == "nudge"
    other.provokes("429")
    menu(other, "Nudge whoever is asked")
    expect(other.page.locator(".toast.bad")).to_contain_text("less than an hour ago")


def test_a_calendar_has_an_address_that_can_be_replaced(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    ann.wait_asked().open("/account")
    card = ann.page.get_by_test_id("calendar")
    card.get_by_role("button", name="Make an address").click()
    address = card.get_by_label("Address of your calendar")
    first = address.input_value()
    assert ann.page.request.get(first).text().startswith("BEGIN:VCALENDAR\r\n")
    card.get_by_role("button", name="New address").click()
    expect(address).not_to_have_value(first)
    assert ann.page.request.get(first).status == 404
    card.get_by_role("button", name="Switch off").click()
    expect(address).to_have_count(0)


def test_a_table_with_days_of_rest_and_a_break(visitor: NewVisitor) -> None:
    """Ann agrees with herself on a schedule when she sets the table up; Bob asks for a break that begins today."""
    ann, bob = visitor(), visitor().open()
    page = ann.open().page
    page.locator("[data-title=endeavor].title-card").click()
    page.locator("[data-players='2']").click()
    page.locator("select[data-seat='1']").select_option("open")
    page.get_by_test_id("my-name").fill("Ann")
    page.get_by_text("More options").click()
    page.locator("select[data-key=clock]").select_option("A choice within 3 days")
    page.locator("[data-rest='5']").click()
    page.locator("[data-rest='6']").click()
    expect(page.locator("[data-rest='6']")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("First day of the break").fill("2030-12-24")
    page.get_by_label("Last day of the break").fill("2030-12-26")
    page.get_by_role("button", name="Add a break").click()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/*")
    for words in ("Rest: Sat and Sun", "Break: Dec 24 to Dec 26"):
        expect(page.locator("main")).to_contain_text(words)
    bob.sit_down(ann.invitation, "Bob")
    page.get_by_test_id("start").click()
    bob.page.locator(".match").wait_for()
    menu(bob, "Ask for a break")
    today = bob.page.evaluate("new Date().toLocaleDateString('sv')")
    bob.page.get_by_label("First day of the break").fill(today)
    bob.page.get_by_label("Last day of the break").fill(today)
    bob.page.get_by_role("dialog").get_by_role("button", name="Ask for a break").click()
    expect(page.get_by_test_id("request")).to_contain_text("Bob asks for a break")
    page.get_by_role("button", name="Allow").click()
    for one in (ann, bob):
        expect(one.page.get_by_test_id("rest")).to_contain_text("Clocks stand still")


RUNNING = """async ([clock, breaks, moments]) => {
  const { runningTime, standsStill } = await import("/js/schedule.js");
  return moments.map(([from, to]) => [runningTime({ clock, breaks }, from, to), standsStill({ clock, breaks }, from)]);
}"""


@pytest.mark.parametrize("place", ["", "Europe/Berlin", "America/New_York", "Africa/Cairo", "Australia/Lord_Howe"])
def test_the_page_counts_a_schedule_as_the_server_does(visitor: NewVisitor, place: str, seed: int) -> None:
    """Also over the days on which clocks are put forward or back."""
    chance = random.Random(seed)
    rule = ClockRule("days", days=3, rest=(1, 5, 6), zone=-300, place=place)
    begin = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    span = Break(begin + 80 * DAY, begin + 91.5 * DAY)
    table = replace(table_with(rule), breaks=(span,))
    froms = [begin + chance.randrange(365 * 86400) for _ in range(60)]
    moments = [(at, at + chance.randrange(20 * 86400)) for at in froms]
    clock = {"kind": "days", "days": 3, "rest": rule.rest, "zone": rule.zone, "place": place}
    breaks = [{"start": span.start, "end": span.end}]
    counted = visitor().open("/").page.evaluate(RUNNING, [clock, breaks, moments])
    assert counted == [[spent(table, at, to), stands_still(table, at)] for at, to in moments]


def test_days_of_rest_are_those_of_whoever_sets_the_table_up(visitor: NewVisitor) -> None:
    ann, bob = visitor(timezone_id="Europe/Berlin"), visitor(timezone_id="Asia/Shanghai", locale="zh-CN")
    page = ann.open().page
    page.locator("[data-title=endeavor].title-card").click()
    page.locator("[data-players='2']").click()
    page.locator("select[data-seat='1']").select_option("open")
    page.get_by_text("More options").click()
    page.locator("select[data-key=clock]").select_option("A choice within 3 days")
    page.locator("[data-rest='6']").click()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/*")
    clock = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["clock"]
    assert clock["place"] == "Europe/Berlin" and clock["rest"] == [6]
    expect(page.locator("main")).to_contain_text("Rest: Sun")
    expect(page.locator("main")).not_to_contain_text("Central European")
    bob.open(ann.invitation)
    expect(bob.page.locator("main")).to_contain_text("休息日：周日（中欧时间）")


def new_account(one: Visitor, name: str) -> Visitor:
    one.page.request.post(
        "/api/accounts", data={"name": name, "password": "three unlikely words"}, headers={"X-War-Council": "1"}
    )
    return one.open("/account")


def test_friends_and_an_invitation_by_name(visitor: NewVisitor) -> None:
    ann, bob = new_account(visitor(), "Annika"), new_account(visitor(), "Bobby")
    ask = bob.page.get_by_test_id("friends")
    ask.get_by_label("Name").fill("annika")
    ask.get_by_role("button", name="Ask to be friends").click()
    expect(ask).to_contain_text("asked")
    ann.open("/account").page.get_by_test_id("friends").get_by_role("button", name="Agree").click()
    expect(ann.page.get_by_test_id("friends").get_by_role("button", name="End", exact=True)).to_be_visible()
    ann.open().page.locator("[data-title=endeavor].title-card").click()
    ann.page.locator("[data-players='2']").click()
    ann.page.locator("select[data-seat='1']").select_option("open")
    ann.page.get_by_test_id("play").click()
    invite = ann.page.get_by_test_id("invite-by-name")
    expect(invite.locator("datalist option")).to_have_attribute("value", "Bobby")
    invite.get_by_label("Invite an account by name").fill("Bobby")
    invite.get_by_label("Seats").select_option("Blue")
    invite.get_by_role("button", name="Invite").click()
    expect(invite).to_contain_text("Bobby is invited (Blue)")
    bob.open()
    expect(bob.my_games).to_contain_text("you are invited")
    bob.my_games.click()
    expect(bob.page.get_by_test_id("bidden")).to_contain_text("Annika invites you to play here (Blue)")
    bob.page.get_by_test_id("bidden").get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".seat[data-seat='1']")).to_contain_text("Bobby")
    expect(invite).to_have_count(0)


def test_tabs_of_talk_name_powers_and_show_what_is_unread_first(visitor: NewVisitor) -> None:
    ann = visitor().new_game("game_of_thrones", players=3, seats={2: "open"})
    bob = visitor().sit_down(ann.invitation, "Bob")
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob):
        one.page.locator(".match").wait_for()
        one.page.locator("[data-story-tab=talk]").click()
    tabs = ann.page.locator(".channels [role=tab]")
    expect(tabs).to_have_text(["Everybody", "Baratheon"])  # Lannister's bot never talks
    expect(tabs.nth(1)).to_have_attribute("title", "Bob")
    bob.page.locator("[data-channel='0-2']").click()
    bob.page.get_by_label("Say something").fill("the Narrow Sea?")
    bob.page.get_by_role("button", name="Send").click()
    expect(tabs).to_have_text(["Baratheon", "Everybody"])
    expect(ann.page.locator("[data-channel='0-2']")).to_have_class("tab waiting")
    ann.page.locator("[data-channel='0-2']").click()
    expect(ann.page.locator(".said")).to_have_text("the Narrow Sea?")
    expect(tabs).to_have_text(["Everybody", "Baratheon"])


def test_a_substitute_steps_in(visitor: NewVisitor) -> None:
    ann, cid = visitor().new_game(players=2, seats={1: "open"}), new_account(visitor(), "Cidney")
    bob = visitor().sit_down(ann.invitation, "Bob")
    own = bob.page.locator(".seat[data-seat='1']")
    own.get_by_label("Substitute").fill("cidney")
    own.get_by_role("button", name="Name a substitute").click()
    expect(ann.page.locator(".seat[data-seat='1']")).to_contain_text("Substitute: Cidney")
    ann.page.get_by_test_id("start").click()
    bob.page.locator(".match").wait_for()
    menu(bob, "Seats and links")
    bob.page.get_by_role("button", name="Let Cidney play on").click()
    expect(bob.page.get_by_test_id("substitute")).to_have_text("Cidney is asked to play on")
    cid.open()
    cid.my_games.click()
    expect(cid.page.get_by_test_id("step-in")).to_contain_text("You are the substitute for Blue")
    cid.page.get_by_role("button", name="Step in").click()
    expect(cid.page.locator(".standing.own")).to_have_attribute("data-power", "blue")
    expect(ann.page.locator(".standing[data-power=blue]")).to_contain_text("Cidney")

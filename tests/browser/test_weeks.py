"""What a campaign of weeks needs around the board: notes, a nudge."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_at_the_table import menu
from tests.browser.test_together import asked_first, two_at_a_table


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

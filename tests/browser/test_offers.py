"""A deal is offered in private, countered in another language, accepted in advance, and comes about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_drafting import add, panel, settled
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House, Person, close_all
from tests.server.test_offers import FRANCE, Congress
from warcouncil.server.people.sessions import COOKIE


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Whoever plays beside the page."""
    yield
    close_all()


def at_the_table(visitor: Visitor, person: Person, match: str) -> Visitor:
    """Somebody who has sat down already looks at the table."""
    visitor.context.add_cookies([{"name": COOKIE, "value": person.http.cookies[COOKIE], "url": visitor.url}])
    return visitor.open(f"/table/{match}").wait_asked()


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator(".talk .offer")


def in_state(card: Locator, state: str) -> Locator:
    expect(card).to_have_attribute("data-state", state)
    return card


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_counter_offer_in_the_partners_language_is_accepted_and_comes_about(
    visitor: NewVisitor, server: House
) -> None:
    congress = Congress(server)
    ann = at_the_table(visitor(), congress.ann, congress.id).provokes("409")
    bob = at_the_table(visitor(locale="zh-CN", viewport=PHONE, has_touch=True), congress.bob, congress.id)
    bob.provokes("409")

    draft = panel(ann.page)
    draft.locator("[data-party=france]").check()
    expect(settled(draft).get_by_test_id("draft-offer")).to_be_disabled()
    add(draft, "ally")
    draft.get_by_test_id("draft-note").fill("Against Charles?")
    draft.get_by_test_id("draft-offer").click()
    expect(in_state(cards(ann), "open")).to_contain_text("Ottoman Empire and France to be allies for this turn")

    bob.page.locator("[data-phone-tab=talk]").tap()
    first = bob.page.locator(".talk .channels [role=tab]").first
    expect(first).to_have_attribute("data-channel", "0-3")
    expect(first).to_contain_text("奥斯曼")
    first.tap()
    theirs = in_state(cards(bob), "open")
    expect(theirs).to_contain_text("奥斯曼与法兰西本回合结盟")
    expect(theirs.get_by_test_id("offer-verdict")).to_have_attribute("data-possible", "true")
    theirs.get_by_role("button", name="修改").tap()
    sheet = settled(bob.page.get_by_test_id("draft"))
    add(sheet, "grant_cards", {"from": "ottoman", "to": "france", "amount": "1"})
    expect(settled(sheet).get_by_test_id("draft-offer")).to_have_text("作为还价发送")
    sheet.get_by_test_id("draft-offer").tap()
    in_state(cards(bob).nth(0), "countered")

    in_state(cards(ann).nth(0), "countered")
    counter = in_state(cards(ann).nth(1), "open")
    expect(counter.locator("li")).to_have_text(
        ["Ottoman Empire and France to be allies for this turn", "France to draw a random card of Ottoman Empire"]
    )
    counter.get_by_test_id("offer-accept").focus()
    ann.page.keyboard.press("Enter")
    in_state(counter, "accepted")
    expect(counter.get_by_test_id("offer-state")).to_contain_text("You have accepted it")
    expect(in_state(cards(bob).nth(1), "accepted").get_by_test_id("offer-state")).to_contain_text("奥斯曼")

    congress.talk_ends()
    while congress.asked()[1] != FRANCE:
        person, seat, decision = congress.asked()
        person.choose(congress.id, decision, ["done"], seat=seat)
    cards(bob).nth(1).get_by_role("button", name="宣布").tap()
    in_state(cards(bob).nth(1), "done")
    in_state(counter, "done")
    expect(ann.page.locator(".log")).to_contain_text("Ottoman Empire confirmed the deal of France.")

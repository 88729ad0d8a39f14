"""Discreet windows on the page: one line for all who wait, passing from now on, and being asked always."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.server.house import House
from tests.server.playing import DISCREET, Game
from warcouncil.server.tables import windows


def somebody_is_asked(server: House, ann: Visitor, bob: Visitor) -> tuple[Game, int]:
    """Matches of the two until a window waits for one of them; the match, and who: 0 or 1."""
    for _ in range(40):
        table = ann.table(title="parley", players=2, options=DISCREET)
        bob.call(f"/invitations/{ann.call(f'/tables/{table}/invitations')['table']['token']}", {})
        ann.call(f"/tables/{table}/start", {})
        game = Game(server, table)
        if game.to_a_window():
            asked = game.asked()
            assert asked is not None
            return game, asked.seat
    raise AssertionError("no window opened")


def test_passing_from_now_on_and_being_asked_always(
    server: House, visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "SHORTEST", 0.0)
    monkeypatch.setattr(windows, "LONGEST", 0.0)  # a window is seen only if somebody is asked in it
    ann, bob = visitor(), visitor()
    bob.call("/guests", {"name": "Bob"})
    game, seat = somebody_is_asked(server, ann, bob)
    asked, other = (ann, bob) if seat == 0 else (bob, ann)
    asked.open(f"/table/{game.match}").wait_asked()
    other.open(f"/table/{game.match}")
    expect(other.page.get_by_test_id("waiting")).to_have_text("Responses are awaited.")
    assert ["pass"] in asked.offered() and not other.is_asked()

    question = asked.page.locator(".ask").get_attribute("data-asked")
    with asked.page.expect_response("**/standing?*") as told:
        asked.page.get_by_test_id("pass-on").first.select_option(label="Pass at every such moment until I take it back")
    assert any(name.endswith("*") for name in told.value.json()["state"]["standing"])
    asked.wait_answered(question)

    other.page.get_by_test_id("menu").click()
    other.page.get_by_role("button", name="Standing answers").click()
    with other.page.expect_response("**/standing?*") as wish:
        other.page.get_by_test_id("asked-always").check()
    assert wish.value.json()["state"]["standing"] == {"asked": ["never"]}

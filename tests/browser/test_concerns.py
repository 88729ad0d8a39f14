"""Passing unless it concerns me, on the page: whom a window concerns, why one is asked, and taking it back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.server.house import House
from tests.server.playing import Game
from warcouncil.server.tables import windows

NOT_BOB = re.compile(r"^Concerns: ((?!Amber).)+\.$")
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "hot-seat", "name": "Cid"}]
OPTIONS = {"windows": "discreet", "rounds": 4, "market": False}


def until_bob_is_asked(server: House, ann: Visitor, bob: Visitor, concerned: bool) -> Game:
    """Matches until Bob is asked in a window that concerns him, or in one that does not."""
    for _ in range(80):
        table = ann.table(title="parley", players=3, seats=SEATS, options=OPTIONS)
        bob.call(f"/invitations/{ann.call(f'/tables/{table}/invitations')['table']['token']}", {})
        ann.call(f"/tables/{table}/start", {})
        game = Game(server, table)
        while game.to_a_window():
            asked = bob.call(f"/matches/{table}")["state"]["decisions"]
            if asked and asked[0]["trigger"] and ("amber" in asked[0]["concerns"]) is concerned:
                return game
            game.answer_all()
    raise AssertionError("Bob was never asked so")


def open_standing_answers(visitor: Visitor) -> None:
    visitor.page.get_by_test_id("menu").click()
    visitor.page.get_by_role("button", name="Standing answers").click()


def test_bob_passes_unless_it_concerns_him_and_takes_it_back(
    server: House, visitor: NewVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "SHORTEST", 0.0)
    monkeypatch.setattr(windows, "LONGEST", 0.0)
    ann, bob = visitor(), visitor()
    bob.call("/guests", {"name": "Bob"})
    game = until_bob_is_asked(server, ann, bob, concerned=False)
    ann.open(f"/table/{game.match}?seat=0")
    bob.open(f"/table/{game.match}").wait_asked()
    expect(bob.page.get_by_test_id("concerns")).to_have_text(NOT_BOB)
    question = bob.page.locator(".ask").get_attribute("data-asked")
    with bob.page.expect_response("**/standing?*") as told:
        bob.page.get_by_test_id("pass-on").select_option(
            label="Pass at every such moment, unless it concerns me, until I take it back"
        )
    assert told.value.json()["state"]["unless_concerned"] == {"*": ["never"]}
    bob.wait_answered(question)
    assert 'unless_concerned":{"*' not in "".join(ann.wire), "nobody else is told"

    game = until_bob_is_asked(server, ann, bob, concerned=True)
    bob.open(f"/table/{game.match}").wait_asked()
    line = bob.page.get_by_test_id("concerns")
    expect(line).not_to_contain_text("you are asked")
    open_standing_answers(bob)
    wish = "Pass, unless it concerns me, until I take it back"
    bob.page.get_by_label("Every time").select_option(label=wish)
    expect(bob.page.get_by_test_id("standing-now").locator("li")).to_have_count(1)
    expect(bob.page.get_by_test_id("standing-now")).to_contain_text(wish)
    bob.page.keyboard.press("Escape")
    expect(line).to_contain_text("It concerns you: you are asked.")

    bob.page.get_by_role("button", name="Ask me again every time").click()
    expect(line).not_to_contain_text("you are asked")
    open_standing_answers(bob)
    bob.page.get_by_label("Every time").select_option(label=wish)
    bob.page.get_by_role("button", name="Take back").click()
    expect(bob.page.get_by_test_id("standing-now")).to_have_count(0)
    expect(bob.page.get_by_label("Every time")).to_have_value("[[],true]")
    assert bob.call(f"/matches/{game.match}")["state"]["unless_concerned"] == {}

"""A Game of Thrones: secret orders, a private channel, a battle, and nothing on the wire that is not for its reader."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PATIENCE, Visitor

STARK = {
    "winterfell": "support",
    "white_harbor": "defense_plus_1",
    "the_shivering_sea": "march_0",
}
BARATHEON = {
    "dragonstone": "consolidate",
    "kingswood": "march_minus_1",
    "shipbreaker_bay": "march_0",
}
SECRET = "The Narrow Sea will be mine."


def plan(player: Visitor, orders: dict[str, str]) -> None:
    """Place an order in every area that asks for one; do not say ready yet."""
    while True:
        player.wait_asked()
        offered = player.offered()
        if offered == [["ready"]]:
            return
        area = str(offered[0][1])
        player.choose("order", area, orders[area])


def objects(text: str) -> Iterator[dict[str, Any]]:
    """Every JSON object inside a message."""
    found = [json.loads(text)]
    while found:
        one = found.pop()
        if isinstance(one, dict):
            yield one
            found += one.values()
        elif isinstance(one, list):
            found += one


def orders_seen(viewer: Visitor, owner: str) -> set[tuple[str, str]]:
    """What the wire has told this viewer about the orders of a house: on the board, in drafts, in its questions."""
    seen: set[tuple[str, str]] = set()
    for one in (found for text in viewer.wire for found in objects(text)):
        if one.get("kind") == "order" and one.get("owner") == owner:
            seen |= {(one["place"], marker) for marker in one["markers"] if marker not in ("face_down", "draft")}
        if one.get("power") == owner and "options" in one:
            seen |= {("asked", option["label"]) for option in one["options"]}
        drafts = one.get("drafts")
        if isinstance(drafts, dict):
            seen |= {(str(area), str(order)) for _, area, order in drafts.get(owner, ())}
    return seen


def play_on(players: dict[str, Visitor], wishes: dict[str, list[list[str | int]]], until: str) -> None:
    """Answer what is asked, by the wishes of each house first, until such an option is offered."""
    for _ in range(60):
        house, player = asked_now(players)
        offered = player.offered()
        if offered[0][0] == until:
            return
        wish = next((wish for wish in wishes[house] if wish in offered), None)
        if wish is not None:
            wishes[house].remove(wish)
        player.choose(*(wish or cautious(offered)))
    raise AssertionError(f"nobody was offered to {until}")


def asked_now(players: dict[str, Visitor]) -> tuple[str, Visitor]:
    """Whose own page asks something. The page of another may still tell of the question before."""
    for _ in range(PATIENCE // 50):
        for house, player in players.items():
            if player.is_asked():
                return house, player
        player.page.wait_for_timeout(50)
    raise AssertionError("nobody was asked")


def cautious(offered: list[list[str | int]]) -> list[str | int]:
    for act in ("decline", "done", "refuse", "waste"):
        for option in offered:
            if option[0] == act:
                return option
    return offered[-1]


@pytest.mark.slow
def test_secret_orders_a_private_channel_and_a_battle(visitor: NewVisitor) -> None:
    ann = visitor().new_game("game_of_thrones", players=3, seats={2: "open"})
    link = ann.invitation
    bob = visitor().sit_down(link, "Bob")
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob):
        one.page.locator(".match").wait_for()
    eve = visitor().open(link)
    eve.page.get_by_role("button", name="Watch").click()
    eve.page.locator(".match").wait_for()

    plan(ann, STARK)
    plan(bob, BARATHEON)
    assert orders_seen(ann, "stark") >= set(STARK.items())
    for stranger in (bob, eve):
        assert orders_seen(stranger, "stark") == set()
    for stranger in (ann, eve):
        assert orders_seen(stranger, "baratheon") == set()

    ann.page.locator("[data-story-tab=talk]").click()
    ann.page.locator("[data-channel='0-2']").click()
    ann.page.get_by_label("Say something").fill(SECRET)
    ann.page.get_by_role("button", name="Send").click()
    bob.page.locator("[data-story-tab=talk]").click()
    bob.page.locator("[data-channel='0-2']").click()
    expect(bob.page.locator(".said")).to_have_text(SECRET)
    assert not any(SECRET in text for text in eve.wire)
    for one in (ann, bob):
        one.page.locator("[data-story-tab=log]").click()

    ann.choose("ready")
    bob.choose("ready")
    for one in (eve, bob):
        one.page.locator(".log li[data-message=orders_revealed]").wait_for()
    eve.page.locator(".board .order-march").first.wait_for()
    assert orders_seen(eve, "stark") >= set(STARK.items())
    assert orders_seen(bob, "stark") >= set(STARK.items())

    wishes: dict[str, list[list[str | int]]] = {
        "stark": [["march", "the_shivering_sea"], ["move", "ship", "the_narrow_sea"]],
        "baratheon": [
            ["march", "kingswood"],
            ["march", "shipbreaker_bay"],
            ["move", "ship", "the_narrow_sea"],
            ["move", "ship", "the_narrow_sea"],
        ],
    }
    players = {"stark": ann, "baratheon": bob}
    play_on(players, wishes, "play")
    combat = eve.page.get_by_test_id("combat")
    expect(combat).to_contain_text("The Narrow Sea")
    expect(combat).to_contain_text("Baratheon")

    strangers = {one: len(one.wire) for one in (ann, eve)}
    bob.choose("play", "stannis_baratheon")
    for stranger, before in strangers.items():
        assert not any("stannis" in text.lower() for text in stranger.wire[before:])
    ann.choose("play", "eddard_stark")
    expect(combat).to_contain_text("Stannis")
    expect(combat).to_contain_text("Eddard Stark")


@pytest.mark.slow
def test_a_curtain_falls_between_players_with_secrets(visitor: NewVisitor) -> None:
    ann = visitor().new_game("game_of_thrones", players=3, seats={2: "hot-seat:Bob"})
    page = ann.page
    button = page.get_by_test_id("hand-over")
    expect(button).to_have_text("I am Ann")
    assert page.locator(".board").count() == 0
    button.click()
    plan(ann, STARK)
    assert "Winterfell" in (page.locator(".board").text_content() or "")
    ann.options.first.click()
    expect(button).to_have_text("I am Bob")
    assert page.locator(".board, .ask, .log").count() == 0
    button.click()
    ann.wait_asked()
    assert "Baratheon" in ann.prompt()
    expect(page.locator(".standing.own")).to_contain_text("Bob")
    assert page.locator(".board .order-support, .board .order-march").count() == 0

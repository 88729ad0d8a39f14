"""Two people at a table of A Game of Thrones, one on a phone in Chinese: who is ready, and where a march would go."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_placing import INSIDE, area, point
from tests.browser.test_tidings import keep
from tests.browser.visitor import PHONE, Visitor, until
from tests.browser.westeros import answer
from tests.server.playing import Shortcut
from warcouncil.engine.decision import Decision
from warcouncil.engine.state import Option

pytestmark = pytest.mark.slow

HANDS = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "zh-CN"}
ORDERS: list[Option] = [("order", "winterfell", "march_0"), ("order", "lannisport", "march_0")]


class Pair:
    """Ann at a desk, Bob on a phone, and a bot."""

    def __init__(self, visitor: NewVisitor) -> None:
        self.ann, self.bob = visitor(), visitor(**HANDS)
        self.ann.new_game("game_of_thrones", players=3, seats={1: "open", 2: "bot"})
        self.bob.sit_down(self.ann.invitation, "Bob")
        expect(self.ann.page.locator(".seat[data-seat='1']")).to_contain_text("Bob")
        self.ann.page.get_by_test_id("start").click()
        for one in (self.ann, self.bob):
            one.page.locator(".match").wait_for()
        assert self.ann.house is not None
        table = self.ann.page.url.rsplit("/", 1)[1].split("?")[0]
        self.beside = Shortcut(self.ann.house, table, random.Random(0))

    def asked(self, seat: int) -> Decision | None:
        return next((one for one in self.beside.decisions() if one.seat == seat), None)

    def all_orders(self, seat: int) -> None:
        """A seat places its orders beside the page, but does not say that it is ready."""
        while (decision := self.asked(seat)) is not None and decision.kind == "order":
            self.beside.choose(decision, answer(decision.options, ORDERS))

    def until_kind(self, kind: str, seat: int) -> Decision:
        """Both persons answer quietly until this seat is asked this."""
        for _ in range(80):
            until(self.ann.page, lambda: any(one.seat < 2 for one in self.beside.decisions()), "a person is asked")
            mine = self.asked(seat)
            if mine is not None and mine.kind == kind:
                return mine
            decision = next(one for one in self.beside.decisions() if one.seat < 2)
            self.beside.choose(decision, answer(decision.options, ORDERS))
        raise AssertionError(f"nobody was asked {kind}")


def ghosts(page: Page) -> dict[str, int]:
    """How many ghosts stand where."""
    rows = page.locator(".board [data-ghosts]").all()
    return {str(row.get_attribute("data-ghosts")): row.locator(":scope > g").count() for row in rows}


def readiness(one: Visitor) -> dict[str, str]:
    rows = one.page.get_by_test_id("roster").locator(".decider").all()
    return {str(row.get_attribute("data-power")): str(row.get_attribute("data-ready")) for row in rows}


def test_two_people_see_who_is_ready_and_where_a_march_would_go(visitor: NewVisitor) -> None:
    pair = Pair(visitor)
    ann, bob = pair.ann.page, pair.bob.page
    seats = {decision.seat: decision.power for decision in pair.beside.decisions()}
    mine, other = seats[0], seats[1]
    expect(bob.get_by_test_id("roster").locator("[data-ready=true]")).to_have_count(1)  # the bot is quick
    pair.all_orders(0)
    pair.ann.choose("ready")
    expect(bob.locator(f".decider[data-power={mine}]")).to_contain_text("已准备好")
    expect(bob.locator(f".decider[data-power={other}]")).to_contain_text("思考中")
    expect(bob.locator(f".decider[data-power={other}]")).to_contain_text("你")
    pair.bob.wait_chinese(".roster")
    assert readiness(pair.ann)[mine] == "true" and readiness(pair.ann)[other] == "false"
    expect(ann.get_by_test_id("waiting")).not_to_contain_text("Stark" if mine == "stark" else mine.title())
    keep(ann, "ready-desk")
    keep(bob, "ready-phone")

    move = pair.until_kind("move", 0)
    target = str(next(option[2] for option in move.options if option[0] == "move"))
    units = ann.get_by_test_id("marchers").locator("[data-unit]")
    expect(units).to_have_count(2)
    spot = area(ann, target).evaluate(INSIDE)
    ann.mouse.move(spot["x"], spot["y"])
    until(ann, lambda: ghosts(ann) == {target: 2}, "all of them stand there as ghosts")
    assert ghosts(bob) == {}, "what one only points at nobody else sees"
    keep(ann, "march-pointed")
    units.first.click()
    expect(ann.get_by_test_id("marchers").locator("[aria-pressed=true]")).to_have_count(1)
    point(ann, target)
    ann.mouse.move(0, 0)  # else the other one is seen there as well: the next click would send it
    until(ann, lambda: ghosts(ann).get(target) == 1, "one has been sent there")
    until(bob, lambda: ghosts(bob).get(target) == 1, "and Bob sees it")
    keep(ann, "march-declared")
    keep(bob, "march-phone")
    ann.get_by_test_id("undo").click()
    until(bob, lambda: ghosts(bob) == {}, "it was taken back")

"""A table with all seats on one device: what a test does not care about is played beside the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from tests.browser.visitor import Json, Visitor
from tests.server.playing import Choice, Shortcut
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option

FRIENDS = ("Bob", "Cleo", "Dan", "Eve", "Finn")


class Moment:
    """A question, and what whoever is asked it sees."""

    def __init__(self, match: Match, decision: Decision) -> None:
        self.match, self.decision = match, decision
        self.id, self.kind, self.power = decision.id, decision.kind, decision.power
        self.options = decision.options

    @cached_property
    def _view(self) -> Json:
        found: Json = self.match.view(self.decision.seat, log=False)["view"]
        return found

    @property
    def panels(self) -> set[str]:
        """The kinds of what goes on, and of all sheets and displays."""
        return {panel["kind"] for panel in self._view["panels"]}

    @property
    def turn(self) -> int:
        return int(self._view["turn"]["turn"])

    def offers(self, *option: str | int) -> bool:
        return option in self.options


class Beside:
    """The table, and the page that looks at it."""

    def __init__(
        self, visitor: Visitor, title: str, players: int, guests: Mapping[int, Visitor] | None = None, **wish: Any
    ) -> None:
        assert visitor.house is not None
        self.visitor, self.page = visitor, visitor.page
        self.guests = guests or {}
        """Seat -> who plays there on a device of their own; all others share that of the visitor."""
        seats = [{"kind": "me"}, *({"kind": "hot-seat", "name": name} for name in FRIENDS[: players - 1])]
        for seat in self.guests:
            seats[seat] = {"kind": "open"}
        self.id = visitor.table(title=title, players=players, seats=seats, open_hands=True, start=not guests, **wish)
        if guests:
            self._welcome()
        self.table = Shortcut(visitor.house, self.id, random.Random(0))
        visitor.open(f"/table/{self.id}").wait_asked()

    def _welcome(self) -> None:
        """Whoever has a device of their own comes by the link of a seat, and it begins."""
        links = {link["seat"]: link["token"] for link in self.visitor.call(f"/tables/{self.id}/invitations")["seats"]}
        for seat, guest in self.guests.items():
            guest.call("/guests", {"name": FRIENDS[seat - 1]})
            guest.call(f"/invitations/{links[seat]}", {})
        self.visitor.call(f"/tables/{self.id}/start", {})
        for guest in self.guests.values():
            guest.open(f"/table/{self.id}")

    def play(self, enough: Callable[[Moment], bool], answer: Callable[[Moment], Option], most: int) -> Moment:
        """Everybody gives such answers until it has come to this; the moment. The page is told all at once."""
        reached: list[Moment] = []

        def next_answer(match: Match) -> Choice | None:
            """Of the first seat that is asked something."""
            now = Moment(match, min(match.decisions, key=lambda decision: decision.seat))
            if enough(now):
                reached.append(now)
                return None
            return now.decision, answer(now)

        self.table.play_at_once(most, next_answer)
        assert reached, "it did not come to that"
        return reached[0]

    def now(self) -> Moment:
        """What the first seat is asked that is asked something."""
        return self.play(lambda _: True, lambda now: now.options[0], 1)

    def choose_beside(self, decision: Decision, option: Option) -> None:
        """Choose something without the page; `decision` may be that of another match that goes the same way."""
        self.table.choose(decision, option)

    def shown(self, now: Moment) -> Moment:
        """Until the page asks this, too: that of whoever sits there."""
        at = self.guests.get(now.decision.seat, self.visitor)
        at.page.locator(f".ask[data-asked='{now.id}']").wait_for()
        return now

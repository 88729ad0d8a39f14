"""A table of A Game of Thrones with all seats on one device, played beside the page up to what a test looks at."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import Visitor

Json = dict[str, Any]
Option = list[str | int]
FRIENDS = ("Bob", "Cleo", "Dan", "Eve", "Finn")
QUIET = ("ready", "done", "decline", "refuse", "waste")
SUPPORTED = {
    "lannisport": "march_0",
    "stoney_sept": "march_minus_1",
    "the_golden_sound": "defense_plus_1",
    "pyke": "march_0",
    "ironmans_bay": "support",
}
"""The orders of the first round behind which Lannister attacks Greyjoy in Riverrun."""


class Westeros:
    """A table of five houses. Houses give the wanted answers where they fit, otherwise quiet ones."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.open().page
        self.call("/guests", {"name": "Ann"})
        seats = [{"kind": "me"}, *({"kind": "hot-seat", "name": name} for name in FRIENDS[:4])]
        wish = {"title": "game_of_thrones", "players": 5, "seats": seats, "private": True, "options": {}}
        self.id = self.call("/tables", {**wish, "open_hands": True, "start": True})["id"]
        self.visitor.open(f"/table/{self.id}").wait_asked()

    def call(self, path: str, body: Json | None = None) -> Json:
        """The API, with the cookie of the page."""
        request, url = self.page.request, f"{self.visitor.url}/api{path}"
        answer = request.post(url, data=body, headers={"X-War-Council": "1"}) if body else request.get(url)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def asked(self) -> tuple[int, Json]:
        """The first seat that is asked something, and its state."""
        for seat in self.call(f"/tables/{self.id}")["asked"]:
            state: Json = self.call(f"/matches/{self.id}?seat={seat}")["state"]
            if state["decisions"]:
                return seat, state
        raise AssertionError("nobody is asked anything")

    def until(self, kind: str, power: str, wanted: list[Option]) -> Json:
        """Play until this power is asked this, and the page asks it, too."""
        for _ in range(60):
            seat, state = self.asked()
            decision = state["decisions"][0]
            if (decision["kind"], decision["power"]) == (kind, power):
                self.page.locator(f".ask[data-asked='{decision['id']}']").wait_for()
                return state
            choice = {"seat": seat, "decision": decision["id"], "option": answer(offered(state), wanted)}
            self.call(f"/matches/{self.id}/choices", choice)
        raise AssertionError(f"{power} was never asked {kind}")

    def settled(self) -> None:
        """Play quietly until the combat is over, and the page asks what comes then."""
        for _ in range(20):
            seat, state = self.asked()
            decision = state["decisions"][0]
            if all(panel["kind"] != "combat" for panel in state["view"]["panels"]):
                self.page.locator(f".ask[data-asked='{decision['id']}']").wait_for()
                return
            choice = {"seat": seat, "decision": decision["id"], "option": answer(offered(state), [])}
            self.call(f"/matches/{self.id}/choices", choice)
        raise AssertionError("the combat goes on")

    def riverrun(self, *wanted: Option) -> None:
        """The first round up to the end of a combat for Riverrun that Lannister wins with Cersei's text."""
        orders: list[Option] = [["order", area, order] for area, order in SUPPORTED.items()]
        self.until("march", "lannister", orders)
        self.until("move", "greyjoy", [["march", "stoney_sept"]])
        self.until("move", "lannister", [["move", "footman", "riverrun"]])
        into: list[Option] = [["move", "knight", "riverrun"], ["move", "footman", "riverrun"]]
        granted: list[Option] = [["support", "ironmans_bay", "greyjoy"]]
        cards: list[Option] = [["play", "cersei_lannister"], ["play", "aeron_damphair"]]
        self.until("cersei", "lannister", [*wanted, *into, *granted, *cards])


def offered(state: Json) -> list[Option]:
    return [one["option"] for one in state["decisions"][0]["options"]]


def answer(options: list[Option], wanted: list[Option]) -> Option:
    """A wanted option, a quiet one, or the last."""
    for option in wanted:
        if option in options:
            return option
    return next((option for option in options if option[0] in QUIET), options[-1])

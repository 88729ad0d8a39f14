"""A table of Here I Stand with all seats on one device, and words to play it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

Json = dict[str, Any]
Option = list[str | int]

FRIENDS = ("Bob", "Cleo", "Dan", "Eve", "Finn")
QUIET = ("pass", "ready", "done", "decline", "no", "withdraw", "end_actions", "all", "all_ships", "spend")
"""Acts that answer a question with as little as possible."""


class Europe:
    """A table of six seats or fewer on one device. What a test does not care about is answered beside the page."""

    title = "here_i_stand"
    quiet_acts: tuple[str, ...] = QUIET

    def __init__(
        self, visitor: Visitor, scenario: str, players: int = 6, private: bool = True, windows: str = "quick"
    ) -> None:
        self.visitor = visitor
        self.page = visitor.open().page
        self.call("/guests", {"name": "Ann"})
        seats = [{"kind": "me"}, *({"kind": "hot-seat", "name": name} for name in FRIENDS[: players - 1])]
        wish = {"title": self.title, "players": players, "seats": seats, "private": private}
        options = {"scenario": scenario, "windows": windows}
        self.id = self.call("/tables", {**wish, "options": options, "open_hands": True, "start": True})["id"]
        self.visitor.open(f"/table/{self.id}").wait_asked()

    def call(self, path: str, body: Json | None = None) -> Json:
        """The API, with the cookie of the page."""
        request, url = self.page.request, f"{self.visitor.url}/api{path}"
        answer = request.post(url, data=body, headers={"X-War-Council": "1"}) if body else request.get(url)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def quietly(self, enough: Callable[[Json], bool], most: int = 150) -> Json:
        """Everybody does as little as possible until somebody's state is this; it."""
        for _ in range(most):
            seat = self.call(f"/tables/{self.id}")["asked"][0]
            state: Json = self.call(f"/matches/{self.id}?seat={seat}")["state"]
            if not state["decisions"]:
                continue  # somebody has chosen between the two questions
            if enough(state):
                return state
            decision = state["decisions"][0]
            self.choose_beside(seat, decision["id"], quiet(offered(state), self.quiet_acts))
        raise AssertionError("it did not come to that")

    def choose_beside(self, seat: int, decision: str, option: Sequence[str | int]) -> None:
        """Choose something without the page."""
        self.call(f"/matches/{self.id}/choices", {"seat": seat, "decision": decision, "option": list(option)})

    def until(self, power: str, *option: str | int) -> Visitor:
        """Until this power may choose this, and the page asks it to."""
        state = self.quietly(lambda now: power_asked(now) == power and list(option) in offered(now))
        self.page.locator(f".ask[data-asked='{state['decisions'][0]['id']}']").wait_for()
        return self.visitor

    def until_impulse(self, power: str) -> None:
        """Until this power has its impulse, and the page asks for a card."""
        state = self.quietly(lambda now: now["decisions"][0]["kind"] == "impulse" and power_asked(now) == power)
        self.page.locator(f".ask[data-asked='{state['decisions'][0]['id']}']").wait_for()

    def offers(self, power: str, act: str) -> Option:
        """Until this power may choose something of this act; the first of it."""
        state = self.quietly(lambda now: power_asked(now) == power and any(one[0] == act for one in offered(now)))
        self.page.locator(f".ask[data-asked='{state['decisions'][0]['id']}']").wait_for()
        return next(option for option in offered(state) if option[0] == act)

    def until_over(self, kind: str) -> None:
        """Until the panel of this kind has gone: its story is told."""
        self.quietly(lambda state: all(panel["kind"] != kind for panel in state["view"]["panels"]))

    def do(self, power: str, *option: str | int) -> None:
        """Choose something through the page, when its time has come."""
        self.until(power, *option).choose(*option)

    def show(self, panel: str) -> Locator:
        """Turn to a panel below the board."""
        self.page.locator(f".dock [data-panel='{panel}']").click()
        return self.page.locator(".dock")


def offered(state: Json) -> list[Option]:
    return [one["option"] for one in state["decisions"][0]["options"]]


def quiet(options: list[Option], acts: tuple[str, ...] = QUIET) -> Option:
    """The quietest option; of cards to pay with the last one, for home cards come first. Attempts are all made."""
    for act in acts:
        for option in options:
            if option[0] == act:
                return option
    return [option for option in options if option[0] != "end_attempts"][-1]


def power_asked(state: Json) -> str:
    return str(state["decisions"][0]["power"])


class Iberia(Europe):
    """A table of Tanto Monta: four seats on one device."""

    title = "tanto_monta"

    def __init__(self, visitor: Visitor, scenario: str = "1470", private: bool = True) -> None:
        super().__init__(visitor, scenario, players=4, private=private)


class Empire(Europe):
    """A table of The Napoleonic Wars: the seats on one device."""

    title = "napoleonic_wars"
    quiet_acts = (
        *("pass", "keep_hand", "done", "end_actions", "let_pass", "let_sail", "lie_to", "halt", "stand", "lose_unit"),
        *("abstain", "wait", "keep_camp", "spend"),
    )

    def __init__(self, visitor: Visitor, players: int = 5, windows: str = "quick", private: bool = True) -> None:
        super().__init__(visitor, "1805", players, private, windows)

    def until_shown(self, kind: str) -> None:
        """Until this is going on, with the dice of both sides if they have been rolled."""
        self.quietly(lambda state: any(panel["kind"] == kind for panel in state["view"]["panels"]))

    def storm_venice(self) -> None:
        """Masséna crosses the Po and meets Archduke Charles."""
        self.do("france", "spend", "veterans")
        self.do("france", "march", "massena")
        self.do("france", "leave_behind", "davout")
        self.do("france", "take", "france", 6)
        self.do("france", "enter", "mantua")
        self.do("france", "enter", "venice")

"""A table of Here I Stand with all seats on one device, and words to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator

from tests.browser.beside import Beside, Moment
from tests.browser.visitor import Visitor
from warcouncil.engine.state import Option

QUIET = ("pass", "ready", "done", "decline", "no", "withdraw", "end_actions", "all", "all_ships", "spend")
"""Acts that answer a question with as little as possible."""


class Europe(Beside):
    """A table of six seats or fewer on one device. What a test does not care about is answered beside the page."""

    title = "here_i_stand"
    quiet_acts: tuple[str, ...] = QUIET

    def __init__(
        self,
        visitor: Visitor,
        scenario: str,
        players: int = 6,
        private: bool = True,
        windows: str = "quick",
        guests: Mapping[int, Visitor] | None = None,
    ) -> None:
        options = {"scenario": scenario, "windows": windows}
        super().__init__(visitor, self.title, players, guests, private=private, options=options)

    def quietly(self, enough: Callable[[Moment], bool], most: int = 150) -> Moment:
        """Everybody does as little as possible until it has come to this; the moment."""
        return self.play(enough, lambda now: quiet(now.options, self.quiet_acts), most)

    def until(self, power: str, *option: str | int) -> Visitor:
        """Until this power may choose this, and the page asks it to."""
        self.shown(self.quietly(lambda now: now.power == power and now.offers(*option)))
        return self.visitor

    def until_impulse(self, power: str) -> None:
        """Until this power has its impulse, and the page asks for a card."""
        self.shown(self.quietly(lambda now: now.kind == "impulse" and now.power == power))

    def offers(self, power: str, act: str) -> Option:
        """Until this power may choose something of this act; the first of it."""
        now = self.quietly(lambda now: now.power == power and any(one[0] == act for one in now.options))
        return next(option for option in self.shown(now).options if option[0] == act)

    def until_over(self, kind: str) -> None:
        """Until the panel of this kind has gone: its story is told."""
        self.quietly(lambda now: kind not in now.panels)

    def do(self, power: str, *option: str | int) -> None:
        """Choose something through the page, when its time has come."""
        self.until(power, *option).choose(*option)

    def show(self, panel: str) -> Locator:
        """Turn to a panel below the board."""
        self.page.locator(f".dock [data-panel='{panel}']").click()
        return self.page.locator(".dock")


def quiet(options: Sequence[Option], acts: tuple[str, ...] = QUIET) -> Option:
    """The quietest option; of cards to pay with the last one, for home cards come first. Attempts are all made."""
    for act in acts:
        for option in options:
            if option[0] == act:
                return option
    return [option for option in options if option[0] != "end_attempts"][-1]


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

    def __init__(
        self,
        visitor: Visitor,
        players: int = 5,
        windows: str = "quick",
        private: bool = True,
        guests: Mapping[int, Visitor] | None = None,
    ) -> None:
        super().__init__(visitor, "1805", players, private, windows, guests)

    def until_shown(self, kind: str) -> None:
        """Until this is going on, with the dice of both sides if they have been rolled."""
        self.quietly(lambda now: kind in now.panels)

    def storm_venice(self) -> None:
        """Masséna crosses the Po and meets Archduke Charles."""
        self.do("france", "spend", "veterans")
        self.do("france", "march", "massena")
        self.do("france", "leave_behind", "davout")
        self.do("france", "take", "france", 6)
        self.do("france", "enter", "mantua")
        self.do("france", "enter", "venice")

"""A table of A Game of Thrones with all seats on one device, played beside the page up to what a test looks at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.browser.beside import Beside
from tests.browser.visitor import Visitor
from warcouncil.engine.state import Option

QUIET = ("ready", "done", "decline", "refuse", "waste")
SUPPORTED = {
    "lannisport": "march_0",
    "stoney_sept": "march_minus_1",
    "the_golden_sound": "defense_plus_1",
    "pyke": "march_0",
    "ironmans_bay": "support",
}
"""The orders of the first round behind which Lannister attacks Greyjoy in Riverrun."""
RIVERRUN: list[Option] = [("play", "cersei_lannister"), ("play", "aeron_damphair")]
"""The cards that decide it."""


class Westeros(Beside):
    """A table of five houses. Houses give the wanted answers where they fit, otherwise quiet ones."""

    def __init__(self, visitor: Visitor, guests: Mapping[int, Visitor] | None = None) -> None:
        super().__init__(visitor, "game_of_thrones", 5, guests)

    def until(self, kind: str, power: str, wanted: Sequence[Option]) -> None:
        """Play until this power is asked this, and the page asks it, too."""
        here = self.play(
            lambda now: (now.kind, now.power) == (kind, power), lambda now: answer(now.options, wanted), 60
        )
        self.shown(here)

    def settled(self) -> None:
        """Play quietly until the combat is over, and the page asks what comes then."""
        self.shown(self.play(lambda now: "combat" not in now.panels, lambda now: answer(now.options, []), 20))

    def attacked(self, *wanted: Option, asked: str = "lannister") -> list[Option]:
        """The first round up to the cards of a combat for Riverrun, of which Greyjoy chooses first if both have devices
        of their own; returns what was wanted so far."""
        orders: list[Option] = [("order", area, order) for area, order in SUPPORTED.items()]
        self.until("march", "lannister", orders)
        self.until("move", "greyjoy", [("march", "stoney_sept")])
        self.until("move", "lannister", [("move", "footman", "riverrun")])
        into: list[Option] = [("move", "knight", "riverrun"), ("move", "footman", "riverrun")]
        granted: list[Option] = [("support", "ironmans_bay", "greyjoy")]
        self.until("house_card", asked, [*wanted, *into, *granted])
        return [*wanted, *into, *granted]

    def riverrun(self, *wanted: Option) -> None:
        """The same up to the end of the combat, which Lannister wins with Cersei's text."""
        before = self.attacked(*wanted)
        self.until("cersei", "lannister", [*before, *RIVERRUN])


def answer(options: Sequence[Option], wanted: Sequence[Option]) -> Option:
    """A wanted option, a quiet one, or the last."""
    for option in wanted:
        if option in options:
            return option
    return next((option for option in options if option[0] in QUIET), options[-1])

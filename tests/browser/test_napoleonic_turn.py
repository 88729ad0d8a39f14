"""A whole turn of The Napoleonic Wars in a real browser: five seats at a desk, somebody on a phone in Chinese looks on.

The turn is played by the bots, with a liking for what is to be seen: convoys, fleets that meet, consuls, sieges. Beside
the page turns are played until one has everything that is to be seen: that one is played once more, through the page.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Empire
from tests.browser.visitor import PHONE, fits
from warcouncil.bots import make_bot
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option

pytestmark = [pytest.mark.soak, pytest.mark.usefixtures("same_dice")]

TRIES = 40
"""Turns of which one has everything: most lack a thing or two, and which do changes with the rules."""
LIKED = {
    "court": 0.6,
    "convoy": 0.3,
    "land": 0.3,
    "sail": 0.2,
    "steer": 0.25,
    "patrol": 0.3,
    "fight": 0.3,
    "siege": 0.3,
}
"""How often an act is chosen for the sake of the scene."""
SCENES = ("battle", "siege", "naval_battle", "convoy", "landing", "pact_made", "conquered", "peace_rolled")
"""Messages of the log that the turn must have."""
MOST = 700
"""So many choices a turn has at most."""


class Turn:
    """What the five of them do until the peace roll."""

    def __init__(self, seed: int) -> None:
        options = {"scenario": "1805", "windows": "quick"}
        self.match = Match.new("napoleonic_wars", players=5, options=options)
        self.bots = [make_bot(self.match.title, "heuristic", seat, f"{seed}/{seat}") for seat in range(5)]
        self.chance = random.Random(f"turn/{seed}")

    @property
    def over(self) -> bool:
        """The peace roll ends the turn, unless somebody has won the whole match before."""
        return self.match.over or "peace_rolled" in self.scenes

    @property
    def scenes(self) -> set[str]:
        return {entry.message for entry in self.match.log if entry.message in SCENES}

    def play(self) -> Turn:
        """The whole turn, beside the page."""
        for _ in range(MOST):
            if self.over:
                break
            self.match.choose(*self.choice())
        return self

    def choice(self) -> tuple[Decision, Option]:
        """Who chooses what."""
        decision = self.match.decisions[0]
        for option in decision.options:
            if self.chance.random() < LIKED.get(str(option[0]), 0):
                return decision, option
        return decision, self.bots[decision.seat].choose(self.match.view(decision.seat), decision)


def seed_with_everything() -> int:
    """The first with which the turn has every scene."""
    missing = dict[int, set[str]]()
    for seed in range(TRIES):
        missing[seed] = {*SCENES} - Turn(seed).play().scenes
        if not missing[seed]:
            return seed
    raise AssertionError(f"no turn has everything; they lack {missing}")


def test_a_whole_turn_of_five(visitor: NewVisitor) -> None:
    empire = Empire(visitor(), private=False)
    onlooker = visitor(viewport=PHONE, has_touch=True, is_mobile=True, locale="zh-CN").open(f"/table/{empire.id}")
    turn, shown, chosen = Turn(seed_with_everything()), set[str](), set[str]()
    for _ in range(MOST):
        decision, option = turn.choice()
        before = turn.scenes
        turn.match.choose(decision, option)
        if turn.scenes != before or str(option[0]) in LIKED.keys() - chosen:
            chosen.add(str(option[0]))
            empire.do(decision.power, *option)
        else:
            empire.choose_beside(decision, option)
        for scene in sorted(turn.scenes - shown):
            look(scene, empire.page, onlooker.page)
            shown.add(scene)
        if turn.over:
            break
    assert sorted(shown) == sorted(SCENES)
    onlooker.wait_chinese(".log")
    assert fits(onlooker.page)


def look(scene: str, page: Page, phone: Page) -> None:
    """What can be seen when something has happened for the first time."""
    expect(page.locator(f".log [data-message={scene}]").last).to_be_visible()
    expect(phone.locator(f".log [data-message={scene}]").last).to_be_attached()
    LOOKS.get(scene, lambda page: page.locator(".board"))(page).first.wait_for()


LOOKS: dict[str, Callable[[Page], Locator]] = {
    "siege": lambda page: page.get_by_test_id("battle").or_(page.get_by_test_id("last-dice").locator(".told .die")),
    "naval_battle": lambda page: page.locator(".log [data-message=naval_battle]"),
    "pact_made": lambda page: page.locator(".board .nw-display .consul"),
    "peace_rolled": lambda page: page.get_by_test_id("last-dice").locator(".told .die"),
}

"""What would happen: rolls to intercept and to evade, and sieges, by hand and by real dice."""

from __future__ import annotations

import pytest

from tests.rulebook.napoleonic_wars.driver import look, play, question, told
from tests.rulebook.napoleonic_wars.test_contact import raid
from tests.rulebook.napoleonic_wars.test_siege import siege
from warcouncil.engine.forecast import Forecast, forecast_of
from warcouncil.engine.match import Match
from warcouncil.table.odds import two_dice
from warcouncil.text import speaker
from warcouncil.titles.napoleonic_wars.components import COMPONENTS

ROLLS = 600
NEAR = 0.08
"""How far a frequency over so many rolls may be from the chance: about four standard deviations."""
SUCCESS = COMPONENTS.tables.land_checks.success


def seen(match: Match, *option: str) -> Forecast:
    (decision,) = match.decisions
    found = forecast_of(match.title, match.view(decision.seat, log=False), decision.id, option)
    assert found is not None
    return found


def test_an_interception_is_two_dice_with_what_the_rules_then_add() -> None:
    match = raid(("interception by charles", (2, 2)))
    assert question(match) == ("austria", "intercept")
    found = seen(match, "intercept", "charles")
    play(match, ("intercept", "charles"), ("take", "austria", 2))
    added = int(str(told(match, "check_rolled")[-1]["total"])) - 4
    assert added > 0 and found.chance == two_dice(SUCCESS - added)


def test_a_siege_needs_the_sixes_that_are_left() -> None:
    """The worked example of Lisbon: one six has fallen, one of five dice must show another."""
    match = siege(((1, 1), (6, 1, 1, 1, 1)))
    assert question(match) == ("spain", "siege")
    found = seen(match, "press_on")
    assert (found.own, found.other) == (5, 2)
    assert found.chance == pytest.approx(1 - (5 / 6) ** 5)
    said = speaker("napoleonic_wars", "en").forecast(found)
    assert said == ["dice: 5 to 2", "one 6 in the next round fells it"]
    taken = 0
    for seed in range(ROLLS):
        copy = match.fork(seat=match.decisions[0].seat, light=True, seed=seed)
        copy.choose(copy.decisions[0], ("press_on",))
        while copy.decisions and copy.decisions[0].kind == "loss":
            copy.choose(copy.decisions[0], copy.decisions[0].options[0])
        taken += look(copy).controller("lisbon") == "spain"
    assert taken / ROLLS == pytest.approx(found.chance, abs=NEAR)

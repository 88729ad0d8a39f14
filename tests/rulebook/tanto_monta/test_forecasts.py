"""What would happen in an assault of Tanto Monta: by hand, and by real dice."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.driver import asked, look, may
from tests.rulebook.tanto_monta.test_sieges import besieging
from warcouncil.engine.forecast import Forecast, forecast_of
from warcouncil.engine.match import Match
from warcouncil.text import speaker

ROLLS = 600
NEAR = 0.08
"""How far a frequency over so many rolls may be from the chance: about four standard deviations."""


def seen(match: Match, *option: str) -> Forecast:
    decision = asked(match)
    found = forecast_of(match.title, match.view(decision.seat, log=False), decision.id, option)
    assert found is not None
    return found


def test_an_assault_needs_a_hit_for_each_defender() -> None:
    """Half of four regulars are two dice, and the garrison cannot kill all four."""
    match = besieging("aragon", "toledo", toledo={"aragon": 4, "beltranejos": {"militia": 1}})
    found = seen(match, "assault", "aragon", "toledo")
    assert (found.own, found.other) == (2, 2)
    assert found.chance == pytest.approx(5 / 9)
    taken = 0
    for seed in range(ROLLS):
        copy = match.fork(seat=asked(match).seat, light=True, seed=seed)
        copy.choose(copy.decisions[0], ("assault", "aragon", "toledo"))
        while copy.decisions and asked(copy).kind == "assault_formation":
            copy.choose(copy.decisions[0], ("all",) if may(copy, ("all",)) else asked(copy).options[-1])
        taken += "toledo" not in look(copy).sieges
    assert taken / ROLLS == pytest.approx(found.chance, abs=NEAR)


def test_riders_who_may_dismount_are_named_and_not_counted() -> None:
    garrison = {"beltranejos": {"militia": 1}}
    on_foot = besieging("aragon", "toledo", toledo={"aragon": 3, **garrison})
    riding = besieging("aragon", "toledo", toledo={"aragon": {"regular": 3, "cavalry": 1}, **garrison})
    told = [
        speaker("tanto_monta", "en").forecast(seen(one, "assault", "aragon", "toledo")) for one in (on_foot, riding)
    ]
    assert told[1] == [*told[0], "charges and riders on foot are not counted"]

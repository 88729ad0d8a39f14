"""Random play from starts that chance seldom reaches (starts.py): sound after every choice, and fit to be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook.directed import play_on
from tests.rulebook.napoleonic_wars.driver import look
from tests.rulebook.napoleonic_wars.starts import STARTS, Directed, overrun, torn
from warcouncil.engine.match import Match
from warcouncil.testing.play import Taken
from warcouncil.titles.napoleonic_wars.state import NapoleonicState


def played(state: NapoleonicState, seed: int, turns: int = 1, taken: Taken | None = None) -> Match:
    """Random play from a position to the end of this turn, or of some more."""
    last = state.turn + turns
    return play_on(Directed(), state, seed, lambda match: look(match).turn > last, taken)


@pytest.mark.parametrize("start", STARTS)
def test_play_from_directed_starts_stays_sound_and_can_be_seen(start: str) -> None:
    begin, counts = STARTS[start]
    played(begin(counts[0]), counts[0], turns=0)


@pytest.mark.soak
@pytest.mark.parametrize("start", STARTS)
def test_many_turns_from_directed_starts(start: str, record_property: Callable[[str, object], None]) -> None:
    begin, counts = STARTS[start]
    count, taken = 24, Taken()
    for seed in range(count):
        played(begin(counts[seed % len(counts)]), seed, 2, taken)
    record_property("count", count)


def test_what_the_directed_starts_come_to() -> None:
    """Peace in all its forms is made at random, and pacts are broken and restored."""
    taken = Taken()
    for seed in range(6):
        played(overrun(5, "austria", "france"), seed, 0, taken)
    assert {"submission", "terms", "accept", "quarters"} <= set(taken.kinds)
    for seed in range(3):
        played(torn(4, "spain", "france", squadrons={"cadiz": [("france", 0)]}), seed, 0, taken)
    assert {"restore", "lodge"} <= set(taken.kinds)

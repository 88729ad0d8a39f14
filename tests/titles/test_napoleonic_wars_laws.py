"""The Napoleonic Wars keep the laws of titles: a slice of conformance, for every scenario and player count."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

import pytest

from tests.rulebook.napoleonic_wars.driver import answer_one, impulse, look
from tests.rulebook.napoleonic_wars.play import SHORT
from warcouncil.engine.title import get_title
from warcouncil.testing import LAWS
from warcouncil.testing.laws import case
from warcouncil.titles.napoleonic_wars.title import NapoleonicWars


@pytest.fixture
def short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laws are tried on matches that are over soon, the scenarios of a single turn first."""

    def cases(title_id: str, matches: int, seed: int, windows: Sequence[str] = ()) -> list[case.Case]:
        title = get_title(title_id)
        policies = cycle([{"windows": policy} for policy in windows] or [{}])
        return [
            case.Case(title_id, players, title.check_options(players, {"scenario": scenario, **policy}), number)
            for (scenario, players, number), policy in zip(SHORT[-matches:], policies, strict=False)
        ]

    monkeypatch.setattr(case, "cases", cases)


@pytest.mark.usefixtures("short_matches")
@pytest.mark.parametrize(
    ("law", "matches"),
    [("setup", 6), ("play", 6), ("checkpoints", 6), ("redraws", 2), ("everybody", 2), ("what_if", 2)],
)
def test_a_law_is_kept(law: str, matches: int) -> None:
    tally = LAWS[law](NapoleonicWars.id, matches=matches)
    assert tally.matches >= matches and tally.checks > 0


@pytest.mark.slow
@pytest.mark.usefixtures("short_matches")
@pytest.mark.parametrize("law", ["forks", "half_way", "undo", "seat_forks", "one_step"])
def test_a_law_that_makes_many_copies_is_kept(law: str) -> None:
    assert LAWS[law](NapoleonicWars.id, matches=2).matches == 2


def test_the_scenarios_of_a_single_turn_are_for_two() -> None:
    title = NapoleonicWars()
    assert title.check_options(2, {"scenario": "1812"})["scenario"] == "1812"
    for players in (3, 4, 5):
        with pytest.raises(ValueError, match="is for 2 players"):
            title.check_options(players, {"scenario": "1813"})


def test_whoever_wins_a_pact_is_shown_the_hand_and_cannot_take_it_back() -> None:
    """War on a client of nobody drives it into the arms of an enemy, who plays its cards from then on."""
    match = impulse(
        "austria", 7, hands={"turkey": ("countermand", "mud")}, consuls={"turkey": ("", "unaligned", False)}
    )
    seat = look(match).seats["france"]
    declared = ("declare_war", "turkey")
    assert "turkey" not in look(match).seats
    answer_one(match, declared)
    assert look(match).seats["turkey"] == seat
    assert look(match).knows(seat, "card", "countermand", "turkey")
    assert not match.can_undo(look(match).seats["austria"])

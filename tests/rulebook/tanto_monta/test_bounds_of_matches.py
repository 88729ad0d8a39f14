"""Random matches stay within bounds: no state recurs in an impulse, nothing is asked for ever, and they end."""

from __future__ import annotations

import random
from collections import Counter
from statistics import median

import pytest

from tests.rulebook.tanto_monta.driver import look
from warcouncil.engine.match import Match
from warcouncil.engine.state import OptionValue
from warcouncil.titles.tanto_monta.title import TantoMonta

ANNOUNCEMENTS = 2
LONGEST = 3
"""No match has so many times the choices of the median."""


class Played:
    """A random match, with what is to be bounded."""

    def __init__(self, scenario: str, seed: int) -> None:
        options: dict[str, OptionValue] = {"scenario": scenario, "windows": "quick", "announcements": ANNOUNCEMENTS}
        self.match = Match.new(TantoMonta(), players=4, seed=seed, options=options)
        self.choices = 0
        self.recurring: list[tuple[int, str]] = []
        self.announced: Counter[tuple[int, str]] = Counter()
        self.passages: Counter[tuple[object, ...]] = Counter()
        chance = random.Random(f"bounds {scenario} {seed}")
        seen: set[str] = set()
        where: tuple[object, ...] = ()
        while not self.match.over:
            state = look(self.match)
            here = (state.turn, state.phase, state.impulse)
            if here != where:
                seen, where = set(), here
            digest = self.match.digest()
            if state.phase == "action" and digest in seen:
                self.recurring.append((self.choices, self.match.decisions[0].kind))
            seen.add(digest)
            decision = chance.choice(self.match.decisions)
            option = chance.choice(decision.options)
            if decision.kind == "announce" and option[0] == "invite":
                self.announced[state.turn, decision.power] += 1
            if option[0] == "ask_passage":
                self.passages[(state.turn, *option[1:])] += 1
            self.match.choose(decision, option)
            self.choices += 1


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [Played(scenario, seed) for scenario in TantoMonta.scenarios for seed in (1, 2, 3)]


def test_random_matches_of_both_scenarios_finish(played: list[Played]) -> None:
    for one in played:
        assert one.match.result is not None and min(one.match.result.ranks) == 1
        assert one.match.longest_tail <= 64


def test_no_state_recurs_within_an_impulse(played: list[Played]) -> None:
    assert [one.recurring for one in played if one.recurring] == []


def test_announcements_are_bounded(played: list[Played]) -> None:
    most = [max(one.announced.values()) for one in played if one.announced]
    assert most and max(most) <= ANNOUNCEMENTS


def test_passage_is_asked_once_a_turn_and_pair(played: list[Played]) -> None:
    asked = [count for one in played for count in one.passages.values()]
    assert asked and max(asked) == 1


def test_no_match_is_much_longer_than_the_others(played: list[Played]) -> None:
    long = [one.choices for one in played]
    assert max(long) < LONGEST * median(long)

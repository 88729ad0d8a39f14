"""Random matches of The Napoleonic Wars with every check on: `python -m tests.rulebook.napoleonic_wars.play 20`."""

from __future__ import annotations

import sys
from collections import Counter

from warcouncil.engine.match import Match
from warcouncil.testing.play import Taken, random_play
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.title import NapoleonicWars

TITLE = NapoleonicWars()
TABLES = [(scenario.id, players) for scenario in COMPONENTS.scenarios.values() for players in scenario.versions]
SHORT = [("1805", 2, 5), ("1805", 3, 8), ("1805", 4, 1), ("1805", 5, 5), ("1812", 2, 3), ("1813", 2, 7)]
"""Scenario, players and seed of random matches that are over soon, one for each table."""


def play(scenario: str, players: int, seed: int, taken: Taken | None = None) -> Match:
    """A whole match at random; its states are sound after every choice."""
    match = Match.new(TITLE, players=players, options={"scenario": scenario}, seed=seed)
    for decision, option in random_play(match, seed, taken=taken):
        wrong = list(TITLE.invariants(match.state))
        assert wrong == [], (seed, decision.kind, option, wrong)
    assert list(TITLE.invariants(match.state)) == []
    return match


def main(matches: int) -> None:
    taken, ends, longest = Taken(), Counter[str](), 0
    for seed in range(matches):
        scenario, players = TABLES[seed % len(TABLES)]
        match = play(scenario, players, seed, taken)
        assert match.result is not None
        longest = max(longest, match.longest_tail)
        ends[match.result.reason] += 1
    print(f"{matches} matches, ends {dict(ends)}, longest tail {longest}")
    print(", ".join(f"{kind} {count}" for kind, count in sorted(taken.kinds.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)

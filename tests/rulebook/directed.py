"""Random play from starts that chance seldom reaches: sound after every choice, and everybody looks at it.

Views, boards, prompts, options and the log are made in every language: with the first question of each kind that a run
of the tests meets, after so many choices, and in the end.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.match import Match
from warcouncil.engine.state import State
from warcouncil.engine.title import Title
from warcouncil.testing.play import Taken, random_play
from warcouncil.testing.sights import Sights

LOOKED = 100
"""Everybody looks after so many choices, whatever is asked."""
MET: dict[str, set[str]] = {}
"""Title -> the kinds of questions that everybody has looked at."""


def play_on(title: Title, state: State, seed: int, until: Callable[[Match], bool], taken: Taken | None = None) -> Match:
    """Random play from a position until something has happened, or to the end."""
    match, sights = Match.at(title, state, seed=seed), Sights(title)
    sights.begin()
    met = MET.setdefault(title.id, set())
    for number, (decision, option) in enumerate(random_play(match, seed, taken=taken)):
        wrong = list(title.invariants(match.state))
        assert wrong == [], (seed, decision.kind, option, wrong)
        if number % LOOKED == 0 or decision.kind not in met:
            met.add(decision.kind)
            sights.look(match)
        if until(match):
            break
    sights.look(match)
    return match

"""Random play that can be repeated: the same title, players, options and seed give the same match."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option, OptionValue
from warcouncil.engine.title import Title

LIMIT = 100_000
"""Choices after which a match counts as one that does not end."""


class Endless(AssertionError):
    """Random play did not come to an end."""


def random_choice(match: Match, chance: random.Random) -> tuple[Decision, Option]:
    """One of the open decisions, and one of its options."""
    decision = chance.choice(match.decisions)
    return decision, chance.choice(decision.options)


def random_play(match: Match, seed: int | str = 0, limit: int = LIMIT) -> Iterator[tuple[Decision, Option]]:
    """Play a match at random from where it stands; every choice is given before it is made.

    The options are chosen by a chance of its own, which has nothing to do with the dice of the match.
    """
    chance = random.Random(f"random play/{seed}")
    for _ in range(limit):
        if match.over:
            return
        decision, option = random_choice(match, chance)
        yield decision, option
        match.choose(decision, option)
    if not match.over:
        raise Endless(f"{match.title.id} did not end within {limit} choices")


def play_random(
    title: str | Title,
    *,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int | None = None,
    play_on: bool = False,
    limit: int = LIMIT,
) -> Match:
    """A match played at random: to its end, or for so many decisions. Failures of conformance are repeated with it."""
    match = Match.new(title, players=players, options=options, seed=seed, play_on=play_on)
    for number, _ in enumerate(random_play(match, seed, limit)):
        if number == decisions:
            break
    return match

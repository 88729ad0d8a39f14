"""How a league stands: points by rank, then what breaks a tie. Pure functions over what came of the tables.

Everything is counted in fractions, so that a tie is a tie however the points were shared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from warcouncil.server.leagues.book import Terms

NOTHING = Fraction(0)


class Outcome(msgspec.Struct, frozen=True):
    """What came of one table: entrants by seat, their ranks (1: the first; equal ones are shared) and scores."""

    seats: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Past(msgspec.Struct, frozen=True):
    """One round as far as it is decided."""

    outcomes: tuple[Outcome, ...]
    byes: tuple[int, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """Where somebody stands, and why."""

    place: int
    entrant: int
    points: Fraction
    wins: Fraction
    opponents: Fraction
    """What all whom they have met have on the average."""
    share: Fraction
    """Their score, as a multiple of the average at the table; of all their tables the average."""
    played: int
    byes: int

    @property
    def strength(self) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        """What places are given by: first points, then wins, then the opponents, then the scores."""
        return self.points, self.wins, self.opponents, self.share


def behind(ranks: Sequence[int], left: Sequence[bool]) -> tuple[int, ...]:
    """Whoever has left comes behind all who stayed, and those who left share the last places.

    >>> behind((1, 2, 3), (True, False, False))
    (4, 2, 3)
    """
    last = max(ranks, default=0) + 1
    return tuple(last if gone else rank for rank, gone in zip(ranks, left, strict=True))


def shared(ranks: Sequence[int], prizes: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """What each seat gets: those of one rank share what their places are worth together.

    >>> [str(one) for one in shared((1, 3, 1), (Fraction(12), Fraction(6), Fraction(0)))]
    ['9', '0', '9']
    """
    found = []
    for rank in ranks:
        ahead, alike = sum(other < rank for other in ranks), sum(other == rank for other in ranks)
        found.append(sum(prizes[ahead : ahead + alike], NOTHING) / alike)
    return tuple(found)


def shares(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Each score as a multiple of the average; all alike where the scores say nothing (none above 0, or one below).

    >>> [str(one) for one in shares((30, 10))]
    ['3/2', '1/2']
    """
    total = sum(scores)
    if total <= 0 or min(scores) < 0:
        return tuple(Fraction(1) for _ in scores)
    return tuple(Fraction(score * len(scores), total) for score in scores)


def standings(entrants: int, past: Iterable[Past], terms: Terms) -> tuple[Line, ...]:
    """Everybody's line, the best first. Who is equal in everything shares a place, in the order of entering."""
    points, wins = [NOTHING] * entrants, [NOTHING] * entrants
    portions: list[list[Fraction]] = [[] for _ in range(entrants)]
    met: list[list[int]] = [[] for _ in range(entrants)]
    byes = [0] * entrants
    for one in past:
        for entrant in one.byes:
            points[entrant] += terms.bye_points
            byes[entrant] += 1
        for outcome in one.outcomes:
            size = len(outcome.seats)
            first = shared(outcome.ranks, (Fraction(1), *[NOTHING] * (size - 1)))
            got = zip(
                outcome.seats, shared(outcome.ranks, terms.points_at(size)), first, shares(outcome.scores), strict=True
            )
            for entrant, prize, won, portion in got:
                points[entrant] += prize
                wins[entrant] += won
                portions[entrant].append(portion)
                met[entrant] += [other for other in outcome.seats if other != entrant]
    lines = [
        Line(
            0,
            number,
            points[number],
            wins[number],
            average([points[other] for other in met[number]]),
            average(portions[number]),
            len(portions[number]),
            byes[number],
        )
        for number in range(entrants)
    ]
    return placed(lines)


def average(values: Sequence[Fraction]) -> Fraction:
    return sum(values, NOTHING) / len(values) if values else NOTHING


def placed(lines: Iterable[Line]) -> tuple[Line, ...]:
    """In order, with their places: 1, 2, 2, 4, ..."""
    order = sorted(lines, key=lambda line: line.strength, reverse=True)  # stable: who is equal stays as they entered
    ahead = {line.entrant: sum(other.strength > line.strength for other in order) for line in order}
    return tuple(msgspec.structs.replace(line, place=ahead[line.entrant] + 1) for line in order)

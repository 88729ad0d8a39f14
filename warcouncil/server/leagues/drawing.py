"""The draw of a round: who plays whom, on which seats, and who has a bye. Pure functions: equal seeds, equal draws.

Anybody can draw a round again from what is told of the league: its seed, who was drawn and how they stood, and the
rounds before (`drawn`). Those of similar standing meet, and nobody whom they have met if that can be avoided.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, permutations

import msgspec

from warcouncil.server.leagues.book import Round

REPEATED = 1_000_000
"""To meet again is worse than any distance in the standings."""
TRIES = 600
"""So many entrants, taken together, are arranged anew in search of tables at which nobody meets again."""
Powers = Callable[[int], Sequence[Sequence[str]]]
"""The powers that each seat of a table of some size begins with."""


class Draw(msgspec.Struct, frozen=True):
    """The entrants of every table by seat, and who has no table."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]


class History:
    """Who has met whom, played what and sat out in the rounds before."""

    def __init__(self, rounds: Iterable[Round], powers: Powers) -> None:
        self.met: Counter[frozenset[int]] = Counter()
        self.had: Counter[tuple[int, str]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        for one in rounds:
            self.byes.update(one.byes)
            for game in one.games:
                self.met.update(frozenset(pair) for pair in combinations(game.seats, 2))
                self.sat.update((entrant, seat) for seat, entrant in enumerate(game.seats))
                held = zip(game.seats, powers(len(game.seats)), strict=True)
                self.had.update((entrant, power) for entrant, each in held for power in each)


def draw(
    seed: str,
    number: int,
    field: Sequence[tuple[int, int]],
    rounds: Iterable[Round],
    sizes: Sequence[int],
    powers: Powers,
) -> Draw:
    """One round. `field`: who is drawn, with their place in the standings."""
    chance = random.Random(f"{seed} {number}")
    history = History(rounds, powers)
    places = dict(field)
    order = sorted(places)
    chance.shuffle(order)
    order.sort(key=places.__getitem__)  # stable: among equals it is the luck of the draw
    wanted, idle = table_sizes(len(order), tuple(sizes))
    lowest = list(reversed(order))
    resting = sorted(lowest, key=history.byes.__getitem__)[:idle]  # the last of those who rested least
    groups = grouped([one for one in order if one not in resting], wanted, history.met, chance)
    tables = tuple(seated(group, powers(len(group)), history, chance) for group in groups)
    return Draw(tables, tuple(sorted(resting)))


def drawn(seed: str, rounds: Sequence[Round], sizes: Sequence[int], powers: Powers) -> list[bool]:
    """Of each round, whether it is what the seed makes of it."""
    found = []
    for place, one in enumerate(rounds):
        again = draw(seed, one.number, one.field, rounds[:place], sizes, powers)
        found.append(again == Draw(tuple(game.seats for game in one.games), one.byes))
    return found


# -- how many tables


def table_sizes(players: int, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables, and how many have no place: as few as possible, then as many tables as possible of the
    size that comes first, then of the second, ...

    >>> table_sizes(10, (4, 3)), table_sizes(11, (3,)), table_sizes(1, (2, 3))
    (((4, 3, 3), 0), ((3, 3, 3), 2), ((), 1))
    """
    for idle in range(players + 1):
        found = _fill(players - idle, sizes)
        if found is not None:
            return found, idle
    raise AssertionError("nobody at all needs no table")


@cache
def _fill(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    if not players:
        return ()
    if not sizes:
        return None
    first, rest = sizes[0], sizes[1:]
    for count in range(players // first, -1, -1):
        others = _fill(players - count * first, rest)
        if others is not None:
            return (first,) * count + others
    return None


# -- who meets whom


def grouped(
    order: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]], chance: random.Random
) -> list[list[int]]:
    """Those who stand together sit together, unless they have met: then others of similar standing."""
    places = {entrant: place for place, entrant in enumerate(order)}

    def apart(one: int, other: int) -> int:
        return REPEATED * met[frozenset((one, other))] ** 2 + abs(places[one] - places[other])

    best = settle(cut(order, sizes), apart)
    least = strain(best, apart)
    for _ in range(max(2, TRIES // max(1, len(order)))):
        if least < REPEATED:
            break
        mixed = list(order)
        chance.shuffle(mixed)
        other = settle(cut(mixed, sizes), apart)
        if strain(other, apart) < least:
            best, least = other, strain(other, apart)
    return best


def cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def strain(groups: Sequence[Sequence[int]], apart: Callable[[int, int], int]) -> int:
    return sum(apart(*pair) for group in groups for pair in combinations(group, 2))


def settle(groups: list[list[int]], apart: Callable[[int, int], int]) -> list[list[int]]:
    """Let two change places for as long as that makes it better."""
    chairs = [(table, chair) for table, group in enumerate(groups) for chair in range(len(group))]
    changed = True
    while changed:
        changed = False
        for (here, a), (there, b) in combinations(chairs, 2):
            if here != there and _gain(groups[here], a, groups[there], b, apart) > 0:
                groups[here][a], groups[there][b] = groups[there][b], groups[here][a]
                changed = True
    return groups


def _gain(here: list[int], a: int, there: list[int], b: int, apart: Callable[[int, int], int]) -> int:
    """How much better it gets if two of different tables change places."""
    one, other = here[a], there[b]
    gain = 0
    for mate in here:
        if mate != one:
            gain += apart(one, mate) - apart(other, mate)
    for mate in there:
        if mate != other:
            gain += apart(other, mate) - apart(one, mate)
    return gain


# -- who sits where


def seated(
    group: Sequence[int], powers: Sequence[Sequence[str]], history: History, chance: random.Random
) -> tuple[int, ...]:
    """The group by seat: nobody plays a power again that they have played, nor sits where they sat, if avoidable."""
    mixed = sorted(group)
    chance.shuffle(mixed)

    def worn(entrant: int, seat: int) -> int:
        again = sum(history.had[entrant, power] ** 2 for power in powers[seat])
        return 100 * again + history.sat[entrant, seat]

    cost = {(entrant, seat): worn(entrant, seat) for entrant in mixed for seat in range(len(mixed))}
    return min(permutations(mixed), key=lambda way: sum(cost[one, seat] for seat, one in enumerate(way)))

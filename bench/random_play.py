"""The random matches of the soak: play that now and then prefers what was taken least, with every look on a share.

Matches are played in batches of a fixed size. A batch starts from what was taken in all batches before its round, and
two batches make a round: so the result is the same in however many processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from time import perf_counter

import msgspec

import warcouncil
from bench.plan import Configuration
from warcouncil.bots.playout import LIMIT, Played, Table, Tally, describe
from warcouncil.engine.errors import RulesError
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import get_title
from warcouncil.testing.play import Taken, random_play
from warcouncil.testing.sights import Sights

BATCH = 25

Counted = list[tuple[str, Option, int]]
"""What was taken, as it is kept and sent between processes."""


class Batch(msgspec.Struct, frozen=True):
    """Some matches of a configuration, one after the other, and what was taken before them."""

    tables: list[Table]
    looked: list[int]
    """The seeds of those in which everything is looked at with every decision."""
    taken: Counted


class Done(msgspec.Struct):
    played: list[Played]
    taken: Counted
    """What was taken in these matches alone."""


def batches(one: Configuration, first: int, count: int, every: int, taken: Taken) -> list[Batch]:
    """The matches with the seeds from `first` on; one in every so many is looked at."""
    before, end = as_counts(taken), first + count
    return [
        Batch(one.tables(start, size), looked_at(start, start + size, every), before)
        for start in range(first, end, BATCH)
        if (size := min(BATCH, end - start))
    ]


def looked_at(first: int, end: int, every: int) -> list[int]:
    """The seeds of a range in which everything is looked at: two in twice so many, one in each batch of a round."""
    places = (0, BATCH % (2 * every))
    return [seed for seed in range(first, end) if seed % (2 * every) in places]


def play_batch(batch: Batch) -> Done:
    """Play some matches. A failure is part of the answer, so that the others go on."""
    taken = as_taken(batch.taken)
    before = taken.copy()
    played = [play(table, taken, table.seed in batch.looked) for table in batch.tables]
    return Done(played, as_counts(taken.since(before)))


def play(table: Table, taken: Taken, looked: bool) -> Played:
    """One match, with the invariants after every decision and, if wanted, all that anybody can see."""
    start, tally, error = perf_counter(), Tally(), ""
    match: Match | None = None
    try:
        match = warcouncil.new(table.title, players=table.players, options=table.options, seed=table.seed, log=looked)
        checks = [_invariants, *([_sights(table.title).look] if looked else [])]
        _play_out(match, tally, table.seed, taken, checks)
    except Exception as problem:  # noqa: BLE001  whatever a rule or a view did wrong is counted and reported
        error = describe(problem)
    return Played(
        table=table,
        tally=tally,
        seconds=perf_counter() - start,
        seats=dict(match.state.seats) if match else {},
        result=match.result if match else None,
        error=error,
        journal=match.journal.text() if match and error else "",
    )


def _play_out(match: Match, tally: Tally, seed: int, taken: Taken, checks: Iterable[Callable[[Match], None]]) -> None:
    """To the end; `checks` look at the match before every choice and at its end."""
    for decision, _ in random_play(match, seed, LIMIT, taken):
        for check in checks:
            check(match)
        tally.decisions += len(decision.options) > 1
        tally.tail = match.longest_tail
    for check in checks:
        check(match)
    tally.tail = match.longest_tail


def _sights(title: str) -> Sights:
    """Eyes for a new match; what options are called is said once in a process."""
    sights = _eyes(title)
    sights.begin()
    return sights


@cache
def _eyes(title: str) -> Sights:
    return Sights(get_title(title))


def _invariants(match: Match) -> None:
    broken = list(match.title.invariants(match.state))
    if broken:
        raise RulesError("invariant broken: " + "; ".join(broken))


def as_counts(taken: Taken) -> Counted:
    return [(kind, option, count) for (kind, option), count in taken.options.items()]


def as_taken(counts: Counted) -> Taken:
    taken = Taken()
    for kind, option, count in counts:
        taken.options[kind, option] = count
    return taken

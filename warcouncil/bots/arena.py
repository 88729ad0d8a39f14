"""The arena: bots meet in many matches with changing seats.

report = arena("endeavor", ["heuristic", "random", "random"], matches=100, seed=1, jobs=2)
report["heuristic"].wins
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median

import msgspec

from warcouncil.bots.base import make_bot
from warcouncil.bots.playout import Played, Table, play_all
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import get_title


class Standing(msgspec.Struct):
    """How one bot did. A bot that sits on several seats of a table is counted once for each match."""

    bot: str
    matches: int = 0
    wins: int = 0
    """Matches won by seats of this bot alone."""
    shared: int = 0
    """Matches won together with another bot."""
    failures: int = 0
    mean_score: float = 0.0
    p50_ms: float = 0.0
    max_ms: float = 0.0


def arena(
    title_id: str,
    bots: Sequence[str],
    matches: int,
    *,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[Played], None] | None = None,
) -> dict[str, Standing]:
    """Play `matches` matches, one seat for each name in `bots`; everybody moves one seat on after each match."""
    title = get_title(title_id)
    for name in bots:
        make_bot(title, name, 0, 0)
    checked = title.check_options(len(bots), options or {})
    tables = [
        Table(title=title_id, players=len(bots), options=checked, seed=seed + i, bots=rotated(bots, i), timed=True)
        for i in range(matches)
    ]
    played = []
    for one in play_all(tables, jobs):
        played.append(one)
        if progress:
            progress(one)
    return {name: standing(name, played) for name in dict.fromkeys(bots)}


def rotated(bots: Sequence[str], by: int) -> tuple[str, ...]:
    """The seating of match number `by`.

    >>> rotated(["a", "b", "c"], 1)
    ('c', 'a', 'b')
    """
    return tuple(bots[(seat - by) % len(bots)] for seat in range(len(bots)))


def standing(name: str, played: Sequence[Played]) -> Standing:
    """What one bot achieved in some matches."""
    entry = Standing(name)
    scores: list[float] = []
    thinking: list[float] = []
    for one in played:
        own = {seat for seat, bot in enumerate(one.table.bots) if bot == name}
        entry.matches += 1
        if one.result is None:
            entry.failures += 1
            continue
        winners = set(one.result.winners)
        entry.wins += winners <= own
        entry.shared += bool(winners & own) and not winners <= own
        scores += [score for power, score in one.result.scores.items() if one.seats[power] in own]
        thinking += [ms for seat in own for ms in one.tally.thinking.get(seat, ())]
    if scores:
        entry.mean_score = fmean(scores)
    if thinking:
        entry.p50_ms, entry.max_ms = median(thinking), max(thinking)
    return entry

"""The laws that every title keeps, and `conformance`, which tries them all.

Each law is a function `law(title_id, *, matches, seed, level)`, so that a test may try it alone. It raises
ConformanceFailure, which names the law and says how to come to the place, or returns what it was tried on.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import msgspec

from warcouncil.engine.title import Title, get_title
from warcouncil.testing.laws.acts import one_step, private_acts, undo
from warcouncil.testing.laws.bots import bots
from warcouncil.testing.laws.case import Case, ConformanceFailure, Law, Level, Tally, kinds_of_tables, repeatable
from warcouncil.testing.laws.copies import checkpoints, forks, restore
from warcouncil.testing.laws.failing import foreign_values, half_way
from warcouncil.testing.laws.hidden import everybody, non_interference, seat_forks
from warcouncil.testing.laws.journal import journal
from warcouncil.testing.laws.judging import judging
from warcouncil.testing.laws.play import accepted, invariants, options, play, tails
from warcouncil.testing.laws.processes import introduce, processes
from warcouncil.testing.laws.redraws import redraws
from warcouncil.testing.laws.setup import setup
from warcouncil.testing.laws.sights import sights, sought
from warcouncil.testing.laws.what_if import what_if
from warcouncil.testing.laws.words import words

_ALL: dict[str, Law] = {
    "setup": setup,
    "options": options,
    "play": play,
    "accepted": accepted,
    "invariants": invariants,
    "sights": sights,
    "tails": tails,
    "processes": processes,
    "forks": forks,
    "restore": restore,
    "checkpoints": checkpoints,
    "journal": journal,
    "half_way": half_way,
    "foreign_values": foreign_values,
    "private_acts": private_acts,
    "non_interference": non_interference,
    "undo": undo,
    "redraws": redraws,
    "seat_forks": seat_forks,
    "everybody": everybody,
    "what_if": what_if,
    "one_step": one_step,
    "words": words,
    "bots": bots,
    "judging": judging,
}
LAWS = {name: repeatable(name, law) for name, law in _ALL.items()}
"""All laws by name, those first whose breach explains breaches of later ones."""

WHOLE = ("setup", "options", "play")
"""Laws that are tried on all matches; the others, which make many copies, on a share of them."""
SHARE = {"quick": 6, "full": 2}


class Report(msgspec.Struct):
    """What `conformance` tried: law -> what it was tried on, and how long it took."""

    title: str
    level: str
    laws: dict[str, Tally]
    seconds: dict[str, float]

    @property
    def longest_tail(self) -> int:
        """The most records that one step made."""
        return max(tally.longest_tail for tally in self.laws.values())

    def __str__(self) -> str:
        lines = [f"{self.title} keeps all {len(self.laws)} laws ({self.level}); longest tail {self.longest_tail}"]
        for name, tally in self.laws.items():
            tried = f"{tally.matches:5} matches {tally.decisions:8} decisions {tally.checks:9} checks"
            lines.append(f"  {name:17} {tried} {self.seconds[name]:7.1f} s")
        return "\n".join(lines)


def conformance(title_id: str, *, matches: int = 20, seed: int = 0, level: Level = "quick", workers: int = 1) -> Report:
    """Try every law on a registered title; ConformanceFailure names the first that is broken.

    `matches` random matches are played over all player counts and options; laws that make many copies are tried on a
    share of them, but at least once for each player count and scenario. `level="full"` looks at every decision and
    checkpoint and takes long for long titles. `workers` processes share the laws.
    """
    title = get_title(title_id)
    report = Report(title_id, level, {}, {})
    jobs = [(name, title_id, share(name, title, matches, level), seed, level) for name in LAWS]
    if workers > 1:
        kind = type(title)
        known = (title_id, kind.__module__, kind.__qualname__, list(sys.path))
        with ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=_introduce, initargs=known
        ) as pool:
            results = list(pool.map(_try, jobs))
    else:
        results = [_try(job) for job in jobs]
    for (name, *_), (tally, seconds) in zip(jobs, results, strict=True):
        report.laws[name], report.seconds[name] = tally, seconds
    return report


def share(name: str, title: Title, matches: int, level: Level) -> int:
    """How many matches a law is tried on when `conformance` is asked for so many."""
    return matches if name in WHOLE else max(min(matches, kinds_of_tables(title)), matches // SHARE[level])


def _try(job: tuple[str, str, int, int, Level]) -> tuple[Tally, float]:
    name, title_id, matches, seed, level = job
    start = perf_counter()
    tally = LAWS[name](title_id, matches=matches, seed=seed, level=level)
    return tally, perf_counter() - start


def _introduce(title_id: str, module: str, member: str, path: list[str]) -> None:
    sys.path[:] = path
    introduce(title_id, module, member)


__all__ = ["LAWS", "Case", "ConformanceFailure", "Law", "Level", "Report", "Tally", "conformance", "sought", *LAWS]

"""The mutation check: break the rule behind a clause, and see that a test which covers the clause fails.

    report = run("endeavor", count=100, seed=1)
    print(report.killed, "of", report.sampled, report.survivors)

`warcouncil.testing.mutate` makes the changes, `warcouncil.testing.mutant_plugin` lets the tests see them.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

import msgspec

from warcouncil.engine import clauses
from warcouncil.engine.clauses import Clause
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.title import get_title
from warcouncil.testing import mutant_server
from warcouncil.testing.coverage import coverage, find_tests
from warcouncil.testing.mutate import PACKAGE, Mutant, changes_code, mutants

PATIENCE = (2.0, 4.0)
"""A mutant may take so many seconds, and so many times what all unchanged tests take; one that hangs is noticed."""
WEAK = 0.25
"""How likely a change that may make no difference is taken, compared to one that surely does."""


class TestsFail(WarCouncilError, RuntimeError):
    """The tests fail without any change: there is nothing to measure."""

    __test__ = False


class Survivor(msgspec.Struct, frozen=True):
    """A broken rule that no covering test noticed."""

    clause: str
    file: str
    line: int
    what: str


class MutantReport(msgspec.Struct, frozen=True):
    sampled: int
    killed: int
    survivors: list[Survivor]
    skipped: dict[str, str]
    """Covered clauses that came up but have nothing to break, with the reason."""
    layers: dict[str, int] = {}
    """How many of the samples lie in the title (by its id) and in each layer below it (`campaign`, `table`)."""


def run(
    title_id: str,
    count: int = 100,
    seed: int = 0,
    jobs: int = 2,
    progress: Callable[[int, int], None] | None = None,
    tests: Path | None = None,
) -> MutantReport:
    """Break `count` rules of a title, one at a time, and run the tests that cover each.

    `progress(done, total)` is called after each mutant. TestsFail if the tests fail as they are.
    """
    folder = find_tests(tests)
    covering = coverage(title_id, folder).tests
    skipped: dict[str, str] = {}
    sample = _sample(title_id, sorted(covering), count, random.Random(seed), skipped)
    if not sample:
        return MutantReport(0, 0, [], skipped)
    seconds = _check_tests(folder, sorted({node for clause, _ in sample for node in covering[clause.id]}))
    survivors: list[tuple[int, Survivor]] = []
    with tempfile.TemporaryDirectory() as scratch:
        outcomes = _outcomes(folder, covering, sample, PATIENCE[0] + PATIENCE[1] * seconds, jobs, Path(scratch))
        for done, (i, remark) in enumerate(outcomes, 1):
            if remark is not None:
                survivors.append((i, _survivor(title_id, *sample[i], remark)))
            if progress is not None:
                progress(done, len(sample))
    ordered = [survivor for _, survivor in sorted(survivors, key=lambda pair: pair[0])]
    layers = Counter(_place(title_id, mutant.file)[0] for _, mutant in sample)
    return MutantReport(len(sample), len(sample) - len(ordered), ordered, skipped, dict(layers))


def _sample(
    title_id: str, ids: list[str], count: int, chance: random.Random, skipped: dict[str, str]
) -> list[tuple[Clause, Mutant]]:
    """One mutant of each clause in random order; if there are not enough clauses, a second of each, and so on."""
    known = clauses.load(title_id)
    chance.shuffle(ids)
    sources = {id: _mutants_of(title_id, known[id], chance, skipped) for id in ids}
    sample: list[tuple[Clause, Mutant]] = []
    while sources and len(sample) < count:
        for id in list(sources):
            mutant = next(sources[id], None)
            if mutant is None:
                del sources[id]
                continue
            sample.append((known[id], mutant))
            if len(sample) == count:
                break
    return sample


def _mutants_of(title_id: str, clause: Clause, chance: random.Random, skipped: dict[str, str]) -> Iterator[Mutant]:
    """The mutants of a clause in random order, the strong ones likelier first."""
    try:
        found = mutants(get_title(title_id).folder, clause.where, (clause.id, *clause.aliases, *clause.rests))
    except ValueError as error:
        skipped[clause.id] = str(error)
        return
    found.sort(key=lambda mutant: chance.random() ** (1 if mutant.strong else 1 / WEAK))
    nothing = True
    for mutant in reversed(found):
        if changes_code(mutant):
            nothing = False
            yield mutant
    if nothing:
        skipped[clause.id] = f"{clause.where} has nothing to break"


def _survivor(title_id: str, clause: Clause, mutant: Mutant, remark: str) -> Survivor:
    return Survivor(clause.id, _place(title_id, mutant.file)[1], mutant.line, mutant.what + remark)


def _place(title_id: str, file: Path) -> tuple[str, str]:
    """The layer of a file, which is the id of the title if it is one of its own, and its path as clauses name it."""
    folder = get_title(title_id).folder
    if file.is_relative_to(folder):
        return title_id, file.relative_to(folder).as_posix()
    path = file.relative_to(PACKAGE)
    return path.parts[0], path.as_posix()


# -- running the tests


def _outcomes(
    folder: Path,
    covering: dict[str, list[str]],
    sample: list[tuple[Clause, Mutant]],
    seconds: float,
    jobs: int,
    scratch: Path,
) -> Iterator[tuple[int, str | None]]:
    """(number of the mutant, outcome) of each, as they come."""
    servers = [Server(folder, scratch / str(job)) for job in range(min(jobs, len(sample)))]
    idle: SimpleQueue[Server] = SimpleQueue()
    for server in servers:
        idle.put(server)

    def outcome(number: int) -> tuple[int, str | None]:
        clause, mutant = sample[number]
        server = idle.get()
        try:
            return number, server.outcome(covering[clause.id], mutant, seconds)
        finally:
            idle.put(server)

    try:
        with ThreadPoolExecutor(len(servers)) as pool:
            for future in as_completed([pool.submit(outcome, number) for number in range(len(sample))]):
                yield future.result()
    finally:
        for server in servers:
            server.stop()


class Server:
    """A process that runs tests against mutants (`mutant_server`), one at a time."""

    def __init__(self, folder: Path, text: Path) -> None:
        self.text = text
        self.process = subprocess.Popen(
            [sys.executable, "-m", mutant_server.__name__],
            cwd=folder.parent,
            env=_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def outcome(self, nodes: list[str], mutant: Mutant, seconds: float) -> str | None:
        """None if a test noticed the mutant (or the rule hangs); otherwise how it survived, mostly empty."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.text.write_text(mutant.text, encoding="utf-8")
        request = {"file": str(mutant.file), "text": str(self.text), "nodes": nodes, "seconds": seconds}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer or int(answer) == mutant_server.BROKEN:
            raise RuntimeError(f"the tests cannot be run against a changed {mutant.file}")
        if int(answer) == mutant_server.UNUSED:
            return " (its tests never load this file)"
        return "" if int(answer) == 0 else None

    def stop(self) -> None:
        self.process.communicate()


def _check_tests(folder: Path, nodes: list[str]) -> float:
    """The seconds that the unchanged tests take; TestsFail with their output if they do not pass."""
    start = time.monotonic()
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *mutant_server.arguments(nodes)],
        cwd=folder.parent,
        env=_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if ran.returncode != 0:
        raise TestsFail(f"the tests must pass before rules are broken:\n{ran.stdout[-2000:]}")
    return time.monotonic() - start


def _environment() -> dict[str, str]:
    """The environment of the tests: this package must be importable also where it is not installed."""
    home = str(Path(__file__).resolve().parents[2])
    paths = [home, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

"""Determinism: the same match in other processes, whatever the hash seed, step by step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import msgspec

from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.title import get_title, register, title_ids
from warcouncil.testing.laws.case import Case, ConformanceFailure, Level, Tally, cases
from warcouncil.testing.play import random_play

HASH_SEEDS = ("0", "1", "2")
SECONDS = 600


def processes(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
    """Equal digests after every decision, in this process and in others with other hash seeds."""
    tally = Tally()
    tried = cases(title_id, matches, seed)
    expected = [course(case) for case in tried]
    seeds = HASH_SEEDS if level == "full" else HASH_SEEDS[:2]
    for hash_seed, (status, output, errors) in zip(seeds, _elsewhere(title_id, tried, seeds), strict=True):
        if status:
            raise ConformanceFailure(
                "processes", f"a process with hash seed {hash_seed} failed: {errors.strip()[-600:]}"
            )
        for case, here, there in zip(tried, expected, json.loads(output), strict=True):
            _compare(case, here, there, hash_seed)
            tally.checks += len(here)
    tally.matches = len(tried)
    tally.decisions = sum(map(len, expected))
    return tally


def course(case: Case) -> list[str]:
    """The digest before every choice of a random match, and at its end; how it failed, if it did."""
    digests: list[str] = []
    try:
        match = case.new()
        for _ in random_play(match, case.seed):
            digests.append(match.digest())
        digests.append(match.digest())
    except (WarCouncilError, AssertionError) as error:
        digests.append(f"failed: {error}")
    return digests


def _compare(case: Case, here: list[str], there: list[str], hash_seed: str) -> None:
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        if one != other:
            reason = f"with hash seed {hash_seed} another process comes to something else"
            raise ConformanceFailure("processes", reason, case, number)
    if len(here) != len(there):
        reason = f"{len(here)} situations here, {len(there)} in a process with hash seed {hash_seed}"
        raise ConformanceFailure("processes", reason, case, min(len(here), len(there)))


def _elsewhere(title_id: str, tried: list[Case], seeds: Sequence[str]) -> list[tuple[int, str, str]]:
    """Status, output and errors of one process for each hash seed; none of them outlives the call."""
    kind = type(get_title(title_id))
    job = {"title": title_id, "module": kind.__module__, "member": kind.__qualname__}
    told = json.dumps({**job, "cases": msgspec.to_builtins(tried)})
    with ThreadPoolExecutor(len(seeds)) as threads:
        return list(threads.map(lambda hash_seed: _run(told, hash_seed), seeds))


def _run(job: str, hash_seed: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", "from warcouncil.testing.laws.processes import child; child()"],
        input=job,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    return done.returncode, done.stdout, done.stderr


def child() -> None:
    """What the other process does: play the same matches and print their digests."""
    job: dict[str, Any] = json.load(sys.stdin)
    introduce(job["title"], job["module"], job["member"])
    tried = msgspec.convert(job["cases"], list[Case])
    print(json.dumps([course(case) for case in tried]))


def introduce(title_id: str, module: str, member: str) -> None:
    """Make a title from outside the package known in this process."""
    if title_id in title_ids():
        return
    found: Any = import_module(module)
    for name in member.split("."):
        found = getattr(found, name)
    register(title_id, found)

"""Random matches of Tanto Monta, with invariants after every decision and all views drawn now and then.

python -m tests.rulebook.tanto_monta.play 20 [seed]
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter

import warcouncil
from warcouncil.engine.match import Match
from warcouncil.engine.title import register, title_ids
from warcouncil.titles.tanto_monta.title import TantoMonta

MOST = 20_000
"""No match has so many decisions."""
VIEWS = 40
"""All views are drawn after so many decisions."""


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    enter()
    kinds: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(first, first + matches):
        began = time.perf_counter()
        before = kinds.total()
        match = play_one(seed, kinds)
        result = match.result
        assert result is not None
        ends[result.reason] += 1
        count, seconds = kinds.total() - before, time.perf_counter() - began
        print(f"seed {seed}: {result.reason} {result.scores} {count} choices {seconds:.1f} s")
    print(dict(ends))
    print(dict(kinds.most_common()))


def enter() -> None:
    """The title as an outside one, until it is in the registry."""
    if "tanto_monta" not in title_ids():
        register("tanto_monta", TantoMonta)


def play_one(seed: int, kinds: Counter[str] | None = None, scenario: str = "") -> Match:
    """A match by chance, checked all along; the seed says which scenario."""
    chance = random.Random(seed)
    scenario = scenario or TantoMonta.scenarios[seed % len(TantoMonta.scenarios)]
    match = warcouncil.new("tanto_monta", seed=seed, options={"scenario": scenario})
    count = 0
    while not match.over:
        decision = chance.choice(match.decisions)
        if kinds is not None:
            kinds[decision.kind] += 1
        option = chance.choice(decision.options)
        match.choose(decision, option)
        count += 1
        wrong = list(match.title.invariants(match.state))
        assert not wrong, (seed, count, decision.kind, decision.power, option, wrong)
        assert count < MOST, f"seed {seed} does not end"
        if count % VIEWS == 0:
            for seat in (None, 0, 1, 2, 3):
                match.title.view(match.state, seat)
    return match


if __name__ == "__main__":
    main()

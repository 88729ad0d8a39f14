"""What copies cost, in choices: `python bench/forks.py`, or beside another tree `python bench/forks.py --before PATH`.

Copies are made all along random matches, and their time is divided by that of a choice in the same matches: so the
figures depend little on the machine. With `--before` the tree at that path is measured in turn with this one, round by
round, each in a process of its own, and the medians of the rounds are compared. Only the time of the processor counts,
so that whatever else the machine does matters less.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

import warcouncil
from warcouncil.engine.match import Match

ROOT = Path(__file__).resolve().parent.parent
TITLES = ("endeavor", "game_of_thrones", "here_i_stand", "tanto_monta", "napoleonic_wars")
COPIES = ("seat", "light", "exact", "asked")
"""For one seat; for one seat and light; exact; for one seat, and its own questions listed."""
EVERY = 5
"""Copies are made before every so many choices."""

Times = dict[str, float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--before", type=Path, help="another tree to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=2, help="how many of each title in a round")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps({title: measured(title, args.matches) for title in args.titles}))
        return 0
    trees = [ROOT] if args.before is None else [args.before, ROOT]
    rounds = [[ask(tree, args.titles, args.matches) for tree in trees] for _ in range(args.rounds)]
    for title in args.titles:
        print("\n".join(described(title, [[one[title] for one in each] for each in rounds])))
    return 0


def ask(tree: Path, titles: list[str], matches: int) -> dict[str, Times]:
    """One round in a process of its own, by the rules and the engine of that tree."""
    command = [sys.executable, __file__, *titles, "--matches", str(matches), "--measure"]
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, check=True)
    answer: dict[str, Times] = json.loads(found.stdout)
    return answer


def described(title: str, rounds: list[list[Times]]) -> list[str]:
    """The medians of each tree, the first of them the one before."""
    lines = [f"{title}: a choice takes {', '.join(f'{one * 1e6:.0f} us' for one in medians(rounds, 'choice'))}"]
    for copy in COPIES:
        costs = medians(rounds, copy)
        choices = [cost / choice for cost, choice in zip(costs, medians(rounds, "choice"), strict=True)]
        told = ", ".join(f"{one * 1e6:.0f} us = {ratio:.1f} choices" for one, ratio in zip(costs, choices, strict=True))
        faster = f"; {median(each[0][copy] / each[-1][copy] for each in rounds):.2f} times cheaper"
        lines.append(f"  {copy:6} {told}{faster if len(costs) > 1 else ''}")
    if len(rounds[0]) > 1:
        speed = median(each[0]["choice"] / each[-1]["choice"] for each in rounds)
        lines.append(f"  random play is {speed:.2f} times as fast")
    return lines


def medians(rounds: list[list[Times]], what: str) -> list[float]:
    return [median(each[tree][what] for each in rounds) for tree in range(len(rounds[0]))]


def measured(title: str, matches: int) -> Times:
    """Seconds of a choice, its options listed, and of each kind of copy."""
    total = dict.fromkeys(("choice", *COPIES), 0.0)
    choices = copies = 0
    for seed in range(matches):
        match = warcouncil.new(title, players=warcouncil.get_title(title).players[-1], seed=seed, log=False)
        chance = random.Random(seed)
        while not match.over:
            if choices % EVERY == 0:
                for copy in chance.sample(COPIES, len(COPIES)):  # whatever the first one finds cold
                    total[copy] += timed(match, copy, choices)
                copies += 1
            choices += 1
            start = process_time()
            decision = chance.choice(match.decisions)
            match.choose(decision, chance.choice(decision.options))
            total["choice"] += process_time() - start
    return {what: seconds / (choices if what == "choice" else copies) for what, seconds in total.items()}


def timed(match: Match, copy: str, number: int) -> float:
    seat = number // EVERY % match.players
    start = process_time()
    if copy == "exact":
        match.fork()
    else:
        fork = match.fork(seat=seat, light=copy == "light", seed=number)
        if copy == "asked":
            for decision in fork.decisions:
                if decision.seat == seat:
                    _ = decision.options
    return process_time() - start


if __name__ == "__main__":
    sys.exit(main())

"""Measure every title and write bench/results.md (`make bench`).

What is compared over time are the ratios: python-chess plays at random in the same run, so they depend little on the
machine. The absolute figures are those of the machine that ran last.
"""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests, where the fixture title lives

from bench.ledger import table, tree_state  # noqa: E402
from warcouncil.commands.bench import Speed, measure, python_chess  # noqa: E402
from warcouncil.engine.title import get_title, register, title_ids  # noqa: E402
from warcouncil.text import speaker  # noqa: E402

TARGETS = (
    "Targets: at least 2 times python-chess in decisions a second (Endeavor), at least 3,000 forks for one seat a "
    "second in mid-game (95th percentile under 333 µs), a match in progress under 1,000,000 bytes. Here I Stand: at "
    "least 0.4 times python-chess, 500 forks a second, under 3,000,000 bytes. Tanto Monta: at least 0.4 times, The "
    "Napoleonic Wars at least 0.5 times, both 1,000 forks a second (neither is there yet)."
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure each title (default: 20)")
    seconds = parser.parse_args().seconds
    from tests.titles.parley import Parley

    register("parley", Parley)
    chess = python_chess(speaker(None, "en"))
    speeds = [measure(get_title(name), chess, seconds) for name in title_ids()]
    text = report(speeds, seconds)
    (ROOT / "bench" / "results.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


def report(speeds: list[Speed], seconds: float) -> str:
    trees = [tree_state(ROOT, one.title) for one in speeds]
    tree, changed = trees[0], " with changes that are not committed" if any(one.changed for one in trees) else ""
    ratios = [
        (
            one.title,
            f"{one.ratio_to_python_chess:.2f}",
            f"{one.forks_per_second / one.chess_decisions_per_second:.2f}",
            f"{one.mean_options:.1f}",
            f"{one.match_bytes:,}",
        )
        for one in speeds
    ]
    figures = [
        (
            one.title,
            f"{one.decisions_per_second:,.0f}",
            f"{one.matches_per_second:,.1f}",
            f"{one.forks_per_second:,.0f}",
            f"{one.fork_p95_us:,.0f}",
            f"{one.chess_decisions_per_second:,.0f}",
        )
        for one in speeds
    ]
    lines = [
        "# Benchmark results",
        "",
        "Whole random matches: set-up, options listed, journal and dice on, nothing put into words. A decision",
        "counts if it had two options or more; random chess (python-chess) is counted the same way in the same run.",
        "",
        TARGETS,
        "",
        f"Commit {tree.commit}{changed}, sources {tree.sources}.",
        "",
        "## Ratios",
        "",
        *table(
            (
                "title",
                "decisions / python-chess",
                "forks / python-chess decisions",
                "mean options",
                "bytes of a match",
            ),
            ratios,
        ),
        "",
        f"## The machine of this run (Python {platform.python_version()}, {seconds:g} s a title)",
        "",
        *table(
            ("title", "decisions/s", "matches/s", "forks/s", "fork p95 (µs)", "python-chess decisions/s"),
            figures,
        ),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())

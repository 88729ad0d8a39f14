"""The long tests (`make soak`): every test marked `soak`, such as killing the server a hundred times.

    python bench/long_tests.py            all of them
    python bench/long_tests.py --again    those that had not passed, and says at which commit

Writes the part "long tests" of bench/soak.md. A test says with `record_property("count", ...)` how often it did what
it tests.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.ledger import hash_of, replace_part, table, tree_of  # noqa: E402

PART = "long tests"
SOURCES = ("warcouncil", "tests")
REPORT = ROOT / "bench" / "soak.md"


Row = tuple[str, int, str, int]
"""Test, count, result, seconds."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--again", action="store_true", help="only those that had not passed")
    again = parser.parse_args(argv).again
    text = REPORT.read_text(encoding="utf-8")
    before = rows_of(text) if again else []
    todo = [node(row[0]) for row in before if row[2] != "passed"]
    if again and not todo:
        sys.exit("long tests: all of them had passed")
    rows, failed = run(*(todo or ["tests"]))
    if not rows:
        return failed or 1
    made = again_part(text, before, rows) if again else part(rows)
    REPORT.write_text(replace_part(text, PART, made), "utf-8")
    print(f"written: bench/soak.md, {PART}")
    return failed


def run(*tests: str) -> tuple[list[Row], int]:
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        words = ["-m", "pytest", "-n", "2", "--dist", "worksteal", "-q", "-m", "soak", *tests]
        words += ["-o", "junit_family=xunit1", f"--junitxml={results}"]
        failed = subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode
        return read_results(results) if results.exists() else [], failed


def rows_of(text: str) -> list[Row]:
    """The rows of the part as it stands."""
    lines = text.partition(f"## {PART}\n")[2].partition("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| test_")]
    return [(name, int(count), result, int(seconds)) for name, count, result, seconds in cells]


def node(name: str) -> str:
    """The address of a test for pytest."""
    module, _, test = name.partition(": ")
    has = f"def {test.partition('[')[0]}("
    (found,) = [one for one in (ROOT / "tests").rglob(f"{module}.py") if has in one.read_text(encoding="utf-8")]
    return f"{found.relative_to(ROOT)}::{test}"


def read_results(path: Path) -> list[Row]:
    rows = []
    for case in ElementTree.parse(path).iter("testcase"):
        name = f"{case.get('classname', '').rpartition('.')[2]}: {case.get('name')}"
        counts = [int(found.get("value", "1")) for found in case.iter("property") if found.get("name") == "count"]
        bad = [kind for kind in ("failure", "error", "skipped") if case.find(kind) is not None]
        rows.append((name, sum(counts) or 1, ", ".join(bad) or "passed", round(float(case.get("time", "0")))))
    return rows


def part(rows: list[Row]) -> str:
    lines = [
        f"## {PART}",
        "",
        f"- commit: {state()}",
        f"- sources: {hash_of(ROOT, *SOURCES)} (a hash over {' and '.join(SOURCES)})",
        f"- Python {platform.python_version()}",
        summary(rows),
        "",
        *listed(rows),
    ]
    return "\n".join(lines) + "\n"


def again_part(text: str, before: list[Row], rows: list[Row]) -> str:
    """The part as it stood, with these rows in their places, and when they were tried again."""
    newer = {row[0]: row for row in rows}
    whole = [newer.get(row[0], row) for row in before]
    stood = text.partition(f"## {PART}\n")[2].partition("\n## ")[0].splitlines()
    head = [line for line in stood if line.startswith("- ") and not line.endswith(" seconds")]
    told = f"- tried again at {state()}, sources {hash_of(ROOT, *SOURCES)}: {', '.join(newer)}"
    lines = [
        f"## {PART}",
        "",
        *head,
        told,
        summary(whole),
        "",
        *table(("test", "count", "result", "seconds"), [*whole]),
    ]
    return "\n".join(lines) + "\n"


def state() -> str:
    commit, changed = tree_of(ROOT, *SOURCES)
    return f"{commit}{' with changes that are not committed' if changed else ''}"


def listed(rows: list[Row]) -> list[str]:
    return [*table(("test", "count", "result", "seconds"), [*rows])]


def summary(rows: list[Row]) -> str:
    failed, seconds = sum(row[2] != "passed" for row in rows), sum(row[3] for row in rows)
    return f"- {len(rows)} tests, {failed} not passed, {seconds} seconds"


if __name__ == "__main__":
    sys.exit(main())

"""The long tests (`make soak`): every test marked `soak`, such as killing the server two hundred times.

    python bench/long_tests.py                      all of them
    python bench/long_tests.py --again              those that had not passed, and says at which commit
    python bench/long_tests.py --again test_kill    those of these modules, whatever came of them before

Writes the part "long tests" of bench/soak.md. A test says with `record_property("count", ...)` how often it did what
it tests, and may tell in a line what it counted besides (`"told"`).
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
    parser.add_argument(
        "--again", nargs="*", metavar="MODULE", help="only those that had not passed, or of these modules"
    )
    again = parser.parse_args(argv).again
    text = REPORT.read_text(encoding="utf-8")
    before = rows_of(text) if again is not None else []
    todo = [node(row[0]) for row in before if row[2] != "passed"] if not again else list(map(file_of, again))
    if again is not None and not todo:
        sys.exit("long tests: all of them had passed")
    rows, told, failed = run(*(todo or ["tests"]))
    if not rows:
        return failed or 1
    made = part(rows, told) if again is None else again_part(text, others(before, again), rows, told)
    REPORT.write_text(replace_part(text, PART, made), "utf-8")
    print(f"written: bench/soak.md, {PART}")
    return failed


def run(*tests: str) -> tuple[list[Row], dict[str, str], int]:
    """The rows, what tests have told by the names of their rows, and what pytest ended with."""
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        words = ["-m", "pytest", "-n", "2", "--dist", "worksteal", "-q", "-m", "soak", *tests]
        words += ["-o", "junit_family=xunit1", f"--junitxml={results}"]
        failed = subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode
        return (*read_results(results), failed) if results.exists() else ([], {}, failed)


def rows_of(text: str) -> list[Row]:
    """The rows of the part as it stands."""
    lines = text.partition(f"## {PART}\n")[2].partition("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| test_")]
    return [(name, int(count), result, int(seconds)) for name, count, result, seconds in cells]


def others(rows: list[Row], modules: Sequence[str]) -> list[Row]:
    """Those of no such module: what these hold now takes their place, whatever it is called."""
    return [row for row in rows if row[0].partition(":")[0] not in modules]


def file_of(module: str) -> str:
    (found,) = (ROOT / "tests").rglob(f"{module}.py")
    return str(found.relative_to(ROOT))


def node(name: str) -> str:
    """The address of a test for pytest."""
    module, _, test = name.partition(": ")
    has = f"def {test.partition('[')[0]}("
    (found,) = [one for one in (ROOT / "tests").rglob(f"{module}.py") if has in one.read_text(encoding="utf-8")]
    return f"{found.relative_to(ROOT)}::{test}"


def read_results(path: Path) -> tuple[list[Row], dict[str, str]]:
    rows, told = list[Row](), dict[str, str]()
    for case in ElementTree.parse(path).iter("testcase"):
        name = f"{case.get('classname', '').rpartition('.')[2]}: {case.get('name')}"
        said = {found.get("name"): found.get("value", "") for found in case.iter("property")}
        bad = [kind for kind in ("failure", "error", "skipped") if case.find(kind) is not None]
        seconds = round(float(case.get("time", "0")))
        rows.append((name, int(said.get("count", 1)), ", ".join(bad) or "passed", seconds))
        if "told" in said:
            told[name] = said["told"]
    return rows, told


def part(rows: list[Row], told: dict[str, str]) -> str:
    lines = [
        f"## {PART}",
        "",
        f"- commit: {state()}",
        f"- sources: {hash_of(ROOT, *SOURCES)} (a hash over {' and '.join(SOURCES)})",
        f"- Python {platform.python_version()}",
        *told_by(told),
        summary(rows),
        "",
        *listed(rows),
    ]
    return "\n".join(lines) + "\n"


def again_part(text: str, before: list[Row], rows: list[Row], told: dict[str, str]) -> str:
    """The part as it stood, with these rows in their places or behind all others, and when they were tried again."""
    newer, known = {row[0]: row for row in rows}, {row[0] for row in before}
    whole = [newer.get(row[0], row) for row in before] + [row for row in rows if row[0] not in known]
    stood = text.partition(f"## {PART}\n")[2].partition("\n## ")[0].splitlines()
    old = tuple(f"- {name}: " for name in newer)
    head = [
        line for line in stood if line.startswith("- ") and not line.endswith(" seconds") and not line.startswith(old)
    ]
    tried = f"- tried again at {state()}, sources {hash_of(ROOT, *SOURCES)}: {', '.join(newer)}"
    lines = [
        f"## {PART}",
        "",
        *head,
        tried,
        *told_by(told),
        summary(whole),
        "",
        *table(("test", "count", "result", "seconds"), [*whole]),
    ]
    return "\n".join(lines) + "\n"


def state() -> str:
    commit, changed = tree_of(ROOT, *SOURCES)
    return f"{commit}{' with changes that are not committed' if changed else ''}"


def told_by(told: dict[str, str]) -> list[str]:
    return [f"- {name}: {text}" for name, text in told.items()]


def listed(rows: list[Row]) -> list[str]:
    return [*table(("test", "count", "result", "seconds"), [*rows])]


def summary(rows: list[Row]) -> str:
    failed, seconds = sum(row[2] != "passed" for row in rows), sum(row[3] for row in rows)
    return f"- {len(rows)} tests, {failed} not passed, {seconds} seconds"


if __name__ == "__main__":
    sys.exit(main())

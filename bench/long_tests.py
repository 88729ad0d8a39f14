"""The long tests (`make soak`): every test marked `soak`, such as killing the server a hundred times.

Writes the part "long tests" of bench/soak.md. A test says with `record_property("count", ...)` how often it did what
it tests.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.ledger import hash_of, replace_part, table, tree_of  # noqa: E402

PART = "long tests"
SOURCES = ("warcouncil", "tests")
REPORT = ROOT / "bench" / "soak.md"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        words = ["-m", "pytest", "-n", "2", "--dist", "worksteal", "-q", "-m", "soak", "tests"]
        words += ["-o", "junit_family=xunit1", f"--junitxml={results}"]
        failed = subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode
        rows = read_results(results) if results.exists() else []
    if not rows:
        return failed or 1
    commit, changed = tree_of(ROOT, *SOURCES)
    REPORT.write_text(replace_part(REPORT.read_text(encoding="utf-8"), PART, part(rows, commit, changed)), "utf-8")
    print(f"written: bench/soak.md, {PART}")
    return failed


def read_results(path: Path) -> list[tuple[str, int, str, int]]:
    """Test, count, result, seconds."""
    rows = []
    for case in ElementTree.parse(path).iter("testcase"):
        name = f"{case.get('classname', '').rpartition('.')[2]}: {case.get('name')}"
        counts = [int(found.get("value", "1")) for found in case.iter("property") if found.get("name") == "count"]
        bad = [kind for kind in ("failure", "error", "skipped") if case.find(kind) is not None]
        rows.append((name, sum(counts) or 1, ", ".join(bad) or "passed", round(float(case.get("time", "0")))))
    return rows


def part(rows: list[tuple[str, int, str, int]], commit: str, changed: bool) -> str:
    lines = [
        f"## {PART}",
        "",
        f"- commit: {commit}{' with changes that are not committed' if changed else ''}",
        f"- sources: {hash_of(ROOT, *SOURCES)} (a hash over {' and '.join(SOURCES)})",
        f"- Python {platform.python_version()}",
        f"- {len(rows)} tests, {sum(row[2] != 'passed' for row in rows)} not passed, "
        f"{sum(row[3] for row in rows)} seconds",
        "",
        *table(("test", "count", "result", "seconds"), [*rows]),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())

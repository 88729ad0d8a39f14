"""What a few measured points come to, and pages that keep what was written by hand."""

from __future__ import annotations

import os
from math import ceil
from pathlib import Path
from types import ModuleType

import pytest

from bench import load, scale
from bench.grounds import between, family_seconds, own_seconds
from bench.reckoning import BY_BOTS, CORES, FULL, PACE, Limits, Point, report

DOCS = Path(__file__).parent.parent.parent / "docs"
ALONE = Point("endeavor", 1, False, 500, 10.0, server=5.0, database=1.0, redis=0.0)
LINE = [
    ALONE,
    Point("endeavor", 2, False, 900, 10.0, server=9.9, database=1.8, redis=0.2),
    Point("endeavor", 2, True, 600, 10.0, server=9.0, database=1.8, redis=0.2),
]
LIMITS = Limits(commits=400.0, bots={"endeavor": 0.002})


def rows(part: str) -> list[list[str]]:
    """The cells of the table in this part of the report, without its head."""
    text = report("a machine", [ALONE], LINE, LIMITS).split(f"### {part}")[1].split("###")[0]
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return lines[2:]


def test_a_core_carries_what_a_choice_takes() -> None:
    assert rows("One process") == [["endeavor", "500", "10.00", "2.00", "0.00", "100", "2.00"]]


def test_the_line_is_beside_its_first_point() -> None:
    assert [row[-1] for row in rows("Several processes")] == ["1.00", "1.10", "1.50"]
    assert [row[1] for row in rows("Several processes")] == ["at one", "at one", "at several"]


def test_what_was_not_seen_is_no_limit() -> None:
    assert rows("What is full first") == [["endeavor", "100", "500", "not seen", "400", "1,000"]]


def test_machines_follow_from_the_formulas() -> None:
    for row, matches in zip(rows("Machines"), (1_000, 10_000, 100_000), strict=True):
        rate = matches / PACE
        server, bots, database = rate * 0.01 / FULL, rate * BY_BOTS * 0.002 / FULL, rate * 0.002 / FULL
        needed = ceil((server + bots) / CORES) + ceil(database / CORES)
        shown = [f"{server:,.1f}", f"{bots:,.1f}", f"{database:,.1f}", f"{needed:,}", f"{rate / 400:.2f}"]
        assert row == ["endeavor", f"{matches:,}", f"{rate:,.0f}", *shown]


def test_the_page_names_the_numbers_that_are_reckoned_with() -> None:
    page = (DOCS / "scale.md").read_text(encoding="utf-8")
    for said in (f"N / {PACE:g}", f"choice / {FULL}", f"× {BY_BOTS} ×", f"/ {CORES}, rounded"):
        assert said in page


def test_what_was_written_by_hand_stays() -> None:
    page = "before <!-- measured -->\nold\n<!-- end of measured --> after"
    assert between(page, "measured", "new") == "before <!-- measured -->\n\nnew\n\n<!-- end of measured --> after"
    with pytest.raises(ValueError, match="no place for other"):
        between(page, "other", "new")


def test_processor_time_goes_up() -> None:
    before = own_seconds(os.getpid()), family_seconds(os.getpid())
    sum(n * n for n in range(3_000_000))
    assert own_seconds(os.getpid()) > before[0] and family_seconds(os.getpid()) > before[1]
    own = own_seconds(os.getpid())
    assert family_seconds(os.getpid()) >= own


@pytest.mark.parametrize(("bench", "found"), [(load, ("new", [])), (scale, "new")])
def test_a_page_is_looked_at_before_it_is_measured_and_a_short_run_leaves_it_alone(
    bench: ModuleType, found: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- measured -->old<!-- end of measured -->", encoding="utf-8")
    monkeypatch.setattr(bench, "measured", lambda args: found)
    assert bench.main(["--short", "--out", str(page)]) == 0 and "old" in page.read_text(encoding="utf-8")
    assert bench.main(["--out", str(page)]) == 0 and "new" in page.read_text(encoding="utf-8")
    page.write_text("no marks", encoding="utf-8")
    monkeypatch.setattr(bench, "measured", lambda args: pytest.fail("minutes are lost"))
    with pytest.raises(ValueError, match="no place"):
        bench.main(["--out", str(page)])

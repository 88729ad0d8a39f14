"""A throw-away title of two rules, written into a folder: take one to three pebbles, whoever takes the last wins."""

from __future__ import annotations

from pathlib import Path

RULES = """\
from pathlib import Path

from warcouncil.engine.data import read_toml

MOST = read_toml(Path(__file__).parent / "data" / "heap.toml")["heap"]["most"]


def forbidden(heap, taken):
    \"\"\"Taking pebbles.\"\"\"
    if taken < 1:
        return "peb-take-1"
    if taken > MOST or taken > heap:
        return "peb-take-2"
    return None


class Heap:
    def __init__(self, size):
        self.size = size
        self.winner = None

    def take(self, player, taken):
        self.size -= taken  # peb-heap-1
        if self.size == 0:  # peb-win-1
            self.winner = player


def remark(heap):
    return "few" if heap.size < 4 else "many"
"""

HEAP = """\
[heap]
most = 3
note = "a handful"
"""

CLAUSES = """\
[[clause]]
id = "peb-take-1"
section = "1"
where = "rules.py:forbidden"
en = "Take at least one."
zh = "至少拿一个。"
aliases = { "peb-old-1" = "same rule" }

[[clause]]
id = "peb-take-2"
section = "1"
where = "rules.py:forbidden"
en = "Take no more than there are."
zh = "不得多拿。"

[[clause]]
id = "peb-most-1"
section = "1"
where = "data/heap.toml:heap.most"
en = "Take three at most."
zh = "最多拿三个。"

[[clause]]
id = "peb-heap-1"
section = "2"
where = "rules.py:Heap.take"
en = "What is taken leaves the heap."
zh = "拿走的离开石堆。"

[[clause]]
id = "peb-win-1"
section = "2"
where = "rules.py:Heap.take"
en = "Whoever takes the last wins."
zh = "拿到最后一个者胜。"

[[clause]]
id = "peb-remark-1"
section = "3"
where = "rules.py:remark"
en = "Fewer than four are few."
zh = "少于四个为少。"

[[clause]]
id = "peb-tea-1"
section = "3"
where = "rules.py"
en = "The loser makes tea."
zh = "输家泡茶。"
unimplemented = "tea is out of scope"
"""

TESTS = """\
import pytest
from pebbles.rules import Heap, forbidden, remark


def covers(*ids, table=False):
    return lambda test: test


@covers("peb-old-1")
def test_at_least_one():
    assert forbidden(5, 0) == "peb-take-1"
    assert forbidden(5, 1) is None


@pytest.mark.parametrize("heap", [1, 2])
@covers("peb-take-2")
def test_not_more_than_there_are(heap):
    assert forbidden(heap, heap + 1) == "peb-take-2"
    assert forbidden(heap, heap) is None


@covers("peb-most-1")
def test_three_at_most():
    assert forbidden(9, 3) is None
    assert forbidden(9, 4) == "peb-take-2"


class TestHeap:
    @covers("peb-heap-1", "peb-win-1")
    def test_the_last(self):
        heap = Heap(5)
        heap.take("a", 3)
        assert (heap.size, heap.winner) == (2, None)
        heap.take("b", 2)
        assert (heap.size, heap.winner) == (0, "b")


@covers("peb-remark-1")
def test_remark_says_something():
    assert remark(Heap(3)) in ("few", "many")
"""


def write(folder: Path, **files: str) -> Path:
    """Write the title's package and its tests into a folder; the title's own folder comes back."""
    texts = {
        "pebbles/__init__.py": "",
        "pebbles/rules.py": files.get("rules", RULES),
        "pebbles/data/heap.toml": HEAP,
        "pebbles/rules.toml": files.get("clauses", CLAUSES),
        "tests/rulebook/pebbles/test_pebbles.py": files.get("tests", TESTS),
    }
    for name, text in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / "pebbles"

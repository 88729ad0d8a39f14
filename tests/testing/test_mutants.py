"""The mutation check: broken rules are noticed by good tests and survive bad ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.testing import pebbles
from warcouncil.engine.title import get_title
from warcouncil.testing import mutants
from warcouncil.testing.mutants import TestsFail, run
from warcouncil.testing.mutate import Mutant, changes_code
from warcouncil.testing.mutate import mutants as mutants_of

Make = Callable[..., Path]


def changes(tmp_path: Path, where: str, *ids: str, rules: str = pebbles.RULES) -> dict[str, Mutant]:
    return {mutant.what: mutant for mutant in mutants_of(pebbles.write(tmp_path, rules=rules), where, ids)}


def function(body: str) -> str:
    return "def rule(a, b, items):\n" + "".join(f"    {line}\n" for line in body.splitlines())


def test_the_condition_above_a_cited_clause_is_broken(tmp_path: Path) -> None:
    found = changes(tmp_path, "rules.py:forbidden", "peb-take-1")
    assert set(found) == {
        "condition never met: taken < 1",
        "negated: taken < 1",
        "taken < 1 -> taken <= 1",
        "1 -> 2",
    }
    assert "    if not (taken < 1):\n        return" in found["negated: taken < 1"].text
    assert found["negated: taken < 1"].line == 10


def test_a_statement_with_the_clause_behind_it_is_broken(tmp_path: Path) -> None:
    found = changes(tmp_path, "rules.py:Heap.take", "peb-heap-1")
    assert set(found) == {"dropped: self.size -= taken", "self.size -= taken -> self.size += taken"}
    assert "        pass  # peb-heap-1\n" in found["dropped: self.size -= taken"].text


def test_a_function_that_does_not_name_the_clause_may_break_anywhere(tmp_path: Path) -> None:
    found = changes(tmp_path, "rules.py:Heap.take", "peb-other-1")
    assert {"dropped: self.size -= taken", "dropped: self.winner = player"} <= set(found)


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("return a and b  # c-1", "a and b -> a or b"),
        ("return min(a, b)  # c-1", "min(a, b) -> max(a, b)"),
        ("return a == b  # c-1", "a == b -> a != b"),
        ("return a not in items  # c-1", "a not in items -> a in items"),
        ("return a + b  # c-1", "a + b -> a - b"),
        ("return not a  # c-1", "not a -> a"),
        ("return [x for x in items if x > a]  # c-1", "[x for x in items if x > a] -> [x for x in items]"),
        ("for x in items:  # c-1\n    a += x\nreturn a", "no round of the loop over items"),
        ("# c-1\nitems.sort()\nreturn a", "dropped: items.sort()"),
        ("a = b  # c-1\nreturn a", "dropped: a = b"),
        ("yield from items  # c-1", "dropped: yield from items"),
        ("if a:\n    return b\nelse:  # c-1\n    return a", "condition always true"),
        ("for x in items:\n    if x:\n        continue  # c-1\nreturn a", "condition never met: x"),
        ("return 'c-1' if a else None", "condition never met: a"),
        ("return None if a else 'c-1'", "negated: a"),
        ("match a:\n    case 1 if b:\n        return 'c-1'", "condition never met: b"),
        ("if a:\n    return None  # c-1\nreturn 'c-2'", "forbidden what the clause allows"),
        ("c = max(a, b)  # c-1\nreturn c", "not done: max(a, b)"),
        ("c = yield from items  # c-1\nreturn c", "not done: (yield from items)"),
        ("c = yield Ask(a, 'kind', items, b)  # c-1", "nothing is forbidden in Ask(a, 'kind', items, b)"),
        ("c = yield Ask(a, 'kind', items, b)  # c-1", "only the first of items"),
        ("return items[:a]  # c-1", "items[:a] -> items"),
        ("c = items.pop(a, None)  # c-1\nreturn c", "items.pop(a, None) -> items.get(a, None)"),
        ("while a:  # c-1\n    a -= b", "negated: a"),
        ("items[0] = (\n    a > 1,\n    b > 2,  # c-1\n)", "b > 2 -> b >= 2"),
    ],
)
def test_kinds_of_changes(tmp_path: Path, body: str, what: str) -> None:
    found = changes(tmp_path, "rules.py:rule", "c-1", rules=function(body))
    assert what in found
    for mutant in found.values():
        assert changes_code(mutant)


def test_a_change_on_a_long_statement_stays_on_its_line(tmp_path: Path) -> None:
    found = changes(tmp_path, "rules.py:rule", "c-1", rules=function("a = (\n    b > 1,\n    b > 2,  # c-1\n)"))
    assert set(found) == {"b > 2 -> b >= 2", "2 -> 3", "without b > 2"}


def test_the_only_assignment_of_a_name_and_a_question_are_not_dropped(tmp_path: Path) -> None:
    for body in ("c = a  # c-1\nreturn c", "a = yield b  # c-1\nreturn a"):
        assert not changes(tmp_path, "rules.py:rule", "c-1", rules=function(body)).keys() & {"dropped: c = a"}


def test_what_is_only_told_and_strict_loops_are_no_rules(tmp_path: Path) -> None:
    body = "a.log('x', count=1)  # c-1\nreturn list(zip(a, b, strict=True))"
    found = changes(tmp_path, "rules.py:rule", "c-1", rules=function(body))
    assert set(found) == {"dropped: return list(zip(a, b, strict=True))"}


@pytest.mark.parametrize(("empty", "instead"), [("False", {"False -> True"}), ("0", {"0 -> 1"}), ("()", set())])
def test_nothing_is_not_returned_in_place_of_something_empty(tmp_path: Path, empty: str, instead: set[str]) -> None:
    body = f"if a:\n    return {empty}  # c-1\nreturn b"
    found = changes(tmp_path, "rules.py:rule", "c-1", rules=function(body))
    assert set(found) == {"condition never met: a", "negated: a"} | instead


def test_a_constant_table_can_be_named(tmp_path: Path) -> None:
    rules = "class Title:\n    phases = ('build', 'growth')\n\nROUNDS: int = 7\n"
    assert set(changes(tmp_path, "rules.py:Title.phases", "c-1", rules=rules)) == {"without 'build'"}
    assert set(changes(tmp_path, "rules.py:ROUNDS", "c-1", rules=rules)) == {"7 -> 8"}
    both = changes(tmp_path, "rules.py:ROUNDS, rules.py:Title.phases", "c-1", rules=rules)
    assert set(both) == {"7 -> 8", "without 'build'"}


def test_a_change_that_compiles_to_the_same_is_none(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("def f(x):\n    return x\n")
    assert not changes_code(Mutant(file, 1, "", "def f(x):\n\n    return (x)  # same\n", True))
    assert changes_code(Mutant(file, 1, "", "def f(x):\n    return -x\n", True))


def test_a_table_is_changed_at_its_key(tmp_path: Path) -> None:
    folder = pebbles.write(tmp_path)
    (folder / "data" / "cards.toml").write_text(
        '[[card]]\nid = "one"\nvalue = 1\ndeck = "africa"\nplus = true\nicons = ["a", "b"]\nen = "One"\n'
        '[[card]]\nid = "two"\nvalue = 2\ndeck = "india"\nplus = false\nicons = []\nen = "Two"\n'
    )
    whats = {mutant.what for mutant in mutants_of(folder, "data/cards.toml:card.one", ())}
    assert whats == {
        "card.0.value: 1 -> 2",
        'card.0.deck: "africa" -> "india"',
        "card.0.plus: true -> false",
        'card.0.icons: ["a", "b"] -> ["b"]',
    }
    values = [mutant.what for mutant in mutants_of(folder, "data/cards.toml:card.*.value", ())]
    assert values == ["card.0.value: 1 -> 2", "card.1.value: 2 -> 3"]
    (mutant,) = mutants_of(folder, "data/heap.toml:heap", ())
    assert (mutant.text, mutant.line) == ('{"heap": {"most": 4, "note": "a handful"}}', 2)


@pytest.mark.parametrize("where", ["rules.py:no", "rules.py:Heap.no", "no.py:f", "data/heap.toml:heap.no", "rules.py"])
def test_a_place_that_does_not_exist_is_named(tmp_path: Path, where: str) -> None:
    with pytest.raises(ValueError, match="there is no"):
        mutants_of(pebbles.write(tmp_path), where, ())


@pytest.mark.slow
def test_good_tests_kill_and_bad_tests_let_live(make_pebbles: Make) -> None:
    calls: list[tuple[int, int]] = []
    tests = make_pebbles()
    report = run("pebbles", count=12, seed=3, progress=lambda *numbers: calls.append(numbers), tests=tests)
    assert report.sampled == 12
    assert {survivor.clause for survivor in report.survivors} == {"peb-remark-1"}
    assert report.killed == 12 - len(report.survivors)
    assert {(survivor.file, survivor.line) for survivor in report.survivors} == {("rules.py", 29)}
    assert calls == [(number, 12) for number in range(1, 13)]
    assert (tests.parent / "pebbles" / "rules.py").read_text() == pebbles.RULES


@pytest.mark.slow
def test_a_hanging_rule_counts_as_noticed(make_pebbles: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "PATIENCE", (2.0, 0.0))
    rules = "def count(n):\n    while n:\n        n -= 1  # peb-take-1\n    return n\n"
    header = "from pebbles.rules import count\n\ncovers = lambda *ids: lambda test: test\n"
    tests = header + "@covers('peb-take-1')\ndef test_it():\n    assert count(3) == 0\n"
    clauses = pebbles.CLAUSES.split("\n\n")[0].replace("forbidden", "count")
    report = run("pebbles", count=9, tests=make_pebbles(rules=rules, clauses=clauses, tests=tests))
    assert report.sampled >= 2
    assert report.survivors == []


@pytest.mark.slow
def test_tests_that_fail_as_they_are_prove_nothing(make_pebbles: Make) -> None:
    tests = make_pebbles(tests=pebbles.TESTS.replace("forbidden(9, 3) is None", "forbidden(9, 3) == 'x'"))
    with pytest.raises(TestsFail, match="test_three_at_most"):
        run("pebbles", count=9, tests=tests)


@pytest.mark.slow
def test_a_clause_without_anything_to_break_is_skipped_with_the_reason(make_pebbles: Make) -> None:
    clauses = pebbles.CLAUSES.replace("rules.py:remark", "rules.py:gone")
    report = run("pebbles", count=6, tests=make_pebbles(clauses=clauses))
    assert (report.sampled, report.layers) == (6, {"pebbles": 6})
    assert report.skipped == {"peb-remark-1": "rules.py:gone: there is no such function"}


def test_a_report_tells_the_title_from_the_layers_below_it() -> None:
    folder = get_title("here_i_stand").folder
    assert mutants._place("here_i_stand", folder / "powers" / "henry.py") == ("here_i_stand", "powers/henry.py")
    shared = folder.parents[1] / "campaign" / "control.py"
    assert mutants._place("here_i_stand", shared) == ("campaign", "campaign/control.py")


@pytest.mark.slow
def test_a_file_that_the_tests_never_load_is_told(make_pebbles: Make) -> None:
    tests = make_pebbles()
    (tests.parent / "pebbles" / "other.py").write_text("def remark(heap):\n    return heap\n")
    clauses = tests.parent / "pebbles" / "rules.toml"
    clauses.write_text(clauses.read_text().replace("rules.py:remark", "other.py:remark"))
    report = run("pebbles", count=6, tests=tests)
    told = [survivor.what for survivor in report.survivors if survivor.clause == "peb-remark-1"]
    assert told == ["dropped: return heap (its tests never load this file)"]

"""`warcouncil titles` and `warcouncil rules`."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Run
from warcouncil.engine import clauses
from warcouncil.engine.title import get_title
from warcouncil.testing import coverage as coverage_module
from warcouncil.testing import mutants as mutants_module
from warcouncil.text import speaker


def test_titles_lists_players_options_and_bots(run: Run) -> None:
    out = run("titles").out
    assert "endeavor: Endeavor: Age of Sail" in out
    assert "2, 3, 4, 5" in out
    assert "side=recommended *" in out
    assert "Silent Fleet (for 2 players)" in out
    assert "random, heuristic" in out
    assert "scenario=frontier" in out


def test_titles_as_json(run: Run) -> None:
    games = {game["title"]: game for game in json.loads(run("titles", "--json").out)}
    assert games["endeavor"]["players"] == [2, 3, 4, 5]
    assert {option["id"] for option in games["endeavor"]["options"]} >= {"side", "silent_fleet"}
    assert games["parley"]["scenarios"] == ["standard", "frontier"]


def test_rules_lists_every_clause(run: Run) -> None:
    ids = list(clauses.load("endeavor"))
    english, chinese = run("rules", "endeavor"), run("rules", "endeavor", "--lang", "zh")
    assert english.code == chinese.code == 0
    for ran in (english, chinese):
        assert [line.split()[0] for line in ran.out.splitlines() if line.startswith("  end-")] == ids
    assert "Europe is not a region" in english.out
    assert "欧洲不是地区" in chinese.out


def test_coverage_as_json(run: Run) -> None:
    ran = run("rules", "endeavor", "--coverage", "--json")
    report = json.loads(ran.out)
    assert ran.code == 0
    assert report["clauses"] == len(clauses.load("endeavor"))
    assert report["covered"] + len(report["uncovered"]) == report["clauses"]
    assert set(report["unimplemented"]) <= set(report["uncovered"])


def test_rules_as_json_has_the_coverage_too(run: Run) -> None:
    assert {"clauses", "covered", "uncovered"} <= set(json.loads(run("rules", "endeavor", "--json").out))


def test_coverage_lists_what_has_no_test(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = coverage_module.Coverage(3, 1, ["end-board-2", "end-board-3"], {"end-board-3": "no map"}, {})
    monkeypatch.setattr("warcouncil.commands.rules.coverage", lambda title: found)
    out = run("rules", "endeavor", "--coverage").out
    assert "1 of 3 clauses have a test" in out
    assert "end-board-2  The board has seven areas" in out
    assert "end-board-3  not implemented: no map" in out


def test_coverage_needs_the_tests(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(title: str) -> None:
        raise coverage_module.BadCoverage("there is no tests folder")

    monkeypatch.setattr("warcouncil.commands.rules.coverage", missing)
    assert run("rules", "endeavor", "--coverage").code == 2
    assert json.loads(run("rules", "endeavor", "--json").out)["clauses"] == len(clauses.load("endeavor"))


def test_mutants_are_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def run_mutants(title: str, count: int, seed: int, jobs: int, tell: object) -> mutants_module.MutantReport:
        asked.append((title, count, seed, jobs))
        assert callable(tell)
        tell(1, 2)
        survivor = mutants_module.Survivor("end-ship-2", "actions.py", 12, "dropped")
        return mutants_module.MutantReport(2, 1, [survivor], {}, {"endeavor": 1, "table": 1})

    monkeypatch.setattr("warcouncil.commands.rules.run_mutants", run_mutants)
    out = run("rules", "endeavor", "--mutants", "2", "--seed", "7", "--jobs", "1").out
    assert asked == [("endeavor", 2, 7, 1)]
    assert "1 of 2 broken clauses were noticed" in out
    assert "end-ship-2  actions.py:12  dropped" in out
    report = json.loads(run("rules", "endeavor", "--mutants", "2", "--json").out)
    assert report["mutants"]["killed"] == 1
    assert report["mutants"]["layers"] == {"endeavor": 1, "table": 1}
    assert report["mutants"]["survivors"][0]["clause"] == "end-ship-2"


def test_bad_marks_in_the_tests_are_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def two(title: str) -> None:
        raise coverage_module.BadCoverage("a.py:1: no clause x\nb.py:2: no clause y")

    monkeypatch.setattr("warcouncil.commands.rules.coverage", two)
    ran = run("rules", "endeavor", "--json")
    assert ran.code == 2
    assert ran.err == "warcouncil rules: a.py:1: no clause x; b.py:2: no clause y\n"


# -- a section, or one clause


def test_a_section_with_its_places_and_tests(run: Run) -> None:
    ran = run("rules", "endeavor", "sailing: open sea")
    assert ran.code == 0
    known = clauses.load("endeavor")
    wanted = [clause.id for clause in known.values() if clause.section == "sailing: open sea"]
    assert [line.split()[0] for line in ran.out.splitlines() if line.startswith("  end-")] == wanted
    assert f"Endeavor: Age of Sail: {len(wanted)} clauses" in ran.out
    (line,) = [line for line in ran.out.splitlines() if "attack_forbidden" in line]
    number = int(line.partition("(line ")[2].rstrip(")"))
    source = (get_title("endeavor").folder / "actions.py").read_text(encoding="utf-8").splitlines()
    assert "end-sea-6" in source[number - 1]
    assert "test: tests/rulebook/endeavor/test_sailing.py::test_europe_has_no_open_sea" in ran.out


def test_a_section_holds_those_below_it_and_goes_by_its_words_too(run: Run) -> None:
    whole, part = run("rules", "endeavor", "Sailing").out, run("rules", "endeavor", "sailing: fleet").out
    assert "end-ship-2" in whole and "end-sea-2" in whole
    assert "end-ship-2" not in part
    chinese = speaker("endeavor", "zh").section("end-ship-2")
    assert "end-ship-2" in run("rules", "endeavor", chinese, "--lang", "zh").out


def test_one_clause_in_both_languages(run: Run) -> None:
    english, chinese = run("rules", "endeavor", "end-sea-3"), run("rules", "endeavor", "end-sea-3", "--lang", "zh")
    assert "Endeavor: Age of Sail: one clause" in english.out
    assert "end-sea-3  Europe has no open sea." in english.out
    assert "enforced in components.py:Board._candidates (line " in english.out
    assert "执行于 components.py:Board._candidates（第" in chinese.out
    assert "测试：tests/rulebook/endeavor/test_sailing.py::test_europe_has_no_open_sea" in chinese.out
    assert len([line for line in english.out.splitlines() if line.startswith("  end-")]) == 1


def test_a_clause_is_not_taken_for_one_whose_id_goes_on(run: Run) -> None:
    """`end-ship-1` stands in no line that only names `end-ship-10`."""
    (row,) = json.loads(run("rules", "endeavor", "end-score-1", "--json").out)["clauses"]
    (place,) = row["where"]
    source = (get_title("endeavor").folder / "scoring.py").read_text(encoding="utf-8").splitlines()
    assert place["place"].startswith("scoring.py:")
    assert [source[number - 1].rstrip().endswith("# end-score-1") for number in place["lines"]] == [True]
    assert row["tests"] and row["unimplemented"] is None


def test_a_clause_that_is_left_out_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    left_out = msgspec.structs.replace(clauses.load("endeavor")["end-sea-3"], unimplemented="no map")
    monkeypatch.setattr("warcouncil.commands.rules.chosen_clauses", lambda title, wanted, voice: [left_out])
    out = run("rules", "endeavor", "end-sea-3").out
    assert "not implemented: no map" in out
    assert "enforced in" not in out and "test" not in out


def test_an_installed_package_says_that_it_has_no_tests(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise coverage_module.BadCoverage("there is no tests folder")

    monkeypatch.setattr("warcouncil.commands.clauses.find_tests", missing)
    ran = run("rules", "endeavor", "end-sea-3")
    assert ran.code == 0
    assert "an installed package comes without the tests" in ran.out
    assert "test: " not in ran.out and "no test covers it" not in ran.out
    assert json.loads(run("rules", "endeavor", "end-sea-3", "--json").out)["clauses"][0]["tests"] is None


def test_a_clause_without_a_test_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warcouncil.commands.rules.known_tests", lambda title: {})
    assert "no test covers it" in run("rules", "endeavor", "end-sea-3").out

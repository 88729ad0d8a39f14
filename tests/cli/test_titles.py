"""`warcouncil titles` and `warcouncil rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from warcouncil.engine import clauses
from warcouncil.testing import coverage as coverage_module
from warcouncil.testing import mutants as mutants_module


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
        return mutants_module.MutantReport(2, 1, [survivor], {})

    monkeypatch.setattr("warcouncil.commands.rules.run_mutants", run_mutants)
    out = run("rules", "endeavor", "--mutants", "2", "--seed", "7", "--jobs", "1").out
    assert asked == [("endeavor", 2, 7, 1)]
    assert "1 of 2 broken clauses were noticed" in out
    assert "end-ship-2  actions.py:12  dropped" in out
    report = json.loads(run("rules", "endeavor", "--mutants", "2", "--json").out)
    assert report["mutants"]["killed"] == 1
    assert report["mutants"]["survivors"][0]["clause"] == "end-ship-2"


def test_bad_marks_in_the_tests_are_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def two(title: str) -> None:
        raise coverage_module.BadCoverage("a.py:1: no clause x\nb.py:2: no clause y")

    monkeypatch.setattr("warcouncil.commands.rules.coverage", two)
    ran = run("rules", "endeavor", "--json")
    assert ran.code == 2
    assert ran.err == "warcouncil rules: a.py:1: no clause x; b.py:2: no clause y\n"

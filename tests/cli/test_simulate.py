"""`warcouncil simulate`: whole matches, and what happens when one fails."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

import warcouncil
from tests.cli.conftest import AddTitle, Run
from tests.titles.parley import Parley
from warcouncil.engine.state import State

KEYS = {"title", "games", "finished", "errors", "decisions", "seconds", "decisions_per_second", "longest"}


class Leaky(Parley):
    """Parley that claims to lose a card in the second round."""

    def invariants(self, state: State) -> list[str]:
        return ["a card is gone"] if getattr(state, "round", 0) >= 2 else []


def round_end(state: State) -> Any:
    assert state.witness is not None
    state.witness("rounds", "ended")
    return Parley.steps["round_end"](state)


class Chronicle(Parley):
    """Parley that tells when a round ends."""

    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {"rounds": ("ended", "never")}
    steps: ClassVar[dict[str, Any]] = {**Parley.steps, "round_end": round_end}


def report(run: Run, *words: str) -> dict[str, Any]:
    ran = run("simulate", *words, "--json")
    found: dict[str, Any] = json.loads(ran.out)
    assert ran.code == (1 if found["errors"] else 0)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def test_json_says_everything(run: Run) -> None:
    found = report(run, "endeavor", "--games", "3", "--players", "3", "--seed", "4")
    assert set(found) >= KEYS
    assert (found["title"], found["games"], found["finished"], found["errors"]) == ("endeavor", 3, 3, 0)
    assert found["decisions"] >= found["longest"] > 50
    assert set(found["scores"]) == {"red", "blue", "yellow"}
    assert sum(found["wins"].values()) == 3 + found["shared"]


def test_the_same_seed_gives_the_same_matches_in_any_number_of_processes(run: Run) -> None:
    words = ("parley", "--games", "6", "--players", "4", "--seed", "11", "--check")
    assert timeless(report(run, *words)) == timeless(report(run, *words, "--jobs", "2"))
    assert timeless(report(run, *words)) != timeless(report(run, *words, "--seed", "12"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_json_tells_what_the_title_counts(run: Run, add_title: AddTitle, jobs: str) -> None:
    add_title("parley", Chronicle)
    found = report(run, "parley", "--games", "4", "--option", "rounds=4", "--play-on", "--jobs", jobs)
    assert found["rounds_seen"] == {"ended": 4 * 4, "never": 0}
    assert "seen" not in found


def test_text_for_people(run: Run) -> None:
    english = run("simulate", "endeavor", "--games", "2")
    assert "2 of 2 finished" in english.out
    assert "Red" in english.out
    chinese = run("simulate", "endeavor", "--games", "2", "--lang", "zh")
    assert "完成 2 / 2" in chinese.out
    assert "红方" in chinese.out


def test_options_and_bots(run: Run) -> None:
    words = ("endeavor", "--option", "silent_fleet=yes", "--option", "side=B", "--bots", "heuristic,random")
    assert report(run, *words)["finished"] == 1


def test_journals_are_saved(run: Run) -> None:
    run("simulate", "parley", "--games", "2", "--seed", "8", "--out", "a/b")
    assert sorted(path.name for path in Path("a/b").iterdir()) == ["parley-2p-8.jsonl", "parley-2p-9.jsonl"]
    assert warcouncil.verify(Path("a/b/parley-2p-8.jsonl")).outcome == "seeded"


def test_a_folder_that_cannot_be_made(run: Run) -> None:
    Path("taken").write_text("a file", encoding="utf-8")
    ran = run("simulate", "parley", "--out", "taken")
    assert ran.code == 2
    assert "taken cannot be used" in ran.err


def test_playing_on_records_victories_and_goes_to_the_last_turn(run: Run) -> None:
    words = ("parley", "--games", "40", "--players", "2", "--seed", "1")
    assert report(run, *words, "--play-on")["decisions"] > report(run, *words)["decisions"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_failed_match_is_counted_told_and_saved(run: Run, add_title: AddTitle, jobs: str) -> None:
    add_title("parley", Leaky)
    ran = run(
        "simulate", "parley", "--games", "3", "--seed", "20", "--check", "--jobs", jobs, "--out", "kept", "--json"
    )
    found = json.loads(ran.out)
    assert ran.code == 1
    assert (found["finished"], found["errors"]) == (0, 3)
    assert [failure["seed"] for failure in found["failures"]] == [20, 21, 22]
    assert "the match with seed 20 failed" in ran.err
    assert "a card is gone" in ran.err
    assert Path("kept/parley-2p-20-failed.jsonl").read_text(encoding="utf-8").startswith('{"warcouncil"')


def test_invariants_are_looked_at_only_when_asked(run: Run, add_title: AddTitle) -> None:
    add_title("parley", Leaky)
    assert report(run, "parley", "--games", "3")["errors"] == 0

"""The command line as a fixture: run it in this process, with the fixture title beside the real ones."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.titles.parley import Parley
from warcouncil.cli import main
from warcouncil.engine import title as registry
from warcouncil.engine.title import Title, register


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
AddTitle = Callable[[str, type[Title]], None]


@pytest.fixture
def add_title(monkeypatch: pytest.MonkeyPatch) -> AddTitle:
    """Register a title for one test; of the real ones only Endeavor is there, so that lists of titles stay the same."""
    monkeypatch.setattr(registry, "_REGISTERED", {"endeavor": registry._REGISTERED["endeavor"]})
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    return register


@pytest.fixture
def run(
    add_title: AddTitle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    """Runs `warcouncil` with some words, in English and in a folder of its own; `typed` is what the player types."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    add_title("parley", Parley)

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def journal(run: Run) -> Callable[..., str]:
    """Makes the record of a finished match and gives its path."""

    def make(title: str = "endeavor", players: int = 2, seed: int = 5) -> str:
        made = run("simulate", title, "--players", str(players), "--seed", str(seed), "--out", "records")
        assert made.code == 0, made.err
        return f"records/{title}-{players}p-{seed}.jsonl"

    return make

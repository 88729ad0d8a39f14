"""scripts/pythons.py finds the Pythons that `make test-pythons` runs the tests on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import pythons


def pretend(folder: Path, name: str, says: str, code: int = 0) -> Path:
    """A program that answers as some Python would."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n", encoding="utf-8")
    program.chmod(0o755)
    return program


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose `python3` is 3.12 and that has nothing else yet."""
    monkeypatch.setattr(sys, "executable", str(pretend(tmp_path / "own", "python3", "3 12 final")))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    return tmp_path


def test_the_oldest_and_the_newest_are_found(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    oldest = pretend(machine / "bin", "python3.11", "3 11 final")
    newest = pretend(machine / "pyenv/versions/3.14.2/bin", "python3.14", "3 14 final")
    pretend(machine / "pyenv/versions/3.11.9/bin", "python3.11", "3 11 final")
    assert pythons.main() == 0
    assert capsys.readouterr().out.splitlines() == [f"3.11={oldest}", f"3.14={newest}"]


def test_too_old_ones_previews_and_those_that_do_not_start_are_left_out(machine: Path) -> None:
    pretend(machine / "bin", "python3.9", "3 9 final")
    pretend(machine / "bin", "python3.13", "that version is not installed", 127)
    pretend(machine / "bin", "python3.15", "3 15 beta")
    pretend(machine / "bin", "python3.13-config", "3 13 final")
    (machine / "bin" / "python3.14").write_text("no program", encoding="utf-8")
    assert pythons.at_hand() == {(3, 12): Path(sys.executable)}


def test_one_alone_is_taken_and_said_so(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pythons.main() == 0
    told = capsys.readouterr()
    assert told.out == f"3.12={machine / 'own' / 'python3'}\n" and "only one Python" in told.err


def test_a_machine_without_any_is_told(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pretend(machine / "own", "python3", "3 10 final")
    assert pythons.main() == 1
    assert "new enough" in capsys.readouterr().err

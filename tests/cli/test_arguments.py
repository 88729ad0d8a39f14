"""Bad arguments get one line that says what is wrong and what is allowed, and exit code 2."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import warcouncil
from tests.cli.conftest import Run
from warcouncil.cli import COMMANDS
from warcouncil.commands import admin, league
from warcouncil.text.words import own_files, read_file

ROOT = Path(__file__).resolve().parents[2]

BAD = [
    # what is typed, what is wrong, what is allowed
    ("nosuch", "nosuch", "simulate"),
    ("simulate", "TITLE", "usage: warcouncil simulate"),
    ("simulate chess", "chess", "endeavor, parley"),
    ("simulate endeavor --players 9", "9 players", "2, 3, 4, 5"),
    ("simulate endeavor --players two", "two", "whole number of 1 or more"),
    ("simulate endeavor --players -2", "-2", "whole number of 1 or more"),
    ("simulate endeavor --games 0", "0", "whole number of 1 or more"),
    ("simulate endeavor --games -3", "-3", "whole number of 1 or more"),
    ("simulate endeavor --games 1e3", "1e3", "whole number of 1 or more"),
    ("simulate endeavor --games", "--games", "needs a value"),
    ("simulate endeavor --seed -1", "-1", "whole number of 0 or more"),
    ("simulate endeavor --jobs 0", "0", "from 1 to 256"),
    ("simulate endeavor --jobs 9999", "9999", "from 1 to 256"),
    ("simulate endeavor --option side=C", "“C”", "recommended, A, B"),
    ("simulate endeavor --option silent_fleet=maybe", "maybe", "false, true"),
    ("simulate endeavor --option fog=1", "“fog”", "side, first_phases"),
    ("simulate endeavor --option side", "“side”", "name=value"),
    ("simulate endeavor --players 3 --option silent_fleet=true", "3 players", "allowed for: 2"),
    ("simulate endeavor --option scarce_buildings=true", "scarce_buildings", "needs “silent_fleet”"),
    ("simulate endeavor --bots clever", "“clever”", "random, heuristic"),
    ("simulate endeavor --bots random,random,random", "3 bots", "room for 2"),
    ("simulate endeavor --wat", "“--wat”", "--games"),
    ("simulate endeavor extra", "“extra”", "TITLE"),
    ("simulate endeavor --json=yes", "--json", "takes no value"),
    ("simulate endeavor --play", "“--play”", "--play-on"),
    ("titles --lang fr", "“fr”", "en, zh-Hans, zh-Hant"),
    ("titles --lang", "--lang", "needs a value"),
    ("replay", "FILE", "usage"),
    ("replay nowhere.jsonl", "nowhere.jsonl", "path of a recorded or saved match"),
    ("replay .", "cannot be read", "path of a recorded or saved match"),
    ("verify nowhere.jsonl", "nowhere.jsonl", "path of a recorded or saved match"),
    ("rules chess", "chess", "endeavor, parley"),
    ("rules endeavor --mutants 0", "0", "whole number of 1 or more"),
    ("rules endeavor 13.2", "“13.2”", "sections: components: board, components, setup"),
    ("rules endeavor end-sea-3 --mutants 3", "--mutants", "all rules"),
    ("bench chess", "“chess”", "endeavor, parley"),
    ("bench --seconds 0", "“0”", "seconds above 0"),
    ("bench --seconds nan", "“nan”", "seconds above 0"),
    ("play", "TITLE", "endeavor, parley"),
    ("play endeavor --seat pink", "“pink”", "red, blue, or a number from 1 to 2"),
    ("play endeavor --seat 3", "“3”", "1 to 2"),
    ("play endeavor --seat 0", "“0”", "1 to 2"),
    ("play endeavor --seat red,red", "red,red", "2 different seats"),
    ("play endeavor --humans 3", "3 people", "2 seats"),
    ("play endeavor --players 3 --humans 2 --seat red", "red", "2 different seats"),
    ("play endeavor --bots random,random", "2 bots", "room for 1"),
    ("play --resume nowhere.game", "nowhere.game", "path of a recorded or saved match"),
]


@pytest.mark.parametrize(("words", "wrong", "allowed"), BAD, ids=[words for words, _, _ in BAD])
def test_bad_arguments(run: Run, words: str, wrong: str, allowed: str) -> None:
    ran = run(*words.split())
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("warcouncil")
    assert wrong in ran.err
    assert allowed in ran.err


def test_a_complaint_is_made_in_the_language_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "没有命令“nosuch”" in run("nosuch", "--lang", "zh").err
    assert "沒有命令「nosuch」" in run("nosuch", "--lang=zh-TW").err
    monkeypatch.setenv("LANG", "zh_HK.UTF-8")
    assert "沒有命令「nosuch」" in run("nosuch").err
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert "没有命令“nosuch”" in run("nosuch").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "there is no command" in run("nosuch").err


# -- help


@pytest.mark.parametrize("words", [(), ("--help",), ("help",), ("-h",)])
def test_the_command_alone_lists_the_commands(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in ran.out


@pytest.mark.parametrize("language", ["en", "zh", "zh-Hant"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str, language: str) -> None:
    ran = run(command, "--help", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert f"usage: warcouncil {command}" in ran.out
    assert f" warcouncil {command}" in ran.out.splitlines()[-1]
    assert ("example:" in ran.out) == (language == "en")


@pytest.mark.parametrize("language", ["en", "zh", "zh-Hant"])
@pytest.mark.parametrize(("command", "actions"), [("admin", admin.ACTIONS), ("league", league.ACTIONS)])
def test_help_tells_of_every_action_what_it_does(run: Run, command: str, actions: Iterable[str], language: str) -> None:
    told = run(command, "--help", "--lang", language).out
    missing = [one for one in actions if not re.search(rf"^(.*[,、] ?)?{one}[ A-Z]*[:：,、]", told, re.M)]
    assert not missing


def test_version(run: Run) -> None:
    assert run("--version").out == f"warcouncil {warcouncil.__version__}\n"


def test_the_language_may_come_first(run: Run) -> None:
    assert "奋进号" in run("--lang", "zh", "titles").out
    assert "奮進號" in run("--lang=zh-TW", "titles").out


# -- words


def messages(language: str) -> set[str]:
    files = (path for path in own_files(language) if path.name.startswith("cli."))
    return {message.id.name for path in files for message in read_file(path).messages()}


def test_the_command_line_has_the_same_words_in_every_language_and_uses_them_all() -> None:
    assert messages("en") == messages("zh-Hans") == messages("zh-Hant")
    package = ROOT / "warcouncil"
    sources = [package / "cli.py", *package.glob("commands/*.py"), *package.glob("titles/*/terminal.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    made_up = {f"cli-help-{command}" for command in COMMANDS}
    made_up |= {f"cli-simulate-{name}" for name in ("power", "wins", "mean", "min", "max")}
    assert {name for name in messages("en") - made_up if f'"{name}"' not in code and f"'{name}'" not in code} == set()


# -- leaving


def started(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "warcouncil", *words],
        cwd=ROOT,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    """A test run in the background may have inherited that Ctrl-C is ignored; the program itself must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_until(done: Callable[[], bool]) -> None:
    for _ in range(600):
        if done():
            return
        time.sleep(0.1)
    raise AssertionError("it never began")


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_without_a_traceback(jobs: str, tmp_path: Path) -> None:
    words = ("simulate", "endeavor", "--games", "100000", "--jobs", jobs, "--out", str(tmp_path))
    with started(*words) as process:
        try:
            wait_until(lambda: any(tmp_path.iterdir()))  # it is in the middle of its work
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Traceback" not in out + err


@pytest.mark.slow
def test_a_reader_that_leaves_is_no_error() -> None:
    with started("rules", "endeavor") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.wait(timeout=20)
        assert process.returncode == 141
        assert process.stderr.read() == ""

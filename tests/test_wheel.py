"""The package as others get it: the wheel is built, installed in an empty environment outside the checkout, and used.

No network is needed: setuptools is here (requirements.lock), and the dependencies are lent from the environment of the
tests, each file by a link, only those that pyproject.toml asks for and what these ask for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.cli.serving import started
from tests.installed import ROOT, brought
from tests.test_house import tracked

pytestmark = pytest.mark.slow


class Place(NamedTuple):
    """An environment, and an empty folder to work in."""

    environment: Path
    folder: Path

    @property
    def program(self) -> Path:
        return self.environment / "bin" / "warcouncil"

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return ran([str(self.program), *words], self.folder)


def ran(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """What a program says that knows nothing of the checkout."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "WARCOUNCIL", "LC_"))}
    return subprocess.run(
        command,
        cwd=folder,
        env={**plain, "LANG": "C.UTF-8", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def pip(folder: Path, *words: str) -> str:
    done = ran([sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *words], folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lend(distributions: Iterable[Distribution], environment: Path) -> None:
    """Lets an environment import these: their files, one by one, as links."""
    site = Path(sysconfig.get_path("purelib", vars={"base": str(environment), "platbase": str(environment)}))
    for each in distributions:
        for file in each.files or ():
            if ".." not in file.parts and not (site / file).exists():
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                (site / file).symlink_to(Path(str(file.locate())).resolve())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of what the project tracks, so that nothing else gets into it."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for path in tracked():
        if path.parent == ROOT or path.is_relative_to(ROOT / "warcouncil"):
            copy = source / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    pip(source, "wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(target), ".")
    (built,) = target.glob("*.whl")
    return built


def installed(wheel: Path, extras: tuple[str, ...], folder: Path) -> Place:
    """A new environment with the wheel and what it needs."""
    place = Place(folder / "environment", folder / "work")
    place.folder.mkdir()
    venv.create(place.environment, symlinks=True)
    lend(brought(*extras).values(), place.environment)
    python = ("--python", str(place.environment / "bin" / "python"))
    pip(folder, *python, "install", "--no-deps", "--no-index", str(wheel))
    pip(folder, *python, "check")  # the versions here are in the ranges of pyproject.toml
    return place


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return installed(wheel, (), tmp_path_factory.mktemp("plain"))


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    package = {path.relative_to(ROOT).as_posix() for path in tracked() if path.is_relative_to(ROOT / "warcouncil")}
    templates = {name for name in package if name.endswith(".mako")}  # for whoever writes migrations, in a checkout
    assert held == package - templates
    assert {"warcouncil/py.typed", "warcouncil/web/index.html", "warcouncil/text/cli.zh.ftl"} <= held


def test_the_library_brings_no_server(plain: Place) -> None:
    names = {name for name in ("fastapi", "sqlalchemy", "redis", "psycopg", "pytest") if name in brought()}
    assert names == set() and len(brought()) < 15
    code = "import importlib.util, warcouncil; print(warcouncil.__file__, importlib.util.find_spec('fastapi'))"
    done = ran([str(plain.environment / "bin" / "python"), "-c", code], plain.folder)
    file, fastapi = done.stdout.split()
    assert Path(file).is_relative_to(plain.environment) and fastapi == "None", done.stderr


def test_the_library_plays_records_and_proves(plain: Place) -> None:
    played = plain.run("simulate", "endeavor", "--players", "2", "--seed", "5", "--bots", "random", "--out", "records")
    assert played.returncode == 0 and "Red" in played.stdout, played.stderr
    record = "records/endeavor-2p-5.jsonl"
    assert plain.run("verify", record).returncode in (0, 4)
    shown = plain.run("replay", record, "--lang", "zh")
    assert shown.returncode == 0 and "红" in shown.stdout, shown.stderr


def test_the_library_knows_its_games_and_their_rules(plain: Place) -> None:
    titles = plain.run("titles").stdout
    assert "endeavor" in titles and "here_i_stand" in titles
    for title in ("endeavor", "game_of_thrones", "here_i_stand"):
        rules = plain.run("rules", title, "--lang", "zh-Hant")
        assert rules.returncode == 0 and len(rules.stdout.splitlines()) > 100, rules.stderr


def test_the_library_plays_in_the_terminal(plain: Place) -> None:
    asked = plain.run("play", "endeavor", "--players", "2", "--seed", "5")
    assert "Traceback" not in asked.stderr and "Type the number of an option" in asked.stdout


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("admin", "users")])
def test_without_the_server_one_sentence_says_what_to_install(plain: Place, words: tuple[str, ...]) -> None:
    english, chinese = plain.run(*words), plain.run(*words, "--lang", "zh")
    for done in (english, chinese):
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
        assert "pip install 'warcouncil[server]'" in done.stderr
    assert "this needs packages that are not installed (alembic, " in english.stderr
    assert "缺少所需的软件包" in chinese.stderr


def test_with_the_server_it_serves_its_pages(wheel: Path, tmp_path: Path) -> None:
    """And with nothing but the extra: neither PostgreSQL's driver nor Redis's, and no tool of developers."""
    place = installed(wheel, ("server",), tmp_path)
    with started(place.folder, "--port", "0", "--no-open", program=[str(place.program)]) as server:
        address = server.address()
        for path, expected in {"": "<title>", "js/main.js": "import", "api/titles": "here_i_stand"}.items():
            page = httpx.get(address + path, trust_env=False)
            assert page.status_code == 200 and expected in page.text, path
        assert server.interrupt() == 0, server.said()
    database = place.run("serve", "--database", "postgresql://localhost/x", "--redis", "redis://localhost")
    assert "(psycopg, redis)" in database.stderr and "'warcouncil[postgres,redis]'" in database.stderr

"""What comes with what: the library with few packages, each extra with its own, and lock files that say it exactly."""

from __future__ import annotations

import re
import sys
from importlib.metadata import distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.installed import PROJECT, ROOT, brought, modules_of, owners, required
from tests.test_house import PACKAGE, inside, module_imports, modules, name_of, relative
from warcouncil.commands.extras import EXTRAS

OF_AN_EXTRA = {
    "warcouncil.commands.bench": {"chess"},
    "warcouncil.server.bots.exchange": {"redis"},
    "warcouncil.server.ground.bus": {"redis"},
    "warcouncil.server.ground.peers": {"redis"},
    "warcouncil.testing.mutant_plugin": {"pytest"},
}
"""Modules that import what neither the library nor its server bring, and what that is."""


def strangers(path: Path) -> set[str]:
    """What a module imports of other people's packages, also inside functions."""
    return {module.split(".")[0] for module in module_imports(path)} - {*sys.stdlib_module_names, "warcouncil"}


def test_every_module_imports_only_what_comes_with_it() -> None:
    library, server = modules_of(), modules_of("server")
    assert "fastapi" in server - library
    for path in modules(PACKAGE):
        brings = server if inside(name_of(path), "warcouncil.server") else library
        assert strangers(path) - brings == OF_AN_EXTRA.get(name_of(path), set()), relative(path)


def test_only_the_commands_of_the_server_reach_it() -> None:
    reach = {
        name_of(path)
        for path in modules(PACKAGE)
        if any(inside(module, "warcouncil.server") for module in module_imports(path))
    }
    outside = {name for name in reach if not inside(name, "warcouncil.server")}
    assert outside == {f"warcouncil.commands.{name}" for name in ("serve", "admin", "league", "think")}


@pytest.mark.parametrize("extra", ["server", "postgres", "redis", "bench"])
def test_what_a_command_looks_for_is_what_the_extra_brings(extra: str) -> None:
    asked = {canonicalize_name(Requirement(line).name) for line in PROJECT["optional-dependencies"][extra]}
    assert set().union(*(owners()[module] for module in EXTRAS[extra])) == asked


def test_the_library_is_small() -> None:
    assert {"msgspec", "fluent-runtime", "rich"} < brought().keys() and len(brought()) < 15
    assert not {"fastapi", "sqlalchemy", "redis", "psycopg", "pytest"} & brought().keys()


def test_versions_are_ranges_and_never_pins() -> None:
    lines = required("server", "postgres", "redis", "bench")
    assert [line for line in lines if "==" in line or ">=" not in line or ",<" not in line] == []


# -- the lock files


def pinned(name: str) -> dict[str, str]:
    """The distributions of a lock file, each with its version and hashes."""
    text = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==(\S+ (?:; [^\\]+)?(?:\\\n    --hash=sha256:\w+ ?)+)", text, re.MULTILINE)
    assert len(found) == len([line for line in text.splitlines() if line and not line.startswith((" ", "#"))])
    assert "://" not in text
    return dict(found)


def test_the_lock_files_pin_everything_with_hashes_and_name_no_index() -> None:
    everything = pinned("requirements.lock")
    assert brought("server", "postgres", "redis", "bench", "dev").keys() <= everything.keys()
    assert "setuptools" in everything


def test_playing_takes_the_same_versions_and_only_what_the_server_needs() -> None:
    everything, play = pinned("requirements.lock"), pinned("requirements-play.lock")
    assert play.items() <= everything.items()
    assert play.keys() == brought("server").keys() | {"setuptools"}


@pytest.mark.parametrize("python", ["3.11.0", "3.11.9", "3.13.0"])
def test_every_python_finds_all_that_it_needs_in_the_lock(python: str) -> None:
    """Debian 12 has 3.11.2, for which redis wants a package that later ones do without."""
    everything = pinned("requirements.lock")
    surroundings = {"python_full_version": python, "python_version": python.rpartition(".")[0], "extra": ""}
    for name in everything.keys() & {one.name.lower() for one in distributions()}:
        for line in requires(name) or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate(surroundings):
                assert canonicalize_name(needed.name) in everything, f"{name} needs {needed.name} on {python}"

"""What is installed beside the tests, and which of it each extra of pyproject.toml brings."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def required(*extras: str) -> list[str]:
    """What pyproject.toml asks for: the plain dependencies, and those of some extras."""
    more = PROJECT["optional-dependencies"]
    return [*PROJECT["dependencies"], *(line for extra in extras for line in more[extra])]


def brought(*extras: str) -> dict[str, Distribution]:
    """All distributions that come with War Council and some of its extras, by name."""
    found: dict[str, Distribution] = {}
    _follow(required(*extras), "", found)
    return found


def _follow(lines: Iterable[str], extra: str, found: dict[str, Distribution]) -> None:
    for line in lines:
        requirement = Requirement(line)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name, known = canonicalize_name(requirement.name), len(found)
        found.setdefault(name, distribution(name))
        wanted = [*(requirement.extras), *([""] if len(found) > known else [])]
        for each in wanted:
            _follow(found[name].requires or [], each, found)


@cache
def owners() -> dict[str, set[str]]:
    """Which distributions each package that can be imported belongs to."""
    return {module: set(map(canonicalize_name, names)) for module, names in packages_distributions().items()}


def modules_of(*extras: str) -> set[str]:
    """The names of the packages that War Council and some of its extras let one import."""
    names = brought(*extras).keys()
    return {module for module, distributions in owners().items() if distributions & names}

"""The war of Here I Stand stands on its own: other games of the family can lift it."""

from __future__ import annotations

from pathlib import Path

from tests.test_house import module_imports
from warcouncil.titles.here_i_stand.title import HereIStand

PACKAGE = "warcouncil.titles.here_i_stand"
WAR = (
    "forces", "movement", "interception", "avoidance", "field_battle", "retreats", "sieges",
    "naval_moves", "naval_combat", "transport",
)  # fmt: skip
OTHERS = (
    "cards", "hands", "events", "impulses", "negotiation", "announcements", "deals", "terms", "transfers", "loans",
    "peace", "ransom", "war", "hostilities", "minors", "religion", "reformation", "debates", "debaters", "translation",
    "theses", "papal", "protestants", "henry", "france", "new_world",
)  # fmt: skip
"""Diplomacy, religion and cards."""


def reached(*modules: str) -> set[str]:
    """These modules of the title and all that they import, directly or not."""
    found, waiting = set[str](), list(modules)
    while waiting:
        name = waiting.pop()
        path = HereIStand.folder / Path(*name.split("."))
        file = path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
        if name not in found and file.exists():
            found.add(name)
            imported = (module for module in module_imports(file) if module.startswith(f"{PACKAGE}."))
            waiting += [module.removeprefix(f"{PACKAGE}.") for module in imported]
    return found


def test_the_war_needs_neither_diplomacy_nor_religion_nor_cards() -> None:
    for module in (*WAR, *OTHERS):
        assert module in reached(module), f"there is no {module}"
    needed = reached(*WAR)
    assert {"stacks", "relations", "windows"} <= needed
    assert {module for module in needed if module.split(".")[0] in OTHERS} == set()

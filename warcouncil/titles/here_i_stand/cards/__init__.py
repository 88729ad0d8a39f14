"""The cards: one small function a card, grouped by what they are about.

Events register themselves in `events.EVENTS`, what is played out of turn in `windows.PLAYS`; importing this package is
enough to have them all.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from warcouncil.engine.title import Kind

PARTS = (
    "common",
    "home",
    "combat",
    "responses",
    "events_war",
    "events_allies",
    "events_italy",
    "events_sea",
    "recruits",
    "foreign",
    "mandatory",
    "events_religion",
    "events_politics",
    "events_new_world",
)
"""The modules of this package, in the order in which they are imported."""

KINDS: dict[str, Kind] = {}
STEPS: dict[str, Callable[..., Any]] = {}
for _name in PARTS:
    _part = import_module(f"{__name__}.{_name}")
    for _kind, _spec in getattr(_part, "KINDS", {}).items():
        assert KINDS.get(_kind, _spec) == _spec, f"two kinds are called {_kind}"
        KINDS[_kind] = _spec
    STEPS |= getattr(_part, "STEPS", {})

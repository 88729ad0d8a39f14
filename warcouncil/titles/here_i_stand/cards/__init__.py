"""The cards: one small function a card, grouped by what they are about.

Each module lists its events in EVENTS and what is played out of turn in PLAYS; the title gathers them.
"""

from __future__ import annotations

from importlib import import_module

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

CHAPTERS = tuple(import_module(f"{__name__}.{part}") for part in PARTS)

"""The cards, in chapters by what they do; the title gathers them in this order."""

from __future__ import annotations

from types import ModuleType

from warcouncil.titles.tanto_monta.cards import (
    combat,
    courts,
    losses,
    mandatory,
    militias,
    oceans,
    pursuits,
    responses,
    siege_guns,
    unrest,
)

CHAPTERS: tuple[ModuleType, ...] = (
    combat,
    courts,
    losses,
    mandatory,
    militias,
    oceans,
    pursuits,
    responses,
    siege_guns,
    unrest,
)

"""The cards, in chapters by what they do; the title gathers them in this order."""

from __future__ import annotations

from types import ModuleType

from warcouncil.titles.tanto_monta.cards import courts, losses, mandatory, oceans, unrest

CHAPTERS: tuple[ModuleType, ...] = (mandatory, courts, unrest, losses, oceans)

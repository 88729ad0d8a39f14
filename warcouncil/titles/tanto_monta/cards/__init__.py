"""The cards, in chapters by what they do; the title gathers them in this order."""

from __future__ import annotations

from types import ModuleType

from warcouncil.titles.tanto_monta.cards import combat, courts, mandatory, militias, pursuits, responses, siege_guns

CHAPTERS: tuple[ModuleType, ...] = (mandatory, combat, responses, pursuits, militias, siege_guns, courts)

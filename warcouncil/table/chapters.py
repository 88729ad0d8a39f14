"""The chapters of the table that a title gathers into its book."""

from __future__ import annotations

from warcouncil.table import hands, impulses, points, windows

CHAPTERS = (impulses, points, hands, windows)

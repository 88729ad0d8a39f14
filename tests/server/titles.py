"""Registers the titles of the tests; bot workers import this, too."""

from __future__ import annotations

from tests.titles.parley import Parley
from warcouncil.engine.title import register

register("parley", Parley)

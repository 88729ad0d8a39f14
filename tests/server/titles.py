"""Registers the titles of the tests; bot workers import this, too."""

from __future__ import annotations

from tests.titles.parley import Parley
from warcouncil.engine.title import register


class PlainParley(Parley):
    """The same game without a dress."""

    id = "plain_parley"
    dress = "no such folder"


register("parley", Parley)
register("plain_parley", PlainParley)

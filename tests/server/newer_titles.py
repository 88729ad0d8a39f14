"""The titles of the tests as a later version of the server has them."""

from __future__ import annotations

import tests.server.titles  # noqa: F401  those that stay as they are
from tests.titles.parley import Parley
from warcouncil.engine.title import register


class Later(Parley):
    """Other rules by name: whatever was recorded still leads on."""

    version = "2"


register("parley", Later)

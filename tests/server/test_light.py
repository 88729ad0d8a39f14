"""How little one choice asks of the server while everybody watches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.counting import Gathering, counted
from tests.server.house import House, running

TABLES = [("endeavor", 3), ("game_of_thrones", 4), ("here_i_stand", 6)]


@pytest.fixture
def quiet(folder: Path) -> Iterator[House]:
    """A house in which nothing happens by itself."""
    with running(folder, sweep_seconds=3600.0) as house:
        yield house


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_choice_is_one_write(quiet: House, title: str, players: int, seed: int) -> None:
    """From the choice to the last watcher's update."""
    table = Gathering(quiet, title, players, random.Random(seed))
    for _ in range(12):
        with counted(quiet.services.store.engine) as bill:
            table.choose()
            table.settle()
        assert bill.writing == 1, bill

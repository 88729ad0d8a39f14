"""How little one choice asks of the server while everybody watches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.server.counting import Gathering, counted
from tests.server.house import House, running

MOST_STATEMENTS = 10
MOST_BYTES = 1000
TABLES = [
    ("endeavor", 3),
    ("game_of_thrones", 4),
    ("here_i_stand", 6),
    ("napoleonic_wars", 3),
    ("tanto_monta", 4),
]


@pytest.fixture
def quiet(folder: Path) -> Iterator[House]:
    """A house in which nothing happens by itself."""
    with running(folder, sweep_seconds=3600.0) as house:
        yield house


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_choice_is_one_write_and_watching_it_costs_the_database_nothing(
    quiet: House, title: str, players: int, seed: int
) -> None:
    """From the choice to the last watcher's update: who has chosen is looked up, the rest is the change itself."""
    table = Gathering(quiet, title, players, random.Random(seed))
    table.choose()  # from the first one on their names are known
    table.settle()
    for _ in range(12):
        with counted(quiet.services.store.engine) as bill:
            table.choose()
            table.settle()
        reads = [statement for statement in bill.statements if statement.startswith("SELECT")]
        assert bill.writing == 1 and len(bill.statements) <= MOST_STATEMENTS, bill
        assert len(reads) == 1 and reads[0].startswith("SELECT users.id"), bill


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_half_of_what_is_told_has_less_than_a_kilobyte(quiet: House, title: str, players: int, seed: int) -> None:
    """With table and log: what the watchers get, and what whoever has chosen is answered."""
    table = Gathering(quiet, title, players, random.Random(seed), patches=True)
    for eye in table.eyes:
        eye.sizes.clear()  # the first thing that somebody is told is everything
    for _ in range(40):
        table.choose()
        table.settle()
    told = [size for eye in table.eyes for size in eye.sizes]
    assert len(told) >= 40 and median([*told, *table.answers]) <= MOST_BYTES

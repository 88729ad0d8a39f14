"""A first game with a guide begins from a position that the title has prepared: always the same hands, tokens and
draws, so that what is explained is there to be seen, and whoever is asked for help knows what lies on the table.

`lesson.toml` in the dress of a title says which:

    seed = 7               # what the dice come from: anybody may know them, so such a table is never rated
    players = 4            # best_players of the title, unless it says otherwise
    seat = 0               # where whoever learns sits; bots play all others
    [options]              # as everybody plays, unless it says otherwise
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import Title
from warcouncil.server.ground.dresses import folder_of
from warcouncil.server.ground.errors import Refused
from warcouncil.server.tables.wishes import SeatWish, TableWish

FILE = "lesson.toml"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dress of a title has prepared."""

    seed: int
    players: int | None = None
    seat: int = 0
    options: dict[str, OptionValue] = {}


def lesson_of(title: Title) -> Lesson | None:
    folder = folder_of(title)
    return None if folder is None else _lesson(folder)


@lru_cache
def _lesson(folder: Path) -> Lesson | None:
    try:
        text = (folder / FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    return msgspec.convert(tomllib.loads(text), Lesson)


def prepared(title: Title) -> TableWish:
    """The table at which somebody learns a game, alone with bots."""
    lesson = lesson_of(title)
    if lesson is None:
        raise Refused("bad-request", field="lesson")
    players = lesson.players or title.best_players or title.players[0]
    seats = tuple(SeatWish("me" if seat == lesson.seat else "bot") for seat in range(players))
    return TableWish(title=title.id, players=players, options=lesson.options, seats=seats, start=True, seed=lesson.seed)

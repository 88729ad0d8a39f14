"""States of older versions of these rules, brought to the shape of today: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.engine.title import is_newer

Data = dict[str, Any]

BY_PLACE = ("troops", "tired", "moved", "tried")
"""The columns that hold land units by place."""
SHIPS_BY_PLACE = ("fleets", "tired_ships")


def upgraded(version: str, data: Data) -> Data:
    if is_newer("3", than=version):
        data = with_ordered_deck(data)
    if is_newer("4", than=version):
        data = with_units_by_kind(data)
    return data


def with_ordered_deck(data: Data) -> Data:
    """Before version 3 the deck lay in its order, and stays so to the end of the match."""
    return {**data, "deck": [[], data["deck"], []], "deck_in_order": True}


# -- before version 4 every kind of unit had a place of its own in a stack


def with_units_by_kind(data: Data) -> Data:
    """How many there are of each kind is one tuple."""
    return {
        **data,
        **{name: by_place(data[name], stacks) for name in BY_PLACE if name in data},
        **{name: by_place(data[name], fleets) for name in SHIPS_BY_PLACE if name in data},
        "naval_orders": inside(data.get("naval_orders"), "ships", orders),
        "move": inside(data.get("move"), "formation", formation),
        "picked": formation(data.get("picked")),
        "battle": battle(data.get("battle")),
    }


def by_place(column: Data, change: Callable[[list[Any]], list[Any]]) -> Data:
    return {place: change(here) for place, here in column.items()}


def stacks(here: list[Any]) -> list[Any]:
    return [[owner, numbers] for owner, *numbers in here]


def fleets(here: list[Any]) -> list[Any]:
    return [[owner, user, numbers] for owner, user, *numbers in here]


def orders(ships: list[Any]) -> list[Any]:
    return [[origin, target, *fleets([fleet])] for origin, target, fleet in ships]


def inside(record: Data | None, name: str, change: Callable[[Any], Any]) -> Data | None:
    return None if record is None else {**record, name: change(record[name])}


def formation(record: Data | None) -> Data | None:
    return inside(record, "troops", stacks)


def battle(record: Data | None) -> Data | None:
    for name in ("attacking", "defending", "joined"):
        record = inside(record, name, stacks)
    return record

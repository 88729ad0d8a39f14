"""Final scoring: rows A to E of the score pad, every point with the thing it comes from."""

from __future__ import annotations

import msgspec

from warcouncil.titles.endeavor.components import (
    ATTRIBUTES,
    CARDS,
    GOVERNORS,
    PLAYER_BOARD,
    TILES,
    glory_of_score,
)
from warcouncil.titles.endeavor.state import EndeavorState


class Item(msgspec.Struct, frozen=True):
    """Points and what they come from: a domain and one of its values, or `governor_slot` or `population` alone."""

    kind: str
    source: str
    points: int


class Row(msgspec.Struct, frozen=True):
    """A row of the score pad."""

    id: str
    items: tuple[Item, ...]

    @property
    def points(self) -> int:
        return sum(item.points for item in self.items)


class Score(msgspec.Struct, frozen=True):
    """A player's score, row by row."""

    power: str
    rows: tuple[Row, ...]

    @property
    def total(self) -> int:
        return sum(row.points for row in self.rows)


def score(state: EndeavorState, power: str) -> Score:
    """What a player would score if the game ended now (final scoring). Rows of Exploits are not used."""
    rows = (  # end-score-15 end-score-17 end-exploit-1
        Row("A", attribute_items(state, power)),
        Row("B", place_items(state, power)),
        Row("C", asset_items(state, power)),
        Row("D", population_items(state, power)),
        Row("E", slavery_items(state, power)),
    )
    return Score(power, rows)


def attribute_items(state: EndeavorState, power: str) -> tuple[Item, ...]:
    """A: each marker slides back to the first space with glory and scores its number."""
    return tuple(
        Item("attribute", attribute, glory_of_score(marker))  # end-score-1
        for attribute, marker in zip(ATTRIBUTES, state.attributes[power], strict=True)
    )


def place_items(state: EndeavorState, power: str) -> tuple[Item, ...]:
    """B: cities held, and links controlled whether round or square; fleets only serve as ends of links."""
    board = state.board
    items = [
        Item("city", city, board.glory[city])  # end-score-4
        for city in board.cities  # end-score-6 end-score-7
        if state.discs.get(city) == power
    ]
    for link in board.links:  # end-link-10
        if state.controls(power, link.a, link.b):  # end-link-5
            items.append(Item("link", link.id, link.glory))  # end-score-5
    return tuple(items)


def asset_items(state: EndeavorState, power: str) -> tuple[Item, ...]:
    """C: glory on buildings and cards, governors included, and the free governor slot if it is empty."""
    items = [Item("building", tile, building_glory(state, power, tile)) for tile in state.coast[power]]  # end-score-8
    items += [Item("card", card, CARDS[card].glory) for card in state.cards[power]]  # end-score-9 end-comp-8
    items += [Item("governor", held, GOVERNORS[held].glory) for held in state.governors[power]]  # end-score-9
    if not state.free_slot[power]:  # end-score-11 end-score-18
        items.append(Item("governor_slot", "", PLAYER_BOARD.empty_governor_slot_glory))  # end-score-10
    return tuple(item for item in items if item.points)


def building_glory(state: EndeavorState, power: str, tile: str) -> int:
    """The glory on a building; the City Hall adds 1 for each Draw icon on all buildings of its owner."""
    building = TILES[tile]
    if building.special != "city_hall":
        return building.glory  # end-special-1
    return building.glory + sum(TILES[other].actions.count("draw") for other in state.coast[power])  # end-special-6


def population_items(state: EndeavorState, power: str) -> tuple[Item, ...]:
    """D: 1 for every full set of three discs in the harbor."""
    points = state.harbor[power] // PLAYER_BOARD.population_per_glory  # end-score-12
    return (Item("population", "", points),) if points else ()


def slavery_items(state: EndeavorState, power: str) -> tuple[Item, ...]:
    """E: minus 1 for every slavery card face down beside the board."""
    return tuple(Item("card", card, -1) for card in state.face_down[power])  # end-score-13 end-abol-8

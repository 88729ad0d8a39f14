"""The components as one value: map, players, people, counters, cards, tables and scenarios, read from a folder of TOML.

`COMPONENTS` is what the title ships. Whoever owns the box can correct rows in a copy of the folder and `load` that.
The shapes of the rows stand in schema.py and tables.py, what must fit together between them in references.py.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from warcouncil.engine.data import BadData, read_toml
from warcouncil.table.graph import Atlas
from warcouncil.titles.tanto_monta.references import mistakes
from warcouncil.titles.tanto_monta.schema import (
    Card,
    Cards,
    Leader,
    Map,
    Moments,
    People,
    Pieces,
    Player,
    Powers,
    Sea,
    Space,
)
from warcouncil.titles.tanto_monta.tables import Scenario, Setup, Tables

DATA = Path(__file__).parent / "data"
T = TypeVar("T")


class Components:
    """Everything that is in the box. Nothing of it ever changes; what is looked up often is worked out once."""

    def __init__(self, files: dict[str, Any]) -> None:
        self.map: Map = files["map.toml"]
        self.powers: Powers = files["powers.toml"]
        self.people: People = files["leaders.toml"]
        self.pieces: Pieces = files["pieces.toml"]
        self.tables: Tables = files["tables.toml"]
        self.setup: Setup = files["setup.toml"]
        self.cards: dict[str, Card] = {card.id: card for card in files["cards.toml"].cards}
        self.windows: Moments = files["windows.toml"]

    @cached_property
    def atlas(self) -> Atlas[Space, Sea]:
        """The main map with the Canaries as a graph; a port on a river lies at the sea of its mouth."""
        roads, passes = ([link.pair for link in links] for links in (self.map.roads, self.map.passes))
        spaces = [
            msgspec.structs.replace(space, ports=(*space.ports, space.inland.sea)) if space.inland else space
            for space in self.map.spaces
        ]
        return Atlas(spaces, self.map.seas, roads, passes)

    @cached_property
    def players(self) -> dict[str, Player]:
        """The players in the order of impulses (3.1)."""
        return {player.id: player for player in self.powers.players}

    @cached_property
    def player_of(self) -> dict[str, str]:
        """The player of each major power, and of each player's common marker."""
        return {power.id: power.player for power in self.powers.powers} | {player: player for player in self.players}

    def leader(self, leader: str) -> Leader:
        """An army leader by his name."""
        return self._leaders[leader]

    @cached_property
    def _leaders(self) -> dict[str, Leader]:
        return {leader.id: leader for leader in self.people.leaders}

    def spaces(self, kind: str) -> tuple[str, ...]:
        """The spaces of a kind in the order of the map."""
        return tuple(space.id for space in self.map.spaces if space.kind == kind)

    def homes(self, power: str) -> tuple[str, ...]:
        """The home spaces of a power, shared ones included (2.4)."""
        return self._homes.get(power, ())

    @cached_property
    def _homes(self) -> dict[str, tuple[str, ...]]:
        powers = dict.fromkeys(power for space in self.map.spaces for power in (space.home, space.shared))
        return {
            power: tuple(space.id for space in self.map.spaces if power in (space.home, space.shared))
            for power in powers
        }

    def deck(self, turn: int) -> tuple[str, ...]:
        """The cards that join the deck in a turn (6.2); home cards and the Papal Bull never do."""
        aside = ("home", "papal_bull", "automatic")
        return tuple(card.id for card in self.cards.values() if card.turn == turn and card.kind not in aside)

    def control(self, scenario: Scenario) -> dict[str, str]:
        """Who controls each space at the start: a power, a player's common marker, a minor power or `independent`."""
        held = {space: power for power, spaces in scenario.holdings.items() for space in spaces}
        return {space.id: held.get(space.id, space.home) for space in self.map.spaces}


FILES: dict[str, type] = {
    "map.toml": Map,
    "powers.toml": Powers,
    "leaders.toml": People,
    "pieces.toml": Pieces,
    "cards.toml": Cards,
    "tables.toml": Tables,
    "setup.toml": Setup,
    "windows.toml": Moments,
}


def load(folder: Path) -> Components:
    """The components in a folder; BadData names the file and the row that is wrong."""
    files: dict[str, Any] = {name: _read(folder / name, shape) for name, shape in FILES.items()}
    found = mistakes(files)
    if found:
        raise BadData(f"{folder}: " + "; ".join(found))
    return Components(files)


def _read(path: Path, shape: type[T]) -> T:
    table = read_toml(path)
    try:
        return msgspec.convert(table, shape, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadData(f"{path}: {_named(str(error), table)}") from None


def _named(error: str, table: dict[str, Any]) -> str:
    """The message of msgspec with the id of the row where it names one by number: `$.spaces[3]`."""
    _, _, place = error.partition("`$.")
    name, _, rest = place.partition("[")
    number = rest.partition("]")[0]
    rows = table.get(name)
    if not isinstance(rows, list) or not number.isdigit():
        return error
    row = rows[int(number)]
    id = row.get("id", row) if isinstance(row, dict) else row
    return f"{error} ({id})"


COMPONENTS = load(DATA)
"""The components as they are shipped."""

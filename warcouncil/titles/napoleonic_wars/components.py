"""The components as one value: map, nations, pieces, cards, tables and scenarios, read from a folder of TOML.

`COMPONENTS` is what the title ships. Much of the box is reconstructed, so nothing of it stands in code: whoever owns
it can correct rows in a copy of the folder and `load` that. The shapes of the rows stand in schema.py, cards.py and
tables.py, what must fit together between them in references.py.
"""

from __future__ import annotations

from functools import cached_property
from itertools import permutations
from pathlib import Path
from typing import Any

from warcouncil.engine.data import BadData
from warcouncil.table.graph import Atlas
from warcouncil.table.rows import read_rows
from warcouncil.titles.napoleonic_wars.cards import Card, Cards, Reserve
from warcouncil.titles.napoleonic_wars.references import mistakes
from warcouncil.titles.napoleonic_wars.schema import Leader, LinkKind, Map, Nation, Nations, Pieces, Sea, Space, Strait
from warcouncil.titles.napoleonic_wars.tables import Scenario, Setup, Tables

DATA = Path(__file__).parent / "data"


class Components:
    """Everything that is in the box. Nothing of it ever changes; what is looked up often is worked out once."""

    def __init__(self, files: dict[str, Any]) -> None:
        self.map: Map = files["map.toml"]
        self.diplomacy: Nations = files["nations.toml"]
        self.pieces: Pieces = files["pieces.toml"]
        self.tables: Tables = files["tables.toml"]
        self.nations: dict[str, Nation] = {nation.id: nation for nation in self.diplomacy.nations}
        self.leaders: dict[str, Leader] = {leader.id: leader for leader in self.pieces.leaders}
        self.cards: dict[str, Card] = {card.id: card for card in files["cards.toml"].cards}
        self.reserves: dict[str, Reserve] = {reserve.id: reserve for reserve in files["cards.toml"].reserves}
        self.scenarios: dict[str, Scenario] = {scenario.id: scenario for scenario in files["setup.toml"].scenarios}
        self._duchies: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._reserves_of = {
            nation: tuple(reserve.id for reserve in self.reserves.values() if reserve.nation == nation)
            for nation in self.nations
        }

    @cached_property
    def atlas(self) -> Atlas[Space, Sea]:
        """The map as a graph; lines of every kind join neighbours (3)."""
        passes = [pair for pair, kind in self.map.links().items() if kind == "pass"]
        others = [pair for pair, kind in self.map.links().items() if kind != "pass"]
        return Atlas(self.map.spaces, self.map.seas, others, passes)

    @cached_property
    def lines(self) -> dict[tuple[str, str], LinkKind]:
        """The kind of the line from one duchy to another, in both directions."""
        return {way: kind for pair, kind in self.map.links().items() for way in (pair, pair[::-1])}

    @cached_property
    def passages(self) -> dict[tuple[str, str], Strait]:
        """The strait through which ships pass from one sea zone into another, in both directions (13.8)."""
        return {
            way: strait for strait in self.map.straits if strait.passage for way in (strait.seas, strait.seas[::-1])
        }

    @cached_property
    def crossings(self) -> dict[tuple[str, str], Strait]:
        """The strait between two duchies, in both directions (9.53)."""
        return {way: strait for strait in self.map.straits for way in permutations(strait.lands, 2)}

    @cached_property
    def track(self) -> tuple[str, ...]:
        """The impulse track from left to right."""
        return tuple(turn.nation for turn in self.diplomacy.track)

    def duchies(self, nation: str, *status: str) -> tuple[str, ...]:
        """The duchies that make up a nation (3), of some status or of any, in the order of the map."""
        asked = (nation, *status)
        if asked not in self._duchies:
            own = [space for space in self.map.spaces if space.nation == nation]
            self._duchies[asked] = tuple(space.id for space in own if not status or space.status in status)
        return self._duchies[asked]

    def keys(self, nation: str) -> tuple[str, ...]:
        """The keys that a nation controls without any flag on the map."""
        return tuple(space.id for space in self.map.spaces if space.key and space.nation == nation)

    def control(self, scenario: Scenario) -> dict[str, str]:
        """Who controls each duchy at the start: whose flag lies there, else its original owner (3)."""
        flags = {space: row.nation for row in scenario.flags for space in row.spaces}
        return {space.id: flags.get(space.id, space.nation) for space in self.map.spaces}

    def reserves_of(self, nation: str) -> tuple[str, ...]:
        """The reserve cards on a nation's headquarters display (6.2)."""
        return self._reserves_of.get(nation, ())


FILES: dict[str, type] = {
    "map.toml": Map,
    "nations.toml": Nations,
    "pieces.toml": Pieces,
    "cards.toml": Cards,
    "tables.toml": Tables,
    "setup.toml": Setup,
}


def load(folder: Path) -> Components:
    """The components in a folder; BadData names the file and the row that is wrong."""
    files: dict[str, Any] = {name: read_rows(folder / name, shape) for name, shape in FILES.items()}
    found = mistakes(files)
    if found:
        raise BadData(f"{folder}: " + "; ".join(found))
    return Components(files)


COMPONENTS = load(DATA)
"""The components as they are shipped."""

"""The components: boards, buildings, cards, tokens and player boards, read once from data/*.toml.

Everything here is constant. Tables that the rules ask for at every decision (area of a place, links of a
place, candidates of each decision) are worked out once, so that a predicate is a few look-ups.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from warcouncil.engine.data import read_toml
from warcouncil.engine.state import Atom, Option

DATA = Path(__file__).parent / "data"

ATTRIBUTES = ("industry", "culture", "wealth", "influence")
ACTIONS = ("ship", "occupy", "attack", "payment", "draw")
PHASES = ("build", "growth", "salary", "action", "discard")
POWERS = ("red", "blue", "yellow", "purple", "green")
SILENT = "silent"
"""The owner of the Silent Fleet's discs: no power, no seat."""

INDUSTRY, CULTURE, WEALTH, INFLUENCE = range(4)
Icons = tuple[int, int, int, int]
"""Attribute icons (or scores) in the order of ATTRIBUTES."""
NO_ICONS: Icons = (0, 0, 0, 0)


class Area(msgspec.Struct, frozen=True):
    """Europe or one of the six regions."""

    id: str
    region: bool
    decks: tuple[str, ...]
    box: tuple[int, int, int, int]
    color: str
    certainty: str = "sure"


class Place(msgspec.Struct, frozen=True):
    """A city or a fleet: holds one disc."""

    id: str
    area: str
    x: int
    y: int
    lat: float
    lon: float
    glory: int = 0
    certainty: str = "sure"


class Link(msgspec.Struct, frozen=True):
    """A link between two places; a round one starts with a trade token."""

    id: str
    a: str
    b: str
    shape: str
    glory: int
    x: int
    y: int
    certainty: str = "sure"


class Track(msgspec.Struct, frozen=True):
    """A shipping track, its spaces listed from the farthest from the deck to the nearest."""

    id: str
    region: str
    spaces: tuple[tuple[int, int], ...]
    deck: tuple[int, int]
    certainty: str = "sure"

    def space(self, index: int) -> str:
        """The id of a space; the one farthest from the deck has index 1."""
        return f"{self.id}_{index}"


class Spot(msgspec.Struct, frozen=True):
    """An open sea, a deck of Europe or the discard area: something with a place on the board."""

    id: str
    x: int
    y: int
    region: str = "europe"
    certainty: str = "sure"


class Building(msgspec.Struct, frozen=True):
    """A building tile, or one side of a starting tile (level 0)."""

    id: str
    icons: dict[str, int]
    actions: tuple[str, ...]
    joiner: str
    activatable: bool
    salary_phase_only: bool
    glory: int
    level: int = 0
    count: int = 0
    special: str = ""
    memorial_attributes: tuple[str, ...] = ()
    certainty: str = "sure"
    sure: tuple[str, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """An asset card."""

    id: str
    deck: str
    value: int
    icons: dict[str, int]
    glory: int
    plus: int
    abolition: bool = False
    certainty: str = "sure"


class Governor(msgspec.Struct, frozen=True):
    id: str
    region: str
    icons: dict[str, int]
    glory: int
    certainty: str = "sure"


class Token(msgspec.Struct, frozen=True):
    """A kind of trade token: a brown one names an attribute, a blue one actions."""

    id: str
    count: int
    attribute: str = ""
    actions: tuple[str, ...] = ()
    joiner: str = ""
    certainty: str = "sure"
    count_certainty: str = "sure"


class Levels(msgspec.Struct, frozen=True, rename={"starts": "from"}):
    """The bands of an attribute track, and the level that each attribute gives in each band."""

    starts: tuple[int, ...]
    industry: tuple[int, ...]
    culture: tuple[int, ...]
    wealth: tuple[int, ...]
    influence: tuple[int, ...]
    certainty: str


class GlorySpaces(msgspec.Struct, frozen=True):
    spaces: tuple[int, ...]
    sure: tuple[int, ...]
    certainty: str


class PlayerBoard(msgspec.Struct, frozen=True):
    """What a player board and the kit of a player hold."""

    rounds: int
    discs: int
    coast_slots: int
    card_slots: int
    empty_governor_slot_glory: int
    population_per_glory: int
    printed_spaces: int
    starting_tiles: int
    level_5_on_offer: int
    levels: Levels
    glory: GlorySpaces


class BoardFile(msgspec.Struct, frozen=True):
    side: str
    recommended_players: tuple[int, ...]
    size: tuple[int, int]
    areas: tuple[Area, ...]
    cities: tuple[Place, ...]
    fleets: tuple[Place, ...]
    links: tuple[Link, ...]
    tracks: tuple[Track, ...]
    seas: tuple[Spot, ...]
    europe_decks: tuple[Spot, ...]
    discard_area: Spot


def _read(name: str) -> dict[str, Any]:
    return read_toml(DATA / name)


def _icons(icons: dict[str, int]) -> Icons:
    industry, culture, wealth, influence = (icons.get(attribute, 0) for attribute in ATTRIBUTES)
    return industry, culture, wealth, influence


# -- buildings, cards, governors, tokens

_tiles = _read("buildings.toml")
BUILDINGS: dict[str, Building] = {b.id: b for b in msgspec.convert(_tiles["building"], tuple[Building, ...])}
STARTING_BUILDINGS: dict[str, Building] = {
    b.id: b for b in msgspec.convert(_tiles["starting_building"], tuple[Building, ...])
}
TILES: dict[str, Building] = {**BUILDINGS, **STARTING_BUILDINGS}
"""Everything that may lie on a coast."""
TILE_ICONS: dict[str, Icons] = {b.id: _icons(b.icons) for b in TILES.values()}

_cards = _read("cards.toml")
CARDS: dict[str, Card] = {c.id: c for c in msgspec.convert(_cards["cards"], tuple[Card, ...])}
GOVERNORS: dict[str, Governor] = {g.id: g for g in msgspec.convert(_cards["governors"], tuple[Governor, ...])}
_held: tuple[Card | Governor, ...] = (*CARDS.values(), *GOVERNORS.values())
CARD_ICONS: dict[str, Icons] = {c.id: _icons(c.icons) for c in _held}
CARD_VALUE: dict[Atom, int] = {c.id: c.value for c in CARDS.values()}
CARD_ORDER: dict[str, int] = {card: i for i, card in enumerate(CARDS)}
SLAVERY: frozenset[str] = frozenset(c.id for c in CARDS.values() if c.deck == "slavery")
DECKS: dict[str, tuple[str, ...]] = {
    deck: tuple(sorted((c.id for c in CARDS.values() if c.deck == deck), key=CARD_VALUE.__getitem__))
    for deck in dict.fromkeys(c.deck for c in CARDS.values())
}
"""Each deck as it lies at the start, the lowest value on top."""
GOVERNOR_OF: dict[str, str] = {g.region: g.id for g in GOVERNORS.values()}

TOKENS: dict[str, Token] = {t.id: t for t in msgspec.convert(_read("tokens.toml")["tokens"], tuple[Token, ...])}
ACTION_TOKENS = tuple(t.id for t in TOKENS.values() if t.actions)
TOKEN_ATTRIBUTE: dict[str, int] = {t.id: ATTRIBUTES.index(t.attribute) for t in TOKENS.values() if t.attribute}

SOURCES: dict[str, Building | Token] = {**TILES, **{token: TOKENS[token] for token in ACTION_TOKENS}}
"""Whatever an action of the action phase may come from."""
HARBOR_COST: dict[str, int] = {"ship": 1, "occupy": 1, "attack": 2, "payment": 0, "draw": 0}
CHEAPEST: dict[str, int] = {
    source.id: min((HARBOR_COST[action] for action in source.actions), default=0) for source in SOURCES.values()
}
"""The fewest harbor discs with which one of a source's actions can be paid."""

# -- the player board

PLAYER_BOARD = msgspec.convert(_read("tracks.toml"), PlayerBoard)
SLOTS = tuple(range(1, PLAYER_BOARD.coast_slots + 1))
"""The coast slots from left to right."""
TOP = max(PLAYER_BOARD.glory.spaces)
"""The highest space that the tables list."""


def _by_score(levels: tuple[int, ...]) -> tuple[int, ...]:
    starts = PLAYER_BOARD.levels.starts
    return tuple(levels[sum(start <= score for start in starts) - 1] for score in range(TOP + 1))


LEVELS: tuple[tuple[int, ...], ...] = tuple(
    _by_score(getattr(PLAYER_BOARD.levels, attribute)) for attribute in ATTRIBUTES
)
"""LEVELS[attribute][score]: build level, growth level, payment level, card limit."""
GLORY_OF_SCORE: dict[int, int] = {
    score: max(space for space in PLAYER_BOARD.glory.spaces if space <= score) for score in range(TOP + 1)
}


def level(attribute: int, score: int) -> int:
    """The level that an attribute score gives; scores past the printed track keep the highest one."""
    return LEVELS[attribute][score if score < TOP else TOP]


def glory_of_score(score: int) -> int:
    """The glory of an attribute at the end; past the last listed space every space counts."""
    return GLORY_OF_SCORE.get(score, score)  # end-comp-13


# -- the boards

_FILES: dict[str, BoardFile] = {
    side: msgspec.convert(_read(f"board_{side.lower()}.toml"), BoardFile) for side in ("A", "B")
}
AREAS: tuple[str, ...] = tuple(area.id for area in _FILES["A"].areas)
REGIONS: tuple[str, ...] = tuple(area.id for area in _FILES["A"].areas if area.region)  # end-board-2 end-board-3
EUROPE = AREAS.index("europe")
AREA_NUMBER: dict[Atom, int] = {area: i for i, area in enumerate(AREAS)}
AREA: dict[Atom, int] = {
    place.id: AREA_NUMBER[place.area] for file in _FILES.values() for place in (*file.cities, *file.fleets)
}
"""The number of the area in which a city or fleet lies (the same on both sides)."""
DECK_AREA: dict[Atom, int] = {deck: i for i, area in enumerate(_FILES["A"].areas) for deck in area.decks}


class Board:
    """One side of the board, with what the rules look up all the time."""

    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.side = file.side
        self.cities = tuple(city.id for city in file.cities)
        self.fleets = tuple(fleet.id for fleet in file.fleets)
        self.glory: dict[str, int] = {place.id: place.glory for place in (*file.cities, *file.fleets)}
        self.cities_in: tuple[tuple[str, ...], ...] = tuple(
            tuple(city.id for city in file.cities if city.area == area) for area in AREAS
        )
        self.fleets_in: tuple[tuple[str, ...], ...] = tuple(
            tuple(fleet.id for fleet in file.fleets if fleet.area == area) for area in AREAS
        )
        self.links = file.links
        self.links_of: dict[str, tuple[tuple[str, str], ...]] = {
            place: tuple(
                (link.id, link.b if link.a == place else link.a) for link in file.links if place in (link.a, link.b)
            )
            for place in (*self.cities, *self.fleets)
        }
        self.tracks: dict[str, Track] = {track.region: track for track in file.tracks}
        self.track_spaces: dict[str, tuple[str, ...]] = {
            track.region: tuple(track.space(i + 1) for i in range(len(track.spaces))) for track in file.tracks
        }
        self.round_spaces: tuple[str, ...] = (
            *self.cities,
            *self.fleets,
            *(link.id for link in file.links if link.shape == "round"),  # end-setup-2
            *(space for spaces in self.track_spaces.values() for space in spaces),
        )
        self._candidates()

    def _candidates(self) -> None:
        """The candidates of each decision about the board, made once."""
        self.ship_options: tuple[Option, ...] = (
            *(("ship_track", region) for region in REGIONS),  # end-ship-1
            *(("ship_fleet", fleet) for fleet in self.fleets),  # end-ship-1 end-occupy-8
            *(("ship_sea", region) for region in REGIONS),  # end-ship-1 end-sea-3
        )
        self.occupy_options: tuple[Option, ...] = tuple(("occupy", city) for city in self.cities)  # end-fleet-6
        self.attack_options: tuple[Option, ...] = tuple(("attack", place) for place in (*self.cities, *self.fleets))
        self.silent_ship_options: tuple[Option, ...] = (
            *(("silent_track", region) for region in REGIONS),  # end-silent-7
            *(("silent_fleet", fleet) for fleet in self.fleets),  # end-silent-7
        )
        self.silent_occupy_options: tuple[Option, ...] = tuple(("silent_occupy", city) for city in self.cities)


BOARDS: dict[str, Board] = {side: Board(file) for side, file in _FILES.items()}
CITIES: tuple[str, ...] = tuple(dict.fromkeys(city for board in BOARDS.values() for city in board.cities))
FLEETS: tuple[str, ...] = tuple(dict.fromkeys(fleet for board in BOARDS.values() for fleet in board.fleets))
LINKS: tuple[str, ...] = tuple(dict.fromkeys(link.id for board in BOARDS.values() for link in board.links))

"""The components: map, houses, units, orders and cards, read once from data/*.toml.

Everything here is constant. What the rules look up at every decision (who is next to whom, for a march, a raid or
support; what an order is worth) is worked out once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from warcouncil.engine.data import read_toml
from warcouncil.engine.state import Option

DATA = Path(__file__).parent / "data"

Units = tuple[int, int, int, int, int, int, int]
"""How many of each kind stand somewhere, in the order of UNITS."""
UNITS = ("footman", "knight", "ship", "siege_engine", "routed_footman", "routed_knight", "routed_ship")
FOOTMAN, KNIGHT, SHIP, SIEGE, ROUTED_FOOTMAN, ROUTED_KNIGHT, ROUTED_SHIP = range(7)
UNIT: dict[str, int] = {unit: index for index, unit in enumerate(UNITS)}
NO_UNITS: Units = (0, 0, 0, 0, 0, 0, 0)
ONE: tuple[Units, ...] = (
    (1, 0, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0),
    (0, 0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 0, 1),
)
"""ONE[unit]: a single unit of that kind."""
STANDING = (FOOTMAN, KNIGHT, SHIP, SIEGE)
POOL_OF = (FOOTMAN, KNIGHT, SHIP, SIEGE, FOOTMAN, KNIGHT, SHIP)
"""The kind of piece that a unit is, routed or not."""


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land, a sea or a port."""

    id: str
    kind: str
    x: int
    y: int
    castle: str = ""
    supply: int = 0
    power: int = 0
    home_of: str = ""
    garrison: int = 0
    land: str = ""
    sea: str = ""
    fill: tuple[tuple[int, int], ...] = ()


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two lands that touch on the map and are not adjacent."""

    pair: tuple[str, str]
    certainty: str = "sure"


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: tuple[int, int]
    areas: tuple[Area, ...]
    land_borders: tuple[tuple[str, str], ...]
    coasts: tuple[tuple[str, str], ...]
    sea_borders: tuple[tuple[str, str], ...]
    rivers: tuple[Contact, ...]
    corners: tuple[Contact, ...]


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a house screen says."""

    id: str
    color: str
    home: str
    supply: int
    influence: dict[str, int]
    units: dict[str, dict[str, int]]
    erratum: dict[str, dict[str, int]] = {}
    certainty: str = "sure"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays with so many players, and the stars of the King's Court track."""

    players: int
    houses: tuple[str, ...]
    stars: tuple[int, ...]
    overlay: bool


class NeutralForce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    three: int
    other: int = 0
    players: tuple[int, ...] = ()


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    strength: int
    cost: int
    kind: str
    upgrade_cost: int = 0
    siege_strength: int = 0


class Dominance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dominance token and the track whose first house holds it."""

    id: str
    track: str


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    power_tokens: int
    starting_power: int
    rounds: int
    castles_to_win: int
    port_ships: int
    highest_supply: int
    supply_table: tuple[tuple[int, ...], ...]
    threat_track: tuple[int, ...]
    threat_start: int
    threat_retreat: int
    mustering: dict[str, int]
    units: tuple[UnitType, ...]
    dominance: tuple[Dominance, ...]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    type: str
    count: int
    star: bool
    modifier: int = 0
    removes: tuple[str, ...] = ()


class HouseCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    house: str
    strength: int
    swords: int
    fortifications: int
    text: bool


class WesterosCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    icons: int
    chooser: str = ""
    choices: tuple[str, ...] = ()
    restriction: str = ""


class WildlingCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int


class TidesCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    strength: int
    swords: int
    fortifications: int
    skulls: int


def _read(name: str) -> dict[str, Any]:
    return read_toml(DATA / name)


# -- the map

MAP = msgspec.convert(_read("map.toml"), Map)
AREA: dict[str, Area] = {area.id: area for area in MAP.areas}
AREAS: tuple[str, ...] = tuple(AREA)  # got-board-5
PLACE: dict[str, int] = {area: index for index, area in enumerate(AREAS)}
"""The place of an area in the fixed order of areas."""
KIND: dict[str, str] = {area.id: area.kind for area in MAP.areas}
LANDS: tuple[str, ...] = tuple(area for area in AREAS if KIND[area] == "land")  # got-terms-2
SEAS: tuple[str, ...] = tuple(area for area in AREAS if KIND[area] == "sea")
PORTS: tuple[str, ...] = tuple(area for area in AREAS if KIND[area] == "port")
PORT_LAND: dict[str, str] = {port: AREA[port].land for port in PORTS}  # got-port-1
PORT_SEA: dict[str, str] = {port: AREA[port].sea for port in PORTS}
PORT_OF: dict[str, str] = {land: port for port, land in PORT_LAND.items()}
HOME_OF: dict[str, str] = {area.id: area.home_of for area in MAP.areas if area.home_of}  # got-terms-3
GARRISON: dict[str, int] = {area.id: area.garrison for area in MAP.areas if area.home_of}
SUPPLY_ICONS: dict[str, int] = {area.id: area.supply for area in MAP.areas if area.supply}
POWER_ICONS: dict[str, int] = {area.id: area.power for area in MAP.areas if area.power}


def _neighbours() -> dict[str, tuple[str, ...]]:
    pairs = [*MAP.land_borders, *MAP.coasts, *MAP.sea_borders, *PORT_LAND.items(), *PORT_SEA.items()]
    found: dict[str, set[str]] = {area: set() for area in AREAS}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return {area: tuple(sorted(near, key=PLACE.__getitem__)) for area, near in found.items()}


ADJACENT: dict[str, tuple[str, ...]] = _neighbours()
"""All areas next to an area; rivers without a bridge are not crossed."""


def _near(links: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The adjacent areas of those kinds that are listed for the kind of an area."""
    return {area: tuple(near for near in ADJACENT[area] if KIND[near] in links[KIND[area]]) for area in AREAS}


STEPS = _near({"land": ("land",), "sea": ("sea", "port"), "port": ("sea",)})  # got-port-3
"""Where units of an area can go without transport: over land, over sea, and between a port and its sea."""
RAIDED = _near({"land": ("land",), "sea": ("land", "sea", "port"), "port": ("sea",)})
"""What a raid order can reach: never from land to water, from a port only its sea, into a port only from its sea."""
SUPPORTERS = _near({"land": ("land", "sea"), "sea": ("sea", "port"), "port": ()})
"""From where a combat in an area can be supported: land units support only on land, ships in a port only their sea."""
COASTS = _near({"land": ("sea",), "sea": ("sea",), "port": ()})
"""The seas next to a land or a sea: the links of ship transport."""
SHORES: dict[str, tuple[str, ...]] = {
    sea: tuple(near for near in ADJACENT[sea] if KIND[near] == "land") for sea in SEAS
}
ISLANDS: frozenset[str] = frozenset(land for land in LANDS if not STEPS[land])  # got-board-3
PARTED: frozenset[tuple[str, str]] = frozenset(
    pair for contact in MAP.rivers for pair in (contact.pair, contact.pair[::-1])
)
"""Lands with a river and no bridge between them."""

# -- the game

GAME = msgspec.convert(_read("game.toml"), Game)
MUSTER_POINTS: dict[str, int] = {area.id: GAME.mustering[area.castle] for area in MAP.areas if area.castle}
CASTLES: tuple[str, ...] = tuple(MUSTER_POINTS)
"""The areas with a castle or a stronghold."""
STRONGHOLDS: tuple[str, ...] = tuple(area.id for area in MAP.areas if area.castle == "stronghold")
UNIT_TYPES: tuple[UnitType, ...] = GAME.units
POOL: tuple[int, ...] = tuple(unit.count for unit in UNIT_TYPES)
COST: tuple[int, ...] = tuple(unit.cost for unit in UNIT_TYPES)
UPGRADE_COST: tuple[int, ...] = tuple(unit.upgrade_cost for unit in UNIT_TYPES)
STRENGTH: tuple[int, ...] = tuple(unit.strength for unit in UNIT_TYPES)
SIEGE_STRENGTH: tuple[int, ...] = tuple(unit.siege_strength or unit.strength for unit in UNIT_TYPES)
"""What units are worth in an attack on a castle or stronghold."""
ARMY_LIMITS: tuple[tuple[int, int, int, int], ...] = tuple(
    (
        sum(size >= 2 for size in row),
        sum(size >= 3 for size in row),
        sum(size >= 4 for size in row),
        sum(size >= 5 for size in row),
    )
    for row in GAME.supply_table
)
"""ARMY_LIMITS[supply]: how many armies may have at least 2, 3, 4 and 5 units."""
TRACKS: tuple[str, ...] = tuple(token.track for token in GAME.dominance)
DOMINANCE: dict[str, str] = {token.track: token.id for token in GAME.dominance}
THRONE, BLADE, RAVEN = (token.id for token in GAME.dominance)
IRON_THRONE, FIEFDOMS, KINGS_COURT = TRACKS

# -- the houses

_houses = _read("houses.toml")
HOUSES: dict[str, House] = {house.id: house for house in msgspec.convert(_houses["houses"], tuple[House, ...])}
SETUPS: dict[int, Setup] = {setup.players: setup for setup in msgspec.convert(_houses["setups"], tuple[Setup, ...])}
NEUTRAL_FORCES = msgspec.convert(_houses["neutral_forces"], tuple[NeutralForce, ...])
HOME: dict[str, str] = {house.id: house.home for house in HOUSES.values()}

# -- orders

ORDER: dict[str, Order] = {
    order.id: order for order in msgspec.convert(_read("orders.toml")["orders"], tuple[Order, ...])
}
ORDERS: tuple[str, ...] = tuple(ORDER)
ORDER_TYPE: dict[str, str] = {order.id: order.type for order in ORDER.values()}  # got-planning-5
STAR: frozenset[str] = frozenset(order.id for order in ORDER.values() if order.star)
MODIFIER: dict[str, int] = {order.id: order.modifier for order in ORDER.values()}
ORDER_OPTION: dict[str, dict[str, Option]] = {
    area: {order: ("order", area, order) for order in ORDERS} for area in AREAS
}

# -- cards

CARDS: dict[str, HouseCard] = {
    card.id: card for card in msgspec.convert(_read("house_cards.toml")["cards"], tuple[HouseCard, ...])
}
HAND: dict[str, tuple[str, ...]] = {
    house: tuple(card.id for card in CARDS.values() if card.house == house) for house in HOUSES
}
CARD_PLACE: dict[str, int] = {card: index for index, card in enumerate(CARDS)}

_westeros = _read("westeros_cards.toml")
DECKS = ("I", "II", "III")
WESTEROS: dict[str, dict[str, WesterosCard]] = {
    deck: {card.id: card for card in msgspec.convert(_westeros[deck], tuple[WesterosCard, ...])} for deck in DECKS
}
WESTEROS_CARDS: tuple[str, ...] = tuple(dict.fromkeys(card for deck in DECKS for card in WESTEROS[deck]))
RESTRICTIONS: dict[str, frozenset[str]] = {
    name: frozenset(orders) for name, orders in msgspec.convert(_westeros["restrictions"], dict[str, list[str]]).items()
}
CHOICES: tuple[str, ...] = tuple(
    dict.fromkeys(choice for deck in DECKS for card in WESTEROS[deck].values() for choice in card.choices)
)
WILDLINGS: tuple[WildlingCard, ...] = msgspec.convert(_read("wildling_cards.toml")["cards"], tuple[WildlingCard, ...])
TIDES: dict[str, TidesCard] = {
    card.id: card for card in msgspec.convert(_read("tides_cards.toml")["cards"], tuple[TidesCard, ...])
}


def full_deck(cards: Any) -> tuple[str, ...]:
    """Every copy of some cards."""
    return tuple(card.id for card in cards for _ in range(card.count))

"""The world of The Straits, read once from its data: map, powers, people, counters, cards; and its realm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from warcouncil.campaign.aftermath import Aftermath
from warcouncil.campaign.muster import Muster
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.realm import Easing, Realm, ShipKind, UnitKind, Winter
from warcouncil.campaign.relations import at_war
from warcouncil.table.facts import Fact
from warcouncil.table.graph import Atlas
from warcouncil.table.rows import Mention, Row, Strict, read_rows, repeated, unknown


class Space(Row, frozen=True, kw_only=True):
    id: str
    x: int
    y: int
    kind: str = "sea"
    home: str = INDEPENDENT
    ports: tuple[str, ...] = ()
    adjacent: tuple[str, ...] = ()
    """Of a sea zone: the sea zones next to it."""


class Person(Row, frozen=True, kw_only=True):
    id: str
    power: str
    battle: int
    command: int = 0


class Counters(Strict, frozen=True, kw_only=True):
    denominations: tuple[tuple[int, int], ...]
    ships: int
    halved: bool = False

    @property
    def strength(self) -> int:
        return sum(strength * many for strength, many in self.denominations)


class Card(Row, frozen=True, kw_only=True):
    id: str
    cp: int
    kind: str
    owner: str = ""
    number: int = 0


class Setup(Strict, frozen=True, kw_only=True):
    wars: tuple[tuple[str, str], ...]
    alliances: tuple[tuple[str, str], ...]
    sieges: dict[str, str]
    troops: dict[str, dict[str, dict[str, int]]]
    """Place -> owner -> kind of unit -> how many."""
    ships: dict[str, dict[str, dict[str, int]]]
    people: dict[str, str]


class World(Strict, frozen=True, kw_only=True):
    roads: tuple[tuple[str, str], ...]
    passes: tuple[tuple[str, str], ...]
    seas: tuple[Space, ...] = msgspec.field(name="sea")
    spaces: tuple[Space, ...] = msgspec.field(name="space")
    leaders: tuple[Person, ...] = msgspec.field(name="leader")
    admirals: tuple[Person, ...] = msgspec.field(name="admiral")
    counters: dict[str, Counters]
    costs: dict[str, dict[str, int]]
    cards: tuple[Card, ...] = msgspec.field(name="card")
    setup: Setup


WORLD = read_rows(Path(__file__).parent / "data" / "world.toml", World)

MAJORS, MINORS = ("oak", "ash", "elm"), ("reed",)
POWERS = (*MAJORS, *MINORS, INDEPENDENT)
PIKE, GUN, RIDER = "pike", "gun", "rider"
GALLEY, COG = "galley", "cog"
LAND_UNITS, NAVAL_UNITS = (PIKE, GUN, RIDER), (GALLEY, COG)
ATLAS = Atlas(WORLD.spaces, WORLD.seas, WORLD.roads, WORLD.passes)
SPACES, SEAS = ATLAS.spaces, ATLAS.seas
FORTIFIED = frozenset(space.id for space in WORLD.spaces if space.kind != "open")
LEADERS = {person.id: person for person in WORLD.leaders}
ADMIRALS = {person.id: person for person in WORLD.admirals}
CARDS = {card.id: msgspec.structs.replace(card, number=number) for number, card in enumerate(WORLD.cards, 1)}


def spaces_of(power: str, kind: str = "") -> tuple[str, ...]:
    return tuple(space.id for space in WORLD.spaces if space.home == power and kind in ("", space.kind))


def problems() -> list[str]:
    """What the data name twice, or name and do not have."""
    named: list[Mention] = [
        ("roads", "space", (space for way in (*WORLD.roads, *WORLD.passes) for space in way)),
        ("ports", "sea", (sea for space in WORLD.spaces for sea in space.ports)),
        ("people", "place", WORLD.setup.people.values()),
    ]
    known = {"space": SPACES, "sea": SEAS, "place": {**SPACES, **SEAS}}
    return [*repeated("space", (space.id for space in WORLD.spaces)), *unknown(named, known)]


assert not problems(), problems()

# -- what is the title's own

CHAIN = frozenset({("bight", "narrows"), ("narrows", "bight")})
SQUALL, FEVER = Fact("squall"), Fact("fever", "leader")
FACTS = (SQUALL, FEVER)


def stormy(state: Any) -> bool:
    """After a Squall."""
    return bool(state.holds(SQUALL))


def indisposed(state: Any, leader: str) -> bool:
    """A leader with a Fever."""
    return bool(state.holds(FEVER, leader))


def muster(state: Any, power: str, leaders: tuple[str, ...], limit: int) -> Muster:
    """3.6 A leader takes one rider along besides those whom he commands."""
    return Muster(limit, extra=frozenset({RIDER}) if leaders else frozenset())


def build_barred(state: Any, power: str, owner: str, place: str, unit: str) -> str | None:
    """7.1 Units are built in capitals."""
    return None if SPACES[place].kind == "capital" else "str-7-1"


def way_open(state: Any, power: str, place: str, other: str) -> bool:
    """5.3 Whoever is at war with the holder of the Tollgate does not pass its chain."""
    return not at_war(state, power, state.control["tollgate"])  # str-5-3


REALM = Realm(
    atlas=ATLAS,
    fortified_by_print=FORTIFIED,
    homes={power: spaces_of(power) for power in POWERS},
    capitals={power: spaces_of(power, "capital") for power in MAJORS},
    majors=MAJORS,
    minors=MINORS,
    powers=POWERS,
    land_units=LAND_UNITS,
    naval_units=NAVAL_UNITS,
    leaders=LEADERS,
    admirals=ADMIRALS,
    counters=WORLD.counters,
    unit_kinds={GUN: UnitKind(assault_dice=2), RIDER: UnitKind(assault_dice=0, wall_dice=0, mounted=True)},
    ship_kinds={GALLEY: ShipKind(dice=2, hulls=2), COG: ShipKind(blockades=False)},
    assault_opens="assault_begins",
    after_dice=("ash",),
    easings=(Easing(card="thaw", over_passes=True, past_ships=True, any_number=True),),
    winter=Winter(keys={power: spaces_of(power, "capital") for power in MINORS}),
    muster=muster,
    build_barred=build_barred,
    stormy=stormy,
    indisposed=indisposed,
    aftermath=Aftermath(garrison_returns=True, friends_only=True),
    gated_ways=CHAIN,
    way_open=way_open,
)

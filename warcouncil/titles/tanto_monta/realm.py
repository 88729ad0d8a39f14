"""Tanto Monta as the rules of campaigns see it: map, powers, people, counters, and the ways of its own (2, 5, 20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.realm import Realm, ShipKind, UnitKind
from warcouncil.titles.tanto_monta.components import COMPONENTS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

PLAYERS = tuple(COMPONENTS.players)
"""In the order of impulses (3.1)."""
MAJORS = tuple(power.id for power in COMPONENTS.powers.powers)
MINORS = tuple(minor.id for minor in COMPONENTS.powers.minors)
SPAIN = "spain"
"""Castile and Aragon have one policy: wars, alliances, control markers and navy bear this name (2.3, 5.4, 9.2)."""
POLICY = {"castile": SPAIN, "aragon": SPAIN}
MORISCO, OTTOMAN, ORDERS, GUANCHE, TRIBAL = "morisco", "ottoman", "orders", "guanche", "tribal"
AUXILIARIES = {MORISCO: "nasrid", OTTOMAN: "north_africa", ORDERS: "castile"}
"""Units with counters of their own that a power commands as long as they live (20.1, 20.2, 20.5)."""
POWERS = (*MAJORS, SPAIN, *MINORS, *AUXILIARIES, INDEPENDENT, GUANCHE, TRIBAL)
LAND_UNITS = ("regular", "militia", "cavalry", "artillery")
NAVAL_UNITS = ("squadron", "corsair")
HOMES = {power: COMPONENTS.homes(power) for power in POWERS}
KEYS = COMPONENTS.spaces("key")
PLAYER = {**COMPONENTS.player_of, **{unit: COMPONENTS.player_of[power] for unit, power in AUXILIARIES.items()}}
"""Power, auxiliaries or player -> the player."""
POWERS_OF = {player: facts.powers for player, facts in COMPONENTS.players.items()}


@dataclass(frozen=True)
class Pool:
    """The counters of a power: the strength of its land units, and its ships."""

    strength: int
    ships: int

    @property
    def denominations(self) -> tuple[tuple[int, int], ...]:
        return ((1, self.strength),)

    @property
    def halved(self) -> bool:
        return False


def pools() -> dict[str, Pool]:
    """What lies in the box for each power (5.3, 5.4)."""
    land = {row.power: sum(row.units.values()) for row in COMPONENTS.pieces.land}
    ships: dict[str, int] = {}
    for row in COMPONENTS.pieces.naval:
        if not row.war:
            navy = row.navy if row.navy in POWERS else INDEPENDENT  # Ragusa and Tunis
            ships[navy] = ships.get(navy, 0) + row.count
    return {power: Pool(land.get(power, 0), ships.get(power, 0)) for power in POWERS}


# -- places


def home_moved(state: TantoMontaState, space: str) -> str:
    """2.4, 20.1: shared home spaces belong to whoever of the two controls them."""
    facts = COMPONENTS.atlas.spaces[space]
    holder = state.control[space]
    if facts.shared and facts.shared in (holder, *[power for power, flag in POLICY.items() if flag == holder]):
        return facts.shared
    return ""


def closed_spaces(state: TantoMontaState) -> frozenset[str]:
    """2.4: the spaces of Tlemcen are not in play before turn 4."""
    return CLOSED if state.turn < BERBERS_COME else frozenset()


def closed(state: TantoMontaState, space: str) -> str | None:
    return "tm-2.4-6" if space in closed_spaces(state) else None


def ships_aside(state: TantoMontaState, owner: str) -> int:
    """The squadrons of a navy that escort naos on the exploration map (5.4)."""
    return sum(squadrons.get(owner, 0) for squadrons in state.escorts.values())


BERBERS_COME = 4
CLOSED = frozenset(space.id for space in COMPONENTS.map.spaces if space.turn == BERBERS_COME)

REALM = Realm(
    atlas=COMPONENTS.atlas,
    fortified_by_print=frozenset(space.id for space in COMPONENTS.map.spaces if space.fortified),
    homes=HOMES,
    capitals={power: tuple(space for space in HOMES[power] if space in KEYS) for power in MAJORS},
    majors=MAJORS,
    minors=MINORS,
    powers=POWERS,
    policy=POLICY,
    land_units=LAND_UNITS,
    naval_units=NAVAL_UNITS,
    leaders={leader.id: leader for leader in COMPONENTS.people.leaders},
    admirals={one.id: replace(one, power=one.power or one.player) for one in COMPONENTS.people.admirals},
    counters=pools(),
    unit_kinds={
        "cavalry": UnitKind(assault_dice=0, wall_dice=0, mounted=True),
        "artillery": UnitKind(field_dice=0, assault_dice=2, wall_dice=0),
    },
    ship_kinds={
        "squadron": ShipKind(dice=2, line="squadrons", hulls=2),
        "corsair": ShipKind(line="corsairs", blockades=False),
    },
    home_moved=home_moved,
    closed_spaces=closed_spaces,
    closed=closed,
    ships_aside=ships_aside,
)

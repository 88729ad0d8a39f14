"""Seas and navies (2.4, 5.4, 16.1, 16.8): straits and a river that are open to some, ships under one flag.

A strait is open to whoever holds, alone or with an ally, one of its spaces, or is let through; whoever could pass at
any time of a turn passes for the rest of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import allied, flag, navy
from warcouncil.engine.looks import once_a_look
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME, TLEMCEN

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

GATES = {gate.spaces[0]: gate for gate in COMPONENTS.map.gates}
"""Straits by the first of their spaces."""
STRAITS = {frozenset(gate.seas): strait for strait, gate in GATES.items()}
RIVERS = {space.id: space.inland for space in COMPONENTS.map.spaces if space.inland is not None}
"""Ports on a river: open to whoever has the space at its mouth (16.8)."""
MOUTHS = {river.through: port for port, river in RIVERS.items()}
KEEPERS = {**{strait: gate.spaces for strait, gate in GATES.items()}, **{mouth: (mouth,) for mouth in MOUTHS}}
"""Strait, or mouth of a river -> the spaces of whose holders one passes by leave."""
BERBERS = "berbers"
"""What the ways to the ports of Tlemcen wait for."""
FRANCE, CATALONIA = "france", "catalonia"
FIRST_TURN = 1
RAGUSA = "ragusa"
RAGUSAN_DICE = 2


def strait_between(place: str, other: str) -> str:
    """The strait, or the mouth of a river, that lies between two places; empty if there is none.

    Ports of Tlemcen open when the Berbers come (2.4).
    """
    for port, near in ((place, other), (other, place)):
        if port in RIVERS and RIVERS[port].sea == near:
            return RIVERS[port].through
    if place in TLEMCEN or other in TLEMCEN:
        return BERBERS
    return STRAITS.get(frozenset((place, other)), "")


GATED = {
    way: strait
    for sea, near in COMPONENTS.atlas.by_land_and_sea.items()
    for other in near
    if (strait := strait_between(sea, other))
    for way in ((sea, other), (other, sea))
}
"""The ways by sea that are open to some -> the strait, or the mouth of a river, that they lead through, or Tlemcen."""
WAYS = {
    strait: frozenset(
        way for way in GATED if GATED[way] == strait and not (strait == BERBERS and way[1] not in TLEMCEN)
    )
    for strait in (*KEEPERS, BERBERS)
}
"""The other way round; to the ports of Tlemcen, not from there."""


def held(state: TantoMontaState, power: str, strait: str) -> bool:
    """Whether a power or an ally of it has a space that opens a strait."""
    control = state.control
    for space in KEEPERS[strait]:
        holder = control[space]
        if holder != INDEPENDENT and allied(state, power, holder):
            return True
    return False


def _friend(state: TantoMontaState, power: str, holder: str) -> bool:
    return holder != INDEPENDENT and allied(state, power, holder)


def let_through(state: TantoMontaState, power: str, strait: str) -> bool:
    """Whether a power has been able to pass a strait at some time of this turn."""
    passage = state.passage
    return bool(passage) and (flag(state, power), strait) in [(who, where) for who, _, where in passage]


def way_open(state: TantoMontaState, power: str, place: str, other: str) -> bool:
    """Whether ships of a power pass between two places that the map joins."""
    strait = GATED.get((place, other))
    if strait == BERBERS:
        return other not in TLEMCEN or state.turn >= BERBERS_COME  # tm-2.4-6
    return strait is None or strait_open(state, power, strait)


def closed_ways(state: TantoMontaState, power: str) -> frozenset[tuple[str, str]]:
    """Where ships of a power do not pass: see `way_open`."""
    closed = [WAYS[strait] for strait in KEEPERS if not strait_open(state, power, strait)]
    if state.turn < BERBERS_COME:
        closed.append(WAYS[BERBERS])  # tm-2.4-6
    return frozenset[tuple[str, str]]().union(*closed)


@once_a_look
def strait_open(state: TantoMontaState, power: str, strait: str) -> bool:
    """Whether ships of a power pass a strait, or the mouth of a river."""
    if strait in MOUTHS:
        return river_open(state, power, strait)  # tm-2.4-13 tm-16.8-1 tm-16.8-2
    return held(state, power, strait) or let_through(state, power, strait)  # tm-2.4-19 tm-2.4-20 tm-2.4-22


def river_open(state: TantoMontaState, power: str, mouth: str) -> bool:
    """Whether a power has the mouth of a river, or is let through by an ally who has it."""
    holder = state.control[mouth]
    if flag(state, holder) == flag(state, power):
        return True
    return _friend(state, power, holder) and let_through(state, power, mouth)


def assault_barred(state: TantoMontaState, power: str, space: str) -> str | None:
    """A port on a river is not stormed while its defenders have the mouth, nor against squadrons in it without that."""
    if space not in RIVERS:
        return None
    mouth = RIVERS[space].through
    if flag(state, state.control[mouth]) == flag(state, state.control[space]):
        return "tm-16.8-3"
    docked = navies.blockaders(state, navy(state, space, state.control[space]))
    return "tm-16.8-4" if docked and not river_open(state, power, mouth) else None


# -- navies


def sails_as(state: TantoMontaState, owner: str) -> str:
    """On the first turn France and Catalonia have one navy."""
    return FRANCE if owner == CATALONIA and state.turn == FIRST_TURN else owner  # tm-16.1-2


def sea_war(state: TantoMontaState, one: str, other: str) -> bool:
    """War at sea alone; and independent ships defend themselves against everybody."""
    if INDEPENDENT in (one, other):
        return True  # tm-21.8-4
    return state.realm.pair(one, other) in state.sea_wars


def docks(state: TantoMontaState, power: str, port: str) -> bool:
    """A port of the same player is open as if it were one's own."""
    player_of = COMPONENTS.player_of
    player = player_of.get(flag(state, power))
    return player is not None and player_of.get(flag(state, state.control[port])) == player  # tm-16.1-9


def ships_aside(state: TantoMontaState, owner: str) -> int:
    """The squadrons of a navy that escort naos on the exploration map (5.4), and that of France against England."""
    garrison = COMPONENTS.powers.garrison.squadron if owner == "france" and state.england_garrison else 0
    later = int(owner == "north_africa" and state.turn < BERBERS_COME)  # tm-20.2-1
    return garrison + later + sum(squadrons.get(owner, 0) for squadrons in state.escorts.values())


def harbour_dice(state: TantoMontaState, port: str) -> int:
    """One die for the defender of a port, two for the independent ships of Ragusa."""
    return RAGUSAN_DICE if port == RAGUSA and state.control[port] == INDEPENDENT else 1  # tm-21.8-4

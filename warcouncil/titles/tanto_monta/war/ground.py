"""Places and their control (2.1 to 2.4, 12, 20.1): homes of two powers, the Strait, lines of communication, markers."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import allied, flag, fortified, friendly, home_of
from warcouncil.titles.tanto_monta.components import COMPONENTS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

SPACES = COMPONENTS.atlas.spaces
GIBRALTAR, ALGIERS, TUI, ZAHARA = "gibraltar", "algiers", "tui", "zahara"
NASRID, NORTH_AFRICA, SPAIN = "nasrid", "north_africa", "spain"
MUSLIMS = (NASRID, NORTH_AFRICA)
PAPACY, ROME = "papacy", "rome"
CHRISTIANS = ("portugal", SPAIN, "france")
STRAIT = frozenset(way for one, other in COMPONENTS.map.strait for way in ((one, other), (other, one)))
NORTHWARD = frozenset(way for way in STRAIT if way[1] == GIBRALTAR)
BERBERS_COME = 4
TLEMCEN = frozenset(space.id for space in COMPONENTS.map.spaces if space.turn == BERBERS_COME)
CANARIES = frozenset(space.id for space in COMPONENTS.map.spaces if space.island)
NASRID_TOWNS = frozenset(
    space.id for space in COMPONENTS.map.spaces if NASRID in (space.home, space.shared) and space.kind != "key"
)
"""Home spaces that the Nasrids can lose for good (20.1)."""
MOVING_HOMES = frozenset(
    space.id for space in COMPONENTS.map.spaces if space.shared or space.id == ALGIERS or space.home == NASRID
)
"""Spaces whose home is not for good what the map says."""
PLAYING = ("action", "headlines")
"""The phases in which cards take Nasrid homes for the time being (20.1)."""
GUARDIANS = {"beltranejos": "portugal", "catalonia": "france"}
"""Limited powers -> the power that takes spaces from them, and for whom they take spaces in its home (9.4, 12.2)."""
WARDS = {guardian: limited for limited, guardian in GUARDIANS.items()}
KIND = {space.id: space.kind for space in COMPONENTS.map.spaces}
KIND_AFTER_FERRANTE = {space.id: space.kind_after_ferrante or space.kind for space in COMPONENTS.map.spaces}
STRATEGIC, STRATEGIC_AFTER_FERRANTE = (
    frozenset(space for space, kind in kinds.items() if kind == "strategic") for kinds in (KIND, KIND_AFTER_FERRANTE)
)


COLORS = {space.id: (space.home, space.shared) for space in COMPONENTS.map.spaces}


def colors(space: str) -> tuple[str, str]:
    """The powers whose home space it is by print, the second one empty or `independent` where there is one."""
    return COLORS[space]


def kind_of(state: TantoMontaState, space: str) -> str:
    """Its kind by print, or what it has become when Ferrante died."""
    return KIND_AFTER_FERRANTE[space] if state.ferrante_dead else KIND[space]  # tm-21.7-23


def strategic_spaces(state: TantoMontaState) -> frozenset[str]:
    """The spaces of that kind."""
    return STRATEGIC_AFTER_FERRANTE if state.ferrante_dead else STRATEGIC  # tm-21.7-23


# -- homes


def home_moved(state: TantoMontaState, space: str) -> str:
    """2.4, 20.1: shared home spaces belong to whoever of the two controls them; Nasrid homes can be lost."""
    facts, holder = SPACES[space], state.control[space]
    banners, minors = state.realm.banners, state.minors  # as `flag` has it
    if space in state.lost_homes:
        castilian = facts.home == "castile" or NASRID in state.surrendered
        return "castile" if castilian else INDEPENDENT  # tm-20.1-8 tm-20.1-11
    if NASRID in COLORS[space]:
        if holder == NASRID:
            return NASRID
        return "castile" if NASRID in state.surrendered else ""  # tm-20.1-11
    if facts.home in state.surrendered and holder != facts.home:
        return facts.shared  # tm-20.8-5 tm-22.1-13
    if space == ALGIERS:
        return NORTH_AFRICA if state.algiers_regency else ""  # tm-20.2-6 tm-2.4-7
    if facts.shared == INDEPENDENT:
        return INDEPENDENT if state.ferrante_dead else ""  # tm-2.4-5
    shared = facts.shared
    if shared and holder != shared:
        theirs = banners[holder] if holder not in minors else banners[minors[holder]]
        if theirs != (banners[shared] if shared not in minors else banners[minors[shared]]):
            return ""
    return shared  # tm-2.4-1 tm-2.4-2 tm-2.4-3 tm-2.4-4


def closed_spaces(state: TantoMontaState) -> frozenset[str]:
    """2.4: the spaces of Tlemcen are not in play before turn 4."""
    return TLEMCEN if state.turn < BERBERS_COME else frozenset()


def closed(state: TantoMontaState, space: str) -> str | None:
    return "tm-2.4-6" if state.turn < BERBERS_COME and space in TLEMCEN else None


def stricken(state: TantoMontaState) -> Collection[str]:
    """Plague."""
    return state.plague


def restless(state: TantoMontaState, power: str, space: str) -> bool:
    """A Morisco uprising is unrest to everybody but the Nasrids."""
    return space in state.uprisings and state.minors.get(power, power) != NASRID  # tm-20.1-14


# -- the Strait


def eased(state: TantoMontaState, power: str, origin: str, target: str) -> bool:
    """To Muslims who hold Gibraltar the ways over the Strait are roads to the north."""
    if (origin, target) not in NORTHWARD or state.control[GIBRALTAR] not in MUSLIMS:
        return False
    return state.minors.get(power, power) in MUSLIMS  # tm-2.4-16


# -- control


def occupied_only(state: TantoMontaState, space: str) -> bool:
    """Strategic spaces are taken by those who stand in them."""
    return space in strategic_spaces(state)  # tm-2.1-11 tm-12.2-3


def gives_way(state: TantoMontaState, power: str, space: str) -> bool:
    """Portugal takes spaces of the Beltranejos, France those of Catalonia, friends or not."""
    holder = state.control[space]
    return holder in GUARDIANS and GUARDIANS[holder] == power  # tm-12.2-1 tm-20.8-2


def banner(state: TantoMontaState, power: str, space: str) -> str:
    """Whose marker comes to a space that a power takes: limited powers take homes of their friend for him."""
    guardian = GUARDIANS.get(power)
    if guardian is not None and guardian in colors(space):
        return guardian  # tm-9.4-26 tm-9.4-27
    return flag(state, power)  # tm-2.3-1 tm-20.8-4


def gained(state: TantoMontaState, space: str, before: str) -> None:
    """20.1, 20.4, 22.1: the markers of Nasrid homes, of Tui, and home keys that are won back."""
    holder = state.control[space]
    if holder != NASRID:
        state.uprisings.discard(space)
    if space == TUI and holder != "beltranejos":
        state.tui = False  # tm-20.4-18
    if SPACES[space].kind == "key":
        # tm-22.1-14 tm-2.1-6
        owners = (*colors(space), home_of(state, space))
        state.beaten -= {power for power in owners if flag(state, power) == flag(state, holder)}
    if space not in NASRID_TOWNS or holder == before:
        return
    if space == ZAHARA and not state.zahara_seized:
        return  # a home of Castile that never was Nasrid
    if holder == NASRID:
        if space in state.special_control or before != SPAIN:
            state.lost_homes.discard(space)  # tm-20.1-10
        state.special_control.discard(space)
    elif holder == SPAIN:
        if before == NASRID and space not in state.lost_homes and state.phase in PLAYING:
            state.special_control.add(space)  # tm-20.1-9
        else:
            state.lost_homes.add(space)  # tm-20.1-9
    else:
        state.special_control.discard(space)


def sources(state: TantoMontaState, power: str, space: str) -> bool:
    """Lines begin in strategic home spaces, too, and in own ports of the Canaries."""
    if space not in SPACES:
        return False
    if power == PAPACY and state.control[ROME] in MUSLIMS and fortified(state, space):
        return flag(state, state.control[space]) in CHRISTIANS  # tm-21.7-24
    if space in CANARIES:
        return bool(SPACES[space].ports) and flag(state, state.control[space]) == flag(state, power)  # tm-12.1-1
    home = home_of(state, space) if space in strategic_spaces(state) else INDEPENDENT
    return home != INDEPENDENT and allied(state, power, home)  # tm-12.1-1


def harbours(state: TantoMontaState, space: str) -> tuple[str, ...]:
    """The seas of a port; Seville lies at one for whoever has the mouth of its river as well."""
    facts = SPACES[space]
    river = facts.inland
    if river is not None and flag(state, state.control[space]) != flag(state, state.control[river.through]):
        return facts.ports if space in state.fleets else ()  # tm-2.4-13 tm-16.8-4
    return facts.ports


# -- islands (12.6)


SPACES_OF = {
    island.id: tuple(space.id for space in COMPONENTS.map.spaces if space.island == island.id)
    for island in COMPONENTS.map.islands
}
"""Island of the Canaries -> its spaces."""


def island_of(state: TantoMontaState, power: str, island: str) -> bool:
    """Whether a power controls all spaces of an island of the Canaries."""
    spaces = SPACES_OF[island]
    return all(friendly(state, power, space) and flag(state, state.control[space]) == power for space in spaces)


def islands(state: TantoMontaState, power: str) -> tuple[str, ...]:
    """The islands of the Canaries that a power controls, under the name of its policy."""
    return tuple(island.id for island in COMPONENTS.map.islands if island_of(state, power, island.id))  # tm-12.6-1

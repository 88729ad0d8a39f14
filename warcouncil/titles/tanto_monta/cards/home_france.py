"""The home cards of France (#8 to #10): the power of the crown, the council of Catalonia, the rise of France."""

from __future__ import annotations

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import besieged
from warcouncil.campaign.sieges import check_sieges, lay_siege
from warcouncil.campaign.stacks import side
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table import hands
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta.cards.courts import choose_house
from warcouncil.titles.tanto_monta.cards.levies import CAVALRY, MILITIA, REGULAR, at_home, enlist, levy
from warcouncil.titles.tanto_monta.cards.ways import Way, always, home_card, if_so
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.powers.france import LOYALTY, raise_loyalty
from warcouncil.titles.tanto_monta.spaces import calm
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import RISE_OF_FRANCE as RISEN
from warcouncil.titles.tanto_monta.war.expeditions import RISE_OF_FRANCE, set_out

FRANCE, CATALONIA, BARCELONA = "france", "catalonia", "barcelona"
POWER, COUNCIL, RISE = "power_of_the_crown", "council_of_the_principality", "the_rise_of_france"
COUNCIL_POINTS, EXPEDITION_POINTS = 3, 2
COMPANIONS = {REGULAR: 1, MILITIA: 2}
"""What comes to a leader besides a cavalry."""
CROWDED = 4
"""The most French units in a besieged space behind it."""


# -- Power of the Crown (#8)


def consolidate(state: TantoMontaState, option: Option) -> Flow:
    """A house is more loyal, and troops come to home spaces or to wars abroad."""
    house = yield from choose_house(state, FRANCE, LOYALTY.most - 1)
    if house:
        raise_loyalty(state, house)  # tm-20.7-3
    yield from levy(state, FRANCE, {REGULAR: 2, CAVALRY: 1}, at_home(FRANCE, wars=True))


# -- Council of the Principality (#9)


def in_session(state: TantoMontaState) -> bool:
    return state.control[BARCELONA] == CATALONIA and calm(state, BARCELONA)  # tm-12.4-7


def hold_council(state: TantoMontaState, option: Option) -> None:
    """A card, then points."""
    hands.draw(state, FRANCE)
    give_points(state, FRANCE, COUNCIL_POINTS)


CATALANS = {CAVALRY: 1, REGULAR: 1, MILITIA: 3}


def catalans(state: TantoMontaState, option: Option) -> Flow:
    yield from levy(state, CATALONIA, CATALANS, at_home(CATALONIA))


def catalonia_recruits(state: TantoMontaState) -> bool:
    return any(at_home(CATALONIA)(state, unit) for unit in CATALANS)


# -- The Rise of France (#10)


def camps(state: TantoMontaState) -> list[Option]:
    """The spaces of French leaders, and what besides cavalry may join them there."""
    spaces = dict.fromkeys(place for leader, place in state.leaders.items() if side(state, leader) == FRANCE)
    return [
        ("join_leader", space, unit)
        for space in state.realm.atlas.in_order([one for one in spaces if one in SPACES])
        for unit, many in COMPANIONS.items()
        if reachable(state, space, 1 + many) and joins(state, space, unit)
    ]


def joins(state: TantoMontaState, space: str, unit: str) -> bool:
    return any(can_add(state, FRANCE, one, 1, space) for one in (CAVALRY, unit))


def reachable(state: TantoMontaState, space: str, more: int) -> bool:
    """Neither unrest nor plague keeps them away; into a besieged space come only as many as fit."""
    if space in state.unrest or space in state.plague:
        return False  # tm-17-1
    shut = besieged(state, space) and FRANCE not in dict(state.sieges[space])
    return not shut or state.stack(space, FRANCE).size + more <= CROWDED


def reinforce(state: TantoMontaState, option: Option) -> Flow:
    """A cavalry, and a regular or two militia, as far as there are counters."""
    space, unit = str(option[1]), str(option[2])
    for one in (CAVALRY, *([unit] * COMPANIONS[unit])):
        if can_add(state, FRANCE, one, 1, space):
            enlist(state, FRANCE, one, space)
    yield from lay_siege(state, FRANCE, space)  # tm-15-1
    yield from check_sieges(state)


def expedition(state: TantoMontaState, option: Option) -> Flow:
    """Villages of Italy and the Papacy are friends for this turn; a formation under one leader sets out."""
    give_points(state, FRANCE, EXPEDITION_POINTS)
    state.lasting.add(RISEN)
    state.log("italy_opens", power=FRANCE)
    yield from set_out(state, (FRANCE,), RISE_OF_FRANCE)


EVENTS = {
    POWER: home_card(POWER, {"consolidate": Way(always("consolidate"), consolidate)}),
    COUNCIL: home_card(
        COUNCIL,
        {
            "hold_council": Way(if_so("hold_council", in_session), hold_council),
            "recruit": Way(if_so("recruit", catalonia_recruits), catalans),
        },
    ),
    RISE: home_card(RISE, {"join_leader": Way(camps, reinforce), "expedition": Way(always("expedition"), expedition)}),
}

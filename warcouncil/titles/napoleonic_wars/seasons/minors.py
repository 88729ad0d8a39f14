"""Neutral minors (5.3, 7.5, 7.51): a card at random, forced events, and building by priorities with saved CP."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.table.events import event_forbidden, play_event
from warcouncil.table.graph import nearest
from warcouncil.table.hands import random_card
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import blockaded, is_friendly, owner
from warcouncil.titles.napoleonic_wars.sea import harbours
from warcouncil.titles.napoleonic_wars.sea.harbours import note_work, refitting
from warcouncil.titles.napoleonic_wars.setup import turn_of
from warcouncil.titles.napoleonic_wars.state import BUILDING, LEADERS, LEADERS_OF, REGROUP, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.armies import best
from warcouncil.titles.napoleonic_wars.war.building import (
    COSTS,
    NAVIES,
    home_ports,
    leader_forbidden,
    port_forbidden,
    regroup_forbidden,
    unbuilt,
)

TABLES = COMPONENTS.tables


def minor_play(state: NapoleonicState, minor: str) -> Flow:
    """Step: the impulse of a neutral minor: a card at random, for its event if it must, else to build (5.31)."""
    state.last_active = minor
    card = random_card(state, minor)  # nw-5.3-1  # nw-7.5-1
    state.card = card
    state.show(None, "minor_draws", power=minor, card=card)
    if is_forced(state, minor, card):
        yield from play_event(state, minor, card)  # nw-5.31-1
        return
    state.leave_hand(minor, card)
    state.put_away(card)
    build(state, minor, COMPONENTS.cards[card].cp)


def is_forced(state: NapoleonicState, minor: str, card: str) -> bool:
    """Whether a neutral minor must play a card as an event: red, or green from its turn on, and it can (5.31)."""
    printed = COMPONENTS.cards[card]
    ripe = printed.color == "green" and state.turn >= turn_of(printed.green_from)
    return (printed.color == "red" or ripe) and event_forbidden(state, minor, card) is None


# -- building by priorities


def build(state: NapoleonicState, minor: str, points: int) -> None:
    """All CP go into pieces, first things first; one that is left over is saved (7.5, 7.51).

    What comes first is judged by the units that stand in the capital as it begins.
    """
    state.cp = points + state.credit.pop(minor, 0)
    stood = state.units_at(COMPONENTS.nations[minor].capitals[0], minor)
    while any(BUILD[what](state, minor, stood) for what in TABLES.minor_builds):
        pass
    if state.cp > 0:
        state.credit[minor] = min(state.cp, TABLES.credit)  # nw-7.51-2
    state.cp = 0


def land_place(state: NapoleonicState, minor: str, home: bool) -> str:
    """Where a minor builds: its capital if it can, else the nearest duchy that will do; empty if there is none."""
    capital = COMPONENTS.nations[minor].capitals[0]
    if is_fit(state, minor, capital, home):
        return capital
    fit = [space for space in COMPONENTS.duchies(minor) if is_fit(state, minor, space, home)]
    return next(iter(nearest(COMPONENTS.atlas.steps_from(capital), fit)), "")  # nw-7.5-3


def is_fit(state: NapoleonicState, minor: str, space: str, home: bool) -> bool:
    if state.controller(space) != minor or not is_friendly(state, minor, space):
        return False
    return not home or regroup_forbidden(state, minor, space) is None


def port_place(state: NapoleonicState, minor: str, free: bool) -> str:
    """The friendly home port nearest to the capital; with `free` one without a blockade."""
    fit = [port for port in home_ports(minor) if port_forbidden(state, minor, port) is None]
    able = [port for port in fit if not free or not blockaded(state, minor, port)]
    return next(iter(nearest(COMPONENTS.atlas.steps_from(COMPONENTS.nations[minor].capitals[0]), able)), "")  # nw-7.5-3


def pay(state: NapoleonicState, cost: int) -> bool:
    """Whether there are CP enough; then they are spent."""
    if state.cp < cost:
        return False
    state.cp -= cost
    return True


def regroup_leaders(state: NapoleonicState, minor: str, stood: int) -> bool:
    """Leaders come out of Regroup first of all (7.5)."""
    leader = best([one for one in state.leaders_at(REGROUP) if owner(one) == minor])
    place = land_place(state, minor, home=True) if leader else ""
    if not place or not pay(state, COSTS.regroup):
        return False
    state.put_leader(leader, place)  # nw-7.5-2
    state.log("leader_built", leader=leader, space=place)
    return True


def regroup_units(state: NapoleonicState, minor: str, stood: int) -> bool:
    place = land_place(state, minor, home=True) if state.units_at(REGROUP, minor) else ""
    if not place or not pay(state, COSTS.regroup):
        return False
    state.add_units(REGROUP, minor, -1)
    state.add_units(place, minor, 1)
    state.log("units_built", power=minor, space=place, amount=1)
    return True


def regroup_squadrons(state: NapoleonicState, minor: str, stood: int) -> bool:
    """Squadrons come out of Regroup when all leaders and units have (7.5)."""
    waiting = any(owner(one) == minor for one in state.leaders_at(REGROUP)) or state.units_at(REGROUP, minor)
    marks = [mark for nation, mark in state.ships_at(REGROUP) if nation == minor]
    port = port_place(state, minor, free=True) if marks and not waiting else ""
    if not port or not pay(state, COSTS.regroup):
        return False
    state.take_ship(REGROUP, minor, marks[0])
    state.add_ship(port, minor, marks[0] + 1)  # nw-7.5-4
    note_work(state, port, (minor, marks[0] + 1))  # nw-5.62-1
    state.log("squadron_recalled", power=minor, space=port)
    return True


def wanted_leader(state: NapoleonicState, minor: str) -> str:
    """The best leader that a minor can build."""
    return best([one for one in LEADERS_OF[minor] if leader_forbidden(state, one) is None])


def crowded(state: NapoleonicState, minor: str, stood: int) -> bool:
    """Whether the capital has more units without a leader than the best unbuilt leader commands (7.5)."""
    leader = wanted_leader(state, minor)
    return bool(leader) and leaderless(state, minor, stood) > LEADERS[leader].command


def leaderless(state: NapoleonicState, minor: str, stood: int) -> int:
    """Units that have stood in the capital from the start, beyond the command of the leaders who are there."""
    capital = COMPONENTS.nations[minor].capitals[0]
    led = sum(LEADERS[one].command for one in state.leaders_at(capital) if owner(one) == minor)
    return max(0, min(stood, state.units_at(capital, minor)) - led)  # nw-7.5-9


def units(state: NapoleonicState, minor: str, stood: int) -> bool:
    """Units, unless the capital is crowded and something else can be built (7.5)."""
    place = land_place(state, minor, home=False)
    if not place or unbuilt(state, minor) <= 0 or crowded(state, minor, stood):
        return False  # nw-7.5-5
    if not pay(state, COSTS.unit):
        return False
    state.add_units(place, minor, 1)
    state.log("units_built", power=minor, space=place, amount=1)
    return True


def leader(state: NapoleonicState, minor: str, stood: int) -> bool:
    """The best leader once the capital is crowded; units of the capital may be traded for him (7.5, 7.51)."""
    wanted = wanted_leader(state, minor)
    place = land_place(state, minor, home=False)
    if not wanted or not place or not crowded(state, minor, stood):
        return False
    if not trade(state, minor, LEADERS[wanted].command):
        return False
    state.put_leader(wanted, place)  # nw-7.5-6
    state.log("leader_built", leader=wanted, space=place)
    return True


def trade(state: NapoleonicState, minor: str, cost: int) -> bool:
    """Pay for a leader or a squadron, with units of the capital at what they cost where CP are short (7.51)."""
    capital = COMPONENTS.nations[minor].capitals[0]
    short = max(0, cost - state.cp)
    needed = -(-short // COSTS.unit)
    if not state.cp or needed > state.units_at(capital, minor):
        return False
    if needed:
        state.add_units(capital, minor, -needed)  # nw-7.51-1
        state.cp += needed * COSTS.unit
        state.log("units_traded", power=minor, amount=needed, space=capital)
    return pay(state, cost)


def squadrons(state: NapoleonicState, minor: str, stood: int) -> bool:
    """Squadrons only if no unit and no leader can be built (7.5)."""
    land = land_place(state, minor, home=False)
    possible = land and (unbuilt(state, minor) > 0 or wanted_leader(state, minor))
    port = "" if possible else port_place(state, minor, free=False)
    if not port or state.ships_in_play(minor) >= NAVIES.get(minor, 0):
        return False  # nw-7.5-7
    if not trade(state, minor, COSTS.squadron):
        return False
    state.add_ship(port, minor, BUILDING)
    state.log("squadron_built", power=minor, space=port)
    return True


def refit(state: NapoleonicState, minor: str, stood: int) -> bool:
    """Refit markers last of all, when nothing is left to build or to regroup (7.5)."""
    left = unbuilt(state, minor) > 0 or wanted_leader(state, minor) or state.ships_in_play(minor) < NAVIES.get(minor, 0)
    regrouping = any(nation == minor for nation, _ in state.ships_at(REGROUP))
    worn = [(port, mark) for port in refitting(state, minor) for mark in harbours.worn(state, port, minor)]
    if left or regrouping or not worn or not pay(state, 1):
        return False
    for port, mark in worn[: COSTS.mp_per_cp // COSTS.refit_mp]:
        state.take_ship(port, minor, mark)
        state.add_ship(port, minor, mark - 1)  # nw-7.5-8  # nw-7.3-3
        note_work(state, port, (minor, mark - 1))
    state.log("squadrons_refitted", power=minor)
    return True


BUILD = {
    "regroup_leaders": regroup_leaders,
    "regroup_units": regroup_units,
    "regroup_squadrons": regroup_squadrons,
    "units": units,
    "leader": leader,
    "squadrons": squadrons,
    "refit": refit,
}
"""The words of the table of priorities."""
STEPS = {"minor_play": minor_play}

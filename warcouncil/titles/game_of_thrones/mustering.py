"""Mustering: new units and upgrades in castles and strongholds (Westeros card: Mustering)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    CASTLES,
    COASTS,
    COST,
    FOOTMAN,
    GAME,
    KIND,
    KNIGHT,
    MUSTER_POINTS,
    PORT_OF,
    SHIP,
    SIEGE,
    UNIT,
    UNITS,
    UPGRADE_COST,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.supply import Counts, army_counts, fits, grow

DONE: Option = ("done",)
LAND_UNITS = (FOOTMAN, KNIGHT, SIEGE)


def harbours(area: str) -> tuple[str, ...]:
    """Where ships mustered in an area can go: its port and the seas next to it."""
    port = (PORT_OF[area],) if area in PORT_OF else ()
    return (*port, *COASTS[area])  # got-muster-15 got-muster-22 got-port-6


CANDIDATES: dict[str, tuple[Option, ...]] = {
    area: (
        *(("muster", area, UNITS[unit]) for unit in LAND_UNITS),  # got-muster-9 got-muster-19
        *(("muster_ship", area, harbour) for harbour in harbours(area)),
        *(("upgrade", area, UNITS[unit]) for unit in (KNIGHT, SIEGE)),
    )
    for area in CASTLES
}
"""Everything that could be mustered in an area."""


def mustering(state: GameOfThronesState, house: str) -> Flow:
    """Step: a house musters in all castles and strongholds that it controls (Mustering)."""
    points = {area: MUSTER_POINTS[area] for area in state.castles_of(house)}  # got-muster-1
    yield from muster(state, house, points)  # got-muster-12 got-muster-14 got-muster-24


def muster(state: GameOfThronesState, house: str, points: dict[str, int]) -> Flow:
    """Spend mustering points, each area its own, until the house stops or nothing more is possible."""
    state.mustering = dict(points)  # got-muster-2
    while True:
        options = muster_options(state, house)
        if options == [DONE]:
            break
        choice = yield Ask(house, "muster", options)
        if choice == DONE:
            break  # got-muster-11
        muster_one(state, house, choice)  # got-muster-21
    state.mustering = {}


def muster_one(state: GameOfThronesState, house: str, choice: Option) -> None:
    """One new unit or upgrade."""
    act, area, what = (str(atom) for atom in choice)
    if act == "upgrade":
        unit = UNIT[what]
        state.mustering[area] -= UPGRADE_COST[unit]  # got-muster-7 got-muster-8
        state.exchange(area, FOOTMAN, unit)  # got-muster-13 got-muster-20 got-muster-25
        state.log("upgrades", power=house, area=area, unit=what)
    elif act == "muster_ship":
        state.mustering[area] -= COST[SHIP]  # got-muster-5
        state.muster(what, house, SHIP)
        state.log("musters_ship", power=house, area=area, area2=what)
    else:
        unit = UNIT[what]
        state.mustering[area] -= COST[unit]  # got-muster-3 got-muster-4 got-muster-6
        state.muster(area, house, unit)  # got-muster-9
        state.log("musters", power=house, unit=what, area=area)


def muster_options(state: GameOfThronesState, house: str) -> list[Option]:
    counts = army_counts(state, house)
    points = state.mustering
    options = [
        option
        for area in CASTLES
        if points.get(area)
        for option in CANDIDATES[area]
        if problem(state, house, option, counts, points[area]) is None
    ]
    options.append(DONE)
    return options


def barren(state: GameOfThronesState, house: str, area: str) -> bool:
    """Whether a house could muster nothing at all in an area, with all its points."""
    counts, points = army_counts(state, house), MUSTER_POINTS[area]
    return all(problem(state, house, option, counts, points) is not None for option in CANDIDATES[area])


def muster_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Why something cannot be mustered."""
    if option == DONE:
        return None
    area = str(option[1])
    if KIND[area] != "land":
        return "got-muster-19"
    if area not in MUSTER_POINTS:
        return "got-muster-14"
    if area not in state.mustering:
        return "got-muster-1" if state.controller(area) != house else "got-special-7"
    if option not in CANDIDATES[area]:
        return not_even_a_candidate(option)
    return problem(state, house, option, army_counts(state, house), state.mustering[area])


def not_even_a_candidate(option: Option) -> str:
    """Ships into water that is not there, land units into water, upgrades to something else."""
    act, area, what = (str(atom) for atom in option)
    if act == "muster_ship":
        return "got-muster-15" if harbours(area) else "got-muster-17"
    if act == "upgrade":
        return "got-muster-7"
    return "got-muster-15" if UNIT[what] == SHIP else "got-terms-1"


def problem(state: GameOfThronesState, house: str, option: Option, counts: Counts, points: int) -> str | None:
    """The clause against one candidate; `counts` are the armies of the house, `points` those left to the area."""
    act, area, what = option
    if act == "upgrade":
        return upgrade_problem(state, house, str(area), UNIT[str(what)], points)
    ship = act == "muster_ship"
    unit = SHIP if ship else UNIT[str(what)]
    place = str(what) if ship else str(area)
    if points < COST[unit]:
        return "got-muster-2"
    if not state.unused[house][unit]:
        return "got-components-7"
    owner = state.owner.get(place)
    if owner not in (None, house):
        return "got-muster-16"
    size = sum(state.units[place]) if owner else 0
    if ship and KIND[place] == "port" and size >= GAME.port_ships:  # got-port-7
        return "got-port-5"
    grown = counts.copy()
    grow(grown, size)  # got-muster-23
    if not fits(grown, state.supply[house]):
        return "got-muster-10"  # got-supply-9
    return None


def upgrade_problem(state: GameOfThronesState, house: str, area: str, unit: int, points: int) -> str | None:
    """A footman of the area is needed, and an unused unit to take its place."""
    if points < UPGRADE_COST[unit]:
        return "got-muster-2"
    if state.owner.get(area) != house or not state.units[area][FOOTMAN]:
        return "got-muster-7" if unit == KNIGHT else "got-muster-8"
    if not state.unused[house][unit]:
        return "got-muster-20"
    return None

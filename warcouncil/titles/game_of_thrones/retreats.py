"""Casualties, retreats and routs: what becomes of the units of a lost combat."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    GAME,
    HOME_OF,
    KIND,
    ONE,
    SIEGE,
    STANDING,
    UNIT,
    UNITS,
    Units,
)
from warcouncil.titles.game_of_thrones.house_cards import RETREAT, combat_of, shielded
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.supply import army_counts, fits, resize
from warcouncil.titles.game_of_thrones.transport import reachable
from warcouncil.titles.game_of_thrones.units import routed

# -- casualties


def helpless(state: GameOfThronesState, units: Units) -> Units:
    """Units that cannot be chosen as casualties nor retreat: routed ones, and siege engines unless agreed otherwise."""
    engines = units[SIEGE] if state.options["siege_engines"] == "lost_in_addition" else 0
    return (0, 0, 0, engines, *units[4:])  # got-casualties-6 got-casualties-8 got-retreat-12 got-retreat-15


def kill_helpless(state: GameOfThronesState, loser: str) -> None:
    """The loser's routed units and siege engines are destroyed before the casualties."""
    lost = helpless(state, state.fighters(loser))
    if any(lost):
        kill(state, loser, lost)


def kill(state: GameOfThronesState, house: str, units: Units) -> None:
    state.kill_fighters(house, units)
    for unit, count in enumerate(units):
        if count:
            state.log("units_die", power=house, unit=UNITS[unit], amount=count, area=combat_of(state).area)


def casualties(state: GameOfThronesState, house: str, count: int) -> Flow:
    """A combatant destroys so many of its units in the combat, by its own choice."""
    if shielded(state, house):
        return
    footmen, knights, ships, engines, *_ = state.fighters(house)  # got-casualties-6
    if count >= footmen + knights + ships + engines:
        kill(state, house, (footmen, knights, ships, engines, 0, 0, 0))  # got-casualties-7
        return
    state.losses = count
    while state.losses:
        _, _, unit = yield Ask(house, "casualty", casualty_options(state, house))  # got-casualties-3
        kill(state, house, ONE[UNIT[unit]])  # got-casualties-5 got-cards-11
        state.losses -= 1


def casualty_options(state: GameOfThronesState, house: str) -> list[Option]:
    """One for each kind of standing unit in the combat."""
    area = combat_of(state).area
    units = state.fighters(house)
    return [("lose", area, UNITS[unit]) for unit in STANDING if units[unit]]  # got-casualties-4 got-casualties-6


def casualty_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Which units cannot be taken as casualties."""
    area, unit = str(option[1]), UNIT[str(option[2])]
    if area != combat_of(state).area:
        return "got-casualties-4"
    if unit not in STANDING:
        return "got-casualties-6"
    if unit == SIEGE and not state.fighters(house)[unit]:
        return "got-casualties-8"
    return None if state.fighters(house)[unit] else "got-casualties-3"


# -- where to


def open_area(state: GameOfThronesState, house: str, area: str) -> str | None:
    """The clause that closes an area to a house's retreat: enemies, their tokens and homes, neutral forces."""
    owner = state.owner.get(area)
    if owner is not None:
        return None if owner == house else "got-retreat-3"
    if KIND[area] == "port":
        return None if state.port_owner(area) == house else "got-retreat-18"
    token = state.tokens.get(area)
    if token is not None:
        return None if token == house else "got-retreat-3"
    if area in state.neutrals:
        return "got-retreat-17"
    if HOME_OF.get(area, house) != house and HOME_OF[area] in state.seats:
        return "got-retreat-16"
    return None


def retreat_areas(state: GameOfThronesState, loser: str) -> list[str]:
    """The areas that a loser may retreat to, whatever supply says; an attacker's origin comes first."""
    combat = combat_of(state)
    near = reachable(state, loser, combat.area)  # got-retreat-9 got-retreat-14
    found = [area for area in near if area != combat.origin and has_room(state, loser, area)]  # got-retreat-5
    if loser == combat.attacker and may_return(state, loser):
        return [combat.origin, *found]
    return found


def has_room(state: GameOfThronesState, house: str, area: str) -> bool:
    """Whether an area is open to a house, and no full port."""
    if KIND[area] == "port" and state.size(area) >= GAME.port_ships:
        return False  # got-retreat-18
    return open_area(state, house, area) is None


def may_return(state: GameOfThronesState, house: str) -> bool:
    """Whether attackers can go back to where they came from: not into an enemy home that has fallen back."""
    return state.controller(combat_of(state).origin) in (None, house)  # got-retreat-20 got-port-22


def loss(state: GameOfThronesState, house: str, area: str, number: int) -> int:
    """How many of so many units must die so that the others can go to an area within supply."""
    combat = combat_of(state)
    leaving = combat.area if house == combat.defender else ""
    counts = army_counts(state, house, leaving)
    here = state.size(area) if state.owner.get(area) == house else 0
    room = GAME.port_ships - here if KIND[area] == "port" else number  # got-retreat-18
    for lost in range(max(0, number - room), number):
        grown = counts.copy()
        resize(grown, here, here + number - lost)
        if fits(grown, state.supply[house]):
            return lost
    return number


def cheapest(state: GameOfThronesState, loser: str, areas: list[str]) -> list[str]:
    """The areas that cost the fewest units; areas that cost all of them are none."""
    number = sum(state.fighters(loser))
    costs = {area: loss(state, loser, area, number) for area in areas}
    least = min(costs.values(), default=number)
    return [area for area in areas if costs[area] == least < number]  # got-retreat-6 got-retreat-19


# -- the retreat


def retreat(state: GameOfThronesState, loser: str) -> Flow:
    """The loser's surviving units go to one area and are routed; without an area they die."""
    combat = combat_of(state)
    units = state.fighters(loser)
    if units[SIEGE]:
        kill(state, loser, (0, 0, 0, units[SIEGE], 0, 0, 0))  # got-retreat-15
    if not any(state.fighters(loser)):
        return
    area = yield from choose_retreat(state, loser, combat.opponent(loser))
    if not area:
        state.log("no_retreat", power=loser, area=combat.area)
        kill(state, loser, state.fighters(loser))  # got-retreat-8 got-retreat-20
        return
    yield from fit_in(state, loser, area)  # got-retreat-7 got-retreat-24
    units = state.fighters(loser)
    if any(units):
        state.take_fighters(loser, units)  # got-retreat-21 got-combat-cleanup-5
        state.enter(area, loser, routed(units))  # got-retreat-1 got-retreat-4 got-retreat-10
        state.log("retreats", power=loser, area=combat.area, area2=area, amount=sum(units))


def choose_retreat(state: GameOfThronesState, loser: str, winner: str) -> Flow:
    """Where the units go: the winner's text first, then the rule for attackers or the loser's choice."""
    combat = combat_of(state)
    areas = cheapest(state, loser, retreat_areas(state, loser))
    text = RETREAT.get(combat.card(winner))
    if text is not None and areas:
        area = yield from text(state, winner, areas)
        if area:
            return area
    if loser == combat.attacker:
        return combat.origin if may_return(state, loser) else ""  # got-retreat-2 got-retreat-20
    if not areas:
        return ""
    options: list[Option] = [("retreat", area) for area in areas]
    _, area = yield Ask(loser, "retreat", options)  # got-retreat-3
    return area


def retreat_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Where beaten units cannot go."""
    combat = combat_of(state)
    area = str(option[1])
    loser = combat.opponent(combat.winner)
    if area == combat.origin and loser == combat.defender:
        return "got-retreat-5"
    if (KIND[area] == "land") != (KIND[combat.area] == "land"):
        return "got-retreat-9"
    if area not in reachable(state, loser, combat.area) and area != combat.origin:
        return "got-retreat-3"
    closed = open_area(state, loser, area)
    if closed is not None:
        return closed
    if area not in retreat_areas(state, loser):
        return "got-retreat-18"
    return None if area in cheapest(state, loser, retreat_areas(state, loser)) else "got-retreat-6"


def fit_in(state: GameOfThronesState, house: str, area: str) -> Flow:
    """Units that supply does not allow in an area are destroyed before the others go there."""
    state.losses = loss(state, house, area, sum(state.fighters(house)))
    while state.losses:
        _, _, unit = yield Ask(house, "retreat_loss", retreat_loss_options(state, house))
        kill(state, house, ONE[UNIT[unit]])
        state.losses -= 1


def retreat_loss_options(state: GameOfThronesState, house: str) -> list[Option]:
    area = combat_of(state).area
    units = state.fighters(house)
    return [("lose", area, UNITS[unit]) for unit in range(len(UNITS)) if units[unit]]  # got-retreat-7


def retreat_loss_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only retreating units are destroyed to keep within supply."""
    return "got-retreat-7"

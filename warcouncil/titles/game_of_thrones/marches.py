"""Resolving march orders: one at a time in turn order, until none is left (resolving march orders)."""

from __future__ import annotations

from typing import Any

import msgspec

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    AREAS,
    HOME_OF,
    KIND,
    NO_UNITS,
    ONE,
    ORDER_TYPE,
    STANDING,
    UNIT,
    UNITS,
    Units,
)
from warcouncil.titles.game_of_thrones.march_plan import Plan, hostile
from warcouncil.titles.game_of_thrones.ports import settle_ports
from warcouncil.titles.game_of_thrones.raids import next_house
from warcouncil.titles.game_of_thrones.state import Combat, GameOfThronesState, March
from warcouncil.titles.game_of_thrones.strength import supporting_areas
from warcouncil.titles.game_of_thrones.support import call_for_help
from warcouncil.titles.game_of_thrones.transport import reachable
from warcouncil.titles.game_of_thrones.units import plus

DONE: Option = ("done",)
DECLINE: Option = ("decline",)
MARCH: dict[str, Option] = {area: ("march", area) for area in AREAS}
CALL: dict[str, Option] = {area: ("call", area) for area in AREAS}
MOVE: tuple[dict[str, Option], ...] = tuple({area: ("move", unit, area) for area in AREAS} for unit in UNITS)


def marches(state: GameOfThronesState) -> Flow:
    """Step: the next house in turn order resolves one march order, up to its combat."""
    if state.phase != "marches":
        state.phase, state.turn = "marches", 0
        state.log("phase", phase="marches")
    house = next_house(state, "march")
    if house is None:
        state.next(("consolidate",))
        return
    options = [MARCH[area] for area in state.orders_of(house, "march")]
    _, origin = yield Ask(house, "march", options)  # got-march-1 got-march-18
    yield from declare_march(state, house, origin)
    leaving = moved_units(march_of(state))
    yield from leave_token(state, house, origin, leaving)
    yield from carry_out(state, house, origin, leaving)


def march_of(state: GameOfThronesState) -> March:
    march = state.march
    assert march is not None
    return march


def march_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only an own order on the board can be resolved, and it must be a march order."""
    owner, order = state.orders.get(str(option[1]), ("", ""))
    if owner != house:
        return "got-march-1"
    return None if ORDER_TYPE[order] == "march" else "got-orders-8"


# -- declaring


def declare_march(state: GameOfThronesState, house: str, origin: str) -> Flow:
    """All moves of the order are fixed one by one before anything is carried out."""
    order = state.orders[origin][1]
    state.march = March(house, origin, order, reachable(state, house, origin))
    state.log("marches", power=house, area=origin, order=order)
    while True:
        choice = yield Ask(house, "move", move_options(state))
        if choice == DONE:
            return
        march = march_of(state)
        if choice[0] == "call":
            yield from call_for_help(state, choice[1])  # got-neutral-6
        else:
            move = (choice[2], UNIT[choice[1]])
            change_march(state, moves=(*march.moves, move))  # got-march-2 got-march-3


def change_march(state: GameOfThronesState, **changes: Any) -> None:
    state.march = msgspec.structs.replace(march_of(state), **changes)


def move_options(state: GameOfThronesState) -> list[Option]:
    """Every move that is part of a legal whole, calls for support, and stopping if what is declared is one."""
    march = march_of(state)
    plan = Plan(state, march)
    options: list[Option] = []
    for unit in range(4):
        if plan.free[unit]:
            named = MOVE[unit]
            options += [named[area] for area in march.targets if plan.problem(unit, area) is None]
    if state.neutrals and any(plan.free):
        options += [CALL[area] for area in march.targets if call_problem(state, march, area) is None]
    if plan.unfinished() is None:
        options.append(DONE)
    return options


def move_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Why a unit cannot move there, why nobody can be called, or why the march cannot stop here."""
    march = march_of(state)
    plan = Plan(state, march)
    if option == DONE:
        return plan.unfinished()
    if option[0] == "call":
        return call_problem(state, march, str(option[1]))
    unit = UNIT[str(option[1])]
    if unit not in STANDING:
        return "got-retreat-13" if state.units.get(march.origin, NO_UNITS)[unit] else "got-march-2"
    return plan.problem(unit, str(option[2]))


def call_problem(state: GameOfThronesState, march: March, area: str) -> str | None:
    """Other houses are called once for a neutral force, if they could help."""
    if not state.neutrals.get(area) or area not in march.targets:
        return "got-neutral-6"
    if area in march.called or any(target != area and hostile(state, march.house, target) for target, _ in march.moves):
        return "got-neutral-11"
    if all(state.orders[place][0] == march.house for place in supporting_areas(state, area)):
        return "got-support-1"
    return None


def moved_units(march: March) -> Units:
    units = NO_UNITS
    for _, unit in march.moves:
        units = plus(units, ONE[unit])
    return units


# -- leaving


def leave_token(state: GameOfThronesState, house: str, origin: str, leaving: Units) -> Flow:
    """Whoever leaves a land with all units may lay a power token there to keep control (establishing control)."""
    if not any(leaving) or state.units[origin] != leaving:  # got-control-17
        return
    if token_forbidden(state, house, ("establish", origin)) is not None:
        return
    options: list[Option] = [("establish", origin), DECLINE]
    choice = yield Ask(house, "leave_token", options)  # got-control-2 got-control-5
    if choice != DECLINE:
        state.establish(origin, house)  # got-control-2 got-control-13
        state.log("establishes", power=house, area=origin)


def token_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Where no power token can be laid."""
    area = str(option[1])
    if KIND[area] != "land":
        return "got-control-3"
    if HOME_OF.get(area) == house:
        return "got-control-16"
    if state.tokens.get(area) == house:  # got-control-4
        return "got-control-9"
    if area != march_of(state).origin:
        return "got-control-17"
    if not state.power[house]:
        return "got-control-10"
    return None


# -- carrying out


def carry_out(state: GameOfThronesState, house: str, origin: str, leaving: Units) -> Flow:
    """Everybody leaves; then come the moves without a combat, ports that change hands, and last the combat."""
    if any(leaving):
        state.leave(origin, leaving)  # got-garrison-9
        change_march(state, under_way=True)
        yield MOMENT  # got-control-14 got-victory-8
    arrive(state, house, origin)
    yield MOMENT
    yield from settle_ports(state)
    if state.combat is not None:
        state.next(("combat",))
        return
    state.remove_order(origin)  # got-march-13 got-cleanup-5
    state.next(("marches",))


def arrive(state: GameOfThronesState, house: str, origin: str) -> None:
    """The moved units come to where they were sent; those that meet an enemy stand ready for combat."""
    march = march_of(state)
    forces = {area: NO_UNITS for area, _ in march.moves}
    for area, unit in march.moves:
        forces[area] = plus(forces[area], ONE[unit])
    state.march = None
    fight = ""
    for area in AREAS:
        if area not in forces:
            continue
        if area in state.neutrals:
            beat_neutral(state, house, area, forces[area])
        elif hostile(state, house, area):
            fight = area
        else:
            take_area(state, house, area, forces[area])  # got-march-9 got-march-15
            state.log("moves", power=house, area=origin, area2=area, amount=sum(forces[area]))
    if fight:
        begin_combat(state, house, origin, fight, forces[fight])


def take_area(state: GameOfThronesState, house: str, area: str, units: Units) -> None:
    """Units enter an area without a fight: an enemy token there is gone."""
    if state.tokens.get(area, house) != house:
        state.log("token_lost", power=state.tokens[area], area=area)
        state.remove_token(area)  # got-control-6 got-control-7
    state.enter(area, house, units)  # got-orders-8


def beat_neutral(state: GameOfThronesState, house: str, area: str, units: Units) -> None:
    """A neutral force that is not stronger leaves the game, and the units move in."""
    strength = state.neutrals.pop(area)  # got-neutral-10 got-neutral-15
    state.log("neutral_falls", power=house, area=area, strength=strength)
    take_area(state, house, area, units)  # got-neutral-8 got-neutral-9 got-neutral-13 got-neutral-14


def begin_combat(state: GameOfThronesState, house: str, origin: str, area: str, force: Units) -> None:
    """Units that meet an enemy are the attackers of a combat."""
    defender = state.owner.get(area) or state.garrisons[area]  # got-combat-4 got-garrison-8
    order = state.orders[origin][1]
    state.combat = Combat(house, defender, origin, area, order, force)  # got-march-8 got-terms-10
    state.log("combat", power=house, power2=defender, area=origin, area2=area, amount=sum(force))

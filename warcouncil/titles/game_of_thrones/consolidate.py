"""Resolving consolidate orders and cleaning up: the rest of the action phase after the marches."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    AREAS,
    GAME,
    KIND,
    MUSTER_POINTS,
    ORDER_TYPE,
    POWER_ICONS,
    STAR,
)
from warcouncil.titles.game_of_thrones.mustering import muster
from warcouncil.titles.game_of_thrones.ports import blockaded
from warcouncil.titles.game_of_thrones.raids import next_house
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.units import risen


def consolidate(state: GameOfThronesState) -> Flow:
    """Step: the next house in turn order resolves one consolidate order."""
    if state.phase != "consolidate":
        state.phase, state.turn = "consolidate", 0
        state.log("phase", phase="consolidate")
    house = next_house(state, "consolidate")
    if house is None:
        state.next(("clean_up",))
        return
    act, area = yield Ask(house, "consolidate", consolidate_options(state, house))
    state.remove_order(area)  # got-consolidate-2
    if act == "muster_at":
        state.log("musters_at", power=house, area=area)
        yield from muster(state, house, {area: MUSTER_POINTS[area]})  # got-special-6 got-special-7
    else:
        gained = state.gain_power(house, worth(state, house, area))  # got-consolidate-2
        state.log("consolidates", power=house, area=area, amount=gained)
    state.next(("consolidate",))


def consolidate_options(state: GameOfThronesState, house: str) -> list[Option]:
    options: list[Option] = []
    for area in state.orders_of(house, "consolidate"):
        options.append(("consolidate", area))
        if consolidate_forbidden(state, house, ("muster_at", area)) is None:
            options.append(("muster_at", area))
    return options


def consolidate_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Which orders gain power, and which may muster instead."""
    act, area = option[0], str(option[1])
    owner, order = state.orders.get(area, ("", "march_0"))
    if owner != house or ORDER_TYPE[order] != "consolidate":
        return "got-consolidate-1"
    if act == "consolidate":
        return None
    if KIND[area] == "port":
        return "got-port-17"
    if order not in STAR:
        return "got-special-6"
    if area not in MUSTER_POINTS or state.controller(area) != house:
        return "got-special-7"
    return None


def worth(state: GameOfThronesState, house: str, area: str) -> int:
    """The power that a consolidate order gains: one and the icons; nothing at sea or in a blockaded port."""
    if KIND[area] == "sea":
        return 0  # got-orders-7
    if KIND[area] == "port":
        return 0 if blockaded(state, area) else 1  # got-port-15 got-port-16
    return 1 + POWER_ICONS.get(area, 0)  # got-consolidate-2 got-control-8


def clean_up(state: GameOfThronesState) -> None:
    """Step: orders are taken up, routed units rise, blade and raven are ready again; a new round or the end."""
    state.orders = {}  # got-cleanup-1 got-cleanup-5
    for area in AREAS:
        if area in state.units and any(state.units[area][4:]):
            state.units[area] = risen(state.units[area])  # got-cleanup-2
    state.used = ()  # got-cleanup-3 got-dominance-9
    state.log("round_ends", round=state.round)
    if state.round < GAME.rounds:
        state.next(("westeros",))  # got-cleanup-4
    else:
        state.phase = "over"  # got-westeros-2 got-goal-1

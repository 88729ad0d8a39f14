"""Resolving raid orders: one at a time in turn order, until none is left."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import AREAS, KIND, ORDER, ORDER_TYPE, PARTED, RAIDED
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

RAIDS: dict[str, tuple[Option, ...]] = {area: tuple(("raid", area, near) for near in RAIDED[area]) for area in AREAS}
WASTE: dict[str, Option] = {area: ("waste", area) for area in AREAS}


def raids(state: GameOfThronesState) -> Flow:
    """Step: the next house in turn order resolves one raid order."""
    if state.phase != "raids":
        state.phase, state.turn = "raids", 0
        state.log("phase", phase="raids")
    house = next_house(state, "raid")
    if house is None:
        state.next(("marches",))
        return
    choice = yield Ask(house, "raid", raid_options(state, house))
    resolve_raid(state, house, choice)
    state.next(("raids",))


def next_house(state: GameOfThronesState, kind: str) -> str | None:
    """Whose turn it is: the next house in turn order with an order of that type on the board, if there is one."""
    waiting = {house for house, order in state.orders.values() if ORDER_TYPE[order] == kind}
    if not waiting:
        return None
    track = state.turn_order
    for step in range(len(track)):  # got-raid-1 got-march-1 got-consolidate-1
        position = (state.turn + step) % len(track)
        if track[position] in waiting:
            state.turn = position + 1  # got-raid-1 got-march-1 got-consolidate-1
            return track[position]
    return None


def raid_options(state: GameOfThronesState, house: str) -> list[Option]:
    options: list[Option] = []
    for area in state.orders_of(house, "raid"):
        options += [option for option in RAIDS[area] if raid_forbidden(state, house, option) is None]
        options.append(WASTE[area])  # got-raid-9 got-raid-10
    return options


def raid_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Which orders cannot be raided from where."""
    area = str(option[1])
    held, order = state.orders.get(area, ("", "march_0"))
    if held != house or ORDER_TYPE[order] != "raid":
        return "got-raid-1"
    if option[0] == "waste":
        return None
    target = str(option[2])
    if target not in RAIDED[area]:
        return out_of_reach(area, target)
    victim, raided = state.orders.get(target, ("", ""))
    if not victim:
        return "got-raid-2"
    if victim == house:
        return "got-raid-14"
    if ORDER_TYPE[raided] not in ORDER[order].removes:  # got-raid-2 got-raid-7 got-special-5
        return "got-raid-8" if ORDER_TYPE[raided] != "defense" else "got-special-5"
    return None


def out_of_reach(area: str, target: str) -> str:
    """Why a raid does not get there: land against water, out of or into a port, or not adjacent at all."""
    if KIND[area] == "port":
        return "got-port-13"
    if KIND[target] == "port":
        return "got-port-14"
    if KIND[area] == "land" and KIND[target] == "sea":
        return "got-raid-5"
    return "got-board-1" if (area, target) in PARTED else "got-raid-15"


def resolve_raid(state: GameOfThronesState, house: str, choice: Option) -> None:
    """The raid order goes, and with it the raided one; a consolidate order is pillaged."""
    area = str(choice[1])
    state.remove_order(area)  # got-raid-2 got-raid-9
    if choice[0] == "waste":
        state.log("raid_wasted", power=house, area=area)
        return
    target = str(choice[2])
    victim, order = state.orders[target]
    state.remove_order(target)  # got-raid-2 got-raid-11 got-raid-13 got-raid-6
    state.log("raids", power=house, area=area, area2=target, power2=victim, order=order)
    if ORDER_TYPE[order] == "consolidate":  # got-raid-3 got-raid-12
        gained = state.gain_power(house, 1)  # got-raid-3 got-raid-4
        lost = state.discard_power(victim, 1)  # got-raid-3
        state.log("pillages", power=house, power2=victim, amount=gained, lost=lost)

"""Plague in ports (13.1): ships that leave one may be lost, and their leaders fall ill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import Fleet, NavalOrders
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.war.formations import DIES, FALLS_ILL

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

KINDS = {"plague_ship": Kind({"dies_bound": ("place", "power", "unit")})}
REFUSALS = {"plague_ship": "tm-13.1-12"}
Bound = tuple[tuple[str, Fleet], ...]
"""Ships with the places that they are bound for."""


def sails_out(state: TantoMontaState, power: str, orders: NavalOrders, leaders: dict[str, str]) -> Flow | None:
    """What plague costs ships that leave ports."""
    sick = any(origin in state.plague for origin, _, _ in orders.ships)
    return leave_ports(state, power, orders, leaders) if sick else None


def leave_ports(state: TantoMontaState, power: str, orders: NavalOrders, leaders: dict[str, str]) -> Flow:
    """Port by port: returns the orders without those who are lost, and the leaders who still go."""
    for place in dict.fromkeys(origin for origin, _, _ in orders.ships if origin in state.plague):
        ships = tuple((goal, fleet) for origin, goal, fleet in orders.ships if origin == place)
        led = tuple(leader for leader, goal in leaders.items() if goal and state.admirals[leader] == place)
        left, fit = yield from leave_port(state, power, place, ships, led)
        navies.leave_no_leader_alone(state, place, power)
        others = [one for one in orders.ships if one[0] != place]
        orders = NavalOrders((*others, *((place, goal, fleet) for goal, fleet in left)), orders.admirals)
        afloat = [leader for leader in fit if leader in state.admirals]
        leaders = {leader: goal for leader, goal in leaders.items() if leader not in led or leader in afloat}
    ways = {(place, goal) for place, goal, _ in orders.ships}
    told = tuple(one for one in orders.admirals if (state.admirals.get(one[0], ""), one[1]) in ways)
    return NavalOrders(orders.ships, told), leaders


def leave_port(state: TantoMontaState, power: str, place: str, ships: Bound, leaders: tuple[str, ...]) -> Flow:
    """A die for each ship, their commander choosing which are lost; a die for each leader. Returns who is left."""
    size = navies.size([fleet for _, fleet in ships])
    dice = state.dice.rolls(size, 6, "plague")
    dead = sum(die <= DIES for die in dice)
    state.log("plague_dice", power=power, place=place, dice=list(dice), amount=dead)
    for left in range(dead, 0, -1):
        options = victims(state, ships)
        choice = yield Ask(power, "plague_ship", options, about={"place": place, "amount": left})  # tm-13.1-12
        ships = without(state, place, ships, choice)
    ill = [leader for leader in leaders if state.dice.roll(6, "plague leader") <= FALLS_ILL]
    for leader in ill:
        navies.wait_for_next_turn(state, leader)  # tm-13.1-12
        state.log("leader_waits", leader=leader)
    return ships, tuple(leader for leader in leaders if leader not in ill)


def dies_leaving(state: TantoMontaState, power: str, place: str) -> bool:
    """Whether a single ship is lost as it leaves a place."""
    if place not in state.plague:
        return False
    die = state.dice.roll(6, "plague")
    state.log("plague_dice", power=power, place=place, dice=[die], amount=int(die <= DIES))
    return die <= DIES  # tm-13.1-12


def victims(state: TantoMontaState, ships: Bound) -> list[Option]:
    """Whose ships of which kinds may be lost, and where they are bound for."""
    kinds = [(goal, fleet, zip(state.realm.naval_units, fleet.counts, strict=True)) for goal, fleet in ships]
    found = [("dies_bound", goal, fleet.owner, unit) for goal, fleet, units in kinds for unit, many in units if many]
    return list(dict.fromkeys(found))


def without(state: TantoMontaState, place: str, ships: Bound, choice: Option) -> Bound:
    """The ships without one that is lost."""
    _, goal, owner, unit = map(str, choice)
    column = state.realm.ship_column[unit]
    kept = list(ships)
    index = next(at for at, (to, one) in enumerate(kept) if (to, one.owner) == (goal, owner) and one.counts[column])
    fleet = kept[index][1]
    one = navies.of_kind(state, fleet, unit)
    navies.sink(state, place, one)
    state.log("units_lost", power=owner, unit=unit, amount=1, place=place)
    counts = tuple([many - lost for many, lost in zip(fleet.counts, one.counts, strict=True)])
    kept[index] = (goal, fleet._replace(counts=counts))
    return tuple([(to, left) for to, left in kept if left.size])

"""Ports whose land has changed hands (taking control of an enemy port)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import GAME, PORT_SEA, PORTS, SHIP
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.supply import would_fit

TAKE: tuple[Option, ...] = tuple(("take_ships", count) for count in range(GAME.port_ships + 1))


def settle_ports(state: GameOfThronesState) -> Flow:
    """Ships in ports of lands that their house no longer controls are taken over or destroyed."""
    for port in PORTS:
        if port in state.owner and state.port_owner(port) != state.owner[port]:
            yield from pass_port(state, port)


def pass_port(state: GameOfThronesState, port: str) -> Flow:
    """The new owner of a port replaces as many ships as he likes and can; the others are lost, and so is the order."""
    loser, taker = state.owner[port], state.port_owner(port)
    count = state.size(port)
    state.destroy(port, state.units[port])  # got-port-19 got-port-25
    state.remove_order(port)  # got-port-24
    if taker is None:
        state.log("ships_lost", power=loser, area=port, amount=count)
        return
    most = most_ships(state, taker, port, count)
    state.place = port
    _, taken = yield Ask(taker, "take_ships", TAKE[: most + 1])  # got-port-18 got-port-19
    state.place = ""
    for _ in range(taken):
        state.muster(port, taker, SHIP)  # got-port-23
    state.log("takes_ships", power=taker, area=port, power2=loser, amount=taken)


def most_ships(state: GameOfThronesState, house: str, port: str, count: int) -> int:
    """How many of so many ships a house can replace: unused ships and supply allow no more (got-port-19)."""
    most = min(count, state.unused[house][SHIP], GAME.port_ships)  # got-port-23 got-port-5
    while most > 1 and not would_fit(state, house, port, most):  # got-supply-9
        most -= 1
    return most


def blockaded(state: GameOfThronesState, port: str) -> bool:
    """Whether enemy ships lie in the sea of a port."""
    master = state.owner.get(PORT_SEA[port])
    return master is not None and master != state.owner.get(port)


def take_ships_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """More ships than the new owner can replace."""
    return "got-port-19"

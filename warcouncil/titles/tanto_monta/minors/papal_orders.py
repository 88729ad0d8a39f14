"""Who acts with the Papacy although it is nobody's ally (21.7): Christians in its peril, Muslims by Borgia."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import counters, movement, sieges
from warcouncil.campaign.relations import besieged
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import FREE, Action, price
from warcouncil.titles.tanto_monta.diplomacy.hostilities import PAPACY
from warcouncil.titles.tanto_monta.minors.papacy import papal_powers
from warcouncil.titles.tanto_monta.realm import HOMES
from warcouncil.titles.tanto_monta.state import TantoMontaState


def commands(state: TantoMontaState, player: str) -> bool:
    """Whether a player acts with Papal units now."""
    return bool(papal_powers(state, player))


def take_command(state: TantoMontaState, player: str) -> None:
    """Questions about Papal units go to whoever acts with them."""
    state.seats[PAPACY] = state.seats[player]


def lay_down(state: TantoMontaState) -> None:
    """The impulse is over: nobody decides for the Papacy but the Muslims who run it."""
    if state.borgia != PAPACY:
        state.seats.pop(PAPACY, None)


# -- moves


def move_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if commands(state, player):
        yield from (("papal_move", option[1]) for option in movement.move_candidates(state, PAPACY))


def move_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if not commands(state, player):
        return "tm-21.7-10"
    return movement.move_forbidden(state, PAPACY, ("move", option[1]))


def move(state: TantoMontaState, player: str, option: Option) -> Flow:
    take_command(state, player)
    yield from movement.move_formation(state, PAPACY, ("move", option[1]))  # tm-21.7-10


def move_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "move", PAPACY)


# -- assaults


def assault_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if commands(state, player):
        yield from (("papal_assault", option[1]) for option in sieges.assault_candidates(state, PAPACY))


def assault_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if not commands(state, player):
        return "tm-21.7-10"
    return sieges.assault_forbidden(state, PAPACY, ("assault", option[1]))


def assault(state: TantoMontaState, player: str, option: Option) -> Flow:
    take_command(state, player)
    yield from sieges.assault(state, PAPACY, ("assault", option[1]))  # tm-21.7-10


def assault_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "assault", PAPACY)


# -- recruits


def recruit_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if commands(state, player):
        yield from (("papal_regular", space) for space in HOMES[PAPACY])


def recruit_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Papal regulars come to Papal homes that are still Papal, while there are counters."""
    space = str(option[1])
    if not commands(state, player) or space not in HOMES[PAPACY]:
        return "tm-21.7-10"
    fit = state.control[space] == PAPACY and not besieged(state, space) and space not in state.unrest
    return None if fit and counters.can_add(state, PAPACY, "regular", 1, space) else "tm-21.7-10"


def recruit(state: TantoMontaState, player: str, option: Option) -> None:
    state.add_troops(str(option[1]), PAPACY, regular=1)  # tm-21.7-10
    state.log("units_come", power=PAPACY, unit="regular", amount=1, space=option[1])


def recruit_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "regular", PAPACY)


MENU = {
    "papal_move": Action(move_candidates, move_forbidden, FREE, move, priced=move_price),
    "papal_assault": Action(assault_candidates, assault_forbidden, FREE, assault, priced=assault_price),
    "papal_regular": Action(recruit_candidates, recruit_forbidden, FREE, recruit, priced=recruit_price),
}
AFTER_IMPULSE = (lay_down,)

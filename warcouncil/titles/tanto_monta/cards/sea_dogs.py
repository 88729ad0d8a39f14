"""Seafarers: Albuquerque, Lion of the Seas (#67) and Sea Dog (#92)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta.cards.courts import FLORENCE, PORTUGAL, courted, may_check, raise_levels
from warcouncil.titles.tanto_monta.minors.influence import NAPLES
from warcouncil.titles.tanto_monta.realm import POLICY, POWERS_OF
from warcouncil.titles.tanto_monta.sea.free_moves import give_moves, may_sail
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import naos
from warcouncil.titles.tanto_monta.voyages.naos import SEA_DOG

NO_EFFECT = "tm-6.1-2"
COURTS = (FLORENCE, NAPLES)
MOVES = 2
POINTS = 2
KINDS = {"albuquerque": Kind({"new_nao": ("haven",), "win_favour": ("power",)})}


# -- Albuquerque (#67)


def albuquerque_options(state: TantoMontaState) -> list[Option]:
    """A nao in the box or in a settlement, or influence in Italy."""
    ships: list[Option] = [("new_nao", place) for place in naos.berths(state, PORTUGAL)]
    return [*ships, *(("win_favour", minor) for minor in courted(state, PORTUGAL, COURTS))]


def albuquerque(state: TantoMontaState, player: str) -> Flow:
    """Portugal has a nao or influence, whoever plays the card, and sails twice."""
    give_moves(state, PORTUGAL, MOVES)
    options = albuquerque_options(state)
    if not options:
        return
    act, what = yield Ask(PORTUGAL, "albuquerque", options)
    if act == "new_nao":
        naos.add(state, PORTUGAL, str(what))
        return
    raise_levels(state, PORTUGAL, str(what), 1)
    yield from may_check(state, PORTUGAL, (str(what),))


def albuquerque_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if albuquerque_options(state) or may_sail(state, PORTUGAL) else NO_EFFECT


# -- Sea Dog (#92)


def sea_dog(state: TantoMontaState, player: str) -> None:
    """Lost ships can be built again, and the player has points and naval moves in any order."""
    for owner in dict.fromkeys(POLICY.get(power, power) for power in POWERS_OF[player]):
        state.lost_ships.pop(owner, None)
    naos.come_back(state, [nao for nao in state.away_naos if naos.NAOS[nao].player == player])
    state.log("ships_return_early", power=player)
    state.mark(SEA_DOG, player)
    state.next(("sea_dog_over", player))
    give_moves(state, player, MOVES)
    give_points(state, player, POINTS)


def sea_dog_over(state: TantoMontaState, player: str) -> None:
    """Step: what a resource adds to the impulse is no part of the event."""
    state.unmark(SEA_DOG, player)


STEPS = {"sea_dog_over": sea_dog_over}
EVENTS = {
    "albuquerque_lion_of_the_seas": Event(albuquerque, albuquerque_forbidden),
    "sea_dog": Event(sea_dog),
}

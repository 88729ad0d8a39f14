"""Influence with minor powers (21.5): levels, prices, and where the markers go when a status was resolved."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.state import Option
from warcouncil.table.book import Action
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import note_act, surcharge
from warcouncil.titles.tanto_monta.realm import MINORS, PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState

MINOR = {minor.id: minor for minor in COMPONENTS.powers.minors}
TOP = {minor: len(facts.costs) for minor, facts in MINOR.items()}
NAPLES, NAVARRE, PAPACY = "naples", "navarre", "papacy"
MAIN_POWER = {"portugal": "portugal", "spain": "aragon", "france": "france"}
"""Player -> the power that commands his minor allies; those of Spain follow Aragon (21.2)."""


def in_play(state: TantoMontaState, minor: str) -> bool:
    """Naples is no minor power any more once Ferrante is dead."""
    return minor != NAPLES or not state.ferrante_dead  # tm-21.7-19


def champion(minor: str, player: str) -> str:
    """The power of a player that a minor power follows."""
    return MAIN_POWER.get(player) or MINOR[minor].muslim_power  # tm-21.2-4


LISTED = {minor: (*facts.activate, *facts.deactivate) for minor, facts in MINOR.items()}


def listed(minor: str) -> tuple[str, ...]:
    """The players with a line in the table: those who activate in order, then those who only deactivate."""
    return LISTED[minor]


def level(state: TantoMontaState, minor: str, player: str) -> int:
    """What a player has with a minor power; markers in the box of those resolved this turn count nothing."""
    if minor in state.settled or (minor == NAPLES and state.ferrante_dead):  # as `in_play` has it
        return 0
    return state.influence[minor].get(player, 0)


def first_level(state: TantoMontaState, minor: str, player: str) -> int:
    """Where a marker stands when it is set back."""
    return 0 if (player, minor) in state.shut_out else MINOR[minor].influence.get(player, 0)


def set_back(state: TantoMontaState, minor: str) -> None:
    """All markers of a minor power go to their first levels."""
    state.influence[minor] = {player: first_level(state, minor, player) for player in PLAYERS}


def settle(state: TantoMontaState, minor: str) -> None:
    """All markers of a minor power go to the box of those resolved this turn."""
    set_back(state, minor)
    state.settled.add(minor)  # tm-21.6-5


def change(state: TantoMontaState, minor: str, player: str, by: int) -> None:
    """A marker goes up or down, within the table."""
    now = level(state, minor, player)
    new = min(TOP[minor], max(0, now + by))
    state.influence[minor] = {**state.influence[minor], player: new}
    state.log("influence", power=player, power2=minor, level=new)


def influence_forbidden(state: TantoMontaState, minor: str, player: str) -> str | None:
    """Why a player cannot raise his influence with a minor power."""
    if player not in LISTED[minor]:
        return "tm-21.5-1"
    if (player, minor) in state.shut_out:
        return "tm-9.4-5"
    if not in_play(state, minor):
        return "tm-21.7-19"
    if minor in state.settled:
        return "tm-21.5-2"
    return "tm-21.5-1" if level(state, minor, player) >= TOP[minor] else None


def favour_forbidden(state: TantoMontaState, minor: str, player: str) -> str | None:
    """Why an event that raises influence and may resolve a status brings nothing: the top of a track is no bar."""
    clause = influence_forbidden(state, minor, player)
    open_track = player in listed(minor) and (player, minor) not in state.shut_out and minor not in state.settled
    at_top = open_track and in_play(state, minor) and level(state, minor, player) >= TOP[minor]
    return None if at_top and minor != PAPACY else clause  # tm-21.6-2


def shut_out(state: TantoMontaState, player: str, minor: str) -> None:
    """Whoever declares war on a minor power has no influence there for the rest of the game."""
    state.shut_out.add((player, minor))  # tm-9.4-5
    state.influence[minor] = {**state.influence[minor], player: 0}


# -- the action


def influence_price(state: TantoMontaState, player: str, option: Option) -> int:
    """The CP of the box that the marker enters, and one more where the action is repeated with a resource."""
    minor = str(option[1])
    box = MINOR[minor].costs[min(level(state, minor, player), TOP[minor] - 1)]
    return box + surcharge(state, "influence")  # tm-21.5-1


def influence_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    for minor in MINORS:
        yield ("influence", minor)


def buy_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    return influence_forbidden(state, str(option[1]), player)


def to_buy(state: TantoMontaState, player: str) -> list[Option]:
    """What a player may raise and pay for."""
    found: list[Option] = [
        ("influence", minor)
        for minor in MINORS
        if player in LISTED[minor] and minor not in state.settled and influence_forbidden(state, minor, player) is None
    ]
    return [option for option in found if influence_price(state, player, option) <= state.cp]


def buy_influence(state: TantoMontaState, player: str, option: Option) -> None:
    note_act(state, "influence")
    change(state, str(option[1]), player, 1)


INFLUENCE = Action(
    influence_candidates,
    buy_forbidden,
    "influence_italy",
    buy_influence,
    to_buy,
    needs="tm-21.5-1",
    priced=influence_price,
)
MENU = {"influence": INFLUENCE}

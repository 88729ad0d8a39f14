"""The status of a minor power (21.6): who competes, dice, ties, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.titles.tanto_monta.diplomacy.hostilities import PAPACY
from warcouncil.titles.tanto_monta.minors import influence
from warcouncil.titles.tanto_monta.minors.activation import activation_forbidden, change_ally, deactivate
from warcouncil.titles.tanto_monta.minors.influence import MINOR, champion, level, listed
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState


def competitors(state: TantoMontaState, minor: str, besides: Iterable[str] = ()) -> tuple[str, ...]:
    """The players of the list who may win a minor power; who declared war on it once has no say."""
    out = set(besides)
    return tuple(
        [
            player
            for player in listed(minor)
            if player not in out
            and (player, minor) not in state.shut_out
            and (player in MINOR[minor].deactivate or activation_forbidden(state, minor, player) is None)
        ]
    )  # tm-21.2-1


def challengers(state: TantoMontaState, minor: str, player: str) -> tuple[str, ...]:
    """By an event only the player competes, with those who have as much influence as he."""
    mine = level(state, minor, player)
    return tuple(
        [other for other in competitors(state, minor) if other == player or level(state, minor, other) >= mine]
    )  # tm-21.6-2


def contest(
    state: TantoMontaState, minor: str, players: tuple[str, ...], affinity: dict[str, int] | None = None
) -> str:
    """The winner: a die each with influence and affinity, ties by the order of the list; alone one needs no dice."""
    if len(players) <= 1:
        return players[0] if players else ""  # tm-21.6-2
    totals: dict[str, int] = {}
    for player in [player for player in PLAYERS if player in players]:
        die = state.dice.roll(6, f"status of {minor}: {player}")
        marker, liked = level(state, minor, player), (affinity or {}).get(player, 0)
        totals[player] = die + marker + liked  # tm-21.6-3
        said = {"level": marker, "affinity": liked, "total": totals[player]}
        state.log("status_roll", power=player, power2=minor, die=die, **said)
    return max(players, key=totals.__getitem__)  # players are in the order of the list


def check_status(state: TantoMontaState, minor: str, player: str = "") -> Flow:
    """An event resolves the status of a minor power, for a player or, without one, for all of its list."""
    if minor in state.settled or not influence.in_play(state, minor):
        return ""  # tm-21.6-1 tm-21.6-6
    players = challengers(state, minor, player) if player else competitors(state, minor)
    winner = contest(state, minor, players)
    yield from win(state, minor, winner)
    influence.settle(state, minor)  # tm-21.6-5
    yield MOMENT
    return winner


def win(state: TantoMontaState, minor: str, winner: str) -> Flow:
    """The winner is the ally of the minor power, or makes it inactive if he can do no more."""
    if not winner:
        return
    state.log("status_won", power=winner, power2=minor)
    if winner in MINOR[minor].activate:
        yield from change_ally(state, minor, champion(minor, winner))  # tm-21.6-4
    elif minor in state.minors:
        yield from deactivate(state, minor)  # tm-21.6-4


def check_forbidden(state: TantoMontaState, minor: str) -> str | None:
    """Why an event cannot resolve a status: it was resolved this turn, or the Papacy has a way of its own."""
    if minor == PAPACY:
        return "tm-21.6-2"
    return "tm-21.6-1" if minor in state.settled or not influence.in_play(state, minor) else None

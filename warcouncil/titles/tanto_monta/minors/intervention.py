"""What a declaration of war on a minor power brings about (9.4): somebody may come to its help."""

from __future__ import annotations

from warcouncil.campaign.relations import flag
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.diplomacy.hostilities import PAPACY, begin_war
from warcouncil.titles.tanto_monta.minors import influence
from warcouncil.titles.tanto_monta.minors.activation import activate, enemies_of
from warcouncil.titles.tanto_monta.minors.influence import MINOR, champion
from warcouncil.titles.tanto_monta.minors.status import competitors, contest
from warcouncil.titles.tanto_monta.realm import PLAYER, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

INTERVENE: Option = ("intervene",)
LEAVE_ALONE: Option = ("leave_alone",)

KINDS = {"intervene": Kind({"intervene": (), "leave_alone": ()})}
REFUSALS = {"intervene": "tm-9.4-10"}


def war_on_minor(state: TantoMontaState, power: str, minor: str) -> Flow:
    """A power declares war on a minor power: the marker, and the end of its influence there."""
    yield from begin_war(state, power, minor)
    if minor != PAPACY:
        influence.shut_out(state, PLAYER[power], minor)  # tm-9.4-5


def offer_help(state: TantoMontaState, minor: str, aggressor: str) -> Flow:
    """The status of an attacked minor power is resolved; the winner may take its side."""
    if minor == PAPACY or minor in state.minors:
        return
    winner = ""
    if minor not in state.settled:
        besides = (aggressor, *MINOR[minor].deactivate)
        winner = contest(state, minor, competitors(state, minor, besides))  # tm-9.4-9
    influence.settle(state, minor)  # tm-9.4-12
    if not winner:
        return
    state.log("status_won", power=winner, power2=minor)
    about = {"power2": minor, "power3": aggressor}
    choice = yield Ask(winner, "intervene", [INTERVENE, LEAVE_ALONE], about=about)  # tm-9.4-10
    if choice == LEAVE_ALONE:
        state.log("leaves_alone", power=winner, power2=minor)
        return
    yield from intervene(state, minor, winner, aggressor)
    yield MOMENT


def intervene(state: TantoMontaState, minor: str, player: str, aggressor: str) -> Flow:
    """The winner is at war with the aggressor, even if they were allies, and the minor power follows him.

    Older enemies of the minor power choose, as at every activation (21.2).
    """
    power = champion(minor, player)
    state.log("intervenes", power=player, power2=minor)
    for foe in enemies_of(state, minor):
        if PLAYER[foe] == aggressor and REALM.pair(foe, flag(state, power)) not in state.wars:
            yield from begin_war(state, foe, flag(state, power))  # tm-9.4-10 tm-9.4-11
    yield from activate(state, minor, power)

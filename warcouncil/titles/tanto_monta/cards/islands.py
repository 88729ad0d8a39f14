"""Mandatory events of the islands and of Algiers (#19, #33): others' units act for a while."""

from __future__ import annotations

from warcouncil.campaign import forces
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import commanders_in, sailors_in
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import remove_units_at, some
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Event
from warcouncil.titles.tanto_monta.minors import guanches
from warcouncil.titles.tanto_monta.minors.guanches import AWAKE, BENCOMO, ISLANDS, natives, settlers
from warcouncil.titles.tanto_monta.powers.north_africa import regency
from warcouncil.titles.tanto_monta.realm import GUANCHE, PLAYER, PLAYERS
from warcouncil.titles.tanto_monta.sea.piracy import REGENCY, UNMARKED
from warcouncil.titles.tanto_monta.seasons.purses import give_purse
from warcouncil.titles.tanto_monta.state import TantoMontaState

MUSLIM = PLAYERS[0]
PRIDE = "island_peoples_pride"
PRIDE_POINTS, REGENCY_POINTS = 5, 6
FALLEN = 2
"""The Guanches who die where their foe plays the card."""
GUANCHE_ACTS = ("guanche_raise", "guanche_go", "guanche_storm")
RAIDS = ("naval_move", "piracy", "raid", "ask_passage")

KINDS = {"guanches_fall": Kind({"space": ("space",)})}


# -- Island People's Pride (#19)


def pride(state: TantoMontaState, player: str) -> Flow:
    """Guanches rise for a player without units on the islands; one who is there strikes them."""
    if not any(state.control[space] == INDEPENDENT for space in ISLANDS):
        state.remove_card(PRIDE)  # tm-6.2-3
        return
    if landed(state, player):
        yield from strike(state, player)
    elif any(state.control[space] == INDEPENDENT and not settlers(state, space) for space in ISLANDS):
        guanches.awaken(state, player)  # tm-21.8-9
        state.next(("guanches_rest", player))
        give_purse(state, player, PRIDE_POINTS, *GUANCHE_ACTS)


def guanches_rest(state: TantoMontaState, player: str) -> None:
    """Step: the points that follow are none for Guanches."""
    state.unmark(AWAKE, player)
    guanches.fall_asleep(state)


def landed(state: TantoMontaState, player: str) -> bool:
    """Whether a player has land or naval units on the Canaries."""
    there = (power for space in ISLANDS for power in (*commanders_in(state, space), *sailors_in(state, space)))
    return any(PLAYER.get(power) == player for power in there)


def strike(state: TantoMontaState, player: str) -> Flow:
    """Guanches who are not with Bencomo fall, as the player chooses."""
    for left in range(FALLEN, 0, -1):
        camps = [space for space in ISLANDS if natives(state, space) and state.leaders.get(BENCOMO) != space]
        if not camps:
            return
        options: list[Option] = [("space", space) for space in camps]
        choice = yield Ask(player, "guanches_fall", options, about={"amount": left})
        space = str(choice[1])
        remove_units_at(state, space, GUANCHE, "militia", 1)
        forces.log_losses(state, space, some(state, GUANCHE, "militia", 1))
    yield from check_sieges(state)


# -- Algiers Regency (#33)


def algiers(state: TantoMontaState, player: str) -> Flow:
    """Algiers is Berber, and its corsairs raid at once, whoever has played the card and even in winter."""
    state.mark(UNMARKED, REGENCY)  # tm-16.4-3
    state.next(("season_over", REGENCY))
    give_purse(state, MUSLIM, REGENCY_POINTS, *RAIDS)
    yield from regency(state)  # tm-20.2-6


STEPS = {"guanches_rest": guanches_rest}
EVENTS = {PRIDE: Event(pride), REGENCY: Event(algiers)}

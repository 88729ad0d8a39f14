"""The diplomacy of Tanto Monta as the rules of campaigns see it (9)."""

from __future__ import annotations

from warcouncil.campaign.diplomacy import Diplomacy, Homecoming
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.negotiation import partners
from warcouncil.titles.tanto_monta.diplomacy.terms import (
    TERMS,
    alliance_barred,
    alliance_made,
    also_allied,
    cedable,
    cession_barred,
    gift_barred,
    loan_barred,
    peace_barred,
    peace_made,
)
from warcouncil.titles.tanto_monta.powers.common import home_keys
from warcouncil.titles.tanto_monta.powers.maximilian import nobody_to_fight
from warcouncil.titles.tanto_monta.realm import (
    CAPITALS,
    HOMES,
    MAJORS,
    MINORS,
    PLAYERS,
    POLICY,
    POWERS_OF,
    REALM,
    TO_COME,
)
from warcouncil.titles.tanto_monta.seasons.victory import note_firsts
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import CHRISTIANS, MUSLIMS, NASRID, ROME, SPAIN, ZAHARA

WALLED = ("fortress", "strategic")
SPACES = COMPONENTS.atlas.spaces


def homecoming(power: str) -> Homecoming:
    """A home key; if there is none, a friendly home fortress or strategic space."""
    homes = HOMES[power]
    keys = tuple(space for space in homes if space in CAPITALS)
    walled = tuple(space for space in homes if SPACES[space].kind in WALLED)
    return Homecoming(keys, walled, won=TO_COME.get(power, ()))  # tm-9.1-7 tm-20.1-11


def led(player: str) -> tuple[str, ...]:
    """The powers of a player, his common policy, and the player himself, whose hand it is."""
    powers = POWERS_OF[player]
    return tuple(dict.fromkeys((*powers, *[POLICY[power] for power in powers if power in POLICY], player)))


def handed_over(state: TantoMontaState) -> None:
    """A beaten power that gets a home key back builds again; Nasrid homes and Gibraltar pass as they do by force."""
    state.beaten -= {power for power in state.beaten if home_keys(state, power)}  # tm-22.1-14
    state.uprisings = {space for space in state.uprisings if state.control[space] == NASRID}  # tm-20.1-14
    state.special_control = {space for space in state.special_control if state.control[space] == SPAIN}  # tm-20.1-10
    if state.zahara_seized and state.control[ZAHARA] == SPAIN:
        state.lost_homes.add(ZAHARA)  # tm-20.1-9
    note_firsts(state)  # tm-20.1-4
    nobody_to_fight(state)  # tm-20.7-26
    state.rome_taken = state.control[ROME] in MUSLIMS  # an agreement conquers nothing: tm-21.7-11
    if state.control[ROME] in CHRISTIANS:
        state.next(("rome_ceded",))


RANKS = {
    **{minor: number for number, minor in enumerate(MINORS)},
    **REALM.ranks,
    **{power: number for power, number in REALM.order.items() if power not in MINORS},
    **{player: len(REALM.order) + number for number, player in enumerate(PLAYERS) if player not in REALM.order},
    **{nao.id: number for number, nao in enumerate(COMPONENTS.pieces.naos)},
}
"""Whatever a term may name -> where it stands among its kind; minor powers that are spaces, too, stand as those."""

DIPLOMACY = Diplomacy(
    terms=TERMS,
    ranks=RANKS,
    parties=PLAYERS,
    led={player: led(player) for player in PLAYERS},
    partners=partners,
    peace_barred=peace_barred,
    peace_made=peace_made,
    alliance_barred=alliance_barred,
    also_allied=also_allied,
    alliance_made=alliance_made,
    cession_barred=cession_barred,
    cedable=cedable,
    loan_barred=loan_barred,
    gift_barred=gift_barred,
    handed_over=handed_over,
    homecomings={power: homecoming(power) for power in MAJORS},
    lent="squadron",
    lends_for_minors=False,
)

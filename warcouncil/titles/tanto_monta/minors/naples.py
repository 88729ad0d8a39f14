"""Naples (21.7): a minor power until Ferrante dies, then spaces that Spain and France fight for."""

from __future__ import annotations

from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import flag
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import (
    FRANCE,
    NORTH_AFRICA,
    PAPACY,
    PORTUGAL,
    SPAIN,
    begin_war,
    turn_out,
)
from warcouncil.titles.tanto_monta.minors.activation import drop_wars, ships_of, strand
from warcouncil.titles.tanto_monta.realm import HOMES, PLAYER, PLAYERS, POLICY, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.supply import bring

NAPLES, OTRANTO = "naples", "otranto"
KEPT = (NAPLES, OTRANTO)
BARCELONA = "treaty_of_barcelona"
FERRANTE = "death_of_ferrante_of_naples"
GARRISON = 2
"""The units that come to Naples, and independents to Otranto."""
MAY_LEAVE = (NORTH_AFRICA, PORTUGAL)

KINDS = {"keep_naples": Kind({"keep_city": (), "leave_city": ()})}
REFUSALS = {"keep_naples": "tm-21.7-20"}


def ferrante_dies(state: TantoMontaState) -> Flow:
    """The Death of Ferrante: Naples is no power any more; Spain and France divide it, and are at war."""
    state.ferrante_dead = True
    state.log("ferrante_dies")
    yield from end_kingdom(state)
    discard_barcelona(state)
    yield from fate_of_the_city(state)
    for grant in COMPONENTS.tables.grants:
        if grant.event == FERRANTE:
            state.control[grant.space] = grant.holder  # tm-21.7-22
            if grant.regular:
                bring(state, grant.space, grant.power, "regular", grant.regular)  # tm-21.7-22
    if REALM.pair(FRANCE, SPAIN) not in state.wars:
        yield from begin_war(state, FRANCE, SPAIN)  # tm-21.7-22
    yield from check_sieges(state)
    yield MOMENT


def end_kingdom(state: TantoMontaState) -> Flow:
    """Influence, markers, units of others and all units of Naples go; its spaces are independent."""
    state.influence[NAPLES] = dict.fromkeys(PLAYERS, 0)  # tm-21.7-19
    state.settled.discard(NAPLES)
    ally = flag(state, state.minors.pop(NAPLES, NAPLES))
    drop_wars(state, NAPLES)
    for place in sorted(state.troops):
        stack = state.stack(place, NAPLES)
        if stack.size:
            state.remove_stack(place, stack)  # tm-21.7-19
    harbours = ships_of(state, NAPLES)
    for place in harbours:
        for fleet in state.fleets.get(place, ()):
            if fleet.owner == NAPLES:
                state.remove_fleet(place, fleet)
    strand(state, ally, harbours)
    for space in HOMES[NAPLES]:
        if space not in KEPT or state.control[space] == NAPLES:
            state.control[space] = INDEPENDENT  # tm-21.7-19
        if space not in KEPT:
            state.sieges.pop(space, None)
        guests = () if space in KEPT else occupants(state, space)
        for power in [guest for guest in guests if guest != INDEPENDENT]:
            yield from leave(state, power, space)  # tm-21.7-19


def discard_barcelona(state: TantoMontaState) -> None:
    """The Treaty of Barcelona can be signed no more; who holds its card draws another."""
    if BARCELONA in state.removed:
        return
    for player, cards in state.hands.items():
        if BARCELONA in cards:
            state.leave_hand(player, BARCELONA)
            hands.draw(state, player)
    state.deck = state.deck.without(BARCELONA)
    state.aside = tuple(card for card in state.aside if card != BARCELONA)
    state.discard = tuple(card for card in state.discard if card != BARCELONA)
    state.remove_card(BARCELONA)  # tm-21.7-19 tm-20.7-27


def fate_of_the_city(state: TantoMontaState) -> Flow:
    """Who holds Naples defends it against Spain and France; otherwise it is independent."""
    holder = flag(state, state.control[NAPLES])
    if holder == PAPACY or state.control[NAPLES] == PAPACY:
        bring(state, NAPLES, PAPACY, "regular", GARRISON)  # tm-21.7-31
        return
    if holder in MAY_LEAVE:
        choice = yield Ask(PLAYER[holder], "keep_naples", [("keep_city",), ("leave_city",)])
        if choice == ("leave_city",):
            state.control[NAPLES] = INDEPENDENT  # tm-21.7-20
            yield from turn_out(state, holder, NAPLES)
            holder = INDEPENDENT
    if holder == INDEPENDENT:
        bring(state, NAPLES, INDEPENDENT, "regular", GARRISON)  # tm-21.7-21
        if state.control[OTRANTO] == INDEPENDENT:
            bring(state, OTRANTO, INDEPENDENT, "regular", GARRISON)  # tm-21.7-21
        return
    owner = next((power for power, policy in POLICY.items() if policy == holder and power == "aragon"), holder)
    bring(state, NAPLES, owner, "regular", GARRISON)  # tm-21.7-20
    for other in (SPAIN, FRANCE):
        if other != holder and REALM.pair(holder, other) not in state.wars:
            yield from begin_war(state, *sorted((holder, other), key=REALM.order.__getitem__))  # tm-21.7-20

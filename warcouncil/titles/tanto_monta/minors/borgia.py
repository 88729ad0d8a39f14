"""Cesare Borgia (21.7): whose leader he is, and the Papacy that the Muslims run with him under Alexander VI."""

from __future__ import annotations

from typing import Any

from warcouncil.campaign import forces
from warcouncil.campaign.homecoming import go_home
from warcouncil.campaign.relations import foes, fortified, friendly, home_of
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import MUSLIM, PAPACY, WAR_POWERS
from warcouncil.titles.tanto_monta.minors.activation import end_needless_sieges
from warcouncil.titles.tanto_monta.realm import HOMES, MAJORS, MINORS, PLAYER, POLICY, REALM, WILD
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import kind_of
from warcouncil.titles.tanto_monta.war.supply import bring

BORGIA, BULL, ROME, ALEXANDER = "borgia", "papal_bull", "rome", "alexander_vi"
PEOPLE = COMPONENTS.tables.papacy
SCORED = frozenset(
    space.id
    for space in COMPONENTS.map.spaces
    if space.region in ("italy", "sicily", "sardinia", "corsica") and space.home != PAPACY
)
"""Where markers of the Muslim-run Papacy bring VP, Nice among them."""
WINTERS, DEPLOYS = 4, 5
"""The turns in which the Papacy that Muslims run goes home for the winter, and sets out in spring."""
WORTHY = ("key", "strategic", "fortress")


def comes_to(state: TantoMontaState, power: str, space: str) -> None:
    """Borgia serves the power that played him."""
    state.away_leaders.pop(BORGIA, None)
    state.leaders[BORGIA] = space
    state.sides[BORGIA] = power  # tm-21.7-13
    state.borgia = power


def goes(state: TantoMontaState) -> None:
    """Borgia leaves the map."""
    state.away_leaders.pop(BORGIA, None)
    state.leaders.pop(BORGIA, None)
    state.captives.pop(BORGIA, None)
    state.sides.pop(BORGIA, None)
    state.borgia = ""
    state.log("leader_gone", leader=BORGIA)


def leaves_in_card_draw(state: TantoMontaState) -> None:
    """Step: in the card draw phase Borgia leaves under any other Pope than Alexander VI."""
    if state.borgia and state.pope != ALEXANDER:
        goes(state)  # tm-21.7-14


def alexander_comes(state: TantoMontaState) -> Flow:
    """Alexander VI becomes Pope while Borgia is on the map: another Christian who won the Papacy has him, too."""
    ally = state.minors.get(PAPACY, "")
    if BORGIA not in state.leaders or not ally or PLAYER[ally] == PLAYER[state.borgia]:
        return  # tm-21.7-27
    place, homes = state.leaders[BORGIA], papal_cities(state)
    if not homes:
        comes_to(state, ally, place)
        state.away_leaders[BORGIA] = state.turn + 1
        del state.leaders[BORGIA]
        return
    stack = state.stack(place, PAPACY)
    if stack.size:
        state.remove_stack(place, stack)
        state.add_stack(homes[0], stack)
    comes_to(state, ally, homes[0])  # tm-21.7-27
    state.log("leader_returns", leader=BORGIA, power=ally, space=homes[0])
    yield from forces.settle_change(state, PAPACY, homes[0])


def papal_cities(state: TantoMontaState) -> list[str]:
    """Rome, Ravenna and Ancona, as far as they are Papal."""
    return [space for space in PEOPLE.spaces if state.control[space] == PAPACY]


# -- the Papacy of the Muslims


def may_run(state: TantoMontaState) -> bool:
    """Whether the Muslims run the Papacy when they play Borgia."""
    return state.pope == ALEXANDER and PAPACY not in state.minors  # tm-21.7-15


def muslim_papacy(state: TantoMontaState) -> Flow:
    """The Muslims run the Papacy as a limited power: the Bull, seven regulars with Borgia, war with everybody."""
    take_bull(state)
    for place in sorted(state.troops):
        stack = state.stack(place, PAPACY)
        if stack.size:
            state.remove_stack(place, stack)
    own = papal_cities(state)
    seat = own[0] if own else PEOPLE.spaces[-1]
    if not own:
        for power in occupants(state, seat):
            yield from leave(state, power, seat)
        state.control[seat] = PAPACY
    bring(state, seat, PAPACY, "regular", PEOPLE.muslim)  # tm-21.7-15
    comes_to(state, PAPACY, seat)
    for power in WAR_POWERS:
        state.wars.add(REALM.pair(power, PAPACY))  # tm-21.7-15
    state.seats[PAPACY] = state.seats[MUSLIM]
    state.log("muslim_papacy", space=seat)
    yield from check_sieges(state)  # tm-15.3-1
    yield MOMENT


def papal_winter(state: TantoMontaState) -> bool:
    """Whether the Papacy that Muslims run winters like a major power: on one turn only."""
    return state.borgia == PAPACY and state.turn == WINTERS  # tm-21.7-29


def take_bull(state: TantoMontaState) -> None:
    """The Muslims take the Papal Bull; who had it draws another card."""
    for player, cards in state.hands.items():
        if BULL in cards and player != MUSLIM:
            state.leave_hand(player, BULL)
            hands.draw(state, player)
    if BULL not in state.hands[MUSLIM]:
        state.aside = tuple(card for card in state.aside if card != BULL)
        state.discard = tuple(card for card in state.discard if card != BULL)
        state.on_table.pop(BULL, None)
        state.take_card(MUSLIM, BULL)  # tm-21.7-15


def dissolve(state: TantoMontaState) -> Flow:
    """The Muslim-run Papacy ends: VP for what it took, its units go home, its markers go."""
    taken = [space for space in REALM.atlas.spaces if state.control[space] == PAPACY and space not in HOMES[PAPACY]]
    points = sum(space in SCORED and worthy(state, space) for space in taken)
    if points:
        state.award(MUSLIM, "borgia", points)  # tm-21.7-16 tm-22.3-16
    state.control.update({space: home_of(state, space) for space in taken})
    goes(state)
    go_home(state, PAPACY)  # tm-21.7-16
    for space in taken:
        restore(state, space)  # tm-21.7-30
    for power in WAR_POWERS:
        if PLAYER[power] != MUSLIM:
            state.wars.discard(REALM.pair(power, PAPACY))
    state.seats.pop(PAPACY, None)
    for space in taken:
        yield from strangers_leave(state, space)  # tm-15-3 tm-12.5-1
    yield from check_sieges(state)  # tm-15.3-1
    state.log("muslim_papacy_ends", vp=points)
    yield MOMENT


def worthy(state: TantoMontaState, space: str) -> bool:
    return kind_of(state, space) in WORTHY or fortified(state, space)


def strangers_leave(state: TantoMontaState, space: str) -> Flow:
    """Nobody besieges a space that is his own again, nobody stays in one of a power at peace; what is free is open."""
    holder = state.control[space]
    if holder in WILD:
        return  # tm-21.8-1
    end_needless_sieges(state, space)
    for power in occupants(state, space):
        if power not in WILD and not friendly(state, power, space) and not foes(state, power, holder, space):
            yield from leave(state, power, space)


def restore(state: TantoMontaState, space: str) -> None:
    """A space comes back to its home power; an inactive minor power has its first units there again."""
    home = state.control[space]
    if home in MAJORS:
        state.control[space] = POLICY.get(home, home)
    elif home in state.minors:
        ally = state.minors[home]
        state.control[space] = POLICY.get(ally, ally)
    for stack in COMPONENTS.setup.garrisons:
        if stack.space == space and stack.power == home and home in MINORS and home not in state.minors:
            bring(state, space, home, "regular", stack.regular)


def freed(data: dict[str, Any]) -> dict[str, Any]:
    """A state from before version 3: leaders whom the Papacy held are back next turn."""
    captives = data.get("captives", {})
    held = [leader for leader, captor in captives.items() if captor == PAPACY]
    if not held:
        return data
    left = {leader: captor for leader, captor in captives.items() if leader not in held}
    away = {**data.get("away_leaders", {}), **dict.fromkeys(held, data["turn"] + 1)}
    return {**data, "captives": left, "away_leaders": away}


STEPS = {"borgia_leaves": leaves_in_card_draw}

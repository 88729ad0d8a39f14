"""The enemy of Islam (21.7): what the fall of Rome to the Muslims brings about."""

from __future__ import annotations

from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.table import hands
from warcouncil.table.witness import witnessed
from warcouncil.titles.tanto_monta.diplomacy.hostilities import CHRISTIANS, MUSLIM, MUSLIMS, PAPACY, begin_war
from warcouncil.titles.tanto_monta.minors import influence
from warcouncil.titles.tanto_monta.minors.papacy import ROME, papal_check
from warcouncil.titles.tanto_monta.minors.status import check_status
from warcouncil.titles.tanto_monta.realm import MINORS, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

ZAHARA = "muley_hacen_seizes_zahara"


def rome_falls(state: TantoMontaState) -> Flow | None:
    """Looked at when control may have changed: whether Muslims have taken Rome."""
    before, state.rome_taken = state.rome_taken, state.control[ROME] in MUSLIMS
    return fall_of_rome(state) if state.rome_taken and not before else None


def fall_of_rome(state: TantoMontaState) -> Flow:
    """5 VP the first time; every minor power is resolved; Christians and Muslims are at war for good."""
    state.rome_fell = True  # tm-21.7-11 tm-22.3-10 tm-20.2-10
    state.log("rome_falls", power=state.control[ROME])
    if not state.zahara_seized:
        yield from zahara_at_once(state)  # tm-9.4-20
    yield from resolve_all(state)
    for power in (power for power in MUSLIMS if power not in state.surrendered):
        for christian in CHRISTIANS:
            if REALM.pair(power, christian) not in state.wars:
                yield from begin_war(state, power, christian)  # tm-21.7-11 tm-20.2-10
            state.lasting_wars.add(REALM.pair(power, christian))  # tm-21.7-11 tm-20.2-10
    yield MOMENT


def resolve_all(state: TantoMontaState) -> Flow:
    """Every minor power by chance order; Muslims have no influence left.

    One that was resolved this turn is resolved again from its first levels; with others everybody has what he has.
    """
    left: tuple[str, ...] = tuple(minor for minor in MINORS if influence.in_play(state, minor))
    while left:
        minor, left = state.dice.draw(left, "minor power")
        if minor in state.settled:
            state.settled.discard(minor)  # tm-21.6-1
            influence.set_back(state, minor)  # tm-21.6-6
        state.set_influence(minor, MUSLIM, 0)  # tm-21.7-11
        if minor == PAPACY:
            yield from papal_check(state)
            influence.set_back(state, minor)  # tm-21.7-11
        else:
            yield from check_status(state, minor)


def zahara_at_once(state: TantoMontaState) -> Flow:
    """Zahara is seized although its card was not played: it is looked for, and its holder draws another."""
    for player, cards in state.hands.items():
        if ZAHARA in cards:
            state.leave_hand(player, ZAHARA)
            hands.draw(state, player)
    state.deck = state.deck.without(ZAHARA)
    state.aside = tuple(card for card in state.aside if card != ZAHARA)
    state.discard = tuple(card for card in state.discard if card != ZAHARA)
    if ZAHARA not in state.removed:
        state.remove_card(ZAHARA)
    yield from witnessed(state, "events", ZAHARA, state.book.events[ZAHARA].play, MUSLIM)


AFTER_BATTLE = (rome_falls,)

"""Ransom of leaders (9.4) and removal of excommunication (9.5)."""

from __future__ import annotations

from warcouncil.campaign.transfers import bring_home, captives_of, lodgings_now
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.here_i_stand.components import CARDS, MAJORS
from warcouncil.titles.here_i_stand.powers import papal
from warcouncil.titles.here_i_stand.state import HereIStandState

PAPACY = "papacy"
DONE: Option = ("done",)

KINDS = {
    "ransom": Kind({"ransom": ("leader",), "done": ()}),
    "donation": Kind({"donate": (), "done": ()}),
}


def ransom_segment(state: HereIStandState) -> None:
    """Step: every power may buy back its captured leaders, in impulse order."""
    state.next(*(("ransom", power) for power in MAJORS))


def ransom(state: HereIStandState, power: str) -> Flow:
    """Step: one leader at a time, until the power is done."""
    if not captives_of(state, power):
        return
    choice = yield Ask(power, "ransom", ransom_candidates(state, power), ransom_forbidden)
    if choice == DONE:
        return  # his-9.4-2
    leader = str(choice[1])
    captor = state.captives[leader]
    state.log("ransoms", power=power, leader=leader, power2=captor)
    hands.take_random(state, captor, power)  # his-9.4-1
    yield from bring_home(state, leader)
    state.next(("ransom", power))


def ransom_candidates(state: HereIStandState, power: str) -> list[Option]:
    return [*(("ransom", leader) for leader in captives_of(state, power)), DONE]


def ransom_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == DONE:
        return None
    if state.seat_of(state.captives[str(option[1])]) == state.seat_of(power):
        return "his-seats-2"
    if not hands.loose(state, power) or not lodgings_now(state, power):
        return "his-9.4-1"
    return None


# -- excommunication


def pardon_segment(state: HereIStandState) -> None:
    """Step: every power with an excommunicated ruler may make its peace with the Church, in impulse order."""
    state.next(*(("donation", power) for power in MAJORS if state.minus_cards.get(power)))


def donation(state: HereIStandState, power: str) -> Flow:
    """Step: the Papacy draws a card for Saint Peter's, and the "-1 card" marker goes.

    Rulers are excommunicated in the action phase, so every marker is of an earlier turn.
    """
    if not state.minus_cards.get(power):
        return
    choice = yield Ask(power, "donation", [("donate",), DONE], donation_forbidden)  # his-9.5-2
    if choice == DONE:
        return
    card = hands.random_card(state, power)  # his-9.5-3
    hands.discard(state, power, card)
    state.log("donates", power=power, card=card, cp=CARDS[card].cp)
    papal.add_to_peters(state, CARDS[card].cp)  # his-9.5-1
    lift(state, power)
    state.next(("donation", power))


def donation_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == DONE:
        return None
    if state.seat_of(power) == state.seat_of(PAPACY):
        return "his-seats-2"
    return None if hands.loose(state, power) else "his-9.5-3"


def lift(state: HereIStandState, power: str) -> None:
    """A "-1 card" marker is removed."""
    left = state.minus_cards.get(power, 0) - 1
    if left > 0:
        state.minus_cards[power] = left
    else:
        state.minus_cards.pop(power, None)
    state.log("excommunication_lifted", power=power)


def reconcile(state: HereIStandState, one: str, other: str) -> None:
    """Peace between the Papacy and a power with an excommunicated ruler lifts the excommunication."""
    if PAPACY not in (one, other):
        return
    power = other if one == PAPACY else one
    while state.minus_cards.get(power):
        lift(state, power)  # his-9.1-24 his-9.3-10 his-21.5-7


REFUSALS = {"donation": "his-9.5-2", "ransom": "his-9.4-1"}
STEPS = {
    "ransom_segment": ransom_segment,
    "ransom": ransom,
    "pardon_segment": pardon_segment,
    "donation": donation,
}

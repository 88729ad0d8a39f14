"""Declarations of war (9.6): the war segment with its costs, natural allies who intervene, wars of the action phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.witness import witnessed
from warcouncil.titles.here_i_stand.components import CARDS, INTERVENTION, MAJORS, MINOR_WAR_COST, POWERS, WAR_COST
from warcouncil.titles.here_i_stand.diplomacy.hostilities import (
    ENGLAND,
    HAPSBURG,
    SCOTLAND,
    VENICE,
    befriended,
    begin_war,
    war_forbidden,
)
from warcouncil.titles.here_i_stand.powers import minors
from warcouncil.titles.here_i_stand.state import HereIStandState

GRUDGE = 2
"""What the Catherine of Aragon marker takes off the cost of a Hapsburg declaration on England."""
DONE: Option = ("done",)
DECLINE: Option = ("decline",)
INTERVENE: Option = ("intervene",)

INTERVENTION_CARDS = {SCOTLAND: "auld_alliance", VENICE: "venetian_alliance"}
"""The cards that pay for an intervention."""
REINFORCEMENTS: dict[str, Callable[[HereIStandState, str], Any]] = {}
"""Card -> the part of its event that an intervention with it brings; filled by the cards. A function or a generator."""

KINDS = {
    "declare_war": Kind({"declare_war": ("power",), "done": ()}, public=False),
    "intervene": Kind({"intervene": (), "play": ("card",), "decline": ()}, public=False),
    "war_payment": Kind({"pay": ("card",)}, public=False),
}


# -- the war segment


def war_segment(state: HereIStandState) -> None:
    """Step: declarations in impulse order; when all are made, everybody pays."""
    state.war_debts.clear()
    declarations = (("declare_war", power) for power in MAJORS)  # his-9.6-1
    state.next(*declarations, *(("war_payment", power) for power in MAJORS))  # his-9.6-2


def declare_in_segment(state: HereIStandState, power: str) -> Flow:
    """Step: a power declares one more war, or is done."""
    choice = yield Ask(power, "declare_war", lambda now: declarations(power), segment_forbidden)
    if choice == DONE:
        return
    target = str(choice[1])
    add_debt(state, power, war_cost(state, power, target))
    yield from begin_war(state, power, target)  # his-9.6-20
    if target in INTERVENTION_CARDS:
        yield from offer_intervention(state, power, target, INTERVENTION[target][1])
    yield MOMENT
    state.next(("declare_war", power))


def declarations(power: str) -> list[Option]:
    return [*(("declare_war", other) for other in POWERS if other != power), DONE]


def segment_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """The limits of all declarations, those of the diplomacy phase, and what the hand can pay."""
    if option == DONE:
        return None
    target = str(option[1])
    return (
        war_forbidden(state, power, target)
        or phase_forbidden(state, power, target)
        or (None if can_pay(state, power, war_cost(state, power, target)) else "his-9.6-2")
    )


def phase_forbidden(state: HereIStandState, power: str, target: str) -> str | None:
    """No war on whom one has just made friends with, nor on the minor power of such a friend."""
    if target in MAJORS:
        return "his-9.6-18" if befriended(state, power, target) else None
    friend = INTERVENTION[target][0] if target in INTERVENTION_CARDS else ""
    return "his-9.6-19" if friend and friend != power and befriended(state, power, friend) else None


def war_cost(state: HereIStandState, power: str, target: str) -> int:
    """The command points of a declaration."""
    if target not in MAJORS:
        return MINOR_WAR_COST[power, target]  # his-9.6-7
    grudge = state.catherine_grudge and (power, target) == (HAPSBURG, ENGLAND)
    return WAR_COST[power, target] - (GRUDGE if grudge else 0)  # his-9.6-4 his-9.6-5


# -- paying


def add_debt(state: HereIStandState, power: str, points: int) -> None:
    state.war_debts[power] = state.war_debts.get(power, 0) + points


def funds(state: HereIStandState, power: str) -> int:
    """The command points of all cards that can pay."""
    return sum(CARDS[card].cp for card in state.hands[power] if CARDS[card].kind != "mandatory")  # his-9.6-3


def can_pay(state: HereIStandState, power: str, points: int, without: str = "") -> bool:
    """Whether a hand pays what is owed and so much more, even without one of its cards."""
    spared = CARDS[without].cp if without else 0
    return state.war_debts.get(power, 0) + points <= funds(state, power) - spared


def war_payment(state: HereIStandState, power: str) -> Flow:
    """Step: cards of at least the points owed are discarded; what is too much is lost."""
    while state.war_debts.get(power, 0) > 0 and funds(state, power):
        choice = yield Ask(power, "war_payment", lambda now: payments(now, power), payment_forbidden)
        card = str(choice[1])
        hands.discard(state, power, card)  # his-9.6-2
        add_debt(state, power, -CARDS[card].cp)
    state.war_debts.pop(power, None)


def payments(state: HereIStandState, power: str) -> list[Option]:
    return [("pay", card) for card in state.hands[power]]


def payment_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return "his-9.6-3" if CARDS[str(option[1])].kind == "mandatory" else None


# -- natural allies


def offer_intervention(state: HereIStandState, aggressor: str, minor: str, cost: int) -> Flow:
    """The natural ally of a minor power may take its side at once: France for Scotland, the Papacy for Venice."""
    ally = INTERVENTION[minor][0]
    if ally == aggressor or state.seat_of(ally) == state.seat_of(aggressor):
        return  # his-9.6-21 his-seats-1
    about = {"power2": minor, "power3": aggressor, "amount": cost}
    choice = yield Ask(ally, "intervene", lambda now: interventions(now, ally, minor, cost), about=about)
    if choice == DECLINE:
        return
    card = str(choice[1]) if choice[0] == "play" else ""
    if card:
        hands.discard(state, ally, card)
        state.played_events.add((ally, card))
    elif cost:
        add_debt(state, ally, cost)
    state.log("intervenes", power=ally, power2=minor, power3=aggressor)
    yield from minors.activate_against(state, minor, ally, aggressor)  # his-9.6-8 his-9.6-9
    if card:
        yield from witnessed(state, "events", card, REINFORCEMENTS[card], ally)


def interventions(state: HereIStandState, ally: str, minor: str, cost: int) -> list[Option]:
    """For command points that the hand can pay, or with the card of the alliance."""
    options: list[Option] = []
    if can_pay(state, ally, cost):
        options.append(INTERVENE)
    card = INTERVENTION_CARDS[minor]
    if card in state.hands[ally] and can_pay(state, ally, 0, without=card):
        options.append(("play", card))
    return [*options, DECLINE]


# -- wars of the action phase


def declare_war(state: HereIStandState, one: str, other: str) -> Flow:
    """A declaration by an event: free of charge, ships that meet fight, a natural ally intervenes free of charge."""
    yield from begin_war(state, one, other)  # his-9.6-10
    if other in INTERVENTION_CARDS:
        yield from offer_intervention(state, one, other, 0)  # his-9.6-22
    yield MOMENT


def declare_forbidden(state: HereIStandState, one: str, other: str) -> str | None:
    """Why an event cannot bring a power to declare this war."""
    return war_forbidden(state, one, other)  # his-9.6-23


REFUSALS = {
    "declare_war": "his-9.6-15",
    "intervene": "his-9.6-2",
    "war_payment": "his-9.6-2",
}
STEPS = {
    "war_segment": war_segment,
    "declare_war": declare_in_segment,
    "war_payment": war_payment,
}

"""Declarations of war (9.4): the war segment with its costs, and wars that begin by events."""

from __future__ import annotations

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import (
    BELLIGERENTS,
    MUSLIM,
    WAR_POWERS,
    attack,
    segment_forbidden,
    war_cost,
    war_forbidden,
)
from warcouncil.titles.tanto_monta.minors.intervention import offer_help, war_on_minor
from warcouncil.titles.tanto_monta.realm import MINORS, PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState

DONE: Option = ("done",)
WAR_PREPARATIONS = "war_preparations"
NO_MONEY = ("home", "mandatory")
"""Kinds of cards that pay for no war."""
DECLARED = Fact("declared", "player", "power", "cp", turn=True)
"""A player has declared war on a power, at this price."""
HELPED = Fact("looked_for_help", "minor", turn=True)
FACTS = (DECLARED, HELPED)

KINDS = {
    "declare_war": Kind({"declare_war": ("power", "power"), "done": ()}, public=False),
    "second_power": Kind({"declare_war": ("power", "power"), "done": ()}),
    "war_payment": Kind({"pay": ("card",), "pay_resource": ("resource",)}, public=False),
    "help_order": Kind({"minor": ("power",)}),
}


# -- the war segment


def declarations_begin(state: TantoMontaState) -> None:
    """Step: one player after the other declares all of his wars, pays, and sees who comes to help."""
    state.war_debts.clear()
    state.next(*(("declare_war", player) for player in PLAYERS))  # tm-9.4-1


def declare_in_segment(state: TantoMontaState, player: str) -> Flow:
    """Step: a player declares one more war, or is done."""
    choice = yield Ask(player, "declare_war", lambda now: declarations(player), declaration_forbidden)
    if choice == DONE:
        state.next(("war_payment", player), ("help_for_minors", player))  # tm-9.4-6
        return
    power, target = str(choice[1]), str(choice[2])
    price = war_cost(state, power, target)
    assert price is not None
    more = price_of_war(state, player, target, price)
    state.war_debts[player] = state.war_debts.get(player, 0) + more
    state.mark(DECLARED, player, target, price)
    if target in MINORS:
        yield from war_on_minor(state, power, target)
    else:
        yield from attack(state, power, target)
    yield MOMENT
    state.next(("declare_war", player))


def declarations(player: str) -> list[Option]:
    """On everybody; the display, friends and the purse say on whom not."""
    targets = (*WAR_POWERS, *MINORS)
    return [("declare_war", power, target) for power in BELLIGERENTS[player] for target in targets] + [DONE]


def price_of_war(state: TantoMontaState, player: str, target: str, price: int) -> int:
    """What a declaration adds to the bill: for one target only the highest price of all powers of a player counts."""
    paid = [int(str(fact[3])) for fact in state.this_turn if fact[:3] == (DECLARED.name, player, target)]
    return max(0, price - max(paid, default=0))  # tm-9.4-6 tm-9.4-22


def declaration_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if option == DONE:
        return None
    power, target = str(option[1]), str(option[2])
    clause = war_forbidden_now(state, player, power, target) or segment_forbidden(state, power, target)
    if clause is not None:
        return clause
    price = war_cost(state, power, target)
    assert price is not None
    more = price_of_war(state, player, target, price)
    return None if can_pay(state, player, state.war_debts.get(player, 0) + more) else "tm-9.4-6"


def war_forbidden_now(state: TantoMontaState, player: str, power: str, target: str) -> str | None:
    """The limits of all declarations; the second Muslim power may follow the first against Navarre."""
    if target in MINORS and (player, target) in state.shut_out and power in WAR_POWERS:
        joined = any(fact[:3] == (DECLARED.name, player, target) for fact in state.this_turn)
        pair = state.realm.pair(power, target)
        if joined and pair not in state.wars and target not in state.minors:
            return None  # tm-9.4-3 tm-9.4-22
    return war_forbidden(state, power, target)


# -- paying


def money(state: TantoMontaState, player: str) -> list[str]:
    """The cards that pay for wars."""
    return [card for card in state.hands[player] if COMPONENTS.cards[card].kind not in NO_MONEY]  # tm-9.4-7


def can_pay(state: TantoMontaState, player: str, points: int) -> bool:
    if WAR_PREPARATIONS in state.hands[player]:
        return True  # tm-9.4-8
    cards = sum(COMPONENTS.cards[card].cp for card in money(state, player))
    return cards + sum(map(resources.gives, state.warehouse.get(player, ()))) >= points


def war_payment(state: TantoMontaState, player: str) -> Flow:
    """Step: a player pays for his wars, card by card and resource by resource."""
    debt = state.war_debts.get(player, 0)
    if debt <= 0:
        state.war_debts.pop(player, None)
        return
    about = {"amount": debt}
    choice = yield Ask(player, "war_payment", lambda now: payments(now, player), payment_forbidden, about)
    paid = str(choice[1])
    if choice[0] == "pay_resource":
        state.war_debts[player] = debt - resources.spend(state, player, paid)
        state.show(None, "resource_discarded", power=player, resource=paid)
    else:
        hands.discard(state, player, paid)
        state.war_debts[player] = debt - COMPONENTS.cards[paid].cp
    if paid == WAR_PREPARATIONS:
        state.war_debts.pop(player)  # tm-9.4-8
        state.played_events.add((player, paid))  # tm-6.2-7
        hands.draw(state, player)
    state.next(("war_payment", player))


def payments(state: TantoMontaState, player: str) -> list[Option]:
    stock = dict.fromkeys(state.warehouse.get(player, ()))
    return [*(("pay", card) for card in state.hands[player]), *(("pay_resource", one) for one in stock)]


def payment_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if option[0] == "pay" and COMPONENTS.cards[str(option[1])].kind in NO_MONEY:
        return "tm-9.4-7"
    return None


# -- help


def help_for_minors(state: TantoMontaState, player: str) -> Flow:
    """Step: minor powers that the player has attacked look for help, in the order that he chooses."""
    left = attacked(state, player)
    if not left:
        return
    choice = yield Ask(player, "help_order", [("minor", minor) for minor in left])
    yield from offer_help(state, str(choice[1]), player)
    state.mark(HELPED, choice[1])
    state.next(("help_for_minors", player))


def attacked(state: TantoMontaState, player: str) -> list[str]:
    """The minor powers on which a player has declared war in this segment and that have not looked for help yet."""
    targets = {str(fact[2]) for fact in state.this_turn if fact[:2] == (DECLARED.name, player)}
    return [minor for minor in MINORS if minor in targets and not state.holds(HELPED, minor)]


# -- wars by events


def declare_war(state: TantoMontaState, power: str, target: str) -> Flow:
    """A declaration by an event: free of charge; ships that meet fight, somebody may help a minor power."""
    if target in MINORS:
        yield from war_on_minor(state, power, target)
        yield from offer_help(state, target, state.holder[power])
    else:
        yield from attack(state, power, target)  # tm-9.4-13
    yield MOMENT


def declare_by_both(state: TantoMontaState, power: str, target: str) -> Flow:
    """Holy War: one Muslim power declares war, and the other one may do so at the same time."""
    second = next(other for other in BELLIGERENTS[MUSLIM] if other != power)
    both = war_forbidden(state, second, target) is None
    if target in MINORS:
        yield from war_on_minor(state, power, target)
    else:
        yield from attack(state, power, target)
    if both:
        options: list[Option] = [("declare_war", second, target), DONE]
        choice = yield Ask(MUSLIM, "second_power", options)  # tm-9.4-3
        if choice != DONE:
            rule = war_on_minor if target in MINORS else attack
            yield from rule(state, second, target)
    if target in MINORS:
        yield from offer_help(state, target, MUSLIM)
    yield MOMENT


REFUSALS = {
    "declare_war": "tm-9.4-15",
    "second_power": "tm-9.4-3",
    "war_payment": "tm-9.4-6",
    "help_order": "tm-9.4-9",
}
STEPS = {
    "declarations": declarations_begin,
    "declare_war": declare_in_segment,
    "war_payment": war_payment,
    "help_for_minors": help_for_minors,
}

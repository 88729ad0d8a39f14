"""Chapter 5: the market, where one card at a time is offered for a coin."""

from __future__ import annotations

from collections.abc import Callable

from tests.titles.parley.state import ParleyState
from warcouncil.engine.flow import Anyone, Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option

DONE: Option = ("done",)


def market(state: ParleyState) -> None:
    """5 Market: it opens with two offers for each power."""
    if not state.options["market"]:
        return
    state.open_market(budget=2)  # par-5-1
    state.next(("trade",), ("market_ends",))


def trade(state: ParleyState) -> Flow:
    """5.1 One act of whoever comes first; then again, until all have left."""
    powers = [power for power in state.mains if power not in state.finished]
    if not powers:
        return
    power, choice = yield Anyone(powers, trade_ask)
    ACTS[str(choice[0])](state, power, choice)
    state.next(("trade",))


def market_ends(state: ParleyState) -> None:
    """5.1 What was not answered lapses."""
    for giver in state.mains:
        if giver in state.offers:
            state.drop_offer(giver)
            state.log("lapses", power=giver)


def trade_ask(state: ParleyState, power: str) -> Ask:
    return Ask(power, "trade", lambda now: trade_candidates(now, power), trade_forbidden)


def trade_candidates(state: ParleyState, power: str) -> list[Option]:
    """5.2 A started offer must name its card; otherwise answer, offer or leave."""
    if state.drafts.get(power):
        return [("give", card) for card in state.hands[power]]
    givers = [giver for giver in state.mains if state.offers.get(giver, ("",))[0] == power]
    answers = [(act, giver) for giver in givers for act in ("accept", "decline")]
    return [*answers, *(("offer", other) for other in state.mains), DONE]


def trade_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """5.3 Who may offer to whom, and who may accept."""
    act = option[0]
    if act == "accept":
        return None if state.coins[power] else "par-5-2"
    if act != "offer":
        return None
    other = str(option[1])
    if other == power:
        return "par-5-3"
    if not state.budgets[power]:
        return "par-5-1"
    if power in state.offers:
        return "par-5-4"
    if other in state.finished:
        return "par-5-5"
    if not state.coins[other]:
        return "par-5-2"
    return None if state.hands[power] else "par-5-6"


def start_offer(state: ParleyState, power: str, choice: Option) -> None:
    """Half an offer: nobody else sees it."""
    state.draft(power, choice)


def complete_offer(state: ParleyState, power: str, choice: Option) -> None:
    """The card is shown to the power it is offered to."""
    ((_, other),) = state.drafts[power]
    taker, card = str(other), str(choice[1])
    state.draft(power)
    state.put_offer(power, taker, card)
    seats = (state.seats[power], state.seats[taker])
    state.learn((state.seats[taker],), ("hand", power, card))
    state.show(None, "offers", power=power, power2=taker, card=Masked(card, seats))


def accept(state: ParleyState, power: str, choice: Option) -> None:
    """The card and a coin change hands."""
    giver = str(choice[1])
    card = state.drop_offer(giver)
    state.pay(power, giver)  # par-5-7
    state.move_card(card, giver, power)
    seats = (state.seats[power], state.seats[giver])
    state.log("accepts", power=power, power2=giver, card=Masked(card, seats))


def decline(state: ParleyState, power: str, choice: Option) -> None:
    state.drop_offer(str(choice[1]))
    state.log("declines", power=power, power2=choice[1])


def leave(state: ParleyState, power: str, choice: Option) -> None:
    """Who has left is asked no more."""
    state.leave_market(power)  # par-5-8
    state.log("leaves", power=power)


ACTS: dict[str, Callable[[ParleyState, str, Option], None]] = {
    "offer": start_offer,
    "give": complete_offer,
    "accept": accept,
    "decline": decline,
    "done": leave,
}

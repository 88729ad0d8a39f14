"""Wildling attacks: the houses bid to help the Night's Watch, a card tells what becomes of it (wildling attacks)."""

from __future__ import annotations

from collections.abc import Generator

from warcouncil.engine.flow import MOMENT, Ask, Flow, Together
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.clash import BIDS
from warcouncil.titles.game_of_thrones.components import GAME, THRONE
from warcouncil.titles.game_of_thrones.ports import settle_ports
from warcouncil.titles.game_of_thrones.state import GameOfThronesState, WildlingAttack
from warcouncil.titles.game_of_thrones.wildling_cards import CARDS


def wildling_attack(state: GameOfThronesState, strength: int, excluded: str) -> Flow:
    """Step: bids, the Night's Watch's strength, and who bid highest or lowest; then the card."""
    state.attack = WildlingAttack(strength, excluded)  # got-wildling-2 got-wildling-18
    state.log("wildling_attack", strength=strength)
    bidders = tuple(house for house in state.houses if house != excluded)
    bids = yield Together(bidders, bid_for_watch)  # got-wildling-4
    state.pay_bids(bids)
    state.show(None, "wildling_bids", power=tuple(bids), amount=tuple(bids.values()))
    for house, bid in bids.items():
        state.log("wildling_bid", power=house, amount=bid)
    total = sum(bids.values())  # got-wildling-5
    won = total >= strength  # got-wildling-6 got-wildling-18
    state.log("watch_wins" if won else "wildlings_win", strength=strength, amount=total)
    best = max(bids.values()) if won else min(bids.values())  # got-wildling-11 got-wildling-12
    named = yield from name_bidder(state, tuple(house for house in bidders if bids[house] == best))
    card, state.wildlings = state.wildlings.draw(state.dice, "wildling deck")  # got-wildling-10 got-wildling-17
    state.attack = WildlingAttack(strength, excluded, card, won, named)
    state.forget("wildling", card)
    state.show(None, "wildling_card", wildling_card=card)
    if won:
        state.next(("wildling_reward",), ("wildling_end",))
    else:
        CARDS[card].before_penalties(state, named, others(state))
        state.next(("wildling_penalty", named), ("wildling_penalties",), ("wildling_end",))  # got-wildling-13


def bid_for_watch(state: GameOfThronesState, house: str) -> Generator[Ask, Option, int]:
    """Any number of available power tokens, none included."""
    choice = yield Ask(house, "wildling_bid", BIDS[: state.power[house] + 1])  # got-wildling-4 got-hidden-2
    state.drafts[house] = (choice,)
    return int(choice[1])


def name_bidder(state: GameOfThronesState, tied: tuple[str, ...]) -> Generator[Ask, Option, str]:
    """The holder of the Iron Throne says which of the tied houses is the lowest or highest bidder."""
    if len(tied) == 1:
        return tied[0]
    state.tied = tied
    holder = state.holders[THRONE]  # got-wildling-15 got-dominance-3
    options: list[Option] = [("name", house) for house in tied]  # got-wildling-19
    _, named = yield Ask(holder, "wildling_tie", options)
    state.tied = ()
    state.log("names", power=holder, power2=named)
    return str(named)


def name_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only tied houses are named, for a reward as for a penalty."""
    return "got-wildling-19"


def others(state: GameOfThronesState) -> tuple[str, ...]:
    """Everybody but the house named and the house that takes no part, in turn order as it stands."""
    assert state.attack is not None
    aside = (state.attack.named, state.attack.excluded)
    return tuple(house for house in state.turn_order if house not in aside)


def reward(state: GameOfThronesState) -> Flow:
    """Step: the Night's Watch has won, and the highest bidder is rewarded."""
    assert state.attack is not None
    yield from CARDS[state.attack.card].reward(state, state.attack.named)  # got-wildling-11


def penalty(state: GameOfThronesState, house: str) -> Flow:
    """Step: the wildlings have won, and one house suffers: the lowest bidder more than the others."""
    assert state.attack is not None
    card = CARDS[state.attack.card]
    if house == state.attack.named:
        yield from card.lowest(state, house)  # got-wildling-12
    else:
        yield from card.everyone_else(state, house)  # got-wildling-12
    yield MOMENT  # got-victory-8
    yield from settle_ports(state)


def penalties(state: GameOfThronesState) -> None:
    """Step: the others suffer in turn order, as it stands after the lowest bidder's penalty."""
    state.next(*(("wildling_penalty", house) for house in others(state)))  # got-wildling-13


def end_of_attack(state: GameOfThronesState) -> None:
    """Step: the card goes under the deck, the threat token back, and all bids are lost."""
    attack = state.attack
    assert attack is not None
    state.wildlings = state.wildlings.put_at_bottom(attack.card)  # got-wildling-14
    if attack.card not in state.shown_wildlings:
        state.shown_wildlings = (*state.shown_wildlings, attack.card)
    track = GAME.threat_track
    if attack.watch_won:
        state.threat = track[0]  # got-wildling-7
    else:
        state.threat = track[max(0, track.index(state.threat) - GAME.threat_retreat)]  # got-wildling-8
    state.log("threat", strength=state.threat)
    state.discard_bids()  # got-wildling-9 got-hidden-4
    state.attack = None
    if attack.watch_won:
        state.next(*CARDS[attack.card].aftermath(attack.named))

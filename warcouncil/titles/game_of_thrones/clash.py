"""Clash of Kings: the houses bid for the three influence tracks, one after another."""

from __future__ import annotations

from collections.abc import Generator

from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import GAME, THRONE
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

BIDS: tuple[Option, ...] = tuple(("bid", amount) for amount in range(GAME.power_tokens + 1))


def clash(state: GameOfThronesState, track: str) -> Flow:
    """Step: secret bids for one track, laid open together; ties are ordered by the holder of the Iron Throne."""
    state.place = track
    bids = yield Together(state.houses, bid_for_track)  # got-clash-3 got-clash-4
    state.pay_bids(bids)  # got-clash-10
    state.show(None, "bids", track=track, power=tuple(bids), amount=tuple(bids.values()))  # got-clash-4
    for house, bid in bids.items():
        state.log("bid", power=house, track=track, amount=bid)
    order: tuple[str, ...] = ()
    for amount in sorted(set(bids.values()), reverse=True):  # got-clash-5
        tied = tuple(house for house in state.houses if bids[house] == amount)
        order += yield from rank_tied(state, tied)
    state.set_track(track, order)  # got-clash-8 got-clash-12 got-dominance-4 got-clash-11
    state.log("track", track=track, power=order)
    state.discard_bids()  # got-clash-7
    state.place = ""


def bid_for_track(state: GameOfThronesState, house: str) -> Generator[Ask, Option, int]:
    """Any number of available power tokens, none included."""
    choice = yield Ask(house, "clash_bid", BIDS[: state.power[house] + 1])  # got-clash-3 got-clash-10
    state.drafts[house] = (choice,)  # got-negotiation-4
    return int(choice[1])


def rank_tied(state: GameOfThronesState, tied: tuple[str, ...]) -> Generator[Ask, Option, tuple[str, ...]]:
    """The holder of the Iron Throne puts tied houses in an order as he likes."""
    order: tuple[str, ...] = ()
    state.tied = tied
    while len(state.tied) > 1:
        holder = state.holders[THRONE]  # got-clash-6 got-dominance-3 got-dominance-4
        options: list[Option] = [("rank", house) for house in state.tied]
        _, house = yield Ask(holder, "clash_tie", options)
        order += (str(house),)
        state.tied = tuple(other for other in state.tied if other != house)
        state.log("ranks", power=holder, power2=house)
    order += state.tied
    state.tied = ()
    return order


def bid_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only available power can be bid."""
    return "got-terms-6" if int(option[1]) > state.power[house] else None


def tie_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only tied houses are put in an order."""
    return "got-clash-5"

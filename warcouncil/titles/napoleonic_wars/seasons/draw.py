"""Hands (4.4, 4.5, 14.3): dealing, redrawing, and the limits of the draw.

A nation's cards are drawn when it is its turn to look at them. Nobody sees a card before that anyway, so it comes to
the same as dealing all hands first, and a player of several nations cannot look too early (4.41).
"""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import demoted, in_order, is_run
from warcouncil.titles.napoleonic_wars.schema import Nation
from warcouncil.titles.napoleonic_wars.setup import scenario_of
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

MINOR = next(one for one in COMPONENTS.nations.values() if not one.major)
REDRAW: Option = ("redraw",)
KEEP: Option = ("keep_hand",)
RENEW: Option = ("renew",)
REDRAWN = Fact("redrawn", "power")
"""A nation has redrawn its hand in this interphase (14.31)."""
FACTS = (REDRAWN,)
KINDS = {
    "redraw": Kind({"redraw": (), "keep_hand": ()}),
    "new_hand": Kind({"renew": (), "keep_hand": ()}),
    "too_many": Kind({"discard": ("card",)}, public=False),
}
REFUSALS = {"redraw": "nw-4.5-1", "new_hand": "nw-14.31-3", "too_many": "nw-14.31-7"}


def opening_hands(state: NapoleonicState) -> None:
    """Step: the hands of the first turn, in the order of play (4.4)."""
    dealt = scenario_of(state).hands
    state.next(*(("receive", nation, dealt[nation]) for nation in in_order(state)))  # nw-4.4-1  # nw-4.41-1


def draw_phase(state: NapoleonicState) -> None:
    """Step: discards are shuffled in, and every nation draws for its keys (14.3)."""
    state.phase = "draw"
    for cards in state.spares.values():
        state.discard = (*state.discard, *cards)
    state.spares = {}
    state.deck = state.deck.shuffle(*state.discard)  # nw-14.3-1
    state.discard = ()
    order = in_order(state)
    state.next(
        *(("receive", nation, draws(state, nation)) for nation in order),
        *(("new_hand", nation) for nation in order),
        ("keep_cards",),
        *(("hand_limit", nation) for nation in order),
    )


def draws(state: NapoleonicState, nation: str) -> int:
    """A card for two keys, or the minimum; one fewer for a card spent on peace (14.31)."""
    keys = state.keys[nation] + (state.plus_key == nation)
    cards = max(keys // COMPONENTS.tables.keys_per_card, limits(state, nation).least)
    return cards - (nation in state.fewer)  # nw-14.31-1


def limits(state: NapoleonicState, nation: str) -> Nation:
    """The nation whose minimum and maximum of the draw are those of a nation (14.32)."""
    return MINOR if nation in demoted(state) else COMPONENTS.nations[nation]


def receive(state: NapoleonicState, nation: str, count: int) -> None:
    """Step: a nation draws its hand; whoever runs it may redraw before the next one does (4.5)."""
    hands.draw(state, nation, count)
    if is_run(state, nation):
        state.next(("redraw", nation))


def redraw(state: NapoleonicState, nation: str) -> Flow:
    """Step: the whole hand for one card fewer, again and again (4.5, 4.51)."""
    if not state.hands[nation]:
        return
    choice = yield Ask(nation, "redraw", [REDRAW, KEEP], about={"amount": len(state.hands[nation])})
    if choice == KEEP:
        return
    count = cleared(state, nation) - 1
    hands.draw(state, nation, min(count, len(state.deck) - still_to_deal(state)))  # nw-4.5-1
    state.mark(REDRAWN, nation)
    state.next(("redraw", nation))  # nw-4.51-1


def still_to_deal(state: NapoleonicState) -> int:
    """The cards of the nations that come later: they are dealt before anybody redraws (4.4, 14.31)."""
    return min(sum(int(step[2]) for step in state.agenda if step[0] == "receive"), len(state.deck))  # nw-14.31-2


def cleared(state: NapoleonicState, nation: str) -> int:
    """A whole hand is discarded; returns how many cards it had."""
    cards = state.hands[nation]
    for card in cards:
        hands.discard(state, nation, card)
    return len(cards)


def new_hand(state: NapoleonicState, nation: str) -> Flow:
    """Step: a subject neutral that has not redrawn may change hand and reserve cards for its maximum (14.31)."""
    if nation not in state.subjects or not is_run(state, nation) or state.holds(REDRAWN, nation):
        return
    choice = yield Ask(nation, "new_hand", [RENEW, KEEP], about={"amount": limits(state, nation).most})
    if choice == KEEP:
        return
    cleared(state, nation)
    given = () if nation in state.no_reserves else COMPONENTS.reserves_of(nation)  # nw-15.42-2
    state.no_reserves.add(nation)
    hands.draw(state, nation, limits(state, nation).most)  # nw-14.31-3
    count = min(len(given), len(state.deck))
    if count:
        state.spares[nation] = tuple(hands.draw_one(state) for _ in range(count))  # nw-14.31-4
        state.log("spares_laid", power=nation, amount=count)
        state.show(hands.seats_of(state, nation), "spares_drawn", power=nation, card=state.spares[nation])


def keep_cards(state: NapoleonicState) -> None:
    """Step: cards kept from the last turn come to the hand (14.31)."""
    for card in state.kept:
        state.take_card(state.keeper, card)  # nw-14.31-5
    state.kept, state.keeper = (), ""
    state.unmark_all(REDRAWN)


def hand_limit(state: NapoleonicState, nation: str) -> Flow:
    """Step: a hand above its maximum loses a card at random and brings a resource; then more of its choice (14.31)."""
    most = limits(state, nation).most
    if len(state.hands[nation]) <= most:
        return
    hands.discard_random(state, nation)
    gain_resource(state, nation)  # nw-14.31-6  # nw-16.1-1
    state.cp = 0
    while len(state.hands[nation]) > most:
        if is_run(state, nation):
            choice = yield Ask(nation, "too_many", lambda now: [("discard", card) for card in now.hands[nation]])
            hands.discard(state, nation, str(choice[1]))
            state.cp += COMPONENTS.cards[str(choice[1])].cp  # nw-14.31-7
        else:
            hands.discard_random(state, nation)
    state.next(("surplus", nation))


def gain_resource(state: NapoleonicState, nation: str) -> None:
    state.resources[nation] += 1
    state.log("resource_gained", power=nation)


STEPS = {
    "opening_hands": opening_hands,
    "draw_phase": draw_phase,
    "receive": receive,
    "redraw": redraw,
    "new_hand": new_hand,
    "keep_cards": keep_cards,
    "hand_limit": hand_limit,
}

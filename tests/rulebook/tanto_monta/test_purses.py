"""Points of an event that pay for some actions only (6.1): what they offer, and in which order."""

from __future__ import annotations

from tests.rulebook.tanto_monta.driver import choices, look, position, refused, table
from warcouncil.titles.tanto_monta.cards.home_muslim import SEAFARING
from warcouncil.titles.tanto_monta.seasons.purses import payable


def test_points_of_an_event_offer_their_actions_in_the_order_of_the_menu() -> None:
    state = position(("purse", "muslim", 3, *SEAFARING), scenario="1490", phase="action", active="muslim")
    match = table(state=state)
    decision = match.decisions[0]
    assert {str(option[0]) for option in choices(match)} >= {"naval_move", "ask_passage", "end_actions"}
    assert list(decision.options) == decision.ask.allowed(look(match)) == payable(look(match), "muslim")
    assert refused(match, ("influence", "naples")) == "tm-6.1-2"

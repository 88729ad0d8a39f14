"""Diplomatic Movements (#72), Espionage (#74), Aixa (#99)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    hand,
    look,
    lying,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import schemes
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.seasons.impulses import EXPOSED
from warcouncil.titles.tanto_monta.state import TantoMontaState

MOVEMENTS, ESPIONAGE, AIXA = "diplomatic_movements", "espionage", "aixa_palace_intrigue"
HOME = "crown_of_aragon"


def holding(player: str, *cards: str, **fields: Any) -> TantoMontaState:
    """Nobody else has cards."""
    state = position(**{"phase": "action", **fields})
    for other in PLAYERS:
        hand(state, other)
    return hand(state, player, *cards)


def turn(state: TantoMontaState, player: str, *choice: Any) -> Match:
    state.agenda = [("impulse", player)]
    match = table(state=state)
    play(match, *choice)
    return match


# -- Diplomatic Movements (#72)


@covers("tm-21.2-3")
def test_a_minor_power_changes_sides_for_a_card() -> None:
    state = holding("spain", MOVEMENTS, "famine", "spice_trade", HOME, minors={"genoa": "france"})
    match = turn(state, "spain", ("event", MOVEMENTS))
    assert choices(match) == {("throw_away", "famine")}
    play(match, ("throw_away", "famine"))
    assert "famine" in look(match).discard and {"spice_trade", HOME} <= set(look(match).hands["spain"])
    assert question(match) == ("spain", "envoy_target") and not may(match, ("win_over", "papacy"))
    after = play(match, ("win_over", "genoa"))
    assert after.minors["genoa"] == "aragon" and "genoa" in after.settled
    assert MOVEMENTS in after.discard


def test_who_cannot_have_a_minor_power_drives_it_from_its_ally() -> None:
    state = holding("muslim", MOVEMENTS, "famine", "ransom", minors={"navarre": "france"})
    state.shut_out.add(("muslim", "navarre"))
    match = turn(state, "muslim", ("event", MOVEMENTS), ("throw_away", "ransom"))
    assert may(match, ("break_up", "navarre")) and not may(match, ("win_over", "navarre"))
    after = play(match, ("break_up", "navarre"))
    assert "navarre" not in after.minors and "navarre" not in after.settled


def test_no_minor_power_that_was_settled_and_no_own_ally() -> None:
    state = holding("spain", MOVEMENTS, "famine", minors={"genoa": "aragon"}, settled={"venice"})
    found = {minor for _, minor in schemes.swayed(state, "spain")}
    assert not found & {"genoa", "venice", "papacy"} and "florence" in found


def test_only_with_the_first_card_of_the_action_phase() -> None:
    state = holding("spain", MOVEMENTS, "famine", "ransom")
    match = turn(state, "spain", ("spend", "famine"))
    assert schemes.movements_forbidden(look(match), "spain") == "tm-6.1-2"
    assert schemes.movements_forbidden(look(match), "france") == "tm-6.1-2"  # he has no card for it
    state = holding("spain", MOVEMENTS, "famine", "ransom", played_events={("spain", "treachery")})
    assert schemes.movements_forbidden(state, "spain") is None  # a headline is no card of the action phase


def test_not_without_another_card_to_throw_away() -> None:
    for cards in ((MOVEMENTS,), (MOVEMENTS, "spice_trade", HOME)):
        state = holding("spain", *cards)
        state.agenda = [("impulse", "spain")]
        assert refused(table(state=state), ("event", MOVEMENTS)) == "tm-6.1-2"


# -- Espionage (#74)


def before_headlines(**hands: tuple[str, ...]) -> Match:
    state = holding("spain", ESPIONAGE, "famine", phase="spring")
    for player, cards in hands.items():
        hand(state, player, *cards)
    state.agenda = [("headlines",)]
    return table(state=state)


def test_a_card_of_another_hand_for_espionage() -> None:
    match = before_headlines(france=("ransom", "sea_dog", "power_of_the_crown"), portugal=("slave_trade",))
    assert question(match) == ("spain", "respond")
    play(match, ("play", ESPIONAGE))
    assert choices(match) == {("power", "portugal"), ("power", "france")}
    play(match, ("power", "france"))
    assert choices(match) == {("steal", "ransom"), ("steal", "sea_dog")}
    after = play(match, ("steal", "ransom"))
    assert set(after.hands["spain"]) == {"famine", "ransom"}
    assert ESPIONAGE in after.hands["france"] and ESPIONAGE not in after.discard
    assert told(match, "spy_exposed")


def test_who_was_spied_on_spends_espionage_in_his_first_impulse() -> None:
    match = before_headlines(france=("ransom", "sea_dog"))
    play(match, ("play", ESPIONAGE))
    if asked(match).kind == "spied_on":
        play(match, ("power", "france"))
    play(match, ("steal", "ransom"))
    state = look(match)
    state.headlines.clear()
    match = turn(_again(state, "france"), "france")
    assert told(match, "card_spent")[0]["card"] == ESPIONAGE and look(match).cp == 2


def _again(state: TantoMontaState, player: str) -> TantoMontaState:
    """The action phase of the same turn."""
    fresh = holding("spain")
    for other, cards in state.hands.items():
        hand(fresh, other, *cards)
    fresh.this_turn, fresh.played_events = set(state.this_turn), set(state.played_events)
    return fresh


def test_who_has_supported_a_headline_with_it_is_free() -> None:
    state = holding("france", "ransom", "famine")
    state.mark(EXPOSED, "france")
    state.agenda = [("impulse", "france")]
    match = table(state=state)
    assert question(match) == ("france", "impulse")
    play(match, ("spend", "ransom"))
    assert not look(match).holds(EXPOSED, "france")


def test_nobody_is_spied_on_who_has_only_open_cards() -> None:
    match = before_headlines(france=("power_of_the_crown",))
    assert {decision.kind for decision in match.decisions} == {"headline"}


def test_espionage_in_an_impulse() -> None:
    state = holding("spain", ESPIONAGE, "famine", HOME, "spice_trade")
    hand(state, "muslim", "poisoned_wine")
    state.deck = lying(["sack", "ransom", "sea_dog"])
    state.naval_pool = ("naval_cp_2",)
    state.agenda = [("impulse", "spain")]
    match = table(state=state, others=3)
    play(match, ("event", ESPIONAGE))
    assert told(match, "looks_at_hand")[0]["power2"] == "muslim"
    assert choices(match) == {("throw_away", card) for card in ("famine", "sack", "ransom", "sea_dog")}
    after = play(match, ("throw_away", "famine"), ("throw_away", "sack"))
    assert set(after.hands["spain"]) == {HOME, "spice_trade", "ransom", "sea_dog"}
    assert after.warehouse["spain"] == ("naval_cp_2",)
    assert {ESPIONAGE, "famine", "sack"} <= set(after.discard)


def test_espionage_is_no_headline() -> None:
    match = before_headlines(france=("ransom", "sea_dog"))
    play(match, ("pass",))
    assert refused(match, ("headline", ESPIONAGE), "spain") == "tm-10-1"


# -- Aixa (#99)


def intrigue(player: str = "portugal", **fields: Any) -> Match:
    state = position(**fields)
    state.naval_pool = ("naval_cp_2",)
    hand(state, "muslim", "ransom")
    hand(state, "spain", "famine")
    return event(AIXA, player, ("naval resource", 0), state=state)


def test_points_and_a_resource_for_aixa() -> None:
    state = position()
    assert all(state.control[space] != "spain" for space in schemes.EMIRATE)
    after = look(intrigue())
    assert after.cp == 2 and after.warehouse["portugal"] == ("naval_cp_2",) and AIXA in after.discard


def test_one_looks_at_the_other_while_spain_has_a_nasrid_space() -> None:
    taken = {schemes.EMIRATE[0]: "spain"}
    match = intrigue(control=taken)
    assert question(match) == ("portugal", "palace")
    play(match, ("spain_looks",))
    assert {(one["power"], one["power2"]) for one in told(match, "looks_at_hand")} == {("spain", "muslim")}
    match = intrigue(control=taken)
    play(match, ("muslim_looks",))
    assert {(one["power"], one["power2"]) for one in told(match, "looks_at_hand")} == {("muslim", "spain")}


def test_nobody_looks_behind_the_surrender() -> None:
    match = intrigue(control={schemes.EMIRATE[0]: "spain"}, surrendered={"nasrid": 3})
    assert question(match) == ("portugal", "action")


# -- among headlines


def test_diplomatic_movements_as_a_headline() -> None:
    state = holding("spain", MOVEMENTS, "famine", "ransom", phase="spring", minors={"genoa": "france"})
    state.agenda = [("headlines",)]
    match = table(state=state)
    play(match, ("spain", ("headline", MOVEMENTS)), ("spain", ("support", "famine")))
    while any(decision.kind in ("headline", "ready") for decision in match.decisions):
        decision = match.decisions[0]
        play(match, (decision.power, decision.options[0]))
    assert choices(match) == {("throw_away", "ransom")}
    after = play(match, ("throw_away", "ransom"), ("win_over", "genoa"))
    assert after.minors["genoa"] == "aragon" and {"ransom", "famine", MOVEMENTS} <= set(after.discard)

"""Suing for peace, ransom and donations to Saint Peter's (9.3, 9.4, 9.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.here_i_stand.land import scene, troops
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState

DONE = ("done",)
FRENCH_HAND = {"france": ("patron_of_the_arts", "gout", "foul_weather")}


def beaten_france(**said: Any) -> HereIStandState:
    """The Hapsburgs hold Lyon with a regular and Dijon; Montmorency is their captive. France holds Navarre."""
    control = {"lyon": "hapsburg", "dijon": "hapsburg", "navarre": "france"}
    state = position(**{"turn": 3, "control": control, "hands": FRENCH_HAND, **said})
    state.troops["lyon"] = (troops("hapsburg", 1),)
    state.troops["navarre"] = (troops("france", 1),)
    del state.leaders["montmorency"]
    state.captives["montmorency"] = "hapsburg"
    return state


def suing(state: HereIStandState, power: str = "france", dice: Any = ()) -> Match:
    state.agenda = [("sue_for_peace", power)]
    return table(state=state, dice=dice)


def to_losses(match: Match, haven: str = "bordeaux") -> Match:
    """Sue, give back Navarre and lose two regulars of Paris."""
    play(match, ("sue", "hapsburg"), ("space", haven))
    play(match, *[("take_unit", "paris", "france", "regular")] * 2)
    return match


# -- who may sue


@covers("his-9.3-1", "his-9.3-13")
def test_a_power_sues_only_if_it_lost_a_home_space_or_a_leader_to_that_enemy() -> None:
    match = table(("sue_for_peace", "france"), turn=2)
    finish(match)
    lost: list[dict[str, Any]] = [{"control": {"dijon": "hapsburg"}}, {"captives": {"montmorency": "hapsburg"}}]
    for said in lost:
        match = table(("sue_for_peace", "france"), turn=2, **said)
        assert choices(match) == {("sue", "hapsburg"), DONE}
        assert refused(match, ("sue", "papacy")) == "his-9.3-1"
        assert refused(match, ("sue", "england")) == "his-9.3-1"


@covers("his-9.3-1", "his-9.3-13")
def test_a_captured_space_that_is_no_home_space_is_no_reason_to_sue() -> None:
    finish(table(("sue_for_peace", "france"), turn=2, control={"milan": "hapsburg", "turin": "hapsburg"}))


@covers("his-9.3-2")
def test_hapsburgs_and_papacy_never_sue_the_protestants_nor_the_reverse() -> None:
    said: dict[str, Any] = {
        "scenario": "1532",
        "control": {"antwerp": "protestant", "rome": "protestant", "wittenberg": "hapsburg"},
    }
    finish(table(("sue_for_peace", "papacy"), **said))
    finish(table(("sue_for_peace", "protestant"), **said))
    match = table(("sue_for_peace", "hapsburg"), **{**said, "control": {**said["control"], "naples": "ottoman"}})
    assert refused(match, ("sue", "protestant")) == "his-9.3-2"
    assert may(match, ("sue", "ottoman"))


@covers("his-9.3-3")
def test_powers_sue_in_impulse_order_and_each_request_is_settled_before_the_next() -> None:
    said: dict[str, Any] = {
        "turn": 2,
        "control": {"dijon": "hapsburg", "besancon": "france"},
        "hands": {"france": (), "hapsburg": ()},
    }
    match = table(("peace_segment",), **said)
    assert question(match) == ("hapsburg", "sue_for_peace")
    play(match, DONE)
    assert question(match) == ("france", "sue_for_peace")
    play(match, ("sue", "hapsburg"))
    assert look(match).control["besancon"] == "hapsburg"
    assert question(match) == ("france", "peace_losses")


# -- the steps


@covers("his-9.3-4", "his-9.3-12")
@pytest.mark.parametrize(("winner", "markers"), [("hapsburg", 1), ("ottoman", 2)])
def test_the_winner_gains_a_marker_and_another_one_if_the_ottomans_took_part(winner: str, markers: int) -> None:
    state = position(turn=2, wars={("hapsburg", "france"), ("ottoman", "france")}, control={"dijon": winner})
    state.bonus_vp = {"france": (("war_winner", 1),)}
    match = suing(state)
    play(match, ("sue", winner))
    assert look(match).bonus_vp == {"france": (("war_winner", 1),), winner: (("war_winner", 1),) * markers}


@covers("his-9.3-5")
def test_the_loser_gives_up_the_winners_home_spaces_and_leaves_them() -> None:
    match = suing(beaten_france())
    play(match, ("sue", "hapsburg"))
    assert look(match).control["navarre"] == "hapsburg"
    assert question(match) == ("france", "haven")
    assert choices(match) == {("space", "bordeaux"), ("space", "paris")}
    play(match, ("space", "bordeaux"))
    assert look(match).number("bordeaux", "france", "regular") == 3


@covers("his-9.3-5")
def test_nobody_goes_to_a_space_that_is_given_up_as_well() -> None:
    control = {"lyon": "england", "marseille": "england", "calais": "england", "london": "england"}
    state = scene(lyon={"england": 2}, marseille={"england": 2}, fields={"turn": 3, "control": control})
    state.agenda = [("give_back", "england", "france")]
    match = table(state=state)
    assert choices(match) == {("space", "calais"), ("space", "london")}
    play(match, ("space", "calais"))
    assert question(match) == ("england", "haven") and ("space", "lyon") not in choices(match)


@covers("his-9.3-5")
def test_ships_of_the_loser_leave_for_the_nearest_port_that_it_chooses() -> None:
    state = scene(ships={"rouen": {"england": 2}}, fields={"turn": 3, "control": {"rouen": "england"}})
    state.agenda = [("give_back", "england", "france")]
    match = table(state=state)
    assert question(match) == ("england", "ships_home")
    assert choices(match) == {("berth", "rouen", port) for port in ("calais", "plymouth", "portsmouth")}
    state = play(match, ("berth", "rouen", "plymouth"))
    assert state.ships("plymouth", "england", "squadron") == 2


@covers("his-9.3-6")
def test_the_loser_removes_two_of_its_own_units() -> None:
    state = beaten_france(minors={"genoa": "france"})
    match = suing(state)
    play(match, ("sue", "hapsburg"), ("space", "bordeaux"))
    assert question(match) == ("france", "peace_losses")
    assert not may(match, ("take_unit", "genoa", "genoa", "regular"))
    assert refused(match, ("take_unit", "genoa", "genoa", "regular")) == "his-9.3-6"
    play(match, ("take_unit", "rouen", "france", "squadron"), ("take_unit", "paris", "france", "regular"))
    now = look(match)
    assert now.ships("rouen", "france", "squadron") == 0 and now.lost_ships["france"] == (1, 0)
    assert now.number("paris", "france", "regular") == 3
    assert question(match)[1] != "peace_losses"


@covers("his-9.3-7")
def test_a_home_key_costs_a_marker_or_a_random_card_and_its_garrison_leaves() -> None:
    for price in ("vp", "card"):
        dice = [("card of france", "gout")] if price == "card" else []
        match = to_losses(suing(beaten_france(), dice=dice))
        play(match, ("decline",))
        assert question(match) == ("france", "regain_keys")
        play(match, (f"regain_for_{price}", "lyon"))
        play(match, ("hapsburg", sorted(choices(match))[0]))
        now = look(match)
        assert now.control["lyon"] == "france" and not now.stack("lyon", "hapsburg").size
        assert len(now.bonus_vp["hapsburg"]) == (2 if price == "vp" else 1)
        assert ("gout" in now.hands["hapsburg"]) == (price == "card")


@covers("his-9.3-7")
def test_nothing_must_be_bought_back_and_a_card_is_paid_only_with_a_card() -> None:
    match = to_losses(suing(beaten_france(hands={"france": ("patron_of_the_arts",)})))
    assert question(match) == ("france", "regain_keys")
    assert refused(match, ("regain_for_card", "lyon")) == "his-9.3-7"
    assert refused(match, ("regain_for_vp", "dijon")) == "his-9.3-7"
    play(match, DONE, DONE)
    now = look(match)
    assert now.control["lyon"] == now.control["dijon"] == "hapsburg"
    assert now.captives == {"montmorency": "hapsburg"}
    assert ("hapsburg", "france") not in now.wars


@covers("his-9.3-8")
def test_captured_leaders_cost_the_same() -> None:
    match = to_losses(suing(beaten_france()))
    play(match, ("decline",), DONE)
    assert choices(match) == {("redeem_for_vp", "montmorency"), ("redeem_for_card", "montmorency"), DONE}
    assert refused(match, ("redeem_for_vp", "francis_i")) == "his-9.3-8"
    play(match, ("redeem_for_vp", "montmorency"))
    assert look(match).leaders["montmorency"] == "paris"
    assert len(look(match).bonus_vp["hapsburg"]) == 2


@covers("his-9.3-9")
def test_other_spaces_come_back_in_pairs() -> None:
    state = beaten_france(captives={})
    state.captives.clear()
    state.control |= {"lyon": "france", "tours": "hapsburg", "nantes": "hapsburg"}
    state.troops.pop("lyon")
    match = to_losses(suing(state))
    play(match, ("decline",))
    assert question(match) == ("france", "regain_spaces")
    before = victory.vp(look(match), "hapsburg")
    play(match, ("regain_for_vp", "dijon"))
    assert victory.vp(look(match), "hapsburg") == before + 1
    assert choices(match) == {("space", "tours"), ("space", "nantes")}
    play(match, ("space", "tours"))
    now = look(match)
    assert (now.control["dijon"], now.control["tours"], now.control["nantes"]) == ("france", "france", "hapsburg")
    finish(match)


@covers("his-9.3-10")
@pytest.mark.parametrize(("loser", "winner"), [("france", "papacy"), ("papacy", "france")])
def test_peace_ends_the_war_and_an_excommunication_whoever_sued(loser: str, winner: str) -> None:
    control = {"ravenna": "france"} if loser == "papacy" else {"avignon": "papacy"}
    said: dict[str, Any] = {"control": control, "minus_cards": {"france": 1}, "hands": {loser: ()}}
    match = suing(position(turn=2, **said), loser)
    play(match, ("sue", winner))
    while not match.over:
        play(match, DONE if may(match, DONE) else sorted(choices(match))[0])
    now = look(match)
    assert ("france", "papacy") not in now.wars and now.minus_cards == {}
    assert ("peace", "france", "papacy") in now.this_turn


@covers("his-9.3-11", "his-6.1-17")
def test_diplomatic_marriage_brings_everything_back_free() -> None:
    hand = {"france": ("patron_of_the_arts", "diplomatic_marriage")}
    match = to_losses(suing(beaten_france(hands=hand)))
    assert question(match) == ("france", "peace_card")
    play(match, ("play", "diplomatic_marriage"), ("hapsburg", ("space", "besancon")))
    now = look(match)
    assert now.control["lyon"] == now.control["dijon"] == "france"
    assert now.leaders["montmorency"] == "paris"
    assert now.bonus_vp["hapsburg"] == (("war_winner", 1),)
    assert "diplomatic_marriage" in now.discard
    finish(match)


@covers("his-9.3-11")
def test_whoever_might_hold_the_marriage_is_asked_whether_it_does_or_not() -> None:
    match = to_losses(suing(beaten_france()))
    assert question(match) == ("france", "peace_card") and choices(match) == {("decline",)}
    known = beaten_france(discard=("diplomatic_marriage",), deck=())
    assert question(to_losses(suing(known))) == ("france", "regain_keys")
    state = position(turn=2, wars={("ottoman", "france")}, control={"athens": "france"}, hands={"ottoman": ("gout",)})
    match = suing(state, "ottoman")
    play(match, ("sue", "france"))
    play(match, *[("take_unit", "istanbul", "ottoman", "regular")] * 2)
    assert question(match) == ("ottoman", "regain_keys")


# -- ransom


@covers("his-9.4-1", "his-9.4-2")
def test_a_leader_is_ransomed_for_a_random_card() -> None:
    state = beaten_france()
    del state.leaders["francis_i"]
    state.captives["francis_i"] = "papacy"
    state.agenda = [("ransom_segment",)]
    match = table(state=state, dice=[("card of france", "foul_weather")])
    assert question(match) == ("france", "ransom")
    assert choices(match) == {("ransom", "francis_i"), ("ransom", "montmorency"), DONE}
    assert refused(match, ("ransom", "charles_v")) == "his-9.4-1"
    play(match, ("ransom", "montmorency"))
    now = look(match)
    assert now.hands["hapsburg"] == ("foul_weather",) and now.leaders["montmorency"] == "paris"
    play(match, DONE)
    assert look(match).captives == {"francis_i": "papacy"}
    finish(match)


@covers("his-9.4-1")
def test_nobody_is_ransomed_without_a_card() -> None:
    match = table(("ransom", "france"), state=None, captives={"montmorency": "hapsburg"}, hands={"france": ()})
    finish(match)
    assert look(match).captives == {"montmorency": "hapsburg"}


# -- excommunication


@covers("his-9.5-1", "his-9.5-3")
def test_a_donation_goes_to_saint_peters_and_lifts_the_excommunication() -> None:
    said: dict[str, Any] = {"minus_cards": {"france": 1}, "hands": FRENCH_HAND, "peters_cp": 4}
    match = table(("pardon_segment",), **said, dice=[("card of france", "gout")])
    assert question(match) == ("france", "donation")
    play(match, ("donate",))
    now = look(match)
    assert now.minus_cards == {} and "gout" in now.discard
    assert (now.peters_cp, now.peters_vp) == (1, 1)
    assert now.hands["france"] == ("patron_of_the_arts", "foul_weather")
    assert told(match, "donates") == [{"power": "france", "card": "gout", "cp": 2}]
    finish(match)


@covers("his-seats-2", "his-9.1-17")
def test_a_donation_is_not_drawn_by_ones_own_papacy_but_a_deal_lifts_the_excommunication() -> None:
    said: dict[str, Any] = {"players": 4, "minus_cards": {"hapsburg": 1}, "hands": {"hapsburg": ("gout",)}}
    match = table(("pardon_segment",), **said)
    finish(match)
    assert look(match).minus_cards == {"hapsburg": 1} and look(match).hands["hapsburg"] == ("gout",)
    match = table(("announce", "papacy"), turn=2, **said)
    play(match, ("invite", "hapsburg"), ("lift_excommunication", "hapsburg"), ("propose",), ("yes",))
    assert look(match).minus_cards == {}


@covers("his-9.5-2", "his-9.5-3")
def test_nobody_must_donate_and_a_home_card_does_not_do() -> None:
    match = table(("pardon_segment",), minus_cards={"france": 1}, hands=FRENCH_HAND)
    play(match, DONE)
    assert look(match).minus_cards == {"france": 1}
    finish(match)
    poor = table(("pardon_segment",), minus_cards={"france": 1}, hands={"france": ("patron_of_the_arts",)})
    finish(poor)
    assert look(poor).minus_cards == {"france": 1}

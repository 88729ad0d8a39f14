"""Attack."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import TURN, asked, kit, look, may, play, refused, row, table
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.turns import action_forbidden

WARRIOR = kit(4, tokens=("tok_occupy_attack", "tok_occupy_attack"))
TWO = {"london": "blue", "azores_fleet": "yellow"}
"""Two places to attack, so that the player is asked which."""


def attacking(match: Match) -> Match:
    """Red spends a token to attack and is asked where."""
    play(match, ("spend", "tok_occupy_attack"), ("do", "attack"))
    assert asked(match).kind == "attack"
    return match


@covers("end-attack-1", "end-attack-3")
def test_one_disc_of_the_attacker_is_lost_and_one_moves_in() -> None:
    match = attacking(table(TURN, red=WARRIOR, discs=TWO))
    supply = look(match).supply["red"]
    state = play(match, ("attack", "london"))
    assert (state.harbor["red"], state.supply["red"]) == (2, supply + 1)
    assert state.discs["london"] == "red"
    assert state.presence["red"][0] == 1


@covers("end-attack-2")
@pytest.mark.parametrize(("place", "loser"), [("london", "blue"), ("azores_fleet", "yellow")])
def test_the_defenders_disc_goes_to_the_defenders_supply(place: str, loser: str) -> None:
    match = attacking(table(TURN, red=WARRIOR, discs=TWO))
    before = look(match).copy()
    state = play(match, ("attack", place))
    assert state.supply[loser] == before.supply[loser] + 1
    assert state.harbor[loser] == before.harbor[loser]
    assert state.presence[loser][0] == 0
    other = "yellow" if loser == "blue" else "blue"
    assert state.supply[other] == before.supply[other]


@covers("end-attack-4")
def test_an_attack_needs_two_discs_besides_the_activation() -> None:
    barracks = ("colonial_house", "memorial", "market")
    assert may(table(TURN, red=kit(3, coast=barracks), discs=TWO), ("activate", 2))
    assert refused(table(TURN, red=kit(2, coast=barracks), discs=TWO), ("activate", 2)) == "end-activate-4"
    match = table(TURN, red=kit(3, coast=("colonial_house", "fortress")), discs=TWO)
    play(match, ("activate", 2), ("do", "occupy"), ("occupy", "paris"))
    assert match.over or asked(match).power != "red"  # one disc is left: too few for the attack


@covers("end-attack-4")
def test_a_choice_without_two_discs_cites_the_clause() -> None:
    coast = ("colonial_house", "admiralty")
    match = table(TURN, red=kit(2, coast=coast), discs=TWO)
    play(match, ("activate", 2))
    assert asked(match).kind == "ship"  # Attack is too dear
    state = look(match).copy()
    state.source, state.actions_left = "admiralty", ("ship", "attack")
    for harbor, clause in ((0, "end-attack-4"), (1, "end-attack-4"), (2, None)):
        state.harbor["red"] = harbor
        assert action_forbidden(state, "red", ("do", "attack")) == clause


@covers("end-attack-5")
def test_only_occupied_places_can_be_attacked() -> None:
    match = attacking(table(TURN, red=WARRIOR, discs=TWO, opened={"india": "red"}))
    assert set(asked(match).options) == {("attack", "london"), ("attack", "azores_fleet")}
    for place in ("paris", "goa", "north_sea_fleet", "luanda"):
        assert refused(match, ("attack", place)) == "end-attack-5"


@covers("end-attack-5")
def test_open_regions_can_be_attacked_like_europe() -> None:
    discs = {"goa": "blue", "arabian_fleet": "yellow", "london": "blue"}
    match = attacking(table(TURN, red=WARRIOR, discs=discs, opened={"india": "red"}))
    assert {option[1] for option in asked(match).options} == {"goa", "arabian_fleet", "london"}


@covers("end-attack-6")
def test_tracks_and_open_seas_are_no_targets() -> None:
    tracks, seas = {"africa": ("blue", "yellow")}, {"india": ("blue", "red")}
    match = attacking(table(TURN, red=WARRIOR, discs=TWO, tracks=tracks, opened={"india": "yellow"}, seas=seas))
    assert {option[1] for option in asked(match).options} == {"london", "azores_fleet"}
    assert match.title.kinds["attack"].acts == {"attack": ("place",)}
    assert set(match.title.domains["place"]) == {*match.title.domains["city"], *match.title.domains["fleet"]}


@covers("end-attack-7")
def test_outside_europe_the_attacker_must_be_present() -> None:
    match = attacking(table(TURN, red=WARRIOR, discs={**TWO, "goa": "blue"}, opened={"india": "yellow"}))
    assert refused(match, ("attack", "goa")) == "end-attack-7"
    match = attacking(
        table(TURN, red=WARRIOR, discs={**TWO, "goa": "blue"}, opened={"india": "yellow"}, seas={"india": ("red",)})
    )
    assert play(match, ("attack", "goa")).discs["goa"] == "red"


@covers("end-attack-8")
def test_everybody_is_present_in_europe() -> None:
    match = attacking(table(TURN, red=WARRIOR, discs={**TWO, "goa": "blue"}, opened={"india": "yellow"}))
    assert look(match).presence["red"] == (0,) * 7
    assert refused(match, ("attack", "goa")) == "end-attack-7"
    assert play(match, ("attack", "london")).discs["london"] == "red"


@covers("end-attack-9")
def test_nobody_attacks_an_own_disc() -> None:
    match = attacking(table(TURN, red=WARRIOR, discs={**TWO, "paris": "red"}))
    assert refused(match, ("attack", "paris")) == "end-attack-9"


@covers("end-attack-10")
def test_the_attacker_gains_the_token_of_a_link_first_controlled() -> None:
    tokens = {"link_london__paris": "tok_wealth", "link_london__amsterdam": "tok_culture"}
    match = attacking(table(TURN, red=WARRIOR, discs={**TWO, "paris": "red"}, tokens=tokens))
    state = play(match, ("attack", "london"))
    assert state.attributes["red"] == (0, 0, 1, 0)
    assert state.tokens == {"link_london__amsterdam": "tok_culture"}


@covers("end-attack-11")
def test_the_place_itself_yields_no_token() -> None:
    tokens = {"london": "tok_wealth"}
    match = table(("turn", "blue"), red=WARRIOR, blue=kit(2), tokens=tokens, discs={"paris": "yellow"})
    play(match, ("activate", 1), ("occupy", "london"))
    assert look(match).attributes["blue"] == (0, 0, 1, 0)
    assert asked(match).power == "red"
    state = play(attacking(match), ("attack", "london"))
    assert state.attributes == {"red": (0, 0, 0, 0), "blue": (0, 0, 1, 0), "yellow": (0, 0, 0, 0)}
    assert (state.tokens, state.action_tokens["red"]) == ({}, ("tok_occupy_attack",))


@covers("end-attack-12")
def test_the_defender_loses_the_links_of_the_lost_place() -> None:
    discs = {"london": "blue", "paris": "blue", "amsterdam": "blue", "azores_fleet": "yellow"}
    match = attacking(table(TURN, red=WARRIOR, discs=discs))
    assert row(match, "B", "blue") == 5  # three cities and the links London-Paris and London-Amsterdam
    play(match, ("attack", "london"))
    assert row(match, "B", "blue") == 2
    assert row(match, "B", "red") == 1


@covers("end-attack-14")
def test_there_is_no_chance_in_an_attack() -> None:
    match = attacking(table(TURN, red=WARRIOR, discs=TWO))
    position = match.dice.position
    assert play(match, ("attack", "azores_fleet")).discs["azores_fleet"] == "red"
    assert match.dice.position == position

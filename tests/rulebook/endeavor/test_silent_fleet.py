"""The Silent Fleet: the two-player variant and its three optional rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import warcouncil
from tests.rulebook.endeavor.positions import (
    DISCS,
    TURN,
    Kit,
    asked,
    kit,
    look,
    may,
    play,
    play_on,
    refused,
    row,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, OptionValue
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import AREAS, BOARDS, REGIONS

COAST = ("colonial_house", "shipyard", "market", "barracks", "dock")
BUSY = kit(9, coast=COAST, tokens=("tok_ship", "tok_draw"))
FLEET = {"silent_fleet": True}


def silent(step: Entry = TURN, red: Kit = BUSY, blue: Kit = BUSY, option: str = "", **rest: Any) -> Match:
    """Two players with the Silent Fleet, and one of its optional rules."""
    options = {**FLEET, option: True} if option else FLEET
    return table(step, players=2, red=red, blue=blue, options=options, **rest)


def everything_taken(*free: str, owner: str = "blue", fleets: bool = True, cities: bool = False) -> dict[str, str]:
    """All fleets (or cities) of Europe are held, but for some."""
    board = BOARDS["A"]
    places = (*board.fleets_in[0] * fleets, *board.cities_in[0] * cities)
    return {place: owner for place in places if place not in free}


# -- the fleet itself


@covers("end-silent-1")
def test_the_fleet_is_the_discs_of_one_unused_colour() -> None:
    match = warcouncil.new("endeavor", players=2, seed=1, options=FLEET)
    state = look(match)
    assert state.supply == {"red": DISCS, "blue": DISCS, "silent": DISCS}
    for column in (state.harbor, state.coast, state.cards, state.attributes, state.seats):
        assert "silent" not in column
    assert "silent" not in look(warcouncil.new("endeavor", players=2, seed=1)).supply
    state = play(shipped(), ("silent_track", "africa"))
    assert (state.supply["silent"], state.tracks["africa"]) == (DISCS - 1, ("silent",))


@covers("end-silent-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fleet_is_for_two_players(players: int) -> None:
    with pytest.raises(warcouncil.BadOption):
        warcouncil.new("endeavor", players=players, seed=1, options=FLEET)


@covers("end-silent-2")
def test_only_the_action_phase_changes() -> None:
    plain = warcouncil.new("endeavor", players=2, seed=5)
    fleet = warcouncil.new("endeavor", players=2, seed=5, options=FLEET)
    while asked(plain).kind != "turn":
        assert (asked(plain).kind, asked(plain).power) == (asked(fleet).kind, asked(fleet).power)
        assert asked(plain).options == asked(fleet).options
        option = asked(plain).options[0]
        play(plain, option)
        play(fleet, option)
    assert asked(fleet).kind == "turn"
    assert asked(plain).options == asked(fleet).options
    for match in (plain, fleet):
        play(match, ("pass",), ("pass",))
    assert asked(plain).kind == asked(fleet).kind == "build"
    assert look(fleet).supply["silent"] == DISCS


@covers("end-silent-3", "end-silent-23")
def test_the_response_comes_after_the_turn_and_the_player_places_it() -> None:
    match = silent(tracks={"india": ("red",) * 4}, tokens={"track_india_5": "tok_wealth"})
    play(match, ("activate", 2), ("ship_track", "india"))
    state = look(match)
    assert (asked(match).kind, asked(match).power) == ("silent_ship", "red")
    assert (state.governors["red"], state.attributes["red"]) == (("gov_india",), (0, 0, 2, 2))
    play(match, ("silent_track", "africa"))
    assert look(match).tracks["africa"] == ("silent",)
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")


@covers("end-silent-3")
def test_a_pass_is_answered_by_nothing() -> None:
    match = silent()
    play(match, ("pass",))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == DISCS


@covers("end-silent-23")
def test_link_tokens_come_before_the_response() -> None:
    match = silent(discs={"london": "red"}, tokens={"link_london__paris": "tok_culture"})
    play(match, ("activate", 1), ("occupy", "paris"))
    assert asked(match).kind == "silent_occupy"
    assert look(match).attributes["red"] == (0, 1, 0, 0)


# -- response to Ship


def shipped(**rest: Any) -> Match:
    match = silent(**rest)
    play(match, ("activate", 2), ("ship_track", "far_east"))
    return match


@covers("end-silent-4")
def test_the_response_to_ship_goes_to_a_closed_track_or_a_free_fleet() -> None:
    match = shipped(opened={"india": "blue"}, discs={"azores_fleet": "blue", "north_sea_fleet": "silent"})
    closed = [region for region in REGIONS if region != "india"]
    fleets = ["mediterranean_fleet", "arabian_fleet"]
    assert set(asked(match).options) == {
        *(("silent_track", region) for region in closed),
        *(("silent_fleet", fleet) for fleet in fleets),
    }
    for option in (("silent_track", "india"), ("silent_fleet", "azores_fleet"), ("silent_fleet", "windward_fleet")):
        assert refused(match, option) == "end-silent-4"


@covers("end-silent-4", "end-silent-5")
def test_the_next_free_space_is_taken_and_its_token_leaves_the_game() -> None:
    tokens = {"track_africa_2": "tok_ship", "track_africa_3": "tok_draw"}
    match = shipped(tracks={"africa": ("blue",)}, tokens=tokens)
    before = look(match).removed_tokens["tok_ship"]
    state = play(match, ("silent_track", "africa"))
    assert state.tracks["africa"] == ("blue", "silent")
    assert (state.tokens, state.removed_tokens["tok_ship"]) == ({"track_africa_3": "tok_draw"}, before + 1)
    assert state.presence["silent"][AREAS.index("africa")] == 1
    assert state.action_tokens == {"red": ("tok_ship", "tok_draw"), "blue": ("tok_ship", "tok_draw")}


@covers("end-silent-5")
def test_the_token_of_a_fleet_leaves_the_game() -> None:
    match = shipped(tokens={"azores_fleet": "tok_wealth"})
    before = look(match).removed_tokens["tok_wealth"]
    state = play(match, ("silent_fleet", "azores_fleet"))
    assert (state.discs, state.tokens) == ({"azores_fleet": "silent"}, {})
    assert state.removed_tokens["tok_wealth"] == before + 1
    assert set(state.attributes.values()) == {(0, 0, 0, 0)}


def all_open_but(region: str) -> dict[str, str]:
    """Every other region is open; blue has filled three tracks, red two."""
    owners = ("blue", "blue", "blue", "red", "red")
    return dict(zip((other for other in REGIONS if other != region), owners, strict=True))


@covers("end-silent-6")
def test_without_a_space_for_the_response_nothing_happens() -> None:
    discs = dict.fromkeys(BOARDS["A"].fleets, "blue")
    red, blue = kit(3, coast=COAST), kit(4, coast=COAST)
    tracks = {"north_america": ("red",) * 4}
    match = silent(red=red, blue=blue, opened=all_open_but("north_america"), tracks=tracks, discs=discs)
    play(match, ("activate", 2), ("ship_track", "north_america"))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == DISCS
    assert told(match, "silent_nothing") == [{"action": "ship"}]


@covers("end-silent-7")
def test_the_fleet_never_goes_to_an_open_sea() -> None:
    match = shipped(opened={"india": "blue", "africa": "blue"})
    assert {option[0] for option in asked(match).options} == {"silent_track", "silent_fleet"}
    assert set(match.title.kinds["silent_ship"].acts) == {"silent_track", "silent_fleet"}


@covers("end-silent-8")
@pytest.mark.parametrize(("track", "opens"), [(("blue", "blue", "red"), True), (("blue", "blue"), False)])
def test_the_fleet_can_open_a_region(track: tuple[str, ...], opens: bool) -> None:
    match = shipped(tracks={"caribbean": track})
    state = play(match, ("silent_track", "caribbean"))
    assert state.opened[AREAS.index("caribbean")] == opens
    assert state.governors["blue"] == (("gov_caribbean",) if opens else ())


@covers("end-silent-9")
def test_a_governor_won_by_the_fleet_leaves_the_game() -> None:
    match = shipped(tracks={"caribbean": ("silent", "blue", "red")})
    state = play(match, ("silent_track", "caribbean"))
    assert state.removed_governors == ("gov_caribbean",)
    assert "gov_caribbean" not in state.board_governors
    assert state.governors == {"red": (), "blue": ()}
    assert set(state.attributes.values()) == {(0, 0, 0, 0)}


@covers("end-silent-9")
def test_the_fleet_wins_by_the_normal_rule_when_a_player_opens_the_region() -> None:
    match = silent(tracks={"caribbean": ("silent", "silent", "blue")})
    play(match, ("activate", 2), ("ship_track", "caribbean"))
    assert look(match).removed_governors == ("gov_caribbean",)
    match = shipped(tracks={"caribbean": ("blue", "blue", "silent")})
    assert play(match, ("silent_track", "caribbean")).removed_governors == ("gov_caribbean",)


# -- response to Occupy


def occupied(city: str = "london", **rest: Any) -> Match:
    match = silent(**rest)
    play(match, ("activate", 1), ("occupy", city))
    return match


@covers("end-silent-10")
def test_the_response_to_occupy_goes_to_europe_or_where_the_fleet_is() -> None:
    tracks = {"india": ("blue", "silent", "blue", "blue", "blue"), "africa": ("silent",)}
    match = occupied(opened={"caribbean": "blue"}, tracks=tracks, discs={"paris": "blue", "goa": "silent"})
    free_in_europe = set(BOARDS["A"].cities_in[0]) - {"london", "paris"}
    assert {option[1] for option in asked(match).options} == {*free_in_europe, "bombay", "calcutta"}
    for city in ("paris", "goa", "london", "havana", "luanda", "quebec"):
        assert refused(match, ("silent_occupy", city)) == "end-silent-10"


@covers("end-silent-11")
def test_the_token_of_the_city_leaves_the_game() -> None:
    match = occupied(tokens={"paris": "tok_industry"})
    before = look(match).removed_tokens["tok_industry"]
    state = play(match, ("silent_occupy", "paris"))
    assert (state.discs, state.tokens) == ({"london": "red", "paris": "silent"}, {})
    assert state.removed_tokens["tok_industry"] == before + 1
    assert state.presence["silent"][0] == 1
    assert state.supply["silent"] == DISCS - 1


@covers("end-silent-12")
def test_without_a_city_for_the_response_nothing_happens() -> None:
    discs = everything_taken("london", fleets=False, cities=True)
    match = occupied(discs=discs, opened={"india": "blue", "caribbean": "red"}, tracks={"africa": ("silent",)})
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == DISCS - 1
    assert told(match, "silent_nothing") == [{"action": "occupy"}]


@covers("end-silent-13")
def test_the_fleet_takes_no_link_tokens_and_controls_nothing() -> None:
    tokens = {"link_paris__genoa": "tok_culture"}
    match = occupied(discs={"genoa": "silent"}, tokens=tokens)
    state = play(match, ("silent_occupy", "paris"))
    assert state.discs["paris"] == state.discs["genoa"] == "silent"
    assert state.tokens == tokens
    assert row(match, "B", "red") == 1
    match = shipped(discs={"lisbon": "silent"}, tokens={"link_lisbon__azores_fleet": "tok_wealth"})
    assert play(match, ("silent_fleet", "azores_fleet")).tokens == {"link_lisbon__azores_fleet": "tok_wealth"}


# -- attack, draw and payment


@covers("end-silent-14")
def test_there_is_no_response_to_attack() -> None:
    match = silent(discs={"london": "blue", "paris": "blue"})
    play(match, ("activate", 4), ("do", "attack"), ("attack", "london"))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == DISCS
    play(match, ("activate", 2), ("ship_track", "india"))
    assert asked(match).kind == "silent_ship"  # but there is one to Ship


@covers("end-silent-15", "end-silent-24")
def test_the_fleet_can_be_attacked_as_usual() -> None:
    match = silent(discs={"london": "silent", "paris": "blue"})
    before = look(match).copy()
    state = play(match, ("activate", 4), ("do", "attack"), ("attack", "london"))
    assert state.discs == {"london": "red", "paris": "blue"}
    assert state.supply["silent"] == before.supply["silent"] + 1 == DISCS
    assert state.presence["silent"][0] == 0
    assert state.supply["red"] == before.supply["red"] + 1
    assert state.harbor["red"] == before.harbor["red"] - 3


@covers("end-silent-24")
def test_attacking_the_fleet_the_attackers_memorial_works() -> None:
    red = kit(5, coast=("colonial_house", "memorial"))
    match = silent(red=red, discs={"london": "silent", "paris": "blue"})
    play(match, ("activate", 2), ("attack", "london"))
    assert (asked(match).kind, asked(match).power) == ("memorial", "red")
    state = play(match, ("memorial", "wealth"))
    assert state.supply["silent"] == DISCS
    assert state.attributes["red"] == (0, 0, 1, 0)


def drawn(*option: str, red: Kit = BUSY, tracks: Mapping[str, tuple[str, ...]] | None = None, **rest: Any) -> Match:
    """Red draws from one of at least two decks: Slavery and North America, if nothing else is said."""
    match = silent(red=red, tracks={"north_america": ("red",), **(tracks or {})}, **rest)
    play(match, ("activate", 3), tuple(option) or ("draw", "slavery"))
    return match


@covers("end-silent-16")
def test_the_response_to_draw_discards_a_top_card_within_the_fleets_presence() -> None:
    tracks = {"india": ("silent", "silent"), "africa": ("silent",), "far_east": ("blue",)}
    match = drawn(tracks=tracks, top={"india": 2, "africa": 2})
    assert look(match).discard_area == ("india_2",)  # the only card it could discard
    assert look(match).decks["india"] == ("india_3", "india_4", "india_5")


@covers("end-silent-16")
def test_the_player_chooses_which_card_the_fleet_discards() -> None:
    tracks = {"india": ("silent", "silent"), "africa": ("silent",), "far_east": ("blue",)}
    match = drawn(tracks=tracks, discs={"london": "silent"}, top={"europe": 2})
    assert set(asked(match).options) == {
        ("silent_discard", "india"),
        ("silent_discard", "africa"),
        ("silent_discard", "slavery"),
    }
    for deck in ("europe", "far_east", "caribbean"):
        assert refused(match, ("silent_discard", deck)) == "end-silent-16"
    state = play(match, ("silent_discard", "africa"))
    assert state.discard_area == ("africa_1",)
    assert state.decks["africa"][0] == "africa_2"
    assert state.harbor["red"] == 8  # no disc for anybody


@covers("end-silent-16", "end-draw-13")
def test_a_slavery_card_discarded_by_the_fleet_leaves_the_game() -> None:
    match = drawn(tracks={"india": ("silent",)}, discs={"london": "silent"})
    state = play(match, ("silent_discard", "slavery"))
    assert (state.removed_cards, state.discard_area) == (("slavery_1",), ())
    assert state.face_down == {"red": (), "blue": ()}
    match = drawn(tracks={"india": ("silent",)}, discs={"london": "silent"})
    state = play(match, ("silent_discard", "india"))
    assert (state.removed_cards, state.discard_area) == ((), ("india_1",))


@covers("end-silent-16")
def test_by_agreement_what_the_fleet_discards_leaves_the_game() -> None:
    options: dict[str, OptionValue] = {**FLEET, "silent_discards": "out_of_game"}
    tracks = {"india": ("silent",), "africa": ("silent",)}
    match = table(TURN, players=2, red=BUSY, blue=BUSY, options=options, tracks=tracks)
    play(match, ("activate", 3), ("draw", "europe"), ("silent_discard", "india"))
    assert (look(match).removed_cards, look(match).discard_area) == (("india_1",), ())


@covers("end-silent-17")
def test_without_such_a_card_nothing_happens() -> None:
    match = drawn(tracks={"india": ("silent",), "africa": ("blue",)}, top={"india": 2})
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert (look(match).discard_area, look(match).removed_cards) == ((), ("india_1",))
    assert told(match, "silent_nothing") == [{"action": "draw"}]


@covers("end-silent-17", "end-draw-12", "end-draw-13")
def test_empty_decks_are_nothing_to_discard() -> None:
    discs = {"london": "silent", "paris": "silent"}
    match = drawn(
        "draw", "europe", discs=discs, tracks={"india": ("silent",), "africa": ("silent",)}, top={"slavery": 6}
    )
    assert refused(match, ("silent_discard", "slavery")) == "end-draw-12"
    match = drawn("draw", "europe", discs=discs, tracks={"india": ("silent",), "africa": ("silent",)}, abolished=True)
    assert refused(match, ("silent_discard", "slavery")) == "end-draw-13"
    tracks = {"india": ("silent",), "africa": ("silent",), "caribbean": ("silent",)}
    match = drawn("draw", "europe", tracks=tracks, top={"caribbean": 6}, abolished=True)
    assert refused(match, ("silent_discard", "caribbean")) == "end-draw-12"


@covers("end-silent-18")
def test_the_europe_5_card_discarded_by_the_fleet_abolishes_slavery() -> None:
    discs = dict.fromkeys(("london", "paris", "genoa", "venice", "tunis"), "silent")
    red = kit(9, coast=COAST, cards=("slavery_0",))
    match = drawn("draw", "africa", red=red, discs=discs, tracks={"africa": ("red",)}, top={"europe": 5})
    state = play(match, ("silent_discard", "europe"))
    assert state.abolished
    assert state.discard_area == ("europe_5",)
    assert (state.cards["red"], state.face_down["red"]) == (("africa_1",), ("slavery_0",))
    assert state.decks["slavery"] == ()


@covers("end-silent-19")
def test_there_is_no_response_to_payment() -> None:
    red = kit(3, coast=("colonial_house", "workshop", "market"), workers=(1, 3))
    match = silent(red=red)
    play(match, ("activate", 2), ("pay", 3))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == DISCS
    play(match, ("activate", 2), ("ship_track", "india"))
    assert asked(match).kind == "silent_ship"  # but there is one to Ship


# -- which action, tokens, discs


@covers("end-silent-20")
@pytest.mark.parametrize("answer", ["ship", "occupy"])
def test_after_both_actions_one_is_chosen_for_the_response(answer: str) -> None:
    match = silent()
    play(match, ("activate", 5), ("do", "ship"), ("ship_track", "india"), ("do", "occupy"), ("occupy", "london"))
    assert set(asked(match).options) == {("respond_to", "ship"), ("respond_to", "occupy")}
    assert refused(match, ("respond_to", "draw")) == "end-silent-20"
    play(match, ("respond_to", answer))
    assert asked(match).kind == f"silent_{answer}"
    play(match, asked(match).options[0])
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == DISCS - 1


@covers("end-silent-20")
def test_only_an_action_actually_performed_is_answered() -> None:
    match = silent()
    play(match, ("activate", 5), ("do", "occupy"), ("occupy", "london"), ("done",))
    assert asked(match).kind == "silent_occupy"


@covers("end-silent-21")
def test_the_fleet_responds_to_tokens_too() -> None:
    match = silent()
    play(match, ("spend", "tok_ship"), ("ship_track", "india"))
    assert (asked(match).kind, asked(match).power) == ("silent_ship", "red")


@covers("end-silent-22")
def test_without_discs_there_is_no_response() -> None:
    seas = {"india": ("silent",) * (DISCS - 1)}
    match = silent(opened={"india": "blue"}, seas=seas, tracks={"africa": ("silent",)})
    assert look(match).supply["silent"] == 0
    play(match, ("activate", 2), ("ship_track", "far_east"))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    match = silent(opened={"india": "blue"}, seas=seas, tracks={"africa": ("silent",)})
    play(match, ("activate", 1), ("occupy", "london"))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")


@covers("end-silent-22")
def test_each_response_uses_a_disc_of_the_set() -> None:
    state = play(shipped(), ("silent_track", "africa"))
    assert state.supply["silent"] == DISCS - 1
    assert state.supply["red"] + state.harbor["red"] == DISCS - 2


# -- optional rules


@covers("end-opt-1")
@pytest.mark.parametrize("option", ["restricted_occupation", "no_response_to_tokens", "scarce_buildings"])
def test_each_optional_rule_is_agreed_beforehand_and_needs_the_fleet(option: str) -> None:
    spec = next(spec for spec in warcouncil.get_title("endeavor").options if spec.id == option)
    assert spec.default is False
    match = warcouncil.new("endeavor", players=2, seed=1, options={**FLEET, option: True})
    others = {"restricted_occupation", "no_response_to_tokens", "scarce_buildings"} - {option}
    assert match.options[option] is True
    assert not any(match.options[other] for other in others)
    with pytest.raises(warcouncil.BadOption, match="silent_fleet"):
        warcouncil.new("endeavor", players=2, seed=1, options={option: True})
    with pytest.raises(warcouncil.BadOption):
        warcouncil.new("endeavor", players=3, seed=1, options={option: True})


@covers("end-opt-2")
def test_restricted_occupation_stays_in_the_area() -> None:
    rest = {"opened": {"india": "red"}, "discs": {"bombay": "silent"}}
    match = occupied("goa", option="restricted_occupation", **rest)
    assert look(match).discs == {"bombay": "silent", "goa": "red", "calcutta": "silent"}  # the only city left there
    match = occupied("london", option="restricted_occupation", **rest)
    assert {option[1] for option in asked(match).options} == set(BOARDS["A"].cities_in[0]) - {"london"}
    assert refused(match, ("silent_occupy", "calcutta")) == "end-opt-2"
    match = occupied("goa", **rest)
    assert may(match, ("silent_occupy", "paris"))


@covers("end-opt-3", "end-silent-21")
def test_no_response_to_tokens() -> None:
    match = silent(option="no_response_to_tokens")
    play(match, ("spend", "tok_ship"), ("ship_track", "india"))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    match = silent(option="no_response_to_tokens")
    play(match, ("activate", 2), ("ship_track", "india"))
    assert asked(match).kind == "silent_ship"


@covers("end-opt-4")
@pytest.mark.parametrize(("crown", "other"), [("red", "blue"), ("blue", "red")])
def test_the_player_without_the_crown_removes_a_tile_before_the_build_phase(crown: str, other: str) -> None:
    match = silent(("round",), option="scarce_buildings", crown=crown)
    assert (asked(match).kind, asked(match).power) == ("scarce", other)
    before = look(match).building_supply["workshop"]
    state = play(match, ("remove", "workshop"))
    assert state.building_supply["workshop"] == before - 1
    assert state.removed_buildings == ("workshop",)
    assert (asked(match).kind, asked(match).power) == ("build", crown)


@covers("end-opt-4")
def test_a_tile_is_removed_in_each_round() -> None:
    match = warcouncil.new("endeavor", players=2, seed=4, options={**FLEET, "scarce_buildings": True})
    state = play_on(match)
    assert len(state.removed_buildings) == len(told(match, "scarce")) == 7
    plain = warcouncil.new("endeavor", players=2, seed=4, options=FLEET)
    assert play_on(plain).removed_buildings == ()


@covers("end-opt-5", "end-build-8")
def test_the_removed_tile_is_within_the_build_level() -> None:
    match = table(
        ("round",),
        players=2,
        options={**FLEET, "scarce_buildings": True},
        red=kit(industry=10),
        blue=kit(industry=2),
        buildings={"market": 3, "bank": 2, "dock": 2},
    )
    assert set(asked(match).options) == {("remove", "market"), ("remove", "bank")}
    assert refused(match, ("remove", "dock")) == "end-opt-5"
    assert refused(match, ("remove", "shipyard")) == "end-build-8"


@covers("end-opt-5")
def test_without_such_a_tile_none_is_removed() -> None:
    options = {**FLEET, "scarce_buildings": True}
    match = table(("round",), players=2, options=options, buildings={"bank": 2, "barracks": 2})
    assert asked(match).kind == "build"
    assert look(match).removed_buildings.count("bank") == 2


@covers("end-silent-2", "end-silent-3")
def test_a_whole_match_with_the_fleet() -> None:
    match = warcouncil.new("endeavor", players=2, seed=8, options=FLEET)
    play_on(match)
    assert match.over
    assert told(match, "silent_track")
    assert told(match, "silent_occupy")

"""Sailing: shipping tracks, opening a region, fleets and open seas."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import TURN, asked, kit, look, may, play, play_on, refused, row, table, told
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import AREAS, GOVERNORS, REGIONS

SAILOR = kit(3, tokens=("tok_ship", "tok_ship"))


def sail(match: Match, *option: str) -> None:
    """Red spends a token and ships."""
    play(match, ("spend", "tok_ship"), tuple(option))


def sailing(match: Match) -> Match:
    play(match, ("spend", "tok_ship"))
    return match


@covers("end-ship-1")
def test_there_are_three_ways_to_ship() -> None:
    match = sailing(table(TURN, red=SAILOR, opened={"india": "blue"}))
    assert {option[0] for option in asked(match).options} == {"ship_track", "ship_fleet", "ship_sea"}
    assert set(match.title.kinds["ship"].acts) == {"ship_track", "ship_fleet", "ship_sea"}


@covers("end-ship-2")
@pytest.mark.parametrize("option", [("ship_track", "africa"), ("ship_fleet", "arabian_fleet"), ("ship_sea", "india")])
def test_no_presence_is_needed_to_ship(option: Option) -> None:
    match = sailing(table(TURN, red=SAILOR, opened={"india": "blue"}))
    assert sum(look(match).presence["red"]) == 0
    assert may(match, option)
    play(match, option)
    assert sum(look(match).presence["red"]) == 1


@covers("end-ship-3")
@pytest.mark.parametrize("option", [("ship_track", "africa"), ("ship_fleet", "arabian_fleet"), ("ship_sea", "india")])
def test_every_way_uses_one_disc_from_the_harbor(option: Option) -> None:
    match = sailing(table(TURN, red=SAILOR, opened={"india": "blue"}))
    supply = look(match).supply["red"]
    state = play(match, option)
    assert (state.harbor["red"], state.supply["red"]) == (2, supply)


@covers("end-ship-3")
def test_without_a_disc_there_is_no_shipping() -> None:
    match = table(TURN, red=kit(2, coast=("colonial_house", "dock")))
    play(match, ("activate", 2), ("do", "occupy"), ("occupy", "london"))
    assert match.over or asked(match).power != "red"  # the dock's Ship is not even asked for
    match = table(TURN, red=kit(1, coast=("colonial_house", "cartographer")))
    play(match, ("activate", 2))
    assert asked(match).kind == "draw"  # Ship cannot be paid, so only Draw is left


# -- shipping tracks


@covers("end-track-1")
def test_only_the_track_of_a_closed_region_takes_discs() -> None:
    match = sailing(table(TURN, red=SAILOR, opened={"india": "blue", "africa": "blue"}))
    for region in REGIONS:
        if region in ("india", "africa"):
            assert refused(match, ("ship_track", region)) == "end-track-1"
        else:
            assert may(match, ("ship_track", region))


@covers("end-track-2", "end-track-3")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_the_free_space_farthest_from_the_deck_is_taken_with_its_token(before: int) -> None:
    tokens = {f"track_far_east_{i}": "tok_wealth" if i == before + 1 else "tok_industry" for i in range(before + 1, 7)}
    match = table(TURN, red=SAILOR, tracks={"far_east": ("blue",) * before}, tokens=tokens)
    sail(match, "ship_track", "far_east")
    state = look(match)
    assert state.tracks["far_east"] == ("blue",) * before + ("red",)
    assert state.attributes["red"] == (0, 0, 1, 0)
    assert f"track_far_east_{before + 1}" not in state.tokens
    assert len(state.tokens) == 5 - before
    assert match.title.kinds["ship"].acts["ship_track"] == ("region",)  # the space cannot be chosen


@covers("end-track-4")
def test_a_disc_on_a_track_is_presence() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_ship", "tok_draw")))
    sail(match, "ship_track", "africa")
    assert look(match).presence["red"] == tuple(int(area == "africa") for area in AREAS)
    play(match, ("spend", "tok_draw"), ("draw", "africa"))
    assert look(match).cards["red"] == ("africa_1",)


@covers("end-track-5")
def test_any_number_of_own_discs_may_lie_on_a_track() -> None:
    match = table(TURN, red=SAILOR, tracks={"far_east": ("red",) * 4})
    sail(match, "ship_track", "far_east")
    assert look(match).tracks["far_east"] == ("red",) * 5


# -- opening a region


@covers("end-open-1")
def test_all_regions_start_closed_and_europe_open() -> None:
    state = look(table(TURN))
    assert dict(zip(AREAS, state.opened, strict=True)) == {area: area == "europe" for area in AREAS}


@covers("end-open-1")
def test_in_europe_fleets_and_cities_are_open_from_the_start() -> None:
    match = sailing(table(TURN, red=SAILOR))
    assert may(match, ("ship_fleet", "azores_fleet"))
    match = table(TURN, red=kit(2))
    play(match, ("activate", 1))
    assert {option[1] for option in asked(match).options} == set(look(match).board.cities_in[0])


@covers("end-open-2", "end-open-7")
@pytest.mark.parametrize(("before", "opens"), [(3, False), (4, True)])
def test_a_region_opens_when_the_last_space_is_filled(before: int, opens: bool) -> None:
    match = table(TURN, red=kit(9, tokens=("tok_ship", "tok_ship")), tracks={"india": ("blue",) * before})
    sail(match, "ship_track", "india")
    assert look(match).opened == tuple(area == "europe" or (opens and area == "india") for area in AREAS)
    sailing(match)
    assert may(match, ("ship_fleet", "arabian_fleet")) == opens
    assert may(match, ("ship_sea", "india")) == opens


@covers("end-open-7")
def test_in_an_open_region_cities_can_be_occupied_and_attacked() -> None:
    match = table(
        TURN, red=kit(9, coast=("colonial_house", "barracks")), opened={"india": "red"}, discs={"goa": "blue"}
    )
    play(match, ("activate", 2), ("do", "attack"))
    assert look(match).discs == {"goa": "red"}  # the only place to attack is taken by itself
    play(match, ("activate", 1), ("occupy", "bombay"))
    assert look(match).discs == {"goa": "red", "bombay": "red"}


@covers("end-open-3")
@pytest.mark.parametrize(
    ("track", "winner"),
    [("red red blue blue", "red"), ("blue blue blue yellow", "blue"), ("blue yellow blue blue", "blue")],
)
def test_the_governor_goes_to_whoever_has_most_discs(track: str, winner: str) -> None:
    match = table(TURN, red=SAILOR, tracks={"india": track.split()})
    sail(match, "ship_track", "india")
    state = look(match)
    assert {power: state.governors[power] for power in state.seats} == {
        power: ("gov_india",) if power == winner else () for power in state.seats
    }
    assert "gov_india" not in state.board_governors
    assert state.attributes[winner] == (0, 0, 1, 2)


@covers("end-open-4")
@pytest.mark.parametrize(
    ("track", "winner"),
    [
        ("blue red blue yellow", "red"),
        ("red blue yellow blue", "red"),
        ("red yellow yellow blue", "red"),
        ("blue yellow yellow blue", "blue"),
        ("yellow blue blue yellow", "yellow"),
    ],
)
def test_a_tie_goes_to_the_tied_disc_nearest_the_deck(track: str, winner: str) -> None:
    match = table(TURN, red=SAILOR, tracks={"india": track.split()})
    sail(match, "ship_track", "india")
    assert look(match).governors[winner] == ("gov_india",)


@covers("end-open-4")
def test_read_the_other_way_the_nearest_disc_of_all_decides_a_tie() -> None:
    track = {"india": ("blue", "yellow", "yellow", "blue")}
    match = table(TURN, red=SAILOR, tracks=track, options={"governor_tie": "any_player"})
    sail(match, "ship_track", "india")
    assert look(match).governors["red"] == ("gov_india",)
    clear = {"india": ("blue", "blue", "yellow", "blue")}
    match = table(TURN, red=SAILOR, tracks=clear, options={"governor_tie": "any_player"})
    sail(match, "ship_track", "india")
    assert look(match).governors["blue"] == ("gov_india",)


@covers("end-open-5")
def test_a_governor_comes_by_opening_its_region_and_in_no_other_way() -> None:
    nearly = dict.fromkeys(REGIONS, ("red",) * 3)
    match = table(("round",), round=0, players=4, tracks=nearly)
    for step in range(3000):
        if match.over:
            break
        play_on(match, seed=step, until=1)
        state = look(match)
        opened = {f"gov_{area}" for area, is_open in zip(AREAS, state.opened, strict=True) if is_open}
        assert set(state.board_governors) == set(GOVERNORS) - opened
    assert len(told(match, "governor")) == len(told(match, "open")) > 0


@covers("end-open-5", "end-discard-10")
def test_the_governor_slot_takes_only_governors_that_are_held() -> None:
    match = table(("discard_phase",), red=kit(governors=("gov_india",)), opened={"india": "red", "africa": "blue"})
    assert asked(match).kind == "arrange"
    assert refused(match, ("house", "gov_africa")) == "end-open-5"
    assert refused(match, ("house", "gov_caribbean")) == "end-open-5"


@covers("end-open-6")
def test_a_governor_goes_to_the_free_slot_or_beside_and_counts_at_once() -> None:
    match = table(TURN, red=SAILOR, tracks={"india": ("red",) * 4})
    sail(match, "ship_track", "india")
    state = look(match)
    assert (state.governors["red"], state.free_slot["red"]) == (("gov_india",), "gov_india")
    assert state.attributes["red"] == (0, 0, 1, 2)
    assert match.over or asked(match).kind != "arrange"

    second = kit(3, tokens=("tok_ship",), governors=("gov_africa",), free_slot="gov_africa")
    match = table(TURN, red=second, opened={"africa": "red"}, tracks={"india": ("red",) * 4})
    sail(match, "ship_track", "india")
    state = look(match)
    assert (state.governors["red"], state.free_slot["red"]) == (("gov_africa", "gov_india"), "gov_africa")
    assert state.attributes["red"] == (1, 1, 1, 3)


@covers("end-open-8")
def test_the_last_space_still_gives_its_token() -> None:
    match = table(TURN, red=SAILOR, tracks={"india": ("blue",) * 4}, tokens={"track_india_5": "tok_culture"})
    sail(match, "ship_track", "india")
    state = look(match)
    assert state.attributes["red"] == (0, 1, 0, 0)
    assert state.governors["blue"] == ("gov_india",)
    assert state.tokens == {}


@covers("end-open-9", "end-open-10")
def test_an_open_region_stays_open_and_its_track_full() -> None:
    match = table(("round",), round=3, opened={"india": "blue"})
    for step in range(3000):
        if match.over:
            break
        play_on(match, seed=step, until=1)
        assert look(match).opened[AREAS.index("india")]
        assert look(match).tracks["india"] == ("blue",) * 5
    assert match.over


@covers("end-open-9")
def test_opening_one_region_keeps_the_others_open() -> None:
    match = table(TURN, red=SAILOR, opened={"africa": "blue", "far_east": "blue"}, tracks={"india": ("red",) * 4})
    sail(match, "ship_track", "india")
    opened = {area for area, is_open in zip(AREAS, look(match).opened, strict=True) if is_open}
    assert opened == {"europe", "africa", "far_east", "india"}


@covers("end-open-10", "end-score-7")
def test_discs_stay_on_the_track_of_an_open_region() -> None:
    match = table(TURN, red=SAILOR, tracks={"india": ("red", "blue", "blue", "blue")})
    sail(match, "ship_track", "india")
    assert look(match).tracks["india"] == ("red", "blue", "blue", "blue", "red")
    assert look(match).presence["red"][AREAS.index("india")] == 2
    assert row(match, "B") == 0


@covers("end-open-11")
def test_only_discs_on_the_track_count_for_the_governor() -> None:
    discs = {"london": "blue", "paris": "blue", "lisbon": "blue", "seville": "blue"}
    elsewhere = table(TURN, red=SAILOR, discs=discs, tracks={"india": ("red", "blue", "yellow", "yellow")})
    sail(elsewhere, "ship_track", "india")
    assert look(elsewhere).governors["red"] == ("gov_india",)


@covers("end-open-12")
def test_opening_and_governor_come_before_the_rest_of_the_turn() -> None:
    match = table(TURN, red=kit(4, coast=("colonial_house", "dock")), tracks={"india": ("red",) * 4})
    play(match, ("activate", 2), ("do", "ship"), ("ship_track", "india"))
    assert (asked(match).kind, asked(match).power) == ("action", "red")
    assert look(match).governors["red"] == ("gov_india",)
    assert look(match).attributes["red"] == (0, 0, 1, 2)
    play(match, ("do", "occupy"))
    assert may(match, ("occupy", "goa"))


# -- fleets


@covers("end-fleet-1", "end-fleet-2")
@pytest.mark.parametrize("fleet", ["azores_fleet", "arabian_fleet"])
def test_a_free_fleet_is_taken_with_its_token(fleet: str) -> None:
    tokens = {fleet: "tok_industry", "north_sea_fleet": "tok_wealth"}
    match = table(TURN, red=SAILOR, opened={"india": "blue"}, tokens=tokens)
    sail(match, "ship_fleet", fleet)
    state = look(match)
    assert (state.discs, state.attributes["red"]) == ({fleet: "red"}, (1, 0, 0, 0))
    assert state.tokens == {"north_sea_fleet": "tok_wealth"}


@covers("end-fleet-2")
def test_a_fleet_whose_token_is_gone_gives_none() -> None:
    match = table(TURN, red=SAILOR)
    sail(match, "ship_fleet", "azores_fleet")
    assert look(match).attributes["red"] == (0, 0, 0, 0)
    assert look(match).discs == {"azores_fleet": "red"}


@covers("end-fleet-3", "end-fleet-5")
def test_a_fleet_with_a_disc_cannot_be_shipped_to() -> None:
    match = sailing(table(TURN, red=SAILOR, discs={"azores_fleet": "blue", "north_sea_fleet": "red"}))
    assert refused(match, ("ship_fleet", "azores_fleet")) == "end-fleet-3"
    assert refused(match, ("ship_fleet", "north_sea_fleet")) == "end-fleet-3"


@covers("end-fleet-4")
def test_a_fleet_in_a_closed_region_cannot_be_shipped_to() -> None:
    match = sailing(table(TURN, red=SAILOR, tracks={"india": ("red",) * 4}, opened={"africa": "blue"}))
    assert refused(match, ("ship_fleet", "arabian_fleet")) == "end-fleet-4"
    assert may(match, ("ship_fleet", "mozambique_fleet"))


@covers("end-fleet-5")
def test_a_fleet_holds_one_disc() -> None:
    match = table(TURN, red=SAILOR)
    sail(match, "ship_fleet", "azores_fleet")
    sailing(match)
    assert refused(match, ("ship_fleet", "azores_fleet")) == "end-fleet-3"
    assert look(match).presence["red"][0] == 1


@covers("end-fleet-6")
def test_a_fleet_is_shipped_to_or_attacked_but_never_occupied() -> None:
    match = table(TURN, red=kit(9, coast=("colonial_house", "barracks")), discs={"azores_fleet": "blue"})
    play(match, ("activate", 1))
    assert not {option[1] for option in asked(match).options} & set(look(match).board.fleets)
    assert refused(match, ("occupy", "north_sea_fleet")) is None  # a fleet is no city
    play(match, ("occupy", "london"), ("activate", 2), ("do", "attack"))
    assert look(match).discs["azores_fleet"] == "red"


@covers("end-fleet-2", "end-link-2")
def test_a_fleet_may_complete_a_link() -> None:
    discs = {"lisbon": "red", "paris": "blue"}
    match = table(TURN, red=SAILOR, discs=discs, tokens={"link_lisbon__azores_fleet": "tok_culture"})
    sail(match, "ship_fleet", "azores_fleet")
    assert look(match).attributes["red"] == (0, 1, 0, 0)


# -- open seas


@covers("end-sea-1", "end-sea-2")
def test_the_open_sea_of_an_open_region() -> None:
    match = sailing(table(TURN, red=SAILOR, opened={"india": "blue"}, tracks={"africa": ("red",) * 4}))
    for region in REGIONS:
        if region == "india":
            assert may(match, ("ship_sea", region))
        else:
            assert refused(match, ("ship_sea", region)) == "end-sea-2"
    assert play(match, ("ship_sea", "india")).seas["india"] == ("red",)


@covers("end-sea-3")
def test_europe_has_no_open_sea() -> None:
    match = sailing(table(TURN, red=SAILOR, opened={"india": "blue"}))
    assert refused(match, ("ship_sea", "europe")) is None
    assert [option for option in asked(match).options if option[0] == "ship_sea"] == [("ship_sea", "india")]
    assert "europe" not in look(match).seas


@covers("end-sea-4")
def test_an_open_sea_holds_any_number_of_discs() -> None:
    match = table(TURN, red=SAILOR, opened={"india": "blue"}, seas={"india": ("red", "blue", "blue", "red", "yellow")})
    sail(match, "ship_sea", "india")
    assert look(match).seas["india"] == ("red", "blue", "blue", "red", "yellow", "red")


@covers("end-sea-5")
def test_an_open_sea_gives_no_token_but_presence() -> None:
    tokens = {"goa": "tok_wealth", "arabian_fleet": "tok_culture"}
    match = table(TURN, red=SAILOR, opened={"india": "blue"}, tokens=tokens)
    sail(match, "ship_sea", "india")
    state = look(match)
    assert state.tokens == tokens
    assert state.attributes["red"] == (0, 0, 0, 0)
    assert state.presence["red"][AREAS.index("india")] == 1


@covers("end-sea-6", "end-attack-6")
def test_discs_on_seas_and_tracks_cannot_be_attacked() -> None:
    red = kit(5, coast=("colonial_house", "barracks"))
    match = table(
        TURN, red=red, opened={"india": "blue"}, seas={"india": ("red", "blue")}, tracks={"africa": ("blue",)}
    )
    play(match, ("activate", 2))
    assert asked(match).kind == "occupy"  # there is nothing to attack
    match = table(TURN, red=red, opened={"india": "blue"}, seas={"india": ("red", "blue")}, discs={"paris": "blue"})
    play(match, ("activate", 2))
    assert set(asked(match).options) == {("do", "occupy"), ("do", "attack")}
    play(match, ("do", "attack"))
    assert look(match).discs == {"paris": "red"}  # the one thing to attack
    assert look(match).seas["india"] == ("red", "blue")


@covers("end-sea-6")
def test_discs_at_sea_control_no_links_and_never_move() -> None:
    match = table(TURN, red=SAILOR, opened={"india": "blue"}, discs={"goa": "red"})
    assert row(match, "B") == 1
    sail(match, "ship_sea", "india")
    assert row(match, "B") == 1
    acts = {act for kind in match.title.kinds.values() for act in kind.acts}
    assert not acts & {"move", "move_sea"}

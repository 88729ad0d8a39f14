"""Occupying cities and controlling links."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import TURN, asked, kit, look, may, play, refused, row, table
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import AREAS, BOARDS

INDIA = AREAS.index("india")


def occupying(match: Match) -> Match:
    """Red activates the Colonial House and is asked where."""
    play(match, ("activate", 1))
    assert asked(match).kind == "occupy"
    return match


# -- occupy


@covers("end-occupy-1")
def test_a_disc_goes_from_the_harbor_to_a_free_city() -> None:
    match = occupying(table(TURN, red=kit(4)))
    supply = look(match).supply["red"]
    state = play(match, ("occupy", "london"))
    assert (state.discs, state.harbor["red"], state.supply["red"]) == ({"london": "red"}, 2, supply)
    assert state.presence["red"][0] == 1


@covers("end-occupy-1")
def test_cities_of_closed_regions_cannot_be_occupied() -> None:
    match = occupying(table(TURN, red=kit(4), opened={"africa": "red"}, tracks={"india": ("red",) * 4}))
    for city in BOARDS["A"].cities:
        area = AREAS[next(i for i, cities in enumerate(BOARDS["A"].cities_in) if city in cities)]
        if area in ("europe", "africa"):
            assert may(match, ("occupy", city))
        else:
            assert refused(match, ("occupy", city)) == "end-occupy-1"


@covers("end-occupy-2")
def test_the_token_of_the_city_is_gained_at_once() -> None:
    tokens = {"london": "tok_ship", "paris": "tok_wealth"}
    state = play(occupying(table(TURN, red=kit(4), tokens=tokens)), ("occupy", "london"))
    assert state.action_tokens["red"] == ("tok_ship",)
    assert state.tokens == {"paris": "tok_wealth"}


@covers("end-occupy-2")
def test_a_city_without_a_token_gives_none() -> None:
    state = play(occupying(table(TURN, red=kit(4), tokens={"paris": "tok_wealth"})), ("occupy", "london"))
    assert (state.attributes["red"], state.action_tokens["red"]) == ((0, 0, 0, 0), ())


@covers("end-occupy-3")
def test_outside_europe_presence_is_needed_before() -> None:
    match = occupying(table(TURN, red=kit(4), opened={"india": "blue"}, discs={"london": "red"}))
    assert refused(match, ("occupy", "goa")) == "end-occupy-3"
    match = occupying(table(TURN, red=kit(4), opened={"india": "blue", "africa": "red"}))
    assert refused(match, ("occupy", "goa")) == "end-occupy-3"


@covers("end-occupy-4")
@pytest.mark.parametrize("presence", ["city", "fleet", "track", "sea", "none"])
def test_presence_of_every_kind_will_do(presence: str) -> None:
    discs = {"city": {"bombay": "red"}, "fleet": {"arabian_fleet": "red"}}.get(presence, {})
    seas = {"india": ("red",)} if presence == "sea" else {}
    tracks = {"india": ("blue", "blue", "red", "blue", "blue")} if presence == "track" else {"india": ("blue",) * 5}
    match = occupying(table(TURN, red=kit(4), discs=discs, seas=seas, tracks=tracks))
    if presence == "none":
        assert refused(match, ("occupy", "goa")) == "end-occupy-3"
        return
    assert play(match, ("occupy", "goa")).discs["goa"] == "red"
    assert look(match).presence["red"][INDIA] == 2


@covers("end-occupy-5")
def test_everybody_is_present_in_europe() -> None:
    match = occupying(table(TURN, red=kit(4)))
    assert look(match).presence["red"] == (0,) * 7
    assert {option[1] for option in asked(match).options} == set(BOARDS["A"].cities_in[0])


@covers("end-occupy-6")
def test_a_city_with_a_disc_cannot_be_occupied() -> None:
    match = occupying(table(TURN, red=kit(4), discs={"london": "blue", "paris": "red"}))
    assert refused(match, ("occupy", "london")) == "end-occupy-6"
    assert refused(match, ("occupy", "paris")) == "end-occupy-6"


@covers("end-occupy-7")
def test_a_city_holds_one_disc() -> None:
    match = table(TURN, red=kit(6, coast=("colonial_house", "guild_hall")))
    play(occupying(match), ("occupy", "london"), ("activate", 2))
    assert refused(match, ("occupy", "london")) == "end-occupy-6"
    assert look(match).discs == {"london": "red"}


@covers("end-occupy-8")
def test_a_city_is_occupied_or_attacked_but_never_shipped_to() -> None:
    match = table(TURN, red=kit(9, coast=("merchant_quay", "barracks")), discs={"london": "blue"})
    play(match, ("activate", 1))
    assert {option[1] for option in asked(match).options if option[0] == "ship_fleet"} == set(BOARDS["A"].fleets_in[0])
    assert not {option[1] for option in asked(match).options} & set(BOARDS["A"].cities)
    assert refused(match, ("ship_fleet", "paris")) is None  # a city is no fleet
    play(match, ("ship_track", "india"), ("activate", 2), ("do", "attack"))
    assert look(match).discs == {"london": "red"}


# -- links


@covers("end-link-1", "end-link-2")
@pytest.mark.parametrize(
    ("held", "city", "link"),
    [("london", "amsterdam", "link_london__amsterdam"), ("azores_fleet", "lisbon", "link_lisbon__azores_fleet")],
)
def test_a_disc_at_both_ends_controls_a_link_and_gains_its_token(held: str, city: str, link: str) -> None:
    match = occupying(table(TURN, red=kit(4), discs={held: "red"}, tokens={link: "tok_influence"}))
    state = play(match, ("occupy", city))
    assert state.attributes["red"] == (0, 0, 0, 1)
    assert state.tokens == {}
    assert state.controls("red", held, city)


@covers("end-link-1")
def test_one_end_is_not_enough() -> None:
    match = occupying(table(TURN, red=kit(4), tokens={"link_london__amsterdam": "tok_influence"}))
    state = play(match, ("occupy", "amsterdam"))
    assert state.tokens == {"link_london__amsterdam": "tok_influence"}
    assert not state.controls("red", "london", "amsterdam")
    assert row(match, "B") == 1


@covers("end-link-3")
def test_a_taken_token_is_not_replaced() -> None:
    red = kit(9, coast=("colonial_house", "barracks"))
    blue = kit(9, coast=("colonial_house", "barracks"))
    tokens = {"link_london__amsterdam": "tok_wealth"}
    match = occupying(table(TURN, red=red, blue=blue, discs={"london": "red"}, tokens=tokens))
    play(match, ("occupy", "amsterdam"))
    assert (look(match).attributes["red"], look(match).tokens) == ((0, 0, 1, 0), {})
    play(match, ("activate", 2), ("do", "attack"), ("attack", "amsterdam"))
    assert not look(match).controls("red", "london", "amsterdam")
    play(match, ("activate", 2), ("do", "attack"))
    state = look(match)
    assert state.controls("red", "london", "amsterdam")
    assert (state.attributes["red"], state.action_tokens["red"]) == ((0, 0, 1, 0), ())
    assert row(match, "B") == 3


@covers("end-link-4")
def test_one_placement_may_complete_several_links() -> None:
    tokens = {
        "link_london__amsterdam": "tok_influence",
        "link_london__paris": "tok_wealth",
        "link_london__bombay": "tok_culture",
        "link_paris__genoa": "tok_industry",
    }
    discs = {"amsterdam": "red", "paris": "red", "bombay": "blue", "genoa": "blue"}
    match = occupying(table(TURN, red=kit(4), discs=discs, opened={"india": "blue"}, tokens=tokens))
    state = play(match, ("occupy", "london"))
    assert state.attributes["red"] == (0, 0, 1, 1)
    assert set(state.tokens) == {"link_london__bombay", "link_paris__genoa"}


@covers("end-link-5", "end-link-10")
def test_links_score_at_the_end_whether_round_or_square() -> None:
    apart = table(TURN, discs={"genoa": "red", "london": "red"})
    square = table(TURN, discs={"genoa": "red", "venice": "red"})
    round_one = table(TURN, discs={"london": "red", "paris": "red"})
    assert [row(match, "B") for match in (apart, square, round_one)] == [2, 3, 3]


@covers("end-link-10")
def test_a_square_link_gives_no_token() -> None:
    match = occupying(table(TURN, red=kit(4), discs={"genoa": "red"}))
    link = next(link for link in BOARDS["A"].links if {link.a, link.b} == {"genoa", "venice"})
    assert link.shape == "square"
    assert link.id not in look(match).board.round_spaces
    state = play(match, ("occupy", "venice"))
    assert state.attributes["red"] == (0, 0, 0, 0)
    assert state.controls("red", "genoa", "venice")


@covers("end-link-6", "end-link-7")
def test_control_is_lost_with_one_end_but_the_token_is_kept() -> None:
    blue = kit(4, coast=("colonial_house", "barracks"))
    match = table(TURN, red=kit(4), blue=blue, discs={"london": "red"}, tokens={"link_london__paris": "tok_wealth"})
    play(occupying(match), ("occupy", "paris"))
    assert look(match).controls("red", "london", "paris")
    assert row(match, "B") == 3
    play(match, ("activate", 2), ("do", "attack"), ("attack", "paris"))
    state = look(match)
    assert not state.controls("red", "london", "paris")
    assert row(match, "B") == 1
    assert state.attributes["red"] == (0, 0, 1, 0)
    assert state.attributes["blue"] == (0, 0, 0, 0)


@covers("end-link-8")
def test_a_link_may_join_two_areas() -> None:
    tokens = {"link_london__bombay": "tok_influence"}
    match = occupying(table(TURN, red=kit(4), discs={"bombay": "red"}, opened={"india": "blue"}, tokens=tokens))
    state = play(match, ("occupy", "london"))
    assert state.attributes["red"] == (0, 0, 0, 1)
    assert row(match, "B") == 3


@covers("end-link-9")
def test_two_opponents_at_the_ends_control_nothing() -> None:
    tokens = {"link_london__paris": "tok_wealth", "link_paris__genoa": "tok_culture"}
    match = occupying(table(TURN, red=kit(4), discs={"london": "blue", "genoa": "red"}, tokens=tokens))
    state = play(match, ("occupy", "paris"))
    assert state.tokens == {"link_london__paris": "tok_wealth"}  # that of Paris-Genoa is red's
    assert state.attributes == {"red": (0, 1, 0, 0), "blue": (0, 0, 0, 0), "yellow": (0, 0, 0, 0)}
    for power in ("red", "blue", "yellow"):
        assert not state.controls(power, "london", "paris")
    assert (row(match, "B", "red"), row(match, "B", "blue")) == (3, 1)

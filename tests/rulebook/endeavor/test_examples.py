"""The worked examples of the rulebook and its boundary cases, one test for each, named by its id."""

from __future__ import annotations

import warcouncil
from tests.rulebook.endeavor.positions import TURN, asked, final, kit, look, may, play, refused, row, table
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import BOARDS, BUILDINGS


@covers("end-setup-6")
def test_end_ex_01_level_5_tiles() -> None:
    state = look(warcouncil.new("endeavor", players=3, seed=1))
    level_5 = [tile for tile in BUILDINGS if BUILDINGS[tile].level == 5]
    assert len(level_5) == 7
    assert len(state.level_5_aside) == 4
    assert sum(state.building_supply.get(tile, 0) for tile in level_5) == 3


@covers("end-setup-13", "end-setup-12")
def test_end_ex_02_merchant_dock_chosen() -> None:
    match = warcouncil.new("endeavor", players=2, seed=1)
    power = asked(match).power
    assert (look(match).attributes[power][2], look(match).supply[power]) == (0, 35)
    state = play(match, ("start", "merchant_quay"))
    assert (state.attributes[power][2], state.supply[power], state.workers[power]) == (1, 34, (1,))


@covers("end-build-4", "end-build-10", "end-build-1")
def test_end_ex_03_red_builds_the_theater() -> None:
    match = table(("build_phase",), red=kit(industry=5, culture=1))
    assert look(match).level("red", 0) == 3
    state = play(match, ("build", "theater"))
    assert state.attributes["red"] == (5, 3, 0, 0)
    assert state.coast["red"] == ("colonial_house", "theater")


@covers("end-growth-3", "end-growth-1")
def test_end_ex_04_yellow_grows() -> None:
    state = look(table(("growth_phase",), yellow=kit(1, culture=3)))
    assert (state.supply["yellow"], state.harbor["yellow"]) == (34 - 3, 1 + 3)


@covers("end-salary-3", "end-salary-4")
def test_end_ex_05_blue_pays() -> None:
    coast = ("colonial_house", "market", "shipyard")
    match = table(("salary_phase",), blue=kit(coast=coast, workers=(1, 2, 3), wealth=2))
    state = play(match, ("pay", 2), ("pay", 3))
    assert (state.harbor["blue"], state.workers["blue"]) == (2, (1,))
    assert match.over  # no third payment is asked for


@covers("end-act-6", "end-act-8")
def test_end_ex_06_attribute_token() -> None:
    match = table(("turn", "blue"), blue=kit(2, wealth=3), tokens={"london": "tok_wealth"})
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert state.attributes["blue"] == (0, 0, 4, 0)
    assert state.attribute_tokens["blue"] == (0, 0, 4, 0)


@covers("end-act-9", "end-activate-12")
def test_end_ex_07_action_token() -> None:
    match = table(("turn", "blue"), blue=kit(2), tokens={"london": "tok_draw"})
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert state.action_tokens["blue"] == ("tok_draw",)
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")  # a later turn: the others had to pass
    assert may(match, ("spend", "tok_draw"))


@covers("end-track-2", "end-track-3")
def test_end_ex_08_purple_sails_to_the_far_east() -> None:
    match = table(
        ("turn", "purple"),
        players=4,
        purple=kit(2, coast=("merchant_quay",)),
        tracks={"far_east": ("yellow", "blue")},
        tokens={"track_far_east_3": "tok_wealth", "track_far_east_4": "tok_culture"},
    )
    state = play(match, ("activate", 1), ("ship_track", "far_east"))
    assert state.tracks["far_east"] == ("yellow", "blue", "purple")
    assert (state.harbor["purple"], state.attributes["purple"]) == (2 - 1 - 1, (0, 0, 1 + 1, 0))
    assert not state.opened[6]


@covers("end-open-2", "end-open-4", "end-open-8")
def test_end_ex_09_purple_opens_the_far_east() -> None:
    match = table(
        ("turn", "purple"),
        players=4,
        purple=kit(1, tokens=("tok_ship",)),
        tracks={"far_east": ("yellow", "blue", "purple", "blue", "red")},
        tokens={"track_far_east_6": "tok_industry"},
    )
    state = play(match, ("spend", "tok_ship"), ("ship_track", "far_east"))
    assert state.opened[6]
    assert state.governors == {"red": (), "blue": (), "yellow": (), "purple": ("gov_far_east",)}
    assert state.attributes["purple"] == (1, 1, 0, 1)  # the token, and the governor's culture and influence


@covers("end-fleet-1", "end-fleet-2")
def test_end_ex_10_blue_takes_a_european_fleet() -> None:
    match = table(("turn", "blue"), blue=kit(1, tokens=("tok_ship",)), tokens={"azores_fleet": "tok_industry"})
    state = play(match, ("spend", "tok_ship"), ("ship_fleet", "azores_fleet"))
    assert (state.harbor["blue"], state.attributes["blue"]) == (0, (1, 0, 0, 0))
    assert state.discs == {"azores_fleet": "blue"}


@covers("end-sea-1", "end-sea-5")
def test_end_ex_11_red_uses_the_open_sea() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_ship",)), opened={"far_east": "blue"})
    state = play(match, ("spend", "tok_ship"), ("ship_sea", "far_east"))
    assert (state.harbor["red"], state.presence["red"][6]) == (0, 1)
    assert (state.attributes["red"], state.action_tokens["red"]) == ((0, 0, 0, 0), ())


@covers("end-occupy-2", "end-link-2")
def test_end_ex_12_yellow_occupies_in_india() -> None:
    match = table(
        ("turn", "yellow"),
        yellow=kit(2),
        opened={"india": "blue"},
        discs={"bombay": "yellow"},
        tokens={"goa": "tok_ship", "link_bombay__goa": "tok_culture"},
    )
    state = play(match, ("activate", 1), ("occupy", "goa"))
    assert state.harbor["yellow"] == 0
    assert (state.action_tokens["yellow"], state.attributes["yellow"]) == (("tok_ship",), (0, 1, 0, 0))
    assert state.controls("yellow", "bombay", "goa")
    assert state.tokens == {}


@covers("end-link-1", "end-score-5")
def test_end_ex_13_which_links_are_controlled() -> None:
    discs = {"london": "yellow", "paris": "yellow", "azores_fleet": "yellow", "lisbon": "blue", "genoa": "yellow"}
    match = table(TURN, discs=discs)
    links = {item.source for item in final(match, "yellow").rows[1].items if item.kind == "link"}
    held = {place for place, owner in discs.items() if owner == "yellow"}
    assert links == {link.id for link in BOARDS["A"].links if {link.a, link.b} <= held}
    assert links == {"link_london__paris", "link_paris__azores_fleet", "link_paris__genoa"}


@covers("end-attack-1", "end-attack-2", "end-attack-10")
def test_end_ex_14_blue_drives_yellow_from_a_city() -> None:
    match = table(
        ("turn", "blue"),
        blue=kit(3, tokens=("tok_occupy_attack",)),
        discs={"london": "yellow", "amsterdam": "yellow", "paris": "blue"},
        tokens={"link_london__paris": "tok_influence"},
    )
    before = look(match).copy()
    assert row(match, "B", "yellow") == 3
    play(match, ("spend", "tok_occupy_attack"), ("do", "attack"), ("attack", "london"))
    state = look(match)
    assert state.harbor["blue"] == before.harbor["blue"] - 2
    assert state.supply["blue"] == before.supply["blue"] + 1
    assert state.supply["yellow"] == before.supply["yellow"] + 1
    assert (state.discs["london"], state.attributes["blue"]) == ("blue", (0, 0, 0, 1))
    assert state.controls("blue", "london", "paris")
    assert row(match, "B", "yellow") == 1  # the city and the link London-Amsterdam are lost


@covers("end-draw-2", "end-draw-4", "end-draw-7")
def test_end_ex_15_red_draws_north_america_3() -> None:
    match = table(
        TURN,
        red=kit(1, coast=("colonial_house", "market")),
        tracks={"north_america": ("red", "red", "red")},
        top={"north_america": 3},
    )
    assert not look(match).opened[1]
    state = play(match, ("activate", 2), ("draw", "north_america"))
    assert state.cards["red"] == ("north_america_3",)
    assert state.attributes["red"] == (2, 2, 0, 0)


@covers("end-draw-10")
def test_end_ex_16_plus_on_a_value_1_card() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_draw",)), tracks={"caribbean": ("red",)})
    supply = look(match).supply["red"]
    state = play(match, ("spend", "tok_draw"), ("draw", "caribbean"))
    assert (state.supply["red"], state.harbor["red"]) == (supply - 1, 2)
    assert state.attributes["red"] == (1, 0, 1, 0)


@covers("end-abol-3", "end-abol-4", "end-abol-8")
def test_end_ex_17_blue_loses_two_slavery_cards() -> None:
    five = dict.fromkeys(("london", "paris", "genoa", "venice", "tunis"), "red")
    for pair in (("slavery_1", "slavery_4"), ("slavery_2", "slavery_3")):
        match = table(
            TURN, red=kit(1, tokens=("tok_draw",)), blue=kit(cards=pair, wealth=4), discs=five, top={"europe": 5}
        )
        assert look(match).attributes["blue"] == (5, 0, 4, 0)
        state = play(match, ("spend", "tok_draw"), ("draw", "europe"))
        assert state.attributes["blue"] == (0, 0, 2, 0)
        assert state.face_down["blue"] == pair
        assert row(match, "E", "blue") == -2


@covers("end-discard-4", "end-discard-6", "end-discard-16")
def test_end_ex_18_purple_is_one_card_over() -> None:
    cards = ("south_america_1", "caribbean_1", "caribbean_2", "slavery_0")
    purple = kit(cards=cards, governors=("gov_caribbean",), free_slot="gov_caribbean", influence=3)
    match = table(("discard_phase",), players=4, purple=purple, opened={"caribbean": "red"})
    assert look(match).card_limit("purple") == 2
    culture = look(match).attributes["purple"][1]
    play(match, ("house", "gov_caribbean"))
    state = play(match, ("discard", "south_america_1"))
    assert state.attributes["purple"][1] == culture - 2
    assert (state.cards["purple"], state.free_slot["purple"]) == (cards[1:], "gov_caribbean")
    assert state.discard_area == ("south_america_1",)
    assert asked(match).kind == "build"  # nothing more to discard


@covers("end-discard-17", "end-discard-18")
def test_end_ex_19_value_1_card_from_the_discard_area() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_draw",)), discs={"london": "red"}, discard_area=("south_america_1",))
    supply = look(match).supply["red"]
    state = play(match, ("spend", "tok_draw"), ("draw_discard", "south_america_1"))
    assert state.attributes["red"] == (0, 2, 0, 0)
    assert (state.supply["red"], state.harbor["red"]) == (supply - 1, 2)


@covers("end-score-1", "end-score-2", "end-score-14")
def test_end_ex_20_reds_final_score_is_60() -> None:
    cities = (*BOARDS["A"].cities_in[0][:8], "calcutta", "goa")  # nine of them worth 1, Calcutta 2
    red = kit(
        3,
        coast=("colonial_house", "museum", "parliament"),
        cards=("india_4",),
        face_down=("slavery_0",),
        industry=10,
        culture=5,
        wealth=6,
        influence=12,
    )
    discs = dict.fromkeys((*cities, "mediterranean_fleet"), "red")
    match = table(("end_of_round",), round=7, red=red, discs=discs, opened={"india": "blue"})
    attributes = [item.points for item in final(match).rows[0].items]
    assert attributes == [10, 4, 4, 12]
    assert [row(match, id) for id in "ABCDE"] == [30, 19, 11, 1, -1]
    assert match.result is not None
    assert match.result.scores["red"] == 60


@covers("end-silent-20")
def test_end_ex_21_dock_used_for_both_actions() -> None:
    match = table(
        TURN, players=2, options={"silent_fleet": True}, red=kit(3, coast=("colonial_house", "dock")), blue=kit(3)
    )
    play(match, ("activate", 2), ("do", "ship"), ("ship_track", "india"), ("do", "occupy"), ("occupy", "london"))
    assert set(asked(match).options) == {("respond_to", "ship"), ("respond_to", "occupy")}
    play(match, ("respond_to", "occupy"), ("silent_occupy", "paris"))
    assert (asked(match).kind, asked(match).power) == ("turn", "blue")
    assert look(match).supply["silent"] == 34


@covers("end-score-4", "end-score-5", "end-score-6")
def test_end_ex_22_scoring_by_placing_discs() -> None:
    discs = {"london": "red", "paris": "red", "azores_fleet": "red", "lisbon": "red", "calcutta": "red", "goa": "red"}
    match = table(TURN, discs=discs, opened={"india": "red"}, seas={"india": ("red",)})
    board, state = BOARDS["A"], look(match)
    counted = [place for place in discs if place in board.cities]  # tracks, seas and fleets are cleared
    counted += [link.id for link in board.links if state.controls("red", link.a, link.b)]
    counted += [city for city in discs if board.glory[city] == 2]
    assert row(match, "B") == len(counted) == 5 + 4 + 1


@covers("end-growth-4")
def test_end_ex_23_supply_too_small() -> None:
    match = table(("growth_phase",), red=kit(supply=1, culture=4))
    assert (look(match).supply["red"], look(match).harbor["red"]) == (0, 35)


@covers("end-score-12")
def test_end_ex_24_harbor_remainder_ignored() -> None:
    assert row(table(TURN, red=kit(5)), "D") == 1


@covers("end-score-10")
def test_end_ex_25_empty_governor_slot() -> None:
    assert [(item.kind, item.points) for item in final(table(TURN)).rows[2].items] == [("governor_slot", 3)]


@covers("end-draw-2")
def test_end_ex_26_too_little_presence() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_draw",)), tracks={"africa": ("red", "red")}, top={"africa": 3})
    play(match, ("spend", "tok_draw"))
    assert refused(match, ("draw", "africa")) == "end-draw-2"


@covers("end-occupy-1")
def test_end_ex_27_closed_region() -> None:
    match = table(TURN, red=kit(2), tracks={"india": ("red", "red")})
    play(match, ("activate", 1))
    assert refused(match, ("occupy", "goa")) == "end-occupy-1"


@covers("end-track-1")
def test_end_ex_28_open_regions_full_track() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_ship",)), opened={"india": "blue"})
    play(match, ("spend", "tok_ship"))
    assert refused(match, ("ship_track", "india")) == "end-track-1"


@covers("end-build-5")
def test_end_ex_29_nothing_affordable_left() -> None:
    match = table(("build_phase",), red=kit(industry=1), buildings={"bank": 1, "barracks": 1, "dock": 2, "theater": 1})
    assert set(asked(match).options) == {("build", "bank"), ("build", "barracks")}


@covers("end-discard-8")
def test_end_ex_30_slavery_card_within_five() -> None:
    cards = ("caribbean_1", "caribbean_2", "caribbean_3", "south_america_1", "south_america_2", "slavery_0")
    match = table(("discard_phase",), red=kit(cards=cards, influence=10))
    assert look(match).card_limit("red") == 5
    assert asked(match).kind == "discard"
    play(match, ("discard", "caribbean_1"))
    assert asked(match).kind == "build"  # exactly one had to go

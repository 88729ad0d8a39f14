"""Components and set-up A to H."""

from __future__ import annotations

from collections import Counter

import pytest

import warcouncil
from tests.rulebook.endeavor.positions import DISCS, TURN, asked, final, kit, look, play, refused, table
from warcouncil.engine.match import Match
from warcouncil.engine.state import OptionValue
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import ATTRIBUTES, BOARDS, BUILDINGS, CARDS, GOVERNORS, TOKENS


def new(players: int = 3, seed: int = 7, **options: OptionValue) -> Match:
    return warcouncil.new("endeavor", players=players, seed=seed, options=options)


def started(players: int = 3, seed: int = 7, side: str = "colonial_house", **options: OptionValue) -> Match:
    """A match in which everybody has chosen the same starting building."""
    match = new(players, seed, **options)
    for _ in range(players):
        play(match, ("start", side))
    return match


# -- the board


@covers("end-board-1")
@pytest.mark.parametrize(("players", "side"), [(2, "A"), (3, "A"), (4, "A"), (5, "B")])
def test_each_number_of_players_has_its_side(players: int, side: str) -> None:
    assert look(new(players)).side == side


@covers("end-board-1")
def test_four_players_may_have_more_room_and_two_need_no_variant() -> None:
    assert look(new(4, side="B")).side == "B"
    assert "silent" not in look(new(2)).supply
    assert set(BOARDS["B"].file.recommended_players) == {4, 5}


@covers("end-board-2")
def test_the_board_is_europe_and_six_regions() -> None:
    areas = ("europe", "north_america", "caribbean", "south_america", "africa", "india", "far_east")
    match = new()
    assert match.title.domains["area"] == areas
    assert match.title.domains["region"] == areas[1:]
    for side in ("A", "B"):
        zones = match.title.board({**match.options, "side": side})["zones"]
        assert {zone["id"] for zone in zones} == set(areas)
    assert len(look(match).opened) == 7


@covers("end-board-3", "end-sea-3")
def test_europe_is_no_region_to_ship_to() -> None:
    match = table(TURN, red=kit(2, coast=("merchant_quay",)), opened={"india": "blue"})
    assert "europe" not in match.title.domains["region"]
    assert len(match.title.domains["region"]) == 6
    play(match, ("activate", 1))
    assert {option for option in asked(match).options if option[1] == "europe"} == set()
    assert refused(match, ("ship_track", "europe")) is None  # no such thing: no clause is needed to refuse it
    assert refused(match, ("ship_sea", "europe")) is None


@covers("end-board-4", "end-board-5")
@pytest.mark.parametrize("side", ["A", "B"])
def test_what_each_area_holds(side: str) -> None:
    board = BOARDS[side]
    for area in board.file.areas:
        cities = {city.id for city in board.file.cities if city.area == area.id}
        tracks = [track for track in board.file.tracks if track.region == area.id]
        seas = [sea for sea in board.file.seas if sea.region == area.id]
        assert cities
        assert any({link.a, link.b} <= cities for link in board.links)
        if area.id == "europe":
            assert (area.decks, tracks, seas) == (("europe", "slavery"), [], [])
        else:
            assert (area.decks, len(tracks), len(seas)) == ((area.id,), 1, 1)
            assert len(tracks[0].spaces) >= 4


@covers("end-board-6")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_silent_fleet_sails_on_either_side(side: str) -> None:
    state = look(new(2, silent_fleet=True, side=side))
    assert state.side == side
    assert state.board is BOARDS[side]


# -- components


@covers("end-comp-1", "end-setup-1", "end-setup-2")
@pytest.mark.parametrize("side", ["A", "B"])
def test_ninety_five_tokens_lie_on_the_round_spaces(side: str) -> None:
    state = look(new(4, side=side))
    file = BOARDS[side].file
    spaces = {place.id for place in (*file.cities, *file.fleets)}
    spaces |= {link.id for link in file.links if link.shape == "round"}
    spaces |= {f"track_{track.region}_{i + 1}" for track in file.tracks for i in range(len(track.spaces))}
    assert set(state.tokens) == spaces
    assert not {link.id for link in file.links if link.shape == "square"} & set(state.tokens)
    assert len(state.tokens) == 95
    assert len(set(state.tokens.values())) == 8
    brown = {token.id for token in TOKENS.values() if token.attribute}
    blue = {token.id for token in TOKENS.values() if token.actions}
    assert (len(brown), len(blue), brown & blue) == (4, 4, set())


@covers("end-setup-1")
def test_the_tokens_lie_at_random() -> None:
    one, same, other = (look(new(seed=seed)).tokens for seed in (1, 1, 2))
    assert one == same
    assert one != other
    assert Counter(one.values()) == Counter(other.values())


@covers("end-comp-2")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_attribute_token_raises_the_attribute_it_shows(attribute: str) -> None:
    match = table(TURN, red=kit(2), tokens={"london": f"tok_{attribute}"})
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert dict(zip(ATTRIBUTES, state.attributes["red"], strict=True)) == {
        name: int(name == attribute) for name in ATTRIBUTES
    }


@covers("end-comp-4", table=True)
def test_there_are_forty_nine_buildings_of_nineteen_types() -> None:
    assert len(BUILDINGS) == 19
    assert sum(building.count for building in BUILDINGS.values()) == 49
    types = Counter(building.level for building in BUILDINGS.values())
    copies = {(building.level, building.count) for building in BUILDINGS.values()}
    assert types == {1: 3, 2: 3, 3: 3, 4: 3, 5: 7}
    assert copies == {(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)}
    for building in BUILDINGS.values():
        assert building.activatable == bool(building.actions)
        assert building.icons or building.actions or building.glory or building.special
        assert bool(building.joiner) == (len(building.actions) > 1)


@covers("end-comp-5")
def test_starting_tiles_are_five_and_no_building_tiles() -> None:
    match = new(5)
    for _ in range(5):
        assert set(asked(match).options) == {("start", "colonial_house"), ("start", "merchant_quay")}
        play(match, ("start", "merchant_quay"))
    assert not set(BUILDINGS) & {"colonial_house", "merchant_quay"}
    assert all(option[1] in BUILDINGS for option in asked(match).options)


@covers("end-comp-6", "end-comp-7", table=True)
def test_there_are_forty_two_cards_in_eight_decks() -> None:
    decks = look(new()).decks
    regions = ("africa", "south_america", "caribbean", "north_america", "india", "far_east")
    assert {deck: len(cards) for deck, cards in decks.items()} == {
        "europe": 6,
        "slavery": 6,
        **dict.fromkeys(regions, 5),
    }
    for card in CARDS.values():
        assert card.id == f"{card.deck}_{card.value}"


@covers("end-comp-7", "end-draw-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_value_of_a_card_is_the_presence_needed(value: int) -> None:
    enough = {"far_east": ("red",) * value}
    short = {"far_east": ("red",) * (value - 1)}
    draw = kit(1, tokens=("tok_draw",))
    top = {"far_east": value}
    match = play_draw(table(TURN, red=draw, tracks=short, top=top))
    assert refused(match, ("draw", "far_east")) == "end-draw-2"
    state = play(play_draw(table(TURN, red=draw, tracks=enough, top=top)), ("draw", "far_east"))
    assert state.cards["red"] == (f"far_east_{value}",)


def play_draw(match: Match) -> Match:
    play(match, ("spend", "tok_draw"))
    return match


@covers("end-comp-8")
def test_glory_on_a_card_counts_at_the_end_only() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_draw",)), tracks={"far_east": ("red",) * 2}, top={"far_east": 2})
    before = final(match).total
    state = play(play_draw(match), ("draw", "far_east"))
    assert state.attributes["red"] == (0, 1, 0, 1)
    assert CARDS["far_east_2"].glory == 1
    assert final(match).total == before + 1


@covers("end-comp-9")
def test_each_region_has_a_governor_with_icons_of_its_own() -> None:
    state = look(new())
    assert [GOVERNORS[governor].region for governor in state.board_governors] == [
        *("africa", "south_america", "caribbean", "north_america", "india", "far_east")
    ]
    match = table(TURN, red=kit(2, coast=("merchant_quay",)), tracks={"caribbean": ("red",) * 3})
    state = play(match, ("activate", 1), ("ship_track", "caribbean"))
    assert (state.governors["red"], state.free_slot["red"]) == (("gov_caribbean",), "gov_caribbean")
    assert state.attributes["red"] == (1, 0, 3, 0)


@covers("end-comp-10", "end-setup-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_35_discs_and_four_markers_on_zero(players: int) -> None:
    state = look(new(players))
    assert set(state.supply.values()) == {DISCS}
    assert len(state.supply) == players
    assert set(state.attributes.values()) == {(0, 0, 0, 0)}
    assert set(state.harbor.values()) == {0}


@covers("end-comp-11", table=True)
def test_a_player_board() -> None:
    title = new().title
    assert title.domains["attribute"] == ("industry", "culture", "wealth", "influence")
    assert title.domains["slot"] == (1, 2, 3, 4, 5, 6, 7, 8)
    state = look(new())
    for column in (state.coast, state.workers, state.cards, state.governors, state.face_down, state.action_tokens):
        assert column == dict.fromkeys(state.seats, ())
    for icons in (state.attributes, state.attribute_tokens, state.memorial_discs):
        assert icons == dict.fromkeys(state.seats, (0, 0, 0, 0))
    assert state.free_slot == dict.fromkeys(state.seats, "")
    assert state.harbor == dict.fromkeys(state.seats, 0)


@covers("end-comp-12")
@pytest.mark.parametrize("crown", ["red", "blue", "yellow"])
def test_the_crown_marks_the_start_player(crown: str) -> None:
    match = table(("build_phase",), crown=crown)
    assert asked(match).power == crown


@covers("end-act-7")
@pytest.mark.parametrize(("deck", "after"), [("north_america", (17, 16, 18, 18)), ("india", (15, 17, 19, 18))])
def test_an_attribute_passes_15(deck: str, after: tuple[int, ...]) -> None:
    red = kit(1, tokens=("tok_draw",), industry=15, culture=16, wealth=17, influence=17)
    match = table(TURN, red=red, tracks={deck: ("red",) * 4}, top={deck: 4})
    state = play(match, ("spend", "tok_draw"), ("draw", deck))
    assert state.attributes["red"] == after


@covers("end-comp-13", "end-act-7")
def test_the_extension_scores_and_counts_like_the_track() -> None:
    match = table(TURN, red=kit(2, culture=15), tokens={"london": "tok_culture", "paris": "tok_culture"})
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert state.attributes["red"][1] == 16
    assert [item.points for item in final(match).rows[0].items] == [0, 16, 0, 0]
    assert state.level("red", 1) == 6
    for marker in (24, 25, 26, 40):
        state.attributes["red"] = (0, marker, 0, 0)
        assert (final(match).rows[0].points, state.level("red", 1)) == (marker, 6)


# -- set-up


@covers("end-setup-3", "end-setup-17")
def test_decks_lie_open_with_the_lowest_value_on_top() -> None:
    match = new()
    for deck, cards in look(match).decks.items():
        lowest = 0 if deck in ("europe", "slavery") else 1
        assert cards == tuple(f"{deck}_{value}" for value in range(lowest, 6))
        assert [CARDS[card].value for card in cards] == list(range(lowest, 6))
    assert match.title.secrets == ()
    for seat in (0, 1, None):
        panels = {panel["kind"]: panel for panel in match.view(seat)["view"]["panels"]}
        state = look(match)
        assert panels["cards"]["decks"] == {deck: list(cards) for deck, cards in state.decks.items()}
        assert panels["cards"]["governors"] == list(state.board_governors)
        shown = {tile["id"] for tile in panels["building_supply"]["buildings"] if tile["level"] == 5}
        assert shown == {tile for tile in BUILDINGS if BUILDINGS[tile].level == 5 and state.building_supply[tile]}


@covers("end-setup-4")
def test_governors_lie_at_their_regions() -> None:
    match = new()
    assert set(look(match).board_governors) == set(GOVERNORS)
    assert all(governor in str(match.view(None)["view"]) for governor in GOVERNORS)


@covers("end-setup-5")
def test_tiles_of_a_type_form_a_stack() -> None:
    supply = look(new()).building_supply
    assert {tile: supply[tile] for tile in BUILDINGS if BUILDINGS[tile].level < 5} == {
        tile: 6 - building.level for tile, building in BUILDINGS.items() if building.level < 5
    }
    level_5 = {tile: supply[tile] for tile in BUILDINGS if BUILDINGS[tile].level == 5}
    assert Counter(level_5.values()) == {1: 3, 0: 4}


@covers("end-setup-6")
def test_three_of_seven_level_5_tiles_are_on_offer() -> None:
    level_5 = {tile for tile, building in BUILDINGS.items() if building.level == 5}
    offers = set()
    for seed in range(6):
        state = look(new(seed=seed))
        offered = {tile for tile in level_5 if state.building_supply.get(tile)}
        assert len(offered) == 3
        assert set(state.level_5_aside) == level_5 - offered
        offers.add(frozenset(offered))
    assert len(offers) > 1


@covers("end-setup-6")
def test_a_tile_set_aside_is_never_built() -> None:
    match = table(("build_phase",), red=kit(industry=10))
    aside = look(match).level_5_aside
    assert len(aside) == 4
    for tile in aside:
        assert refused(match, ("build", tile)) == "end-setup-6"


@covers("end-setup-8")
def test_the_start_player_is_chosen_at_random() -> None:
    assert {look(new(seed=seed)).crown for seed in range(20)} == {"red", "blue", "yellow"}


@covers("end-setup-9", "end-setup-10")
def test_starting_buildings_are_chosen_clockwise_from_the_crown() -> None:
    match = next(match for match in (new(seed=seed) for seed in range(20)) if look(match).crown == "blue")
    chosen = []
    for power in ("blue", "yellow", "red"):
        assert asked(match).power == power
        assert set(asked(match).options) == {("start", "colonial_house"), ("start", "merchant_quay")}
        chosen.append(("start", "merchant_quay" if power != "yellow" else "colonial_house"))
        play(match, chosen[-1])
    assert look(match).coast == {"red": ("merchant_quay",), "blue": ("merchant_quay",), "yellow": ("colonial_house",)}


@covers("end-setup-11", "end-setup-12", "end-setup-16")
def test_the_starting_building_is_on_the_leftmost_slot_and_occupied() -> None:
    match = new()
    power = asked(match).power
    state = play(match, ("start", "colonial_house"))
    assert state.coast[power] == ("colonial_house",)
    assert state.workers[power] == (1,)
    assert (state.supply[power], state.harbor[power]) == (34, 0)


@covers("end-setup-16", "end-activate-3")
def test_the_setup_disc_keeps_the_starting_building_from_being_activated() -> None:
    match = table(TURN, red=kit(3, coast=("colonial_house", "shipyard"), workers=(1,)))
    assert refused(match, ("activate", 1)) == "end-activate-3"


@covers("end-setup-13", "end-setup-7")
def test_a_merchant_dock_starts_with_wealth_1() -> None:
    match = started(side="merchant_quay")
    assert set(look(match).attributes.values()) == {(0, 0, 1, 0)}
    assert set(look(started(side="colonial_house")).attributes.values()) == {(0, 0, 0, 0)}


@covers("end-setup-15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_as_many_colours_as_players_are_used(players: int) -> None:
    state = look(new(players))
    assert tuple(state.seats) == ("red", "blue", "yellow", "purple", "green")[:players]
    assert set(state.supply) == set(state.presence) == set(state.harbor) == set(state.seats)


@covers("end-exploit-1", "end-score-15")
def test_the_game_is_played_without_exploits() -> None:
    match = new()
    assert not [option.id for option in match.title.all_options() if "exploit" in option.id]
    with pytest.raises(warcouncil.BadOption):
        new(exploits=True)
    assert [row.id for row in final(match).rows] == ["A", "B", "C", "D", "E"]

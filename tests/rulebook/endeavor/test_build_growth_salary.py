"""The first three phases: build, growth and salary."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import asked, kit, look, may, play, play_on, refused, table
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import BUILDINGS

BUILD: Entry = ("build_phase",)
GROWTH: Entry = ("growth_phase",)
SALARY: Entry = ("salary_phase",)


def levels_on_offer(match: Match) -> set[int]:
    return {BUILDINGS[str(option[1])].level for option in asked(match).options}


# -- 1: build


@covers("end-build-1", "end-build-11")
def test_a_tile_goes_from_the_supply_to_the_leftmost_free_slot() -> None:
    match = table(BUILD, red=kit(coast=("colonial_house", "market")))
    before = look(match).building_supply["shipyard"]
    state = play(match, ("build", "shipyard"))
    assert state.coast["red"] == ("colonial_house", "market", "shipyard")
    assert state.building_supply["shipyard"] == before - 1
    assert asked(match).power == "blue"


@covers("end-build-2")
@pytest.mark.parametrize(
    ("industry", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5)]
)
def test_no_tile_above_the_build_level(industry: int, level: int) -> None:
    match = table(BUILD, red=kit(industry=industry))
    assert levels_on_offer(match) == set(range(1, level + 1))
    for tile, building in BUILDINGS.items():
        if building.level > level and look(match).building_supply[tile]:
            assert refused(match, ("build", tile)) == "end-build-2"


@covers("end-build-3")
def test_the_build_level_is_read_from_industry_alone() -> None:
    match = table(BUILD, red=kit(industry=4, culture=10, wealth=10, influence=10))
    assert max(levels_on_offer(match)) == 3
    match = table(BUILD, red=kit(industry=10, culture=1, wealth=1, influence=1))
    assert max(levels_on_offer(match)) == 5


@covers("end-build-4")
def test_industry_5_gives_build_level_3() -> None:
    match = table(BUILD, red=kit(industry=5))
    assert max(levels_on_offer(match)) == 3
    assert refused(match, ("build", "university")) == "end-build-2"


@covers("end-build-5")
def test_only_if_nothing_is_low_enough_the_next_higher_level_may_be_taken() -> None:
    match = table(BUILD, red=kit(), buildings={"bank": 2, "barracks": 1, "dock": 1})
    assert set(asked(match).options) == {("build", "bank"), ("build", "barracks")}
    assert refused(match, ("build", "dock")) == "end-build-2"
    match = table(BUILD, red=kit(), buildings={"market": 1, "shipyard": 1, "bank": 2})
    assert refused(match, ("build", "bank")) == "end-build-2"


@covers("end-build-5")
def test_where_the_next_level_is_empty_too_the_lowest_left_is_taken() -> None:
    match = table(BUILD, red=kit(), buildings={"theater": 1, "dock": 1, "university": 1})
    assert set(asked(match).options) == {("build", "theater"), ("build", "dock")}


@covers("end-build-6")
def test_icons_of_a_tile_raise_the_attributes_at_once() -> None:
    state = play(table(BUILD, red=kit(industry=7)), ("build", "university"))
    assert state.attributes["red"] == (7, 2, 0, 1)


@covers("end-build-7")
def test_a_type_may_be_built_again() -> None:
    match = table(BUILD, red=kit(coast=("colonial_house", "bank"), industry=2))
    assert may(match, ("build", "bank"))
    assert play(match, ("build", "bank")).coast["red"] == ("colonial_house", "bank", "bank")


@covers("end-build-8")
def test_an_empty_stack_builds_nothing() -> None:
    match = table(BUILD, buildings={"market": 1, "shipyard": 2, "workshop": 2})
    play(match, ("build", "market"))
    assert refused(match, ("build", "market")) == "end-build-8"


@covers("end-build-9")
def test_everybody_must_build_exactly_one_tile() -> None:
    match = table(BUILD)
    for power in ("red", "blue", "yellow"):
        assert asked(match).power == power
        assert set(asked(match).options) == {("build", tile) for tile in ("market", "shipyard", "workshop")}
        play(match, ("build", "market"))
    assert {len(coast) for coast in look(match).coast.values()} == {2}
    assert match.over  # nothing follows the phase here: nobody was asked twice


@covers("end-build-9", "end-build-11")
def test_after_seven_rounds_every_coast_is_full() -> None:
    match = table(("round",), round=0)
    coasts: dict[str, tuple[str, ...]] = dict(look(match).coast)
    for step in range(4000):
        if match.over:
            break
        play_on(match, seed=step, until=1)
        for power, coast in look(match).coast.items():
            assert coast[: len(coasts[power])] == coasts[power]
            coasts[power] = coast
    assert {len(coast) for coast in look(match).coast.values()} == {8}


@covers("end-build-10")
def test_the_theater_raises_culture_by_2() -> None:
    assert play(table(BUILD, red=kit(industry=4)), ("build", "theater")).attributes["red"] == (4, 2, 0, 0)


@covers("end-build-12")
def test_the_level_counts_at_the_moment_of_building() -> None:
    match = table(("round",), players=2, red=kit(industry=1))
    assert refused(match, ("build", "bank")) == "end-build-2"
    play(match, ("build", "workshop"))
    assert look(match).attributes["red"][0] == 2
    assert look(match).level("red", 0) == 2


# -- 2: growth


@covers("end-growth-1")
@pytest.mark.parametrize(("culture", "discs"), [(0, 2), (1, 2), (2, 3), (4, 4), (6, 4), (7, 5), (10, 6), (18, 6)])
def test_discs_move_to_the_harbor(culture: int, discs: int) -> None:
    state = look(table(GROWTH, red=kit(3, culture=culture)))
    assert (state.harbor["red"], state.supply["red"]) == (3 + discs, 32 - discs)


@covers("end-growth-2")
def test_the_growth_level_is_read_from_culture_alone() -> None:
    state = look(table(GROWTH, red=kit(culture=0, industry=10, wealth=10, influence=10), blue=kit(culture=10)))
    assert (state.harbor["red"], state.harbor["blue"]) == (2, 6)


@covers("end-growth-3")
def test_culture_3_gives_growth_level_3() -> None:
    assert look(table(GROWTH, red=kit(culture=3))).harbor["red"] == 3


@covers("end-growth-4")
@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_a_small_supply_gives_what_it_has(supply: int, gained: int) -> None:
    state = look(table(GROWTH, red=kit(supply=supply, culture=4)))
    assert (state.supply["red"], state.harbor["red"]) == (supply - gained, 35 - supply + gained)


@covers("end-growth-5", "end-build-12")
def test_icons_of_the_new_tile_count_for_growth_and_salary() -> None:
    red = kit(industry=7, coast=("colonial_house", "market", "shipyard"), workers=(1, 2, 3))
    match = table(("round",), players=2, red=red, blue=kit())
    play(match, ("build", "trade_office"), ("build", "market"))
    assert asked(match).kind == "salary"
    play(match, ("pay", 1), ("pay", 2))
    assert asked(match).kind == "turn"  # wealth 2: two payments, and only two

    match = table(("round",), players=2, red=red, blue=kit())
    play(match, ("build", "university"), ("build", "market"))
    assert look(match).harbor["red"] == 3  # culture 2: three discs


# -- 3: salary


@covers("end-salary-1")
def test_discs_go_back_up_to_the_payment_level() -> None:
    match = table(SALARY, red=kit(1, coast=("colonial_house", "market", "shipyard"), workers=(1, 2, 3), wealth=2))
    play(match, ("pay", 3))
    assert refused(match, ("pay", 3)) == "end-salary-1"
    assert refused(match, ("pay", 4)) == "end-salary-1"
    state = play(match, ("pay", 1))
    assert (state.harbor["red"], state.workers["red"]) == (3, (2,))
    assert match.over


@covers("end-salary-1")
def test_fewer_may_be_paid() -> None:
    three = kit(1, coast=("colonial_house", "market", "shipyard"), workers=(1, 2, 3), wealth=7)
    state = play(table(SALARY, red=three), ("pay", 1), ("done",))
    assert (state.harbor["red"], state.workers["red"]) == (2, (2, 3))
    state = play(table(SALARY, red=three), ("done",))
    assert (state.harbor["red"], state.workers["red"]) == (1, (1, 2, 3))


@covers("end-salary-2")
@pytest.mark.parametrize(("wealth", "level"), [(0, 1), (1, 1), (2, 2), (4, 3), (7, 4), (10, 5), (15, 5)])
def test_the_payment_level_is_read_from_wealth(wealth: int, level: int) -> None:
    coast = ("colonial_house", *["market"] * 5, "shipyard")
    red = kit(coast=coast, workers=range(1, 8), wealth=wealth, industry=0, culture=2, influence=3)
    match = table(SALARY, red=red)
    for slot in range(1, level + 1):
        play(match, ("pay", slot))
    assert match.over
    assert len(look(match).workers["red"]) == 7 - level


@covers("end-salary-3")
def test_wealth_2_gives_payment_level_2() -> None:
    match = table(SALARY, red=kit(coast=("colonial_house", "market", "shipyard"), workers=(1, 2, 3), wealth=2))
    assert len(play(match, ("pay", 1), ("pay", 2)).workers["red"]) == 1
    assert match.over


@covers("end-salary-4")
def test_the_player_chooses_which_discs_come_back() -> None:
    red = kit(coast=("colonial_house", "market", "shipyard"), workers=(1, 2, 3), wealth=2)
    for slots in ((1, 2), (3, 1), (2, 3)):
        match = table(SALARY, red=red)
        assert set(asked(match).options) == {("pay", 1), ("pay", 2), ("pay", 3), ("done",)}
        state = play(match, *(("pay", slot) for slot in slots))
        assert set(state.workers["red"]) == {1, 2, 3} - set(slots)


@covers("end-salary-5")
def test_a_paid_building_can_be_activated_again() -> None:
    red = kit(2, coast=("colonial_house", "market"), workers=(1, 2))
    match = table(("round",), players=2, red=red, round=2)
    play(match, ("build", "shipyard"), ("build", "shipyard"), ("pay", 1))
    assert may(match, ("activate", 1))
    assert refused(match, ("activate", 2)) == "end-activate-3"


@covers("end-salary-6", "end-salary-7")
def test_a_salary_phase_only_building_is_paid_like_any_other() -> None:
    coast = ("colonial_house", "workshop", "market", "dock")
    match = table(SALARY, red=kit(coast=coast, workers=(1, 2, 3, 4), wealth=4))
    state = play(match, ("pay", 2), ("pay", 4), ("pay", 3))
    assert (state.workers["red"], state.harbor["red"]) == ((1,), 3)


@covers("end-salary-7")
def test_paying_costs_nothing() -> None:
    match = table(SALARY, red=kit(coast=("colonial_house", "shipyard"), workers=(1, 2), wealth=2))
    before = look(match).copy()
    state = play(match, ("pay", 1), ("pay", 2))
    assert state.attributes == before.attributes
    assert state.supply == before.supply
    assert state.harbor["red"] == 2


@covers("end-salary-1")
def test_who_has_no_disc_on_a_building_is_not_asked() -> None:
    match = table(SALARY, red=kit(3), blue=kit(workers=(1,)))
    assert asked(match).power == "blue"

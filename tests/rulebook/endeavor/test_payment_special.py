"""Payment, the Memorial and the City Hall."""

from __future__ import annotations

import msgspec
import pytest

from tests.rulebook.endeavor.positions import DISCS, TURN, asked, kit, look, may, play, refused, row, table
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import ATTRIBUTES, BUILDINGS, STARTING_BUILDINGS, TILES

PAYING = kit(1, coast=("colonial_house", "market", "workshop", "workshop"), workers=(1, 2, 3), tokens=("tok_payment",))


# -- payment


@covers("end-pay-1", "end-pay-2")
@pytest.mark.parametrize(("slot", "left"), [(1, {2, 3}), (2, {1, 3})])
def test_a_disc_of_ones_choice_goes_back_to_the_harbor(slot: int, left: set[int]) -> None:
    match = table(TURN, red=PAYING)
    play(match, ("spend", "tok_payment"))
    assert set(asked(match).options) == {("pay", 1), ("pay", 2)}
    assert refused(match, ("pay", 4)) == "end-pay-1"
    assert refused(match, ("pay", 8)) == "end-pay-1"
    state = play(match, ("pay", slot))
    assert (set(state.workers["red"]), state.harbor["red"]) == (left, 2)
    assert may(match, ("activate", slot)) or slot == 1


@covers("end-pay-1")
def test_a_paid_building_can_be_activated_again() -> None:
    red = kit(2, coast=("colonial_house", "market", "shipyard"), workers=(2, 3), tokens=("tok_payment",))
    match = table(TURN, red=red)
    assert refused(match, ("activate", 2)) == "end-activate-3"
    play(match, ("spend", "tok_payment"), ("pay", 2))
    assert may(match, ("activate", 2))
    assert refused(match, ("activate", 3)) == "end-activate-3"


@covers("end-pay-3")
@pytest.mark.parametrize("act", [("spend", "tok_payment"), ("activate", 4)])
def test_a_salary_phase_only_building_is_not_paid_by_an_action(act: Option) -> None:
    match = table(TURN, red=PAYING)
    play(match, act)
    assert refused(match, ("pay", 3)) == "end-pay-3"


@covers("end-pay-3")
def test_the_paying_building_cannot_free_itself() -> None:
    match = table(TURN, red=PAYING)
    play(match, ("activate", 4))
    assert refused(match, ("pay", 4)) == "end-pay-3"
    marked = {tile for tile in BUILDINGS if BUILDINGS[tile].salary_phase_only}
    assert marked == {"workshop", "trade_office", "stock_exchange"}


@covers("end-pay-4")
def test_payment_needs_a_disc_that_may_be_paid() -> None:
    coast = ("colonial_house", "workshop", "trade_office")
    match = table(TURN, red=kit(3, coast=coast, workers=(2,), tokens=("tok_payment",)))
    assert refused(match, ("spend", "tok_payment")) == "end-pay-4"
    assert refused(match, ("activate", 2)) == "end-activate-3"
    play(match, ("activate", 3))
    assert asked(match).kind == "draw"  # of Draw and Payment only Draw is possible
    match = table(TURN, red=kit(3, coast=("colonial_house", "workshop"), tokens=("tok_payment",)))
    assert refused(match, ("activate", 2)) == "end-activate-10"
    assert refused(match, ("spend", "tok_payment")) == "end-pay-4"


@covers("end-pay-4")
def test_the_one_disc_that_may_be_paid_is_paid() -> None:
    match = table(TURN, red=kit(2, coast=("colonial_house", "trade_office", "market", "theater"), workers=(3,)))
    play(match, ("activate", 2), ("do", "payment"))
    assert look(match).workers["red"] == (2,)


# -- special buildings


@covers("end-special-1", table=True)
def test_only_two_buildings_have_a_special_ability() -> None:
    special = {tile: building.special for tile, building in BUILDINGS.items() if building.special}
    assert special == {"memorial": "memorial", "city_hall": "city_hall"}
    for building in (*BUILDINGS.values(), *STARTING_BUILDINGS.values()):
        match = table(TURN, red=kit(coast=("colonial_house", building.id) if building.level else (building.id,)))
        assert row(match, "C") == 3 + (1 if building.id == "city_hall" else building.glory)
        assert set(building.icons) <= set(ATTRIBUTES)
        assert set(building.actions) <= {"ship", "occupy", "attack", "payment", "draw"}


MEMORIAL = ("colonial_house", "memorial")


def attack(match: Match, place: str) -> None:
    play(match, ("activate", 2), ("attack", place))


TWO = {"london": "blue", "paris": "yellow"}


@covers("end-special-2", "end-special-7")
@pytest.mark.parametrize("column", [0, 1, 2, 3])
def test_the_attackers_casualty_may_go_to_an_attribute_track(column: int) -> None:
    match = table(TURN, red=kit(5, coast=MEMORIAL), discs=TWO)
    attack(match, "london")
    assert (asked(match).kind, asked(match).power) == ("memorial", "red")
    supply = look(match).supply["red"]
    state = play(match, ("memorial", ATTRIBUTES[column]))
    one = tuple(int(i == column) for i in range(4))
    assert (state.attributes["red"], state.memorial_discs["red"]) == (one, one)
    assert (state.harbor["red"], state.supply["red"]) == (2, supply)
    assert state.discs["london"] == "red"


@covers("end-special-3")
def test_the_defenders_casualty_may_go_to_an_attribute_track() -> None:
    red = kit(5, coast=("colonial_house", "barracks"))
    match = table(TURN, red=red, blue=kit(coast=MEMORIAL), discs=TWO)
    supply = look(match).supply["blue"]
    play(match, ("activate", 2), ("do", "attack"), ("attack", "london"))
    assert (asked(match).kind, asked(match).power) == ("memorial", "blue")
    state = play(match, ("memorial", "influence"))
    assert state.attributes["blue"] == (0, 0, 0, 1)
    assert state.supply["blue"] == supply
    assert state.attributes["red"] == (0, 0, 0, 0)


@covers("end-special-2", "end-special-3")
def test_without_a_memorial_nobody_is_asked() -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "barracks")), yellow=kit(coast=MEMORIAL), discs=TWO)
    state = play(match, ("activate", 2), ("do", "attack"), ("attack", "london"))
    assert state.discs["london"] == "red"
    assert sum(sum(discs) for discs in state.memorial_discs.values()) == 0


@covers("end-special-4")
def test_the_memorial_works_from_the_moment_it_is_built() -> None:
    red = kit(5, coast=("colonial_house",), industry=10, tokens=("tok_occupy_attack",))
    buildings = {"memorial": 1, "market": 4}
    match = table(TURN, ("round",), players=2, red=red, discs={"london": "blue"}, buildings=buildings)
    play(match, ("spend", "tok_occupy_attack"), ("do", "attack"))
    assert look(match).discs["london"] == "red"  # nobody was asked: there is no Memorial yet

    match = table(("round",), players=2, red=red, discs={"london": "blue"}, buildings=buildings)
    play(match, ("build", "memorial"))
    while asked(match).power != "red" or asked(match).kind != "turn":
        play(match, ("pass",))
    play(match, ("spend", "tok_occupy_attack"), ("do", "attack"))
    assert (asked(match).kind, asked(match).power) == ("memorial", "red")


@covers("end-special-5")
def test_using_the_memorial_is_optional() -> None:
    match = table(TURN, red=kit(5, coast=MEMORIAL), discs=TWO)
    supply = look(match).supply["red"]
    attack(match, "london")
    state = play(match, ("decline",))
    assert (state.supply["red"], state.memorial_discs["red"]) == (supply + 1, (0, 0, 0, 0))
    assert state.attributes["red"] == (0, 0, 0, 0)
    assert state.discs["london"] == "red"


@covers("end-special-6")
@pytest.mark.parametrize(
    ("others", "glory"),
    [((), 1), (("market",), 2), (("market", "market", "trade_office", "dock"), 4), (("theater",), 1)],
)
def test_the_city_hall_is_worth_the_draw_icons(others: tuple[str, ...], glory: int) -> None:
    match = table(TURN, red=kit(coast=("colonial_house", "city_hall", *others)))
    assert row(match, "C") == 3 + glory
    assert row(match, "C", "blue") == 3


@covers("end-special-6")
def test_draw_icons_without_a_city_hall_are_worth_nothing() -> None:
    assert row(table(TURN, red=kit(coast=("colonial_house", "market", "market"))), "C") == 3


@covers("end-special-7")
def test_a_memorial_disc_never_comes_back() -> None:
    match = table(TURN, red=kit(5, coast=MEMORIAL), discs=TWO)
    attack(match, "london")
    play(match, ("memorial", "wealth"))
    state = look(match)
    in_use = state.supply["red"] + state.harbor["red"] + len(state.workers["red"]) + sum(state.presence["red"])
    assert in_use == DISCS - 1
    again = state.copy()
    again.agenda = [("growth_phase",)]
    grown = look(type(match).at("endeavor", again))
    assert grown.memorial_discs["red"] == (0, 0, 1, 0)
    assert grown.attributes["red"] == (0, 0, 1, 0)


@covers("end-special-8")
def test_only_pictured_tracks_may_be_chosen() -> None:
    match = table(TURN, red=kit(5, coast=MEMORIAL), discs=TWO)
    attack(match, "london")
    pictured = BUILDINGS["memorial"].memorial_attributes
    offered = {option[1] for option in asked(match).options if option[0] == "memorial"}
    assert offered == set(pictured) == set(ATTRIBUTES)


@covers("end-special-8")
def test_a_track_that_is_not_pictured_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = msgspec.structs.replace(BUILDINGS["memorial"], memorial_attributes=("culture", "influence"))
    monkeypatch.setitem(TILES, "memorial", fewer)
    match = table(TURN, red=kit(5, coast=MEMORIAL), discs=TWO)
    attack(match, "london")
    assert refused(match, ("memorial", "wealth")) == "end-special-8"
    assert may(match, ("memorial", "culture"))

"""Naos at sea (2.5, 5.2, 16.1, 16.6): orders, navigation, Terra Incognita, charts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import cited, finish, impulse, look, may, play, question, refused
from tests.rulebook.tanto_monta.oceans import (
    CORSAIR,
    CREW_0,
    CREW_1,
    CREW_2,
    DONE,
    FRENCH,
    PIRATE,
    SAILOR,
    SPANISH,
    ocean,
    voyage,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import sailing
from warcouncil.titles.tanto_monta.voyages.naos import NAOS, hold
from warcouncil.titles.tanto_monta.voyages.oceans import BORDERS, OCEANS, SITES_IN, closed_to

ISLANDS = {space.id: space.island for space in COMPONENTS.map.spaces if space.island}


def canaries(player: str, islands: int) -> dict[str, str]:
    """So many whole islands in the hands of a player, the others in those of the Guanches."""
    wanted = list(dict.fromkeys(ISLANDS.values()))[:islands]
    return {space: player if island in wanted else "guanche" for space, island in ISLANDS.items()}


# -- the map


@covers("tm-2.5-1", "tm-2.5-5", "tm-2.5-6")
def test_eight_zones_have_spaces_and_sixteen_charts_lie_in_ten() -> None:
    state = ocean()
    assert [label for label in OCEANS if not SITES_IN[label]] == ["ocean_a", "ocean_b"]
    assert sum(state.charts.values()) == 16
    assert set(state.charts) == set(OCEANS) and set(state.charts.values()) == {1, 2}


@covers("tm-16.1-5", "tm-16.1-6", "tm-2.5-2")
def test_naos_go_to_what_is_next_to_them() -> None:
    match = voyage(ocean({CREW_1: "ocean_1"}, {"cape_verde": "portugal"}, overseas_voyages=True), "portugal")
    targets = {option[2] for option in match.decisions[0].options if option[0] == "sail_nao"}
    assert targets == {*BORDERS["ocean_1"], "built"} == {"ocean_2", "ocean_a", "built"}
    assert cited(refused(match, ("sail_nao", CREW_1, "ocean_3"))) == "tm-16.1-5"
    berthed = voyage(ocean({CREW_1: "cape_verde"}, {"cape_verde": "portugal"}), "portugal")
    assert {option[2] for option in berthed.decisions[0].options if option[0] == "sail_nao"} == {"ocean_1"}
    boxed = voyage(ocean({CREW_1: "built"}, overseas_voyages=True), "portugal")
    assert {option[2] for option in boxed.decisions[0].options if option[0] == "sail_nao"} == {"ocean_1"}


# -- who sails


@covers("tm-2.5-8", "tm-2.5-9", "tm-2.5-10", "tm-16.1-25", "tm-20.3-1", table=True)
def test_the_first_turns() -> None:
    state = ocean(turn=1)
    assert [closed_to(state, "portugal", zone) for zone in ("ocean_1", "ocean_2")] == [None, "tm-2.5-9"]
    assert closed_to(state, "spain", "ocean_1") == "tm-2.5-8"
    state.turn = 2
    assert [closed_to(state, "portugal", zone) for zone in ("ocean_2", "ocean_3")] == [None, "tm-2.5-9"]
    state.turn, state.sagres = 1, True
    assert [closed_to(state, "portugal", zone) for zone in ("ocean_1", "ocean_2", "ocean_3")] == [None] * 3
    assert closed_to(state, "france", "ocean_1") == "tm-2.5-8"
    state.turn, state.sagres = 3, False
    assert [closed_to(state, player, "ocean_3") for player in COMPONENTS.players] == [None] * 4


@covers("tm-2.5-11", "tm-16.7-1")
@pytest.mark.parametrize("zone", ["ocean_a", "ocean_b", "ocean_4", "ocean_5", "ocean_6", "ocean_7", "ocean_8"])
def test_the_oceans_are_closed_until_the_voyages(zone: str) -> None:
    state = ocean(turn=5)
    assert closed_to(state, "portugal", zone) == "tm-16.7-1"
    state.overseas_voyages = True
    assert closed_to(state, "portugal", zone) is None


@covers("tm-16.1-3", "tm-16.1-1")
def test_naos_move_with_one_power_each_once() -> None:
    state = ocean({CORSAIR: "ocean_1", CREW_1: "ocean_1", CREW_2: "ocean_1"})
    assert sailing.able(state, "north_africa") and not sailing.able(state, "nasrid")
    assert sailing.able(state, "portugal") and not sailing.able(state, "beltranejos")
    assert not sailing.able(state, "spain") and not sailing.able(state, "france")
    match = voyage(state, "portugal")
    play(match, ("sail_nao", CREW_1, "ocean_2"))
    assert {option[1] for option in match.decisions[0].options if len(option) > 1} == {CREW_2}
    state = play(match, ("sail_nao", CREW_2, "ocean_2"))
    assert [state.naos[nao].place for nao in (CREW_1, CREW_2, CORSAIR)] == ["ocean_2", "ocean_2", "ocean_1"]


@covers("tm-16.1-1", "tm-16.1-3")
def test_a_naval_move_moves_something() -> None:
    state = ocean({CREW_1: "ocean_1"})
    state.fleets = {}
    match = voyage(state, "portugal")
    assert cited(refused(match, DONE)) == "tm-16.1-1"


@covers("tm-16.1-7")
def test_enemies_share_an_ocean_zone() -> None:
    state = ocean({CREW_1: "ocean_1", SPANISH: "ocean_2"})
    state.wars.add(("portugal", "spain"))
    match = voyage(state, "portugal")
    state = play(match, ("sail_nao", CREW_1, "ocean_2"))
    finish(match)
    assert state.naos[CREW_1].place == state.naos[SPANISH].place == "ocean_2"


@covers("tm-16.1-14")
def test_weather_stops_naos_before_their_rolls() -> None:
    state = ocean({CREW_1: "ocean_1"}, overseas_voyages=True)
    state.nao_orders = (("sail_nao", CREW_1, "ocean_a"),)
    assert sailing.sail(state, "portugal", True) == ()
    assert not state.nao_orders and state.naos[CREW_1].place == "ocean_1"
    state.nao_orders = (("sail_nao", CREW_1, "ocean_a"),)
    assert sailing.sail(state, "portugal", False)


# -- two at sea


@covers("tm-5.2-2", "tm-17.4-3", "tm-16.7-3")
def test_a_third_nao_leaves_the_box_only_for_another() -> None:
    match = voyage(ocean({CREW_0: "ocean_2", CREW_1: "ocean_2", CREW_2: "built"}), "portugal")
    assert cited(refused(match, ("sail_nao", CREW_2, "ocean_1"))) == "tm-17.4-3"
    play(match, ("replace_nao", CREW_2, CREW_0))
    assert {option[1] for option in match.decisions[0].options if len(option) > 1} == {CREW_1}
    state = play(match, DONE)
    finish(match)
    assert state.naos[CREW_2].place == "ocean_1" and state.away_naos == {CREW_0: 4}


@covers("tm-17.4-3")
def test_whoever_settles_makes_room_in_the_same_move() -> None:
    state = ocean({CREW_0: "ocean_2", CREW_1: "ocean_2", CREW_2: "built"})
    match = voyage(state, "portugal", ("naval resource", "naval_cp_2"))
    play(match, ("found", CREW_0, "elmina"))
    assert may(match, ("sail_nao", CREW_2, "ocean_1")) and not may(match, ("replace_nao", CREW_2, CREW_1))
    state = play(match, ("sail_nao", CREW_2, "ocean_1"), DONE)
    assert state.naos[CREW_2].place == "ocean_1"


@covers("tm-16.7-3")
def test_the_great_captains_do_not_count() -> None:
    state = ocean({CREW_0: "ocean_2", CREW_1: "ocean_2", "vasco_da_gama": "built"})
    match = voyage(state, "portugal")
    assert may(match, ("sail_nao", "vasco_da_gama", "ocean_1"))


# -- home


@covers("tm-16.1-13", "tm-6.3-7")
def test_a_nao_with_resources_delivers_them_in_the_box() -> None:
    laden = Nao("ocean_1", cargo=("naval_cp_3", "naval_vp_1"))
    match = voyage(ocean({CREW_1: laden, CREW_2: "ocean_1"}), "portugal")
    state = play(match, ("sail_nao", CREW_1, "built"), ("sail_nao", CREW_2, "built"))
    finish(match)
    assert state.warehouse["portugal"] == ("naval_cp_3",) and state.vp_resources["portugal"] == ("naval_vp_1",)
    assert state.away_naos == {CREW_1: 4} and state.naos[CREW_2].place == "built"


# -- navigation


@covers("tm-2.5-3", "tm-16.6-1", "tm-5.2-3")
@pytest.mark.parametrize(
    ("dice", "place", "damaged"),
    [((2, 4), "ocean_a", True), ((3, 3), "ocean_a", True), ((3, 4), "ocean_a", False)],
)
def test_a_roll_for_each_arrow(dice: tuple[int, int], place: str, damaged: bool) -> None:
    state = ocean({CREW_1: "ocean_1"}, overseas_voyages=True)
    match = voyage(state, "portugal", ("navigation", dice), ("navigation", (6, 6)))
    state = play(match, ("sail_nao", CREW_1, "ocean_a"))
    finish(match)
    assert state.naos[CREW_1] == Nao(place, damaged)


@covers("tm-16.6-3", "tm-17.4-4", "tm-16.6-4")
def test_a_nao_sinks() -> None:
    state = ocean({CREW_1: Nao("ocean_1", cargo=("naval_cp_2",))}, overseas_voyages=True)
    match = voyage(state, "portugal", ("navigation", (2, 2)))
    state = play(match, ("sail_nao", CREW_1, "ocean_a"))
    finish(match)
    assert CREW_1 not in state.naos and state.away_naos == {CREW_1: 4} and state.spent_resources == ("naval_cp_2",)


@covers("tm-16.6-4")
def test_a_damaged_nao_sinks_when_it_is_damaged_again() -> None:
    state = ocean({CREW_1: "ocean_1"}, overseas_voyages=True)
    match = voyage(state, "portugal", ("navigation", (3, 3)), ("navigation", (3, 3)))
    assert CREW_1 in play(match, ("sail_nao", CREW_1, "ocean_a")).away_naos


@covers("tm-16.6-3")
def test_maritime_technology_helps() -> None:
    state = ocean({CREW_1: "ocean_1"}, overseas_voyages=True, technology={"portugal"})
    match = voyage(state, "portugal", ("navigation", (3, 3)), ("navigation", (3, 3)))
    assert not play(match, ("sail_nao", CREW_1, "ocean_a")).naos[CREW_1].damaged


@covers("tm-16.6-2", "tm-12.4-7", "tm-12.6-3")
@pytest.mark.parametrize(("islands", "unrest", "rolls"), [(4, 0, 2), (5, 0, 0), (5, 1, 2)])
def test_five_islands_calm_the_way_to_a(islands: int, unrest: int, rolls: int) -> None:
    held = canaries("spain", islands)
    state = ocean({SPANISH: "ocean_a"}, overseas_voyages=True, unrest=set(list(held)[:unrest]))
    state.control.update(held)
    match = voyage(state, "spain", *[("navigation", (6, 6))] * rolls)
    play(match, ("sail_nao", SPANISH, "ocean_1"))
    finish(match)


@covers("tm-16.6-3")
def test_a_pilot_needs_no_navigation() -> None:
    state = ocean({CREW_1: "ocean_1"}, overseas_voyages=True, lasting={"experienced_pilot portugal"})
    match = voyage(state, "portugal")
    assert play(match, ("sail_nao", CREW_1, "ocean_a")).naos[CREW_1] == Nao("ocean_a")


@covers("tm-5.2-5", "tm-16.5-8")
def test_a_nao_that_is_damaged_keeps_one_resource() -> None:
    laden = Nao("ocean_1", cargo=("naval_cp_2", "naval_cp_5"))
    state = ocean({CREW_1: laden}, overseas_voyages=True)
    assert hold(state, CREW_1) == 2
    match = voyage(state, "portugal", ("navigation", (3, 3)), ("navigation", (6, 6)))
    play(match, ("sail_nao", CREW_1, "ocean_a"))
    assert question(match) == ("portugal", "overboard")
    assert not [problem for problem in match.title.invariants(look(match)) if CREW_1 in problem]
    state = play(match, ("discard_resource", CREW_1, "naval_cp_2"))
    assert state.naos[CREW_1] == Nao("ocean_a", True, ("naval_cp_5",)) and hold(state, CREW_1) == 1
    assert not state.this_impulse


# -- Terra Incognita


def first_way(player: str, dice: tuple[int, int], nao: str = CREW_1, **fields: Any) -> TantoMontaState:
    """A nao that leaves the box for an ocean zone its player does not know."""
    power = "north_africa" if player == "muslim" else player
    match = voyage(ocean({nao: "built"}, explored=(), **fields), power, ("terra_incognita", dice))
    play(match, ("sail_nao", nao, "ocean_1"))
    finish(match)
    return look(match)


@covers("tm-2.5-4", "tm-16.6-6", "tm-16.6-9")
def test_the_table_of_terra_incognita() -> None:
    sunk = first_way("portugal", (2, 2))
    assert sunk.away_naos == {CREW_1: 4} and not sunk.explored
    hurt = first_way("portugal", (3, 4))
    assert hurt.naos[CREW_1] == Nao("built", True) and not hurt.explored
    there = first_way("portugal", (4, 5))
    assert there.naos[CREW_1] == Nao("ocean_1") and there.explored == {("portugal", "ocean_1")}
    assert there.bonus_vp.get("portugal", ()) == () and there.charts["ocean_1"] == 1
    charted = first_way("portugal", (5, 5))
    assert charted.bonus_vp["portugal"] == (("cartography", 1),) and charted.charts["ocean_1"] == 0


@covers("tm-16.6-9", "tm-5.2-5")
def test_a_nao_that_is_damaged_exploring_turns_back_with_one_resource() -> None:
    laden = Nao("ocean_1", cargo=("naval_cp_2", "naval_cp_5"))
    state = ocean({CREW_1: laden}, explored=[("portugal", "ocean_1")])
    match = voyage(state, "portugal", ("terra_incognita", (3, 4)))
    play(match, ("sail_nao", CREW_1, "ocean_2"))
    assert question(match) == ("portugal", "overboard")
    state = play(match, ("discard_resource", CREW_1, "naval_cp_2"))
    finish(match)
    assert state.naos[CREW_1] == Nao("ocean_1", True, ("naval_cp_5",))
    state = ocean({CREW_1: Nao("ocean_1", True, ("naval_cp_5",))}, explored=[("portugal", "ocean_1")])
    state = play(voyage(state, "portugal", ("terra_incognita", (3, 4))), ("sail_nao", CREW_1, "ocean_2"))
    assert state.away_naos == {CREW_1: 4} and ("portugal", "ocean_2") not in state.explored


@covers("tm-16.6-5", "tm-2.5-5")
def test_navigation_comes_before_exploring() -> None:
    state = ocean({CREW_1: "ocean_1"}, explored=[("portugal", "ocean_1")], overseas_voyages=True)
    dice = [("navigation", (6, 6)), ("navigation", (6, 6)), ("terra_incognita", (4, 4))]
    match = voyage(state, "portugal", *dice)
    state = play(match, ("sail_nao", CREW_1, "ocean_a"))
    finish(match)
    assert state.naos[CREW_1].place == "ocean_a" and ("portugal", "ocean_a") in state.explored


@covers("tm-16.6-7")
def test_a_pilot_turns_sinking_into_nothing() -> None:
    state = first_way("portugal", (1, 1), lasting={"experienced_pilot portugal"})
    assert state.naos[CREW_1] == Nao("built") and not state.explored


@covers("tm-16.6-8", "tm-20.2-7")
def test_ceuta_and_gibraltar_help_the_muslims() -> None:
    plain = first_way("muslim", (4, 3), CORSAIR)
    assert plain.naos[CORSAIR].damaged
    for said in ({"control": {"ceuta": "north_africa"}}, {"gibraltar_before": True}):
        assert first_way("muslim", (4, 3), CORSAIR, **said).explored == {("muslim", "ocean_1")}
    restless = first_way("muslim", (4, 3), CORSAIR, control={"ceuta": "north_africa"}, unrest={"ceuta"})
    assert not restless.explored


@covers("tm-16.6-10")
def test_one_nao_explores_for_all() -> None:
    naos = {CREW_0: "ocean_1", SAILOR: "ocean_1"}
    known = [("portugal", "ocean_1")]
    match = voyage(ocean(naos, explored=known), "portugal", ("terra_incognita", (4, 3)))
    play(match, ("sail_nao", CREW_0, "ocean_2"), ("sail_nao", SAILOR, "ocean_2"))
    assert question(match) == ("portugal", "nao_explores")
    state = play(match, ("explores", SAILOR))
    finish(match)
    assert {nao.place for nao in state.naos.values()} == {"ocean_2"}
    match = voyage(ocean(naos, explored=known), "portugal", ("terra_incognita", (4, 3)))
    state = play(match, ("sail_nao", CREW_0, "ocean_2"), ("sail_nao", SAILOR, "ocean_2"), ("explores", CREW_0))
    assert state.naos == {CREW_0: Nao("ocean_1", True), SAILOR: Nao("ocean_1")}


@covers("tm-16.6-10")
def test_each_navigates_for_itself() -> None:
    state = ocean({CREW_0: "ocean_3", SAILOR: "ocean_3"}, overseas_voyages=True)
    match = voyage(state, "portugal", ("navigation", (1, 1)), ("navigation", (6, 6)))
    state = play(match, ("sail_nao", CREW_0, "ocean_4"), ("sail_nao", SAILOR, "ocean_4"))
    finish(match)
    assert state.naos == {SAILOR: Nao("ocean_4")}


# -- charts


@covers("tm-2.5-6", "tm-2.5-12")
def test_a_chart_is_worth_a_point_to_whoever_comes_first() -> None:
    state = ocean({CREW_1: "ocean_1", FRENCH: "ocean_1"})
    state = play(voyage(state, "portugal", ("cartography", (6, 6))), ("chart", CREW_1))
    assert state.bonus_vp["portugal"][-1] == ("cartography", 1)
    assert state.charts["ocean_1"] == 0 and state.charted == {("portugal", "ocean_1")}
    assert cited(refused(voyage(state, "france"), ("chart", FRENCH))) == "tm-16.6-11"


@covers("tm-2.5-7", "tm-2.5-12", "tm-16.6-11")
def test_nobody_has_two_charts_of_a_zone_and_two_have_one_each() -> None:
    state = ocean({CREW_1: "ocean_3", FRENCH: "ocean_3", SPANISH: "ocean_3"}, charts={"ocean_3": 2})
    for player, nao in (("portugal", CREW_1), ("france", FRENCH)):
        state = play(voyage(state, player, ("cartography", (5, 5))), ("chart", nao))
        assert state.bonus_vp[player][-1] == ("cartography", 1)
    assert state.charts["ocean_3"] == 0
    late = voyage(state, "spain")
    assert cited(refused(late, ("chart", SPANISH))) == "tm-16.6-11"
    again = voyage(ocean({CREW_1: "ocean_3"}, charted={("portugal", "ocean_3")}), "portugal")
    assert cited(refused(again, ("chart", CREW_1))) == "tm-2.5-7"


@covers("tm-16.6-11", "tm-16.6-7", "tm-5.2-3")
@pytest.mark.parametrize(
    ("dice", "said", "afloat", "won"),
    [
        ((2, 2), {}, False, False),
        ((2, 2), {"lasting": {"experienced_pilot portugal"}}, True, False),
        ((4, 5), {}, True, False),
        ((4, 5), {"escorts": {"ocean_1": {"portugal": 1}}}, True, True),
        ((4, 5), {"escorts": {"ocean_2": {"portugal": 1}}}, True, False),
        ((4, 5), {"escorts": {"ocean_1": {"spain": 1}}}, True, False),
        ((4, 5), {"technology": {"portugal"}}, True, True),
        ((4, 5), {"this_impulse": {("sea_dog", "portugal")}}, True, True),
    ],
)
def test_the_table_of_cartography(dice: tuple[int, int], said: dict[str, Any], afloat: bool, won: bool) -> None:
    match = voyage(ocean({CREW_1: "ocean_1"}, **said), "portugal", ("cartography", dice))
    state = play(match, ("chart", CREW_1))
    finish(match)
    assert (CREW_1 in state.naos) is afloat
    assert (("portugal", "ocean_1") in state.charted) is won


@covers("tm-16.6-11")
def test_only_explored_zones_are_charted() -> None:
    match = voyage(ocean({CREW_1: "ocean_1"}, explored=()), "portugal")
    assert cited(refused(match, ("chart", CREW_1))) == "tm-16.6-11"


# -- building


@covers("tm-17.4-1", "tm-5.2-1")
def test_naos_are_drawn_by_chance_into_the_box() -> None:
    match = impulse("spain", 4, ("nao", SPANISH), state=ocean())
    state = play(match, ("nao",))
    assert state.naos == {SPANISH: Nao("built")} and state.cp == 2 and SPANISH not in state.nao_pools["spain"]
    assert refused(impulse("france", 2, state=ocean(turn=2)), ("nao",)) == "tm-17.4-1"


@covers("tm-17.4-2", "tm-20.3-1")
@pytest.mark.parametrize(("sagres", "most"), [(False, 2), (True, 3)])
def test_portugal_builds_two_or_three_early(sagres: bool, most: int) -> None:
    state = ocean(turn=1, sagres=sagres, naos_built={"portugal": most - 1})
    match = impulse("portugal", 6, ("nao", CREW_0), state=state)
    play(match, ("nao",))
    assert refused(match, ("nao",)) == "tm-17.4-2"
    match = impulse("portugal", 6, ("nao", CREW_0), state=ocean(turn=1, sagres=sagres))
    play(match, ("nao",))
    assert may(match, ("nao",))


@covers("tm-17.4-4")
def test_naos_come_back_to_be_built() -> None:
    from warcouncil.titles.tanto_monta.voyages.naos import naos_come_back

    state = ocean({CREW_1: "ocean_1"}, turn=4)
    del state.naos[CREW_1]
    state.away_naos, state.naos_built = {CREW_1: 4, CREW_2: 5}, {"portugal": 2}
    naos_come_back(state)
    assert CREW_1 in state.nao_pools["portugal"] and state.away_naos == {CREW_2: 5} and not state.naos_built
    empty = ocean(nao_pools={"france": ()})
    assert refused(impulse("france", 2, state=empty), ("nao",)) == "tm-17.4-4"


def test_pirates_and_sailors_are_what_the_tests_think() -> None:
    assert [NAOS[nao].crew for nao in (CREW_0, CREW_1, PIRATE, SAILOR, CREW_2)] == [0, 1, 1, 2, 2]
    assert [NAOS[nao].piracy for nao in (PIRATE, SAILOR)] == [2, 0]


# -- with the ships of the power


@covers("tm-16.1-1", "tm-16.1-12")
def test_ships_and_naos_share_a_naval_move() -> None:
    state = ocean({CREW_1: "ocean_1"})
    state.fleets, state.admirals = {}, {}
    state.add_ships("lisbon", "portugal", "portugal", squadron=1)
    match = impulse("portugal", 1, state=state)
    play(match, ("naval_move", "portugal"))
    assert question(match) == ("portugal", "nao_orders")
    play(match, ("sail_nao", CREW_1, "ocean_2"))
    assert question(match) == ("portugal", "naval_move") and look(match).naos[CREW_1].place == "ocean_1"
    (port,) = [option[2] for option in match.decisions[0].options if option[0] == "sail"][:1]
    state = play(match, ("sail", "lisbon", port))
    if match.decisions:
        state = play(match, DONE)
    assert state.naos[CREW_1].place == "ocean_2" and state.ships(str(port), "portugal", "squadron") == 1


@covers("tm-16.1-1")
def test_naos_alone_make_a_naval_move() -> None:
    state = ocean({CREW_1: "ocean_1"})
    state.fleets, state.admirals = {}, {}
    match = impulse("portugal", 1, state=state)
    state = play(match, ("naval_move", "portugal"), ("sail_nao", CREW_1, "ocean_2"))
    assert state.naos[CREW_1].place == "ocean_2" and state.cp == 0 and state.naval_orders is None


@covers("tm-16.1-1")
def test_naos_may_stay_while_ships_sail() -> None:
    state = ocean({CREW_1: "ocean_1"})
    state.fleets, state.admirals = {}, {}
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    match = impulse("portugal", 1, state=state)
    play(match, ("naval_move", "portugal"), DONE)
    assert question(match) == ("portugal", "naval_move")
    assert DONE not in match.decisions[0].options

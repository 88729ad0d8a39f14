"""Settlements (16.6, 16.7, 20.3, 20.4), the great discoveries, and fortresses (17.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import cited, finish, impulse, look, play, position, question, refused, run
from tests.rulebook.tanto_monta.oceans import CORSAIR, CREW_0, CREW_1, CREW_2, DONE, FRENCH, SPANISH, ocean, voyage
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import discoveries, settlements
from warcouncil.titles.tanto_monta.voyages.fortresses import COMMON
from warcouncil.titles.tanto_monta.voyages.naos import capturable, capture, owner
from warcouncil.titles.tanto_monta.voyages.oceans import SITES_IN
from warcouncil.titles.tanto_monta.voyages.settlements import found_forbidden, markers_left

SPACES = COMPONENTS.atlas.spaces
CP = ("naval resource", "naval_cp_2")


# -- founding


@covers("tm-16.6-12", "tm-6.3-4", "tm-16.6-14")
def test_a_nao_founds_a_settlement() -> None:
    match = voyage(ocean({FRENCH: "ocean_1"}), "france", CP)
    state = play(match, ("found", FRENCH, "arguin"))
    finish(match)
    assert state.settlements == {"arguin": "france"} and state.cargo == {"arguin": "naval_cp_2"}
    assert state.away_naos == {FRENCH: 4} and not state.naos


@covers("tm-16.6-12")
def test_a_space_with_a_settlement_is_taken() -> None:
    state = ocean(settlements={"arguin": "spain"})
    assert found_forbidden(state, "france", "arguin") == "tm-16.6-12"


@covers("tm-16.6-13", "tm-16.6-14")
def test_one_settlement_a_zone_and_impulse() -> None:
    state = ocean({CREW_0: "ocean_3", CREW_1: "ocean_3", CREW_2: "ocean_2"})
    match = voyage(state, "portugal", CP, CP)
    play(match, ("found", CREW_0, "kongo"))
    assert cited(refused(match, ("found", CREW_1, "luanda"))) == "tm-16.6-13"
    state = play(match, ("found", CREW_2, "elmina"), DONE)
    assert state.settled_zones == {"ocean_2", "ocean_3"}
    assert found_forbidden(state, "portugal", "luanda") == "tm-16.6-13"


@covers("tm-16.6-13")
def test_founding_needs_a_marker() -> None:
    held = dict.fromkeys(("arguin", "sao_tome", "kongo", "sofala"), "france")
    state = ocean({FRENCH: "ocean_5"}, held, overseas_voyages=True)
    assert markers_left(state, "france") == 0 and found_forbidden(state, "france", "goa") == "tm-16.6-13"
    with_one = {site: player for site, player in held.items() if site != "kongo"}
    match = voyage(
        ocean({FRENCH: "ocean_1", "france_crew_0_piracy_0": "ocean_2"}, with_one, overseas_voyages=True), "france", CP
    )
    play(match, ("found", FRENCH, "gambia"))
    assert cited(refused(match, ("found", "france_crew_0_piracy_0", "benin"))) == "tm-16.6-13"


@covers("tm-20.1-4", "tm-20.2-7")
def test_the_fifth_settlement_of_the_muslims() -> None:
    held = dict.fromkeys(("arguin", "sao_tome", "kongo", "sofala"), "muslim")
    state = ocean(settlements=held)
    assert markers_left(state, "muslim") == 0
    assert markers_left(ocean(settlements=held, gibraltar_before=True), "muslim") == 1
    state.control["ceuta"] = "nasrid"
    settlements.note_ceuta(state)
    state.control["ceuta"] = "portugal"
    settlements.note_ceuta(state)
    assert markers_left(state, "muslim") == 1


@covers("tm-16.6-15", "tm-16.6-16")
def test_reserved_spaces() -> None:
    state = ocean()
    assert found_forbidden(state, "france", "cape_verde") == "tm-16.6-15"
    assert found_forbidden(state, "france", "arguin") is None
    assert found_forbidden(state, "portugal", "arguin") == "tm-16.6-16"
    assert found_forbidden(state, "portugal", "cape_verde") is None
    state.settlements["cape_verde"] = "portugal"
    assert found_forbidden(state, "portugal", "arguin") is None


@covers("tm-2.5-9", "tm-2.5-10", "tm-20.3-1")
def test_portugal_settles_in_its_color_first() -> None:
    state = ocean(settlements={"cape_verde": "portugal"}, turn=2)
    assert found_forbidden(state, "portugal", "arguin") == "tm-2.5-9"
    assert found_forbidden(state, "portugal", "elmina") is None
    state.sagres = True
    assert found_forbidden(state, "portugal", "arguin") is None
    assert found_forbidden(state, "portugal", "kongo") is None


@covers("tm-20.4-6", "tm-20.4-16", "tm-20.4-13")
@pytest.mark.parametrize(
    ("said", "player", "site", "clause"),
    [
        ({}, "spain", "arguin", None),
        ({"alcacovas": 3}, "spain", "arguin", "tm-20.4-6"),
        ({"alcacovas": 3}, "spain", "sao_tome", "tm-20.4-6"),
        ({"alcacovas": 3}, "spain", "kongo", None),
        ({"alcacovas": 3, "alcacovas_broken": True}, "spain", "arguin", None),
        ({"alcacovas": 3, "tordesillas": True}, "spain", "goa", "tm-20.4-16"),
        ({"alcacovas": 3, "tordesillas": True}, "spain", "arguin", "tm-20.4-6"),
        ({"alcacovas": 3, "tordesillas": True}, "portugal", "cuba", "tm-20.4-16"),
        ({"alcacovas": 3, "tordesillas": True}, "portugal", "pernambuco", "tm-20.4-16"),
        ({"alcacovas": 3, "tordesillas": True}, "portugal", "goa", None),
        ({"alcacovas": 3, "tordesillas": True, "alcacovas_broken": True}, "portugal", "cuba", None),
        ({"alcacovas": 3, "tordesillas": True}, "france", "cuba", None),
    ],
)
def test_treaties_limit_settlements(said: dict[str, Any], player: str, site: str, clause: str | None) -> None:
    assert found_forbidden(ocean(overseas_voyages=True, **said), player, site) == clause


@covers("tm-16.6-14")
def test_settlements_do_not_move() -> None:
    state = ocean({CREW_0: "ocean_1"}, {"arguin": "portugal", "gambia": "portugal", "cape_verde": "portugal"})
    match = voyage(state, "portugal")
    assert {option[1] for option in match.decisions[0].options if len(option) > 1} == {CREW_0}
    assert play(match, ("sail_nao", CREW_0, "ocean_2")).settlements == state.settlements


# -- lost and taken


@covers("tm-16.6-15")
def test_a_card_takes_even_a_reserved_settlement() -> None:
    state = ocean({CREW_1: "cape_verde"}, {"cape_verde": "portugal"}, {"cape_verde": "naval_cp_4"})
    state.sea_fortresses.add("cape_verde")
    state = look(run(state, lambda now: settlements.replace(now, "france", "cape_verde")))
    assert state.settlements == {"cape_verde": "france"} and not state.cargo and not state.sea_fortresses
    assert state.naos[CREW_1].place == "ocean_1"


@covers("tm-20.4-6")
def test_who_may_not_found_only_removes() -> None:
    state = ocean(settlements={"arguin": "portugal"}, alcacovas=3)
    state = look(run(state, lambda now: settlements.replace(now, "spain", "arguin")))
    assert state.settlements == {}


# -- the Overseas Voyages


def opened(**said: Any) -> TantoMontaState:
    return look(run(ocean(**said), discoveries.overseas_voyages))


@covers("tm-16.7-2", "tm-16.7-1")
def test_the_great_captains_come() -> None:
    state = opened()
    assert state.overseas_voyages
    assert {nao: facts.place for nao, facts in state.naos.items()} == {
        "columbus": "ocean_1",
        "vasco_da_gama": "ocean_3",
    }
    near = opened(explored=[("portugal", "ocean_1"), ("portugal", "ocean_2")])
    assert near.naos["vasco_da_gama"].place == "ocean_2" and near.naos["columbus"].place == "built"
    by_event = opened(explored=[("portugal", "ocean_5"), ("spain", "ocean_7")])
    assert by_event.naos["vasco_da_gama"].place == "built" and by_event.naos["columbus"].place == "built"


@covers("tm-16.7-4")
@pytest.mark.parametrize(("explored", "islands", "rolls"), [(False, 0, 1), (True, 0, 2), (False, 7, 0)])
def test_columbus_sails_west(explored: bool, islands: int, rolls: int) -> None:
    state = ocean({"columbus": "ocean_1"}, explored=[("spain", "ocean_1")], overseas_voyages=True)
    if explored:
        state.explored.add(("spain", "ocean_a"))
    spaces = [space for space in state.control if SPACES[space].island]
    state.control.update(dict.fromkeys(spaces, "spain" if islands else "guanche"))
    dice: list[tuple[str, object]] = [("navigation", (6, 6))] * rolls
    dice += [] if explored else [("terra_incognita", (3, 3))]
    match = voyage(state, "spain", *dice)
    state = play(match, ("sail_nao", "columbus", "ocean_a"))
    finish(match)
    assert state.naos["columbus"].place == "ocean_a"


@covers("tm-16.7-4")
def test_only_his_first_attempt_is_easier() -> None:
    state = ocean({"columbus": "ocean_1"}, explored=[("spain", "ocean_1")], overseas_voyages=True)
    match = voyage(state, "spain", ("navigation", (6, 6)), ("terra_incognita", (2, 2)))
    state = play(match, ("sail_nao", "columbus", "ocean_a"))
    assert state.naos["columbus"] == Nao("ocean_1", True)
    again = voyage(state, "spain", ("navigation", (6, 6)), ("navigation", (6, 6)), ("terra_incognita", (4, 4)))
    play(again, ("sail_nao", "columbus", "ocean_a"))
    finish(again)


@covers("tm-16.7-6")
def test_vasco_da_gama_rounds_the_cape() -> None:
    known = [("portugal", f"ocean_{number}") for number in (1, 2, 3)]
    state = ocean({"vasco_da_gama": "ocean_3"}, explored=known, overseas_voyages=True)
    match = voyage(state, "portugal", ("terra_incognita", (3, 3)))
    assert play(match, ("sail_nao", "vasco_da_gama", "ocean_4")).naos["vasco_da_gama"].place == "ocean_4"
    finish(match)


@covers("tm-16.7-3")
def test_the_great_captains_leave_the_game() -> None:
    state = ocean({"columbus": "ocean_7"}, overseas_voyages=True)
    match = voyage(state, "spain", CP)
    state = play(match, ("found", "columbus", "cuba"))
    assert not state.naos and not state.away_naos


@covers("tm-16.7-3")
def test_the_great_captains_are_never_captured() -> None:
    state = ocean({"columbus": "ocean_1", SPANISH: "ocean_1", CREW_1: "ocean_1", CORSAIR: "ocean_2"})
    assert capturable(state, "portugal") == [SPANISH]
    state = look(run(state, lambda now: capture(now, "portugal", SPANISH)))
    assert owner(state, SPANISH) == "portugal"
    state = look(run(state, lambda now: capture(now, "spain", SPANISH)))
    assert state.naos[SPANISH].captor == ""


@covers("tm-16.7-5", "tm-16.7-7", "tm-22.3-63")
@pytest.mark.parametrize(
    ("nao", "power", "site", "vp"),
    [
        ("columbus", "spain", "cuba", 2),
        (SPANISH, "spain", "cuba", 1),
        (FRENCH, "france", "cuba", 1),
        ("vasco_da_gama", "portugal", "goa", 2),
        (CREW_1, "portugal", "goa", 1),
        ("columbus", "spain", "goa", 1),
    ],
)
def test_first_settlers(nao: str, power: str, site: str, vp: int) -> None:
    zone = "ocean_7" if site == "cuba" else "ocean_5"
    state = play(voyage(ocean({nao: zone}, overseas_voyages=True), power, CP), ("found", nao, site))
    assert state.bonus_vp[power] == (("overseas_voyages", vp),)
    later = dict(state.settlements)
    second = ocean({CORSAIR: zone}, later, overseas_voyages=True, discoverers=state.discoverers)
    other = next(one for one in SITES_IN[zone] if one not in later)
    assert play(voyage(second, "north_africa", CP), ("found", CORSAIR, other)).bonus_vp.get("muslim", ()) == ()


# -- the two events


@covers("tm-16.7-8")
def test_a_discovery_needs_a_nao_and_room() -> None:
    assert discoveries.discovery_forbidden(ocean(), "new_world") == "tm-16.7-8"
    assert discoveries.discovery_forbidden(ocean({SPANISH: "built"}), "new_world") is None
    full = dict.fromkeys(SITES_IN["ocean_7"], "france")
    assert discoveries.discovery_forbidden(ocean({SPANISH: "built"}, full), "new_world") == "tm-16.7-8"


@covers("tm-16.7-9")
def test_columbus_discovers_the_new_world() -> None:
    state = ocean({SPANISH: "built"}, explored=(), turn=2)
    match = run(state, lambda now: discoveries.discover(now, "new_world"), ("terra_incognita", (1, 1)), CP)
    assert question(match) == ("spain", "discovered_site")
    state = play(match, ("found_at", "cuba"))
    finish(match)
    assert state.settlements == {"cuba": "spain"} and ("spain", "ocean_7") in state.explored
    assert state.bonus_vp["spain"] == (("overseas_voyages", 2),) and state.discovered == {"new_world"}
    assert state.away_naos == {SPANISH: 3}


@covers("tm-16.7-9")
def test_a_lesser_marker_is_turned() -> None:
    state = ocean({SPANISH: "ocean_1"}, {"cuba": "spain"}, bonus_vp={"spain": (("overseas_voyages", 1),)})
    state.discoverers = {"new_world": "spain"}
    match = run(state, lambda now: discoveries.discover(now, "new_world"), CP)
    state = play(match, ("found_at", "darien"))
    assert state.bonus_vp["spain"] == (("overseas_voyages", 2),)


@covers("tm-16.7-10")
def test_as_much_as_is_possible() -> None:
    state = ocean({CREW_1: "ocean_1"}, alcacovas=3, settlements={"arguin": "france"})
    state.settlements.update(dict.fromkeys(SITES_IN["ocean_5"], "france"))
    match = run(state, lambda now: discoveries.discover(now, "india"))
    finish(match)
    state = look(match)
    assert state.discovered == {"india"} and state.naos[CREW_1].place == "ocean_5"


# -- fortresses


@covers("tm-17.5-1", "tm-17.5-2")
def test_fortresses_on_settlements() -> None:
    state = ocean(settlements={"arguin": "france", "gambia": "france", "kongo": "spain"})
    match = impulse("france", 6, state=state)
    state = play(match, ("fortify_settlement", "arguin"))
    assert state.sea_fortresses == {"arguin"} and state.fortress_boxes["france"] == 1 and state.cp == 4
    assert refused(match, ("fortify_settlement", "arguin")) == "tm-17.5-2"
    assert refused(match, ("fortify_settlement", "kongo")) == "tm-17.5-1"
    play(match, ("fortify_settlement", "gambia"))
    assert state.fortress_boxes["france"] == 0


@covers("tm-17.5-1", "tm-17.5-2", "tm-2.1-8")
def test_fortresses_on_the_main_map() -> None:
    state = position(turn=3)
    castile = [space for space in COMMON if SPACES[space].home == "castile" and not SPACES[space].shared]
    restless, sick, foreign, lost, free = [space for space in castile if space not in state.troops][:5]
    state.unrest.add(restless)
    state.plague.add(sick)
    state.add_troops(foreign, "portugal", regular=1)
    state.control[lost] = "portugal"
    abroad = next(space for space in COMMON if SPACES[space].home == "portugal" and space not in state.troops)
    state.control[abroad] = "spain"
    match = impulse("spain", 5, state=state)
    assert [refused(match, ("fortify_space", space)) for space in (restless, sick, foreign)] == ["tm-17.5-2"] * 3
    assert refused(match, ("fortify_space", lost)) == refused(match, ("fortify_space", abroad)) == "tm-17.5-1"
    assert refused(match, ("fortify_space", "seville")) == "tm-17.5-1"
    state = play(match, ("fortify_space", free))
    assert state.fortresses == {free} and state.cp == 2


@covers("tm-17.5-2")
def test_no_marker_no_fortress() -> None:
    state = ocean(settlements={"arguin": "france"}, fortress_boxes={"france": 0})
    match = impulse("france", 6, state=state)
    assert refused(match, ("fortify_settlement", "arguin")) == "tm-17.5-2"
    own = next(space for space in COMMON if SPACES[space].home == "france" and state.control[space] == "france")
    assert refused(match, ("fortify_space", own)) == "tm-17.5-2"

"""Plague in ports (13.1): ships do not enter them, and those that leave may be lost."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import Game, cited, look, may, play, question, refused, run, table
from tests.rulebook.tanto_monta.land import kind
from tests.rulebook.tanto_monta.sea import sail, sailing, ships_of, waters
from warcouncil.campaign import naval_moves, navies
from warcouncil.testing.covers import covers
from warcouncil.testing.sights import Sights
from warcouncil.titles.tanto_monta.voyages import escorts


def sick() -> dict[str, Any]:
    """Plague in Valencia."""
    return {"plague": {"valencia"}}


@covers("tm-13.1-11")
def test_ships_do_not_enter_a_port_with_plague() -> None:
    match = sailing("spain", 3, ships={"gulf_of_lion": {"spain": 2}}, fields=sick())
    play(match, ("naval_move", "spain"))
    assert not may(match, ("sail", "gulf_of_lion", "valencia")) and may(match, ("sail", "gulf_of_lion", "mallorca"))
    assert cited(refused(match, ("sail", "gulf_of_lion", "valencia"))) == "tm-13.1-11"


@covers("tm-13.1-11")
def test_ships_neither_flee_nor_retreat_to_plague() -> None:
    state = waters({"gulf_of_lion": {"spain": 2}}, fields=sick())
    assert "valencia" not in navies.retreat_places(state, "spain", "gulf_of_lion")
    assert "valencia" not in naval_moves.havens(state, "spain", "gulf_of_lion")
    state.plague.clear()
    assert "valencia" in navies.retreat_places(state, "spain", "gulf_of_lion")
    assert "valencia" in naval_moves.havens(state, "spain", "gulf_of_lion")


@covers("tm-13.1-12")
def test_ships_that_leave_plague_may_be_lost() -> None:
    dice = (("plague", (3, 4, 1)), ("plague leader", 3))
    match = sailing("spain", 3, *dice, ships={"valencia": {"spain": 3}}, admirals={"bernat": "valencia"}, fields=sick())
    sail(
        match,
        "spain",
        ("sail_one", "valencia", "gulf_of_lion", "spain", "squadron"),
        ("sail", "valencia", "western_mediterranean"),
    )
    assert question(match) == ("spain", "plague_ship")
    Sights(Game()).look(match)
    play(match, ("dies_bound", "western_mediterranean", "spain", "squadron"))
    play(match, ("dies_bound", "western_mediterranean", "spain", "squadron"))
    after = look(match)
    assert ships_of(after, "gulf_of_lion", "spain") == (1, 0) and after.lost_ships["spain"] == (2, 0)
    assert after.admirals == {"bernat": "gulf_of_lion"}
    Sights(Game()).look(match)


@covers("tm-13.1-12", "tm-5.1-18")
def test_a_naval_leader_may_fall_ill_or_lose_his_last_ship() -> None:
    said = {"ships": {"valencia": {"spain": 1}}, "admirals": {"bernat": "valencia"}, "fields": sick()}
    match = sailing("spain", 3, ("plague", (4,)), ("plague leader", 2), **said)
    sail(match, "spain", ("sail", "valencia", "gulf_of_lion"))
    assert ships_of(look(match), "gulf_of_lion", "spain") == (1, 0)
    assert look(match).admirals == {} and look(match).waiting_admirals["bernat"] == look(match).turn + 1
    match = sailing("spain", 3, ("plague", (2,)), ("plague leader", 6), **said)
    sail(match, "spain", ("sail", "valencia", "gulf_of_lion"))
    assert look(match).fleets == {} and look(match).admirals == {} and "bernat" in look(match).waiting_admirals


@covers("tm-13.1-12")
def test_who_intercepts_out_of_plague_may_not_arrive() -> None:
    match = sailing(
        "france",
        1,
        ("naval intercept", (6, 6)),
        ("plague", (1,)),
        ships={"valencia": {"spain": 1}, "marseille": {"france": 1}},
        wars=[("france", "spain")],
        fields=sick(),
    )
    sail(match, "france", ("sail", "marseille", "gulf_of_lion"))
    assert kind(match) == "naval_intercept" and not may(match, ("sail", "marseille", "gulf_of_lion"))
    play(match, ("intercept_from", "valencia", "gulf_of_lion"))
    assert look(match).lost_ships["spain"] == (1, 0) and ships_of(look(match), "gulf_of_lion", "france") == (1, 0)


@covers("tm-13.1-12", "tm-5.1-18")
def test_a_naval_leader_does_not_intercept_without_the_ship_that_dies() -> None:
    match = sailing(
        "france",
        1,
        ("naval intercept", (6, 6)),
        ("plague", (1,)),
        ("plague leader", 6),
        ships={"valencia": {"spain": 1}, "marseille": {"france": 1}},
        admirals={"bernat": "valencia"},
        wars=[("france", "spain")],
        fields=sick(),
    )
    sail(match, "france", ("sail", "marseille", "gulf_of_lion"))
    after = play(match, ("intercept_from", "valencia", "gulf_of_lion"))
    assert after.admirals == {} and after.waiting_admirals["bernat"] == after.turn + 1


@covers("tm-13.1-12", "tm-10-10")
def test_escorts_leave_plague_like_others_and_do_not_come_back_to_it() -> None:
    state = waters(
        {"valencia": {"spain": 1}, "mallorca": {"spain": 1}}, fields={**sick(), "explored": {("spain", "ocean_1")}}
    )
    state.escorts = {"ocean_1": {"spain": 1}}
    assert ("recall_escort", "spain", "ocean_1", "mallorca") in escorts.spring_options(state, "spain", "spain")
    assert ("recall_escort", "spain", "ocean_1", "valencia") not in escorts.spring_options(state, "spain", "spain")
    match = run(
        state, lambda now: escorts.send(now, "spain", ("send_escort", "spain", "valencia", "ocean_1")), ("plague", 3)
    )
    assert look(match).escorts == {"ocean_1": {"spain": 1}} and look(match).lost_ships["spain"] == (1, 0)


@covers("tm-13.1-12", "tm-13.1-11", "tm-16.3-8")
def test_a_leader_on_his_way_to_the_canaries_leaves_plague_like_others() -> None:
    for die, there in ((3, {"mendoza": "lanzarote"}), (2, {})):
        state = waters(leaders={"mendoza": "leon"}, fields={"plague": {"leon", "la_gomera"}})
        state.control["la_gomera"] = "spain"
        state.agenda = [("extension", "spain")]
        match = table(state=state, dice=[("plague leader", die)])
        assert refused(match, ("leader_to_canaries", "mendoza", "la_gomera"))
        assert not may(match, ("leader_to_canaries", "mendoza", "la_gomera"))
        play(match, ("leader_to_canaries", "mendoza", "lanzarote"))
        assert look(match).leaders == there and ("mendoza" in look(match).away_leaders) == (not there)

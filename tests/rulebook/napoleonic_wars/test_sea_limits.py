"""The sea at its edges (13): lost ports with allies in them, partners who change camp, full convoys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    run,
    table,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.sea.fleets import fleets_at, is_port
from warcouncil.titles.napoleonic_wars.state import Subject
from warcouncil.titles.napoleonic_wars.war import flags

FRESH, WORN, UNFINISHED = 0, 1, -1


@covers("nw-13.9-1", "nw-13.9-2")
def test_families_in_a_lost_port_are_driven_out_one_after_the_other() -> None:
    """Britons and Russians lie in Sicily as it falls: each family chooses its sea zone and is intercepted by itself."""
    ships = [("britain", FRESH), ("britain", UNFINISHED), ("russia", WORN)]
    said: dict[str, Any] = {"units": {}, "squadrons": {"sicily": ships, "ionian_sea": [("france", FRESH)] * 2}}
    state = position(active="france", due="france", phase="impulses", **said)
    dice = [("interception by the fleet of france", (6, 6)), ("naval battle: other", (5, 1, 1, 1))]
    match = run(state, lambda now: flags.place(now, "france", "sicily"), *dice)
    where = {"britain": "tyrrhenian_sea", "russia": "ionian_sea"}
    for _ in where:
        play(match, ("steer", where[question(match)[0]]))
        if not match.over and question(match)[1] == "sea_intercept":
            play(match, ("intercept_fleet",))
    finish(match)
    assert look(match).squadrons == {
        "tyrrhenian_sea": (("britain", FRESH),),
        "ionian_sea": (("france", FRESH), ("france", FRESH)),
    }


@covers("nw-13.22-1", "nw-13.3-2")
def test_a_partner_who_changes_camp_is_an_enemy_in_the_same_sea_zone() -> None:
    said: dict[str, Any] = {"units": {}, "squadrons": {"north_sea": [("britain", FRESH), ("russia", FRESH)]}}
    state = position(players=4, grand={"north_sea": ("britain", "britain", "russia")}, **said)
    assert [fleet.head for fleet in fleets_at(state, "north_sea")] == ["britain"]
    state.camps["russia"] = "imperial"
    assert {fleet.head for fleet in fleets_at(state, "north_sea")} == {"britain", "russia"}
    match = impulse("britain", 2, ("patrol by the fleet of britain", (1, 1)), state=state, squadrons=None)
    play(match, ("sail", "north_sea"))
    assert may(match, ("patrol", "russia"))


@covers("nw-13.42-1", "nw-13.9-1")
def test_a_beaten_fleet_finds_no_refuge_in_the_capital_of_a_subject_neutral() -> None:
    """Copenhagen has fallen to Britain and is Denmark's again: nobody's friend, while Norway is (15.23)."""
    state = position(units={}, squadrons={}, subjects={"denmark": Subject("britain", 3)})
    assert not is_port(state, "britain", "copenhagen")
    assert is_port(state, "britain", "norway")
    assert is_port(state, "russia", "norway")
    assert not is_port(state, "france", "norway")


@covers("nw-13.6-2", "nw-13.6-3")
def test_a_full_convoy_of_leaders_takes_no_unit() -> None:
    said: dict[str, Any] = {
        "units": {"marseilles": {"france": 3}},
        "leaders": dict.fromkeys(("napoleon", "ney", "lannes", "soult", "davout"), "marseilles"),
    }
    match = impulse("france", 6, **said)
    play(match, ("convoy", "napoleon"))
    while question(match)[1] == "force":
        play(match, next(option for option in choices(match) if option[0] == "bring"))
    assert question(match) == ("france", "convoy")
    convoy = look(match).convoy
    assert convoy is not None and len(convoy.leaders) == 5 and convoy.units == ()


@covers("nw-13.6-1")
@pytest.mark.parametrize("power", ["france", "spain"])
def test_each_nation_sends_one_convoy_in_its_own_impulse_only(power: str) -> None:
    """Spaniards under a French leader go with the convoy of France; in the impulse of Spain with that of Spain."""
    said: dict[str, Any] = {
        "units": {"barcelona": {"spain": 2, "france": 1}},
        "leaders": {"ney": "barcelona", "blake": "barcelona"},
    }
    match = impulse(power, 6, **said)
    own = {"france": "ney", "spain": "blake"}
    assert may(match, ("convoy", own[power]))
    other = own["spain" if power == "france" else "france"]
    assert not may(match, ("convoy", other))
    play(match, ("convoy", own[power]))
    if power == "spain":
        assert ("take", "france", 1) not in choices(match)


@covers("nw-13.9-1", "nw-8.34-2")
def test_war_on_a_neutral_drives_out_the_squadrons_that_lodge_in_its_ports() -> None:
    """Russians have stayed in Norway when Denmark left their camp (8.21); Britain declares war in the interphase."""
    said: dict[str, Any] = {"units": {}, "squadrons": {"norway": [("russia", FRESH)], "skagerrak": [("france", FRESH)]}}
    match = table(("camp", "britain"), ("camps_done",), turn=2, phase="camps", due="britain", **said)
    play(match, ("declare_war", "denmark"))
    assert question(match) == ("france", "sea_intercept")
    assert look(match).ships_at("skagerrak") == (("france", FRESH), ("russia", FRESH))


@covers("nw-13.9-1")
def test_war_in_an_impulse_drives_them_out_before_anything_else() -> None:
    said: dict[str, Any] = {"units": {}, "squadrons": {"norway": [("russia", FRESH)]}}
    match = impulse("britain", 2, **said)
    play(match, ("declare_war", "denmark"))
    assert question(match) == ("britain", "action")
    assert look(match).squadrons == {"skagerrak": (("russia", FRESH),)}

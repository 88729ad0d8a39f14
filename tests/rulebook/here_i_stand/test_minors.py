"""Minor powers (22): activation, deactivation, the defeat of Hungary-Bohemia, independent keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, finish, look, may, play, position, question, refused, table
from tests.rulebook.here_i_stand.land import troops
from warcouncil.campaign import homecoming
from warcouncil.campaign.relations import army, at_war, commander, controls
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import HOMES, MAJORS, MINORS
from warcouncil.titles.here_i_stand.powers import minors
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.title import BOOK

DECLINE = ("decline",)
INDEPENDENT_KEYS = ("metz", "milan", "florence", "tunis")
Flowing = Callable[[HereIStandState], Any]


@pytest.fixture
def happens(monkeypatch: pytest.MonkeyPatch) -> Callable[[HereIStandState, Flowing], Match]:
    """Let something happen to a position."""

    def run(state: HereIStandState, flow: Flowing) -> Match:
        monkeypatch.setitem(BOOK.steps, "happens", flow)
        state.agenda = [("happens",)]
        return table(state=state)

    return run


Happens = Callable[[HereIStandState, Flowing], Match]


# -- what there is


@covers("his-3.2-1", "his-3.2-3", "his-3.2-4")
def test_ten_powers() -> None:
    assert MAJORS == ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
    assert MINORS == ("genoa", "hungary_bohemia", "scotland", "venice")


@covers("his-22.1-1", "his-22.6-1")
def test_minor_powers_begin_inactive_and_which_keys_are_independent() -> None:
    first, later = position(), position(scenario="1532")
    assert first.minors == {} and later.minors == {"hungary_bohemia": "hapsburg"}
    assert [first.control[key] for key in INDEPENDENT_KEYS] == ["independent", "france", "independent", "hapsburg"]
    assert {later.control[key] for key in INDEPENDENT_KEYS} == {"independent"}


@covers("his-22.2-1", "his-22.2-3", "his-3.2-4")
@pytest.mark.parametrize(
    ("minor", "activators"),
    [
        ("genoa", {"france", "hapsburg", "papacy"}),
        ("hungary_bohemia", {"hapsburg"}),
        ("scotland", {"england", "france"}),
        ("venice", {"france", "hapsburg", "papacy"}),
    ],
)
def test_who_activates_whom(minor: str, activators: set[str]) -> None:
    state = position()
    able = {power for power in MAJORS if minors.activation_forbidden(state, minor, power) is None}
    assert able == activators
    assert minors.activation_forbidden(state, minor, "ottoman") == "his-22.2-1"
    friend = min(activators)
    state.minors[minor] = friend
    for power in activators:
        assert minors.activation_forbidden(state, minor, power) == "his-22.2-3"
        taken = minors.activation_forbidden(state, minor, power, take_over=True)
        assert taken == ("his-22.2-3" if power == friend else None)


# -- activation


@covers("his-22.2-6", "his-22.2-8")
def test_the_activating_power_takes_over_spaces_and_wars(happens: Happens) -> None:
    wars = {("hapsburg", "france"), ("france", "venice")}
    state = position(control={"corfu": "ottoman"}, wars=wars)
    match = happens(state, lambda now: minors.activate(now, "venice", "france"))
    now = look(match)
    assert now.wars == {("hapsburg", "france")}
    assert now.minors == {"venice": "france"}
    assert (now.control["venice"], now.control["candia"], now.control["corfu"]) == ("france", "france", "ottoman")
    assert at_war(now, "venice", "hapsburg") and not at_war(now, "venice", "papacy")
    finish(match)


@covers("his-22.2-7")
def test_activation_ends_the_activating_powers_own_war_and_siege(happens: Happens) -> None:
    state = position(wars={("france", "genoa")}, sieges={"genoa": (("france", 1),)})
    state.add_troops("genoa", "france", regular=4)
    match = happens(state, lambda now: minors.activate(now, "genoa", "france"))
    assert look(match).wars == set() and look(match).sieges == {}
    assert look(match).number("genoa", "france", "regular") == 4
    finish(match)


def siege_of_venice(*wars: tuple[str, str]) -> HereIStandState:
    """The Ottomans besiege Venice and have taken Corfu."""
    state = position(wars={("ottoman", "venice"), *wars}, sieges={"venice": (("ottoman", 1),)})
    state.add_troops("venice", "ottoman", regular=5)
    state.control["corfu"] = "ottoman"
    state.troops["corfu"] = (troops("ottoman", 1),)
    return state


@covers("his-22.2-4")
def test_an_enemy_of_the_minor_power_may_declare_war_on_its_ally_free_of_charge(happens: Happens) -> None:
    match = happens(siege_of_venice(), lambda now: minors.activate(now, "venice", "papacy"))
    assert question(match) == ("ottoman", "join_war")
    play(match, ("declare_war", "papacy"))
    now = look(match)
    assert now.wars == {("ottoman", "papacy")} and now.war_debts == {}
    assert now.sieges == {"venice": (("ottoman", 1),)} and now.number("venice", "ottoman", "regular") == 5
    finish(match)


@covers("his-22.2-5")
def test_an_enemy_that_declines_leaves_but_keeps_what_it_took(happens: Happens) -> None:
    match = happens(siege_of_venice(), lambda now: minors.activate(now, "venice", "papacy"))
    play(match, DECLINE)
    assert question(match) == ("ottoman", "haven")
    play(match, sorted(choices(match))[0])
    now = look(match)
    assert now.wars == set() and now.sieges == {}
    assert not now.stack("venice", "ottoman").size
    assert now.control["venice"] == "papacy" and now.control["corfu"] == "ottoman"
    finish(match)


@covers("his-22.2-5")
def test_it_does_not_flee_into_a_besieged_fortress(happens: Happens) -> None:
    state = siege_of_venice()
    match = happens(state, lambda now: minors.activate(now, "venice", "papacy"))
    play(match, DECLINE)
    nearest = min(choices(match))[1]
    state = siege_of_venice()
    state.sieges[str(nearest)] = (("hapsburg", 1),)
    match = happens(state, lambda now: minors.activate(now, "venice", "papacy"))
    play(match, DECLINE)
    assert not may(match, ("space", str(nearest)))


@covers("his-22.2-4", "his-9.6-23")
def test_the_limits_of_declarations_hold_here_too(happens: Happens) -> None:
    state = siege_of_venice()
    state.alliances = {("ottoman", "france")}
    match = happens(state, lambda now: minors.activate(now, "venice", "france"))
    assert question(match) == ("ottoman", "haven")
    state = siege_of_venice(("hapsburg", "venice"))
    match = happens(state, lambda now: minors.activate(now, "venice", "papacy"))
    assert question(match) == ("ottoman", "join_war")
    play(match, ("declare_war", "papacy"))
    assert question(match) == ("hapsburg", "join_war")


@covers("his-22.2-4", "his-9.6-18")
def test_nobody_joins_a_war_against_whom_it_made_peace_with_in_this_phase(happens: Happens) -> None:
    state = siege_of_venice()
    state.phase = "diplomacy"
    state.this_turn.add(("peace", "ottoman", "papacy"))
    match = happens(state, lambda now: minors.activate(now, "venice", "papacy"))
    assert question(match) == ("ottoman", "haven")


@covers("his-22.2-4")
def test_who_is_at_war_with_the_ally_already_is_not_asked(happens: Happens) -> None:
    match = happens(siege_of_venice(("ottoman", "papacy")), lambda now: minors.activate(now, "venice", "papacy"))
    assert look(match).sieges == {"venice": (("ottoman", 1),)}
    finish(match)


@covers("his-22.3-1")
def test_units_of_an_active_minor_power_serve_its_ally(happens: Happens) -> None:
    match = happens(position(), lambda now: minors.activate(now, "genoa", "hapsburg"))
    now = look(match)
    assert army(now, "genoa", "hapsburg") == (troops("genoa", 2),)
    assert commander(now, "genoa") == "hapsburg" and commander(now, "venice") == "venice"
    assert controls(now, "hapsburg", "bastia")


# -- deactivation


@covers("his-22.4-1")
def test_hungary_is_never_deactivated() -> None:
    state = position(minors=dict.fromkeys(MINORS, "hapsburg"))
    assert minors.deactivation_forbidden(state, "hungary_bohemia") == "his-22.4-1"
    assert all(minors.deactivation_forbidden(state, minor) is None for minor in ("genoa", "scotland", "venice"))
    assert minors.deactivation_forbidden(position(), "genoa") == "his-22.4-1"


def papal_venice() -> HereIStandState:
    """Venice is a Papal ally; the Ottomans hold Corfu, a Papal regular is in Venice, Venetians are in Ravenna."""
    state = position(minors={"venice": "papacy"}, wars={("ottoman", "papacy")})
    for space in HOMES["venice"]:
        state.control[space] = "papacy"
    state.control["corfu"] = "ottoman"
    state.troops["corfu"] = (troops("ottoman", 1),)
    state.add_troops("venice", "papacy", regular=1)
    state.add_troops("ravenna", "venice", regular=1)
    state.add_ships("venice", "papacy", "papacy", squadron=1)
    state.add_ships("adriatic_sea", "venice", "venice", squadron=1)
    return state


@covers("his-22.4-2", "his-22.4-5")
def test_deactivation_frees_the_home_spaces_of_the_former_ally_alone(happens: Happens) -> None:
    state = papal_venice()
    state.wars |= {("ottoman", "papacy"), ("ottoman", "venice")}
    match = happens(state, lambda now: minors.deactivate(now, "venice"))
    while not match.over:
        play(match, sorted(choices(match))[0])
    now = look(match)
    assert now.minors == {} and now.wars == {("ottoman", "papacy")}
    assert {space: now.control[space] for space in HOMES["venice"]} == {
        "venice": "venice",
        "candia": "venice",
        "zara": "venice",
        "corfu": "ottoman",
    }


@covers("his-22.4-3", "his-22.4-4")
def test_others_leave_first_and_the_minor_powers_forces_go_home(happens: Happens) -> None:
    match = happens(papal_venice(), lambda now: minors.deactivate(now, "venice"))
    while not match.over:
        play(match, sorted(choices(match))[0])
    now = look(match)
    assert now.troops["venice"] == (troops("venice", 3),)
    assert not now.stack("ravenna", "venice").size
    assert now.ships("venice", "venice", "squadron") == 4
    assert not now.ships("venice", "papacy", "squadron")
    assert sum(fleet.size for fleets in now.fleets.values() for fleet in fleets if fleet.owner == "papacy") == 2


@covers("his-22.4-4")
def test_its_units_prefer_walls_to_a_nearer_town() -> None:
    state = position()
    assert homecoming.quarters(state, "venice", "agram") == ("venice",)
    state.control |= dict.fromkeys(("venice", "corfu", "candia"), "ottoman")
    assert homecoming.quarters(state, "venice", "agram") == ("zara",)


@covers("his-22.4-4")
def test_without_a_home_space_its_forces_are_removed(happens: Happens) -> None:
    state = position(minors={"genoa": "france"}, control={"genoa": "hapsburg", "bastia": "hapsburg"})
    state.troops["marseille"] = (troops("genoa", 2),)
    state.troops.pop("genoa")
    state.fleets.pop("genoa")
    state.add_ships("marseille", "genoa", "genoa", squadron=1)
    state.admirals["andrea_doria"] = "marseille"
    match = happens(state, lambda now: minors.deactivate(now, "genoa"))
    now = look(match)
    assert "marseille" not in now.troops and now.lost_ships["genoa"] == (1, 0)
    assert now.waiting_admirals == {"andrea_doria": 2}
    finish(match)


@covers("his-22.4-6")
def test_lent_ships_and_besiegers_of_the_minor_power_go_home_too(happens: Happens) -> None:
    state = position(minors={"venice": "papacy"}, sieges={"athens": (("papacy", 1),)}, wars={("ottoman", "papacy")})
    state.add_troops("athens", "venice", regular=2)
    state.add_ships("naples", "venice", "hapsburg", squadron=1)
    match = happens(state, lambda now: minors.deactivate(now, "venice"))
    now = look(match)
    assert now.sieges == {} and not now.stack("athens", "venice").size
    at_home = {port: now.ships(port, "venice", "squadron") for port in HOMES["venice"]}
    assert at_home["venice"] == 3 and at_home["corfu"] + at_home["candia"] == 1
    assert not now.ships("naples", "venice", "squadron", "hapsburg")
    finish(match)


# -- Hungary-Bohemia


def war_in_hungary(keys: tuple[str, ...], regulars: int, **said: Any) -> HereIStandState:
    """The Ottomans hold some home keys of Hungary, which has so many regulars left in Buda or Prague."""
    state = position(**said)
    for space in HOMES["hungary_bohemia"]:
        state.troops.pop(space, None)
    for key in keys:
        state.control[key] = "ottoman"
        state.troops[key] = (troops("ottoman", 1),)
    state.add_troops("prague", "hungary_bohemia", regular=regulars)
    return state


@covers("his-22.5-1")
@pytest.mark.parametrize(
    ("keys", "regulars", "married", "falls"),
    [
        (("belgrade",), 5, False, False),
        (("belgrade",), 4, False, True),
        ((), 0, False, False),
        (("belgrade",), 1, True, False),
        (("belgrade", "buda"), 5, True, True),
    ],
)
def test_when_hungary_falls(keys: tuple[str, ...], regulars: int, married: bool, falls: bool) -> None:
    said: dict[str, Any] = {"minors": {"hungary_bohemia": "hapsburg"}} if married else {}
    assert (minors.hungary_defeated(war_in_hungary(keys, regulars, **said)) is not None) == falls


@covers("his-22.5-1")
def test_it_falls_once() -> None:
    assert minors.hungary_defeated(position(scenario="1532")) is None


@covers("his-22.5-2", "his-22.5-5", "his-22.5-6")
def test_the_hapsburgs_must_fight_and_the_ottomans_gain_two_points(happens: Happens) -> None:
    state = war_in_hungary(("belgrade",), 3, alliances={("ottoman", "hapsburg")})
    match = happens(state, minors.hungary_defeated)
    now = look(match)
    assert ("ottoman", "hapsburg") in now.wars and now.alliances == set()
    assert ("ottoman", "hungary_bohemia") not in now.wars
    assert now.bonus_vp["ottoman"] == (("war_winner", 1), ("war_winner", 1))
    finish(match)


@covers("his-22.5-3", "his-22.5-4", "his-22.5-7")
def test_the_ottomans_keep_where_they_stand_and_the_hapsburgs_get_the_rest(happens: Happens) -> None:
    state = war_in_hungary(("belgrade",), 2, sieges={"buda": (("ottoman", 1),)})
    state.add_troops("buda", "hungary_bohemia", regular=1)
    state.add_troops("buda", "ottoman", regular=5)
    state.add_troops("mohacs", "ottoman", regular=1)
    match = happens(state, minors.hungary_defeated)
    now = look(match)
    assert now.minors["hungary_bohemia"] == "hapsburg" and now.hungary_fell
    held = {space for space in HOMES["hungary_bohemia"] if now.control[space] == "ottoman"}
    assert held == {"belgrade", "buda", "mohacs"}
    rest = {now.control[space] for space in HOMES["hungary_bohemia"] if space not in held}
    assert rest == {"hapsburg"}
    assert now.troops["buda"] == (troops("ottoman", 5),) and now.sieges == {}
    assert now.troops["prague"] == (troops("hungary_bohemia", 2),)
    finish(match)


@covers("his-22.5-4")
def test_besiegers_of_an_ottoman_garrison_stay_when_hungary_falls(happens: Happens) -> None:
    state = war_in_hungary(
        ("belgrade", "buda"),
        0,
        minors={"hungary_bohemia": "hapsburg"},
        wars={("ottoman", "hapsburg")},
        sieges={"belgrade": (("hapsburg", 1),)},
    )
    state.add_troops("belgrade", "hapsburg", regular=2)
    state.add_troops("belgrade", "hungary_bohemia", regular=2)
    before = state.troops["belgrade"]
    match = happens(state, minors.hungary_defeated)
    now = look(match)
    assert now.hungary_fell
    assert now.troops["belgrade"] == before and now.sieges == {"belgrade": (("hapsburg", 1),)}
    finish(match)


@covers("his-22.5-2", "his-22.5-6")
def test_former_allies_leave_each_others_spaces_and_loans_end(happens: Happens) -> None:
    state = war_in_hungary(("belgrade",), 3, alliances={("ottoman", "hapsburg")})
    state.add_troops("graz", "ottoman", regular=2)
    state.add_ships("naples", "ottoman", "hapsburg", squadron=1)
    match = happens(state, minors.hungary_defeated)
    while not match.over:
        play(match, sorted(choices(match))[0])
    now = look(match)
    assert not now.stack("graz", "ottoman").size
    assert not now.ships("naples", "ottoman", "squadron", "hapsburg")
    assert sum(fleet.size for fleets in now.fleets.values() for fleet in fleets if fleet.owner == "ottoman") == 4


@covers("his-9.6-12")
def test_war_on_hungary_stays_the_ottomans_own() -> None:
    match = table(("declare_war", "hapsburg"), turn=2, hands={"hapsburg": ("copernicus",)})
    assert refused(match, ("declare_war", "hungary_bohemia")) == "his-9.6-12"
    assert ("ottoman", "hungary_bohemia") in look(match).wars

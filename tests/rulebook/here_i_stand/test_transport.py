"""Naval transport (16.3): armies that cross the sea where their power has ships, and land."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal
from tests.rulebook.here_i_stand.driver import choices, finish, impulse, look, may, play, question, refused
from tests.rulebook.here_i_stand.land import size, units
from tests.rulebook.here_i_stand.sea import hits, sailing, ships_of, waters
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

CHANNEL = {"english_channel": {"england": 1}}
FRENCH_WAR = [("england", "france")]
REGULARS = ("detach", "england", "regular")


def embark(match: Match, space: str, *parts: Any) -> Match:
    """An army goes aboard in a port: all of it, or the parts that are named."""
    play(match, ("transport", space))
    for part in parts:
        play(match, part)
    return match


def crossing(points: int, *dice: tuple[str, object], **said: Any) -> Match:
    """England with a squadron in the Channel and three regulars in Portsmouth."""
    return sailing("england", points, *dice, **{"ships": CHANNEL, "portsmouth": {"england": 3}, **said})


# -- leaving a port


@covers("his-16.3-1", "his-16.3-2")
def test_over_a_zone_with_own_ships_for_two_points() -> None:
    match = crossing(3)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert look(match).cp == 2
    state = play(match, ("land_at", "calais"))
    assert (state.cp, size(state, "calais", "england")) == (1, 3)
    assert refused(crossing(2, ships={"north_sea": {"england": 1}}), ("transport", "portsmouth")) == "his-16.3-4"
    assert refused(crossing(2, ships={"english_channel": {"france": 1}}), ("transport", "portsmouth")) == "his-16.3-4"


@covers("his-16.3-1")
def test_nobody_lands_where_he_embarked() -> None:
    match = crossing(2)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert refused(match, ("land_at", "portsmouth")) == "his-16.3-1"


@covers("his-16.3-2")
def test_two_points_must_be_left() -> None:
    assert refused(crossing(1), ("transport", "portsmouth")) == "his-16.3-2"
    assert may(crossing(2), ("transport", "portsmouth"))


@covers("his-16.3-2")
def test_five_units_and_any_leaders() -> None:
    leaders = {"henry_viii": "portsmouth", "charles_brandon": "portsmouth"}
    match = crossing(2, portsmouth={"england": 9}, leaders=leaders)
    embark(match, "portsmouth", ("leader", "henry_viii"), ("leader", "charles_brandon"))
    assert max(int(option[3]) for option in choices(match) if option[0] == "detach") == 5
    play(match, (*REGULARS, 5))
    state = play(match, ("land_at", "calais"))
    assert size(state, "calais", "england") == 5
    assert state.leaders == dict.fromkeys(leaders, "calais")
    match = crossing(2, portsmouth={"england": 9})
    embark(match, "portsmouth")
    assert max(int(option[3]) for option in choices(match)) == 4  # what units without a leader may do


@covers("his-16.3-2")
def test_leaders_cross_without_units() -> None:
    match = crossing(2, leaders={"henry_viii": "portsmouth"}, wars=FRENCH_WAR)
    embark(match, "portsmouth", ("leader", "henry_viii"), (*REGULARS, 0))
    assert refused(match, ("land_at", "boulogne")) == "his-13.1-9"
    state = play(match, ("land_at", "calais"))
    assert state.leaders["henry_viii"] == "calais"
    assert size(state, "portsmouth", "england") == 3


@covers("his-16.3-2")
def test_units_of_minor_allies_and_ships_on_loan_serve() -> None:
    fields = {"minors": {"scotland": "france"}}
    ships = {"north_sea": {"scotland": 1}, "english_channel": {"england>france": 1}}
    match = sailing("france", 3, ships=ships, edinburgh={"scotland": 1, "france": 1}, fields=fields)
    embark(match, "edinburgh", ("all",))
    state = play(match, ("land_at", "boulogne"))
    assert size(state, "boulogne", "scotland") == size(state, "boulogne", "france") == 1
    assert refused(sailing("england", 3, ships=ships, london={"england": 1}), ("transport", "london")) == "his-16.3-4"


# -- what stops it


@covers("his-16.3-3", "his-16.3-8")
def test_foul_weather_stops_a_transport_at_its_start() -> None:
    state = deal(waters(ships=CHANNEL, portsmouth={"england": 3}), france=("foul_weather",))
    match = impulse("england", 3, state=state)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert question(match) == ("france", "respond")
    state = play(match, ("play", "foul_weather"))
    assert (state.cp, size(state, "portsmouth", "england"), state.move) == (2, 3, None)
    assert refused(match, ("transport", "portsmouth")) == "his-16.3-3"


@covers("his-16.3-8")
def test_gout_stops_a_transport_with_that_leader() -> None:
    leaders = {"henry_viii": "portsmouth"}
    state = deal(waters(ships=CHANNEL, portsmouth={"england": 3}, leaders=leaders), france=("gout",))
    match = impulse("england", 3, state=state)
    embark(match, "portsmouth", ("all",))
    state = play(match, ("play_on_leader", "gout", "henry_viii"))
    assert (state.cp, state.leaders["henry_viii"]) == (2, "portsmouth")
    embark(match, "portsmouth", (*REGULARS, 3))  # the men go without him
    state = play(match, ("land_at", "calais"))
    assert size(state, "calais", "england") == 3
    assert state.leaders["henry_viii"] == "portsmouth"


@covers("his-16.3-3")
def test_besieged_units_stay_and_enemy_ships_do_not_intercept() -> None:
    said: dict[str, Any] = {"calais": {"england": 2, "france": 5}, "wars": FRENCH_WAR}
    match = crossing(2, sieges={"calais": {"france": 1}}, **said)
    assert refused(match, ("transport", "calais")) == "his-16.3-3"
    ships = {**CHANNEL, "north_sea": {"france": 4}, "brest": {"france": 2}}
    match = crossing(2, ships=ships, wars=FRENCH_WAR)
    embark(match, "portsmouth", (*REGULARS, 3))
    state = play(match, ("land_at", "calais"))
    assert size(state, "calais", "england") == 3
    finish(match)


@covers("his-16.3-3")
def test_besiegers_may_be_taken_away() -> None:
    siege = {"rouen": {"england": 6, "france": 1}, "wars": FRENCH_WAR, "sieges": {"rouen": {"england": 1}}}
    assert may(crossing(2, **siege), ("transport", "rouen"))
    siege["sieges"] = {"rouen": {"england": 5}}  # begun in this impulse
    assert refused(crossing(2, **siege), ("transport", "rouen")) == "his-13.1-8"


# -- from zone to zone


@covers("his-16.3-4")
def test_each_zone_and_the_landing_cost_a_point() -> None:
    ships = {"english_channel": {"england": 1}, "bay_of_biscay": {"england": 1}}
    said: dict[str, Any] = {"ships": ships, "wars": [("england", "hapsburg")]}
    match = crossing(4, **said)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert may(match, ("sail_into", "bay_of_biscay"))
    assert refused(match, ("sail_into", "irish_sea")) == "his-16.3-4"  # no ships there
    play(match, ("sail_into", "bay_of_biscay"))
    assert look(match).cp == 2
    state = play(match, ("land_at", "corunna"))
    assert (state.cp, size(state, "corunna", "england")) == (1, 3)
    match = crossing(2, **said)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert refused(match, ("sail_into", "bay_of_biscay")) == "his-16.3-4"  # no point would be left to land


@covers("his-16.3-4")
def test_a_landing_must_be_in_reach() -> None:
    ships = {"bay_of_biscay": {"hapsburg": 1}, "english_channel": {"hapsburg": 1}, "north_sea": {"hapsburg": 1}}
    for points, able in ((3, False), (4, True)):
        match = sailing("hapsburg", points, ships=ships, corunna={"hapsburg": 1})
        if able:
            embark(match, "corunna")  # from zone to zone there is only one way
            state = play(match, ("land_at", "antwerp"))
            assert size(state, "antwerp", "hapsburg") == 1
        else:
            assert refused(match, ("transport", "corunna")) == "his-16.3-4"


@covers("his-16.3-4", "his-16.3-10")
def test_the_same_ships_carry_one_formation_after_another() -> None:
    match = crossing(4, plymouth={"england": 2})
    embark(match, "portsmouth", (*REGULARS, 3))
    assert {option[0] for option in choices(match)} == {"land_at"}  # first this one must land
    play(match, ("land_at", "calais"))
    embark(match, "plymouth", (*REGULARS, 2))
    state = play(match, ("land_at", "calais"))
    assert size(state, "calais", "england") == 5
    assert ships_of(state, "english_channel", "england") == (1, 0)
    assert not state.tired_ships
    alone = crossing(4, plymouth={"england": 2}, ships={"plymouth": {"england": 1}})  # ships in port carry nobody
    assert refused(alone, ("transport", "plymouth")) == "his-16.3-4"


# -- landing


@covers("his-16.3-5")
def test_where_a_formation_may_land() -> None:
    ships = {**CHANNEL, "brest": {"france": 1}}
    match = crossing(2, ships=ships, wars=FRENCH_WAR)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert refused(match, ("land_at", "brest")) == "his-16.3-5"
    assert may(match, ("land_at", "boulogne"))
    match = crossing(2, ships=ships)
    embark(match, "portsmouth", (*REGULARS, 3))
    assert refused(match, ("land_at", "boulogne")) == "his-13.1-2"
    allied = crossing(2, alliances=[("england", "france")])
    embark(allied, "portsmouth", (*REGULARS, 3))
    state = play(allied, ("land_at", "boulogne"))
    assert size(state, "boulogne", "england") == 3
    match = sailing(
        "ottoman",
        2,
        ships={"barbary_coast": {"ottoman": 1}},
        algiers={"ottoman": 2},
        fields={"barbary": True, "control": {"algiers": "ottoman", "tunis": "independent"}},
    )
    embark(match, "algiers", ("detach", "ottoman", "regular", 2))
    state = look(match)
    assert size(state, "tunis", "ottoman") == 2  # independent, and the only port open to it
    assert "tunis" in state.sieges


@covers("his-16.3-6", "his-16.3-8")
def test_enemies_intercept_avoid_or_withdraw_before_a_landing() -> None:
    dice = (("interception", (6, 6)), ("attacker", hits(0, 3)), ("defender", hits(1, 5)))
    match = crossing(2, *dice, rouen={"france": 4}, wars=FRENCH_WAR)
    embark(match, "portsmouth", (*REGULARS, 3))
    play(match, ("land_at", "boulogne"))
    assert question(match) == ("france", "intercept")
    match = crossing(2, boulogne={"france": 1}, wars=FRENCH_WAR)
    embark(match, "portsmouth", (*REGULARS, 3))
    play(match, ("land_at", "boulogne"))
    assert question(match) == ("france", "avoid_battle")
    match = crossing(2, rouen={"france": 1}, wars=FRENCH_WAR)
    embark(match, "portsmouth", (*REGULARS, 3))
    play(match, ("land_at", "rouen"), ("pass",))
    assert question(match) == ("france", "withdraw")
    state = play(match, ("withdraw",))
    assert state.sieges["rouen"] == (("england", state.impulse),)


@covers("his-16.3-7")
def test_a_lost_landing_loses_the_army_and_its_leaders() -> None:
    dice = (("attacker", hits(0, 4)), ("defender", hits(1, 2)))
    match = crossing(2, *dice, boulogne={"france": 1}, leaders={"henry_viii": "portsmouth"}, wars=FRENCH_WAR)
    embark(match, "portsmouth", ("all",))
    state = play(match, ("land_at", "boulogne"), ("pass",))
    assert units(state, "boulogne", "england") == units(state, "portsmouth", "england") == (0, 0, 0)
    assert state.captives == {"henry_viii": "france"}
    assert size(state, "boulogne", "france") == 1


@pytest.mark.parametrize(("points", "survives"), [(2, False), (3, True)])
@covers("his-16.3-9")
def test_too_few_to_besiege_they_march_on_or_perish(points: int, survives: bool) -> None:
    match = crossing(points, rouen={"france": 4}, wars=FRENCH_WAR)
    embark(match, "portsmouth", (*REGULARS, 3))
    play(match, ("land_at", "rouen"), ("pass",))
    state = play(match, ("withdraw",))
    if survives:
        assert question(match) == ("england", "turn_away")
        assert not may(match, ("go_back",))
        state = play(match, ("space", "boulogne"))
        assert size(state, "boulogne", "england") == 3
    else:
        assert size(state, "rouen", "england") == size(state, "portsmouth", "england") == 0

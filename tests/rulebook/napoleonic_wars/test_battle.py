"""Battles on land (11): dice, casualties, rounds, rout, overrun, flags and retreat."""

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
    refused,
    rolled,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.table.dice import counted
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import Aid, Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.battles import ROUTED, dice_of, head
from warcouncil.titles.napoleonic_wars.war.bonus import bonus
from warcouncil.titles.napoleonic_wars.war.forces import MARKED
from warcouncil.titles.napoleonic_wars.war.retreats import ways_out


def dice(state: NapoleonicState, battle: Battle, side: int) -> int:
    return counted(dice_of(state, battle, side))


def fight(
    attacker: tuple[int, ...], defender: tuple[int, ...], *more: tuple[str, object], cp: int = 1, **said: Any
) -> Match:
    """Davout with four units attacks John with three in Linz: ten dice (4+3+2+1 failed or not) against five."""
    said = {
        "units": {"munich": {"france": 4}, "linz": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "linz"},
        **said,
    }
    script = [("battle: attacker", padded(attacker, 9)), ("battle: defender", padded(defender, 5)), *more]
    match = impulse("france", cp, *script, **said)
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    return match


def padded(dice: tuple[int, ...], count: int) -> tuple[int, ...]:
    """What a side rolls: these, and 1s for the rest."""
    return (*dice, *[1] * (count - len(dice)))


# -- dice


@covers("nw-11.2-1", "nw-3-51")
def test_units_subordinates_commander_and_bonus() -> None:
    state = position(
        units={"linz": {"austria": 3, "france": 4}}, leaders={"davout": "linz", "ney": "linz", "john": "linz"}
    )
    battle = Battle("linz", "france", "davout", "munich", "road", heads=("davout", "john"))
    assert dice(state, battle, 0) == 4 + 1 + 3 + 2
    assert dice(state, battle, 1) == 3 + 1 + 1
    worn = Battle("linz", "france", "davout", "munich", "road", heads=("davout", "john"), disrupts=(5, 2))
    assert (dice(state, worn, 0), dice(state, worn, 1)) == (3 + 2, 1 + 1 + 1)
    unled = position(units={"linz": {"austria": 3, "france": 4}})
    assert dice(unled, Battle("linz", "france", "", "munich", "road"), 1) == 3 + 1


@covers("nw-11.21-1")
@pytest.mark.parametrize(
    ("units", "leaders", "expected"),
    [
        ((("france", 3),), (), 2),
        ((("france", 2), ("spain", 2)), (), 0),
        ((("france", 2), ("spain", 1)), (), 2),
        ((("france", 1), ("spain", 1)), ("davout",), 2),
        ((("austria", 1),), (), 1),
        ((("spain", 4),), ("castanos",), 0),
        ((("france", 2), ("prussia", 2)), (), 1),
        ((("prussia", 2),), ("brunswick",), 1),
    ],
)
def test_the_national_bonus(units: Any, leaders: Any, expected: int) -> None:
    assert bonus((units, leaders)) == expected


@covers("nw-11.22-4", "nw-11.22-5", "nw-11.22-6")
@pytest.mark.parametrize(("line", "more"), [("road", 0), ("rough", 1), ("pass", 2), ("marsh", 3), ("strait", 0)])
def test_terrain_helps_the_defender_in_the_first_round(line: str, more: int) -> None:
    state = position(units={"linz": {"austria": 3, "france": 4}})
    battle = Battle("linz", "france", "", "munich", line, friendly=True)
    assert dice(state, battle, 1) == 3 + 1 + more
    assert dice(state, Battle("linz", "france", "", "munich", line, friendly=True, round=2), 1) == 4
    assert dice(state, battle, 0) == 4 + 2


@covers("nw-11.22-1")
def test_no_terrain_dice_where_the_duchy_was_not_friendly_to_the_defender() -> None:
    state = position(units={"linz": {"austria": 3, "france": 4}})
    assert dice(state, Battle("linz", "austria", "", "salzburg", "pass", friendly=False), 1) == 4 + 2


@covers("nw-9.7-5", "nw-3-19")
def test_allied_armies_without_a_group_have_no_commander() -> None:
    said: dict[str, Any] = {
        "units": {"linz": {"austria": 2, "russia": 2, "france": 4}},
        "leaders": {"charles": "linz", "kutuzov": "linz", "davout": "linz"},
    }
    battle = Battle("linz", "france", "davout", "munich", "road")
    apart = position(**said)
    assert head(apart, battle, 1) == ""
    assert head(position(units=said["units"], leaders={"charles": "linz"}), battle, 1) == "charles"
    assert dice(apart, battle, 1) == 4 + 1 + 1
    joined = position(**said, groups={"linz": ("kutuzov", "russia", "austria")})
    assert head(joined, battle, 1) == "kutuzov"


@covers("nw-11.33-1", "nw-11.2-1")
def test_disrupts_beyond_the_units_take_the_commander_and_then_the_bonus() -> None:
    state = position(units={"linz": {"austria": 2, "france": 4}}, leaders={"john": "linz"})
    for disrupts, left in ((0, 2 + 1 + 1), (1, 1 + 1 + 1), (2, 1 + 1), (3, 1), (4, 0), (5, 0)):
        battle = Battle("linz", "france", heads=("", "john"), disrupts=(0, disrupts), round=2)
        assert dice(state, battle, 1) == left


@covers("nw-11.33-1")
def test_disrupts_beyond_the_bonus_take_dice_of_events() -> None:
    state = position(units={"linz": {"austria": 2, "france": 4}}, leaders={"john": "linz"})
    aids = (Aid("horse_artillery", 1, "dice", 2),)
    for disrupts, left in ((3, 1 + 2), (4, 2), (5, 1), (6, 0), (7, 0)):
        battle = Battle("linz", "france", heads=("", "john"), disrupts=(0, disrupts), round=2, aids=aids)
        assert dice(state, battle, 1) == left
    landed = position(units={"linz": {"austria": 2, "france": 1}})
    assert dice(landed, Battle("linz", "france", failed=1, disrupts=(5, 0)), 0) == 1  # failed evasions are no event


# -- casualties


@covers("nw-11.3-1", "nw-11.32-2")
def test_sixes_kill_fives_disrupt_and_more_casualties_lose() -> None:
    match = fight((6, 5), (5,))
    assert question(match) == ("austria", "loss")
    play(match, ("lose_unit", "austria"))
    assert question(match) == ("austria", "retreat")
    play(match, ("retreat", "vienna"))
    assert units(match, "vienna") == {"austria": 2}
    assert units(match, "linz") == {"france": 4}
    assert look(match).leaders["john"] == "vienna"
    finish(match)


@covers("nw-11.32-2", "nw-11.32-3")
def test_after_two_equal_rounds_the_active_side_retreats() -> None:
    match = fight((5,), (5,), ("battle: attacker", padded((5,), 8)), ("battle: defender", padded((5,), 4)))
    assert units(match, "linz") == {"austria": 3}
    assert units(match, "munich") == {"france": 4}
    finish(match)


@covers("nw-11.31-1", "nw-11.3-2")
def test_losses_are_shared_among_nations_and_the_commander_picks_the_odd_one() -> None:
    match = fight_allied()
    assert choices(match) >= {("lose_unit", "austria"), ("lose_unit", "russia")}
    play(match, ("lose_unit", "austria"))
    assert ("lose_unit", "austria") not in choices(match)
    play(match, ("lose_unit", "russia"))
    assert {("lose_unit", "austria"), ("lose_unit", "russia")} <= choices(match)


@covers("nw-11.31-1")
def test_losses_are_shared_through_both_rounds() -> None:
    """Each side loses a unit in the first round; whoever lost it loses none in the second."""
    match = impulse(
        "france",
        1,
        ("battle: attacker", padded((6,), 9)),
        ("battle: defender", padded((6,), 6)),
        ("battle: attacker", padded((6,), 8)),
        ("battle: defender", padded((6,), 5)),
        units={"munich": {"france": 4}, "linz": {"austria": 2, "russia": 2}},
        leaders={"davout": "munich", "john": "linz"},
    )
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    while question(match)[1] == "evade":
        play(match, ("stand",))
    play(match, ("france", ("lose_unit", "france")), ("austria", ("lose_unit", "russia")))
    play(match, ("france", ("lose_unit", "france")))
    assert question(match) == ("austria", "loss")
    assert choices(match) == {("lose_unit", "austria"), ("lose_leader", "john")}


def fight_allied() -> Match:
    """The same with two Austrian and two Russian units under John: six dice."""
    match = impulse(
        "france",
        1,
        ("battle: attacker", padded((6, 6, 6), 9)),
        ("battle: defender", padded((), 6)),
        units={"munich": {"france": 4}, "linz": {"austria": 2, "russia": 2}},
        leaders={"davout": "munich", "john": "linz"},
    )
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    while question(match)[1] == "evade":
        play(match, ("stand",))
    return match


@covers("nw-11.31-2")
def test_a_leader_dies_when_no_units_are_left() -> None:
    match = fight((6, 6, 6, 6), (), ("resource for a rout", 6))
    assert "john" not in look(match).leaders
    finish(match)


# -- rout and overrun


@covers("nw-11.5-1", "nw-11.5-2", "nw-11.5-3")
def test_a_rout_eliminates_the_disrupted_and_may_bring_a_resource() -> None:
    match = fight((5, 5, 6), (), ("resource for a rout", 1))
    before = look(match).resources["france"]
    for _ in range(3):
        play(match, ("lose_unit", "austria"))
    state = play(match, ("retreat", "vienna"))
    assert units(match, "vienna") == {}
    assert state.leaders["john"] == "vienna"
    assert state.resources["france"] == before + 1
    assert state.holds(ROUTED, "john")
    finish(match)


@covers("nw-11.5-2")
def test_no_resource_above_the_rating_of_the_routed_commander() -> None:
    match = fight((5, 5, 6), (), ("resource for a rout", 2))
    before = look(match).resources["france"]
    for _ in range(3):
        play(match, ("lose_unit", "austria"))
    play(match, ("retreat", "vienna"))
    assert look(match).resources["france"] == before


@covers("nw-11.5-1")
def test_two_casualties_more_are_no_rout() -> None:
    match = fight((5, 5), ())
    play(match, ("retreat", "vienna"))
    assert units(match, "vienna") == {"austria": 3}
    finish(match)


@covers("nw-11.6-1", "nw-9.51-2", "nw-11.32-1")
def test_an_overrun_lets_the_victor_march_on() -> None:
    match = fight((6, 6, 6, 6), (), ("resource for a rout", 6), ("attrition by ambush", (1, 1, 1, 1, 1)), cp=2)
    assert question(match) == ("france", "march")
    play(match, ("enter", "vienna"))
    assert units(match, "vienna") == {"france": 4}


@covers("nw-9.51-2", "nw-11.6-1")
def test_without_an_overrun_the_victor_moves_no_further_but_flags() -> None:
    match = fight((5,), (), cp=3)
    play(match, ("retreat", "vienna"))
    assert refused(match, ("march", "davout")) == "nw-9.51-2"
    assert refused(match, ("march_unit", "linz")) == "nw-9.51-2"
    play(match, ("flag", "linz"))
    assert look(match).flags["linz"] == "france"


@covers("nw-11.7-1")
def test_more_kills_than_pieces_bring_the_flag() -> None:
    match = fight((6, 6, 6, 6, 6), (), ("resource for a rout", 6))
    assert look(match).flags["linz"] == "france"
    finish(match)


@covers("nw-11.7-1")
def test_as_many_kills_as_pieces_bring_none() -> None:
    match = fight((6, 6, 6, 6), (), ("resource for a rout", 6))
    assert "linz" not in look(match).flags


@covers("nw-10.3-3")
def test_armies_that_have_fought_are_marked() -> None:
    match = fight((5,), (), cp=3)
    play(match, ("retreat", "vienna"))
    assert look(match).holds(MARKED, "john")
    assert look(match).holds(MARKED, "davout")


@covers("nw-10.3-3")
def test_after_an_overrun_nobody_is_marked() -> None:
    match = fight((6, 6, 6, 6), (), ("resource for a rout", 6), cp=2)
    assert not look(match).holds(MARKED, "davout")


# -- retreat


@covers("nw-11.4-1", "nw-11.42-2")
def test_the_beaten_go_to_friendly_duchies_but_not_whence_the_enemy_came() -> None:
    match = fight((5,), ())
    assert choices(match) == {("retreat", one) for one in ("vienna", "salzburg", "prague")}


@covers("nw-11.4-1")
def test_friendly_duchies_come_before_uncontrolled_ones() -> None:
    state = position(units={"linz": {"austria": 1}, "munich": {"austria": 1}})
    battle = Battle("linz", "france", "", "salzburg", "road")
    assert ways_out(state, "austria", battle, active=False) == ["vienna", "prague"]


@covers("nw-7.41-6")
@pytest.mark.parametrize("fresh", [0, 1])
def test_beaten_units_place_no_flag_where_they_flee_but_others_there_do(fresh: int) -> None:
    """A unit out of Salzburg, which is not flagged yet, is beaten in Linz and goes back."""
    alone = [] if fresh else [("attrition by withdrawal", (1,))]
    match = impulse(
        "france",
        2,
        ("attrition by ambush", (1,)),
        ("battle: attacker", (1, 1, 1)),
        ("battle: defender", (5, 1, 1)),
        *alone,
        units={"salzburg": {"france": 1 + fresh}, "linz": {"austria": 2}},
        leaders={},
    )
    play(match, ("march_unit", "salzburg"), ("enter", "linz"), ("stand",), ("stand",))
    while question(match)[1] == "retreat":
        play(match, ("retreat", "salzburg"))
    if fresh:
        assert may(match, ("flag", "salzburg"))
    else:
        assert refused(match, ("flag", "salzburg")) == "nw-7.41-6"


@covers("nw-11.4-2", "nw-7.41-6", "nw-11.32-2")
def test_a_beaten_attacker_returns_whence_it_came_and_flags_nothing() -> None:
    match = fight((), (5,), cp=3)
    assert units(match, "munich") == {"france": 4}
    assert question(match) == ("france", "action")
    assert refused(match, ("march", "davout")) == "nw-9.51-2"
    assert refused(match, ("flag", "salzburg")) == "nw-7.41-6"


@covers("nw-11.42-1", "nw-3-46")
def test_who_cannot_retreat_is_eliminated() -> None:
    around = {one: {"france": 1} for one in ("vienna", "salzburg", "prague")}
    match = impulse(
        "france",
        2,
        ("battle: attacker", padded((5,), 9)),
        ("battle: defender", padded((), 5)),
        units={"munich": {"france": 4}, "linz": {"austria": 3}, **around},
        leaders={"davout": "munich", "john": "linz"},
    )
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    assert units(match, "linz") == {"france": 4}
    assert "john" not in look(match).leaders
    assert question(match) == ("france", "march")


@covers("nw-11.41-1", "nw-9.44-1")
def test_into_an_enemy_duchy_with_losses_if_there_is_no_other_way() -> None:
    """A French unit in Austria among Austrian duchies without troops."""
    match = impulse(
        "austria",
        1,
        ("battle: attacker", (5, 1)),
        ("battle: defender", (1, 1, 1)),
        ("attrition by withdrawal", (6,)),
        units={"pressburg": {"austria": 1}, "vienna": {"france": 1}},
    )
    play(match, ("march_unit", "pressburg"), ("enter", "vienna"), ("stand",))
    assert may(match, ("retreat", "linz"))
    play(match, ("retreat", "linz"))
    assert units(match, "linz") == {}
    rolled(match)


@covers("nw-7-2", "nw-12.1-3")
def test_building_in_a_besieged_fortress_brings_battle_and_no_way_out_kills() -> None:
    match = impulse(
        "austria",
        2,
        ("battle: attacker", (1, 1)),
        ("battle: defender", (5, 1, 1, 1, 1)),
        units={"venice": {"france": 3}, "trieste": {"france": 1}},
    )
    play(match, ("build", "venice"))
    while not match.over and question(match)[1] == "evade":
        play(match, ("stand",))
    assert units(match, "venice") == {"france": 3}

"""Marches (9): who goes with whom and for how much, attrition on the way, and where nobody may go."""

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
    run,
    told,
    units,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import LEADERS
from warcouncil.titles.napoleonic_wars.war import attrition
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed, commander, whole
from warcouncil.titles.napoleonic_wars.war.checks import withdrawal_forbidden
from warcouncil.titles.napoleonic_wars.war.interception import intercept_forbidden
from warcouncil.titles.napoleonic_wars.war.marching import passage_forbidden

GRAND = {"calais": {"france": 12}}
BOTH = {"napoleon": "calais", "murat": "calais"}


# -- armies


@covers("nw-9.71-4", "nw-3-18", "nw-3-9")
def test_napoleon_and_murat() -> None:
    """Worked example napoleon_murat (9.71)."""
    state = position(units=GRAND, leaders=BOTH)
    assert armies_needed(state, (("france", 12),), ("napoleon", "murat")) == 2
    assert armies_needed(state, (("france", 7),), ("napoleon", "murat")) == 1
    assert armies_needed(state, (("france", 8),), ("napoleon", "murat")) == 2
    assert armies_needed(state, (("france", 13),), ("napoleon", "murat")) == 0
    assert armies_needed(state, (("spain", 7),), ("napoleon", "murat")) == 1
    assert armies_needed(state, (("spain", 8),), ("napoleon", "murat")) == 2


@covers("nw-9.71-2")
def test_a_group_pays_for_each_army() -> None:
    match = impulse("france", 4, units=GRAND, leaders=BOTH)
    play(match, ("march", "napoleon"), ("bring", "murat"), ("take", "france", 12), ("enter", "paris"))
    assert look(match).cp == 2
    assert units(match, "paris") == {"france": 12}


@covers("nw-9.71-2")
def test_whoever_would_make_a_second_army_is_not_asked_where_one_can_be_paid_for() -> None:
    """A Prussian leader has no room for one of the power that Prussia is in Pact with: that takes two armies."""
    match = impulse(
        "prussia",
        1,
        units={"berlin": {"prussia": 1}},
        leaders={"blucher": "berlin", "kutuzov": "berlin"},
        consuls={"prussia": ("russia", "pact", False)},
        camps={"prussia": "coalition"},
        seats={"prussia": 3},
    )
    play(match, ("march", "blucher"))
    assert {option[0] for option in choices(match)} == {"take"}


@covers("nw-9.1-1")
def test_an_army_pays_one_a_duchy_and_cannot_go_beyond_its_points() -> None:
    match = impulse("france", 2, units=GRAND, leaders=BOTH)
    play(match, ("march", "napoleon"), ("bring", "murat"), ("take", "france", 7))
    assert refused(match, ("halt",)) == "nw-9.1-1"
    play(match, ("enter", "paris"))
    assert look(match).cp == 1
    assert may(match, ("halt",))
    play(match, ("enter", "orleans"))
    assert look(match).cp == 0
    finish(match)


@covers("nw-9.2-1", "nw-3-7")
def test_command_limits_who_marches() -> None:
    match = impulse("france", 1, units=GRAND, leaders={"murat": "calais"})
    play(match, ("march", "murat"))
    assert choices(match) == {("take", "france", count) for count in range(5)}
    match = impulse("france", 1, units={"calais": {"france": 2}}, leaders={"murat": "calais"})
    play(match, ("march", "murat"))
    assert choices(match) == {("take", "france", count) for count in range(3)}


@covers("nw-3-6", "nw-3-8", "nw-9.1-2")
def test_army_of_mixed_nations() -> None:
    """Worked example army_mixed_nations (3)."""
    said: dict[str, Any] = {
        "players": 5,
        "units": {"mainz": {"france": 2, "spain": 2, "prussia": 2}},
        "leaders": {"davout": "mainz", "brunswick": "mainz"},
        "camps": {"prussia": "imperial"},
    }
    state = position(**said)
    assert armies_needed(state, (("france", 2), ("spain", 2)), ("davout",)) == 1
    assert armies_needed(state, (("prussia", 1),), ("davout",)) == 0
    assert armies_needed(state, (("spain", 1),), ("brunswick",)) == 0
    assert armies_needed(state, (("spain", 4),), ("castanos",)) == 1
    assert armies_needed(state, (("spain", 5),), ("castanos",)) == 0
    assert armies_needed(state, (("france", 1),), ("castanos",)) == 0
    match = impulse("france", 1, **said)
    play(match, ("march", "davout"))
    assert {option[1] for option in choices(match)} == {"france"}
    play(match, ("take", "france", 1))
    assert {option[1] for option in choices(match)} == {"spain"}


@covers("nw-9.1-2", "nw-3-7")
def test_a_leader_of_a_minor_leads_his_own_nation_alone() -> None:
    leaders = {"castanos": "madrid", "blake": "madrid", "ney": "madrid"}
    match = impulse("spain", 1, units={"madrid": {"france": 2, "spain": 2}}, leaders=leaders)
    play(match, ("march", "castanos"))
    assert choices(match) == {("bring", "blake"), ("leave_behind", "blake")}
    play(match, ("leave_behind", "blake"))
    assert choices(match) == {("take", "spain", count) for count in range(3)}
    play(match, ("take", "spain", 2))
    assert question(match)[1] == "march"


@covers("nw-9.1-3", "nw-9.1-4", "nw-3-38")
def test_a_unit_without_a_leader_marches_alone() -> None:
    match = impulse("france", 2, units={"paris": {"france": 3}})
    play(match, ("march_unit", "paris"), ("enter", "calais"))
    assert (units(match, "paris"), units(match, "calais")) == ({"france": 2}, {"france": 1})
    assert look(match).cp == 1


@covers("nw-9.1-4")
def test_two_leaders_who_do_not_march_together_do_not_fight_together() -> None:
    """Ney attacks with three units and his own dice; Davout is still in Munich with the others."""
    ney = 3 + LEADERS["ney"].battle + 2
    dice = [("battle: attacker", (6, *[1] * (ney - 1))), ("battle: defender", (1, 1))]
    match = impulse(
        "france",
        2,
        *dice,
        units={"munich": {"france": 6}, "linz": {"austria": 1}},
        leaders={"ney": "munich", "davout": "munich"},
    )
    play(match, ("march", "ney"), ("leave_behind", "davout"), ("take", "france", 3), ("enter", "linz"), ("stand",))
    rolled(match)
    assert (units(match, "munich"), units(match, "linz")) == ({"france": 3}, {"france": 3})
    assert (look(match).leaders["davout"], look(match).cp) == ("munich", 1)


@covers("nw-8.2-3")
def test_sponsors_do_not_march_units_of_their_minors_without_a_leader_of_their_own() -> None:
    match = impulse("france", 2, units={"madrid": {"spain": 3}, "paris": {"france": 1}})
    assert not may(match, ("march_unit", "madrid"))
    mixed: dict[str, Any] = {"units": {"madrid": {"france": 2, "spain": 3}}}
    match = impulse("france", 2, **mixed, leaders={"ney": "madrid", "castanos": "madrid"})
    play(match, ("march", "ney"), ("leave_behind", "castanos"), ("take", "france", 1), ("take", "spain", 3))
    play(match, ("enter", "burgos"))
    assert units(match, "burgos") == {"france": 1, "spain": 3}
    match = impulse("spain", 2, **mixed, leaders={"castanos": "madrid"})
    play(match, ("march", "castanos"), ("take", "spain", 3), ("enter", "burgos"))
    assert units(match, "madrid") == {"france": 2}


@covers("nw-9.71-3", "nw-9.7-3")
def test_troops_are_dropped_and_picked_up_on_the_way() -> None:
    match = impulse(
        "france",
        3,
        units={"calais": {"france": 6}, "paris": {"france": 2}},
        leaders={"napoleon": "calais", "murat": "paris"},
    )
    play(match, ("march", "napoleon"), ("take", "france", 6), ("enter", "paris"), ("reform",))
    play(match, ("bring", "murat"), ("take", "france", 5))
    assert refused(match, ("reform",)) == "nw-9.71-3"
    play(match, ("enter", "orleans"))
    assert (units(match, "paris"), units(match, "orleans")) == ({"france": 3}, {"france": 5})
    assert look(match).leaders["murat"] == "orleans"


@covers("nw-9.6-1", "nw-3-20")
def test_one_of_several_leaders_commands_and_his_nation_may_name_another() -> None:
    state = position(units=GRAND, leaders=BOTH)
    assert commander(state, "calais", "france") == "napoleon"
    match = impulse("france", 2, state=state)
    assert refused(match, ("appoint", "napoleon")) == "nw-9.6-1"
    play(match, ("appoint", "murat"))
    assert commander(look(match), "calais", "france") == "murat"
    assert refused(match, ("appoint", "napoleon")) == "nw-3-20"


@covers("nw-9.7-2")
def test_a_leader_of_a_minor_does_not_command_those_of_a_major_power() -> None:
    said: dict[str, Any] = {"units": {"madrid": {"france": 2}}, "leaders": {"castanos": "madrid", "eugene": "madrid"}}
    match = impulse("spain", 2, **said)
    assert refused(match, ("appoint", "castanos")) == "nw-9.7-2"
    assert commander(look(match), "madrid", "france") == "eugene"
    turks: dict[str, Any] = {"consuls": {"turkey": ("austria", "pact", False)}, "camps": {"turkey": "coalition"}}
    state = position(units={}, leaders={"yusuf": "vienna", "john": "vienna"}, **turks)
    assert LEADERS["yusuf"].command > LEADERS["john"].command
    assert commander(state, "vienna", "austria") == "john"


# -- groups


ALLIES: dict[str, Any] = {
    "units": {"vienna": {"austria": 3, "russia": 3}},
    "leaders": {"charles": "vienna", "kutuzov": "vienna"},
}


@covers("nw-9.7-4", "nw-9.7-1")
def test_a_multinational_group_needs_consent() -> None:
    match = impulse("russia", 2, **ALLIES)
    play(match, ("form_group", "kutuzov"))
    assert question(match) == ("austria", "consent")
    play(match, ("refuse_group",))
    assert look(match).groups == {}
    assert refused(match, ("form_group", "kutuzov")) == "nw-9.7-4"
    match = impulse("russia", 2, **ALLIES)
    play(match, ("form_group", "kutuzov"), ("join_group",))
    assert look(match).groups == {"vienna": ("kutuzov", "russia", "austria")}
    assert refused(match, ("leave_group", "vienna")) == "nw-9.7-4"


@covers("nw-6.4-2")
def test_prussia_in_pact_leads_formations_of_others() -> None:
    """Prussia is a major power although it is run like a minor: it forms a group and moves it; Spain does not."""
    match = impulse(
        "prussia",
        4,
        units={"berlin": {"prussia": 2, "russia": 2}},
        leaders={"blucher": "berlin", "kutuzov": "berlin"},
        consuls={"prussia": ("austria", "pact", False)},
        camps={"prussia": "coalition"},
        seats={"prussia": 2},
    )
    play(match, ("form_group", "blucher"))
    assert question(match) == ("russia", "consent")
    play(match, ("join_group",), ("march", "blucher"), ("bring", "kutuzov"), ("take", "prussia", 2))
    play(match, ("take", "russia", 2), ("enter", "dresden"))
    assert units(match, "dresden") == {"prussia": 2, "russia": 2}
    match = impulse(
        "spain",
        4,
        units={"madrid": {"spain": 2, "russia": 2}},
        leaders={"castanos": "madrid", "kutuzov": "madrid"},
        consuls={"spain": ("austria", "pact", False)},
        camps={"spain": "coalition"},
        seats={"spain": 2},
    )
    assert refused(match, ("form_group", "castanos")) == "nw-9.7-2"


@covers("nw-2.2-4", "nw-2.2-2")
def test_without_a_leader_units_march_one_by_one() -> None:
    """However many are stacked, no counter of several units moves by itself; stacks are parted as one likes."""
    match = impulse("austria", 3, units={"vienna": {"austria": 8}})
    play(match, ("march_unit", "vienna"), ("enter", "linz"), ("halt",))
    assert (units(match, "vienna"), units(match, "linz")) == ({"austria": 7}, {"austria": 1})


def test_a_player_of_both_needs_no_consent() -> None:
    match = impulse("russia", 2, players=3, **ALLIES)
    play(match, ("form_group", "kutuzov"))
    assert look(match).groups == {"vienna": ("kutuzov", "russia", "austria")}


@covers("nw-9.71-2", "nw-9.7-7")
def test_a_group_marches_in_its_commanders_impulse_and_flags_for_that_nation() -> None:
    """Worked example group_flags (9.7)."""
    said: dict[str, Any] = {
        "units": {"salzburg": {"austria": 3, "russia": 3}},
        "leaders": {"charles": "salzburg", "kutuzov": "salzburg"},
        "groups": {"salzburg": ("kutuzov", "russia", "austria")},
    }
    match = impulse("russia", 3, **said)
    play(match, ("march", "kutuzov"), ("bring", "charles"), ("take", "russia", 3), ("take", "austria", 3))
    play(match, ("enter", "munich"))
    assert look(match).cp == 1
    play(match, ("halt",)) if question(match)[1] == "march" else None
    play(match, ("flag", "munich"))
    assert look(match).flags["munich"] == "russia"
    match = impulse(
        "austria",
        1,
        **{
            **said,
            "units": {"munich": {"austria": 3, "russia": 3}},
            "leaders": {"charles": "munich", "kutuzov": "munich"},
        },
    )
    play(match, ("flag", "munich"))
    assert look(match).flags["munich"] == "austria"


@covers("nw-9.7-4")
def test_a_group_stays_one_on_the_march_and_ends_with_its_commander() -> None:
    match = impulse("russia", 2, **ALLIES, groups={"vienna": ("kutuzov", "russia", "austria")})
    play(match, ("march", "kutuzov"), ("bring", "charles"), ("take", "russia", 3), ("take", "austria", 3))
    play(match, ("enter", "linz"))
    assert look(match).groups == {"linz": ("kutuzov", "russia", "austria")}
    state = position(**ALLIES, groups={"vienna": ("kutuzov", "russia", "austria")})
    state.lose_leader("kutuzov")
    assert state.groups == {}


@covers("nw-9.71-1", "nw-9.7-2")
def test_a_minor_forms_no_group() -> None:
    match = impulse(
        "spain",
        2,
        units={"mainz": {"austria": 1}},
        leaders={"castanos": "mainz", "charles": "mainz"},
        camps={"austria": "imperial"},
    )
    assert refused(match, ("form_group", "castanos")) == "nw-9.7-2"


@covers("nw-9.7-4")
def test_a_family_leaves_a_group_in_its_own_impulse() -> None:
    match = impulse("austria", 2, **ALLIES, groups={"vienna": ("kutuzov", "russia", "austria")})
    assert whole(look(match), "vienna", "kutuzov")[0] == (("russia", 3), ("austria", 3))
    play(match, ("leave_group", "vienna"))
    assert whole(look(match), "vienna", "kutuzov")[0] == (("russia", 3),)


# -- attrition


@covers("nw-9.41-1", "nw-3-10")
def test_a_pass_into_an_enemy_duchy_costs_losses() -> None:
    match = impulse(
        "austria",
        1,
        ("attrition by pass_or_marsh", (6, 1, 6, 2)),
        units={"innsbruck": {"austria": 3}},
        leaders={"john": "innsbruck"},
    )
    play(
        match,
        ("march", "john"),
        ("take", "austria", 3),
        ("enter", "munich"),
        ("lose_unit", "austria"),
        ("lose_unit", "austria"),
    )
    assert units(match, "munich") == {"austria": 1}
    finish(match)


@covers("nw-9.41-1")
def test_no_losses_over_a_pass_into_a_friendly_duchy() -> None:
    match = impulse("austria", 1, units={"innsbruck": {"austria": 3}})
    play(match, ("march_unit", "innsbruck"), ("enter", "salzburg"))
    finish(match)


@covers("nw-9.42-1")
def test_the_fifth_duchy_is_a_forced_march() -> None:
    match = impulse(
        "france",
        6,
        ("attrition by forced_march", (1,)),
        ("attrition by forced_march", (6,)),
        units={"calais": {"france": 1}},
    )
    play(
        match,
        ("march_unit", "calais"),
        ("enter", "paris"),
        ("enter", "orleans"),
        ("enter", "paris"),
        ("enter", "calais"),
    )
    assert told(match, "attrition") == []
    play(match, ("enter", "paris"), ("enter", "orleans"))
    assert units(match, "orleans") == {}
    finish(match)


@covers("nw-9.42-1")
def test_who_has_come_a_short_way_is_not_tired_by_whom_it_meets() -> None:
    """A unit has marched to Orleans and back and forth; another one comes there from Lyon by one step."""
    match = impulse(
        "france",
        7,
        ("attrition by forced_march", (1,)),
        ("attrition by forced_march", (1,)),
        units={"calais": {"france": 1}, "lyon": {"france": 1}},
    )
    way = ("paris", "calais", "paris", "calais", "paris", "orleans")
    play(match, ("march_unit", "calais"), *(("enter", space) for space in way), ("halt",))
    play(match, ("march_unit", "lyon"), ("enter", "orleans"))
    assert units(match, "orleans") == {"france": 2}
    rolled(match)


@covers("nw-9.45-1", "nw-9.42-1", "nw-9.4-2")
def test_ney_marches_five_duchies_and_over_a_pass() -> None:
    """Worked example ney_double_attrition (9.45), marched: the fifth duchy is an enemy one behind a pass."""
    match = impulse(
        "france",
        5,
        ("attrition by pass_or_marsh", (6, 6, 6, 1, 1)),
        ("attrition by forced_march", (6, 1, 1, 1, 1)),
        units={"munich": {"france": 4}},
        leaders={"ney": "munich"},
    )
    play(match, ("march", "ney"), ("take", "france", 4), ("enter", "ulm"), ("enter", "munich"), ("enter", "ulm"))
    play(match, ("enter", "munich"), ("enter", "innsbruck"), *[("lose_unit", "france")] * 3)
    assert units(match, "innsbruck") == {"france": 1}
    finish(match)


@covers("nw-9.43-1")
def test_from_an_uncontrolled_into_an_enemy_duchy_is_an_ambush() -> None:
    match = impulse("austria", 1, ("attrition by ambush", (6,)), units={"munich": {"austria": 1}})
    play(match, ("march_unit", "munich"), ("enter", "ulm"))
    assert units(match, "ulm") == {}
    rolled(match)


@covers("nw-9.45-1", "nw-9.4-2", "nw-3-11")
@pytest.mark.parametrize(("nation", "losses"), [("germany", 2), ("russia", 3)])
def test_ney_suffers_twice(nation: str, losses: int) -> None:
    """Worked example ney_double_attrition (9.45): two rolls, each halved and rounded up, but not from Russian homes."""
    space = "munich" if nation == "germany" else "minsk"
    state = position(units={space: {"france": 4}}, leaders={"ney": space})
    force = ((("france", 4),), ("ney",))
    causes = attrition.causes_of(force, ["pass_or_marsh", "forced_march"])
    match = run(
        state,
        lambda now: attrition.suffer(now, space, "france", force, causes, space),
        ("attrition by pass_or_marsh", (6, 6, 1, 2, 3)),
        ("attrition by forced_march", (6, 1, 1, 1, 1)),
    )
    for _ in range(losses):
        play(match, ("lose_unit", "france"))
    assert units(match, space) == {"france": 4 - losses}
    finish(match)


@covers("nw-3-10")
def test_four_units_roll_four_dice() -> None:
    """Worked example attrition_artillery (3)."""
    force: Any = ((("austria", 4),), ())
    match = run(
        position(units={"vienna": {"austria": 4}}),
        lambda now: attrition.suffer(now, "vienna", "austria", force, {"event": force}, "vienna"),
        ("attrition by event", (6, 6, 2, 1)),
    )
    assert units(match, "vienna") == {"austria": 2}


@covers("nw-9.4-1")
def test_no_leader_of_an_ally_in_place_of_a_unit() -> None:
    force: Any = ((("austria", 1), ("russia", 1)), ("charles", "kutuzov"))
    match = run(
        position(units={"vienna": {"austria": 1, "russia": 1}}, leaders={"charles": "vienna", "kutuzov": "vienna"}),
        lambda now: attrition.suffer(now, "vienna", "russia", force, {"event": force}, "vienna"),
        ("attrition by event", (6, 1, 1, 1)),
    )
    assert choices(match) == {("lose_unit", "austria"), ("lose_unit", "russia"), ("lose_leader", "kutuzov")}


# -- where nobody goes


@covers("nw-9.54-1")
def test_neutral_duchies_are_closed() -> None:
    match = impulse("austria", 1, units={"prague": {"austria": 1}})
    play(match, ("march_unit", "prague"))
    assert refused(match, ("enter", "dresden")) == "nw-9.54-1"
    state = position(units={"prague": {"austria": 1}}, leaders={"charles": "prague"})
    for target, refusal in (("dresden", "nw-9.54-1"), ("vienna", None)):
        assert withdrawal_forbidden(state, "austria", "prague", target, ()) == refusal
        assert intercept_forbidden(state, "charles", "prague", target) == refusal


@covers("nw-9.3-1")
def test_only_adjacent_duchies_are_entered() -> None:
    match = impulse("austria", 1, units={"prague": {"austria": 1}})
    play(match, ("march_unit", "prague"))
    assert refused(match, ("enter", "paris")) == "nw-9.3-1"
    assert {option[1] for option in choices(match) if option[0] == "enter"} == {"linz", "moravia", "ratisbon", "vienna"}


@covers("nw-9.53-1")
def test_a_strait_with_an_enemy_fleet_is_closed() -> None:
    clear = position(squadrons={"tyrrhenian_sea": [("britain", 0)]}, units={}, leaders={"moore": "calabria"})
    assert passage_forbidden(clear, "britain", "calabria", "sicily") is None
    assert withdrawal_forbidden(clear, "britain", "calabria", "sicily", ()) is None
    assert intercept_forbidden(clear, "moore", "calabria", "sicily") is None
    for place in ("tyrrhenian_sea", "sicily"):
        watched = position(squadrons={place: [("france", 0)]}, units={}, leaders={"moore": "calabria"})
        assert passage_forbidden(watched, "britain", "calabria", "sicily") == "nw-9.53-1"
        assert withdrawal_forbidden(watched, "britain", "calabria", "sicily", ()) == "nw-9.53-1"
        assert intercept_forbidden(watched, "moore", "calabria", "sicily") == "nw-9.53-1"
    building = position(squadrons={"tyrrhenian_sea": [("france", -1)]})
    assert passage_forbidden(building, "britain", "calabria", "sicily") is None


@covers("nw-11.22-7")
def test_batteries_fire_at_who_crosses_a_strait_into_an_enemy_duchy() -> None:
    match = impulse(
        "france",
        1,
        ("coastal fire", (6, 5)),
        units={"calabria": {"france": 2}},
        leaders={"eugene": "calabria"},
        flags={"calabria": "france"},
    )
    play(match, ("march", "eugene"), ("take", "france", 2), ("enter", "sicily"), ("lose_unit", "france"))
    assert units(match, "sicily") == {"france": 1}
    finish(match)
    rounds = [("battle: attacker", (1, 1, 1)), ("battle: defender", (1, 1))] * 2
    match = impulse("france", 1, *rounds, units={"munich": {"france": 1}, "linz": {"austria": 1}})
    play(match, ("march_unit", "munich"), ("enter", "linz"), ("stand",))  # by road nobody is hit before the battle
    assert units(match, "munich") == {"france": 1}
    finish(match)


@covers("nw-9.52-1")
def test_an_enemy_fortress_stops_a_march() -> None:
    match = impulse("france", 3, units={"mantua": {"france": 1}})
    play(match, ("march_unit", "mantua"), ("enter", "venice"))
    assert question(match)[1] == "action"
    assert refused(match, ("march_unit", "venice")) == "nw-9.52-1"


@covers("nw-12.4-2")
def test_out_of_an_enemy_fortress_only_to_friends() -> None:
    match = impulse("france", 3, units={"venice": {"france": 1}})
    play(match, ("march_unit", "venice"))
    assert refused(match, ("enter", "trieste")) == "nw-12.4-2"
    assert may(match, ("enter", "mantua"))

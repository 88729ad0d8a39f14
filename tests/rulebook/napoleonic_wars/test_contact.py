"""Interception and evasion (10): who may try, what is added to the dice, and what a failure costs."""

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
    rolled,
    run,
    told,
    units,
)
from warcouncil.engine.flow import Flow
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war.checks import modifiers, withdrawal_forbidden
from warcouncil.titles.napoleonic_wars.war.contact import Contact, meet
from warcouncil.titles.napoleonic_wars.war.forces import MARKED
from warcouncil.titles.napoleonic_wars.war.interception import intercept_forbidden


def raid(*dice: tuple[str, object], cp: int = 1, **said: Any) -> Match:
    """A French unit goes from Munich to Salzburg; Charles with three units stands in Linz."""
    said = {
        "units": {"munich": {"france": 1}, "linz": {"austria": 3}},
        "leaders": {"charles": "linz"},
        **said,
    }
    match = impulse("france", cp, *dice, **said)
    play(match, ("march_unit", "munich"), ("enter", "salzburg"))
    return match


@covers("nw-10.1-1", "nw-10.11-1", "nw-10.3-2")
def test_an_army_next_to_it_may_intercept() -> None:
    match = raid(("interception by charles", (2, 2)))
    assert question(match) == ("austria", "intercept")
    play(match, ("intercept", "charles"), ("take", "austria", 2))
    assert units(match, "salzburg") == {"france": 1}
    assert units(match, "linz") == {"austria": 3}
    assert told(match, "interception_failed")
    finish(match)


@covers("nw-10.1-2", "nw-10.11-1", "nw-11.22-3")
def test_a_successful_interception_brings_battle_with_the_active_side_attacking() -> None:
    """Over a pass into Innsbruck: whoever has intercepted has the dice of the terrain."""
    match = impulse(
        "france",
        1,
        ("interception by charles", (3, 3)),
        ("attrition by pass_or_marsh", (1,)),
        ("battle: attacker", (1, 1, 1)),
        ("battle: defender", (5, *[1] * (2 + 3 + 1 + 2 - 1))),
        units={"munich": {"france": 1}, "salzburg": {"austria": 3}},
        leaders={"charles": "salzburg"},
    )
    play(match, ("march_unit", "munich"), ("enter", "innsbruck"), ("intercept", "charles"), ("take", "austria", 2))
    assert units(match, "innsbruck") == {"austria": 2}
    assert units(match, "munich") == {"france": 1}
    finish(match)


@covers("nw-10.11-2", "nw-10.2-5")
def test_what_is_added_to_an_interception_or_an_evasion() -> None:
    def total(*said: Any) -> int:
        return sum(int(line["dice"]) for line in modifiers(*said))

    assert total("charles", "linz", "salzburg", False, False) == 3
    assert total("charles", "linz", "salzburg", True, False) == 4
    assert total("charles", "linz", "salzburg", True, True) == 3
    assert total("charles", "innsbruck", "salzburg", True, True) == 2
    assert total("", "bologna", "venice", False, False) == -1
    assert total("", "calabria", "sicily", False, False) == -1


@covers("nw-10.3-2")
def test_units_without_a_leader_do_not_intercept() -> None:
    match = raid(leaders={})
    finish(match)


@covers("nw-10.12-2", "nw-10.3-3")
def test_after_a_failure_nobody_in_that_duchy_intercepts_again() -> None:
    match = raid(
        ("interception by charles", (1, 1)),
        cp=2,
        leaders={"charles": "linz", "john": "linz"},
    )
    assert choices(match) == {("intercept", "charles"), ("intercept", "john"), ("let_pass",)}
    play(match, ("intercept", "charles"), ("leave_behind", "john"), ("take", "austria", 1))
    assert look(match).holds(MARKED, "john")
    assert question(match)[1] == "march"


@covers("nw-10.12-1")
def test_those_left_behind_by_a_success_may_still_try() -> None:
    match = raid(("interception by charles", (6, 6)), leaders={"charles": "linz", "john": "linz"})
    play(match, ("intercept", "charles"), ("leave_behind", "john"), ("take", "austria", 1))
    assert choices(match) == {("intercept", "john"), ("let_pass",)}


@covers("nw-10.1-3")
def test_several_armies_try_in_the_order_of_play() -> None:
    match = raid(
        units={"munich": {"france": 1}, "linz": {"austria": 1}, "graz": {"russia": 1}},
        leaders={"charles": "linz", "kutuzov": "graz"},
    )
    assert question(match) == ("austria", "intercept")
    play(match, ("let_pass",))
    assert question(match) == ("russia", "intercept")


@covers("nw-10.1-1")
def test_nobody_intercepts_what_joins_friends() -> None:
    """A Frenchman stands in Salzburg already: to Charles that is an enemy formation."""
    match = raid(units={"munich": {"france": 1}, "linz": {"austria": 3}, "salzburg": {"france": 1}})
    finish(match)


@covers("nw-10.1-1", "nw-10.3-6", "nw-10.3-5")
def test_an_army_comes_to_the_help_of_friends_who_are_attacked() -> None:
    match = raid(
        ("interception by charles", (6, 6)),
        ("battle: attacker", (1, 1, 1)),
        ("battle: defender", (5, *(1,) * (3 + 3 + 1 - 1))),
        units={"munich": {"france": 1}, "linz": {"austria": 3}, "salzburg": {"austria": 1}},
    )
    assert question(match) == ("austria", "evade")
    play(match, ("stand",))
    assert question(match) == ("austria", "intercept")
    play(match, ("intercept", "charles"), ("take", "austria", 2))
    assert units(match, "salzburg") == {"austria": 3}
    assert units(match, "munich") == {"france": 1}
    finish(match)


def joined(*dice: tuple[str, object]) -> Match:
    """Kutuzov comes from Graz to the help of Charles in Salzburg."""
    match = raid(
        ("interception by kutuzov", (6, 6)),
        *dice,
        units={"munich": {"france": 1}, "salzburg": {"austria": 1}, "graz": {"russia": 1}},
        leaders={"charles": "salzburg", "kutuzov": "graz"},
    )
    play(match, ("stand",), ("intercept", "kutuzov"), ("take", "russia", 1))
    return match


@covers("nw-9.7-4", "nw-10.1-3")
def test_armies_that_an_interception_brings_together_may_form_a_group() -> None:
    match = joined(("battle: attacker", (1, 1, 1)), ("battle: defender", (5, *(1,) * (3 + 3 + 1 - 1))))
    assert question(match) == ("austria", "consent")
    play(match, ("join_group",))
    assert question(match) == ("russia", "consent")
    play(match, ("join_group",))
    assert look(match).groups["salzburg"] == ("charles", "austria", "russia")
    assert units(match, "munich") == {"france": 1}
    finish(match)


@covers("nw-9.7-5", "nw-9.7-4")
def test_without_consent_armies_defend_together_under_nobody() -> None:
    match = joined(("battle: attacker", (1, 1, 1)), ("battle: defender", (5, *(1,) * (3 + 1 - 1))))
    play(match, ("austria", ("join_group",)), ("russia", ("refuse_group",)))
    assert look(match).groups == {}
    finish(match)


@covers("nw-10.11-3", "nw-9.43-1")
def test_a_successful_interception_suffers_the_attrition_of_its_move() -> None:
    """Into a French duchy over a pass: the interceptor rolls, too."""
    match = impulse(
        "france",
        1,
        ("interception by john", (6, 6)),
        ("attrition by pass_or_marsh", (6, 1)),
        units={"ulm": {"france": 1}, "innsbruck": {"austria": 1}},
        leaders={"john": "innsbruck"},
    )
    play(match, ("march_unit", "ulm"), ("enter", "munich"), ("intercept", "john"), ("take", "austria", 1))
    assert question(match) == ("austria", "loss")


@covers("nw-10.3-3")
def test_who_has_fought_does_not_intercept() -> None:
    state = position(units={"linz": {"austria": 1}}, leaders={"charles": "linz"})
    assert intercept_forbidden(state, "charles", "linz", "salzburg") is None
    state.mark(MARKED, "charles")
    assert intercept_forbidden(state, "charles", "linz", "salzburg") == "nw-10.3-3"


@covers("nw-10.12-3")
@pytest.mark.parametrize("granted", [True, False])
def test_a_subordinate_army_of_another_player_asks_its_commander(granted: bool) -> None:
    match = raid(
        *([("interception by charles", (1, 1))] if granted else []),
        units={"munich": {"france": 1}, "linz": {"austria": 1, "russia": 1}},
        leaders={"charles": "linz", "kutuzov": "linz"},
        groups={"linz": ("kutuzov", "russia", "austria")},
    )
    play(match, ("intercept", "charles"))
    assert question(match) == ("russia", "leave")
    play(match, ("grant_leave",) if granted else ("refuse_leave",))
    if granted:
        play(match, ("take", "austria", 1))
        assert look(match).holds(MARKED, "kutuzov")
    else:
        assert question(match) == ("russia", "intercept")
        assert choices(match) == {("intercept", "kutuzov"), ("let_pass",)}
        assert intercept_forbidden(look(match), "charles", "linz", "salzburg") == "nw-10.12-3"


@covers("nw-12.4-2")
def test_nobody_intercepts_out_of_an_enemy_fortress_into_an_enemy_duchy() -> None:
    state = position(units={"venice": {"france": 1}}, leaders={"davout": "venice"})
    assert intercept_forbidden(state, "davout", "venice", "trieste") == "nw-12.4-2"
    assert withdrawal_forbidden(state, "france", "venice", "trieste", ()) == "nw-12.4-2"
    assert withdrawal_forbidden(state, "france", "venice", "mantua", ()) is None


# -- evasion


def attack(*dice: tuple[str, object], **said: Any) -> Match:
    """Davout with four units goes from Munich to Salzburg, where John stands with two."""
    said = {
        "units": {"munich": {"france": 4}, "salzburg": {"austria": 2}},
        "leaders": {"davout": "munich", "john": "salzburg"},
        **said,
    }
    match = impulse("france", 3, *dice, **said)
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "salzburg"))
    return match


@covers("nw-10.2-1", "nw-10.2-5", "nw-10.2-2")
def test_an_army_evades_on_nine() -> None:
    match = attack(("evasion of john", (4, 3)))
    assert choices(match) == {("evade", "linz"), ("evade", "innsbruck"), ("evade", "graz"), ("stand",)}
    play(match, ("evade", "linz"))
    assert units(match, "linz") == {"austria": 2}
    assert units(match, "salzburg") == {"france": 4}
    assert question(match) == ("france", "march")


@covers("nw-10.21-1")
def test_with_points_left_the_evader_is_pursued_and_evades_again() -> None:
    match = attack(("evasion of john", (4, 3)))
    play(match, ("evade", "linz"), ("enter", "linz"))
    assert question(match) == ("austria", "evade")


@covers("nw-10.2-6", "nw-11.22-2")
def test_a_failed_evasion_gives_a_die_and_takes_the_terrain() -> None:
    said: dict[str, Any] = {
        "units": {"munich": {"france": 2}, "innsbruck": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "innsbruck"},
    }
    for evasion, attacker, defender in ((True, 2 + 3 + 2 + 1, 3 + 1 + 1), (False, 2 + 3 + 2, 3 + 1 + 1 + 2)):
        script: list[tuple[str, object]] = [("evasion of john", (1, 1))] if evasion else []
        script += [("attrition by pass_or_marsh", (1, 1, 1))]
        script += [("battle: attacker", (1,) * (attacker - 1) + (5,)), ("battle: defender", (1,) * defender)]
        match = impulse("france", 1, *script, **said)
        play(match, ("march", "davout"), ("take", "france", 2), ("enter", "innsbruck"))
        play(match, ("evade", "salzburg") if evasion else ("stand",))
        assert units(match, "innsbruck") == {"france": 2}
        rolled(match)


@covers("nw-10.2-2")
def test_units_without_a_leader_evade_one_by_one() -> None:
    match = attack(
        ("evasion of austria", (6, 6)),
        ("evasion of austria", (1, 1)),
        ("battle: attacker", (1,) * 10),
        ("battle: defender", (1, 1)),
        leaders={"davout": "munich"},
    )
    play(match, ("evade", "linz"))
    assert units(match, "linz") == {"austria": 1}
    assert question(match) == ("austria", "evade")


@covers("nw-10.2-2", "nw-9.7-1")
def test_beside_an_army_group_each_unit_that_it_cannot_take_along_evades_by_itself() -> None:
    """Charles leads a group with Kutuzov, who commands six of nine Russian units; the group stands, two units leave."""
    match = impulse(
        "france",
        1,
        ("evasion of russia", (6, 6)),
        ("evasion of russia", (6, 6)),
        units={"salzburg": {"austria": 3, "russia": 9}, "munich": {"france": 4}},
        leaders={"charles": "salzburg", "kutuzov": "salzburg", "davout": "munich"},
        groups={"salzburg": ("charles", "austria", "russia")},
    )
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "salzburg"), ("austria", ("stand",)))
    play(match, ("russia", ("evade", "linz")), ("russia", ("evade", "linz")))
    assert units(match, "linz") == {"russia": 2}
    assert question(match) == ("russia", "evade")


@covers("nw-10.2-3", "nw-12.4-1")
@pytest.mark.parametrize("closed", ["munich", "linz"])
def test_nobody_evades_whence_the_enemy_came_or_to_enemies(closed: str) -> None:
    match = attack(
        units={"munich": {"france": 4}, "salzburg": {"austria": 2}, "linz": {"france": 1}},
    )
    assert not may(match, ("evade", closed))
    assert may(match, ("evade", "graz"))


@covers("nw-12.4-1")
def test_nobody_evades_into_an_enemy_fortress_that_is_not_besieged() -> None:
    alone = position(units={"trieste": {"france": 1}})
    assert withdrawal_forbidden(alone, "france", "trieste", "venice", ()) == "nw-12.4-1"
    besieged = position(units={"trieste": {"france": 1}, "venice": {"france": 1}})
    assert withdrawal_forbidden(besieged, "france", "trieste", "venice", ()) is None


@covers("nw-10.2-4", "nw-9.44-1")
def test_evasion_into_an_enemy_duchy_costs_losses() -> None:
    match = impulse(
        "austria",
        1,
        ("evasion of france", (6, 6)),
        ("attrition by withdrawal", (6,)),
        units={"salzburg": {"austria": 1}, "linz": {"france": 1}},
    )
    play(match, ("march_unit", "salzburg"), ("enter", "linz"))
    assert ("evade", "vienna") in choices(match)
    play(match, ("evade", "vienna"))
    assert units(match, "vienna") == {}
    rolled(match)


@covers("nw-11.42-2", "nw-10.2-1")
def test_whence_the_enemy_came_is_closed_even_where_it_is_friendly() -> None:
    state = position(units={"linz": {"austria": 1}})
    assert withdrawal_forbidden(state, "austria", "linz", "vienna", ("vienna",)) == "nw-11.42-2"
    assert withdrawal_forbidden(state, "austria", "linz", "vienna", ("munich",)) is None


@covers("nw-10.3-6")
def test_where_everybody_has_evaded_others_may_still_intercept() -> None:
    match = attack(
        ("evasion of john", (6, 6)),
        units={"munich": {"france": 4}, "salzburg": {"austria": 2}, "linz": {"austria": 1}},
        leaders={"davout": "munich", "john": "salzburg", "charles": "linz"},
    )
    play(match, ("evade", "graz"))
    assert question(match) == ("austria", "intercept")
    assert may(match, ("intercept", "charles"))


@covers("nw-10.3-5", "nw-9.8-3")
def test_who_has_intercepted_fights_before_anything_else() -> None:
    match = raid(
        ("interception by charles", (6, 6)),
        ("battle: attacker", (1, 1, 1)),
        ("battle: defender", (5, 1, 1, 1, 1)),
        cp=5,
    )
    play(match, ("intercept", "charles"), ("take", "austria", 1))
    assert units(match, "munich") == {"france": 1}
    assert question(match) == ("france", "action")


@covers("nw-9.4-3")
def test_losses_on_the_way_are_no_casualties_of_the_battle() -> None:
    """Two units are lost on the pass; in the battle each side has one casualty, so a second round follows."""
    match = impulse(
        "austria",
        1,
        ("attrition by pass_or_marsh", (6, 6, 1, 1)),
        ("battle: attacker", (5, 1, 1)),
        ("battle: defender", (5, 1, 1, 1, 1, 1)),
        ("battle: attacker", (1, 1)),
        ("battle: defender", (1, 1, 1)),
        units={"innsbruck": {"austria": 3}, "munich": {"france": 2}},
        leaders={"john": "innsbruck"},
    )
    play(match, ("march", "john"), ("take", "austria", 3), ("enter", "munich"), ("stand",), ("stand",))
    play(match, ("lose_unit", "austria"), ("lose_unit", "austria"))
    assert units(match, "innsbruck") == {"austria": 1}
    rolled(match)


@covers("nw-10.11-3")
def test_only_who_has_come_closes_a_way_of_retreat() -> None:
    found: list[tuple[str, ...]] = []

    def procedure(now: NapoleonicState) -> Flow:
        found.append((yield from meet(now, Contact("salzburg", "france")))[1])

    for dice, origins in (((1, 1), ()), ((6, 6), ("linz",))):
        state = position(units={"salzburg": {"france": 1}, "linz": {"austria": 1}}, leaders={"charles": "linz"})
        state.active, state.phase = "france", "impulses"
        match = run(state, procedure, ("interception by charles", dice))
        play(match, ("intercept", "charles"), ("take", "austria", 1))
        assert found.pop() == origins

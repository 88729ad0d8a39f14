"""Meeting others on the march (13.2 to 13.4): interception, avoiding battle, withdrawing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, question, refused, told
from tests.rulebook.here_i_stand.land import HAPSBURG_WAR, TURKISH_WAR, VIENNA, march, scene, size, skip, war
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.realm import FOUL_WEATHER

# -- interception (13.2)


@covers("his-13.2-1", "his-13.2-14")
def test_nine_or_more_intercepts() -> None:
    match = war(
        "france",
        1,
        ("interception", (5, 4)),
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        wars=HAPSBURG_WAR,
        paris={"france": 2},
        besancon={"hapsburg": 1},
    )
    march(match, "paris", "dijon", ("detach", "france", "regular", 2))
    assert question(match) == ("hapsburg", "intercept")
    state = play(match, ("intercept", "besancon"))
    assert (size(state, "dijon", "hapsburg"), size(state, "paris", "france")) == (1, 2)
    finish(match)


@covers("his-13.2-13")
@pytest.mark.parametrize(
    ("dice", "leader", "cavalry", "total"),
    [((4, 4), "", 0, 8), ((4, 4), "charles_v", 0, 10), ((4, 4), "charles_v", 1, 9), ((6, 3), "", 1, 8)],
)
def test_leaders_and_ottoman_cavalry_change_the_roll(
    dice: tuple[int, int], leader: str, cavalry: int, total: int
) -> None:
    match = war(
        "ottoman",
        1,
        ("interception", dice),
        ("attacker", (1,) * 3),
        ("defender", (1,) * (3 + 2 * bool(leader))),
        wars=TURKISH_WAR,
        leaders={leader: "graz"} if leader else {},
        pressburg={"ottoman": (3 - cavalry, 0, cavalry)},
        graz={"hapsburg": 2},
        fields={"control": {"pressburg": "ottoman"}},
    )
    parts = [("all",)] if cavalry else [("detach", "ottoman", "regular", 3)]
    march(match, "pressburg", "vienna", *parts)
    play(match, ("intercept", "graz"), ("all",) if leader else ("detach", "hapsburg", "regular", 2))
    message = "intercepts" if total >= 9 else "intercepts_not"
    assert told(match, message)[0]["total"] == total


@covers("his-13.2-13")
def test_ottoman_cavalry_intercepts_well() -> None:
    match = war(
        "hapsburg",
        1,
        ("interception", (5, 3)),
        ("attacker", (1,)),
        ("defender", (1, 1)),
        wars=TURKISH_WAR,
        vienna={"hapsburg": 1},
        buda={"ottoman": (0, 0, 1)},
        fields={"control": {"buda": "ottoman", "pressburg": "ottoman"}},
    )
    march(match, "vienna", "pressburg")
    play(match, ("intercept", "buda"))
    assert told(match, "intercepts")[0]["total"] == 9


TWO_ENEMIES: dict[str, Any] = {
    "wars": [*HAPSBURG_WAR, ("france", "england")],
    "paris": {"france": 2},
    "calais": {"england": 1},
    "brussels": {"hapsburg": 1},
    "antwerp": {"hapsburg": 1},
}


@covers("his-13.2-2", "his-13.2-19")
def test_the_first_power_to_succeed_bars_the_others() -> None:
    said = {**TWO_ENEMIES, "brussels": {"hapsburg": 1}, "calais": {"england": 1}}
    match = war("france", 1, ("interception", (6, 3)), ("attacker", (1, 1)), ("defender", (1, 1)), **said)
    march(match, "paris", "boulogne", ("detach", "france", "regular", 2))
    assert question(match) == ("england", "intercept")  # Brussels is not next to Boulogne
    play(match, ("intercept", "calais"))
    finish(match)


@covers("his-13.2-2", "his-13.2-15")
def test_a_power_tries_from_one_space_after_the_other() -> None:
    match = war(
        "france",
        1,
        ("interception", (1, 1)),
        ("interception", (6, 6)),
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        wars=[*HAPSBURG_WAR, ("france", "england")],
        paris={"france": 2},
        brussels={"hapsburg": 1},
        st_dizier={"hapsburg": 1},
        boulogne={"england": 2},
    )
    march(match, "paris", "st_quentin", ("detach", "france", "regular", 2))
    assert choices(match) == {("intercept", "st_dizier"), ("intercept", "brussels"), ("pass",)}
    play(match, ("intercept", "st_dizier"))
    assert question(match)[0] == "hapsburg"
    play(match, ("intercept", "brussels"))
    assert "england" not in {entry["power"] for entry in told(match, "intercepts")}
    finish(match)


@covers("his-13.2-15")
def test_a_space_tries_once_even_if_it_holds_others_back() -> None:
    match = war(
        "france",
        1,
        ("interception", (1, 1)),
        wars=HAPSBURG_WAR,
        paris={"france": 2},
        st_dizier={"hapsburg": 2},
    )
    march(match, "paris", "st_quentin", ("detach", "france", "regular", 2))
    play(match, ("intercept", "st_dizier"), ("detach", "hapsburg", "regular", 1))
    assert match.over and size(look(match), "st_quentin", "france") == 2


@covers("his-13.2-3")
def test_an_interception_is_not_intercepted() -> None:
    match = war(
        "france",
        1,
        ("interception", (6, 6)),
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        wars=HAPSBURG_WAR,
        paris={"france": 2},
        lyon={"france": 4},
        besancon={"hapsburg": 1},
    )
    march(match, "paris", "dijon", ("detach", "france", "regular", 2))
    state = play(match, ("intercept", "besancon"))
    assert (size(state, "dijon", "hapsburg"), size(state, "lyon", "france")) == (1, 4)
    finish(match)


@covers("his-13.2-3")
def test_a_retreat_is_not_intercepted() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1,)),
        ("defender", (6, 1)),
        wars=HAPSBURG_WAR,
        st_quentin={"france": 1},
        st_dizier={"hapsburg": 1},
        brussels={"hapsburg": 1},
    )
    march(match, "st_quentin", "st_dizier")
    play(match, ("pass",), ("pass",))
    finish(match)


@covers("his-13.2-4")
def test_nobody_intercepts_over_a_pass() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, lyon={"france": 1}, turin={"hapsburg": 2})
    march(match, "lyon", "grenoble")
    finish(match)
    match = war("france", 1, wars=HAPSBURG_WAR, lyon={"france": 1}, geneva={"hapsburg": 2})
    march(match, "lyon", "grenoble")
    assert choices(match) == {("intercept", "geneva"), ("pass",)}


@covers("his-13.2-5", "his-2.2-8")
def test_only_enemies_intercept() -> None:
    match = war("france", 1, paris={"france": 1}, besancon={"hapsburg": 2}, metz={"independent": 2})
    march(match, "paris", "dijon")
    finish(match)
    neutral = {"modena": {"hapsburg": 2}, "turin": {"independent": 2}}
    match = war("france", 1, milan={"france": 1}, **neutral)  # Pavia is independent, nobody keeps the Hapsburgs out
    march(match, "milan", "pavia")
    finish(match)
    papal = {"wars": [("france", "papacy")], "alliances": [("hapsburg", "papacy")]}  # an ally of the enemy is no enemy
    match = war("france", 1, milan={"france": 1}, fields={"control": {"pavia": "papacy"}}, **papal, **neutral)
    march(match, "milan", "pavia")
    finish(match)
    match = war("france", 1, milan={"france": 1}, wars=HAPSBURG_WAR, **neutral)
    march(match, "milan", "pavia")
    assert question(match) == ("hapsburg", "intercept")


@covers("his-13.2-6")
def test_who_has_tried_does_not_try_again_in_the_impulse() -> None:
    match = war(
        "france",
        2,
        ("interception", (1, 1)),
        wars=HAPSBURG_WAR,
        paris={"france": 1},
        orleans={"france": 1},
        besancon={"hapsburg": 2},
    )
    march(match, "paris", "dijon")
    play(match, ("intercept", "besancon"), ("detach", "hapsburg", "regular", 2))
    march(match, "orleans", "dijon")
    finish(match)


@covers("his-13.2-6", "his-13.2-12")
def test_those_who_stayed_may_still_try() -> None:
    match = war(
        "france",
        2,
        ("interception", (1, 1)),
        wars=HAPSBURG_WAR,
        paris={"france": 1},
        lyon={"france": 1},
        besancon={"hapsburg": 3},
    )
    march(match, "paris", "dijon")
    play(match, ("intercept", "besancon"), ("detach", "hapsburg", "regular", 1))
    march(match, "lyon", "geneva")
    play(match, ("intercept", "besancon"))
    assert choices(match) == {("detach", "hapsburg", "regular", 1), ("detach", "hapsburg", "regular", 2)}


@covers("his-13.2-7", "his-15-2")
def test_besieged_units_do_not_intercept() -> None:
    match = war(
        "france",
        1,
        wars=HAPSBURG_WAR,
        paris={"france": 1},
        besancon={"hapsburg": 1, "france": 3},
        sieges={"besancon": {"france": 2}},
    )
    march(match, "paris", "dijon")
    finish(match)


@covers("his-13.2-7", "his-15.3-4")
def test_those_who_were_besieged_do_not_intercept_the_leaving_besiegers() -> None:
    match = war(
        "france",
        1,
        wars=HAPSBURG_WAR,
        besancon={"hapsburg": 1, "france": 3},
        sieges={"besancon": {"france": 2}},
    )
    state = look(march(match, "besancon", "dijon", ("detach", "france", "regular", 3)))
    assert not state.sieges
    finish(match)


@covers("his-13.2-8", "his-13.2-12")
def test_interceptors_are_one_formation() -> None:
    match = war(
        "france", 1, wars=HAPSBURG_WAR, paris={"france": 1}, besancon={"hapsburg": 7}, leaders={"ferdinand": "besancon"}
    )
    march(match, "paris", "dijon")
    play(match, ("intercept", "besancon"))
    assert max(option[3] for option in choices(match) if option[0] == "detach") == 4
    play(match, ("leader", "ferdinand"))
    assert max(option[3] for option in choices(match) if option[0] == "detach") == 6


@covers("his-13.2-9")
def test_nobody_intercepts_into_a_friendly_fortress() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, grenoble={"france": 1}, geneva={"hapsburg": 3})
    march(match, "grenoble", "lyon")
    finish(match)


@covers("his-13.2-10")
def test_occupied_spaces_are_intercepted_into_only_by_friends_of_those_there() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, paris={"france": 1}, dijon={"france": 1}, besancon={"hapsburg": 3})
    march(match, "paris", "dijon")
    finish(match)


@covers("his-13.2-10", "his-15.2-7")
@pytest.mark.parametrize("besieged", [True, False])
def test_nobody_intercepts_into_a_siege_even_of_walls_with_nobody_inside(besieged: bool) -> None:
    match = war(
        "hapsburg",
        1,
        ("attacker", (1,) * 4),
        ("defender", (1,) * 2),
        wars=HAPSBURG_WAR,
        besancon={"france": 1},
        dijon={"france": 3},
        metz={"hapsburg": 4},
        sieges={"besancon": {"france": 2}} if besieged else {},
        fields={"control": {"besancon": "hapsburg" if besieged else "france", "metz": "hapsburg"}},
    )
    march(match, "metz", "besancon", ("detach", "hapsburg", "regular", 4))
    assert ("intercept", "dijon") in choices(match) or besieged
    if besieged:
        skip(match, "avoid_battle")
        assert told(match, "battle_won")[0]["power"] == "france"


@covers("his-13.2-11")
def test_nobody_intercepts_into_the_space_of_a_neutral_power() -> None:
    match = war(
        "france",
        1,
        wars=HAPSBURG_WAR,
        alliances=[("france", "papacy")],
        siena={"france": 1},
        naples={"hapsburg": 3},
        fields={"control": {"ancona": "papacy"}},
        cerignola={"hapsburg": 1},
        ravenna={"france": 1},
    )
    march(match, "ravenna", "ancona")
    finish(match)


@covers("his-13.2-16", "his-13.1-14", "his-13.3-6")
def test_after_an_interception_nobody_avoids_battle_or_withdraws() -> None:
    match = war(
        "ottoman",
        1,
        ("interception", (4, 4)),
        ("attacker", (1,) * 10),
        ("defender", (1,) * 13),
        **VIENNA,
    )
    march(match, "pressburg", "vienna", ("all",))
    state = play(match, ("intercept", "graz"), ("all",))
    assert size(state, "vienna", "hapsburg") == 10
    finish(match)


@covers("his-13.2-17")
def test_interceptors_may_break_their_own_siege() -> None:
    match = war(
        "france",
        1,
        ("interception", (6, 6)),
        ("attacker", (1, 1)),
        ("defender", (1, 1, 1)),
        wars=HAPSBURG_WAR,
        paris={"france": 2},
        lyon={"france": 1},
        dijon={},
        geneva={},
        besancon={},
        st_quentin={},
        orleans={},
        metz={"independent": 1, "hapsburg": 3},
        sieges={"metz": {"hapsburg": 1}},
    )
    march(match, "paris", "st_dizier", ("detach", "france", "regular", 2))
    play(match, ("intercept", "metz"), ("detach", "hapsburg", "regular", 2))
    assert question(match) == ("hapsburg", "retreat") and not told(match, "battle_dice")  # at once
    state = play(match, ("space", "besancon"))
    assert not state.sieges
    assert size(state, "besancon", "hapsburg") == 1


@covers("his-13.2-18")
def test_independent_spaces_are_intercepted_into() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, lyon={"france": 1}, besancon={"hapsburg": 1})
    march(match, "lyon", "geneva")
    assert question(match) == ("hapsburg", "intercept")


# -- avoiding battle (13.3)


def surprised(*dice: tuple[str, object], **said: Any) -> Match:
    """France marches from Paris to Dijon, where Hapsburg units stand."""
    match = war(
        "france",
        1,
        *dice,
        **{"wars": HAPSBURG_WAR, "paris": {"france": (3)}, "dijon": {"hapsburg": 2}, "leaders": {}, **said},
    )
    return march(match, "paris", "dijon", ("detach", "france", "regular", 3))


@covers("his-13.3-1", "his-13.3-3")
def test_battle_is_avoided_into_own_and_allied_spaces() -> None:
    match = surprised()
    assert choices(match) == {("avoid", "besancon"), ("pass",)}
    assert refused(match, ("avoid", "lyon")) == "his-14.1-3"


@covers("his-13.3-4", "his-12.4-3")
def test_battle_is_not_avoided_into_unrest_or_enemies() -> None:
    match = surprised(fields={"unrest": {"besancon"}, "control": {"st_dizier": "hapsburg", "orleans": "hapsburg"}})
    assert refused(match, ("avoid", "besancon")) == "his-12.4-3"
    match = surprised(fields={"control": {"orleans": "hapsburg"}}, orleans={"france": 1})
    assert refused(match, ("avoid", "orleans")) == "his-14.1-3"


@covers("his-13.3-5")
def test_battle_is_not_avoided_into_the_space_the_enemy_left() -> None:
    match = surprised(fields={"control": {"paris": "hapsburg"}})
    assert refused(match, ("avoid", "paris")) == "his-13.3-5"


@covers("his-13.3-9", "his-13.3-8")
def test_those_who_avoid_battle_are_gone() -> None:
    match = surprised(("avoid battle", (5, 4)))
    state = play(match, ("avoid", "besancon"), ("detach", "hapsburg", "regular", 2))
    assert (size(state, "besancon", "hapsburg"), size(state, "dijon", "france")) == (2, 3)
    finish(match)


@covers("his-13.3-11")
def test_who_fails_to_avoid_battle_fights() -> None:
    match = surprised(("avoid battle", (1, 1)), ("attacker", (6, 6, 1)), ("defender", (1, 1, 1)))
    state = play(match, ("avoid", "besancon"), ("detach", "hapsburg", "regular", 2))
    assert (size(state, "besancon", "hapsburg"), size(state, "dijon", "france")) == (0, 3)
    finish(match)


@covers("his-13.3-11", "his-13.3-8")
def test_those_left_behind_fight() -> None:
    match = surprised(("avoid battle", (6, 6)), ("attacker", (6, 6, 1)), ("defender", (1, 1)))
    state = play(match, ("avoid", "besancon"), ("detach", "hapsburg", "regular", 1))
    assert (size(state, "besancon", "hapsburg"), size(state, "dijon", "hapsburg")) == (1, 0)
    finish(match)


@covers("his-13.3-8")
def test_a_leader_may_leave_his_units() -> None:
    match = surprised(
        ("avoid battle", (6, 6)), ("attacker", (6, 6, 1)), ("defender", (1,) * 3), leaders={"ferdinand": "dijon"}
    )
    state = play(match, ("avoid", "besancon"), ("leader", "ferdinand"), ("detach", "hapsburg", "regular", 0))
    assert state.leaders == {"ferdinand": "besancon"}
    finish(match)


@covers("his-13.3-2", "his-9.2-10")
def test_each_power_decides_for_itself_whether_it_avoids_battle() -> None:
    match = surprised(
        ("avoid battle", (1, 1)),
        ("avoid battle", (6, 6)),
        ("attacker", (1,) * 3),
        ("defender", (1,) * 3),
        wars=[*HAPSBURG_WAR, ("france", "england")],
        alliances=[("hapsburg", "england")],
        dijon={"hapsburg": 2, "england": 1},
    )
    assert question(match) == ("hapsburg", "avoid_battle")
    play(match, ("avoid", "besancon"), ("detach", "hapsburg", "regular", 2))
    assert question(match) == ("england", "avoid_battle")
    state = play(match, ("avoid", "besancon"))
    assert (size(state, "besancon", "england"), size(state, "dijon", "hapsburg")) == (1, 2)
    finish(match)


@covers("his-13.3-10")
def test_beaten_units_avoid_battle_without_a_roll() -> None:
    match = surprised(
        fields={"tired": {"dijon": scene(dijon={"hapsburg": 2}).troops["dijon"]}},
    )
    state = play(match, ("avoid", "besancon"), ("detach", "hapsburg", "regular", 2))
    assert size(state, "besancon", "hapsburg") == 2
    finish(match)


@covers("his-13.3-7")
def test_a_lone_leader_goes_inside_his_fortress() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, leaders={"ferdinand": "besancon"}, dijon={"france": 1})
    state = look(march(match, "dijon", "besancon"))
    assert state.leaders == {"ferdinand": "besancon"}
    assert "besancon" in state.sieges


@covers("his-13.3-7")
def test_a_lone_leader_in_the_open_is_captured_even_at_home() -> None:
    match = war("hapsburg", 1, wars=HAPSBURG_WAR, leaders={"montmorency": "dijon"}, besancon={"hapsburg": 1})
    state = look(march(match, "besancon", "dijon"))
    assert (state.leaders, state.captives) == ({}, {"montmorency": "hapsburg"})


@covers("his-13.3-12")
def test_besiegers_may_avoid_a_relief() -> None:
    match = war(
        "hapsburg",
        1,
        ("avoid battle", (6, 6)),
        wars=HAPSBURG_WAR,
        geneva={"hapsburg": 3},
        besancon={"hapsburg": 1, "france": 2},
        sieges={"besancon": {"france": 2}},
        fields={"control": {"geneva": "hapsburg"}},
    )
    march(match, "geneva", "besancon", ("detach", "hapsburg", "regular", 3))
    state = play(match, ("avoid", "dijon"), ("detach", "france", "regular", 2))
    assert (size(state, "dijon", "france"), size(state, "besancon", "hapsburg")) == (2, 4)
    assert not state.sieges


# -- withdrawing (13.4)


def before_besancon(garrison: int, attackers: int = 3, points: int = 1, **said: Any) -> Match:
    match = war(
        "france",
        points,
        **{"wars": HAPSBURG_WAR, "dijon": {"france": attackers}, "besancon": {"hapsburg": garrison}, **said},
    )
    return march(match, "dijon", "besancon", ("detach", "france", "regular", attackers))


@covers("his-13.4-1", "his-13.4-2", "his-13.4-3")
def test_a_garrison_withdraws_and_is_besieged() -> None:
    match = before_besancon(2)
    play(match, ("pass",))
    assert question(match) == ("hapsburg", "withdraw")
    state = play(match, ("withdraw",))
    assert state.sieges == {"besancon": (("france", 5),)}
    finish(match)


@covers("his-13.4-1")
def test_more_than_four_units_do_not_withdraw() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1,) * 4),
        ("defender", (1,) * 6),
        wars=HAPSBURG_WAR,
        dijon={"france": 4},
        besancon={"hapsburg": 5},
    )
    march(match, "dijon", "besancon", ("detach", "france", "regular", 4))
    play(match, ("pass",))
    finish(match)


@covers("his-13.4-1")
def test_nobody_withdraws_where_units_stand_that_the_garrison_does_not_shelter() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1,) * 4),
        ("defender", (1,) * 3),
        wars=[*HAPSBURG_WAR, ("england", "france")],
        dijon={"france": 4},
        besancon={"hapsburg": 1, "england": 1},
    )
    march(match, "dijon", "besancon", ("detach", "france", "regular", 4))
    play(match, ("pass",))
    finish(match)


@covers("his-13.4-4")
def test_too_few_to_besiege_go_back() -> None:
    match = before_besancon(3, attackers=3)
    play(match, ("pass",), ("withdraw",))
    state = look(match)
    assert size(state, "dijon", "france") == 3  # there is no point left to move on: the only way is back
    assert not state.sieges


@covers("his-13.4-4", "his-13.4-6")
def test_too_few_to_besiege_may_move_on() -> None:
    match = before_besancon(3, attackers=3, points=2)
    play(match, ("pass",), ("withdraw",))
    assert question(match) == ("france", "turn_away")
    assert choices(match) == {
        ("space", "metz"),
        ("space", "basel"),
        ("space", "geneva"),
        ("space", "strasburg"),
        ("go_back",),
    }
    play(match, ("space", "geneva"))
    state = skip(match, "intercept")
    assert (size(state, "geneva", "france"), state.cp) == (3, 0)


@covers("his-13.1-13", "his-13.4-4")
def test_in_foul_weather_too_few_to_besiege_can_only_go_back() -> None:
    match = before_besancon(3, attackers=3, points=2)
    look(match).mark(FOUL_WEATHER)
    play(match, ("pass",), ("withdraw",))
    assert (size(look(match), "dijon", "france"), look(match).cp) == (3, 1)


@covers("his-13.4-5", "his-14.1-5")
def test_who_moved_on_and_is_beaten_is_lost() -> None:
    match = war(
        "france",
        2,
        ("attacker", (1,) * 3),
        ("defender", (6, 1)),
        wars=HAPSBURG_WAR,
        dijon={"france": 3},
        besancon={"hapsburg": 3},
        geneva={"hapsburg": 1},
    )
    march(match, "dijon", "besancon", ("detach", "france", "regular", 3))
    skip(match, "intercept", "avoid_battle")
    play(match, ("withdraw",), ("space", "geneva"))
    state = skip(match, "intercept", "avoid_battle")
    assert all(size(state, space, "france") == 0 for space in ("geneva", "besancon", "dijon"))


@covers("his-13.4-2")
def test_the_controller_decides_for_his_allies() -> None:
    match = war(
        "france",
        1,
        wars=HAPSBURG_WAR,
        alliances=[("hapsburg", "england")],
        dijon={"france": 3},
        besancon={"england": 2},
    )
    march(match, "dijon", "besancon", ("detach", "france", "regular", 3))
    play(match, ("pass",))
    assert question(match) == ("hapsburg", "withdraw")
    state = play(match, ("withdraw",))
    assert "besancon" in state.sieges


@covers("his-22.1-3", "his-22.1-2")
def test_an_inactive_minor_power_withdraws_at_once() -> None:
    match = war(
        "ottoman",
        1,
        wars=[("ottoman", "hungary_bohemia")],
        szegedin={"ottoman": 5},
        buda={"hungary_bohemia": 3},
        fields={"control": {"szegedin": "ottoman"}},
        leaders={"suleiman": "szegedin"},
    )
    state = look(march(match, "szegedin", "buda", ("all",)))
    assert state.sieges == {"buda": (("ottoman", 5),)}
    finish(match)


@covers("his-22.1-2", "his-22.1-3")
def test_an_active_minor_power_avoids_battle_by_its_ally() -> None:
    match = war(
        "ottoman",
        1,
        wars=[("ottoman", "hapsburg")],
        szegedin={"ottoman": 5},
        buda={"hungary_bohemia": 3},
        fields={"control": {"szegedin": "ottoman"}, "minors": {"hungary_bohemia": "hapsburg"}},
        leaders={"suleiman": "szegedin"},
    )
    march(match, "szegedin", "buda", ("all",))
    assert question(match) == ("hapsburg", "avoid_battle")
    play(match, ("pass",))
    assert question(match) == ("hapsburg", "withdraw")

"""Sieges (15): beginning, assaults, relief, breaking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, cited, finish, look, may, play, question, refused, run, told
from tests.rulebook.here_i_stand.land import march, scene, size, skip, troops, units, war
from warcouncil.campaign import sieges
from warcouncil.campaign.entry import siege_open
from warcouncil.campaign.interception import interception_forbidden
from warcouncil.campaign.pieces import Battle
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

WAR = [("france", "hapsburg")]
CALAIS: dict[str, Any] = {
    "wars": [("france", "england")],
    "leaders": {"francis_i": "brussels", "charles_brandon": "boulogne"},
    "brussels": {"france": 6},
    "boulogne": {"england": 4},
    "calais": {"england": 2},
    "ships": {"calais": {"england": 1}, "north_sea": {"france": 2}},
    "fields": {"control": {"brussels": "france", "boulogne": "england"}},
}
"""The worked example: France comes from Brussels, England holds Calais and Boulogne."""


def besancon(*dice: tuple[str, object], french: Any = 3, hapsburg: Any = 1, points: int = 1, **said: Any) -> Match:
    """France has besieged Besancon since an earlier impulse."""
    stack = {"france": french, "hapsburg": hapsburg}
    return war(
        "france", points, *dice, **{"wars": WAR, "besancon": stack, "sieges": {"besancon": {"france": 2}}, **said}
    )


# -- the worked example (his-ex-16)


@covers("his-15-1", "his-13.4-3")
def test_the_garrison_of_calais_withdraws() -> None:
    match = war("france", 1, **CALAIS)
    march(match, "brussels", "calais", ("all",))
    skip(match, "intercept", "avoid_battle")
    state = play(match, ("withdraw",))
    assert state.sieges == {"calais": (("france", 5),)}


def relief(*dice: tuple[str, object], **said: Any) -> Match:
    """Charles Brandon marches from Boulogne to the relief of Calais."""
    besieged = {**CALAIS, "brussels": {}, "calais": {"england": 2, "france": 6}, "sieges": {"calais": {"france": 3}}}
    leaders = {"francis_i": "calais", "charles_brandon": "boulogne"}
    match = war("england", 1, *dice, **{**besieged, "leaders": leaders, **said})
    march(match, "boulogne", "calais", ("all",))
    skip(match, "avoid_battle")
    return match


@covers("his-15.2-1", "his-15.2-7", "his-15.2-5")
def test_the_relief_of_calais_fails() -> None:
    match = relief(("attacker", (1,) * 7), ("defender", (6, 6) + (1,) * 6))
    assert question(match) == ("england", "sortie_formation")
    play(match, ("detach", "england", "regular", 2))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [7, 8]
    state = play(match, ("detach", "england", "regular", 2))
    assert (size(state, "boulogne", "england"), size(state, "calais", "england")) == (2, 2)
    assert state.leaders["charles_brandon"] == "boulogne"
    assert "calais" in state.sieges


@covers("his-15.1-8", "his-15.1-9", "his-15.1-5")
def test_the_assault_on_calais() -> None:
    said = {
        **CALAIS,
        "brussels": {"hapsburg": 1},
        "calais": {"england": 2, "france": 6},
        "sieges": {"calais": {"france": 3}},
    }
    leaders = {"francis_i": "calais"}
    fields = {"control": {"brussels": "france"}}
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (1,) * 3),
        **{**said, "leaders": leaders, "brussels": {}, "boulogne": {}, "fields": fields},
    )
    state = play(match, ("assault", "calais"), ("all",))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [4, 3]
    assert state.control["calais"] == "france"
    assert not state.sieges


# -- two besiegers


@covers("his-15-3")
def test_an_ally_may_besiege_with_a_larger_force_than_inside() -> None:
    said = {
        "wars": [*WAR, ("papacy", "hapsburg")],
        "alliances": [("france", "papacy")],
        "milan": {"hapsburg": 1, "france": 2},
        "sieges": {"milan": {"france": 2}},
        "fields": {"control": {"milan": "hapsburg"}},
    }
    match = war("papacy", 1, pavia={"papacy": 2}, **said)
    assert look(march(match, "pavia", "milan")).sieges["milan"] == (("france", 2), ("papacy", 5))
    match = war(
        "papacy", 1, pavia={"papacy": 1}, **{**said, "fields": {"control": {"milan": "hapsburg", "pavia": "papacy"}}}
    )
    state = look(march(match, "pavia", "milan"))
    assert state.sieges["milan"] == (("france", 2),)
    assert size(state, "pavia", "papacy") == 1


@covers("his-15-5", "his-15.3-1")
def test_only_the_besieger_who_is_too_weak_goes() -> None:
    state = scene(
        wars=[*WAR, ("papacy", "hapsburg")],
        alliances=[("france", "papacy")],
        milan={"hapsburg": 2, "france": 3, "papacy": 2},
        sieges={"milan": {"france": 2, "papacy": 3}},
        fields={"control": {"milan": "hapsburg", "pavia": "papacy"}},
    )
    match = run(state, lambda now: sieges.check_siege(now, "milan"))
    assert question(match) == ("papacy", "retreat")  # to its own Pavia, or Turin of its ally
    assert look(match).sieges == {"milan": (("france", 2),)}


@covers("his-15.1-18")
def test_allied_besiegers_do_not_assault_together() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 1)),
        ("defender", (1, 1)),
        wars=[*WAR, ("papacy", "hapsburg")],
        alliances=[("france", "papacy")],
        milan={"hapsburg": 1, "france": 3, "papacy": 2},
        turin={},
        sieges={"milan": {"france": 2, "papacy": 3}},
        fields={"control": {"milan": "hapsburg", "turin": "france", "grenoble": "france"}},
    )
    state = play(match, ("assault", "milan"), ("detach", "france", "regular", 3))
    assert state.control["milan"] == "france"
    assert (size(state, "milan", "france"), size(state, "milan", "papacy")) == (3, 2)


# -- requirements of an assault (15.1)


@covers("his-15.1-1")
def test_a_space_is_assaulted_once_in_an_impulse() -> None:
    match = besancon(("attacker", (1, 1)), ("defender", (1, 1)), points=2)
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    assert refused(match, ("assault", "besancon")) == "his-15.1-1"


@covers("his-15.1-2")
def test_a_new_siege_waits_for_the_next_impulse() -> None:
    match = besancon(sieges={"besancon": {"france": 5}}, paris={"france": 1})
    assert refused(match, ("assault", "besancon")) == "his-15.1-2"


@covers("his-15.1-3", "his-15.1-19")
def test_an_assault_needs_a_line_of_communication() -> None:
    cut = {"control": dict.fromkeys(("dijon", "metz", "geneva", "strasburg", "basel"), "hapsburg")}
    match = besancon(fields=cut, paris={"france": 1})
    assert refused(match, ("assault", "besancon")) == "his-15.1-3"


def antwerp(ships: dict[str, dict[str, int]]) -> Match:
    return war(
        "england",
        1,
        wars=[("england", "hapsburg")],
        antwerp={"england": 2, "hapsburg": 1},
        calais={"england": 1},
        sieges={"antwerp": {"england": 2}},
        ships=ships,
    )


@covers("his-15.1-4")
def test_squadrons_in_the_sea_zone_protect_a_port() -> None:
    assert refused(antwerp({"north_sea": {"hapsburg": 1, "england": 3}}), ("assault", "antwerp")) == "his-15.1-4"


@covers("his-15.1-5")
def test_squadrons_in_the_port_must_be_outnumbered_at_sea() -> None:
    assert (
        refused(antwerp({"antwerp": {"hapsburg": 1}, "north_sea": {"england": 1}}), ("assault", "antwerp"))
        == "his-15.1-5"
    )
    assert may(antwerp({"antwerp": {"hapsburg": 1}, "north_sea": {"england": 2}}), ("assault", "antwerp"))
    assert may(antwerp({}), ("assault", "antwerp"))


@covers("his-15.1-6")
def test_corsairs_do_not_count() -> None:
    state = scene(
        wars=[("ottoman", "hapsburg")], tunis={"ottoman": 1, "hapsburg": 3}, sieges={"tunis": {"hapsburg": 2}}
    )
    state.control["tunis"] = "ottoman"
    state.add_ships("tunis", "ottoman", "ottoman", corsair=2)
    assert sieges.harbour_forbidden(state, "hapsburg", "tunis") is None


@covers("his-15.1-7")
def test_foul_weather_stops_an_assault() -> None:
    match = besancon(fields={"hands": {"papacy": ("foul_weather",)}}, points=2)
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    state = play(match, ("papacy", ("play", "foul_weather")))
    assert (state.cp, state.battle, size(state, "besancon", "france")) == (1, None, 3)
    assert refused(match, ("assault", "besancon")) == "his-15.1-7"


@covers("his-15.1-7")
def test_the_attacker_may_hire_mercenaries_before_the_assault() -> None:
    match = besancon(("attacker", (1,) * 4), ("defender", (1, 1)), fields={"hands": {"france": ("swiss_mercenaries",)}})
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    play(match, ("france", ("play", "swiss_mercenaries")))
    assert question(match)[0] == "france"


# -- dice


@covers("his-15.1-8", "his-15.1-9", "his-15.1-20")
@pytest.mark.parametrize(
    ("french", "hapsburg", "attacker", "defender"),
    [(3, 0, 3, 1), (3, 1, 2, 2), (4, 2, 2, 3), ((2, 2), 1, 2, 2)],
)
def test_dice_of_an_assault(french: Any, hapsburg: int, attacker: int, defender: int) -> None:
    match = besancon(("attacker", (1,) * attacker), ("defender", (1,) * defender), french=french, hapsburg=hapsburg)
    play(
        match,
        ("assault", "besancon"),
        ("all",) if isinstance(french, tuple) else ("detach", "france", "regular", french),
    )
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [attacker, defender]


@covers("his-15.1-8")
def test_what_the_dice_of_an_assault_are_counted_from() -> None:
    state = scene()
    state.battle = Battle("assault", "besancon", "france", ("hapsburg",), (troops("france", 3),))
    assert sieges.dice_lines(state, 0, (troops("hapsburg", 1),)) == [{"kind": "half_units", "dice": 2}]
    assert sieges.dice_lines(state, 0, ()) == [{"kind": "units", "dice": 3}]


@covers("his-15.1-20")
@pytest.mark.parametrize(("die", "falls"), [(5, True), (4, False)])
def test_an_empty_fortification_falls_to_a_single_hit(die: int, falls: bool) -> None:
    match = besancon(("attacker", (die, 1, 1)), ("defender", (1,)), hapsburg=0)
    state = play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    assert (state.control["besancon"] == "france") is falls
    assert ("besancon" in state.sieges) is not falls


@covers("his-15.1-8")
def test_cavalry_does_not_climb_walls() -> None:
    match = war(
        "ottoman",
        1,
        ("attacker", (1,)),
        ("defender", (1, 1)),
        wars=[("ottoman", "hungary_bohemia")],
        belgrade={"ottoman": (1, 0, 2), "hungary_bohemia": 1},
        sieges={"belgrade": {"ottoman": 2}},
    )
    play(match, ("assault", "belgrade"), ("all",))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [1, 2]


@covers("his-15.1-8", "his-15.1-9")
def test_a_garrison_of_cavalry_halves_the_attack_and_rolls_no_dice() -> None:
    match = war(
        "hapsburg",
        1,
        ("attacker", (1, 1)),
        ("defender", (1,)),
        wars=[("ottoman", "hapsburg")],
        vienna={"hapsburg": 1},
        buda={"ottoman": (0, 0, 1), "hapsburg": 4},
        sieges={"buda": {"hapsburg": 2}},
        fields={"control": {"buda": "ottoman", "pressburg": "hapsburg"}},
    )
    play(match, ("assault", "buda"), ("detach", "hapsburg", "regular", 4))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [2, 1]


@covers("his-15.1-10")
def test_siege_artillery_is_added_after_the_dice() -> None:
    match = besancon(
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        ("card dice", (3, 1)),
        fields={"hands": {"papacy": ("siege_artillery",)}},
    )
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    state = play(match, ("papacy", ("play", "siege_artillery")))
    assert state.control["besancon"] == "france"


@covers("his-15.1-16")
def test_newcomers_may_join_the_assault() -> None:
    match = besancon(("attacker", (1, 1)), ("defender", (1, 1)), french=2, points=2, dijon={"france": 2})
    march(match, "dijon", "besancon")
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 4))
    assert told(match, "assault")[0]["amount"] == 4


@covers("his-15.1-17", "his-9.2-11")
def test_allies_inside_defend_with_the_controller() -> None:
    match = besancon(
        ("attacker", (6, 6)),
        ("defender", (1,) * 3),
        leaders={"montmorency": "besancon"},
        alliances=[("hapsburg", "england")],
        besancon={"france": 6, "hapsburg": 1, "england": 1},
    )
    state = play(match, ("assault", "besancon"), ("detach", "france", "regular", 4))
    assert state.control["besancon"] == "france"
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [2, 3]


# -- results


@covers("his-15.1-12", "his-15.1-13", "his-12.3-1")
def test_a_successful_assault_takes_space_leaders_and_ships() -> None:
    match = war(
        "england",
        1,
        ("attacker", (6, 1)),
        ("defender", (1, 1, 1)),
        wars=[("england", "hapsburg")],
        leaders={"ferdinand": "antwerp"},
        antwerp={"england": 4, "hapsburg": 1},
        sieges={"antwerp": {"england": 2}},
        ships={"antwerp": {"hapsburg": 1}, "north_sea": {"england": 2}},
    )
    state = play(match, ("assault", "antwerp"), ("detach", "england", "regular", 4))
    assert state.control["antwerp"] == "england"
    assert state.captives == {"ferdinand": "england"}
    assert state.lost_ships["hapsburg"] == (1, 0)
    finish(match)


@covers("his-15.1-11")
def test_besieged_cavalry_may_be_lost() -> None:
    match = war(
        "hapsburg",
        1,
        ("attacker", (6, 1)),
        ("defender", (1, 1)),
        wars=[("ottoman", "hapsburg")],
        vienna={"hapsburg": 1},
        buda={"ottoman": (1, 0, 1), "hapsburg": 4},
        sieges={"buda": {"hapsburg": 2}},
        fields={"control": {"buda": "ottoman", "pressburg": "hapsburg"}},
    )
    play(match, ("assault", "buda"), ("detach", "hapsburg", "regular", 4))
    assert question(match) == ("ottoman", "losses")
    assert units(play(match, ("casualties", "ottoman", "regular", 0)), "buda", "ottoman") == (1, 0, 0)


WHOLE = {"assault_losses": "besiegers"}


@covers("his-15.1-11")
def test_losses_fall_on_the_formation_alone() -> None:
    match = besancon(("attacker", (1,)), ("defender", (6, 6)), french=6)
    state = play(match, ("assault", "besancon"), ("detach", "france", "regular", 1))
    assert units(state, "besancon", "france") == (5, 0, 0)


@covers("his-15.1-11")
def test_by_option_losses_fall_on_the_whole_besieging_stack() -> None:
    match = besancon(("attacker", (1,)), ("defender", (6, 6)), french=(3, 3), fields={"options": WHOLE})
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 1), ("detach", "france", "mercenary", 0))
    assert question(match) == ("france", "losses")
    state = play(match, ("casualties", "france", "regular", 0))
    assert units(state, "besancon", "france") == (3, 1, 0)
    assert told(match, "units_lost") == [{"power": "france", "unit": "mercenary", "amount": 2, "place": "besancon"}]


@covers("his-15.1-11", "his-15.1-12")
def test_by_option_an_assault_succeeds_if_any_besieger_is_left() -> None:
    for options, taken in ((WHOLE, True), ({}, False)):
        match = besancon(("attacker", (6,)), ("defender", (6, 6)), french=3, fields={"options": options})
        state = play(match, ("assault", "besancon"), ("detach", "france", "regular", 1))
        assert (state.control["besancon"] == "france") == taken


@covers("his-15.1-14", "his-15.3-1")
def test_a_failed_assault_may_end_the_siege() -> None:
    match = besancon(("attacker", (1, 1)), ("defender", (6, 6)), french=3)
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    state = look(match)
    assert not state.sieges
    assert size(state, "dijon", "france") == 1


@covers("his-15.1-14")
def test_a_failed_assault_of_a_larger_army_does_not() -> None:
    match = besancon(("attacker", (1, 1)), ("defender", (6, 1)), french=3)
    play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    assert look(match).sieges == {"besancon": (("france", 2),)}


@covers("his-15.1-15")
def test_leaders_of_a_lost_assault_are_not_captured() -> None:
    match = besancon(("attacker", (1, 1)), ("defender", (6, 6)), french=2, leaders={"montmorency": "besancon"})
    play(match, ("assault", "besancon"), ("all",))
    state = look(match)
    assert not state.captives
    assert question(match) == ("france", "haven")
    assert choices(match) == {("space", "paris"), ("space", "lyon")}


@covers("his-15.1-12")
def test_no_hit_is_no_success_even_against_nobody() -> None:
    match = besancon(("attacker", (1, 1, 4)), ("defender", (1,)), hapsburg=0)
    state = play(match, ("assault", "besancon"), ("detach", "france", "regular", 3))
    assert state.control["besancon"] == "hapsburg"


@covers("his-15.1-12", "his-15.1-15")
def test_one_attacker_must_survive() -> None:
    match = besancon(("attacker", (6,)), ("defender", (6,)), french=1, hapsburg=0)
    state = play(match, ("assault", "besancon"))
    assert state.control["besancon"] == "hapsburg"
    assert not state.sieges


# -- relief (15.2)


@covers("his-15.2-2")
def test_the_garrison_may_stay_inside() -> None:
    match = relief(("attacker", (1,) * 5), ("defender", (1,) * 8))
    some = {("detach", "england", "regular", number) for number in (0, 1, 2)}
    assert choices(match) == {("done",), *some}
    play(match, ("done",))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [5, 8]


@covers("his-15.2-3")
def test_a_successful_relief_ends_the_siege() -> None:
    match = relief(("attacker", (6,) * 3 + (1,) * 2), ("defender", (1,) * 8))
    state = play(match, ("done",))
    while match.decisions and question(match)[0] == "france":
        state = play(match, match.decisions[0].options[0])
    assert not state.sieges
    assert (size(state, "calais", "england"), size(state, "calais", "france")) == (6, 0)


@covers("his-15.2-4")
def test_after_equal_hits_anybody_may_go_inside() -> None:
    match = relief(("attacker", (6,) + (1,) * 4), ("defender", (6,) + (1,) * 7))
    play(match, ("done",))
    assert question(match) == ("england", "garrison_formation")
    numbers = {option[3] for option in choices(match) if option[0] == "detach"}
    assert numbers == {0, 1, 2}  # two are inside already
    state = play(match, ("leader", "charles_brandon"), ("detach", "england", "regular", 2))
    assert (size(state, "calais", "england"), size(state, "boulogne", "england")) == (4, 1)
    assert state.leaders["charles_brandon"] == "calais"
    assert "calais" in state.sieges


@covers("his-15.2-5")
def test_after_fewer_hits_only_the_garrison_goes_back() -> None:
    match = relief(("attacker", (1,) * 6), ("defender", (6,) + (1,) * 7))
    play(match, ("detach", "england", "regular", 1))
    assert choices(match) == {("detach", "england", "regular", 0), ("detach", "england", "regular", 1), ("done",)}


@covers("his-15.2-1")
def test_only_friends_of_the_besieged_at_war_with_the_besiegers_march_in() -> None:
    siege: dict[str, Any] = {"calais": {"england": 2, "france": 4}, "sieges": {"calais": {"france": 3}}}
    friends = {"alliances": [("england", "hapsburg")], **siege}
    assert siege_open(scene(wars=[("france", "england"), ("france", "hapsburg")], **friends), "hapsburg", "calais")
    assert not siege_open(scene(wars=[("france", "england")], **friends), "hapsburg", "calais")
    enemies = scene(wars=[("france", "england"), ("france", "hapsburg")], **siege)
    assert not siege_open(enemies, "hapsburg", "calais")


@covers("his-15.2-5")
def test_a_leader_who_came_out_alone_goes_back() -> None:
    leaders = {"francis_i": "calais", "charles_brandon": "boulogne", "henry_viii": "calais"}
    match = relief(("attacker", (1,) * 5), ("defender", (6,) + (1,) * 7), leaders=leaders)
    play(match, ("leader", "henry_viii"), ("detach", "england", "regular", 0))
    assert choices(match) == {("leader", "henry_viii"), ("done",)}
    state = play(match, ("leader", "henry_viii"))
    assert (state.leaders["henry_viii"], state.leaders["charles_brandon"]) == ("calais", "boulogne")


@covers("his-15.2-5")
def test_a_garrison_that_did_not_come_out_has_nobody_to_go_back() -> None:
    match = relief(("attacker", (1,) * 5), ("defender", (6,) + (1,) * 7))
    state = play(match, ("done",))
    finish(match)
    assert (size(state, "boulogne", "england"), size(state, "calais", "england")) == (3, 2)


@covers("his-15.2-5")
def test_leaders_of_a_lost_relief_are_captured() -> None:
    match = relief(("attacker", (1,) * 5), ("defender", (6,) * 8))
    state = play(match, ("done",))
    assert state.captives == {"charles_brandon": "france"}


@covers("his-15.2-6")
def test_the_garrison_of_another_power_does_not_join() -> None:
    match = war(
        "papacy",
        1,
        ("attacker", (1, 1)),
        ("defender", (1,) * 4),
        wars=[("papacy", "france"), ("england", "france")],
        alliances=[("papacy", "england")],
        boulogne={"papacy": 2},
        calais={"england": 1, "france": 3},
        sieges={"calais": {"france": 2}},
        fields={"control": {"boulogne": "papacy"}},
    )
    march(match, "boulogne", "calais")
    skip(match, "avoid_battle")
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [2, 4]


@covers("his-15.2-7", "his-13.2-10")
def test_nobody_intercepts_a_relief() -> None:
    match = war(
        "england",
        1,
        **{
            **CALAIS,
            "calais": {"england": 1, "france": 2},
            "sieges": {"calais": {"france": 2}},
            "leaders": {},
            "ships": {},
        },
    )
    play(match, ("move", "boulogne"), ("space", "calais"), ("detach", "england", "regular", 4))
    assert question(match) == ("france", "avoid_battle")
    open_field = scene(wars=[("france", "england")], st_quentin={"france": 2})
    assert interception_forbidden(open_field, "england", "france", "st_quentin") is None
    assert cited(interception_forbidden(look(match), "england", "france", "calais")) == "his-13.2-10"


# -- breaking a siege (15.3)


@covers("his-15.3-2", "his-15.3-3")
def test_besiegers_that_must_go_choose_a_friendly_space() -> None:
    state = scene(
        wars=WAR,
        besancon={"france": 1, "hapsburg": 1},
        sieges={"besancon": {"france": 2}},
        fields={"control": {"geneva": "france", "metz": "france"}, "unrest": {"metz"}},
    )
    match = run(state, lambda now: sieges.check_siege(now, "besancon"))
    assert choices(match) == {("space", "dijon"), ("space", "geneva")}


@covers("his-15.3-3")
def test_besiegers_do_not_go_where_enemies_are() -> None:
    state = scene(
        wars=WAR,
        besancon={"france": 1, "hapsburg": 1},
        dijon={"hapsburg": 1},
        sieges={"besancon": {"france": 2}},
        fields={"control": {"geneva": "france"}},
    )
    match = run(state, lambda now: sieges.check_siege(now, "besancon"))
    assert size(look(match), "geneva", "france") == 1
    finish(match)


@covers("his-15.3-2", "his-15.3-3")
def test_besiegers_without_a_way_out_are_lost() -> None:
    state = scene(
        wars=WAR,
        leaders={"montmorency": "besancon"},
        besancon={"france": 1, "hapsburg": 1},
        sieges={"besancon": {"france": 2}},
        fields={"control": {"dijon": "hapsburg"}},
    )
    match = run(state, lambda now: sieges.check_siege(now, "besancon"))
    assert look(match).captives == {"montmorency": "hapsburg"}
    assert size(look(match), "besancon", "france") == 0


@covers("his-15.3-4", "his-15.3-1")
def test_besiegers_who_march_off_break_their_siege() -> None:
    match = besancon(french=3, hapsburg=1)
    state = look(march(match, "besancon", "dijon", ("detach", "france", "regular", 2)))
    assert not state.sieges
    assert size(state, "besancon", "france") == 0


@covers("his-15-2")
def test_besieged_units_do_not_move() -> None:
    match = war(
        "hapsburg",
        1,
        wars=WAR,
        besancon={"france": 3, "hapsburg": 2},
        sieges={"besancon": {"france": 2}},
        vienna={"hapsburg": 1},
    )
    assert refused(match, ("move", "besancon")) == "his-15-2"
    besiegers = war(
        "france",
        1,
        wars=WAR,
        besancon={"france": 3, "hapsburg": 2},
        sieges={"besancon": {"france": 2}},
    )
    assert may(besiegers, ("move", "besancon"))


@covers("his-15-4", "his-12.2-4")
def test_besieged_units_still_guard_their_surroundings() -> None:
    match = war(
        "france",
        1,
        wars=WAR,
        dijon={"france": 1},
        besancon={"france": 3, "hapsburg": 2},
        sieges={"besancon": {"france": 2}},
        fields={"control": {"geneva": "hapsburg"}},
        paris={"france": 1},
    )
    assert refused(match, ("control", "geneva")) == "his-12.2-2"
    assert look(match).control["besancon"] == "hapsburg"


# -- Treachery


@covers("his-15.1-14")
def test_treachery_opens_the_gates_to_besiegers_who_still_outnumber_the_garrison() -> None:
    state = scene(
        wars=WAR,
        leaders={"ferdinand": "besancon"},
        besancon={"france": 3, "hapsburg": 1},
        sieges={"besancon": {"france": 5}},
    )
    dice = (("attacker", (1, 1)), ("defender", (1, 1, 1)))
    match = run(state, lambda now: sieges.treacherous_assault(now, "france", "besancon"), *dice)
    after = play(match, ("detach", "france", "regular", 3))
    assert after.control["besancon"] == "france"
    assert after.captives == {"ferdinand": "france"}
    assert after.troops["besancon"] == (troops("france", 3),)


@covers("his-15.1-12")
def test_the_knights_are_gone_when_their_fortress_falls() -> None:
    state = scene(rhodes={"ottoman": 3, "independent": 1}, sieges={"rhodes": {"ottoman": 2}})
    state.knights = "rhodes"
    match = run(state, lambda now: sieges.take_by_storm(now, "ottoman", "rhodes"))
    assert (look(match).knights, look(match).control["rhodes"]) == ("", "ottoman")

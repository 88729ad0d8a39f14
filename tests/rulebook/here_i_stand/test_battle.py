"""Field battles (14), retreats (14.1), losses and change (5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, question, run, told
from tests.rulebook.here_i_stand.land import kind_of, march, scene, size, skip, troops, units, war
from warcouncil.campaign import battles, counters, field_battle, forces, movement
from warcouncil.campaign.pieces import Battle, Formation, Move
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import COUNTERS
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.war import foreign_wars

WAR = [("france", "hapsburg")]


def attack(
    french: int,
    hapsburg: int,
    attacker: tuple[int, ...],
    defender: tuple[int, ...],
    **said: Any,
) -> Match:
    """France attacks from St. Dizier at Dijon; the dice are told, nobody avoids battle."""
    match = war(
        "france",
        2,
        ("attacker", attacker),
        ("defender", defender),
        **{"wars": WAR, "st_dizier": {"france": french}, "dijon": {"hapsburg": hapsburg}, **said},
    )
    march(match, "st_dizier", "dijon")
    skip(match, "intercept", "avoid_battle")
    return match


# -- the worked example


@covers("his-14-3", "his-14-4", "his-14-1")
def test_interception_before_vienna() -> None:
    """his-ex-8: Suleiman and Ibrahim with 8 units against Charles V from Graz and Ferdinand in Vienna."""
    match = war(
        "ottoman",
        1,
        ("interception", (4, 4)),
        ("attacker", (6, 6, 5, 1, 2, 3, 4, 1, 2, 3)),
        ("defender", (5, 5, 5, 6, 6, 1, 2, 3, 4, 1, 2, 3, 4)),
        wars=[("ottoman", "hapsburg")],
        leaders={"suleiman": "pressburg", "ibrahim_pasha": "pressburg", "charles_v": "graz", "ferdinand": "vienna"},
        pressburg={"ottoman": (7, 0, 1)},
        graz={"hapsburg": 8},
        vienna={"hapsburg": 2},
        fields={"control": {"pressburg": "ottoman"}},
    )
    march(match, "pressburg", "vienna", ("all",))
    play(match, ("intercept", "graz"), ("all",))
    assert told(match, "intercepts")[0]["total"] == 9
    assert question(match) == ("ottoman", "losses")
    state = play(match, ("casualties", "ottoman", "regular", 4))
    assert units(state, "pressburg", "ottoman") == (3, 0, 0)
    assert units(state, "vienna", "hapsburg") == (7, 0, 0)
    assert state.leaders == {
        "suleiman": "pressburg",
        "ibrahim_pasha": "pressburg",
        "charles_v": "vienna",
        "ferdinand": "vienna",
    }
    finish(match)


@covers("his-13.2-1", "his-13.2-16")
def test_if_the_interception_fails_vienna_has_a_choice() -> None:
    """his-ex-8: a field battle, avoiding it to Brunn, Linz or Graz, or withdrawing."""
    match = war(
        "ottoman",
        1,
        ("interception", (1, 1)),
        wars=[("ottoman", "hapsburg")],
        leaders={"suleiman": "pressburg", "charles_v": "graz"},
        pressburg={"ottoman": (7, 0, 1)},
        graz={"hapsburg": 8},
        vienna={"hapsburg": 2},
        fields={"control": {"pressburg": "ottoman", "brunn": "hapsburg"}},
    )
    march(match, "pressburg", "vienna", ("all",))
    play(match, ("intercept", "graz"), ("all",))
    assert choices(match) == {("avoid", "linz"), ("avoid", "graz"), ("avoid", "brunn"), ("pass",)}
    play(match, ("pass",))
    assert choices(match) == {("withdraw",), ("fight",)}


# -- dice


@covers("his-14-3", "his-14-4")
@pytest.mark.parametrize(("leader", "attacker", "defender"), [("", 2, 3), ("montmorency", 3, 3)])
def test_dice_are_units_the_best_leader_and_one_for_the_defender(leader: str, attacker: int, defender: int) -> None:
    match = attack(2, 2, (1,) * attacker, (1,) * defender, leaders={leader: "st_dizier"} if leader else {})
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [attacker, defender]


@covers("his-14-6", "his-14-8")
def test_fives_and_sixes_hit_and_more_hits_win() -> None:
    match = attack(3, 2, (5, 6, 4), (6, 4, 3))
    state = look(match)
    assert told(match, "battle_won")[0] == {"power": "france", "place": "dijon", "hits": 2, "hits2": 1}
    assert (size(state, "dijon", "france"), size(state, "dijon", "hapsburg")) == (2, 0)


@covers("his-14-8")
def test_the_defender_wins_ties() -> None:
    match = attack(2, 2, (6, 1), (6, 1, 1))
    assert told(match, "battle_won")[0]["power"] == "hapsburg"
    assert (size(look(match), "st_dizier", "france"), size(look(match), "dijon", "hapsburg")) == (1, 1)


@covers("his-14-14")
def test_only_the_moving_formation_attacks() -> None:
    """Own units that wait in the space add no dice: an ally of both sides lets an enemy intercept there."""
    match = war(
        "france",
        1,
        ("interception", (6, 6)),
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        wars=WAR,
        alliances=[("france", "england"), ("england", "hapsburg")],
        paris={"france": 2},
        dijon={"france": 3, "england": 1},
        besancon={"hapsburg": 1},
    )
    march(match, "paris", "dijon", ("detach", "france", "regular", 2))
    play(match, ("intercept", "besancon"))
    assert told(match, "battle_dice")[0]["amount"] == 2
    assert size(look(match), "paris", "france") == 2  # they go back to where they came from


# -- cards


@covers("his-14-2", "his-14-5")
def test_the_attacker_plays_his_cards_first() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1,) * 5),
        ("defender", (1,) * 4),
        wars=WAR,
        st_dizier={"france": 2},
        dijon={"hapsburg": 1},
        fields={"hands": {"france": ("field_artillery",), "hapsburg": ("arquebusiers",)}},
    )
    march(match, "st_dizier", "dijon", ("detach", "france", "regular", 2))
    skip(match, "avoid_battle")
    play(match, ("france", ("play", "field_artillery")), ("hapsburg", ("play", "arquebusiers")))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [5, 4]


@covers("his-14-2")
def test_mercenaries_come_before_the_dice_are_counted() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1,) * 2),
        ("defender", (1,) * 4),
        wars=[("france", "england")],
        boulogne={"france": 2},
        st_quentin={"england": 1},
        fields={"hands": {"england": ("landsknechts",)}},
    )
    march(match, "boulogne", "st_quentin")
    skip(match, "avoid_battle")
    play(match, ("england", ("play", "landsknechts")))
    while kind_of(match) not in ("", "action"):
        play(match, match.decisions[0].options[0])
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [2, 4]


@covers("his-14-7")
def test_janissaries_come_after_the_dice() -> None:
    match = war(
        "ottoman",
        1,
        ("attacker", (1, 1)),
        ("defender", (6, 1)),
        ("card dice", (6, 6, 1, 1, 1)),
        wars=[("ottoman", "hapsburg")],
        pressburg={"ottoman": 2},
        graz={},
        buda={"hapsburg": 1},
        fields={"control": {"pressburg": "ottoman", "buda": "ottoman"}, "hands": {"ottoman": ("janissaries",)}},
    )
    march(match, "pressburg", "buda", ("detach", "ottoman", "regular", 2))
    skip(match, "avoid_battle")
    play(match, ("ottoman", ("play", "janissaries")))
    assert told(match, "battle_won")[0]["hits"] == 2
    assert told(match, "battle_won")[0]["power"] == "ottoman"


@covers("his-14-6")
def test_a_surprise_attack_strikes_before_the_answer() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6)),
        ("defender", (6, 1)),
        wars=WAR,
        st_dizier={"france": 2},
        dijon={"hapsburg": 3},
        fields={"hands": {"france": ("surprise_attack",)}},
    )
    march(match, "st_dizier", "dijon", ("detach", "france", "regular", 2))
    skip(match, "avoid_battle")
    state = play(match, ("france", ("play", "surprise_attack")))
    assert (size(state, "dijon", "france"), size(state, "dijon", "hapsburg")) == (1, 0)


# -- losses


@covers("his-14-9", "his-14-13")
def test_the_owner_chooses_his_losses() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1, 1, 1)),
        ("defender", (6, 6)),
        wars=WAR,
        st_dizier={"france": (2, 1)},
        dijon={"hapsburg": 1},
    )
    march(match, "st_dizier", "dijon", ("all",))
    skip(match, "avoid_battle")
    assert choices(match) == {("casualties", "france", "regular", 1), ("casualties", "france", "regular", 2)}
    state = play(match, ("casualties", "france", "regular", 1))
    assert units(state, "st_dizier", "france") == (1, 0, 0)


@covers("his-14-13")
def test_surplus_hits_take_no_more_than_there_is_and_decide() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 1)),
        ("defender", (6, 6, 6, 6)),
        wars=WAR,
        st_dizier={"france": (2, 1)},
        dijon={"hapsburg": (2, 1)},
    )
    march(match, "st_dizier", "dijon", ("all",))
    skip(match, "avoid_battle")
    state = play(match, ("casualties", "hapsburg", "regular", 1))
    assert (size(state, "dijon", "hapsburg"), size(state, "st_dizier", "france")) == (1, 0)
    assert told(match, "battle_won")[0]["hits2"] == 4
    flow = forces.choose_losses(scene(), "venice", (troops("venice", 2),), 5, "corfu")
    with pytest.raises(StopIteration) as chosen:
        next(flow)
    assert chosen.value.value == (troops("venice", 2),)


@covers("his-14-9")
def test_the_winner_keeps_one_unit_if_both_would_die() -> None:
    match = attack(2, 1, (6, 6), (6, 6))
    assert (size(look(match), "dijon", "hapsburg"), size(look(match), "st_dizier", "france")) == (1, 0)
    assert told(match, "battle_won")[0]["power"] == "hapsburg"


@covers("his-14-9")
def test_by_the_other_rule_the_side_with_more_dice_keeps_one() -> None:
    """The winner by hits would be the defender; with more dice the attacker keeps the field."""
    state = scene(wars=WAR)
    state.options["mutual_elimination"] = "more_dice"
    state.battle = Battle(
        "field",
        "dijon",
        "france",
        ("hapsburg",),
        attacking=(troops("france", 1),),
        defending=(troops("hapsburg", 1),),
        dice=((6, 1, 1, 1), (6, 6)),
        hits=(1, 2),
    )
    match = run(state, lambda now: field_battle.decide(now))
    assert look(match).battle.winner == "attacker"  # type: ignore[union-attr]


@covers("his-9.2-11")
def test_allies_share_losses_and_a_die_decides_about_odd_ones() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 6, 1)),
        ("defender", (6, 6, 6, 6, 1)),
        ("odd loss", "england"),
        wars=WAR,
        alliances=[("hapsburg", "england")],
        st_dizier={"france": 4},
        dijon={"hapsburg": 2, "england": 2},
        fields={"control": {"dijon": "hapsburg"}},
    )
    march(match, "st_dizier", "dijon", ("detach", "france", "regular", 4))
    state = skip(match, "avoid_battle")
    assert (size(state, "dijon", "hapsburg"), size(state, "dijon", "england")) == (1, 0)


@covers("his-9.2-11")
def test_losses_are_shared_until_one_power_has_no_units() -> None:
    state = scene()
    match = run(state, lambda now: now.log("shares", **battles.allot(now, 5, {"hapsburg": 1, "england": 6})))
    assert told(match, "shares") == [{"hapsburg": 1, "england": 4}]


@covers("his-5.2-3")
def test_without_change_more_is_lost() -> None:
    """Seven 1s are all the Papacy has: a loss that leaves an eighth odd stack takes another unit."""
    state = scene(
        rome={"papacy": 1},
        **{space: {"papacy": 1} for space in ("ravenna", "ancona", "siena", "modena", "pavia", "trent", "turin")},  # type: ignore[arg-type]
    )
    match = run(state, lambda now: forces.settle_change(now, "papacy", "rome"))
    assert size(look(match), "rome", "papacy") == 0
    assert told(match, "no_change") == [{"power": "papacy", "unit": "regular", "place": "rome"}]


@covers("his-5.2-1", "his-5-2")
def test_what_counters_can_show() -> None:
    assert counters.can_show(COUNTERS["england"], [6, 4, 4, 2, 2, 2, 2, 2])
    assert not counters.can_show(COUNTERS["england"], [6, 6, 6, 6, 6, 4])
    assert not counters.can_show(COUNTERS["england"], [1] * 10)
    assert counters.can_show(COUNTERS["hungary_bohemia"], [2, 2, 1, 2])
    assert not counters.can_show(COUNTERS["hungary_bohemia"], [1, 1, 1, 1])


@covers("his-5.2-2")
def test_a_stack_is_split_only_if_there_is_change() -> None:
    match = war(
        "france",
        1,
        venice={"venice": 2},
        corfu={"venice": 2},
        fields={"minors": {"venice": "france"}},
        candia={"venice": 4},
    )
    play(match, ("move", "venice"), ("space", "trent"))  # how many go is no question
    assert size(look(match), "trent", "venice") == 2  # one of two would need a fifth counter


# -- captured leaders and retreats (14.1)


@covers("his-14-10")
def test_leaders_of_a_lost_army_are_captured() -> None:
    match = attack(1, 2, (1, 1), (6, 1, 1), leaders={"montmorency": "st_dizier"})
    assert look(match).captives == {"montmorency": "hapsburg"}


@covers("his-14-11", "his-14.1-5", "his-14.1-7")
def test_a_beaten_attacker_goes_back() -> None:
    match = attack(2, 2, (1, 1, 1), (6, 1, 1), leaders={"montmorency": "st_dizier"})
    state = look(match)
    assert (size(state, "st_dizier", "france"), state.leaders["montmorency"], state.cp) == (1, "st_dizier", 1)
    assert ("tired", "montmorency") in state.this_impulse


@covers("his-14.1-5", "his-14.1-2")
def test_a_beaten_attacker_who_came_from_foreign_land_is_lost() -> None:
    match = attack(
        2, 2, (1, 1, 1), (6, 1, 1), leaders={"montmorency": "st_dizier"}, fields={"control": {"st_dizier": "hapsburg"}}
    )
    state = look(match)
    assert size(state, "st_dizier", "france") == 0
    assert state.captives == {"montmorency": "hapsburg"}


def beaten(**said: Any) -> Match:
    """The Hapsburgs are beaten at Dijon and have one unit left."""
    return attack(2, 2, (6, 1), (1, 1, 1), **said)


@covers("his-14.1-1", "his-14.1-3", "his-14-11")
def test_a_beaten_defender_goes_to_a_friendly_space() -> None:
    match = beaten(fields={"control": {"orleans": "hapsburg"}})
    assert question(match) == ("hapsburg", "retreat")
    assert choices(match) == {("space", "orleans"), ("space", "besancon")}
    assert size(play(match, ("space", "orleans")), "orleans", "hapsburg") == 1


@covers("his-14.1-7")
def test_a_beaten_defender_goes_without_points_of_his_own() -> None:
    state = play(beaten(fields={"control": {"orleans": "hapsburg"}}), ("space", "besancon"))
    assert (size(state, "besancon", "hapsburg"), state.active, state.cp) == (1, "france", 1)


@covers("his-14.1-4")
def test_not_to_where_the_attacker_came_from() -> None:
    match = beaten(fields={"control": {"st_dizier": "hapsburg"}})
    assert size(look(match), "besancon", "hapsburg") == 1


@covers("his-14.1-3", "his-12.4-3", "his-14.1-2")
@pytest.mark.parametrize("obstacle", [{"fields": {"unrest": {"besancon"}}}, {"besancon": {"france": 1}}])
def test_without_a_way_out_units_are_lost(obstacle: dict[str, Any]) -> None:
    match = attack(2, 2, (6, 1), (1,) * 4, leaders={"ferdinand": "dijon"}, **obstacle)
    state = look(match)
    assert told(match, "no_retreat")
    assert state.captives == {"ferdinand": "france"}


@covers("his-14.1-6")
def test_beaten_allies_retreat_each_on_its_own() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (1,) * 5),
        wars=WAR,
        alliances=[("hapsburg", "england")],
        st_dizier={"france": 4},
        dijon={"hapsburg": 2, "england": 2},
        fields={"control": {"dijon": "hapsburg", "orleans": "england"}},
    )
    march(match, "st_dizier", "dijon", ("detach", "france", "regular", 4))
    skip(match, "avoid_battle")
    play(match, ("hapsburg", ("space", "besancon")))
    state = play(match, ("england", ("space", "orleans")))
    assert (size(state, "besancon", "hapsburg"), size(state, "orleans", "england")) == (1, 1)


@covers("his-14.1-1", "his-14-12")
def test_up_to_four_go_behind_their_walls() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 1, 1, 1, 1, 1)),
        ("defender", (6,) + (1,) * 7),
        wars=WAR,
        leaders={"montmorency": "dijon", "ferdinand": "besancon"},
        dijon={"france": 6},
        besancon={"hapsburg": 6},
    )
    march(match, "dijon", "besancon", ("all",))
    skip(match, "avoid_battle")
    assert question(match) == ("hapsburg", "garrison_formation")
    play(match, ("leader", "ferdinand"), ("detach", "hapsburg", "regular", 3))
    state = look(match)
    assert size(state, "strasburg", "hapsburg") == 1
    assert state.sieges == {"besancon": (("france", 5),)}
    assert (size(state, "besancon", "hapsburg"), size(state, "besancon", "france")) == (3, 5)
    assert state.leaders["ferdinand"] == "besancon"


@covers("his-14-12", "his-15.3-2")
def test_a_winner_who_does_not_outnumber_the_garrison_retreats() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (6,) + (1,) * 5),
        wars=WAR,
        dijon={"france": 4},
        besancon={"hapsburg": 5},
    )
    march(match, "dijon", "besancon", ("detach", "france", "regular", 4))
    skip(match, "avoid_battle")
    state = play(match, ("detach", "hapsburg", "regular", 3))
    assert (size(state, "dijon", "france"), size(state, "besancon", "france")) == (3, 0)
    assert not state.sieges


@covers("his-22.1-3")
def test_a_beaten_inactive_minor_power_keeps_four_inside() -> None:
    match = war(
        "ottoman",
        1,
        ("attacker", (6, 1) + (1,) * 8),
        ("defender", (1,) * 8),
        wars=[("ottoman", "hungary_bohemia")],
        leaders={"suleiman": "szegedin"},
        szegedin={"ottoman": 8},
        buda={"hungary_bohemia": 7},
        fields={"control": {"szegedin": "ottoman"}},
    )
    state = look(march(match, "szegedin", "buda", ("all",)))
    assert size(state, "buda", "hungary_bohemia") == 4
    assert state.sieges == {"buda": (("ottoman", 5),)}


@covers("his-22.1-5")
def test_an_inactive_minor_power_fights_in_the_open_and_has_no_retreat() -> None:
    match = war(
        "ottoman",
        1,
        ("attacker", (6, 1, 1)),
        ("defender", (1, 1, 1)),
        wars=[("ottoman", "hungary_bohemia")],
        belgrade={"ottoman": 3},
        mohacs={"hungary_bohemia": 2},
        fields={"control": {"belgrade": "ottoman"}},
    )
    state = look(march(match, "belgrade", "mohacs"))
    assert (size(state, "mohacs", "hungary_bohemia"), size(state, "mohacs", "ottoman")) == (0, 3)


# -- landings (16.3) and foreign wars (21.7)


def landing(dice: tuple[tuple[str, object], ...], **said: Any) -> Match:
    """Two French units with Montmorency land at Naples, where one Hapsburg unit stands."""
    state = scene(wars=WAR, **{"naples": {"hapsburg": 1}, **said})
    state.active = state.acting = "france"
    formation = Formation("france", (troops("france", 2),), ("montmorency",))
    state.move = Move(formation, "marseille", "naples", by_sea=True)
    return run(state, movement.arrive, *dice)


@covers("his-16.3-7", "his-16.3-6")
def test_a_beaten_landing_is_lost() -> None:
    match = landing((("attacker", (1, 1, 1)), ("defender", (6, 1))))
    play(match, ("pass",), ("fight",))
    state = look(match)
    assert state.captives == {"montmorency": "hapsburg"}
    assert not any(stack.owner == "france" for stacks in state.troops.values() for stack in stacks)


@covers("his-16.3-9")
def test_a_landing_that_cannot_besiege_is_lost() -> None:
    match = landing((), naples={"hapsburg": 2})
    play(match, ("pass",), ("withdraw",))
    assert look(match).captives == {"montmorency": "hapsburg"}


def foreign_war(attacker: tuple[int, ...], defender: tuple[int, ...]) -> HereIStandState:
    state = scene(egypt={"ottoman": 3}, leaders={"ibrahim_pasha": "egypt"}, fields={"foreign_wars": {"egypt": 3}})
    dice = (("attacker", attacker), ("defender", defender))
    return look(run(state, lambda now: foreign_wars.fight_foreign(now, "egypt", "ottoman"), *dice))


@covers("his-21.7-3", "his-21.7-7")
def test_nobody_defends_in_a_foreign_war() -> None:
    state = foreign_war((6, 6, 1, 1), (6, 1, 1))
    assert (state.stack("egypt", "ottoman").size, state.foreign_wars["egypt"]) == (2, 1)
    assert state.leaders["ibrahim_pasha"] == "egypt"


@covers("his-21.7-7")
def test_both_sides_may_die_in_a_foreign_war() -> None:
    state = foreign_war((6, 6, 6, 1), (6, 6, 6))
    assert (state.stack("egypt", "ottoman").size, state.foreign_wars["egypt"]) == (0, 0)

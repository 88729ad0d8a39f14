"""Match options for what the rulebook leaves open: each is played both ways (docs/rules-notes/napoleonic-wars.md)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import minor, staged
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import (
    Game,
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
    table,
    unanswered,
    units,
)
from tests.rulebook.napoleonic_wars.test_impulses import SMALL, lying, spend, turn
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.table.dice import counted
from warcouncil.testing.covers import covers
from warcouncil.testing.play import random_play
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.seasons.draw import draws
from warcouncil.titles.napoleonic_wars.state import LEADERS, Battle, Siege, Subject
from warcouncil.titles.napoleonic_wars.war.battles import dice_of
from warcouncil.titles.napoleonic_wars.war.building import POOLS, offers
from warcouncil.titles.napoleonic_wars.war.sieges import dice_of as siege_dice

READINGS = {
    "siege_bonus": ("with", "without"),
    "timed_events": ("played", "left"),
    "subject_war": ("paid", "free"),
    "homeless": ("subject", "none"),
    "prussia": ("major", "minor"),
    "give_up": ("events", "building"),
    "neutral_events": ("fixed", "next_player"),
    "new_sortie": ("cp", "mp"),
    "evasion": ("in_turn", "last"),
    "terrain": ("largest", "sum"),
}
"""Option -> the reading that is used unless the table says otherwise, and the other one."""


def read(**options: str) -> dict[str, Any]:
    """A position of a match with these options."""
    return {"options": options}


def test_every_reading_is_an_option_with_its_default() -> None:
    offered = {spec.id: (spec.default, *(one for one in spec.values if one != spec.default)) for spec in Game.options}
    assert {id: offered[id] for id in READINGS} == READINGS
    assert {id: position().options[id] for id in READINGS} == {id: values[0] for id, values in READINGS.items()}


@covers("nw-12.3-5")
@pytest.mark.parametrize(("reading", "dice"), [("with", 8), ("without", 6)])
def test_a_besieger_rolls_with_the_national_bonus_or_without(reading: str, dice: int) -> None:
    """Four units and Soult (battle 2) before Lisbon; two dice more for the French."""
    said: dict[str, Any] = {"units": {"lisbon": {"france": 4}}, "leaders": {"soult": "lisbon"}}
    script = [("siege: fortress", (1, 1)), ("siege: besieger", (1,) * dice)]
    match = impulse("france", 1, *script, **said, **read(siege_bonus=reading))
    play(match, ("siege", "soult"))
    rolled(match)


@covers("nw-6.19-2")
@pytest.mark.parametrize("reading", ["played", "left"])
def test_the_last_card_of_a_power_brings_a_roll_only_where_cards_played_count(reading: str) -> None:
    timed = ("continental_system", "russian_winter")
    hands = {"austria": SMALL[:1], "russia": SMALL[1:3]}
    dice = [("end of timed events", 6)] if reading == "played" else []
    said: dict[str, Any] = {"timed": timed, "deck": lying(timed, hands), **read(timed_events=reading)}
    match = turn(hands, due="austria", dice=dice, **said)
    play(match, ("wait",))
    spend(match, SMALL[0])
    rolled(match)
    assert (question(match) == ("austria", "timed")) == (reading == "played")


@covers("nw-6.19-2")
@pytest.mark.parametrize("reading", ["played", "left"])
def test_a_resource_brings_a_roll_where_cards_left_count(reading: str) -> None:
    timed = ("continental_system",)
    hands = {"austria": SMALL[:1], "russia": SMALL[1:2]}
    dice = [("end of timed events", 5)] if reading == "left" else []
    said: dict[str, Any] = {"timed": timed, "deck": lying(timed, hands), **read(timed_events=reading)}
    match = turn(hands, due="austria", dice=dice, resources={"austria": 1}, **said)
    play(match, ("use_resource",), ("done",))
    assert question(match)[0] == "russia"
    rolled(match)


@covers("nw-8.33-3", "nw-8.81-3")
def test_war_on_a_subject_neutral_is_paid_or_free() -> None:
    def beaten(reading: str) -> Any:
        state = position(
            units={}, squadrons={}, subjects={"austria": Subject("france", 1)}, **read(subject_war=reading)
        )
        del state.camps["austria"]
        return state

    assert refused(impulse("russia", 6, state=beaten("paid")), ("declare_war", "austria")) == "nw-8.33-3"
    match = impulse("russia", 1, state=beaten("free"))
    state = play(match, ("declare_war", "austria"))
    assert (state.camps["austria"], state.cp) == ("imperial", 1)


@covers("nw-8.33-4", "nw-8.81-3")
def test_a_client_draws_a_subject_neutral_in_at_the_same_price() -> None:
    def beaten(reading: str) -> Any:
        consuls = {"sweden": ("austria", "aid", False)}
        said: dict[str, Any] = {"subjects": {"austria": Subject("france", 1)}, "consuls": consuls}
        state = position(units={}, squadrons={}, **said, **read(subject_war=reading))
        del state.camps["austria"]
        return state

    assert refused(impulse("russia", 6, state=beaten("paid")), ("declare_war", "sweden")) == "nw-8.33-3"
    state = play(impulse("russia", 1, state=beaten("free")), ("declare_war", "sweden"))
    assert (state.camps["austria"], state.camps["sweden"], state.cp) == ("imperial", "imperial", 1)


@covers("nw-8.33-3")
def test_a_power_that_was_never_beaten_costs_seven_whatever_the_reading() -> None:
    match = impulse("france", 6, players=5, units={}, **read(subject_war="free"))
    assert refused(match, ("declare_war", "prussia")) == "nw-8.33-3"
    assert may(impulse("france", 7, players=5, units={}, **read(subject_war="free")), ("declare_war", "prussia"))


@covers("nw-14.22-2", "nw-14.22-3")
@pytest.mark.parametrize("reading", ["subject", "none"])
def test_reinforcements_of_a_nation_without_home_duchies(reading: str) -> None:
    flags = dict.fromkeys(COMPONENTS.duchies("austria", "home"), "france")
    said: dict[str, Any] = {"turn": 2, "phase": "reinforcement", "units": {}, "squadrons": {}, "flags": flags}
    match = table(("reinforcements", "austria"), **said, **read(homeless=reading))
    if reading == "none":
        finish(match)
        return
    assert ("recruit", 4) in choices(match)
    play(match, ("recruit", 4))
    assert units(match, "cracow") == {"austria": 4}


@covers("nw-14.21-2", "nw-14.22-3")
@pytest.mark.parametrize(("reading", "built"), [("subject", 2), ("none", 0)])
def test_reinforcements_of_a_neutral_minor_without_home_duchies(reading: str, built: int) -> None:
    flags = dict.fromkeys(COMPONENTS.duchies("turkey", "home"), "russia")
    said: dict[str, Any] = {"turn": 2, "phase": "reinforcement", "units": {}, "squadrons": {}, "flags": flags}
    match = table(("reinforcements", "turkey"), **said, **read(homeless=reading))
    finish(match)
    assert look(match).units_on_map("turkey") == built
    assert look(match).cp == 0


# -- Prussia with fewer than five players

PACT: dict[str, Any] = {
    "consuls": {"prussia": ("austria", "pact", False)},
    "camps": {"prussia": "coalition"},
    "seats": {"prussia": 2},
}
PRUSSIA = pytest.mark.parametrize(("reading", "major"), [("major", True), ("minor", False)])


@covers("nw-11.21-1")
@PRUSSIA
def test_the_bonus_die_of_prussia(reading: str, major: bool) -> None:
    """Two units with Brunswick (battle 1), whom a French unit attacks or who besiege Lisbon."""
    said: dict[str, Any] = {"units": {"berlin": {"prussia": 2, "france": 1}}, "leaders": {"brunswick": "berlin"}}
    state = position(**said, **PACT, **read(prussia=reading))
    fight = Battle("berlin", "france", heads=("", "brunswick"))
    assert counted(dice_of(state, fight, 1)) == 3 + major
    assert counted(dice_of(state, fight, 0)) == 3
    said = {"units": {"lisbon": {"prussia": 2}}, "leaders": {"brunswick": "lisbon"}, "squadrons": {}}
    before = Siege("lisbon", "brunswick")
    assert counted(siege_dice(position(**said, **PACT, **read(prussia=reading)), before)) == 3 + major
    assert counted(siege_dice(position(players=5, **said, **read(prussia=reading)), before)) == 4


@covers("nw-14.32-1", "nw-14.31-1")
@PRUSSIA
def test_the_hand_of_prussia(reading: str, major: bool) -> None:
    cards = tuple(COMPONENTS.cards)[:4]
    state = position(
        ("hand_limit", "prussia"), hands={"prussia": cards}, keys={"prussia": 0}, **PACT, **read(prussia=reading)
    )
    assert draws(state, "prussia") == (2 if major else 1)
    match = table(state=state, dice=[] if major else [("card of prussia", cards[0])])
    assert look(match).hands["prussia"] == (cards if major else cards[1:])
    finish(match)
    assert draws(position(players=5, keys={"prussia": 0}, **read(prussia=reading)), "prussia") == 2


@covers("nw-14.24-1")
@PRUSSIA
def test_the_extra_deployment_of_prussia(reading: str, major: bool) -> None:
    said: dict[str, Any] = {"turn": 2, "phase": "reinforcement", "squadrons": {}, "units": {"berlin": {"prussia": 4}}}
    leaders = {"brunswick": "berlin", "hohenlohe": "berlin"}
    match = table(("reinforcements", "prussia"), leaders=leaders, **said, **PACT, **read(prussia=reading))
    play(
        match, ("deploy", "brunswick"), ("leave_behind", "hohenlohe"), ("take", "prussia", 1), ("deploy_to", "breslau")
    )
    assert may(match, ("deploy", "hohenlohe")) == major


# -- units given up for new ones


@covers("nw-6.12-1", "nw-7.1-1")
def test_a_nation_without_counters_builds_only_by_giving_up_a_unit_elsewhere() -> None:
    said: dict[str, Any] = {"units": {"madrid": {"spain": POOLS["spain"] - 2}, "seville": {"spain": 2}}, "leaders": {}}
    match = impulse("spain", 4, **said)
    assert not any(option[0] == "recruit" for option in built_in(match, "madrid"))
    match = impulse("spain", 4, **said, **read(give_up="building"))
    assert {option for option in built_in(match, "madrid") if option[0] == "recruit"} == {("recruit", 1)}
    play(match, ("build", "madrid"), ("recruit", 1))
    assert units(match, "seville") == {"spain": 1}
    assert units(match, "madrid") == {"spain": POOLS["spain"] - 1}
    assert look(match).cp == 2


@covers("nw-6.12-1")
def test_the_builder_says_which_unit_it_gives_up() -> None:
    rest = POOLS["spain"] - 2
    said: dict[str, Any] = {"units": {"madrid": {"spain": rest}, "seville": {"spain": 1}, "valencia": {"spain": 1}}}
    match = impulse("spain", 2, leaders={}, **said, **read(give_up="building"))
    play(match, ("build", "madrid"))
    assert question(match) == ("spain", "swap_unit")
    assert choices(match) == {("give_up_unit", "seville"), ("give_up_unit", "valencia")}
    play(match, ("give_up_unit", "valencia"))
    assert (units(match, "valencia"), units(match, "madrid")) == ({}, {"spain": rest + 1})
    finish(match)


def built_in(match: Match, space: str) -> list[Option]:
    return list(offers(look(match), "spain", space))


# -- forced events of neutral minors


@covers("nw-5.31-1")
def test_a_neutral_minor_chooses_by_rule_or_the_next_player_does() -> None:
    """Behind Turkey on the track comes Spain, which France runs."""
    rich = {"france": 1, "russia": 2, "britain": 1}
    match = minor("turkey", "financial_panic", resources=rich, **read(neutral_events="fixed"))
    assert look(match).resources["russia"] == 1
    match = minor("turkey", "financial_panic", resources=rich, **read(neutral_events="next_player"))
    unanswered(match)
    assert question(match) == ("spain", "event_nation")
    assert {("name", "russia"), ("name", "britain")} <= choices(match)
    go(match, ("name", "britain"))
    rest(match)
    assert (look(match).resources["russia"], look(match).resources["britain"]) == (2, 0)


@covers("nw-5.31-1")
def test_the_next_player_may_do_what_the_fixed_choice_leaves_out() -> None:
    """Without a flag to remove in Hanover the fixed choice has no effect, and Turkey builds."""
    match = minor("turkey", "hanoverian_question", **read(neutral_events="fixed"))
    assert (look(match).flags, bool(look(match).units)) == ({}, True)
    match = minor("turkey", "hanoverian_question", **read(neutral_events="next_player"))
    unanswered(match)
    assert question(match) == ("spain", "event_flags")
    go(match, ("raise_flag", "hanover", "france"))
    assert (look(match).flags, bool(look(match).units)) == ({"hanover": "france"}, False)


@covers("nw-5.31-1")
@pytest.mark.parametrize("card", [one.id for one in COMPONENTS.cards.values() if one.color])
@pytest.mark.parametrize("player", ["turkey", "sweden"])
def test_every_forced_event_runs_with_somebody_to_choose(card: str, player: str) -> None:
    said: dict[str, Any] = {name: getattr(position(), name) for name in ("units", "squadrons")}
    state = staged(player, "minor_play", {player: (card,)}, **{"turn": 4, **read(neutral_events="next_player")})
    state.units, state.squadrons = said["units"], said["squadrons"]
    match = table(state=state, others=7)
    for _ in random_play(match, 3):
        assert list(Game().invariants(match.state)) == []


# -- a new sortie


@covers("nw-13.33-3")
@pytest.mark.parametrize(("reading", "left"), [("cp", (1, 1)), ("mp", (2, 0))])
def test_a_new_sortie_costs_a_cp_or_mp_that_are_left(reading: str, left: tuple[int, int]) -> None:
    dice = [("interception by the fleet of russia", (6, 6)), ("evasion of the fleet of france", (6, 6))]
    squadrons = {"north_sea": [("russia", 0)], "rotterdam": [("france", 0)]}
    match = impulse("france", 3, *dice, squadrons=squadrons, **read(new_sortie=reading))
    play(match, ("sail", "rotterdam"), ("intercept_fleet",), ("evade_fleet",), ("sail", "rotterdam"))
    assert (look(match).cp, look(match).mp) == left


@covers("nw-13.33-3")
@pytest.mark.parametrize("reading", ["cp", "mp"])
def test_a_new_sortie_of_the_last_mp(reading: str) -> None:
    """All CP are spent and 1 MP is left: enough where MP pay."""
    dice = [("interception by the fleet of russia", (6, 6)), ("evasion of the fleet of france", (6, 6))]
    squadrons = {"north_sea": [("russia", 0)], "rotterdam": [("france", 0)]}
    match = impulse("france", 1, *dice, squadrons=squadrons, **read(new_sortie=reading))
    play(match, ("sail", "rotterdam"), ("intercept_fleet",), ("evade_fleet",))
    assert match.over == (reading == "cp")
    if reading == "mp":
        assert question(match) == ("france", "spare_mp")
        play(match, ("sail", "rotterdam"))
        assert question(match) == ("russia", "sea_intercept")


# -- evasion beside interceptions


def entered(reading: str, *dice: tuple[str, object]) -> Match:
    """Davout comes to John in Salzburg; Kutuzov, later in the order of play, and Charles are next to it."""
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "salzburg": {"austria": 2}, "graz": {"russia": 3}, "linz": {"austria": 1}},
        "leaders": {"davout": "munich", "john": "salzburg", "kutuzov": "graz", "charles": "linz"},
    }
    match = impulse("france", 2, *dice, **said, **read(evasion=reading))
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "salzburg"))
    return match


@covers("nw-10.3-6")
def test_who_is_entered_decides_in_his_turn_or_when_interceptions_are_settled() -> None:
    match = entered("in_turn")
    assert question(match) == ("austria", "evade")
    assert may(match, ("intercept_first",))
    match = entered("last", ("interception by charles", (1, 1)), ("interception by kutuzov", (1, 1)))
    assert question(match) == ("austria", "intercept")
    play(match, ("intercept", "charles"), ("take", "austria", 1))
    assert question(match) == ("russia", "intercept")
    play(match, ("intercept", "kutuzov"), ("take", "russia", 3))
    assert question(match) == ("austria", "evade")
    assert not may(match, ("intercept_first",))
    assert may(match, ("evade", "vienna")) or may(match, ("evade", "linz"))


@covers("nw-10.3-6", "nw-10.3-5")
def test_who_has_intercepted_does_not_evade_where_evasion_comes_last() -> None:
    match = entered("last", ("interception by kutuzov", (6, 6)))
    play(match, ("let_pass",), ("intercept", "kutuzov"), ("take", "russia", 3))
    asked = set()
    while question(match)[1] != "evade":
        play(match, next(one for one in choices(match) if one[0] in ("refuse_group", "let_pass")))
    asked.add(question(match))
    assert asked == {("austria", "evade")}


@covers("nw-10.3-6")
def test_where_nobody_can_intercept_evasion_comes_at_once() -> None:
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "salzburg": {"austria": 2}},
        "leaders": {"davout": "munich", "john": "salzburg"},
    }
    match = impulse("france", 2, **said, **read(evasion="last"))
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "salzburg"))
    assert question(match) == ("austria", "evade")


# -- attackers by several lines


@covers("nw-11.22-4", "nw-11.22-5")
@pytest.mark.parametrize(("reading", "dice"), [("largest", 2), ("sum", 3)])
def test_an_attacker_who_joins_over_a_pass_brings_the_defender_its_dice(reading: str, dice: int) -> None:
    """Davout comes from Vienna by a rough line, Soult marches to the guns over the pass from Salzburg."""
    said: dict[str, Any] = {
        "units": {"vienna": {"france": 4}, "salzburg": {"france": 2}, "graz": {"austria": 3}},
        "leaders": {"davout": "vienna", "soult": "salzburg", "john": "graz"},
        "hands": {"france": ("sound_of_the_guns",)},
        "flags": {"vienna": "france", "salzburg": "france"},
    }
    attack, defence = 4 + 2 + 1 + LEADERS["davout"].battle + 2, 3 + LEADERS["john"].battle + 1 + dice
    rolls = [("battle: attacker", (1,) * attack), ("battle: defender", (5, *(1,) * (defence - 1)))]
    match = impulse("france", 1, *rolls, **said, **read(terrain=reading))
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "graz"), ("stand",))
    go(match, ("play", "sound_of_the_guns"), ("take", "france", 2))
    rest(match)
    rolled(match)


@covers("nw-11.22-4", "nw-11.22-5")
@pytest.mark.parametrize(("reading", "dice"), [("largest", 2), ("sum", 3)])
def test_lines_of_the_same_kind_count_once(reading: str, dice: int) -> None:
    state = position(units={"linz": {"austria": 3, "france": 4}}, **read(terrain=reading))
    fight = Battle("linz", "france", "", "munich", "rough", friendly=True, others=("pass", "pass", "road"))
    assert [one["dice"] for one in dice_of(state, fight, 1) if one["kind"] == "terrain"] == [dice]

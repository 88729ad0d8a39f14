"""Sieges (12): who may lay one and when, the dice of both, and when a fortress falls."""

from __future__ import annotations

from typing import Any

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
    table,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.table.dice import counted
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import is_friendly, is_uncontrolled
from warcouncil.titles.napoleonic_wars.state import HALTED, LEADERS, NATIONS, Battle, Siege
from warcouncil.titles.napoleonic_wars.war.battles import dice_of as battle_dice
from warcouncil.titles.napoleonic_wars.war.forces import able_units
from warcouncil.titles.napoleonic_wars.war.sieges import AIDED, army, besiegers, dice_of, siege_forbidden

LISBON: dict[str, Any] = {"units": {"lisbon": {"spain": 4}}, "leaders": {"castanos": "lisbon"}}


def siege(*rounds: tuple[tuple[int, ...], tuple[int, ...]], cp: int = 1, **said: Any) -> Match:
    """Castaños besieges Lisbon; each round is what the fortress and he roll."""
    script = []
    for walls, storm in rounds:
        script += [("siege: fortress", walls), ("siege: besieger", storm)]
    match = impulse("spain", cp, *script, **{**LISBON, **said})
    play(match, ("siege", "castanos"))
    return match


@covers("nw-12.3-5", "nw-12.3-1", "nw-12.3-3")
def test_siege_of_lisbon() -> None:
    """Worked example siege_of_lisbon (12.3): five dice against two; the second round costs a unit."""
    match = siege(((1, 1), (6, 1, 1, 1, 1)), ((5, 6), (1, 1, 1, 1, 1)))
    assert question(match) == ("spain", "siege")
    play(match, ("press_on",), ("lose_unit", "spain"))
    assert units(match, "lisbon") == {"spain": 3}
    assert look(match).controller("lisbon") == "britain"
    play(match, ("end_actions",))
    finish(match)


@covers("nw-12.3-2", "nw-12.3-4")
def test_lisbon_falls_to_a_six_in_each_round() -> None:
    """The same example with a 6 in the second round, although the fortress scores more."""
    match = siege(((1, 1), (6, 1, 1, 1, 1)), ((5, 6), (6, 1, 1, 1, 1)))
    play(match, ("press_on",), ("lose_unit", "spain"))
    assert look(match).controller("lisbon") == "spain"
    assert is_friendly(look(match), "spain", "lisbon")


@covers("nw-12.3-3")
def test_no_second_round_without_more_sixes_than_losses() -> None:
    match = siege(((5, 1), (6, 1, 1, 1, 1)))
    assert question(match)[1] == "action"


@covers("nw-12.31-1")
def test_a_fall_in_fewer_rounds_than_the_rating_is_an_overrun() -> None:
    match = siege(((1, 1), (6, 6, 1, 1, 1)))
    assert look(match).controller("lisbon") == "spain"
    assert may(match, ("march", "castanos"))


@covers("nw-12.31-1")
def test_an_event_that_lowers_the_sixes_does_not_lower_the_rounds_of_an_overrun() -> None:
    """With a siege train one 6 in the first of two rounds is enough, and that is an overrun."""
    match = impulse(
        "spain",
        2,
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (6, *(1,) * 7)),
        **LISBON,
    )
    look(match).mark(AIDED, "spain", "siege_train", 3, -1)
    play(match, ("siege", "castanos"))
    assert look(match).controller("lisbon") == "spain"
    assert may(match, ("march", "castanos"))


@covers("nw-12.31-1")
def test_after_an_overrun_an_army_that_has_just_come_marches_on_whole() -> None:
    match = impulse(
        "spain",
        3,
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (6, 6, 1, 1, 1)),
        units={"badajoz": {"spain": 4}},
        leaders={"castanos": "badajoz"},
    )
    play(match, ("march", "castanos"), ("take", "spain", 4), ("enter", "lisbon"), ("siege", "castanos"))
    play(match, ("march", "castanos"))
    assert may(match, ("take", "spain", 4))


@covers("nw-12.33-3")
def test_a_leader_takes_part_in_one_siege_in_a_round() -> None:
    """After an overrun an army marches on, but not to a second siege."""
    match = siege(((1, 1), (6, 6, 1, 1, 1)), cp=4)
    state = look(match)
    state.put_leader("castanos", "gibraltar")
    assert siege_forbidden(state, "spain", ("siege", "castanos")) == "nw-12.33-3"
    state.end_impulse_facts()
    assert siege_forbidden(state, "spain", ("siege", "castanos")) == "nw-12.33-3"
    state.round += 1
    assert siege_forbidden(state, "spain", ("siege", "castanos")) is None


@covers("nw-12.33-3")
def test_who_has_besieged_for_an_ally_does_not_besiege_again_in_its_own_impulse() -> None:
    match = impulse(
        "france",
        1,
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (1,) * (1 + 1 + LEADERS["ney"].battle)),
        units={"lisbon": {"spain": 1}},
        leaders={"ney": "lisbon", "castanos": "lisbon"},
    )
    state = play(match, ("siege", "ney"))
    state.end_impulse_facts()
    state.active = state.due = "spain"
    assert siege_forbidden(state, "spain", ("siege", "castanos")) == "nw-12.33-3"


@covers("nw-12.31-1", "nw-13.6-4")
def test_an_army_that_has_landed_does_not_march_on_after_an_overrun() -> None:
    match = impulse(
        "britain",
        6,
        ("coastal fire", (1, 1, 1, 1)),
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (6, 6, *(1,) * (4 + LEADERS["moore"].battle + 1 - 2))),
        units={"wales": {"britain": 4}},
        leaders={"moore": "wales"},
        flags={"lisbon": "spain"},
        squadrons={"portuguese_coast": [("britain", 0)]},
    )
    play(match, ("convoy", "moore"), ("take", "britain", 4), ("steer", "bay_of_biscay"))
    play(match, ("steer", "portuguese_coast"), ("land", "lisbon"), ("siege", "moore"))
    assert look(match).controller("lisbon") == "britain"
    assert refused(match, ("march", "moore")) == "nw-13.6-4"
    assert refused(match, ("march_unit", "lisbon")) == "nw-13.6-4"


@covers("nw-12.31-1", "nw-9.52-1")
def test_the_overrun_of_a_fortress_lets_its_besieger_alone_march_on() -> None:
    """Eight units have stopped before Venice; Murat commands four of them."""
    match = impulse(
        "france",
        2,
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (6, 6, *(1,) * (4 + LEADERS["murat"].battle + 2 - 2))),
        units={"venice": {"france": 8}},
        leaders={"murat": "venice"},
        marched={"venice": (("france", HALTED + 1, 8),)},
        strides={"murat": HALTED + 1},
    )
    state = play(match, ("siege", "murat"))
    assert state.controller("venice") == "france"
    assert state.strides["murat"] == 1
    assert able_units(state, "venice", "france") == 4


@covers("nw-12.1-2")
def test_a_fortress_has_no_dice_in_a_battle() -> None:
    """Whatever is left of a side, it rolls in Lisbon what it would roll in the open field of Oporto."""
    for space in ("lisbon", "oporto"):
        state = position(
            units={space: {"spain": 4, "britain": 2}}, leaders={"moore": space, "castanos": space}, squadrons={}
        )
        for lost, spaniards, britons in ((0, 4 + 1, 2 + 2 + 1), (2, 2 + 1, 2 + 1), (3, 1 + 1, 1), (4, 1, 0), (5, 0, 0)):
            fight = Battle(
                space, "spain", friendly=True, line="road", heads=("castanos", "moore"), disrupts=(lost, lost)
            )
            assert [counted(battle_dice(state, fight, index)) for index in (0, 1)] == [spaniards, britons]


@covers("nw-8.33-1")
def test_no_siege_of_a_neutral_fortress() -> None:
    match = impulse("france", 1, units={"magdeburg": {"france": 1}}, leaders={"ney": "magdeburg"})
    assert refused(match, ("siege", "ney")) == "nw-8.33-1"


@covers("nw-12.31-1", "nw-12.2-3")
def test_a_fall_in_two_rounds_with_two_sixes_is_none() -> None:
    match = siege(((1, 1), (6, 1, 1, 1, 1)), ((1, 1), (6, 1, 1, 1, 1)))
    play(match, ("press_on",))
    assert look(match).controller("lisbon") == "spain"
    assert refused(match, ("march", "castanos")) == "nw-12.2-3"


@covers("nw-12.2-3")
def test_a_fortress_is_besieged_once_in_an_impulse() -> None:
    match = siege(((1, 1), (1, 1, 1, 1, 1)))
    assert refused(match, ("siege", "castanos")) == "nw-12.2-3"
    assert refused(match, ("march", "castanos")) == "nw-12.2-3"


@covers("nw-12.2-1")
def test_no_siege_while_enemies_stand_there() -> None:
    match = impulse("spain", 1, units={"lisbon": {"spain": 4, "britain": 1}}, leaders={"castanos": "lisbon"})
    assert refused(match, ("siege", "castanos")) == "nw-12.2-1"


@covers("nw-12.2-1")
def test_who_has_fought_before_a_fortress_lays_no_siege_but_an_army_that_comes_later_does() -> None:
    """Davout beats the Austrians before Moravia; Soult follows with one unit, and besieges with that alone."""
    match = impulse(
        "france",
        3,
        ("battle: attacker", (5, *(1,) * 8)),
        ("battle: defender", (1, 1, 1)),
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (1,) * (1 + LEADERS["soult"].battle + COMPONENTS.nations["france"].bonus)),
        units={"vienna": {"france": 5}, "moravia": {"austria": 2}},
        leaders={"davout": "vienna", "soult": "vienna"},
        flags={"vienna": "france"},
    )
    play(match, ("march", "davout"), ("leave_behind", "soult"), ("take", "france", 4), ("enter", "moravia"))
    while question(match)[1] in ("evade", "retreat"):
        play(match, ("stand",) if may(match, ("stand",)) else sorted(choices(match))[0])
    assert refused(match, ("siege", "davout")) == "nw-12.2-1"
    play(match, ("march", "soult"), ("take", "france", 1), ("enter", "moravia"), ("siege", "soult"))
    rolled(match)


@covers("nw-12.2-2", "nw-5.4-1")
def test_a_siege_needs_no_card_and_no_points() -> None:
    none = dict.fromkeys(NATIONS, ())
    hands = {**none, "britain": ("manoeuvre",), "russia": ("papal_decree",)}
    match = table(
        ("impulse_phase",),
        **LISBON,
        squadrons={},
        hands=hands,
        due="spain",
        turn=2,
        resources=dict.fromkeys(NATIONS, 0),
        used_reserves={"junta"},
        dice=[("siege: fortress", (1, 1)), ("siege: besieger", (1, 1, 1, 1, 1))],
    )
    assert question(match) == ("spain", "play")
    play(match, ("siege", "castanos"))
    assert question(match)[0] != "spain"
    assert look(match).last_active == "spain"


@covers("nw-12.2-2")
def test_who_may_besiege_in_an_impulse_without_cards() -> None:
    assert besiegers(position(**LISBON), "spain") == ["castanos"]
    relieved = position(units={"lisbon": {"spain": 4, "britain": 1}}, leaders={"castanos": "lisbon"})
    assert besiegers(relieved, "spain") == []


@covers("nw-12.2-2")
def test_no_siege_in_a_preempting_impulse() -> None:
    state = position(**LISBON, squadrons={}, cp=1, active="spain", acting="spain", due="austria", phase="impulses")
    state.agenda = [("actions", "spain")]
    match = table(state=state)
    assert refused(match, ("siege", "castanos")) == "nw-12.2-2"


@covers("nw-12.32-1")
def test_a_sea_of_the_fortress_takes_a_die() -> None:
    here = Siege("lisbon", "castanos")
    assert counted(dice_of(position(**LISBON, squadrons={}), here)) == 5
    guarded = position(**LISBON, squadrons={"portuguese_coast": [("britain", 0)]})
    assert counted(dice_of(guarded, here)) == 4
    contested = position(**LISBON, squadrons={"portuguese_coast": [("britain", 0), ("spain", 0)]})
    assert counted(dice_of(contested, here)) == 5


@covers("nw-12.33-1", "nw-12.2-1")
def test_units_beyond_the_command_do_not_roll_but_stand_in() -> None:
    state = position(units={"lisbon": {"spain": 6}}, leaders={"castanos": "lisbon"}, squadrons={})
    assert army(state, "lisbon", "castanos") == ((("spain", 4),), ("castanos",))
    assert counted(dice_of(state, Siege("lisbon", "castanos"))) == 5
    assert counted(dice_of(state, Siege("lisbon", "castanos", disrupts=2))) == 5
    assert counted(dice_of(state, Siege("lisbon", "castanos", disrupts=3))) == 4


@covers("nw-12.3-5")
def test_a_major_power_adds_its_national_bonus() -> None:
    state = position(units={"venice": {"france": 4}}, leaders={"davout": "venice"}, squadrons={})
    assert counted(dice_of(state, Siege("venice", "davout"))) == 4 + 3 + 2
    assert counted(dice_of(state, Siege("venice", "davout", disrupts=3))) == 1 + 3 + 2
    assert counted(dice_of(state, Siege("venice", "davout", disrupts=4))) == 3 + 2
    assert counted(dice_of(state, Siege("venice", "davout", disrupts=5))) == 2


@covers("nw-12.1-1", "nw-3-12", "nw-3-34")
def test_a_besieged_fortress_is_friendly_to_its_owner_and_uncontrolled_to_the_besieger() -> None:
    state = position(**LISBON)
    assert is_friendly(state, "britain", "lisbon")
    assert is_friendly(state, "spain", "madrid")
    assert is_uncontrolled(state, "spain", "lisbon")
    assert not is_uncontrolled(state, "spain", "gibraltar")
    assert not is_uncontrolled(state, "spain", "madrid")


@covers("nw-7.42-1")
def test_a_fortress_is_not_flagged_by_points() -> None:
    match = impulse("spain", 1, **LISBON)
    assert refused(match, ("flag", "lisbon")) == "nw-7.42-1"

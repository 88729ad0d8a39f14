"""Convoys (13.6 to 13.7): who may embark, what it costs, relief, occupied ports, assaults and their retreats."""

from __future__ import annotations

from typing import Any

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    question,
    refused,
    rolled,
    units,
)
from tests.rulebook.napoleonic_wars.test_fleets import SWEDEN, ships
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import HALTED, LEADERS

MOORE = 4 + LEADERS["moore"].battle + COMPONENTS.nations["britain"].bonus
"""The dice of Moore with four units."""
WALES: dict[str, Any] = {"units": {"wales": {"britain": 4}}, "leaders": {"moore": "wales"}}


def convoy(cp: int, *dice: tuple[str, object], take: int = 4, **said: Any) -> Match:
    """Moore embarks in Wales with some units."""
    match = impulse("britain", cp, *dice, **{**WALES, **said})
    play(match, ("convoy", "moore"), ("take", "britain", take))
    return match


# -- what embarks


@covers("nw-13.6-5", "nw-13.6-1")
def test_convoy_cost() -> None:
    """Worked example convoy_cost (13.6): Wales to Lisbon costs 4 CP, three sea zones and the port."""
    match = convoy(4)
    play(match, ("steer", "bay_of_biscay"), ("steer", "portuguese_coast"), ("land", "lisbon"))
    assert look(match).cp == 0
    assert units(match, "lisbon") == {"britain": 4}
    assert look(match).leaders["moore"] == "lisbon"
    finish(match)


@covers("nw-13.6-5")
def test_a_convoy_does_not_set_out_or_sail_on_where_it_could_not_land() -> None:
    match = convoy(3)
    assert refused(match, ("steer", "bay_of_biscay")) == "nw-13.6-5"
    assert refused(impulse("britain", 1, **WALES), ("convoy", "moore")) == "nw-13.6-5"
    assert may(impulse("britain", 2, **WALES), ("convoy", "moore"))


@covers("nw-13.6-1")
def test_a_convoy_goes_from_port_to_port_and_once_in_an_impulse() -> None:
    match = impulse("britain", 6, units={"wales": {"britain": 2}, "calais": {"britain": 1}}, leaders={})
    assert refused(match, ("convoy_unit", "calais")) == "nw-13.6-1"
    play(match, ("convoy_unit", "wales"))
    assert not may(match, ("land", "wales"))
    play(match, ("land", "ireland"))
    assert refused(match, ("convoy_unit", "wales")) == "nw-13.6-1"
    play(match, ("end_actions",))
    finish(match)


@covers("nw-13.6-2")
def test_five_units_and_leaders_are_the_most() -> None:
    brest: dict[str, Any] = {"units": {"brest": {"france": 6, "spain": 6}}}
    match = impulse("france", 4, leaders={"napoleon": "brest", "ney": "brest"}, **brest)
    play(match, ("convoy", "napoleon"), ("bring", "ney"))
    assert max(option[2] for option in choices(match)) == 3
    match = impulse("france", 4, leaders={"napoleon": "brest"}, **brest)
    play(match, ("convoy", "napoleon"))
    assert max(option[2] for option in choices(match)) == 4
    play(match, ("take", "france", 1))
    assert max(option[2] for option in choices(match)) == 3


@covers("nw-13.6-3")
def test_convoy_leader() -> None:
    """Worked example convoy_leader (13.6): without a leader one unit alone; minors with a leader of the power alone."""
    match = impulse("britain", 4, units={"wales": {"britain": 3}}, leaders={})
    play(match, ("convoy_unit", "wales"))
    sent = look(match).convoy
    assert sent is not None
    assert sent.units == (("britain", 1),)
    both = {"cadiz": {"france": 2, "spain": 2, "russia": 1}}
    match = impulse("france", 4, units=both, leaders={"ney": "cadiz"}, camps={"russia": "imperial"})
    play(match, ("convoy", "ney"), ("take", "france", 2), ("take", "spain", 2))
    assert question(match) == ("france", "convoy")
    match = impulse("spain", 4, units=both, leaders={"castanos": "cadiz"}, camps={"russia": "imperial"})
    play(match, ("convoy", "castanos"), ("take", "spain", 2))
    assert question(match) == ("spain", "convoy")


@covers("nw-13.6-3")
def test_leaders_of_a_minor_follow_one_of_the_power_and_not_the_other_way_round() -> None:
    both: dict[str, Any] = {"units": {"cadiz": {"spain": 2}}, "leaders": {"ney": "cadiz", "castanos": "cadiz"}}
    match = impulse("france", 4, **both)
    play(match, ("convoy", "ney"), ("bring", "castanos"))
    match = impulse("spain", 4, **both)
    play(match, ("convoy", "castanos"))
    assert {option[0] for option in choices(match)} == {"take"}


@covers("nw-13.6-4")
def test_what_has_marched_or_was_built_in_this_impulse_does_not_embark() -> None:
    match = impulse("britain", 6, units={"london": {"britain": 2}, "york": {"britain": 1}}, leaders={})
    play(match, ("build", "kent"), ("recruit", 1))
    assert refused(match, ("convoy_unit", "kent")) == "nw-13.6-4"
    march = impulse("britain", 6, units={"london": {"britain": 1}}, leaders={"moore": "london"})
    play(march, ("march", "moore"), ("take", "britain", 1), ("enter", "kent"), ("halt",))
    assert refused(march, ("convoy", "moore")) == "nw-13.6-4"
    assert refused(march, ("convoy_unit", "kent")) == "nw-13.6-4"


@covers("nw-13.6-4")
def test_of_old_and_new_units_the_old_ones_embark() -> None:
    match = impulse("britain", 6, units={"kent": {"britain": 1}}, leaders={"moore": "kent"})
    play(match, ("build", "kent"), ("recruit", 1), ("convoy", "moore"))
    assert max(option[2] for option in choices(match)) == 1
    built = impulse("britain", 8, units={}, leaders={})
    play(built, ("build", "kent"), ("commission", "moore"))
    assert refused(built, ("convoy", "moore")) == "nw-13.6-4"


@covers("nw-13.6-4")
def test_a_convoyed_formation_does_not_march_on() -> None:
    match = convoy(6)
    play(match, ("steer", "bay_of_biscay"), ("steer", "portuguese_coast"), ("land", "lisbon"))
    assert look(match).strides["moore"] >= HALTED
    assert refused(match, ("march", "moore")) == "nw-13.6-4"
    assert refused(match, ("march_unit", "lisbon")) == "nw-13.6-4"


# -- the way


@covers("nw-13.6-6")
def test_no_convoy_into_a_sea_zone_or_port_with_an_enemy_fleet() -> None:
    match = impulse("britain", 6, squadrons={"irish_sea": ships("france")}, **WALES)
    assert refused(match, ("convoy", "moore")) == "nw-13.6-5"
    match = convoy(6, squadrons={"bay_of_biscay": ships("france")})
    assert refused(match, ("steer", "bay_of_biscay")) == "nw-13.6-6"
    assert may(match, ("steer", "english_channel"))
    match = convoy(6, squadrons={"lisbon": ships("france")})
    play(match, ("steer", "bay_of_biscay"), ("steer", "portuguese_coast"))
    assert refused(match, ("land", "lisbon")) == "nw-13.6-6"


@covers("nw-13.6-6")
def test_no_convoy_past_an_enemy_fortress_on_a_strait() -> None:
    match = impulse("france", 6, units={"marseilles": {"france": 1}}, leaders={})
    play(match, ("convoy_unit", "marseilles"))
    assert refused(match, ("steer", "portuguese_coast")) == "nw-13.6-6"
    match = impulse("britain", 6, units={"sardinia": {"britain": 1}}, leaders={})
    play(match, ("convoy_unit", "sardinia"), ("steer", "western_mediterranean"))
    assert may(match, ("steer", "portuguese_coast"))


@covers("nw-13.63-1")
def test_neutral_and_allied_fleets_stop_no_convoy() -> None:
    match = convoy(6, squadrons={"bay_of_biscay": [*ships("denmark"), *ships("russia")]})
    assert may(match, ("steer", "bay_of_biscay"))


@covers("nw-13.63-1", "nw-8.33-1")
def test_no_assault_on_a_neutral_and_its_fleets_are_enemies_once_there_is_war() -> None:
    squadrons = {"north_sea": ships("britain"), "skagerrak": [*ships("britain"), *ships("denmark")]}
    said: dict[str, Any] = {"units": {"york": {"britain": 1}}, "leaders": {}, "squadrons": squadrons}
    match = impulse("britain", 6, **said, **SWEDEN)
    play(match, ("convoy_unit", "york"), ("steer", "skagerrak"))
    assert refused(match, ("land", "norway")) == "nw-8.33-1"
    war: dict[str, Any] = {
        "consuls": {"denmark": ("france", "pact", False)},
        "camps": {"denmark": "imperial"},
        "seats": {"denmark": 0},
    }
    both: dict[str, Any] = {name: {**SWEDEN[name], **war[name]} for name in SWEDEN}
    match = impulse("britain", 6, **said, **both)
    play(match, ("convoy_unit", "york"))
    assert refused(match, ("steer", "skagerrak")) == "nw-13.6-6"


# -- assaults


def assault(*dice: tuple[str, object], take: int = 4, cp: int = 3, **said: Any) -> Match:
    """Moore lands in Bordeaux, with a British fleet in the Bay of Biscay."""
    said.setdefault("squadrons", {"bay_of_biscay": ships("britain")})
    match = convoy(cp, *dice, take=take, **said)
    play(match, ("steer", "bay_of_biscay"))
    play(match, ("land", "bordeaux"))
    return match


@covers("nw-13.7-1")
def test_an_assault_needs_control_of_the_sea() -> None:
    match = convoy(3)
    assert refused(match, ("steer", "bay_of_biscay")) == "nw-13.6-5" or refused(match, ("land", "bordeaux"))
    match = convoy(5)
    play(match, ("steer", "bay_of_biscay"))
    assert refused(match, ("land", "bordeaux")) == "nw-13.7-1"
    ally = convoy(5, squadrons={"bay_of_biscay": ships("russia")})
    play(ally, ("steer", "bay_of_biscay"))
    assert may(ally, ("land", "bordeaux"))


@covers("nw-13.71-1")
def test_a_port_with_an_enemy_fleet_is_not_assaulted() -> None:
    match = convoy(5, squadrons={"bay_of_biscay": ships("britain"), "bordeaux": ships("france")})
    play(match, ("steer", "bay_of_biscay"))
    assert refused(match, ("land", "bordeaux")) == "nw-13.71-1"


@covers("nw-13.7-2")
def test_an_assault_takes_coastal_fire() -> None:
    match = assault(("coastal fire", (6, 5)), cp=4)
    play(match, ("lose_unit", "britain"))
    assert units(match, "bordeaux") == {"britain": 3}
    assert look(match).moving is None
    assert may(match, ("flag", "bordeaux"))
    rolled(match)


@covers("nw-13.7-4", "nw-13.7-2")
def test_casualties_of_the_fire_count_in_the_battle() -> None:
    match = assault(
        ("coastal fire", (5, 1)),
        ("battle: attacker", (5, *(1,) * (MOORE - 2))),
        ("battle: defender", (1, 1, 1)),
        ("battle: attacker", (1,) * (MOORE - 1)),
        ("battle: defender", (5, 1)),
        units={"wales": {"britain": 4}, "bordeaux": {"france": 1}},
    )
    assert question(match) == ("france", "evade")
    play(match, ("stand",))
    assert question(match) == ("britain", "retreat")
    rolled(match)


@covers("nw-13.7-3")
def test_an_army_next_to_the_port_may_intercept_a_landing() -> None:
    near = COMPONENTS.atlas.neighbours["bordeaux"][0]
    match = assault(
        ("coastal fire", (1, 1)),
        units={"wales": {"britain": 4}, near: {"france": 3}},
        leaders={"moore": "wales", "ney": near},
    )
    assert question(match) == ("france", "intercept")


@covers("nw-10.1-1")
def test_a_landing_beside_friends_is_not_intercepted() -> None:
    way = ("steer", "bay_of_biscay"), ("steer", "portuguese_coast"), ("land", "lisbon")
    leaders = {"moore": "wales", "castanos": "badajoz"}
    alone = convoy(4, units={"wales": {"britain": 4}, "badajoz": {"spain": 3}}, leaders=leaders)
    play(alone, *way)
    assert question(alone) == ("spain", "intercept")
    beside = convoy(
        4, units={"wales": {"britain": 4}, "lisbon": {"britain": 1}, "badajoz": {"spain": 3}}, leaders=leaders
    )
    play(beside, *way)
    finish(beside)


@covers("nw-13.7-5")
def test_a_beaten_landing_goes_with_attrition_to_a_port_of_a_sea_zone_it_has_entered() -> None:
    match = assault(
        ("coastal fire", (1, 1)),
        ("battle: attacker", (1,) * MOORE),
        ("battle: defender", (5, *(1,) * 5)),
        ("attrition by withdrawal", (6, 1, 1, 1, 1)),
        units={"wales": {"britain": 4}, "bordeaux": {"france": 4}},
    )
    play(match, *[("stand",)] * 4)
    assert question(match) == ("britain", "retreat")
    assert {option[1] for option in choices(match)} == {"wales", "cornwall", "ireland"}
    play(match, ("retreat", "cornwall"))
    play(match, ("lose_unit", "britain"))
    assert units(match, "cornwall") == {"britain": 3}
    assert look(match).leaders["moore"] == "cornwall"
    rolled(match)


# -- relief, and ports that are occupied


def lisbon(*dice: tuple[str, object], **said: Any) -> Match:
    """Moore lands in Lisbon, which Spaniards besiege."""
    match = convoy(4, *dice, **{"units": {"wales": {"britain": 4}, "lisbon": {"spain": 3}}, **said})
    play(match, ("steer", "bay_of_biscay"), ("steer", "portuguese_coast"), ("land", "lisbon"))
    return match


@covers("nw-13.61-1")
def test_relief_lands_without_fire_and_fights_the_besieger() -> None:
    match = lisbon(("battle: attacker", (1,) * MOORE), ("battle: defender", (1,) * 3))
    assert question(match) == ("spain", "evade")
    play(match, ("stand",), ("stand",))
    assert question(match) == ("spain", "evade")


@covers("nw-13.61-1")
def test_a_besieger_may_evade_the_relief() -> None:
    match = lisbon(("evasion of spain", (6, 6)), units={"wales": {"britain": 4}, "lisbon": {"spain": 1}})
    target = next(option[1] for option in choices(match) if option[0] == "evade")
    play(match, ("evade", str(target)))
    assert units(match, "lisbon") == {"britain": 4}
    rolled(match)


@covers("nw-13.61-2")
def test_a_beaten_relief_is_back_at_sea() -> None:
    match = lisbon(
        ("battle: attacker", (1,) * MOORE),
        ("battle: defender", (5, 1, 1)),
        ("attrition by withdrawal", (1,) * 5),
        units={"wales": {"britain": 4}, "lisbon": {"spain": 3}, "oporto": {"spain": 1}},
    )
    play(match, *[("stand",)] * 3)
    assert question(match) == ("britain", "retreat")
    assert {option[1] for option in choices(match)} == {"wales", "cornwall", "ireland", "gibraltar"}
    play(match, ("retreat", "gibraltar"))
    assert units(match, "gibraltar") == {"britain": 4}


@covers("nw-13.62-1")
def test_into_an_occupied_port_its_former_controller_lands_without_fire() -> None:
    match = convoy(4, units={"wales": {"britain": 4}, "oporto": {"france": 1}})
    play(match, ("steer", "bay_of_biscay"), ("steer", "portuguese_coast"), ("land", "oporto"))
    assert question(match) == ("france", "evade")


@covers("nw-13.62-1")
def test_an_occupier_reinforces_by_assault_only() -> None:
    there: dict[str, Any] = {"units": {"cadiz": {"spain": 1}, "oporto": {"spain": 1}}, "leaders": {}}
    match = impulse("spain", 2, **there)
    assert refused(match, ("convoy_unit", "cadiz")) == "nw-13.6-5"
    match = impulse("spain", 4, ("coastal fire", (1, 1)), squadrons={"portuguese_coast": ships("spain")}, **there)
    play(match, ("convoy_unit", "cadiz"), ("land", "oporto"))
    assert units(match, "oporto") == {"spain": 2}
    rolled(match)


def test_numbers_of_the_rulebook() -> None:
    """13.6: five pieces, one convoy, 1 CP a step."""
    naval = COMPONENTS.tables.naval
    assert (naval.convoy_pieces, naval.convoys, COMPONENTS.tables.costs.convoy_step) == (5, 1, 1)

"""Conquest (15.1 to 15.3, 15.5): the roll, cessions, evacuation and indemnity."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    finish,
    look,
    play,
    position,
    question,
    refused,
    rolled,
    table,
    told,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.conquest import conqueror, keys_lost
from warcouncil.titles.napoleonic_wars.relations import at_war, is_friendly, neutral
from warcouncil.titles.napoleonic_wars.state import NATIONS, REGROUP, Subject, Truce

EMPTY: dict[str, Any] = {"units": {}, "squadrons": {}}
ALL_KEYS = dict.fromkeys(COMPONENTS.keys("austria"), "france")
CEDED = ("duchies ceded by austria", 1)


def fallen(*dice: tuple[str, object], turn: int = 2, **said: Any) -> Match:
    """The conquest phase."""
    return table(("conquest_phase",), dice=dice, turn=turn, **{**EMPTY, **said})


def vienna_falls(*more: tuple[str, object], **said: Any) -> Match:
    """France rolls a 6 for Austria, of which it has Vienna; a duchy is ceded unless more is told."""
    said.setdefault("flags", {"vienna": "france"})
    return fallen(("conquest of austria", 6), *(more or (CEDED,)), **said)


# -- the roll


@covers("nw-15.1-1", "nw-15.1-2")
@pytest.mark.parametrize(
    ("nation", "capital", "need"),
    [
        ("austria", "vienna", 6),
        ("prussia", "berlin", 6),
        ("spain", "madrid", 7),
        ("denmark", "copenhagen", 2),
        ("sweden", "stockholm", 3),
    ],
)
def test_what_must_be_rolled_with_the_capital_alone(nation: str, capital: str, need: int) -> None:
    state = position(("conquest_phase",), turn=2, **EMPTY)
    holder = "britain" if nation == "spain" else "france"
    if nation in state.consuls and nation != "spain":
        state.consuls[nation] = ("britain", "pact", False)
        state.camps[nation] = "coalition"
        state.seat_nations({**state.seats, nation: state.seats["britain"]})
    state.set_flag(capital, holder)
    assert conqueror(state, nation) == holder
    for die in (1, 6):
        falls = die >= need
        dice = [(f"conquest of {nation}", die), *([(f"duchies ceded by {nation}", 1)] if falls else [])]
        match = table(state=state.copy(), dice=dice)
        assert bool(told(match, "conquered")) == falls
        rolled(match)


@covers("nw-15.1-2")
def test_each_key_lost_adds_one() -> None:
    state = position(**EMPTY, flags={"vienna": "france", "prague": "france", "linz": "france"})
    assert keys_lost(state, "austria") == 2
    match = fallen(("conquest of austria", 4), flags={"vienna": "france", "prague": "france"})
    assert told(match, "conquest_rolled")[0]["total"] == 5
    assert told(match, "conquered") == []


@covers("nw-15.1-2")
def test_keys_lost_before_the_last_defeat_do_not_count_until_they_are_regained() -> None:
    state = position(**EMPTY, flags={"prague": "france", "vienna": "france"}, written_off={"austria": ("prague",)})
    assert keys_lost(state, "austria") == 1
    state.set_flag("prague", "austria")
    state.set_flag("prague", "france")
    assert keys_lost(state, "austria") == 2


@covers("nw-15.1-1")
def test_without_keys_a_nation_falls_without_a_roll() -> None:
    match = fallen(CEDED, flags=ALL_KEYS)
    rolled(match)
    assert told(match, "conquered") == [{"power": "austria", "power2": "france"}]


@covers("nw-5.7-1")
def test_conquests_follow_the_attrition_of_the_same_turn() -> None:
    """Davout's men survive the end of the turn in Vienna, flag it, and Austria falls to the flag."""
    hands: dict[str, tuple[str, ...]] = dict.fromkeys(NATIONS, ())
    dice = [("attrition by end_of_turn", (1, 1, 1)), ("conquest of austria", 6), CEDED]
    said: dict[str, Any] = {"units": {"vienna": {"france": 2}}, "leaders": {"davout": "vienna"}, "hands": hands}
    match = table(("turn",), dice=dice, turn=2, squadrons={}, **said)
    assert look(match).phase == "conquest"
    assert told(match, "conquered") == [{"power": "austria", "power2": "france"}]
    assert question(match) == ("france", "cede")


@covers("nw-3-26")
def test_only_an_enemy_in_the_capital_conquers() -> None:
    state = position(**EMPTY, flags={"prague": "france", "moravia": "france"})
    assert conqueror(state, "austria") == ""
    state = position(**EMPTY, flags={"berlin": "france"})
    assert conqueror(state, "prussia") == ""


@covers("nw-15.1-3", "nw-15.11-1")
def test_russia_falls_with_both_capitals_and_to_the_first_in_the_order_of_play() -> None:
    state = position(**EMPTY, flags={"moscow": "france"})
    assert conqueror(state, "russia") == ""
    state.set_flag("st_petersburg", "spain")
    assert conqueror(state, "russia") == "france"
    state.due = "turkey"
    assert conqueror(state, "russia") == "spain"


@covers("nw-15.12-1")
def test_two_nations_do_not_conquer_each_other() -> None:
    match = vienna_falls(flags={"vienna": "france", "paris": "austria"})
    state = play(match, ("cede", "linz"))
    rolled(match)
    assert state.controller("paris") == "france"
    assert "france" not in state.subjects


# -- what is ceded


@covers("nw-15.2-1", "nw-15.2-3")
def test_flags_leave_the_home_duchies_but_not_subjects_and_old_cessions() -> None:
    flags = {"vienna": "france", "linz": "france", "graz": "spain", "cracow": "france", "trieste": "france"}
    state = position(("conquest_phase",), turn=2, flags=flags, **EMPTY)
    state.ceded.add("trieste")
    match = table(state=state, dice=[("conquest of austria", 6), CEDED])
    assert question(match) == ("france", "cede")
    assert look(match).flags == {"cracow": "france", "trieste": "france"}
    assert refused(match, ("cede", "vienna")) == "nw-15.2-3"
    assert refused(match, ("cede", "trieste")) == "nw-15.2-3"
    assert refused(match, ("cede", "lemberg")) == "nw-15.2-3"


@covers("nw-15.2-2", "nw-3-27", "nw-15-1")
def test_conqueror_and_conquered_choose_in_turn() -> None:
    match = vienna_falls(("duchies ceded by austria", 3))
    play(match, ("cede", "prague"))
    assert question(match) == ("austria", "cede")
    play(match, ("cede", "temesvar"))
    assert question(match) == ("france", "cede")
    state = play(match, ("cede", "venice"))
    assert state.flags == {"prague": "france", "temesvar": "france", "venice": "france"}
    assert state.ceded == {"prague", "temesvar", "venice"}
    finish(match)


@covers("nw-15.2-5")
def test_a_second_conquest_takes_other_duchies() -> None:
    state = position(("conquest_phase",), turn=2, flags={"vienna": "france", "linz": "france"}, **EMPTY)
    state.ceded.add("linz")
    match = table(state=state, dice=[("conquest of austria", 6), CEDED])
    assert refused(match, ("cede", "linz")) == "nw-15.2-3"
    play(match, ("cede", "graz"))
    assert look(match).flags == {"linz": "france", "graz": "france"}


@covers("nw-15.2-4")
def test_ceded_duchies_are_handed_to_powers_of_the_camp() -> None:
    state = position(("conquest_phase",), turn=2, players=5, flags={"vienna": "france"}, **EMPTY)
    state.camps["prussia"] = "imperial"
    match = table(state=state, dice=[("conquest of austria", 6), ("duchies ceded by austria", 2)])
    play(match, ("cede", "prague"), ("austria", ("cede", "linz")))
    play(match, ("grant", "prague", "prussia"))
    assert question(match) == ("prussia", "granted")
    play(match, ("decline",))
    assert refused(match, ("grant", "prague", "prussia")) == "nw-15.2-4"
    state = play(match, ("grant", "linz", "prussia"), ("prussia", ("take_over",)))
    assert state.flags == {"prague": "france", "linz": "prussia"}
    assert state.ceded == {"prague", "linz"}


# -- evacuation


@covers("nw-15.21-1")
def test_conquerors_leave_the_capital() -> None:
    said = {"units": {"vienna": {"france": 3}, "prague": {"france": 2}}, "leaders": {"ney": "vienna"}}
    match = vienna_falls(**said)
    play(match, ("cede", "linz"))
    assert question(match) == ("france", "evacuate")
    assert refused(match, ("fall_back", "munich")) == "nw-15.21-1"
    play(match, ("fall_back", "pressburg"))
    assert units(match, "pressburg") == {"france": 3}
    assert look(match).leaders["ney"] == "pressburg"
    assert question(match) == ("france", "quarters")
    play(match, ("pull_out", "prague"), ("stay",))
    assert units(match, REGROUP) == {"france": 2}
    assert units(match, "pressburg") == {"france": 3}


@covers("nw-15.22-1")
def test_the_conquered_come_home_and_give_up_what_they_held() -> None:
    said = {
        "units": {"munich": {"austria": 2}, "graz": {"austria": 1}, "kiev": {"austria": 1}},
        "flags": {"vienna": "france", "munich": "austria"},
    }
    match = vienna_falls(**said)
    state = play(match, ("cede", "linz"))
    assert units(match, REGROUP) == {"austria": 3}
    assert units(match, "graz") == {"austria": 1}
    assert state.controller("munich") == "france"


@covers("nw-15.22-1", "nw-7.43-3")
def test_a_dual_subject_is_its_second_powers_own() -> None:
    """Beaten Britain keeps Hanover, its subject as well as Prussia's, and gives up Munich; Russians leave Hanover."""
    state = position(
        ("subdue", "britain", "france"),
        turn=2,
        units={"hanover": {"britain": 2, "russia": 1}, "munich": {"britain": 1}},
        squadrons={},
        flags={"hanover": "britain", "munich": "britain"},
    )
    match = table(state=state)
    assert look(match).flags == {"hanover": "britain"}
    assert units(match, "hanover") == {"britain": 2}
    assert units(match, REGROUP) == {"britain": 1, "russia": 1}


@covers("nw-15.22-2")
def test_former_allies_and_troops_in_ceded_duchies_regroup() -> None:
    said = {
        "units": {"graz": {"russia": 2, "austria": 1}, "linz": {"austria": 2}, "cracow": {"britain": 1}},
        "squadrons": {"trieste": [("britain", 0)], "adriatic_sea": [("russia", 0)]},
    }
    match = vienna_falls(**{**said, "squadrons": {"trieste": [("britain", 0)]}})
    state = play(match, ("cede", "linz"))
    assert units(match, REGROUP) == {"britain": 1, "austria": 2, "russia": 2}
    assert units(match, "graz") == {"austria": 1}
    assert state.ships_at(REGROUP) == (("britain", 0),)


@covers("nw-15.22-3")
def test_troops_that_a_fallen_ally_leaves_alone_flag_the_duchy_or_regroup() -> None:
    said = {"units": {"munich": {"russia": 1}}, "flags": {"vienna": "france", "munich": "austria"}}
    match = vienna_falls(**said)
    play(match, ("cede", "linz"))
    assert question(match) == ("russia", "left_alone")
    assert play(match, ("claim",)).flags["munich"] == "russia"
    match = vienna_falls(**said)
    play(match, ("cede", "linz"), ("russia", ("regroup",)))
    assert units(match, REGROUP) == {"russia": 1}


@covers("nw-8.34-3", "nw-15.23-1")
def test_allies_of_a_conqueror_that_falls_itself_leave_the_nation_it_had_beaten() -> None:
    """Prussia has beaten Austria and falls now; the French are in Linz by its leave alone."""
    state = position(
        ("subdue", "prussia", "russia"), players=5, turn=2, units={"linz": {"france": 2, "austria": 1}}, squadrons={}
    )
    state.camps["prussia"] = "imperial"
    del state.camps["austria"]
    state.subjects["austria"] = Subject("prussia", 1)
    assert is_friendly(state, "france", "linz")
    match = table(state=state, dice=[("attrition by war", (6, 1))])
    assert units(match, "linz") == {"austria": 1}
    assert units(match, REGROUP) == {"france": 1}
    assert look(match).flags == {}


# -- the beaten


@covers("nw-15.25-1", "nw-8.8-1", "nw-15.23-1")
def test_a_conquered_power_is_a_subject_neutral() -> None:
    match = vienna_falls()
    state = play(match, ("cede", "linz"))
    assert neutral(state, "austria")
    assert state.subjects == {"austria": Subject("france", 3)}
    assert state.truces == {"austria": Truce(3, ("france", "spain"))}
    assert state.seats["austria"] == 2
    assert is_friendly(state, "france", "prague")
    assert is_friendly(state, "spain", "venice")
    assert not is_friendly(state, "france", "vienna")


@covers("nw-14.1-1")
def test_a_conquered_power_is_at_war_no_longer() -> None:
    state = play(vienna_falls(), ("cede", "linz"))
    assert "austria" not in state.camps
    assert not at_war(state, "austria", "france")


@covers("nw-15.25-2", "nw-3-15")
def test_a_conquered_minor_is_unaligned() -> None:
    match = fallen(
        ("conquest of spain", 6), ("duchies ceded by spain", 1), flags={"madrid": "britain", "corunna": "britain"}
    )
    state = play(match, ("cede", "seville"), ("keep_all",))
    assert state.consuls["spain"] == ("", "unaligned", False)
    assert "spain" not in state.camps
    assert "spain" not in state.seats
    assert "spain" in state.truces


@covers("nw-15.5-1", "nw-16.1-2", "nw-15.5-2")
def test_indemnity() -> None:
    state = position(("conquest_phase",), turn=2, flags={"vienna": "france"}, plus_key="austria", **EMPTY)
    state.lasting.add("by_order_of_the_emperor")
    state.deck = state.deck.without("by_order_of_the_emperor")
    state.resources.update(austria=2, france=1)
    assert keys_lost(state, "austria") == 1
    match = table(state=state, dice=[("conquest of austria", 6), CEDED])
    state = play(match, ("cede", "linz"))
    assert (state.resources["austria"], state.resources["france"]) == (0, 2)
    assert state.plus_key == ""
    assert state.discard == ("by_order_of_the_emperor",)


@covers("nw-15.3-1")
def test_foreign_wars_of_the_conquered_end() -> None:
    state = position(
        ("conquest_phase",),
        turn=2,
        flags={"madrid": "britain", "moscow": "france", "st_petersburg": "france"},
        units={"russo_persian_war": {"russia": 2}},
        squadrons={},
        wars={"russo_persian_war": ("russia",)},
    )
    state.deck = state.deck.without("russo_persian_war")
    match = table(
        state=state, dice=[("conquest of russia", 5), ("duchies ceded by russia", 1), ("conquest of spain", 1)]
    )
    state = play(match, ("cede", "riga"))
    assert state.wars == {}
    assert units(match, REGROUP) == {"russia": 2}
    assert state.removed == ("russo_persian_war",)


@covers("nw-5.82-1")
def test_the_conquest_of_france_ends_the_game() -> None:
    state = position(
        ("conquest_phase",), ("peace_phase",), turn=2, flags={"paris": "russia", "lyon": "russia"}, **EMPTY
    )
    match = table(state=state, dice=[("conquest of france", 6), ("duchies ceded by france", 1)])
    play(match, ("cede", "orleans"), ("keep_all",))
    assert match.over
    assert look(match).over == "france_beaten"

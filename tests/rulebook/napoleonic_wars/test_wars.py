"""Declarations of war (8.32 to 8.34, 8.5): on whom, at what price, with whose leave, and what befalls troops abroad."""

from __future__ import annotations

from typing import Any

from tests.rulebook.napoleonic_wars.driver import (
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
    told,
    units,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, is_run, neutral
from warcouncil.titles.napoleonic_wars.state import REGROUP, Subject, Truce

COSTS = COMPONENTS.tables.costs


# -- minors


@covers("nw-8.33-4", "nw-8.32-1")
def test_war_on_an_enemys_client() -> None:
    """Worked example war_on_enemys_client (8.33): it is free, and Denmark is in Pact with France at once."""
    match = impulse("britain", 2, players=3, units={"copenhagen": {"denmark": 3}, "kent": {"britain": 1}})
    state = play(match, ("declare_war", "denmark"))
    assert state.cp == 2
    assert state.consuls["denmark"] == ("france", "pact", False)
    assert at_war(state, "britain", "denmark")
    assert state.seats["denmark"] == state.seats["france"]
    state = position(players=5, units={}, squadrons={})
    state.camps["prussia"] = "imperial"
    state = play(impulse("britain", 2, state=state), ("declare_war", "denmark"))
    assert state.consuls["denmark"] == ("france", "pact", False)


@covers("nw-8.33-5", "nw-8.32-2")
def test_war_on_an_allys_client() -> None:
    """Worked example war_on_allys_client (8.33): Sweden is a neutral client of Britain, Russia wants it."""
    sweden: dict[str, Any] = {"units": {"stockholm": {"sweden": 4}, "viborg": {"russia": 3}}, "players": 5}
    match = impulse("russia", 6, consuls={"sweden": ("britain", "friendly", False)}, **sweden)
    assert refused(match, ("declare_war", "sweden")) == "nw-8.33-3"
    state = play(match, ("estrange", "sweden"), ("declare_war", "sweden"))
    assert state.consuls["sweden"] == ("france", "pact", False)
    assert (state.camps["russia"], state.cp) == ("coalition", 5)
    match = impulse("russia", 8, consuls={"sweden": ("britain", "friendly", False)}, **sweden)
    play(match, ("declare_war", "sweden"))
    assert question(match) == ("france", "admit")
    state = play(match, ("admit",))
    assert state.consuls["sweden"] == ("britain", "pact", False)
    assert (state.camps["russia"], state.camps["sweden"]) == ("imperial", "coalition")
    assert state.cp == 8 - COSTS.war_on_ally_client


@covers("nw-8.33-6")
def test_without_leave_no_war_is_declared_and_nothing_paid() -> None:
    match = impulse("russia", 8, units={}, consuls={"sweden": ("britain", "aid", False)})
    state = play(match, ("declare_war", "sweden"), ("turn_away",))
    assert (state.camps["russia"], state.cp) == ("coalition", 8)
    assert state.consuls["sweden"] == ("britain", "aid", False)
    assert refused(match, ("declare_war", "sweden")) == "nw-14.14-1"
    assert told(match, "turned_away") == [{"power": "russia", "power2": "france", "camp": "imperial"}]


@covers("nw-8.32-2")
def test_an_unaligned_minor_and_ones_own_client_join_the_last_power_against_the_attacker() -> None:
    match = impulse("france", 1, units={})
    state = play(match, ("declare_war", "turkey"))
    assert state.consuls["turkey"] == ("russia", "pact", False)
    state = play(impulse("france", 1, units={}), ("declare_war", "denmark"))
    assert state.consuls["denmark"] == ("russia", "pact", False)
    assert state.camps["denmark"] == "coalition"
    state = play(impulse("austria", 1, units={}), ("declare_war", "turkey"))
    assert state.consuls["turkey"] == ("france", "pact", False)


@covers("nw-8.32-2")
def test_without_a_power_against_the_attacker_no_minor_is_attacked() -> None:
    state = position(units={}, squadrons={})
    state.camps = {"britain": "coalition", "austria": "coalition", "russia": "coalition"}
    state.consuls["spain"] = ("", "unaligned", False)
    state.seats.pop("spain")
    assert refused(impulse("austria", 5, state=state), ("declare_war", "turkey")) == "nw-8.32-2"


@covers("nw-8.32-3", "nw-8.33-2")
def test_no_war_on_ones_own_allies_in_pact() -> None:
    match = impulse("france", 9, units={})
    assert refused(match, ("declare_war", "spain")) == "nw-8.32-3"
    assert refused(match, ("declare_war", "austria")) == "nw-8.33-2"


@covers("nw-8.22-3")
def test_no_war_on_a_nation_of_the_same_player() -> None:
    match = impulse("austria", 9, players=2, units={})
    assert refused(match, ("declare_war", "russia")) == "nw-8.22-3"


@covers("nw-8.33-1")
def test_duchies_of_a_neutral_are_closed_until_war_is_declared() -> None:
    match = impulse("austria", 5, units={"prague": {"austria": 2}}, leaders={"charles": "prague"})
    play(match, ("march", "charles"), ("take", "austria", 2))
    assert refused(match, ("enter", "dresden")) == "nw-9.54-1"
    match = impulse("austria", 5, units={"prague": {"austria": 2}}, leaders={"charles": "prague"})
    play(match, ("declare_war", "prussia"), ("march", "charles"), ("take", "austria", 2))
    assert may(match, ("enter", "dresden"))


# -- powers


@covers("nw-8.33-3", "nw-3-14")
def test_war_on_an_ally_costs_seven_cp_and_a_change_of_camp() -> None:
    match = impulse("austria", 6, units={})
    assert refused(match, ("declare_war", "russia")) == "nw-8.33-3"
    assert refused(impulse("france", 6, players=5, units={}), ("declare_war", "prussia")) == "nw-8.33-3"
    match = impulse("austria", 8, units={})
    state = play(match, ("declare_war", "russia"), ("france", ("admit",)))
    assert state.camps["austria"] == "imperial"
    assert at_war(state, "austria", "russia")
    assert allied(state, "austria", "france")
    assert state.cp == 1


@covers("nw-8.22-1")
def test_france_and_britain_never_change_camp() -> None:
    assert refused(impulse("britain", 9, units={}), ("declare_war", "austria")) == "nw-8.22-1"
    state = position(units={}, squadrons={}, subjects={"britain": Subject("france", 1)})
    del state.camps["britain"]
    match = impulse("britain", 9, state=state)
    assert refused(match, ("declare_war", "austria")) == "nw-8.22-1"
    assert may(match, ("declare_war", "france"))


@covers("nw-8.33-7", "nw-8.33-8")
def test_a_neutral_power_joins_a_camp_to_declare_war() -> None:
    match = impulse("prussia", 8, players=5, units={})
    assert refused(match, ("declare_war", "turkey")) == "nw-8.33-8"
    state = play(match, ("declare_war", "france"))
    assert (state.camps["prussia"], state.cp) == ("coalition", 1)
    match = impulse("prussia", 8, players=5, units={})
    assert play(match, ("declare_war", "austria")).camps["prussia"] == "imperial"


@covers("nw-8.33-7")
def test_a_subject_needs_leave_for_its_conquerors_camp() -> None:
    def subject() -> Any:
        state = position(units={}, squadrons={}, subjects={"austria": Subject("france", 1)})
        del state.camps["austria"]
        return state

    match = impulse("austria", 8, state=subject())
    play(match, ("declare_war", "russia"))
    assert question(match) == ("france", "admit")
    state = play(match, ("admit",))
    assert (state.camps["austria"], state.subjects) == ("imperial", {})
    match = impulse("austria", 8, state=subject())
    assert play(match, ("declare_war", "france")).camps["austria"] == "coalition"


@covers("nw-8.81-3", "nw-8.8-3")
def test_an_attacked_subject_joins_the_other_camp_with_its_pacts() -> None:
    state = position(units={}, squadrons={}, subjects={"austria": Subject("france", 1)})
    state.consuls["turkey"] = ("austria", "pact", False)
    state.seat_nations({**state.seats, "turkey": state.seats["austria"]})
    del state.camps["austria"]
    state.camps["turkey"] = "coalition"
    assert refused(impulse("austria", 9, state=state.copy()), ("declare_war", "sweden")) == "nw-8.33-8"
    match = impulse("russia", 7, state=state)
    state = play(match, ("declare_war", "austria"))
    assert (state.camps["austria"], state.camps["turkey"], state.cp) == ("imperial", "imperial", 0)
    assert at_war(state, "turkey", "russia")
    assert state.subjects == {}


@covers("nw-8.33-5")
def test_war_on_the_client_of_a_neutral_power_draws_that_in() -> None:
    match = impulse("france", 7, players=5, units={}, consuls={"sweden": ("prussia", "aid", False)})
    state = play(match, ("declare_war", "sweden"))
    assert state.consuls["sweden"] == ("prussia", "pact", False)
    assert (state.camps["prussia"], state.camps["sweden"], state.cp) == ("coalition", "coalition", 0)


@covers("nw-15.24-1")
def test_a_truce_forbids_war_both_ways() -> None:
    def beaten() -> Any:
        state = position(units={}, squadrons={}, subjects={"austria": Subject("france", 2)})
        state.truces = {"austria": Truce(2, ("france", "spain"))}
        del state.camps["austria"]
        return state

    assert refused(impulse("austria", 9, state=beaten()), ("declare_war", "france")) == "nw-15.24-1"
    assert refused(impulse("france", 9, state=beaten()), ("declare_war", "austria")) == "nw-15.24-1"
    assert may(impulse("russia", 9, state=beaten()), ("declare_war", "austria"))
    assert may(impulse("austria", 9, state=beaten()), ("declare_war", "russia"))


@covers("nw-8.81-2")
def test_no_player_runs_nations_of_both_camps() -> None:
    match = impulse("austria", 9, players=3, units={})
    assert refused(match, ("declare_war", "britain")) == "nw-8.81-2"
    state = position(players=3, units={}, squadrons={}, subjects={"austria": Subject("france", 1)})
    del state.camps["austria"]
    assert refused(impulse("britain", 9, state=state), ("declare_war", "austria")) == "nw-8.81-2"


# -- the first round


@covers("nw-8.5-1", "nw-8.5-2")
def test_prussia_in_the_first_round() -> None:
    state = position(players=5, units={"berlin": {"prussia": 4}}, leaders={"brunswick": "berlin"}, squadrons={})
    match = impulse("prussia", 9, state=state, round=1)
    assert refused(match, ("declare_war", "france")) == "nw-8.5-1"
    play(match, ("march", "brunswick"), ("take", "prussia", 4), ("enter", "dresden"))
    assert refused(match, ("enter", "prague")) == "nw-9.54-1"
    match = impulse("france", 9, players=5, units={}, round=1)
    assert refused(match, ("declare_war", "turkey")) == "nw-8.1-1"
    state = play(match, ("declare_war", "prussia"))
    assert state.camps["prussia"] == "coalition"
    assert at_war(state, "prussia", "spain")


@covers("nw-8.5-2")
def test_an_unaligned_prussia_that_is_invaded_in_the_first_round() -> None:
    match = impulse("france", 1, units={}, round=1)
    state = play(match, ("declare_war", "prussia"))
    assert state.consuls["prussia"] == ("russia", "pact", False)
    assert is_run(state, "prussia")
    assert not neutral(state, "prussia")


# -- troops abroad


def austria_leaves(*dice: tuple[str, object], **said: Any) -> Any:
    """Austria joins the Imperial camp by a declaration of war on Russia."""
    match = impulse("austria", 7, *dice, **said)
    play(match, ("declare_war", "russia"), ("france", ("admit",)))
    return match


WAR = "attrition by war"


@covers("nw-8.34-1")
def test_who_declares_war_loses_troops_in_duchies_of_former_allies() -> None:
    match = austria_leaves((WAR, (6, 1, 1)), units={"kiev": {"austria": 2}}, leaders={"charles": "kiev"})
    play(match, ("lose_unit", "austria"))
    rolled(match)
    assert units(match, "kiev") == {}
    assert units(match, REGROUP) == {"austria": 1}
    assert look(match).leaders["charles"] == REGROUP


@covers("nw-8.34-2")
def test_the_others_flag_the_duchy_or_regroup() -> None:
    match = austria_leaves((WAR, (1, 6)), units={"linz": {"russia": 2}})
    assert question(match) == ("russia", "caught")
    state = play(match, ("claim",))
    assert state.flags["linz"] == "russia"
    assert units(match, "linz") == {"russia": 1}
    match = austria_leaves((WAR, (1, 2)), units={"linz": {"russia": 2}})
    play(match, ("regroup",))
    assert units(match, REGROUP) == {"russia": 2}
    rolled(match)


@covers("nw-8.34-2")
def test_a_fortress_is_not_flagged_so() -> None:
    match = austria_leaves((WAR, (1,)), units={"venice": {"russia": 1}})
    assert refused(match, ("claim",)) == "nw-8.34-2"
    state = play(match, ("remain",))
    assert "venice" not in state.flags


@covers("nw-8.34-4")
def test_enemies_left_together_fight_without_terrain() -> None:
    said = {"units": {"linz": {"russia": 1, "austria": 2}}}
    match = austria_leaves((WAR, (1,)), ("battle: attacker", (1, 1, 1)), ("battle: defender", (6, 1)), **said)
    play(match, ("remain",))
    assert question(match) == ("russia", "evade")
    play(match, ("stand",), ("retreat", "vienna"))
    rolled(match)
    assert told(match, "battle") == [{"power": "austria", "space": "linz"}]
    assert units(match, "linz") == {"russia": 1}


@covers("nw-8.34-3")
def test_former_allies_of_a_conqueror_leave_its_subject_but_flag_its_cessions() -> None:
    state = position(
        ("camp", "russia"),
        turn=2,
        phase="camps",
        players=5,
        units={"posen": {"austria": 1}, "stettin": {"austria": 1}},
        squadrons={},
        flags={"posen": "russia"},
        subjects={"prussia": Subject("russia", 1)},
    )
    state.ceded.add("posen")
    match = table(state=state, dice=[(WAR, (1,)), (WAR, (1,))])
    play(match, ("join_camp", "imperial"), ("france", ("admit",)))
    assert question(match) == ("austria", "caught")
    state = play(match, ("claim",))
    assert state.flags["posen"] == "austria"
    assert units(match, "stettin") == {}
    assert units(match, REGROUP) == {"austria": 1}


def test_squadrons_leave_ports_of_former_allies() -> None:
    match = austria_leaves(units={}, squadrons={"odessa": [("russia", 0)], "trieste": [("britain", 0)]})
    assert look(match).ships_at("trieste") == ()
    assert look(match).ships_at("odessa") == (("russia", 0),)
    assert look(match).ships_at(REGROUP) == (("britain", 0),)


def test_the_camps_part_of_an_interphase_ends() -> None:
    match = table(("camps_phase",), turn=2, units={}, squadrons={})
    for _ in range(4):
        play(match, ("keep_camp",))
    finish(match)

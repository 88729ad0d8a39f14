"""Conquest and submission at their edges (15): who may go where, ports that change hands, and who is left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import choices, finish, look, may, play, position, question, table
from tests.rulebook.napoleonic_wars.test_conquest import CEDED, fallen, vienna_falls
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import Subject


def answered(match: Match, kind: str) -> Match:
    """Every question before the first one of a kind is answered by its last option."""
    while not match.over and question(match)[1] != kind:
        decision = match.decisions[0]
        play(match, (decision.power, decision.options[-1]))
    return match


@covers("nw-15.21-1", "nw-9.54-1")
def test_nobody_leaves_the_capital_for_a_duchy_that_a_neutral_holds() -> None:
    """Prussia, in no camp, was handed Linz in an earlier war: Frenchmen do not march in without a war."""
    said: dict[str, Any] = {"players": 5, "units": {"vienna": {"france": 2}}, "squadrons": {}}
    match = answered(vienna_falls(flags={"vienna": "france", "linz": "prussia"}, **said), "evacuate")
    assert may(match, ("fall_back", "graz"))
    assert not may(match, ("fall_back", "linz"))


@covers("nw-15.21-1", "nw-9.53-1")
def test_nobody_leaves_the_capital_over_a_strait_with_an_enemy_fleet() -> None:
    """Out of Constantinople to Anatolia past a Russian fleet, with Turkey fallen to France."""

    def ways(**ships: Any) -> set[Any]:
        said: dict[str, Any] = {"units": {"constantinople": {"france": 2}}, "squadrons": ships}
        state = position(
            ("evacuate", "turkey", "constantinople", "france"), subjects={"turkey": Subject("france", 3)}, **said
        )
        return choices(table(state=state))

    assert ("fall_back", "anatolia") in ways()
    assert ("fall_back", "anatolia") not in ways(black_sea=[("russia", 0)])


@covers("nw-13.9-1", "nw-15.22-1")
def test_squadrons_in_a_port_that_a_fallen_ally_gives_back_put_to_sea_at_once() -> None:
    """Austria had flagged Genoa; with its flag gone British squadrons there lie in a French port."""
    said: dict[str, Any] = {"squadrons": {"genoa": [("britain", 0)]}}
    match = answered(vienna_falls(flags={"vienna": "france", "genoa": "austria"}, **said), "nothing")
    assert look(match).controller("genoa") == "france"
    assert look(match).squadrons == {"tyrrhenian_sea": (("britain", 0),)}
    finish(match)


@covers("nw-13.9-1", "nw-15.22-1", "nw-13.9-2")
def test_enemies_at_sea_wait_for_squadrons_that_peace_drives_out() -> None:
    """They intercept at once, not a turn later; nobody evades them, and a squadron that is being built is lost."""
    said: dict[str, Any] = {"squadrons": {"genoa": [("britain", 0), ("britain", -1)], "tyrrhenian_sea": [("spain", 0)]}}
    flags = {"vienna": "france", "genoa": "austria"}
    dice = [("interception by the fleet of france", (6, 6)), ("naval battle: active", (1,) * 3)]
    script = [("conquest of austria", 6), CEDED, *dice, ("naval battle: other", (6,))]
    match = answered(fallen(*script, flags=flags, **said), "sea_intercept")
    assert question(match) == ("france", "sea_intercept")
    play(match, ("intercept_fleet",))
    assert look(match).squadrons == {"tyrrhenian_sea": (("spain", 0),)}
    finish(match)


@covers("nw-15.22-3")
@pytest.mark.parametrize("choice", ["claim", "regroup"])
def test_who_is_left_alone_in_a_neutral_duchy_flags_it_or_regroups(choice: str) -> None:
    """Posen was ceded to Austria; with Austria fallen it is that of neutral Prussia, and Russians stand there."""
    said: dict[str, Any] = {"players": 5, "units": {"posen": {"russia": 2}}, "squadrons": {}}
    match = vienna_falls(flags={"vienna": "france", "posen": "austria"}, **said)
    answered(match, "left_alone")
    assert question(match) == ("russia", "left_alone")
    state = play(match, (choice,))
    assert state.controller("posen") == ("russia" if choice == "claim" else "prussia")
    assert state.units_at("posen", "russia") == (2 if choice == "claim" else 0)


@covers("nw-15.22-3", "nw-15.23-1")
def test_who_stands_with_a_friend_after_a_flag_has_gone_is_not_asked() -> None:
    """Bavaria under an Austrian flag is French again: the French in it stay without a question."""
    said: dict[str, Any] = {"units": {"munich": {"france": 2}}, "squadrons": {}}
    match = vienna_falls(flags={"vienna": "france", "munich": "austria"}, **said)
    answered(match, "left_alone")
    assert match.over
    assert look(match).units_at("munich", "france") == 2


@covers("nw-15.22-1", "nw-13.9-1")
@pytest.mark.parametrize("mark", [0, 1, -1])
def test_squadrons_of_the_beaten_in_a_ceded_port_go_home_and_not_to_sea(mark: int) -> None:
    """Odessa is ceded: with the war over no Frenchman waits for the Russians, and none of them is lost."""
    squadrons = {"odessa": [("russia", mark)], "black_sea": [("france", 0)] * 2}
    flags = {"st_petersburg": "france", "moscow": "france"}
    match = fallen(("conquest of russia", 6), ("duchies ceded by russia", 1), flags=flags, squadrons=squadrons)
    play(match, ("cede", "odessa"))
    answered(match, "sea_intercept")
    assert match.over
    assert look(match).ships_at("regroup") == (("russia", max(mark, 0)),)


@covers("nw-15.22-1", "nw-13.9-1")
def test_squadrons_of_a_former_ally_in_a_ceded_port_put_to_sea_when_peace_is_made() -> None:
    """They fight on, and the port is an enemy's now."""
    said: dict[str, Any] = {"squadrons": {"trieste": [("britain", 0)], "adriatic_sea": [("france", 0)]}}
    match = fallen(("conquest of austria", 6), CEDED, flags={"vienna": "france"}, **said)
    play(match, ("cede", "trieste"))
    answered(match, "sea_intercept")
    assert question(match) == ("france", "sea_intercept")
    assert "austria" in look(match).subjects

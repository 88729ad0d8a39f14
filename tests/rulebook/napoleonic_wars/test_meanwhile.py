"""Events in the middle of something else (6.12, 6.14): they take what marches, sails, or is about to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rulebook.napoleonic_wars.cards.staging import holding, lies
from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, rest
from tests.rulebook.napoleonic_wars.driver import impulse, look, position, question, units
from tests.rulebook.napoleonic_wars.starts import pact
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers

CONSCRIPTS: tuple[Option, ...] = (("play", "conscripts"),)


def conscripts(match: Match, nation: str, *given: str) -> None:
    """The holder of Conscripts plays them for a nation that has no counters left: it gives up units for new ones."""
    go(match, *CONSCRIPTS, ("name", nation))
    for space in given:
        go(match, ("give_up_unit", space))


# -- at sea


def convoy(ports: dict[str, int], *choices: Option) -> Match:
    """Every British unit is on the map; a convoy leaves a port on the Irish Sea."""
    there = {space: {"britain": count} for space, count in ports.items()}
    match = impulse("britain", 4, units=there, leaders={"moore": "wales"}, hands={"russia": ("conscripts",)})
    go(match, *choices)  # the Irish Sea is the only one before Wales
    come_to(match, "sea_move")
    return match


@covers("nw-6.12-1", "nw-13.6-1")
def test_a_unit_at_sea_is_given_up_and_its_convoy_is_no_more() -> None:
    match = convoy({"wales": 1, "edinburgh": 19}, ("convoy_unit", "wales"))
    conscripts(match, "britain", "wales", "edinburgh", "edinburgh")
    rest(match)
    assert look(match).convoy is None
    assert question(match) == ("britain", "action")
    assert units(match, "london") == {"britain": 3}


@covers("nw-6.12-1", "nw-13.6-1")
def test_a_convoy_lands_with_what_is_left_of_it() -> None:
    match = convoy({"wales": 3, "edinburgh": 17}, ("convoy", "moore"), ("take", "britain", 3))
    conscripts(match, "britain", "wales", "wales", "edinburgh")
    go(match, ("land", "ireland"))
    rest(match)
    assert units(match, "ireland") == {"britain": 1}
    assert look(match).leaders["moore"] == "ireland"
    assert "wales" not in look(match).units


@covers("nw-12.1-3")
def test_new_troops_wait_to_fight_for_a_fortress_until_a_convoy_has_landed() -> None:
    """Constantinople is besieged: Conscripts who come there meet the besieger when the convoy is no longer at sea."""
    state = position(
        units={"constantinople": {"france": 1}, "salonika": {"turkey": 1}},
        leaders={},
        hands={"russia": ("conscripts",)},
    )
    pact(state, "turkey", "britain")
    match = impulse("turkey", 3, state=state)
    go(match, ("convoy_unit", "salonika"))
    come_to(match, "sea_move")
    go(match, ("play", "conscripts"), ("name", "turkey"))
    rest(match)
    assert question(match) == ("turkey", "convoy")
    assert look(match).battle is None and units(match, "constantinople") == {"france": 1, "turkey": 2}


# -- on the march


@covers("nw-6.12-1")
def test_a_force_on_the_march_has_what_is_left_of_it() -> None:
    match = impulse(
        "france",
        3,
        units={"munich": {"france": 2}, "lyon": {"france": 50}},
        leaders={"ney": "munich"},
        hands={"russia": ("conscripts",)},
    )
    go(match, ("march", "ney"), ("take", "france", 2), ("enter", "ratisbon"))
    conscripts(match, "france", "ratisbon", "lyon", "lyon")
    rest(match)
    assert look(match).moving is not None
    go(match, ("enter", "munich"))
    rest(match)
    assert units(match, "munich") == {"france": 1}
    assert "ratisbon" not in look(match).units


# -- coming to fight


def intercepted(cards: Mapping[str, tuple[str, ...]], elsewhere: str, *dice: tuple[str, object]) -> Match:
    """A unit is built in Prague, and Davout comes over the pass from Ratisbon; all French units are in play."""
    match = impulse(
        "austria",
        2,
        ("interception by davout", (6, 6)),
        *dice,
        hands=cards,
        units={"ratisbon": {"france": 4}, elsewhere: {"france": 48}},
        leaders={"davout": "ratisbon"},
    )
    go(match, ("build", "prague"), ("intercept", "davout"), ("take", "france", 4))
    return match


@covers("nw-6.12-1", "nw-10.11-1")
def test_interceptors_are_given_up_before_they_have_come() -> None:
    """Lost Dispatches are announced, in answer come Conscripts, and then the dispatches are countermanded."""
    hands = {"austria": ("lost_dispatches",), "russia": ("conscripts",), "britain": ("countermand",)}
    dice = ("battle: attacker", (1, 1)), ("battle: defender", (6, 1, 1, 1, 1, 1, 1, 1))
    match = intercepted(hands, "lyon", ("attrition by pass_or_marsh", (1, 1, 1, 1)), *dice)
    go(match, ("play", "lost_dispatches"))
    conscripts(match, "france", "ratisbon", "lyon", "lyon")
    go(match, ("play", "countermand"))
    rest(match)
    assert units(match, "prague") == {"france": 3}


@covers("nw-6.12-1", "nw-9.4-1")
def test_what_is_given_up_while_attrition_is_answered_is_not_lost_to_it_as_well() -> None:
    """Bread and Wine is announced, in answer come Conscripts, and the bread is countermanded."""
    hands = {"france": ("bread_and_wine",), "russia": ("conscripts",), "britain": ("countermand",)}
    sixes = ("attrition by pass_or_marsh", (6, 6, 6, 6, 6))
    match = intercepted(hands, "lyon", sixes)
    go(match, ("play", "bread_and_wine"))
    conscripts(match, "france", "prague", "prague", "prague")
    go(match, ("play", "countermand"))
    rest(match)
    assert units(match, "prague") == {"austria": 1}
    assert "davout" not in look(match).leaders


# -- between an announcement and the event


@covers("nw-6.12-1", "nw-6.14-2")
def test_a_flotilla_whose_only_troops_are_given_up_before_does_not_sail() -> None:
    """It was announced when there was a unit in Calais; Conscripts in answer have taken that."""
    said: dict[str, Any] = {"units": {"calais": {"france": 1}, "lyon": {"france": 51}}, "leaders": {"ney": "calais"}}
    match = holding("france", "invasion_flotilla", hands={"russia": ("conscripts",)}, **said)
    go(match, ("event", "invasion_flotilla"))
    conscripts(match, "france", "calais", "lyon", "lyon")
    rest(match)
    assert look(match).convoy is None
    assert look(match).leaders["ney"] == "calais"
    assert lies(match, "invasion_flotilla") in ("discard", "removed")

"""Cards of politics and plots: hands, resources, reserve cards, leaders, capitals, the +1 Key status."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import PACT_OF_TURKEY, box, event, holding, lies, minor, not_played
from tests.rulebook.napoleonic_wars.cards.windows import go
from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    question,
    rolled,
    told,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NATIONS, REGROUP

# -- hands, resources, reserves


def test_emigres_see_the_hand_of_an_enemy_power_and_draw() -> None:
    said = {"hands": {"france": ("mud",), "spain": ("spies",), "russia": ("rally",)}}
    match = event("britain", "emigres_and_exiles", **said)
    assert told(match, "event_names_power")[0]["power2"] == "france"
    assert len(look(match).hands["britain"]) == 1


@covers("nw-6.5-1")
def test_only_an_event_shows_a_hand() -> None:
    """Nobody but the player of Emigrés and Exiles has seen the card."""
    match = event("britain", "emigres_and_exiles", hands={"france": ("pursuit",)})
    seen = [match.view(look(match).seats[power]) for power in ("britain", "austria")]
    assert "pursuit" in str(seen[0])
    assert "pursuit" not in str(seen[1])


def test_orders_in_council() -> None:
    """Blockaded neutrals lose what they have saved; with four sea zones France loses a card as well."""
    ships = {sea: [("britain", 0)] for sea in ("skagerrak", "baltic_sea", "north_sea")}
    said: dict[str, Any] = {"credit": {"denmark": 1, "turkey": 1}, "hands": {"france": ("mud",)}, "squadrons": ships}
    match = event("britain", "orders_in_council", **said)
    assert look(match).credit == {"turkey": 1}
    assert look(match).hands["france"] == ("mud",)
    said["squadrons"] = {**ships, "irish_sea": [("britain", 0)]}
    match = event("britain", "orders_in_council", dice=[("card of france", 0)], **said)
    assert look(match).hands["france"] == ()


def test_orders_without_any_effect() -> None:
    said: dict[str, Any] = {"credit": {"turkey": 1}, "hands": {"france": ("mud",)}}
    assert not_played("britain", "orders_in_council", **said) == "nw-6.1-4"
    assert not_played("austria", "orders_in_council", **said) == "nw-6.1-4"


def test_a_financial_panic_costs_a_resource_or_a_card() -> None:
    said = {"resources": {"france": 2, "russia": 0}, "hands": {"russia": ("mud",)}}
    assert look(event("austria", "financial_panic", ("name", "france"), **said)).resources["france"] == 1
    match = event("austria", "financial_panic", ("name", "russia"), dice=[("card of russia", 0)], **said)
    assert look(match).hands["russia"] == ()


def test_no_panic_where_there_is_nothing_to_lose() -> None:
    said = {"resources": {"france": 0, "britain": 0, "russia": 0, "austria": 1}}
    match = event("austria", "financial_panic", **said)
    assert look(match).resources["austria"] == 0


def test_a_panic_by_a_neutral_minor_may_find_nobody() -> None:
    nobody: dict[str, Any] = {"resources": dict.fromkeys(NATIONS, 0)}
    match = minor("turkey", "financial_panic", **nobody)
    assert look(match).round == 2
    assert told(match, "resource_lost") == []


def test_a_panic_by_a_neutral_minor_strikes_the_richest() -> None:
    match = minor("turkey", "financial_panic", resources={"france": 1, "russia": 2})
    assert look(match).resources["russia"] == 1


def test_court_intrigue_at_a_court_of_an_enemy_or_an_ally() -> None:
    match = holding("austria", "court_intrigue", players=5)
    go(match, ("event", "court_intrigue"))
    assert choices(match) == {("name", one) for one in ("france", "britain", "russia")}, "Prussia is neither"
    go(match, ("name", "britain"))
    assert choices(match) == {("void", "parliament"), ("void", "admiralty")}
    go(match, ("void", "admiralty"))
    assert look(match).used_reserves == {"admiralty"}


def test_no_intrigue_without_reserve_and_cards() -> None:
    spent = {"guerre_de_course", "grande_armee", "parliament", "admiralty", "opolchenie"}
    assert not_played("austria", "court_intrigue", used_reserves=spent) == "nw-6.1-4"


def test_a_bumper_harvest_needs_regroup_for_its_second_use() -> None:
    match = event("france", "bumper_harvest")
    assert look(match).resources["france"] == 2
    assert lies(match, "bumper_harvest") == "removed"


def test_a_bumper_harvest_musters_four() -> None:
    said: dict[str, Any] = {"units": {REGROUP: {"france": 5}}, "leaders": {"ney": REGROUP}}
    answers = [("alternative", 2), ("muster_leader", "ney", "paris"), *[("muster_unit", "paris")] * 3]
    match = event("france", "bumper_harvest", *answers, **said)
    assert (units(match, "paris"), look(match).leaders["ney"]) == ({"france": 3}, "paris")
    assert lies(match, "bumper_harvest") == "discard"


@covers("nw-12.1-3", "nw-7.7-1")
def test_what_a_harvest_musters_in_a_besieged_fortress_fights_the_besiegers() -> None:
    said: dict[str, Any] = {"units": {REGROUP: {"austria": 1}, "venice": {"france": 2}}}
    dice = [("battle: attacker", (1, 1)), ("battle: defender", (6, 1, 1, 1))]
    answers: list[Option] = [("alternative", 2), ("muster_unit", "venice"), ("stand",), ("stand",)]
    match = event("austria", "bumper_harvest", *answers, dice=dice, **said)
    rolled(match)
    assert units(match, "venice") == {"france": 2}


@covers("nw-10.1-1", "nw-7.7-1")
def test_an_army_may_intercept_what_a_harvest_musters_next_to_it() -> None:
    said: dict[str, Any] = {"units": {REGROUP: {"austria": 1}, "munich": {"france": 2}}, "leaders": {"ney": "munich"}}
    match = event("austria", "bumper_harvest", ("alternative", 2), ("muster_unit", "linz"), **said)
    assert question(match) == ("france", "intercept")


# -- leaders


@covers("nw-12.1-3")
def test_a_leader_whom_an_event_puts_into_a_besieged_fortress_fights_as_well() -> None:
    """Stralsund is all that is left to Sweden, and a French unit stands before it when Bernadotte comes."""
    lost = {space: "france" for space in COMPONENTS.duchies("sweden") if space != "stralsund"}
    said: dict[str, Any] = {
        "units": {"stralsund": {"france": 1}},
        "flags": lost,
        "consuls": {"sweden": ("britain", "pact", False)},
        "camps": {"sweden": "coalition"},
        "seats": {"sweden": 1},
        "turn": 3,
    }
    match = event("austria", "bernadotte", dice=[("battle: attacker", (6, 1)), ("battle: defender", (1, 1, 1))], **said)
    rolled(match)
    assert (units(match, "stralsund"), look(match).leaders["bernadotte"]) == ({}, "stralsund")


@pytest.mark.parametrize(("space", "die", "dead"), [("paris", 5, False), ("linz", 5, True), ("linz", 4, False)])
def test_an_infernal_machine_is_deadlier_abroad(space: str, die: int, dead: bool) -> None:
    said: dict[str, Any] = {"units": {space: {"france": 1}}, "leaders": {"napoleon": space}}
    match = event("britain", "infernal_machine", dice=[("event infernal_machine", die)], **said)
    assert ("napoleon" not in look(match).leaders) == dead
    assert len(look(match).hands["france"]) == (not dead)
    assert lies(match, "infernal_machine") == ("removed" if dead else "discard")


def test_no_machine_for_leaders_who_are_not_in_play() -> None:
    said: dict[str, Any] = {"units": {REGROUP: {"france": 1}}, "leaders": {"napoleon": REGROUP}}
    assert not_played("britain", "infernal_machine", **said) == "nw-6.1-4"


@covers("nw-7.2-3")
def test_a_leader_killed_by_an_event_may_be_rebuilt() -> None:
    said: dict[str, Any] = {"units": {"paris": {"france": 1}}, "leaders": {"ney": "paris"}}
    state = look(event("britain", "infernal_machine", dice=[("event infernal_machine", 6)], **said))
    match = impulse("france", 4, units={"paris": {"france": 1}}, leaders={}, removed=state.removed, deck=state.deck)
    go(match, ("build", "paris"))
    assert ("commission", "ney") in choices(match)


@pytest.mark.parametrize(("space", "able"), [("munich", False), ("linz", True), ("paris", False)])
def test_malet_conspires_while_napoleon_is_outside_france(space: str, able: bool) -> None:
    """France are all duchies of its colour, subjects as well (3)."""
    said: dict[str, Any] = {"units": {space: {"france": 1}}, "leaders": {"napoleon": space}}
    assert may(holding("austria", "malet_conspiracy", **said), ("event", "malet_conspiracy")) == able


def test_malet_two_cards_of_frances_choice() -> None:
    said: dict[str, Any] = {
        "units": {"linz": {"france": 1}},
        "leaders": {"napoleon": "linz"},
        "hands": {"france": ("manoeuvre", "pursuit", "veterans")},
    }
    match = holding("austria", "malet_conspiracy", **said)
    go(match, ("event", "malet_conspiracy"), ("alternative", 2), ("discard", "veterans"), ("discard", "pursuit"))
    assert look(match).hands["france"] == ("manoeuvre",)
    assert look(match).leaders["napoleon"] == "linz"


def test_napoleon_does_not_ride_to_a_lost_paris() -> None:
    said: dict[str, Any] = {
        "units": {"linz": {"france": 1}},
        "leaders": {"napoleon": "linz"},
        "flags": {"paris": "russia"},
    }
    assert not_played("austria", "malet_conspiracy", **said) == "nw-6.1-4"


@pytest.mark.parametrize(
    ("turn", "flags", "able"),
    [(4, {"paris": "russia"}, True), (4, {}, False), (3, {"paris": "russia"}, False)],
)
def test_when_napoleon_abdicates(turn: int, flags: dict[str, str], able: bool) -> None:
    match = holding("austria", "napoleon_abdicates", turn=turn, flags=flags)
    assert may(match, ("event", "napoleon_abdicates")) == able


def test_napoleon_abdicates_with_fewer_than_nine_keys() -> None:
    french = [space for space, count in {"lyon": 1, "marseilles": 1, "bordeaux": 1, "munich": 1}.items() if count]
    match = holding("austria", "napoleon_abdicates", turn=4, flags=dict.fromkeys(french, "austria"))
    assert look(match).keys["france"] == 9
    assert not may(match, ("event", "napoleon_abdicates"))
    match = holding("austria", "napoleon_abdicates", turn=4, flags=dict.fromkeys([*french, "brussels"], "austria"))
    assert may(match, ("event", "napoleon_abdicates"))


# -- capitulation


def capital(*dice: tuple[str, object], **said: Any) -> Match:
    match = holding("spain", "capitulation", *dice, **said)
    go(match, ("event", "capitulation"))
    return match


def test_a_capital_in_the_hands_of_an_ally_capitulates_to_him() -> None:
    """Spain plays it while France has London: France conquers."""
    match = capital(("conquest of britain", 6), ("duchies ceded by britain", 1), flags={"london": "france"})
    britain = COMPONENTS.nations["britain"].conquest + COMPONENTS.tables.conquest.per_key_lost
    rolled_ = {"power": "france", "power2": "britain", "amount": 6, "total": 6 + britain - 1}
    assert told(match, "conquest_rolled") == [rolled_]


def test_a_nation_that_capitulates_is_beaten_at_once() -> None:
    """Britain has lost every other key, too: the roll succeeds, and in the same impulse it is a subject neutral."""
    keys = [one for one in COMPONENTS.duchies("britain") if COMPONENTS.atlas.spaces[one].key and one != "york"]
    match = capital(("conquest of britain", 6), ("duchies ceded by britain", 1), flags=dict.fromkeys(keys, "france"))
    while not match.over:
        go(match, min(choices(match)))
    assert look(match).subjects["britain"].conqueror == "france"
    assert look(match).phase == "impulses"


def test_a_capital_of_ones_own_conquest_capitulates() -> None:
    match = holding("france", "capitulation", ("conquest of britain", 1), flags={"london": "france"})
    go(match, ("event", "capitulation"))
    assert told(match, "conquest_rolled")[0]["power"] == "france"


@pytest.mark.parametrize(("besieger", "player"), [("russia", "russia"), ("russia", "austria")])
def test_a_besieged_capital_capitulates_to_whoever_plays_the_card(besieger: str, player: str) -> None:
    """Constantinople is a fortress: troops before it besiege it."""
    said = {**PACT_OF_TURKEY, "units": {"constantinople": {besieger: 2}}}
    match = holding(player, "capitulation", ("conquest of turkey", 1), **said)
    go(match, ("event", "capitulation"))
    assert told(match, "conquest_rolled")[0]["power"] == player


def test_nobody_makes_an_ally_capitulate() -> None:
    """Spanish troops in the capital of France, and a Turkish ally's capital: neither is an enemy's."""
    said = {**PACT_OF_TURKEY, "units": {"paris": {"spain": 2}, "constantinople": {"france": 2}}}
    assert not_played("france", "capitulation", **said) == "nw-6.1-4"


def test_no_capitulation_without_a_capital() -> None:
    assert not_played("spain", "capitulation", flags={"york": "france"}) == "nw-6.1-4"
    assert not_played("spain", "capitulation", units={"london": {"france": 2}}) == "nw-6.1-4"


def test_a_capitulation_that_fails() -> None:
    match = capital(("conquest of russia", 1), flags={"moscow": "france", "st_petersburg": "france"})
    assert not told(match, "conquered")
    assert "russia" in look(match).camps
    assert lies(match, "capitulation") == "removed"


# -- the +1 Key status


@covers("nw-15.5-2")
def test_the_emperor_orders() -> None:
    match = event("austria", "by_order_of_the_emperor")
    assert look(match).plus_key == "austria"
    assert lies(match, "by_order_of_the_emperor") == "lasting"
    assert box(match, "prussia")[1] == "unaligned"

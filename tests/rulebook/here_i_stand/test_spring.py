"""Spring deployment (10)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, question, table
from tests.rulebook.here_i_stand.land import kind_of, scene, size
from warcouncil.campaign.deployment import NO_EASING, destinations
from warcouncil.campaign.realm import Easing
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.realm import SPRING_PREPARATIONS

NO_CHANNEL = {"portsmouth": "france", "plymouth": "france"}
"""England has no port on the Channel but Calais."""


def deploying(power: str, **said: Any) -> Match:
    """It is a power's turn to deploy."""
    state = scene(**said)
    state.phase, state.agenda = "spring", [("deployment", power)]
    return table(state=state)


def reach(power: str, capital: str, easing: Easing = NO_EASING, **said: Any) -> dict[str, bool]:
    return destinations(scene(**said), power, capital, easing)


@covers("his-10-3", "his-10-8", "his-10-1")
def test_france_deploys_to_milan() -> None:
    """his-ex-6: over Marseille, the Gulf of Lyon, Genoa and the Papal ally's Pavia, with 5 units at most."""
    fields = {"minors": {"genoa": "france"}, "control": {"pavia": "papacy", "milan": "france", "turin": "independent"}}
    said = {"alliances": [("france", "papacy")], "paris": {"france": 8}, "fields": fields}
    match = deploying("france", **said, leaders={"francis_i": "paris"})
    play(match, ("deploy", "paris"), ("space", "milan"), ("leader", "francis_i"))
    assert max(option[3] for option in choices(match) if option[0] == "detach") == 5
    state = play(match, ("detach", "france", "regular", 5))
    assert (size(state, "milan", "france"), state.leaders["francis_i"]) == (5, "milan")
    finish(match)


@covers("his-10-3")
def test_without_the_alliance_the_way_ends_at_genoa() -> None:
    fields = {"minors": {"genoa": "france"}, "control": {"pavia": "papacy", "milan": "france", "turin": "independent"}}
    found = reach("france", "paris", paris={"france": 8}, fields=fields)
    assert "genoa" in found
    assert "milan" not in found


@covers("his-10-1", "his-10-2")
def test_everybody_deploys_in_impulse_order() -> None:
    capitals = {"istanbul": "ottoman", "vienna": "hapsburg", "london": "england", "paris": "france", "rome": "papacy"}
    state = scene(**{space: {power: 1} for space, power in capitals.items()})  # type: ignore[arg-type]
    state.agenda = [("spring",)]
    match = table(state=state)
    asked = []
    while match.decisions:
        asked.append(question(match)[0])
        play(match, ("pass",))
    assert asked == [power for power in MAJORS if power != "protestant"]  # his-10-2


@covers("his-10-2")
def test_the_hapsburgs_deploy_from_one_capital() -> None:
    match = deploying("hapsburg", vienna={"hapsburg": 1}, valladolid={"hapsburg": 1})
    assert choices(match) == {("deploy", "valladolid"), ("deploy", "vienna"), ("pass",)}
    play(match, ("deploy", "vienna"), ("space", "linz"))
    finish(match)


@covers("his-10-3", "his-12.4-3")
def test_the_way_is_friendly_and_without_unrest() -> None:
    held = {"control": {"geneva": "france"}}
    assert "besancon" not in reach("france", "paris", fields=held)
    assert "geneva" in reach("france", "paris", fields=held)
    found = reach("france", "paris", fields={**held, "unrest": {"lyon", "grenoble"}})
    assert "geneva" not in found
    assert "lyon" not in found


@covers("his-10-3")
def test_only_one_sea_zone_is_crossed() -> None:
    """From London over the North Sea to Calais; the English Channel behind it is a second zone."""
    found = reach("england", "london", fields={"control": {**NO_CHANNEL, "rouen": "england"}})
    assert found["calais"] is True
    assert "rouen" not in found


@covers("his-10-4")
def test_leaders_limit_the_formation() -> None:
    match = deploying("france", paris={"france": 9}, leaders={"montmorency": "paris"})
    play(match, ("deploy", "paris"), ("space", "dijon"))
    assert max(option[3] for option in choices(match) if option[0] == "detach") == 4
    play(match, ("leader", "montmorency"))
    assert {option[3] for option in choices(match) if option[0] == "detach"} == set(range(7))  # or he alone


@covers("his-10-5")
def test_no_pass_is_crossed_unless_prepared() -> None:
    fields = {"control": {"turin": "france", "genoa": "venice"}}
    assert "turin" not in reach("france", "paris", fields=fields)
    assert reach("france", "paris", SPRING_PREPARATIONS, fields=fields)["turin"] is False


@covers("his-10-6")
def test_ships_of_other_major_powers_close_a_sea_zone() -> None:
    assert "calais" in reach("england", "london")
    closed = {"antwerp": {"hapsburg": 1}}
    assert "calais" not in reach("england", "london", ships=closed, fields={"control": NO_CHANNEL})
    assert "calais" in reach("england", "london", ships={"edinburgh": {"scotland": 1}})
    assert "calais" in reach("england", "london", SPRING_PREPARATIONS, ships=closed)


@covers("his-10-6")
def test_ships_on_loan_do_not_close_it() -> None:
    state = scene(fields={"control": NO_CHANNEL})
    state.add_ships("london", "hapsburg", "england", squadron=1)
    assert "calais" in destinations(state, "england", "london")


@covers("his-10-7")
def test_foreign_units_are_in_the_way() -> None:
    assert "dijon" not in reach("france", "paris", dijon={"hapsburg": 1})
    assert "dijon" not in reach("france", "paris", dijon={"hapsburg": 1, "france": 1})
    assert "dijon" in reach("france", "paris", dijon={"hapsburg": 1}, alliances=[("france", "hapsburg")])


@covers("his-10-9")
def test_besieged_units_do_not_deploy() -> None:
    assert ("deploy", "paris") in choices(deploying("france", paris={"france": 1}))
    match = deploying(
        "france",
        wars=[("france", "england")],
        paris={"france": 1, "england": 2},
        sieges={"paris": {"england": 2}},
    )
    finish(match)


@covers("his-10-10")
def test_part_of_the_capital_may_deploy() -> None:
    match = deploying("france", paris={"france": 3})
    state = play(match, ("deploy", "paris"), ("space", "dijon"), ("detach", "france", "regular", 1))
    assert (size(state, "paris", "france"), size(state, "dijon", "france")) == (2, 1)


@covers("his-10-11")
def test_minor_allies_in_the_capital_go_along() -> None:
    match = deploying("france", paris={"france": 1, "scotland": 1}, fields={"minors": {"scotland": "france"}})
    state = play(match, ("deploy", "paris"), ("space", "dijon"), ("all",))
    assert size(state, "dijon", "scotland") == 1
    match = deploying("france", paris={"france": 1, "scotland": 1}, fields={"minors": {"scotland": "france"}})
    state = play(match, ("deploy", "paris"), ("space", "dijon"), ("detach", "france", "regular", 0))
    assert (size(state, "dijon", "scotland"), size(state, "paris", "france")) == (1, 1)


@covers("his-10-12")
def test_electorates_are_closed_before_the_league() -> None:
    assert "augsburg" in reach("hapsburg", "vienna")
    assert "augsburg" not in reach("hapsburg", "vienna", fields={"league": False})


@covers("his-10-5", "his-6.1-18")
def test_spring_preparations_raise_a_regular_first() -> None:
    match = deploying("papacy", fields={"hands": {"papacy": ("spring_preparations",)}})
    assert choices(match) == {("play", "spring_preparations"), ("pass",)}
    play(match, ("play", "spring_preparations"))
    assert kind_of(match) == "spring_deployment"
    assert size(look(match), "rome", "papacy") == 1
    assert look(match).discard[-1] == "spring_preparations"


@covers("his-12.4-5")
def test_spring_preparations_raise_nobody_in_unrest() -> None:
    fields = {"hands": {"hapsburg": ("spring_preparations",)}, "unrest": {"vienna"}}
    match = deploying("hapsburg", fields=fields)
    state = play(match, ("play", "spring_preparations"))
    assert (size(state, "valladolid", "hapsburg"), size(state, "vienna", "hapsburg")) == (1, 0)


@covers("his-10-2")
def test_an_empty_capital_asks_nobody() -> None:
    finish(deploying("papacy"))

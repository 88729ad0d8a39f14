"""What the interphase allows and forbids at its edges (14.2): deployment beside enemies, and MP that are shared."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
)
from tests.rulebook.napoleonic_wars.test_interphase import reinforced
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.seasons import voyages
from warcouncil.titles.napoleonic_wars.seasons.deployment import reach

LANDED: dict[str, Any] = {"units": {"wales": {"britain": 2}, "corunna": {"france": 3}}, "leaders": {"soult": "corunna"}}
"""Soult stands in Corunna next to Oporto; Britons are in Wales."""


@covers("nw-14.23-5", "nw-10.1-1")
def test_troops_deploy_to_friends_beside_an_enemy_army() -> None:
    """Nobody intercepts who joins friends; in a duchy where none stand he could."""
    said: dict[str, Any] = {"squadrons": {}, "turn": 2, "leaders": {"charles": "linz"}}
    alone = position(units={"linz": {"austria": 1}}, **said)
    assert "munich" not in reach(alone, "france", "strasbourg")
    joined = position(units={"linz": {"austria": 1}, "munich": {"france": 1}}, **said)
    assert "munich" in reach(joined, "france", "strasbourg")


@covers("nw-14.23-5", "nw-14.23-2")
def test_troops_deploy_to_besiegers_beside_an_enemy_army() -> None:
    said: dict[str, Any] = {
        "units": {"venice": {"france": 1}, "trieste": {"austria": 1}},
        "leaders": {"john": "trieste"},
    }
    state = position(turn=2, squadrons={}, **said)
    assert "venice" in reach(state, "france", "mantua")


@covers("nw-7.41-5", "nw-10.1-1")
def test_a_flag_where_an_ally_stands_cannot_be_intercepted() -> None:
    """Charles in Vienna may enter Salzburg as long as no enemy of his stands there."""
    said: dict[str, Any] = {
        "players": 5,
        "leaders": {"ney": "munich", "charles": "linz"},
        "camps": {"prussia": "imperial"},
    }
    alone = impulse("france", 1, units={"munich": {"france": 1}, "linz": {"austria": 1}}, **said)
    assert refused(alone, ("flag", "salzburg")) == "nw-7.41-4"
    held = {"munich": {"france": 1}, "linz": {"austria": 1}, "salzburg": {"prussia": 1}}
    assert may(impulse("france", 1, units=held, **said), ("flag", "salzburg"))


@covers("nw-14.23-5", "nw-13.7-3")
def test_a_convoy_deploys_into_no_port_beside_an_enemy_army() -> None:
    state = position(turn=2, squadrons={}, **LANDED)
    ports = voyages.landings(state, "britain", "wales")
    assert "oporto" not in ports
    assert "lisbon" in ports
    friends = {**LANDED["units"], "oporto": {"britain": 1}}
    joined = position(turn=2, squadrons={}, units=friends, leaders=LANDED["leaders"])
    assert "oporto" in voyages.landings(joined, "britain", "wales")


@covers("nw-14.23-5")
def test_a_convoy_leaves_a_port_beside_an_enemy_army() -> None:
    """Only what is entered counts."""
    said: dict[str, Any] = {"units": {"oporto": {"britain": 1}, "corunna": {"france": 3}}}
    state = position(turn=2, squadrons={}, leaders={"soult": "corunna"}, **said)
    assert "wales" in voyages.landings(state, "britain", "oporto")


@covers("nw-14.23-5", "nw-13.34-1")
def test_a_fleet_deploys_into_a_besieged_port() -> None:
    """Only fleets intercept fleets, and a fortress is friendly whoever stands before it."""
    said: dict[str, Any] = {
        "units": {"lisbon": {"france": 2}, "cornwall": {"britain": 1}},
        "leaders": {"soult": "lisbon"},
        "squadrons": {"cornwall": [("britain", 0)]},
    }
    match = reinforced("britain", **said)
    play(match, ("fleet_from_port", "cornwall", 1))
    assert may(match, ("to_port", "lisbon"))
    assert "lisbon" not in voyages.landings(position(turn=2, **said), "britain", "cornwall")


WORN: dict[str, Any] = {"units": {}, "squadrons": {"brest": [("france", 1)], "marseilles": [("france", 1)]}}


@covers("nw-14.21-1", "nw-13-1")
def test_one_cp_refits_squadrons_in_two_ports() -> None:
    match = reinforced("france", **WORN)
    play(match, ("refit", "brest", 1), ("refit", "marseilles", 1))
    assert (look(match).cp, look(match).mp) == (17, 0)


@covers("nw-14.21-1", "nw-13-1")
def test_the_last_mp_refits_and_what_is_left_is_lost() -> None:
    match = reinforced("france", **WORN)
    look(match).cp = 1
    play(match, ("refit", "brest", 1))
    assert (question(match), look(match).cp, look(match).mp) == (("france", "reinforce"), 0, 1)
    assert {option[0] for option in choices(match)} >= {"refit"}
    play(match, ("refit", "marseilles", 1))
    while not match.over:
        play(match, ("reinforced",))
    assert look(match).ships_at("marseilles") == (("france", 0),)


@covers("nw-14.24-1", "nw-13-1")
def test_a_bought_deployment_of_a_fleet_shares_its_mp_with_refits() -> None:
    """The first fleet goes free; the second one pays 1 MP, and the other MP of that CP refits a squadron."""
    said: dict[str, Any] = {
        "units": {},
        "squadrons": {"brest": [("france", 0)], "bordeaux": [("france", 0)], "marseilles": [("france", 1)]},
    }
    match = reinforced("france", **said)
    play(match, ("fleet_from_port", "brest", 1), ("to_sea", "english_channel"))
    play(match, ("fleet_from_port", "bordeaux", 1), ("to_sea", "bay_of_biscay"))
    assert (look(match).cp, look(match).mp) == (17, 1)
    play(match, ("refit", "marseilles", 1))
    assert (look(match).cp, look(match).mp) == (17, 0)


@covers("nw-14.24-1")
def test_left_over_mp_buy_a_fleet_one_step_and_no_army() -> None:
    said: dict[str, Any] = {
        "units": {"paris": {"france": 2}},
        "leaders": {"ney": "paris", "lannes": "paris"},
        "squadrons": {"brest": [("france", 0)], "marseilles": [("france", 1)]},
    }
    match = reinforced("france", **said)
    play(match, ("deploy", "ney"), ("leave_behind", "lannes"), ("take", "france", 0), ("deploy_to", "metz"))
    look(match).cp = 1
    play(match, ("refit", "marseilles", 1))
    assert {option[0] for option in choices(match)} & {"deploy", "ship", "fleet_from_port"} == {"fleet_from_port"}
    play(match, ("fleet_from_port", "brest", 1), ("to_sea", "english_channel"))
    assert (look(match).cp, look(match).mp) == (0, 0)


@covers("nw-14.21-1")
@pytest.mark.parametrize(("nation", "port"), [("russia", "odessa"), ("britain", "kent")])
def test_no_mp_pass_from_one_nation_to_the_next(nation: str, port: str) -> None:
    said: dict[str, Any] = {"squadrons": {"brest": [("france", 1)], port: [(nation, 1)]}, "units": {}}
    match = table(("reinforcements", "france"), ("reinforcements", nation), turn=2, **said)
    play(match, ("refit", "brest", 1))
    assert look(match).mp == 1
    play(match, ("reinforced",))
    assert (question(match), look(match).mp) == ((nation, "reinforce"), 0)

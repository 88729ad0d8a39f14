"""Troop deployment in spring (10)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, choices, hand, look, lying, may, play, question, table
from tests.rulebook.tanto_monta.sea import waters
from warcouncil.campaign.deployment import destinations
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.war.preparations import EASINGS, harbour_bars

EASED = EASINGS[0]


def spring(*powers: str, **said: Any) -> Any:
    """The deployment of some powers, and its end."""
    state = waters(**said)
    state.phase = "spring"
    state.agenda = [("deployments_over",), *(("deployment", power) for power in reversed(powers))]
    return table(state=state)


@covers("tm-10-11", "tm-10-22", "tm-10-18")
def test_a_power_deploys_one_formation_from_a_home_key() -> None:
    match = spring("castile", leon={"castile": 6}, leaders={"mendoza": "leon"})
    play(match, ("deploy", "leon"), ("space", "lugo"))
    assert ("detach", "castile", "regular", 5) not in choices(match)
    play(match, ("leader", "mendoza"))
    state = play(match, ("detach", "castile", "regular", 6))
    assert state.stack("lugo", "castile").size == 6
    assert match.over


@covers("tm-10-21", "tm-10-22")
def test_leaders_deploy_alone() -> None:
    match = spring("castile", leaders={"mendoza": "leon"})
    play(match, ("deploy", "leon"), ("space", "lugo"))
    assert look(match).leaders == {"mendoza": "lugo"} and match.over
    match = spring("castile", leon={"castile": 2}, leaders={"mendoza": "leon"})
    play(match, ("deploy", "leon"), ("space", "lugo"), ("leader", "mendoza"), ("detach", "castile", "regular", 0))
    assert look(match).leaders == {"mendoza": "lugo"} and look(match).stack("leon", "castile").size == 2


@covers("tm-10-24", "tm-10-11")
def test_every_power_of_a_player_deploys() -> None:
    state = waters(leon={"castile": 2}, zaragoza={"aragon": 2})
    state.agenda = [("deployments",)]
    match = table(state=state)
    assert question(match) == ("castile", "spring_deployment")
    play(match, ("pass",))
    assert question(match) == ("aragon", "spring_deployment")


@covers("tm-10-13", "tm-10-16", "tm-2.4-9")
def test_the_way_is_friendly_calm_and_without_passes() -> None:
    state = waters(leon={"castile": 2})
    reach = destinations(state, "castile", "leon")
    assert "toledo" not in reach
    assert "lugo" in reach
    state.plague.add("lugo")
    assert "lugo" not in destinations(state, "castile", "leon")
    plain, eased = destinations(state, "castile", "leon"), destinations(state, "castile", "leon", EASED)
    assert set(plain) <= set(eased)
    state.control.update(plasencia="spain", talavera="spain", avila="spain")
    assert "plasencia" not in destinations(state, "castile", "talavera")
    assert "plasencia" in destinations(state, "castile", "talavera", EASED)


@covers("tm-10-15", "tm-10-17")
def test_the_way_leads_through_friends_only() -> None:
    state = waters(leon={"castile": 2}, lugo={"france": 1})
    assert "lugo" not in destinations(state, "castile", "leon")
    state = waters(leon={"castile": 2}, lugo={"aragon": 1})
    assert "lugo" in destinations(state, "castile", "leon")
    state.add_troops("lugo", "france", regular=1)
    assert "lugo" not in destinations(state, "castile", "leon")


@covers("tm-10-14", "tm-10-18")
def test_five_units_cross_one_sea() -> None:
    units = {"regular": 4, "cavalry": 2, "artillery": 1}
    match = spring("aragon", valencia={"aragon": units}, leaders={"ferdinand": "valencia"})
    play(match, ("deploy", "valencia"), ("space", "mallorca"), ("all",))
    while match.decisions and asked(match).kind == "deploy_formation":
        play(match, asked(match).options[-1])
    assert look(match).stack("mallorca", "aragon").size == 5


@covers("tm-10-19", "tm-10-20")
def test_squadrons_in_ports_close_a_sea() -> None:
    ships = {"marseille": {"france": 1}}
    state = waters(ships=ships)
    assert harbour_bars(state, "aragon", "france", "gulf_of_lion")
    state.add_ships("palamos", "spain", "spain", squadron=1)
    assert not harbour_bars(state, "aragon", "france", "gulf_of_lion")
    state.wars.add(("spain", "france") if ("spain", "france") in state.realm.pairs.values() else ("france", "spain"))
    assert harbour_bars(state, "aragon", "france", "gulf_of_lion")
    corsairs = waters(ships={"malaga": {"nasrid": (0, 1)}})
    assert not harbour_bars(corsairs, "castile", "nasrid", "alboran_sea")


@covers("tm-2.4-16", "tm-10-16")
def test_muslims_in_gibraltar_deploy_over_the_strait_to_the_north() -> None:
    state = waters(tangier={"north_africa": 2})
    assert "gibraltar" not in destinations(state, "north_africa", "tangier")
    state.control["gibraltar"] = "nasrid"
    assert destinations(state, "north_africa", "tangier")["gibraltar"] is False
    assert destinations(state, "nasrid", "gibraltar").get("tangier", True)


@covers("tm-10-21", "tm-10-12")
def test_a_leader_of_two_crowns_takes_both_along_and_nobody_deploys_twice() -> None:
    said: dict[str, Any] = {"zaragoza": {"aragon": 3, "castile": 2}, "leaders": {"ferdinand": "zaragoza"}}
    match = spring("aragon", "castile", **said)
    play(match, ("deploy", "zaragoza"), ("space", "valencia"), ("all",))
    while match.decisions and asked(match).kind == "deploy_formation":
        play(match, asked(match).options[-1])
    state = look(match)
    assert {stack.owner: stack.size for stack in state.troops["valencia"]} == {"aragon": 3, "castile": 2}
    assert match.over


@covers("tm-10-23")
def test_war_preparations_ease_the_deployments_of_a_player() -> None:
    state = waters(leon={"castile": 2}, zaragoza={"aragon": 2})
    hand(state, "spain", "war_preparations")
    state.deck = lying(["sea_fog"])
    state.agenda = [("deployments_over",), ("deployment", "aragon"), ("deployment", "castile")]
    match = table(state=state)
    play(match, ("play", "war_preparations"))
    assert question(match) == ("castile", "spring_regular")
    state = play(match, ("space", "leon"))
    assert state.stack("leon", "castile").size == 3
    assert state.hands["spain"] == ("sea_fog",)
    play(match, ("pass",))
    assert question(match) == ("aragon", "spring_deployment")
    assert not may(match, ("play", "war_preparations"))
    assert state.realm.prepared(look(match), "aragon") == 1


@covers("tm-10-11", "tm-5.3-8")
def test_guns_that_nobody_serves_stay() -> None:
    match = spring("france", "castile", bordeaux={"france": {"artillery": 2}}, leon={"castile": 2})
    assert question(match) == ("castile", "spring_deployment")
    match = spring("france", bordeaux={"france": {"artillery": 2, "regular": 1}})
    state = play(match, ("deploy", "bordeaux"), ("space", "toulouse"), ("all",))
    assert state.number("toulouse", "france", "artillery") == state.number("bordeaux", "france", "artillery") == 1

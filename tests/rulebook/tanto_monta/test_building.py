"""Building (17): where, of whom, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, cited, look, may, play, refused
from tests.rulebook.tanto_monta.sea import sailing, ships_of, waters
from warcouncil.campaign.building import build_forbidden, builders, site_forbidden
from warcouncil.testing.covers import covers

PRICES = [
    ("spain", ("raise_regular", "castile", "leon", "castile"), 2),
    ("spain", ("raise_militia", "castile", "leon"), 1),
    ("spain", ("raise_cavalry", "castile", "leon"), 3),
    ("muslim", ("raise_cavalry", "nasrid", "granada"), 2),
    ("muslim", ("raise_cavalry", "north_africa", "fez"), 3),
    ("spain", ("raise_artillery", "aragon", "zaragoza"), 3),
    ("france", ("raise_artillery", "france", "paris"), 3),
    ("spain", ("build_squadron", "spain", "valencia", "spain"), 2),
    ("muslim", ("build_corsair", "north_africa", "sale"), 1),
    ("muslim", ("build_corsair", "nasrid", "malaga"), 1),
]


@covers("tm-17.2-4", "tm-17.3-3")
@pytest.mark.parametrize(("player", "option", "price"), PRICES)
def test_what_units_cost(player: str, option: tuple[str, ...], price: int) -> None:
    if price > 1:
        assert not may(sailing(player, price - 1), option)
    match = sailing(player, price)
    assert may(match, option)
    assert play(match, option).cp == 0


@covers("tm-17.2-4")
@pytest.mark.parametrize("power", ["castile", "portugal", "catalonia", "nasrid"])
def test_only_aragon_and_france_have_artillery(power: str) -> None:
    for player in ("spain", "portugal", "france", "muslim"):
        acts = choices(sailing(player, 6))
        assert not [option for option in acts if option[0] == "raise_artillery" and option[1] == power]


@covers("tm-17.3-3", "tm-17.2-2")
def test_corsairs_are_for_muslims() -> None:
    for player in ("spain", "portugal", "france"):
        assert not [option for option in choices(sailing(player, 6)) if option[0] == "build_corsair"]
    assert build_forbidden(waters(), "castile", "spain", "valencia", "corsair") == "tm-17.3-3"
    assert build_forbidden(waters(), "nasrid", "nasrid", "malaga", "corsair") is None


@covers("tm-17-1", "tm-12.4-3", "tm-17.2-1")
def test_units_come_to_calm_homes() -> None:
    state = waters()
    assert build_forbidden(state, "castile", "castile", "leon", "regular") is None
    assert build_forbidden(state, "castile", "castile", "zaragoza", "regular") is not None
    state.plague.add("leon")
    assert build_forbidden(state, "castile", "castile", "leon", "regular") is not None
    match = sailing("spain", 2, fields={"unrest": {"leon"}})
    assert refused(match, ("raise_regular", "castile", "leon", "castile")) == "tm-17-1"


@covers("tm-12.4-3")
def test_nobody_builds_in_unrest_or_abroad() -> None:
    def leon(owner: str = "castile", abroad: bool = False, **said: Any) -> str | None:
        return site_forbidden(waters(**said), owner, owner, "leon", abroad=abroad)

    assert leon() is None
    assert leon(fields={"unrest": {"leon"}}) == leon(fields={"plague": {"leon"}}) == "war-12.4-5"
    assert leon(control={"leon": "portugal"}) == leon("aragon") == "war-17-1"
    assert leon("aragon", abroad=True) is None
    assert leon(sieges={"leon": {"portugal": 4}}) == "war-17.1-1"
    assert leon(wars=[("portugal", "spain")], leon={"portugal": 1}) == "war-17.1-1"
    early, late = waters(turn=3), waters(turn=4)
    assert site_forbidden(early, "north_africa", "north_africa", "oran") == "war-17-1"
    assert site_forbidden(late, "north_africa", "north_africa", "oran") is None


@covers("tm-17.2-1", "tm-17-1")
def test_nobody_recruits_beside_enemies() -> None:
    said = {"wars": [("portugal", "spain")], "leon": {"portugal": 1}}
    match = sailing("spain", 2, **said)
    assert refused(match, ("raise_regular", "castile", "leon", "castile")) == "tm-17.2-1"
    taken = waters(control={"leon": "portugal"})
    assert cited(build_forbidden(taken, "castile", "castile", "leon", "regular")) == "tm-17-1"


@covers("tm-2.4-2", "tm-17-1")
def test_shared_homes_serve_whoever_holds_them() -> None:
    match = sailing("spain", 2, control={"toledo": "spain"})
    assert may(match, ("raise_regular", "castile", "toledo", "castile"))
    match = sailing("spain", 2)
    assert not may(match, ("raise_regular", "castile", "toledo", "castile"))


@covers("tm-17.2-1", "tm-5.3-6")
def test_castilians_and_aragonese_are_recruited_at_home() -> None:
    match = sailing("spain", 3)
    assert not may(match, ("raise_militia", "castile", "zaragoza"))
    assert not may(match, ("raise_militia", "aragon", "leon"))


@covers("tm-17.3-1", "tm-5.4-5")
def test_the_navy_of_spain_is_built_in_ports_of_both_crowns() -> None:
    match = sailing("spain", 4)
    assert may(match, ("build_squadron", "spain", "la_coruna", "spain"))
    assert refused(match, ("build_squadron", "spain", "leon", "spain")) == "tm-17.3-1"
    state = play(match, ("build_squadron", "spain", "seville", "spain"))
    assert ships_of(state, "seville", "spain") == (1, 0)


@covers("tm-17.3-1")
def test_ships_are_built_in_ports_that_are_held_and_calm() -> None:
    """A port of another is no place for ships at all; an own one is closed by enemies and by unrest."""
    valencia = ("build_squadron", "spain", "valencia", "spain")
    assert refused(sailing("spain", 2, control={"valencia": "portugal"}), valencia) == "tm-17.3-1"
    wars = [("spain", "france")]
    match = sailing("spain", 2, ships={"valencia": {"france": 1}}, wars=wars)
    assert refused(match, valencia) == "tm-17.2-1"
    assert refused(sailing("spain", 2, fields={"unrest": {"valencia"}}), valencia) == "tm-17-1"
    assert may(sailing("spain", 2, ships={"valencia": {"france": 1}}), valencia)


@covers("tm-17.1-1")
def test_nobody_builds_more_than_there_are_counters() -> None:
    """Six squadrons are all that Spain has; five and a new one are the sixth."""
    valencia = ("build_squadron", "spain", "valencia", "spain")
    assert refused(sailing("spain", 2, ships={"valencia": {"spain": 6}}), valencia) == "tm-17.1-1"
    state = play(sailing("spain", 2, ships={"valencia": {"spain": 5}}), valencia)
    assert ships_of(state, "valencia", "spain") == (6, 0)
    five = waters(ships={"valencia": {"spain": 5}})
    assert build_forbidden(five, "castile", "spain", "valencia", "squadron") is None


@covers("tm-17.3-2", "tm-17.1-1")
def test_ships_lost_this_turn_are_not_built_again() -> None:
    match = sailing("spain", 2, fields={"lost_ships": {"spain": (6, 0)}})
    assert not [option for option in choices(match) if option[0] == "build_squadron"]


@covers("tm-20.2-1")
def test_a_ship_of_north_africa_comes_on_turn_4() -> None:
    ships = {"fez": {}, "sale": {"north_africa": (0, 6)}}
    assert not may(sailing("muslim", 2, ships=ships, turn=3), ("build_corsair", "north_africa", "sale"))
    assert may(sailing("muslim", 2, ships=ships, turn=4), ("build_corsair", "north_africa", "sale"))


@covers("tm-21.3-2", "tm-17.2-2")
def test_the_ally_of_a_minor_power_builds_its_regulars_and_squadrons() -> None:
    match = sailing("france", 4)
    assert may(match, ("raise_regular", "france", "rome", "papacy"))
    assert may(match, ("build_squadron", "france", "rome", "papacy"))
    assert not may(match, ("raise_militia", "france", "rome"))
    state = waters()
    state.minors["navarre"] = "spain"
    assert "navarre" in builders(state, "castile")
    assert "navarre" not in builders(state, "aragon")


@covers("tm-17.2-2")
def test_moriscos_and_orders_are_not_recruited() -> None:
    for player in ("muslim", "spain"):
        owners = {option[3] for option in choices(sailing(player, 6)) if option[0] == "raise_regular"}
        assert not owners & {"morisco", "orders", "ottoman"}


@covers("tm-17.2-2")
def test_who_is_recruited_at_all() -> None:
    state = waters()
    assert build_forbidden(state, "castile", "orders", "leon", "regular") == "tm-20.2-3"
    assert build_forbidden(state, "north_africa", "ottoman", "tunis", "regular") == "tm-20.2-3"
    assert build_forbidden(state, "nasrid", "morisco", "granada", "regular") == "tm-20.1-15"
    assert build_forbidden(state, "nasrid", "nasrid", "granada", "regular") is None
    state.surrendered = {"nasrid": 4, "beltranejos": 4}
    assert build_forbidden(state, "nasrid", "nasrid", "granada", "regular") == "tm-22.1-18"
    assert build_forbidden(state, "beltranejos", "beltranejos", "toledo", "regular") == "tm-20.4-19"
    state.beaten = {"portugal"}
    assert build_forbidden(state, "portugal", "portugal", "lisbon", "regular") == "tm-22.1-14"


@covers("tm-17-1")
def test_castile_recruits_militia_in_alhama_once_its_nobles_have_it() -> None:
    said = {"control": {"alhama": "spain"}}
    assert not may(sailing("spain", 2, **said), ("raise_militia", "castile", "alhama"))
    match = sailing("spain", 2, fields={"alhama": True}, **said)
    assert may(match, ("raise_militia", "castile", "alhama"))
    assert not may(match, ("raise_regular", "castile", "alhama", "castile"))


@covers("tm-17.2-3")
def test_france_builds_on_a_foreign_war() -> None:
    match = sailing("france", 1, fields={"foreign_wars": {"brittany": 4}})
    assert may(match, ("raise_militia", "france", "brittany"))
    state = play(match, ("raise_militia", "france", "brittany"))
    assert state.number("brittany", "france", "militia") == 1


@covers("tm-22.1-14", "tm-17.2-2")
def test_beaten_powers_build_nothing() -> None:
    match = sailing("portugal", 6, fields={"beaten": {"portugal"}})
    built = [option for option in choices(match) if str(option[0]).startswith(("raise_", "build_squadron"))]
    assert not [option for option in built if option[1] == "portugal"]
    assert look(match).cp == 6

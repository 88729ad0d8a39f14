"""Ports: who owns them, what ships in them may do, and what happens when their land changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    Placed,
    choices,
    look,
    march,
    may,
    play,
    question,
    refused,
    strengths,
    table,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ADJACENT, KIND, PORT_LAND, PORT_SEA

PORTS = {
    "port_of_winterfell": ("winterfell", "bay_of_ice"),
    "port_of_white_harbor": ("white_harbor", "the_narrow_sea"),
    "port_of_pyke": ("pyke", "ironmans_bay"),
    "port_of_lannisport": ("lannisport", "the_golden_sound"),
    "port_of_dragonstone": ("dragonstone", "shipbreaker_bay"),
    "port_of_storms_end": ("storms_end", "shipbreaker_bay"),
    "port_of_oldtown": ("oldtown", "redwyne_straights"),
    "port_of_sunspear": ("sunspear", "east_summer_sea"),
}


@covers("got-port-1", table=True)
def test_each_port_joins_one_land_and_one_sea() -> None:
    assert {port: (PORT_LAND[port], PORT_SEA[port]) for port in PORT_LAND} == PORTS
    for port, (land, sea) in PORTS.items():
        assert set(ADJACENT[port]) == {land, sea}
        assert (KIND[land], KIND[sea]) == ("land", "sea")
        match = table(
            ("marches",), units={land: ("greyjoy", "footman"), sea: ("greyjoy", "ship")}, orders={sea: "march_0"}
        )
        assert may(match, ("move", "ship", port))


# -- using ports


def sailing(land: str | None, *ships: str, sea: tuple[str, ...] = ("stark", "ship")) -> Match:
    """Stark ships off White Harbor are asked where they go; the land may belong to somebody."""
    units: dict[str, tuple[str, ...]] = {"the_narrow_sea": sea, **({"white_harbor": (land, "footman")} if land else {})}
    if ships:
        units["port_of_white_harbor"] = ("stark", *ships)
    match = table(("marches",), units=units, orders={"the_narrow_sea": "march_0"}, pause="martell")
    assert question(match) == ("stark", "move")
    return match


@pytest.mark.parametrize(("land", "open_to_us"), [("stark", True), ("lannister", False), (None, False)])
@covers("got-port-2", "got-port-10")
def test_only_the_owner_of_the_land_may_use_a_port(land: str | None, open_to_us: bool) -> None:
    match = sailing(land)
    option = ("move", "ship", "port_of_white_harbor")
    assert may(match, option) is open_to_us
    if not open_to_us:
        assert refused(match, option) == "got-port-10"
    assert look(match).port_owner("port_of_white_harbor") == land


@covers("got-port-2")
def test_a_token_or_the_emblem_of_a_home_makes_the_owner_of_the_port() -> None:
    units = {"the_narrow_sea": ("stark", "ship"), "bay_of_ice": ("stark", "ship")}
    orders = {"the_narrow_sea": "march_0", "bay_of_ice": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, tokens={"white_harbor": "stark"}, pause="martell")
    march(match, "the_narrow_sea", ("ship", "port_of_white_harbor"))
    march(match, "bay_of_ice", ("ship", "port_of_winterfell"))
    assert units_in(match, "port_of_white_harbor") == {"ship": 1}
    assert units_in(match, "port_of_winterfell") == {"ship": 1}


@covers("got-port-5")
def test_a_port_holds_three_ships() -> None:
    match = sailing("stark", "ship", "ship", sea=("stark", "ship", "ship"))
    play(match, ("move", "ship", "port_of_white_harbor"))
    assert refused(match, ("move", "ship", "port_of_white_harbor")) == "got-port-5"
    match = sailing("stark", "ship", "routed_ship", "ship")
    assert refused(match, ("move", "ship", "port_of_white_harbor")) == "got-port-5"


@pytest.mark.parametrize("ships", [2, 3])
@covers("got-port-5", "got-port-6")
def test_a_full_port_takes_no_mustered_ship(ships: int) -> None:
    units = {"white_harbor": ("stark", "footman"), "port_of_white_harbor": ("stark", *("ship",) * ships)}
    match = table(("consolidate",), units=units, orders={"white_harbor": "consolidate_star"}, pause="martell")
    play(match, ("muster_at", "white_harbor"))
    option = ("muster_ship", "white_harbor", "port_of_white_harbor")
    assert may(match, option) is (ships < 3)
    if ships == 3:
        assert refused(match, option) == "got-port-5"
    assert may(match, ("muster_ship", "white_harbor", "the_narrow_sea"))


@covers("got-port-4")
def test_two_ships_in_a_port_are_an_army() -> None:
    units = {
        "the_narrow_sea": ("stark", "ship"),
        "white_harbor": ("stark", "footman", "footman"),
        "winterfell": ("stark", "footman", "footman"),
        "port_of_white_harbor": ("stark", "ship"),
    }
    match = table(("marches",), units=units, orders={"the_narrow_sea": "march_0"}, supply={"stark": 1}, pause="martell")
    assert refused(match, ("move", "ship", "port_of_white_harbor")) == "got-march-12"


@covers("got-port-10", "got-march-6")
def test_ships_sail_from_the_port_to_its_sea_only() -> None:
    units = {"white_harbor": ("stark", "footman"), "port_of_white_harbor": ("stark", "ship", "ship")}
    match = table(("marches",), units=units, orders={"port_of_white_harbor": "march_0"}, pause="martell")
    assert choices(match) == {("move", "ship", "the_narrow_sea"), ("done",)}
    assert refused(match, ("move", "ship", "white_harbor")) == "got-march-6"
    assert refused(match, ("move", "ship", "the_shivering_sea")) == "got-march-4"
    march(match, "port_of_white_harbor", ("ship", "the_narrow_sea"))
    assert units_in(match, "the_narrow_sea") == {"ship": 1}
    assert units_in(match, "port_of_white_harbor") == {"ship": 1}


@covers("got-port-22")
def test_ships_may_fight_their_way_out_and_return_when_beaten() -> None:
    for enemy, place in ((("ship",), "the_narrow_sea"), (("ship",) * 4, "port_of_white_harbor")):
        units = {"white_harbor": ("stark", "footman")}
        match = duel(
            "stark",
            "greyjoy",
            force=("ship", "ship"),
            held=enemy,
            area="the_narrow_sea",
            origin="port_of_white_harbor",
            units=units,
        )
        fought(match, "greatjon_umber", "theon_greyjoy")
        if winner(match) == "stark":
            assert units_in(match, place) == {"ship": 2}
        else:
            assert units_in(match, place) == {"routed_ship": 2}


# -- support and defense


@covers("got-port-11")
def test_ships_in_a_port_support_only_its_sea() -> None:
    units = {"port_of_white_harbor": ("greyjoy", "ship"), "white_harbor": ("greyjoy", "footman")}
    orders = {"port_of_white_harbor": "support"}
    match = duel(
        "stark",
        "greyjoy",
        force=("ship",),
        held=("ship",),
        area="the_narrow_sea",
        origin="the_shivering_sea",
        units=units,
        orders=orders,
    )
    assert question(match) == ("greyjoy", "support")
    fought(match, "ser_rodrick_cassel", "theon_greyjoy", {"port_of_white_harbor": "greyjoy"})
    assert strengths(match) == (2, 4)


@covers("got-port-11", "got-port-12")
def test_ships_in_a_port_neither_support_nor_defend_their_land() -> None:
    units = {"port_of_white_harbor": ("greyjoy", "ship", "ship"), "widows_watch": ("greyjoy", "footman")}
    orders = {"port_of_white_harbor": "support_plus_1", "widows_watch": "support"}
    match = duel("stark", "greyjoy", area="white_harbor", origin="winterfell", units=units, orders=orders)
    assert question(match) == ("greyjoy", "support")
    assert refused(match, ("support", "port_of_white_harbor", "greyjoy")) == "got-port-11"
    fought(match, "ser_rodrick_cassel", "dagmar_cleftjaw")
    assert strengths(match) == (2, 2)


@covers("got-port-12")
def test_ships_in_the_port_of_a_home_add_nothing_to_its_garrison() -> None:
    units = {"port_of_winterfell": ("stark", "ship", "ship")}
    match = duel("lannister", "stark", area="winterfell", origin="moat_cailin", units=units)
    fought(match, "the_hound", "ser_rodrick_cassel")
    assert strengths(match) == (3, 1 + 2 + 1)


@covers("got-port-9")
def test_a_port_cannot_be_attacked_so_a_defense_order_does_nothing_there() -> None:
    units = {
        "port_of_white_harbor": ("greyjoy", "ship"),
        "white_harbor": ("greyjoy", "footman"),
        "winterfell": ("stark", "footman", "footman"),
        "the_narrow_sea": ("stark", "ship"),
    }
    orders = {"port_of_white_harbor": "defense_plus_2", "winterfell": "march_0", "the_narrow_sea": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    play(match, ("march", "the_narrow_sea"))
    assert refused(match, ("move", "ship", "port_of_white_harbor")) == "got-port-10"
    play(match, ("done",))
    march(match, "winterfell", ("footman", "white_harbor"))
    fought(match, "ser_rodrick_cassel", "dagmar_cleftjaw")
    assert strengths(match) == (2, 2)


# -- taking a port


def taken(ships: int = 2, units: Placed | None = None, **more: Any) -> Match:
    """Stark marches into Storm's End, held by a power token of Baratheon, with ships in its port."""
    port = ("baratheon", *("ship",) * ships)
    placed: Placed = {"the_boneway": ("stark", "footman"), "port_of_storms_end": port, **(units or {})}
    match = table(
        ("marches",),
        units=placed,
        orders={"the_boneway": "march_0", "port_of_storms_end": "support"},
        tokens={"storms_end": "baratheon"},
        pause="martell",
        **more,
    )
    march(match, "the_boneway", ("footman", "storms_end"))
    return match


@pytest.mark.parametrize("count", [0, 1, 2])
@covers("got-port-18", "got-port-19", "got-port-24")
def test_whoever_takes_the_land_may_replace_the_ships(count: int) -> None:
    match = taken()
    assert question(match) == ("stark", "take_ships")
    assert choices(match) == {("take_ships", 0), ("take_ships", 1), ("take_ships", 2)}
    assert refused(match, ("take_ships", 3)) == "got-port-19"
    play(match, ("take_ships", count))
    assert units_in(match, "port_of_storms_end") == ({"ship": count} if count else {})
    assert look(match).owner.get("port_of_storms_end") == ("stark" if count else None)
    assert look(match).unused["baratheon"][2] == 6
    assert look(match).unused["stark"][2] == 6 - count
    assert "port_of_storms_end" not in look(match).orders


@covers("got-port-23", "got-port-19")
def test_ships_taken_over_come_from_the_unused_ones() -> None:
    seas = {"bay_of_ice": ("stark", "ship", "ship"), "sunset_sea": ("stark", "ship", "ship")}
    match = taken(units={**seas, "the_narrow_sea": ("stark", "ship")})
    assert choices(match) == {("take_ships", 0), ("take_ships", 1)}
    play(match, ("take_ships", 1))
    assert units_in(match, "port_of_storms_end") == {"ship": 1}
    assert look(match).unused["stark"][2] == 0
    match = taken(units={**seas, "the_narrow_sea": ("stark", "ship"), "the_shivering_sea": ("stark", "ship")})
    assert question(match) == ("martell", "consolidate")  # none is left
    assert units_in(match, "port_of_storms_end") == {}


@covers("got-port-23", "got-port-19", "got-supply-9")
def test_ships_taken_over_need_supply() -> None:
    armies = {"winterfell": ("stark", "footman", "footman"), "karhold": ("stark", "footman", "footman")}
    match = taken(ships=3, units=armies, supply={"stark": 0})
    assert choices(match) == {("take_ships", 0), ("take_ships", 1)}
    match = taken(ships=3, units=armies, supply={"stark": 2})
    assert choices(match) == {("take_ships", count) for count in range(4)}
    match = taken(ships=3, units={"winterfell": armies["winterfell"]}, supply={"stark": 0})
    assert choices(match) == {("take_ships", count) for count in range(3)}


@covers("got-port-23", "got-supply-9")
def test_attackers_on_their_way_into_combat_count_for_supply_too() -> None:
    """One unit takes Storm's End with its port, an army of two attacks elsewhere: supply allows no third army."""
    units = {
        "the_boneway": ("stark", "footman", "knight", "knight"),
        "winterfell": ("stark", "footman", "footman"),
        "yronwood": ("martell", "footman"),
        "port_of_storms_end": ("baratheon", "ship", "ship"),
    }
    match = table(
        ("marches",),
        units=units,
        orders={"the_boneway": "march_0"},
        tokens={"storms_end": "baratheon"},
        supply={"stark": 1},
        pause="tyrell",
    )
    march(match, "the_boneway", ("footman", "storms_end"), ("knight", "yronwood"), ("knight", "yronwood"))
    assert question(match) == ("stark", "take_ships")
    assert choices(match) == {("take_ships", 0), ("take_ships", 1)}


@covers("got-port-18")
def test_a_port_is_taken_after_a_combat_for_its_land() -> None:
    units = {"port_of_white_harbor": ("greyjoy", "ship")}
    match = duel(
        "stark",
        "greyjoy",
        force=("knight",) * 2,
        area="white_harbor",
        origin="winterfell",
        units=units,
        orders={"port_of_white_harbor": "raid"},
    )
    fought(match, "greatjon_umber", "theon_greyjoy")
    assert question(match) == ("stark", "take_ships")
    play(match, ("take_ships", 1))
    assert look(match).owner["port_of_white_harbor"] == "stark"
    assert "port_of_white_harbor" not in look(match).orders


@covers("got-port-18")
def test_a_defended_land_keeps_its_port() -> None:
    units = {"port_of_white_harbor": ("greyjoy", "ship")}
    match = duel(
        "stark",
        "greyjoy",
        held=("knight",) * 2,
        area="white_harbor",
        origin="winterfell",
        units=units,
        orders={"port_of_white_harbor": "raid"},
    )
    fought(match, "greatjon_umber", "theon_greyjoy")
    assert look(match).owner["port_of_white_harbor"] == "greyjoy"
    assert "port_of_white_harbor" in look(match).orders


@covers("got-port-25")
def test_ships_in_a_port_of_nobodys_land_are_lost() -> None:
    units = {"storms_end": ("stark", "footman"), "port_of_storms_end": ("stark", "ship", "ship")}
    orders = {"storms_end": "march_0", "port_of_storms_end": "support"}
    for token in (True, False):
        match = table(("marches",), units=units, orders=orders, pause="martell")
        march(match, "storms_end", ("footman", "kingswood"), token=token)
        assert units_in(match, "port_of_storms_end") == ({"ship": 2} if token else {})
        assert ("port_of_storms_end" in look(match).orders) is token
        assert look(match).unused["stark"][2] == (4 if token else 6)


@covers("got-port-18", "got-control-14")
def test_a_home_that_falls_back_brings_its_port_along() -> None:
    """Stark leaves Lannisport without a token: Lannister owns home and port again."""
    units = {"lannisport": ("stark", "footman"), "port_of_lannisport": ("stark", "ship")}
    match = table(("marches",), units=units, orders={"lannisport": "march_0"}, pause="martell")
    march(match, "lannisport", ("footman", "stoney_sept"))
    assert question(match) == ("lannister", "take_ships")
    play(match, ("take_ships", 1))
    assert look(match).owner["port_of_lannisport"] == "lannister"

"""Raid orders: whom they reach, what they remove, and pillaging."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rulebook.game_of_thrones.positions import choices, look, may, play, question, refused, table, told
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

Board = Mapping[str, tuple[str, str]]


def raids(board: Board, first: tuple[str, ...] = (), power: Mapping[str, int] | None = None) -> Match:
    """Houses with a unit and an order in each area: area -> (house, order). The match waits at Sunspear after them."""
    units = {area: (house, "footman" if is_land(area) else "ship") for area, (house, _) in board.items()}
    orders = {area: order for area, (_, order) in board.items()}
    return table(
        ("raids",), units=units, orders=orders, tracks={"iron_throne": first}, power=power or 5, pause="martell"
    )


def is_land(area: str) -> bool:
    return not (area.startswith("port_") or area in ("bay_of_ice", "the_narrow_sea", "ironmans_bay", "sunset_sea"))


def waiting(match: Match) -> bool:
    """Whether all raids are over."""
    return question(match) == ("martell", "consolidate")


@covers("got-raid-1", "got-raid-13")
def test_one_raid_at_a_time_in_turn_order() -> None:
    match = raids(
        {
            "winterfell": ("stark", "raid"),
            "karhold": ("stark", "raid_star"),
            "moat_cailin": ("lannister", "raid"),
            "lannisport": ("lannister", "raid_star"),
            "seagard": ("lannister", "support"),
            "greywater_watch": ("greyjoy", "raid"),
        },
        first=("lannister", "stark", "baratheon", "greyjoy"),
    )
    assert question(match) == ("lannister", "raid")
    assert refused(match, ("raid", "greywater_watch", "moat_cailin")) == "got-raid-1"  # not an own order
    assert refused(match, ("waste", "seagard")) == "got-raid-1"  # not a raid
    play(match, ("waste", "moat_cailin"))
    assert question(match) == ("stark", "raid")
    play(match, ("waste", "karhold"))
    assert question(match) == ("greyjoy", "raid")  # Baratheon has none
    play(match, ("raid", "greywater_watch", "seagard"))
    again = [(entry["power"], entry["area"]) for entry in told(match, "raid_wasted")][-2:]
    assert again == [("lannister", "lannisport"), ("stark", "winterfell")]  # round again, without targets
    assert waiting(match)


@covers("got-raid-13", "got-raid-11")
def test_a_raid_that_was_raided_is_not_resolved() -> None:
    match = raids(
        {
            "moat_cailin": ("stark", "raid"),
            "seagard": ("lannister", "raid"),
            "riverrun": ("greyjoy", "support"),
        },
        first=("stark", "lannister"),
    )
    play(match, ("raid", "moat_cailin", "seagard"))
    assert waiting(match)
    assert set(look(match).orders) == {"riverrun", "sunspear"}


@covers("got-raid-2", "got-raid-7")
def test_support_raid_and_consolidate_orders_can_be_raided() -> None:
    for order in ("support", "support_plus_1", "raid", "raid_star", "consolidate", "consolidate_star"):
        match = raids(
            {
                "moat_cailin": ("stark", "raid"),
                "seagard": ("lannister", order),
                "the_twins": ("lannister", "march_0"),
                "winterfell": ("greyjoy", "support"),
            },
            first=("stark",),
        )
        assert choices(match) == {
            ("raid", "moat_cailin", "seagard"),
            ("raid", "moat_cailin", "winterfell"),
            ("waste", "moat_cailin"),
        }
        state = play(match, ("raid", "moat_cailin", "seagard"))
        assert not {"moat_cailin", "seagard"} & set(state.orders)
        assert {"the_twins", "winterfell"} <= set(state.orders)  # one order, no more
        assert state.units.keys() >= {"moat_cailin", "seagard"}


@covers("got-raid-2")
def test_an_area_without_an_order_cannot_be_raided() -> None:
    match = raids({"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "support")}, first=("stark",))
    assert refused(match, ("raid", "moat_cailin", "the_twins")) == "got-raid-2"


@covers("got-raid-3", "got-terms-7")
def test_pillaging() -> None:
    match = raids({"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "consolidate")}, first=("stark",))
    state = play(match, ("raid", "moat_cailin", "seagard"))
    assert (state.power["stark"], state.pool["stark"]) == (6, 14)
    assert (state.power["lannister"], state.pool["lannister"]) == (4, 16)
    other = raids({"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "support")}, first=("stark",))
    state = play(other, ("raid", "moat_cailin", "seagard"))
    assert (state.power["stark"], state.power["lannister"]) == (5, 5)


@covers("got-raid-4")
def test_the_pillager_gains_power_even_from_the_poor() -> None:
    board = {"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "consolidate")}
    match = raids(board, first=("stark",), power={"lannister": 0})
    state = play(match, ("raid", "moat_cailin", "seagard"))
    assert (state.power["stark"], state.power["lannister"]) == (6, 0)
    assert state.pool["lannister"] == 20


@covers("got-raid-12")
def test_a_special_consolidate_order_is_pillaged_too() -> None:
    board = {"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "consolidate_star")}
    match = raids(board, first=("stark",))
    state = play(match, ("raid", "moat_cailin", "seagard"))
    assert (state.power["stark"], state.power["lannister"]) == (6, 4)


@covers("got-raid-5", "got-port-14")
def test_a_raid_on_land_reaches_no_water() -> None:
    match = raids(
        {
            "winterfell": ("stark", "raid"),
            "bay_of_ice": ("greyjoy", "support"),
            "port_of_winterfell": ("stark", "support"),
            "moat_cailin": ("lannister", "support"),
            "port_of_pyke": ("greyjoy", "support"),
        },
        first=("stark",),
    )
    assert refused(match, ("raid", "winterfell", "bay_of_ice")) == "got-raid-5"
    assert refused(match, ("raid", "winterfell", "port_of_winterfell")) == "got-port-14"
    assert choices(match) == {("raid", "winterfell", "moat_cailin"), ("waste", "winterfell")}


@covers("got-raid-6")
def test_a_raid_at_sea_reaches_land_sea_and_port() -> None:
    match = raids(
        {
            "ironmans_bay": ("lannister", "raid"),
            "sunset_sea": ("greyjoy", "support"),
            "port_of_pyke": ("greyjoy", "support"),
            "seagard": ("stark", "support"),
            "bay_of_ice": ("stark", "support"),
        },
        first=("lannister",),
    )
    targets = {option[2] for option in choices(match) if option[0] == "raid"}
    assert targets == {"sunset_sea", "port_of_pyke", "seagard"}
    assert refused(match, ("raid", "ironmans_bay", "bay_of_ice")) == "got-raid-15"
    state = play(match, ("raid", "ironmans_bay", "port_of_pyke"))
    assert "port_of_pyke" not in state.orders


@covers("got-raid-8", "got-special-5")
def test_no_raid_removes_a_march_and_only_a_special_one_a_defense() -> None:
    board = {
        "moat_cailin": ("stark", "raid"),
        "karhold": ("stark", "raid_star"),
        "seagard": ("lannister", "march_0"),
        "the_twins": ("lannister", "defense_plus_1"),
        "winterfell": ("greyjoy", "defense_plus_2"),
        "castle_black": ("greyjoy", "march_0"),
    }
    match = raids(board, first=("stark",))
    assert refused(match, ("raid", "moat_cailin", "seagard")) == "got-raid-8"
    assert refused(match, ("raid", "moat_cailin", "the_twins")) == "got-special-5"
    assert refused(match, ("raid", "moat_cailin", "winterfell")) == "got-special-5"
    assert refused(match, ("raid", "karhold", "castle_black")) == "got-raid-8"
    assert may(match, ("raid", "karhold", "winterfell"))
    state = play(match, ("raid", "karhold", "winterfell"))
    assert not {"karhold", "winterfell"} & set(state.orders)


@covers("got-special-5")
def test_the_special_raid_removes_one_order_in_all() -> None:
    board = {
        "moat_cailin": ("stark", "raid_star"),
        "seagard": ("lannister", "consolidate"),
        "the_twins": ("lannister", "defense_plus_1"),
    }
    match = raids(board, first=("stark",))
    assert choices(match) == {
        ("raid", "moat_cailin", "seagard"),
        ("raid", "moat_cailin", "the_twins"),
        ("waste", "moat_cailin"),
    }
    state = play(match, ("raid", "moat_cailin", "the_twins"))
    assert "seagard" not in state.orders  # consolidated later: it was not raided
    assert state.power["stark"] == 5
    assert told(match, "consolidates")[0]["area"] == "seagard"


@covers("got-raid-9", "got-raid-10")
def test_a_raid_may_do_nothing() -> None:
    match = raids({"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "support")}, first=("stark",))
    state = play(match, ("waste", "moat_cailin"))
    assert set(state.orders) == {"seagard", "sunspear"}
    assert told(match, "raid_wasted") == [{"power": "stark", "area": "moat_cailin"}]
    without = raids({"moat_cailin": ("stark", "raid")})
    assert waiting(without)
    assert set(look(without).orders) == {"sunspear"}


@covers("got-raid-11")
def test_a_raided_area_has_no_order_for_the_rest_of_the_round() -> None:
    board = {"moat_cailin": ("stark", "raid"), "seagard": ("lannister", "consolidate_star")}
    match = raids(board, first=("stark",))
    play(match, ("raid", "moat_cailin", "seagard"))
    assert waiting(match)  # Lannister's turn to consolidate never comes
    assert look(match).power["lannister"] == 4


@covers("got-raid-14")
def test_own_orders_cannot_be_raided() -> None:
    board = {"moat_cailin": ("stark", "raid"), "winterfell": ("stark", "support"), "seagard": ("lannister", "support")}
    match = raids(board, first=("stark",))
    assert refused(match, ("raid", "moat_cailin", "winterfell")) == "got-raid-14"


@covers("got-raid-15", "got-transport-8")
def test_a_raid_reaches_adjacent_areas_only() -> None:
    board = {
        "white_harbor": ("stark", "raid"),
        "the_narrow_sea": ("stark", "support"),
        "the_eyrie": ("lannister", "support"),
        "winterfell": ("lannister", "support"),
        "seagard": ("baratheon", "support"),
    }
    match = raids(board, first=("stark",))
    assert refused(match, ("raid", "white_harbor", "the_eyrie")) == "got-raid-15"  # ships do not help
    assert refused(match, ("raid", "white_harbor", "seagard")) == "got-raid-15"
    assert choices(match) == {("raid", "white_harbor", "winterfell"), ("waste", "white_harbor")}


@covers("got-board-1", "got-raid-15")
def test_a_raid_crosses_no_river() -> None:
    board = {
        "riverrun": ("stark", "raid"),
        "the_mountains_of_the_moon": ("lannister", "support"),
        "harrenhal": ("lannister", "support"),
    }
    match = raids(board, first=("stark",))
    assert refused(match, ("raid", "riverrun", "the_mountains_of_the_moon")) == "got-board-1"
    assert choices(match) == {("raid", "riverrun", "harrenhal"), ("waste", "riverrun")}


@covers("got-port-13")
def test_a_raid_from_a_port_reaches_its_sea_only() -> None:
    match = table(
        ("raids",),
        units={
            "port_of_pyke": ("greyjoy", "ship"),
            "ironmans_bay": ("lannister", "ship"),
            "sunset_sea": ("lannister", "ship"),
        },
        orders={
            "port_of_pyke": "raid",
            "ironmans_bay": "support",
            "sunset_sea": "support",
            "pyke": ("stark", "support"),
        },
        tracks={"iron_throne": ("greyjoy",)},
    )
    assert refused(match, ("raid", "port_of_pyke", "pyke")) == "got-port-13"
    assert refused(match, ("raid", "port_of_pyke", "sunset_sea")) == "got-port-13"
    assert choices(match) == {("raid", "port_of_pyke", "ironmans_bay"), ("waste", "port_of_pyke")}

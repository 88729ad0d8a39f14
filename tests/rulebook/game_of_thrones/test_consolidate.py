"""Consolidate power orders, normal and special."""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    choices,
    look,
    may,
    play,
    question,
    refused,
    table,
    told,
    units_in,
)
from warcouncil.testing.covers import covers


@covers("got-consolidate-1")
def test_one_order_at_a_time_in_turn_order() -> None:
    match = table(
        ("consolidate",),
        tracks={"iron_throne": ("lannister", "stark", "greyjoy")},
        units={
            "winterfell": ("stark", "footman"),
            "karhold": ("stark", "footman"),
            "castle_black": ("stark", "footman"),
            "lannisport": ("lannister", "footman"),
            "stoney_sept": ("lannister", "footman"),
        },
        orders={
            "winterfell": "consolidate_star",
            "karhold": "consolidate",
            "castle_black": "support",
            "lannisport": "consolidate_star",
            "stoney_sept": "consolidate",
        },
        round=10,
    )
    assert question(match) == ("lannister", "consolidate")
    assert refused(match, ("consolidate", "karhold")) == "got-consolidate-1"  # an enemy's
    assert refused(match, ("muster_at", "winterfell")) == "got-consolidate-1"
    play(match, ("consolidate", "stoney_sept"))
    assert question(match) == ("stark", "consolidate")
    assert refused(match, ("consolidate", "castle_black")) == "got-consolidate-1"  # a support order
    play(match, ("consolidate", "karhold"))
    assert question(match) == ("lannister", "consolidate")  # Greyjoy and the others have none
    play(match, ("consolidate", "lannisport"))
    assert question(match) == ("stark", "consolidate")
    play(match, ("consolidate", "winterfell"))
    assert match.over
    assert [entry["power"] for entry in told(match, "consolidates")] == ["lannister", "stark"] * 2


@covers("got-consolidate-2")
def test_one_power_and_one_for_each_icon() -> None:
    match = table(
        ("consolidate",),
        units={
            "kings_landing": ("stark", "footman"),
            "the_reach": ("stark", "footman"),
            "karhold": ("stark", "footman"),
        },
        orders={"kings_landing": "consolidate_star", "the_reach": "consolidate", "karhold": "consolidate"},
        tracks={"iron_throne": ("stark",)},
        pause="martell",
        round=10,
    )
    assert question(match) == ("stark", "consolidate")
    state = play(match, ("consolidate", "kings_landing"))
    assert (state.power["stark"], state.pool["stark"]) == (8, 12)
    assert "kings_landing" not in state.orders
    assert question(match) == ("martell", "consolidate")
    play(match, ("consolidate", "sunspear"), ("consolidate", "the_reach"))
    assert match.over
    gained = {entry["area"]: entry["amount"] for entry in told(match, "consolidates") if entry["power"] == "stark"}
    assert gained == {"kings_landing": 3, "the_reach": 1, "karhold": 2}


@covers("got-consolidate-2", "got-control-8")
def test_a_power_token_is_no_power_icon() -> None:
    match = table(
        ("consolidate",),
        units={"moat_cailin": ("stark", "footman")},
        tokens={"moat_cailin": "stark"},
        orders={"moat_cailin": "consolidate"},
        tracks={"iron_throne": ("stark",)},
        pause="martell",
    )
    assert look(match).power["stark"] == 6


@covers("got-components-7")
def test_no_power_beyond_the_twenty_tokens() -> None:
    match = table(
        ("consolidate",),
        units={"kings_landing": ("stark", "footman")},
        tokens={"karhold": "stark"},
        orders={"kings_landing": "consolidate"},
        power={"stark": 18},
        tracks={"iron_throne": ("stark",)},
        pause="martell",
    )
    assert (look(match).power["stark"], look(match).pool["stark"]) == (19, 0)


@covers("got-special-6")
def test_the_special_order_gains_power_or_musters() -> None:
    match = table(
        ("consolidate",),
        units={"winterfell": ("stark", "footman"), "white_harbor": ("stark", "footman")},
        orders={"winterfell": "consolidate_star", "white_harbor": "consolidate"},
        tracks={"iron_throne": ("stark",)},
        pause="martell",
    )
    assert choices(match) == {
        ("consolidate", "winterfell"),
        ("muster_at", "winterfell"),
        ("consolidate", "white_harbor"),
    }
    assert refused(match, ("muster_at", "white_harbor")) == "got-special-6"
    play(match, ("muster_at", "winterfell"))
    assert question(match) == ("stark", "muster")
    assert "winterfell" not in look(match).orders
    play(match, ("muster", "winterfell", "knight"))
    assert units_in(match, "winterfell") == {"footman": 1, "knight": 1}
    assert look(match).power["stark"] == 5  # one or the other
    assert question(match) == ("martell", "consolidate")


@covers("got-special-7", "got-special-6")
def test_it_musters_only_in_its_own_area_with_a_castle() -> None:
    units = {
        "winterfell": ("stark", "footman"),
        "white_harbor": ("stark", "footman"),
        "karhold": ("stark", "footman"),
        "bay_of_ice": ("stark", "ship"),
    }
    match = table(
        ("consolidate",), units=units, orders={"winterfell": "consolidate_star"}, tracks={"iron_throne": ("stark",)}
    )
    play(match, ("muster_at", "winterfell"))
    assert look(match).mustering == {"winterfell": 2}
    assert refused(match, ("muster", "white_harbor", "footman")) == "got-special-7"
    assert may(match, ("muster_ship", "winterfell", "bay_of_ice"))
    for area in ("karhold", "bay_of_ice"):
        orders = {area: "consolidate_star", "white_harbor": "consolidate"}
        other = table(("consolidate",), units=units, orders=orders, tracks={"iron_throne": ("stark",)})
        assert refused(other, ("muster_at", area)) == "got-special-7"
        assert may(other, ("consolidate", area))


@covers("got-special-7")
def test_a_castle_that_was_lost_gives_its_former_owner_nothing() -> None:
    """The last Starks in Lannisport fell in a combat that they won: the home is Lannister's again."""
    match = table(
        ("consolidate",),
        units={"karhold": ("stark", "footman")},
        orders={"lannisport": ("stark", "consolidate_star"), "karhold": "consolidate"},
        tracks={"iron_throne": ("stark",)},
    )
    assert refused(match, ("muster_at", "lannisport")) == "got-special-7"


@covers("got-port-17", "got-port-16")
def test_in_a_port_it_works_as_a_normal_one() -> None:
    match = table(
        ("consolidate",),
        units={"port_of_winterfell": ("stark", "ship"), "karhold": ("stark", "footman")},
        orders={"port_of_winterfell": "consolidate_star", "karhold": "consolidate"},
        tracks={"iron_throne": ("stark",)},
        pause="martell",
    )
    assert refused(match, ("muster_at", "port_of_winterfell")) == "got-port-17"
    assert play(match, ("consolidate", "port_of_winterfell")).power["stark"] == 6

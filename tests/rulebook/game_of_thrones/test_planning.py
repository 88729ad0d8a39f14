"""The planning phase: placing and revealing orders, and the orders themselves."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    asked,
    battle,
    choices,
    drift,
    kinds,
    look,
    march,
    may,
    place_orders,
    play,
    question,
    refused,
    strengths,
    support,
    table,
    told,
    units_in,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ORDER, ORDERS

NORTH = ("castle_black", "karhold", "winterfell", "white_harbor", "moat_cailin")
ELEVEN = (
    *("castle_black", "karhold", "winterfell", "white_harbor", "the_stony_shore", "widows_watch"),
    *("moat_cailin", "greywater_watch", "flints_finger", "the_fingers", "the_twins"),
)
"""Eleven areas in their order on the board."""
PLAIN = tuple(order.id for order in ORDER.values() if not order.star for _ in range(order.count))


def planning(units: tuple[str, ...] = NORTH, court: tuple[str, ...] = (), bars: tuple[str, ...] = ()) -> Match:
    """Stark plans with a unit in each area; a Lannister footman stands in Lannisport."""
    return table(
        ("planning",),
        units={
            **dict.fromkeys(units[:10], ("stark", "footman")),
            **dict.fromkeys(units[10:], ("stark", "knight")),
            "lannisport": ("lannister", "footman"),
        },
        tracks={"kings_court": court, "iron_throne": ("lannister", "stark")},
        restrictions=bars,
    )


# -- placing


@covers("got-planning-1", "got-port-8")
def test_every_area_with_units_gets_one_order() -> None:
    match = table(
        ("planning",),
        units={
            "winterfell": ("stark", "footman", "knight"),
            "bay_of_ice": ("stark", "ship"),
            "port_of_winterfell": ("stark", "ship"),
        },
        tokens={"karhold": "stark"},
    )
    assert refused(match, ("leave", "winterfell")) == "got-planning-1"
    state = place_orders(match)
    assert set(state.orders) == {"winterfell", "bay_of_ice", "port_of_winterfell"}
    assert all(house == "stark" for house, _ in state.orders.values())


@covers("got-planning-2", "got-garrison-5")
def test_orders_only_where_units_are_and_only_one() -> None:
    match = planning(("karhold", "white_harbor"))
    assert refused(match, ("order", "castle_black", "raid"), "stark") == "got-planning-2"  # empty
    assert refused(match, ("order", "lannisport", "raid"), "stark") == "got-planning-2"  # an enemy's
    assert refused(match, ("order", "winterfell", "raid"), "stark") == "got-garrison-5"  # a garrison alone
    match.choose(asked(match, "stark"), ("order", "karhold", "raid"))
    assert refused(match, ("order", "karhold", "support"), "stark") == "got-planning-2"


@covers("got-planning-1", "got-planning-7")
def test_areas_get_their_orders_in_any_order_and_none_is_passed_over() -> None:
    match = planning(("castle_black", "karhold", "white_harbor"))
    assert {option[1] for option in asked(match, "stark").options} == {"castle_black", "karhold", "white_harbor"}
    play(match, ("stark", ("order", "white_harbor", "march_0")))
    assert {option[1] for option in asked(match, "stark").options} == {"castle_black", "karhold"}
    assert refused(match, ("order", "karhold", "march_0"), "stark") == "got-orders-2"  # it is used up
    assert refused(match, ("leave", "karhold"), "stark") == "got-planning-1"
    assert refused(match, ("ready",), "stark") is None  # is no answer while an area has no order
    play(match, ("stark", ("order", "castle_black", "raid")), ("stark", ("order", "karhold", "raid")))
    assert asked(match, "stark").kind == "ready"


@covers("got-planning-3", "got-planning-4")
def test_what_was_placed_does_not_tell_in_which_order() -> None:
    def placed(areas: tuple[str, ...]) -> Match:
        match = planning(ELEVEN, court=SHORT_COURT)
        play(match, ("order", "lannisport", "raid"), ("ready",))
        orders = dict(zip(ELEVEN[:10], PLAIN, strict=True))
        for area in areas:
            play(match, ("order", area, orders[area]) if area in orders else ("leave", area))
        play(match, ("ready",))
        return match

    one, other = placed(ELEVEN), placed(ELEVEN[::-1])
    assert one.digest() == other.digest()
    assert one.log == other.log


@covers("got-planning-3")
def test_any_order_is_taken_back_until_a_house_is_ready() -> None:
    match = planning(("castle_black", "karhold", "white_harbor"), court=("lannister", "greyjoy", "stark"))
    stark = look(match).seats["stark"]
    first = asked(match, "stark").id
    for area, order in (("white_harbor", "raid_star"), ("castle_black", "raid"), ("karhold", "consolidate_star")):
        play(match, ("stark", ("order", area, order)))
    match.take_back(stark, first)
    assert {option[1] for option in asked(match, "stark").options} == {"white_harbor"}
    assert may(match, ("order", "white_harbor", "march_plus_1"), "stark")  # the star is free again
    play(match, ("stark", ("order", "white_harbor", "support")), ("stark", ("ready",)))
    assert not match.can_take_back(stark, match.answers(stark)[0].decision)
    play(match, ("lannister", ("order", "lannisport", "raid")), ("lannister", ("ready",)))
    assert {area: order for area, (house, order) in look(match).orders.items() if house == "stark"} == {
        "castle_black": "raid",
        "karhold": "consolidate_star",
        "white_harbor": "support",
    }


@covers("got-planning-3", "got-planning-7")
def test_all_houses_place_at_the_same_time() -> None:
    match = planning(("karhold", "white_harbor"))
    assert {decision.power for decision in match.decisions} == {"stark", "lannister"}
    play(match, ("stark", ("order", "karhold", "raid")))
    assert {decision.power for decision in match.decisions} == {"stark", "lannister"}
    play(match, ("lannister", ("order", "lannisport", "march_0")), ("lannister", ("ready",)))
    assert question(match) == ("stark", "order")
    assert look(match).orders == {}  # nothing is revealed while an area is without an order
    play(match, ("order", "white_harbor", "support"), ("ready",))
    assert set(look(match).orders) == {"karhold", "white_harbor", "lannisport"}


@covers("got-planning-3", "got-planning-7")
def test_the_only_order_of_a_house_may_be_taken_back_until_it_is_ready() -> None:
    match = planning(("karhold",))
    lannister = look(match).seats["lannister"]
    play(match, ("stark", ("order", "karhold", "raid")), ("stark", ("ready",)))
    play(match, ("lannister", ("order", "lannisport", "march_0")))
    assert question(match) == ("lannister", "ready")  # though nobody else is waited for
    assert look(match).orders == {}
    match.undo(lannister)
    assert question(match) == ("lannister", "order")
    play(match, ("order", "lannisport", "raid"), ("ready",))
    assert look(match).orders["lannisport"] == ("lannister", "raid")


@covers("got-planning-8")
def test_the_only_order_may_be_taken_back_when_houses_place_in_turn() -> None:
    match = planning(ELEVEN, court=SHORT_COURT)
    play(match, ("order", "lannisport", "raid"))
    assert question(match) == ("lannister", "ready")
    match.undo(look(match).seats["lannister"])
    play(match, ("order", "lannisport", "support"), ("ready",))
    assert look(match).face_down == {"lannisport": ("lannister", "support")}


@covers("got-planning-4", "got-negotiation-2", "got-hidden-1")
def test_orders_are_hidden_from_the_others_until_they_are_revealed() -> None:
    def placed(order: str) -> Match:
        match = planning(("karhold", "white_harbor"))
        match.choose(asked(match, "stark"), ("order", "karhold", order))
        return match

    one, other = placed("raid"), placed("march_0")
    seats = look(one).seats
    for seat in (seats["lannister"], seats["tyrell"], None):
        assert one.view(seat) == other.view(seat)
        assert not [piece for piece in one.view(seat)["view"]["pieces"] if piece["kind"] == "order"]
    own = [piece for piece in one.view(seats["stark"])["view"]["pieces"] if piece["kind"] == "order"]
    assert [(piece["place"], piece["markers"]) for piece in own] == [("karhold", ["draft", "raid"])]


@covers("got-planning-6", "got-planning-14")
def test_special_orders_of_all_types_share_one_limit() -> None:
    match = planning(court=("lannister", "greyjoy", "stark"))  # position 3: two of them
    play(match, ("stark", ("order", "castle_black", "raid_star")), ("order", "karhold", "consolidate_star"))
    for order in ("march_plus_1", "defense_plus_2", "support_plus_1"):
        assert refused(match, ("order", "winterfell", order), "stark") == "got-planning-6"
    for order in PLAIN:
        assert may(match, ("order", "winterfell", order), "stark")


ROWS = {
    "march_minus_1": ("march", 1, False, -1, ()),
    "march_0": ("march", 1, False, 0, ()),
    "march_plus_1": ("march", 1, True, 1, ()),
    "defense_plus_1": ("defense", 2, False, 1, ()),
    "defense_plus_2": ("defense", 1, True, 2, ()),
    "support": ("support", 2, False, 0, ()),
    "support_plus_1": ("support", 1, True, 1, ()),
    "raid": ("raid", 2, False, 0, ("support", "raid", "consolidate")),
    "raid_star": ("raid", 1, True, 0, ("support", "raid", "consolidate", "defense")),
    "consolidate": ("consolidate", 2, False, 0, ()),
    "consolidate_star": ("consolidate", 1, True, 0, ()),
}
COUNT_CLAUSE = {
    "raid": "got-orders-1",
    "march": "got-orders-2",
    "defense": "got-orders-3",
    "support": "got-orders-4",
    "consolidate": "got-orders-5",
}


@covers(
    "got-orders-1",
    "got-orders-2",
    "got-orders-3",
    "got-orders-4",
    "got-orders-5",
    "got-planning-5",
    "got-special-1",
    table=True,
)
@pytest.mark.parametrize("order", ROWS)
def test_the_fifteen_orders(order: str) -> None:
    kind, count, star, modifier, removes = ROWS[order]
    printed = ORDER[order]
    assert (printed.type, printed.star, printed.modifier, printed.removes) == (kind, star, modifier, removes)
    match = planning(court=("stark",))
    for area in NORTH[:count]:
        play(match, ("stark", ("order", area, order)))
    assert refused(match, ("order", NORTH[count], order), "stark") == COUNT_CLAUSE[kind]


@covers("got-special-1", "got-planning-5", table=True)
def test_ten_normal_and_five_special_orders_of_five_types() -> None:
    assert set(ORDERS) == set(ROWS)
    assert len(PLAIN) == 10
    assert sum(order.count for order in ORDER.values() if order.star) == 5
    assert {order.type for order in ORDER.values()} == set(COUNT_CLAUSE)
    assert sorted(order.type for order in ORDER.values() if order.star) == sorted(COUNT_CLAUSE)


# -- too few orders


SHORT_COURT = ("lannister", "greyjoy", "baratheon", "tyrell", "martell", "stark")


@covers("got-planning-8", "got-planning-3")
def test_when_somebody_is_short_all_place_in_turn_order_face_down() -> None:
    match = planning(ELEVEN, court=SHORT_COURT)
    assert question(match) == ("lannister", "order")
    play(match, ("order", "lannisport", "raid"), ("ready",))
    assert look(match).orders == {}
    assert look(match).face_down == {"lannisport": ("lannister", "raid")}
    seats = look(match).seats

    def seen(seat: int | None) -> list[list[str]]:
        pieces = match.view(seat)["view"]["pieces"]
        return [piece["markers"] for piece in pieces if piece["kind"] == "order" and piece["place"] == "lannisport"]

    assert seen(seats["lannister"]) == [["face_down", "raid"]]
    assert seen(seats["stark"]) == seen(None) == [["face_down"]]
    assert question(match) == ("stark", "order")
    play(match, ("leave", "castle_black"))
    state = place_orders(match)
    assert question(match) == ("lannister", "raven")
    assert set(state.orders) == {"lannisport", *ELEVEN[1:]}
    assert state.face_down == {}
    assert state.phase == "planning"
    placed = {entry["power"]: entry["area"] for entry in told(match, "orders_placed")}
    assert {house: set(areas) for house, areas in placed.items() if isinstance(areas, tuple) and areas} == {
        "lannister": {"lannisport"},
        "stark": set(ELEVEN[1:]),
    }


@covers("got-planning-8")
def test_with_enough_orders_nobody_has_to_wait() -> None:
    match = planning(ELEVEN[:10], court=SHORT_COURT)
    assert {decision.power for decision in match.decisions} == {"stark", "lannister"}


@covers("got-planning-9")
def test_whoever_is_short_places_all_legal_orders_and_chooses_where() -> None:
    match = planning(ELEVEN, court=SHORT_COURT)
    assert refused(match, ("leave", "lannisport")) == "got-planning-1"  # Lannister has enough
    play(match, ("order", "lannisport", "raid"), ("ready",))
    play(match, ("order", "castle_black", "march_0"))
    assert may(match, ("leave", "karhold"))
    play(match, ("leave", "karhold"))
    assert refused(match, ("leave", "winterfell")) == "got-planning-9"  # only one may be left out
    state = place_orders(match)
    stark = sorted(order for house, order in state.orders.values() if house == "stark")
    assert stark == sorted(PLAIN)
    assert "karhold" not in state.orders


@covers("got-planning-9")
def test_the_last_area_goes_without_if_all_others_have_orders() -> None:
    match = planning(ELEVEN, court=SHORT_COURT)
    play(match, ("order", "lannisport", "raid"), ("ready",))
    for area, order in zip(ELEVEN[:10], PLAIN, strict=True):
        play(match, ("order", area, order))
    assert choices(match) == {("leave", "the_twins")}
    play(match, ("leave", "the_twins"), ("ready",))
    assert "the_twins" not in look(match).orders


@covers("got-planning-9", "got-planning-10")
def test_barred_orders_and_those_beyond_the_stars_are_not_legal() -> None:
    match = planning(ELEVEN[:10], court=("lannister", "greyjoy", "baratheon", "stark"), bars=("no_defense",))
    play(match, ("order", "lannisport", "raid"), ("ready",))  # eight normal orders and one special one for ten areas
    play(match, ("order", "castle_black", "raid_star"))
    assert refused(match, ("order", "karhold", "support_plus_1")) == "got-planning-6"
    assert refused(match, ("order", "karhold", "defense_plus_1")) == "got-cardref-11"
    play(match, ("leave", "karhold"))
    assert refused(match, ("leave", "winterfell")) == "got-planning-9"
    state = place_orders(match)
    assert sum(house == "stark" for house, _ in state.orders.values()) == 9


@covers("got-planning-10")
def test_stars_count_towards_what_can_be_placed() -> None:
    one_star = planning(ELEVEN, court=("lannister", "greyjoy", "baratheon", "stark"))
    assert {decision.power for decision in one_star.decisions} == {"stark", "lannister"}  # eleven orders are enough
    place_orders(one_star)
    assert sum(house == "stark" for house, _ in look(one_star).orders.values()) == 11


# -- revealing


@covers("got-planning-11")
def test_all_orders_are_revealed_together() -> None:
    match = planning(("karhold",))
    play(match, ("stark", ("order", "karhold", "raid")), ("lannister", ("order", "lannisport", "march_0")))
    assert look(match).orders == {}
    play(match, ("stark", ("ready",)), ("lannister", ("ready",)))
    assert look(match).orders == {"karhold": ("stark", "raid"), "lannisport": ("lannister", "march_0")}
    shown = [
        (piece["place"], piece["owner"], piece["markers"])
        for piece in match.view(None)["view"]["pieces"]
        if piece["kind"] == "order"
    ]
    assert shown == [("karhold", "stark", ["raid"]), ("lannisport", "lannister", ["march_0"])]


@covers("got-planning-12", "got-planning-13", "got-planning-15")
def test_after_the_reveal_only_the_raven_changes_an_order() -> None:
    match = planning(("karhold",), court=("lannister",))
    play(match, ("stark", ("order", "karhold", "raid")), ("lannister", ("order", "lannisport", "march_0")))
    play(match, ("stark", ("ready",)), ("lannister", ("ready",)))
    assert [(decision.power, decision.kind) for decision in match.decisions] == [("lannister", "raven")]
    assert refused(match, ("swap", "karhold")) == "got-dominance-15"
    play(match, ("decline",))
    assert look(match).orders["lannisport"] == ("lannister", "march_0")
    assert question(match) == ("lannister", "move")  # Stark's raid had no target, the action phase is on


# -- the orders


@covers("got-orders-6", "got-special-2")
def test_a_defense_order_helps_in_every_combat_of_the_round() -> None:
    for order, bonus in (("defense_plus_1", 1), ("defense_plus_2", 2)):
        match = table(
            ("marches",),
            tracks={"iron_throne": ("stark",)},
            units={
                "moat_cailin": ("stark", "footman"),
                "greywater_watch": ("stark", "footman"),
                "seagard": ("lannister", "knight", "knight"),
            },
            orders={"moat_cailin": "march_0", "greywater_watch": "march_minus_1", "seagard": order},
            pause="martell",
        )
        march(match, "moat_cailin", ("footman", "seagard"))
        battle(match, "eddard_stark", "the_hound")
        assert strengths(match) == (5, 4 + 2 + bonus)
        march(match, "greywater_watch", ("footman", "seagard"))
        battle(match, "robb_stark", "tywin_lannister")
        assert strengths(match) == (1 - 1 + 3, 4 + 4 + bonus)


@covers("got-orders-6")
def test_a_defense_order_is_gone_when_its_area_is_lost() -> None:
    match = table(
        ("marches",),
        tracks={"iron_throne": ("stark",)},
        units={"moat_cailin": ("stark", "knight", "knight"), "seagard": ("lannister", "footman")},
        orders={"moat_cailin": "march_0", "seagard": "defense_plus_1"},
        pause="martell",
    )
    march(match, "moat_cailin", ("knight", "seagard"), ("knight", "seagard"))
    battle(match, "eddard_stark", "cersei_lannister")
    drift(match, "consolidate")
    assert "seagard" not in look(match).orders


@covers("got-orders-8")
def test_only_a_march_order_takes_areas() -> None:
    match = table(
        ("marches",),
        units={
            "winterfell": ("stark", "footman", "footman"),
            "karhold": ("stark", "footman"),
            "white_harbor": ("stark", "footman"),
            "lannisport": ("lannister", "footman"),
        },
        orders={
            "winterfell": "march_0",
            "karhold": "march_minus_1",
            "white_harbor": "support",
            "lannisport": "march_0",
        },
        tracks={"iron_throne": ("stark",)},
    )
    assert refused(match, ("march", "white_harbor")) == "got-orders-8"
    assert refused(match, ("march", "lannisport")) == "got-march-1"
    assert refused(match, ("march", "castle_black")) == "got-march-1"
    march(match, "winterfell", ("footman", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"footman": 1}
    assert look(match).controller("moat_cailin") == "stark"


@covers("got-orders-9")
def test_other_orders_give_the_defender_nothing() -> None:
    for order in ("march_plus_1", "raid_star", "support_plus_1", "consolidate_star"):
        match = table(
            ("marches",),
            tracks={"iron_throne": ("stark",)},
            units={"moat_cailin": ("stark", "footman"), "seagard": ("lannister", "knight")},
            orders={"moat_cailin": "march_0", "seagard": order},
        )
        march(match, "moat_cailin", ("footman", "seagard"))
        assert told(match, "base_strength")[-1]["strength2"] == 2
        assert kinds(match) == {"house_card"}


@covers("got-special-3", "got-special-4")
def test_march_and_support_with_a_star_give_one_more() -> None:
    match = table(
        ("marches",),
        tracks={"iron_throne": ("stark",)},
        units={
            "moat_cailin": ("stark", "footman"),
            "the_twins": ("stark", "footman"),
            "seagard": ("lannister", "knight"),
            "riverrun": ("lannister", "footman"),
        },
        orders={"moat_cailin": "march_plus_1", "the_twins": "support_plus_1", "riverrun": "support"},
    )
    march(match, "moat_cailin", ("footman", "seagard"))
    support(match, {"the_twins": "stark", "riverrun": "lannister"})
    assert told(match, "base_strength")[-1]["strength"] == 1 + 1 + (1 + 1)
    assert told(match, "base_strength")[-1]["strength2"] == 2 + 1


@covers("got-orders-7")
def test_consolidate_power_at_sea_does_nothing() -> None:
    match = table(
        ("planning",),
        round=10,
        players=3,
        westeros=QUIET,
        units={"bay_of_ice": ("stark", "ship"), "castle_black": ("stark", "footman")},
    )
    place_orders(match, {"bay_of_ice": "consolidate", "castle_black": "consolidate"})
    state = drift(match)
    assert match.over
    assert state.power["stark"] == 5 + 0 + 2
    assert [(entry["area"], entry["amount"]) for entry in told(match, "consolidates")] == [
        ("castle_black", 2),
        ("bay_of_ice", 0),
    ]

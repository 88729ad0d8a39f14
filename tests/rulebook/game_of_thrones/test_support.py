"""Combat: call for support."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    asked,
    choices,
    look,
    march,
    may,
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

SEA = "the_narrow_sea"


def base(match: Match) -> tuple[object, object]:
    """The base strengths of attacker and defender as they were announced."""
    entry = told(match, "base_strength")[-1]
    return entry["strength"], entry["strength2"]


# -- who supports whom


@covers("got-support-1", "got-support-2")
def test_a_support_order_next_to_the_combat_is_granted_or_refused() -> None:
    for answer, strength in (
        (("support", "moat_cailin", "stark"), (3, 1)),
        (("support", "moat_cailin", "lannister"), (1, 3)),
        (("refuse", "moat_cailin"), (1, 1)),
    ):
        units = {"moat_cailin": ("greyjoy", "knight")}
        match = duel("stark", "lannister", units=units, orders={"moat_cailin": "support"})
        assert question(match) == ("greyjoy", "support")
        assert choices(match) == {
            ("support", "moat_cailin", "stark"),
            ("support", "moat_cailin", "lannister"),
            ("refuse", "moat_cailin"),
        }
        play(match, answer)
        support(match)
        assert base(match) == strength


@covers("got-support-1")
def test_only_support_orders_are_called_upon() -> None:
    units = {
        "moat_cailin": ("greyjoy", "knight"),
        "the_fingers": ("greyjoy", "knight"),
        "the_mountains_of_the_moon": ("greyjoy", "footman"),
    }
    orders = {"moat_cailin": "support", "the_fingers": "defense_plus_1"}
    match = duel("stark", "lannister", units=units, orders=orders)
    assert refused(match, ("support", "the_fingers", "stark")) == "got-support-1"
    assert refused(match, ("refuse", "the_mountains_of_the_moon")) == "got-support-1"
    assert refused(match, ("support", "seagard", "stark")) == "got-support-1"
    play(match, ("refuse", "moat_cailin"))
    assert asked(match, "stark").kind == "house_card"


@covers("got-support-2")
def test_support_goes_to_a_combatant() -> None:
    match = duel("stark", "lannister", units={"moat_cailin": ("greyjoy", "knight")}, orders={"moat_cailin": "support"})
    assert refused(match, ("support", "moat_cailin", "greyjoy")) == "got-support-2"
    assert refused(match, ("support", "moat_cailin", "tyrell")) == "got-support-2"


@covers("got-support-2")
def test_every_order_is_decided_about_by_itself() -> None:
    units = {"moat_cailin": ("greyjoy", "knight"), "the_fingers": ("greyjoy", "footman")}
    orders = {"moat_cailin": "support", "the_fingers": "support"}
    match = duel("stark", "lannister", units=units, orders=orders)
    support(match, {"moat_cailin": "stark", "the_fingers": "lannister"})
    assert base(match) == (3, 2)


def test_by_option_a_house_decides_about_its_orders_together() -> None:
    units = {"moat_cailin": ("greyjoy", "knight"), "the_fingers": ("greyjoy", "footman")}
    orders = {"moat_cailin": "support", "the_fingers": "support"}
    match = duel("stark", "lannister", units=units, orders=orders, options={"support": "each_house"})
    play(match, ("support", "moat_cailin", "stark"))
    assert question(match) == ("stark", "accept_support")
    play(match, ("accept", "moat_cailin"))
    assert base(match) == (4, 1)
    match = duel("stark", "lannister", units=units, orders=orders, options={"support": "each_house"})
    play(match, ("support", "moat_cailin", "stark"), ("reject", "moat_cailin"))
    assert base(match) == (1, 1)


@covers("got-support-4", "got-support-6")
def test_combatants_and_others_may_support() -> None:
    """The attacker and the defender support themselves, Greyjoy and Tyrell in a combat of others."""
    units = {
        "moat_cailin": ("stark", "footman"),
        "the_fingers": ("lannister", "knight"),
        "the_mountains_of_the_moon": ("greyjoy", "footman"),
        SEA: ("tyrell", "ship"),
    }
    match = duel("stark", "lannister", units=units, orders=dict.fromkeys(units, "support"))
    sides = {
        "moat_cailin": "stark",
        "the_fingers": "lannister",
        "the_mountains_of_the_moon": "stark",
        SEA: "lannister",
    }
    support(match, sides)
    assert base(match) == (1 + 1 + 1, 1 + 2 + 1)


@covers("got-support-14", "got-support-6")
def test_nobody_supports_his_opponent() -> None:
    units = {"moat_cailin": ("stark", "footman"), "the_fingers": ("lannister", "knight")}
    match = duel("stark", "lannister", units=units, orders=dict.fromkeys(units, "support"))
    assert question(match) == ("lannister", "support")
    assert choices(match) == {("support", "the_fingers", "lannister"), ("refuse", "the_fingers")}
    assert refused(match, ("support", "the_fingers", "stark")) == "got-support-14"
    play(match, ("refuse", "the_fingers"))
    assert refused(match, ("support", "moat_cailin", "lannister")) == "got-support-14"
    play(match, ("support", "moat_cailin", "stark"))
    assert base(match) == (2, 1)


@covers("got-support-5")
def test_support_is_declared_in_turn_order() -> None:
    units = {
        "moat_cailin": ("stark", "footman"),
        "the_fingers": ("lannister", "knight"),
        "the_mountains_of_the_moon": ("greyjoy", "footman"),
        SEA: ("tyrell", "ship"),
    }
    for throne in (["tyrell", "stark", "greyjoy", "lannister"], ["lannister", "greyjoy", "stark", "tyrell"]):
        match = duel(
            "stark", "lannister", units=units, orders=dict.fromkeys(units, "support"), tracks={"iron_throne": throne}
        )
        order = []
        while match.decisions[0].kind == "support":
            order.append(asked(match).power)
            play(match, asked(match).options[-1])
        assert order == throne


# -- accepting


@covers("got-support-9")
def test_either_combatant_may_refuse_support_of_others() -> None:
    units = {"moat_cailin": ("greyjoy", "knight"), "the_fingers": ("tyrell", "footman")}
    for accept, strength in ((True, (3, 2)), (False, (1, 1))):
        match = duel("stark", "lannister", units=units, orders=dict.fromkeys(units, "support"))
        play(match, ("support", "moat_cailin", "stark"), ("support", "the_fingers", "lannister"))
        assert question(match) == ("lannister", "accept_support")
        assert choices(match) == {("accept", "the_fingers"), ("reject", "the_fingers")}
        assert refused(match, ("reject", "moat_cailin")) == "got-support-9"
        play(match, ("accept" if accept else "reject", "the_fingers"))
        assert question(match) == ("stark", "accept_support")
        play(match, ("accept" if accept else "reject", "moat_cailin"))
        assert base(match) == strength


@covers("got-support-9")
def test_each_offer_is_taken_or_refused_by_itself() -> None:
    units = {"moat_cailin": ("greyjoy", "knight"), "the_fingers": ("tyrell", "footman")}
    match = duel("stark", "lannister", units=units, orders=dict.fromkeys(units, "support"))
    play(match, ("support", "moat_cailin", "stark"), ("support", "the_fingers", "stark"))
    play(match, ("reject", "moat_cailin"), ("accept", "the_fingers"))
    assert base(match) == (2, 1)


@covers("got-support-6")
def test_own_support_needs_no_acceptance() -> None:
    match = duel("stark", "lannister", units={"moat_cailin": ("stark", "footman")}, orders={"moat_cailin": "support"})
    play(match, ("support", "moat_cailin", "stark"))
    assert asked(match, "stark").kind == "house_card"


# -- how strong it is


@covers("got-support-3", "got-support-13")
def test_all_units_of_the_area_support_together() -> None:
    """There is no way to give a part: the whole area, or nothing."""
    units = {"moat_cailin": ("greyjoy", "footman", "footman", "knight", "siege_engine")}
    match = duel("stark", "lannister", units=units, orders={"moat_cailin": "support_plus_1"})
    assert {option[0] for option in choices(match)} == {"support", "refuse"}
    assert len(choices(match)) == 3
    support(match, {"moat_cailin": "stark"})
    assert base(match) == (1 + 4 + 1, 1)


@pytest.mark.parametrize(("order", "bonus"), [("support", 0), ("support_plus_1", 1)])
@covers("got-special-4", "got-orders-4", "got-support-18")
def test_a_special_support_order_adds_one_and_routed_units_nothing(order: str, bonus: int) -> None:
    units = {"moat_cailin": ("greyjoy", "routed_footman", "routed_knight", "footman")}
    match = duel("stark", "lannister", units=units, orders={"moat_cailin": order})
    support(match, {"moat_cailin": "lannister"})
    assert base(match) == (1, 1 + 1 + bonus)
    lying = {"moat_cailin": ("greyjoy", "routed_footman", "routed_knight")}
    match = duel("stark", "lannister", units=lying, orders={"moat_cailin": order})
    support(match, {"moat_cailin": "lannister"})
    assert base(match) == (1, 1 + bonus)


@pytest.mark.parametrize(
    ("area", "side", "worth"),
    [
        ("moat_cailin", "stark", 4),
        ("moat_cailin", "lannister", 0),
        ("the_twins", "stark", 0),
        ("the_twins", "lannister", 0),
    ],
)
@covers("got-support-12", "got-combat-9")
def test_siege_engines_support_only_the_attack_on_a_castle(area: str, side: str, worth: int) -> None:
    place = "white_harbor" if area == "moat_cailin" else "the_fingers"
    units = {place: ("greyjoy", "siege_engine", "footman")}
    match = duel("stark", "lannister", area=area, units=units, orders={place: "support"})
    support(match, {place: side})
    assert base(match) == ((1 + worth + 1, 1) if side == "stark" else (1, 1 + worth + 1))


@covers("got-garrison-6")
def test_a_garrison_does_not_support() -> None:
    units = {"winterfell": ("stark", "footman")}
    match = duel(
        "stark", "lannister", area="karhold", origin="castle_black", units=units, orders={"winterfell": "support"}
    )
    assert look(match).garrisons["winterfell"] == "stark"
    support(match, {"winterfell": "stark"})
    assert base(match) == (1 + 1, 1)


# -- from where


@covers("got-support-10")
def test_ships_support_on_land_and_at_sea() -> None:
    match = duel("stark", "lannister", units={SEA: ("stark", "ship", "ship")}, orders={SEA: "support"})
    support(match, {SEA: "stark"})
    assert base(match) == (3, 1)
    at_sea = duel(
        "stark",
        "lannister",
        force=("ship",),
        held=("ship",),
        area=SEA,
        origin="the_shivering_sea",
        units={"shipbreaker_bay": ("stark", "ship", "ship")},
        orders={"shipbreaker_bay": "support"},
    )
    support(at_sea, {"shipbreaker_bay": "stark"})
    assert base(at_sea) == (3, 1)


@covers("got-support-11")
def test_land_units_do_not_support_at_sea() -> None:
    match = duel(
        "stark",
        "lannister",
        force=("ship",),
        held=("ship",),
        area=SEA,
        origin="the_shivering_sea",
        units={
            "shipbreaker_bay": ("stark", "ship"),
            "white_harbor": ("stark", "knight"),
            "the_twins": ("lannister", "knight"),
        },
        orders={"shipbreaker_bay": "support", "white_harbor": "support", "the_twins": "support"},
    )
    assert question(match) == ("stark", "support")
    assert refused(match, ("support", "white_harbor", "stark")) == "got-support-11"
    support(match, {"shipbreaker_bay": "stark"})
    assert base(match) == (2, 1)


@covers("got-support-15")
def test_support_comes_from_next_to_the_embattled_area_not_the_origin() -> None:
    """Riverrun is next to Seagard, from where the attack comes, but not to The Twins."""
    units = {"riverrun": ("stark", "knight"), "moat_cailin": ("stark", "footman")}
    match = duel("stark", "lannister", units=units, orders=dict.fromkeys(units, "support"))
    assert question(match) == ("stark", "support")
    assert refused(match, ("support", "riverrun", "stark")) == "got-support-15"
    support(match, {"moat_cailin": "stark"})
    assert base(match) == (2, 1)


@covers("got-transport-8")
def test_ship_transport_brings_no_support() -> None:
    units = {SEA: ("stark", "ship"), "widows_watch": ("stark", "knight"), "moat_cailin": ("stark", "footman")}
    orders = {"widows_watch": "support", "moat_cailin": "support"}
    match = duel("stark", "lannister", units=units, orders=orders)
    assert refused(match, ("support", "widows_watch", "stark")) == "got-transport-8"
    support(match, {"moat_cailin": "stark"})
    assert base(match) == (2, 1)


@covers("got-support-8")
def test_a_support_order_in_the_area_under_attack_adds_nothing() -> None:
    units = {"moat_cailin": ("lannister", "footman")}
    orders = {"the_twins": "support_plus_1", "moat_cailin": "support"}
    match = duel("stark", "lannister", held=("footman", "knight"), units=units, orders=orders)
    assert refused(match, ("support", "the_twins", "lannister")) == "got-support-8"
    support(match)
    assert base(match) == (1, 3)


# -- afterwards


@covers("got-support-7", "got-support-19")
def test_a_support_order_may_support_again_and_another_side() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "the_fingers": ("stark", "footman"),
        "the_twins": ("lannister", "knight", "knight"),
        "moat_cailin": ("greyjoy", "footman"),
    }
    orders = {"seagard": "march_0", "the_fingers": "march_minus_1", "moat_cailin": "support"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "ser_rodrick_cassel", "the_hound", {"moat_cailin": "stark"})
    assert strengths(match) == (3, 6)
    assert look(match).orders["moat_cailin"] == ("greyjoy", "support")
    march(match, "the_fingers", ("footman", "the_twins"))
    assert may(match, ("support", "moat_cailin", "lannister"))
    fought(match, "greatjon_umber", "ser_jaime_lannister", {"moat_cailin": "lannister"})
    assert strengths(match) == (1 - 1 + 2, 4 + 2 + 1)
    assert look(match).orders["moat_cailin"] == ("greyjoy", "support")


@covers("got-retreat-1")
def test_supporters_stay_standing_where_they_are() -> None:
    units = {"moat_cailin": ("lannister", "footman"), "the_fingers": ("stark", "footman")}
    match = duel(
        "stark", "lannister", force=("knight",) * 3, units=units, orders=dict.fromkeys(units, "support"), supply=6
    )
    fought(match, "eddard_stark", "ser_jaime_lannister", {"moat_cailin": "lannister", "the_fingers": "stark"})
    assert units_in(match, "moat_cailin") == {"footman": 1}
    assert units_in(match, "the_fingers") == {"footman": 1}
    assert units_in(match, "the_twins") == {"knight": 3}

"""House cards of Lannister with a text: Tywin, Kevan, Tyrion, Cersei."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet, power_of, totals
from tests.rulebook.game_of_thrones.positions import (
    battle,
    choices,
    look,
    may,
    play,
    question,
    refused,
    strengths,
    support,
    units_in,
    winner,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HAND

# -- Tywin Lannister


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-6")
def test_a_winning_tywin_gains_two_power_before_the_casualties(role: str) -> None:
    match = clash(role, "lannister", "stark", ("knight",) * 2, ("footman",))
    meet(match, role, "tywin_lannister", "ser_rodrick_cassel")
    assert winner(match) == "lannister"
    assert power_of(match, "lannister") == 7
    if role == "attacking":
        assert question(match) == ("stark", "retreat")  # the losers have not gone yet


@pytest.mark.parametrize("role", ROLES)
def test_a_losing_tywin_gains_nothing(role: str) -> None:
    match = clash(role, "lannister", "stark", ("footman",), ("knight",) * 3)
    meet(match, role, "tywin_lannister", "ser_rodrick_cassel")
    assert winner(match) == "stark"
    assert power_of(match, "lannister") == 5


@pytest.mark.parametrize(("power", "gained"), [(18, 2), (17, 2), (19, 1), (20, 0)])
@covers("got-terms-8")
def test_tywin_gains_no_more_than_the_pool_holds(power: int, gained: int) -> None:
    match = duel("lannister", "stark", force=("knight",) * 2, power={"lannister": power})
    fought(match, "tywin_lannister", "ser_rodrick_cassel")
    assert power_of(match, "lannister") == power + gained
    assert look(match).pool["lannister"] == 20 - power - gained


def test_tokens_on_the_board_are_not_in_the_pool() -> None:
    tokens = {"harrenhal": "lannister", "blackwater": "lannister"}
    match = duel("lannister", "stark", force=("knight",) * 2, power={"lannister": 17}, tokens=tokens)
    fought(match, "tywin_lannister", "ser_rodrick_cassel")
    assert power_of(match, "lannister") == 18


# -- Ser Kevan Lannister


def test_kevan_doubles_attacking_footmen() -> None:
    match = duel("lannister", "stark", force=("footman", "footman", "knight"))
    fought(match, "ser_kevan_lannister", "eddard_stark")
    assert strengths(match) == (4 + 2 + 1, 5)


def test_kevan_doubles_no_defending_footmen() -> None:
    match = duel("stark", "lannister", held=("footman", "footman"))
    fought(match, "eddard_stark", "ser_kevan_lannister")
    assert strengths(match) == (5, 3)


def test_kevan_doubles_lannister_footmen_in_support_but_no_routed_ones() -> None:
    units = {"moat_cailin": ("lannister", "footman", "routed_footman", "knight")}
    match = duel("lannister", "stark", units=units, orders={"moat_cailin": "support_plus_1"})
    fought(match, "ser_kevan_lannister", "eddard_stark", {"moat_cailin": "lannister"})
    assert strengths(match) == (2 + (2 + 0 + 2 + 1) + 1, 5)


def test_kevan_doubles_no_footmen_of_others() -> None:
    units = {"moat_cailin": ("greyjoy", "footman", "footman"), "the_fingers": ("tyrell", "footman")}
    orders = {"moat_cailin": "support", "the_fingers": "support"}
    match = duel("lannister", "stark", units=units, orders=orders)
    fought(match, "ser_kevan_lannister", "eddard_stark", {"moat_cailin": "lannister", "the_fingers": "stark"})
    assert strengths(match) == (2 + 2 + 1, 1 + 1 + 4)


# -- Tyrion Lannister


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-1", "got-cards-4", "got-cards-15")
def test_tyrion_sends_the_card_back_and_another_must_be_played(role: str) -> None:
    match = clash(role, "lannister", "stark", ("footman",), ("footman",))
    meet(match, role, "tyrion_lannister", "eddard_stark")
    assert question(match) == ("lannister", "tyrion")
    assert choices(match) == {("cancel",), ("decline",)}
    play(match, ("cancel",))
    assert question(match) == ("stark", "replacement")
    assert choices(match) == {("play", card) for card in HAND["stark"] if card != "eddard_stark"}
    assert refused(match, ("play", "eddard_stark")) == "got-cards-15"
    assert refused(match, ("play", "the_hound")) == "got-cards-1"
    play(match, ("play", "ser_rodrick_cassel"))
    assert totals(match, role) == (2, 2)
    state = look(match)
    assert state.discards == {**state.discards, "lannister": ("tyrion_lannister",), "stark": ("ser_rodrick_cassel",)}
    assert "eddard_stark" in state.hands["stark"]


@pytest.mark.parametrize("role", ROLES)
def test_tyrion_may_be_declined(role: str) -> None:
    match = clash(role, "lannister", "stark", ("footman",), ("footman",))
    meet(match, role, "tyrion_lannister", "eddard_stark")
    play(match, ("decline",))
    assert totals(match, role) == (2, 5)
    assert look(match).discards["stark"] == ("eddard_stark",)


def test_without_another_card_the_opponent_has_none() -> None:
    """No strength, no icons, nothing discarded and no hand taken back."""
    match = duel(
        "lannister", "stark", force=("footman",), held=("footman", "knight"), hands={"stark": ["eddard_stark"]}
    )
    battle(match, "tyrion_lannister", "eddard_stark")
    play(match, ("cancel",))
    assert strengths(match) == (2, 3)
    assert winner(match) == "stark"
    assert units_in(match, "seagard") == {"routed_footman": 1}  # no sword of Eddard's
    state = look(match)
    assert state.hands["stark"] == ("eddard_stark",)
    assert len(state.discards["stark"]) == 6
    assert state.discards["lannister"] == ("tyrion_lannister",)


def test_the_last_other_card_is_the_replacement() -> None:
    hand = ["eddard_stark", "roose_bolton"]
    match = duel("lannister", "stark", force=("knight",) * 3, hands={"stark": hand})
    battle(match, "tyrion_lannister", "eddard_stark")
    play(match, ("cancel",))
    assert strengths(match) == (7, 3)


@covers("got-cards-4", "got-cards-14")
def test_tyrion_comes_before_other_texts_whatever_the_turn_order() -> None:
    """Tyrell is first in turn order, yet Mace kills nobody."""
    match = duel("lannister", "tyrell", tracks={"iron_throne": ["tyrell"]})
    battle(match, "tyrion_lannister", "mace_tyrell")
    assert question(match) == ("lannister", "tyrion")
    play(match, ("cancel",), ("play", "margaery_tyrell"))
    assert strengths(match) == (2, 2)
    assert look(match).unused["lannister"] == (9, 5, 6, 2)


@covers("got-cards-3")
def test_the_text_of_the_replacement_works() -> None:
    match = duel("lannister", "tyrell")
    battle(match, "tyrion_lannister", "margaery_tyrell")
    play(match, ("cancel",), ("play", "mace_tyrell"))
    assert strengths(match) == (1, 5)
    assert look(match).unused["lannister"] == (10, 5, 6, 2)


def test_tyrion_works_once_in_a_combat() -> None:
    match = duel("lannister", "stark")
    battle(match, "tyrion_lannister", "eddard_stark")
    play(match, ("cancel",), ("play", "robb_stark"))
    assert question(match) == ("stark", "robb")
    assert strengths(match) == (2, 4)


def test_cancelling_leaves_support_and_orders_alone() -> None:
    units = {"moat_cailin": ("stark", "footman")}
    orders = {"moat_cailin": "support", "the_twins": "defense_plus_1"}
    match = duel("lannister", "stark", units=units, orders=orders)
    battle(match, "tyrion_lannister", "eddard_stark", {"moat_cailin": "stark"})
    play(match, ("cancel",), ("play", "catelyn_stark"))
    assert strengths(match) == (2, 1 + 1 + 2)
    assert look(match).orders["moat_cailin"] == ("stark", "support")


# -- Cersei Lannister

FAR = {"winterfell": ("stark", "footman"), "karhold": ("stark", "footman"), "the_shivering_sea": ("stark", "ship")}
FAR_ORDERS = {"winterfell": "march_plus_1", "karhold": "consolidate", "the_shivering_sea": "defense_plus_2"}


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-6", "got-cards-17")
def test_a_winning_cersei_may_remove_any_order_of_the_loser(role: str) -> None:
    match = clash(
        role,
        "lannister",
        "stark",
        ("knight",) * 3,
        ("footman",),
        units={**FAR, "port_of_winterfell": ("stark", "ship"), "white_harbor": ("greyjoy", "footman")},
        orders={**FAR_ORDERS, "port_of_winterfell": "raid", "white_harbor": "support"},
    )
    meet(match, role, "cersei_lannister", "ser_rodrick_cassel")
    assert question(match) == ("lannister", "cersei")
    areas = {*FAR, "port_of_winterfell"}
    assert choices(match) == {*(("remove_order", area) for area in areas), ("decline",)}
    for area in ("white_harbor", "lannisport", "pyke", "seagard" if role == "attacking" else "the_twins"):
        assert refused(match, ("remove_order", area)) == "got-cards-17"
    play(match, ("remove_order", "the_shivering_sea"))
    assert "the_shivering_sea" not in look(match).orders
    assert "winterfell" in look(match).orders


def test_cersei_may_decline() -> None:
    match = duel("lannister", "stark", force=("knight",) * 3, units=FAR, orders=FAR_ORDERS)
    fought(match, "cersei_lannister", "ser_rodrick_cassel")
    play(match, ("decline",))
    assert set(FAR_ORDERS) <= set(look(match).orders)


def test_a_losing_cersei_removes_nothing() -> None:
    match = duel("lannister", "stark", held=("knight",) * 2, units=FAR, orders=FAR_ORDERS)
    fought(match, "cersei_lannister", "ser_rodrick_cassel")
    assert question(match)[1] != "cersei"


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-18")
def test_cersei_is_not_offered_the_orders_of_this_combat(role: str) -> None:
    orders = {"the_twins": "defense_plus_1"}
    match = clash(role, "lannister", "stark", ("knight",) * 3, ("footman",), orders=orders)
    meet(match, role, "cersei_lannister", "ser_rodrick_cassel")
    assert question(match)[1] != "cersei"
    match = clash(role, "lannister", "stark", ("knight",) * 3, ("footman",), units=FAR, orders={**FAR_ORDERS, **orders})
    meet(match, role, "cersei_lannister", "ser_rodrick_cassel")
    assert refused(match, ("remove_order", "the_twins" if role == "attacking" else "seagard")) == "got-cards-18"


def test_a_support_order_removed_by_cersei_has_counted() -> None:
    """The orders of a supporter are safe; the loser's own support has already been added."""
    units = {"moat_cailin": ("stark", "footman"), "the_fingers": ("greyjoy", "footman")}
    orders = {"moat_cailin": "support", "the_fingers": "support"}
    match = duel("lannister", "stark", force=("knight",) * 3, units=units, orders=orders)
    sides = {"moat_cailin": "stark", "the_fingers": "stark"}
    support(match, sides)
    fought(match, "cersei_lannister", "ser_rodrick_cassel")
    assert strengths(match) == (6, 4)
    assert not may(match, ("remove_order", "the_fingers"))
    play(match, ("remove_order", "moat_cailin"))
    assert winner(match) == "lannister"
    assert "the_fingers" in look(match).orders

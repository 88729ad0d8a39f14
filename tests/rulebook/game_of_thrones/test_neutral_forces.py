"""Neutral forces: who may march against them, and with what strength."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.positions import (
    Orders,
    Placed,
    choices,
    look,
    march,
    may,
    play,
    question,
    refused,
    table,
    told,
    units_in,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

LANDING = "kings_landing"
"""A stronghold with a neutral force of strength 5."""


def marching(
    *force: str, order: str = "march_0", units: Placed | None = None, orders: Orders | None = None, **more: Any
) -> Match:
    """Tyrell is asked what moves from The Reach, next to King's Landing."""
    placed: Placed = {"the_reach": ("tyrell", *force), **(units or {})}
    given: Orders = {"the_reach": order, **(orders or {})}
    match = table(("marches",), units=placed, orders=given, **{"pause": "martell", **more})
    assert question(match) == ("tyrell", "move")
    return match


def to_landing(*units: str) -> list[tuple[str, str]]:
    return [(unit, LANDING) for unit in units]


@pytest.mark.parametrize(("players", "count", "oldtown"), [(3, 14, 0), (4, 12, 3), (5, 9, None), (6, 2, None)])
@covers("got-neutral-1")
def test_neutral_forces_hold_their_areas(players: int, count: int, oldtown: int | None) -> None:
    match = table(("marches",), players=players, units={"karhold": ("stark", "footman")}, pause="baratheon")
    neutrals = look(match).neutrals
    assert len(neutrals) == count
    assert (neutrals[LANDING], neutrals["the_eyrie"], neutrals.get("oldtown")) == (5, 6, oldtown)
    assert all(look(match).controller(area) is None for area in (LANDING, "the_eyrie"))


@pytest.mark.parametrize(
    ("force", "enough"),
    [
        (("knight", "knight"), False),
        (("knight", "knight", "footman"), True),
        (("siege_engine",), False),
        (("siege_engine", "footman"), True),
        (("siege_engine", "knight"), True),
    ],
)
@covers("got-neutral-2", "got-neutral-3", "got-neutral-4")
def test_enough_strength_is_needed_to_march_in(force: tuple[str, ...], enough: bool) -> None:
    match = marching(*force)
    assert may(match, ("move", force[0], LANDING)) is enough
    if not enough:
        assert refused(match, ("move", force[0], LANDING)) == "got-neutral-2"
        return
    march(match, "the_reach", *to_landing(*force))
    assert LANDING not in look(match).neutrals
    assert look(match).controller(LANDING) == "tyrell"


@covers("got-neutral-2")
def test_a_march_begun_against_a_neutral_force_is_not_stopped_too_early() -> None:
    match = marching("knight", "knight", "footman", "footman")
    play(match, ("move", "knight", LANDING))
    assert refused(match, ("done",)) == "got-neutral-2"
    assert may(match, ("move", "footman", "blackwater"))
    play(match, ("move", "footman", "blackwater"))
    assert choices(match) == {("move", "knight", LANDING), ("move", "footman", LANDING)}
    play(match, ("move", "knight", LANDING))
    # the last footman has nowhere else to go, and needs no question any more
    assert question(match) == ("tyrell", "leave_token")
    play(match, ("decline",))
    assert units_in(match, LANDING) == {"knight": 2, "footman": 1}


@covers("got-neutral-4")
def test_siege_engines_count_only_against_castles() -> None:
    """With four players The Boneway, without a castle, is held by a force of 3."""
    for force, enough in (
        (("siege_engine", "footman", "footman"), False),
        (("siege_engine", "footman", "knight"), True),
    ):
        match = table(
            ("marches",),
            units={"kingswood": ("lannister", *force)},
            orders={"kingswood": "march_0"},
            players=4,
            pause="stark",
        )
        assert look(match).neutrals["the_boneway"] == 3
        assert may(match, ("move", "footman", "the_boneway")) is enough
        if not enough:
            assert refused(match, ("move", "siege_engine", "the_boneway")) == "got-neutral-2"


@pytest.mark.parametrize(
    ("order", "force", "enough"),
    [
        ("march_minus_1", ("knight", "knight", "footman"), False),
        ("march_minus_1", ("knight", "knight", "knight"), True),
        ("march_plus_1", ("knight", "knight"), True),
        ("march_plus_1", ("knight", "footman"), False),
    ],
)
@covers("got-neutral-5")
def test_the_number_of_the_march_order_counts(order: str, force: tuple[str, ...], enough: bool) -> None:
    match = marching(*force, order=order)
    assert may(match, ("move", force[0], LANDING)) is enough


# -- support

FRIENDS: Placed = {"blackwater": ("tyrell", "footman"), "crackclaw_point": ("stark", "knight")}


@covers("got-neutral-6")
def test_own_support_counts_without_asking() -> None:
    match = marching("knight", "knight", units=FRIENDS, orders={"blackwater": "support"})
    march(match, "the_reach", *to_landing("knight", "knight"))
    assert LANDING not in look(match).neutrals
    match = marching("knight", "footman", units=FRIENDS, orders={"blackwater": "support_plus_1"})
    march(match, "the_reach", *to_landing("knight", "footman"))
    assert LANDING not in look(match).neutrals


@covers("got-neutral-6", "got-neutral-7")
def test_others_may_be_called_and_help_or_refuse() -> None:
    for helps in (True, False):
        match = marching("knight", "footman", "footman", units=FRIENDS, orders={"crackclaw_point": "support"})
        assert refused(match, ("move", "knight", LANDING)) == "got-neutral-2"
        play(match, ("call", LANDING))
        assert question(match) == ("stark", "help")
        assert choices(match) == {("support", "crackclaw_point", "tyrell"), ("refuse", "crackclaw_point")}
        for side in ("stark", "martell"):
            assert refused(match, ("support", "crackclaw_point", side)) == "got-neutral-7"
        play(match, ("support", "crackclaw_point", "tyrell") if helps else ("refuse", "crackclaw_point"))
        assert question(match) == ("tyrell", "move")
        assert may(match, ("move", "knight", LANDING)) is helps
        assert refused(match, ("call", LANDING)) == "got-neutral-11"  # once is enough
        if helps:
            march(match, "the_reach", *to_landing("knight", "footman"))
            assert LANDING not in look(match).neutrals
            assert units_in(match, "the_reach") == {"footman": 1}


@covers("got-neutral-6")
def test_a_call_needs_a_neutral_force_in_reach_and_somebody_to_call() -> None:
    match = marching("knight", "footman", units=FRIENDS, orders={"blackwater": "support"})
    assert refused(match, ("call", LANDING)) == "got-support-1"
    for area in ("the_eyrie", "kingswood", "highgarden"):
        assert refused(match, ("call", area)) == "got-neutral-6"


@covers("got-neutral-6", "got-support-5")
def test_helpers_are_called_in_turn_order() -> None:
    units: Placed = {"blackwater": ("stark", "footman"), "crackclaw_point": ("lannister", "knight")}
    orders: Orders = {"blackwater": "support", "crackclaw_point": "support_plus_1"}
    match = marching("footman", units=units, orders=orders)
    play(match, ("call", LANDING))
    assert question(match) == ("lannister", "help")
    play(match, ("support", "crackclaw_point", "tyrell"))
    assert question(match) == ("stark", "help")
    play(match, ("support", "blackwater", "tyrell"))
    march(match, "the_reach", ("footman", LANDING))  # 1 + 3 + 1
    assert LANDING not in look(match).neutrals


@covers("got-neutral-6", "got-support-12")
def test_siege_engines_help_against_a_castle() -> None:
    units: Placed = {"blackwater": ("tyrell", "siege_engine")}
    match = marching("footman", units=units, orders={"blackwater": "support"})
    march(match, "the_reach", ("footman", LANDING))
    assert LANDING not in look(match).neutrals


@covers("got-neutral-14", "got-support-7")
def test_support_orders_used_against_a_neutral_force_stay() -> None:
    match = marching("knight", "knight", units=FRIENDS, orders={"blackwater": "support", "crackclaw_point": "support"})
    play(match, ("call", LANDING), ("support", "crackclaw_point", "tyrell"))
    march(match, "the_reach", *to_landing("knight", "knight"))
    assert {"blackwater", "crackclaw_point"} <= set(look(match).orders)
    assert "the_reach" not in look(match).orders


# -- no combat


@covers("got-neutral-8", "got-neutral-9", "got-neutral-13")
def test_no_cards_no_blade_no_tides_no_casualties() -> None:
    """The blade is Tyrell's and ready, tides cards are in play: nothing of it is asked or drawn."""
    match = marching("knight", "knight", "footman", tracks={"fiefdoms": ["tyrell"]}, options={"tides_of_battle": True})
    march(match, "the_reach", *to_landing("knight", "knight", "footman"))
    state = look(match)
    assert question(match) == ("martell", "consolidate")
    assert units_in(match, LANDING) == {"knight": 2, "footman": 1}
    assert state.combat is None
    assert len(state.hands["tyrell"]) == 7
    assert state.used == ()
    assert told(match, "draws_tides") == []
    assert len(state.tides) == 24


@covers("got-neutral-9")
def test_the_blade_does_not_close_the_gap() -> None:
    match = marching("knight", "knight", tracks={"fiefdoms": ["tyrell"]})
    assert refused(match, ("move", "knight", LANDING)) == "got-neutral-2"


@covers("got-neutral-10", "got-neutral-15")
def test_a_beaten_force_leaves_the_game_for_good() -> None:
    match = marching("knight", "knight", "footman")
    march(match, "the_reach", *to_landing("knight", "knight", "footman"))
    assert look(match).neutrals == {"the_eyrie": 6}
    assert look(match).victory["tyrell"] == 2
    play(match, ("consolidate", "sunspear"))  # the round ends, and the force does not come back
    assert look(match).neutrals == {"the_eyrie": 6}


@covers("got-neutral-11", "got-march-7")
def test_a_neutral_force_is_the_one_combat_of_the_march() -> None:
    units: Placed = {"blackwater": ("stark", "footman")}
    match = marching("knight", "knight", "footman", "footman", units=units)
    play(match, ("move", "footman", "blackwater"))
    assert refused(match, ("move", "knight", LANDING)) == "got-neutral-11"
    match = marching("knight", "knight", "footman", "footman", units=units)
    play(match, ("move", "knight", LANDING))
    assert refused(match, ("move", "footman", "blackwater")) == "got-neutral-11"


@covers("got-neutral-11")
def test_nobody_is_called_when_the_march_already_fights_elsewhere() -> None:
    units: Placed = {"blackwater": ("stark", "footman"), "crackclaw_point": ("stark", "knight")}
    match = marching("knight", "knight", "footman", units=units, orders={"crackclaw_point": "support"})
    assert may(match, ("call", LANDING))
    play(match, ("move", "footman", "blackwater"))
    assert refused(match, ("call", LANDING)) == "got-neutral-11"


@covers("got-neutral-12")
def test_a_force_without_a_number_is_never_beaten() -> None:
    """With three players the south cannot be entered by anybody."""
    units: Placed = {"kingswood": ("baratheon", "knight", "knight", "knight", "siege_engine")}
    match = table(("marches",), units=units, orders={"kingswood": "march_plus_1"}, players=3, pause="stark")
    assert look(match).neutrals["storms_end"] == 0
    for area in ("storms_end", "the_boneway"):
        assert refused(match, ("move", "knight", area)) == "got-neutral-12"
    assert may(match, ("move", "knight", LANDING))


@covers("got-neutral-12")
def test_nobody_is_called_against_a_force_without_a_number() -> None:
    units: Placed = {"kingswood": ("baratheon", "knight"), "the_reach": ("lannister", "knight")}
    orders: Orders = {"kingswood": "march_0", "the_reach": "support"}
    match = table(("marches",), units=units, orders=orders, players=3, pause="stark")
    assert ("call", "the_boneway") not in choices(match)


@covers("got-neutral-10")
def test_other_moves_of_the_same_march_are_made_too() -> None:
    match = marching("knight", "knight", "footman", "footman")
    march(match, "the_reach", *to_landing("knight", "knight", "footman"), ("footman", "blackwater"))
    assert units_in(match, "blackwater") == {"footman": 1}
    assert look(match).controller(LANDING) == "tyrell"


@covers("got-neutral-6", "got-march-8")
def test_units_that_march_to_a_supporting_area_first_support_the_attack() -> None:
    """King's Landing holds 5: knight 2, footman 1, and the support of two footmen, one of whom has just come."""
    match = table(
        ("marches",),
        units={"the_reach": ("tyrell", "knight", "footman", "footman"), "blackwater": ("tyrell", "footman")},
        orders={"the_reach": "march_0", "blackwater": "support"},
        pause="martell",
    )
    play(match, ("move", "footman", "blackwater"), ("move", "knight", "kings_landing"))
    play(match, ("move", "footman", "kings_landing"), ("decline",))
    assert look(match).owner["kings_landing"] == "tyrell" and "kings_landing" not in look(match).neutrals

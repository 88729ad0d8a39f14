"""Combat: retreat and rout."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    Placed,
    battle,
    cards,
    choices,
    finish,
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
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

NEAR = ("moat_cailin", "the_fingers", "the_mountains_of_the_moon")
"""Where units beaten at The Twins, attacked from Seagard, may go."""


def beaten(held: tuple[str, ...] = ("footman",), units: Placed | None = None, **more: Any) -> Match:
    """Lannister loses The Twins to Stark, without casualties."""
    match = duel("stark", "lannister", force=("knight",) * 4, held=held, units=units, **more)
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert winner(match) == "stark"
    return match


def ways(*areas: str) -> set[tuple[str, str]]:
    return {("retreat", area) for area in areas}


# -- who retreats where


@covers("got-retreat-1", "got-retreat-3", "got-retreat-10")
def test_the_losers_other_units_retreat_and_are_routed() -> None:
    match = beaten(("footman", "knight"))
    assert question(match) == ("lannister", "retreat")
    assert choices(match) == ways(*NEAR)
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1, "routed_knight": 1}
    assert units_in(match, "the_twins") == {"knight": 4}


@covers("got-retreat-2", "got-retreat-10")
def test_a_losing_attacker_goes_back_and_is_routed() -> None:
    match = duel("stark", "lannister", force=("footman", "knight"), held=("knight",) * 4)
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert question(match) == ("martell", "consolidate")  # there is nothing to choose
    assert units_in(match, "seagard") == {"routed_footman": 1, "routed_knight": 1}
    assert units_in(match, "the_twins") == {"knight": 4}


@covers("got-retreat-2")
def test_a_losing_attacker_goes_back_by_ship_as_well() -> None:
    units = {"shipbreaker_bay": ("stark", "ship")}
    match = duel("stark", "lannister", held=("knight",) * 4, area="crackclaw_point", origin="kingswood", units=units)
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert units_in(match, "kingswood") == {"routed_footman": 1}


@covers("got-retreat-3")
def test_areas_with_enemy_units_or_tokens_are_closed() -> None:
    match = beaten(units={"moat_cailin": ("greyjoy", "footman")}, tokens={"the_fingers": "tyrell"})
    # a single area is left, and taken without a question
    assert units_in(match, "the_mountains_of_the_moon") == {"routed_footman": 1}
    match = beaten(units={"moat_cailin": ("stark", "footman")})
    assert choices(match) == ways(*NEAR[1:])
    assert refused(match, ("retreat", "moat_cailin")) == "got-retreat-3"
    match = beaten(tokens={"the_fingers": "stark"})
    assert refused(match, ("retreat", "the_fingers")) == "got-retreat-3"


@covers("got-retreat-3")
def test_own_areas_are_open() -> None:
    match = beaten(units={"moat_cailin": ("lannister", "footman")}, tokens={"the_fingers": "lannister"})
    assert choices(match) == ways(*NEAR)
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"footman": 1, "routed_footman": 1}


@covers("got-retreat-3")
def test_only_adjacent_areas_are_open() -> None:
    match = beaten()
    for area in ("winterfell", "harrenhal", "the_twins"):
        assert refused(match, ("retreat", area)) == "got-retreat-3"


@covers("got-retreat-4")
def test_all_go_to_the_same_area() -> None:
    match = beaten(("footman", "footman", "knight"))
    play(match, ("retreat", "the_fingers"))
    assert units_in(match, "the_fingers") == {"routed_footman": 2, "routed_knight": 1}
    assert question(match) == ("martell", "consolidate")


@covers("got-retreat-5")
def test_nobody_retreats_to_where_the_attack_came_from() -> None:
    match = beaten()
    assert "seagard" not in look(match).owner  # it is empty
    assert refused(match, ("retreat", "seagard")) == "got-retreat-5"


@covers("got-retreat-16")
def test_an_enemy_home_is_closed_even_if_empty() -> None:
    match = duel("stark", "greyjoy", force=("knight",) * 4, area="riverrun", origin="seagard", garrisons=())
    fought(match, "ser_rodrick_cassel", "theon_greyjoy")
    assert refused(match, ("retreat", "lannisport")) == "got-retreat-16"
    assert may(match, ("retreat", "stoney_sept"))


@covers("got-retreat-16")
def test_the_own_home_is_open_without_units() -> None:
    match = duel("stark", "lannister", force=("knight",) * 4, area="riverrun", origin="seagard")
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert may(match, ("retreat", "lannisport"))


@covers("got-retreat-16")
def test_the_home_of_a_house_not_in_play_is_a_land_like_any_other() -> None:
    match = duel(
        "stark", "lannister", force=("knight",) * 4, area="the_reach", origin="blackwater", players=4, pause="baratheon"
    )
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert may(match, ("retreat", "highgarden"))


@covers("got-retreat-17")
def test_a_neutral_force_closes_an_area() -> None:
    match = duel("stark", "lannister", force=("knight",) * 4, area="blackwater", origin="harrenhal")
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert refused(match, ("retreat", "kings_landing")) == "got-retreat-17"
    assert may(match, ("retreat", "crackclaw_point"))


@covers("got-retreat-9")
def test_land_units_do_not_retreat_to_water() -> None:
    units = {"the_narrow_sea": ("lannister", "ship"), "port_of_white_harbor": ("lannister", "ship")}
    match = duel("stark", "lannister", force=("knight",) * 4, area="white_harbor", origin="winterfell", units=units)
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert question(match) == ("lannister", "retreat")
    for area in ("the_narrow_sea", "the_shivering_sea", "port_of_white_harbor"):
        assert refused(match, ("retreat", area)) == "got-retreat-9"


def beaten_at_sea(**more: Any) -> Match:
    """Lannister ships lose The Narrow Sea to Stark."""
    match = duel(
        "stark",
        "lannister",
        force=("ship",) * 4,
        area="the_narrow_sea",
        origin="the_shivering_sea",
        **{"held": ("ship", "ship"), **more},
    )
    fought(match, "greatjon_umber", "the_hound")
    assert winner(match) == "stark"
    return match


@covers("got-retreat-9", "got-retreat-18")
def test_ships_retreat_to_seas_and_own_ports_only() -> None:
    match = beaten_at_sea(units={"white_harbor": ("lannister", "footman")})
    assert choices(match) == ways("shipbreaker_bay", "port_of_white_harbor")
    assert refused(match, ("retreat", "white_harbor")) == "got-retreat-9"
    play(match, ("retreat", "port_of_white_harbor"))
    assert units_in(match, "port_of_white_harbor") == {"routed_ship": 2}


@covers("got-retreat-18", "got-retreat-3")
def test_enemy_seas_and_foreign_ports_are_closed() -> None:
    """Two seas are needed for a question; the third way out is the port."""
    units = {"shipbreaker_bay": ("greyjoy", "ship"), "white_harbor": ("greyjoy", "footman")}
    match = beaten_at_sea(units=units)
    assert look(match).unused["lannister"][2] == 6  # no way out at all
    east = {"storms_end": ("greyjoy", "footman")}
    match = duel(
        "stark",
        "lannister",
        force=("ship",) * 3,
        held=("ship",),
        area="shipbreaker_bay",
        origin="the_narrow_sea",
        units=east,
    )
    fought(match, "greatjon_umber", "the_hound")
    assert choices(match) == ways("blackwater_bay", "east_summer_sea")
    assert refused(match, ("retreat", "port_of_storms_end")) == "got-retreat-18"
    assert refused(match, ("retreat", "port_of_dragonstone")) == "got-retreat-18"


@covers("got-retreat-18")
def test_a_full_port_is_closed() -> None:
    units = {"white_harbor": ("lannister", "footman"), "port_of_white_harbor": ("lannister", "ship", "ship", "ship")}
    match = beaten_at_sea(units=units, held=("ship",))
    assert units_in(match, "shipbreaker_bay") == {"routed_ship": 1}  # the only way left
    assert units_in(match, "port_of_white_harbor") == {"ship": 3}


@covers("got-retreat-18")
def test_a_port_without_room_for_all_costs_units() -> None:
    units = {
        "white_harbor": ("lannister", "footman"),
        "port_of_white_harbor": ("lannister", "ship", "ship"),
        "shipbreaker_bay": ("greyjoy", "ship"),
    }
    match = beaten_at_sea(units=units)
    assert units_in(match, "port_of_white_harbor") == {"ship": 2, "routed_ship": 1}
    units["shipbreaker_bay"] = ("lannister", "ship")
    match = beaten_at_sea(units=units)
    assert units_in(match, "shipbreaker_bay") == {"ship": 1, "routed_ship": 2}  # it costs none, so it must be that


@covers("got-retreat-14")
def test_a_retreat_may_go_by_own_ships_only() -> None:
    match = beaten(units={"the_narrow_sea": ("lannister", "routed_ship"), "the_shivering_sea": ("lannister", "ship")})
    assert ways("widows_watch", "karhold", "white_harbor") <= choices(match)
    play(match, ("retreat", "karhold"))
    assert units_in(match, "karhold") == {"routed_footman": 1}
    match = beaten(units={"the_narrow_sea": ("stark", "ship")})
    assert refused(match, ("retreat", "widows_watch")) == "got-retreat-3"


@covers("got-retreat-21")
def test_a_retreat_to_an_empty_land_takes_control_of_it() -> None:
    match = beaten(tokens={"the_twins": "lannister"})
    before = look(match).victory["lannister"]
    play(match, ("retreat", "moat_cailin"))
    state = look(match)
    assert state.controller("moat_cailin") == "lannister"
    assert state.victory["lannister"] == before + 1
    assert "moat_cailin" not in state.tokens
    assert state.power["lannister"] == 5


# -- no way out


@covers("got-retreat-8")
def test_without_an_area_all_are_destroyed() -> None:
    units = dict.fromkeys(NEAR, ("greyjoy", "footman"))
    match = beaten(("footman", "knight"), units)
    assert question(match) == ("martell", "consolidate")
    assert look(match).unused["lannister"] == (10, 5, 6, 2)
    assert told(match, "no_retreat")


@covers("got-retreat-12")
def test_a_routed_unit_that_must_retreat_dies() -> None:
    match = beaten(("footman", "routed_footman", "routed_knight"))
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}
    assert look(match).unused["lannister"] == (9, 5, 6, 2)


@covers("got-retreat-15")
def test_siege_engines_cannot_retreat() -> None:
    match = beaten(("footman", "siege_engine"))
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}
    match = duel("stark", "lannister", force=("siege_engine", "footman"), held=("knight",) * 4)
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert units_in(match, "seagard") == {"routed_footman": 1}
    assert look(match).unused["stark"] == (9, 5, 6, 2)


@covers("got-retreat-15")
def test_a_siege_engine_not_chosen_as_casualty_dies_in_the_retreat() -> None:
    match = beaten(("footman", "siege_engine"), options={"siege_engines": "may_be_chosen"})
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}


@covers("got-retreat-20")
def test_attackers_who_left_an_enemy_home_without_a_token_cannot_return() -> None:
    units = {"highgarden": ("stark", "footman", "knight"), "the_reach": ("martell", "knight", "knight", "knight")}
    for token in (False, True):
        match = table(("marches",), units=units, orders={"highgarden": "march_0"}, pause="baratheon")
        march(match, "highgarden", ("footman", "the_reach"), ("knight", "the_reach"), token=token)
        fought(match, "ser_rodrick_cassel", "obara_sand")
        assert winner(match) == "martell"
        if token:
            assert units_in(match, "highgarden") == {"routed_footman": 1, "routed_knight": 1}
        else:
            assert look(match).unused["stark"] == (10, 5, 6, 2)
            assert look(match).controller("highgarden") == "tyrell"


@covers("got-retreat-2", "got-retreat-20")
def test_attackers_return_to_a_land_that_nobody_holds_now() -> None:
    match = duel("stark", "lannister", held=("knight",) * 3)
    assert look(match).controller("seagard") is None
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert look(match).controller("seagard") == "stark"


# -- supply

ONES: Placed = dict.fromkeys(NEAR, ("lannister", "footman"))


@covers("got-retreat-6")
def test_an_area_that_would_break_supply_is_closed_while_another_is_open() -> None:
    units = {"moat_cailin": ("lannister", "footman"), "the_fingers": ("lannister", "knight")}
    match = beaten(("footman", "knight"), units, supply={"lannister": 0})
    # two retreating units would make an army of three with either of them
    assert units_in(match, "the_mountains_of_the_moon") == {"routed_footman": 1, "routed_knight": 1}
    match = beaten(("footman", "knight"), {"moat_cailin": ("lannister", "footman")}, supply={"lannister": 0})
    assert choices(match) == ways(*NEAR[1:])
    assert refused(match, ("retreat", "moat_cailin")) == "got-retreat-6"


@covers("got-retreat-7", "got-retreat-19")
def test_if_all_areas_break_supply_units_of_choice_die_first() -> None:
    match = beaten(("footman", "knight"), ONES, supply={"lannister": 0})
    assert choices(match) == ways(*NEAR)
    play(match, ("retreat", "the_fingers"))
    assert question(match) == ("lannister", "retreat_loss")
    assert choices(match) == {("lose", "the_twins", "footman"), ("lose", "the_twins", "knight")}
    assert refused(match, ("lose", "the_fingers", "footman")) == "got-retreat-7"
    play(match, ("lose", "the_twins", "footman"))
    assert units_in(match, "the_fingers") == {"footman": 1, "routed_knight": 1}


@covers("got-retreat-19", "got-retreat-6")
def test_of_areas_that_break_supply_the_cheapest_must_be_taken() -> None:
    """Three retreating units: to a single unit one of them dies, to an army of two all but none would."""
    units = {
        "moat_cailin": ("lannister", "footman"),
        "the_fingers": ("lannister", "footman", "footman"),
        "the_mountains_of_the_moon": ("greyjoy", "footman"),
    }
    match = beaten(("footman", "knight", "knight"), units, supply={"lannister": 1})
    # supply 1 allows 3 and 2: with The Fingers at two, Moat Cailin takes two more, The Fingers one more
    assert question(match) == ("lannister", "retreat_loss")
    play(match, ("lose", "the_twins", "footman"))
    assert units_in(match, "moat_cailin") == {"footman": 1, "routed_knight": 2}


@covers("got-retreat-8", "got-retreat-19")
def test_areas_that_would_cost_all_units_are_no_way_out() -> None:
    """Two armies of two are all that supply 0 allows, and every other area is the enemy's."""
    units = {
        "moat_cailin": ("lannister", "footman", "footman"),
        "the_fingers": ("lannister", "footman", "footman"),
        "the_mountains_of_the_moon": ("greyjoy", "footman"),
    }
    match = beaten(("footman",), units, supply={"lannister": 0})
    assert question(match) == ("martell", "consolidate")
    assert look(match).unused["lannister"] == (6, 5, 6, 2)


@covers("got-retreat-24")
def test_a_losing_attacker_whose_way_back_breaks_supply_loses_units() -> None:
    """Another unit of the march has made an army elsewhere; both returning units with the one that stayed are three."""
    units = {
        "seagard": ("stark", "footman", "knight", "footman", "footman"),
        "riverrun": ("stark", "footman", "footman"),
        "winterfell": ("stark", "footman", "footman"),
        "karhold": ("stark", "footman", "footman"),
        "the_twins": ("lannister", "knight", "knight", "knight"),
    }
    match = table(("marches",), units=units, orders={"seagard": "march_0"}, supply={"stark": 5}, pause="martell")
    march(match, "seagard", ("footman", "the_twins"), ("knight", "the_twins"), ("footman", "riverrun"))
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert winner(match) == "lannister"
    # 3 (Riverrun), 2, 2 and Seagard with 1 + 2 = 3: the table says 4, 3, 2, 2
    assert units_in(match, "seagard") == {"footman": 1, "routed_footman": 1, "routed_knight": 1}


@covers("got-retreat-24")
def test_returning_attackers_die_where_supply_leaves_no_room() -> None:
    units = {
        "seagard": ("stark", "footman", "knight", "footman"),
        "riverrun": ("stark", "footman"),
        "winterfell": ("stark", "footman", "footman"),
        "the_twins": ("lannister", "knight", "knight", "knight"),
    }
    match = table(("marches",), units=units, orders={"seagard": "march_0"}, supply={"stark": 1}, pause="martell")
    march(match, "seagard", ("footman", "the_twins"), ("footman", "riverrun"))
    assert units_in(match, "seagard") == {"knight": 1}
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    # Winterfell and Riverrun are the two armies that supply 1 allows
    assert units_in(match, "seagard") == {"knight": 1}
    assert look(match).unused["stark"] == (6, 4, 6, 2)


# -- routed units


@covers("got-retreat-11")
def test_routed_units_count_for_supply() -> None:
    units = {"seagard": ("stark", "footman"), "moat_cailin": ("stark", "routed_footman", "routed_footman")}
    units["winterfell"] = ("stark", "footman", "footman")
    match = table(("marches",), units=units, orders={"seagard": "march_0"}, supply={"stark": 0}, pause="martell")
    assert refused(match, ("move", "footman", "moat_cailin")) == "got-march-12"


@covers("got-retreat-22")
def test_routed_units_that_win_stay_routed() -> None:
    match = duel("stark", "lannister", held=("routed_knight", "knight", "knight"))
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert winner(match) == "lannister"
    assert units_in(match, "the_twins") == {"routed_knight": 1, "knight": 2}


@covers("got-retreat-22", "got-cleanup-2")
def test_routed_units_stand_up_in_the_clean_up() -> None:
    match = duel("stark", "lannister", held=("routed_knight", "knight", "knight"))
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    play(match, ("consolidate", "sunspear"))
    assert units_in(match, "the_twins") == {"knight": 3}
    assert units_in(match, "seagard") == {"footman": 1}


@covers("got-retreat-12", "got-retreat-11")
def test_routed_units_attacked_again_are_worth_nothing_and_die() -> None:
    """The rulebook's example: the routed knight gives no strength and cannot retreat a second time."""
    units = {
        "seagard": ("stark", "knight", "knight"),
        "white_harbor": ("stark", "knight", "knight"),
        "the_twins": ("lannister", "knight"),
        "moat_cailin": ("lannister", "footman"),
    }
    orders = {"seagard": "march_0", "white_harbor": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    play(match, ("march", "seagard"))
    march(match, "seagard", ("knight", "the_twins"), ("knight", "the_twins"))
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    play(match, ("retreat", "moat_cailin"))
    march(match, "white_harbor", ("knight", "moat_cailin"), ("knight", "moat_cailin"))
    fought(match, "eddard_stark", "the_hound")
    assert strengths(match) == (4 - 1 + 4, 1 + 2)
    play(match, ("retreat", "greywater_watch"))
    assert units_in(match, "greywater_watch") == {"routed_footman": 1}
    assert look(match).unused["lannister"] == (9, 5, 6, 2)


@pytest.mark.parametrize("order", ["march_minus_1", "support", "defense_plus_1", "raid"])
@covers("got-combat-cleanup-5")
def test_a_retreat_leaves_orders_and_tokens_where_it_ends(order: str) -> None:
    """The routed units may even come to an own march order, though they cannot use it."""
    match = beaten(
        units={"moat_cailin": ("lannister", "footman")},
        orders={"moat_cailin": order},
        tokens={"moat_cailin": "lannister"},
        tracks={"iron_throne": ["stark"]},
    )
    play(match, ("retreat", "moat_cailin"))
    assert look(match).orders["moat_cailin"] == ("lannister", order)
    assert look(match).tokens["moat_cailin"] == "lannister"


@covers("got-retreat-3", "got-march-17")
def test_an_order_of_others_does_not_stay_under_beaten_units() -> None:
    """Mace killed the last Lannister of The Twins, who won all the same; then Baratheon is sent there."""
    match = table(
        ("marches",),
        units={
            "the_twins": ("lannister", "footman"),
            "the_fingers": ("tyrell", "footman"),
            "seagard": ("lannister", "knight", "knight"),
            "winterfell": ("stark", "knight", "knight", "knight"),
            "moat_cailin": ("baratheon", "knight", "knight"),
        },
        orders={
            "the_twins": "consolidate",
            "the_fingers": "march_minus_1",
            "seagard": "support",
            "winterfell": "march_0",
        },
        tracks={"iron_throne": ["tyrell", "stark"]},
        pause="martell",
    )
    march(match, "the_fingers", ("footman", "the_twins"))
    support(match, {"seagard": "lannister"})
    cards(match, "mace_tyrell", "the_hound")
    finish(match)
    assert look(match).orders["the_twins"] == ("lannister", "consolidate")
    march(match, "winterfell", *[("knight", "moat_cailin")] * 3)
    battle(match, "robb_stark", "patchface")
    finish(match)
    play(match, ("retreat", "the_twins"))
    assert "the_twins" not in look(match).orders and look(match).owner["the_twins"] == "baratheon"

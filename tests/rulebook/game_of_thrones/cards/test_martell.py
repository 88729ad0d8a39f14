"""House cards of Martell with a text: Nymeria Sand, Arianne, Doran."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet, power_of, totals
from tests.rulebook.game_of_thrones.positions import (
    battle,
    choices,
    finish,
    look,
    march,
    play,
    question,
    strengths,
    table,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

# -- Nymeria Sand


def test_an_attacking_nymeria_has_a_sword() -> None:
    match = duel("martell", "stark", force=("knight",) * 3, held=("footman",) * 3)
    fought(match, "nymeria_sand", "greatjon_umber")
    assert units_in(match, "the_twins") == {"footman": 2}


def test_a_defending_nymeria_has_a_fortification() -> None:
    match = duel("stark", "martell", force=("knight",) * 3, held=("footman",) * 3)
    fought(match, "eddard_stark", "nymeria_sand")
    assert units_in(match, "the_twins") == {"footman": 2}


def test_the_other_icon_is_missing_in_either_role() -> None:
    """A beaten attacker has no fortification, a winning defender no sword."""
    match = duel("martell", "stark", force=("footman",) * 3, held=("knight",) * 3)
    fought(match, "nymeria_sand", "greatjon_umber")
    assert units_in(match, "seagard") == {"routed_footman": 2}
    match = duel("stark", "martell", force=("footman",) * 2, held=("knight",) * 3)
    fought(match, "greatjon_umber", "nymeria_sand")
    assert units_in(match, "seagard") == {"routed_footman": 2}


def test_a_cancelled_nymeria_has_no_icon() -> None:
    match = duel("martell", "lannister", force=("knight",) * 3, held=("footman",) * 3)
    battle(match, "nymeria_sand", "tyrion_lannister")
    play(match, ("cancel",), ("play", "doran_martell"), ("demote", "fiefdoms"))
    assert winner(match) == "martell"
    assert units_in(match, "the_twins") == {"footman": 3}


# -- Arianne Martell


def arianne(enemy: str, card: str, **more: Any) -> Match:
    """Martell loses The Twins, defended with Arianne."""
    match = duel(enemy, "martell", force=("knight", "knight", "siege_engine"), **{"held": ("footman",), **more})
    fought(match, card, "arianne_martell")
    assert winner(match) == enemy
    return match


@covers("got-combat-cleanup-1", "got-combat-cleanup-2")
def test_arianne_keeps_the_attackers_out() -> None:
    match = arianne("stark", "ser_rodrick_cassel", orders={"the_twins": "defense_plus_1"})
    assert question(match) == ("martell", "retreat")
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}
    assert units_in(match, "the_twins") == {}
    assert units_in(match, "seagard") == {"knight": 2, "siege_engine": 1}  # they stand
    assert look(match).controller("the_twins") is None
    assert set(look(match).orders) == {"highgarden"}  # neither the march nor the defense order is left


@covers("got-control-6")
@pytest.mark.parametrize(("option", "controller"), [("stays", "martell"), ("removed", None)])
def test_a_power_token_stays_because_nobody_enters(option: str, controller: str | None) -> None:
    match = arianne("stark", "ser_rodrick_cassel", tokens={"the_twins": "martell"}, options={"arianne_token": option})
    play(match, ("retreat", "moat_cailin"))
    assert look(match).controller("the_twins") == controller
    assert look(match).pool["martell"] == (14 if controller else 15)


def test_casualties_and_the_garrison_are_lost_all_the_same() -> None:
    match = duel(
        "stark",
        "martell",
        force=("knight",) * 4,
        held=("footman",) * 2,
        area="sunspear",
        origin="yronwood",
        pause="tyrell",
    )
    fought(match, "greatjon_umber", "arianne_martell")
    assert units_in(match, "salt_shore") == {"routed_footman": 1}
    assert "sunspear" not in look(match).garrisons
    assert look(match).controller("sunspear") == "martell"  # by its emblem
    assert units_in(match, "yronwood") == {"knight": 4}


@covers("got-port-2")
def test_ships_in_the_port_stay_while_the_land_stays_martells() -> None:
    ships = {"port_of_sunspear": ("martell", "ship", "ship")}
    match = duel(
        "stark", "martell", force=("knight",) * 4, area="sunspear", origin="yronwood", units=ships, pause="tyrell"
    )
    fought(match, "eddard_stark", "arianne_martell")
    assert units_in(match, "port_of_sunspear") == {"ship": 2}


@covers("got-port-25")
def test_ships_in_the_port_are_lost_with_a_land_that_nobody_holds() -> None:
    match = duel(
        "stark",
        "martell",
        force=("knight",) * 4,
        area="storms_end",
        origin="the_boneway",
        units={"port_of_storms_end": ("martell", "ship")},
        orders={"port_of_storms_end": "support"},
        pause="tyrell",
    )
    fought(match, "eddard_stark", "arianne_martell")
    assert look(match).controller("storms_end") is None
    assert units_in(match, "port_of_storms_end") == {}
    assert "port_of_storms_end" not in look(match).orders


def test_an_attacking_or_winning_arianne_is_a_plain_1() -> None:
    match = duel("martell", "stark", force=("footman",), held=("knight",) * 2)
    fought(match, "arianne_martell", "ser_rodrick_cassel")
    assert units_in(match, "the_twins") == {"knight": 2}
    assert units_in(match, "seagard") == {"routed_footman": 1}
    match = duel("martell", "stark", force=("knight",) * 2)
    fought(match, "arianne_martell", "ser_rodrick_cassel")
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "the_twins") == {"knight": 2}
    match = duel("stark", "martell", held=("knight",) * 2)
    fought(match, "ser_rodrick_cassel", "arianne_martell")
    assert units_in(match, "seagard") == {"routed_footman": 1}


@pytest.mark.parametrize("card", ["tywin_lannister", "cersei_lannister"])
def test_texts_about_winning_work_for_attackers_kept_out(card: str) -> None:
    units, orders = {"yronwood": ("martell", "footman")}, {"yronwood": "support"}
    match = arianne("lannister", card, units=units, orders=orders)
    if card == "tywin_lannister":
        assert power_of(match, "lannister") == 7
    else:
        assert choices(match) == {("remove_order", "yronwood"), ("decline",)}


@covers("got-control-14")
def test_attackers_kept_out_return_to_an_enemy_home_they_had_left() -> None:
    """Without a token the home had fallen back to Tyrell; it is Stark's again once they are back."""
    units = {"highgarden": ("stark", "knight", "knight"), "the_reach": ("martell", "footman")}
    match = table(("marches",), units=units, orders={"highgarden": "march_0"}, pause="baratheon")
    march(match, "highgarden", ("knight", "the_reach"), ("knight", "the_reach"))
    assert look(match).controller("highgarden") == "tyrell"
    fought(match, "ser_rodrick_cassel", "arianne_martell")
    play(match, ("retreat", "kingswood"))
    assert units_in(match, "highgarden") == {"knight": 2}
    assert look(match).controller("highgarden") == "stark"


@covers("got-retreat-24")
def test_attackers_kept_out_die_if_supply_forbids_their_return() -> None:
    """Another unit of the march has made an army of two; with Winterfell's that is all supply 1 allows."""
    units = {
        "seagard": ("stark", "knight", "knight", "footman"),
        "riverrun": ("stark", "footman"),
        "winterfell": ("stark", "footman", "footman"),
        "the_twins": ("martell", "footman"),
    }
    match = table(("marches",), units=units, orders={"seagard": "march_0"}, supply={"stark": 1}, pause="tyrell")
    march(match, "seagard", ("footman", "riverrun"), ("knight", "the_twins"))
    fought(match, "eddard_stark", "arianne_martell")
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {}
    assert units_in(match, "seagard") == {"knight": 1}
    assert look(match).unused["stark"] == (6, 4, 6, 2)


def test_a_cancelled_arianne_bars_nobody() -> None:
    match = duel("lannister", "martell", force=("knight",) * 3)
    battle(match, "tyrion_lannister", "arianne_martell")
    play(match, ("cancel",), ("play", "obara_sand"))
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "the_twins") == {"knight": 3}


# -- Doran Martell

TRACKS = ("iron_throne", "fiefdoms", "kings_court")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("track", TRACKS)
@covers("got-influence-1", "got-influence-4")
def test_doran_moves_the_opponent_to_the_last_position(role: str, track: str) -> None:
    match = clash(role, "martell", "stark", ("footman",), ("footman",))
    before = look(match).tracks
    meet(match, role, "doran_martell", "the_blackfish")
    assert question(match) == ("martell", "doran")
    assert choices(match) == {("demote", name) for name in TRACKS}
    others = {name: before[name] for name in TRACKS if name != track}
    wanted = (*(house for house in before[track] if house != "stark"), "stark")
    play(match, ("demote", track))
    assert look(match).tracks == {**others, track: wanted}
    assert totals(match, role) == (1, 2)


@pytest.mark.parametrize("used", [(), ("valyrian_steel_blade",)])
@covers("got-influence-2", "got-dominance-19")
def test_the_token_changes_hands_at_once_on_its_side(used: tuple[str, ...]) -> None:
    tracks = {"fiefdoms": ["stark", "martell"]}
    match = duel("martell", "stark", tracks=tracks, used=used)
    battle(match, "doran_martell", "the_blackfish")
    play(match, ("demote", "fiefdoms"))
    assert look(match).holders["valyrian_steel_blade"] == "martell"
    assert look(match).used == used
    if used:
        assert strengths(match) == (1, 2)
        return
    assert question(match) == ("martell", "blade")
    play(match, ("use_blade",))
    assert strengths(match) == (2, 2)
    assert winner(match) == "martell"  # the new order decides the tie as well


@covers("got-combat-15", "got-dominance-5")
def test_the_new_fiefdoms_order_decides_a_tie_in_this_combat() -> None:
    for track, victor in (("fiefdoms", "martell"), ("kings_court", "stark")):
        match = duel("martell", "stark", force=("knight",), tracks={"fiefdoms": ["greyjoy", "stark", "martell"]})
        battle(match, "doran_martell", "the_blackfish")
        play(match, ("demote", track))
        assert strengths(match) == (2, 2)
        assert winner(match) == victor


@covers("got-influence-3")
def test_orders_and_support_stay_when_doran_moves_somebody() -> None:
    units = {"moat_cailin": ("stark", "footman"), "winterfell": ("stark", "footman")}
    orders = {"moat_cailin": "support_plus_1", "winterfell": "raid_star"}
    match = duel("martell", "stark", units=units, orders=orders)
    battle(match, "doran_martell", "the_blackfish", {"moat_cailin": "stark"})
    play(match, ("demote", "kings_court"))
    assert strengths(match) == (1, 1 + 2 + 1)
    assert set(orders) <= set(look(match).orders)


def test_an_opponent_who_is_last_already_stays_there() -> None:
    match = duel(
        "martell", "stark", tracks={"kings_court": ["martell", "lannister", "greyjoy", "tyrell", "baratheon", "stark"]}
    )
    before = look(match).tracks["kings_court"]
    battle(match, "doran_martell", "the_blackfish")
    play(match, ("demote", "kings_court"))
    assert look(match).tracks["kings_court"] == before


@covers("got-influence-5")
def test_the_march_turns_go_on_from_the_same_position() -> None:
    """Lannister, second and in its turn, is put last: the house that moves up to its place is not asked before it."""
    units = {
        "seagard": ("lannister", "footman"),
        "the_twins": ("martell", "knight", "knight"),
        "winterfell": ("stark", "footman"),
        "flints_finger": ("greyjoy", "footman"),
    }
    orders = {"seagard": "march_0", "winterfell": "march_0", "flints_finger": "march_0"}
    tracks = {"iron_throne": ["baratheon", "lannister", "stark", "greyjoy"]}
    match = table(("marches",), units=units, orders=orders, tracks=tracks, pause="tyrell")
    march(match, "seagard", ("footman", "the_twins"))
    battle(match, "the_hound", "doran_martell")
    play(match, ("demote", "iron_throne"))
    assert look(match).turn_order[:3] == ("baratheon", "stark", "greyjoy")
    finish(match)
    assert question(match) == ("greyjoy", "move")
    march(match, "flints_finger")
    assert question(match) == ("stark", "move")


def test_a_cancelled_doran_moves_nobody() -> None:
    match = duel("martell", "lannister")
    before = look(match).tracks
    battle(match, "doran_martell", "tyrion_lannister")
    play(match, ("cancel",), ("play", "obara_sand"))
    assert look(match).tracks == before

"""Wildling cards, the first four: Silence at the Wall, Preemptive Raid, Crow Killers, Rattleshirt's Raiders."""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    army,
    bid,
    choices,
    look,
    play,
    question,
    refused,
    table,
    told,
    units_in,
)
from tests.rulebook.game_of_thrones.test_wildlings import attack
from warcouncil.testing.covers import covers

STARK_LOW = {"stark": 0, "greyjoy": 1, "lannister": 1, "baratheon": 1}
"""Bids that lose against 8 with Stark lowest."""
STARK_HIGH = {"stark": 3, "greyjoy": 1, "lannister": 1, "baratheon": 1}
"""Bids that win against 6 with Stark highest."""
KNIGHTS = ("knight", "knight", "knight", "knight")


# -- Silence at the Wall


@covers("got-wildling-11", "got-wildling-12")
def test_silence_at_the_wall() -> None:
    units = {"winterfell": ("stark", "footman", "knight"), "pyke": ("greyjoy", "footman")}
    for strength, bids, threat in ((8, STARK_LOW, 4), (6, STARK_HIGH, 0)):
        match = attack(strength, "silence_at_the_wall", units=units)
        before = look(match).copy()
        state = bid(match, **bids)
        assert match.over  # nobody was asked anything
        assert (state.units, state.supply, state.tracks, state.hands) == (
            before.units,
            before.supply,
            before.tracks,
            before.hands,
        )
        assert state.threat == threat
        assert state.power == {house: 5 - bids[house] for house in state.houses}


# -- Preemptive Raid


@covers("got-wildling-12")
def test_preemptive_raid_costs_the_lowest_bidder_two_units() -> None:
    match = attack(
        8,
        "preemptive_raid",
        units={
            "winterfell": ("stark", "footman", "knight"),
            "bay_of_ice": ("stark", "ship"),
            "pyke": ("greyjoy", "footman"),
        },
    )
    bid(match, **STARK_LOW)
    assert choices(match) == {("lose_units",), ("step_down",)}
    play(match, ("lose_units",))
    assert question(match) == ("stark", "wildling_losses")
    assert refused(match, ("lose", "pyke", "footman")) == "got-wildling-20"
    play(match, ("lose", "winterfell", "knight"), ("lose", "bay_of_ice", "ship"))
    state = look(match)
    assert state.units == {"winterfell": army("footman"), "pyke": army("footman")}  # nobody else suffers
    assert len(told(match, "wildling_attack")) == 1
    assert state.threat == 4


@covers("got-wildling-12")
def test_preemptive_raid_takes_what_there_is() -> None:
    match = attack(8, "preemptive_raid", units={"karhold": ("stark", "footman")})
    bid(match, **STARK_LOW)
    state = play(match, ("lose_units",))
    assert state.units == {}
    assert state.losses == 0
    nothing = attack(8, "preemptive_raid")
    bid(nothing, **STARK_LOW)
    play(nothing, ("lose_units",))
    assert nothing.over


@covers("got-wildling-12", "got-influence-4")
def test_preemptive_raid_or_two_steps_down_where_the_house_stands_best() -> None:
    match = attack(
        8,
        "preemptive_raid",
        tracks={
            "iron_throne": ("greyjoy", "lannister", "stark", "baratheon"),
            "fiefdoms": ("stark", "greyjoy", "lannister", "baratheon"),
            "kings_court": ("greyjoy", "stark", "lannister", "baratheon"),
        },
    )
    bid(match, **STARK_LOW)
    state = play(match, ("step_down",))
    assert state.tracks == {
        "iron_throne": ("greyjoy", "lannister", "stark", "baratheon"),
        "fiefdoms": ("greyjoy", "lannister", "stark", "baratheon"),
        "kings_court": ("greyjoy", "stark", "lannister", "baratheon"),
    }
    assert state.holders["valyrian_steel_blade"] == "greyjoy"


@covers("got-wildling-12", "got-dominance-3")
def test_preemptive_raid_lets_the_throne_choose_between_equal_tracks() -> None:
    match = attack(
        8,
        "preemptive_raid",
        tracks={
            "iron_throne": ("greyjoy", "lannister", "stark", "baratheon"),
            "fiefdoms": ("lannister", "greyjoy", "baratheon", "stark"),
            "kings_court": ("greyjoy", "lannister", "stark", "baratheon"),
        },
    )
    bid(match, **STARK_LOW)
    play(match, ("step_down",))
    assert question(match) == ("greyjoy", "wildling_track")
    assert choices(match) == {("demote", "iron_throne"), ("demote", "kings_court")}
    assert refused(match, ("demote", "fiefdoms")) == "got-wildling-20"
    state = play(match, ("demote", "kings_court"))
    assert state.tracks["kings_court"] == ("greyjoy", "lannister", "baratheon", "stark")  # not below the last place
    assert state.tracks["iron_throne"] == ("greyjoy", "lannister", "stark", "baratheon")


@covers("got-wildling-12")
def test_preemptive_raid_costs_the_last_of_all_tracks_nothing() -> None:
    last = ("greyjoy", "lannister", "baratheon", "stark")
    match = attack(8, "preemptive_raid", tracks=dict.fromkeys(("iron_throne", "fiefdoms", "kings_court"), last))
    bid(match, **STARK_LOW)
    play(match, ("step_down",), ("demote", "iron_throne"))
    assert set(look(match).tracks.values()) == {last}


@covers("got-wildling-11", "got-wildling-14", "got-wildling-4")
def test_preemptive_raid_is_followed_by_an_attack_without_the_highest_bidder() -> None:
    match = table(
        ("wildling_attack", 6, ""),
        players=4,
        threat=6,
        wildlings=("preemptive_raid", "skinchanger_scout"),
        tracks={"iron_throne": ("stark",)},
    )
    bid(match, **STARK_HIGH)
    state = look(match)
    assert {decision.power for decision in match.decisions} == {"greyjoy", "lannister", "baratheon"}
    assert (state.threat, state.bids) == (0, {})
    assert state.attack is not None
    assert (state.attack.strength, state.attack.excluded) == (6, "stark")
    assert state.power == {"stark": 2, "greyjoy": 4, "lannister": 4, "baratheon": 4}
    assert state.wildlings.bottom == ("preemptive_raid",)
    bid(match, greyjoy=2, lannister=1, baratheon=1)
    assert question(match) == ("stark", "wildling_tie")  # the throne decides, though Stark takes no part
    assert choices(match) == {("name", "lannister"), ("name", "baratheon")}
    state = play(match, ("name", "lannister"))
    assert state.power == {"stark": 2, "greyjoy": 0, "lannister": 0, "baratheon": 1}
    assert state.threat == 0
    assert state.wildlings.bottom == ("preemptive_raid", "skinchanger_scout")
    assert match.over


@covers("got-wildling-11")
def test_the_second_attack_rewards_the_highest_of_the_others() -> None:
    match = table(
        ("wildling_attack", 6, ""), players=4, threat=6, wildlings=("preemptive_raid", "a_king_beyond_the_wall")
    )
    bid(match, stark=5, greyjoy=1)
    bid(match, greyjoy=4, lannister=2)
    assert question(match) == ("greyjoy", "wildling_first")
    state = play(match, ("promote", "iron_throne"))
    assert state.holders["iron_throne"] == "greyjoy"
    assert (state.threat, state.bids) == (0, {})
    assert [entry["strength"] for entry in told(match, "wildling_attack")] == [6, 6]


@covers("got-wildling-12")
def test_the_second_attack_spares_the_first_highest_bidder() -> None:
    match = table(
        ("wildling_attack", 6, ""),
        players=3,
        threat=6,
        wildlings=("preemptive_raid", "the_horde_descends"),
        units={
            "winterfell": ("stark", "footman", "footman"),
            "lannisport": ("lannister", "footman", "knight"),
            "dragonstone": ("baratheon", "footman", "knight"),
        },
    )
    bid(match, stark=5, lannister=1)
    bid(match, lannister=2, baratheon=1)
    assert question(match) == ("baratheon", "wildling_losses")
    play(match, ("lose", "dragonstone", "footman"))  # and the knight, who is the only other unit there
    assert question(match) == ("lannister", "wildling_losses")
    state = play(match, ("lose", "lannisport", "footman"))
    assert state.units == {"winterfell": army("footman", "footman"), "lannisport": army("knight")}
    assert match.over


# -- Crow Killers


@covers("got-wildling-12")
def test_crow_killers_take_all_knights_of_the_lowest_and_two_of_everyone_else() -> None:
    match = attack(
        8,
        "crow_killers",
        units={
            "winterfell": ("stark", "knight", "knight", "footman"),
            "karhold": ("stark", "knight"),
            "pyke": ("greyjoy", "knight", "knight"),
            "seagard": ("greyjoy", "knight", "footman"),
            "lannisport": ("lannister", "knight"),
        },
        tracks={"iron_throne": ("greyjoy", "lannister")},
    )
    bid(match, **STARK_LOW)
    assert units_in(match, "winterfell") == {"footman": 3}
    assert units_in(match, "karhold") == {"footman": 1}
    assert look(match).unused["stark"] == (6, 5, 6, 2)
    assert question(match) == ("greyjoy", "unhorse")
    assert choices(match) == {("unhorse", "pyke", "knight"), ("unhorse", "seagard", "knight")}
    assert refused(match, ("unhorse", "seagard", "footman")) == "got-wildling-20"
    play(match, ("unhorse", "seagard", "knight"))
    assert units_in(match, "seagard") == {"footman": 2}
    assert units_in(match, "pyke") == {"footman": 1, "knight": 1}  # the second one
    assert units_in(match, "lannisport") == {"footman": 1}  # as many as there are
    assert match.over


@covers("got-wildling-12")
def test_crow_killers_destroy_knights_for_whom_no_footman_is_left() -> None:
    lands = ("castle_black", "karhold", "the_stony_shore", "white_harbor", "widows_watch", "moat_cailin")
    match = attack(
        8,
        "crow_killers",
        units={
            **dict.fromkeys(lands, ("stark", "footman")),
            "greywater_watch": ("stark", "footman", "footman", "footman"),
            "winterfell": ("stark", "knight", "knight"),
            "seagard": ("stark", "knight"),
        },
    )
    assert look(match).unused["stark"][0] == 1
    bid(match, **STARK_LOW)
    assert question(match) == ("stark", "unhorse")  # which of them lives on as a footman
    assert choices(match) == {("unhorse", "winterfell", "knight"), ("unhorse", "seagard", "knight")}
    state = play(match, ("unhorse", "winterfell", "knight"))
    assert match.over
    assert state.units["winterfell"] == army("footman")
    assert "seagard" not in state.units
    assert state.unused["stark"] == (0, 5, 6, 2)


@covers("got-wildling-12")
def test_destroyed_knights_count_towards_the_two_of_everyone_else() -> None:
    lands = ("castle_black", "karhold", "the_stony_shore", "white_harbor", "widows_watch", "moat_cailin")
    match = attack(
        8,
        "crow_killers",
        units={
            **dict.fromkeys(lands, ("greyjoy", "footman")),
            "greywater_watch": ("greyjoy", "footman", "footman", "footman", "footman"),
            "pyke": ("greyjoy", "knight", "knight"),
            "seagard": ("greyjoy", "knight"),
        },
    )
    bid(match, **STARK_LOW)
    assert question(match) == ("greyjoy", "wildling_losses")
    assert choices(match) == {("lose", "pyke", "knight"), ("lose", "seagard", "knight")}
    assert refused(match, ("lose", "karhold", "footman")) == "got-wildling-20"
    play(match, ("lose", "pyke", "knight"))
    state = play(match, ("lose", "seagard", "knight"))
    assert match.over
    assert state.units["pyke"] == army("knight")
    assert "seagard" not in state.units
    assert state.unused["greyjoy"] == (0, 4, 6, 2)


@covers("got-wildling-11")
def test_crow_killers_reward_up_to_two_knights() -> None:
    match = attack(
        6,
        "crow_killers",
        units={"winterfell": ("stark", "footman", "footman", "footman"), "karhold": ("stark", "footman")},
    )
    bid(match, **STARK_HIGH)
    assert choices(match) == {
        ("make_knight", "winterfell", "footman"),
        ("make_knight", "karhold", "footman"),
        ("done",),
    }
    assert refused(match, ("make_knight", "castle_black", "footman")) == "got-wildling-20"
    play(match, ("make_knight", "winterfell", "footman"))
    assert question(match) == ("stark", "knighting")
    play(match, ("make_knight", "winterfell", "footman"))
    assert match.over
    assert units_in(match, "winterfell") == {"footman": 1, "knight": 2}
    assert look(match).unused["stark"] == (8, 3, 6, 2)


@covers("got-wildling-11")
def test_crow_killers_reward_may_be_declined_and_needs_pieces() -> None:
    match = attack(6, "crow_killers", units={"winterfell": ("stark", "footman")})
    bid(match, **STARK_HIGH)
    state = play(match, ("done",))
    assert state.units["winterfell"] == army("footman")
    one_left = attack(
        6,
        "crow_killers",
        units={"winterfell": ("stark", *KNIGHTS), "karhold": ("stark", "footman", "footman", "footman")},
    )
    bid(one_left, **STARK_HIGH)
    state = play(one_left, ("make_knight", "karhold", "footman"))
    assert one_left.over  # the fifth knight was the last
    assert state.units["karhold"] == army("footman", "footman", "knight")
    nobody = attack(6, "crow_killers", units={"winterfell": ("stark", "knight")})
    bid(nobody, **STARK_HIGH)
    assert nobody.over


# -- Rattleshirt's Raiders


@covers("got-wildling-12", "got-supply-4")
def test_rattleshirts_raiders_lower_supply() -> None:
    match = attack(
        8,
        "rattleshirts_raiders",
        supply={"stark": 2, "greyjoy": 1, "lannister": 0, "baratheon": 6},
        tracks={"iron_throne": ("greyjoy",)},
        units={
            "winterfell": ("stark", "footman", "footman", "knight"),
            "karhold": ("stark", "footman", "knight"),
            "pyke": ("greyjoy", "footman", "knight", "knight"),
            "lannisport": ("lannister", "footman", "knight"),
        },
    )
    bid(match, **STARK_LOW)
    state = look(match)
    assert state.supply == {"stark": 0, "greyjoy": 0, "lannister": 0, "baratheon": 5}  # all markers first
    assert question(match) == ("stark", "reconcile")  # then the lowest bidder fits its armies
    play(match, ("lose", "winterfell", "footman"))
    assert question(match) == ("greyjoy", "reconcile")
    state = play(match, ("lose", "pyke", "footman"))
    assert match.over
    assert state.units["pyke"] == army("knight", "knight")
    assert state.units["lannisport"] == army("footman", "knight")


@covers("got-wildling-11")
def test_rattleshirts_raiders_reward() -> None:
    for supply, after in ((1, 2), (5, 6), (6, 6)):
        match = attack(6, "rattleshirts_raiders", supply=supply)
        state = bid(match, **STARK_HIGH)
        assert state.supply == {"stark": after, "greyjoy": supply, "lannister": supply, "baratheon": supply}
        assert match.over

"""Wildling cards, the other five: Massing on the Milkwater, A King Beyond the Wall, Mammoth Riders, The Horde
Descends, Skinchanger Scout.
"""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    army,
    asked,
    bid,
    choices,
    kinds,
    look,
    may,
    play,
    question,
    refused,
    units_in,
)
from tests.rulebook.game_of_thrones.test_wildlings import attack
from warcouncil.testing.covers import covers

STARK_LOW = {"stark": 0, "greyjoy": 1, "lannister": 1, "baratheon": 1}
"""Bids that lose against 8 with Stark lowest."""
STARK_HIGH = {"stark": 3, "greyjoy": 1, "lannister": 1, "baratheon": 1}
"""Bids that win against 6 with Stark highest."""
KNIGHTS = ("knight", "knight", "knight", "knight")


# -- Massing on the Milkwater


@covers("got-wildling-12")
def test_massing_on_the_milkwater() -> None:
    match = attack(
        8,
        "massing_on_the_milkwater",
        hands={
            "stark": ("roose_bolton", "greatjon_umber", "the_blackfish"),
            "greyjoy": ("euron_crows_eye", "theon_greyjoy"),
            "lannister": ("tywin_lannister",),
        },
        tracks={"iron_throne": ("greyjoy", "lannister", "baratheon")},
    )
    bid(match, **STARK_LOW)
    state = look(match)
    assert state.hands["stark"] == ("the_blackfish",)  # both cards of strength 2 went
    assert {"roose_bolton", "greatjon_umber"} < set(state.discards["stark"])
    assert question(match) == ("greyjoy", "wildling_discard")
    assert choices(match) == {("discard", "euron_crows_eye"), ("discard", "theon_greyjoy")}
    assert refused(match, ("discard", "asha_greyjoy")) == "got-wildling-20"
    play(match, ("discard", "euron_crows_eye"))
    assert question(match) == ("baratheon", "wildling_discard")  # Lannister has one card only
    state = play(match, ("discard", "patchface"))
    assert state.hands["greyjoy"] == ("theon_greyjoy",)
    assert state.hands["lannister"] == ("tywin_lannister",)
    assert len(state.hands["baratheon"]) == 6
    assert "patchface" in state.discards["baratheon"]


@covers("got-wildling-12")
def test_massing_on_the_milkwater_empties_no_hand() -> None:
    for hand in (("eddard_stark",), ("roose_bolton", "greatjon_umber")):
        single = dict.fromkeys(("greyjoy",), ("euron_crows_eye",))
        match = attack(
            8,
            "massing_on_the_milkwater",
            hands={"stark": hand, **single, "lannister": ("the_hound",), "baratheon": ("patchface",)},
        )
        state = bid(match, **STARK_LOW)
        assert match.over
        assert state.hands["stark"] == hand


@covers("got-wildling-11")
def test_massing_on_the_milkwater_reward() -> None:
    match = attack(6, "massing_on_the_milkwater", hands={"stark": ("the_blackfish",), "greyjoy": ("asha_greyjoy",)})
    state = bid(match, **STARK_HIGH)
    assert len(state.hands["stark"]) == 7
    assert state.discards["stark"] == ()
    assert state.hands["greyjoy"] == ("asha_greyjoy",)
    full = attack(6, "massing_on_the_milkwater")
    assert len(bid(full, **STARK_HIGH).hands["stark"]) == 7


# -- A King Beyond the Wall


@covers("got-wildling-12", "got-influence-2", "got-wildling-13")
def test_a_king_beyond_the_wall() -> None:
    order = ("stark", "greyjoy", "lannister", "baratheon")
    match = attack(8, "a_king_beyond_the_wall", tracks=dict.fromkeys(("iron_throne", "fiefdoms", "kings_court"), order))
    bid(match, **STARK_LOW)
    after = ("greyjoy", "lannister", "baratheon", "stark")
    state = look(match)
    assert set(state.tracks.values()) == {after}
    assert set(state.holders.values()) == {"greyjoy"}
    assert question(match) == ("greyjoy", "wildling_track")  # the new turn order
    assert choices(match) == {("demote", "fiefdoms"), ("demote", "kings_court")}
    assert refused(match, ("demote", "iron_throne")) == "got-wildling-20"
    play(match, ("demote", "fiefdoms"))
    assert look(match).holders["valyrian_steel_blade"] == "lannister"
    assert question(match) == ("lannister", "wildling_track")
    play(match, ("demote", "kings_court"))
    assert question(match) == ("baratheon", "wildling_track")
    state = play(match, ("demote", "fiefdoms"))
    assert state.tracks == {
        "iron_throne": after,
        "fiefdoms": ("lannister", "stark", "greyjoy", "baratheon"),  # the last to choose is the last
        "kings_court": ("greyjoy", "baratheon", "stark", "lannister"),
    }
    assert match.over


@covers("got-wildling-12")
def test_a_king_beyond_the_wall_leaves_the_last_where_he_is() -> None:
    order = ("greyjoy", "lannister", "baratheon", "stark")
    match = attack(8, "a_king_beyond_the_wall", tracks=dict.fromkeys(("iron_throne", "fiefdoms", "kings_court"), order))
    bid(match, **STARK_LOW)
    assert set(look(match).tracks.values()) == {order}
    assert question(match) == ("greyjoy", "wildling_track")


@covers("got-wildling-11", "got-influence-2")
def test_a_king_beyond_the_wall_reward() -> None:
    order = ("greyjoy", "lannister", "stark", "baratheon")
    for track, token in (
        ("iron_throne", "iron_throne"),
        ("fiefdoms", "valyrian_steel_blade"),
        ("kings_court", "messenger_raven"),
    ):
        match = attack(6, "a_king_beyond_the_wall", tracks={track: order})
        bid(match, **STARK_HIGH)
        assert choices(match) == {("promote", "iron_throne"), ("promote", "fiefdoms"), ("promote", "kings_court")}
        state = play(match, ("promote", track))
        assert state.tracks[track] == ("stark", "greyjoy", "lannister", "baratheon")
        assert state.holders[token] == "stark"


# -- Mammoth Riders


@covers("got-wildling-12")
def test_mammoth_riders() -> None:
    match = attack(
        8,
        "mammoth_riders",
        units={
            "winterfell": ("stark", "footman", "knight"),
            "bay_of_ice": ("stark", "ship", "ship"),
            "pyke": ("greyjoy", "footman", "knight"),
            "ironmans_bay": ("greyjoy", "ship"),
            "lannisport": ("lannister", "siege_engine"),
        },
        tracks={"iron_throne": ("greyjoy", "lannister")},
    )
    bid(match, **STARK_LOW)
    assert question(match) == ("stark", "wildling_losses")
    play(match, ("lose", "winterfell", "footman"), ("lose", "bay_of_ice", "ship"), ("lose", "bay_of_ice", "ship"))
    assert units_in(match, "winterfell") == {"knight": 1}
    assert question(match) == ("greyjoy", "wildling_losses")
    state = play(match, ("lose", "ironmans_bay", "ship"), ("lose", "pyke", "footman"))
    assert state.units == {"winterfell": army("knight"), "pyke": army("knight")}  # Lannister had only one
    assert match.over


@covers("got-control-11", "got-control-18", "got-port-25")
def test_a_land_emptied_by_the_wildlings_is_lost() -> None:
    match = attack(
        8,
        "mammoth_riders",
        units={
            "white_harbor": ("stark", "footman"),
            "port_of_white_harbor": ("stark", "ship"),
            "moat_cailin": ("stark", "footman"),
            "winterfell": ("stark", "footman", "knight"),
        },
        tokens={"moat_cailin": "stark"},
    )
    assert look(match).victory["stark"] == 3
    bid(match, **STARK_LOW)
    state = play(match, ("lose", "white_harbor", "footman"), ("lose", "moat_cailin", "footman"))
    assert kinds(match) == {"wildling_losses"}  # nobody asks about a power token
    state = play(match, ("lose", "winterfell", "footman"))
    assert state.controller("white_harbor") is None
    assert state.controller("moat_cailin") == "stark"
    assert state.tokens == {"moat_cailin": "stark"}
    assert state.power["stark"] == 5
    assert state.victory["stark"] == 2
    assert "port_of_white_harbor" not in state.units
    assert state.unused["stark"] == (10, 4, 6, 2)


@covers("got-port-18", "got-control-12")
def test_a_home_emptied_by_the_wildlings_falls_back_with_its_port() -> None:
    match = attack(
        8,
        "mammoth_riders",
        units={
            "pyke": ("stark", "footman"),
            "port_of_pyke": ("stark", "ship", "ship"),
            "karhold": ("stark", "knight", "knight"),
            "seagard": ("greyjoy", "footman", "footman"),
        },
    )
    bid(match, **STARK_LOW)
    play(match, ("lose", "pyke", "footman"), ("lose", "karhold", "knight"), ("lose", "karhold", "knight"))
    assert question(match) == ("greyjoy", "take_ships")  # before anybody else suffers
    assert choices(match) == {("take_ships", 0), ("take_ships", 1), ("take_ships", 2)}
    play(match, ("take_ships", 2))
    assert look(match).owner["port_of_pyke"] == "greyjoy"
    assert question(match) == ("greyjoy", "wildling_losses")
    state = play(match, ("lose", "seagard", "footman"), ("lose", "port_of_pyke", "ship"))
    assert state.units["port_of_pyke"] == army("ship")
    assert state.controller("pyke") == "greyjoy"


@covers("got-wildling-11")
def test_mammoth_riders_reward() -> None:
    hand = ("eddard_stark", "robb_stark", "roose_bolton", "greatjon_umber", "the_blackfish")
    match = attack(6, "mammoth_riders", hands={"stark": hand})
    bid(match, **STARK_HIGH)
    assert choices(match) == {("recover", "ser_rodrick_cassel"), ("recover", "catelyn_stark"), ("decline",)}
    assert refused(match, ("recover", "eddard_stark")) == "got-wildling-20"
    state = play(match, ("recover", "catelyn_stark"))
    assert set(state.hands["stark"]) == {*hand, "catelyn_stark"}
    assert state.discards["stark"] == ("ser_rodrick_cassel",)
    declined = attack(6, "mammoth_riders", hands={"stark": hand})
    bid(declined, **STARK_HIGH)
    assert play(declined, ("decline",)).hands["stark"] == hand
    nothing = attack(6, "mammoth_riders")
    bid(nothing, **STARK_HIGH)
    assert nothing.over


# -- The Horde Descends


@covers("got-wildling-12")
def test_the_horde_descends_on_one_castle_of_the_lowest() -> None:
    match = attack(
        8,
        "the_horde_descends",
        units={
            "winterfell": ("stark", "footman", "knight", "siege_engine"),
            "white_harbor": ("stark", "footman", "footman"),
            "moat_cailin": ("stark", "knight"),
            "karhold": ("stark", "footman", "footman"),
            "port_of_winterfell": ("stark", "ship", "ship"),
            "pyke": ("greyjoy", "footman", "knight"),
        },
    )
    bid(match, **STARK_LOW)
    assert {option[1] for option in choices(match)} == {"winterfell", "white_harbor"}
    for area, unit in (("karhold", "footman"), ("moat_cailin", "knight"), ("port_of_winterfell", "ship")):
        assert refused(match, ("lose", area, unit)) == "got-wildling-20"
    play(match, ("lose", "winterfell", "knight"))
    assert {option[1] for option in choices(match)} == {"winterfell"}  # both from the same area
    play(match, ("lose", "winterfell", "footman"))
    assert units_in(match, "winterfell") == {"siege_engine": 1}
    assert question(match) == ("greyjoy", "wildling_losses")
    state = play(match, ("lose", "pyke", "footman"))
    assert state.units["pyke"] == army("knight")  # everyone else loses one
    assert match.over


@covers("got-wildling-12")
def test_the_horde_descends_anywhere_without_such_a_castle() -> None:
    match = attack(
        8,
        "the_horde_descends",
        units={
            "winterfell": ("stark", "footman"),
            "karhold": ("stark", "footman", "knight"),
            "port_of_winterfell": ("stark", "ship", "ship"),
        },
    )
    bid(match, **STARK_LOW)
    assert {option[1] for option in choices(match)} == {"winterfell", "karhold", "port_of_winterfell"}
    state = play(match, ("lose", "winterfell", "footman"), ("lose", "port_of_winterfell", "ship"))
    assert state.units == {"karhold": army("footman", "knight"), "port_of_winterfell": army("ship")}
    few = attack(8, "the_horde_descends", units={"karhold": ("stark", "footman")})
    assert bid(few, **STARK_LOW).units == {}
    assert few.over


@covers("got-wildling-11", "got-muster-2")
def test_the_horde_descends_reward() -> None:
    match = attack(
        6,
        "the_horde_descends",
        units={
            "white_harbor": ("stark", "footman"),
            "karhold": ("stark", "footman"),
            "moat_cailin": ("greyjoy", "footman"),
        },
    )
    bid(match, **STARK_HIGH)
    assert choices(match) == {("muster_in", "winterfell"), ("muster_in", "white_harbor"), ("decline",)}
    assert refused(match, ("muster_in", "karhold")) == "got-muster-14"
    assert refused(match, ("muster_in", "moat_cailin")) == "got-muster-1"
    play(match, ("muster_in", "white_harbor"))
    assert look(match).mustering == {"white_harbor": 1}
    assert may(match, ("muster_ship", "white_harbor", "port_of_white_harbor"))
    assert refused(match, ("muster", "white_harbor", "knight")) == "got-muster-2"
    play(match, ("upgrade", "white_harbor", "knight"))
    assert match.over
    assert units_in(match, "white_harbor") == {"knight": 1}
    declined = attack(6, "the_horde_descends")
    bid(declined, **STARK_HIGH)
    assert play(declined, ("decline",)).units == {}


@covers("got-supply-9")
def test_the_reward_of_the_horde_keeps_to_supply() -> None:
    match = attack(
        6,
        "the_horde_descends",
        supply={"stark": 0},
        units={"winterfell": ("stark", "footman", "footman"), "karhold": ("stark", "footman", "footman")},
    )
    bid(match, **STARK_HIGH)
    play(match, ("muster_in", "winterfell"))
    assert refused(match, ("muster", "winterfell", "footman")) == "got-muster-10"
    assert asked(match).power == "stark"


# -- Skinchanger Scout


@covers("got-wildling-12", "got-terms-7")
def test_skinchanger_scout() -> None:
    match = attack(
        10,
        "skinchanger_scout",
        power={"stark": 7, "greyjoy": 6, "lannister": 3, "baratheon": 2},
        tokens={"karhold": "stark"},
    )
    state = bid(match, stark=1, greyjoy=2, lannister=2, baratheon=2)
    assert state.power == {"stark": 0, "greyjoy": 2, "lannister": 0, "baratheon": 0}
    assert state.pool == {"stark": 19, "greyjoy": 18, "lannister": 20, "baratheon": 20}
    assert state.tokens == {"karhold": "stark"}  # tokens on the board are out of reach


@covers("got-wildling-11", "got-wildling-9")
def test_skinchanger_scout_reward() -> None:
    state = bid(attack(6, "skinchanger_scout"), **STARK_HIGH)
    assert state.power == {"stark": 5, "greyjoy": 4, "lannister": 4, "baratheon": 4}
    assert state.pool == {"stark": 15, "greyjoy": 16, "lannister": 16, "baratheon": 16}

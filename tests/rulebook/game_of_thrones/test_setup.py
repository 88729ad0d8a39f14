"""Set-up, terms and the houses of fewer players."""

from __future__ import annotations

from collections import Counter

import pytest

import warcouncil
from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    asked,
    battle,
    choices,
    look,
    march,
    named,
    place_orders,
    play,
    refused,
    stars_placed,
    table,
    told,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import OptionValue
from warcouncil.testing import ScriptedDice
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HOUSES as HOUSE
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

COUNTS = (3, 4, 5, 6)
HOUSES = {
    3: ("stark", "lannister", "baratheon"),
    4: ("stark", "greyjoy", "lannister", "baratheon"),
    5: ("stark", "greyjoy", "lannister", "baratheon", "tyrell"),
    6: ("stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"),
}
HOMES = {
    "stark": "winterfell",
    "greyjoy": "pyke",
    "lannister": "lannisport",
    "baratheon": "dragonstone",
    "tyrell": "highgarden",
    "martell": "sunspear",
}


def new(players: int, **options: OptionValue) -> Match:
    return warcouncil.new("game_of_thrones", players=players, seed=1, options=options)


def at_start(players: int, **options: OptionValue) -> GameOfThronesState:
    return look(new(players, **options))


# -- set-up


@covers("got-goal-3", "got-setup-7")
def test_three_to_six_players() -> None:
    assert {players: at_start(players).houses for players in COUNTS} == HOUSES
    for players in (2, 7):
        with pytest.raises(ValueError):
            new(players)


@covers("got-setup-2", "got-setup-6")
def test_markers_at_the_start() -> None:
    state = at_start(6)
    assert (state.threat, state.round) == (2, 1)


NEUTRALS = {
    "kings_landing": (5, 5, 5, 5),
    "the_eyrie": (6, 6, 6, 6),
    "sunspear": (0, 5, 5, None),
    "salt_shore": (0, 3, 3, None),
    "starfall": (0, 3, 3, None),
    "yronwood": (0, 3, 3, None),
    "princes_pass": (0, 3, 3, None),
    "the_boneway": (0, 3, 3, None),
    "three_towers": (0, 3, 3, None),
    "oldtown": (0, 3, None, None),
    "dornish_marches": (0, 3, None, None),
    "storms_end": (0, 4, None, None),
    "highgarden": (0, None, None, None),
    "pyke": (0, None, None, None),
}


@covers("got-setup-4", "got-setup-5", "got-players-2", "got-players-4", "got-players-7", table=True)
@pytest.mark.parametrize("players", COUNTS)
def test_neutral_forces_by_number_of_players(players: int) -> None:
    column = COUNTS.index(players)
    expected = {area: row[column] for area, row in NEUTRALS.items() if row[column] is not None}
    assert at_start(players).neutrals == expected
    assert len(expected) == {3: 14, 4: 12, 5: 9, 6: 2}[players]


@covers("got-setup-7")
def test_houses_at_random() -> None:
    title = warcouncil.get_title("game_of_thrones")
    state = title.setup(3, title.check_options(3, {"houses": "random"}))
    match = Match.at(title, state, dice=ScriptedDice([("houses", (2, 0, 1))]))
    assert look(match).seats == {"stark": 2, "lannister": 0, "baratheon": 1}
    assert asked(match, "stark").seat == 2
    assert match.view(2)["view"]["panels"][0]["seat"] == 2


@covers("got-setup-7")
def test_houses_by_choice() -> None:
    match = new(4, houses="choose")
    assert asked(match).seat == 0
    assert choices(match) == {("take", house) for house in HOUSES[4]}
    assert refused(match, ("take", "martell")) == "got-setup-7"  # not in play with four
    play(match, ("take", "baratheon"))
    assert asked(match).seat == 1
    assert refused(match, ("take", "baratheon")) == "got-setup-7"  # taken
    play(match, ("take", "stark"))
    assert asked(match).seat == 2
    state = play(match, ("take", "lannister"))
    assert state.seats == {"baratheon": 0, "stark": 1, "lannister": 2, "greyjoy": 3}
    assert state.tracks["iron_throne"][0] == "baratheon"
    assert asked(match, "baratheon").seat == 0


@covers("got-setup-9", "got-setup-10", "got-setup-11", table=True)
def test_tracks_by_the_screens() -> None:
    state = at_start(6)
    assert state.tracks == {
        "iron_throne": ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"),
        "fiefdoms": ("greyjoy", "tyrell", "martell", "stark", "baratheon", "lannister"),
        "kings_court": ("lannister", "stark", "martell", "baratheon", "tyrell", "greyjoy"),
    }
    for track, order in state.tracks.items():
        assert [HOUSE[house].influence[track] for house in order] == [1, 2, 3, 4, 5, 6]
    assert state.supply == {"stark": 1, "greyjoy": 2, "lannister": 2, "baratheon": 2, "tyrell": 2, "martell": 2}
    assert state.victory == {"stark": 2, "greyjoy": 1, "lannister": 1, "baratheon": 1, "tyrell": 1, "martell": 1}
    for players in (3, 4, 5):
        closed = at_start(players).tracks
        assert closed == {
            track: tuple(house for house in order if house in HOUSES[players]) for track, order in state.tracks.items()
        }
        assert all(len(order) == players for order in closed.values())


@covers("got-setup-12", "got-dominance-2", "got-dominance-6")
def test_first_of_a_track_holds_its_token() -> None:
    for players, blade in zip(COUNTS, ("stark", "greyjoy", "greyjoy", "greyjoy"), strict=True):
        assert at_start(players).holders == {
            "iron_throne": "baratheon",
            "valyrian_steel_blade": blade,
            "messenger_raven": "lannister",
        }


SCREENS = {
    "stark": {"winterfell": "footman knight", "white_harbor": "footman", "the_shivering_sea": "ship"},
    "greyjoy": {
        "pyke": "footman knight",
        "greywater_watch": "footman",
        "port_of_pyke": "ship",
        "ironmans_bay": "ship",
    },
    "lannister": {"lannisport": "footman knight", "stoney_sept": "footman", "the_golden_sound": "ship"},
    "baratheon": {"dragonstone": "footman knight", "kingswood": "footman", "shipbreaker_bay": "ship ship"},
    "tyrell": {"highgarden": "footman knight", "dornish_marches": "footman", "redwyne_straights": "ship"},
    "martell": {"sunspear": "footman knight", "salt_shore": "footman", "sea_of_dorne": "ship"},
}


@covers("got-setup-13", "got-setup-14", table=True)
@pytest.mark.parametrize("players", COUNTS)
def test_units_and_garrisons_by_the_screens(players: int) -> None:
    state = at_start(players)
    units = {
        area: (house, dict(Counter(said.split()))) for house in HOUSES[players] for area, said in SCREENS[house].items()
    }
    assert {area: (state.owner[area], named(state.units[area])) for area in state.units} == units
    assert state.garrisons == {HOMES[house]: house for house in HOUSES[players]}


@covers("got-setup-13")
def test_the_later_screen_of_lannister_has_a_ship_more() -> None:
    match = new(4, lannister_port_ship=True)
    assert units_in(match, "port_of_lannisport") == {"ship": 1}
    assert look(match).owner["port_of_lannisport"] == "lannister"
    assert look(match).unused["lannister"][2] == 4
    with pytest.raises(ValueError):
        new(3, lannister_port_ship=True)


# -- terms


@covers("got-terms-1")
def test_only_four_kinds_of_units_can_be_mustered() -> None:
    match = table(("mustering", "stark"), phase="westeros", units={"winterfell": ("stark", "footman")})
    offered = {option[2] for option in choices(match) if option[0] == "muster"}
    assert offered == {"footman", "knight", "siege_engine"}
    assert refused(match, ("muster", "winterfell", "routed_knight")) == "got-terms-1"


@covers("got-terms-1", "got-garrison-1")
def test_tokens_and_garrisons_are_no_units() -> None:
    match = table(("planning",), tokens={"karhold": "stark"}, units={"white_harbor": ("stark", "footman")})
    assert look(match).garrisons["winterfell"] == "stark"
    place_orders(match)
    assert set(look(match).orders) == {"white_harbor"}


@covers("got-terms-4", "got-dominance-1")
def test_turn_order_is_the_iron_throne_track() -> None:
    order = ("tyrell", "stark", "martell", "greyjoy", "baratheon", "lannister")
    match = table(
        ("westeros",), westeros={**QUIET, "I": "mustering"}, tracks={"iron_throne": order, "kings_court": order[::-1]}
    )
    mustered = []
    while asked(match).kind == "muster":
        mustered.append(asked(match).power)
        play(match, ("done",))
    assert tuple(mustered) == order


@covers("got-terms-10")
def test_the_embattled_area_is_where_the_combat_is() -> None:
    match = table(
        ("marches",),
        units={"winterfell": ("stark", "footman"), "moat_cailin": ("lannister", "footman")},
        orders={"winterfell": "march_0"},
    )
    march(match, "winterfell", ("footman", "moat_cailin"))
    combat = look(match).combat
    assert combat is not None
    assert (combat.area, combat.origin) == ("moat_cailin", "winterfell")
    (shown,) = [entry for entry in match.view(None)["view"]["panels"] if entry["kind"] == "combat"]
    assert shown["area"] == "moat_cailin"


@covers("got-terms-11")
def test_a_house_that_helps_is_still_an_enemy() -> None:
    match = table(
        ("marches",),
        tracks={"iron_throne": ("stark",)},
        units={
            "moat_cailin": ("stark", "footman"),
            "greywater_watch": ("stark", "footman"),
            "the_twins": ("lannister", "footman"),
            "seagard": ("greyjoy", "knight"),
        },
        orders={"moat_cailin": "march_0", "greywater_watch": "march_minus_1", "seagard": "support"},
        pause="baratheon",
    )
    march(match, "moat_cailin", ("footman", "the_twins"))
    play(match, ("support", "seagard", "stark"), ("accept", "seagard"))
    battle(match, "eddard_stark", "cersei_lannister")
    assert winner(match) == "stark"
    march(match, "greywater_watch", ("footman", "seagard"))
    assert told(match, "combat")[-1]["power2"] == "greyjoy"


# -- fewer than six


@covers("got-players-1", "got-players-3", "got-players-6")
def test_houses_not_in_play() -> None:
    everybody = set(HOUSES[6])
    absent = {players: everybody - set(at_start(players).seats) for players in COUNTS}
    assert absent == {3: {"greyjoy", "tyrell", "martell"}, 4: {"tyrell", "martell"}, 5: {"martell"}, 6: set()}


@covers("got-players-5", "got-dominance-13")
def test_the_court_overlay() -> None:
    north = ("castle_black", "karhold", "winterfell", "white_harbor", "moat_cailin")
    for players, stars in ((3, (3, 2, 1)), (4, (3, 2, 1, 0))):
        for place, star in enumerate(stars):
            court = [house for house in HOUSES[players] if house != "stark"]
            court.insert(place, "stark")
            match = table(
                ("planning",),
                players=players,
                units=dict.fromkeys(north, ("stark", "footman")),
                tracks={"kings_court": court},
            )
            assert stars_placed(match, "stark") == star

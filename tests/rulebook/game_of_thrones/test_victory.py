"""Winning: seven castles at any moment, or the most after round ten, with the tie-breakers of both option values."""

from __future__ import annotations

from typing import Unpack

from tests.rulebook.game_of_thrones.positions import (
    Position,
    bid,
    look,
    march,
    play,
    question,
    table,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import OptionValue
from warcouncil.testing.covers import covers

STARK = ("seagard", "white_harbor", "moat_cailin", "flints_finger")
LANNISTER = ("riverrun", "harrenhal", "crackclaw_point", "the_reach")
"""With their homes, two strongholds and three castles for each."""
FIVE_EACH = {**dict.fromkeys(STARK, "stark"), **dict.fromkeys(LANNISTER, "lannister")}


def ends(options: dict[str, OptionValue] | None = None, **said: Unpack[Position]) -> Match:
    """The end of round ten."""
    said["round"] = 10
    return table(("clean_up",), options=options, **said)


def ranking(match: Match) -> list[str]:
    """The houses by rank, the best first."""
    assert match.result is not None
    seats, ranks = look(match).seats, match.result.ranks
    return sorted(seats, key=lambda house: ranks[seats[house]])


def winners(match: Match) -> set[str]:
    assert match.result is not None
    return {house for house, seat in look(match).seats.items() if match.result.ranks[seat] == 1}


# -- after round ten


@covers("got-goal-1")
def test_the_most_castles_and_strongholds_win_after_round_ten() -> None:
    match = ends(tokens={"seagard": "stark", "riverrun": "lannister", "harrenhal": "lannister", "moat_cailin": "stark"})
    assert match.over
    assert match.result is not None
    more = ends(tokens={"seagard": "stark", "riverrun": "lannister", "harrenhal": "lannister"}, power={"stark": 20 - 1})
    assert winners(more) == {"lannister"}
    assert ranking(more)[:2] == ["lannister", "stark"]
    assert more.result is not None
    assert (more.result.reason, more.result.clause) == ("last_round", "got-goal-1")
    assert more.result.scores == {
        "stark": 2,
        "greyjoy": 1,
        "lannister": 3,
        "baratheon": 1,
        "tyrell": 1,
        "martell": 1,
    }


@covers("got-victory-2", "got-victory-3")
def test_the_victory_track_counts_castles_and_strongholds_alike() -> None:
    match = table(
        ("marches",),
        units={"winterfell": ("stark", "footman", "footman", "footman"), "white_harbor": ("lannister", "footman")},
        tokens={"moat_cailin": "greyjoy"},
        orders={"winterfell": "march_0"},
        pause="martell",
    )
    assert look(match).victory == dict.fromkeys(look(match).houses, 1) | {"greyjoy": 2, "lannister": 2}
    march(match, "winterfell", ("footman", "moat_cailin"), ("footman", "karhold"))
    assert look(match).victory["stark"] == 2  # a castle; Karhold has none
    assert look(match).victory["greyjoy"] == 1
    gone = table(
        ("marches",),
        units={"seagard": ("stark", "footman"), "white_harbor": ("stark", "footman")},
        orders={"seagard": "march_0", "white_harbor": "march_minus_1"},
        pause="martell",
    )
    assert look(gone).victory["stark"] == 3
    march(gone, "seagard", ("footman", "the_twins"))
    assert look(gone).victory["stark"] == 2  # a stronghold is left to nobody
    march(gone, "white_harbor", ("footman", "widows_watch"), token=True)
    assert look(gone).victory["stark"] == 2  # a token keeps the castle


@covers("got-victory-4")
def test_then_more_strongholds() -> None:
    tokens = {**FIVE_EACH, "kings_landing": "lannister", "storms_end": "stark"}
    match = ends(tokens=tokens, supply={"stark": 6, "lannister": 0}, power={"stark": 12, "lannister": 0})
    assert look(match).victory["stark"] == look(match).victory["lannister"] == 6
    assert winners(match) == {"lannister"}


@covers("got-victory-5")
def test_then_the_supply_track() -> None:
    match = ends(tokens=FIVE_EACH, supply={"stark": 3, "lannister": 4}, power={"stark": 12, "lannister": 0})
    assert winners(match) == {"lannister"}
    assert look(match).victory["stark"] == look(match).victory["lannister"] == 5


@covers("got-victory-6", "got-victory-9")
def test_then_available_power() -> None:
    match = ends(
        tokens=FIVE_EACH, supply=3, power={"stark": 4, "lannister": 6}, tracks={"iron_throne": ("stark", "lannister")}
    )
    assert winners(match) == {"lannister"}


@covers("got-victory-7", "got-victory-9")
def test_then_the_iron_throne_track() -> None:
    for order, winner in ((("stark", "lannister"), "stark"), (("lannister", "stark"), "lannister")):
        match = ends(tokens=FIVE_EACH, supply=3, power=5, tracks={"iron_throne": ("martell", *order)})
        assert match.over  # Martell, who holds the throne, is not asked
        assert winners(match) == {winner}
        assert ranking(match)[:3] == [*sorted(("stark", "lannister"), key=order.index), "martell"]


@covers("got-victory-4")
def test_the_publishers_later_tie_breakers_are_an_option() -> None:
    faq: dict[str, OptionValue] = {"tie_break": "faq"}
    tokens = {**FIVE_EACH, "kings_landing": "lannister", "storms_end": "stark"}
    lands = {**tokens, "karhold": "stark"}
    match = ends(faq, tokens=lands, supply={"stark": 0, "lannister": 6}, power={"stark": 0, "lannister": 9})
    assert winners(match) == {"stark"}  # more lands, though fewer strongholds
    rulebook = ends(tokens=lands, supply={"stark": 0, "lannister": 6})
    assert winners(rulebook) == {"lannister"}
    supply = ends(faq, tokens=tokens, supply={"stark": 3, "lannister": 2}, power={"stark": 0, "lannister": 9})
    assert winners(supply) == {"stark"}
    for order, winner in ((("stark", "lannister"), "stark"), (("lannister", "stark"), "lannister")):
        throne = ends(
            faq,
            tokens=tokens,
            supply=3,
            power={"stark": 0, "lannister": 9} if winner == "stark" else {"stark": 9, "lannister": 0},
            tracks={"iron_throne": ("martell", *order)},
        )
        assert winners(throne) == {winner}  # available power does not count there


# -- at once

SIX = {
    "stark": ("seagard", "riverrun", "white_harbor", "moat_cailin", "flints_finger"),
}


@covers("got-goal-2", "got-victory-8")
def test_the_seventh_castle_wins_at_once() -> None:
    match = table(
        ("marches",),
        tokens=dict.fromkeys(SIX["stark"], "stark"),
        units={"stoney_sept": ("stark", "footman", "footman"), "karhold": ("stark", "footman")},
        orders={"stoney_sept": "march_0", "karhold": "march_minus_1"},
        tracks={"iron_throne": ("stark",)},
    )
    assert look(match).victory["stark"] == 6
    march(match, "stoney_sept", ("footman", "harrenhal"))
    assert match.over
    assert look(match).round == 5
    assert "karhold" in look(match).orders  # nothing more is played
    assert match.result is not None
    assert (match.result.reason, match.result.clause) == ("seven_castles", "got-goal-2")
    assert winners(match) == {"stark"}
    assert match.result.scores["stark"] == 7


@covers("got-goal-2")
def test_six_are_not_enough() -> None:
    match = table(
        ("marches",),
        tokens=dict.fromkeys(SIX["stark"], "stark"),
        units={"stoney_sept": ("stark", "footman", "footman")},
        orders={"stoney_sept": "march_0"},
        pause="martell",
    )
    march(match, "stoney_sept", ("footman", "blackwater"))
    assert not match.over


@covers("got-victory-8")
def test_a_home_that_falls_back_may_be_the_seventh() -> None:
    match = table(
        ("marches",),
        tokens=dict.fromkeys((*SIX["stark"], "harrenhal"), "stark"),
        units={"winterfell": ("lannister", "knight")},
        orders={"winterfell": "march_0"},
        power={"lannister": 0},
    )
    assert look(match).victory["stark"] == 6
    march(match, "winterfell", ("knight", "moat_cailin"))  # which would cost Stark a castle again
    assert match.over
    assert winners(match) == {"stark"}
    assert look(match).victory["stark"] == 7
    assert look(match).tokens["moat_cailin"] == "stark"


@covers("got-victory-8")
def test_the_wildlings_may_give_the_seventh() -> None:
    match = table(
        ("wildling_attack", 8, ""),
        tokens=dict.fromkeys((*SIX["stark"], "harrenhal"), "stark"),
        units={
            "winterfell": ("lannister", "footman"),
            "port_of_winterfell": ("lannister", "ship"),
            "lannisport": ("lannister", "footman", "footman", "footman"),
        },
        wildlings=("mammoth_riders",),
        threat=8,
        phase="westeros",
    )
    bid(match, stark=1, greyjoy=1, baratheon=1, tyrell=1, martell=1)
    assert question(match) == ("lannister", "wildling_losses")
    play(match, ("lose", "lannisport", "footman"), ("lose", "lannisport", "footman"))
    play(match, ("lose", "winterfell", "footman"))
    state = look(match)
    assert match.over
    assert winners(match) == {"stark"}
    assert state.owner["port_of_winterfell"] == "lannister"  # it ends before anything else happens

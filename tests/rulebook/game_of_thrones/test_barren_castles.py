"""Castles where nothing can be mustered: the choice stands, and whoever makes it is told beforehand."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.positions import asked, bid, choices, kinds, look, play, question, table
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.testing.covers import covers
from warcouncil.text import speaker
from warcouncil.titles.game_of_thrones import terminal
from warcouncil.titles.game_of_thrones.bot import HeuristicBot

TITLE = get_title("game_of_thrones")
FULL = {"winterfell": ("stark", "knight", "knight"), "karhold": ("stark", "footman", "footman")}
"""Two armies, which is all that supply 0 allows; no footman in the castle to be upgraded, no sea that is free."""
SEAS = {"bay_of_ice": ("greyjoy", "ship"), "the_shivering_sea": ("greyjoy", "ship")}


def special(supply: int) -> Match:
    """Stark has a special consolidate order in Winterfell, whose port is full."""
    units = {**FULL, **SEAS, "port_of_winterfell": ("stark", "ship")}
    match = table(
        ("consolidate",),
        units=units,
        orders={"winterfell": "consolidate_star", "karhold": "consolidate"},
        supply={"stark": supply},
    )
    assert question(match) == ("stark", "consolidate")
    return match


def barren(match: Match, seat: int | None = None) -> list[str]:
    panels = match.view(seat)["view"]["panels"]
    return next((list(entry["areas"]) for entry in panels if entry["kind"] == "barren"), [])


def notes(match: Match, language: str) -> dict[object, str]:
    """What the terminal says beside each option."""
    decision = asked(match)
    voice, view = speaker("game_of_thrones", language), match.view(decision.seat)
    return {option: terminal.note(view, decision.power, decision.kind, option, voice) for option in decision.options}


@covers("got-special-6", "got-muster-10")
def test_mustering_by_a_special_order_that_can_muster_nothing_is_marked() -> None:
    match = special(supply=0)
    assert ("muster_at", "winterfell") in choices(match)
    assert barren(match) == ["winterfell"]
    play(match, ("muster_at", "winterfell"))
    assert kinds(match) != {"muster"}  # nothing was asked: there was nothing to choose
    assert barren(match) == []


def test_a_castle_that_can_muster_something_is_not_marked() -> None:
    match = special(supply=6)
    assert barren(match) == []
    play(match, ("muster_at", "winterfell"))
    assert question(match) == ("stark", "muster")


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_terminal_says_it_beside_the_option(language: str) -> None:
    told = notes(special(supply=0), language)
    label = speaker("game_of_thrones", language).say("label-barren")
    assert label in told["muster_at", "winterfell"]
    assert label not in told["consolidate", "winterfell"]
    assert label not in notes(special(supply=6), language)["muster_at", "winterfell"]


def test_a_bot_does_not_walk_into_it() -> None:
    match = special(supply=0)
    bot = HeuristicBot(TITLE, asked(match).seat)
    assert bot.choose(match.view(asked(match).seat), asked(match))[0] == "consolidate"
    match = special(supply=6)
    assert bot.choose(match.view(asked(match).seat), asked(match)) == ("muster_at", "winterfell")


def horde(supply: int) -> Match:
    """Stark has bid most against The Horde Descends and may muster in one castle."""
    match = table(
        ("wildling_attack", 2, ""),
        units={**FULL, **SEAS, "port_of_winterfell": ("stark", "ship"), "white_harbor": ("stark", "footman")},
        supply={"stark": supply},
        wildlings=("the_horde_descends",),
        phase="westeros",
    )
    bid(match, stark=2)
    assert question(match) == ("stark", "wildling_muster")
    return match


@covers("got-supply-9")
def test_the_horde_descends_marks_the_castles_where_its_reward_is_empty() -> None:
    match = horde(supply=0)
    assert choices(match) == {("muster_in", "winterfell"), ("muster_in", "white_harbor"), ("decline",)}
    assert barren(match) == ["winterfell"]  # the footman in White Harbor can still become a knight
    label = speaker("game_of_thrones", "en").say("label-barren")
    assert label in notes(match, "en")["muster_in", "winterfell"]
    assert barren(horde(supply=6)) == []


def test_a_bot_takes_the_reward_of_the_horde_where_there_is_one() -> None:
    match = horde(supply=0)
    bot = HeuristicBot(TITLE, asked(match).seat)
    assert bot.choose(match.view(asked(match).seat), asked(match)) == ("muster_in", "white_harbor")


def test_an_empty_reward_is_over_at_once() -> None:
    match = horde(supply=0)
    play(match, ("muster_in", "winterfell"))
    assert kinds(match) != {"muster"}
    assert look(match).mustering == {}

"""The help pages of Here I Stand: all are there in every language, short enough to read, and right about the data."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import pairwise

import pytest

from tests.text.title_words import in_both_languages
from warcouncil.engine.title import get_title
from warcouncil.server.play.catalogue import help_pages
from warcouncil.text import speaker
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    AUTO_WIN_KEYS,
    CARDS,
    MAJORS,
    NEIGHBOURS,
    SCENARIOS,
    TABLES,
)
from warcouncil.titles.here_i_stand.windows import WINDOWS

TITLE = get_title("here_i_stand")
PAGES = (
    "goal", "turn", "cards", "control", "land_war", "sieges", "sea", "religion", "debates", "diplomacy",
    "minor_powers", "new_world", "winter", "ottoman", "hapsburg", "england", "france", "papacy", "protestant",
    "windows",
)  # fmt: skip


def page(name: str, language: str = "en") -> str:
    return speaker(TITLE, language).say(f"help-{name}")


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_pages_stand_in_the_order_of_reading(language: str) -> None:
    assert tuple(help_pages(TITLE, language)) == tuple(f"help-{name}" for name in PAGES)
    assert set(MAJORS) <= set(PAGES)


@pytest.mark.parametrize("words", ["en", "zh-Hans", "zh-Hant"])
def test_every_page_has_a_heading_on_the_web(words: str) -> None:
    known = json.loads(
        files("warcouncil.titles.here_i_stand").joinpath(f"web/words/{words}.json").read_text(encoding="utf-8")
    )
    assert [name for name in PAGES if f"topic-{name}" not in known] == []


@in_both_languages
def test_a_page_is_neither_thin_nor_a_wall_of_text(language: str) -> None:
    for name in PAGES:
        text = page(name, language)
        size = len(text.split()) if language == "en" else len(text) // 2
        assert 80 <= size <= 200, (name, size)
        assert 3 <= text.count("\n\n") <= 5, name


@in_both_languages
def test_the_ways_to_win_are_those_of_the_data(language: str) -> None:
    goal = page("goal", language)
    whole, short = SCENARIOS["1517"], SCENARIOS["tournament"]
    numbers = [whole.winning_vp, whole.turns[1], short.winning_vp, TABLES.religious_victory, *AUTO_WIN_KEYS.values()]
    assert [number for number in numbers if str(number) not in goal] == []
    voice = speaker(TITLE, "zh-Hans")
    keys = "，".join(f"{voice.name('power', power)}{keys}" for power, keys in AUTO_WIN_KEYS.items())
    assert keys in page("goal", "zh-Hans")


def test_costs_and_tables_are_those_of_the_data() -> None:
    new_world = page("new_world")
    assert f"explore ({ACTIONS['explore']['france']} CP)" in new_world
    assert f"(Hapsburgs {ACTIONS['colonize']['hapsburg']}, others {ACTIONS['colonize']['england']})" in new_world
    assert f"conquer ({ACTIONS['conquer']['hapsburg']})" in new_world
    assert f"the Amazon ({TABLES.discoveries['amazon']} VP)" in new_world
    assert f"circles the world for {TABLES.discoveries['circumnavigation']} VP" in new_world
    assert f"For {ACTIONS['call_debate']['papacy']} CP" in page("debates")
    assert f"attempts for {ACTIONS['publish_treatise']['protestant']} CP" in page("religion")
    assert f"England pays {ACTIONS['publish_treatise']['england']}" in page("religion")
    assert f"piracy up to {TABLES.piracy_vp} in a game" in page("ottoman")
    assert f"with {SCENARIOS['1517'].vp['papacy']} VP" in page("papacy")


@in_both_languages
def test_winter_names_every_overdue_event(language: str) -> None:
    voice = speaker(TITLE, language)
    overdue = [card for card in CARDS.values() if card.deadline]
    assert overdue
    assert [card.id for card in overdue if voice.name("card", card.id) not in page("winter", language)] == []


@in_both_languages
def test_the_moments_for_responses_are_counted(language: str) -> None:
    assert str(len(WINDOWS)) in page("windows", language)


@pytest.mark.parametrize(
    ("power", "way"),
    [
        ("ottoman", ("nezh", "belgrade", "szegedin", "buda")),
        ("hapsburg", ("besancon", "metz")),
        ("england", ("berwick", "edinburgh")),
        ("france", ("st_dizier", "metz")),
        ("papacy", ("rome", "siena", "florence")),
    ],
)
def test_the_first_marches_that_are_advised_can_be_marched(power: str, way: tuple[str, ...]) -> None:
    voice = speaker(TITLE, "en")
    assert [space for space in way if voice.name("space", space) not in page(power)] == []
    assert all(there in NEIGHBOURS[here] for here, there in pairwise(way))

"""Endeavor's words: names, questions, options, log, help and rules, in English and simplified Chinese."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from warcouncil.engine import clauses
from warcouncil.engine.title import Title, get_title
from warcouncil.text import check, speaker
from warcouncil.text.speaker import argument_names, message_id
from warcouncil.text.words import Words, read_file, title_file

LANGUAGES = ("en", "zh-Hans")
CLAUSE_COUNT = 262
RETIRED = {
    "end-comp-3": "end-activate-9",
    "end-setup-14": "end-setup-7",
    "end-two-1": "end-board-1",
    "end-draw-9": "end-draw-1",
    "end-score-16": "end-score-1",
}
CLAUSE_FAMILIES = {
    "abol": 10, "act": 16, "activate": 12, "attack": 13, "board": 6, "build": 12, "comp": 12, "discard": 21, "draw": 13,
    "end": 4, "exploit": 1, "fleet": 6, "growth": 5, "link": 10, "occupy": 8, "open": 12, "opt": 5, "pay": 4,
    "round": 6, "salary": 7, "score": 17, "sea": 6, "setup": 16, "ship": 3, "silent": 24, "special": 8, "track": 5,
}  # fmt: skip
HELP_PAGES = ("round", "actions", "scoring", "silent_fleet", "components")
BOARD_WORDS = (
    "harbor", "supply", "round", "crown", "passed", "cards", "coast", "tokens", "decks", "discard_area", "open",
    "closed", "track", "sea", "presence", "reconstructed",
)  # fmt: skip
NUMBERS = frozenset(
    ("count", "round", "level", "limit", "harbor", "slot", "attributes", "places", "assets", "population", "slavery")
)
CHINESE = re.compile(r"[\u4e00-\u9fff]")
TRADITIONAL = re.compile("[佔圓軌艦隊勢儲獎領總開關傳與為從將歐貿屬財響擇執棄這兩讓個對後來時過還進遠東廢隸築]")


@pytest.fixture(scope="module")
def title() -> Title:
    return get_title("endeavor")


def words(title: Title, language: str) -> Words:
    return speaker(title, language).words


def messages(title: Title, language: str) -> dict[str, ast.Message]:
    """The messages of the title's own file."""
    return {message.id.name: message for message in read_file(title_file(title.folder, language)).messages()}


def parts(title: Title, language: str) -> Iterator[tuple[str, str | None]]:
    """Every message of the title, and every attribute of one."""
    for name, message in messages(title, language).items():
        yield name, None
        for attribute in message.attributes:
            yield name, attribute.id.name


def sentence(title: Title, language: str, name: str, attribute: str | None, number: int = 2) -> str:
    """A message said with a stand-in for each of its arguments."""
    spoken = words(title, language)
    arguments = {v: number if v in NUMBERS else f"<{v}>" for v in spoken.variables(name, attribute)}
    return spoken.say(name, arguments, attribute)


def test_nothing_is_missing(title: Title) -> None:
    assert check(title, LANGUAGES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_sound(title: Title, language: str) -> None:
    assert list(read_file(title_file(title.folder, language)).faults()) == []


def test_both_languages_have_the_same_messages(title: Title) -> None:
    assert list(parts(title, "en")) == list(parts(title, "zh-Hans"))


def test_both_languages_use_the_same_arguments(title: Title) -> None:
    english, chinese = (words(title, language) for language in LANGUAGES)
    different = [part for part in parts(title, "en") if english.variables(*part) != chinese.variables(*part)]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 12])
def test_every_argument_is_said(title: Title, language: str, number: int) -> None:
    for name, attribute in parts(title, language):
        said = sentence(title, language, name, attribute, number)
        for variable in words(title, language).variables(name, attribute) - NUMBERS:
            assert f"<{variable}>" in said, (name, attribute, number)


def test_chinese_is_chinese(title: Title) -> None:
    for name, attribute in parts(title, "zh-Hans"):
        said = sentence(title, "zh-Hans", name, attribute)
        assert said != sentence(title, "en", name, attribute), (name, attribute)
        assert CHINESE.search(said), (name, attribute)
        assert not TRADITIONAL.search(said), (name, attribute)


def test_english_is_english(title: Title) -> None:
    assert not [part for part in parts(title, "en") if CHINESE.search(sentence(title, "en", *part))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(title: Title, language: str) -> None:
    voice = speaker(title, language)
    for domain, values in title.domains.items():
        names = [voice.name(domain, value) for value in values]
        assert len(set(names)) == len(names), domain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_silent_fleet_and_starting_buildings_have_names(title: Title, language: str) -> None:
    voice = speaker(title, language)
    assert voice.has("power-silent")
    for side in title.domains["starting_building"]:
        assert voice.name("building", side) == voice.name("starting_building", side)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_acts(title: Title, language: str) -> None:
    spoken = words(title, language)
    for name, kind in title.kinds.items():
        assert "power" in spoken.variables(message_id("ask", name)), name
        for act, domains in kind.acts.items():
            message = message_id("act", act)
            assert spoken.variables(message) == set(argument_names(domains)), act
            assert spoken.has(message, "tip"), act


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_options_are_explained(title: Title, language: str) -> None:
    spoken = words(title, language)
    for spec in title.all_options():
        assert spoken.has(message_id("option", spec.id), "tip"), spec.id
        assert all(message_id("option", spec.id, value) in spoken for value in spec.values), spec.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_pages_and_board_words(title: Title, language: str) -> None:
    voice = speaker(title, language)
    assert all(voice.say(f"help-{page}").count("\n\n") >= 3 for page in HELP_PAGES)
    assert all(voice.has(f"label-{word}") for word in BOARD_WORDS)
    assert all(voice.has(f"score-{row}") for row in "abcde")


def test_newcomers_learn_what_is_missing(title: Title) -> None:
    assert "reconstructed" in speaker(title, "en").about()
    assert "Exploits" in speaker(title, "en").about()
    assert "推定" in speaker(title, "zh-Hans").about()
    assert "伟业系统" in speaker(title, "zh-Hans").about()


def test_no_clause_is_lost(title: Title) -> None:
    rules = clauses.load(title)
    families: dict[str, int] = {}
    for clause in rules:
        family = clause.split("-")[1]
        families[family] = families.get(family, 0) + 1
    assert families == CLAUSE_FAMILIES
    assert len(rules) == sum(CLAUSE_FAMILIES.values()) == CLAUSE_COUNT
    assert rules.aliases == RETIRED


def test_clauses_are_said_in_both_languages(title: Title) -> None:
    rules = clauses.load(title).values()
    for clause in rules:
        assert clause.en.endswith("."), clause.id
        assert clause.zh.endswith("。"), clause.id
        assert not CHINESE.search(clause.en + clause.section), clause.id
        assert CHINESE.search(clause.zh), clause.id
        assert not TRADITIONAL.search(clause.zh), clause.id
        assert clause.zh != clause.en, clause.id
    assert len({clause.en for clause in rules}) == len({clause.zh for clause in rules}) == CLAUSE_COUNT


def test_implied_clauses_say_so(title: Title) -> None:
    noted = {clause.id for clause in clauses.load(title).values() if clause.note}
    assert {"end-setup-16", "end-act-15", "end-link-8", "end-silent-3", "end-score-18"} <= noted
    assert "end-build-2" not in noted

"""The tests that the words of every title must pass: names, questions, options, log, help and rules.

A title's own test module subclasses `WordsOfATitle` and says what the title has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import ClassVar

import pytest
from fluent.syntax import ast
from opencc import OpenCC

from warcouncil.engine import clauses
from warcouncil.engine.title import Title, get_title
from warcouncil.text import Speaker, check, speaker
from warcouncil.text.speaker import argument_names, message_id
from warcouncil.text.words import Words, read_file, word_file

LANGUAGES = ("en", "zh-Hans")
CHINESE = re.compile(r"[\u4e00-\u9fff]")

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@lru_cache
def _simplifier() -> OpenCC:
    return OpenCC("t2s")


def is_simplified(text: str) -> bool:
    """No character is a traditional one."""
    return bool(_simplifier().convert(text) == text)


def words(title: Title, language: str) -> Words:
    return speaker(title, language).words


def messages(title: Title, language: str) -> dict[str, ast.Message]:
    """The messages of the title's own file."""
    return {message.id.name: message for message in read_file(word_file(title.folder, language)).messages()}


def parts(title: Title, language: str) -> Iterator[tuple[str, str | None]]:
    """Every message of the title, and every attribute of one."""
    for name, message in messages(title, language).items():
        yield name, None
        for attribute in message.attributes:
            yield name, attribute.id.name


class WordsOfATitle:
    """What holds for the words of any title; a subclass names the title and what is particular to it."""

    id: ClassVar[str]
    numbers: ClassVar[frozenset[str]]
    """Arguments of messages that are numbers; all others are names."""
    help_pages: ClassVar[tuple[str, ...]]
    board_words: ClassVar[tuple[str, ...]]
    clause_families: ClassVar[Mapping[str, int]]
    """How many clauses there are of each family: `end-ship-2` belongs to the family `ship`."""
    retired: ClassVar[Mapping[str, str]]
    """Retired clause ids and what they mean now."""
    noted: ClassVar[frozenset[str]]
    """Some clauses that say in a note that they rest on more than the rulebook's sentence."""
    plain: ClassVar[frozenset[str]]
    """Some that stand in the rulebook as they are."""

    @property
    def title(self) -> Title:
        return get_title(self.id)

    def voice(self, language: str) -> Speaker:
        return speaker(self.title, language)

    def sentence(self, language: str, name: str, attribute: str | None, number: int = 2) -> str:
        """A message said with a stand-in for each of its arguments."""
        spoken = words(self.title, language)
        arguments = {v: number if v in self.numbers else f"<{v}>" for v in spoken.variables(name, attribute)}
        return spoken.say(name, arguments, attribute)

    # -- the messages

    def test_nothing_is_missing(self) -> None:
        assert check(self.title, LANGUAGES) == []

    @in_both_languages
    def test_the_file_is_sound(self, language: str) -> None:
        assert list(read_file(word_file(self.title.folder, language)).faults()) == []

    def test_both_languages_have_the_same_messages(self) -> None:
        assert list(parts(self.title, "en")) == list(parts(self.title, "zh-Hans"))

    def test_both_languages_use_the_same_arguments(self) -> None:
        english, chinese = (words(self.title, language) for language in LANGUAGES)
        different = [part for part in parts(self.title, "en") if english.variables(*part) != chinese.variables(*part)]
        assert different == []

    @in_both_languages
    @pytest.mark.parametrize("number", [0, 1, 2, 12])
    def test_every_argument_is_said(self, language: str, number: int) -> None:
        for name, attribute in parts(self.title, language):
            said = self.sentence(language, name, attribute, number)
            for variable in words(self.title, language).variables(name, attribute) - self.numbers:
                assert f"<{variable}>" in said, (name, attribute, number)

    def test_chinese_is_chinese(self) -> None:
        for name, attribute in parts(self.title, "zh-Hans"):
            said = self.sentence("zh-Hans", name, attribute)
            assert said != self.sentence("en", name, attribute), (name, attribute)
            assert CHINESE.search(said), (name, attribute)
            assert is_simplified(said), (name, attribute)

    def test_english_is_english(self) -> None:
        chinese = [part for part in parts(self.title, "en") if CHINESE.search(self.sentence("en", *part))]
        assert chinese == []

    # -- names, questions, options, help

    @in_both_languages
    def test_every_thing_has_a_name_of_its_own(self, language: str) -> None:
        voice = self.voice(language)
        for domain, values in self.title.domains.items():
            names = [voice.name(domain, value) for value in values]
            assert len(set(names)) == len(names), domain

    @in_both_languages
    def test_kinds_and_acts(self, language: str) -> None:
        spoken = words(self.title, language)
        for name, kind in self.title.kinds.items():
            assert "power" in spoken.variables(message_id("ask", name)), name
            for act, domains in kind.acts.items():
                message = message_id("act", act)
                assert spoken.variables(message) == set(argument_names(domains)), act
                assert spoken.has(message, "tip"), act

    @in_both_languages
    def test_match_options_are_explained(self, language: str) -> None:
        spoken = words(self.title, language)
        for spec in self.title.all_options():
            assert spoken.has(message_id("option", spec.id), "tip"), spec.id
            assert all(message_id("option", spec.id, value) in spoken for value in spec.values), spec.id

    @in_both_languages
    def test_help_pages_and_board_words(self, language: str) -> None:
        voice = self.voice(language)
        thin = [page for page in self.help_pages if voice.say(f"help-{page}").count("\n\n") < 3]
        assert thin == []
        assert [word for word in self.board_words if not voice.has(f"label-{word}")] == []

    # -- the rules

    def test_no_clause_is_lost(self) -> None:
        rules = clauses.load(self.title)
        families: dict[str, int] = {}
        for clause in rules:
            family = "-".join(clause.split("-")[1:-1])
            families[family] = families.get(family, 0) + 1
        assert families == dict(self.clause_families)
        assert rules.aliases == dict(self.retired)

    def test_clauses_are_said_in_both_languages(self) -> None:
        rules = clauses.load(self.title).values()
        for clause in rules:
            assert clause.en.endswith("."), clause.id
            assert clause.zh.endswith("。"), clause.id
            assert not CHINESE.search(clause.en + clause.section + clause.note), clause.id
            assert CHINESE.search(clause.zh), clause.id
            assert is_simplified(clause.zh), clause.id
        assert len({clause.en for clause in rules}) == len({clause.zh for clause in rules}) == len(rules)

    def test_implied_clauses_say_so(self) -> None:
        noted = {clause.id for clause in clauses.load(self.title).values() if clause.note}
        assert self.noted - noted == frozenset()
        assert self.plain & noted == frozenset()

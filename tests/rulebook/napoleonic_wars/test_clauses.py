"""The clauses: every rule of the book once, each a sentence that stands alone, in the words of the glossary."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from warcouncil.titles.napoleonic_wars.components import DATA


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA.parent / name).read_text(encoding="utf-8"))


CLAUSES: list[dict[str, Any]] = table("rules.toml")["clause"]
BOOK = [clause for clause in CLAUSES if not clause["id"].startswith("nw-faq-")]
TERMS: list[dict[str, Any]] = table("text/glossary.toml")["terms"]


def test_532_clauses_of_the_book_and_five_rulings() -> None:
    assert len(BOOK) == 532
    assert len(CLAUSES) - len(BOOK) == 5
    assert max(Counter(clause["id"] for clause in CLAUSES).values()) == 1


def test_a_clause_is_named_by_its_section_and_counted_in_it() -> None:
    for clause in CLAUSES:
        assert re.fullmatch(rf"nw-(faq-)?{re.escape(clause['section'])}-\d+", clause["id"]), clause["id"]
    for section, group in groupby(BOOK, key=lambda clause: clause["section"]):
        numbers = [int(clause["id"].rpartition("-")[2]) for clause in group]
        assert numbers == list(range(1, len(numbers) + 1)), section


def test_clauses_follow_the_rulebook() -> None:
    def order(section: str) -> tuple[int, str]:
        chapter, _, part = section.partition(".")
        return int(chapter), part

    sections = [section for section, _ in groupby(clause["section"] for clause in BOOK)]
    assert sections == sorted(set(sections), key=order)
    assert {order(section)[0] for section in sections} == set(range(1, 18))
    assert len(sections) == 186


def test_sentences_differ_and_are_short() -> None:
    for language, stop, longest in (("en", ".", 180), ("zh", "。", 110)):
        said = [clause[language] for clause in CLAUSES]
        assert len(set(said)) == len(said)
        for sentence in said:
            assert sentence.endswith(stop), sentence
            assert len(sentence) <= longest, sentence


@pytest.mark.parametrize("word", ["It", "Its", "They", "Their", "He", "Then", "Otherwise", "Such", "So", "That", "By"])
def test_a_sentence_stands_alone_as_a_refusal(word: str) -> None:
    assert [clause["id"] for clause in CLAUSES if clause["en"].startswith(f"{word} ")] == []


def test_no_sentence_leans_on_the_number_of_a_section() -> None:
    lean = re.compile(r"\(\d+\.\d|\b\d+\.\d\d?\b(?!f)")
    said = [(clause["id"], clause[language]) for clause in CLAUSES for language in ("en", "zh")]
    assert [id for id, sentence in said if lean.search(sentence)] == []


def test_every_clause_has_a_traditional_sentence() -> None:
    assert set(table("rules.zh-hant.toml")) == {clause["id"] for clause in CLAUSES}


def test_36_worked_examples() -> None:
    examples = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
    assert len({example["id"] for example in examples}) == len(examples) == 36
    sections = {clause["section"] for clause in CLAUSES}
    for example in examples:
        assert set(example) == {"id", "section", "given", "action", "expect"}
        assert example["section"] in sections, example["id"]

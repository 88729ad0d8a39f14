"""The clauses: every rule of the book once, in two languages and in the words of the glossary."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from warcouncil.engine.data import read_toml
from warcouncil.testing.mutate import PACKAGE, find
from warcouncil.titles.tanto_monta.components import COMPONENTS, DATA

FOLDER = DATA.parent
RULES = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))["clause"]
TERMS = tomllib.loads((FOLDER / "text" / "glossary.toml").read_text(encoding="utf-8"))["terms"]
NUMBER = re.compile(r"tm-(\d+(?:\.\d+)?)-(\d+)")


def test_every_clause_is_named_by_its_section() -> None:
    for clause in RULES:
        found = NUMBER.fullmatch(clause["id"])
        assert found is not None, clause["id"]
        assert found.group(1) == clause["section"], clause["id"]
    assert len({clause["id"] for clause in RULES}) == len(RULES) == 933


def place(id: str) -> tuple[int, int, int]:
    """Chapter, section and number of a clause; 0 for a chapter without sections."""
    section, _, number = id.removeprefix("tm-").rpartition("-")
    chapter, _, part = section.partition(".")
    return int(chapter), int(part or 0), int(number)


def test_clauses_follow_the_rulebook_without_gaps() -> None:
    places = [place(clause["id"]) for clause in RULES]
    assert places == sorted(places)
    retired = [place(id) for clause in RULES for id in clause.get("aliases", ())]
    numbers = sorted([*places, *retired])
    assert {one[:2]: one[2] for one in numbers} == Counter(one[:2] for one in numbers)


def test_every_section_of_the_rulebook_has_clauses() -> None:
    chapters = Counter(int(clause["section"].split(".")[0]) for clause in RULES)
    assert list(chapters) == list(range(2, 23))


@cache
def module(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def is_there(place: str) -> bool:
    """Whether a place that `where` names exists: a function or name of a module, or a table of the data."""
    name, _, path = place.partition(":")
    file = next((base / name for base in (FOLDER, PACKAGE) if (base / name).is_file()), None)
    if file is None:
        return False
    if file.suffix == ".py":
        return find(module(file), path) is not None
    return path.split(".")[0] in read_toml(file)


def test_every_clause_is_enforced_somewhere() -> None:
    """What is left out says why, and names no place."""
    left_out = [clause["id"] for clause in RULES if clause.get("unimplemented")]
    assert left_out == ["tm-9.1-25"]
    assert [clause["id"] for clause in RULES if "where" not in clause] == left_out
    places = {place for clause in RULES for place in re.split(r"\s*,\s*", clause.get("where", "")) if place}
    assert sorted(place for place in places if not is_there(place)) == []


def test_every_clause_has_a_test() -> None:
    tests = Path(__file__).parent
    said = "\n".join(file.read_text(encoding="utf-8") for file in tests.rglob("test_*.py"))
    covered = set(re.findall(r'"(tm-[\d.]+-\d+)"', " ".join(re.findall(r"@covers\(([^)]*)\)", said))))
    assert [clause["id"] for clause in RULES if clause["id"] not in covered] == ["tm-9.1-25"]


def test_clauses_are_sentences_that_differ() -> None:
    for language, stop in (("en", "."), ("zh", "。")):
        said = [clause[language] for clause in RULES]
        assert max(Counter(said).values()) == 1
        assert all(sentence.endswith(stop) and sentence == sentence.strip() for sentence in said)
    assert max(len(clause["en"]) for clause in RULES) <= 250
    assert max(len(clause["zh"]) for clause in RULES) <= 120


@pytest.mark.parametrize("word", ["Then ", "They ", "It ", "Otherwise ", "Its ", "Their ", "He "])
def test_a_sentence_stands_alone_as_a_refusal(word: str) -> None:
    assert [clause["id"] for clause in RULES if clause["en"].startswith(word)] == []


def chinese() -> dict[str, str]:
    """Everything that is said in Chinese, clauses and names."""
    named = [
        *COMPONENTS.map.spaces,
        *COMPONENTS.map.seas,
        *COMPONENTS.map.settlements,
        *COMPONENTS.powers.powers,
        *COMPONENTS.powers.minors,
        *COMPONENTS.powers.others,
        *COMPONENTS.people.leaders,
        *COMPONENTS.people.rulers,
        *COMPONENTS.people.popes,
        *COMPONENTS.pieces.orders,
        *COMPONENTS.cards.values(),
    ]
    return {clause["id"]: clause["zh"] for clause in RULES} | {row.id: row.zh for row in named}


def test_the_words_of_the_glossary_are_used_and_no_others() -> None:
    said = chinese()
    assert len({term["zh"] for term in TERMS}) == len(TERMS)
    for term in TERMS:
        assert any(term["zh"] in sentence for sentence in said.values()), term["zh"]
        for variant in term.get("never", ()):
            assert [id for id, sentence in said.items() if variant in sentence] == [], variant


def test_cp_and_vp_are_set_apart() -> None:
    tight = re.compile(r"[\u4e00-\u9fff\d](?:CP|VP)|(?:CP|VP)[\u4e00-\u9fff\d]")
    assert [clause["id"] for clause in RULES if tight.search(clause["zh"])] == []

"""The clauses: every rule of the book once, in two languages."""

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
from warcouncil.titles.tanto_monta.components import DATA

FOLDER = DATA.parent
RULES = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))["clause"]
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
    assert [clause["id"] for clause in RULES if "where" not in clause or "unimplemented" in clause] == []
    places = {place for clause in RULES for place in re.split(r"\s*,\s*", clause.get("where", "")) if place}
    assert sorted(place for place in places if not is_there(place)) == []


def test_every_clause_has_a_test() -> None:
    tests = Path(__file__).parent
    said = "\n".join(file.read_text(encoding="utf-8") for file in tests.rglob("test_*.py"))
    covered = set(re.findall(r'"(tm-[\d.]+-\d+)"', " ".join(re.findall(r"@covers\(([^)]*)\)", said))))
    assert [clause["id"] for clause in RULES if clause["id"] not in covered] == []


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

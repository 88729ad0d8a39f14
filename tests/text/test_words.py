"""Fluent files whose messages are parsed one by one, when they are first said."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import ast

from warcouncil.text.words import HERE, MissingMessage, WordFile, Words

FILES = sorted(HERE.parent.rglob("*.ftl"))


def words(folder: Path, *texts: str) -> Words:
    paths = [folder / f"{number}.ftl" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    return Words("en", map(WordFile, paths))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_entries_and_attributes_are_those_that_the_parser_finds(path: Path) -> None:
    file = WordFile(path)
    entries = [one for one in file.resource.body if isinstance(one, ast.Message | ast.Term)]
    assert list(file.sources) == [f"{'-' * isinstance(one, ast.Term)}{one.id.name}" for one in entries]
    assert file.attributes() == {
        one.id.name: [attribute.id.name for attribute in one.attributes]
        for one in entries
        if isinstance(one, ast.Message)
    }


def test_what_a_message_refers_to_is_there_wherever_it_is_written(tmp_path: Path) -> None:
    said = words(tmp_path, "deep = { outer }!\n    .tip = { -brand }\n", "outer = in { -brand }\n", "-brand = War\n")
    assert said.say("deep", {}) == "in War!"
    assert said.say("deep", {}, "tip") == "War"


def test_terms_refer_to_terms(tmp_path: Path) -> None:
    said = words(tmp_path, "one = { -a }{ -c }\n-a = { -b }\n-b = B\n-c = { -b }\n")
    assert said.say("one", {}) == "BB"


def test_what_is_said_first_is_heard(tmp_path: Path) -> None:
    said = words(tmp_path, "one = first\n-term = mine\n", "one = second\ntwo = { -term }\n-term = yours\n")
    assert (said.say("one", {}), said.say("two", {})) == ("first", "mine")


def test_a_circle_of_messages_is_not_followed_for_ever(tmp_path: Path) -> None:
    said = words(tmp_path, "hen = { egg } { $laid }\negg = { hen }\n")
    assert "hen" in said and said.variables("egg") == {"laid"}


def test_what_is_no_message_is_missing(tmp_path: Path) -> None:
    said = words(tmp_path, "broken = { $\nwhole = fine\n")
    assert "broken" not in said and said.say("whole", {}) == "fine"
    with pytest.raises(MissingMessage):
        said.say("broken", {})


def test_a_message_that_another_thread_is_reading_is_not_missing(tmp_path: Path) -> None:
    many = "".join(f"word{n} = {{ -term{n} }} {{ word{n - 1} }}\n-term{n} = T\n" for n in range(1, 400))
    for _ in range(5):
        said = words(tmp_path, "word0 = end\n" + many)
        with ThreadPoolExecutor(4) as threads:
            assert all(threads.map(said.has, [f"word{number % 40 + 1}" for number in range(400)]))

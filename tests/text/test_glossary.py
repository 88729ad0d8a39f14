"""Chinese as Chinese gamers write it: one word for one thing, one way of setting it, sentences that stand alone."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from warcouncil.engine.title import get_title
from warcouncil.text.layers import layers_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "warcouncil"
SHELL = PACKAGE / "text"
LAYERS = (PACKAGE / "table", PACKAGE / "campaign")
TITLES = sorted(folder for folder in (PACKAGE / "titles").glob("*/") if (folder / "rules.toml").exists())
HAN = r"[\u3400-\u4dbf\u4e00-\u9fff]"
TERM = "⟦{}⟧"
"""What stands for a variable where the sentences are looked at."""
SET_APART = re.compile(rf"{HAN} [+−-]?\d|\d {HAN}|\d (?:CP|VP|MP)(?![A-Za-z])|(?:CP|VP|MP) {HAN}")
HALF_WIDTH = re.compile(rf"{HAN}[,;:!?()]|[,;:!?()]{HAN}")
LEANS = re.compile(
    "否则|他们|她们|它们|若仍|但|此时|这时|不过|因此|同样|然后|此后|之后|反之|其(?![他它余中次])|该(?!回合)|这[些个种]"
)
"""How a sentence begins that cannot stand alone, as a refusal does."""
MAINLAND = (
    *("裏", "着", "啓", "佈", "賬", "服務器", "默認", "文件夾", "端口", "用戶", "鏈接", "數據", "網絡", "磁盤", "程序"),
    "菜單",
)
"""Not written in Taiwan, whose forms the traditional text has."""
TORN = ("亂髮生", "束后", "併發", "，併為", "明瞭更", "迴歸", "籤訂", "和麵朝", "幹涉")
"""What a conversion makes where two words meet."""

ONLY_IN = {
    "髮": "濕髮",
    "后": "王后",
    "併": "合併|一併",
    "迴": "巡迴|迂迴",
    "瞭": "瞭望",
    "麵": "麵包",
    "幹": "巴爾幹",
    "籤": "抽籤",
    "隻": "(?<!海盜)船隻",
    "徵": "徵募|徵召|徵兵|徵求|強徵",
    "託": "委託",
    "紮": "駐紮",
    "捨": "捨入",
    "嚮": "嚮導",
    "係": "關係",
    "繫": "聯繫",
    "曆": "日曆|星曆",
}
"""Characters that a conversion takes for those of a sound or another word, and the words that do have them."""
NAMES = ("space-", "sea-", "city-", "area-", "leader-", "card-", "power-", "reserve-")


class _Said(Visitor):
    """The text of a message, a mark in the place of every variable."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        inner = node.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                self.parts.append("\n")
                self.visit(variant.value)
            self.parts.append("\n")
        elif isinstance(inner, ast.StringLiteral):
            self.parts.append(inner.value)
        else:
            self.parts.append(TERM.format(getattr(getattr(inner, "id", None), "name", "")))


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """Every message of a Fluent file with its attributes, as people read it."""
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        patterns = [("", entry.value), *((f".{attribute.id.name}", attribute.value) for attribute in entry.attributes)]
        for name, pattern in patterns:
            if pattern is not None:
                said = _Said()
                said.visit(pattern)
                yield entry.id.name + name, "".join(said.parts)


def clauses(folder: Path) -> dict[str, str]:
    rules = folder / "rules.toml"
    if not rules.exists():
        return {}
    return {clause["id"]: clause["zh"] for clause in tomllib.loads(rules.read_text(encoding="utf-8"))["clause"]}


def rows(folder: Path) -> Iterator[tuple[str, str]]:
    """Names and the like in the data of a title."""
    for path in sorted((folder / "data").glob("*.toml")):
        yield from _in_rows(tomllib.loads(path.read_text(encoding="utf-8")), path.stem)


def _in_rows(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key == "zh" and isinstance(inner, str):
                yield f"{place} {value.get('id', '')}", inner
            else:
                yield from _in_rows(inner, place)
    elif isinstance(value, list):
        for inner in value:
            yield from _in_rows(inner, place)


def words(folder: Path) -> dict[str, str]:
    path = folder / "web" / "words" / "zh-Hans.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def sentences(folder: Path) -> dict[str, str]:
    """All that is said in simplified Chinese in a folder: a title, a layer, or the shell with page and server."""
    if folder == SHELL:
        own = [message for path in sorted(SHELL.glob("*.zh.ftl")) for message in messages(path)]
        return {**dict(own), **words(PACKAGE)}
    return {**dict(messages(folder / "text" / "zh.ftl")), **clauses(folder), **dict(rows(folder)), **words(folder)}


def from_layers(folder: Path) -> dict[str, str]:
    """What is said in a title by the layers that it rests on, as far as it has no words of its own for it."""
    layers = () if folder == SHELL else layers_of(get_title(folder.name))
    return {id: text for layer in reversed(layers) for id, text in messages(layer.folder / "text" / "zh.ftl")}


def glossary(folder: Path) -> list[dict[str, Any]]:
    path = folder / "glossary.toml" if folder == SHELL else folder / "text" / "glossary.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["terms"]
    return found


def name(folder: Path) -> str:
    return "shell" if folder == SHELL else folder.name


@pytest.mark.parametrize("folder", [*TITLES, SHELL], ids=name)
def test_one_word_for_one_thing(folder: Path) -> None:
    terms, said = glossary(folder), sentences(folder)
    assert len({term["zh"] for term in terms}) == len(terms) > 20
    whole = "\n".join(said.values())
    assert [term["zh"] for term in terms if term["zh"] not in whole] == []
    never = [variant for term in terms for variant in term.get("never", ())]
    heard = {**from_layers(folder), **said}
    assert [(id, variant) for variant in never for id, text in heard.items() if variant in text] == []


@pytest.mark.parametrize("folder", [*TITLES, *LAYERS, SHELL], ids=name)
def test_digits_and_characters_stand_together(folder: Path) -> None:
    named = ("section-", "cli-play-help")  # numbers of sections; examples of what one types
    said = {id: text for id, text in sentences(folder).items() if not id.startswith(named)}
    assert {id: text for id, text in said.items() if SET_APART.search(text)} == {}


@pytest.mark.parametrize("folder", [*TITLES, *LAYERS, SHELL], ids=name)
def test_punctuation_is_as_wide_as_the_characters(folder: Path) -> None:
    assert {id: text for id, text in sentences(folder).items() if HALF_WIDTH.search(text)} == {}


@pytest.mark.parametrize("folder", [*TITLES, *LAYERS, SHELL], ids=name)
def test_everybody_is_spoken_to_in_the_same_way(folder: Path) -> None:
    assert {id: text for id, text in sentences(folder).items() if "您" in text} == {}


@pytest.mark.parametrize("folder", TITLES, ids=name)
def test_a_clause_stands_alone(folder: Path) -> None:
    assert {id: text for id, text in clauses(folder).items() if LEANS.match(text)} == {}


def traditional() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*zh-hant.ftl")):
        yield from ((f"{path.parent.parent.name} {id}", text) for id, text in messages(path))
    for path in sorted(PACKAGE.rglob("rules.zh-hant.toml")):
        yield from tomllib.loads(path.read_text(encoding="utf-8")).items()
    for path in sorted(PACKAGE.rglob("zh-Hant.json")):
        yield from json.loads(path.read_text(encoding="utf-8")).items()


def test_traditional_text_has_the_forms_and_words_of_taiwan() -> None:
    found = [(id, form) for id, text in traditional() for form in (*MAINLAND, *TORN) if form in text]
    assert found == []


@pytest.mark.parametrize("character", ONLY_IN)
def test_a_rare_character_stands_only_in_words_that_have_it(character: str) -> None:
    words = re.compile(ONLY_IN[character])
    assert [(id, text) for id, text in traditional() if character in words.sub("", text)] == []


def test_no_foreign_name_has_the_character_for_inside() -> None:
    names = [(id, text) for id, text in traditional() if id.partition(" ")[2].startswith(NAMES) and "." not in id]
    assert len(names) > 1000
    assert [(id, text) for id, text in names if "裡" in text] == []

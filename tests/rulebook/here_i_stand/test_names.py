"""Names: everything in the box has one in English and Chinese, and no two things of a kind share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from warcouncil.titles.here_i_stand import components
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    ADMIRALS,
    CARDS,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EXPLORERS,
    LEADERS,
    POWERS,
    REFORMERS,
    RULERS,
    SEAS,
    SPACES,
    UNITS,
    WIVES,
    ZONES,
)

TEXT = Path(components.__file__).parent / "text"
DOMAINS: dict[str, Iterable[str]] = {
    "power": POWERS,
    "space": SPACES,
    "sea": SEAS,
    "zone": ZONES,
    "unit": UNITS,
    "leader": (*LEADERS, *ADMIRALS),
    "ruler": RULERS,
    "debater": DEBATERS,
    "reformer": REFORMERS,
    "explorer": EXPLORERS,
    "conquistador": CONQUISTADORS,
    "card": CARDS,
    "action": ACTIONS,
    "discovery": DISCOVERIES,
    "conquest": CONQUESTS,
    "colony": COLONIES,
    "wife": WIVES,
}


def messages(language: str) -> dict[str, str]:
    resource = FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: serialize_pattern(entry.value).strip()
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value
    }


@pytest.mark.parametrize("language", ["en", "zh", "zh-hant"])
@pytest.mark.parametrize("domain", DOMAINS)
def test_names_are_there_and_tell_things_apart(domain: str, language: str) -> None:
    said = messages(language)
    names = Counter(said[f"{domain}-{value}"] for value in DOMAINS[domain])
    assert [name for name, count in names.items() if count > 1] == []


def test_names_of_the_rulebook() -> None:
    said = messages("zh")
    assert said["space-avignon"] == "亚维农"
    assert said["space-coron"] == "科伦"
    assert said["space-corunna"] == "科伦纳"
    assert said["leader-dragut"] == "图尔古特·雷斯"
    assert said["card-julia_gonzaga"] == "茱莉亚·冈萨加"
    assert messages("zh-hant")["space-shrewsbury"] == "什魯斯伯里"

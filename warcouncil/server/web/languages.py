"""Which language somebody wants to read."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import parse_qs

from warcouncil.text import BadLanguage, find_language

NAMES = {"en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文"}


def from_header(accepted: str) -> str:
    """The best of an Accept-Language header that we speak.

    >>> from_header("fr, zh-TW;q=0.8, en;q=0.5"), from_header("fr"), from_header("")
    ('zh-Hant', 'en', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((weight, name.strip()))
    for _, name in sorted(wishes, key=lambda wish: -wish[0]):
        try:
            return find_language(name)
        except BadLanguage:
            continue
    return "en"


def asked_language(scope: MutableMapping[str, Any]) -> str:
    """The language of a request that has not been parsed; a wish we cannot fulfil counts as none."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    try:
        return find_language(asked)
    except BadLanguage:
        accepted = [value for key, value in scope["headers"] if key == b"accept-language"]
        return from_header(accepted[0].decode("latin-1") if accepted else "")

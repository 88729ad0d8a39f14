"""The languages War Council speaks, and the names by which people and systems call them."""

from __future__ import annotations

from warcouncil.engine.errors import WarCouncilError

LANGUAGES: tuple[str, ...] = ("en", "zh-Hans", "zh-Hant")

SUFFIXES: dict[str, str] = {"en": "en", "zh-Hans": "zh", "zh-Hant": "zh-hant"}
"""Language -> how its files end: `en.ftl`, `zh.ftl`, `zh-hant.ftl`."""

_ALIASES: dict[str, str] = {
    "en-us": "en",
    "en-gb": "en",
    "zh": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-sg": "zh-Hans",
    "zh-hans-cn": "zh-Hans",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant",
    "zh-hant-tw": "zh-Hant",
    "zh-hant-hk": "zh-Hant",
    **{language.lower(): language for language in LANGUAGES},
}


class BadLanguage(WarCouncilError, ValueError):
    """A language that War Council does not speak."""

    message_id = "error-bad-language"


def find_language(name: str) -> str:
    """The language that a name means; BadLanguage lists what is allowed.

    >>> find_language("zh-TW"), find_language("zh"), find_language("en_US.UTF-8")
    ('zh-Hant', 'zh-Hans', 'en')
    >>> find_language("fr")
    Traceback (most recent call last):
    warcouncil.text.languages.BadLanguage: there is no language 'fr'; there are: en, zh-Hans, zh-Hant
    """
    found = _ALIASES.get(name.split(".")[0].replace("_", "-").lower())
    if found is None:
        allowed = ", ".join(LANGUAGES)
        raise BadLanguage(f"there is no language {name!r}; there are: {allowed}", language=name, allowed=allowed)
    return found

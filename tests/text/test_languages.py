from __future__ import annotations

import pytest

from warcouncil.text import LANGUAGES, BadLanguage, find_language, speaker


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("en", "en"),
        ("en-US", "en"),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-hans", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
    ],
)
def test_a_language_goes_by_several_names(name: str, language: str) -> None:
    assert find_language(name) == language
    assert speaker(None, name).language == language


@pytest.mark.parametrize("name", ["", "fr", "english", "zh-XX", "e n"])
def test_other_languages_are_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(BadLanguage) as refused:
        speaker(None, name)
    for language in LANGUAGES:
        assert language in refused.value.reason
        assert language in speaker(None, "zh").refusal(refused.value)

from __future__ import annotations

import pytest

from tests.text.conftest import Ferry, MakeFerry
from warcouncil.text import check


def test_a_title_with_all_its_words_has_no_problem(ferry: Ferry) -> None:
    assert check(ferry) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("text/en.ftl", "title = Ferry\n", "", "en: title is missing"),
        ("text/en.ftl", "bank-st-john = St. John\n", "", "en: bank-st-john is missing (a name)"),
        ("text/en.ftl", "option-fog-true = with fog\n", "", "en: option-fog-true is missing"),
        ("text/zh.ftl", "ask-row = ", "ask-other = ", "zh-Hans: ask-row is missing"),
        ("text/zh.ftl", "act-load = ", "act-other = ", "zh-Hans: act-load is missing"),
        ("text/zh-hant.ftl", "log-rowed = ", "log-other = ", "zh-Hant: log-rowed is missing (rowing.py:2)"),
        ("text/en.ftl", "log-seen = ", "log-other = ", "en: log-seen is missing (rowing.py:3)"),
        ("text/en.ftl", "hidden-cargo = something\n", "", "en: hidden-cargo is missing (rowing.py:3)"),
        ("text/en.ftl", "end-crossed = ", "end-other = ", "en: end-crossed is missing (rowing.py:4)"),
        ("text/en.ftl", "rows to { $bank }", "rows to { $shore }", "en: log-rowed mentions $shore"),
        ("text/en.ftl", "to { $bank2 }", "to { $bank3 }", "en: act-row mentions $bank3"),
        ("text/en.ftl", "leaves { $bank }", "leaves { $shore }", "en: act-row mentions $shore"),
        ("text/zh.ftl", "还剩{ $boats }", "还剩{ $ships }", "zh-Hans: ask-row mentions $ships"),
        ("text/en.ftl", "title = Ferry\n", "title = Ferry\ntitle = Boat\n", "en: en.ftl: title is there twice"),
        ("text/en.ftl", "cargo-wolf = wolf", "cargo-wolf = { wolf", "en: en.ftl: not a message"),
        ("text/en.ftl", "title = Ferry\n", "title = Ferry\nnews = No\n", "zh-Hans: news is missing (another language"),
        ("rules.zh-hant.toml", '"fer-1"', '"fer-2"', "zh-Hant: clause fer-1 has no sentence"),
        (
            "rules.toml",
            'zh = "船需要有人划。"',
            "",
            "{folder}/rules.toml: clause fer-1: Object missing required field `zh`",
        ),
        ("text/en.ftl", "{ $powers } crossed", "{ $winners } crossed", "en: end-crossed mentions $winners"),
        ("rowing.py", '"rowed"', "message", "rowing.py:2: the id of a log message must be written out"),
        ("rowing.py", '"rowed"', 'why("dry").message', "en: why-dry is missing (rowing.py:2)"),
        ("rowing.py", '"rowed"', "why(message)", "rowing.py:2: the id of a reason must be written out"),
        ("rowing.py", "bank=bank)", "shore=bank)", "en: log-rowed mentions $bank, which it is not given (rowing.py:2)"),
    ],
)
def test_each_fault_is_found(make_ferry: MakeFerry, file: str, old: str, new: str, problem: str) -> None:
    ferry = make_ferry({file: (old, new)})
    problems = check(ferry)
    assert any(found.startswith(problem.format(folder=ferry.folder)) for found in problems), problems


def test_a_missing_file_is_one_problem(make_ferry: MakeFerry) -> None:
    ferry = make_ferry({"text/zh-hant.ftl": None})
    assert [problem for problem in check(ferry) if problem.startswith("zh-Hant")] == [
        f"zh-Hant: {ferry.folder.name} has no zh-hant.ftl"
    ]


def test_what_is_responded_to_needs_a_name_once_a_prompt_says_it(make_ferry: MakeFerry) -> None:
    ferry = make_ferry({"text/en.ftl": ("{ $power }, row where?", "{ $power }, after { $trigger }:")})
    ferry.windows = {"storm": ("umbrella",)}  # type: ignore[misc]
    problems = check(ferry, ["en"])
    assert "en: trigger-storm is missing (what is responded to)" in problems


def test_arguments_passed_on_as_a_whole_cannot_be_checked_and_are_not(make_ferry: MakeFerry) -> None:
    ferry = make_ferry({"rowing.py": ("power=power, bank=bank)", "**words)")})
    assert check(ferry) == []

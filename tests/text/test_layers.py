"""The words of the layers that titles rest on: said once, heard in every title, and none of them idle."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer

from tests.text.conftest import Ferry, MakeFerry
from tests.text.title_words import CHINESE, LANGUAGES, is_simplified
from warcouncil.engine.title import Title, get_title, title_ids
from warcouncil.server.play import catalogue
from warcouncil.text import check, speaker
from warcouncil.text.layer_check import FAMILIES, LayerWords, said_in
from warcouncil.text.layers import Layer, layers_of
from warcouncil.text.scan import Source
from warcouncil.text.speaker import NOW, message_id
from warcouncil.text.words import read_words

# -- the layers there are

SHARED = layers_of(get_title("here_i_stand"))
each_layer = pytest.mark.parametrize("layer", SHARED, ids=lambda layer: layer.name)


def titles_on_layers() -> list[Title]:
    return [title for name in title_ids() if layers_of(title := get_title(name))]


def test_layers_follow_from_the_state_the_topmost_first() -> None:
    assert [layer.name for layer in SHARED] == ["campaign", "table"]
    assert layers_of(get_title("endeavor")) == ()


@each_layer
def test_both_languages_say_the_same_in_the_same_order(layer: Layer) -> None:
    english, chinese = (said_in(layer.folder, language) for language in LANGUAGES)
    assert list(english) == list(chinese)
    for name, message in english.items():
        assert [part.id.name for part in message.attributes] == [part.id.name for part in chinese[name].attributes]


@each_layer
def test_both_languages_use_the_same_arguments(layer: Layer) -> None:
    english, chinese = (read_words((layer.folder,), language) for language in LANGUAGES)
    for name, message in said_in(layer.folder, "en").items():
        for part in (None, *(attribute.id.name for attribute in message.attributes)):
            assert english.variables(name, part) == chinese.variables(name, part), (name, part)


@each_layer
def test_english_is_english_and_chinese_is_simplified(layer: Layer) -> None:
    written = FluentSerializer().serialize_entry
    assert not [name for name, message in said_in(layer.folder, "en").items() if CHINESE.search(written(message))]
    for name, message in said_in(layer.folder, "zh-Hans").items():
        assert is_simplified(written(message)), name


def test_titles_and_layers_say_everything_and_nothing_twice() -> None:
    """Also what rules took along that moved into a layer: it is named here until its words have followed."""
    assert {title.id: check(title) for title in titles_on_layers()} == {title.id: [] for title in titles_on_layers()}


WHOLE = {"spring_start", "victory_phase", "before_headlines", "discard_fetched"}
"""Moments that come but in one way: their general sentence says all."""


def test_whoever_may_answer_is_told_who_does_what_and_where() -> None:
    for title in titles_on_layers():
        words = speaker(title).words
        bare = {trigger for trigger in title.windows if not words.has(message_id("trigger", trigger), NOW)}
        assert bare <= WHOLE, title.id


def test_no_title_keeps_what_only_its_layers_name() -> None:
    """What is found here moves to the text/ folder of the layer, in `en.ftl` and `zh.ftl`."""
    left: dict[str, str] = {}
    for title in titles_on_layers():
        own = {message_id(text) for text in Source(title.folder).named}
        layers = [LayerWords(layer) for layer in layers_of(title)]
        said = {name for layer in layers for name in said_in(layer.layer.folder, "en")}
        for name in said_in(title.folder, "en"):
            family, _, named = name.partition("-")
            if family not in FAMILIES or named in own or name in said:
                continue
            left.update((name, layer.layer.name) for layer in layers if layer.names(name))
    assert left == {}


def test_the_words_of_the_layers_reach_the_page() -> None:
    title = get_title("here_i_stand")
    found = catalogue.messages(title, "en")
    for layer in SHARED:
        assert set(said_in(layer.folder, "en")) <= set(found)
    assert catalogue.words("here_i_stand", "en")["labels"]["dice-walls"] == "Walls"


# -- what is wrong with a layer

STATE = """\
from warcouncil.engine.state import State


class HarbourState(State, kw_only=True):
    pass
"""
TIDES = """\
from warcouncil.engine.title import Kind

KINDS = {"moor": Kind({"moor": ("bank",), "pass": ()})}
MENU = {"anchor": None}
FLAGS = ("raised",)


def tide(state, power, bank):
    state.log("tide", power=power, bank=bank)
    yield Ask(power, "moor", [("moor", bank), ("pass",)], about={"bank": bank})
    yield Window("ebb", (power,), lambda now, power: [])
    return line("wind", 2) if state.options.get("fog") else []
"""
ENGLISH = """\
ask-moor = { $power }: do you moor at { $bank }?
ask-respond = { $power }: { $trigger } Anything?
act-moor = Moor at { $bank }
act-anchor = Drop anchor at { bank-left }
log-tide = The tide carries { $power } to { $bank }.
trigger-ebb = The water falls.
dice-wind = Wind
option-fog = Mist
option-fog-true = misty
option-fog-false = clear
flag-raised = raised
"""
CHINESE_WORDS = """\
ask-moor = { $power }：是否停靠{ $bank }？
ask-respond = { $power }：{ $trigger }是否响应？
act-moor = 停靠{ $bank }
act-anchor = 在{ bank-left }下锚
log-tide = 潮水把{ $power }带到{ $bank }。
trigger-ebb = 退潮了。
dice-wind = 风
option-fog = 雾
option-fog-true = 有雾
option-fog-false = 晴
flag-raised = 升起
"""
FILES = {
    "__init__.py": "",
    "state.py": STATE,
    "tides.py": TIDES,
    "text/en.ftl": ENGLISH,
    "text/zh.ftl": CHINESE_WORDS,
    "text/zh-hant.ftl": CHINESE_WORDS,
}

MakeHarbour = Callable[..., Ferry]


@pytest.fixture
def make_harbour(
    make_ferry: MakeFerry, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MakeHarbour]:
    """A ferry that rests on a layer; each file of the layer and each of the title may be spoilt."""
    root = tmp_path_factory.mktemp("layers")
    monkeypatch.syspath_prepend(root)

    def make(layer: dict[str, tuple[str, str] | None] | None = None, title: Any = None) -> Ferry:
        for name, text in FILES.items():
            change = (layer or {}).get(name, ("", ""))
            path = root / "harbour" / name
            path.parent.mkdir(exist_ok=True)
            if change is not None:
                assert change[0] in text
                path.write_text(text.replace(*change) if change[0] else text, encoding="utf-8")
        from harbour.state import HarbourState  # type: ignore[import-not-found]  # written just now
        from harbour.tides import KINDS  # type: ignore[import-not-found]

        class OnHarbour(Ferry):
            state_type = HarbourState
            kinds = {**Ferry.kinds, **KINDS}
            windows = {"ebb": ()}

        option = "option-windows = Windows\noption-windows-sealed = sealed\noption-windows-quick = quick\ntitle = "
        made = make_ferry({name: ("title = ", option) for name in FILES if name.endswith(".ftl")} | (title or {}))
        return OnHarbour(made.folder)

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]


def test_a_title_on_a_layer_needs_no_copy(make_harbour: MakeHarbour) -> None:
    title = make_harbour()
    assert check(title) == []
    voice = speaker(title, "en")
    assert voice.option("moor", ("moor", "left")) == "Moor at the left bank"
    assert voice.say("act-anchor") == "Drop anchor at the left bank"
    assert [layer.name for layer in layers_of(title)] == ["harbour"]


def test_a_prompt_is_given_what_comes_with_its_question(make_harbour: MakeHarbour) -> None:
    class Plain(type(make_harbour())):  # type: ignore[misc]
        describe = Title.describe

    plain = Plain(make_harbour().folder)
    assert check(plain, ["en"]) == ["en: ask-row mentions $boats, which it is not given (a kind of decision)"]


def test_a_title_that_says_it_its_own_way_is_heard(make_harbour: MakeHarbour) -> None:
    change = ("title = ", "act-moor = Tie up at { $bank }\ntitle = ")
    title = make_harbour(title={f"text/{name}.ftl": change for name in ("en", "zh", "zh-hant")})
    assert not [problem for problem in check(title) if "act-moor" in problem]
    assert speaker(title, "en").option("moor", ("moor", "left")) == "Tie up at the left bank"


def test_a_copy_in_a_title_is_found(make_harbour: MakeHarbour) -> None:
    changes = {
        "text/en.ftl": ("title = ", "# Tides\nlog-tide = The tide carries { $power } to { $bank }.\ntitle = "),
        "text/zh.ftl": ("title = ", "log-tide = 潮水把{ $power }带到{ $bank }。\ntitle = "),
        "text/zh-hant.ftl": ("title = ", "log-tide = 潮水把{ $power }带到{ $bank }。\ntitle = "),
    }
    assert "log-tide is a copy: harbour says the same" in check(make_harbour(title=changes))


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("text/en.ftl", "log-tide = ", "log-tides = ", "en: harbour does not say log-tide (harbour/tides.py:9)"),
        ("text/en.ftl", "log-tide = ", "log-tides = ", "en: harbour says log-tides, which none of its rules needs"),
        ("text/en.ftl", "log-tide = ", "log-tides = ", "en: log-tide is missing (harbour/tides.py:9)"),
        ("text/zh.ftl", "ask-moor = ", "ask-sail = ", "zh-Hans: harbour does not say ask-moor (harbour/tides.py)"),
        ("text/zh.ftl", "act-moor = ", "act-sail = ", "zh-Hans: harbour does not say act-moor (harbour/tides.py)"),
        ("text/en.ftl", "act-anchor = ", "act-sail = ", "en: harbour does not say act-anchor (harbour/tides.py)"),
        ("text/en.ftl", "trigger-ebb = ", "act-ebb = ", "en: harbour does not say trigger-ebb (harbour/tides.py:11)"),
        ("text/en.ftl", "ask-respond = ", "ask-wait = ", "en: harbour does not say ask-respond (harbour/tides.py:11)"),
        ("text/en.ftl", "dice-wind = ", "dice-rain = ", "en: harbour does not say dice-wind (harbour/tides.py:12)"),
        ("text/en.ftl", "option-fog = Mist\n", "", "en: harbour does not say option-fog (harbour/tides.py:12)"),
        ("text/en.ftl", "option-fog-true", "option-rain-true", "en: harbour says option-rain-true, which none of its"),
        ("text/en.ftl", "flag-raised = ", "flag-low = ", "en: harbour says flag-low, which none of its rules needs"),
        ("text/en.ftl", "flag-raised = raised\n", "", "harbour: en: flag-raised is missing (another language has it)"),
        ("text/en.ftl", "to { $bank }.", "to { $shore }.", "en: log-tide mentions $shore, which it is not given"),
        ("text/en.ftl", "moor at { $bank }?", "moor at { $pier }?", "en: ask-moor mentions $pier"),
        ("text/en.ftl", "dice-wind = Wind", "dice-wind = { Wind", "en: harbour/en.ftl: not a message"),
        ("tides.py", '"tide", ', "tide, ", "harbour/tides.py:9: the id of a log message must be written out"),
    ],
)
def test_each_fault_of_a_layer_is_found(make_harbour: MakeHarbour, file: str, old: str, new: str, problem: str) -> None:
    problems = check(make_harbour({file: (old, new)}))
    assert any(found.startswith(problem) for found in problems), problems


def test_a_layer_without_a_language_is_one_problem(make_harbour: MakeHarbour) -> None:
    problems = check(make_harbour({"text/zh-hant.ftl": None}))
    assert problems == ["zh-Hant: harbour has no zh-hant.ftl"]


def test_what_stands_beside_the_title_is_no_layer(ferry: Ferry, tmp_path: Path) -> None:
    """A title whose state lies in its own package rests on nothing, wherever its words are read from."""
    endeavor = get_title("endeavor")

    class Elsewhere(type(endeavor)):  # type: ignore[misc]
        folder = tmp_path

    assert layers_of(Elsewhere()) == ()
    assert layers_of(ferry) == ()

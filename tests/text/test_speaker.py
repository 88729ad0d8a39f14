from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.text.conftest import Ferry, MakeFerry
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import BadFile, BadOption, IllegalChoice, WarCouncilError
from warcouncil.engine.flow import Ask
from warcouncil.engine.log import LogEntry, Masked
from warcouncil.engine.state import OptionValue, State
from warcouncil.engine.title import Result, get_title
from warcouncil.text import LANGUAGES, BadMessage, MissingMessage, speaker


def test_a_message_is_said_in_each_language(ferry: Ferry) -> None:
    titles = [speaker(ferry, language).title() for language in LANGUAGES]
    assert titles == ["Ferry", "渡船", "渡船"]
    assert speaker(ferry, "en").about() == "Two banks, one boat."


def test_what_is_missing_is_an_error_and_never_another_language(make_ferry: MakeFerry) -> None:
    ferry = make_ferry({"text/zh.ftl": ("cargo-wolf = 狼\n", "")})
    assert speaker(ferry, "en").name("cargo", "wolf") == "wolf"
    with pytest.raises(MissingMessage, match="cargo-wolf"):
        speaker(ferry, "zh").name("cargo", "wolf")
    with pytest.raises(MissingMessage, match="nothing-like-it"):
        speaker(ferry, "en").say("nothing-like-it")
    assert speaker(ferry, "en").has("cargo-wolf")
    assert not speaker(ferry, "zh").has("cargo-wolf")


def test_a_title_without_a_language_says_so(make_ferry: MakeFerry) -> None:
    ferry = make_ferry({"text/zh.ftl": None})
    with pytest.raises(MissingMessage, match=r"zh\.ftl"):
        speaker(ferry, "zh")


def test_a_message_without_its_argument_is_an_error(ferry: Ferry) -> None:
    with pytest.raises(BadMessage, match="bank2"):
        speaker(ferry, "en").say("act-row", bank="here")


def test_names_and_numbers(ferry: Ferry) -> None:
    english = speaker(ferry, "en")
    assert english.name("bank", "st.john") == "St. John"
    assert english.name("weight", 2) == "2"


def test_there_are_no_invisible_marks_around_arguments(ferry: Ferry) -> None:
    said = speaker(ferry, "zh").option("row", ("row", "left", "right"))
    assert said == "从左岸划到右岸"


def test_options_and_tips(ferry: Ferry) -> None:
    english = speaker(ferry, "en")
    assert english.option("row", ("row", "left", "right")) == "Row from the left bank to the right bank"
    assert english.tip("row", ("row", "left", "right")) == "The boat leaves the left bank."
    assert english.option("row", ("load", "goat", 2)) == "Load the goat (2)"
    assert english.tip("row", ("load", "goat", 2)) is None


def test_an_option_with_too_few_arguments_is_not_said(ferry: Ferry) -> None:
    with pytest.raises(ValueError, match="zip"):
        speaker(ferry, "en").option("row", ("row", "left"))


def test_the_engines_own_questions_need_no_words_of_the_title(ferry: Ferry, state: State) -> None:
    ready = Decision(Ask("blue", "ready", [("ready",)]), state, 1, 0, 0, 0, None)
    assert speaker(ferry, "en").prompt(state, ready) == "Blue: are you ready?"
    assert speaker(ferry, "zh").option("ready", ("ready",)) == "准备好了"
    assert speaker(ferry, "en").option("row", ("pass",)) == "Pass"


def test_a_title_may_say_an_engine_message_its_own_way(make_ferry: MakeFerry) -> None:
    ferry = make_ferry({"text/en.ftl": ("title = Ferry", "title = Ferry\nact-pass = Stay ashore")})
    assert speaker(ferry, "en").option("row", ("pass",)) == "Stay ashore"


def test_prompts_get_what_the_title_describes(ferry: Ferry, state: State, decision: Decision) -> None:
    assert speaker(ferry, "en").prompt(state, decision) == "Red, row where? 2 boats are left."
    state.players = 1
    assert speaker(ferry, "en").prompt(state, decision) == "Red, row where? One boat is left."
    assert speaker(ferry, "zh-Hant").prompt(state, decision) == "紅方劃向哪裡？還剩1條船。".replace("還", "还")


def test_what_is_responded_to_is_named_only_where_it_is_said(make_ferry: MakeFerry, state: State) -> None:
    changes: dict[str, Any] = {"text/en.ftl": ("{ $power }, row where?", "{ $power }, after { $trigger }:")}
    ferry = make_ferry(changes)
    window = Decision(Ask("red", "row", [("pass",)]), state, 0, 0, 0, 0, "storm")
    assert speaker(ferry, "zh").prompt(state, window).startswith("红方划向哪里")
    with pytest.raises(MissingMessage, match="trigger-storm"):
        speaker(ferry, "en").prompt(state, window)


def test_what_is_responded_to_may_be_told_as_it_is_now(make_ferry: MakeFerry, state: State) -> None:
    storm = "trigger-storm = a storm\n    .now = the storm on { $power }\nask-row = { $power }, after { $trigger }:"
    window = Decision(Ask("red", "row", [("pass",)]), state, 0, 0, 0, 0, "storm")
    ferry = make_ferry({"text/en.ftl": ("ask-row = { $power }, row where?", storm)})
    assert speaker(ferry, "en").prompt(state, window).startswith("Red, after the storm on Red:")


def test_log_entries_name_things_and_join_lists(ferry: Ferry) -> None:
    english, chinese = speaker(ferry, "en"), speaker(ferry, "zh")
    rowed = LogEntry("rowed", {"power": "red", "bank": "left"})
    assert english.entry(rowed) == "Red rows to the left bank."
    assert chinese.entry(rowed) == "红方划到左岸。"
    assert english.entry(LogEntry("seen", {"cargo": ("wolf", "goat")})) == "There are wolf and goat."
    assert chinese.entry(LogEntry("seen", {"cargo": ("wolf", "goat", "wolf")})) == "这里有狼、山羊和狼。"
    assert english.entry(LogEntry("seen", {"cargo": ()})) == "There are none."


def test_what_is_masked_stays_hidden_from_those_it_is_hidden_from(ferry: Ferry) -> None:
    english = speaker(ferry, "en")
    found = LogEntry("found", {"power": "red", "cargo": Masked("wolf", (0,))})
    told = [found.for_seat(seat) for seat in (0, 1, None)]
    assert [english.entry(entry) for entry in told if entry is not None] == [
        "Red finds the wolf.",
        "Red finds the something.",
        "Red finds the something.",
    ]
    assert english.entry(found) == "Red finds the something.", "an entry that was not cut tells nothing either"


def test_entries_of_a_view_are_said_like_those_of_the_match(ferry: Ferry) -> None:
    cut = LogEntry("found", {"power": "red", "cargo": Masked("wolf", (0,))}).for_seat(1)
    assert cut is not None
    plain = {"number": 1, "message": cut.message, "arguments": cut.plain()}
    assert speaker(ferry, "en").entry(plain) == "Red finds the something."


def test_match_options_have_words(ferry: Ferry) -> None:
    english = speaker(ferry, "en")
    assert english.option_label("fog") == "Fog"
    assert [english.option_value("fog", value) for value in (True, False)] == ["with fog", "clear weather"]
    assert english.option_value("length", 3) == "three days"


def test_clauses_are_found_by_their_retired_ids_too(ferry: Ferry) -> None:
    assert speaker(ferry, "en").clause("fer-1") == "A boat needs a rower."
    assert speaker(ferry, "zh").clause("fer-0") == "船需要有人划。"
    assert speaker(ferry, "zh-Hant").clause("fer-0") == "船需要有人劃。"
    with pytest.raises(MissingMessage, match="fer-9"):
        speaker(ferry, "en").clause("fer-9")


def test_a_refusal_cites_its_rule(ferry: Ferry) -> None:
    error = IllegalChoice("not allowed", clause="fer-1")
    assert speaker(ferry, "en").refusal(error) == "A boat needs a rower. (1 rowing, fer-1)"
    assert speaker(ferry, "zh").refusal(error) == "船需要有人划。（1 划船，fer-1）"


def test_a_refusal_without_a_rule_gives_the_reason() -> None:
    english = speaker(None, "en")
    assert english.refusal(IllegalChoice("no option is that long")) == "That cannot be chosen: no option is that long."
    assert "line 3: bad chain" in english.refusal(BadFile("bad chain", 3))


def test_a_clause_needs_the_title_it_belongs_to() -> None:
    with pytest.raises(ValueError, match="no title"):
        speaker(None, "en").refusal(IllegalChoice("not allowed", clause="fer-1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    import warcouncil.engine.dice
    import warcouncil.engine.match  # noqa: F401  (so that every error is known)

    kinds: list[type[WarCouncilError]] = [WarCouncilError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    own = [kind for kind in kinds if kind.__module__.startswith("warcouncil.")]
    assert len(own) > 8
    assert [kind.__name__ for kind in own if not speaker(None, language).has(kind.message_id)] == []


def test_results_say_how_it_ended_and_how_everybody_stands(ferry: Ferry, state: State) -> None:
    result = Result((2, 1), (-1.0, 1.0), {"red": 3, "blue": 1200}, "crossed", "fer-1")
    match: Any = SimpleNamespace(result=result, state=state)
    assert speaker(ferry, "en").result(match).splitlines() == ["Blue crossed first.", "1. Blue: 1,200", "2. Red: 3"]
    shared = Result((1, 1), (0.0, 0.0), {"red": 3, "blue": 3}, "crossed", "fer-1")
    match = SimpleNamespace(result=shared, state=state)
    assert speaker(ferry, "zh").result(match).splitlines()[0] == "红方和蓝方率先过河。"


def test_a_match_that_goes_on_has_no_result(ferry: Ferry, state: State) -> None:
    match: Any = SimpleNamespace(result=None, state=state)
    assert speaker(ferry, "en").result(match) == "The match is not over yet."


def test_a_speaker_is_made_once_for_each_title_and_language(ferry: Ferry) -> None:
    assert speaker(ferry, "zh-CN") is speaker(ferry, "zh-Hans")
    assert speaker(ferry, "en") is not speaker(ferry, "zh-Hans")


@pytest.mark.parametrize(
    ("title", "players", "options", "english", "chinese"),
    [
        ("endeavor", 2, {"scarce_buildings": True}, "needs “Silent Fleet”", "须与“沉默的舰队”一起选用"),
        ("napoleonic_wars", 2, {"bid": True, "scenario": "1812"}, "Scenario: The Campaign of 1805", "剧本：1805"),
        ("napoleonic_wars", 2, {"bid": True, "powers": "dealt"}, "Powers: As the players sit", "势力：按座位"),
    ],
)
def test_options_that_need_others_are_refused_by_their_names(
    title: str, players: int, options: dict[str, OptionValue], english: str, chinese: str
) -> None:
    with pytest.raises(BadOption) as refused:
        get_title(title).check_options(players, options)
    for language, part in (("en", english), ("zh", chinese)):
        assert part in speaker(title, language).refusal(refused.value)

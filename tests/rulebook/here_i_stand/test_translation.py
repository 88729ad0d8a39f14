"""Biblical translations (18.1)."""

from __future__ import annotations

import pytest

from tests.rulebook.here_i_stand.driver import choices, impulse, look, may, play, question, refused, told
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import DEBATERS
from warcouncil.titles.here_i_stand.state import Attempts

COMMITTED = {"luther": True, "melanchthon": True}


@covers("his-18.1-8")
def test_each_point_moves_one_marker_one_space() -> None:
    match = impulse("protestant", 3, debaters=COMMITTED)
    state = play(match, ("translate", "german"), ("translate", "french"))
    assert state.new_testament == {"german": 1, "french": 1, "english": 0}
    assert state.cp == 1
    languages = {option[1] for option in choices(match) if option[0] == "translate"}
    assert languages == {"german", "french", "english"}


@covers("his-18.1-8")
def test_the_full_bible_moves_once_the_new_testament_is_complete() -> None:
    match = impulse("protestant", 2, new_testament={"german": 6}, full_bible={"german": 3}, debaters=COMMITTED)
    state = play(match, ("translate", "german"))
    assert (state.new_testament["german"], state.full_bible["german"]) == (6, 4)


@covers("his-18.1-10")
def test_a_new_testament_gives_six_attempts_without_modifier() -> None:
    match = impulse("protestant", 2, new_testament={"german": 5}, protestant_spaces={"wittenberg"}, debaters=COMMITTED)
    state = play(match, ("translate", "german"))
    assert question(match) == ("protestant", "reformation")
    assert state.attempts == Attempts("reform", "protestant", 6, ("german",), "new_testament")


@covers("his-18.1-11")
def test_a_full_bible_gives_six_attempts_with_plus_one_and_a_victory_point() -> None:
    match = impulse(
        "protestant",
        2,
        new_testament={"french": 6},
        full_bible={"french": 9},
        protestant_spaces={"geneva"},
    )
    state = play(match, ("translate", "french"))
    assert state.attempts == Attempts("reform", "protestant", 6, ("french",), "full_bible", plus_one=True)
    assert state.bonus_vp["protestant"] == (("bible_translation", 1),)


@covers("his-18.1-12")
def test_a_finished_translation_is_not_made_again() -> None:
    match = impulse("protestant", 2, new_testament={"english": 6}, full_bible={"english": 10})
    assert refused(match, ("translate", "english")) == "his-18.1-12"
    assert may(match, ("translate", "german"))


@covers("his-18.1-12")
def test_a_translator_adds_nothing_to_a_finished_translation() -> None:
    match = impulse(
        "protestant", 2, debaters={"tyndale": False}, new_testament={"english": 6}, full_bible={"english": 10}
    )
    assert refused(match, ("extra_translation", "tyndale")) == "his-18.1-12"
    play(match, ("translate", "german"))
    assert may(match, ("extra_translation", "luther"))


@covers("his-11.1-4")
def test_only_the_protestants_translate() -> None:
    match = impulse("england", 3)
    assert not any(option[0] == "translate" for option in choices(match))


TRANSLATORS = [
    ("luther", "german"),
    ("melanchthon", "german"),
    ("tyndale", "english"),
    ("coverdale", "english"),
    ("olivetan", "french"),
]


@covers("his-18.2-8", "his-18.1-9", "his-18.2-14")
@pytest.mark.parametrize(("debater", "zone"), TRANSLATORS)
def test_a_translator_moves_the_marker_of_his_language_once_more(debater: str, zone: str) -> None:
    assert DEBATERS[debater].zone == zone
    match = impulse("protestant", 3, debaters={debater: False})
    assert refused(match, ("extra_translation", debater)) == "his-18.2-14"
    play(match, ("translate", zone))
    state = play(match, ("extra_translation", debater))
    assert state.new_testament[zone] == 2
    assert state.cp == 2
    assert state.debaters[debater] is True
    assert refused(match, ("extra_translation", debater)) == "his-18.2-8"


@covers("his-18.1-9", "his-18.2-10")
def test_one_extra_space_in_an_impulse() -> None:
    match = impulse("protestant", 4, debaters={"tyndale": False})
    play(match, ("translate", "german"), ("extra_translation", "luther"), ("translate", "english"))
    assert refused(match, ("extra_translation", "melanchthon")) == "his-18.2-10"
    assert refused(match, ("extra_translation", "tyndale")) == "his-18.2-10"


@covers("his-18.2-14")
def test_the_point_must_have_gone_into_his_language() -> None:
    match = impulse("protestant", 3, debaters={"olivetan": False})
    play(match, ("translate", "french"))
    assert refused(match, ("extra_translation", "luther")) == "his-18.2-14"
    assert may(match, ("extra_translation", "olivetan"))


@covers("his-18.1-9")
def test_with_the_last_point_spent_translators_are_offered() -> None:
    match = impulse("protestant", 1)
    play(match, ("translate", "german"))
    assert question(match) == ("protestant", "translator")
    assert choices(match) == {("debater", "luther"), ("debater", "melanchthon"), ("decline",)}
    state = play(match, ("debater", "melanchthon"))
    assert state.new_testament["german"] == 2
    assert match.over


@covers("his-18.1-9", "his-18.1-10")
def test_a_translator_may_complete_a_work() -> None:
    match = impulse("protestant", 1, new_testament={"german": 4}, protestant_spaces={"wittenberg"})
    state = play(match, ("translate", "german"), ("debater", "luther"))
    assert state.attempts is not None
    assert state.attempts.source == "new_testament"
    assert not any(option[0] == "attempt_with" for option in choices(match))  # the bonus is used up
    assert told(match, "new_testament_complete") == [{"zone": "german"}]


@covers("his-18.1-9")
def test_an_extra_space_behind_a_finished_new_testament_begins_the_bible() -> None:
    match = impulse("protestant", 1, new_testament={"german": 5}, protestant_spaces=set())
    state = play(match, ("translate", "german"), ("debater", "luther"))
    assert state.full_bible["german"] == 1
    assert look(match).attempts is None

"""Taking back by consent: a line in the log that stays wherever the match is taken up, and what stands of a record."""

from __future__ import annotations

import random

import pytest

import warcouncil
from tests.engine.test_match import asked, new, play
from warcouncil.engine.records import AUTO
from warcouncil.engine.undoing import DICE, NOTHING, SHOWN, TakenBack, standing
from warcouncil.text import speaker


def told(match, seat=None):
    """The lines about undos that a viewer reads, with their places."""
    log = match.view(seat)["log"]
    return [(entry["number"], entry["arguments"]) for entry in log if entry["message"] == "taken-back"]


def copies(match):
    """The same match, by every way that leads to it."""
    yield match.fork()
    yield warcouncil.load(match.journal.text())
    yield match.after(len(match.live))


def behind_dice(seed=2):
    """Cid has taken his turn, the dice have fallen, and Cid takes back."""
    match = play(new(), random.Random(seed), asked("talk"))
    assert match.beyond(2).behind == "dice"
    match.undo(2, consent=[0, 1])
    return match


def test_an_undo_by_consent_is_a_line_in_everybodys_log():
    match = behind_dice()
    ((number, arguments),) = told(match)
    assert arguments == {"power": "cid", "powers": ("ann", "bob"), "count": 1, "behind": "dice"}
    for seat in (0, 1, 2):
        assert [line[1] for line in told(match, seat)] == [arguments]
    assert number == len(match.view(None)["log"])


def test_the_line_stays_in_its_place_whatever_way_leads_there():
    match = behind_dice()
    for again in copies(match):
        assert again.log == match.log
    (line,) = told(match)
    play(match, random.Random(5), lambda m: m.state.agenda[-1:] == [("turns", 3)])
    assert told(match) == [line]
    for again in copies(match):
        assert again.log == match.log
    play(match, random.Random(5))
    assert told(match) == [line] == told(warcouncil.load(match.journal.text()))
    assert warcouncil.verify(match.journal.text()).outcome == "seeded"


def test_a_snapshot_brings_the_line_back_with_the_rest_of_its_tail():
    match = behind_dice()
    again = warcouncil.load(match.snapshot())
    assert [arguments for _, arguments in told(again)] == [arguments for _, arguments in told(match)]
    assert again.log == match.log[len(match.log) - len(again.log) :]


def test_a_free_undo_after_it_leaves_the_line_and_is_none_itself():
    match = play(new(), random.Random(2), lambda m: asked("turn")(m) and m.decisions[0].power == "bob")
    match.choose(match.decisions[0], match.decisions[0].options[0])
    assert match.can_undo(1) and match.beyond(1) is None
    assert match.beyond(0).behind == "nothing" and match.beyond(0).count == 2
    match.undo(0, consent=(1, 2))
    (line,) = [arguments for _, arguments in told(match)]
    assert line == {"power": "ann", "powers": ("bob", "cid"), "count": 2, "behind": "nothing"}
    assert match.can_undo(0), "her choice before that is hers alone"
    match.undo(0)
    assert [arguments for _, arguments in told(match)] == [line]
    assert warcouncil.load(match.journal.text()).log == match.log


def test_looking_back_shows_the_line_where_it_was_made():
    match = behind_dice()
    steps = [place + 1 for place, record in enumerate(match.live) if record[0] == "choice" and not record[8] & AUTO]
    assert told(match.after(steps[-1])) == told(match)
    assert told(match.after(steps[-2])) == []


def test_what_was_uncovered_counts_as_shown_and_says_nothing_of_how_many_answered():
    match = play(new(), random.Random(2), asked("turn"))
    beyond = match.beyond(0)
    assert beyond.behind in ("shown", "dice") and beyond.count == 1, "one block, however many answers"


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_line_has_words_in_every_language(language):
    voice = speaker("endeavor", language)
    made = [
        TakenBack("red", ("blue", "yellow"), count, behind) for count in (1, 3) for behind in (DICE, SHOWN, NOTHING)
    ]
    said = [voice.entry(one.entry()) for one in made]
    assert len(set(said)) == len(said)
    for name in ("red", "blue", "yellow"):
        assert all(voice.name("power", name) in text for text in said)
    if language == "en":
        assert said[2] == "Red takes back a choice by consent of Blue and Yellow."
        assert said[3].startswith("Red takes back 3 choices by consent of Blue and Yellow, behind dice")


@pytest.mark.parametrize("seed", range(12))
def test_what_stands_of_a_record_is_what_led_here(seed):
    match, rng = new(seed), random.Random(seed)
    while not match.over:
        if rng.random() < 0.3:
            seat = rng.randrange(3)
            if match.can_undo(seat) or match.beyond(seat) is not None:
                match.undo(seat, consent=range(3))
                continue
        decision = rng.choice(match.decisions)
        match.choose(decision, rng.choice(decision.options))
        records = match.journal.records
        live = {id(record) for record in match.live if record[0] == "choice"}
        assert {id(records[place]) for place in standing(records)} == live
        if match.state.treasure > 7 or len(records) > 300:
            break
    assert any(record[0] == "undo" for record in match.journal.records)
    assert warcouncil.load(match.journal.text()).log == match.log == match.fork().log


def test_in_a_block_that_was_opened_again_everybody_still_takes_back_alone():
    """The undo stands among the answers of the block, and is in nobody's way."""
    match = play(new(4), random.Random(4), asked("respond"))
    for decision in reversed(match.decisions):
        match.choose(decision, ("pass",))
    assert asked("turn")(match)
    match.undo(0, consent=(1, 2))
    assert asked("respond")(match) and told(match) and match.beyond(0) is None
    assert match.can_undo(1) and match.can_undo(2), "they have answered, and nothing is uncovered any more"
    match.undo(1)
    assert warcouncil.load(match.journal.text()).log == match.log

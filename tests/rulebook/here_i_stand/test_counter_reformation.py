"""Counter reformation attempts (18.4) and the burning of books."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import ELECTORATES, NEIGHBOURS, ROADS
from warcouncil.titles.here_i_stand.faith import reformation, religion
from warcouncil.titles.here_i_stand.faith.debaters import covers_space
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState

ROLL = "counter_reformation attempt"
ANSWER = "counter_reformation answer"
GERMAN = ("german",)
BURNING = Attempts("counter", "papacy", 2, GERMAN, "burn_books")


def counter(record: Attempts, *dice: tuple[str, object], state: HereIStandState | None = None, **said: Any) -> Match:
    start = state or position(**said)
    start.attempts = record
    start.agenda = [("attempts",)]
    return table(state=start, dice=dice)


def try_one(space: str, best: int, answer: int | None, record: Attempts = BURNING, **said: Any) -> bool:
    """Whether one attempt turns a space, with these best dice; `answer` None: nobody answers."""
    state = position(protestant_spaces={space}, **said)
    own, others = reformation.dice_for(state, record, space)
    dice: list[tuple[str, object]] = [(ROLL, (best,) + (1,) * (own - 1))]
    if answer is not None:
        dice.append((ANSWER, (answer,) + (1,) * (others - 1)))
    match = counter(record, *dice, state=state)  # the only target is taken without a question
    finish(match)
    return space not in look(match).protestant_spaces


# -- targets


@covers("his-18.4-3")
def test_targets_are_protestant_and_touch_catholic_spaces() -> None:
    inner = {"wittenberg", *NEIGHBOURS["wittenberg"]}
    state = position(protestant_spaces=inner)
    assert "wittenberg" not in religion.targets(state, "counter")
    assert "leipzig" in religion.targets(state, "counter")
    state.universities.add("wittenberg")
    assert "wittenberg" in religion.targets(state, "counter")
    match = counter(BURNING, protestant_spaces=inner)
    assert refused(match, ("space", "wittenberg")) == "his-18.4-3"
    assert refused(match, ("space", "rome")) == "his-18.4-3"


@covers("his-18.4-3", "his-12.4-7")
def test_a_pass_or_a_sea_zone_is_enough_but_not_a_space_in_unrest() -> None:
    around = set(NEIGHBOURS["trent"])
    over_a_pass = {"trent"} | (around - {"innsbruck"})
    assert "trent" in religion.targets(position(protestant_spaces=over_a_pass), "counter")
    match = counter(BURNING, protestant_spaces=over_a_pass, unrest={"innsbruck"})
    assert refused(match, ("space", "trent")) == "his-12.4-7"
    harbour = {"hamburg", *NEIGHBOURS["hamburg"]}
    assert "hamburg" in religion.targets(position(protestant_spaces=harbour), "counter")  # Antwerp is Catholic


@covers("his-18.4-2")
def test_a_space_is_tried_once_in_an_impulse() -> None:
    spaces = {"leipzig", "erfurt", "kassel"}
    match = counter(BURNING, protestant_spaces=spaces, this_impulse={("countered", "leipzig")})
    assert choices(match) == {("space", "erfurt"), ("space", "kassel")}
    assert refused(match, ("space", "leipzig")) == "his-18.4-2"


# -- dice and ties


@covers("his-18.4-4", "his-18.4-7", "his-18.4-10")
def test_dice_of_both_sides() -> None:
    state = position(protestant_spaces={"wittenberg", "brandenburg"}, reformers={"luther": "wittenberg"})
    state.add_troops("wittenberg", "protestant", regular=2)
    assert reformation.dice_for(state, BURNING, "brandenburg") == (4, 3)
    assert set(ROADS["brandenburg"]) == {"wittenberg", "lubeck", "stettin", "magdeburg", "breslau"}
    state.unrest.add("wittenberg")
    state.universities.add("lubeck")
    assert reformation.dice_for(state, BURNING, "brandenburg") == (5, 1)
    state.unrest.add("lubeck")
    assert reformation.dice_for(state, BURNING, "brandenburg") == (3, 1)


@covers("his-18.4-8", "his-18.4-6")
@pytest.mark.parametrize("pope", ["leo_x", "clement_vii"])
def test_a_weak_pope_must_roll_more(pope: str) -> None:
    rulers = {"papacy": pope}
    assert try_one("leipzig", 5, 4, rulers=rulers)
    assert not try_one("leipzig", 4, 4, rulers=rulers)
    assert not try_one("leipzig", 6, 6, rulers=rulers)  # the Protestants answer a six


@covers("his-18.4-8", "his-18.4-6")
@pytest.mark.parametrize("pope", ["paul_iii", "julius_iii"])
def test_a_strong_pope_wins_ties_and_with_a_six_in_the_target_zone(pope: str) -> None:
    rulers = {"papacy": pope}
    assert try_one("leipzig", 4, 4, rulers=rulers)
    assert try_one("leipzig", 6, None, rulers=rulers)
    assert not try_one("lyon", 4, 4, rulers=rulers)
    assert not try_one("lyon", 6, 6, rulers=rulers)


@covers("his-18.4-5", "his-18.4-6")
def test_the_augsburg_confession_takes_one_from_every_die() -> None:
    said: dict[str, Any] = {"rulers": {"papacy": "paul_iii"}, "lasting": {"augsburg_confession"}}
    assert not try_one("leipzig", 6, 6, **said)  # a six is a five and must be answered
    assert try_one("leipzig", 6, 5, **said)
    assert not try_one("leipzig", 5, 5, **said)


@covers("his-18.4-11", "his-18.4-12")
def test_a_converted_electorate_keeps_its_reformer_and_its_regulars() -> None:
    state = position(
        protestant_spaces={"wittenberg"}, reformers={"luther": "wittenberg"}, waiting_troops={"augsburg": 2}
    )
    state.waiting_troops.pop("wittenberg")
    state.add_troops("wittenberg", "protestant", regular=2)
    own, others = reformation.dice_for(state, BURNING, "wittenberg")
    match = counter(BURNING, (ROLL, (6,) * own), (ANSWER, (1,) * others), state=state)
    finish(match)
    after = look(match)
    assert "wittenberg" not in after.protestant_spaces
    assert after.reformers == {"luther": "wittenberg"}
    assert after.number("wittenberg", "protestant", "regular") == 2
    religion_dice = religion.protestant_dice(after, "leipzig")
    assert religion_dice == 2  # Luther and the stack next door


# -- burning books


@covers("his-18.1-17", "his-18.4-1")
def test_burning_books_gives_two_attempts() -> None:
    match = impulse("papacy", 3, protestant_spaces={"leipzig", "erfurt"})
    play(match, ("burn_books", "german"), ("decline",))
    assert look(match).attempts == BURNING
    assert look(match).cp == 1
    assert question(match) == ("papacy", "counter_reformation")


@covers("his-18.4-3")
def test_without_protestant_spaces_no_books_are_burnt() -> None:
    match = impulse("papacy", 2, protestant_spaces=set())
    assert refused(match, ("burn_books", "german")) == "his-18.4-3"


@covers("his-18.4-1", "his-18.2-15")
def test_cajetan_gives_three_attempts_in_one_zone() -> None:
    match = impulse("papacy", 2, protestant_spaces={"leipzig", "erfurt", "lyon"})
    play(match, ("burn_books", "german"))
    assert choices(match) == {("debater", "tetzel"), ("debater", "cajetan"), ("decline",)}
    state = play(match, ("debater", "cajetan"))
    assert state.attempts is not None
    assert (state.attempts.left, state.attempts.zones) == (3, GERMAN)
    assert state.debaters["cajetan"] is True
    assert refused(match, ("space", "lyon")) == "his-18.4-1"
    match = impulse("papacy", 2, protestant_spaces={"leipzig", "erfurt"})
    play(match, ("burn_books", "spanish"))
    assert choices(match) == {("debater", "tetzel"), ("decline",)}  # nothing to do in that zone


@covers("his-18.4-1")
def test_caraffa_gives_three_attempts_in_any_zones() -> None:
    match = impulse("papacy", 2, protestant_spaces={"leipzig", "lyon"}, debaters={"caraffa": False})
    state = play(match, ("burn_books", "german"), ("debater", "caraffa"))
    assert state.attempts is not None
    assert state.attempts.left == 3
    assert reformation.in_zone(state.attempts, "lyon")
    assert may(match, ("space", "lyon"))


@covers("his-18.4-9")
def test_tetzel_sells_an_indulgence_for_saint_peters() -> None:
    match = impulse("papacy", 2, protestant_spaces={"leipzig", "erfurt"}, peters_cp=4)
    state = play(match, ("burn_books", "german"), ("debater", "tetzel"))
    assert (state.peters_cp, state.peters_vp) == (0, 1)
    assert state.attempts is not None
    assert state.attempts.left == 2
    assert told(match, "st_peters") == [{"amount": 0, "vp": 1}]


# -- debaters who give dice


@covers("his-18.4-4", "his-18.2-18")
@pytest.mark.parametrize(
    ("debater", "near", "far", "dice"),
    [
        ("contarini", "augsburg", "wittenberg", 1),
        ("canisius", "nuremberg", "bremen", 1),
        ("faber", "mainz", "kassel", 2),
    ],
)
def test_inquisitors_give_dice_in_their_area(debater: str, near: str, far: str, dice: int) -> None:
    said: dict[str, Any] = {"protestant_spaces": {near, far}, "leaders": {"charles_v": "innsbruck"}}
    state = position(debaters={debater: False}, **said)
    once = Attempts("counter", "papacy", 1, GERMAN, "burn_books")
    own, others = reformation.dice_for(state, once, near)
    match = counter(once, (ROLL, (1,) * (own + dice)), (ANSWER, (6,) * others), state=state)
    assert may(match, ("attempt_with", near, debater))
    assert not may(match, ("attempt_with", far, debater))
    after = play(match, ("attempt_with", near, debater))
    assert after.debaters[debater] is True


@covers("his-18.4-4")
def test_contarini_is_no_help_without_the_emperor_on_the_map() -> None:
    state = position(debaters={"contarini": False}, captives={"charles_v": "france"})
    del state.leaders["charles_v"]
    assert not covers_space(state, "contarini", "augsburg")
    for space in ELECTORATES:
        assert covers_space(state, "faber", space)


@covers("his-18.2-10", "his-18.2-9")
def test_one_papal_bonus_in_an_impulse() -> None:
    match = impulse("papacy", 4, protestant_spaces={"leipzig", "mainz"}, this_impulse={("bonus", "papacy")})
    play(match, ("burn_books", "german"))
    assert question(match) == ("papacy", "counter_reformation")  # nobody is offered any more
    assert {option[0] for option in choices(match)} == {"space"}

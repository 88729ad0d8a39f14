"""Reformation attempts (18.2, 18.3): targets, dice, ties, bonuses, and what follows."""

from __future__ import annotations

from random import Random
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
from tests.rulebook.here_i_stand.land import troops
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import HOMES, KEY_TRACK, KEYS, NEIGHBOURS, SPACES, SQUARES, ZONES
from warcouncil.titles.here_i_stand.faith import reformation, religion
from warcouncil.titles.here_i_stand.faith.debaters import AREAS, BONUS_DICE, covers_space, helpers
from warcouncil.titles.here_i_stand.seasons.card_draw import counted_keys, key_row
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState
from warcouncil.titles.here_i_stand.title import BOOK

ROLL = "reformation attempt"
ANSWER = "reformation answer"
GERMAN = ("german",)
THESES = Attempts("reform", "protestant", 5, GERMAN, "theses")
CALVINISTS = dict.fromkeys(("calvin", "farel", "cop", "olivetan"), False)


def saxony(**said: Any) -> HereIStandState:
    """The worked example: Wittenberg and Brandenburg are Protestant and have their regulars, Luther preaches."""
    state = position(protestant_spaces={"wittenberg", "brandenburg"}, reformers={"luther": "wittenberg"}, **said)
    state.add_troops("wittenberg", "protestant", regular=2)
    state.add_troops("brandenburg", "protestant", regular=1)
    return state


def attempts(record: Attempts, *dice: tuple[str, object], state: HereIStandState | None = None, **said: Any) -> Match:
    """A series of attempts under way."""
    start = state or position(**said)
    start.attempts = record
    start.agenda = [("attempts",)]
    return table(state=start, dice=dice)


def dice_of(state: HereIStandState, space: str, record: Attempts = THESES) -> tuple[int, int]:
    return reformation.dice_for(state, record, space)


# -- the worked examples


@covers("his-18.3-6", "his-18.3-11", "his-18.3-8")
@pytest.mark.parametrize(
    ("space", "dice", "protestants_win_ties"),
    [
        ("lubeck", (3, 3), True),
        ("breslau", (6, 1), False),
        ("leipzig", (4, 4), True),
        ("magdeburg", (6, 3), True),
        ("stettin", (3, 1), True),
        ("prague", (4, 5), False),
    ],
)
def test_example_dice_of_the_95_theses(space: str, dice: tuple[int, int], protestants_win_ties: bool) -> None:
    state = saxony()
    assert space in religion.targets(state, "reform")
    assert dice_of(state, space) == dice
    assert reformation.strong(state, THESES, space) is protestants_win_ties


@covers("his-18.3-6", "his-18.3-9")
def test_example_dice_in_france() -> None:
    state = position(scenario="1532", reformers={"calvin": "geneva"})
    state.protestant_spaces.add("geneva")
    institutes = Attempts("reform", "protestant", 5, ("french",), "calvins_institutes", plus_one=True, bonus="farel")
    assert dice_of(state, "besancon", institutes)[0] == 5
    assert dice_of(state, "grenoble", institutes)[0] == 3
    state.protestant_spaces.add("besancon")
    assert dice_of(state, "metz", institutes)[0] == 3
    assert dice_of(state, "dijon", institutes)[0] == 2
    state.protestant_spaces.add("grenoble")
    assert dice_of(state, "lyon", institutes) == (4, 6)
    assert reformation.modifier(state, institutes, "lyon") == 1


# -- targets


@covers("his-18.3-4")
def test_targets_are_next_to_protestant_spaces_even_over_a_pass_or_hold_a_reformer() -> None:
    state = position(protestant_spaces={"innsbruck"}, reformers={"luther": "wittenberg"})
    found = set(religion.targets(state, "reform"))
    assert {"trent", "salzburg", "augsburg"} <= found  # Trent is over a pass
    assert "wittenberg" in found  # a reformer is there
    assert "leipzig" not in found  # next to a reformer is not enough


@covers("his-18.3-4", "his-18.3-16")
def test_a_port_is_reached_over_one_sea_zone_but_gets_no_dice_from_there() -> None:
    state = position(protestant_spaces={"bremen"})
    assert {"norwich", "edinburgh", "antwerp"} <= set(religion.targets(state, "reform"))
    assert "plymouth" not in religion.targets(state, "reform")  # another sea zone
    record = Attempts("reform", "protestant", 1, GERMAN, "treatise")
    assert dice_of(state, "norwich", record)[0] == 1
    state.protestant_spaces.add("lubeck")
    assert dice_of(state, "hamburg", record)[0] == 2  # over land
    state.unrest = {"lubeck"}
    assert dice_of(state, "hamburg", record)[0] == 1  # from a space at rest
    state.unrest = set()
    assert dice_of(state, "norwich", record)[0] == 1


@covers("his-18.3-4")
def test_what_is_no_target_is_refused() -> None:
    match = attempts(THESES, state=saxony())
    assert refused(match, ("space", "wittenberg")) == "his-18.3-4"  # Protestant already
    assert refused(match, ("space", "rome")) == "his-18.3-4"
    assert refused(match, ("space", "istanbul")) == "his-2.3-2"


@covers("his-12.4-7", "his-12.4-12")
def test_a_protestant_space_in_unrest_opens_nothing_but_can_be_a_target_itself() -> None:
    match = attempts(THESES, protestant_spaces={"bremen", "leipzig"}, unrest={"bremen", "erfurt"})
    assert refused(match, ("space", "munster")) == "his-12.4-7"
    assert may(match, ("space", "erfurt"))
    assert may(match, ("space", "hamburg"))  # another port on the North Sea


@covers("his-18.3-4", "his-18.4-3")
def test_the_list_of_targets_and_the_reasons_agree() -> None:
    rng = Random(7)
    spaces = sorted(religion.CHRISTIAN)
    for _ in range(60):
        state = position(
            protestant_spaces=set(rng.sample(spaces, rng.randrange(60))),
            unrest=set(rng.sample(spaces, rng.randrange(12))),
            universities=set(rng.sample(spaces, 5)),
            havens=set(rng.sample(("oran", "tripoli"), rng.randrange(3))),
            reformers=dict(rng.sample((("luther", "wittenberg"), ("calvin", "geneva")), rng.randrange(3))),
        )
        for kind in ("reform", "counter"):
            legal = [space for space in SPACES if religion.target_refusal(state, kind, space) is None]
            assert religion.targets(state, kind) == legal
            assert religion.can_try(state, kind) == bool(legal)


@covers("his-2.3-2")
def test_home_spaces_of_the_ottomans_are_never_converted() -> None:
    state = position(protestant_spaces={"ragusa", "zara"}, havens={"oran"})
    assert not set(HOMES["ottoman"]) & set(religion.targets(state, "reform"))
    state.protestant_spaces.add("seville")
    assert "oran" not in religion.targets(state, "reform")
    assert religion.target_refusal(state, "reform", "oran") == "his-2.3-2"
    assert religion.target_refusal(state, "reform", "trieste") != "his-2.3-2"
    religion.set_religion(state, "istanbul", protestant=True)
    assert "istanbul" not in state.protestant_spaces


# -- dice


@covers("his-18.2-1", "his-18.2-16", "his-18.2-4")
def test_reformers_and_stacks_count_two_in_the_space_and_one_next_to_it() -> None:
    state = saxony()
    assert religion.protestant_dice(state, "wittenberg") == 2 + 2 + 1 + 1  # Luther, stack, Brandenburg and its stack
    assert religion.protestant_dice(state, "leipzig") == 3  # Wittenberg: space, Luther, stack
    state.leaders["john_frederick"] = "kassel"
    assert religion.protestant_dice(state, "erfurt") == 1  # a leader without units is nothing


@covers("his-18.3-7", "his-12.4-6")
def test_nothing_counts_over_a_pass_or_from_a_space_in_unrest() -> None:
    state = saxony(unrest={"wittenberg"})
    assert religion.protestant_dice(state, "leipzig") == 1
    assert religion.protestant_dice(state, "wittenberg") == 2 + 2 + 1 + 1  # what is in the space always counts
    state.protestant_spaces |= {"innsbruck"}
    state.add_troops("innsbruck", "protestant", regular=1)
    assert religion.protestant_dice(state, "trent") == 1  # at least one die


@covers("his-18.2-2", "his-18.3-11")
def test_universities_count_two_in_the_space_and_one_next_to_it() -> None:
    state = saxony()
    before = religion.catholic_dice(state, "leipzig")
    state.universities.add("leipzig")
    assert religion.catholic_dice(state, "leipzig") == before + 2
    state.universities.add("erfurt")
    assert religion.catholic_dice(state, "leipzig") == before + 3
    assert religion.catholic_dice(position(protestant_spaces=set(SPACES)), "stettin") == 1  # at least one


@covers("his-18.2-5", "his-18.2-6", "his-18.2-7")
def test_whose_units_count_for_which_side() -> None:
    state = position()
    for owner in ("papacy", "hapsburg", "france", "genoa", "venice", "hungary_bohemia", "scotland", "independent"):
        assert religion.alignment(state, owner) == "papacy"
    assert religion.alignment(state, "protestant") == "protestant"
    assert religion.alignment(state, "ottoman") == ""
    for ruler, side in (
        ("henry_viii", ""),
        ("edward_vi", "protestant"),
        ("mary_i", "papacy"),
        ("elizabeth_i", "protestant"),
    ):
        state.rulers["england"] = ruler
        state.minors.pop("scotland", None)
        assert religion.alignment(state, "england") == side
        assert religion.alignment(state, "scotland") == "papacy"
        state.minors["scotland"] = "england"
        assert religion.alignment(state, "scotland") == side


@covers("his-18.2-17", "his-18.2-4", "his-18.2-6")
def test_stacks_of_one_side_count_once_in_a_space_and_each_side_for_itself() -> None:
    state = position(troops={"calais": (troops("papacy", 1), troops("hapsburg", 3), troops("protestant", 1))})
    assert religion.stack_of_side(state, "calais", "papacy")
    assert religion.stack_of_side(state, "calais", "protestant")
    bare = position(troops={"calais": ()})
    assert religion.catholic_dice(state, "calais") == religion.catholic_dice(bare, "calais") + 2
    assert religion.stack_of_side(position(), "rhodes", "papacy")  # the Knights of St. John


# -- the attempt


@covers("his-18.3-10")
def test_a_six_inside_the_zone_succeeds_at_once() -> None:
    match = attempts(THESES, (ROLL, (1, 6, 2, 2)), state=saxony())
    state = play(match, ("space", "leipzig"))
    assert "leipzig" in state.protestant_spaces
    assert told(match, "attempt_answer") == []


@covers("his-18.3-10", "his-18.3-12", "his-18.3-5")
def test_outside_the_zone_the_papacy_answers_a_six_and_wins_the_tie() -> None:
    match = attempts(THESES, (ROLL, (6, 1, 1, 1, 1, 1)), (ANSWER, (6,)), state=saxony())
    assert "breslau" not in play(match, ("space", "breslau")).protestant_spaces
    match = attempts(THESES, (ROLL, (5, 1, 1, 1, 1, 1)), (ANSWER, (4,)), state=saxony())
    assert "breslau" in play(match, ("space", "breslau")).protestant_spaces


@covers("his-18.3-12")
def test_inside_the_zone_the_protestants_win_ties_and_lose_to_more() -> None:
    match = attempts(THESES, (ROLL, (4, 1, 1, 1)), (ANSWER, (4, 1, 2, 3)), state=saxony())
    assert "leipzig" in play(match, ("space", "leipzig")).protestant_spaces
    match = attempts(THESES, (ROLL, (4, 1, 1, 1)), (ANSWER, (5, 1, 2, 3)), state=saxony())
    assert "leipzig" not in play(match, ("space", "leipzig")).protestant_spaces
    assert told(match, "attempt_fails") == [{"space": "leipzig"}]


@covers("his-18.3-9")
def test_plus_one_counts_inside_the_zone_only() -> None:
    bible = Attempts("reform", "protestant", 6, GERMAN, "full_bible", plus_one=True)
    match = attempts(bible, (ROLL, (5, 1, 1)), state=saxony())  # 5 + 1: at once
    assert "leipzig" in play(match, ("space", "leipzig")).protestant_spaces
    match = attempts(bible, (ROLL, (5, 1, 1, 1, 1)), (ANSWER, (5,)), state=saxony())
    assert "breslau" not in play(match, ("space", "breslau")).protestant_spaces


@covers("his-18.3-8")
def test_the_printing_press_adds_a_die_for_the_rest_of_the_turn() -> None:
    record = Attempts("reform", "protestant", 1, GERMAN, "treatise")
    assert dice_of(saxony(), "leipzig", record) == (3, 4)
    assert dice_of(saxony(lasting={"printing_press"}), "leipzig", record) == (4, 4)
    counter = Attempts("counter", "papacy", 1, GERMAN, "burn_books")
    assert (
        dice_of(saxony(lasting={"printing_press"}), "brandenburg", counter)[1]
        == dice_of(saxony(), "brandenburg", counter)[1]
    )


@covers("his-18.3-3", "his-18.3-15")
def test_a_space_is_tried_once_in_an_impulse_and_a_new_space_counts_at_once() -> None:
    match = attempts(THESES, (ROLL, (1,) * 4), (ANSWER, (6, 1, 1, 1)), (ROLL, (6,) * 6), state=saxony())
    assert not may(match, ("space", "brunswick"))
    play(match, ("space", "leipzig"))
    assert refused(match, ("space", "leipzig")) == "his-18.3-3"
    play(match, ("space", "magdeburg"))
    assert may(match, ("space", "brunswick"))
    assert look(match).attempts is not None
    assert look(match).attempts.left == 3  # type: ignore[union-attr]


@covers("his-18.3-5")
def test_an_event_for_some_spaces_has_no_other_targets() -> None:
    prayer = Attempts("reform", "protestant", 4, ("english",), "book_of_common_prayer", only=HOMES["england"])
    match = attempts(prayer, protestant_spaces={"carlisle", "norwich"})
    assert may(match, ("space", "york"))
    assert may(match, ("space", "calais"))  # over the North Sea
    assert refused(match, ("space", "edinburgh")) == "his-18.3-5"
    assert not reformation.in_zone(prayer, "calais")


@covers("his-18.3-13", "his-21.6-3")
def test_an_electorate_brings_its_regulars_the_first_time_only() -> None:
    state = position(protestant_spaces={"wittenberg"}, reformers={"luther": "wittenberg"})
    match = attempts(THESES, (ROLL, (6, 1, 1)), state=state)
    after = play(match, ("space", "brandenburg"))
    assert after.number("brandenburg", "protestant", "regular") == 1
    assert "brandenburg" not in after.waiting_troops
    assert after.control["brandenburg"] == "hapsburg"


@covers("his-18.3-18", "his-18.3-19")
def test_a_converted_space_keeps_its_controller() -> None:
    match = attempts(THESES, (ROLL, (6, 1, 1, 1, 1, 1)), (ANSWER, (1,)), state=saxony())
    after = play(match, ("space", "breslau"))
    assert after.control["breslau"] == "hungary_bohemia"
    assert len(after.protestant_spaces) == 3


@covers("his-18.3-15")
def test_without_targets_the_rest_of_the_attempts_lapses() -> None:
    match = attempts(Attempts("reform", "protestant", 2, GERMAN, "treatise"), protestant_spaces=set())
    finish(match)
    assert look(match).attempts is None


@covers("his-18.3-20")
def test_a_series_may_be_ended_after_its_first_attempt() -> None:
    carlstadt = Attempts("reform", "protestant", 3, GERMAN, "treatise", only=ZONES["german"], bonus="carlstadt")
    match = attempts(carlstadt, (ROLL, (1,) * 3), (ANSWER, (6, 1, 1, 1)), state=saxony(debaters={"carlstadt": True}))
    assert refused(match, ("end_attempts",)) == "his-18.3-20"
    assert "leipzig" in play(match, ("space", "leipzig")).unrest
    state = play(match, ("end_attempts",))
    assert state.attempts is None and state.unrest == {"leipzig"}
    assert told(match, "attempts_ended") == [{"power": "protestant", "amount": 2}]
    finish(match)


@covers("his-18.3-20")
def test_burning_books_may_be_ended_early_too() -> None:
    burning = Attempts("counter", "papacy", 2, GERMAN, "burn_books")
    rolls = (("counter_reformation attempt", (1,) * 4), ("counter_reformation answer", (6,) * 5))
    match = attempts(burning, *rolls, state=saxony())
    assert not may(match, ("end_attempts",))
    play(match, ("space", "brandenburg"), ("end_attempts",))
    finish(match)


# -- debaters who give dice


PREACHERS = [
    ("bucer", "strasburg", "worms", "kassel"),
    ("zwingli", "zurich", "basel", "worms"),
    ("oekolampadius", "basel", "strasburg", "leipzig"),
    ("farel", "geneva", "lyon", "paris"),
    ("cop", "paris", "rouen", "grenoble"),
]


@covers("his-18.2-8", "his-18.2-18")
@pytest.mark.parametrize(("debater", "town", "near", "far"), PREACHERS)
def test_a_preacher_helps_within_two_spaces_of_his_town(debater: str, town: str, near: str, far: str) -> None:
    assert {town, near} <= AREAS[debater]
    assert far not in AREAS[debater]
    neighbours = {space for other in (near, far) for space in NEIGHBOURS[other]} - {near, far}
    record = Attempts("reform", "protestant", 3, GERMAN, "a_mighty_fortress")
    state = position(protestant_spaces=neighbours, debaters={debater: False})
    own = dice_of(state, near, record)[0]
    others = dice_of(state, near, record)[1]
    match = attempts(record, (ROLL, (1,) * (own + 1)), (ANSWER, (6,) * others), state=state)
    assert may(match, ("attempt_with", near, debater))
    assert not may(match, ("attempt_with", far, debater))
    after = play(match, ("attempt_with", near, debater))
    assert after.debaters[debater] is True
    assert after.attempts is not None
    assert after.attempts.bonus == debater
    assert dice_of(after, far, after.attempts)[0] == religion.protestant_dice(after, far)


@covers("his-18.2-8")
@pytest.mark.parametrize(
    ("debater", "covered", "open_"),
    [
        ("cranmer", {"london", "portsmouth", "bristol", "norwich"}, {"berwick", "calais", "edinburgh"}),
        ("latimer", set(HOMES["england"]), set(HOMES["scotland"])),
        ("wishart", set(HOMES["scotland"]), set(HOMES["england"])),
        ("knox", {*HOMES["england"], *HOMES["scotland"]}, {"paris", "antwerp"}),
    ],
)
def test_english_preachers_help_in_their_countries(debater: str, covered: set[str], open_: set[str]) -> None:
    state = position(debaters={debater: False})
    for space in covered:
        assert covers_space(state, debater, space), space
    for space in open_:
        assert not covers_space(state, debater, space), space
    assert debater in helpers(state, "reform")
    assert BONUS_DICE[debater] == 1


@covers("his-18.2-10", "his-18.2-8")
def test_one_bonus_in_an_impulse_and_only_of_an_uncommitted_debater() -> None:
    record = Attempts("reform", "protestant", 3, GERMAN, "printing_press")
    around = set(NEIGHBOURS["basel"]) - {"strasburg"}
    said: dict[str, Any] = {"protestant_spaces": around, "debaters": {"bucer": True, "zwingli": False}}
    match = attempts(record, **said)
    assert may(match, ("attempt_with", "basel", "zwingli"))
    assert refused(match, ("attempt_with", "basel", "bucer")) == "his-18.2-8"
    match = attempts(record, this_impulse={("bonus", "protestant")}, **said)
    assert refused(match, ("attempt_with", "basel", "zwingli")) == "his-18.2-10"


@covers("his-18.2-12", "his-18.2-15")
def test_example_luther_committed_by_an_event_leaves_the_bonus_to_another() -> None:
    """Katherina Bora commits Luther; another debater may still give a die, and between two attempts."""
    record = Attempts("reform", "protestant", 5, religion.ALL_ZONES, "katherina_bora")
    around = set(NEIGHBOURS["worms"]) | set(NEIGHBOURS["kassel"])
    state = position(protestant_spaces=around - {"worms", "kassel"}, debaters={"luther": True})
    own, others = dice_of(state, "kassel", record)
    match = attempts(
        record,
        (ROLL, (1,) * own),
        (ANSWER, (6,) * others),
        (ROLL, (6,) * (dice_of(state, "worms", record)[0] + 1)),
        state=state,
    )
    play(match, ("space", "kassel"))
    assert "worms" in play(match, ("attempt_with", "worms", "bucer")).protestant_spaces


# -- the treatise


@covers("his-18.1-6", "his-11.1-5")
def test_a_treatise_is_two_attempts_in_a_zone_named_before() -> None:
    match = impulse("protestant", 3, state=saxony(debaters={"carlstadt": True}))
    play(match, ("treatise", "german"))
    assert question(match) == ("protestant", "reformation")
    state = look(match)
    assert state.attempts == Attempts("reform", "protestant", 2, GERMAN, "treatise")
    assert state.cp == 1


@covers("his-18.3-1", "his-18.3-14", "his-18.2-15")
def test_carlstadt_gives_three_attempts_in_the_german_zone_and_unrest_when_they_fail() -> None:
    match = impulse("protestant", 2, (ROLL, (1,) * 3), (ANSWER, (6, 1, 1, 1)), state=saxony())
    play(match, ("treatise", "german"))
    assert question(match) == ("protestant", "third_attempt")
    play(match, ("debater", "carlstadt"))
    assert look(match).debaters["carlstadt"] is True
    assert refused(match, ("space", "breslau")) == "his-18.3-1"
    state = play(match, ("space", "leipzig"))
    assert "leipzig" in state.unrest
    assert state.attempts is not None
    assert state.attempts.left == 2
    assert not any(option[0] == "attempt_with" for option in choices(match))  # his was the one bonus


@covers("his-18.3-14")
def test_a_failure_without_carlstadt_brings_no_unrest() -> None:
    match = impulse("protestant", 2, (ROLL, (1,) * 3), (ANSWER, (6, 1, 1, 1)), state=saxony())
    state = play(match, ("treatise", "german"), ("decline",), ("space", "leipzig"))
    assert state.unrest == set()
    assert state.debaters["carlstadt"] is False


@covers("his-18.3-1")
def test_calvin_gives_three_attempts_in_the_french_zone() -> None:
    match = impulse("protestant", 2, protestant_spaces={"geneva", "basel"}, debaters=CALVINISTS)
    play(match, ("treatise", "french"), ("debater", "calvin"))
    state = look(match)
    assert state.attempts is not None
    assert (state.attempts.left, state.attempts.zones) == (3, ("french",))
    assert refused(match, ("space", "zurich")) == "his-18.3-1"
    match = impulse("protestant", 2, protestant_spaces={"geneva", "wittenberg"}, debaters=CALVINISTS)
    play(match, ("treatise", "german"))
    assert choices(match) == {("debater", "carlstadt"), ("decline",)}
    match = impulse("protestant", 2, protestant_spaces={"naples"}, debaters=CALVINISTS)
    play(match, ("treatise", "german"))
    assert question(match) == ("protestant", "reformation")  # no space of his zone is open


@covers("his-18.1-7", "his-18.1-23")
def test_england_publishes_only_with_cranmer_and_only_in_english() -> None:
    match = impulse("england", 3, protestant_spaces={"london"})
    assert refused(match, ("treatise", "english")) == "his-18.1-7"
    match = impulse("england", 3, protestant_spaces={"london"}, married_anne=3, away_reformers={"cranmer": "london"})
    assert refused(match, ("treatise", "english")) == "his-18.1-23"
    match = impulse("england", 3, protestant_spaces={"london"}, married_anne=3, reformers={"cranmer": "london"})
    assert refused(match, ("treatise", "german")) == "his-18.1-7"
    play(match, ("treatise", "english"))
    assert question(match) == ("england", "reformation")
    assert look(match).cp == 0


@covers("his-18.2-13", "his-18.3-17")
def test_in_an_english_treatise_the_protestants_decide_on_their_debaters() -> None:
    said: dict[str, Any] = {
        "protestant_spaces": {"london"},
        "married_anne": 3,
        "reformers": {"cranmer": "london"},
        "debaters": {"cranmer": False, "latimer": False},
    }
    match = impulse("england", 3, (ROLL, (6, 1, 1)), (ROLL, (6, 1, 1)), **said)
    play(match, ("treatise", "english"))
    assert {option[0] for option in choices(match)} == {"space"}
    play(match, ("space", "portsmouth"))
    assert question(match) == ("protestant", "debater_bonus")
    assert choices(match) == {("debater", "cranmer"), ("debater", "latimer"), ("decline",)}
    state = play(match, ("debater", "latimer"))
    assert "portsmouth" in state.protestant_spaces
    assert state.debaters["latimer"] is True
    assert question(match) == ("england", "reformation")


@covers("his-18.3-4")
def test_a_treatise_without_any_target_is_refused() -> None:
    match = impulse("protestant", 2, protestant_spaces=set())
    assert refused(match, ("treatise", "german")) == "his-18.3-4"


@covers("his-2.3-1", "his-2.3-3", "his-2.4-2")
def test_everything_is_catholic_at_the_start_but_the_ottoman_homes() -> None:
    state = position()
    for space, facts in SPACES.items():
        assert religion.is_catholic(state, space) == (facts.home != "ottoman")
        assert not religion.is_protestant(state, space)


@covers("his-2.3-3", "his-2.4-2", "his-2.4-5")
def test_example_reading_control_markers() -> None:
    """Control and religion are two things, whatever marker shows them."""
    state = position(
        protestant_spaces={"calais", "liege", "munster", "trier"}, control={"antwerp": "england", "trier": "protestant"}
    )
    read = {
        space: (state.control[space], "protestant" if religion.is_protestant(state, space) else "catholic")
        for space in ("amsterdam", "antwerp", "calais", "liege", "munster", "cologne", "trier")
    }
    assert read == {
        "amsterdam": ("hapsburg", "catholic"),
        "antwerp": ("england", "catholic"),
        "calais": ("england", "protestant"),
        "liege": ("independent", "protestant"),
        "munster": ("hapsburg", "protestant"),
        "cologne": ("hapsburg", "catholic"),
        "trier": ("protestant", "protestant"),
    }


@covers("his-2.4-1", "his-2.4-3", "his-2.4-4")
@pytest.mark.parametrize("scenario", ["1517", "1532"])
def test_square_markers_lie_on_the_keys_of_a_power_or_on_its_card(scenario: str) -> None:
    """Keys are counted as they are controlled at the moment; nobody holds more than it has square markers for."""
    state = position(scenario=scenario)
    for power, squares in SQUARES.items():
        assert 0 <= counted_keys(state, power) <= squares
    before = counted_keys(state, "france")
    state.control["lyon"] = "hapsburg"
    assert counted_keys(state, "france") == before - 1
    state.control["avignon"] = "hapsburg"  # no key: no square marker
    assert counted_keys(state, "france") == before - 1


@covers("his-2.4-4")
def test_the_last_open_box_shows_cards_and_vp() -> None:
    for held, row in ((0, (1, 0)), (3, (2, 7)), (8, (4, 17)), (12, (4, 17))):
        control = {**dict.fromkeys(KEYS, "independent"), **dict.fromkeys(KEYS[:held], "england")}
        assert key_row(position(control=control), "england") == row


@covers("his-2.4-5", "his-2.4-6")
def test_the_protestants_have_no_square_markers() -> None:
    squares = {"ottoman": 11, "hapsburg": 14, "england": 9, "france": 11, "papacy": 7, "protestant": 0}
    assert squares == SQUARES
    assert "protestant" not in KEY_TRACK


@covers("his-18.3-2", "his-18.2-12")
def test_an_event_commits_the_debater_it_needs_whoever_plays_it() -> None:
    start = saxony(hands={"ottoman": ("a_mighty_fortress",), "protestant": ()})
    start.agenda, start.phase = [("impulse", "ottoman")], "action"
    match = table(state=start)
    play(match, ("event", "a_mighty_fortress"))
    assert look(match).debaters["luther"] is True
    assert question(match) == ("protestant", "reformation")
    assert look(match).attempts == Attempts("reform", "protestant", 6, GERMAN, "a_mighty_fortress")
    assert ("bonus", "protestant") not in look(match).this_impulse
    start.debaters["luther"] = True
    assert BOOK.events["a_mighty_fortress"].forbidden(start, "ottoman") is not None

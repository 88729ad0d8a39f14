"""Whom a response window concerns: worked out from what everybody sees, and right for the windows of real games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tests.rulebook.here_i_stand.cards.test_combat as his
from tests.rulebook.here_i_stand.driver import play
from tests.rulebook.napoleonic_wars.cards.test_battle_cards import ATTACKER, DEFENDER, ones, rolls
from tests.rulebook.napoleonic_wars.cards.test_battle_cards import battle as nw_battle
from tests.server.test_readiness import TITLES
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.server.play.catalogue import standing_choices
from warcouncil.server.tables.concerns import concerned, concerns, far, marks_of, may_last
from warcouncil.text import speaker

WARS = [title for title in TITLES if get_title(title).windows]


def open_window(match: Match) -> tuple[str | None, set[str]]:
    """The trigger of the window that is open, and the powers that it concerns."""
    decision = match.decisions[0]
    return decision.trigger, set(concerned(match, decision))


# -- what the dress says


@pytest.mark.parametrize("title", WARS)
def test_marks_name_windows_steps_and_counts_of_their_title(title: str) -> None:
    game, marks = get_title(title), marks_of(get_title(title))
    assert marks.everybody and set(marks.everybody) <= set(game.windows)
    assert marks.until and set(marks.until) <= set(game.steps)
    match = Match.new(title, seed=1)
    assert all(len(far(match, (step,))) == len(fields) for step, fields in marks.until.items())
    printed = [
        space for space in game.board(match.options)["spaces"] for field in marks.printed.values() if field in space
    ]
    assert bool(printed) == bool(marks.printed)


@pytest.mark.parametrize("title", WARS)
def test_such_a_wish_may_last_as_long_as_any_other(title: str) -> None:
    game = get_title(title)
    assert all(one["unless"] for one in standing_choices(game, speaker(game)))
    assert not may_last(game, ("set_up",)) and not may_last(game, ("impulse", "france"))


@pytest.mark.parametrize("title", WARS)
def test_how_far_a_match_is_goes_up_when_such_a_step_begins(title: str) -> None:
    """As the engine ends its own standing passes: for each step that does so the numbers have gone up since."""
    chance, ended = random.Random(5), Counter[str]()
    match = Match.new(title, seed=5, options={"windows": "quick"})
    steps = marks_of(get_title(title)).until
    for step in steps:
        match.stand(0, "asked", (step,))
        since, count = far(match, (step,)), 0
        while "asked" in match.view(0, log=False)["standing"] and not match.over and count < 4000:
            assert far(match, (step,)) >= since
            match.choose(match.decisions[0], chance.choice(match.decisions[0].options))
            count += 1
        if not match.over and count < 4000:
            assert far(match, (step,)) > since, step
            ended[step] += 1
    assert ended


# -- Here I Stand


def test_a_field_battle_concerns_both_sides() -> None:
    match = his.attack(his.front({"france": ("arquebusiers",), "hapsburg": ("tercios",)}), *his.dice(3, 3, 1))
    assert open_window(match) == ("field_battle_combat_cards", {"france", "hapsburg"})
    play(match, ("pass",))
    assert match.decisions[0].power == "hapsburg"
    assert open_window(match) == ("field_battle_combat_cards", {"france", "hapsburg"})


def test_the_assault_of_a_siege_concerns_both_sides() -> None:
    match = his.storm(his.siege({"france": ("siege_mining",)}, 4), *his.dice(2, 2))
    assert open_window(match) == ("assault_combat_cards", {"france", "hapsburg"})


@pytest.mark.parametrize(("holder", "itself"), [("england", False), ("hapsburg", True)])
def test_a_march_concerns_who_marches_and_who_holds_the_place_that_it_is_for(holder: str, itself: bool) -> None:
    match = his.attack(his.front({holder: ("foul_weather",)}), *his.dice(3, 3))
    assert open_window(match) == ("land_move_declared", {"france", "hapsburg"})
    assert [(one.power, concerns(match, one)) for one in match.decisions] == [(holder, itself)]


def test_a_minor_power_concerns_its_ally() -> None:
    state = his.scene(
        wars=[("england", "france"), ("scotland", "france")],
        boulogne={"france": 3},
        st_quentin={"scotland": 1},
        fields={"control": {"st_quentin": "scotland"}, "minors": {"scotland": "england"}},
    )
    match = his.attack(his.deal(state, hapsburg=("foul_weather",)), *his.dice(3, 2))
    assert open_window(match) == ("land_move_declared", {"france", "scotland", "england"})


# -- The Napoleonic Wars


def test_a_battle_concerns_both_sides_and_not_whoever_else_may_play_a_card() -> None:
    dice = rolls(ones(ATTACKER, 6, 6, 6, 5), ones(DEFENDER, 5))
    match = nw_battle({"russia": ("rally",)}, *dice, at="battle_rolled")
    assert open_window(match) == ("battle_rolled", {"france", "austria"})
    assert [decision.power for decision in match.decisions] == ["russia"] and not concerns(match, match.decisions[0])


# -- all of them


@pytest.mark.parametrize("title", WARS)
def test_it_is_the_same_for_all_who_are_asked_and_for_whoever_knows_only_one_hand(title: str) -> None:
    """A copy in which everything hidden is drawn anew tells the same: it rests on nothing that is hidden."""
    chance, everybody = random.Random(2), marks_of(get_title(title)).everybody
    match = Match.new(title, players=max(get_title(title).players), seed=2, options={"windows": "sealed"})
    compared, kinds = 0, Counter[int]()
    for _ in range(2500):
        if match.over or compared >= 60:
            break
        decision = match.decisions[0]
        if decision.trigger and chance.random() < 0.2:
            seat = chance.randrange(match.players)
            copy = match.fork(seat=seat, seed=compared)
            found = [concerned(one, other) for one in (match, copy) for other in one.decisions]
            assert len(set(found)) == 1, (decision.trigger, found)
            assert not found[0] or decision.trigger not in everybody, "an event may meet anybody"
            compared += 1
            kinds[len(found[0])] += 1
        match.choose(decision, chance.choice(decision.options))
    assert compared >= 30 and len(kinds) > 1


@pytest.mark.parametrize("title", ["here_i_stand", "tanto_monta"])
def test_the_sides_of_a_battle_are_always_concerned(title: str) -> None:
    """At land and at sea, wherever it comes to one in play at random."""
    looked = 0
    for seed in range(1, 12):
        looked += battles_of(title, seed)
        if looked >= 8:
            return
    raise AssertionError(f"only {looked} windows of battles")


def battles_of(title: str, seed: int) -> int:
    chance, looked = random.Random(seed), 0
    match = Match.new(title, players=max(get_title(title).players), seed=seed, options={"windows": "sealed"})
    for _ in range(3000):
        if match.over:
            break
        decision = match.decisions[0]
        state: object = match.state
        fight = (
            getattr(state, "naval_battle", None) if "naval" in str(decision.trigger) else getattr(state, "battle", None)
        )
        if decision.trigger and fight is not None and ("combat" in decision.trigger or "dice" in decision.trigger):
            sides = (fight.attacker, *(fight.defenders if hasattr(fight, "defenders") else (fight.defender,)))
            seats = {match.state.seats[power] for power in sides if power in match.state.seats}
            told = {match.state.seats[one] for one in concerned(match, decision) if one in match.state.seats}
            assert seats <= told, (decision.trigger, sides, told)
            looked += 1
        match.choose(decision, chance.choice(decision.options))
    return looked

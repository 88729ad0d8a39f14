"""Trying it out: what a seat sees on its copy is what it sees in the match, as long as both go the same way."""

from __future__ import annotations

import random

import pytest

import warcouncil
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.trying import MOST_TRIED, Tryout, chosen, moment_of, records_at, sight
from warcouncil.engine.what_if import COST, REFUSED, Choice

TITLES = ("endeavor", "game_of_thrones", "here_i_stand", "tanto_monta", "napoleonic_wars")


def played(title: str, seed: int, count: int) -> Match:
    match, chance = warcouncil.new(title, seed=seed), random.Random(seed)
    for _ in range(count):
        step(match, chance)
    return match


def step(match: Match, chance: random.Random) -> Choice:
    """One choice at random, more often a pass than chance would have it."""
    decision = chance.choice(match.decisions)
    option = PASS if PASS in decision.options and chance.random() < 0.4 else chance.choice(decision.options)
    match.choose(decision, option)
    return Choice(option, decision.power, decision.kind)


def pass_behind(tryout: Tryout, match: Match) -> None:
    """On the copy everybody is asked in windows: pass for those who were not asked in the match."""
    asked = {(one.power, one.kind, one.trigger) for one in match.decisions}
    while tryout.stopped is None:
        left = [one for one in tryout.decisions if one.trigger and (one.power, one.kind, one.trigger) not in asked]
        if not left:
            return
        tryout.choose(Choice(PASS, left[0].power, left[0].kind))


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_sees_on_its_copy_what_it_sees_in_the_match(title: str) -> None:
    """Whatever both do alike looks alike to the seat, until something is rolled; that is what a queue relies on."""
    same = 0
    for begun in range(0, 60, 6):
        match, chance = played(title, 5, begun), random.Random(begun)
        seat = match.decisions[0].seat
        if records_at(match, moment_of(match, seat)) != (list(match.live), []):
            continue  # others have answered in secret, which the copy does not know
        logged = sum(entry.for_seat(seat) is not None for entry in match.log)
        tryout = Tryout(match, seat, seed=begun)
        assert sight(tryout.copy, seat) == sight(match, seat, logged)
        for _ in range(12):
            rolled = match.dice.position
            tryout.choose(step(match, chance))
            pass_behind(tryout, match)
            if tryout.stopped or any(one.rolled for one in tryout.taken) or match.dice.position != rolled or match.over:
                break
            assert sight(tryout.copy, seat) == sight(match, seat, logged)
            same += 1
    assert same > 12


def test_the_same_seed_draws_the_same_and_nothing_happens_in_the_match() -> None:
    match = played("here_i_stand", 3, 40)
    seat, digest = match.decisions[0].seat, match.digest()
    hands = []
    for seed in (1, 1, 2):
        tryout, chance = Tryout(match, seat, seed), random.Random(9)
        for _ in range(20):
            decision = chance.choice(tryout.decisions)
            tryout.choose(Choice(decision.options[0], decision.power, decision.kind))
        assert tryout.stopped is None and len(tryout.taken) == 20
        hands.append(tryout.copy.digest())
    assert hands[0] == hands[1] != hands[2]
    assert match.digest() == digest


def test_what_is_not_asked_or_not_allowed_is_refused_and_there_is_an_end() -> None:
    match = played("endeavor", 3, 0)
    tryout = Tryout(match, 0, 1)
    decision = tryout.decisions[0]
    tryout.play(
        [Choice(("start", "nowhere"), decision.power, decision.kind), Choice(decision.options[0], decision.power)]
    )
    assert tryout.stopped == REFUSED and tryout.refusal is not None and tryout.taken == []
    other = Tryout(match, 0, 1)
    other.choose(Choice(decision.options[0], decision.power, "another kind"))
    assert other.stopped == REFUSED
    long = Tryout(match, 0, 1)
    long.taken = [None] * MOST_TRIED  # type: ignore[list-item]
    long.choose(Choice(decision.options[0], decision.power, decision.kind))
    assert long.stopped == COST


def test_a_moment_is_found_again_until_it_is_taken_back() -> None:
    match, chance = played("endeavor", 7, 10), random.Random(1)
    seat = match.decisions[0].seat
    before = moment_of(match, seat)
    assert records_at(match, before) == (list(match.live), [])
    own = [step(match, chance) for _ in range(1)]
    found = records_at(match, before)
    assert found is not None and chosen(found[1], seat) == [(one.power, one.option) for one in own]
    after = moment_of(match, seat)
    assert after != before
    match.undo(seat)
    assert records_at(match, after) is None and records_at(match, before) is not None
    assert moment_of(match, seat) == before


def test_a_moment_in_a_block_knows_only_ones_own_answers() -> None:
    match = played("game_of_thrones", 2, 0)
    while len({decision.seat for decision in match.decisions}) < 3:
        step(match, random.Random(4))
    mine, other = match.decisions[0], match.decisions[1]
    before = moment_of(match, mine.seat)
    match.choose(other, other.options[0])
    assert moment_of(match, mine.seat) == before
    assert moment_of(match, other.seat) != before
    match.choose(mine, mine.options[0])
    later = moment_of(match, mine.seat)
    assert later.own == before.own + 1 and later.before == before.before
    match.undo(other.seat)
    assert moment_of(match, mine.seat) == later
    found = records_at(match, later)
    assert found is not None and [one[1] for one in found[0][later.before :] if one[0] == "choice"] == [mine.seat]


def test_a_moment_in_a_held_window_does_not_tell_who_has_answered() -> None:
    match, chance, seen = warcouncil.new("here_i_stand", seed=8, hold=True), random.Random(8), 0
    while seen < 4:
        while match.held and match.decisions:
            decision = chance.choice(match.decisions)
            others = [seat for seat in range(match.players) if seat != decision.seat]
            before = [moment_of(match, seat) for seat in others]
            match.choose(decision, PASS)
            assert [moment_of(match, seat) for seat in others] == before
            seen += 1
        if match.held:
            before = [moment_of(match, seat) for seat in range(match.players)]
            match.close_window()
            assert all(moment_of(match, seat) != then for seat, then in enumerate(before))
        else:
            step(match, chance)

"""What bots say of options (`rank`), and what titles say of positions (`estimate`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import warcouncil
from tests.titles.parley import Parley
from warcouncil.bots import Judgement, JudgingBot, RandomBot, make_bot, seat_bots
from warcouncil.engine.decision import Decision
from warcouncil.engine.judging import Estimate, Line, Ranked, best_first, equal_shares, estimated, why, won_by
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option, State
from warcouncil.engine.title import get_title
from warcouncil.text import speaker

LATE = 0.8
"""The part of a match after which an estimate should know more than nothing."""


def positions(title: str, players: int, seed: int, bots: str, **options: Any) -> Iterator[tuple[Match, Decision]]:
    """A match before each of its choices, played by bots."""
    match = warcouncil.new(title, players=players, seed=seed, options=options, log=False)
    seated = seat_bots(match.title, (bots,), players, seed)
    chance = random.Random(seed)
    while not match.over:
        decision = chance.choice(match.decisions)
        yield match, decision
        bot = seated[decision.seat]
        view = match.view(decision.seat, log=False) if bot.needs_view else {}
        match.choose(decision, bot.choose(view, decision))


# -- ranking


@pytest.mark.parametrize(
    ("title", "players", "most"), [("endeavor", 3, 400), ("game_of_thrones", 4, 400), ("here_i_stand", 6, 250)]
)
def test_what_a_bot_chooses_is_the_first_of_its_ranking(title: str, players: int, most: int, seed: int) -> None:
    voices = [speaker(title, language) for language in ("en", "zh")]
    of_its_own: set[str] = set()
    for number, (match, decision) in enumerate(positions(title, players, seed, "heuristic")):
        bot, view = make_bot(match.title, "heuristic", decision.seat, 7), match.view(decision.seat, log=False)
        ranked = bot.rank(view, decision)
        assert ranked[0].option == bot.choose(view, decision)
        assert {one.option for one in ranked} == set(decision.options)
        assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)
        assert all(voice.reason(reason) for voice in voices for one in ranked for reason in one.reasons)
        of_its_own |= {reason.message for one in ranked for reason in one.reasons} - {"only", "nothing", "measured"}
        if number == most:
            break
    assert len(of_its_own) > 8


def test_a_key_within_reach_is_a_reason_to_march() -> None:
    """The Ottomans before Belgrade: the best action is the march there, and says so."""
    for match, decision in positions("here_i_stand", 6, 0, "heuristic"):
        if decision.kind == "action" and decision.power == "ottoman":
            bot = make_bot(match.title, "heuristic", decision.seat, 0)
            best = bot.rank(match.view(decision.seat, log=False), decision)[0]
            said = [speaker("here_i_stand", "en").reason(reason) for reason in best.reasons]
            assert best.option[0] == "move"
            assert "takes the key Belgrade" in said
            return
    pytest.fail("the Ottomans did nothing")


def test_to_a_random_bot_all_are_the_same() -> None:
    match = warcouncil.new("endeavor", players=2, seed=1)
    decision = match.decisions[0]
    ranked = RandomBot(match.title, 0, 5).rank({}, decision)
    assert [one.option for one in ranked] == list(decision.options)
    assert {one.value for one in ranked} == {0.0}
    assert speaker("endeavor", "en").reason(ranked[0].reasons[0]) == "one is as good as another"


class Miser(JudgingBot):
    """Likes whatever leaves things as they are, and has nothing to say about it."""

    needs_view = False
    noise = 0.0

    def judgement(self, view: Any, decision: Decision) -> Judgement:
        return Judgement(lambda option: float(option == ("pass",)), lambda option: ())


def test_where_a_bot_has_nothing_to_say_a_general_reason_is_given() -> None:
    miser = Miser(get_title("endeavor"), 0)
    for _, decision in positions("endeavor", 2, 1, "random"):
        if decision.kind == "turn" and len(decision.options) > 2:
            best, *rest = miser.rank({}, decision)
            assert (best.option, best.reasons[0].message) == (("pass",), "nothing")
            assert {one.reasons[0].message for one in rest} == {"measured"}
            assert [one.option for one in rest] == [option for option in decision.options if option != ("pass",)]
            assert miser.choose({}, decision) == ("pass",)
            return
    pytest.fail("nobody had a turn")


def test_a_bot_need_not_judge_where_there_is_no_choice() -> None:
    match = warcouncil.new("endeavor", players=2, seed=1)
    decision = match.decisions[0]
    decision._options = decision.options[:1]
    bot = JudgingBot(match.title, 0)
    assert bot.choose({}, decision) == decision.options[0]
    assert bot.rank({}, decision) == [Ranked(decision.options[0], 0.0, (why("only"),))]


def test_of_equal_options_the_one_offered_first_comes_first() -> None:
    options: list[Option] = [("b",), ("a",), ("c",)]
    found = best_first(Ranked(option, float(option == ("c",)), ()) for option in options)
    assert [one.option for one in found] == [("c",), ("b",), ("a",)]


# -- estimates


def test_shares() -> None:
    assert equal_shares(4).shares == (0.25,) * 4
    assert won_by((1, 2), 3).shares == (0.0, 0.5, 0.5)
    lines = [Line(0, why("only"), 3.0), Line(1, why("only"), 1.0), Line(1, why("any"), 1.0)]
    cool, warm = estimated(2, lines, 0.5), estimated(2, lines, 5.0)
    assert 0.5 < warm.shares[0] < cool.shares[0] < 1
    assert sum(cool.shares) == pytest.approx(1)
    assert cool.lines == tuple(lines)
    assert estimated(2, [Line(0, why("only"), 1e6)], 0.01).shares == (1.0, 0.0)


def test_a_title_without_an_estimate_favours_nobody_and_an_ended_match_its_winners() -> None:
    class Blind(Parley):
        def estimate(self, state: State, seat: int | None) -> Estimate:
            return super(Parley, self).estimate(state, seat)

    match = Match.new(Blind(), players=3, seed=1)
    assert match.estimate(0) == match.estimate() == equal_shares(3)
    with pytest.raises(ValueError, match="there is no seat 3"):
        match.estimate(3)
    chance = random.Random(1)
    while not match.over:
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
    assert match.result is not None
    assert match.estimate(0) == won_by(match.result.winners, 3)


def share_of_the_winner(title: str, players: int, seed: int, bots: str, **options: Any) -> float:
    """The mean share of those who will win, as a spectator estimates it late in the match."""
    estimates = []
    for number, (match, _) in enumerate(positions(title, players, seed, bots, **options)):
        if number % 10 == 0:
            estimates.append(match.estimate())
    assert match.result is not None
    late = estimates[int(LATE * len(estimates))]
    return fmean(late.shares[seat] for seat in match.result.winners)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "players", "matches"), [("endeavor", 3, 40), ("game_of_thrones", 4, 40), ("here_i_stand", 6, 10)]
)
def test_an_estimate_knows_the_winner_better_than_chance(title: str, players: int, matches: int, seed: int) -> None:
    """Random play; Here I Stand in four turns, and the soak has the rest."""
    short = {"last_turn": 4} if title == "here_i_stand" else {}
    shares = [share_of_the_winner(title, players, 1000 * seed + n, "random", **short) for n in range(matches)]
    assert fmean(shares) > 1.3 / players


@pytest.mark.soak
@pytest.mark.parametrize(
    ("title", "players", "bots"),
    [
        ("endeavor", 4, "heuristic"),
        ("game_of_thrones", 6, "heuristic"),
        ("here_i_stand", 6, "random"),
        ("here_i_stand", 3, "heuristic"),
    ],
)
def test_an_estimate_knows_the_winner_of_40_whole_matches(title: str, players: int, bots: str, seed: int) -> None:
    shares = [share_of_the_winner(title, players, 1000 * seed + n, bots) for n in range(40)]
    assert fmean(shares) > 1.3 / players

"""Bots: random play, the title's own, and the arena."""

from __future__ import annotations

from typing import Any

import pytest

import warcouncil
from tests.titles.parley import Parley
from warcouncil.bots import RandomBot, bot_names, default_bot, make_bot, seat_bots
from warcouncil.bots.arena import arena, rotated, standing
from warcouncil.bots.playout import Table, Tally, play, play_all, play_out
from warcouncil.engine import title as registry
from warcouncil.engine.errors import BadOption, RulesError
from warcouncil.engine.title import get_title, register


@pytest.fixture(autouse=True)
def _parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    register("parley", Parley)


def test_which_bots_there_are() -> None:
    assert bot_names(get_title("endeavor")) == ("random", "heuristic")
    assert default_bot(get_title("endeavor")) == "heuristic"
    assert bot_names(get_title("parley")) == ("random",)
    assert default_bot(get_title("parley")) == "random"
    with pytest.raises(BadOption, match="endeavor has no bot 'x'; it has: random, heuristic"):
        make_bot(get_title("endeavor"), "x", 0, 0)


def test_names_are_used_again_for_the_other_seats() -> None:
    bots = seat_bots(get_title("endeavor"), ("heuristic", "random"), 3, 7)
    assert [isinstance(bot, RandomBot) for bot in bots] == [False, True, False]
    with pytest.raises(BadOption, match="3 bots are too many for 2 players"):
        seat_bots(get_title("endeavor"), ("random",) * 3, 2, 7)


def test_random_bots_choose_evenly_and_by_their_seed() -> None:
    match = warcouncil.new("endeavor", players=2, seed=1)
    decision = match.decisions[0]
    bot = RandomBot(match.title, 0, 5)
    chosen = [bot.choose({}, decision) for _ in range(400)]
    again = RandomBot(match.title, 0, 5)
    assert chosen == [again.choose({}, decision) for _ in range(400)]
    for option in decision.options:
        assert 150 < chosen.count(option) < 250


def test_a_bot_gets_what_its_seat_may_see_and_nothing_of_others() -> None:
    match = warcouncil.new("parley", players=2, seed=1)
    seen: list[Any] = []

    class Curious(RandomBot):
        needs_view = True

        def choose(self, view: Any, decision: Any) -> Any:
            seen.append((decision.seat, view["seat"]))
            return super().choose(view, decision)

    play_out(match, [Curious(match.title, 0, 1), RandomBot(match.title, 1, 1)], Tally())
    assert match.over
    assert set(seen) == {(0, 0)}


def test_matches_are_the_same_in_any_number_of_processes() -> None:
    tables = [Table(title="parley", players=3, seed=seed, check=True) for seed in range(6)]
    one, two = list(play_all(tables, 1)), list(play_all(tables, 2))
    assert [played.result for played in one] == [played.result for played in two]
    assert [played.tally.decisions for played in one] == [played.tally.decisions for played in two]
    assert all(played.result and not played.error for played in one)


def test_a_bot_that_fails_is_reported_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: RandomBot, view: object, decision: object) -> None:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(RandomBot, "choose", fail)
    played = play(Table(title="parley", players=2, seed=1))
    assert played.result is None
    assert played.error.startswith("ZeroDivisionError: no idea (test_bots.py:")
    assert played.journal.startswith('{"warcouncil"')


def test_a_match_without_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warcouncil.bots.playout.LIMIT", 5)
    match = warcouncil.new("endeavor", players=2, seed=1)
    bots = seat_bots(match.title, ("random",), 2, 1)
    with pytest.raises(RulesError, match="did not end within 5 choices"):
        play_out(match, bots, Tally())


# -- the arena


def test_everybody_moves_on_by_one_seat() -> None:
    seats = [rotated(["h", "r", "r"], number) for number in range(3)]
    assert [names.index("h") for names in seats] == [0, 1, 2]


def test_wins_are_counted_for_the_bot_wherever_it_sat() -> None:
    report = arena("endeavor", ["random", "random"], 4, seed=3)
    assert list(report) == ["random"]
    assert (report["random"].wins, report["random"].shared) == (4, 0)


def test_failed_matches_are_nobodys_win() -> None:
    played = play(Table(title="parley", players=2, seed=1, bots=("nobody",)))
    entry = standing("nobody", [played])
    assert (entry.matches, entry.failures, entry.wins) == (1, 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_heuristic_beats_random_play(players: int, seed: int) -> None:
    """A small slice; the soak plays 100 matches and wants 90 of them."""
    report = arena("endeavor", ["heuristic", *["random"] * (players - 1)], 8, seed=1000 * seed)
    heuristic = report["heuristic"]
    assert heuristic.failures == 0
    assert heuristic.wins >= 6
    assert heuristic.mean_score > report["random"].mean_score
    assert 0 < heuristic.p50_ms < 50

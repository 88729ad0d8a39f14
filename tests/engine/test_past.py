"""Looking back from a copy that keeps its checkpoints: the same as from the match itself, and not replayed twice."""

from __future__ import annotations

import random

import msgspec
import pytest

import tests.server.titles  # noqa: F401  registers Parley
import warcouncil
from warcouncil.engine.course import Course
from warcouncil.engine.errors import BadFile
from warcouncil.engine.match import Match
from warcouncil.engine.past import Past, Reel

TITLES = ["endeavor", "game_of_thrones", "here_i_stand", "parley"]


def played(title: str, seed: int, records: int) -> Match:
    """A match at random, in which now and then something is taken back."""
    match = warcouncil.new(title, seed=seed, players=6 if title == "here_i_stand" else None)
    chance = random.Random(seed)
    while not match.over and len(match.live) < records:
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
        if chance.random() < 0.05 and match.can_undo(decision.seat):
            match.undo(decision.seat)
    return match


def travelled(match: Match) -> Past:
    return Past(msgspec.msgpack.decode(msgspec.msgpack.encode(Reel.of(match)), type=Reel))


@pytest.mark.parametrize("title", TITLES)
def test_a_past_is_what_the_match_was(title: str, seed: int) -> None:
    match = played(title, seed, 300)
    past, live, chance = travelled(match), list(match.live), random.Random(seed)
    places = [0, len(live), *(chance.randrange(len(live)) for _ in range(25))]
    for place in places:
        upto = match.settled(place)
        then, other = match.after(place), past.at(live[:upto])
        assert other.digest() == then.digest() and other.log == then.log and list(other.live) == live[:upto]
        for seat in (None, 0):
            assert other.view(seat) == then.view(seat)


def test_a_past_follows_a_match_that_goes_on_and_back(seed: int) -> None:
    match = played("endeavor", seed, 60)
    past, chance = travelled(match), random.Random(seed)
    for _ in range(60):
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
        if chance.random() < 0.5 and match.can_undo(decision.seat):
            match.undo(decision.seat)
        assert past.at(list(match.live)).digest() == match.after(len(match.live)).digest()


def test_what_was_replayed_is_not_replayed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("here_i_stand", 5, 700)
    past, live = travelled(match), list(match.live)
    counted, keep = [0], Course._keep

    def counting(course: Course, record: tuple[object, ...]) -> None:
        counted[0] += 1
        keep(course, record)

    monkeypatch.setattr(Course, "_keep", counting)
    past.at(live)
    assert counted[0] > 300 and past.checkpoints > 20
    for place in (600, 601, 350, 20):
        counted[0] = 0
        past.at(live[: match.settled(place)])
        assert counted[0] < 100, place


def test_a_past_of_other_rules_is_refused() -> None:
    reel = Reel.of(played("endeavor", 1, 20))
    with pytest.raises(BadFile):
        Past(msgspec.structs.replace(reel, rules="0"))

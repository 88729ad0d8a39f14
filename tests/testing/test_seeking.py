"""Random play that seeks corners, and the two laws that look: views and words after every decision, answers of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.titles.broken_bots import BalkyBot
from tests.titles.broken_parley import Corner, Nameless
from tests.titles.parley import Parley
from warcouncil.bots import RandomBot
from warcouncil.engine import title as registry
from warcouncil.engine.match import Match
from warcouncil.engine.state import State
from warcouncil.engine.title import get_title, register
from warcouncil.testing import LAWS, ConformanceFailure, Seeker, Sights, Taken, Unseen, random_play, sought
from warcouncil.testing.laws.case import cases
from warcouncil.titles.game_of_thrones import GameOfThrones
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

Play = Callable[[Match, int], Iterator[object]]
MANY = 300


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    for kind in (Parley, Corner, Nameless):
        register(kind.id, kind)


def spectator(match: Match) -> None:
    match.title.view(match.state, None)


def matches_needed(title: str, play: Play, seed: int, most: int = MANY) -> int:
    """How many matches it takes until a spectator's view fails; `most` if none does."""
    for number, case in enumerate(cases(title, most, seed)):
        match = case.new()
        try:
            for _ in play(match, case.seed):
                spectator(match)
            spectator(match)
        except LookupError:
            return number + 1
    return most


# -- what was taken least


def test_options_taken_least_are_preferred_over_all_matches_of_a_run() -> None:
    """In as many matches, more different options are taken than by plain random play."""
    plain, taken = Taken(), Taken()
    for case in cases("game_of_thrones", 8, 1):
        for decision, option in random_play(case.new(), case.seed):
            plain.note(decision, option)
        for _ in random_play(case.new(), case.seed, taken=taken):
            continue
    assert len(taken.options) > 1.03 * len(plain.options)


def test_random_play_with_counts_is_the_same_again() -> None:
    journals = []
    for _ in range(2):
        taken, texts = Taken(), []
        for case in cases("parley", 3, 4):
            match = case.new()
            for _ in random_play(match, case.seed, taken=taken):
                continue
            texts.append(match.journal.text())
        journals.append(texts)
    assert journals[0] == journals[1]


def test_what_was_taken_since_adds_up() -> None:
    taken = Taken()
    case = cases("parley", 1, 4)[0]
    for _ in random_play(case.new(), case.seed, taken=taken):
        continue
    before = taken.copy()
    for _ in random_play(case.new(), 9, taken=taken):
        continue
    before.add(taken.since(before))
    assert before.options == taken.options
    assert before.kinds == taken.kinds


# -- seeking


def test_seeking_finds_a_corner_much_sooner_than_plain_random_play() -> None:
    """A view that fails behind one uprising and one veto: over four runs, a third of the matches at most."""
    plain = sum(matches_needed(Corner.id, random_play, seed) for seed in range(4))
    seeking = sum(matches_needed(Corner.id, Seeker(spectator).play, seed) for seed in range(4))
    assert seeking < plain / 3


def test_seeking_is_the_same_again_and_changes_nothing_in_the_match() -> None:
    texts = []
    for _ in range(2):
        match = cases("parley", 1, 6)[0].new()
        for _ in Seeker(spectator).play(match, 6):
            continue
        texts.append(match.journal.text())
    assert texts[0] == texts[1]
    assert registry.get_title("parley") is match.title


def test_a_failure_of_sights_leads_to_its_place() -> None:
    with pytest.raises(ConformanceFailure) as failure:
        LAWS["sights"](Corner.id, matches=MANY)
    found = failure.value
    assert found.law == "sights"
    assert "LookupError: nobody knows what to show" in found.reason
    assert found.repeat.startswith("warcouncil.testing.sought('parley_corner', ")
    assert found.case is not None
    match = sought(Corner.id, vars_of(found.case)["number"], decisions=found.decision)
    assert match.players == found.case.players
    assert not match.over


def vars_of(case: object) -> dict[str, int]:
    return {name: getattr(case, name) for name in ("number", "run")}


@pytest.mark.soak
def test_the_corner_of_cersei_is_found_within_300_matches(record_property: Callable[[str, object], None]) -> None:
    """Whoever looks a supporting order up on the board fails where Cersei Lannister has removed it."""

    class Careless(GameOfThrones):
        def public_view(self, state: State) -> dict[str, Any]:
            assert isinstance(state, GameOfThronesState)
            for support in state.combat.supports if state.combat is not None else ():
                state.orders[support[0]]
            return super().public_view(state)

    register("game_of_thrones", Careless)
    needed = matches_needed("game_of_thrones", Seeker(spectator).play, 1)
    record_property("count", needed)
    assert needed < MANY


# -- looking


def test_sights_names_missing_words_as_such() -> None:
    match = cases(Nameless.id, 1, 1)[0].new()
    with pytest.raises(Unseen) as unseen:
        Sights(match.title).look(match)
    assert unseen.value.wordless
    with pytest.raises(ConformanceFailure) as failure:
        LAWS["sights"](Nameless.id, matches=1)
    assert failure.value.law == "words"


EVERY = {"endeavor": 1, "game_of_thrones": 4, "here_i_stand": 60}
"""Of the decisions of one match, one in so many is looked at in `make test`; the soak looks at all of whole matches."""


@pytest.mark.parametrize("title", EVERY)
def test_everybody_can_look_at_a_match(title: str, seed: int) -> None:
    eyes = Sights(get_title(title))
    case = cases(title, 1, seed)[0]
    match = case.new()
    for number, _ in enumerate(random_play(match, case.seed, taken=Taken())):
        if number % EVERY[title] == 0:
            eyes.look(match)
    eyes.look(match)
    assert eyes.checks > 1000


# -- bots


@pytest.mark.parametrize(("title", "matches"), [("endeavor", 6), ("game_of_thrones", 6), ("here_i_stand", 2)])
def test_every_bot_answers_whatever_random_matches_ask(title: str, matches: int, seed: int) -> None:
    """A slice; the soak tries 200 matches."""
    assert LAWS["bots"](title, matches=matches, seed=seed).checks > 100


def test_a_bot_that_fails_is_named_with_what_it_was_asked() -> None:
    class Balky(Parley):
        bots = {"balky": f"{BalkyBot.__module__}:BalkyBot"}

    register("parley", Balky)
    with pytest.raises(ConformanceFailure, match=r"the bot 'balky' has no answer to 'aim' with \('aim', 'rest'\)"):
        LAWS["bots"]("parley")
    assert issubclass(BalkyBot, RandomBot)

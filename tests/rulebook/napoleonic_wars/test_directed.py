"""Random play from starts that chance seldom reaches: conquests, submissions, broken pacts, wars and camps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook.napoleonic_wars.driver import Game, look, position
from warcouncil.engine.match import Match
from warcouncil.testing.play import Taken, random_play
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import break_pact
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, Subject, Truce

REST = (("peace_phase",),)
IMPULSE = (("submissions",), ("end_impulse",), ("attrition_phase",), ("construction",), ("conquest_phase",), *REST)


def fallen(players: int, loser: str, victor: str) -> NapoleonicState:
    """All capitals and keys of a nation are in enemy hands, and its troops stand where they stood."""
    state = position(("conquest_phase",), *REST, players=players, turn=2)
    for space in COMPONENTS.keys(loser):
        state.set_flag(space, victor)
        for leader in state.leaders_at(space):
            state.lose_leader(leader)
        for nation, count in state.units.get(space, ()):
            state.add_units(space, nation, -count)
        state.add_units(space, victor, 1)
    state.squadrons = {}
    return state


def overrun(players: int, loser: str, victor: str) -> NapoleonicState:
    """A power has hardly any troops left, and its enemies are everywhere."""
    state = fallen(players, loser, victor)
    state.agenda = list(reversed(IMPULSE))
    state.phase, state.active, state.due, state.last_active, state.round = "impulses", victor, victor, victor, 2
    for place in [one for one in state.units if state.units_at(one, loser)]:
        state.add_units(place, loser, -state.units_at(place, loser))
    for leader, _ in state.leaders_on_map(loser):
        state.lose_leader(leader)
    return state


def beaten(players: int) -> NapoleonicState:
    """Austria is a subject neutral whose truce is over, with Turkey in Pact; the camps part begins."""
    state = position(("interphase",), players=players, turn=2, flags={"linz": "france", "prague": "france"})
    del state.camps["austria"]
    state.subjects["austria"] = Subject("france", 2)
    state.truces["austria"] = Truce(2, ("france", "spain"))
    state.ceded.update(("linz", "prague"))
    state.consuls["turkey"] = ("austria", "pact", False)
    state.camps["turkey"] = "coalition"
    state.seat_nations({**state.seats, "turkey": state.seats["austria"]})
    for nation, count in state.units.pop("prague", ()):
        state.add_units("vienna", nation, count)
    return state


def break_pact_at(state: NapoleonicState) -> None:
    break_pact(state, "spain")


STARTS: dict[str, Callable[[int], NapoleonicState]] = {
    "austria_falls": lambda players: fallen(players, "austria", "france"),
    "russia_falls": lambda players: fallen(players, "russia", "france"),
    "spain_falls": lambda players: fallen(players, "spain", "britain"),
    "france_falls": lambda players: fallen(players, "france", "russia"),
    "austria_overrun": lambda players: overrun(players, "austria", "france"),
    "britain_overrun": lambda players: overrun(players, "britain", "france"),
    "france_overrun": lambda players: overrun(players, "france", "austria"),
    "beaten": beaten,
}


LAST = 3
"""Play goes on to the end of this turn."""


def play_on(title: Game, state: NapoleonicState, seed: int, taken: Taken | None = None) -> None:
    """Random play from a position, sound after every choice."""
    match = Match.at(title, state, seed=seed)
    for decision, option in random_play(match, seed, taken=taken):
        wrong = list(title.invariants(match.state))
        assert wrong == [], (seed, decision.kind, option, wrong)
        if look(match).turn > LAST:
            return
    assert match.result is not None


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_stays_sound_from_directed_starts(start: str, players: int) -> None:
    play_on(Game(), STARTS[start](players), players)


def test_a_broken_pact_at_random() -> None:
    title = Game()
    title.steps = {**title.steps, "breaking": break_pact_at}  # type: ignore[misc]
    state = position(("breaking",), *IMPULSE[1:], players=4, turn=2, hands={"spain": ("manoeuvre", "cossacks")})
    state.phase, state.active, state.due, state.round = "impulses", "france", "france", 2
    play_on(title, state, 1)


def test_what_the_directed_starts_come_to() -> None:
    """Peace in all its forms is made at random."""
    taken = Taken()
    for seed in range(6):
        play_on(Game(), overrun(5, "austria", "france"), seed, taken)
    assert {"submission", "terms", "accept", "quarters"} <= set(taken.kinds)

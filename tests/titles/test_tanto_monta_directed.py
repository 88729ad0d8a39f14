"""Random play from starts that chance seldom reaches: Rome falls, rebels give up, treaties, far oceans, a last key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.directed import play_on
from tests.rulebook.tanto_monta.driver import Game, look, position
from warcouncil.engine.match import Match
from warcouncil.testing import ScriptedDice
from warcouncil.testing.play import random_play
from warcouncil.titles.tanto_monta.minors import borgia, rome
from warcouncil.titles.tanto_monta.powers import alcacovas, beltranejos, castile, france, surrender
from warcouncil.titles.tanto_monta.seasons.turn import PHASES
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import OCEANS, PLAYERS

Happening = Callable[[TantoMontaState], Any]
TURN = tuple(("phase", phase) for phase in PHASES)


def muslim_papacy(state: TantoMontaState) -> Any:
    """The Muslims run the Papacy with Borgia."""
    state.pope = "alexander_vi"
    state.minors.pop("papacy", None)
    return borgia.muslim_papacy(state)


def last_key(state: TantoMontaState) -> None:
    """Spain holds the Nasrid keys but one, and is at war."""
    state.control.update(almeria="spain", malaga="spain")
    state.wars.add(state.realm.pair("nasrid", "spain"))


def far_oceans(state: TantoMontaState) -> None:
    """Everybody has explored everything, so that naos and escorts go anywhere."""
    state.explored.update((player, ocean) for player in PLAYERS for ocean in OCEANS)


def maximilian_before_milan(state: TantoMontaState) -> None:
    """France has Milan, Maximilian attacks it for Spain, and there is plague."""
    state.troops.pop("milan", None)
    state.add_troops("milan", "france", regular=3)
    state.add_troops("milan", "independent", regular=5)
    state.control["milan"], state.leaders["maximilian"] = "france", "milan"
    state.maximilian, state.maximilian_by = "milan", "spain"
    state.plague.add("milan")


STARTS: dict[str, tuple[str, tuple[Happening, ...]]] = {
    "rome_falls": ("1490", (rome.fall_of_rome,)),
    "muslim_papacy": ("1490", (muslim_papacy,)),
    "nasrids_surrender": ("1490", (surrender.nasrids_surrender,)),
    "a_last_key": ("1490", (last_key,)),
    "catalonia_surrenders": ("1470", (surrender.catalonia_surrenders,)),
    "peace_and_resistance": ("1470", (alcacovas.make_peace, beltranejos.resist)),
    "treaties": ("1490", (france.sign_etaples, france.sign_senlis, france.sign_barcelona)),
    "tordesillas": ("1490", (alcacovas.sign_tordesillas,)),
    "isabella_dies": ("1490", (castile.isabella_dies,)),
    "far_oceans": ("1490", (far_oceans,)),
    "maximilian_before_milan": ("1490", (maximilian_before_milan,)),
}


def after(scenario: str, happenings: tuple[Happening, ...], turn: int) -> TantoMontaState:
    """The position after some things have happened, at the beginning of a turn."""
    state = position(scenario=scenario, turn=turn)
    for number, happening in enumerate(happenings):
        game = Game()
        game.steps = {**game.steps, "happening": happening}  # type: ignore[misc]
        state.agenda = [("happening",)]
        match = Match.at(game, state, dice=ScriptedDice([], others=number))
        for _ in random_play(match, number):
            pass
        state = look(match).copy()
    state.agenda = list(reversed(TURN))
    return state


def played(state: TantoMontaState, seed: int, turns: int = 1) -> None:
    """Random play from a position for some turns."""
    last = state.turn + turns
    play_on(Game(), state, seed, lambda match: look(match).turn >= last)


@pytest.mark.parametrize("start", STARTS)
def test_a_turn_from_a_directed_start_stays_sound_and_can_be_seen(start: str) -> None:
    played(after(*STARTS[start], turn=5), 1)


@pytest.mark.soak
@pytest.mark.parametrize("start", STARTS)
def test_many_turns_from_directed_starts(start: str, record_property: Callable[[str, object], None]) -> None:
    count = 30
    for seed in range(count):
        played(after(*STARTS[start], turn=4 + seed % 3), seed, turns=2)
    record_property("count", count)

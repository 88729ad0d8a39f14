"""Events of the powers one behind the other by chance: every piece stays somewhere, whatever is chosen and rolled."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import Game, look, position
from warcouncil.engine.match import Match
from warcouncil.testing import ScriptedDice
from warcouncil.titles.tanto_monta.powers import (
    alcacovas,
    beltranejos,
    castile,
    foreign_wars,
    france,
    maximilian,
    nasrids,
    north_africa,
    surrender,
    venetian_war,
)
from warcouncil.titles.tanto_monta.powers.recruiting import WARS
from warcouncil.titles.tanto_monta.seasons.events import pull_out
from warcouncil.titles.tanto_monta.state import TantoMontaState

Rule = Callable[[TantoMontaState], Any]
EVENTS: dict[str, tuple[Rule, Rule]] = {
    "zahara": (lambda now: not now.zahara_seized and "nasrid" not in now.surrendered, nasrids.seize_zahara),
    "uprising": (lambda now: True, nasrids.uprising),
    "moriscos": (lambda now: True, nasrids.moriscos_in_winter),
    "homes": (lambda now: True, nasrids.homes_lost),
    "regency": (lambda now: not now.algiers_regency, north_africa.regency),
    "otranto": (lambda now: not now.otranto_seized, north_africa.seize_otranto),
    "peace": (lambda now: not now.alcacovas, alcacovas.make_peace),
    "tordesillas": (
        lambda now: not now.tordesillas and alcacovas.tordesillas_forbidden(now) is None,
        alcacovas.sign_tordesillas,
    ),
    "resistance": (lambda now: beltranejos.resistance_forbidden(now) is None, beltranejos.resist),
    "cards": (lambda now: True, castile.three_cards),
    "etaples": (lambda now: "etaples" not in now.treaties, france.sign_etaples),
    "senlis": (lambda now: france.senlis_forbidden(now) is None, france.sign_senlis),
    "barcelona": (lambda now: france.barcelona_forbidden(now) is None, france.sign_barcelona),
    "maximilian": (lambda now: True, lambda now: maximilian.maximilian(now, "spain")),
    "strike": (lambda now: bool(now.maximilian_by), lambda now: maximilian.strikes(now, now.maximilian_by)),
    "surrenders": (lambda now: True, surrender.surrenders),
    "nasrids": (lambda now: "nasrid" not in now.surrendered, surrender.nasrids_surrender),
    "catalonia": (lambda now: "catalonia" not in now.surrendered, surrender.catalonia_surrenders),
    "venetian": (lambda now: venetian_war.in_progress(now), lambda now: venetian_war.fight(now, "spain", 1)),
    **{
        war: (lambda now, war=war: free(now, war), lambda now, war=war: breaks_out(now, war))  # type: ignore[misc]
        for war in WARS
    },
}
TURNS = 30


def free(state: TantoMontaState, war: str) -> bool:
    """Whether a foreign war can break out."""
    return war not in state.foreign_wars and WARS[war].card not in state.removed


def breaks_out(state: TantoMontaState, war: str) -> Any:
    pull_out(state, WARS[war].card)
    return foreign_wars.begin(state, war) if WARS[war].power else venetian_war.begin(state, "muslim")


@pytest.mark.parametrize("seed", range(4))
def test_powers_at_random(seed: int) -> None:
    chance = random.Random(seed)
    state = position(turn=4, scenario="1490" if seed % 2 else "1470")
    for _ in range(TURNS):
        name = chance.choice([name for name, (may, _) in EVENTS.items() if may(state)])
        game = Game()
        game.steps = {**game.steps, "procedure": EVENTS[name][1]}  # type: ignore[misc]
        state.agenda = [("procedure",)]
        match = Match.at(game, state, dice=ScriptedDice([], others=chance.randrange(1000)))
        while not match.over:
            decision = chance.choice(match.decisions)
            match.choose(decision, chance.choice(decision.options))
        state = look(match).copy()
        assert not list(game.invariants(state)), (name, list(game.invariants(state)))
